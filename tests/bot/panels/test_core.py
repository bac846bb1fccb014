"""What all panels are made of: ids that stand in channels, looks and digests, names, cards, sentences."""

import unicodedata
from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.contests.listing import ListedContest
from bot.contests.model import Stage
from bot.members.preferences import Sort
from bot.panels.contests.voice import ContestView, label_of, place_of, read_place
from bot.panels.core.cards import bower_of, card_emoji, card_text, card_words, sort_hand
from bot.panels.core.custom_ids import BUTTON_TEMPLATE, Press, Verb, read
from bot.panels.core.menus import Spot, format_duration, press_to_open, read_spot
from bot.panels.core.panel import Button, Buttons, Divider, Panel, Picture, Text, panel_digest, panel_look
from bot.panels.core.reader import Voice
from bot.panels.core.wording import LONGEST, escape, plain
from bot.panels.refusals import fault, sentence
from bot.panels.review.decisions import describe_action
from bot.panels.rules.full_text import read_page
from bot.panels.rules.house_rules import HousePage
from bot.panels.stats.leaderboard import BoardQuery, read_board_query
from bot.panels.stats.member import Page, StatsQuery, read_stats_query
from bot.panels.table.menus import read_ruling
from bot.panels.table.scores import final_line
from bot.panels.table.status_lines import ping_text, sentence_of, turn_sentence
from bot.pictures.colours import Pack
from bot.pictures.emojis import emoji_images
from bot.pictures.hands import ChairPicture
from bot.pictures.lettering import legible
from bot.pictures.table_description import SeatPicture, TablePicture
from bot.stats.read.leaderboards import Board
from bot.tables.errors import Code
from bot.tables.game import StoredTable
from bot.tables.reports import Ruling
from bot.user_text import tidy
from engine import PRESETS, BadRules, Card, Event, IllegalAction, Phase, Refusal, Refused, Trump, Word, view
from engine.actions import Name, Order, Pass
from engine.cards import JOKER, TRUMPS, card, pack_of, parse_hand
from tests.bot.panel_checks import LANGUAGES, disarmed, table_of
from tests.cases import for_all
from tests.random_games import Game, random_game
from tests.suite import examples


def sent(custom_id: str) -> Press:
    match = BUTTON_TEMPLATE.fullmatch(custom_id)
    assert match is not None
    return read(match)


@pytest.mark.parametrize(
    ("custom_id", "press", "meant"),
    [
        ("bower:stats:77:3:14", StatsQuery(user=77, page=Page.TREND, season=3, family="partners").press, None),
        ("bower:replaystep:12:20007:205", Spot(2, 7, 1).press(Verb.REPLAY_STEP, 12, 5), Spot(2, 7, 1)),
        ("bower:replaystep:12:19999:0", Spot(1).press(Verb.REPLAY_STEP, 12), Spot(1)),
        ("bower:replay:12:9999:0", press_to_open(12), Spot()),
        ("bower:contestpage:5:0:4002", Press(Verb.CONTEST_PAGE, 5, 0, place_of(ContestView.FIXTURES, 2)), None),
    ],
)
def test_a_button_has_the_id_that_it_always_had(custom_id: str, press: Press, meant: Spot | None) -> None:
    assert press.button_id() == custom_id
    assert sent(custom_id) == press
    if meant is not None:
        assert read_spot(press) == meant


def test_numbers_in_ids_mean_what_they_meant() -> None:
    trend = StatsQuery(user=77, page=Page.TREND, season=3, family="partners")
    assert read_stats_query(sent("bower:stats:77:3:14")) == trend
    assert BoardQuery(board=Board.GAMES, season=3, family="alone", everywhere=True).pack() == 7302
    assert read_board_query(7302) == BoardQuery(board=Board.GAMES, season=3, family="alone", everywhere=True)
    assert read_place(4002) == (ContestView.FIXTURES, 2)
    assert read_page(203) == (2, 3)
    assert HousePage.read(102) == HousePage("deal", "hand_size")
    assert read_ruling(13) == (Ruling(1), 3)


_CLOCK_MS = 80_000
_TABLE = TablePicture(seats=tuple(SeatPicture(name=name) for name in ("Ann", "Ben")), alt="A table.")
_DRAWING = ChairPicture(table=_TABLE, chair=0, alt="Your table.")
_PANEL = Panel(
    blocks=(Text("You play <t:1000:R>"), Picture(_DRAWING), Buttons((Button(id="a", label="A"),)), Text("-# 10")),
    accent=1,
)
_OTHERS = {
    "a text": replace(_PANEL, blocks=(Text("Ben plays <t:1000:R>"), *_PANEL.blocks[1:])),
    "the clock": replace(_PANEL, blocks=(Text("You play <t:1020:R>"), *_PANEL.blocks[1:])),
    "an alternative text": replace(
        _PANEL, blocks=(_PANEL.blocks[0], Picture(replace(_DRAWING, alt="Mine.")), *_PANEL.blocks[2:])
    ),
    "a picture": replace(_PANEL, blocks=(_PANEL.blocks[0], Picture(replace(_DRAWING, chair=1)), *_PANEL.blocks[2:])),
    "a button": replace(_PANEL, blocks=(*_PANEL.blocks[:2], Buttons((Button(id="b", label="A"),)), _PANEL.blocks[3])),
    "the order": replace(_PANEL, blocks=(*_PANEL.blocks[1:], _PANEL.blocks[0])),
    "a block more": replace(_PANEL, blocks=(*_PANEL.blocks, Divider())),
    "the colour": replace(_PANEL, accent=2),
}


@pytest.mark.parametrize("what", _OTHERS)
def test_panels_that_differ_in_anything_but_a_little_time_look_different(what: str) -> None:
    other = _OTHERS[what]
    assert panel_look(other, _CLOCK_MS) != panel_look(_PANEL, _CLOCK_MS)
    assert panel_digest(other, _CLOCK_MS) != panel_digest(_PANEL, _CLOCK_MS)


def test_a_little_time_makes_no_other_look() -> None:
    later = replace(_PANEL, blocks=(Text("You play <t:1003:R>"), *_PANEL.blocks[1:]))
    assert panel_look(later, _CLOCK_MS) == panel_look(_PANEL, _CLOCK_MS)
    assert panel_digest(later, _CLOCK_MS) == panel_digest(_PANEL, _CLOCK_MS)


NOTHING = {
    "no character": "",
    "spaces": " \u00a0\u3000\u2003",
    "zero-width": "\u200b\u200c\u200d\u2060\ufeff",
    "hangul fillers": "\u3164\u115f\u1160\uffa0",
    "an empty braille cell": "\u2800",
    "a grapheme joiner": "\u034f",
    "variation selectors": "\ufe00\ufe0f\U000e0100",
    "directions": "\u202e\u202d\u2066\u2069\u200e\u200f\u061c",
    "tags": "\U000e0041\U000e007f",
    "khmer and mongolian": "\u17b4\u17b5\u180b\u180e",
    "marks on nothing": "\u0301\u0332\u20dd",
    "a private character": "\ue000",
    "a note without a head": "\U0001d159",
}
SEEN = {
    "A\u200dn\ufe0fn\u3164": "Ann",
    "\u202eannA\u202c": "annA",
    "Z\u0351\u036b\u0343\u036a\u0302\u036b\u0343oe": "Z\u0351\u036boe",
    "Anaïs": "Anaïs",
    "Nguyễn": "Nguyễn",
    "ผู้ใหญ่": "ผู้ใหญ่",
    "Ann ❤\ufe0f": "Ann ❤\ufe0f",
    "👩\u200d👩\u200d👧": "👩\u200d👩\u200d👧",
    "🏳\ufe0f\u200d🌈 Ben": "🏳\ufe0f\u200d🌈 Ben",
    "👍🏽": "👍🏽",
    "1\ufe0f\u20e3": "1\ufe0f\u20e3",
    "👩\u200d\u2800Cleo": "👩Cleo",
}


@pytest.mark.parametrize("name", NOTHING.values(), ids=NOTHING)
def test_a_name_with_nothing_to_see_is_shown_as_such(name: str) -> None:
    assert plain(name) == escape(name) == "?"
    assert legible(name) == "···"
    assert plain(f"Ann {name}") == "Ann"
    assert legible(f"Ann {name}") == "Ann"


@pytest.mark.parametrize(("name", "seen"), SEEN.items(), ids=map(ascii, SEEN))
def test_what_can_be_seen_of_a_name_stays(name: str, seen: str) -> None:
    assert tidy(name) == plain(name) == seen


@pytest.mark.parametrize("name", ["שלום", "محمد", "Ann של", "م" * 40, "٣٤"])
def test_a_name_from_right_to_left_leaves_the_numbers_after_it(name: str) -> None:
    shown = plain(name)
    assert shown.endswith("\N{LEFT-TO-RIGHT MARK}")
    assert len(shown) <= LONGEST
    assert unicodedata.bidirectional(shown[-1]) == "L"
    assert "\N{LEFT-TO-RIGHT MARK}" not in legible(shown)
    assert plain(shown) == shown


@given(st.text(max_size=12) | st.text(alphabet="".join(NOTHING.values()) + "aé👩🏽❤1\u20e3", max_size=12))
@settings(max_examples=examples(200))
def test_every_name_has_something_to_see(name: str) -> None:
    shown = plain(name)
    assert any(unicodedata.category(each)[0] in "LNPS" or each == "\u20e3" for each in shown)
    assert tidy(tidy(name)) == tidy(name)
    assert "\n" not in shown


def twelfth(name: str) -> ListedContest:
    return ListedContest(id=1, channel=1, name=name, number=12, stage=Stage.OPEN, is_known=True)


def test_labels_of_contests_have_no_markdown_and_keep_their_number() -> None:
    named = [label_of(each, 24) for each in (twelfth("Fri-night_league of St. Mary’s"), twelfth("a.b"))]
    assert named == ["Fri-night_league of… #12", "a.b #12"]


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
    data: dict[str, int | str] = {"missing": 2, "hands": 3, "limit": 5, "seats": 3}
    said = [sentence(Refused(code, **data), language) for code in Code]
    said += [sentence(IllegalAction(code), language) for code in Refusal]
    said += [sentence(BadRules(f"bad-rules-{why}", "target"), language) for why in ("target", "win-by", "option")]
    assert len(set(said)) >= len(said) - 1
    assert all(each[-1] in ".!?" and len(each) < 300 for each in said)
    assert "`abc123`" in fault("abc123", language)


def test_a_refusal_without_its_data_is_a_fault() -> None:
    with pytest.raises(KeyError):
        sentence(Refused(Code.NOT_FULL), "en")


def test_the_call_says_only_that_it_is_your_turn() -> None:
    here = StoredTable(revision=0, secret=b"", table=table_of(), state=None).public
    for language in LANGUAGES:
        text = ping_text(here, 0, language)
        assert len(text) > 10
        disarmed(text)


def test_a_turn_names_the_suit_that_would_be_trump() -> None:
    """Newcomers read "to order up", "to assist" and "to pick up" for one act."""
    game, found = random_game(PRESETS["north-american"], Random(1), limit=2), []
    while len(found) < 4:
        seen = view(game.state, None)
        found.append(turn_sentence(Voice(table_of(game), "en"), seen, "Ann"))
        game = game.then(Pass())
    suit = Voice(table_of(game), "en").suit(TRUMPS[seen.upcard_suit or 0])
    assert found == [f"Ann to make {suit} trump or pass"] * 4


def test_a_review_names_a_call_as_the_buttons_do() -> None:
    """It said "assist" of a button that says "Make ♥ trump"."""
    voice = Voice(table_of(random_game(PRESETS["railroad"], Random(1), limit=1)), "en")
    calls = (Order(), Name(Trump.CLUBS, alone=True), Name(Trump.NONE))
    said = [describe_action(each, Phase.FIRST_ROUND, card("9h"), voice) for each in calls]
    assert said == ["Make ♥ trump", "Make ♣︎ trump, alone", "No trump"]
    assert describe_action(Order(), Phase.FIRST_ROUND, JOKER, voice) == "Make ★ Benny trump"


def test_lengths_of_a_turn() -> None:
    assert format_duration(15_000, "en") == "15 seconds"
    assert format_duration(3_600_000, "fr") == "1 heure"
    assert format_duration(7 * 86_400_000, "it") == "7 giorni"


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
