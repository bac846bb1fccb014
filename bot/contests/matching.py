"""Who meets whom in a Swiss round: the best set of pairings, by a matching of greatest weight."""

from collections.abc import Sequence
from typing import Any, cast

import networkx as nx  # pyright: ignore[reportMissingTypeStubs]

from engine.contest.swiss import Edge, Entrant, Standing, edges, widths


def pair(standings: Sequence[Standing]) -> tuple[tuple[Entrant, Entrant], ...]:
    """Pairs an even number of entrants, given from the first place to the last, without a rematch where that can be.

    Takes 0.5 s for 256 entrants: call it in a worker process. The result is stored, so another version of the library
    may choose otherwise.

    Raises:
        ValueError: For an odd number of entrants.
    """
    if len(standings) % 2:
        raise ValueError("one of an odd number of entrants has a bye")
    places = {standing.entrant: place for place, standing in enumerate(standings)}
    for width, rematches in widths(len(standings)):
        found = _match(edges(standings, width=width, rematches=rematches))
        if 2 * len(found) == len(standings):
            pairs = [(one, two) if places[one] < places[two] else (two, one) for one, two in found]
            return tuple(sorted(pairs, key=lambda each: places[each[0]]))
    raise AssertionError("with rematches everybody has an opponent")


def _match(wishes: Sequence[Edge]) -> set[tuple[Entrant, Entrant]]:
    graph = cast("Any", nx.Graph())
    graph.add_weighted_edges_from(wishes)
    return nx.max_weight_matching(graph, maxcardinality=True)  # pyright: ignore[reportUnknownMemberType, reportUnknownVariableType]
