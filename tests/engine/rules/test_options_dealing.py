"""Every option of the draw and the deal changes what may be done or what follows; and the laws of its phases."""

from dataclasses import replace
from random import Random

from engine import Phase, Refusal, Rules, interjections, legal_actions, load, start, story, view
from engine.actions import Cut, Deal, Object, Steal, Tap
from engine.cards import card, hand_text
from engine.fairness import chance
from engine.phases.registry import Dealing
from engine.players import RuleOfThumb, beside
from engine.rules.options import Benny, FirstDealer, Packets, Partners, RedealBy
from engine.seats import EAST, NORTH, SOUTH, WEST
from tests.engine.hand_lines import LOW, after, asked, at, choices, on, refusal, told

PASSED = ";".join(["pass"] * 8)
SECOND_JACK = Rules(first_dealer=FirstDealer.FIRST_JACK, partners=Partners.SECOND_JACK)


# --- draws


def test_partners_by_the_second_jack() -> None:
    """The first jack falls to East, another to East again, which counts for nothing, and one to North."""
    line = "draw 9c Jd 9d 9h 9s Jc Tc Td Jh"
    state = start(SECOND_JACK)
    public = view(on(state, line), None)
    assert (public.dealer, public.moves) == (EAST, (WEST, EAST, SOUTH, NORTH))
    assert told(state, line) == ["first-jack", "partners-drawn"]
    events = story(state, load(line), on(state, line))
    assert [(event.seat, event.cards) for event in events] == [(EAST, (card("Jd"),)), (WEST, (card("Jh"),))]
    assert view(on(start(replace(SECOND_JACK, partners=Partners.AS_SEATED)), "draw 9c Jd"), None).moves == ()


def test_where_one_player_gets_all_jacks_all_is_dealt_again() -> None:
    line = "draw 9c Jd Tc Qc Kc Jc Ac 9d Td Jh Qd Kd Ad Js 9h Th Qh Kh Ah 9s Ts Qs Ks As"
    state = on(start(SECOND_JACK), line)
    assert state.phase is Phase.DRAW_FOR_DEAL
    assert len(view(state, None).draws) == 1
    event = story(start(SECOND_JACK), load(line), state)[0]
    assert hand_text(event.cards) == "JdJcJhJs"
    assert refusal(start(SECOND_JACK), line + " As") is Refusal.BAD_DEAL


def test_twos_in_deals_and_draws() -> None:
    rules = Rules(twos=True)
    assert len(rules.pack) == 28
    assert view(on(start(rules), "draw 2c 9d Ah Ks"), None).dealer == SOUTH
    assert view(on(start(rules), "draw 2c 9d Th Ks"), None).dealer == NORTH
    deal = "deal 9cTcQcKc2c 9d9sTdTsQs QdKdAdKsAs 9hThQhKhAh JsJhJdJcAc2d2h2s"
    assert on(start(rules, WEST), deal)
    assert refusal(start(Rules(), WEST), deal) is Refusal.BAD_DEAL
    state = on(start(rules, WEST), deal + "; pass; pass; pass; pass; name c; play 9c; play 9d; play Qd; play 9h")
    assert choices(on(state, "play 2c")) <= {"play " + name for name in ("9s", "Td", "Ts", "Qs")}


def test_benny_in_a_draw() -> None:
    """The joker is the highest card of a draw; the two of spades counts as a two."""
    assert view(on(start(Rules(benny=Benny.JOKER)), "draw Xx Kd Qh Js"), None).dealer == WEST
    assert view(on(start(Rules(benny=Benny.TWO_OF_SPADES)), "draw 2s Kd Qh Js"), None).dealer == NORTH


# --- the cut and the packets


def test_cut_asks_the_dealers_right_before_every_deal() -> None:
    assert start(Rules(), WEST).phase is Phase.DEALING
    state = start(Rules(cut=True), WEST)
    assert (state.phase, asked(state)) == (Phase.CUTTING, SOUTH)
    assert legal_actions(state) == (Tap(), *(Cut(place) for place in range(1, 10)))
    assert view(state, SOUTH).choices == legal_actions(state)
    assert view(state, NORTH).choices == ()
    assert refusal(state, "deal " + LOW) is Refusal.NOT_NOW
    assert refusal(state, "cut 10") is Refusal.NOT_NOW
    assert told(state, "tap") == ["tapped"]
    assert told(state, "cut 4") == ["cut"]
    state = on(state, f"tap; deal {LOW}; {PASSED}")
    assert (state.phase, asked(state), view(state, None).dealer) == (Phase.CUTTING, WEST, NORTH)


def test_cut_follows_a_draw_too() -> None:
    state = on(start(Rules(cut=True, partners=Partners.TWO_LOWEST)), "draw Ac Jd Qh Ks")
    public = view(state, None)
    assert (public.phase, public.actor, public.moves) == (Phase.CUTTING, WEST, (NORTH, SOUTH, EAST, WEST))
    assert len(public.draws) == 1
    assert view(on(state, "cut 3"), None).moves == public.moves


def test_a_hand_ends_before_the_next_cut() -> None:
    """The events of a hand come once, not with the cut again."""
    state = on(start(Rules(cut=True), WEST), f"tap; deal {LOW}; " + ";".join(["pass"] * 7))
    assert told(state, "pass") == ["thrown-in"]
    assert told(on(state, "pass"), "tap") == ["tapped"]


def test_packets_change_who_gets_which_card() -> None:
    deals = {packets: chance(dealing(Rules(packets=packets)), bytes(32)) for packets in Packets}
    assert len({*deals.values()}) == 3
    kitties = {deal.kitty for deal in deals.values() if isinstance(deal, Deal)}
    assert len(kitties) == 1


def dealing(rules: Rules) -> Dealing:
    state = start(rules, WEST)
    assert isinstance(state, Dealing)
    return state


# --- stealing


def test_steal_deal() -> None:
    for rules, offered in ((Rules(), ()), (Rules(steal_deal=True), (Steal(EAST),))):
        state = after(f"deal {LOW}; {PASSED}", rules)
        assert interjections(state, EAST) == offered
        assert [interjections(state, seat) for seat in (NORTH, SOUTH, WEST)] == [()] * 3
    assert told(state, "steal 1") == ["deal-stolen"]
    assert told(on(state, "steal 1"), "object 0") == ["deal-noticed"]
    assert told(on(state, "steal 1"), f"deal {LOW}") == ["dealt"]


def test_a_stolen_deal_is_cut_for_the_thief() -> None:
    state = after(f"tap; deal {LOW}; {PASSED}", Rules(steal_deal=True, cut=True))
    assert asked(state) == WEST
    assert asked(on(state, "steal 1")) == NORTH
    late = on(state, "tap; steal 1")
    assert (late.phase, asked(late)) == (Phase.CUTTING, NORTH)
    back = on(late, "cut 5; object 2")
    assert (back.phase, asked(back), view(back, None).dealer) == (Phase.CUTTING, WEST, NORTH)


def test_stealing_from_a_partner_brings_nothing_without_point_on_partner() -> None:
    """After a hand thrown in the same dealer may deal again: then the partner of the last dealer is the dealer's."""
    rules = Rules(steal_deal=True, redeal_by=RedealBy.SAME)
    state = on(after(f"deal {LOW}; {PASSED}", rules), f"steal 1; deal {LOW}")
    assert (view(state, None).dealer, view(state, None).scores) == (EAST, (0, 0))


def test_point_on_partner() -> None:
    rules = Rules(steal_deal=True, point_on_partner=True)
    state = after(f"deal {LOW}; {PASSED}", rules)
    assert view(state, None).dealer == NORTH
    assert interjections(state, SOUTH) == (Steal(SOUTH),)
    taken = on(state, "steal 2")
    assert [interjections(taken, seat) for seat in range(4)] == [(), (Object(EAST),), (), (Object(WEST),)]
    assert told(taken, f"deal {LOW}") == ["dealt", "point-on-partner"]
    dealt = on(taken, f"deal {LOW}")
    assert (view(dealt, None).dealer, view(dealt, None).scores) == (SOUTH, (1, 0))
    assert view(on(dealt, PASSED), None).dealer == WEST
    noticed = on(taken, f"object 1; deal {LOW}")
    assert (view(noticed, None).dealer, view(noticed, None).scores) == (NORTH, (0, 0))
    usual = on(state, f"steal 1; deal {LOW}")
    assert (view(usual, None).dealer, view(usual, None).scores) == (EAST, (0, 0))


def test_point_on_partner_may_win_the_game() -> None:
    rules = Rules(steal_deal=True, point_on_partner=True)
    state = on(at((9, 9), rules), f"deal {LOW}; {PASSED}; steal 2")
    over = on(state, f"deal {LOW}")
    public = view(over, None)
    assert (public.phase, public.winner, public.scores) == (Phase.OVER, 0, (10, 9))
    assert public.last is not None
    assert (public.last.dealer, public.last.contract, public.last.points) == (SOUTH, None, (1, 0))
    assert told(state, f"deal {LOW}") == ["dealt", "point-on-partner", "game-won"]


def test_point_on_partner_does_not_end_a_game_of_so_many_hands() -> None:
    rules = Rules(steal_deal=True, point_on_partner=True, fixed_hands=2, target=1)
    state = on(at((0, 0), rules), f"deal {LOW}; {PASSED}; steal 2; deal {LOW}")
    assert (state.phase, view(state, None).scores) == (Phase.FIRST_ROUND, (1, 0))


def test_a_computer_taps() -> None:
    state = start(Rules(cut=True), WEST)
    assert RuleOfThumb().choose(view(state, SOUTH), Random(1)) == Tap()


def test_a_computer_objects_and_does_not_steal() -> None:
    state = after(f"deal {LOW}; {PASSED}", Rules(steal_deal=True))
    assert [beside(view(state, seat)) for seat in range(4)] == [None] * 4
    stolen = on(state, "steal 1")
    assert [beside(view(stolen, seat)) for seat in range(4)] == [Object(NORTH), None, Object(SOUTH), None]
