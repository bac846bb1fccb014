"""`/puzzle`: one position for all, one answer each, nothing of the others before it, boards, sharing, restarts."""

import re

import pytest
from simcord import MemberActor, ResponseMessage
from sqlalchemy import select

from bot.clock import DAY_MS
from bot.panels.core.custom_ids import Verb
from bot.puzzles.daily import Daily, Puzzles
from bot.store import schema
from bot.texts import say
from engine.cards import cards_in
from engine.players.puzzles import Puzzle
from tests.cogs.scenes import Maker, answer, as_bot, bower, forge, offered
from tests.suite import rest
from tests.world import World, buttons, panels, text

RIGHT = "**Right!**"
WRONG = "**Not quite.**"


async def today(w: World) -> Daily:
    return await as_bot(w, bower(w).services.puzzles.today())


def of_rank(daily: Daily, place: int) -> int:
    """The index of the choice that is best, second best, ..."""
    return daily.mine.choices.index(daily.solution.options[place].action)


async def opened(w: World, member: MemberActor) -> ResponseMessage:
    await member.slash(w.channel, "puzzle today")
    return w.panel(member)


async def answered(w: World, member: MemberActor, place: int) -> ResponseMessage:
    """The panel of a member who has answered with the best choice (0), the second best (1), ..."""
    panel = await opened(w, member)
    index = of_rank(await today(w), place)
    await w.click(member, panel, rf"bower:{Verb.PUZZLE_ANSWER}:0:\d+:{index}")
    return panel


async def test_the_best_answer(w: World) -> None:
    panel = await answered(w, w.members[0], 0)
    daily, told = await today(w), text(panel)
    assert RIGHT in told
    assert len(panels(w.env, w.members[0])) == 1
    for option in daily.solution.options:
        assert f"{abs(round(option.points, 2)):.2f}" in told
    assert "Days in a row: 1 with the puzzle or a board, 1 with the puzzle right." in told
    assert "1. Ann: right" in told
    assert offered(panel, Verb.PUZZLE_ANSWER) == []


async def test_a_worse_answer_says_what_it_loses(w: World) -> None:
    panel = await answered(w, w.members[0], 1)
    daily, told = await today(w), text(panel)
    assert WRONG in told
    loss = daily.solution.best.points - daily.solution.options[1].points
    assert f"costs {loss:.2f} points" in told
    assert "(your answer)" in told
    assert "1 with the puzzle or a board, 0 with the puzzle right" in told


async def test_an_answer_outlives_a_deletion_for_its_day(w: World, make: Maker) -> None:
    ann = w.members[0]
    await answered(w, ann, 1)
    question = await opened(w, w.members[1])
    await ann.slash(w.channel, "privacy delete")
    await w.click(ann, w.panel(ann, say("en", "privacy-delete-title")), rf"bower:{Verb.PRIVACY_DELETE}:0:0:0")
    for _ in range(2):
        assert answer(await ann.slash(w.channel, "puzzle today")) == say("en", "limits-answer-deleted")
    daily = await today(w)
    pressed = await forge(w, ann, question, f"bower:{Verb.PUZZLE_ANSWER}:0:{daily.day}:{of_rank(daily, 0)}")
    assert say("en", "limits-answer-deleted") in answer(pressed)
    make.clock.skipped += DAY_MS
    assert offered(await opened(w, ann), Verb.PUZZLE_ANSWER)
    async with bower(w).services.database.read() as connection:
        assert (await connection.execute(select(schema.deleted_answers))).all() == []


@rest
async def test_nothing_of_the_others_before_the_own_answer(w: World) -> None:
    ann, ben, *_ = w.members
    await answered(w, ann, 0)
    assert "Ann" not in text(await opened(w, ben))
    board = answer(await ben.slash(w.channel, "puzzle rankings"))
    assert "Ann" not in board
    assert say("en", "puzzle-ranking-hidden") in board
    await forge(w, ben, w.panel(ben), f"bower:{Verb.PUZZLE}:0:{(await today(w)).day}:0")
    assert "Ann" not in text(w.panel(ben))
    await answered(w, ben, 1)
    assert "Ann" in answer(await ben.slash(w.channel, "puzzle rankings"))


@rest
async def test_forged_presses_change_nothing(w: World) -> None:
    ann, ben, *_ = w.members
    panel = await opened(w, ann)
    day = (await today(w)).day
    for custom_id in (
        f"bower:{Verb.PUZZLE_ANSWER}:0:{day}:77",
        f"bower:{Verb.PUZZLE_ANSWER}:0:{day + 1}:0",
        f"bower:{Verb.PUZZLE_ANSWER}:0:0:0",
    ):
        await forge(w, ann, panel, custom_id)
        assert say("en", "puzzle-task") in text(w.panel(ann))
    await forge(w, ben, panel, f"bower:{Verb.PUZZLE_SHARE}:0:{day}:0")
    assert text(w.panel(ben)) == say("en", "puzzle-share-first")
    course = await as_bot(w, bower(w).services.puzzle_boards.course(ann.id))
    assert course.losses == {}
    assert w.public() == []


async def test_a_second_answer_and_one_after_the_days_end_do_not_count(w: World, make: Maker) -> None:
    ann, ben, *_ = w.members
    late = await opened(w, ben)
    again, daily = await opened(w, ann), await today(w)
    await answered(w, ann, 1)
    best = rf"bower:{Verb.PUZZLE_ANSWER}:0:{daily.day}:{of_rank(daily, 0)}"
    await w.click(ann, again, best)
    assert WRONG in text(again)
    assert say("en", "puzzle-answered-already") in text(w.panel(ann))
    make.clock.skipped += DAY_MS
    await w.click(ben, late, best)
    assert "You didn’t answer." in text(late)
    assert say("en", "puzzle-over") in text(w.panel(ben))
    assert (await as_bot(w, bower(w).services.puzzle_boards.course(ben.id))).losses == {}


@rest
async def test_the_boards_by_button_and_back(w: World) -> None:
    ann = w.members[0]
    panel = await answered(w, ann, 0)
    await w.click(ann, panel, rf"bower:{Verb.PUZZLE_BOARD}:0:\d+:0")
    assert say("en", "puzzle-board-title") in text(panel)
    assert text(panel) == answer(await ann.slash(w.channel, "puzzle rankings"))
    await w.click(ann, panel, rf"bower:{Verb.PUZZLE}:0:{(await today(w)).day}:0")
    assert RIGHT in text(panel)


@rest
async def test_yesterday(w: World, make: Maker) -> None:
    ann, ben, *_ = w.members
    question = await opened(w, ann)
    await w.click(ann, question, rf"bower:{Verb.PUZZLE}:0:{(await today(w)).day - 1}:0")
    assert (say("en", "puzzle-task") in text(question), text(w.panel(ann))) == (True, say("en", "puzzle-none-then"))
    await answered(w, ann, 0)
    first = await today(w)
    make.clock.skipped += DAY_MS
    assert (await today(w)).mine != first.mine
    told = answer(await ben.slash(w.channel, "puzzle yesterday"))
    assert "You didn’t answer." in told
    assert "1. Ann: right" in told
    await ann.slash(w.channel, "puzzle yesterday")
    panel = w.panel(ann)
    assert RIGHT in text(panel)
    assert "Days in a row: 1 with the puzzle or a board" in text(panel)
    await w.click(ann, panel, rf"bower:{Verb.PUZZLE}:0:\d+:0")
    assert say("en", "puzzle-task") in text(panel)


async def test_sharing_posts_the_result_without_the_solution(w: World, make: Maker) -> None:
    ann = w.members[0]
    await answered(w, ann, 0)
    make.clock.skipped += 2 * DAY_MS
    panel = await answered(w, ann, 1)
    daily = await today(w)
    loss = daily.solution.best.points - daily.solution.options[1].points
    await w.click(ann, panel, rf"bower:{Verb.PUZZLE_SHARE}:0:{daily.day}:0")
    (message,) = w.public()
    told = text(message)
    assert f"⬜⬜⬜⬜🟩⬜{'🟨' if loss <= 0.25 else '🟥'}" in told
    assert "Ann" in told
    assert [each.custom_id for each in buttons(message)] == [f"bower:{Verb.PUZZLE}:0:{daily.day}:0"]
    for card in cards_in(daily.mine.cards):
        assert say("en", "puzzle-said", said=str(card)) not in told
    assert not re.search(r"[♣♦♥♠]|\d\.\d\d", told)
    again = await w.click(ann, panel, rf"bower:{Verb.PUZZLE_SHARE}:0:{daily.day}:0")
    assert len(w.public()) == 1
    assert str(message.id) in answer(again)


async def started(puzzles: Puzzles) -> None:
    puzzles.start()


@rest
async def test_it_is_made_ahead(w: World, make: Maker) -> None:
    make.clock.skipped += DAY_MS - make.clock.now() % DAY_MS - 300_000  # five minutes to midnight
    puzzles = bower(w).services.puzzles
    day = puzzles.day
    await w.later(Puzzles.ahead_seconds + 1)
    assert await as_bot(w, puzzles.of(day)) is None  # without processes of its own: only when asked for
    await as_bot(w, started(puzzles))
    assert await as_bot(w, puzzles.of(day)) is None
    await w.later(Puzzles.ahead_seconds + 1)
    assert await as_bot(w, puzzles.of(day)) is not None
    assert make.clock.env is not None
    await w.later((day + 1) * DAY_MS / 1000 - make.clock.now() / 1000 + Puzzles.ahead_seconds + 1)
    assert await as_bot(w, puzzles.of(day + 1)) is not None


@rest
async def test_where_it_cannot_be_made_a_sentence_says_so(w: World, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fails(_: int) -> Puzzle:
        raise OSError

    monkeypatch.setattr(bower(w).services.puzzles, "_make", fails)
    assert answer(await w.members[0].slash(w.channel, "puzzle today")) == say("en", "puzzle-not-ready")


@pytest.mark.parametrize(("status", "code"), [(403, 50013), (500, 0)])
async def test_a_result_that_was_not_sent_may_be_shared_again(
    w: World, expected_faults: list[str], status: int, code: int
) -> None:
    expected_faults.append("incident")
    ann = w.members[0]
    panel = await answered(w, ann, 0)
    share = rf"bower:{Verb.PUZZLE_SHARE}:0:\d+:0"
    w.env.inject_error("POST", "/interactions/*", status=status, code=code)
    await w.click(ann, panel, share)
    assert w.public() == []
    await w.click(ann, panel, share)
    assert len(w.public()) == 1
