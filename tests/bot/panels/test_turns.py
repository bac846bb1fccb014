"""A panel says whose turn and time it is, speaks to its reader as "you", and asks only what is so.

Beside some cases stand the sentences that were said before.
"""

from dataclasses import replace
from functools import cache
from random import Random

import pytest

from bot.panels.core.custom_ids import Verb
from bot.panels.core.reader import Reader, Voice
from bot.panels.hand.panel import hand_panel
from bot.panels.table.menus import confirm_close_panel, confirm_leave_panel, last_trick_panel
from bot.panels.table.message import table_panel
from bot.panels.table.status_lines import away_panel, sentence_of
from bot.tables.model import Pause, PauseReason, Status, Table, TableView
from bot.texts import say
from bot.texts.catalogue import attributes, keys
from engine import PRESETS, Event, Phase, Rules, Word, view
from engine.actions import Accept, Refuse
from engine.cards import Trump, parse_hand
from engine.rules.options import Betting
from tests.bot.panel_checks import LANGUAGES, NAMES, check, pressable, shown, table_of, texts
from tests.bot.panels.positions import states_of, until
from tests.cases import for_all
from tests.random_games import Game, random_game
from tests.texts.patterns import choices
from tests.there import there

MOMENTS = (Phase.FIRST_ROUND, Phase.SECOND_ROUND, Phase.DISCARDING, Phase.PLAYING)
"""Somebody acts in them."""
NOBODY: frozenset[int] = frozenset()
SPOKEN_TO = {"en": ("Your turn", "Your time"), "it": ("Tocca a te", "Il tuo tempo"), "fr": ("À vous", "Votre temps")}


@cache
def moments() -> dict[Phase, Game]:
    """A moment of each phase, past the first hand where nobody acts."""
    found: dict[Phase, Game] = {}
    for seed in range(40):
        for here in states_of(random_game(PRESETS["north-american"], Random(seed))):
            if here.state.phase in MOMENTS or (here.state.phase is Phase.DEALING and len(here.actions) > 4):
                found.setdefault(here.state.phase, here)
        if len(found) > len(MOMENTS):
            break
    return found


def read(game: Game, seat: int, table: Table, language: str) -> str:
    panel = hand_panel(shown(game, seat, table), Reader(language=language))
    check(panel)
    return "\n".join(texts(panel))


def actor_of(game: Game) -> int:
    return there(view(game.state, None).actor)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("phase", MOMENTS)
def test_only_the_member_to_act_is_told_of_their_turn_and_time(phase: Phase, language: str) -> None:
    """Ben read "Cleo to order up or pass / Your time runs out in 2 minutes"."""
    game = moments()[phase]
    table, actor = table_of(game, computers=NOBODY, language=language), actor_of(moments()[phase])
    for seat in range(4):
        said = read(game, seat, table, language)
        until = "<t:1790000000:R>"
        assert until in said
        other = say(language, "hand-until-other", name=table.seats[actor].name, until=until)  # type: ignore[union-attr]
        assert (other in said) == (seat != actor)
        assert (say(language, "hand-until", until=until) in said) == (seat == actor)
        assert any(words in said for words in SPOKEN_TO[language]) == (seat == actor)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("phase", MOMENTS)
def test_who_is_away_is_not_asked_and_others_read_whose_computer_plays(phase: Phase, language: str) -> None:
    """Others read "A computer (expert) is playing until the member is back", the absent "Your turn: play a card"."""
    game, actor = moments()[phase], actor_of(moments()[phase])
    table = table_of(game, computers=NOBODY, away=frozenset({actor}), language=language)
    for seat in range(4):
        said = read(game, seat, table, language)
        assert not any(words in said for words in SPOKEN_TO[language])
        assert "<t:" not in said
        sitter = table.seats[actor]
        assert sitter is not None
        if seat == actor:
            assert say(language, "hand-is-away") in said
        else:
            level = say(language, f"level-{table.level_at(actor)}")
            assert say(language, "hand-computer-away", level=level, name=sitter.name) in said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("phase", [*MOMENTS, Phase.DEALING])
def test_a_paused_panel_asks_nothing_and_names_no_turn(phase: Phase, language: str) -> None:
    """The paused panel kept its title "Your turn: do you want J♦ as trump?", and *Deal now* could be pressed."""
    game = moments()[phase]
    for reason in (PauseReason.AWAY, PauseReason.AGREED, PauseReason.CONTEST):
        away = frozenset(range(4)) if reason is PauseReason.AWAY else NOBODY
        table = replace(
            table_of(game, computers=NOBODY, away=away, language=language),
            pause=Pause(reason, 1),
            contest=7 if reason is PauseReason.CONTEST else None,
        )
        turns = [say(language, f"turn-{each.key}", name=name, suit="") for each in MOMENTS for name in NAMES[:4]]
        for seat in range(4):
            panel = hand_panel(shown(game, seat, table), Reader(language=language))
            said = "\n".join(texts(panel))
            assert not any(words in said for words in (*SPOKEN_TO[language], *turns, say(language, "turn-dealing")))
            allowed = {Verb.BACK, Verb.LAST_TRICK, Verb.REACT, Verb.RULES}
            assert {press.verb for press in pressable(panel)} <= allowed
        assert Verb.DEAL not in {press.verb for press in pressable(table_panel(shown(game, None, table)))}


@pytest.mark.parametrize("language", LANGUAGES)
def test_going_away_says_whether_anybody_plays(language: str) -> None:
    """Of a paused game: "A computer plays that seat at table 33 until its owner is back."""
    game, reader = moments()[Phase.PLAYING], Reader(language=language)
    alone = replace(
        table_of(game, computers=frozenset({1, 2, 3}), away=frozenset({0})), pause=Pause(PauseReason.AWAY, 1)
    )
    playing = table_of(game, away=frozenset({0}))
    all_away = replace(table_of(game, away=frozenset({0, 2, 3})), pause=Pause(PauseReason.AWAY, 1))
    for table, user, key in (
        (alone, 1000, "away-you-paused"),
        (playing, 1000, "away-you"),
        (all_away, 1000, "away-you-paused"),
        (playing, 1002, "away-other"),
        (all_away, 1002, "away-other-paused"),
    ):
        panel = away_panel(table, 0, reader, user)
        check(panel)
        assert list(texts(panel)) == [say(language, key, name="Ann")]
        assert [press.verb for press in pressable(panel)] == ([Verb.BACK] if user == 1000 else [])


ALONE = frozenset({1, 2, 3})


def rated(table: Table) -> Table:
    return replace(table, rated=True)


def before_its_game(table: Table) -> TableView:
    return replace(shown(moments()[Phase.PLAYING], None, table), table=replace(table, status=Status.LOBBY), view=None)


@pytest.mark.parametrize("language", LANGUAGES)
def test_closing_a_lobby_ends_no_game(language: str) -> None:
    """In a lobby, too: "Close this table? The game ends here and won't count."."""
    reader, table = Reader(language=language), table_of(moments()[Phase.PLAYING])
    for here, key in ((before_its_game(table), "-lobby"), (shown(moments()[Phase.PLAYING], None, table), "")):
        panel = confirm_close_panel(here, reader)
        check(panel)
        assert next(texts(panel)).splitlines()[1:] == [say(language, f"confirm-close{key}")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_leaving_says_what_follows(language: str) -> None:
    """The last in a rated game: "the game ends and won't count", and "This game is rated: leaving counts as a loss"."""
    game, stake = moments()[Phase.PLAYING], f" {say(language, 'stake-lost-by-it')}"
    for table, key, more in (
        (table_of(game), "confirm-leave", ""),
        (rated(table_of(game, computers=NOBODY)), "confirm-leave", stake),
        (table_of(game, computers=ALONE), "confirm-leave-last", ""),
        (rated(table_of(game, computers=ALONE)), "confirm-leave-last-rated", stake),
    ):
        panel = confirm_leave_panel(shown(game, None, table), Reader(language=language))
        check(panel)
        name, asked = next(texts(panel)).splitlines()
        assert (name.split()[-1], asked) == (str(table.id), say(language, key) + more), "of two tables which"


ALIASES = ("Aldous", "Berenice", "Clotilde", "Dagobert", "Ermentrude", "Fredegunda", "Gontran", "Hildegarde", "Isolde")
"""Names that no text contains."""
OF_OTHERS = frozenset({"line-trick-card", "line-contract", "line-called-partner", "line-upcard-taken"})
"""Lines in which a name stands alone or after a preposition: "you" takes its place."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("text_only", [False, True])
def test_no_own_panel_names_its_reader(language: str, *, text_only: bool) -> None:
    """Ann read "Ann took the trick with 9♠.", "Ann ordered up", "Ann & Ada 0"."""
    reader = Reader(language=language, text_only=text_only)
    for name, seed in (("north-american", 3), ("five-handed", 5), ("bid-euchre", 2), ("robson", 4)):
        whole = random_game(PRESETS[name], Random(seed), limit=60)
        table = table_of(whole, names=ALIASES, computers=NOBODY, language=language)
        for game in states_of(whole, 3):
            for seat in range(game.rules.seats):
                here = shown(game, seat, replace(table, version=len(game.actions)))
                for panel in (hand_panel(here, reader), last_trick_panel(here, reader)):
                    said = "\n".join(texts(panel))
                    assert ALIASES[seat] not in said
                    assert "\ue000" not in said


@for_all(language=LANGUAGES, word=Word, points=[1, 2, 4])
def test_each_word_of_the_story_is_a_sentence_that_speaks_to_its_member(word: Word, language: str, points: int) -> None:
    table, four = table_of(names=ALIASES, language=language), parse_hand("9cTcJcQc")
    event = Event(word=word, seat=0, side=0, cards=four, trump=Trump.HEARTS, points=points, others=3)
    mine, theirs = (sentence_of(event, Voice(table, language, told=seat), None) for seat in (0, 1))
    assert ALIASES[0] not in mine
    for told in (mine, theirs):
        assert told.strip() == told
        assert told[-1] in ".!?"
        assert "\n" not in told
        assert "\ue000" not in told
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
    table = table_of(claimed, names=ALIASES, computers=frozenset({(claimant + 1) % 4}), language=language)
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
        assert Verb.WHY not in {press.verb for press in pressable(panel)}, "not all cards were seen"
    assert cards


def test_counters_are_small_print_once() -> None:
    """ "-# -# Counters won or paid: ...", marked small twice."""
    for game in states_of(random_game(Rules(betting=Betting.PER_HAND), Random(1), limit=60)):
        if not game.actions:
            continue
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
