"""Laws of a hustle whose winners move up: who comes to which table, and who plays with whom there."""

import itertools
from collections import Counter
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
        orders, found = list(ways), [{*table} for table in tables]
        fair = any(_is_like(found, order) for order in orders)
        verdicts.judge(
            "moves up", fair, f"round {event.data['round']} has the tables {tables}, by the page {orders[0]}"
        )
    parted = {frozenset(side) for match in before.rounds[-1].matches for side in match.sides}
    sides = [frozenset(match[side]) for match in event.data["matches"] for side in ("north", "east")]
    for side in sides:
        if max(side) > 0:
            verdicts.judge("new partner", side not in parted, f"{sorted(side)} in round {event.data['round']} again")


def _ways(record: Record, story: Story) -> Iterator[list[Side]] | None:
    """The sides of the last round, from the first table to come to the last, in each way that lots could fall."""
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


def _order(ended: list[tuple[Side, Side]]) -> list[Side]:
    """Winners and losers of each table, as they sit in the next round."""
    coming = [*(winners for winners, _ in ended[1:]), ended[0][1]]
    staying = [ended[0][0], *(losers for _, losers in ended[1:])]
    return [side for pair in zip(staying, coming, strict=True) for side in pair]


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


def _is_like(found: list[set[int]], order: list[Side]) -> bool:
    """Whether each side is at the table of its places, where those who are there have closed up.

    Which of two goes on where only one can is not said. Whoever was at no table has what is left.
    """
    everybody, begin = set[int]().union(*found), 0
    for side in order:
        there = everybody.intersection(side)
        wanted = Counter((begin + nth) // 4 for nth in range(len(there)))
        if any(len(found[table] & there) != count for table, count in wanted.items()):
            return False
        begin += len(there)
    return True
