"""Deals that agree with a view, ready to be judged."""

from typing import NamedTuple, final

from engine.contract import Contract
from engine.players.compiled import FloatRow, Row, float_row, row
from engine.players.desk import DESK, Effort
from engine.players.knowing import bidding_values, needs, turned_suit, unseen, words
from engine.players.sampling import PLAYERS, choose_deals, imagine_deals
from engine.view import View


@final
class Held(NamedTuple):
    """What is known of who held what; see `engine.players.sampling.imagine_deals` for each of them."""

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


def imagined(
    mine: View, contract: Contract | None, known: Held, effort: Effort, dice: Row
) -> tuple[Row, FloatRow, int]:
    """What the players held in deals that agree with a view, how often each counts, and how many deals there are."""
    rules, upcard = mine.rules, mine.upcard
    hidden, values = unseen(mine, contract), bidding_values(rules)
    deals, weights = row([0] * (effort.imagined * PLAYERS)), float_row([0.0] * effort.imagined)
    made = imagine_deals(
        effort.imagined,
        hidden.cards,
        hidden.fits,
        hidden.room,
        hidden.places,
        hidden.talon,
        hidden.bury,
        mine.dealer or 0,
        known.played,
        words(mine),
        0 if upcard is None else 1 << upcard,
        values.cards,
        values.suits,
        needs(rules, upcard, turned_suit(mine)),
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
        0 if not mine.upcard_taken else 2 if known.trump_made else int(hidden.bury >= 0),
        dice,
        DESK.at,
        DESK.seats,
        deals,
        weights,
    )
    if made:
        choose_deals(weights, made, effort.judged, dice)
    return deals, weights, made
