"""Panels of a hand at any state of any game: what may be pressed, what may be known, what Discord takes."""

import re
from collections.abc import Iterator
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bot.members.standing_orders import may_pass_ahead
from bot.panels.core.cards import SYMBOLS, card_text
from bot.panels.core.custom_ids import Verb
from bot.panels.core.panel import Buttons, Panel
from bot.panels.core.reader import Reader
from bot.panels.hand.buttons import CUTS, ROW, confirm_out_of_turn_panel, needs_confirmation
from bot.panels.hand.panel import Extras, hand_panel
from bot.panels.table.menus import confirm_close_panel, confirm_leave_panel, last_trick_panel, more_panel
from bot.panels.table.message import retired_panel, table_panel
from bot.panels.table.scores import sits_out
from bot.panels.table.status_lines import ping_text
from bot.pictures.glyphs import GLYPHS
from bot.tables.commands.play import number_of
from bot.tables.model import TableView
from bot.texts.catalogue import say
from engine import Phase, Rules, Seat, View, apply, load, view
from engine.actions import Cut, Pass
from engine.cards import JOKER, card_name, cards_in, count
from engine.game import actor
from engine.rules.options import FirstDealer, NeedsTrump, ScoreCards
from engine.seats import NORTH, SOUTH, WEST
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
from tests.bot.panels.built import check_as_sent
from tests.bot.panels.positions import CARD, at_a_seat, games_in, met, presses, readers, watched
from tests.cases import for_all
from tests.engine.hand_lines import BARE
from tests.hidden_cards import swap_hidden
from tests.random_games import Game, deal_of
from tests.suite import examples, rest, sampled
from tests.there import there

ANY = settings(deadline=None, max_examples=examples(40), suppress_health_check=[HealthCheck.too_slow])


def panels_of(seen: TableView, reader: Reader) -> Iterator[Panel]:
    """All that a seat, or a spectator, can have before them."""
    if there(seen.view).seat is None:
        yield table_panel(seen, [(step,) * seen.table.rules.sides for step in range(40)])
        yield retired_panel(seen)
    yield from (hand_panel(seen, reader), last_trick_panel(seen, reader))
    yield from (confirm_close_panel(seen, reader), confirm_leave_panel(seen, reader))
    for user in (*USERS, 5):
        yield from (more_panel(seen, reader, user=user, moderator=each) for each in (False, True))


@given(watched(), readers, st.sampled_from(LANGUAGES), st.integers(0, 1 << 32))
@ANY
def test_no_panel_breaks_a_limit_or_changes_with_cards_its_reader_may_not_see(
    watched: tuple[Game, Seat | None], reader: Reader, language: str, dice: int
) -> None:
    """Whole panels are compared: texts, alternative texts, drawings, labels, ids; with the worst names there are."""
    game, watcher = watched
    table = table_of(game, names=(WIDE,) * 9, language=language, computers=frozenset(), away=frozenset({2}))
    one, two = shown(game, watcher, table), shown(swap_hidden(game, watcher, Random(dice)), watcher, table)
    for panel, other in zip(panels_of(one, reader), panels_of(two, reader), strict=True):
        check(panel)
        assert everything(panel) == everything(other)
    if (seat := view(game.state, None).actor) is not None:
        assert ping_text(one, seat, reader.language) == ping_text(two, seat, reader.language)


def offered_of(mine: View) -> list[int]:
    """The places of the choices that have a button: a pack is cut at a few places."""
    return [nth for nth, each in enumerate(mine.choices) if not isinstance(each, Cut) or each.place in CUTS]


@given(at_a_seat(), readers)
@ANY
def test_the_public_message_does_not_depend_on_the_seat(seated: tuple[Game, Seat], reader: Reader) -> None:
    """Even if a seat's view were handed in by mistake, its hand would not be told."""
    game, seat = seated
    assert everything(table_panel(shown(game, seat))) == everything(table_panel(shown(game, None)))
    assert pictures(last_trick_panel(shown(game, seat), reader)) == []  # words only, in which the seat is "you"


@given(at_a_seat(), readers)
@ANY
def test_a_hand_has_its_cards_and_a_button_for_each_legal_action(seated: tuple[Game, Seat], reader: Reader) -> None:
    game, seat = seated
    snapshot = snapshot_of(game, table_of(game, computers=frozenset()))
    panel, mine = hand_panel(snapshot.view_for(seat), reader), view(game.state, seat)
    lit = [(press, button) for press, button in acts(panel) if not button.disabled]
    assert sorted(press.index for press, _ in lit) == offered_of(mine)
    assert all(press.subject == snapshot.table.id and press.seen == snapshot.table.version for press, _ in acts(panel))
    for press, button in lit:
        action = mine.choices[press.index]
        if (card := getattr(action, "card", None)) is not None:
            name = card_name(card)
            face = "★" if card == JOKER else name[0].replace("T", "10") + SYMBOLS["cdhs".index(name[1])]
            assert button.label.split(" ")[0] == face
            assert reader.text_only or str(button.emoji).startswith(f"bower1_{name}")
        apply(game.state, action)
    assert all(press.index >= 900 for press, button in acts(panel) if button.disabled)
    held, phase = cards_in(mine.cards), game.state.phase
    found = [CARD.fullmatch(button.label) for button in buttons(panel)]
    labels = [match[1] for match in found if match for _ in range(1 + ("×2" in match[0]))]
    asked_for_words = phase.before_trump or (phase.before_play and phase.asks_for_call)
    assert sorted(labels) == ([] if asked_for_words and not reader.text_only else sorted(map(card_text, held)))
    drawn = [sorted(card.card for card in hand if card.card) for hand in drawn_hands(panel)]
    wanted = [] if reader.text_only or not held else [sorted(map(card_name, held))]
    assert [cards for cards in drawn if cards] == wanted
    if reader.text_only:
        assert pictures(panel) == []
        assert all(button.emoji is None for button in buttons(panel))
        assert not any(re.search(r":bower\d", text) for text in texts(panel))


def test_the_dealer_who_sits_out_is_still_asked_to_discard() -> None:
    for here in games_in(Phase.DISCARDING):
        seen = view(here.state, None)
        if seen.contract and seen.dealer in seen.contract.sitting_out:
            assert "discard one card" in next(texts(hand_panel(shown(here, seen.dealer), Reader())))
            return
    pytest.fail("no such hand was found")


def test_the_trick_just_finished_stays_on_the_table_until_the_next_is_led() -> None:
    game = next(here for here in games_in(Phase.PLAYING) if (seen := view(here.state, None)).tricks and not seen.trick)
    last = view(game.state, None).tricks[-1]
    laid = getattr(pictures(table_panel(shown(game, None)))[0].drawing, "trick", ())
    assert [card.card for card in laid] == [card_name(card) for card in last.cards]
    assert [card.seat for card in laid if card.wins] == [last.winner]


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
        check(retired := retired_panel(snapshot.public))
        assert buttons(retired) == []
        for seat in range(game.rules.seats):
            reader = Reader(language=language, text_only=seat % 2 == 1)
            panel, mine = hand_panel(snapshot.view_for(seat), reader), view(game.state, seat)
            check(panel)
            check(last_trick_panel(snapshot.view_for(seat), reader))
            lit = sorted(press.index for press, button in acts(panel) if not button.disabled)
            assert lit == offered_of(mine)
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


@pytest.mark.parametrize("phase", [Phase.DISCARDING, Phase.PLAYING, Phase.TAKING_DUMMY])
def test_cards_are_buttons_in_one_row_or_rows_of_three(phase: Phase) -> None:
    for game in games_in(phase):
        panel = hand_panel(shown(game, actor(game.state)), Reader())
        rows = [len(row.buttons) for row in panel.blocks if isinstance(row, Buttons) and row.buttons[0].emoji]
        assert rows in ([sum(rows)], [3] * (sum(rows) // 3) + [sum(rows) % 3] * (sum(rows) % 3 > 0))
        assert sum(rows) > ROW or len(rows) == 1


def test_a_key_pressed_once_too_often_orders_nothing() -> None:
    """Over all variants: where *Deal now* stood, or *Pass in advance*, the pass stands in one's turn."""
    ahead = Extras(may_pass_ahead=True)
    for game in games_in(Phase.DEALING):
        assert presses(hand_panel(shown(game, 0), Reader(), ahead))[0].verb is Verb.DEAL
    for game in [game for phase in Phase for game in games_in(phase)]:
        if game.state.phase.asks_for_card or Pass() not in (choices := view(game.state, game.state.actor).choices):
            continue
        pressed = presses(hand_panel(shown(game, actor(game.state)), Reader()))[0]
        assert (pressed.verb, choices[pressed.index]) == (Verb.ACT, Pass())
        for seat in range(game.rules.seats):
            if not may_pass_ahead(view(game.state, seat)):
                continue
            all_members = table_of(game, computers=frozenset())
            assert presses(hand_panel(shown(game, seat, all_members), Reader(), ahead))[0].verb is Verb.AHEAD
            state = game.state
            while state.actor != seat and state.phase is game.state.phase:
                state = apply(state, Pass())
            assert state.phase is not game.state.phase or Pass() in view(state, seat).choices, game.rules


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_badge_of_a_bower_is_the_initial_on_its_button(language: str) -> None:
    letters = set[str]()
    for game in games_in(Phase.PLAYING):
        panel = hand_panel(shown(game, actor(game.state), table_of(game, language=language)), Reader(language=language))
        marked = {card.letter for hand in drawn_hands(panel) for card in hand if card.bower}
        labels = [button.label for button in buttons(panel)]
        assert marked <= {label.split(" ")[-1][:1].upper() for label in labels}
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
