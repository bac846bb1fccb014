"""What the others' words in an auction tell: `python benchmarks/tune_bidding.py [--hands N] [--seed N]`.

Fits the figures of `engine/players/heuristic/auction.py`. Auctions of `RuleOfThumb` are broken off at a
seat that may bid; it bids
the least it can, all others pass, it names and leads, and the hand is played out by `RuleOfThumb`. The tricks that its
side takes, less those its own cards promise (`engine.players.heuristic.auction_estimate`), are regressed on what was
said before.
"""

# ruff: noqa: E402
import argparse
import sys
from pathlib import Path
from random import Random
from typing import Final

import numpy

# beside a script `engine` would be benchmarks/engine.py
sys.path[0] = str(Path(__file__).resolve().parents[1])

from engine import PRESETS, Bid, Pass, Rules, Seat, State, actor, apply, legal_actions, start, view
from engine.fairness import SECRET_BYTES, deal
from engine.phases.auction import trumps_on_offer
from engine.phases.registry import Auction, Dealing, Over
from engine.players import RuleOfThumb
from engine.players.heuristic.auction import Heard
from engine.players.heuristic.auction_estimate import for_maker

KINDS: Final = ("bid-euchre", "hasenpfeffer", "pepper", "bid-euchre-double", "indiana")
NAMES: Final = ("nothing", *Heard._fields)


def sample(rules: Rules, number: int, rng: Random) -> tuple[Heard, float] | None:
    """What one seat heard, and by how many tricks its side did better than its cards promised."""
    player, dealer = RuleOfThumb(), number % rules.seats
    state: State = apply(start(rules, dealer), deal(rules, dealer, rng.randbytes(SECRET_BYTES), number))
    for _ in range(number // rules.seats % rules.seats):
        state = apply(state, player.choose(view(state, actor(state)), rng))
    seat = actor(state)
    if not isinstance(state, Auction) or seat is None:
        return None
    mine = view(state, seat)
    bids = [choice for choice in mine.choices if isinstance(choice, Bid) and not choice.moon]
    if not bids:
        return None
    promised = max(for_maker(mine.cards, trump, rules, alone=False) for trump in trumps_on_offer(rules))
    state = apply(state, min(bids, key=lambda bid: bid.tricks))
    while isinstance(state, Auction):
        state = apply(state, Pass())
    return Heard.of(mine, seat), _taken(state, seat, rng) - promised


def _taken(state: State, seat: Seat, rng: Random) -> int:
    player = RuleOfThumb()
    side = view(state, seat).seating.side
    while (to_act := actor(state)) is not None and not isinstance(state, Dealing | Over):
        choices = legal_actions(state)
        state = apply(state, choices[0] if len(choices) == 1 else player.choose(view(state, to_act), rng))
    assert isinstance(state, Dealing | Over)
    assert state.last is not None
    return sum(won for each, won in enumerate(state.last.tricks) if side[each] == side[seat])


def main() -> None:
    parser = argparse.ArgumentParser(description="What the others' words in an auction tell.")
    parser.add_argument("--hands", type=int, default=20_000, help="of each game")
    parser.add_argument("--seed", type=int, default=20261121)
    wanted = parser.parse_args()
    for kind in KINDS:
        rng = Random(f"{wanted.seed}/{kind}")
        found = [each for number in range(wanted.hands) if (each := sample(PRESETS[kind], number, rng)) is not None]
        said = numpy.array([[1.0, *heard] for heard, _ in found])
        used = [index for index in range(said.shape[1]) if said[:, index].any()]
        over = numpy.array([more for _, more in found])
        said = said[:, used]
        inverse = numpy.linalg.inv(said.T @ said)
        fitted = inverse @ said.T @ over
        rest = over - said @ fitted
        errors = 1.96 * numpy.sqrt(numpy.diag(inverse) * rest.var())
        parts = zip(used, fitted, errors, strict=True)
        figures = ", ".join(f"{NAMES[at]} {figure:+.3f} ± {error:.3f}" for at, figure, error in parts)
        print(f"{kind} ({len(found):,}; spread {rest.std():.2f}, without {over.std():.2f}): {figures}", flush=True)


if __name__ == "__main__":
    main()
