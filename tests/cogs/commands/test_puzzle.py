"""`/puzzle`: one position for all, one answer each, nothing of the others before it, boards, sharing, restarts."""

import re

import pytest
from discord import PermissionOverwrite
from simcord import MemberActor, ResponseMessage
from sqlalchemy import select

from bot.clock import DAY_MS
from bot.members.preferences import Preferences
from bot.panels.core.custom_ids import Verb
from bot.puzzles.daily import PREPARE_SECONDS, Daily, PuzzleNotReady, Puzzles
from bot.store import schema
from bot.texts import say
from engine.cards import cards_in
from engine.players.puzzles import Puzzle
from tests.bot.fake_puzzles import made_at_once
from tests.cogs.scenes import Maker, answer, as_bot, bower, forge, offered
from tests.suite import rest
from tests.world import World, button, buttons, panels, text

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


async def test_everyone_gets_the_same_position_alone(w: World) -> None:
    ann, ben, *_ = w.members
    first = await ann.slash(w.channel, "puzzle today")
    assert first.ephemeral
    assert w.public() == []
    assert panels(w.env, ben) == []
    second = await opened(w, ben)
    ids = [each.custom_id for each in buttons(w.panel(ann))]
    assert ids == [each.custom_id for each in buttons(second)]
    daily = await today(w)
    assert len(offered(second, Verb.PUZZLE_ANSWER)) == len(daily.mine.choices)


async def test_the_question_does_not_reveal_the_solution(w: World) -> None:
    panel = await opened(w, w.members[0])
    told = text(panel)
    assert "Expected points for each choice" not in told
    for option in (await today(w)).solution.options:
        assert f"{abs(option.points):.2f}" not in told
    assert not any("c" in (each.custom_id or "").split(":")[-1] for each in buttons(panel))


async def test_the_best_answer(w: World) -> None:
    panel = await answered(w, w.members[0], 0)
    daily, told = await today(w), text(panel)
    assert RIGHT in told
    assert len(panels(w.env, w.members[0])) == 1
    for option in daily.solution.options:
        assert f"{abs(round(option.points, 2)):.2f}" in told
    assert "Days in a row: 1 answered, 1 right." in told
    assert "1. Ann: right" in told
    assert offered(panel, Verb.PUZZLE_ANSWER) == []


async def test_a_worse_answer_says_what_it_loses(w: World) -> None:
    panel = await answered(w, w.members[0], 1)
    daily, told = await today(w), text(panel)
    assert WRONG in told
    loss = daily.solution.best.points - daily.solution.options[1].points
    assert f"costs {loss:.2f} points" in told
    assert "(your answer)" in told
    assert "1 answered, 0 right" in told


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


async def test_only_the_first_answer_counts(w: World) -> None:
    ann = w.members[0]
    await ann.slash(w.channel, "puzzle today")
    await ann.slash(w.channel, "puzzle today")
    one, two = panels(w.env, ann)[-2:]
    daily = await today(w)
    await w.click(ann, one, rf"bower:{Verb.PUZZLE_ANSWER}:0:\d+:{of_rank(daily, 1)}")
    await w.click(ann, two, rf"bower:{Verb.PUZZLE_ANSWER}:0:\d+:{of_rank(daily, 0)}")
    assert WRONG in text(two)
    assert say("en", "puzzle-answered-already") in text(w.panel(ann))
    assert WRONG in text(await opened(w, ann))


@rest
async def test_a_double_click_is_one_answer(w: World) -> None:
    ann = w.members[0]
    panel = await opened(w, ann)
    daily = await today(w)
    best, second = (rf"bower:{Verb.PUZZLE_ANSWER}:0:\d+:{of_rank(daily, place)}" for place in (0, 1))
    await w.clicks_at_once((ann, panel, best), (ann, panel, second))
    course = await as_bot(w, bower(w).services.puzzle_boards.course(ann.id))
    (loss,) = course.losses.values()
    assert (RIGHT if loss == 0 else WRONG) in text(panel)
    assert (RIGHT if loss == 0 else WRONG) in text(await opened(w, ann))


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
async def test_the_ranking_is_by_points_lost_then_by_time(w: World) -> None:
    ann, ben, cleo, dan, *_ = w.members
    for member, place in ((ann, 1), (ben, 0), (cleo, 1), (dan, 0)):
        panel = await answered(w, member, place)
        await w.later(2)
    assert "**2. Dan: right**" in text(panel), "one's own place"
    assert "1. Ben" not in text(panel)
    await w.click(dan, panel, rf"bower:{Verb.PUZZLE_BOARD}:.*")
    told = text(w.panel(dan))
    assert [name for _, name in re.findall(r"(\d)\. (Ann|Ben|Cleo|Dan)", told)][:4] == ["Ben", "Dan", "Ann", "Cleo"]
    assert "Answered in this server: 4 members" in told
    assert "**2. Dan: right**" in told


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
    await forge(w, ben, panel, f"bower:{Verb.PUZZLE}:0:1:0")
    assert text(w.panel(ben)) == say("en", "puzzle-none-yesterday")
    course = await as_bot(w, bower(w).services.puzzle_boards.course(ann.id))
    assert course.losses == {}
    assert w.public() == []


@rest
async def test_an_answer_after_the_days_end_does_not_count(w: World, make: Maker) -> None:
    ann = w.members[0]
    panel = await opened(w, ann)
    daily = await today(w)
    make.clock.skipped += DAY_MS
    await w.click(ann, panel, rf"bower:{Verb.PUZZLE_ANSWER}:0:{daily.day}:{of_rank(daily, 0)}")
    assert "You didn’t answer." in text(panel)
    assert say("en", "puzzle-over") in text(w.panel(ann))
    assert (await as_bot(w, bower(w).services.puzzle_boards.course(ann.id))).losses == {}


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
    assert answer(await ann.slash(w.channel, "puzzle yesterday")) == say("en", "puzzle-none-yesterday")
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
    assert "Days in a row: 1 answered" in text(panel)
    await w.click(ann, panel, rf"bower:{Verb.PUZZLE}:0:\d+:0")
    assert say("en", "puzzle-task") in text(panel)


@rest
async def test_streaks_over_days(w: World, make: Maker) -> None:
    ann = w.members[0]
    for place, told in ((0, "1 answered, 1"), (0, "2 answered, 2"), (1, "3 answered, 0")):
        assert f"Days in a row: {told} right" in text(await answered(w, ann, place))
        make.clock.skipped += DAY_MS
    make.clock.skipped += DAY_MS  # a day without an answer
    assert "Days in a row: 1 answered, 1 right" in text(await answered(w, ann, 0))
    board = answer(await ann.slash(w.channel, "puzzle rankings"))
    assert "1. Ann: 3 of 4 right (75%), longest streak 3 days" in board


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
    assert not buttons(message)
    for card in cards_in(daily.mine.cards):
        assert say("en", "puzzle-said", said=str(card)) not in told
    assert not re.search(r"[♣♦♥♠]|\d\.\d\d", told)
    await w.click(ann, panel, rf"bower:{Verb.PUZZLE_SHARE}:0:{daily.day}:0")
    assert len(w.public()) == 1
    assert text(w.panel(ann)) == say("en", "puzzle-shared-already")


@rest
async def test_who_may_not_write_in_a_channel_shares_nothing_there(w: World) -> None:
    ann = w.members[0]
    hall = w.guild.create_text_channel("hall", overwrites={ann: PermissionOverwrite(send_messages=False)})
    await w.env.settle()
    await answered(w, ann, 0)
    await ann.slash(hall, "puzzle today")
    await w.click(ann, w.panel(ann), rf"bower:{Verb.PUZZLE_SHARE}:0:\d+:0")
    assert text(w.panel(ann)) == say("en", "rights-may-not-write")
    assert w.public(hall) == []


@rest
async def test_where_the_bot_may_not_write_sharing_says_so(w: World) -> None:
    ann = w.members[0]
    panel = await answered(w, ann, 0)
    w.env.inject_error("POST", "/channels/*/messages", status=403, code=50013)
    await w.click(ann, panel, rf"bower:{Verb.PUZZLE_SHARE}:0:\d+:0")
    assert text(w.panel(ann)) == say("en", "puzzle-cannot-share")


@rest
async def test_after_a_restart_the_puzzle_is_the_same_and_old_buttons_work(w: World, make: Maker) -> None:
    ann, ben, *_ = w.members
    await answered(w, ann, 0)
    panel = await opened(w, ben)
    before = await today(w)
    make.make_puzzle = lambda day: made_at_once(day + 1)  # as other players would: what was kept holds
    await w.restart(make())
    assert await today(w) == before
    await w.click(ben, panel, rf"bower:{Verb.PUZZLE_ANSWER}:0:\d+:{of_rank(before, 0)}")
    assert RIGHT in text(panel)
    assert "right**" in text(panel)


async def started(puzzles: Puzzles) -> None:
    puzzles.start()


@rest
async def test_it_is_made_ahead(w: World, make: Maker) -> None:
    make.clock.skipped += DAY_MS - make.clock.now() % DAY_MS - 300_000  # five minutes to midnight
    puzzles = bower(w).services.puzzles
    day = puzzles.day
    await w.later(PREPARE_SECONDS + 1)
    assert await as_bot(w, puzzles.of(day)) is None  # without processes of its own: only when asked for
    await as_bot(w, started(puzzles))
    assert await as_bot(w, puzzles.of(day)) is None
    await w.later(PREPARE_SECONDS + 1)
    assert await as_bot(w, puzzles.of(day)) is not None
    assert make.clock.env is not None
    await w.later((day + 1) * DAY_MS / 1000 - make.clock.now() / 1000 + PREPARE_SECONDS + 1)
    assert await as_bot(w, puzzles.of(day + 1)) is not None


@rest
async def test_where_it_cannot_be_made_a_sentence_says_so(w: World, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fails(_: int) -> Puzzle:
        raise PuzzleNotReady

    monkeypatch.setattr(bower(w).services.puzzles, "_make", fails)
    assert answer(await w.members[0].slash(w.channel, "puzzle today")) == say("en", "puzzle-not-ready")


@rest
@pytest.mark.parametrize("locale", ["it", "fr"])
async def test_every_panel_in_the_members_language(w: World, locale: str) -> None:
    ann, ben, *_ = w.members
    w.locales[ann.id] = locale
    panel = await opened(w, ann)
    assert say(locale, "puzzle-task") in text(panel)
    await answered(w, ben, 1)
    panel = await answered(w, ann, 0)
    assert "🟩" in text(panel)
    assert say(locale, "puzzle-row-solved", rank=1, name="Ann") in text(panel)
    assert say(locale, "puzzle-board-title") in answer(await ann.slash(w.channel, "puzzle rankings"))
    assert answer(await ann.slash(w.channel, "puzzle yesterday")) == say(locale, "puzzle-none-yesterday")


@rest
async def test_without_pictures_the_position_is_in_words(w: World) -> None:
    ann = w.members[0]
    await as_bot(w, bower(w).services.members.set(ann.id, Preferences(text_only=True)))
    panel = await opened(w, ann)
    told = text(panel, labels=False, alts=False)
    assert say("en", "alt-table").split()[0] in told
    daily = await today(w)
    assert len(offered(panel, Verb.PUZZLE_ANSWER)) == len(daily.mine.choices)
    assert button(panel, rf"bower:{Verb.PUZZLE_ANSWER}:0:\d+:0")


@pytest.mark.parametrize(("status", "code"), [(403, 50013), (500, 0)])
async def test_a_result_that_was_not_sent_may_be_shared_again(
    w: World, expected_faults: list[str], status: int, code: int
) -> None:
    expected_faults.append("incident")
    ann = w.members[0]
    panel = await answered(w, ann, 0)
    share = rf"bower:{Verb.PUZZLE_SHARE}:0:\d+:0"
    w.env.inject_error("POST", "/channels/*/messages", status=status, code=code)
    await w.click(ann, panel, share)
    assert w.public() == []
    assert answer(await w.click(ann, panel, share)) == say("en", "puzzle-shared")
    assert len(w.public()) == 1
    assert answer(await w.click(ann, panel, share)) == say("en", "puzzle-shared-already")
