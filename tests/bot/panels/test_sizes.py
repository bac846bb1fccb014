"""Panels of tables of two to nine: scores, who plays with whom, who sits out, and nothing cut."""

import re
from dataclasses import replace
from random import Random

import pytest

from bot.panels.core.custom_ids import Verb
from bot.panels.core.panel import Panel
from bot.panels.core.reader import Reader, Voice
from bot.panels.core.wording import ALT_LONGEST
from bot.panels.hand.panel import hand_panel
from bot.panels.table.lobby import list_panel, place_name
from bot.panels.table.menus import more_panel
from bot.panels.table.message import table_panel
from bot.panels.table.picture import chair_picture, describe, own_cards_words
from bot.panels.table.scores import score_cards_words
from bot.pictures.result import ResultPicture
from bot.pictures.table_description import TablePicture
from bot.tables.game import StoredTable
from bot.tables.model import Status
from bot.texts import say
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
from tests.bot.panels.positions import EVERY_SIZE, SIZES, game_of, some_states, states_of, verbs
from tests.random_games import Game, random_game
from tests.suite import first, rest, sampled
from tests.there import there


def table_picture_of(panel: Panel) -> TablePicture:
    drawing = pictures(panel)[0].drawing
    assert isinstance(drawing, TablePicture)
    return drawing


def lobby(rules: Rules, seated: int, language: str = "en", name: str = "") -> StoredTable:
    names = (name,) * rules.seats if name else NAMES
    table = table_of(Game(rules, None), status=Status.LOBBY, language=language, names=names)
    seats = tuple(sitter if seat < seated else None for seat, sitter in enumerate(table.seats))
    return StoredTable(revision=0, secret=b"", table=replace(table, seats=seats), state=None)


@pytest.mark.parametrize("language", sampled(LANGUAGES, ["fr"], ["it"]))
@pytest.mark.parametrize("size", EVERY_SIZE)
def test_the_longest_names_fit_and_cut_nothing_from_the_words(size: str, language: str) -> None:
    reader = Reader(language=language)
    for here in some_states(size, 17):
        table = table_of(here, language=language, names=(WIDE,) * 9, computers=frozenset())
        public = table_panel(shown(here, None, table))
        check(public)
        alt, voice = pictures(public)[0].drawing.alt, Voice(table, language, aloud=True)
        assert len(alt) <= ALT_LONGEST
        for seat in range(here.rules.seats):
            assert here.state.phase is Phase.OVER or voice.seat(seat) in alt
            seen = shown(here, seat, table)
            picture = chair_picture(seen, reader)
            assert (picture.chair, picture.table.seats[seat].name) == (seat, say(language, "seat-you"))
            assert len(picture.alt) <= ALT_LONGEST
            assert not picture.alt.endswith("…")
            assert all(line in picture.alt for line in own_cards_words(there(seen.view), voice, reader))
    table = replace(table_of(game_of(size), names=(WIDE,) * 9), message=10**19)
    twelve = [replace(table, id=10**7 + number) for number in range(12)]
    check(list_panel(twelve, reader, 5))


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
    assert set(verbs(panel)) == {Verb.REMATCH, Verb.REVIEW, Verb.ASK, Verb.MORE}
    assert (Verb.NEW_PARTNERS in verbs(menu)) is (size == "six")
    words = "\n".join([*texts(panel), drawing.alt])
    for name in NAMES[: game.rules.seats]:
        assert name in words


def test_a_rubber_is_decided_by_its_games() -> None:
    game = random_game(Rules(rubber=True, target=2), Random(2))
    seen = view(game.state, None)
    assert seen.winner is not None
    hands = {hand.number: hand.points for state in game.states if (hand := view(state, None).last) is not None}
    total = tuple(map(sum, zip(*hands.values(), strict=True)))
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
    states = [here for here in some_states(size, 29) if here.state.phase is not Phase.OVER]
    playing = [buttons(table_panel(shown(here, None))) for here in states]
    assert len({tuple((button.id, button.label) for button in row[:4]) for row in playing}) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_two_that_is_the_benny_lies_among_the_trumps_and_is_marked(language: str) -> None:
    rules = Rules(benny=Benny.TWO_OF_SPADES)
    seen = 0
    for seed in range(6):
        for here in states_of(random_game(rules, Random(seed), limit=30)):
            seat = here.state.actor
            held = () if seat is None else cards_in(view(here.state, seat).cards)
            if here.state.phase is not Phase.PLAYING or rules.benny_card not in held:
                continue
            panel = hand_panel(shown(here, seat, table_of(here, language=language)), Reader(language=language))
            cards = [(card.card, card.bower) for hand in drawn_hands(panel) for card in hand]
            assert cards[0] == ("2s", "benny")
            assert next(button.label for _, button in acts(panel)).endswith(" Benny")
            seen += 1
    assert seen


def test_three_partners_are_named_and_seats_without_a_compass_point_have_numbers() -> None:
    for size, rules in SIZES.items():
        voice = Voice(table_of(Game(rules, None)), "en")
        assert voice.seat(1) == ("East" if rules.seats == 4 else "Seat 2"), size
    table = table_of(Game(SIZES["six"], None))
    assert Voice(table, "en").side(0) == "Ann, Cleo & Eve"
    assert Voice(table, "en").side(1) == "Ben, Dan & Fay"
    playing = next(here for here in some_states("six") if here.state.phase is Phase.PLAYING)
    assert "With Eve & Ann" in everything(hand_panel(shown(playing, 2), Reader(text_only=True)))


@rest
@pytest.mark.parametrize("size", first(["seven", "eight", "nine"], 1))
def test_a_player_who_sits_out_sees_a_note_and_has_no_cards(size: str) -> None:
    told = 0
    for here in some_states(size):
        seen = view(here.state, None)
        drawing = None if seen.phase is Phase.OVER else table_picture_of(table_panel(shown(here, None)))
        if drawing is None or seen.actor is None:
            continue
        for seat in range(here.rules.seats):
            plays = seat in seen.seating.seats
            if plays and seen.contract is not None and seat in seen.contract.sitting_out:
                continue
            assert drawing.seats[seat].sits_out is not plays
            assert (drawing.seats[seat].side is None) is not plays
            panel = hand_panel(shown(here, seat), Reader())
            assert plays or drawn_hands(panel) == []
            assert plays or acts(panel) == []
            assert ("sit out" in next(texts(panel))) is not plays
            told += not plays
    assert told


def test_partners_change_with_the_deal_where_fours_rotate() -> None:
    met: dict[int, set[str]] = {}
    for here in some_states("nine", 5):
        seen = view(here.state, 0)
        if seen.phase is Phase.PLAYING and 0 in seen.seating.seats:
            words = next(texts(hand_panel(shown(here, 0), Reader(text_only=True))))
            found = there(re.search(r"With (\w+)", words))
            met.setdefault(seen.number, set()).add(found[1])
    assert len(met) > 1
    assert all(len(each) == 1 for each in met.values())


def test_the_lobby_names_the_partners_of_each_free_seat() -> None:
    six = lobby(SIZES["six"], 3).table
    assert [place_name(six, seat, Voice(six, "en", aloud=True)) for seat in six.free_seats] == [
        "Seat 4, with Ben",
        "Seat 5, with Ann & Cleo",
        "Seat 6, with Ben",
    ]


def test_the_score_cards_are_in_the_words() -> None:
    """See rules-spec 8, score cards."""
    seen = shown(Game(Rules(), 3), None)
    seen = replace(seen, view=replace(there(seen.view), scores=(7, 4)))
    words = describe(seen, Voice(seen.table, "en", aloud=True))
    assert " 7 (6 + 1), " in words
    assert " 4." in words


def test_the_end_of_a_game_is_celebrated() -> None:
    game = game_of("two")
    winner = there(view(game.state, 0).winner)
    won, lost = (chair_picture(shown(game, seat), Reader()).table for seat in (winner, 1 - winner))
    assert won.banner in ("Game!", "Skunk!")
    assert (won.celebrated, lost.celebrated, lost.banner) == (True, False, "Game over")
    assert won.banner_note.startswith("Won by")
    seen = shown(game, winner)
    board = there(seen.view)
    board = replace(board, rules=replace(board.rules, fixed_hands=1))
    assert chair_picture(replace(seen, view=board), Reader()).table.banner not in ("Game!", "Skunk!"), "of one hand"
