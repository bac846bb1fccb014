"""Deals that agree with a view, ready to be judged."""

from typing import NamedTuple, final

from engine.cards import cards_in, hand_of
from engine.players.monte_carlo.jit import FloatRow, Row, blank, blank_floats, row
from engine.players.monte_carlo.sampler_input import Hidden, bidding_values, hidden, needs, words
from engine.players.monte_carlo.sampler_kernel import PLAYERS, choose_deals, imagine_deals
from engine.players.monte_carlo.workspace import DESK, Effort
from engine.view import View


@final
class Held(NamedTuple):
    """What is known of who held what; `sampler_kernel.imagine_deals` describes each of them."""

    bit: Row
    player_of: Row
    players: int
    played: Row
    held: Row
    me: int
    makers: Row
    teams: Row
    events: Row
    free: int = 0
    trump_made: bool = True
    """Whether `bit` is by the trump made: then what the dealer buried tells something."""


def imagined(mine: View, known: Held, effort: Effort, dice: Row) -> tuple[Row, FloatRow]:
    """What the players held in deals that agree with a view, and how often each counts; 0 where none was found."""
    rules, upcard = mine.rules, mine.upcard
    unseen, values = hidden(mine), bidding_values(rules)
    if any(unseen.held):
        known = _with_held(mine, known, unseen)
    deals, weights = blank(effort.imagined * PLAYERS), blank_floats(effort.imagined)
    made = imagine_deals(
        effort.imagined,
        unseen.cards,
        unseen.fits,
        unseen.room,
        unseen.places,
        unseen.talon,
        unseen.bury,
        mine.dealer or 0,
        known.played,
        words(mine),
        0 if upcard is None else 1 << upcard,
        values.cards,
        values.suits,
        needs(rules, upcard, mine.upcard_suit),
        effort.width,
        known.bit,
        known.player_of,
        known.players,
        known.held,
        known.me,
        known.makers,
        known.teams,
        known.events,
        known.free,
        effort.miss,
        0 if not mine.upcard_taken else 2 if known.trump_made else int(unseen.bury >= 0),
        dice,
        DESK.at,
        DESK.seats,
        deals,
        weights,
    )
    if made:
        choose_deals(weights, made, effort.judged, dice)
    return deals, weights


def _with_held(mine: View, known: Held, unseen: Hidden) -> Held:
    """What others are known to hold besides; what a partner was given it did not have while it bid."""
    played, held, given = row(known.played), row(known.held), hand_of({*mine.given})
    for seat, cards in enumerate(unseen.held):
        played[seat] |= cards & ~given
        player = known.player_of[seat]
        if player >= 0:
            for card in cards_in(cards):
                held[player] |= known.bit[card]
    return known._replace(played=played, held=held)
