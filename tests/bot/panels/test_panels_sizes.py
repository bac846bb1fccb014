"""Panels of tables of two to nine: every state in words, all scores, who plays with whom, nothing cut or betrayed."""

from dataclasses import replace
from random import Random

import pytest

from bot.panels.core.custom_ids import Verb
from bot.panels.core.reader import Reader, Voice
from bot.panels.hand.panel import hand_panel
from bot.panels.table.lobby import list_panel
from bot.panels.table.menus import last_trick_panel, more_panel
from bot.panels.table.message import retired_panel, table_panel
from bot.panels.table.scores import score_cards_words
from bot.pictures import ResultPicture
from bot.tables.model import Table
from engine import Phase, Rules, view
from engine.cards import cards_in
from engine.rules.options import Benny, Scoring
from tests.bot.panel_checks import (
    LANGUAGES,
    NAMES,
    USERS,
    WIDE,
    acts,
    buttons,
    check,
    drawn_hands,
    everything,
    pictures,
    shown,
    table_of,
    texts,
)
from tests.bot.panels.as_sent import check_as_sent
from tests.bot.panels.sizes import (
    EVERY_SIZE,
    SIZES,
    cut,
    game_of,
    hands_of,
    lobby,
    some_states,
    table_picture_of,
    verbs,
)
from tests.hidden_cards import swap_hidden
from tests.random_games import Game, random_game
from tests.suite import rest, sampled

# --- every state


@pytest.mark.parametrize("language", sampled(LANGUAGES, ["fr"], ["it"]))
@pytest.mark.parametrize("size", EVERY_SIZE)
def test_every_state_has_a_text(size: str, language: str) -> None:
    for here in some_states(size, 7):
        table = table_of(here, language=language)
        public = table_panel(shown(here, None, table))
        check(public)
        check(retired_panel(shown(here, None, table)))
        for seat in range(here.rules.seats):
            check(hand_panel(shown(here, seat, table), Reader(language=language)))


@pytest.mark.parametrize("language", sampled(LANGUAGES, ["fr"], ["it"]))
@pytest.mark.parametrize("size", EVERY_SIZE)
def test_the_longest_names_fit_and_nobody_is_left_out(size: str, language: str) -> None:
    for here in some_states(size, 17):
        table = table_of(here, language=language, names=(WIDE,) * 9, computers=frozenset())
        public = table_panel(shown(here, None, table))
        check(public)
        seat = here.state.actor or 0
        check(hand_panel(shown(here, seat, table), Reader(language=language)))
        check(last_trick_panel(shown(here, seat, table), Reader(language=language)))
        alt = pictures(public)[0].drawing.alt
        assert len(alt) <= 1000
        if here.state.phase is not Phase.OVER:
            voice = Voice(table, language, aloud=True)
            for each in range(here.rules.seats):
                assert f"{voice.seat(each)}" in alt, f"{voice.seat(each)} is missing in {alt}"
    table = replace(table_of(game_of(size), names=(WIDE,) * 9), message=10**19)
    twelve = [replace(table, id=10**7 + number) for number in range(12)]
    check(list_panel(twelve, Reader(language=language), 5))


@pytest.mark.parametrize("size", EVERY_SIZE)
def test_cards_hidden_from_a_seat_do_not_change_its_panel(size: str) -> None:
    """The law of views holds for panels, also for a seat that sits out a hand."""
    rng, reader, swapped = Random(3), Reader(), 0
    for here in some_states(size, 23):
        for seat in (None, *range(here.rules.seats)):
            other = swap_hidden(here, seat, rng, proposals=6)
            swapped += other != here
            one, two = shown(here, seat), shown(other, seat)
            assert everything(hand_panel(one, reader)) == everything(hand_panel(two, reader))
            if seat is None:
                assert everything(table_panel(one)) == everything(table_panel(two))
    assert swapped


# --- scores


@pytest.mark.parametrize("size", EVERY_SIZE)
def test_everyones_score_is_in_words_and_in_the_picture(size: str) -> None:
    for here in some_states(size, 29):
        seen = view(here.state, None)
        if seen.phase is Phase.OVER:
            continue
        panel, table = table_panel(shown(here, None)), table_of(here)
        drawing = table_picture_of(panel)
        by_seat = [seat.points for seat in drawing.seats]
        if here.rules.sides == 2:
            assert [side.score for side in drawing.sides] == list(seen.scores)
            assert set(by_seat) == {None}
        else:
            assert drawing.sides == ()
            assert by_seat == list(seen.scores)
        if seen.rules.sides == 2:
            assert score_cards_words(Voice(table, "en", aloud=True), seen) in drawing.alt


@pytest.mark.parametrize("size", [size for size in SIZES if size != "twelve cards"])
def test_the_result_shows_the_scores_of_every_side(size: str) -> None:
    game = game_of(size)
    seen = view(game.state, None)
    assert seen.phase is Phase.OVER
    gained = tuple(score - game.rules.starting_score for score in seen.scores)
    half = tuple(points // 2 for points in gained)
    panel = table_panel(shown(game, None), [half, gained])
    check(panel)
    drawing = pictures(panel)[0].drawing
    assert isinstance(drawing, ResultPicture)
    assert [side.course[0] for side in drawing.sides] == [game.rules.starting_score] * game.rules.sides
    assert [side.course[-1] for side in drawing.sides] == list(seen.scores)
    assert [side.won for side in drawing.sides] == [side == seen.winner for side in range(game.rules.sides)]
    assert drawing.target == (0 if game.rules.scoring is Scoring.COUNT_DOWN else game.rules.winning_score)
    menu = more_panel(shown(game, None), Reader(), user=5, moderator=False)
    assert (Verb.NEW_PARTNERS in verbs(menu)) is (size == "six")
    words = "\n".join([*texts(panel), drawing.alt])
    for name in NAMES[: game.rules.seats]:
        assert name in words


def test_a_rubber_is_decided_by_its_games() -> None:
    game = random_game(Rules(rubber=True, target=2), Random(2))
    seen = view(game.state, None)
    assert seen.winner is not None
    total = tuple(map(sum, zip(*[hand.points for hand in hands_of(game)], strict=True)))
    panel = table_panel(shown(game, None), [total])
    drawing = pictures(panel)[0].drawing
    assert isinstance(drawing, ResultPicture)
    assert tuple(side.figure for side in drawing.sides) == seen.games
    assert tuple(side.course for side in drawing.sides) == tuple((0, points) for points in total)
    assert f"{seen.games[seen.winner]} to {seen.games[1 - seen.winner]}" in "\n".join(texts(panel))
    assert drawing.target is None


def test_a_long_course_is_described_by_its_first_and_last_scores() -> None:
    game = game_of("nine")
    seen = view(game.state, None)
    steps = 60
    course = [tuple(score * step // steps for score in seen.scores) for step in range(1, steps + 1)]
    panel = table_panel(shown(game, None, table_of(game, names=(WIDE,) * 9)), course)
    check(panel)
    alt = pictures(panel)[0].drawing.alt
    assert all(f": 0, {score}" in alt for score in seen.scores)


# --- who plays with whom


# --- the lobby


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", EVERY_SIZE)
def test_the_lobby_has_room_for_everyone(size: str, language: str) -> None:
    rules = SIZES[size]
    for seated in range(rules.seats + 1):
        for name in ("", WIDE):
            now = lobby(rules, seated, language, name)
            panel = table_panel(now.public)
            check(panel)
            assert len(table_picture_of(panel).seats) == rules.seats
            for user in (USERS[0], 5):
                check(more_panel(now.public, Reader(language=language), user=user, moderator=True))
        offered = verbs(panel)
        assert {Verb.FILL, Verb.START, Verb.INVITE, Verb.MORE, Verb.BELL} <= set(offered)
        assert {Verb.SIT, Verb.JOIN} & set(offered)
        assert len(offered) <= 7


@pytest.mark.parametrize("size", EVERY_SIZE)
def test_no_button_of_the_lobby_or_the_game_moves(size: str) -> None:
    """From the first seat taken to the last, and from the deal to the end of the hand."""
    rules = SIZES[size]
    lobbies = [table_panel(lobby(rules, seated).public) for seated in range(1, rules.seats + 1)]
    assert len({tuple(verbs(panel)) for panel in lobbies}) == 1
    playing = [buttons(table_panel(shown(here, None))) for here in some_states(size, 29) if not _is_over(here)]
    assert len({tuple((button.id, button.label) for button in row[:4]) for row in playing}) == 1


def _is_over(here: Game) -> bool:
    return view(here.state, None).phase is Phase.OVER


# --- hands of many cards


@rest
def test_twelve_cards_of_a_double_pack_fit_into_a_panel() -> None:
    rules, most, doubles = SIZES["twelve cards"], 0, 0
    for seed in range(12):
        game = random_game(rules, Random(seed), limit=40)
        for actions in range(len(game.actions) + 1):
            here = cut(game, actions)
            seat = here.state.actor
            if seat is None:
                continue
            panel = hand_panel(shown(here, seat), Reader())
            check(panel)
            held = view(here.state, seat).cards
            cards = cards_in(held)
            assert [len(hand) for hand in drawn_hands(panel)] == [len(cards)]
            most = max(most, len(cards))
            doubles += len(set(cards)) < len(cards)
            if here.state.phase is Phase.PLAYING:
                legal = {press.index for press, button in acts(panel) if not button.disabled}
                assert legal == set(range(len(view(here.state, seat).choices)))
    assert most == 12
    assert doubles


@rest
@pytest.mark.parametrize("language", sampled(LANGUAGES, ["fr"], ["it"]))
async def test_discord_takes_every_table_at_its_largest(language: str) -> None:
    reader = Reader(language=language)
    for size, rules in SIZES.items():
        seen: set[Phase] = set()
        panels = [table_panel(lobby(rules, 1, language, WIDE).public)]
        for here in some_states(size):
            phase = here.state.phase
            if phase in seen:
                continue
            seen.add(phase)
            table: Table = table_of(here, language=language, names=(WIDE,) * 9, computers=frozenset())
            seat = here.state.actor or 0
            panels += [table_panel(shown(here, None, table)), hand_panel(shown(here, seat, table), reader)]
        await check_as_sent(panels)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_two_that_is_the_benny_lies_among_the_trumps_and_is_marked(language: str) -> None:
    rules = Rules(benny=Benny.TWO_OF_SPADES)
    seen = 0
    for seed in range(6):
        game = random_game(rules, Random(seed), limit=30)
        for actions in range(len(game.actions) + 1):
            here = cut(game, actions)
            seat = here.state.actor
            held = () if seat is None else cards_in(view(here.state, seat).cards)
            if here.state.phase is not Phase.PLAYING or rules.benny_card not in held:
                continue
            panel = hand_panel(shown(here, seat, table_of(here, language=language)), Reader(language=language))
            cards = [(card.card, card.bower) for hand in drawn_hands(panel) for card in hand]
            assert cards[0] == ("2s", "benny")
            assert next(button.label for _, button in acts(panel)).endswith(" B")
            seen += 1
    assert seen
