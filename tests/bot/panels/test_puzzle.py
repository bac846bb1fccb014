"""Panels of the puzzle: within Discord's limits for every kind, rules and language, and silent about what is hidden."""

import re

import pytest

from bot.panels.core.cards import card_text
from bot.panels.core.custom_ids import Press, Verb
from bot.panels.core.panel import Panel
from bot.panels.core.reader import Reader
from bot.panels.puzzle import NEAR, boards_panel, question_panel, share_panel, solution_panel
from bot.puzzles.daily import Daily, PuzzleAnswer
from bot.puzzles.rankings import LISTED, AllRow, Course, DayBoard, DayRow
from engine import PRESETS, Phase, actor, dump, replay
from engine.cards import card_name, cards_in
from engine.players.puzzles import SEAT, Puzzle, PuzzleKind, make_puzzle
from tests.bot.fake_puzzles import guess
from tests.bot.panel_checks import LANGUAGES, WIDE, buttons, check, everything, pictures, pressable, texts
from tests.bot.panels.positions import presses

DAY = 20_780
READERS = [Reader(language=language, text_only=plain) for language in LANGUAGES for plain in (False, True)]
PUZZLES = [(preset, kind) for preset in ("north-american", "canadian", "no-trump") for kind in PuzzleKind]
BOARD = DayBoard(
    tuple(DayRow(rank=rank, user=rank, name=WIDE, loss=0.1 * rank, solved=rank == 1) for rank in range(1, LISTED + 2)),
    99,
)
ALL = [AllRow(rank=rank, user=rank, name=WIDE, answered=999, solved=500, streak=99) for rank in range(1, LISTED + 2)]


def a_puzzle(preset: str, kind: PuzzleKind, seed: int = 7) -> tuple[Puzzle, Daily]:
    puzzle = make_puzzle(seed, kind, PRESETS[preset], guess)
    return puzzle, Daily(day=DAY, preset=preset, kind=kind, mine=puzzle.mine, solution=puzzle.solution)


def given(daily: Daily, place: int) -> PuzzleAnswer:
    option = daily.solution.options[place]
    loss = daily.solution.loss(option.action)
    return PuzzleAnswer(day=daily.day, user=3, choice=option.action, loss=loss, solved=place == 0)


def solution(daily: Daily, place: int | None, reader: Reader, today: int = DAY) -> Panel:
    mine = None if place is None else given(daily, place)
    course = Course({} if mine is None else {DAY: mine.loss}, frozenset({DAY} if place == 0 else ()))
    return solution_panel(daily, mine, reader, WIDE, course=course, board=BOARD, today=today)


def said(panel: Panel) -> str:
    return "\n".join(texts(panel))


@pytest.mark.parametrize(("preset", "kind"), PUZZLES)
def test_panels_fit_and_the_question_has_a_button_for_every_choice(preset: str, kind: PuzzleKind) -> None:
    _, daily = a_puzzle(preset, kind)
    for reader in READERS:
        question = question_panel(daily, reader, WIDE)
        solutions = [solution(daily, place, reader) for place in range(len(daily.solution.options))]
        boards = [boards_panel(ALL, BOARD, reader, 3, DAY), boards_panel([], None, reader, 3, DAY)]
        for panel in (question, *solutions, *boards, solution(daily, None, reader, DAY + 1)):
            check(panel)
        assert bool(pictures(question)) is not reader.text_only
        answers = [press for press in pressable(question) if press.verb is Verb.PUZZLE_ANSWER]
        assert sorted(press.index for press in answers) == list(range(len(daily.mine.choices)))
        assert all((press.subject, press.seen) == (0, DAY) for press in answers)
        assert presses(solutions[0], Verb.PUZZLE_ANSWER) == []


@pytest.mark.parametrize(("preset", "kind"), PUZZLES)
def test_no_hidden_card_is_in_any_panel(preset: str, kind: PuzzleKind) -> None:
    """The pictures name the cards they show: those of the hand, the trick, the card turned."""
    puzzle, daily = a_puzzle(preset, kind)
    state, mine = replay(puzzle.rules, puzzle.log), puzzle.mine
    (dealt,) = [line.split() for line in map(dump, puzzle.log) if line.startswith("deal ")]
    deal = {card for hand in dealt[1:] for card in re.findall("..", hand)}
    public = {card_name(card) for trick in mine.tricks for card in trick.cards} | {card_name(c) for c in mine.trick}
    public |= {card_name(card) for card in cards_in(mine.cards)} | {card_name(card) for card in mine.buried}
    public |= set() if mine.upcard is None else {card_name(mine.upcard)}
    hidden = deal - public
    assert hidden
    assert actor(state) == SEAT
    panels = [question_panel(daily, READERS[0], "Ann"), solution(daily, 1, READERS[0])]
    for panel in panels:
        named = set(re.findall(r"card='(..)'", everything(panel)))
        assert named
        assert named & hidden == set()


def test_the_question_says_nothing_of_the_solution() -> None:
    _, daily = a_puzzle("north-american", PuzzleKind.DISCARD)
    for reader in READERS:
        text = said(question_panel(daily, reader, "Ann"))
        assert not re.search(r"\d[.,]\d\d", text)
        assert "🟩" not in everything(question_panel(daily, reader, "Ann"))


def test_a_dealer_who_has_to_discard_reads_the_upcard_once() -> None:
    daily = a_puzzle("north-american", PuzzleKind.DISCARD)[1]
    assert daily.mine.upcard is not None
    assert said(question_panel(daily, Reader(), WIDE)).count(card_text(daily.mine.upcard)) == 1


def test_the_suit_turned_down_is_named_once() -> None:
    panels = [
        question_panel(daily, Reader(), WIDE)
        for seed in range(12)
        if (daily := a_puzzle("north-american", PuzzleKind.CALL, seed)[1]).mine.phase is Phase.SECOND_ROUND
    ]
    assert panels
    for panel in panels:
        assert said(panel).count("Turned down") == 1


def test_the_picture_is_the_same_for_everyone() -> None:
    _, daily = a_puzzle("north-american", PuzzleKind.LEAD)
    ann, ben = (pictures(question_panel(daily, READERS[0], name))[0] for name in ("Ann", "Ben"))
    assert ann == ben


def test_the_shared_result_does_not_show_the_solution() -> None:
    _, daily = a_puzzle("north-american", PuzzleKind.DISCARD)
    course = Course({DAY: NEAR, DAY - 1: 0.0, DAY - 3: NEAR + 0.01, DAY - 9: 0.0}, frozenset({DAY - 1}))
    mine = given(daily, 1)
    for language in LANGUAGES:
        panel = share_panel(mine, course, WIDE, language)
        check(panel)
        text = said(panel)
        assert "⬜⬜⬜🟥⬜🟩🟨" in text
        assert not re.search(r"[♣♦♥♠]|\d[.,]\d", text)
        assert [each.id for each in buttons(panel)] == [Press(Verb.PUZZLE, seen=DAY).button_id()]
    near, off = (
        PuzzleAnswer(day=DAY, user=3, choice=mine.choice, loss=loss, solved=False) for loss in (NEAR, NEAR + 0.01)
    )
    best = given(daily, 0)
    outcomes = {said(share_panel(each, course, "Ann", "en")) for each in (near, off, best)}
    assert len(outcomes) == 3
