"""What a table's computers meant in a hand that has ended, and notes for newcomers about what mattered."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from enum import StrEnum
from typing import Final, NamedTuple, final

from cachetools import LRUCache

from bot.store.database import Database
from bot.tables.hand_facts import LogEntry
from bot.tables.lobby.seats import computers_at
from bot.tables.model import Table
from bot.tables.repository import read_log
from bot.tables.rows import in_thread_if_long, sittings
from engine import Card, Outcome, Phase, Rules, Seat, Suit, View
from engine.cards import count, hand_of, suit_of
from engine.contract import Contract, Trick, playing_order
from engine.match import HandResult
from engine.players.explain.codes import Why
from engine.players.explain.reason import Explained, explain_hand
from engine.players.levels import Level
from engine.ranking import bowers
from engine.rules.options import WhoAlone

KEPT: Final = 256
"""Hands in the cache, some kB each."""
_FOR_PARTNERS: Final = (
    Why.LEAD_TO_CALLER,
    Why.HELP_PARTNER,
    Why.PARTNER_SURE,
    Why.PARTNER_NO_TRUMP,
    Why.PARTNER_WINS,
    Why.LEAVE_TO_PARTNER,
    Why.PARTNER_GETS_BOWER,
    Why.CROSSING,
    Why.NEXT,
    Why.DRAW_TOP,
    Why.DRAW,
)
"""What a newcomer may take amiss of a partner, or not understand, the first of them first."""


def explains(table: Table) -> bool:
    """Whether computers say here what they meant: in games that are neither rated nor of a contest."""
    return not table.rated and table.contest is None and bool(computers_at(table))


@final
class Meanings:
    """Reads what computers meant from the logs of games, and keeps the last `KEPT` hands."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._hands: LRUCache[tuple[int, int], tuple[Explained, ...]] = LRUCache(KEPT)

    async def of(self, table: Table, hand: int) -> tuple[Explained, ...]:
        """What the computers that sit at a table meant in a hand that has ended."""
        known = self._hands.get((table.id, hand))
        if known is not None:
            return known
        async with self._database.read() as connection:
            log = await read_log(connection, table.id)
            sat = (await sittings(connection, [table.id]))[table.id]
        levels = {seat: table.level_at(seat) for seat in computers_at(table)}
        since = {each.seat: each.since for each in sat}  # of each seat the last: who sits there, at this level
        found = await in_thread_if_long(len(log), _explain, table.rules, log, hand, levels, since)
        self._hands[table.id, hand] = found
        return found


def most_telling(explained: Sequence[Explained], partners: Sequence[Seat]) -> Explained | None:
    """What to say unasked of a partner's choices: an error first, then what is done for partners; `None`: nothing."""
    theirs = [each for each in explained if each.seat in partners]
    erred = [each for each in theirs if each.meant.slips]
    by_rank = {each.meant.reason.why: each for each in reversed(theirs) if each.meant.reason is not None}
    return next(iter([*erred, *(by_rank[why] for why in _FOR_PARTNERS if why in by_rank)]), None)


def _explain(
    rules: Rules, log: Sequence[LogEntry], hand: int, levels: Mapping[Seat, Level], since: Mapping[Seat, int]
) -> tuple[Explained, ...]:
    members = [place for place, entry in enumerate(log) if entry.user is not None]
    return explain_hand(rules, [entry.text for entry in log], members, hand, levels, since)


_REMEMBERED: Final = 4096
"""Notes given, of all members together; those of long ago may come again."""
_ENOUGH: Final = 3
"""Trumps with which a call is no gamble."""


class Lesson(StrEnum):
    """What a note teaches; also the key of its text."""

    NO_TALK = "note-no-talk"
    """The first cards with a member as the partner: partners may not talk about them."""

    LEFT_IS_TRUMP = "note-left-is-trump"
    """The left bower does not follow the suit printed on it, which was led."""
    LEFT_FOLLOWS = "note-left-follows"
    """It is the only card that follows trump."""
    PARTNERS_TRICK = "note-partners-trick"
    """A trump was spent on a trick that the partner would have taken."""
    COULD_TRUMP = "note-could-trump"
    """The last to play threw off, and a trump would have taken the trick from the opponents."""
    FEW_TRUMPS = "note-few-trumps"
    """Euchred after a call with few trumps."""
    ALONE = "note-alone"
    """The maker alone took every trick, but had not gone alone."""
    PARTNER_MEANT = "note-partner-meant"
    """What a computer meant that was the partner in the hand before."""


@final
class CoachNote(NamedTuple):
    """A lesson, with the card, the suit or the number it is about, or what a partner did."""

    lesson: Lesson
    card: Card | None = None
    suit: Suit | None = None
    number: int = 0
    explained: Explained | None = None


@final
class Coach:
    """Gives each note to a member once, for as long as what it is about is before their eyes. In memory only."""

    def __init__(self) -> None:
        self._given: LRUCache[tuple[int, Lesson], tuple[int, ...]] = LRUCache(_REMEMBERED)
        """By member and lesson: the table, the hand and the trick at which it was given."""

    def note_for(self, user: int, table: int, view: View, members: Collection[Seat] = ()) -> CoachNote | None:
        """The note for a member's panel; `None` where there is nothing new to learn. `members` are in these seats."""
        last = view.last.number if view.last is not None else 0
        moment = table, view.number, last, len(view.tricks)
        for note in (*notes(view), *_no_talk(view, members)):
            if self._given.setdefault((user, note.lesson), moment) == moment:
                return note
        return None


def notes(view: View) -> Iterator[CoachNote]:
    """Everything that a seat with partners could learn from what it sees, what it has to do now first."""
    seat, latest = view.seat, view.latest
    if seat is None or latest is None or len(view.seating.partners(seat)) != 1:
        return
    contract, tricks = latest
    if seat in contract.sitting_out or contract.trump.suit is None:
        return
    if view.phase is Phase.PLAYING:
        yield from _left_bower(view, contract)
        if tricks:
            yield from _last_trick(view, seat, contract, tricks[-1])
    elif view.phase.between_hands and view.last is not None and contract.maker == seat:
        yield from _call(view, view.last, seat, contract)


def _no_talk(view: View, members: Collection[Seat]) -> Iterator[CoachNote]:
    """Before trump is made, while the seat waits: its own question leaves no room for a note."""
    seat = view.seat
    if seat is None or view.actor == seat or not (view.phase.has_hand and view.phase.before_trump):
        return
    if any(partner in members for partner in view.seating.partners(seat)):
        yield CoachNote(Lesson.NO_TALK)


def _left_bower(view: View, contract: Contract) -> Iterator[CoachNote]:
    """What the left bower may follow, while it is held and a suit was led."""
    left = bowers(contract.trump)[1]
    if view.actor != view.seat or not view.trick or left is None or not view.cards & hand_of([left]):
        return
    led, order = view.trick[0], contract.ranking
    if order.is_trump(led):
        if count(view.cards & order.trumps) == 1:
            yield CoachNote(Lesson.LEFT_FOLLOWS, left)
    elif suit_of(led) == suit_of(left):
        yield CoachNote(Lesson.LEFT_IS_TRUMP, left, suit_of(left))


def _last_trick(view: View, seat: Seat, contract: Contract, trick: Trick) -> Iterator[CoachNote]:
    """What the seat's card in the trick just taken cost."""
    seats, order, led = playing_order(contract, trick.leader), contract.ranking, trick.cards[0]
    played = dict(zip(seats, trick.cards, strict=True))
    if seat not in played or order.is_trump(led) or seats[0] == seat:
        return
    own, now = played[seat], view.in_trick(seat)
    held = view.cards if now is None else view.cards | hand_of([now])
    before = seats[: seats.index(seat)]
    if order.is_trump(own) and trick.winner == seat and held & ~order.trumps:
        partner = _winner({each: played[each] for each in before}, contract)
        if partner in contract.seating.partners(seat) and partner == _winner(
            {each: played[each] for each in seats if each != seat}, contract
        ):
            yield CoachNote(Lesson.PARTNERS_TRICK, played[partner])
    elif not order.follow[led] & hand_of([own]) and not order.is_trump(own) and seat == seats[-1]:
        lost = contract.seating.side[trick.winner] != contract.seating.side[seat]
        if lost and held & order.beats[played[trick.winner]] & order.trumps:
            yield CoachNote(Lesson.COULD_TRUMP, suit=suit_of(led))


def _winner(played: dict[Seat, Card], contract: Contract) -> Seat:
    """The seat that holds a trick, of cards in the order played."""
    (winner, best), *others = played.items()
    for seat, card in others:
        if contract.ranking.beats[best] & hand_of([card]):
            winner, best = seat, card
    return winner


def _call(view: View, last: HandResult, seat: Seat, contract: Contract) -> Iterator[CoachNote]:
    """What became of the seat's own call, where all its cards were played."""
    size = view.rules.hand_size
    if len(last.played) != size or contract.bid:
        return
    plays = (zip(playing_order(contract, trick.leader), trick.cards, strict=True) for trick in last.played)
    own = hand_of(dict(trick)[seat] for trick in plays)
    trumps = count(own & contract.ranking.trumps)
    if last.outcome is Outcome.EUCHRED and trumps < _ENOUGH:
        yield CoachNote(Lesson.FEW_TRUMPS, number=trumps)
    elif last.outcome is Outcome.MARCH and last.tricks[seat] == size and view.rules.alone is not WhoAlone.NOBODY:
        yield CoachNote(Lesson.ALONE)
