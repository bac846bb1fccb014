"""The rows that finished hands and games add to the statistics of their members: pure functions.

A hand counts for the members who sit when it ends, even if a computer plays for an absent member.
Computers do not count, nor does a hand for a member who sits it out. A hand thrown in is stored, but counts
for no one. Loners count for the player who went alone; everything else counts for all partners.
Where scores count down, a point less is a point won.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any, Final, TypeAlias, final

from bot.tables.hand_facts import Facts, for_counters, makers_of, points_won, winners_of
from bot.tables.model import Sitter, Table
from engine import Contract, HandResult, Outcome, Rules, Seat, Side, State, view
from engine.codec import trump_text
from engine.events import Word
from engine.phases.registry import Over
from engine.rules.presets import Family, family_of

FIRST_COUNTERS: Final = 100
"""The initial counters of a wallet. It is shown, not stored, and a wallet may go below zero (rules-spec H3)."""
EUCHRED: Final = (Outcome.EUCHRED, Outcome.LONE_DEFENCE, Outcome.BID_SET, Outcome.MOON_SET)
"""The makers fell short."""
_LONE: Final = (Outcome.LONE_MARCH, Outcome.MOON_MADE)
MARCH: Final = (Outcome.MARCH, Outcome.LONE_MARCH, Outcome.MOON_MADE)
"""The makers took every trick."""
DRAWN: Final = "drawn"
"""The value of `games.ended` of a game that came to its end without a winner (rules-spec G7)."""
_RELATIONS: Final = (Word.NEXT.value, Word.CROSSING.value)

Row: TypeAlias = Mapping[str, Any]


@final
@dataclass(frozen=True, slots=True)
class PlayedGame:
    """What the statistics need of a table. `merged` are accounts whose games count for another account."""

    table: int
    guild: int
    rules: Rules
    preset: str
    started_at: int
    seats: tuple[Sitter | None, ...]
    merged: Mapping[int, int]

    @property
    def family(self) -> Family:
        """The family of the table's game."""
        return family_of(self.rules)

    @property
    def members(self) -> tuple[tuple[Seat, int], ...]:
        """The seats of members, each with the account that the member's games count for."""
        return tuple(
            (seat, self.account(sitter.user))
            for seat, sitter in enumerate(self.seats)
            if sitter is not None and sitter.user is not None
        )

    def account(self, user: int) -> int:
        """The account that a member's games count for. Merged accounts that play in the same game count separately.

        Otherwise one person would have two seats in a game.
        """
        mine = self.merged.get(user, user)
        others = [sitter.user for sitter in self.seats if sitter is not None and sitter.user not in (None, user)]
        return user if self.merged and mine in [self.merged.get(other, other) for other in others] else mine

    def with_members(self, users: Mapping[Seat, int]) -> "PlayedGame":
        """The same with members in these seats, whose names are unknown."""
        back = {seat: Sitter(user=user, name="") for seat, user in users.items()}
        return replace(self, seats=tuple(back.get(seat, sitter) for seat, sitter in enumerate(self.seats)))

    def name(self, seat: Seat) -> str:
        """The displayed name of a seat's occupant; empty for a member whose data was deleted."""
        sitter = self.seats[seat]
        return "" if sitter is None else sitter.name


@final
@dataclass(frozen=True, slots=True)
class Ending:
    """How a game ended. `winner` is `None` for one drawn or given up.

    `pots` are counters won by side, or lost below zero; `conceded` is whether the last hand was conceded.
    """

    winner: Side | None
    scores: tuple[int, ...]
    hands: int
    pots: tuple[int, ...] = ()
    skunk: bool = False
    conceded: bool = False
    drawn: bool = False

    @property
    def given_up(self) -> bool:
        """Whether it did not come to its end, and so counts for nobody."""
        return self.winner is None and not self.drawn

    @property
    def how(self) -> str:
        """How a game that came to its end did so, as in `games.ended`."""
        if self.drawn:
            return DRAWN
        return "conceded" if self.conceded else "played"


def place_of(table: Table, merged: Mapping[int, int]) -> PlayedGame:
    """A table as `Game`."""
    began = table.started_at or 0
    return PlayedGame(table.id, table.guild, table.rules, table.preset, began, table.seats, merged)


def ending_of(over: Over, facts: Facts) -> Ending:
    """The ending of a game that was played to its end; `facts` are those of its last hand."""
    said = {word.partition(":")[0] for word in facts.words}
    return Ending(
        winner=over.winner,
        scores=over.match.scores,
        hands=over.last.number,
        pots=over.match.pots,
        skunk=Word.SKUNK in said,
        conceded=Word.CONCEDED in said,
        drawn=over.winner is None,
    )


def ending_if_abandoned(state: State) -> Ending:
    """The ending of a game that was abandoned now: the unfinished hand counts for nothing."""
    seen = view(state, None)
    return Ending(winner=None, scores=seen.scores, hands=0 if seen.last is None else seen.last.number)


def hand_row(place: PlayedGame, result: HandResult, facts: Facts, at: int) -> Row:
    """The row of `hands`."""
    contract = result.contract
    said = [word.partition(":")[0] for word in facts.words]
    return {
        "table_id": place.table,
        "number": result.number,
        "guild_id": place.guild,
        "family": place.family.value,
        "dealer": result.dealer,
        "maker": None if contract is None else contract.maker,
        "trump": None if contract is None else trump_text(contract.trump),
        "round": None if contract is None else contract.round,
        "relation": next((word for word in said if word in _RELATIONS), None),
        "alone": contract is not None and contract.alone,
        "lone_defender": None if contract is None else contract.lone_defender,
        "outcome": result.outcome.value,
        "tricks": _join(result.tricks),
        "points": _join(result.points),
        "words": facts.dump_words(),
        "claimed": result.claimed,
        "revoked": result.revoked,
        "decisions": _join(facts.decisions),
        "by_computer": _join(facts.by_computer),
        "think_ms": _join(facts.think_ms),
        "at": at,
    }


def player_hand_rows(place: PlayedGame, result: HandResult, facts: Facts, at: int) -> tuple[Row, ...]:
    """The rows of `player_hands`: one for each member who was dealt in, none for a hand thrown in.

    `hands_won` as `winners_of`; `points` are those of the member's side, `against` the most of an opponent's; `calls`
    are trumps made by the member, `calls_made` those that were not euchred; `euchres_suffered` and `marches` are those
    of the makers, `euchres_made` of the defenders; `loners_*` and `defences_*` of the player alone;
    `decisions` are all of the hand, `by_computer` those a computer made for the member, `think_ms` what all took.
    """
    contract = result.contract
    if contract is None:
        return ()
    makers, winners = makers_of(contract, result), winners_of(result, place.rules)
    won, euchred = points_won(result, place.rules), result.outcome in EUCHRED
    seats = contract.seating.seats
    rows: list[Row] = []
    for seat, user in place.members:
        if seat not in seats:
            continue
        side = place.rules.side_of(seat)
        calls = seat == contract.maker and not contract.makerless
        lone, lone_defence = contract.lone_maker == seat, contract.lone_defender == seat
        rows.append(
            {
                "table_id": place.table,
                "number": result.number,
                "seat": seat,
                "guild_id": place.guild,
                "user_id": user,
                "position": (seat - result.dealer) % place.rules.seats,
                "role": _role(seat, contract, makers),
                "hands": 1,
                "hands_won": int(seat in winners),
                "points": won[side],
                "against": max((won[each] for each in _opponents(seat, contract, makers, place.rules)), default=0),
                "tricks": result.tricks[seat],
                "calls": int(calls),
                "calls_made": int(calls and not euchred),
                "euchres_made": int(euchred and seat not in makers),
                "euchres_suffered": int(euchred and seat in makers),
                "marches": int(result.outcome in MARCH and seat in makers),
                "loners_tried": int(lone),
                "loners_made": int(lone and result.outcome in _LONE),
                "defences_tried": int(lone_defence),
                "defences_made": int(lone_defence and euchred),
                "decisions": facts.decisions[seat],
                "by_computer": facts.by_computer[seat],
                "think_ms": facts.think_ms[seat],
                "at": at,
            }
        )
    return tuple(rows)


def game_row(place: PlayedGame, ending: Ending, ended: str, *, rated: bool, at: int, no: int) -> Row:
    """The row of `games`. `hands` counts those thrown in or dealt again too; `no` is that of the journal's line."""
    return {
        "table_id": place.table,
        "guild_id": place.guild,
        "family": place.family.value,
        "preset": place.preset,
        "ended": ended,
        "winner": ending.winner,
        "scores": _join(ending.scores),
        "hands": ending.hands,
        "skunk": ending.skunk,
        "rated": rated,
        "started_at": place.started_at,
        "at": at,
        "no": no,
    }


def player_game_rows(place: PlayedGame, winner: Side | None, at: int, no: int) -> tuple[Row, ...]:
    """The rows of `player_games`: one for each member who sat at the end; nobody has won a drawn game."""
    return tuple(
        _player_game(place, seat, user, won=place.rules.side_of(seat) == winner, at=at, no=no)
        for seat, user in place.members
    )


def leaver_row(place: PlayedGame, seat: Seat, user: int, left: Mapping[Seat, int], at: int, no: int) -> Row:
    """The row of `player_games` of a member who leaves a rated game: a loss. `left` are those who left it before."""
    user = place.with_members({**left, seat: user}).account(user)
    return {**_player_game(place, seat, user, won=False, at=at, no=no), "left": True}


def wallet_rows(place: PlayedGame, pots: tuple[int, ...]) -> tuple[Row, ...]:
    """What a finished game adds to `wallets`: the counters of the side, `pots`, for each member who sat at the end."""
    if not for_counters(place.rules):
        return ()
    return tuple(
        {"guild_id": place.guild, "user_id": user, "counters": pots[place.rules.side_of(seat)]}
        for seat, user in place.members
    )


def _player_game(place: PlayedGame, seat: Seat, user: int, *, won: bool, at: int, no: int) -> dict[str, Any]:
    return {
        "table_id": place.table,
        "user_id": user,
        "seat": seat,
        "side": place.rules.side_of(seat),
        "guild_id": place.guild,
        "family": place.family.value,
        "won": won,
        "left": False,
        "at": at,
        "no": no,
    }


def _opponents(seat: Seat, contract: Contract, makers: frozenset[Seat], rules: Rules) -> set[Side]:
    """The sides of the match against which a seat played this hand: partners of the hand may score apart."""
    sides = contract.seating.side
    mine = {each for each in contract.seating.seats if sides[each] == sides[seat]}
    mine |= makers if seat in makers else set()
    return {rules.side_of(each) for each in contract.seating.seats if each not in mine} - {rules.side_of(seat)}


def _role(seat: Seat, contract: Contract, makers: frozenset[Seat]) -> str:
    if contract.makerless:
        return "none"
    if seat == contract.maker:
        return "maker"
    return "partner" if seat in makers else "defender"


def _join(numbers: Iterable[int]) -> str:
    return ",".join(map(str, numbers))
