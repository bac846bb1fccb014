"""Which card to lead."""

from engine.actions import Play
from engine.cards import Card, cards_in, count
from engine.players.heuristic.hand_value import ACE
from engine.players.heuristic.inference import Reading, highest
from engine.rules.options import AllPass


def lead(table: Reading) -> Play:
    """Makers draw trumps and then run their winners; defenders lead winners and short suits, not trumps."""
    for rule in (_last_trump, _through_loner, _to_draw, _winner):
        card = rule(table)
        if card is not None:
            return Play(card)
    return Play(_short(table))


def _last_trump(table: Reading) -> Card | None:
    """Of two cards the trump, if it is sure or a loner's: what others throw to it may make the other one good."""
    trumps = table.trumps
    if count(table.hand) != 2 or count(trumps) != 1:
        return None
    trump = highest(trumps, table.order)
    return trump if table.is_top(trump) or (table.making and table.contract.alone) else None


def _through_loner(table: Reading) -> Card | None:
    """To a loner's first trick a low card of the longest plain suit without its ace: aces stop the loner later."""
    if table.making or not table.contract.alone or table.view.tricks or not table.order.trumps:
        return None
    plain = table.hand & ~table.order.trumps
    suits = [plain & table.order.follow[card] for card in cards_in(plain)]
    low = [suit for suit in suits if suit and table.rank(highest(suit, table.order)) != ACE]
    longest = max(low, key=count, default=0)
    return min(cards_in(longest), key=table.rank, default=None)


def _partner_is_stuck(table: Reading) -> bool:
    """Whether partner made trump because it had to: it is short of trumps, and drawing them draws its own."""
    contract, rules = table.contract, table.view.rules
    stuck = rules.all_pass is not AllPass.THROW_IN and contract.round > 1 and contract.maker == table.view.dealer
    return stuck and contract.maker != table.seat


def _to_draw(table: Reading) -> Card | None:
    """A maker's highest trump, while opponents may have some; a last low one is kept to take the lead with."""
    order, trumps = table.order, table.trumps
    if not table.making or not trumps or not table.against & order.trumps or _partner_is_stuck(table):
        return None
    top = highest(trumps, order)
    first = not table.view.tricks
    return top if first or count(trumps) > 1 or table.is_top(top) else None


def _winner(table: Reading) -> Card | None:
    """The plain card that no opponent can beat in its suit; of several, that of the suit they have most of."""
    order = table.order
    tops = [card for card in table.legal if not order.is_trump(card) and table.is_top(card)]
    return max(tops, key=lambda card: count(table.against & order.follow[card]), default=None)


def _short(table: Reading) -> Card:
    """The lowest card of the shortest plain suit; the highest trump of a loner, or of whoever has nothing else."""
    order = table.order
    plain = table.hand & ~order.trumps
    if not plain or (table.trumps and table.making and table.contract.alone and not table.against & order.trumps):
        return highest(table.hand, order)
    return min(cards_in(plain), key=lambda card: (count(plain & order.follow[card]), table.rank(card), card))
