"""A match in words: its sides, its table, its time, and how it stands."""

from collections.abc import Mapping

from bot.contests.calendar import local_time, slots, stamp
from bot.contests.commands.base import LONGEST_TEXT
from bot.contests.commands.matches import players_of, shared_slots
from bot.contests.state import StoredContest
from bot.panels.contests.board import title_of, until_line
from bot.panels.contests.facts import match_text, names_text
from bot.panels.contests.own_game import game_line, own_hand_button
from bot.panels.contests.people import name_of
from bot.panels.contests.show import facts_of
from bot.panels.core.custom_ids import Press, Verb
from bot.panels.core.names import escape
from bot.panels.core.panel import Block, Button, Buttons, Choice, Divider, Field, Form, Menu, Panel, Select, Style, Text
from bot.panels.core.reader import Reader
from bot.tables.model import TableView
from bot.texts.catalogue import say
from engine.contest.events import Entrant, Player
from engine.contest.state import Place

Slots = Mapping[Player, frozenset[int]]


def match_line(stored: StoredContest, place: Place, language: str) -> str:
    """The sides of a match, and its score if there is one; ready for Markdown."""
    return match_text(facts_of(stored, language).match(*place), language, escape, markdown=True)


def side_names(stored: StoredContest, side: tuple[Entrant, ...], language: str) -> str:
    """The names of a side, ready for Markdown."""
    return names_text(facts_of(stored, language).players(side), language, escape)


def where(stored: StoredContest, place: Place) -> str:
    """A link to the table of a match, or to the channel of the contest."""
    table = stored.tables.get(place)
    return f"<#{stored.channel if table is None else table.channel}>"


def slot_text(at: int, zone: str, language: str) -> str:
    """A time for a menu, whose labels cannot show timestamps: day and hour in the zone of the contest."""
    there = local_time(at, zone)
    weekday = say(language, f"league-weekday-{there.weekday()}")
    return say(language, "league-slot", weekday=weekday, day=str(there.day), time=f"{there:%H:%M}")


def match_panel(
    stored: StoredContest,
    place: Place,
    said: Slots,
    *,
    reader: Reader,
    user: int,
    now: int,
    game: TableView | None = None,
) -> Panel:
    """A match of the member: where and when, *Find a time* until somebody has played, and *Dispute*.

    `said` has the times that each could; `game` is the match's as the member sees it, while it is on.
    """
    language = reader.language
    lines = [f"### {title_of(stored)}", match_line(stored, place, language)]
    open_ = stored.outcome(place) is None
    due, agreed = stored.whistle_at(place[0]), stored.notes.agreed.get(place)
    if open_:
        lines.append(say(language, "league-match-where", table=where(stored, place)))
    if open_ and due is not None and not stored.paused:
        lines.append(until_line(stored, due, language))
    if open_ and agreed is not None:
        lines.append(say(language, "league-match-agreed", at=stamp(agreed), left=stamp(agreed, "R")))
    if game is not None:
        lines.append(game_line(game, language))
    blocks: list[Block] = [Text("\n".join(lines))]
    table = stored.tables.get(place)
    begun = table is not None and any(table.acted)
    if open_ and not begun and not stored.plan.is_live:
        blocks += _finding(stored, place, said, language, user, now)
    buttons = () if game is None else (own_hand_button(stored, language),)
    blocks += [Divider(), Buttons((*buttons, *_buttons(stored, place, language)))]
    return Panel(blocks=tuple(blocks))


def dispute_form(stored: StoredContest, place: Place, language: str) -> Form:
    """Asks what the organisers are to look at."""
    return Form(
        id=Press(Verb.CONTEST_DISPUTED, stored.id, *place).modal(),
        title=say(language, "league-button-dispute"),
        fields=(Field(label=say(language, "league-dispute-what"), longest=LONGEST_TEXT, long=True),),
        back=Press(Verb.CONTEST_MATCH, stored.id, *place).button(),
    )


def _finding(stored: StoredContest, place: Place, said: Slots, language: str, user: int, now: int) -> list[Block]:
    """The times to tick, who has ticked, and the first that all share."""
    times = slots(stored.plan, place[0], now)
    person = stored.player_of(user)
    mine = frozenset[int]() if person is None else said.get(person.player, frozenset())
    zone = stored.plan.zone
    blocks: list[Block] = []
    shared = shared_slots(stored, place, said, now)
    players = players_of(stored, place)
    ticked, silent = (
        [name_of(stored, player, language) for player in players if bool(said.get(player)) is has]
        for has in (True, False)
    )
    lines = [say(language, "league-when-how", zone=escape(zone, 64))]
    if ticked:
        lines.append(say(language, "league-when-ticked", names=", ".join(ticked)))
    if shared and stored.notes.agreed.get(place) != shared[0]:
        lines.append(say(language, "league-when-shared", at=stamp(shared[0])))
    elif ticked and silent:
        lines.append(say(language, "league-when-silent", names=", ".join(silent)))
    elif ticked and not shared:
        lines.append(say(language, "league-when-none"))
    blocks.append(Text("\n".join(lines)))
    if times:
        press = Press(Verb.CONTEST_SLOTS, stored.id, *place)
        choices = tuple(Choice(label=slot_text(at, zone, language), value=str(at), chosen=at in mine) for at in times)
        menu = Select(
            id=press.menu(), placeholder=say(language, "league-when-pick"), choices=choices, most=len(choices)
        )
        blocks.append(Menu(menu))
    if shared and stored.notes.agreed.get(place) != shared[0]:
        press = Press(Verb.CONTEST_FIX, stored.id, *place)
        label = say(language, "league-button-fix", time=slot_text(shared[0], zone, language))
        blocks.append(Buttons((Button(id=press.button(), label=label, style=Style.SUCCESS),)))
    return blocks


def _buttons(stored: StoredContest, place: Place, language: str) -> list[Button]:
    dispute = Press(Verb.CONTEST_DISPUTE, stored.id, *place)
    disputed = any((each.round, each.place) == place for each in stored.notes.disputes)
    return [
        Button(id=dispute.button(), label=say(language, "league-button-dispute"), disabled=disputed),
    ]
