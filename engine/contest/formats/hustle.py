"""Progressive euchre: members change partners each round, and each gets the points of their side."""

from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction
from functools import lru_cache
from typing import Final, final

from engine.contest.config import Config, Format, Movement
from engine.contest.events import Entrant, Match, Paired
from engine.contest.formats.format import ContestFormat, Pairing, Rule, Shape, rule
from engine.contest.rotation import Four, Played, next_tables, plan
from engine.contest.standings import Came, Row, StandingLine, TieBreak, rank
from engine.contest.state import Contest, Place, Results, dice_for
from engine.rules import Rules
from engine.rules.options import AllPass, RedealBy, Ties

ROUNDS: Final = 6
"""Where an organiser has not chosen."""


def _lines_of(contest: Contest, results: Results, place: Place, match: Match) -> list[StandingLine]:
    result, number = contest.outcome(place, results), place[0]
    if result is None:
        return []
    found: list[StandingLine] = []
    kind = Came.FORFEIT if contest.sides_lost(place, results) else Came.PLAYED
    for side, (own, others) in enumerate(((match.north, match.east), (match.east, match.north))):
        scored, conceded = result.points[side], result.points[1 - side]
        for nth, entrant in enumerate(own):
            if entrant < 1:
                continue
            if not result.came[side + 2 * nth]:
                found.append(StandingLine(entrant=entrant, round=number, kind=Came.MISSED, opponents=others))
                continue
            found.append(
                StandingLine(
                    entrant=entrant,
                    round=number,
                    kind=kind,
                    points=Fraction(scored),
                    scored=scored,
                    conceded=conceded,
                    games=(result.games[side], result.games[1 - side]),
                    opponents=others,
                    lone_marches=result.lone_marches[side + 2 * nth],
                )
            )
    return found


def _rotate(contest: Contest, players: tuple[Entrant, ...]) -> tuple[Four, ...]:
    """The plan that was made when the players were last other ones still holds for its next round."""
    begin = len(contest.rounds)
    while begin and {player for table in _tables((contest.rounds[begin - 1],)) for player in table} == {*players}:
        begin -= 1
    night = _plan(contest.lot, players, (contest.config.rounds or ROUNDS) - begin, contest.rounds[:begin])
    return night[len(contest.rounds) - begin]


@lru_cache(maxsize=16)
def _plan(
    lot: bytes, players: tuple[Entrant, ...], rounds: int, before: tuple[Paired, ...]
) -> tuple[tuple[Four, ...], ...]:
    """Asked for again at every round."""
    dice = dice_for(lot, "rotation", len(before))
    return plan(players, rounds, dice, before=_tables(before))


def _climb(contest: Contest, players: tuple[Entrant, ...], results: Results) -> tuple[Four, ...]:
    dice = dice_for(contest.lot, "climb", len(contest.rounds))
    if not contest.rounds:
        return next_tables((), players, dice)
    last = contest.rounds[-1]
    played = [Played(table, _north_won(contest, last, at, results)) for at, table in enumerate(_tables((last,)))]
    return next_tables(played, players, dice, before=_tables(contest.rounds))


def _north_won(contest: Contest, drawn: Paired, place: int, results: Results) -> bool | None:
    """Whether North and South move up; None where a lot decides.

    A side has lost by a ruling, or if only computers have played for its members, whatever points these made.
    """
    at = (drawn.round, place)
    result, lost = contest.outcome(at, results), set(contest.sides_lost(at, results))
    if result is None:
        return None
    match = drawn.matches[place]
    lost |= {nth for nth, side in enumerate((match.north, match.east)) if max(side) > 0 and not result.has_come(nth)}
    if lost or result.points[0] == result.points[1]:
        return None if len(lost) != 1 else 1 in lost
    return result.points[0] > result.points[1]


def _tables(rounds: tuple[Paired, ...]) -> list[Four]:
    return [
        Four(match.north[0], match.east[0], match.north[1], match.east[1])
        for drawn in rounds
        for match in drawn.matches
    ]


@final
class Hustle(ContestFormat):
    """Members change partners each round and score their side's points: progressive euchre."""

    key = Format.HUSTLE
    most = 512
    size = 1
    choices = frozenset({"hands", "rounds", "movement"})
    tie_breaks = (TieBreak.NET, TieBreak.ROUNDS_WON, TieBreak.LONE_MARCHES)
    columns = ("points", "net", "rounds_won")
    slow_to_draw = True
    comes_late = True
    plays_hands = True
    too_many_rounds = "contest-caution-partners-again"

    def next_step(self, contest: Contest, results: Results, pairing: Pairing) -> Paired | None:
        """The round after those that have been drawn; None when there is none, or only one is left."""
        if not self.has_more(contest, results):
            return None
        number, active = len(contest.rounds) + 1, contest.active
        players = (*active, *range(0, -(-len(active) % 4), -1))  # the entrants, and the house's seats
        climbs = contest.config.movement is Movement.CLIMB
        tables = _climb(contest, players, results) if climbs else _rotate(contest, players)
        matches = tuple(Match((table.north, table.south), (table.east, table.west)) for table in tables)
        return Paired(number, matches)

    def has_more(self, contest: Contest, results: Results) -> bool:
        """Whether a round follows those that have been drawn."""
        return len(contest.active) >= 2 and len(contest.rounds) < self.rounds_of(contest)

    def rounds_of(self, contest: Contest) -> int:
        """How many rounds it has."""
        return self.rounds_by_plan(contest.config)

    def rounds_by_plan(self, config: Config) -> int:
        """As many as wished."""
        return config.rounds or ROUNDS

    def rounds_at_most(self, config: Config, entrants: int, shape: Shape) -> int:
        """In a rotation a member has each other one, and each computer, as a partner once."""
        rotates = config.movement is Movement.ROTATION
        return entrants + shape.computers - 1 if rotates else self.rounds_by_plan(config)

    def draws_again(self, contest: Contest, results: Results, entrant: Entrant) -> bool:
        """Everybody plays all rounds."""
        return self.has_more(contest, results)

    def tables(self, contest: Contest, results: Results) -> tuple[tuple[Row, ...], ...]:
        """Everybody by points; whoever has left is below."""
        found = self.lines(contest, results)
        return (rank(list(contest.entries), found, self.tie_breaks, below=contest.withdrawn),)

    def lines(self, contest: Contest, results: Results) -> list[StandingLine]:
        """What each member got in each round: nothing in one that a computer has played for them."""
        found: list[StandingLine] = []
        for drawn in contest.rounds:
            for place, match in enumerate(drawn.matches):
                found += _lines_of(contest, results, (drawn.round, place), match)
        return found

    def shape(self, contest: Contest) -> Shape:
        """All play in each round."""
        players, rounds = len(contest.seeds), self.rounds_of(contest)
        tables = -(-players // 4)
        return Shape(rounds, rounds * tables, tables, computers=-players % 4)

    def table_rules(self, rules: Rules, hands: int) -> Rules:
        """So many hands, drawn if both sides have as many points; one that all pass has the same dealer again."""
        same = rules.all_pass is AllPass.THROW_IN
        return replace(
            super().table_rules(rules, hands),
            fixed_hands=hands,
            ties=Ties.DRAWN,
            redeal_by=RedealBy.SAME if same else rules.redeal_by,
            win_by=1,
            exceed_target=False,
            rubber=False,
            laps=False,
            skunk_counts_two=False,
        )

    def without_table_rules(self, rules: Rules, base: Rules) -> Rules:
        """Without the hands and what follows from them."""
        rules = super().without_table_rules(rules, base)
        return replace(rules, ties=base.ties, fixed_hands=base.fixed_hands, redeal_by=base.redeal_by)

    def play_rules(self, config: Config, rules: Rules, *, promotes: bool) -> Iterator[Rule]:
        """Rounds of so many hands."""
        yield rule("contest-rule-single")
        yield rule("contest-rule-hustle", rounds=self.rounds_by_plan(config), hands=rules.fixed_hands)
        if rules.all_pass is AllPass.THROW_IN:
            yield rule("contest-rule-thrown-in")

    def draw_rules(self, config: Config) -> Iterator[Rule]:
        """How members move."""
        if config.movement is Movement.CLIMB:
            yield rule("contest-rule-climb")
        else:
            yield rule("contest-rule-rotation")
        yield from self.odd_rules(config)

    def odd_rules(self, config: Config) -> Iterator[Rule]:
        """Computers."""
        yield rule("contest-rule-house")

    def points_rule(self, config: Config) -> Rule:
        """Points of the games."""
        return rule("contest-rule-side-points")
