"""Laws of a hustle whose winners move up: who comes to which table, and who plays with whom there."""

import itertools
from collections.abc import Iterator

from tests.referee.rows import Event, Record
from tests.referee.scores import outcomes
from tests.referee.story import Place, Story, has_come, last_tables
from tests.referee.verdicts import Verdicts

Side = tuple[int, ...]
"""Entrants; computers' seats are 0 and below."""
_MOST_LOTS = 10
"""Tables whose winners a lot has drawn; every way is tried, so with more of them nothing is judged."""


def judge_event(record: Record, before: Story, event: Event, verdicts: Verdicts) -> None:
    """A draw follows from the tables of the round before; `before` is the contest before it."""
    climbs = record.config["format"] == "hustle" and record.config["movement"] == "climb"
    if event.kind != "paired" or not climbs or not before.rounds:
        return
    tables = [(*match["north"], *match["east"]) for match in event.data["matches"]]
    ways = _ways(record, before)
    if ways is not None:
        expected = [_tables(order, {each for table in tables for each in table}) for order in ways]
        found = [{*table} for table in tables]
        fair = any(_is_like(found, each) for each in expected)
        verdicts.judge("moves up", fair, f"round {event.data['round']} has the tables {tables}, not {expected[:2]}")
    parted = {frozenset(side) for match in before.rounds[-1].matches for side in match.sides}
    sides = [frozenset(match[side]) for match in event.data["matches"] for side in ("north", "east")]
    for side in sides:
        if max(side) > 0:
            verdicts.judge("new partner", side not in parted, f"{sorted(side)} in round {event.data['round']} again")


def _ways(record: Record, story: Story) -> Iterator[list[int]] | None:
    """Everybody of the last round, from the first table to come to the last, in each way that lots could fall."""
    number = len(story.rounds)
    matches = story.rounds[-1].matches
    winners = [_winner(record, story, (number, at)) for at in range(len(matches))]
    if winners.count(None) > _MOST_LOTS:
        return None
    ways = itertools.product(*((0, 1) if winner is None else (winner,) for winner in winners))
    return (
        _order([(match.sides[won], match.sides[1 - won]) for match, won in zip(matches, way, strict=True)])
        for way in ways
    )


def _order(ended: list[tuple[Side, Side]]) -> list[int]:
    """Winners and losers of each table, as they sit in the next round."""
    coming = [*(winners for winners, _ in ended[1:]), ended[0][1]]
    staying = [ended[0][0], *(losers for _, losers in ended[1:])]
    return [each for pair in zip(staying, coming, strict=True) for side in pair for each in side]


def _winner(record: Record, story: Story, place: Place) -> int | None:
    """The side that moves up; None where a lot decides."""
    outcome, match = outcomes(record, story).get(place), story.match(*place)
    if outcome is None:
        return None
    lost, table = set(outcome.lost), last_tables(record, story).get(place)
    if place not in story.adjustments and table is not None:
        for side, entrants in enumerate(match.sides):
            members = [each for each in entrants if each > 0]
            if members and not any(has_come(record, story, place, each, table) for each in members):
                lost.add(side)
    if lost or outcome.points[0] == outcome.points[1]:
        return 1 - min(lost) if len(lost) == 1 else None
    return int(outcome.points[1] > outcome.points[0])


def _tables(order: list[int], seated: set[int]) -> list[set[int]]:
    """Whoever is still there moves up where somebody is missing."""
    there = [each for each in order if each in seated]
    return [{*there[at : at + 4]} for at in range(0, len(seated), 4)]


def _is_like(found: list[set[int]], expected: list[set[int]]) -> bool:
    """Whether the same sit at each table; who was at none before takes what is left of the last ones."""
    known = {each for table in expected for each in table}
    return all(table & known == other for table, other in zip(found, expected, strict=True))
