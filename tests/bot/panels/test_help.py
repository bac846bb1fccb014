"""The guide, the guided hand, and the glossary: each word of the rules has an entry, found by any of its names."""

import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.coach.guided_hand import LEARNER, STEPS, answers, is_right, position
from bot.glossary import SEE_ALSO, find, fold, other_names, part, search, title
from bot.panels.core.custom_ids import MENU_TEMPLATE, Verb, read
from bot.panels.core.panel import Menu, Picture, Style
from bot.panels.core.reader import Reader
from bot.panels.hand.hints import guided_hand_panel
from bot.panels.help import LABEL_LONGEST, TOPICS, glossary_panel, help_panel, suggestion, unknown_term
from bot.panels.rules.full_text import Origin, rules_panel
from bot.texts import say
from bot.texts.catalogue import keys
from cogs.interactions.autocomplete import CHOICES
from engine import Outcome, Phase, Rules
from engine.cards import ALL_CARDS, card_name
from tests.bot.panel_checks import LANGUAGES, WIDE, buttons, check, disarmed, texts
from tests.bot.panels.positions import verbs
from tests.cases import for_all
from tests.suite import rest
from tests.there import there

ALL_STEPS = range(len(STEPS) + 1)
TABLES = {Verb.PLAY_NOW, Verb.OPEN_TABLE}
LINE = 24
"""Characters of a button that a phone shows in one line."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_leads_to_every_other_and_to_the_guided_hand(language: str) -> None:
    for place, topic in enumerate(TOPICS):
        if topic == "euchre":  # its lines are the whole page
            panel = rules_panel(Rules(), "north-american", Reader(language=language), Origin())
            assert verbs(panel) == [Verb.HELP, Verb.GUIDE_OPEN]
            seated = rules_panel(Rules(), "north-american", Reader(language=language), Origin(table=4))
            assert verbs(seated) == [Verb.HAND, Verb.HELP]
        else:
            panel = help_panel(Reader(language=language), topic)
            pages = [button for button in buttons(panel) if f":{Verb.HELP}:" in button.id]
            assert [button.disabled for button in pages] == [each == place for each in range(len(TOPICS))]
            assert set(verbs(panel)) >= TABLES
        (blue,) = (button for button in buttons(panel) if button.style is Style.PRIMARY)
        assert f":{Verb.GUIDE_OPEN}:" in blue.id, "blue read as the page that is shown"
        assert all(len(button.label) <= LINE for button in buttons(panel))


@for_all(language=LANGUAGES, text_only=[False, True])
def test_every_choice_of_the_guided_hand_has_its_answer(language: str, text_only: bool) -> None:
    reader = Reader(language=language, text_only=text_only)
    for step in range(len(STEPS)):
        here = guided_hand_panel(step, reader, WIDE)
        offered = [button for button in buttons(here) if not button.disabled]
        assert len(offered) == len(position(step).choices) == len(answers(step)) + 1
        said: set[str] = set()
        for index, choice in enumerate(position(step).choices):
            panel = guided_hand_panel(step, reader, WIDE, choice=index)
            check(panel)
            assert any(isinstance(block, Picture) for block in panel.blocks) is not text_only
            title = next(texts(panel)).splitlines()[0]
            wrong = not is_right(step, choice)
            assert (say(language, "guide-title", step=step + 1, steps=len(STEPS)) in title) is wrong
            assert (say(language, "guide-again", button="").split(":")[0] in next(texts(panel))) is wrong
            assert (buttons(panel) == buttons(here)) is wrong
            said.add(next(texts(panel)))
        assert len(said) == len(position(step).choices)


def test_what_no_button_offers_shows_the_step() -> None:
    reader = Reader()
    for step in ALL_STEPS:
        here = guided_hand_panel(step, reader, "Ann")
        assert guided_hand_panel(step, reader, "Ann", choice=900) == here
    end = guided_hand_panel(len(STEPS), reader, "Ann")
    assert guided_hand_panel(77, reader, "Ann", choice=0) == end


def test_the_left_bower_may_be_tried_as_a_diamond() -> None:
    trap = next(step for step, each in enumerate(STEPS) if each.key == "follow")
    left = [button for button in buttons(guided_hand_panel(trap, Reader(), "Ann")) if "J♦" in button.label]
    assert [button.disabled for button in left] == [False]
    choice = next(i for i, each in enumerate(position(trap).choices) if answers(trap).get(each) == "left-bower")
    tried = guided_hand_panel(trap, Reader(), "Ann", choice=choice)
    assert say("en", "term-left-bower") in next(texts(tried))


def test_the_hand_ends_in_a_march() -> None:
    end = position(len(STEPS))
    assert end.phase is Phase.DEALING
    assert end.last is not None
    assert (end.last.outcome, end.scores) == (Outcome.MARCH, (2, 0))
    assert all(position(step).actor == LEARNER for step in range(len(STEPS)))


def test_only_in_a_server_a_table_is_offered() -> None:
    for in_server in (True, False):
        end = guided_hand_panel(len(STEPS), Reader(), "Ann", in_server=in_server)
        for panel in (help_panel(Reader(), in_server=in_server), end):
            check(panel)
            assert set(verbs(panel)) & TABLES == (TABLES if in_server else {Verb.PLAY_NOW})
        assert ("in a server with Bower" in "".join(texts(help_panel(Reader(), in_server=in_server)))) is not in_server


@pytest.mark.parametrize("language", LANGUAGES)
def test_elsewhere_no_page_names_what_only_a_server_has(language: str) -> None:
    for topic, commands in (("start", {"/table"}), ("commands", {"/table", "/game", "/league", "/leaderboard"})):
        for in_server in (True, False):
            told = "".join(texts(help_panel(Reader(language=language), topic, in_server=in_server)))
            assert {each for each in commands if f"`{each}" in told} == (commands if in_server else set())
            assert all(f"`{each}" in told for each in ("/euchre", "/preferences"))


RULES = Path(__file__).resolve().parents[3] / "docs" / "rules-spec.md"
NAMED_ALIKE = (
    "assist; bowers; right bower; left bower; Benny; Dutchman; Dutchman's point; next; crossing; march; "
    "euchred; skunk; in the barn; bridge; loner range; lay-down; slough; chop; trumping partner; "
    "underman; walk; farmer's hand; going under; ace no face; throwing in; table talk; revoke; kitty; "
    "eldest; maker; defender; cards away; hustle; knock euchre; stick the dealer; misdeal; counting cards"
)
NAMED_OTHERWISE = {
    "benny": "Best Bower",
    "next": "Dutching",
    "march": "sweep",
    "euchred": "set; bumped",
    "lay-down": "lone wolf",
    "dog": "a dog from every county",
    "farmers-hand": "poor man's hand; bottom hand; granny hand",
    "revoke": "renege",
    "stick-the-dealer": "screw the dealer",
    "going-under": "bottoms; under the table",
    "table-talk": "cross-boarding",
    "turn-down": "over",
    "order-up": "up",
}
SECTION_8 = {word: word.lower().replace("'", "").replace(" ", "-") for word in NAMED_ALIKE.split("; ")}
SECTION_8 |= {word: term for term, words in NAMED_OTHERWISE.items() for word in words.split("; ")}
"""The word list of docs/rules-spec.md, section 8, each word with the term that explains it."""
NEWCOMERS = (
    "upcard", "order up", "take up", "turn down", "trump", "trick", "loner", "defend alone", "blind loner",
    "partner’s best", "Robson’s choice", "laps", "rubber", "call-ace", "moon", "pepper", "set-back", "dirty clubs",
    "I declare", "stay", "drop", "honour table", "fair deal", "blind call", "no trump", "low no trump", "score cards",
    "first jack", "stealing the deal", "point on partner", "win by two", "bid euchre", "Hasenpfeffer", "Indiana",
    "buck euchre", "double deck", "ante", "discard",
)  # fmt: skip


@for_all(language=LANGUAGES, word=SECTION_8)
def test_every_word_of_section_8_is_explained(word: str, language: str) -> None:
    """By its English name in any language: it is the name that players say and tables show."""
    assert find(word, language) == SECTION_8[word]


@for_all(word=NEWCOMERS)
def test_every_word_a_newcomer_meets_is_explained(word: str) -> None:
    assert find(word, "en") is not None


def test_the_word_list_is_that_of_the_rules() -> None:
    listed = re.search(r"\*\*Words\.\*\*.*?(?=\n- |\n#)", RULES.read_text(encoding="utf-8"), re.DOTALL)
    assert listed is not None
    words = fold_all(re.sub(r"\([^)]*\)", " ", listed[0].partition(":")[2]))
    assert len(words) > 50
    assert words - fold_all(" ".join(SECTION_8)) == {"and"}


def fold_all(text: str) -> set[str]:
    return {word for piece in re.findall(r"[\w’'-]+", text) for word in fold(piece).split()}


@for_all(language=LANGUAGES, term=SEE_ALSO)
def test_each_entry_is_a_panel_discord_takes(term: str, language: str) -> None:
    panel = glossary_panel(term, Reader(language=language))
    check(panel)
    told = "".join(texts(panel))
    assert told.startswith(f"### {title(term, language)}\n")
    about = part(term, "about", language, **dict.fromkeys(card_values(), "")) or ""
    assert about[-1] == "."
    assert len(re.findall(r"\.(?=\s|$)", about)) <= 4, "an explanation has at most four sentences"


def card_values() -> list[str]:
    return [*(card_name(card)[::-1] for card in ALL_CARDS), "joker"]


@for_all(language=["it", "fr"], term=SEE_ALSO)
def test_each_entry_is_translated(term: str, language: str) -> None:
    cards = dict.fromkeys(card_values(), "x")
    for name in ("about", "example"):
        english = part(term, name, "en", **cards)
        assert (english is None) == (part(term, name, language, **cards) is None)
        assert english is None or not re.search(r"[a-z]{2}", english) or english != part(term, name, language, **cards)


def test_every_see_also_is_there_and_no_entry_is_an_island() -> None:
    led_to = {each for others in SEE_ALSO.values() for each in others}
    assert led_to == set(SEE_ALSO)
    for term, others in SEE_ALSO.items():
        assert 1 <= len(others) <= 5, term
        assert len(set(others)) == len(others), term
        assert term not in others, term


def test_every_entry_of_the_catalogue_is_a_term() -> None:
    own = {"glossary-names", "glossary-example", "glossary-see-also", "glossary-unknown", "glossary-unknown-none"}
    entries = {key for key in keys("en") if key.startswith("glossary-")} - own
    parts = {f"glossary-{term}{end}" for term in SEE_ALSO for end in ("", "-about", "-names", "-example")}
    assert entries <= parts
    assert {f"glossary-{term}{end}" for term in SEE_ALSO for end in ("", "-about")} <= entries


@rest
@pytest.mark.parametrize("language", LANGUAGES)
def test_each_name_means_one_thing(language: str) -> None:
    meant: dict[str, str] = {}
    for term in SEE_ALSO:
        shown, hidden = other_names(term, language)
        others = (*shown, *hidden)
        for name in (title(term, language), *others):
            assert meant.setdefault(fold(name), term) == term, name
            assert find(name, language) == term, name
            assert name == name.strip()
        folded = [fold(name) for name in (title(term, language), *others)]
        assert len(set(folded)) == len(folded), f"{term} has a name twice"


def test_names_are_compared_without_case_accents_and_punctuation() -> None:
    assert find("BENNY", "en") == "benny"
    assert find("  right   Bower ", "en") == "right-bower"
    assert find("dutchmans point", "en") == find("Dutchman’s Point", "en") == "dutchmans-point"
    assert find("ace, no face", "en") == find("Ace no face!", "fr") == "ace-no-face"
    assert find("ecart", "fr") == find("Écart", "fr") == find("ÉCART", "fr") == "discard"
    assert find("solo a l'aveugle", "fr") == "blind-loner"
    assert fold("cœur") == "coeur"
    assert find("lay down", "it") == "lay-down"


def test_a_language_goes_before_the_others_and_all_are_understood() -> None:
    assert find("cappotto", "it") == find("cappotto", "en") == find("capot", "it") == "march"
    assert find("mazziere", "fr") == "dealer"
    assert find("next", "it") == "next"
    assert search("bower d", "it", CHOICES)[0].term == "right-bower"
    assert all(found.by_title for found in search("", "fr", CHOICES))
    shown = suggestion(search("sweep", "fr", 1)[0], "fr")
    assert shown == "sweep → Capot"
    assert suggestion(search("capot", "fr", 1)[0], "fr") == "Capot"


OF_ARTICLES = {
    "en": "knocked; blind shout; lay-down loner; short-suited; two-suited; sandbagging; knock; getting set; bump",
    "it": "marcia; gattino; monte; puzzola; rinnegare; sotto il tavolo; carte via; grido alla cieca; olandese",
    "fr": "minou; croupier; renoncement; sous la table; main du bas; solitaire aveugle; commander; cogné",
}


def test_the_names_of_the_source_articles_are_found() -> None:
    """Words of both articles, and of their machine translations; these are not shown (rules-spec 8, words)."""
    for language, names in OF_ARTICLES.items():
        assert [name for name in names.split("; ") if find(name, language) is None] == []
    assert find("euchre agitation", "en") == find("euchre hustle", "it") == "hustle"
    assert find("tonnelle", "fr") == "bowers"
    assert "tonnelle" not in "".join(texts(glossary_panel("bowers", Reader(language="fr"))))


def test_the_answer_to_table_talk_is_what_bower_does() -> None:
    """The host or a moderator rules; no chat is closed (rules-spec H2)."""
    told = part("table-talk", "about", "en") or ""
    assert "host or a moderator" in told
    assert "chat" not in told
    assert "league" not in told


def test_a_title_in_brackets_is_found_by_both_halves() -> None:
    assert find("nel fienile", "it") == find("in the barn", "it") == "in-the-barn"


def test_the_best_match_comes_first() -> None:
    def found(typed: str, language: str = "en") -> list[str]:
        return [each.term for each in search(typed, language, CHOICES)]

    assert found("next")[0] == "next"
    assert found("set")[0] == "euchred"  # the whole word before the beginning of Set-back
    assert found("set")[1] == "set-back"
    assert found("bower")[0] == "bowers"
    assert {"right-bower", "left-bower", "benny"} <= set(found("bower"))
    assert found("the barn") == ["in-the-barn"]
    assert found("hand farm") == ["farmers-hand"]
    assert found("itty")[0] == "kitty"


def test_a_slip_of_the_finger_finds_what_looks_alike() -> None:
    assert search("boweer", "en", CHOICES)[0].term == "bowers"
    assert search("eldset", "en", CHOICES)[0].term == "eldest"
    assert find("boweer", "en") is None
    assert search("zzzzzzz", "en", CHOICES) == ()


@rest
@given(st.text(max_size=300), st.sampled_from(LANGUAGES), st.integers(1, CHOICES))
def test_whatever_is_typed_there_are_at_most_so_many_different_suggestions(
    typed: str, language: str, most: int
) -> None:
    found = search(typed, language, most)
    assert len(found) <= most
    assert len({each.term for each in found}) == len(found)
    assert all(1 <= len(suggestion(each, language)) <= LABEL_LONGEST for each in found)
    assert find(typed, language) in {None, *SEE_ALSO}


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_typed_suggests_the_words_a_newcomer_needs(language: str) -> None:
    found = search("", language, CHOICES)
    assert len(found) == CHOICES
    assert [each.term for each in found] == list(SEE_ALSO)[:CHOICES]


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_unknown_word_names_the_nearest_in_one_line(language: str) -> None:
    told = unknown_term("right bowr", language)
    assert title("right-bower", language) in told
    assert "\n" not in told
    none = unknown_term("zzzzzzz", language)
    assert "zzzzzzz" in none
    assert "`/glossary`" in none
    disarmed(unknown_term(WIDE, language))
    assert len(unknown_term("x" * 6000, language)) < 500


def test_cards_of_examples_are_shown_as_cards() -> None:
    told = "".join(texts(glossary_panel("dutchman", Reader())))
    assert "J♥ J♦ A♥" in told
    assert "2♠" in "".join(texts(glossary_panel("benny", Reader())))


def test_see_also_is_a_menu_of_titles() -> None:
    panel = glossary_panel("march", Reader(language="it"))
    (menu,) = (block.select for block in panel.blocks if isinstance(block, Menu))
    assert {choice.value: choice.label for choice in menu.choices} == {
        term: title(term, "it") for term in SEE_ALSO["march"]
    }
    assert read(there(MENU_TEMPLATE.fullmatch(menu.id))).verb is Verb.GLOSSARY
