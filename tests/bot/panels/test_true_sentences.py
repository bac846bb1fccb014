"""Every message of hands, tables, *Me*, boards and check-in is said only while it is so (`tests/texts/moments.toml`).

The list is held against the catalogue: a new message that is in none of its tables fails.
"""

import re
import tomllib
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from bot.contests.model import Stage
from bot.panels.core.custom_ids import Press, Verb
from bot.panels.core.panel import Panel
from bot.panels.core.reader import Reader
from bot.panels.hand.panel import spectator_panel
from bot.panels.table.menus import more_panel
from bot.tables.commands.base import Command
from bot.tables.commands.life import Close
from bot.tables.commands.pause import AskPause
from bot.tables.commands.seats import ComeBack, Leave, Sit, Substitute
from bot.tables.commands.settings import SetHints
from bot.tables.game import Departure, StoredTable
from bot.tables.model import Member, Pause, PauseReason, Status
from engine import Phase, Refused
from tests.bot.panel_checks import check, check_actions, pressable, snapshot_of, table_of
from tests.bot.panels.contest_moments import ContestFacts, contest_moments
from tests.bot.panels.moments import Facts, all_moments
from tests.bot.panels.test_turns import moments
from tests.texts.patterns import TEXTS

LISTED: Mapping[str, list[dict[str, Any]]] = tomllib.loads(
    (Path(__file__).parents[2] / "texts" / "moments.toml").read_text(encoding="utf-8")
)
FILES = (
    *("hand", "table", "pause", "exchange", "calls", "invite", "avoid", "talk", "euchre", "hint"),
    "contest_tables",
)
"""Files of which every message is listed."""
OF_CONTESTS = re.compile(
    r"(league|contest)-(me-.*|paused.*|time-up|held|starts|check-in-open|signed.*|waiting|looking|won.*|cancelled"
    r"|when-.*|paired|waits.*|looks.*|checked-in|consent.*|offers.*|seated-.*|invited.*)"
    r"|league-(round.*|match-.*|joined)"
)
"""Messages of boards, *Me*, *My match* and check-in in the files of contests."""
OF_LISTS = re.compile(r"list-.*")
"""Messages of `/table list`, in the file of lists."""
OF_OTHERS = re.compile(r"(server|privacy|opt)-.*")
"""Settings, and kinds of stored data, in files of tables."""
RUNNING = Status.PLAYING
AGREED = (PauseReason.AGREED, PauseReason.PARKED)

AT_TABLES: Mapping[str, Callable[[Facts], bool]] = {
    "mine": lambda so: so.mine,
    "asked_or_may_show": lambda so: so.mine or (so.status is RUNNING and not so.away and so.paused is None),
    "waits_unseen": lambda so: not so.mine and so.phase in (Phase.BLIND_CALL, Phase.BLIND_LONER),
    "review": lambda so: so.phase is Phase.REVOKE_REVIEW and so.paused is None,
    "out": lambda so: so.out,
    "not_mine": lambda so: not so.mine,
    "theirs": lambda so: so.theirs,
    "theirs_by_member": lambda so: so.theirs and not so.computer,
    "theirs_by_computer": lambda so: so.theirs and so.computer and not so.actor_away,
    "theirs_while_away": lambda so: so.theirs and so.actor_away,
    "draw": lambda so: so.phase is Phase.DRAW_FOR_DEAL and so.paused is None,
    "dealing": lambda so: so.phase is Phase.DEALING and so.paused is None,
    "away": lambda so: so.away and so.paused is None,
    "everyone_away": lambda so: so.paused is PauseReason.AWAY and so.panel != "spectator",
    "agreed": lambda so: so.paused in AGREED and so.panel != "spectator",
    "watched_pause": lambda so: so.paused is not None and so.panel == "spectator",
    "some_away": lambda so: so.some_away and so.paused is None,
    "lobby": lambda so: so.status is Status.LOBBY,
    "lobby_full": lambda so: so.status is Status.LOBBY and so.full,
    "lobby_not_full": lambda so: so.status is Status.LOBBY and not so.full,
    "watched_with_computers": lambda so: so.panel == "spectator" and so.computers,
    "on": lambda so: so.status is RUNNING and so.paused is None,
    "stands": lambda so: so.status is RUNNING and so.paused is not None,
    "seats_to_take": lambda so: so.computers or (so.status is Status.LOBBY and not so.full),
    "over": lambda so: so.status is Status.OVER,
    "closed": lambda so: so.status is Status.CLOSED,
}
"""When a message of a list may be said, at tables."""


def _runs(so: ContestFacts) -> bool:
    return so.stage is Stage.RUNNING and not so.paused


def _between(so: ContestFacts) -> bool:
    return _runs(so) and so.round > 0 and not so.open


def _before(so: ContestFacts) -> bool:
    return so.stage in (Stage.OPEN, Stage.CHECKING)


IN_CONTESTS: Mapping[str, Callable[[ContestFacts], bool]] = {
    "contest_paused": lambda so: so.paused,
    "none_open": _between,
    "round_first": lambda so: _runs(so) and so.round == 0,
    "round_open": lambda so: _runs(so) and so.open,
    "round_over": lambda so: _between(so) and so.more,
    "rounds_over": lambda so: _between(so) and not so.more,
    "time_up": lambda so: _runs(so) and so.whistled and so.open,
    "until": lambda so: _runs(so) and so.open and not so.whistled,
    "before": _before,
    "checking": lambda so: so.stage is Stage.CHECKING,
    "checked_in": lambda so: so.stage is Stage.CHECKING and so.checked_in,
    "to_check_in": lambda so: so.stage is Stage.CHECKING and not so.checked_in,
    "signed_up": lambda so: so.stage is Stage.OPEN and not so.waits,
    "waits": lambda so: _before(so) and so.waits,
    "plays": lambda so: so.stage is Stage.RUNNING and so.plays and not so.done,
    "sits": lambda so: so.stage is Stage.RUNNING and not so.plays,
    "played": lambda so: so.stage is Stage.RUNNING and so.done,
    "contest_over": lambda so: so.stage is Stage.OVER,
    "cancelled": lambda so: so.stage is Stage.CANCELLED,
}
"""The same in contests."""
RARE = {
    *("ask-bidding", "ask-others-unseen", "result-drawn", "ask-naming-any", "ask-show", "ask-stands-for", "ask-giving"),
    *("ask-betting-maker", "hand-betting-maker", "hand-led-benny", "hand-led-benny-seen", "hand-led-trump-free"),
}
"""Messages of cards and calls too rare for these few games; where they are met, what holds for their lists holds."""


def listed(condition: str) -> list[str]:
    return [key for each in LISTED["so"] if each["when"] == condition for key in each["keys"]]


def test_every_message_is_listed_once() -> None:
    known = [key for name in FILES for key in _keys(name) if not OF_OTHERS.fullmatch(key)]
    known += [
        key
        for path in sorted((TEXTS / "en").glob("*.ftl"))
        if path.stem.startswith(("league", "contest")) and path.stem not in FILES
        for key in _keys(path.stem)
        if OF_CONTESTS.fullmatch(key)
    ]
    known += [key for key in _keys("people") if OF_LISTS.fullmatch(key)]
    tables = Counter(key for kind in ("so", "not_tested") for each in LISTED[kind] for key in each["keys"])
    assert set(known) - set(tables) == set(), "say in moments.toml when these may be said"
    assert set(tables) - set(known) == set()
    assert [key for key, times in tables.items() if times > 1] == []
    assert {each["when"] for each in LISTED["so"]} == {*AT_TABLES, *IN_CONTESTS}
    assert all(len(each["reason"]) > 20 for kind in ("not_tested", "elsewhere") for each in LISTED[kind])


def test_every_file_of_the_catalogue_is_listed_or_excepted() -> None:
    files = Counter([*FILES, *(name for each in LISTED["elsewhere"] for name in each["files"])])
    assert [name for name, times in files.items() if times > 1] == []
    stems = {path.stem for path in (TEXTS / "en").glob("*.ftl")}
    of_contests = {name for name in stems if name.startswith(("league", "contest"))}
    assert set(files) - stems == set()
    assert stems - of_contests - set(files) == set(), "a new file: list its messages, or say why not"


def test_panels_of_tables_say_nothing_else() -> None:
    """A message of an excepted file may be part of a sentence, such as a card's name; all others are listed."""
    tables = {key for kind in ("so", "not_tested") for each in LISTED[kind] for key in each["keys"]}
    excepted = {key for each in LISTED["elsewhere"] for name in each["files"] for key in _keys(name)}
    said = {key for each in all_moments() for key in each.said}
    assert said - tables - excepted == set()


@pytest.mark.parametrize("condition", AT_TABLES)
def test_it_is_so_when_it_is_said_at_a_table(condition: str) -> None:
    holds, keys = AT_TABLES[condition], frozenset(listed(condition))
    wrong = {(key, each.facts) for each in all_moments() for key in each.said & keys if not holds(each.facts)}
    assert not wrong


@pytest.mark.parametrize("condition", IN_CONTESTS)
def test_it_is_so_when_it_is_said_in_a_contest(condition: str) -> None:
    holds, keys = IN_CONTESTS[condition], frozenset(listed(condition))
    wrong = {(key, facts) for facts, said in contest_moments() for key in said & keys if not holds(facts)}
    assert not wrong


def test_every_listed_message_is_met() -> None:
    said = {key for each in all_moments() for key in each.said} | {key for _, keys in contest_moments() for key in keys}
    listed_ones = {key for each in LISTED["so"] for key in each["keys"]}
    assert listed_ones - said <= RARE


def test_no_panel_offers_what_its_reader_may_not_do() -> None:
    for each in all_moments():
        check(each.panel)
        check_actions(each.panel, each.shown, each.user)


def _keys(name: str) -> list[str]:
    return re.findall(
        r"^([a-z][A-Za-z0-9_-]*) =", (TEXTS / "en" / f"{name}.ftl").read_text(encoding="utf-8"), re.MULTILINE
    )


HOST, GUEST, STRANGER = 1000, 1002, 7777
LATER = 10_000_000_000_000
COMMANDS: dict[Verb, Callable[[Member, Press], Command]] = {
    Verb.SIT: lambda who, press: Sit(who, press.index),
    Verb.LEAVE: lambda who, _: Leave(who),
    Verb.BACK: lambda who, _: ComeBack(who),
    Verb.SUBSTITUTE: lambda who, press: Substitute(who, press.index),
    Verb.PAUSE: lambda who, press: AskPause(who, bool(press.index)),
    Verb.CLOSE: lambda who, _: Close(who),
    Verb.HINTS: lambda who, press: SetHints(who, bool(press.index)),
}
"""What a press does."""


def tables() -> Iterator[StoredTable]:
    """A game with members, a computer, or one member; rated or not; with members away; paused; of a contest."""
    game = moments()[Phase.PLAYING]
    seats = (frozenset[int](), frozenset({1}), frozenset({1, 2, 3}))
    away = (frozenset[int](), frozenset({0}), frozenset(range(4)))
    for computers, gone, rated, reason in product(seats, away, (False, True), (None, *PauseReason)):
        if reason is PauseReason.AWAY and not gone:
            continue
        for contest in (9,) if reason is PauseReason.CONTEST else (None,) if reason else (None, 9):
            stored = snapshot_of(game, table_of(game, computers=computers, away=gone))
            pause = None if reason is None else Pause(reason, 1)
            table = replace(stored.table, rated=rated, pause=pause, contest=contest)
            left = (Departure(STRANGER, 1, stored.hand_number),)
            yield from (replace(stored, table=table, departures=departures) for departures in ((), left))


def panels(stored: StoredTable) -> Iterator[tuple[Member, Panel]]:
    for user, moderator in product((HOST, GUEST, STRANGER), (False, True)):
        if user == STRANGER or stored.table.seat_of(user) is not None:
            member, only = Member(user, "Me", moderator), stored.only_seat_allowed(user)
            yield member, more_panel(stored.public, Reader(), user=user, moderator=moderator, only=only)
    only = stored.only_seat_allowed(STRANGER)
    yield Member(STRANGER, "Me"), spectator_panel(stored.public, Reader(text_only=True), only)


def test_what_is_offered_is_not_refused() -> None:
    """In a rated game that somebody had left, "Join for Ben (with Dan)" was refused."""
    refused: set[tuple[str, str]] = set()
    met: set[Verb] = set()
    for stored in tables():
        for member, panel in panels(stored):
            for press in pressable(panel):
                if press.verb not in COMMANDS:
                    continue
                met.add(press.verb)
                try:
                    COMMANDS[press.verb](member, press).decide(stored, LATER)
                except Refused as why:
                    refused.add((press.verb.name, str(why.code)))
    assert refused == set()
    assert met == set(COMMANDS)
