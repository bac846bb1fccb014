"""What holds in every contest, whatever happens in it; README.md beside this file has the list by number."""

from collections import Counter
from dataclasses import replace
from random import Random
from typing import final

from engine.contest.bracket import BYE
from engine.contest.config import Format, Movement
from engine.contest.entries import Entry
from engine.contest.events import Entrant, Paired
from engine.contest.formats import cup, league, standings
from engine.contest.state import Contest, Results
from engine.contest.whist import SIZES
from tests.contest_simulation.expected_points import (
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


def look_at_standings(contest: Contest, results: Results, dice: Random) -> None:
    """L7 and L8: everybody is ranked, in whatever order things are stored, and points are conserved.

    Raises:
        LawBroken: With the number of the law.
    """
    found = standings(contest, results)
    rows = [row for division in found for row in division]
    there = sorted(contest.entries)
    if contest.config.format is not Format.LEAGUE:
        require("L7", sorted(row.entrant for row in rows) == there, "not everybody is ranked")
    for division in found:
        ranks = [row.rank for row in division]
        require("L7", ranks == sorted(ranks), "ranks go up and down")
    require("L7", standings(*_shuffle(contest, results, dice)) == found, "another order, other standings")
    match contest.config.format:
        case Format.HUSTLE:
            require("L8", points(rows) == hustle_points(contest, results), "points of a hustle")
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
            _look_at_bracket(contest, results)
        case Format.SWISS:
            _look_at_byes(contest)
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
    if config.format in (Format.HUSTLE, Format.SWISS):
        require("L1", active == {*members, *drawn.idle}, f"nowhere in round {drawn.round}")
    if config.format is Format.LEAGUE:
        lasts = [(each, (len(each) - 1 + len(each) % 2)) for each in league.divisions(before)]
        going_on = {entrant for division, rounds in lasts if drawn.round <= rounds for entrant in division} & active
        require("L1", going_on == {*members, *drawn.idle}, f"nowhere in round {drawn.round}")


def _look_at_hustle(contest: Contest) -> None:
    """L2 and L3, where nobody came late or left."""
    _look_at_byes(contest)
    config, steady = contest.config, _steady(contest)
    entrants = len(contest.seeds)
    if config.movement is Movement.CLIMB or len(steady) < len(_taking_part(contest)) or entrants not in SIZES:
        return
    partners = Counter(
        frozenset(side) for drawn in contest.rounds for match in drawn.matches for side in (match.north, match.east)
    )
    if len(contest.rounds) < entrants:
        require("L2", max(partners.values(), default=0) <= 1, "partners twice before everybody once")


def _look_at_byes(contest: Contest) -> None:
    """L3: of those who take part from the first round to the last, nobody sits out twice more than another."""
    byes = Counter(entrant for drawn in contest.rounds for entrant in drawn.idle)
    counts = [byes[entry.number] for entry in _steady(contest)]
    require("L3", max(counts, default=0) - min(counts, default=0) <= 1, dict(byes))


def _look_at_league(contest: Contest, results: Results) -> None:
    """L5, L8 and L12."""
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
                require("L5", met[frozenset((one, other))] == 1, f"{one} and {other}")
        if len(stayed) == len(members):
            require("L5", all(abs(homes[each]) <= 1 for each in members), "at home and away")
        require("L8", points(rows) == league_points(contest, results, members), "points of a division")


def _look_at_bracket(contest: Contest, results: Results) -> None:
    """L6: how often each lost, and that the first two seeds meet in the final at the earliest."""
    *earlier, last = cup.meetings(contest, results)
    found = [meeting for matches in earlier for meeting in matches]
    require("L6", all({each.one, each.two} != {1, 2} for each in found), "the first two seeds met before the final")
    decided = [each for each in (*found, *last) if each.winner is not None]
    lost = Counter(seed for each in decided for seed in {each.one, each.two} - {each.winner, BYE})
    # after the end a ruling may send a pair to a final that was a walkover: then both are unbeaten
    unbeaten = len(contest.seeds) - len(lost)
    require("L6", max(lost.values()) <= 1 and unbeaten <= 1 + sum(each.is_open for each in (*found, *last)), lost)
    played = [match.slot for drawn in contest.rounds for match in drawn.matches]
    require("L6", len(played) == len(set(played)), "a match was drawn twice")


def _steady(contest: Contest) -> list[Entry]:
    """Those who were there in every round."""
    return [entry for entry in _taking_part(contest) if entry.since == 1 and entry.left is None]


def _taking_part(contest: Contest) -> list[Entry]:
    return list(contest.entries.values())
