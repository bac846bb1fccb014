"""One hand each in Euchre Game Notation: what is written of it, and what is refused."""

from dataclasses import replace
from typing import Any, Final

import pytest

from engine import PRESETS, Rules, load
from engine.notation import NotCarried, NotInEgn, from_egn, rules_as_read, to_egn
from engine.notation.egn_rules import rules_of, ruleset
from engine.rules.options import AllPass, DefendAlone, FarmersHand, LoneLead, NoTrump, Ranks, RedealBy, Remedy, WhoAlone
from tests.cases import for_all
from tests.engine.hand_lines import BARE, MARCH

TRICKS: Final = [
    ["Jh", "Tc", "9d", "9h"],
    ["Jd", "Jc", "Td", "Ts"],
    ["Ah", "Qc", "Qd", "Qs"],
    ["Kh", "Kc", "Kd", "Ks"],
    ["Qh", "Ac", "Ad", "As"],
]
"""A march of North and South in the deal `MARCH`."""
MARCHED: Final = ";".join(f"play {card}" for trick in TRICKS for card in trick)
ORDERED: Final = "pass;pass;order;discard 9s"


def document_of(lines: str, rules: Rules | None = None, deal: str = MARCH) -> dict[str, Any]:
    """A file of one deal by West, and what follows in it."""
    actions = [load(line) for line in [f"deal {deal}", *lines.split(";")]]
    return to_egn(rules or Rules(), actions, dealer=3)


def phases_of(lines: str, rules: Rules | None = None, deal: str = MARCH) -> list[dict[str, Any]]:
    """What a file says of the calls and the play of a deal."""
    phases: list[dict[str, Any]] = document_of(lines, rules, deal)["deals"][0]["phases"]
    return phases


def refused(lines: str, rules: Rules | None = None, deal: str = MARCH) -> tuple[NotInEgn, int]:
    """Why a deal is not written."""
    with pytest.raises(NotCarried) as caught:
        document_of(lines, rules, deal)
    return caught.value.code, caught.value.hand


def test_a_hand_as_the_notation_has_it() -> None:
    document = document_of(f"{ORDERED};{MARCHED}")
    assert document["metadata"] == {
        "players": ["North", "East", "South", "West"],
        "initialScore": [0, 0],
        "finalScore": [2, 0],
        "ruleset": {
            "std": False,
            "min_rank": 9,
            "winning_score": 10,
            "canadian": False,
            "loner_lead": "LEFT_OF_DEALER",
            "loner_march_score": 4,
            "loner_euchred_score": 2,
            "defend_alone": False,
            "partners_best": False,
            "joker": False,
            "num_players": 4,
            "allow_no_trump": False,
        },
    }
    assert document["deals"] == [
        {
            "dealNumber": 0,
            "initialState": {
                "dealer": 3,
                "upCard": "9h",
                "playerCards": [
                    ["Jd", "Jh", "Qh", "Kh", "Ah"],
                    ["Tc", "Jc", "Qc", "Kc", "Ac"],
                    ["9d", "Td", "Qd", "Kd", "Ad"],
                    ["9s", "Ts", "Qs", "Ks", "As"],
                ],
            },
            "phases": [
                {
                    "phaseNumber": 0,
                    "type": "EUCHRE_BIDDING",
                    "calls": ["Pass", "Pass", "Order"],
                    "isAlone": False,
                    "discard": "9s",
                },
                {"phaseNumber": 1, "type": "TRICK_PLAY", "tricks": TRICKS},
            ],
        }
    ]


def test_a_suit_named_alone_and_a_lone_defender() -> None:
    rules = Rules(defend_alone=DefendAlone.AGAINST_LONER)
    lines = "pass;pass;pass;pass;pass;name s alone;pass;alone;play Tc;play 9d"
    bidding = phases_of(lines, rules)[0]
    assert bidding["calls"] == ["Pass"] * 5 + ["s"]
    assert (bidding["isAlone"], bidding["aloneDefender"]) == (True, 2)


def test_partners_best_is_two_exchanges() -> None:
    bidding = phases_of("order alone;discard 9s;give Qh;give 9d;play Jh", Rules(partners_best=1))[0]
    assert bidding["cardExchanges"] == [
        {"sender": 0, "receiver": 2, "cards": ["Qh"]},
        {"sender": 2, "receiver": 0, "cards": ["9d"]},
    ]


def test_who_plays_alone_under_british_rules_may_be_the_maker() -> None:
    rules = Rules(alone=WhoAlone.ANYONE, lone_lead=LoneLead.LEFT_OF_LONER)
    assert phases_of("order;discard 9s;alone;pass;pass;play Tc", rules)[0]["isAlone"] is True
    assert refused("order;discard 9s;pass;pass;alone", rules) == (NotInEgn.PARTNER_ALONE, 1)
    assert refused("order;discard 9s;pass;alone;pass;play Jh", rules) == (NotInEgn.LONE_DEFENCE, 1)


def test_early_ends_are_annotations() -> None:
    play = phases_of(f"{ORDERED};play Jh;play Tc;play 9d;play 9h;laydown 0")[1]
    assert play["tricks"] == TRICKS[:1]
    assert play["playAnnotations"] == {"4": ["Bower: laydown 0"]}
    assert document_of(f"{ORDERED};laydown 0")["metadata"]["finalScore"] == [2, 0]


@for_all(
    lines__rules__code=[
        ("award 0", Rules(), NotInEgn.RULING),
        ("replay", Rules(), NotInEgn.RULING),
        (f"{ORDERED};play Jh;play Tc;play 9d;play Ts;revoke 0 3", Rules(honour=True), NotInEgn.REVOKE),
        (f"{ORDERED};play Jh;play Tc;play 9d;play Ts", Rules(honour=True), NotInEgn.OTHERWISE),
        ("order alone;discard 9s;give Qh", Rules(partners_best=2), NotInEgn.GIFTS),
        ("order;discard 9s;alone;play Jh", Rules(defend_alone=DefendAlone.ALWAYS), NotInEgn.LONE_DEFENCE),
        (";".join(["pass"] * 8), Rules(all_pass=AllPass.STICK_OR_FORFEIT), NotInEgn.OTHERWISE),
    ]
)
def test_what_happens_and_has_no_field_is_refused(lines: str, rules: Rules, code: NotInEgn) -> None:
    assert refused(lines, rules) == (code, 1)


def test_a_benny_turned_a_blind_loner_and_a_poor_hand_are_refused() -> None:
    with_joker = BARE.replace("JsJhJdJc", "XxJsJhJdJc")
    assert refused("name s", replace(PRESETS["cornish"]), with_joker) == (NotInEgn.BENNY_TURNED, 1)
    assert refused("alone", PRESETS["robson"], BARE) == (NotInEgn.BLIND, 1)
    poor = "9c9d9sTcTd TsTh9hJcQc JdJhJsQdQh QsKcKdKhKs AcAdAhAs"
    assert refused("show", Rules(farmers_hand=FarmersHand.ALL_LOW, farmers_remedy=Remedy.REDEAL), poor) == (
        NotInEgn.POOR_HAND,
        1,
    )


def test_a_stolen_deal_is_refused() -> None:
    rules = Rules(steal_deal=True)
    first = [f"deal {MARCH}", *ORDERED.split(";"), *MARCHED.split(";")]
    actions = [load(line) for line in [*first, "steal 1", f"deal {BARE}"]]
    with pytest.raises(NotCarried) as caught:
        to_egn(rules, actions, dealer=3)
    assert (caught.value.code, caught.value.hand) == (NotInEgn.STOLEN, 2)


def test_a_game_longer_than_a_file_is_refused() -> None:
    passed = [f"deal {MARCH}", *["pass"] * 8]
    assert len(to_egn(Rules(), [load(line) for line in passed * 100], dealer=3)["deals"]) == 100
    with pytest.raises(NotCarried) as caught:
        to_egn(Rules(), [load(line) for line in passed * 101], dealer=3)
    assert caught.value.code is NotInEgn.LENGTH


def test_a_game_before_its_first_deal_is_refused() -> None:
    with pytest.raises(NotCarried) as caught:
        to_egn(Rules(), [load("draw 9c Tc Jc Qc")])
    assert caught.value.code is NotInEgn.NO_DEAL


def test_who_redeals_follows_from_the_deals() -> None:
    rules = Rules(redeal_by=RedealBy.SAME)
    actions = [load(line) for line in [f"deal {MARCH}", *["pass"] * 8, f"deal {BARE}", "pass"]]
    assert from_egn(to_egn(rules, actions, dealer=3)).rules == rules


@pytest.mark.parametrize(
    "rules",
    [
        Rules(),
        Rules(fixed_hands=8),
        Rules(ranks=Ranks.SEVEN_UP, euchred_loner=4, target=21),
        replace(PRESETS["cornish"], alone=WhoAlone.MAKER, score_cards=Rules().score_cards),
        Rules(no_trump=NoTrump.ROUND_TWO, all_pass=AllPass.STICK_DEALER, partners_best=1),
    ],
)
def test_rules_come_back(rules: Rules) -> None:
    assert rules_of(ruleset(rules)) == rules == rules_as_read(rules)


def test_more_than_the_target_is_a_higher_target() -> None:
    assert rules_as_read(Rules(exceed_target=True)) == Rules(target=11)
