"""The points that entrants have, by the table in docs/leagues.md, and where that says no more by the rules pages."""

from collections import defaultdict
from dataclasses import dataclass, field
from fractions import Fraction

from tests.referee.rows import Record, Table
from tests.referee.story import Entry, Match, Place, Story, has_come, last_tables

WIN, TIE = 2, 1
HUSTLE_ROUNDS = 6
"""Of a hustle, if its organizer chose no other number."""


@dataclass
class Sheet:
    """What an entrant has got in each round."""

    points: Fraction = Fraction(0)
    played: int = 0
    """Matches that came to points."""
    rounds: set[int] = field(default_factory=set)
    """In which the entrant had a match, a bye, or sat out in turn."""
    scored: int = 0
    conceded: int = 0
    won: int = 0
    """Rounds in which their side had more points, or was given the match."""
    lone: int = 0
    games: int = 0
    """Won less lost."""
    opponents: set[int] = field(default_factory=set)


@dataclass(frozen=True)
class Outcome:
    """What a match has come to, by side."""

    points: tuple[int, int]
    games: tuple[int, int]
    lone: tuple[int, ...]
    lost: frozenset[int]
    """The sides that have forfeited."""

    def match_points(self, side: int) -> int:
        if side in self.lost:
            return 0
        if 1 - side in self.lost:
            return WIN
        own, other = self.games[side], self.games[1 - side]
        return WIN if own > other else TIE if own == other else 0


def outcomes(record: Record, story: Story) -> dict[Place, Outcome]:
    """Of each match that is drawn and over: what organisers have set, else the forfeits, else its game."""
    tables, found = last_tables(record, story), dict[Place, Outcome]()
    for drawn in story.rounds:
        for at in range(len(drawn.matches)):
            place = (drawn.number, at)
            table = tables.get(place)
            lost = frozenset(side for side in (0, 1) if (*place, side) in story.forfeits)
            lone = table.lone if table is not None else (0,) * 4
            if place in story.adjustments:
                one, two = story.adjustments[place]
                found[place] = Outcome((one, two), (int(one > two), int(two > one)), lone, frozenset())
            elif lost:
                found[place] = Outcome((0, 0), (int(0 not in lost), int(1 not in lost)), (0,) * 4, lost)
            elif table is not None and table.points is not None:
                away = _away(record, story, place, table)
                won = (int(0 not in away), int(1 not in away))
                found[place] = (
                    Outcome((0, 0), won, (0,) * 4, away) if away else Outcome(table.points, table.games, lone, away)
                )
    return found


def _away(record: Record, story: Story, place: Place, table: Table) -> frozenset[int]:
    """The pairs for which only computers have played."""
    if record.size == 1:
        return frozenset()
    sides = enumerate(story.match(*place).sides)
    return frozenset(side for side, (entrant,) in sides if not has_come(record, story, place, entrant, table))


def sheets(record: Record, story: Story) -> dict[int, Sheet]:
    """Of everybody who takes part or took part; of a cup only how many matches they played."""
    found = {entry.number: Sheet() for entry in story.taking_part}
    {"hustle": _hustle, "league": _league, "swiss": _swiss, "cup": _cup}[record.config["format"]](record, story, found)
    return found


def _hustle(record: Record, story: Story, found: dict[int, Sheet]) -> None:
    """The points of one's side in every round; whoever sits out gets the average of the other rounds."""
    net, tables = record.config["net"], last_tables(record, story)
    sat = defaultdict[int, int](int)
    for (number, place), outcome in outcomes(record, story).items():
        match = story.match(number, place)
        for side, entrants in enumerate(match.sides):
            for nth, entrant in enumerate(entrants):
                if entrant in found:
                    ruled, table = (number, place) in story.adjustments, tables.get((number, place))
                    absent = not ruled and (number, entrant) in story.absences
                    ruled = ruled or bool(outcome.lost)
                    came = table is None or has_come(record, story, (number, place), entrant, table)
                    if not (absent or ruled or came):
                        sat[entrant] += 1  # there was no turn in the window, and a computer played after it
                        continue
                    _count(found[entrant], number, side, outcome, match)
                    if not absent:
                        sheet = found[entrant]
                        own, others = outcome.points[side], outcome.points[1 - side]
                        sheet.points += own - (others if net else 0)
                        sheet.played += 1
                        sheet.scored += own
                        sheet.conceded += others
                        given = bool(outcome.lost) and outcome.match_points(side) == WIN
                        sheet.won += own > others or given
                        sheet.lone += outcome.lone[side + 2 * nth]
    for drawn in story.rounds:
        for entrant in drawn.idle:
            sat[entrant] += 1
    for entrant, times in sat.items():
        sheet = found[entrant]
        sheet.points += sheet.points / len(sheet.rounds) * times if sheet.rounds else 0
    for drawn in story.rounds:
        for entrant in drawn.idle:
            found[entrant].rounds.add(drawn.number)


def _count(sheet: Sheet, number: int, side: int, outcome: Outcome, match: Match) -> None:
    sheet.rounds.add(number)
    sheet.opponents |= {each for each in match.sides[1 - side] if each > 0}


def _pairs(record: Record, story: Story, found: dict[int, Sheet], without: frozenset[int] = frozenset()) -> None:
    """Matches of pairs before a knockout: a win 2, a tie 1; those of pairs in `without` count for nobody."""
    for (number, place), outcome in outcomes(record, story).items():
        match = story.match(number, place)
        if story.rounds[number - 1].stage != 1 or not without.isdisjoint(match.entrants):
            continue
        for side, (entrant,) in enumerate(match.sides):
            sheet = found[entrant]
            _count(sheet, number, side, outcome, match)
            sheet.points += outcome.match_points(side)
            sheet.played += not outcome.lost
            sheet.games += outcome.games[side] - outcome.games[1 - side]
            sheet.scored += outcome.points[side]
            sheet.conceded += outcome.points[1 - side]


def _swiss(record: Record, story: Story, found: dict[int, Sheet]) -> None:
    """A bye is worth a win; rounds before coming, or while away, count 0."""
    _pairs(record, story, found)
    for drawn in story.rounds:
        for entrant in drawn.idle if drawn.stage == 1 else ():
            found[entrant].points += WIN
            found[entrant].rounds.add(drawn.number)


def _league(record: Record, story: Story, found: dict[int, Sheet]) -> None:
    """A pair that leaves before half of its matches is taken out of all results.

    Later, and where one of the two stays, the others win the rest.
    """
    annulled, late = set[int](), set[int]()
    for members in divisions(record, story):
        whole = (len(members) - 1) * (1 + bool(record.config["double"]))
        for entrant in members:
            if story.entries[entrant].left is not None and not has_finished(record, story, story.entries[entrant]):
                had = sum(entrant in match.entrants for match in _over(record, story))
                stays = 2 * had >= whole or bool(story.entries[entrant].alone)
                (late if stays else annulled).add(entrant)
    _pairs(record, story, found, frozenset(annulled))
    for members in divisions(record, story):
        for other in _walkovers(record, story, members, late):
            found[other].points += WIN
            found[other].games += 1
    for drawn in story.rounds:
        for entrant in drawn.idle:
            found[entrant].rounds.add(drawn.number)


def _over(record: Record, story: Story) -> list[Match]:
    return [story.match(*place) for place in outcomes(record, story)]


def _walkovers(record: Record, story: Story, members: tuple[int, ...], late: set[int]) -> list[int]:
    """Who wins a match that is not played as the opponent has left late, once for each; known when all is over."""
    times = 1 + bool(record.config["double"])
    drawn = [match.entrants for each in story.rounds for match in each.matches]
    found: list[int] = []
    for gone in late & {*members}:
        for other in members:
            if other != gone and has_finished(record, story, story.entries[other]):
                found += [other] * (times - sum(gone in match and other in match for match in drawn))
    return found


def has_finished(record: Record, story: Story, entry: Entry) -> bool:
    """Whether somebody stayed to the end, or left when no match with anybody was to come any more."""
    if entry.left is None:
        return True
    if entry.taken_out:
        return False
    if record.config["format"] == "hustle":
        return entry.left > (record.config["rounds"] or HUSTLE_ROUNDS)
    if record.config["format"] == "swiss":
        return entry.left > swiss_rounds(record, story)
    times, drawn = 1 + bool(record.config["double"]), [match for each in story.rounds for match in each.matches]
    members = next((each for each in divisions(record, story) if entry.number in each), ())
    for other in members:
        met = sum(entry.number in match.entrants and other in match.entrants for match in drawn)
        gone = story.entries[other].left
        if other != entry.number and met < times and (gone is None or gone >= entry.left):
            return False
    return True


def swiss_rounds(record: Record, story: Story) -> int:
    """The rounds that were chosen, or one more than of a cup; at most half as many as each pair has opponents."""
    cup = 0
    while 2**cup < len(story.seeds):
        cup += 1
    return max(1, min(record.config["rounds"] or cup + 1, (len(story.seeds) - 1) // 2))


def _cup(record: Record, story: Story, found: dict[int, Sheet]) -> None:
    for (number, place), outcome in outcomes(record, story).items():
        match = story.match(number, place)
        for side, (entrant,) in enumerate(match.sides):
            _count(found[entrant], number, side, outcome, match)
            found[entrant].played += not outcome.lost


def divisions(record: Record, story: Story) -> list[tuple[int, ...]]:
    """The seeds in order, in parts as equal as can be, of no more pairs than a division has; the larger ones first."""
    if record.config["format"] != "league":
        return [story.seeds]
    return parts(story.seeds, record.config["division"])


def parts(order: tuple[int, ...], most: int) -> list[tuple[int, ...]]:
    """Some pairs in order, as divisions of at most so many."""
    count = max(1, -(-len(order) // most))
    small, larger = divmod(len(order), count)
    found, begin = list[tuple[int, ...]](), 0
    for nth in range(count):
        end = begin + small + (nth < larger)
        found.append(order[begin:end])
        begin = end
    return found
