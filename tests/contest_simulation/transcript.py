"""What members of a simulated server read: every message that a contest wants, as soon as its channel takes it."""

import re
from dataclasses import replace
from itertools import count
from typing import Final

from bot.contests.plan import encode
from bot.contests.posts import NOTHING, Post
from bot.contests.purposes import Purpose
from bot.contests.state import DeadlineKind, Stage, StoredContest
from bot.exports.contest import contest_calendar
from bot.panels.contests.board import board_panel
from bot.panels.contests.fixtures import fixtures_panel
from bot.panels.contests.matches import match_panel
from bot.panels.contests.me import me_panel
from bot.panels.contests.pictures import standings_pages, standings_picture
from bot.panels.contests.posts import announcement
from bot.panels.contests.reminders import reminder
from bot.panels.contests.rules import sections
from bot.panels.contests.signing_up import entry_text
from bot.panels.contests.voice import ContestVoice
from bot.panels.core.digest import panel_digest
from bot.panels.core.panel import Menu, Panel, Text
from bot.panels.core.reader import Reader
from cogs.live.in_turn import older_calls
from engine import Seat
from engine.contest.config import Format, Pace
from engine.contest.state import Place
from tests.contest_simulation.server import SimulatedServer
from tests.referee.message_laws import Message
from tests.referee.referee import Referee
from tests.referee.rows import Standing

_ROUND: Final = re.compile(r"Round (\d+)")
_MOST_PAGES: Final = 30


class Transcript:
    """Posts what contests want, in no channel, and reads it out to a referee."""

    def __init__(self, server: SimulatedServer) -> None:
        self._server = server
        self._numbers = count(1)
        self._schedule: object = None
        self._rules: set[str] = set()
        self._next: object = None
        self._closed_until: int | None = None
        """Until when the channel takes no messages; None while it takes them."""

    def close_channel(self, until: int, referee: Referee) -> None:
        """Discord takes no messages in the contest's channel until a time; members go on to press."""
        self._closed_until = max(until, self._closed_until or 0)
        referee.close_channel()

    def open_channel(self, referee: Referee) -> None:
        """The channel takes messages again; those that wait come at the next look."""
        if self._closed_until is not None:
            self._closed_until = None
            referee.open_channel()

    async def publish(self, stored: StoredContest, referee: Referee) -> None:
        """Everything that is wanted now, and the schedule if its dates have changed."""
        if self._closed_until is not None and self._server.clock.at >= self._closed_until:
            self.open_channel(referee)
        if self._closed_until is None:
            await self._post_all(stored, referee)
        self._read_rules(stored, referee)
        self._read_next_round(stored, referee)
        if stored.plan.config.pace is Pace.LIVE or stored.stage is not Stage.RUNNING or stored.paused:
            return
        dates = (stored.revision, tuple(stored.deadlines.items()))
        if dates != self._schedule and stored.round:
            self._schedule = dates
            self._read_schedule(stored, referee)
            self._read_calendar(stored, referee)
            self._read_times(stored, referee)

    async def _post_all(self, stored: StoredContest, referee: Referee) -> None:
        """What is wanted, in order; of calls that have waited only the last of a kind."""
        posts = await self._server.contests.posts(stored.id)
        for post in older_calls(posts):
            await self._note(stored, post, NOTHING, None)
        for post in posts:
            if post.purpose == Purpose.BOARD:
                await self._show_board(stored, post, referee)
            elif (
                post.message is None
                and post.purpose not in (Purpose.EVENT, Purpose.ROOM)
                and post not in older_calls(posts)
            ):
                await self._post(stored, post, referee)

    async def _show_board(self, stored: StoredContest, post: Post, referee: Referee) -> None:
        panel = board_panel(stored)
        digest = panel_digest(panel, 0)
        if post.shown != digest:
            referee.hear(self._message("board", 0, panel))
            await self._note(stored, post, next(self._numbers), digest)

    async def _post(self, stored: StoredContest, post: Post, referee: Referee) -> None:
        if post.purpose == Purpose.REMINDER:
            said = reminder(stored, post.number, await self._turns(stored))
        else:
            events = await self._server.contests.events(stored.id)
            said = announcement(stored, post.purpose, post.number, events)
        if said is None:
            await self._note(stored, post, NOTHING, None)
            return
        message = self._message(post.purpose, post.number, said.panel, said.users)
        if post.purpose.startswith(("standings", "final")) and stored.contest.seeds:
            message = replace(message, rows=_rows(stored), arrows=_arrows(stored))
        referee.hear(message)
        await self._note(stored, post, next(self._numbers), None)

    async def _turns(self, stored: StoredContest) -> dict[Place, Seat | None]:
        turns: dict[Place, Seat | None] = {}
        for place in stored.open_places:
            table = stored.tables.get(place)
            if table is not None and table.running:
                turns[place] = (await self._server.tables.look(table.table)).to_act
        return turns

    def _read_schedule(self, stored: StoredContest, referee: Referee) -> None:
        """Every page of it, the first of each round."""
        rounds = len(stored.plan.format.with_rounds_to_come(stored.contest).rounds)
        read = set[int]()
        for page in range(1, _MOST_PAGES):
            panel = fixtures_panel(stored, Reader(), page)
            found = _ROUND.search(_text(panel))
            number = int(found[1]) if found else 0
            if number not in read:
                referee.hear(self._message("schedule", number, panel))
            read.add(number)
            if number == rounds:
                break

    def answer(self, stored: StoredContest, member: int, referee: Referee) -> None:
        """What a member reads who has signed up."""
        entry = stored.entry_of(member)
        if entry is not None:
            text = entry_text(ContestVoice(stored, "en"), entry)
            referee.hear(Message(self._server.clock.at, "answer", 0, text, frozenset({member})))

    def read_standings(self, stored: StoredContest, referee: Referee) -> None:
        """The page of them, as it is now."""
        message = self._message("standings", 0, Panel(blocks=()))
        referee.hear(replace(message, rows=_rows(stored), arrows=_arrows(stored)))

    def _read_calendar(self, stored: StoredContest, referee: Referee) -> None:
        now = self._server.clock.at
        referee.hear(Message(now, "calendar", 0, contest_calendar(stored, now, "en").decode()))

    def _read_times(self, stored: StoredContest, referee: Referee) -> None:
        """What *Find a time* has to choose from for the first match that nobody has begun."""
        begun = {place for place, table in stored.tables.items() if any(table.acted)}
        for place in [place for place in stored.open_places if place not in begun][:1]:
            now = self._server.clock.at
            panel = match_panel(stored, place, {}, reader=Reader(), user=0, now=now)
            menus = [block.select for block in panel.blocks if isinstance(block, Menu)]
            times = [int(choice.value) for menu in menus for choice in menu.choices]
            text = " ".join(f"<t:{at // 1000}>" for at in times)
            referee.hear(Message(now, "times", place[0], text))

    def _read_next_round(self, stored: StoredContest, referee: Referee) -> None:
        """*Me* of one who takes part, between two rounds."""
        due = stored.deadlines.get((DeadlineKind.NEXT, stored.round))
        if due is None or stored.paused or (stored.round, due) == self._next or not stored.contest.active:
            return
        self._next = (stored.round, due)
        players = stored.contest.entries[stored.contest.active[0]].players
        panel = me_panel(stored, Reader(), stored.people[players[0]].user)
        referee.hear(self._message("me", stored.round, panel))

    def _read_rules(self, stored: StoredContest, referee: Referee) -> None:
        """The whole rules page, when the plan has changed."""
        plan = encode(stored.plan)
        if plan not in self._rules:
            self._rules.add(plan)
            parts = (line for _, lines in sections(stored.plan, "en") for line in lines)
            referee.hear(Message(self._server.clock.at, "rules", 0, "\n".join(parts)))

    def _message(self, purpose: str, number: int, panel: Panel, users: tuple[int, ...] = ()) -> Message:
        return Message(self._server.clock.at, purpose, number, _text(panel), frozenset(users))

    async def _note(self, stored: StoredContest, post: Post, message: int, shown: str | None) -> None:
        await self._server.contests.set_post(stored.id, post, channel=stored.channel, message=message, shown=shown)


def _text(panel: Panel) -> str:
    return "\n".join(block.markdown for block in panel.blocks if isinstance(block, Text))


def _rows(stored: StoredContest) -> tuple[Standing, ...]:
    """The standings that a message shows."""
    return tuple(
        Standing(row.entrant, division, row.rank, row.points, row.played)
        for division, rows in enumerate(stored.standings(), start=1)
        for row in rows
    )


def _arrows(stored: StoredContest) -> tuple[str, ...]:
    """The marks in its picture that lead to another division."""
    if stored.plan.config.format is not Format.LEAGUE:
        return ()
    facts, divisions = ContestVoice(stored, "en"), range(len(stored.standings()))
    pictures = (
        standings_picture(facts, division=division, page=page)
        for division in divisions
        for page in range(standings_pages(facts, division))
    )
    return tuple(row.zone for picture in pictures for row in picture.rows)
