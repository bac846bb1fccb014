"""Panels of a table at any reachable state: what may be pressed, what may be known, what Discord takes."""

import re
from dataclasses import replace
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bot.panels.core.cards import SYMBOLS, card_text
from bot.panels.core.custom_ids import BUTTON_TEMPLATE, Verb, read
from bot.panels.core.reader import Reader
from bot.panels.hand.panel import hand_panel
from bot.panels.table.menus import confirm_close_panel, confirm_leave_panel, last_trick_panel, more_panel
from bot.panels.table.message import retired_panel, table_panel
from bot.panels.table.status_lines import ping_text
from engine import Phase, Rules, Seat, apply, load, view
from engine.cards import JOKER, card_name, cards_in
from engine.rules.options import FirstDealer, NeedsTrump, ScoreCards
from tests.bot.panel_checks import (
    LANGUAGES,
    USERS,
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
from tests.bot.panels.readers import CARD, at_a_seat, cut, everyday_games, readers, watched
from tests.bot.people import CLASSIC
from tests.cases import for_all
from tests.hidden_cards import swap_hidden
from tests.random_games import Game, deal_of, random_game
from tests.suite import examples, rest

ANY = settings(deadline=None, max_examples=examples(40), suppress_health_check=[HealthCheck.too_slow])


@given(watched(), readers, st.integers(0, 1 << 32))
@ANY
def test_no_panel_changes_with_cards_its_reader_may_not_see(
    watched: tuple[Game, Seat | None], reader: Reader, dice: int
) -> None:
    """The whole panel is compared: texts, alternative texts, drawings, labels, ids."""
    game, watcher = watched
    other = swap_hidden(game, watcher, Random(dice))
    one, two = shown(game, watcher), shown(other, watcher)
    if watcher is None:
        assert everything(table_panel(one)) == everything(table_panel(two))
        assert everything(retired_panel(one)) == everything(retired_panel(two))
    assert everything(hand_panel(one, reader)) == everything(hand_panel(two, reader))
    assert everything(last_trick_panel(one, reader)) == everything(last_trick_panel(two, reader))
    for user in (USERS[0], USERS[2], 5):
        menus = [everything(more_panel(each, reader, user=user, moderator=False)) for each in (one, two)]
        assert menus[0] == menus[1]
    if view(game.state, None).actor is not None:
        seat = view(game.state, None).actor or 0
        assert ping_text(one, seat, reader.language) == ping_text(two, seat, reader.language)


@given(at_a_seat(), readers)
@ANY
def test_the_public_message_does_not_depend_on_the_seat(seated: tuple[Game, Seat], reader: Reader) -> None:
    """Even if a seat's view were handed in by mistake, its hand would not be told."""
    game, seat = seated
    assert everything(table_panel(shown(game, seat))) == everything(table_panel(shown(game, None)))
    assert pictures(last_trick_panel(shown(game, seat), reader)) == []  # words only, in which the seat is "you"


@given(at_a_seat(), readers)
@ANY
def test_each_legal_action_has_exactly_one_button(seated: tuple[Game, Seat], reader: Reader) -> None:
    game, seat = seated
    snapshot = snapshot_of(game, table_of(game, computers=frozenset()))
    panel = hand_panel(snapshot.view_for(seat), reader)
    lit = [(press, button) for press, button in acts(panel) if not button.disabled]
    choices = view(game.state, seat).choices
    assert sorted(press.index for press, _ in lit) == list(range(len(choices)))
    assert all(press.subject == snapshot.table.id and press.seen == snapshot.table.version for press, _ in acts(panel))
    for press, button in lit:
        action = choices[press.index]
        card = getattr(action, "card", None)
        if card is not None:
            name = card_name(card)
            face = "★" if card == JOKER else name[0].replace("T", "10") + SYMBOLS["cdhs".index(name[1])]
            assert button.label.split(" ")[0] == face
            assert reader.text_only or str(button.emoji).startswith(f"bower1_{name}")
        apply(game.state, action)
    grey = [press.index for press, button in acts(panel) if button.disabled]
    assert all(index >= 900 for index in grey)


@given(at_a_seat(), readers)
@ANY
def test_the_hand_shows_the_cards_held_and_no_others(seated: tuple[Game, Seat], reader: Reader) -> None:
    game, seat = seated
    panel = hand_panel(shown(game, seat), reader)
    held = sorted(card_name(card) for card in cards_in(view(game.state, seat).cards))
    found = [CARD.fullmatch(button.label) for button in buttons(panel)]
    labels = [match[1] for match in found if match for _ in range(1 + ("×2" in match[0]))]
    texts = sorted(map(card_text, cards_in(view(game.state, seat).cards)))
    phase = game.state.phase
    asked_for_words = phase.before_trump or (phase.before_play and phase.asks_for_call)
    assert sorted(labels) == ([] if asked_for_words and not reader.text_only else texts)
    drawn = [sorted(card.card for card in hand if card.card) for hand in drawn_hands(panel)]
    assert [cards for cards in drawn if cards] == ([] if reader.text_only or not held else [held])


@given(watched(), readers, st.sampled_from(LANGUAGES))
@ANY
def test_every_panel_keeps_discords_limits(watched: tuple[Game, Seat | None], reader: Reader, language: str) -> None:
    """With the longest and worst names there are."""
    game, watcher = watched
    table = table_of(game, names=(WIDE,) * 9, language=language, computers=frozenset(), away=frozenset({2}))
    one = shown(game, watcher, table)
    panels = [
        table_panel(one, [(step,) * game.rules.sides for step in range(40)]),
        retired_panel(one),
        hand_panel(one, reader),
        last_trick_panel(one, reader),
        confirm_close_panel(one, reader),
        confirm_leave_panel(one, reader),
        *(more_panel(one, reader, user=user, moderator=True) for user in (*USERS, 5)),
    ]
    for panel in panels:
        check(panel)


@given(at_a_seat(), readers)
@ANY
def test_a_reader_of_text_gets_neither_pictures_nor_emojis(seated: tuple[Game, Seat], reader: Reader) -> None:
    game, seat = seated
    reader = replace(reader, text_only=True)
    for panel in (hand_panel(shown(game, seat), reader), last_trick_panel(shown(game, seat), reader)):
        assert pictures(panel) == []
        assert all(button.emoji is None for button in buttons(panel))
        assert not any(re.search(r":bower\d", text) for text in texts(panel))


@rest
@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_games_have_texts_in_every_language(language: str) -> None:
    """Every phase, every state, every seat, in every language: nothing is missing from the catalogue."""
    phases: set[Phase] = set()
    for game in everyday_games():
        for actions in range(len(game.actions) + 1):
            here = cut(game, actions)
            phases.add(here.state.phase)
            table = table_of(game, language=language)
            check(table_panel(shown(here, None, table)))
            for seat in range(game.rules.seats):
                check(hand_panel(shown(here, seat, table), Reader(language=language)))
    assert phases == CLASSIC


def test_a_member_who_is_away_can_only_come_back() -> None:
    game = next(
        cut(game, actions)
        for game in everyday_games()
        for actions in range(len(game.actions))
        if cut(game, actions).state.phase is Phase.PLAYING and view(cut(game, actions).state, None).actor == 2
    )
    table = table_of(game, away=frozenset({2}))
    panel = hand_panel(shown(game, 2, table), Reader())
    pressable = [read(match) for b in buttons(panel) if not b.disabled and (match := BUTTON_TEMPLATE.fullmatch(b.id))]
    assert Verb.BACK in {press.verb for press in pressable}
    assert Verb.ACT not in {press.verb for press in pressable}


def test_the_dealer_who_sits_out_is_still_asked_to_discard() -> None:
    for seed in range(200):
        game = random_game(Rules(target=3), Random(seed))
        for actions in range(len(game.actions)):
            here = cut(game, actions)
            seen = view(here.state, None)
            if seen.phase is Phase.DISCARDING and seen.contract and seen.dealer in seen.contract.sitting_out:
                panel = hand_panel(shown(here, seen.dealer), Reader())
                assert "discard one card" in next(texts(panel))
                return
    pytest.fail("no such hand was found")


def test_the_trick_just_finished_stays_on_the_table_until_the_next_is_led() -> None:
    game = next(
        cut(game, actions)
        for game in everyday_games()
        for actions in range(len(game.actions))
        if (seen := view(cut(game, actions).state, None)).tricks and not seen.trick
    )
    seen = view(game.state, None)
    drawing = pictures(table_panel(shown(game, None)))[0].drawing
    laid = getattr(drawing, "trick", ())
    assert [card.card for card in laid] == [card_name(card) for card in seen.tricks[-1].cards]
    assert [card.seat for card in laid if card.wins] == [seen.tricks[-1].winner]


@pytest.mark.parametrize("style", ScoreCards)
def test_the_score_is_drawn_as_the_rules_say(style: ScoreCards) -> None:
    rules = Rules(score_cards=style)
    game = Game(rules, 3, (deal_of(rules, rules.pack),))
    drawing = pictures(table_panel(shown(game, None)))[0].drawing
    assert getattr(drawing, "style", None) == style.value


@for_all(
    line__laid=[
        ("draw Jh", {0: "Jh"}),
        ("draw 9c Qd Jd", {0: "9c", 1: "Qd", 2: "Jd"}),
        ("draw 9c Qd Kd As Th Ts Jd", {0: "Th", 1: "Ts", 2: "Jd", 3: "As"}),
    ]
)
def test_in_the_draw_for_the_first_jack_each_seat_shows_its_last_card(line: str, laid: dict[int, str]) -> None:
    game = Game(Rules(first_dealer=FirstDealer.FIRST_JACK), None, (load(line),))
    seen = shown(game, None)
    drawing = pictures(table_panel(seen))[0].drawing
    cards = getattr(drawing, "trick", ())
    assert {card.seat: card.card for card in cards} == laid
    assert [card.card for card in cards if card.wins] == [line.rsplit(maxsplit=1)[-1]]
    assert "first jack" in "".join(texts(table_panel(seen)))


def test_only_the_seat_that_may_not_make_trump_sees_why() -> None:
    rules = Rules(needs_trump=NeedsTrump.EVERYONE)
    deal = load("deal JhTcQcKcAc 9d9sTdTsQs QdKdAdKsAs 9cThQhKhAh 9hJsJdJc")
    game = Game(rules, 3, (deal,))
    assert "other than the jacks" in "".join(texts(hand_panel(shown(game, 0), Reader())))
    assert all("other than the jacks" not in everything(hand_panel(shown(game, seat), Reader())) for seat in (1, 2, 3))
    assert "other than the jacks" not in everything(table_panel(shown(game, None)))
    able = Game(rules, 3, (deal, load("pass"), load("pass"), load("pass")))
    assert "other than the jacks" not in everything(hand_panel(shown(able, 3), Reader()))
