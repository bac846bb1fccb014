"""What holds in every contest, whatever happens in it; README.md beside this file has the list by number."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import replace
from random import Random
from typing import final

from bot.contests.changes import Happening, Logged
from bot.contests.notes import Kind, Note
from bot.contests.state import StoredContest
from engine.contest.bracket import BYE, Part
from engine.contest.config import Fill, Format, Movement
from engine.contest.entries import Entry
from engine.contest.events import Ended as EndedEvent
from engine.contest.events import Entrant, Match, Paired, Player, Seeded, Undrawn
from engine.contest.formats import cup, league, standings
from engine.contest.state import Contest, Results, absent_again, apply
from engine.contest.whist import SIZES
from tests.contest_simulation.expected_points import (
    FIRST_STAGE,
    hustle_points,
    league_points,
    points,
    swiss_points,
)


@final
class LawBroken(Exception):
    """A contest is not as it must be."""

    def __init__(self, law: str, what: str) -> None:
        super().__init__(f"{law}: {what}")


def require(law: str, holds: bool, what: object = "") -> None:
    """Raise where a law does not hold.

    Raises:
        LawBroken: Unless it `holds`.
    """
    if not holds:
        raise LawBroken(law, str(what))


@final
class Witness:
    """Looks at one contest after every step, and knows what it was told before."""

    def __init__(self, dice: Random) -> None:
        self.rematches = 0
        """Swiss pairings of two who had met, where there was no other way."""
        self._dice = dice
        self._happenings: list[Happening] = []
        self._contest: Contest | None = None
        self.deleting = False
        """Whether a member's data has been deleted since the last look."""
        self.redrawn = 0
        """Rounds that were drawn again."""
        self._players: dict[Entrant, set[Player]] = {}

    def look(self, stored: StoredContest, logged: Sequence[Logged]) -> None:
        """Check what has happened since the last look, and how the contest stands.

        Raises:
            LawBroken: With the number of the law.
        """
        happenings = [each.happening for each in logged]
        known = happenings[: len(self._happenings)]
        same = _texts_aside(known) == _texts_aside(self._happenings) if self.deleting else known == self._happenings
        self.deleting = False
        require("L9", same, "events have changed")
        require("L16", [each.seq for each in logged] == list(range(1, len(logged) + 1)), "numbers of events")
        for happening in happenings[len(self._happenings) :]:
            self._hear(stored, happening)
        self._happenings = happenings
        if self._contest is not None:
            require("L10", self._contest == stored.contest, "the events come to another contest")
        self._look_at_tables(stored)
        if stored.contest.seeds:
            look_at_standings(stored.contest, stored.results, self._dice)

    def _hear(self, stored: StoredContest, happening: Happening) -> None:
        before = self._contest or Contest(stored.plan.config, stored.lot)
        before = replace(before, config=stored.plan.config)
        match happening:
            case Paired():
                look_at_places(before, happening)
                self.rematches += _count_rematches(before, happening)
            case Undrawn():
                self.redrawn += 1
            case Seeded():
                require("L16", not before.seeds, "seeded twice")
            case Note(kind=Kind.CHECKING) if self._contest is not None:
                self._contest = absent_again(self._contest)
            case EndedEvent():
                require("L16", before.status is before.status.RUNNING, "ended twice")
            case _:
                pass
        if not isinstance(happening, Paired) and type(happening).__module__ != "engine.contest.events":
            return
        self._contest = apply(before, happening)  # pyright: ignore[reportArgumentType] - no note
        for number, entry in self._contest.entries.items():
            self._players.setdefault(number, set()).update(entry.players)

    def _look_at_tables(self, stored: StoredContest) -> None:
        """L14: nobody sits at a match who does not play it, or once did for the same entrant."""
        for (number, place), table in stored.tables.items():
            if number > stored.round or place >= len(stored.contest.rounds[number - 1].matches):
                continue
            for seat, entrant in enumerate(_seats(stored.contest.rounds[number - 1].matches[place], stored.plan.size)):
                known = {stored.person_of(stored.people[player].user) for player in self._players.get(entrant, ())}
                user = table.users[seat]
                require("L14", user is None or stored.person_of(user) in known, f"{user} at table {table.table}")


def _texts_aside(happenings: Iterable[Happening]) -> list[Happening]:
    """Events without what was typed: docs/privacy.md takes a deleted member's texts and names out of the log."""
    typed = ("text", "plan", "values")
    return [
        Note(each.kind, {key: value for key, value in each.data.items() if key not in typed})
        if isinstance(each, Note)
        else each
        for each in happenings
    ]


def look_at_standings(contest: Contest, results: Results, dice: Random) -> None:
    """L7 and L8: everybody is ranked, in whatever order things are stored, and points are conserved.

    Raises:
        LawBroken: With the number of the law.
    """
    found = standings(contest, results)
    rows = [row for division in found for row in division]
    there = sorted(number for number, entry in contest.entries.items() if not entry.waiting)
    if contest.config.format is not Format.LEAGUE:
        require("L7", sorted(row.entrant for row in rows) == there, "not everybody is ranked")
    for division in found:
        ranks = [row.rank for row in division]
        require("L7", ranks == sorted(ranks), "ranks go up and down")
    require("L7", standings(*_shuffle(contest, results, dice)) == found, "another order, other standings")
    match contest.config.format:
        case Format.HUSTLE:
            require("L8", points(rows) == hustle_points(contest, results, rows), "points of a hustle")
        case Format.SWISS:
            require("L8", points(rows) == swiss_points(contest, results), "points of a Swiss")
        case Format.LEAGUE | Format.CUP:
            pass


def look_at_end(contest: Contest, results: Results) -> None:
    """Check what holds for a contest that has been played to its end.

    Raises:
        LawBroken: With the number of the law.
    """
    match contest.config.format:
        case Format.HUSTLE:
            _look_at_hustle(contest)
        case Format.CUP:
            _look_at_bracket(contest, results, contest.seeds, FIRST_STAGE)
        case Format.SWISS:
            _look_at_byes(contest)
            if contest.qualified:
                _look_at_bracket(contest, results, contest.qualified, 2)
        case Format.LEAGUE:
            _look_at_league(contest, results)


def _shuffle(contest: Contest, results: Results, dice: Random) -> tuple[Contest, Results]:
    entries, places = list(contest.entries.items()), list(results.items())
    dice.shuffle(entries)
    dice.shuffle(places)
    return replace(contest, entries=dict(entries)), dict(places)


def look_at_places(before: Contest, drawn: Paired) -> None:
    """L1: everybody who takes part is in exactly one place of a round.

    Raises:
        LawBroken: With the number of the law.
    """
    seated = [entrant for match in drawn.matches for entrant in (*match.north, *match.east)]
    require("L1", len(seated) == len(set(seated)), f"twice in round {drawn.round}")
    members = [entrant for entrant in seated if entrant > 0]
    require("L1", not set(members).intersection(drawn.idle), f"idle and at a table in round {drawn.round}")
    active = set(before.active)
    require(
        "L1",
        active.issuperset((*members, *drawn.idle)),
        f"a pair or member that has left is drawn in round {drawn.round}",
    )
    require("L16", drawn.round == len(before.rounds) + 1, f"round {drawn.round} after {len(before.rounds)}")
    config = before.config
    if config.format is Format.HUSTLE or (config.format is Format.SWISS and drawn.stage == FIRST_STAGE):
        require("L1", active == {*members, *drawn.idle}, f"nowhere in round {drawn.round}")
    if config.format is Format.LEAGUE:
        lasts = [(each, (len(each) - 1 + len(each) % 2) * (1 + config.double)) for each in league.divisions(before)]
        going_on = {entrant for division, rounds in lasts if drawn.round <= rounds for entrant in division} & active
        require("L1", going_on == {*members, *drawn.idle}, f"nowhere in round {drawn.round}")


def _count_rematches(before: Contest, drawn: Paired) -> int:
    """L4: the rematches of a Swiss round; there is none while the rounds are at most half of those who are paired."""
    if before.config.format is not Format.SWISS or drawn.stage != FIRST_STAGE:
        return 0
    met = {frozenset((*match.north, *match.east)) for each in before.rounds for match in each.matches}
    count = sum(frozenset((*match.north, *match.east)) in met for match in drawn.matches)
    require("L4", not count or drawn.round > len(drawn.matches), f"{count} rematches in round {drawn.round}")
    return count


def _look_at_hustle(contest: Contest) -> None:
    """L2 and L3, where nobody came late or left."""
    _look_at_byes(contest)
    config, steady = contest.config, _steady(contest)
    entrants = len(contest.seeds)
    if config.movement is Movement.CLIMB or len(steady) < len(_taking_part(contest)) or entrants not in SIZES:
        return
    if entrants % 4 and config.fill is Fill.HOUSE:
        return
    partners = Counter(
        frozenset(side) for drawn in contest.rounds for match in drawn.matches for side in (match.north, match.east)
    )
    if len(contest.rounds) < entrants:
        require("L2", max(partners.values(), default=0) <= 1, "partners twice before everybody once")


def _look_at_byes(contest: Contest) -> None:
    """L3: of those who take part from the first round to the last, nobody sits out twice more than another."""
    byes = Counter(entrant for drawn in contest.rounds if drawn.stage == FIRST_STAGE for entrant in drawn.idle)
    counts = [byes[entry.number] for entry in _steady(contest)]
    require("L3", max(counts, default=0) - min(counts, default=0) <= 1, dict(byes))


def _look_at_league(contest: Contest, results: Results) -> None:
    """L5, L8 and L12."""
    times = 1 + contest.config.double
    met = Counter[frozenset[Entrant]]()
    homes = Counter[Entrant]()
    for drawn in contest.rounds:
        for match in drawn.matches:
            met[frozenset((*match.north, *match.east))] += 1
            homes[match.north[0]] += 1
            homes[match.east[0]] -= 1
    for members, rows in zip(league.divisions(contest), standings(contest, results), strict=True):
        stayed = [entrant for entrant in members if entrant not in contest.withdrawn]
        for nth, one in enumerate(stayed):
            for other in stayed[:nth]:
                require("L5", met[frozenset((one, other))] == times, f"{one} and {other}")
        if len(stayed) == len(members):
            require("L5", all(abs(homes[each]) <= 1 for each in members), "at home and away")
        total = times * (len(members) - 1)
        annulled = set[Entrant]()
        for row in rows:
            if row.entrant not in contest.withdrawn:
                continue
            played = sum(row.entrant in pair for pair in met.elements())
            if 2 * played < total and not contest.entries[row.entrant].alone:
                annulled.add(row.entrant)
                require("L12", (row.points, row.played) == (0, 0), f"{row.entrant} left early and has results")
        require("L8", points(rows) == league_points(contest, results, members, annulled), "points of a division")


def _look_at_bracket(contest: Contest, results: Results, seeds: tuple[Entrant, ...], stage: int) -> None:
    """L6: how often each lost, and that the first two seeds meet in the final at the earliest."""
    bracket = cup.bracket_of(contest, len(seeds))
    meetings = bracket.resolve(cup.winners_of(contest, results, bracket, seeds, stage))
    losses = Counter[int]()
    for match, meeting in zip(bracket.matches, meetings, strict=True):
        if match.part is not Part.THIRD and meeting.loser:
            losses[meeting.loser] += 1
        elif match.part is not Part.THIRD and meeting.winner == BYE and meeting.one and meeting.two:
            losses[meeting.one] = losses[meeting.two] = 1 + bracket.double  # neither came, or both had left
        final = match.number >= len(bracket.matches) - 2 or match.part is Part.FINAL
        if not bracket.double and {meeting.one, meeting.two} == {1, 2}:
            require("L6", final, "the first two seeds met before the final")
    lost = [losses[seed] for seed in range(1, len(seeds) + 1)]
    if not bracket.double:
        # after the end a ruling may send a pair to a final that was a walkover: then both are unbeaten
        both = zip(bracket.matches, meetings, strict=True)
        unplayed = sum(m.is_open for b, m in both if b.part is not Part.THIRD)
        require("L6", max(lost) <= 1 and lost.count(0) <= 1 + unplayed, f"losses {lost}")
    else:
        # a ruling after the end may give the first final to the other pair: then both have lost once
        finals = 2 if contest.config.second_final and not any(each.is_open for each in meetings) else 1
        # a game made void after it may open a match before the finals that was a walkover: one loss is missing for each
        both = zip(bracket.matches, meetings, strict=True)
        unplayed = sum(m.is_open for b, m in both if b.part is not Part.FINAL)
        require("L6", sum(count < 2 for count in lost) <= 3 - finals + unplayed, f"losses {lost}")
        require("L6", max(lost) <= 2, f"losses {lost}")
    played = [match.slot for drawn in contest.rounds if drawn.stage == stage for match in drawn.matches]
    require("L6", len(played) == len(set(played)), "a match was drawn twice")


def _steady(contest: Contest) -> list[Entry]:
    """Those who were there in every round."""
    return [entry for entry in _taking_part(contest) if entry.since == 1 and entry.left is None]


def _taking_part(contest: Contest) -> list[Entry]:
    return [entry for entry in contest.entries.values() if not entry.waiting]


def _seats(match: Match, size: int) -> tuple[Entrant, Entrant, Entrant, Entrant]:
    """The entrant in each seat, North first."""
    if size == 1:
        return match.north[0], match.east[0], match.north[1], match.east[1]
    return match.north[0], match.east[0], match.north[0], match.east[0]
