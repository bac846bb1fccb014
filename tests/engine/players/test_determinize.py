"""States imagined from a view: they show the same, could have come about, and differ in what is hidden."""

from collections import Counter
from dataclasses import replace
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import (
    PRESETS,
    Accept,
    Action,
    Deal,
    Discard,
    Give,
    LayDown,
    Phase,
    Play,
    Rules,
    Settle,
    Show,
    State,
    View,
    actor,
    apply,
    start,
    view,
)
from engine.cards import card, cards_in, hand_of, parse_hand
from engine.hand import Hand
from engine.phases.registry import (
    Claiming,
    Dealing,
    Discarding,
    KittyExchange,
    PartnersBest,
    Playing,
    RevokeReview,
    RobsonsChoice,
    TakingDummy,
)
from engine.players.determinize.hidden_cards import spread
from engine.players.determinize.sample import Imagination
from engine.players.determinize.state_from_view import as_dealt
from engine.rules.options import (
    AceNoFace,
    Benny,
    BennyInNoTrump,
    Betting,
    Claims,
    FarmersHand,
    NeedsTrump,
    NoTrump,
    Ranks,
    Robson,
    ShowUntil,
    UpcardBenny,
    WhoAlone,
)
from tests.engine.hand_lines import after
from tests.random_games import Game, random_action
from tests.strategies import games
from tests.suite import EVERY_PRESET, examples, rest
from tests.there import there

TABLES = {
    **PRESETS,
    "trump needed": Rules(needs_trump=NeedsTrump.EVERYONE),
    "trump needed with a dummy": replace(PRESETS["two-handed"], needs_trump=NeedsTrump.EVERYONE),
    "two changed": Rules(partners_best=2, alone=WhoAlone.ANYONE, needs_trump=NeedsTrump.EVERYONE),
    "poor hands": Rules(farmers_hand=FarmersHand.THREE_LOW, ace_no_face=AceNoFace.EXCHANGE, partners_best=1),
    "poor hands until the lead": Rules(
        farmers_hand=FarmersHand.ANY_THREE_LOW,
        ace_no_face=AceNoFace.EXCHANGE,
        show_until=ShowUntil.FIRST_LEAD,
        partners_best=1,
    ),
    "poor hands of a bigger pack": Rules(
        farmers_hand=FarmersHand.THREE_LOW, ace_no_face=AceNoFace.EXCHANGE, ranks=Ranks.EIGHT_UP
    ),
    "exchange with the kitty": Rules(kitty_exchange=True, alone=WhoAlone.ANYONE, needs_trump=NeedsTrump.EVERYONE),
    "suit named": Rules(benny=Benny.JOKER, upcard_benny=UpcardBenny.NAMED_SUIT),
    "Benny at no trump": Rules(
        benny=Benny.JOKER, no_trump=NoTrump.ROUND_TWO, benny_in_no_trump=BennyInNoTrump.HIGHEST, blind_loner=True
    ),
    "honour": Rules(honour=True, robson=Robson.ANY_TWO_OR_FOUR, betting=Betting.PER_HAND),
    "steal": Rules(cut=True, steal_deal=True, point_on_partner=True, claims=Claims.CONSENT),
}
AT_ODDS = (Phase.DRAW_FOR_DEAL, Phase.DEALING, Phase.OVER)
"""Where nobody has cards or a question."""


def asked(rules: Rules, dice: Random, actions: int) -> list[tuple[State, View]]:
    """Every state of a random game in which a seat acts, and what that seat sees."""
    found: list[tuple[State, View]] = []
    state = start(rules, dice.randrange(rules.seats))
    for _ in range(actions):
        if state.phase is Phase.OVER:
            break
        seat = actor(state)
        if seat is not None:
            found.append((state, view(state, seat)))
        state = apply(state, random_action(state, dice, calls=0.4, beside=0.03))
    return found


@pytest.mark.parametrize("name", TABLES)
def test_what_is_imagined_shows_the_same_and_can_have_come_about(name: str) -> None:
    """Law: the seat sees the same in it, and the deal it comes from leads to it by what was said and done."""
    dice = Random(name)
    for _ in range(examples(10)):
        for _, mine in asked(TABLES[name], dice, 90):
            imagined = Imagination.of(mine).state(dice)
            assert view(imagined, mine.seat) == mine
            if mine.phase is not Phase.CUTTING and not ended_early(imagined):
                assert gone_by_itself(gone_through_again(imagined)) == gone_by_itself(imagined)


@rest
@given(games(), st.integers(0, 1 << 32))
def test_it_is_so_in_any_game_for_every_seat(game: Game, seed: int) -> None:
    if game.state.phase in AT_ODDS:
        return
    for seat in range(game.rules.seats):
        mine = view(game.state, seat)
        imagined = Imagination.of(mine).state(Random(seed))
        assert view(imagined, seat) == mine
        assert Imagination.of(mine).state(Random(seed)) == imagined


@pytest.mark.parametrize("name", EVERY_PRESET)
def test_what_is_hidden_differs_and_can_be_what_it_is(name: str) -> None:
    """Another draw deals other cards; and each card that another hand really has is dealt to it in some draw."""
    dice, rules = Random(name), PRESETS[name]
    for state, mine in asked(rules, dice, 40):
        if mine.phase not in (Phase.FIRST_ROUND, Phase.AUCTION):
            continue
        drawn = Imagination.of(mine)
        hands = [drawn.state(dice).hand.hands for _ in range(60)]
        assert len({*hands}) > 50
        for seat, held in enumerate(state.hand.hands):
            assert not held & ~sum_of([each[seat] for each in hands])


def sum_of(hands: list[int]) -> int:
    """Every card that is in one of these hands."""
    together = 0
    for hand in hands:
        together |= hand
    return together


def test_before_anything_is_said_every_unseen_card_is_as_likely_everywhere() -> None:
    state = after("deal 9cTcJcQcKc 9dTdJdQdKd 9hThJhQhKh 9sTsJsQsKs AcAdAhAs", dealer=3)
    drawn, dice, counts = Imagination.of(view(state, 0)), Random(1), Counter[tuple[int, int]]()
    for _ in range(3000):
        counts.update((seat, each) for seat, hand in enumerate(drawn.state(dice).hand.hands) for each in cards_in(hand))
    unseen = {*Rules().pack} - {*parse_hand("9cTcJcQcKcAc")}
    for seat in (1, 2, 3):
        # a card has one chance in 18 for each of five places: 833 of 3,000, with a standard deviation of 25
        assert all(720 < counts[seat, each] < 950 for each in unseen)


def test_a_suit_that_was_not_followed_is_not_held() -> None:
    deal = "deal 9cTcJcQcKc 9dTdJdQdKd 9hThJhQhKh 9sTsJsQsKs AdAcAhAs"
    state = after(f"{deal}; pass; pass; order; discard Ad; play 9c; play 9d; play 9h; play 9s", dealer=3)
    assert actor(state) == 1
    mine, dice = view(state, 0), Random(2)
    clubs = hand_of(parse_hand("9cTcJcQcKcAc"))
    for _ in range(200):
        imagined = Imagination.of(mine).state(dice)
        assert isinstance(imagined, Playing)
        assert not any(hand & clubs for hand in imagined.hands[1:])


def test_the_upcard_is_held_by_the_dealer_or_buried_and_buried_where_its_suit_was_not_followed() -> None:
    deal = "deal 9dTcJcQcKc 9cTdJdQdKd 9hThJhQhKh 9sTsJsQsKs AdAcAhAs"
    kept = view(after(f"{deal}; pass; order; discard 9s", dealer=3), 0)
    assert places_of("Ad", kept, 300) == {"held", "buried"}
    void = view(after(f"{deal}; pass; order; discard Ad; play 9d; play Td; play Jh; play 9s", dealer=3), 2)
    assert places_of("Ad", void, 50) == {"buried"}


def places_of(name: str, mine: View, times: int) -> set[str]:
    """Where the dealer has a card, in so many draws."""
    dice, found, each = Random(3), set[str](), card(name)
    for _ in range(times):
        hand = Imagination.of(mine).state(dice).hand
        assert mine.dealer is not None
        if hand.hands[mine.dealer] >> each & 1:
            found.add("held")
        elif any(buried.card == each for buried in hand.buried):
            found.add("buried")
        else:
            found.add("lost")
    return found


def test_a_maker_holds_the_trump_that_the_rules_ask_for() -> None:
    rules = Rules(needs_trump=NeedsTrump.EVERYONE)
    deal = "deal 9cTcJcQcKc 9dTdAhQdKd 9hThJhQhKh 9sTsJsQsKs AsAdJdAc"
    state = after(f"{deal}; pass; pass; pass; pass; pass; name h", rules, dealer=3)
    mine, dice = view(state, 0), Random(4)
    plain = hand_of(parse_hand("9hThQhKhAh"))
    assert all(Imagination.of(mine).state(dice).hand.hands[1] & plain for _ in range(200))


def test_a_benny_turned_down_is_not_the_trump_that_the_rules_ask_for() -> None:
    rules = Rules(benny=Benny.JOKER, upcard_benny=UpcardBenny.NAMED_SUIT, needs_trump=NeedsTrump.EVERYONE)
    deal = "deal 9cTcJcQcKc 9dTdJdQdKd 9hTsJhJsQs 9sThQhKhAh XxAsKsAdAc"
    state = after(f"{deal}; name c; pass; pass; pass; pass; pass; pass; pass; name h", rules, dealer=3)
    mine, dice = view(state, 0), Random(4)
    plain = hand_of(parse_hand("9hThQhKhAh"))
    assert all(Imagination.of(mine).state(dice).hand.hands[3] & plain for _ in range(200))


@rest
def test_cards_shown_given_and_laid_down_stay_where_they_are() -> None:
    met = Counter[str]()
    for name in ("poor hands", "two changed", "railroad", "north-american"):
        dice = Random(name)
        for _ in range(60):
            for state, mine in asked(TABLES[name], dice, 60):
                imagined = Imagination.of(mine).state(dice)
                if mine.phase is Phase.CUTTING:
                    continue
                if mine.given:
                    met["given"] += 1
                    assert [gift for gift in imagined.hand.given if mine.seat in gift[:2]] == [
                        gift for gift in state.hand.given if mine.seat in gift[:2]
                    ]
                if mine.claim is not None and isinstance(imagined, Playing | Claiming):
                    met["claimed"] += 1
                    assert imagined.hands[mine.claim[0]] == state.hands[mine.claim[0]]
                if mine.shown:
                    met["shown"] += 1
                    shower = next(call for call in mine.calls if hasattr(call.action, "cards"))
                    assert [*imagined.hand.kitty].count(shower.action.cards[0]) == 1
    assert all(met[what] > 20 for what in ("given", "claimed", "shown"))


@pytest.mark.parametrize(("hand", "shown", "first"), [("9c9d9hJsQs", "9c9d9h", 1), ("9cTd9hTsAs", "9c9hTd", 5)])
def test_the_cards_of_a_poor_hand_lie_where_they_were_put(hand: str, shown: str, first: int) -> None:
    """Three nines change with the first cards unseen, an ace and no face card with the last (rules-spec L3, L4)."""
    rules = TABLES["poor hands of a bigger pack"]
    away = parse_hand(shown)
    rest = [each for each in rules.pack if each not in parse_hand(hand)]
    deal = Deal((hand_of(parse_hand(hand)), *[hand_of(rest[i : i + 5]) for i in (0, 5, 10)]), tuple(rest[15:]))
    state = apply(apply(start(rules, 3), deal), Show(away))
    for seat in range(4):
        kitty = Imagination.of(view(state, seat)).state(Random(seat)).hand.kitty
        assert kitty[first : first + 3] == away
        assert len(kitty) == 8


def test_a_false_call_of_a_revoke_is_not_offered_again() -> None:
    dice, found = Random("honour"), 0
    for _ in range(40):
        for state, _ in asked(TABLES["honour"], dice, 80):
            if not isinstance(state, Playing) or not state.setting.accused:
                continue
            for seat in range(4):
                other = view(state, seat)
                assert view(Imagination.of(other).state(dice), seat) == other
                found += any(caller == seat for caller, _ in state.setting.accused)
    assert found


def test_cards_are_spread_in_the_only_way_there_is_or_not_at_all() -> None:
    here, at_two, both = ((0, 1.0),), ((1, 1.0),), ((0, 1.0), (1, 1.0))
    for seed in range(20):
        dealt = there(spread((2, 1), [(card("9c"), both), (card("Tc"), both), (card("Jc"), at_two)], (), Random(seed)))
        assert sorted(dealt[0]) == [card("9c"), card("Tc")]
        assert dealt[1] == [card("Jc")]
    assert spread((1, 2), [(card("9c"), here), (card("Tc"), here), (card("Jc"), both)], (), Random(0)) is None


def gone_by_itself(state: State) -> object:
    """A state without what happened out of turn: claims refused, false calls of a revoke."""
    playing = state.playing if isinstance(state, Claiming | RobsonsChoice | RevokeReview) else state
    if not isinstance(playing, Playing):
        return state
    plain = playing._replace(setting=playing.setting._replace(claimant=None, accused=()))
    return type(state), plain, getattr(state, "turn", ()), getattr(state, "result", None)


def ended_early(state: State) -> bool:
    """Whether the hand ended with a claim or a concession, which is no part of what was said and played."""
    return isinstance(state, RobsonsChoice | RevokeReview) and state.result.claimed is not None


def gone_through_again(state: State) -> State:
    """The state that the hand under way leads to when it is dealt as it must have been, and goes as it did.

    What happened out of turn is left out, but for a claim that is being answered.

    Raises:
        IllegalAction: When it cannot have gone like that.
    """
    playing = state.playing if isinstance(state, Claiming | RobsonsChoice | RevokeReview) else state
    hand: Hand = state.hand
    words: list[Action] = [call.action for call in hand.calls]
    burials = [Discard(each.card) for each in hand.buried]
    gifts = [Give(each.card) for each in hand.given]
    plays: list[Action] = []
    if isinstance(playing, Playing):
        plays = [Play(card) for trick in playing.tricks for card in trick.cards] + [*map(Play, playing.trick)]
    first = as_dealt(hand)
    again: State = apply(Dealing(hand.match), Deal(first.hands, first.kitty))
    while words or burials or gifts or plays:
        match again:
            case Discarding() | TakingDummy() | KittyExchange() if burials:
                again = apply(again, burials.pop(0))
            case PartnersBest() | Playing() if words and isinstance(words[0], Show):
                again = apply(again, words.pop(0))  # a poor hand may be shown until the first lead
            case PartnersBest():
                again = apply(again, gifts.pop(0))
            case Playing():
                again = apply(again, plays.pop(0))
            case _:
                again = apply(again, words.pop(0))
    if isinstance(state, RobsonsChoice) and isinstance(again, RevokeReview):
        again = apply(again, Settle())
    if isinstance(state, Claiming) and isinstance(playing, Playing):
        again = apply(again, LayDown(playing.actor))
        while isinstance(again, Claiming) and again.actor != state.actor:
            again = apply(again, Accept())
    return again
