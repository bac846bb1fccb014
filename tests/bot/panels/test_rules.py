"""Rules in full, in one line and by topic: every option, value, refusal and preset, and no promise the table breaks."""

import re
from contextlib import suppress
from dataclasses import fields, replace
from random import Random

import pytest

from benchmarks.game_length import measure
from bot.panels.core.custom_ids import Verb
from bot.panels.core.reader import Reader
from bot.panels.replay import verify_panel
from bot.panels.rules.full_text import Origin, group_panels, in_parts, matters, option_panels, read_page, rules_panel
from bot.panels.rules.house_rules import HousePage, house_panel
from bot.panels.rules.how_to_play import how_to_play
from bot.panels.rules.option_texts import (
    CUSTOM,
    GROUPS,
    MENU_MOST,
    OPTIONS,
    change_rules,
    describe_option,
    differences,
    effect,
    format_value,
    game_sentence,
    is_open,
    is_partners_game,
    is_typed,
    option_about,
    option_name,
    options_in_order,
    preset_menus,
    read_value,
    rules_for_lobby,
    rules_line,
    rules_name,
    value_name,
    values_of,
)
from bot.panels.table.message import table_panel
from bot.tables.length import MEASURED, game_minutes
from bot.texts import keys, say
from engine import PRESETS, BadRules, Bid, Deal, Rules, legal_actions, view
from engine.cards import count
from engine.fairness import DealCheck
from engine.rules.constraints import CONFLICTS
from engine.rules.fields import RANGES
from engine.rules.options import (
    AceNoFace,
    AllPass,
    Bidding,
    FarmersHand,
    LoneLead,
    Moon,
    ScoreCards,
    Scoring,
    ShowUntil,
    WhoAlone,
)
from engine.rules.presets import base_of
from tests.bot.panel_checks import LANGUAGES, check, pictures, shown, table_of, texts
from tests.bot.panel_heights import height
from tests.bot.panels.positions import verbs
from tests.bot.panels.usual_pages import rules_panels
from tests.cases import for_all
from tests.random_games import random_game, random_variant
from tests.suite import COVERING, first, sampled
from tools.rules_doc import all_presets

LABEL = 45
"""Characters of a modal's title and labels."""


def words(panels) -> str:
    return "\n".join(text for panel in panels for text in texts(panel))


def test_every_option_is_in_one_group() -> None:
    assert sorted(options_in_order()) == sorted(field.name for field in fields(Rules))


@for_all(language=LANGUAGES, name=OPTIONS)
def test_every_option_and_every_value_of_it_has_its_words(name: str, language: str) -> None:
    assert 1 <= len(option_name(name, language)) <= LABEL
    assert 1 <= len(option_about(name, language)) <= 100
    assert not option_about(name, language).endswith(".")
    names, effects = [], []
    for value in values_of(name):
        names.append(value_name(name, value, language))
        effects.append(effect(Rules(), name, language, value))
        assert 1 <= len(names[-1]) <= 100
        assert len(effects[-1]) <= 300
        assert effects[-1].endswith(".")
        assert len(describe_option(name, value, language)) <= 80  # a button's label
    assert len(set(names)) == len(set(effects)) == len(values_of(name))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_of_rules_says_what_to_change(language: str) -> None:
    codes = [*(code for code, _ in RANGES.values()), *(code for code, _, _ in CONFLICTS)]
    assert len({code for code, _, _ in CONFLICTS}) == len(CONFLICTS)
    assert set(codes) <= keys(language)
    for code, _, _ in CONFLICTS:
        assert say(language, code).endswith(".")
        assert len(say(language, code).split()) >= 12, f"{code} says too little"


@for_all(language=LANGUAGES, preset=PRESETS)
def test_every_preset_has_a_name_a_description_and_a_full_text(preset: str, language: str) -> None:
    rules, reader = all_presets()[preset], Reader(language=language)
    assert 1 <= len(say(language, f"preset-{preset}")) <= 80
    assert 1 <= len(say(language, f"preset-{preset}.about")) <= 100
    for panel in rules_panels(rules, preset, reader):
        check(panel)
    for group in GROUPS:
        for panel in group_panels(rules, preset, group, reader):
            check(panel)
    assert "\n" not in rules_line(rules, preset, language)
    full = words(rules_panels(rules, preset, reader))
    for name in differences(rules, Rules()):
        if name not in ("seats", "bidding", "scoring") and (name, rules.moon) != ("alone", Moon.ALONE):
            assert effect(rules, name, language) in full, name
    assert ("◆" in full) is (rules != Rules())


def test_indiana_for_three_deals_eight_cards() -> None:
    """See rules-spec 10, Indiana: all the cards are dealt."""
    four = PRESETS["indiana"]
    three = change_rules(four, {"seats": 3})
    assert (four.hand_size, three.hand_size, three.kitty_size) == (6, 8, 0)
    assert change_rules(three, {"seats": 4}) == four
    assert change_rules(PRESETS["set-back"], {"seats": 3}).hand_size == 5
    with pytest.raises(BadRules):
        change_rules(four, {"seats": 0})


def test_rules_of_another_game_do_not_speak_of_the_ordinary_one() -> None:
    auction = words(rules_panels(all_presets()["bid-euchre"], CUSTOM, Reader()))
    assert say("en", "rules-auction") in auction
    assert say("en", "rules-lead-auction") in auction
    for key in ("rules-bidding-one", "rules-upcard", "rules-lead", "rule-dealer-partner-with-dealer"):
        assert say("en", key) not in auction
    assert "21 points, and the first at 0" in words(rules_panels(all_presets()["indiana"], CUSTOM, Reader()))
    two = words(rules_panels(all_presets()["two-handed"], CUSTOM, Reader()))
    assert "alone: 4" not in two
    assert say("en", "rule-defend-alone-never") not in two


@pytest.mark.parametrize("seed", first(range(60), 12, 24))
def test_any_valid_rules_have_a_full_text_in_any_language(seed: int) -> None:
    rules = random_variant(Random(seed))
    for language in LANGUAGES:
        reader = Reader(language=language)
        for name in (CUSTOM, "north-american", "Friday night"):
            for panel in rules_panels(rules, name, reader):
                check(panel)
            line = rules_line(rules, name, language)
            assert "\n" not in line
            assert len(line) <= 500
    name = Random(seed).choice(list(OPTIONS))
    for panel in option_panels(rules, CUSTOM, name, Reader()):
        check(panel)


def test_long_texts_are_split_into_numbered_parts() -> None:
    parts = in_parts(["x" * 1500] * 5, "Y", "fr")
    assert len(parts) == 3
    for number, part in enumerate(parts, start=1):
        check(part)
        assert say("fr", "rules-title-part", preset="Y", part=number, parts=3) in words([part])


DONE_BY_ITSELF = {"first_dealer", "packets", "score_cards"}
IN_THE_FIRST_LINES = "seats partnership ranks hand_size benny double_pack bidding alone scoring rubber"


@for_all(language=LANGUAGES, preset=PRESETS)
def test_how_to_play_is_of_the_game_that_is_played(preset: str, language: str) -> None:
    """At six cards and an auction, a newcomer read of five cards and an upcard; rules were a wall of 2,000 pixels."""
    rules, reader = PRESETS[preset], Reader(language=language)
    first = rules_panel(rules, preset, reader, Origin(7))
    assert verbs(first) == [Verb.HAND, Verb.HELP]
    for panel in (first, rules_panel(rules, preset, reader, Origin()), *rules_panels(rules, preset, reader)):
        assert height(panel) <= 700
    title, *said = next(texts(first)).splitlines()
    assert rules_name(rules, preset, language) in title
    assert 5 <= len(said) <= 12
    assert all(line.endswith(".") for line in said), "an option by its name only"
    for name in {*differences(rules, Rules())} - DONE_BY_ITSELF:
        with suppress(BadRules):
            assert how_to_play(replace(rules, **{name: OPTIONS[name].default}), language) != tuple(said), name
            continue
        assert name in IN_THE_FIRST_LINES or effect(rules, name, language) in "\n".join(said), name
    game = random_game(rules, Random(5), limit=90)
    dealt = next(each for each in game.actions if isinstance(each, Deal))
    each, numbers = [*map(count, dealt.hands)], [int(number) for number in re.findall(r"\d+", said[0])]
    assert (numbers[0], numbers[-2:]) == (rules.seats, [max(each), sum(each) + len(dealt.kitty)])
    offered = {choice for state in game.states for choice in legal_actions(state)}
    upcard = any(view(state, None).upcard is not None for state in game.states)
    assert (say(language, "term-upcard") in "\n".join(said)) is upcard
    bids = [choice.tricks for choice in offered if isinstance(choice, Bid) and not choice.moon]
    assert not bids or f" {min(bids)}" in said[2]


def test_custom_ids_say_whose_rules_they_are() -> None:
    for source in (Origin(12), Origin(), Origin.of_saved(77), *map(Origin.of_preset, PRESETS)):
        press = source.press(Verb.RULES_PAGE, 203)
        assert Origin(press.subject, press.seen) == source
        assert read_page(press.index) == (2, 3)
    assert Origin.of_preset("canadian").preset == "canadian"
    assert Origin.of_saved(77).saved == 77
    assert Origin.of_preset("nonsense") == Origin()


def test_the_text_of_one_option_has_its_value_and_every_other_one() -> None:
    rules = Rules(all_pass=AllPass.STICK_DEALER)
    shown = words(option_panels(rules, "stick-the-dealer", "all_pass", Reader()))
    assert "Here: **dealer is stuck**" in shown
    for value in AllPass:
        assert effect(rules, "all_pass", "en", value) in shown
    target = words(option_panels(rules, "stick-the-dealer", "target", Reader()))
    assert "1 to 52" in target
    assert "The first to 10 points" in target


def test_the_lobby_describes_the_game_before_its_options() -> None:
    hustle = all_presets()["hustle"]
    head, about = rules_for_lobby(hustle, "hustle", "en").split("\n")
    assert head == "**Hustle** · 7 players, four at a time, to 10 points, about 15 minutes"
    assert about == f"-# {say('en', 'preset-hustle.about')}"
    house = replace(Rules(), all_pass=AllPass.STICK_DEALER, target=21)
    assert rules_for_lobby(house, "north-american", "en").split("\n") == [
        "**North American + 2 house rules** · 4 players, partners, to 21 points, about 20 minutes",
        "-# When everyone passes: dealer is stuck",
    ]
    assert rules_for_lobby(Rules(), "Friday", "en").endswith("\n-# North American")
    only_longer = rules_for_lobby(replace(Rules(), target=21), CUSTOM, "en")
    assert "\n" not in only_longer


@for_all(
    preset__language__sentence=[
        ("two-handed", "en", "2 players, to 10 points, about 5 minutes"),
        ("railroad", "en", "4 players, partners, to 10 points, best of three, about 20 minutes"),
        ("five-handed", "it", "5 giocatori, compagno segreto, a 10 punti, circa 15 minuti"),
        ("three-handed", "fr", "3 joueurs, chacun pour soi, en 10 points, environ 15 minutes"),
        ("buck", "fr", "4 joueurs, chacun pour soi, de 25 points à 0, environ 15 minutes"),
    ]
)
def test_a_game_in_one_sentence(preset: str, language: str, sentence: str) -> None:
    assert game_sentence(all_presets()[preset], preset, language) == sentence


def test_the_length_follows_the_rules() -> None:
    rules = all_presets()["bid-euchre"]
    assert game_minutes(rules, "bid-euchre") > game_minutes(replace(rules, target=8), "bid-euchre")
    assert game_minutes(replace(Rules(), rubber=True), CUSTOM) == 20
    assert game_minutes(replace(Rules(), fixed_hands=1), CUSTOM) == 5
    assert set(MEASURED) == set(PRESETS)


@pytest.mark.parametrize("preset", sampled(PRESETS, {"set-back", "mathews-1844"}, COVERING))
def test_simulated_games_are_as_long_as_measured(preset: str) -> None:
    hands, decisions = MEASURED[preset]
    found = measure(PRESETS[preset], games=12, seed=5)
    assert found == (pytest.approx(hands, rel=0.35), pytest.approx(decisions, rel=0.12))


def test_the_line_names_the_preset_and_what_differs() -> None:
    assert rules_line(Rules(), "north-american", "en") == "**North American** · to 10"
    house = Rules(target=11, all_pass=AllPass.STICK_DEALER, lone_lead=LoneLead.LEFT_OF_LONER)
    assert rules_line(house, "north-american", "en") == (
        "**North American + 3 house rules** · to 11 · When everyone passes: dealer is stuck · "
        "First lead against a loner: left of the loner"
    )
    assert rules_name(house, CUSTOM, "en") == "Stick the dealer + 2 house rules"
    assert rules_line(house, "Friday", "it").startswith("**Friday** · Mazziere obbligato + 2 regole della casa · a 11")
    assert rules_line(Rules(), "Friday", "en") == "**Friday** · North American · to 10"
    assert rules_name(Rules(), CUSTOM, "fr") == "Nord-américaines"
    assert rules_line(Rules(fixed_hands=12), CUSTOM, "en") == "**North American · 12 hands**"
    stuck = Rules(all_pass=AllPass.STICK_DEALER, lone_lead=LoneLead.LEFT_OF_LONER)
    assert rules_line(stuck, CUSTOM, "en") == (
        "**Stick the dealer · First lead against a loner: left of the loner** · to 10"
    )
    assert "dealer is stuck" in rules_line(PRESETS["stick-the-dealer"], "stick-the-dealer", "en")
    assert "from 25 down to 0" in rules_line(all_presets()["buck"], CUSTOM, "en")
    many = rules_line(all_presets()["indiana"], "north-american", "en")
    assert many.endswith("more")


def test_rules_are_compared_with_their_preset_or_the_nearest() -> None:
    for preset, rules in PRESETS.items():
        assert PRESETS[base_of(rules, CUSTOM)] == rules
        assert base_of(Rules(target=3), preset) == preset


def test_presets_go_into_menus_that_discord_takes() -> None:
    for language in LANGUAGES:
        menus = preset_menus(language, "canadian")
        assert sorted(choice.value for menu in menus for choice in menu) == sorted(PRESETS)
        assert [choice.value for menu in menus for choice in menu if choice.chosen] == ["canadian"]
    assert len(all_presets()) <= 50
    partners = [rules for rules in all_presets().values() if is_partners_game(rules)]
    assert len(partners) <= 25
    assert len(all_presets()) - len(partners) <= 25


@for_all(name=OPTIONS)
def test_values_are_written_and_read_back(name: str) -> None:
    for value in values_of(name):
        again = read_value(name, format_value(value))
        assert again == value
        assert type(again) is type(value)
    assert OPTIONS[name].default in values_of(name)
    assert is_typed(name) is (len(values_of(name)) > MENU_MOST)
    with pytest.raises(BadRules) as refused:
        read_value(name, "perhaps")
    assert (refused.value.code, refused.value.option) == ("bad-rules-value", name)
    with pytest.raises(BadRules, match="bad-rules-option"):
        read_value("jokers", "2")


def test_options_that_do_not_matter_are_left_out() -> None:
    auction = Rules(bidding=Bidding.AUCTION, scoring=Scoring.TRICKS, alone=WhoAlone.NOBODY)
    assert [matters(auction, name) for name in ("dealer_partner", "throwing_in", "moon")] == [False, False, True]
    assert not matters(replace(auction, moon=Moon.ALONE), "alone"), "a moon is played alone"
    assert not is_open(Rules(), "moon")
    assert not matters(Rules(), "no_trick")
    assert matters(Rules(), "dealer_partner")


def told(rules: Rules, language: str) -> str:
    return words(rules_panels(rules, "custom", Reader(language=language)))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("preset", ["three-handed", "five-handed", "six-handed", "hustle"])
@pytest.mark.parametrize("style", [each for each in ScoreCards if each is not ScoreCards.DIGITS])
def test_score_cards_that_are_not_drawn_are_not_promised(preset: str, style: ScoreCards, language: str) -> None:
    """The rules of `six-handed` said "A six and a four show the score.", and its picture in words "7 (6 + 1)"."""
    rules = replace(PRESETS[preset], score_cards=style)
    full = told(rules, language)
    assert effect(Rules(), "score_cards", language, style) not in full
    assert effect(Rules(), "score_cards", language, ScoreCards.DIGITS) in full
    game = random_game(rules, Random(2), limit=120)
    assert not any(" + " in each.drawing.alt for each in pictures(table_panel(shown(game, None))))
    table = replace(table_of(game), rules=rules)
    place = HousePage.of("score_cards")
    panel = house_panel(table, Reader(language=language), place)
    assert not any(f"**{option_name('score_cards', language)}** — " in text for text in texts(panel))
    with pytest.raises(BadRules, match="score-cards"):
        change_rules(rules, {"score_cards": style})
    assert change_rules(rules, {"score_cards": ScoreCards.DIGITS}).score_cards is ScoreCards.DIGITS


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_say_until_when_a_poor_hand_can_be_shown(language: str) -> None:
    """The glossary said "before the first lead" of every table; rules of `exchange` did not say until when."""
    for poor in (Rules(ace_no_face=AceNoFace.EXCHANGE), Rules(farmers_hand=FarmersHand.ALL_LOW)):
        for until in ShowUntil:
            full = told(replace(poor, show_until=until), language)
            sentences = {each: effect(Rules(), "show_until", language, each) for each in ShowUntil}
            assert [each for each, sentence in sentences.items() if sentence in full] == [until]
    assert not any(effect(Rules(), "show_until", language, each) in told(Rules(), language) for each in ShowUntil)


@pytest.mark.parametrize("language", LANGUAGES)
def test_draws_are_no_deals(language: str) -> None:
    """Of eight hands, after a draw that was tied once: "All 10 deals check out"."""
    checks = [DealCheck(0, "00" * 32, True)] * 2 + [DealCheck(number, f"{number:064x}", True) for number in range(1, 9)]
    for drawn in range(3):
        said = "\n".join(texts(verify_panel(7, checks[2 - drawn :], bytes(32), Reader(language=language))))
        assert say(language, "verify-fair", count=8, draws=drawn) in said
        assert "10" not in said.partition("0" * 20)[0]
