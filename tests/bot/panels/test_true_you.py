"""In a member's own panel the member is "you", never their own name; others read the name.

Of 35e905d0 stand beside the cases the sentences of then.
"""

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from bot.panels.core.reader import Reader, Voice
from bot.panels.hand.panel import hand_panel
from bot.panels.table.menus import last_trick_panel
from bot.panels.table.message import table_panel
from bot.panels.table.status_lines import sentence_of
from bot.texts import say
from bot.texts.catalogue import attributes, keys
from engine import PRESETS, Event, Phase, Rules, Word, view
from engine.actions import Accept, Refuse
from engine.cards import card
from engine.rules.options import Betting
from tests.bot.panel_checks import LANGUAGES, check, shown, table_of, texts
from tests.bot.panels.phases import until
from tests.random_games import Game, random_game
from tests.texts.patterns import choices
from tests.there import there

ALIASES = ("Aldous", "Berenice", "Clotilde", "Dagobert", "Ermentrude", "Fredegunda", "Gontran", "Hildegarde", "Isolde")
"""Names that no text contains."""
OF_OTHERS = frozenset({"line-trick-card", "line-contract", "line-called-partner", "line-upcard-taken"})
"""Lines in which a name stands alone or after a preposition: "you" takes its place."""


def moments(rules: Rules, seed: int) -> Iterator[Game]:
    game = random_game(rules, Random(seed))
    yield from (replace(game, actions=game.actions[:count]) for count in range(1, len(game.actions) + 1))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("text_only", [False, True])
def test_no_own_panel_names_its_reader(language: str, *, text_only: bool) -> None:
    """Ann read "Ann took the trick with 9♠.", "Ann ordered up", "Ann & Ada 0"."""
    reader = Reader(language=language, text_only=text_only)
    for name, seed in (("north-american", 3), ("five-handed", 5), ("bid-euchre", 2), ("robson", 4)):
        table = None
        for nth, game in enumerate(moments(PRESETS[name], seed)):
            table = table or table_of(game, names=ALIASES, computers=frozenset(), language=language)
            if nth % 3 or nth > 60:
                continue
            for seat in range(game.rules.seats):
                here = shown(game, seat, replace(table, version=len(game.actions)))
                for panel in (hand_panel(here, reader), last_trick_panel(here, reader)):
                    said = "\n".join(texts(panel))
                    assert ALIASES[seat] not in said
                    assert "\ue000" not in said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("word", list(Word))
def test_each_word_of_the_story_speaks_to_its_member(word: Word, language: str) -> None:
    table = table_of(names=ALIASES, language=language)
    event = Event(word=word, seat=0, side=0, cards=(card("9c"), card("Tc"), card("Jc"), card("Qc")), points=2, others=3)
    told, others = Voice(table, language, told=0), Voice(table, language, told=1)
    mine, theirs = sentence_of(event, told, None), sentence_of(event, others, None)
    assert ALIASES[0] not in mine
    assert "\ue000" not in mine + theirs
    if "name" in choices(language, f"story-{word}").values:
        assert "you" in attributes(language, f"story-{word}")
        assert mine != theirs
        assert "name" not in choices(language, f"story-{word}.you").values


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_line_about_a_player_has_a_form_for_its_reader(language: str) -> None:
    lines = {key for key in keys(language) if key.startswith("line-") and "name" in choices(language, key).values}
    assert {key for key in lines if "you" not in attributes(language, key)} == OF_OTHERS


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Euchred! You & Clotilde fell short: 2 points for Berenice & Dagobert."),
        ("it", "*Euchre!* Tu & Clotilde sotto: 2 punti per Berenice & Dagobert."),
        ("fr", "*Euchre* ! Vous & Clotilde dedans : 2 points pour Berenice & Dagobert."),
    ],
)
def test_you_begins_a_sentence_with_a_capital(language: str, sentence: str) -> None:
    table = table_of(names=ALIASES)
    event = Event(word=Word.EUCHRED, seat=1, side=1, points=2)
    spaces = str.maketrans("\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}", "  ")
    assert sentence_of(event, Voice(table, language, told=0), None).translate(spaces) == sentence
    side = sentence_of(event, Voice(table, language, told=1), None).translate(spaces)
    within = say(language, "seat-you.within")
    assert side.endswith(f" {within} & Dagobert.")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_claim_is_told_in_every_panel(language: str) -> None:
    """The panel jumped from four cards to *Game!*; a refused claim read "Ann laid down ...; the claim is played out."""
    claimed = until(Rules(), Phase.CLAIMING)
    claimant, cards = there(view(claimed.state, None).claim)
    table = table_of(claimed, names=ALIASES, computers=frozenset(), language=language)
    refused, accepted = claimed.then(Refuse()), claimed
    while accepted.state.phase is Phase.CLAIMING:
        accepted = accepted.then(Accept())
    for seat in range(4):
        voice = Voice(table, language, told=seat)
        name = voice.name(claimant)
        here = replace(table, version=len(refused.actions))
        said = "\n".join(texts(hand_panel(shown(refused, seat, here), Reader(language=language))))
        assert voice.say("line-claim-refused", name=name, cards="*").partition("*")[0] in said
        here = replace(table, version=len(accepted.actions))
        panel = hand_panel(shown(accepted, seat, here), Reader(language=language))
        check(panel)
        assert voice.say("story-claim-accepted", name=name) in "\n".join(texts(panel))
    assert cards


def test_counters_are_small_print_once() -> None:
    """ "-# -# Counters won or paid: ...", marked small twice."""
    whole = random_game(Rules(betting=Betting.PER_HAND), Random(1), limit=60)
    for count in range(1, len(whole.actions)):
        game = replace(whole, actions=whole.actions[:count])
        on = game.state.phase.has_hand
        for text_only in (False, True):
            said = "\n".join(texts(hand_panel(shown(game, 0), Reader(text_only=text_only))))
            assert ("Counters won or paid" in said) is (text_only or not on), "beside a picture only when they change"
            assert "-# -#" not in said
        said = "\n".join(texts(table_panel(shown(game, None))))
        assert "Counters won or paid" in said
        assert "-# -#" not in said


@pytest.mark.parametrize("key", ["ask-show", "ask-show-until-lead", "ask-show-redeal"])
def test_an_ace_without_a_face_is_no_farmers_hand(key: str) -> None:
    """The holder of A 10 10 9 9 read "You have a farmer's hand"."""
    assert "farmer" not in say("en", key)
