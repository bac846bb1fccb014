"""Who meets whom in a Swiss round: the best set of pairings, by a matching of greatest weight."""

from collections.abc import Callable, Sequence
from typing import Any, cast

from engine.contest.events import Entrant
from engine.contest.formats.format import Standing
from engine.contest.formats.swiss import BYE, Edge, bye_candidates, edges, edges_with_bye, widths


def pair(standings: Sequence[Standing]) -> tuple[tuple[Entrant, Entrant], ...]:
    """Pairs entrants, given from the first place to the last, without a rematch where that can be.

    Of an odd number one is in no pair and has the bye: the lowest of those with the fewest byes, unless another one of
    them spares a rematch. Takes 0.5 s for 256 entrants: call it in a worker process. The result is stored, so another
    version of the library may choose otherwise.
    """
    if len(standings) % 2 == 0:
        return _pair(standings)
    lowest, *_ = bye_candidates(standings)
    pairs = _pair(_without(standings, lowest))
    met = {standing.entrant: standing.met for standing in standings}
    if not any(met[one].get(two) for one, two in pairs):
        return pairs
    best = next(sum(each) - BYE for each in _match(standings, edges_with_bye) if BYE in each)
    return pairs if best == lowest else _pair(_without(standings, best))


def _pair(standings: Sequence[Standing]) -> tuple[tuple[Entrant, Entrant], ...]:
    places = {standing.entrant: place for place, standing in enumerate(standings)}
    pairs = [(one, two) if places[one] < places[two] else (two, one) for one, two in _match(standings, edges)]
    return tuple(sorted(pairs, key=lambda each: places[each[0]]))


def _match(standings: Sequence[Standing], edges_of: Callable[..., Sequence[Edge]]) -> set[tuple[Entrant, Entrant]]:
    """The best pairs of all, with the bye if these edges have it; looks farther until everybody is in one."""
    import networkx as nx  # pyright: ignore[reportMissingTypeStubs]  # 11 MB, only where a round is drawn

    for width, rematches in widths(len(standings)):
        graph = cast("Any", nx.Graph())
        graph.add_weighted_edges_from(edges_of(standings, width=width, rematches=rematches))
        found = nx.max_weight_matching(graph, maxcardinality=True)  # pyright: ignore[reportUnknownMemberType, reportUnknownVariableType]
        if len(found) == (len(standings) + 1) // 2:
            return found
    raise AssertionError("with rematches everybody has an opponent")


def _without(standings: Sequence[Standing], entrant: Entrant) -> list[Standing]:
    return [standing for standing in standings if standing.entrant != entrant]
