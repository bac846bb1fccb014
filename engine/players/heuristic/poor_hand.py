"""Whether to show a poor hand, and which cards to part with."""

from engine.actions import Pass, Show
from engine.cards import TRUMPS, cards_in, hand_of, natural_rank, suit_of
from engine.players.heuristic.hand_value import TOGETHER, worth
from engine.players.heuristic.trump import call
from engine.view import View


def show(mine: View) -> Show | None:
    """Three new cards are nearly always better than three nines or tens; a new deal, than a hand not worth a call.

    What stays is worth the most with the suit turned as trump.

    Raises:
        ValueError: When no card was turned.
    """
    shows = [choice for choice in mine.choices if isinstance(choice, Show)]
    if not shows:
        return None
    if not all(each.cards for each in shows):
        return Show() if isinstance(call(mine), Pass) else None
    if mine.upcard is None:
        raise ValueError("not a bidder's view")
    trump = TRUMPS[mine.named if mine.named is not None else suit_of(mine.upcard)]

    benny = mine.rules.benny_card

    def kept(choice: Show) -> tuple[float, int]:
        cards = mine.cards & ~hand_of(choice.cards)
        return worth(cards, trump, TOGETHER, benny), sum(
            natural_rank(card) for card in cards_in(cards) if card != benny
        )

    return max(shows, key=kept)
