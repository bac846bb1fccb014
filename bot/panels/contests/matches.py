"""A match in words: its sides, its table, its time, and how it stands."""

from collections.abc import Mapping

from bot.contests.calendar import slots
from bot.contests.commands.base import LONGEST_TEXT
from bot.contests.commands.matches import has_disputed, players_of, shared_slots
from bot.contests.paces import pace_of
from bot.contests.state import Stage, StoredContest
from bot.contests.upkeep import has_missed_its_time
from bot.panels.contests.board import stands_line, until_line
from bot.panels.contests.own_game import game_line, own_hand_button
from bot.panels.contests.voice import ContestVoice
from bot.panels.core.custom_ids import Verb
from bot.panels.core.names import escape
from bot.panels.core.panel import Block, Buttons, Choice, Divider, Field, Form, Menu, Panel, Select, Style, Text
from bot.panels.core.reader import Reader
from bot.tables.model import TableView
from bot.texts.catalogue import say
from bot.wall_clock import local_time, stamp
from engine.contest.events import Player
from engine.contest.state import Place

Slots = Mapping[Player, frozenset[int]]


def where(stored: StoredContest, place: Place) -> str:
    """A link to the table of a match, or to the channel of the contest."""
    table = stored.tables.get(place)
    return f"<#{stored.channel if table is None else table.channel}>"


def slot_text(at: int, zone: str, language: str) -> str:
    """A time for a menu, whose labels cannot show timestamps: day and hour in the zone of the contest."""
    there = local_time(at, zone)
    weekday = say(language, f"league-weekday-{there.weekday()}")
    return say(language, "league-slot", weekday=weekday, day=str(there.day), time=f"{there:%H:%M}")


def time_lines(voice: ContestVoice, place: Place) -> list[str]:
    """Of an open match: until when it can be played, and the time that its sides agreed on, while that holds."""
    stored = voice.stored
    due, agreed = stored.whistle_at(place[0]), stored.notes.agreed.get(place)
    lines = [] if due is None or stored.paused else [until_line(voice, due)]
    if agreed is not None and _has_time(stored, place) and not has_missed_its_time(stored, place, voice.now):
        lines.append(voice.say("league-match-agreed", at=stamp(agreed), left=stamp(agreed, "R")))
    return lines


def _has_time(stored: StoredContest, place: Place) -> bool:
    """Whether the timers of a match's round run, and its time is not up."""
    return not stored.paused and place[0] not in stored.notes.whistled


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
    """A match of the member: where and when, *Find a time* until somebody has played or it is late, and *Dispute*.

    `said` has the times that each could; `game` is the match's as the member sees it, while it is on.
    """
    voice = ContestVoice(stored, reader.language, now, user)
    lines = [f"### {voice.title}", voice.match_line(place)]
    open_ = stored.stage is Stage.RUNNING and stored.outcome(place) is None
    if stored.stage is Stage.CANCELLED:
        lines.append(voice.say("league-cancelled"))
    if open_:
        paused = [stands_line(voice)] if stored.paused else []
        link = voice.say("league-match-where", table=where(stored, place))
        lines += [*paused, link, *time_lines(voice, place)]
    if game is not None:
        lines.append(game_line(game, voice.language))
    blocks: list[Block] = [Text("\n".join(lines))]
    table = stored.tables.get(place)
    begun = table is not None and any(table.acted)
    if open_ and not begun and _has_time(stored, place) and pace_of(stored.plan).finds_times:
        blocks += _finding(voice, place, said)
    buttons = () if game is None else (own_hand_button(voice),)
    dispute = voice.press(Verb.CONTEST_DISPUTE, *place).button(
        voice.say("league-button-dispute"),
        disabled=has_disputed(stored, user, place),
    )
    blocks += [Divider(), Buttons((*buttons, dispute))]
    return Panel(blocks=tuple(blocks))


def dispute_form(voice: ContestVoice, place: Place) -> Form:
    """Asks what the organisers are to look at."""
    return Form(
        id=voice.press(Verb.CONTEST_DISPUTED, *place).modal(),
        title=voice.say("league-button-dispute"),
        fields=(Field(label=voice.say("league-dispute-what"), longest=LONGEST_TEXT, long=True),),
        back=voice.press(Verb.CONTEST_MATCH, *place).button_id(),
    )


def _finding(voice: ContestVoice, place: Place, said: Slots) -> list[Block]:
    """The times to tick, who has ticked, and the first that all share."""
    stored = voice.stored
    times = slots(stored.plan, place[0], voice.now)
    if not times:  # the round ends before anybody could be called
        return []
    person = stored.player_of(voice.user)
    mine = frozenset[int]() if person is None else said.get(person.player, frozenset())
    zone = stored.plan.zone
    blocks: list[Block] = []
    shared = shared_slots(stored, place, said, voice.now)
    proposed = bool(shared) and stored.notes.agreed.get(place) != shared[0]
    lines = [voice.say("league-when-how", zone=escape(zone, 64))]
    if proposed:
        lines.append(voice.say("league-when-shared", at=stamp(shared[0])))
    else:
        lines += _answers(voice, place, said, agreed=bool(shared))
    blocks.append(Text("\n".join(lines)))
    press = voice.press(Verb.CONTEST_SLOTS, *place)
    choices = tuple(Choice(label=slot_text(at, zone, voice.language), value=str(at), chosen=at in mine) for at in times)
    placeholder = voice.say("league-when-pick")
    blocks.append(Menu(Select(id=press.menu(), placeholder=placeholder, choices=choices, most=len(choices))))
    if proposed:
        press = voice.press(Verb.CONTEST_FIX, *place)
        label = voice.say("league-button-fix", time=slot_text(shared[0], zone, voice.language))
        blocks.append(Buttons((press.button(label, Style.SUCCESS),)))
    return blocks


def _answers(voice: ContestVoice, place: Place, said: Slots, *, agreed: bool) -> list[str]:
    """Who has ticked, and who has not, or that no time suits all."""
    ticked, silent = (
        [voice.name(player) for player in players_of(voice.stored, place) if bool(said.get(player)) is has]
        for has in (True, False)
    )
    if not ticked:
        return []
    lines = [voice.say("league-when-ticked", names=", ".join(ticked))]
    if silent:
        lines.append(voice.say("league-when-silent", names=", ".join(silent)))
    elif not agreed:
        lines.append(voice.say("league-when-none"))
    return lines
