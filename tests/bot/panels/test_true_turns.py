"""A hand panel says whose turn and whose time it is, and nothing of a turn while its reader is away or the game paused.

Of 35e905d0 stand beside the cases the sentences of then.
"""

from dataclasses import replace
from functools import cache
from random import Random

import pytest

from bot.panels.core.custom_ids import Verb
from bot.panels.core.reader import Reader
from bot.panels.hand.panel import hand_panel, spectator_panel
from bot.panels.table.message import table_panel
from bot.panels.table.status_lines import away_panel
from bot.tables.model import Pause, PauseReason, Table
from bot.texts import say
from engine import PRESETS, Phase
from tests.bot.panel_checks import LANGUAGES, NAMES, check, pressable, shown, table_of, texts
from tests.random_games import Game, random_game

MOMENTS = (Phase.FIRST_ROUND, Phase.SECOND_ROUND, Phase.DISCARDING, Phase.PLAYING)
NOBODY: frozenset[int] = frozenset()
SPOKEN_TO = {
    "en": ("Your turn", "Your time"),
    "it": ("Tocca a te", "Il tuo tempo"),
    "fr": ("À vous", "Votre temps"),
}


@cache
def moments() -> dict[Phase, Game]:
    """A moment of each phase."""
    found: dict[Phase, Game] = {}
    for seed in range(40):
        game = random_game(PRESETS["north-american"], Random(seed))
        for actions in range(len(game.actions)):
            here = replace(game, actions=game.actions[:actions])
            if here.state.phase in MOMENTS:
                found.setdefault(here.state.phase, here)
        if len(found) == len(MOMENTS):
            break
    return found


def read(game: Game, seat: int, table: Table, language: str) -> str:
    panel = hand_panel(shown(game, seat, table), Reader(language=language))
    check(panel)
    return "\n".join(texts(panel))


def actor_of(game: Game) -> int:
    seen = shown(game, None).view
    assert seen is not None
    assert seen.actor is not None
    return seen.actor


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
    game = dealing() if phase is Phase.DEALING else moments()[phase]
    for reason in (PauseReason.AWAY, PauseReason.AGREED, PauseReason.CONTEST):
        away = frozenset(range(4)) if reason is PauseReason.AWAY else NOBODY
        table = replace(
            table_of(game, computers=NOBODY, away=away, language=language),
            pause=Pause(reason, 1),
            contest=7 if reason is PauseReason.CONTEST else None,
        )
        turns = [say(language, f"turn-{each.key}", name=name) for each in MOMENTS for name in NAMES[:4]]
        for seat in range(4):
            panel = hand_panel(shown(game, seat, table), Reader(language=language))
            said = "\n".join(texts(panel))
            assert not any(words in said for words in (*SPOKEN_TO[language], *turns, say(language, "turn-dealing")))
            allowed = {Verb.BACK, Verb.LAST_TRICK_HERE, Verb.REACT, Verb.HOW_TO_PLAY}
            assert {press.verb for press in pressable(panel)} <= allowed
        assert Verb.DEAL not in {press.verb for press in pressable(table_panel(shown(game, None, table)))}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_spectator_of_a_paused_game_is_told_of_no_button_that_is_not_theirs(language: str) -> None:
    """A spectator read "**Ben** to play (computer, expert, while away)"."""
    game = moments()[Phase.PLAYING]
    table = replace(table_of(game, away=frozenset({0, 2, 3})), pause=Pause(PauseReason.AWAY, 1))
    said = "\n".join(texts(spectator_panel(shown(game, None, table), Reader(language=language))))
    assert say(language, "pause-watched", at="<t:1790000000:R>") in said
    assert say(language, "button-back") not in said
    assert say(language, "turn-playing", name="**Ben**") not in said


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
        (alone, 1000, "away-you-alone"),
        (playing, 1000, "away-you"),
        (all_away, 1000, "away-you-paused"),
        (playing, 1002, "away-other"),
        (all_away, 1002, "away-other-paused"),
    ):
        panel = away_panel(table, 0, reader, user)
        check(panel)
        assert list(texts(panel)) == [say(language, key, name="Ann")]
        assert [press.verb for press in pressable(panel)] == ([Verb.BACK] if user == 1000 else [])


def dealing() -> Game:
    game = random_game(PRESETS["north-american"], Random(1))
    ends = (replace(game, actions=game.actions[:count]) for count in range(5, len(game.actions)))
    return next(each for each in ends if each.state.phase is Phase.DEALING)
