"""Panels of every phase of every game: what is asked, what may be pressed, what may be known, what Discord takes."""

from collections.abc import Iterator
from random import Random

import pytest

from bot.panels.core.custom_ids import Verb
from bot.panels.core.panel import Buttons, Panel
from bot.panels.core.reader import Reader
from bot.panels.hand.buttons import CUTS, ROW, confirm_out_of_turn_panel, needs_confirmation
from bot.panels.hand.panel import hand_panel
from bot.panels.table.menus import last_trick_panel
from bot.panels.table.message import retired_panel, table_panel
from bot.panels.table.scores import sits_out
from bot.panels.table.status_lines import ping_text
from bot.pictures.glyphs import GLYPHS
from bot.tables.commands.play import number_of
from bot.texts.catalogue import say
from engine import PRESETS, Phase, Rules, load, view
from engine.actions import Bid, Cut
from engine.cards import count
from engine.game import actor
from engine.seats import NORTH, SOUTH, WEST
from tests.bot.panel_checks import (
    LANGUAGES,
    WIDE,
    acts,
    buttons,
    check,
    drawn_hands,
    everything,
    pictures,
    shown,
    snapshot_of,
    table_of,
    texts,
)
from tests.bot.panels.as_sent import check_as_sent
from tests.bot.panels.phases import games_in, met, presses, until
from tests.engine.hand_lines import BARE
from tests.hidden_cards import swap_hidden
from tests.random_games import Game
from tests.suite import rest, sampled
from tests.there import there

BLIND = (Phase.BLIND_CALL, Phase.BLIND_LONER)


def largest(phase: Phase) -> Game:
    """The state of a phase with the most seats and cards."""
    return max(games_in(phase), key=lambda game: (game.rules.seats, game.rules.hand_size, len(game.actions)))


def of_hand(phase: Phase) -> Game:
    """The state of a phase with the longest hands."""
    return max(games_in(phase), key=lambda game: (game.rules.hand_size, game.rules.seats, len(game.actions)))


@rest
def test_every_phase_is_met() -> None:
    assert [phase for phase in Phase if not met()[phase]] == []


@pytest.mark.parametrize("language", sampled(LANGUAGES, ["fr"], ["it"]))
@pytest.mark.parametrize("phase", Phase)
def test_every_seat_and_the_channel_have_a_panel(phase: Phase, language: str) -> None:
    """With the worst names there are; each choice has one button, and so has every action out of turn."""
    for game in games_in(phase):
        computers: frozenset[int] = frozenset()
        table = table_of(game, names=(WIDE,) * 9, language=language, computers=computers)
        snapshot = snapshot_of(game, table)
        check(table_panel(snapshot.public))
        check(retired_panel(snapshot.public))
        for seat in range(game.rules.seats):
            reader = Reader(language=language, text_only=seat % 2 == 1)
            panel, mine = hand_panel(snapshot.view_for(seat), reader), view(game.state, seat)
            check(panel)
            check(last_trick_panel(snapshot.view_for(seat), reader))
            lit = sorted(press.index for press, button in acts(panel) if not button.disabled)
            offered = [nth for nth, each in enumerate(mine.choices) if not isinstance(each, Cut) or each.place in CUTS]
            assert lit == offered
            beside = [press.index for press in presses(panel, Verb.OUT_OF_TURN)]
            assert beside == [number_of(each, mine.interjections) for each in mine.interjections]
            for action in filter(needs_confirmation, mine.interjections):
                check(confirm_out_of_turn_panel(snapshot.view_for(seat), reader, action))
            if mine.actor == seat:
                assert 10 < len(ping_text(snapshot.view_for(seat), seat, language)) < 200


@rest
@pytest.mark.parametrize("phase", Phase)
def test_nothing_hidden_is_in_a_panel(phase: Phase) -> None:
    """Whole panels of two games that differ in hidden cards alone: texts, drawings, alternative texts, labels, ids."""
    rng, reader = Random(phase.value), Reader()
    for game in games_in(phase):
        for watcher in (None, *range(game.rules.seats)):
            other = swap_hidden(game, watcher, rng, 8)
            one, two = shown(game, watcher), shown(other, watcher)
            assert everything(hand_panel(one, reader)) == everything(hand_panel(two, reader))
            if watcher is None:
                assert everything(table_panel(one)) == everything(table_panel(two))
                assert everything(retired_panel(one)) == everything(retired_panel(two))


@pytest.mark.parametrize("phase", Phase)
def test_the_public_message_knows_no_seat(phase: Phase) -> None:
    for game in games_in(phase)[:6]:
        for seat in range(game.rules.seats):
            assert everything(table_panel(shown(game, seat))) == everything(table_panel(shown(game, None)))


@pytest.mark.parametrize("language", sampled(LANGUAGES, ["fr"], ["it"]))
@pytest.mark.parametrize("phase", Phase)
async def test_discord_takes_the_largest_panel_of_a_phase(phase: Phase, language: str) -> None:
    await check_as_sent(_largest_panels(phase, language), pictured=language == "en")


def _largest_panels(phase: Phase, language: str) -> Iterator[Panel]:
    for game in (largest(phase), of_hand(phase)):
        table = table_of(game, names=(WIDE,) * 9, language=language, computers=frozenset())
        turn = actor(game.state) or 0
        yield table_panel(shown(game, None, table))
        for seat in (turn, (turn + 1) % game.rules.seats):
            yield hand_panel(shown(game, seat, table), Reader(language=language))


@pytest.mark.parametrize("phase", BLIND)
def test_a_player_who_has_not_looked_sees_no_card(phase: Phase) -> None:
    for game in games_in(phase):
        dealer = actor(game.state)
        panel = hand_panel(shown(game, dealer), Reader())
        assert "still face down" in "".join(texts(panel))
        backs = [[card.card for card in hand] for hand in drawn_hands(panel)]
        assert backs == [[None] * game.rules.hand_size]
        assert all(button.disabled is False for _, button in acts(panel))
        others = [hand_panel(shown(game, seat), Reader()) for seat in range(game.rules.seats) if seat != dealer]
        assert all(drawn_hands(other) for other in others)


@pytest.mark.parametrize("phase", [Phase.TAKING_DUMMY, Phase.PARTNERS_BEST, Phase.DISCARDING, Phase.PLAYING])
def test_each_card_that_may_be_chosen_is_a_button(phase: Phase) -> None:
    for game in games_in(phase):
        seat = there(actor(game.state))
        mine = view(game.state, seat)
        cards = [button for press, button in acts(hand_panel(shown(game, seat), Reader())) if not button.disabled]
        assert len(cards) == len({choice.card for choice in mine.choices})  # type: ignore[union-attr]


@pytest.mark.parametrize("phase", [Phase.DISCARDING, Phase.PLAYING, Phase.TAKING_DUMMY])
def test_cards_are_buttons_in_one_row_or_rows_of_three(phase: Phase) -> None:
    for game in games_in(phase):
        panel = hand_panel(shown(game, actor(game.state)), Reader())
        rows = [len(row.buttons) for row in panel.blocks if isinstance(row, Buttons) and row.buttons[0].emoji]
        assert rows in ([sum(rows)], [3] * (sum(rows) // 3) + [sum(rows) % 3] * (sum(rows) % 3 > 0))
        assert sum(rows) > ROW or len(rows) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_badge_of_a_bower_is_the_letter_of_its_button(language: str) -> None:
    letters = set[str]()
    for game in games_in(Phase.PLAYING):
        panel = hand_panel(shown(game, actor(game.state), table_of(game, language=language)), Reader(language=language))
        marked = {card.letter for hand in drawn_hands(panel) for card in hand if card.bower}
        labels = [button.label for button in buttons(panel)]
        assert all(any(label.endswith(f" {letter}") for label in labels) for letter in marked)
        letters |= marked
    drawn = {say(language, f"mark-{bower}") for bower in ("right", "left")}
    assert drawn <= letters
    assert drawn <= GLYPHS.keys(), "a letter nobody can draw shows as the English one"


@pytest.mark.parametrize("phase", [Phase.DEALING, Phase.CUTTING])
def test_between_hands_no_panel_says_that_others_play(phase: Phase) -> None:
    sat_out = 0
    for game in games_in(phase):
        for seat in range(game.rules.seats):
            mine = view(game.state, seat)
            sat_out += mine.last is not None and sits_out(mine, seat)
            told = "".join(texts(hand_panel(shown(game, seat), Reader())))
            assert "is played by" not in told
            assert "This hand:" not in told
    assert sat_out or phase is Phase.CUTTING


def test_the_headline_counts_the_cards_still_to_bury() -> None:
    for game in games_in(Phase.TAKING_DUMMY):
        seat = there(actor(game.state))
        left = count(view(game.state, seat).cards) - game.rules.hand_size
        told = "".join(texts(hand_panel(shown(game, seat), Reader())))
        assert ("discard one card" if left == 1 else f"discard {left} cards") in told


def test_both_partners_read_what_they_gave_and_got() -> None:
    lines = f"deal {BARE}; order alone; discard 9h; give 9c; give As".split("; ")
    game = Game(Rules(partners_best=1), WEST).then(*map(load, lines))
    for seat, gave, got in ((NORTH, "♣", "♠"), (SOUTH, "♠", "♣")):
        for reader in (Reader(), Reader(text_only=True)):
            told = "".join(texts(hand_panel(shown(game, seat), reader))).splitlines()
            assert [gave in line for line in told if "You gave away" in line] == [True]
            assert [got in line for line in told if "You were given" in line] == [True]


def test_pictures_of_every_phase_say_what_is_said() -> None:
    game = until(PRESETS["bid-euchre"], Phase.AUCTION).then(Bid(4))
    drawing = pictures(table_panel(shown(game, None)))[0].drawing
    assert "4" in [seat.said for seat in getattr(drawing, "seats", ())]
