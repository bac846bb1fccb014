"""Poor hands that are shown, exchanged and dealt again (rules-spec L3, L4): options, secrecy, computers."""

from random import Random

from engine import PRESETS, Phase, Refusal, Rules, Show, load, view
from engine.cards import card, cards_in, hand_text, parse_hand
from engine.game import interjections, legal_actions
from engine.players import beside
from engine.players.heuristic.play import read
from engine.players.heuristic.player import RuleOfThumb
from engine.rules.options import AceNoFace, Benny, FarmersHand, Ranks, Remedy, ShowUntil
from engine.seats import EAST, NORTH, SOUTH, WEST
from tests.cases import for_all
from tests.engine.hand_lines import ACE, LOW, NINES, after, asked, choices, holds, on, refusal, told

MIXED = "9c9dTcKcQd 9s9hThTsJc JdJhJsTdQh QsQcKdKhKs AcAdAhAs"


@for_all(
    rule__deal__shows__seen=[
        (FarmersHand.NEVER, LOW, 0, ""),
        (FarmersHand.ALL_LOW, LOW, 10, "9c9d9hTcTd"),
        (FarmersHand.THREE_LOW, LOW, 1, "9c9d9h"),
        (FarmersHand.ALL_LOW, NINES, 0, ""),
        (FarmersHand.THREE_LOW, NINES, 1, "9c9d9h"),
        (FarmersHand.ANY_THREE_LOW, NINES, 1, "9c9d9h"),
        (FarmersHand.ANY_THREE_LOW, MIXED, 1, "9c9dTc"),
        (FarmersHand.THREE_LOW, MIXED, 0, ""),
    ]
)
def test_farmers_hand(rule: FarmersHand, deal: str, shows: int, seen: str) -> None:
    state = after("deal " + deal, Rules(farmers_hand=rule))
    assert sum(line.startswith("show") for line in choices(state)) == shows
    assert view(state, NORTH).choices == legal_actions(state)
    if shows:
        line = f"show {seen[:6]}"
        assert told(state, line) == ["farmers-hand", "exchanged"]
        shown = on(state, line)
        assert hand_text(view(shown, WEST).shown) == seen
        assert view(shown, None).upcard == card("Ac")


def test_one_exchange_a_deal_on_the_own_first_turn() -> None:
    """East has three tens: he may show them when it is his turn, unless North has shown before."""
    deal = "9c9d9hKcQd TcTdThJcJd JhJsQcTsQh 9sQsKdKhKs AcAdAhAs"
    state = after("deal " + deal, Rules(farmers_hand=FarmersHand.THREE_LOW))
    assert "show TcTdTh" not in choices(state)
    assert "show TcTdTh" in choices(on(state, "pass"))
    shown = on(state, "show 9c9d9h")
    assert asked(shown) == NORTH
    assert "show TcTdTh" not in choices(on(shown, "pass"))
    assert refusal(on(shown, "pass"), "show TcTdTh") is Refusal.NOT_POOR
    assert "show TcTdTh" not in choices(on(state, "pass; pass; pass; pass; pass"))
    assert choices(on(state, "pass; order")) == {f"discard {name}" for name in ("Ac", "9s", "Qs", "Kd", "Kh", "Ks")}


def test_a_show_is_no_pass() -> None:
    state = after(f"deal {LOW}", Rules(farmers_hand=FarmersHand.ALL_LOW))
    state = on(state, "show 9c9d9h; pass; pass; pass")
    assert (state.phase, view(state, None).turned_down) == (Phase.FIRST_ROUND, False)
    state = on(state, "pass")
    assert (state.phase, view(state, None).turned_down) == (Phase.SECOND_ROUND, True)


@for_all(
    rule__deal__words=[
        (AceNoFace.NEVER, ACE, None),
        (AceNoFace.EXCHANGE, ACE, ["ace-no-face", "exchanged"]),
        (AceNoFace.REDEAL, ACE, ["ace-no-face", "thrown-in"]),
        (AceNoFace.REDEAL_ANY_ACES, ACE, ["ace-no-face", "thrown-in"]),
        (AceNoFace.REDEAL, LOW, None),
        (AceNoFace.REDEAL_ANY_ACES, LOW, ["ace-no-face", "thrown-in"]),
        (AceNoFace.REDEAL_ANY_ACES, NINES, None),
    ]
)
def test_ace_no_face(rule: AceNoFace, deal: str, words: list[str] | None) -> None:
    state = after("deal " + deal, Rules(ace_no_face=rule))
    shows = [line for line in choices(state) if line.startswith("show")]
    assert bool(shows) == (words is not None)
    if words is not None:
        assert told(state, min(shows)) == words


def test_two_aces_are_a_reason_where_any_number_is() -> None:
    deal = "deal AcAd9dTcTd 9h9sThTsJc JdJhJsQcQd QhQsKcKdKh Ks9cAhAs"
    assert "show" in choices(after(deal, Rules(ace_no_face=AceNoFace.REDEAL_ANY_ACES)))
    assert "show" not in choices(after(deal, Rules(ace_no_face=AceNoFace.REDEAL)))


def test_a_bigger_kitty_gives_a_farmers_hand_its_first_cards_and_an_ace_its_last() -> None:
    rules = Rules(ranks=Ranks.SEVEN_UP, farmers_hand=FarmersHand.THREE_LOW, ace_no_face=AceNoFace.EXCHANGE, hand_size=5)
    kitty = "7c7d7h7s8c8d8h8sQsKcKdKh"
    state = after(f"deal Ac9c9dTcTd 9h9sTsThJc JdJhJsQcQd QhKsAdAhAs {kitty}", rules)
    assert holds(on(state, "show 9c9dTc"), NORTH, "AcTdKcKdKh")
    nines = after(f"deal Ac9c9d9hTd Tc9sTsThJc JdJhJsQcQd QhKsAdAhAs {kitty}", rules)
    assert holds(on(nines, "show 9c9d9h"), NORTH, "AcTd7d7h7s")  # both, so a farmer's hand
    assert told(nines, "show 9c9d9h") == ["farmers-hand", "exchanged"]
    assert holds(on(nines, "show 9c9dTd"), NORTH, "Ac9hKcKdKh")
    assert told(nines, "show 9c9dTd") == ["ace-no-face", "exchanged"]


def test_the_joker_is_no_low_card() -> None:
    rules = Rules(benny=Benny.JOKER, ace_no_face=AceNoFace.REDEAL_ANY_ACES)
    deal = "deal {}9c9dTcTd 9h9sThTsJc JdJhJsQcQd QhQsKcKdKh KsAdAhAs{}"
    assert "show" in choices(after(deal.format("Ac", "Xx"), rules))
    assert "show" not in choices(after(deal.format("Xx", "Ac"), rules))


# --- the computers


def test_a_computer_betters_a_poor_hand_and_keeps_what_is_best() -> None:
    """The nine and the ten of the suit turned stay, and so does an ace."""
    rules = Rules(farmers_hand=FarmersHand.ALL_LOW, ace_no_face=AceNoFace.EXCHANGE)
    choose = RuleOfThumb().choose
    low = after("deal " + LOW, rules)
    assert choose(view(low, NORTH), Random(1)) == load("show 9d9hTd")
    ace = after("deal " + ACE, rules)
    chosen = choose(view(ace, NORTH), Random(1))
    assert isinstance(chosen, Show)
    assert card("Ac") not in chosen.cards
    assert chosen in legal_actions(ace)


def test_a_computer_remembers_what_was_shown() -> None:
    """North has changed three cards: they are out of play, and the two he kept are his alone."""
    rules = Rules(farmers_hand=FarmersHand.ALL_LOW)
    state = after(f"deal {LOW}; show 9c9dTc; pass; order; discard Ks; play 9h", rules)
    table = read(view(state, EAST))
    away, kept = ({*parse_hand(text)} for text in ("9c9dTc", "Td"))
    for seat in (NORTH, SOUTH, WEST):
        may = {*cards_in(table.may_hold[seat])}
        assert not may & away
        assert bool(may & kept) == (seat == NORTH)


def test_a_computer_has_a_poor_hand_dealt_again_but_not_one_worth_a_call() -> None:
    rules = Rules(farmers_hand=FarmersHand.THREE_LOW, farmers_remedy=Remedy.REDEAL)
    poor = after("deal " + NINES, rules)
    assert RuleOfThumb().choose(view(poor, NORTH), Random(1)) == Show()
    strong = after("deal 9c9d9hJcJs 9sThTsTcJd JhTdQcQdQh QsKcKdKhKs AcAdAhAs", rules)
    assert not isinstance(RuleOfThumb().choose(view(strong, NORTH), Random(1)), Show)


# --- until the first lead

UNTIL_LEAD = Rules(farmers_hand=FarmersHand.THREE_LOW, ace_no_face=AceNoFace.REDEAL, show_until=ShowUntil.FIRST_LEAD)
SOUTHS = "KcQdAcJdKs 9sThTsJcTd JhJs9c9d9h QhTcKdKhQs QcAdAhAs"
"""South holds three nines, East three tens."""


@for_all(lines=["", "pass", "pass; pass", "order", "order; discard Qc", "pass; pass; pass; order; discard Qc"])
def test_show_until_first_lead(lines: str) -> None:
    """See rules-spec L3, L4: whoever has ordered meanwhile, out of turn, by the holder alone."""
    state = after(f"deal {SOUTHS}; {lines}" if lines else f"deal {SOUTHS}", UNTIL_LEAD)
    show = Show(parse_hand("9c9d9h"), 2)
    assert show in interjections(state, 2)
    assert not [each for seat in (0, 3) for each in interjections(state, seat) if isinstance(each, Show)]
    assert not [line for line in choices(state) if line.startswith("show")]
    assert told(state, "show 2 9c9d9h") == ["farmers-hand", "exchanged"]
    shown = on(state, "show 2 9c9d9h")
    assert (shown.phase, asked(shown), choices(shown)) == (state.phase, asked(state), choices(state))
    assert holds(shown, 2, "JhJsAdAhAs")
    assert view(shown, 0).shown == parse_hand("9c9d9h")
    assert not [each for seat in range(4) for each in interjections(shown, seat) if isinstance(each, Show)]


def test_show_until_first_lead_ends_with_the_lead() -> None:
    state = after(f"deal {SOUTHS}; order; discard Qc; play Kc", UNTIL_LEAD)
    assert not [each for each in interjections(state, 2) if isinstance(each, Show)]
    assert refusal(state, "show 2 9c9d9h") is Refusal.NOT_NOW
    assert refusal(after(f"deal {SOUTHS}", UNTIL_LEAD), "show 0") is Refusal.NOT_NOW
    turn = Rules(farmers_hand=FarmersHand.THREE_LOW)
    assert refusal(after(f"deal {SOUTHS}", turn), "show 2 9c9d9h") is Refusal.NOT_NOW
    assert refusal(after(f"deal {SOUTHS}; pass; pass", UNTIL_LEAD), "show 9c9d9h") is Refusal.NOT_NOW


def test_show_until_first_lead_not_by_who_sits_out_or_has_changed_a_card() -> None:
    """The dealer's hand has a card more, and then is not the one dealt; the maker's partner lays the cards down."""
    west = "KcQdAcJdKs 9sThTsJcTd JhJsKdKhQh 9c9d9hQsTc QcAdAhAs"
    state = after(f"deal {west}; order", UNTIL_LEAD)
    assert interjections(after(f"deal {west}", UNTIL_LEAD), 3) == (Show(parse_hand("9c9d9h"), 3),)
    assert interjections(state, 3) == ()
    assert interjections(on(state, "discard Tc"), 3) == ()
    alone = after(f"deal {SOUTHS}; order alone; discard Qc", UNTIL_LEAD)
    assert interjections(alone, 2) == ()


def test_show_until_first_lead_deals_anew_after_a_call() -> None:
    """Ace, no face: three-handed too, though another has made trump (rules-spec L4)."""
    deal = "Ac9c9dTcTd 9h9sThTsJc JdJhJsQcQd QhQsKcKdKh KsAdAhAs"
    state = after(f"deal {deal}; pass; pass; order; discard Ks", UNTIL_LEAD)
    assert told(state, "show 0") == ["ace-no-face", "thrown-in"]
    again = on(state, "show 0")
    assert (again.phase, view(again, None).dealer, view(again, None).scores) == (Phase.DEALING, WEST, (0, 0))
    three = after(
        "deal Ac9c9dTcTdAd9h 9sThTsJcJdJhJs QcQdQhQsKcKdKh KsAhAs; order; discard Ks", PRESETS["three-handed"], dealer=2
    )
    assert Show(seat=0) in interjections(three, 0)


def test_computers_show_a_poor_hand_once_trump_is_made() -> None:
    state = after(f"deal {SOUTHS}", UNTIL_LEAD)
    assert beside(view(state, 2)) is None
    assert beside(view(on(state, "pass; order"), 2)) == Show(parse_hand("9c9d9h"), 2)
