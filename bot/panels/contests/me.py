"""What a contest is for one member: the next match, where and when, the rank, and what is needed."""

from collections.abc import Iterator

from bot.contests.calendar import stamp
from bot.contests.commands.consent import is_put_in
from bot.contests.commands.leaving import can_leave, fate_of, plays_from
from bot.contests.commands.signing_up import is_to_check_in
from bot.contests.entry_steps import lookers
from bot.contests.places import is_late, last_late_round
from bot.contests.state import Person, Stage, StoredContest
from bot.panels.contests.board import check_in_button, join_button, leave_button, stands_line, title_of
from bot.panels.contests.facts import number_text, side_names
from bot.panels.contests.matches import match_line, time_lines, where
from bot.panels.contests.own_game import game_line, own_hand_button
from bot.panels.contests.people import name_of, names_of
from bot.panels.core.custom_ids import Press, Verb
from bot.panels.core.panel import Block, Button, Buttons, Panel, Style, Text
from bot.panels.core.reader import Reader
from bot.tables.model import TableView
from bot.texts.catalogue import say
from engine.contest.entries import Entry
from engine.contest.events import Match
from engine.contest.standings import Row
from engine.contest.state import Place


def me_panel(stored: StoredContest, reader: Reader, user: int, game: TableView | None = None, now: int = 0) -> Panel:
    """How a contest stands for the member; `game` is theirs that is on, as they see it.

    `now` is in milliseconds UTC: an agreed time shows until it was missed.
    """
    language = reader.language
    entry = stored.entry_of(user)
    lines = [f"### {title_of(stored)}"]
    lent = None if stored.stage is not Stage.RUNNING else stored.lent_by(user, entry)
    if entry is None:
        lines += _outside(stored, user, language)
    elif lent is not None:
        _, other, until = lent
        name, leave = name_of(stored, other, language), leave_button(stored, language).label
        lines.append(say(language, "contest-me-lent", name=name, round=until, button=leave))
        if (found := stored.match_of(entry.number)) and _sits_at(stored, found[0], user):
            lines += _open_match(stored, entry, *found, language, now)  # it was begun by all four, and they play on
        lines += rank_lines(stored, entry, language)
    else:
        lines += _inside(stored, entry, user, language, game, now)
    if is_put_in(stored, user):
        lines.append(say(language, "contest-me-put-in", join=join_button(stored).label))
    blocks: list[Block] = [Text("\n".join(lines))]
    buttons = tuple(_buttons(stored, entry, user, language, game))
    if buttons:
        blocks.append(Buttons(buttons))
    return Panel(blocks=tuple(blocks))


def rank_lines(stored: StoredContest, entry: Entry, language: str) -> Iterator[str]:
    """Rank and points of an entrant once anyone has points, and what is between it and the first; in a cup, the aim."""
    found = _row_of(stored, entry.number)
    if found is None:
        return
    rows, row = found
    points = say(language, "contest-points", count=float(row.points))
    best = max(each.points for each in rows)
    if not stored.plan.format.knocks_out:
        if not best:
            return
        yield say(language, "league-me-rank", rank=row.rank, count=len(rows), points=points)
    if stored.stage is not Stage.RUNNING or entry.left is not None:
        return
    if stored.plan.format.knocks_out:
        if _is_still_in(row):
            if sum(map(_is_still_in, rows)) > 2:  # two play the final
                yield say(language, "league-me-win")
        elif not _is_at_play(stored, entry):  # perhaps for the third place
            yield say(language, "league-me-out")
        return
    gap = best - row.points
    if gap:
        yield say(language, "league-me-behind", gap=number_text(gap, language))
    elif row.rank == 1:
        yield say(language, "league-me-first")


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


def _is_at_play(stored: StoredContest, entry: Entry) -> bool:
    found = stored.match_of(entry.number)
    return found is not None and stored.outcome(found[0]) is None


def _outside(stored: StoredContest, user: int, language: str) -> Iterator[str]:
    """Of a member who is in no entry: what they have asked for."""
    if stored.stage.is_final:
        yield say(language, "contest-is-over" if stored.stage is Stage.OVER else "league-cancelled")
        return
    person, orphan = stored.player_of(user), stored.orphan_of(user)
    if orphan is not None and orphan in stored.orphans:
        name = name_of(stored, orphan.alone, language)
        if fate_of(stored, orphan) == "open":
            yield say(language, "contest-me-alone", name=name, button=_offer(stored))
        else:
            yield say(language, "contest-me-alone-last", name=name)
        return
    if person is not None and person.offers:
        yield say(language, "contest-me-substitute-pairs" if stored.plan.size == 2 else "league-me-substitute")
        return
    if person is not None and person.looking:
        if is_late(stored):
            yield say(language, "contest-me-looks-late", round=last_late_round(stored))
        elif stored.stage is Stage.RUNNING:
            others = stored.without_avoiders(lookers(stored))
            key = "contest-me-no-room" if len(others) > 1 else "contest-me-no-partner"
            yield say(language, key, button=_offer(stored))
        else:
            yield say(language, "league-me-looking")
        if is_late(stored) or stored.stage is not Stage.RUNNING:
            yield from _invitation(stored, person, language)
        if stored.stage is Stage.CHECKING:
            ready = person.player in stored.notes.ready
            yield say(language, "league-me-there" if ready else "league-me-check-in")
        return
    if person is not None and person.invited and (stored.stage is not Stage.RUNNING or is_late(stored)):
        yield from _invitation(stored, person, language)
        return
    if person is not None and person.invited:
        yield say(language, "contest-me-no-partner", button=_offer(stored))
        return
    yield say(language, "contest-not-joined")


def _invitation(stored: StoredContest, person: Person, language: str) -> Iterator[str]:
    """Whom a member has asked to be the partner, and whether they still can be."""
    other = stored.people.get(person.invited)
    if other is None:
        return
    name = name_of(stored, other.player, language)
    if other.user < 0 or stored.entry_of(other.user) is not None:
        button = say(stored.plan.language, "league-button-pair")
        yield say(language, "contest-me-invited-taken", name=name, button=button)
    else:
        yield say(language, "league-me-invited", name=name)


def _offer(stored: StoredContest) -> str:
    """The label of the button of substitutes on the notice board, which speaks the language of its channel."""
    return say(stored.plan.language, "league-button-offer")


def _inside(
    stored: StoredContest, entry: Entry, user: int, language: str, game: TableView | None, now: int
) -> Iterator[str]:
    if len(entry.players) > 1:
        yield f"**{names_of(stored, entry.number)}**"
    match stored.stage:
        case Stage.OPEN | Stage.CHECKING:
            yield from _before(stored, entry, language)
        case Stage.RUNNING if entry.waiting:
            place, last = stored.contest.queue.index(entry.number) + 1, last_late_round(stored)
            yield say(language, "contest-me-waits-late", place=place, round=last)
        case Stage.RUNNING:
            yield from _playing(stored, entry, user, language, now)
            if game is not None:
                yield game_line(game, language)
            yield from rank_lines(stored, entry, language)
        case Stage.OVER:
            yield from rank_lines(stored, entry, language)
        case Stage.DRAFT | Stage.CANCELLED:
            yield say(language, "league-cancelled")


def _before(stored: StoredContest, entry: Entry, language: str) -> Iterator[str]:
    at = stored.plan.starts_at
    if entry.waiting:
        yield say(language, "league-me-waits", place=stored.contest.queue.index(entry.number) + 1)
        if entry.last:
            yield say(language, "league-me-waits-last")
    elif stored.stage is Stage.CHECKING:
        yield say(language, "league-me-there" if entry.checked_in else "league-me-check-in")
    else:
        yield say(language, "league-me-in")
    if stored.notes.held:
        yield say(language, "league-held")
    else:
        yield say(language, "league-starts", at=stamp(at), left=stamp(at, "R"))


def _playing(stored: StoredContest, entry: Entry, user: int, language: str, now: int) -> Iterator[str]:
    if stored.paused:
        yield stands_line(stored, language)
    found = stored.match_of(entry.number)
    if found is None:
        row = _row_of(stored, entry.number)
        is_out = stored.plan.format.knocks_out and (row is None or not _is_still_in(row[1]))
        if stored.round and not is_out and _sits_out(stored, entry):
            yield say(language, "league-me-sits" if stored.open_places else "league-me-sat", round=stored.round)
        elif stored.round and not is_out:
            yield say(language, "contest-me-finished")
    elif stored.outcome(found[0]) is None and _comes_next(stored, entry, user):
        yield say(language, "contest-me-from-next", round=stored.round + 1)
    elif stored.outcome(found[0]) is None:
        yield from _open_match(stored, entry, *found, language, now)
        if _sits_at(stored, found[0], user) and user not in stored.tables[found[0]].users:
            yield say(language, "contest-me-other-account")
    else:
        yield say(language, "league-me-last", match=match_line(stored, found[0], language))
    if not stored.open_places and not stored.paused:
        yield stands_line(stored, language)


def _sits_at(stored: StoredContest, place: Place, user: int) -> bool:
    table = stored.tables.get(place)
    return table is not None and table.running and not stored.accounts_of(user).isdisjoint(table.users)


def _comes_next(stored: StoredContest, entry: Entry, user: int) -> bool:
    """Whether a member plays for somebody from the next round on: others play the open match to its end."""
    found, person = stored.match_of(entry.number), stored.player_of(user)
    if found is None or person is None or _sits_at(stored, found[0], user):
        return False
    return plays_from(stored, entry.number, person.player) > stored.round


def _sits_out(stored: StoredContest, entry: Entry) -> bool:
    """Whether an entrant without a match in the last round has one to come, or is among those who sit out."""
    idle = entry.number in stored.contest.rounds[-1].idle
    return idle or stored.plan.format.draws_again(stored.contest, stored.results, entry.number)


def _open_match(
    stored: StoredContest, entry: Entry, place: Place, match: Match, language: str, now: int
) -> Iterator[str]:
    own, other = (match.north, match.east) if entry.number in match.north else (match.east, match.north)
    against, link = side_names(stored, other, language), where(stored, place)
    yield say(language, "league-me-match", round=place[0], against=against, table=link)
    partners = tuple(each for each in own if each != entry.number)
    if partners:
        yield say(language, "league-me-partner", name=side_names(stored, partners, language))
    yield from time_lines(stored, place, language, now)


def _buttons(
    stored: StoredContest, entry: Entry | None, user: int, language: str, game: TableView | None
) -> Iterator[Button]:
    if game is not None:
        yield own_hand_button(stored, language)
    if is_to_check_in(stored, user):
        yield check_in_button(stored, language)
    elif is_put_in(stored, user):
        yield join_button(stored)
    found = None if entry is None else stored.match_of(entry.number)
    if found is not None and stored.stage is Stage.RUNNING:
        press = Press(Verb.CONTEST_MATCH, stored.id, *found[0])
        style = Style.PRIMARY if game is None else Style.SECONDARY
        yield Button(id=press.button(), label=say(language, "league-button-match"), style=style)
    if can_leave(stored, user):
        yield leave_button(stored, language)
