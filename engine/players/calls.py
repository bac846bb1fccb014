"""What to call, to bury, and whether to go alone, by imagined deals."""

from functools import cache
from typing import Final

from engine.actions import Action, Alone, Discard, Name, Order, Pass
from engine.cards import ALL_CARDS, SUITS, Suit, Trump, cards_in, suit_of, without
from engine.contract import Contract
from engine.match import Match
from engine.options import AllPass, DealerPartner, LoneLead, Partnership, Scoring
from engine.players.cardplay import DESK, Effort, net
from engine.players.compiled import FloatRow, Row, float_row, row
from engine.players.knowing import needs, unseen, values, words
from engine.players.layout import layout
from engine.players.prospects import CARDS, CONTRACT, SEATS, prospects
from engine.players.sampling import FIELDS, PLACES, PLAYERS, choose_deals, imagine_deals
from engine.rules import Rules
from engine.scoring import score
from engine.view import Phase, View

_IDENTITY: Final = row([1 << card for card in ALL_CARDS])
_ALL_SEATS: Final = row(range(PLACES))
_NONE: Final = row(())
_NOBODY: Final = row([0] * PLAYERS)


def can_weigh(mine: View) -> bool:
    """Whether these rules and this question are ones that imagined deals answer."""
    rules = mine.rules
    return (
        rules.turns_up
        and rules.scoring is Scoring.EUCHRE
        and rules.partnership in (Partnership.FIXED, Partnership.ROTATING)
        and not rules.double_pack
        and not rules.dummy
        and mine.upcard is not None
    )


@cache
def _bits(rules: Rules) -> Row:
    rows: list[int] = []
    for suit in SUITS:
        bit = layout(Trump(suit), rules.benny_card).bit
        by_field = [0] * FIELDS
        for card in ALL_CARDS:
            by_field[(1 << card) % FIELDS] = bit[card] or by_field[(1 << card) % FIELDS]
        rows += [*bit, *([0] * (CARDS - len(bit))), *by_field]
    return row(rows)


def pays_of(mine: View) -> FloatRow:
    """What a hand brings its makers, net: together, alone, against a lone defender; euchred, made, march."""
    rules, seating = mine.rules, mine.seating
    maker = seating.seats[0]
    match = Match(rules=rules, dealer=mine.dealer or 0, scores=(rules.starting_score,) * rules.sides)
    foe = next(seat for seat in seating.seats if seating.side[seat] != seating.side[maker])
    size, pays = rules.hand_size, list[float]()
    for alone, lone in ((False, None), (True, None), (True, foe)):
        contract = Contract(maker, Trump.CLUBS, 1, alone, lone, seating=seating)
        for won in (0, size // 2 + 1, size):
            taken = [0] * rules.seats
            taken[maker], taken[foe] = won, size - won
            pays.append(net(rules, score(contract, tuple(taken), size, match)[1], rules.side_of(maker)))
    return float_row(pays)


def table_of(mine: View) -> Row:
    rules, dealer, seating = mine.rules, mine.dealer or 0, mine.seating
    upcard = mine.upcard
    assert upcard is not None
    turned = mine.named if upcard == rules.benny_card else suit_of(upcard)
    side = [seating.side[seat] if seat in seating.seats else -1 for seat in range(rules.seats)]
    return row(
        [
            dealer,
            rules.first_speaker(dealer),
            upcard,
            0 if turned is None else int(turned),
            rules.hand_size,
            len(seating.seats),
            int(rules.all_pass is not AllPass.THROW_IN),
            int(rules.dealer_partner is DealerPartner.ALONE),
            int(len(rules.alone_choices) > 1),
            int(rules.lone_lead is LoneLead.LEFT_OF_LONER),
            *side,
            *[-1] * (SEATS - len(side)),
        ]
    )


def deals_for(mine: View, effort: Effort, dice: Row) -> tuple[Row, FloatRow, int]:
    """Hands by seat that agree with what a seat knows before the play, and how much each weighs."""
    rules, seat, dealer = mine.rules, mine.seat or 0, mine.dealer or 0
    hidden = unseen(mine, mine.contract)
    deals, weights = row([0] * (effort.imagined * PLAYERS)), float_row([0.0] * effort.imagined)
    known = values(rules)
    upcard = mine.upcard
    turned = None if upcard is None else (mine.named if upcard == rules.benny_card else suit_of(upcard))
    held = [0] * PLAYERS
    held[seat] = mine.cards
    made = imagine_deals(
        effort.imagined,
        hidden.cards,
        hidden.fits,
        hidden.room,
        hidden.places,
        hidden.talon,
        hidden.bury,
        dealer,
        _NOBODY,
        words(mine),
        0 if upcard is None else 1 << upcard,
        known.cards,
        known.suits,
        needs(rules, upcard, turned),
        effort.width,
        _IDENTITY,
        _ALL_SEATS,
        rules.seats,
        row(held),
        seat,
        _NOBODY,
        _NOBODY,
        _NONE,
        0,
        effort.miss,
        int(hidden.bury >= 0),
        dice,
        DESK.at,
        DESK.seats,
        deals,
        weights,
    )
    if made:
        choose_deals(weights, made, effort.judged, dice)
    return deals, weights, made


def call_options(mine: View, effort: Effort, dice: Row) -> list[tuple[Action, float]]:
    """What each call brings the seat's side, in points."""
    rules, seat = mine.rules, mine.seat or 0
    table = table_of(mine)
    turned = table[3]
    calls: list[int] = []
    actions: list[Action] = []
    for choice in mine.choices:
        match choice:
            case Pass():
                calls += [-1, 0, 0, 0, -1, 0]
            case Order(alone=alone):
                takes = not rules.upcard_left_by(seat, mine.dealer or 0)
                calls += [seat, turned, 1, int(alone), -1, int(takes)]
            case Name(trump=trump, alone=alone) if trump < Trump.NONE:
                calls += [seat, int(trump), 2, int(alone), -1, 0]
            case _:
                continue
        actions.append(choice)
    spoken = sum([1 for call in mine.calls if isinstance(call.action, Pass)])
    return _weighed(mine, effort, dice, actions, calls, spoken, table, 0)


def _weighed(
    mine: View, effort: Effort, dice: Row, actions: list[Action], calls: list[int], spoken: int, table: Row, kept: int
) -> list[tuple[Action, float]]:
    deals, weights, made = deals_for(mine, effort, dice)
    if not made:
        return []
    worth = float_row([0.0] * len(actions))
    known = values(mine.rules)
    total = prospects(
        deals,
        weights,
        table,
        row(calls),
        mine.seat or 0,
        spoken,
        known.cards,
        known.suits,
        needs(mine.rules, mine.upcard, int(table[3])),
        ALONE_NEEDS,
        _bits(mine.rules),
        pays_of(mine),
        effort.maxims,
        kept,
        DESK.seats,
        DESK.hands,
        DESK.teams,
        DESK.contract,
        DESK.work,
        worth,
    )
    return [(action, float(points) / total) for action, points in zip(actions, worth, strict=True)]


ALONE_NEEDS: Final = 2.75
