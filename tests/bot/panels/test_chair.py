"""The picture from a member's chair: the member's own cards and no others, and all of it in words."""

from dataclasses import replace
from random import Random

import pytest

from bot.panels.core.reader import Reader, Voice
from bot.panels.core.wording import ALT_LONGEST
from bot.panels.table.picture import chair_picture, describe, may_not_look, own_cards_words
from bot.pictures import render
from engine import Phase, Rules
from engine.cards import card_name, cards_in
from tests.bot.panel_checks import LANGUAGES, WIDE, shown, table_of
from tests.bot.panels.sizes import EVERY_SIZE, MOST, cut, game_of, some_states
from tests.hidden_cards import swap_hidden
from tests.random_games import Game
from tests.suite import sampled


@pytest.mark.parametrize("size", EVERY_SIZE)
def test_a_seat_sees_its_own_cards_below_the_table(size: str) -> None:
    for here in some_states(size, 13):
        for seat in range(here.rules.seats):
            view = shown(here, seat).view
            picture = chair_picture(shown(here, seat), Reader())
            assert view is not None
            assert picture.chair == seat
            assert picture.table.seats[seat].name == "You"
            assert all(side.label.startswith("You") or "You" not in side.label for side in picture.table.sides)
            held = [card.card for card in picture.hand]
            if may_not_look(view):
                assert held == [None] * view.counts[seat]
            else:
                assert sorted(filter(None, held)) == sorted(map(card_name, cards_in(view.cards)))
            lit = {card.card for card in picture.hand if not card.dimmed}
            assert view.actor != seat or view.phase is not Phase.PLAYING or len(lit) <= len(view.choices)


@pytest.mark.parametrize("language", sampled(LANGUAGES, ["fr"]))
@pytest.mark.parametrize("size", EVERY_SIZE)
def test_the_longest_names_cut_nothing_from_the_words(size: str, language: str) -> None:
    reader = Reader(language=language)
    for here in some_states(size, 13):
        table = table_of(here, language=language, names=(WIDE,) * 9)
        voice = Voice(table, language, aloud=True)
        for seat in range(here.rules.seats):
            seen = shown(here, seat, table)
            alt = chair_picture(seen, reader).alt
            assert len(alt) <= ALT_LONGEST
            assert not alt.endswith("…")
            assert seen.view is not None
            assert all(line in alt for line in own_cards_words(seen.view, voice, reader))


def test_the_score_cards_are_in_the_words() -> None:
    """See rules-spec 8, score cards."""
    seen = shown(Game(Rules(), 3), None)
    assert seen.view is not None
    seen = replace(seen, view=replace(seen.view, scores=(7, 4)))
    words = describe(seen, Voice(seen.table, "en", aloud=True))
    assert " 7 (6 + 1), " in words
    assert " 4." in words


@pytest.mark.parametrize("size", EVERY_SIZE)
def test_cards_hidden_from_a_seat_change_no_byte_of_its_picture(size: str) -> None:
    dice, game, compared = Random(5), game_of(size), 0
    for actions in dice.sample(range(1, min(len(game.actions), MOST)), 6):
        here = cut(game, actions)
        for seat in dice.sample(range(here.rules.seats), 2):
            other = swap_hidden(here, seat, dice, proposals=6)
            compared += other.actions != here.actions
            one, same = (chair_picture(shown(each, seat), Reader()) for each in (here, other))
            assert one.alt == same.alt
            assert render(one) == render(same)
    assert compared, "some cards were exchanged"


def test_the_end_of_a_game_is_celebrated() -> None:
    game = game_of("two")
    best = shown(game, 0).view
    assert best is not None and best.winner is not None  # noqa: PT018
    won, lost = (chair_picture(shown(game, seat), Reader()).table for seat in (best.winner, 1 - best.winner))
    assert won.banner in ("Game!", "Skunk!")
    assert (won.celebrated, lost.celebrated, lost.banner) == (True, False, "Game over")
    assert won.banner_note.startswith("Won by")
