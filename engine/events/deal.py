"""What happens before a hand is bid for, in words' codes (RULES.md 2, 3, L3, L4): a part of `engine.events.hand`."""

from collections.abc import Iterator

from engine.actions import Action, Cut, Deal, Draw, Object, Show, Steal, Tap
from engine.events.kinds import Event, Word
from engine.match import Match
from engine.phases.deal.draw import deals
from engine.phases.deal.steal import point_on_partner
from engine.phases.registry import Cutting, Dealing, DrawForDeal, FirstRound, State
from engine.rules.options import FirstDealer, Partners


def told_of_draw(action: Draw, after: State) -> Iterator[Event]:
    """Who deals first, and who are partners by the draw; or that it must be repeated."""
    match after:
        case DrawForDeal(rules=rules):
            by_jack = rules.first_dealer is not FirstDealer.LOWEST_CARD
            cards = tuple(card for card in action.cards if deals(card, rules)) if by_jack else action.cards
            yield Event(word=Word.DRAW_TIED, cards=cards)
        case Cutting() | Dealing():
            match = after.match
            if match.rules.first_dealer is FirstDealer.LOWEST_CARD:
                yield Event(word=Word.DREW_DEAL, seat=match.dealer, cards=action.cards)
            else:
                jack = next(card for card in action.cards if deals(card, match.rules))
                yield Event(word=Word.FIRST_JACK, seat=match.dealer, cards=(jack,))
            if match.rules.partners is not Partners.AS_SEATED:
                yield _partners(action, match, after.moves or match.rules.seating.seats)
        case _:
            pass


def _partners(draw: Draw, match: Match, moves: tuple[int, ...]) -> Event:
    """The dealer's partner, at the seat it now has, and the card that made it one."""
    rules = match.rules
    partner = rules.seating.partners(match.dealer)[0]
    card = draw.cards[-1] if rules.partners is Partners.SECOND_JACK else draw.cards[moves.index(partner)]
    return Event(word=Word.PARTNERS_DRAWN, seat=partner, side=rules.side_of(partner), cards=(card,))


def told_of_deal(before: Cutting | Dealing, action: Action) -> Iterator[Event]:
    """The cut; a deal taken out of turn, noticed, or standing with a point on the partner."""
    match action:
        case Steal(seat):
            yield Event(word=Word.DEAL_STOLEN, seat=seat)
        case Object(seat):
            yield Event(word=Word.DEAL_NOTICED, seat=seat)
        case Cut() if isinstance(before, Cutting):
            yield Event(word=Word.CUT, seat=before.actor)
        case Tap() if isinstance(before, Cutting):
            yield Event(word=Word.TAPPED, seat=before.actor)
        case Deal() if before.theft is not None:
            points = point_on_partner(before.match, before.theft)
            if points:
                side = before.match.rules.side_of(before.theft.thief)
                yield Event(word=Word.POINT_ON_PARTNER, seat=before.theft.thief, side=side, points=points[side])
        case _:
            pass


def told_of_poor_hand(before: FirstRound, action: Show) -> Iterator[Event]:
    """A poor hand: what of it all have seen, and what of that goes to the kitty."""
    poor = next(each for each in before.poor_hands if each.action == action)
    word = Word.FARMERS_HAND if poor.farmers else Word.ACE_NO_FACE
    yield Event(word=word, seat=before.actor, cards=poor.shown)
    if action.cards:
        yield Event(word=Word.EXCHANGED, seat=before.actor, cards=action.cards)
