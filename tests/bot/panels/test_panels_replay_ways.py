"""The buttons and menus of a replay, its text and its pictures."""

import re
from random import Random

import pytest

from bot.members.preferences import Sort
from bot.panels.core.custom_ids import BUTTON_TEMPLATE, MENU_TEMPLATE, Verb, read
from bot.panels.core.menus import Spot, press_to_open, read_spot
from bot.panels.core.panel import Buttons, Picture
from bot.panels.core.reader import Reader, Voice
from bot.panels.replay import hand_lines, replay_panel, replay_picture, shared_hand
from bot.pictures import Pack, ReplayPicture
from engine import PRESETS, Phase
from engine.cards import cards_in
from tests.bot.panel_checks import LANGUAGES, pictures, texts
from tests.bot.panels.replayed import EVERYBODY, classic, hands_of, menus, presses, steps
from tests.random_games import random_game


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_four_steps_fit_a_line_of_a_phone(language: str) -> None:
    """A row of Discord’s on a phone has room for four buttons and some 24 letters."""
    game = classic()
    panel = replay_panel(steps(game, 0, language=language)[3], Reader(language=language))
    row = next(block for block in panel.blocks if isinstance(block, Buttons))
    assert len(row.buttons) == 4
    assert sum(len(button.label) for button in row.buttons) <= 24


def test_buttons_lead_where_they_say() -> None:
    game = classic()
    hands = hands_of(game)
    assert len(hands) > 2
    middle = hands[1].chapter.steps // 2
    here = steps(game, 1, seat=2)[middle]
    found = [(press, button) for press, button in presses(replay_panel(here, EVERYBODY))]
    ways = [(read_spot(press), button.label) for press, button in found if press.verb is Verb.REPLAY_STEP]
    assert ways == [
        (Spot(1, 0, 2), "First"),
        (Spot(1, middle - 1, 2), "Back"),
        (Spot(1, middle + 1, 2), "Next"),
        (Spot(1, hands[1].chapter.steps - 1, 2), "Last"),
    ]
    shares = [read_spot(p) for p, _ in found if p.verb in (Verb.REPLAY_SHARE, Verb.REPLAY_SHARE_HAND)]
    assert shares == [Spot(1, middle, 2)] * 2
    assert not any(button.disabled for _, button in found)


def test_the_ends_of_a_hand_have_no_way_on() -> None:
    whole = steps(classic())
    dead = [
        {button.label for _, button in presses(replay_panel(here, EVERYBODY)) if button.disabled}
        for here in (whole[0], whole[1], whole[-1])
    ]
    assert dead == [{"First", "Back"}, set(), {"Last"}]


def test_after_the_last_step_of_a_hand_comes_the_next_hand() -> None:
    game = classic()
    last = len(hands_of(game)) - 1
    for hand, leads_to in ((0, [Spot(1, None, 2)]), (last, [])):
        ended = presses(replay_panel(steps(game, hand, seat=2)[-1], EVERYBODY))
        found = [read_spot(press) for press, button in ended if button.label == "Next" and not button.disabled]
        assert found == leads_to


def test_menus_hold_the_hands_around_and_every_seat() -> None:
    game = random_game(PRESETS["bid-euchre"], Random(4))
    hands = len(hands_of(game))
    assert hands > 25
    for hand in (0, hands // 2, hands - 1):
        picks, seats = menus(replay_panel(steps(game, hand, seat=3)[0], EVERYBODY))
        (chosen,) = [choice for choice in picks.select.choices if choice.chosen]
        assert chosen.value == str(hand + 1)
        assert len(picks.select.choices) == 25
        match = MENU_TEMPLATE.fullmatch(picks.select.id)
        assert match is not None
        assert read_spot(read(match)).seat == 3
        assert [choice.value for choice in seats.select.choices] == ["0", "1", "2", "3", "4"]
        assert [choice.value for choice in seats.select.choices if choice.chosen] == ["4"]


def test_spots_survive_the_way_through_an_id() -> None:
    for spot in (Spot(), Spot(0, 0), Spot(999_999, 9_998, 8), Spot(3, None, 0)):
        press = spot.press(Verb.REPLAY_STEP, 987_654_321, 7)
        match = BUTTON_TEMPLATE.fullmatch(press.button_id())
        assert match is not None
        assert read_spot(read(match)) == spot
    assert read_spot(press_to_open(12)) == Spot()


def test_a_reader_of_text_gets_the_cards_as_text() -> None:
    game = classic()
    here = steps(game)[hands_of(game)[0].chapter.deal]
    panel = replay_panel(here, Reader(text_only=True))
    assert not pictures(panel)
    written = "\n".join(texts(panel))
    for line in hand_lines(here, Voice(here.shown.table, "en")):
        assert line in written
    assert len(hand_lines(here, Voice(here.shown.table, "en"))) == 4
    assert "All hands shown" in written
    seen = "\n".join(texts(replay_panel(steps(game, seat=1)[here.step], Reader(text_only=True))))
    assert "As Ben saw it" in seen
    assert "Ann: " not in seen


def test_a_picture_has_an_alternative_text() -> None:
    game = classic()
    here = steps(game)[hands_of(game)[0].chapter.deal]
    picture = pictures(replay_panel(here, EVERYBODY))[0].drawing
    for held in here.held:
        for each in cards_in(held.holds):
            assert Voice(here.shown.table, "en", aloud=True).card(each) in picture.alt


def test_played_cards_stay_in_their_places_and_are_dimmed() -> None:
    game = classic()
    playing = [here for here in steps(game) if here.view.phase is Phase.PLAYING]
    aloud = Voice(playing[0].shown.table, "en", aloud=True)
    orders, dimmed = set[tuple[tuple[str | None, ...], ...]](), list[int]()
    for here in playing:
        drawing = replay_picture(here, aloud, Pack.TWO, Sort.TRUMP_FIRST)
        assert isinstance(drawing, ReplayPicture)
        orders.add(tuple(tuple(c.card for c in hand.cards) for hand in drawing.hands))
        dimmed.append(sum(c.dimmed for hand in drawing.hands for c in hand.cards))
    assert len(orders) == 1
    assert dimmed == list(range(len(playing)))


def test_a_shared_hand_shows_all_of_it() -> None:
    whole = steps(classic())
    panel = shared_hand(whole, "Eve")
    written = "\n".join(texts(panel))
    tricks = [line for line in written.splitlines() if re.match(r"(Ann|Ben|Cleo|Dan) .*\*\*", line)]
    assert [line.count("**") for line in tricks] == [2] * 5, "the best card of each is bold"
    assert "Shared by Eve" in written
    ((press, _),) = presses(panel)
    assert press.verb is Verb.REPLAY
    assert read_spot(press).hand == 0
    assert any(isinstance(block, Picture) for block in panel.blocks)
