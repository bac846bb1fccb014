"""What a contest is for one member: the next match, where and when, the rank, and what is needed."""

from collections.abc import Iterator

from bot.contests.commands.matches import has_disputed
from bot.contests.commands.signing_up import is_asking, is_to_check_in
from bot.contests.entries import has_finished, is_late, own_free_seat, waiting
from bot.contests.state import Person, Stage, StoredContest
from bot.panels.contests.board import check_in_button, leave_button, stands_line, until_line
from bot.panels.contests.own_game import game_line, own_hand_button, own_seat_button, where
from bot.panels.contests.voice import ContestVoice, number_text
from bot.panels.core.custom_ids import Verb
from bot.panels.core.panel import Block, Button, Buttons, Panel, Text
from bot.panels.core.reader import Reader
from bot.tables.model import TableView
from bot.wall_clock import stamp
from engine.contest.entries import Entry
from engine.contest.events import Match
from engine.contest.standings import Row
from engine.contest.state import Place


def me_panel(stored: StoredContest, reader: Reader, user: int, game: TableView | None = None) -> Panel:
    """How a contest stands for the member; `game` is theirs that is on, as they see it."""
    voice = ContestVoice(stored, reader.language, user)
    entry = stored.entry_of(user)
    lines = [f"### {voice.title}"]
    if entry is None:
        lines += _outside(voice)
    else:
        lines += _inside(voice, entry, game)
    blocks: list[Block] = [Text("\n".join(lines))]
    buttons = tuple(_buttons(voice, entry, game))
    if buttons:
        blocks.append(Buttons(buttons))
    return Panel(blocks=tuple(blocks))


def rank_lines(voice: ContestVoice, entry: Entry) -> Iterator[str]:
    """Rank and points of an entrant once anyone has points, and what is between it and the first; in a cup, the aim."""
    stored = voice.stored
    found = _row_of(stored, entry.number)
    if found is None:
        return
    rows, row = found
    points = voice.say("contest-points", count=float(row.points))
    best = max(each.points for each in rows)
    if not stored.plan.format.knocks_out:
        if not best:
            return
        yield voice.say("league-me-rank", rank=row.rank, count=len(rows), points=points)
    if stored.stage is not Stage.RUNNING or entry.left is not None:
        return
    if stored.plan.format.knocks_out:
        if _is_still_in(row):
            if sum(map(_is_still_in, rows)) > 2:  # two play the final
                yield voice.say("league-me-win")
        else:
            yield voice.say("league-me-out")
        return
    gap = best - row.points
    if gap:
        yield voice.say("league-me-behind", gap=number_text(gap, voice.language))
    elif row.rank == 1:
        yield voice.say("league-me-first")


def _row_of(stored: StoredContest, entrant: int) -> tuple[tuple[Row, ...], Row] | None:
    if not stored.contest.seeds:
        return None
    for rows in stored.standings():
        for row in rows:
            if row.entrant == entrant:
                return rows, row
    return None


def _is_still_in(row: Row) -> bool:
    """Whether a pair can win the cup that is being played: all who can share the first rank."""
    return row.rank == 1


def _outside(voice: ContestVoice) -> Iterator[str]:
    """Of a member who is in no entry: what they have asked for."""
    stored = voice.stored
    if stored.stage.is_final:
        yield voice.say("contest-is-over" if stored.stage is Stage.OVER else "league-cancelled")
        return
    person = stored.player_of(voice.user)
    if own_free_seat(stored, voice.user) is not None:
        yield voice.say("contest-me-free-seat")
    elif person is not None and person.offers:
        yield voice.say("contest-me-substitute")
    elif person is None or not is_asking(stored)(person) or not _may_sign_up(stored):
        yield voice.say("contest-not-joined")
    else:
        if person.looking:
            yield voice.say("league-me-looking")
        if person.invited:
            yield from _invitation(voice, person)
        if not (person.looking or person.invited):
            yield voice.say("contest-me-partner-left")
        if stored.stage is Stage.CHECKING:
            yield voice.say("league-me-check-in" if is_to_check_in(stored, voice.user) else "league-me-there")


def _may_sign_up(stored: StoredContest) -> bool:
    return stored.stage in (Stage.OPEN, Stage.CHECKING) or is_late(stored)


def _invitation(voice: ContestVoice, person: Person) -> Iterator[str]:
    """Whom a member has asked to be the partner, and whether they still can be."""
    other = voice.stored.people.get(person.invited)
    if other is None:
        return
    name = voice.name(other.player)
    if other.user < 0 or voice.stored.entry_of(other.user) is not None:
        button = voice.in_channel.say("league-button-pair")
        yield voice.say("contest-me-invited-taken", name=name, button=button)
    else:
        yield voice.say("league-me-invited", name=name)


def _inside(voice: ContestVoice, entry: Entry, game: TableView | None) -> Iterator[str]:
    if len(entry.players) > 1:
        yield f"**{voice.names(entry.number)}**"
    match voice.stored.stage:
        case Stage.OPEN | Stage.CHECKING:
            yield from _before(voice, entry)
        case Stage.RUNNING:
            yield from _playing(voice, entry)
            if game is not None:
                yield game_line(game, voice.language)
            yield from rank_lines(voice, entry)
        case Stage.OVER:
            yield from rank_lines(voice, entry)
        case Stage.DRAFT | Stage.CANCELLED:
            yield voice.say("league-cancelled")


def _before(voice: ContestVoice, entry: Entry) -> Iterator[str]:
    at = voice.stored.plan.starts_at
    line = waiting(voice.stored)
    if entry.number in line:
        yield voice.say("league-me-waits", place=line.index(entry.number) + 1)
    if voice.stored.stage is Stage.CHECKING:
        yield voice.say("league-me-check-in" if is_to_check_in(voice.stored, voice.user) else "league-me-there")
    elif entry.number not in line:
        yield voice.say("league-me-in")
    if voice.stored.paused:
        yield stands_line(voice)
    else:
        yield voice.say("league-starts", at=stamp(at), left=stamp(at, "R"))


def _playing(voice: ContestVoice, entry: Entry) -> Iterator[str]:
    stored = voice.stored
    if stored.paused:
        yield stands_line(voice)
    found = stored.match_of(entry.number)
    if found is None:
        row = _row_of(stored, entry.number)
        is_out = stored.plan.format.knocks_out and (row is None or not _is_still_in(row[1]))
        if stored.round and not is_out and _sits_out(stored, entry):
            yield voice.say("league-me-sits" if stored.open_places else "league-me-sat", round=stored.round)
        elif stored.round and not is_out:
            yield voice.say("contest-me-finished")
    elif stored.outcome(found[0]) is None and _comes_next(entry, voice):
        yield voice.say("contest-me-from-next", round=stored.round + 1)
    elif stored.outcome(found[0]) is None:
        yield from _open_match(voice, entry, *found)
    else:
        yield voice.say("league-me-last", match=voice.match_line(found[0]))
    if not stored.open_places and not stored.paused:
        yield stands_line(voice)


def _comes_next(entry: Entry, voice: ContestVoice) -> bool:
    """Whether a member has a seat from the next round on: others play the open match to its end."""
    return voice.stored.numbers_of(voice.user).isdisjoint(entry.players)


def _sits_out(stored: StoredContest, entry: Entry) -> bool:
    """Whether an entrant without a match in the last round has one to come, or is among those who sit out."""
    idle = entry.number in stored.contest.rounds[-1].idle
    return idle or stored.plan.format.draws_again(stored.contest, stored.results, entry.number)


def _open_match(voice: ContestVoice, entry: Entry, place: Place, match: Match) -> Iterator[str]:
    own, other = (match.north, match.east) if entry.number in match.north else (match.east, match.north)
    against, link = voice.side_names(other), where(voice.stored, place)
    yield voice.say("league-me-match", round=place[0], against=against, table=link)
    partners = tuple(each for each in own if each != entry.number)
    if partners:
        yield voice.say("league-me-partner", name=voice.side_names(partners))
    due = voice.stored.whistle_at(place[0])
    if due is not None and not voice.stored.paused:
        yield until_line(voice, due)


def _buttons(voice: ContestVoice, entry: Entry | None, game: TableView | None) -> Iterator[Button]:
    stored = voice.stored
    if game is not None:
        yield own_hand_button(voice)
        yield own_seat_button(game.table, voice.user, voice.language)
    if is_to_check_in(stored, voice.user):
        yield check_in_button(voice)
    found = None if entry is None else stored.match_of(entry.number)
    if found is not None and stored.stage is Stage.RUNNING:
        dispute = voice.press(Verb.CONTEST_DISPUTE, *found[0])
        disabled = has_disputed(stored, voice.user, found[0])
        yield dispute.button(voice.say("league-button-dispute"), disabled=disabled)
    if _can_leave(stored, voice.user):
        yield leave_button(voice)


def _can_leave(stored: StoredContest, user: int) -> bool:
    """Whether a member is in a contest, or has asked for something there, and so may leave."""
    entry = stored.entry_of(user)
    if stored.stage.is_final:
        return False
    if entry is not None:
        return not has_finished(stored, entry)
    return any(map(is_asking(stored), stored.players_of(user)))
