"""Names, cards, sentences, and the panels that are not about a table at play."""

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.members.preferences import Sort
from bot.panels.core.cards import bower_of, card_emoji, card_text, card_words, sort_hand
from bot.panels.core.menus import format_duration
from bot.panels.core.reader import Reader, Voice
from bot.panels.core.wording import LONGEST, escape, plain
from bot.panels.refusals import fault, sentence
from bot.panels.review.decisions import describe_action
from bot.panels.rules.option_texts import preset_choices, rules_line
from bot.panels.table.scores import final_line
from bot.panels.table.status_lines import ping_text, sentence_of, turn_sentence
from bot.pictures import Pack, emoji_images
from bot.tables.errors import Code
from engine import PRESETS, BadRules, Card, Event, IllegalAction, Phase, Refusal, Refused, Rules, Trump, Word, view
from engine.actions import Order, Pass
from engine.cards import card, card_name, pack_of, parse_hand
from tests.bot.panel_checks import LANGUAGES, check, disarmed, table_of, texts
from tests.bot.panels.rules_pages import rules_panels
from tests.cases import for_all
from tests.random_games import Game, random_game
from tests.strategies import rules as any_rules
from tests.suite import examples

NAMES = st.text(max_size=40) | st.text(alphabet="@everyonh<>#!*_~`|[]():/\\.1 -+&tp", max_size=40)


@given(NAMES)
@settings(max_examples=examples(400))
def test_no_name_works_as_markdown(name: str) -> None:
    escaped = escape(name)
    disarmed(escaped)
    assert "\n" not in escaped
    assert 1 <= len(plain(name)) <= LONGEST
    bare = escaped.replace("\\\\", "")
    for mark in "*_~`|<#>[]():":
        for at, char in enumerate(bare):
            assert char != mark or bare[at - 1] == "\\"


def test_names_are_cut_and_cleaned() -> None:
    assert plain("  Ann\n\tSmith ") == "Ann Smith"
    assert plain("\u202eevil\u202c") == "evil"
    assert plain("") == plain("\u200b") == "?"
    assert plain("x" * 33) == "x" * 31 + "…"
    assert escape(":bower1_Jd: <t:0:R>") == r"\:bower1\_Jd\: \<t\:0\:R\>"


def ordered(text: str, trump: Trump | None, sort: Sort = Sort.TRUMP_FIRST) -> str:
    return " ".join(card_text(each) for each in sort_hand(parse_hand(text), trump, sort))


def test_a_hand_is_laid_out_with_trumps_first_and_the_left_bower_among_them() -> None:
    assert ordered("9cJdAhJhKs", Trump.HEARTS) == "J♥ J♦ A♥ K♠\ufe0e 9♣\ufe0e"
    assert ordered("9cJdAhJhKs", Trump.HEARTS, Sort.SUIT) == "9♣\ufe0e J♥ J♦ A♥ K♠\ufe0e"
    assert ordered("9cJdAhJhKs", Trump.NONE) == "K♠\ufe0e A♥ J♥ 9♣\ufe0e J♦"
    assert ordered("AsKcQdThJc", None) == "A♠\ufe0e 10♥ K♣\ufe0e J♣\ufe0e Q♦"
    assert ordered("AsKcQdThJc", None, Sort.SUIT) == "K♣\ufe0e J♣\ufe0e Q♦ 10♥ A♠\ufe0e"
    assert ordered("AcKdQdTs", Trump.SPADES) == "10♠\ufe0e K♦ Q♦ A♣\ufe0e"


@given(st.sets(st.sampled_from(pack_of("9TJQKA")), max_size=12), st.sampled_from((None, *Trump)), st.sampled_from(Sort))
def test_a_hand_in_order_is_the_same_hand(cards: set[Card], trump: Trump | None, sort: Sort) -> None:
    held = sort_hand(cards, trump, sort)
    assert sorted(held) == sorted(cards)
    marked = [bower_of(each, trump) for each in held]
    assert marked.count("right") <= 1
    assert marked.count("left") <= 1
    if sort is Sort.TRUMP_FIRST and "right" in marked:
        assert marked[0] == "right"
        assert "left" not in marked or marked[1] == "left"


def test_every_card_has_words_and_an_emoji_that_is_drawn() -> None:
    known = emoji_images()
    for each in pack_of("9TJQKA"):
        assert all(card_emoji(each, pack) in known for pack in Pack)
        assert len({card_words(each, language) for language in LANGUAGES}) == 3
    assert card_words(card("Jd"), "it") == "fante di quadri"
    assert card_words(card("Th"), "fr") == "dix de cœur"


@for_all(language=LANGUAGES, word=Word)
def test_each_word_of_the_story_is_one_sentence(word: Word, language: str) -> None:
    cards = parse_hand("AsJdKh9c")
    for points in (1, 2, 4):
        event = Event(word=word, seat=1, side=0, cards=cards, trump=Trump.HEARTS, points=points)
        told = sentence_of(event, Voice(table_of(), language), None)
        assert told.strip() == told
        assert "\n" not in told
        assert told[-1] in ".!?"


def test_words_of_the_story_say_what_happened() -> None:
    voice = Voice(table_of(), "en")
    cards = parse_hand("AsJd")
    chop = Event(word=Word.CHOP, seat=3, cards=cards)
    assert sentence_of(chop, voice, None) == "Dan chopped A♠\ufe0e with J♦."
    euchred = Event(word=Word.EUCHRED, seat=1, side=0, points=2)
    assert sentence_of(euchred, voice, None) == "Euchred! Ben & Dan fell short: 2 points for Ann & Cleo."
    drew = Event(word=Word.DREW_DEAL, seat=2, cards=parse_hand("KsQd9cTh"))
    assert sentence_of(drew, voice, None) == "Cleo drew the lowest card, 9♣\ufe0e, and deals first."


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_refusal_is_a_sentence(language: str) -> None:
    data: dict[str, int | str] = {"missing": 2, "hands": 3, "limit": 5, "seats": 3, "one": "Ann", "two": "*Ben*"}
    said = [sentence(Refused(code, **data), language) for code in Code]
    said += [sentence(IllegalAction(code), language) for code in Refusal]
    said += [sentence(BadRules(f"bad-rules-{why}", "target"), language) for why in ("target", "win-by", "option")]
    assert len(set(said)) >= len(said) - 1
    assert all(each[-1] in ".!?" and len(each) < 300 for each in said)
    assert "\\*Ben\\*" in sentence(Refused(Code.KEPT_APART, **data), language)
    assert "`abc123`" in fault("abc123", language)


def test_a_refusal_without_its_data_is_a_fault() -> None:
    with pytest.raises(KeyError):
        sentence(Refused(Code.NOT_FULL), "en")


@given(any_rules(), st.sampled_from(LANGUAGES), st.sampled_from((*PRESETS, "my-own")))
@settings(deadline=None)
def test_any_rules_have_a_line(rules: Rules, language: str, preset: str) -> None:
    panels = rules_panels(rules, preset, Reader(language=language))
    for panel in panels:
        check(panel)
    told = "".join(text for panel in panels for text in texts(panel))
    assert str(rules.fixed_hands or rules.target) in told or 1 in (rules.fixed_hands, rules.target)
    line = rules_line(rules, preset, language)
    assert "\n" not in line
    assert len(line) < 500


def test_two_tables_of_other_rules_read_differently() -> None:
    told = [rules_panels(rules, "x", Reader()) for rules in (*PRESETS.values(), Rules(win_by=2))]
    assert len(set(told)) == len(told)
    assert [len(about) <= 100 for _, _, about in preset_choices("fr")] == [True] * len(PRESETS)


def test_the_call_says_only_that_it_is_your_turn() -> None:
    for language in LANGUAGES:
        from bot.tables.game import StoredTable

        text = ping_text(StoredTable(revision=0, secret=b"", table=table_of(), state=None).public, 0, language)
        assert text
        disarmed(text)


def test_a_turn_is_named_by_what_the_seat_would_do() -> None:
    """The players before the dealer's partner order up, the partner assists, the dealer picks up."""
    game, found = random_game(PRESETS["north-american"], Random(1), limit=2), []
    while len(found) < 4:
        seen = view(game.state, None)
        found.append(turn_sentence(Voice(table_of(game), "en"), seen, "Ann"))
        game = game.then(Pass())
    assert found == [
        "Ann to order up or pass",
        "Ann to assist or pass",
        "Ann to order up or pass",
        "Ann to pick up or pass",
    ]


@pytest.mark.parametrize("preset", ["north-american", "hustle"])
def test_a_review_names_a_call_as_the_buttons_do(preset: str) -> None:
    """Where fours take turns, the dealer's partner is the second on the left."""
    voice = Voice(table_of(random_game(PRESETS[preset], Random(1), limit=1)), "en")
    said = [
        describe_action(Order(), (3 + step) % voice.table.rules.seats, Phase.FIRST_ROUND, 3, voice) for step in range(4)
    ]
    assert said == ["pick up", "order up", "assist", "order up"]


def test_lengths_of_a_turn() -> None:
    assert format_duration(15_000, "en") == "15 seconds"
    assert format_duration(3_600_000, "fr") == "1 heure"
    assert format_duration(7 * 86_400_000, "it") == "7 giorni"
    assert card_name(card("Jd")) == "Jd"


@for_all(
    preset__scores__order=[
        ("set-back", (15, 0, 4, 9), ["0", "4", "9", "15"]),
        ("three-handed", (4, 10, 9), ["10", "9", "4"]),
    ]
)
def test_the_final_score_begins_with_the_winner_and_ends_with_the_last(
    preset: str, scores: tuple[int, ...], order: list[str]
) -> None:
    game = Game(PRESETS[preset], 0)
    final = replace(view(game.state, None), scores=scores, winner=1)
    line = final_line(Voice(table_of(game), "en"), final)
    assert [part.split("**")[1] for part in line.split(" · ")] == order
