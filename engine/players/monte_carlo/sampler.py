"""Deals that agree with a view, ready to be judged."""

from engine.cards import Cards, cards_in, hand_of
from engine.players.monte_carlo.jit import Row, blank, blank_floats, row
from engine.players.monte_carlo.likelihood import PlayRecord
from engine.players.monte_carlo.sampler_input import bidding_of, hidden_cards
from engine.players.monte_carlo.sampler_kernel import PLAYERS, Deals, Known, Scratch, resample, sample_deals
from engine.players.monte_carlo.workspace import WORKSPACE, Effort
from engine.view import View


def sample(mine: View, known: Known, record: PlayRecord, effort: Effort, dice: Row) -> Deals:
    """Deals that agree with a view; a weight says how often a deal counts, and all are 0 where none was found.

    `known` is by the trump made once there is a lead, and by card number before.
    """
    hidden, held = hidden_cards(mine)
    if any(held):
        known = _with_held(mine, known, held)
    deals = Deals(blank(effort.imagined * PLAYERS), blank_floats(effort.imagined))
    scratch = Scratch(dice, WORKSPACE.at, WORKSPACE.seats)
    made = sample_deals(hidden, known, bidding_of(mine, effort.width), record, scratch, deals)
    if made:
        resample(deals.weights, made, effort.judged, dice)
    return deals


def _with_held(mine: View, known: Known, others: tuple[Cards, ...]) -> Known:
    """What others are known to hold besides; what a partner was given it did not have while it bid."""
    dealt, held, given = row(known.dealt), row(known.held), hand_of({*mine.given})
    for seat, cards in enumerate(others):
        dealt[seat] |= cards & ~given
        player = known.player_of[seat]
        if player >= 0:
            for card in cards_in(cards):
                held[player] |= known.bit[card]
    return known._replace(dealt=dealt, held=held)
