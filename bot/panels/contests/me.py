"""What a contest is for one member: where they stand, the match they play, the rank, and what they can press."""

from collections.abc import Iterator

from bot.contests.commands import LONGEST_TEXT
from bot.contests.entries import has_finished, is_late, own_free_seat, plays_again, waiting
from bot.contests.final import may_join
from bot.contests.members import has_disputed, is_asking, is_to_check_in
from bot.contests.model import OwnTable, Person, Stage, StoredContest
from bot.panels.contests import board
from bot.panels.contests.season import own_line
from bot.panels.contests.voice import ContestView, ContestVoice, place_of
from bot.panels.core.custom_ids import Press, Verb
from bot.panels.core.panel import Block, Button, Buttons, Field, Form, Panel, Style, Text
from bot.panels.core.reader import Reader
from bot.tables.model import Table, TableView
from bot.texts.catalogue import say
from engine.contest.events import Entry, Match
from engine.contest.standings import Row
from engine.contest.state import Place


def me_panel(stored: StoredContest, reader: Reader, user: int, game: TableView | None = None) -> Panel:
    """How a contest stands for the member; `game` is theirs that is on."""
    voice = ContestVoice(stored, reader.language, user)
    entry = stored.entry_of(user)
    lines = [f"### {voice.title}"]
    if entry is not None and len(entry.players) > 1:
        lines.append(f"**{voice.names(entry.number)}**")
    if stored.stage.is_final:
        lines.append(board.stands_line(voice))
    elif entry is None:
        lines += _outside(voice, stored.player_of(user))
    elif stored.stage is Stage.RUNNING:
        lines += _playing(voice, entry)
    else:
        lines += _before(voice, entry)
    if entry is not None:
        lines += _rank(voice, entry)
    if stored.season is not None and (own := own_line(voice, stored.season)):
        lines.append(own)
    blocks: list[Block] = [Text("\n".join(lines))]
    buttons = tuple(_buttons(voice, entry, game))
    if buttons:
        blocks.append(Buttons(buttons))
    return Panel(blocks=tuple(blocks))


def _outside(voice: ContestVoice, person: Person | None) -> Iterator[str]:
    """Of a member who is in no entry: what they have asked for."""
    stored = voice.stored
    if _is_for_others(stored, voice.user):
        yield voice.say("contest-not-in-table")
    elif own_free_seat(stored, voice.user) is not None:
        yield voice.say("contest-me-free-seat")
    elif person is not None and person.offers:
        yield voice.say("contest-me-substitute")
    elif person is None or not is_asking(stored)(person) or (stored.stage is Stage.RUNNING and not is_late(stored)):
        joins = board.signing_buttons(stored, voice)
        yield voice.say("contest-join-first", join=joins[0].label) if joins else voice.say("contest-not-joined")
        yield from [board.stands_line(voice)] if joins else []
    else:
        asked = stored.people.get(person.invited)
        if person.looking:
            yield voice.say("contest-final-me" if stored.plan.is_final else "league-me-looking")
        elif asked is None or asked.user < 0 or stored.entry_of(asked.user) is not None:
            yield voice.say("contest-me-alone")
        else:
            yield voice.say("league-me-invited", name=voice.name(asked.player))
        if stored.stage is Stage.CHECKING:
            yield _check_in(voice)


def _check_in(voice: ContestVoice) -> str:
    return voice.say("league-me-check-in" if is_to_check_in(voice.stored, voice.user) else "league-me-there")


def _before(voice: ContestVoice, entry: Entry) -> Iterator[str]:
    stored, line = voice.stored, waiting(voice.stored)
    if entry.number in line:
        yield voice.say("league-me-waits", place=line.index(entry.number) + 1)
    elif stored.stage is Stage.OPEN:
        yield voice.say("league-me-in")
    if stored.stage is Stage.CHECKING:
        yield _check_in(voice)
    yield board.stands_line(voice)


def _playing(voice: ContestVoice, entry: Entry) -> Iterator[str]:
    stored = voice.stored
    found = stored.match_of(entry.number)
    if stored.numbers_of(voice.user).isdisjoint(entry.players) or entry.since > max(stored.round, 1):
        yield voice.say("contest-me-from-next", round=stored.round + 1)
    elif found is None:
        if stored.round:
            idle = entry.number in stored.contest.rounds[-1].idle or plays_again(stored, entry)
            yield voice.say("league-me-sits" if idle else "contest-me-finished", round=stored.round)
    elif stored.outcome(found[0]) is not None:
        yield voice.say("league-me-last", match=voice.match_line(found[0]))
    else:
        yield from _open_match(voice, entry, *found)
    if stored.paused or not stored.open_places:
        yield board.stands_line(voice)


def _open_match(voice: ContestVoice, entry: Entry, place: Place, match: Match) -> Iterator[str]:
    own = match.north if entry.number in match.north else match.east
    against, link = voice.sides(place)[int(own == match.north)], board.where(voice.stored, place)
    yield voice.say("league-me-match", round=place[0], against=against, table=link)
    partners = tuple(each for each in own if each != entry.number)
    if partners:
        yield voice.say("league-me-partner", name=voice.side_names(partners))
    due = voice.stored.whistle_at(place[0])
    if due is not None and not voice.stored.paused:
        yield board.until_line(voice, due)


def _rank(voice: ContestVoice, entry: Entry) -> Iterator[str]:
    """Rank and points once anyone has points; in a cup, that one is out."""
    stored = voice.stored
    rows = _rows_with(stored, entry.number)
    row = next((each for each in rows if each.entrant == entry.number), None)
    if row is None or stored.stage is Stage.CANCELLED:
        return
    if not stored.plan.format.knocks_out:
        if any(each.points for each in rows):
            points = voice.say("contest-points", count=float(row.points))
            yield voice.say("league-me-rank", rank=row.rank, count=len(rows), points=points)
    elif stored.stage is Stage.RUNNING and row.rank > 1:  # all who can win share the first rank
        yield voice.say("league-me-out")


def _rows_with(stored: StoredContest, number: int) -> tuple[Row, ...]:
    tables = stored.standings() if stored.contest.seeds else ()
    return next((rows for rows in tables if any(row.entrant == number for row in rows)), ())


def _buttons(voice: ContestVoice, entry: Entry | None, game: TableView | None) -> Iterator[Button]:
    stored = voice.stored
    if game is not None:
        yield board.own_hand_button(voice)
        yield own_seat_button(game.table, voice.user, voice.language)
    if is_to_check_in(stored, voice.user):
        yield board.check_in_button(voice)
    found = None if entry is None else stored.match_of(entry.number)
    if found is not None and stored.stage is Stage.RUNNING:
        dispute = voice.press(Verb.CONTEST_DISPUTE, *found[0])
        disabled = has_disputed(stored, voice.user, found[0])
        yield dispute.button(voice.say("league-button-dispute"), disabled=disabled)
    if _can_leave(stored, voice.user):
        yield board.leave_button(voice)
    elif entry is None and own_free_seat(stored, voice.user) is None and not _is_for_others(stored, voice.user):
        yield from board.signing_buttons(stored, voice)


def _is_for_others(stored: StoredContest, user: int) -> bool:
    """Whether a member may not join a final that is open."""
    return stored.plan.is_final and not stored.contest.seeds and not may_join(stored, user)


def _can_leave(stored: StoredContest, user: int) -> bool:
    """Whether a member is in a contest, or has asked for something there, and so may leave."""
    entry = stored.entry_of(user)
    if stored.stage.is_final:
        return False
    if entry is not None:
        return not has_finished(stored, entry)
    return any(map(is_asking(stored), stored.players_of(user)))


def own_seat_button(table: Table, user: int, language: str) -> Button:
    """The button of a member's seat at a table: a computer plays there, or the member is back."""
    seat = table.seat_of(user) or 0
    sitter = table.seats[seat]
    if sitter is not None and sitter.away:
        return Press(Verb.BACK, table.id).button(say(language, "button-back"), Style.SUCCESS)
    return Press(Verb.SUBSTITUTE, table.id, index=seat).button(say(language, "button-away"))


def own_table_line(voice: ContestVoice, own: OwnTable) -> str:
    """Which table is the member's."""
    return f"**{voice.say('table-in-contest', contest=voice.title, number=str(own.place[1] + 1))}**"


def dispute_form(voice: ContestVoice, place: Place) -> Form:
    """Asks what the organisers are to look at."""
    return Form(
        id=voice.press(Verb.CONTEST_DISPUTE, *place).modal(),
        title=voice.say("league-dispute-title"),
        fields=(Field(label=voice.say("league-dispute-what"), longest=LONGEST_TEXT, long=True),),
        back=voice.press(Verb.CONTEST, index=place_of(ContestView.ME)).button_id(),
    )
