"""Rules, help and glossary promise what the table does. Of 35e905d0 stand beside the cases the sentences of then."""

from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from bot.glossary import SEE_ALSO
from bot.panels.core.custom_ids import Verb
from bot.panels.core.reader import Reader
from bot.panels.help import help_panel
from bot.panels.replay import verify_panel
from bot.panels.rules.house_rules import HousePage, house_panel
from bot.panels.rules.option_texts import change_rules, effect, option_name
from bot.panels.table.message import table_panel
from bot.pictures.table import ROOMY
from bot.tables.game import StoredTable
from bot.tables.model import Status
from bot.texts import say
from engine import PRESETS, BadRules, Rules
from engine.fairness import Check
from engine.rules.options import AceNoFace, FarmersHand, ScoreCards, ShowUntil
from tests.bot.panel_checks import LANGUAGES, pictures, pressable, shown, table_of, texts
from tests.bot.panels.rules_pages import rules_panels
from tests.random_games import random_game


def told(rules: Rules, language: str) -> str:
    panels = rules_panels(rules, "custom", Reader(language=language))
    return "\n".join(text for panel in panels for text in texts(panel))


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


def test_a_roomy_table_is_one_of_four() -> None:
    assert ROOMY == 4


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
def test_help_and_glossary_lead_to_contests(language: str) -> None:
    """`/league` was missing from the commands of /help, and "euchre hustle" from the glossary."""
    assert "`/league`" in "\n".join(texts(help_panel(Reader(language=language), "commands")))
    assert "euchre hustle" in say(language, "glossary-hustle-names")
    assert "`/league create`" in say(language, "glossary-hustle-about")
    assert "hustle" in SEE_ALSO


@pytest.mark.parametrize("language", LANGUAGES)
def test_draws_are_no_deals(language: str) -> None:
    """Of eight hands, after a draw that was tied once: "All 10 deals check out"."""
    checks = [Check(0, "00" * 32, True)] * 2 + [Check(number, f"{number:064x}", True) for number in range(1, 9)]
    for drawn in range(3):
        said = "\n".join(texts(verify_panel(7, checks[2 - drawn :], bytes(32), Reader(language=language))))
        assert say(language, "verify-fair", count=8, draws=drawn) in said
        assert "10" not in said.partition("0" * 20)[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lobby_of_computers_offers_their_seats(language: str) -> None:
    """All *Sit* were grey for everybody."""
    table = table_of(computers=frozenset({1, 2, 3}), status=Status.LOBBY, language=language)
    panel = table_panel(StoredTable(revision=0, secret=b"", table=table, state=None).public)
    assert [press.index for press in pressable(panel) if press.verb is Verb.SIT] == [2, 1]
    full = replace(table, seats=tuple(replace(each, user=1000 + nth) for nth, each in enumerate(table.seats) if each))
    panel = table_panel(StoredTable(revision=0, secret=b"", table=full, state=None).public)
    assert not [press for press in pressable(panel) if press.verb is Verb.SIT]


@pytest.mark.parametrize(
    ("typed", "term"),
    [
        ("knock", "pass"),
        ("getting set", "euchred"),
        ("bump", "euchred"),
        ("olandese", "dutchman"),
        ("spazzare", "march"),
        ("cogné", "euchred"),
        ("euchre agitation", "hustle"),
        ("euchre hustle", "hustle"),
    ],
)
def test_the_sources_words_are_found(typed: str, term: str) -> None:
    """None of them was known."""
    assert any(typed in say(language, f"glossary-{term}-names") for language in LANGUAGES)


def test_each_doubt_about_the_sources_is_decided_with_a_reason() -> None:
    text = (Path(__file__).parents[3] / "docs" / "rules-spec.md").read_text(encoding="utf-8")
    rows = text.partition("## 13. Where the sources leave a doubt")[2].splitlines()
    decided = [row.strip("| ").split(" | ") for row in rows if row.startswith("| ") and not row.startswith("| matter")]
    assert len(decided) >= 15
    assert all(len(row) == 3 and all(row) for row in decided)
