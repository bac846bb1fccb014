"""A knockout of pairs, single or double; also the second stage of a Swiss."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction
from typing import Final, final

from engine.contest.bracket import BYE, Bracket, Meeting, Part, Source, double_elimination, single_elimination
from engine.contest.bracket import Match as BracketMatch
from engine.contest.config import Config, Format
from engine.contest.events import Entrant, Paired
from engine.contest.formats.format import ContestFormat, Pairing, Rule, Shape, rule
from engine.contest.formats.pairs import lines_of, match_of
from engine.contest.standings import WIN, Came, Row
from engine.contest.state import Contest, Results
from engine.rules import Rules
from engine.rules.options import Ties


def bracket_of(contest: Contest, entrants: int) -> Bracket:
    """The bracket for so many pairs."""
    if contest.config.double:
        return double_elimination(entrants, second_final=contest.config.second_final)
    return single_elimination(entrants, third_place=contest.config.third_place)


def draw(contest: Contest, results: Results, seeds: tuple[Entrant, ...], stage: int) -> Paired | None:
    """The next round of a knockout of these pairs, the first seed first."""
    bracket = bracket_of(contest, len(seeds))
    winners = winners_of(contest, results, bracket, seeds, stage)
    meetings = bracket.resolve(winners)
    matches = tuple(
        match_of(seeds[(meeting.one or 0) - 1], seeds[(meeting.two or 0) - 1], match.number)
        for match in bracket.ready(winners)
        for meeting in (meetings[match.number],)
    )
    return Paired(len(contest.rounds) + 1, matches, stage=stage) if matches else None


def final_of(contest: Contest, drawn: Paired, entrants: int) -> int | None:
    """The place of the final in a round of a knockout for so many pairs; of two finals, of either."""
    bracket = bracket_of(contest, entrants)
    finals = {match.number for match in bracket.matches if match.part is Part.FINAL}
    finals = finals or {max(match.number for match in bracket.matches if match.part is Part.MAIN)}
    return next((place for place, match in enumerate(drawn.matches) if match.slot in finals), None)


def winners_of(
    contest: Contest, results: Results, bracket: Bracket, seeds: tuple[Entrant, ...], stage: int
) -> dict[int, int]:
    """The winner of each match of a bracket, as a seed; those that have left lose to whoever comes next.

    Whoever has been drawn for a later match has come to it, whatever a ruling makes of the match before afterwards.
    """
    places = {entrant: place for place, entrant in enumerate(seeds, start=1)}
    winners: dict[int, int] = {}
    for drawn in contest.rounds:
        for place, match in enumerate(drawn.matches if drawn.stage == stage else ()):
            won = _winner(contest, results, drawn, place, places)
            if won is not None:
                winners[match.slot] = won
    winners |= _went_on(contest, bracket, places, stage)
    while walkovers := _walkovers(contest, bracket, winners, seeds, stage):
        winners |= walkovers
    return winners


def _winner(contest: Contest, results: Results, drawn: Paired, place: int, places: dict[Entrant, int]) -> int | None:
    """The seed that goes on from a match; where neither side has more, the better one. None while open.

    Nobody, which is `BYE`, goes on from a match to which neither side has come.
    """
    at = (drawn.round, place)
    result = contest.outcome(at, results)
    if result is None:
        return None
    if len(contest.sides_lost(at, results)) == 2:
        return BYE
    match = drawn.matches[place]
    north, east = places[match.north[0]], places[match.east[0]]
    if result.games[0] == result.games[1]:
        return min(north, east)
    return north if result.games[0] > result.games[1] else east


def _went_on(contest: Contest, bracket: Bracket, places: dict[Entrant, int], stage: int) -> dict[int, int]:
    """The winners of matches, as the draw of later ones says them, also where a walkover was between the two."""
    drawn = {
        match.slot: (places[match.north[0]], places[match.east[0]])
        for each in contest.rounds
        for match in (each.matches if each.stage == stage else ())
    }
    came = [each for slot, both in drawn.items() for each in zip(bracket.matches[slot].sources, both, strict=True)]
    found = dict[int, int]()
    while came:
        source, seed = came.pop()
        if source.match in drawn:
            found[source.match] = seed if source.wins else sum(drawn[source.match]) - seed
        elif source.match is not None and source.wins:
            found[source.match] = seed
            ways = _ways(bracket, drawn, source.match, seed)
            if ways:
                came.append((ways[max(ways)], seed))
    return found


_FROM_THE_START: Final = -1


def _ways(bracket: Bracket, drawn: dict[int, tuple[int, int]], match: int, seed: int) -> dict[int, Source]:
    """By which source a seed may have come to a match that was not drawn, by the last drawn match before it.

    In a double elimination there may be two, where the matches between were walkovers: a seed that won its first match
    and lost the second did not come by losing the first. The last drawn match says which it was. Whoever loses without
    play has left, and comes to no other match.
    """
    found = dict[int, Source]()
    for source in bracket.matches[match].sources:
        if source.match is None:
            if source.seed == seed:
                found[_FROM_THE_START] = source
        elif source.match in drawn:
            if seed in drawn[source.match]:
                found[source.match] = source
        elif source.wins and (before := _ways(bracket, drawn, source.match, seed)):
            found[max(before)] = source
    return found


def _walkovers(
    contest: Contest, bracket: Bracket, winners: dict[int, int], seeds: tuple[Entrant, ...], stage: int
) -> dict[int, int]:
    """Matches that are not to be played, as one of the two has left; where both have, nobody goes on."""
    drawn = {match.slot for each in contest.rounds if each.stage == stage for match in each.matches}
    meetings, found = bracket.resolve(winners), dict[int, int]()
    for match in bracket.ready(winners):
        meeting = meetings[match.number]
        both = (meeting.one or 0, meeting.two or 0)
        there = [seed for seed in both if seeds[seed - 1] not in contest.withdrawn]
        if len(there) < 2 and match.number not in drawn:
            found[match.number] = there[0] if there else BYE
    return found


def standings(contest: Contest, results: Results, seeds: tuple[Entrant, ...], stage: int = 1) -> tuple[Row, ...]:
    """Those still in first, then each by how far the way went; who was put out in the same round shares a rank.

    The points are matches won, twice. Without a winner the ranks begin at 2.
    """
    bracket = bracket_of(contest, len(seeds))
    meetings = bracket.resolve(winners_of(contest, results, bracket, seeds, stage))
    reached = dict.fromkeys(range(1, len(seeds) + 1), _STILL_IN)
    won, played = Counter[int](), _count_played(contest, results, stage)
    for match, meeting in zip(bracket.matches, meetings, strict=True):
        if meeting.winner == BYE and meeting.one and meeting.two and match.part is not Part.THIRD:
            reached |= dict.fromkeys((meeting.one, meeting.two), _way_without_winner(bracket, match))
        if not meeting.winner or not meeting.loser:
            continue
        won[meeting.winner] += 1
        if match.part is Part.THIRD:
            reached[meeting.winner] += 1
        elif _puts_out(bracket, match, meeting):
            reached[meeting.loser] = _STILL_IN - 1 if match.part is Part.FINAL else 2 * match.round
    order = sorted(reached, key=lambda seed: (-reached[seed], seed))
    first = 1 if max(reached.values()) >= _STILL_IN else 2
    ranks = {seed: first + sum(reached[other] > reached[seed] for other in reached) for seed in order}
    return tuple(Row(seeds[s - 1], ranks[s], Fraction(WIN * won[s]), (), played[seeds[s - 1]]) for s in order)


def draws_again(contest: Contest, results: Results, seeds: tuple[Entrant, ...], stage: int, entrant: Entrant) -> bool:
    """Whether a pair that does not leave may come to a match that is not drawn yet."""
    if entrant not in seeds:
        return False
    seed, bracket = seeds.index(entrant) + 1, bracket_of(contest, len(seeds))
    winners = winners_of(contest, results, bracket, seeds, stage)
    drawn = {match.slot for each in contest.rounds if each.stage == stage for match in each.matches}
    leading = {source.match for match in bracket.matches for source in match.sources}
    waiting = [
        match.number
        for match, meeting in zip(bracket.matches, bracket.resolve(winners), strict=True)
        if match.number not in winners and meeting.winner is None and seed in (meeting.one, meeting.two)
    ]
    return bool(bracket.ready(winners)) and any(number not in drawn or number in leading for number in waiting)


def has_match_to_come(
    contest: Contest, results: Results, seeds: tuple[Entrant, ...], stage: int, entrant: Entrant
) -> bool:
    """Whether a pair is in a match without a result, or was to come to one that it has not played as it had left."""
    if entrant not in seeds:
        return False
    seed, bracket = seeds.index(entrant) + 1, bracket_of(contest, len(seeds))
    drawn = {match.slot for each in contest.rounds if each.stage == stage for match in each.matches}
    meetings = bracket.resolve(winners_of(contest, results, bracket, seeds, stage))
    for match, meeting in zip(bracket.matches, meetings, strict=True):
        both = (meeting.one, meeting.two)
        if seed not in both or BYE in both:
            continue
        if meeting.winner == seed or (match.number in drawn and meeting.winner is not None):
            continue
        decided = match.part is Part.FINAL and match.round == 2 and meeting.two is None  # by the first final
        if not decided:
            return True
    return False


def _count_played(contest: Contest, results: Results, stage: int) -> Counter[Entrant]:
    """How many matches each has played, without forfeits and those that only computers played for them."""
    drawn = (each for each in contest.rounds if each.stage == stage)
    lines = (line for each in drawn for line in lines_of(contest, results, each))
    return Counter(line.entrant for line in lines if line.kind is Came.PLAYED and line.came)


def _way_without_winner(bracket: Bracket, match: BracketMatch) -> int:
    """How far those have come who are both out: as far as the loser of the match would have come at once."""
    if match.part is Part.FINAL:
        return _STILL_IN - 1
    if bracket.double and match.part is Part.MAIN:
        return 2 * max(1, 2 * (match.round - 1))
    return 2 * match.round


def _puts_out(bracket: Bracket, match: BracketMatch, meeting: Meeting) -> bool:
    """Whether the loser of a match plays no more, but for the third place."""
    if not bracket.double or match.part is Part.LOSERS:
        return True
    if match.part is Part.MAIN:
        return False
    again = bracket.matches[-1].round == 2 and match.round == 1
    return not (again and meeting.winner == meeting.two)


_STILL_IN: Final = 1000


def waves(bracket: Bracket) -> Iterator[int]:
    """The matches of each round of a bracket, at its longest: the second final is played where there may be one."""
    winners: dict[int, int] = {}
    while ready := bracket.ready(winners):
        yield len(ready)
        meetings = bracket.resolve(winners)
        final = bracket.matches[-1]
        for match in ready:
            meeting = meetings[match.number]
            upset = bracket.double and match.number == final.number - 1 and final.round == 2
            winners[match.number] = (meeting.two if upset else meeting.one) or 0


def knockout_rules(config: Config) -> Iterator[Rule]:
    """Who goes on in a knockout."""
    if config.double:
        yield rule("contest-rule-cup-double")
        yield rule("contest-rule-second-final" if config.second_final else "contest-rule-one-final")
        return
    yield rule("contest-rule-cup-single")
    if config.third_place:
        yield rule("contest-rule-third")


@final
class Cup(ContestFormat):
    """Fixed pairs, knocked out."""

    key = Format.CUP
    least = 2
    choices = frozenset({"best", "double"})
    columns = ("won", "played")
    knocks_out = True
    leave_rule = "contest-rule-leave-cup"

    def next_step(self, contest: Contest, results: Results, pairing: Pairing) -> Paired | None:
        """All matches that can be played now; None when the cup is won."""
        del pairing
        return draw(contest, results, contest.seeds, stage=1)

    def rounds_of(self, contest: Contest) -> int:
        """Of whoever wins it by the longest way."""
        return (len(contest.seeds) - 1).bit_length() * (2 if contest.config.double else 1)

    def draws_again(self, contest: Contest, results: Results, entrant: Entrant) -> bool:
        """Whether a pair that does not leave may come to a match that is not drawn yet."""
        return draws_again(contest, results, contest.seeds, 1, entrant)

    def deciding_match(self, contest: Contest, drawn: Paired) -> int | None:
        """A final."""
        return final_of(contest, drawn, len(contest.seeds))

    def is_knockout(self, drawn: Paired) -> bool:
        """Every round is."""
        del drawn
        return True

    def bracket_seeds(self, contest: Contest) -> tuple[Entrant, ...]:
        """All pairs."""
        return contest.seeds

    def tables(self, contest: Contest, results: Results) -> tuple[tuple[Row, ...], ...]:
        """Those still in first, then each by how far the way went."""
        return (standings(contest, results, contest.seeds),)

    def left_early(self, contest: Contest, results: Results) -> frozenset[Entrant]:
        """Those who left before their last match, or were taken out."""
        return frozenset(
            each
            for each in contest.withdrawn
            if contest.entries[each].out or has_match_to_come(contest, results, contest.seeds, 1, each)
        )

    def shape(self, contest: Contest) -> Shape:
        """A round as long as any match of it can be played."""
        pairs = len(contest.seeds)
        counts = list(waves(bracket_of(contest, pairs)))
        return Shape(len(counts), sum(counts), max(counts), pairs - 2 * counts[0])

    def table_rules(self, rules: Rules, hands: int) -> Rules:
        """As they are, but no match is drawn."""
        return replace(super().table_rules(rules, hands), ties=Ties.PLAY_ON)

    def round_rules(self, config: Config, *, promotes: bool) -> Iterator[Rule]:
        """Who goes on."""
        del promotes
        return knockout_rules(config)

    def draw_rules(self, config: Config) -> Iterator[Rule]:
        """The bracket."""
        yield rule("contest-rule-bracket")
        yield from self.seeding_rules(config)
        yield from self.odd_rules(config)

    def points_rule(self, config: Config) -> Rule:
        """None count."""
        del config
        return rule("contest-rule-cup-rank")
