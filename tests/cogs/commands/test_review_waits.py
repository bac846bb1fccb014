"""Reviews that take their time: progress, cancelling, who waits, and stops."""

from cachetools import LRUCache

from bot.panels.core.custom_ids import Verb
from bot.texts import say
from tests.cogs.commands.ended_games import finished
from tests.cogs.commands.reviewing import PROGRESS, give_worker, let, reviewed
from tests.cogs.scenes import (
    SHORT,
    Maker,
    answer,
    begun,
    bower,
    forge,
    is_over,
    look,
    pattern,
    table_message,
    until,
)
from tests.fake_worker import FakeWorker, every_other_time, gate
from tests.suite import rest
from tests.world import World, panels, text


@rest
async def test_progress_is_shown_and_replaced_by_the_review(w: World) -> None:
    hands = await finished(w)
    worker, ann = give_worker(w, gate()), w.members[0]
    panel = await reviewed(w, ann)
    assert PROGRESS in text(panel)
    assert f"0 of {hands} hands" in text(panel)
    assert len(worker.asked) == 2  # two at a time
    await let(w, worker, 1)
    assert f"1 of {hands} hands" in text(panel)
    await let(w, worker, 1)
    assert f"2 of {hands} hands" in text(panel)
    await let(w, worker, hands)
    assert say("en", "review-title", number="1") in text(panel)
    assert len(panels(w.env, ann)) == 1
    give_worker(w, FakeWorker(every_other_time()))  # the second reader waits for nothing
    assert say("en", "review-title", number="1") in text(await reviewed(w, w.members[1]))


@rest
async def test_the_table_is_played_at_while_a_game_is_reviewed(w: World) -> None:
    await finished(w)
    give_worker(w, gate())
    await reviewed(w, w.members[0])
    await w.click(w.members[1], table_message(w), pattern(Verb.REMATCH, 1))
    assert (await look(w, 2)).table.running


@rest
async def test_cancel(w: World) -> None:
    hands = await finished(w)
    worker, ann = give_worker(w, gate()), w.members[0]
    panel = await reviewed(w, ann)
    await let(w, worker, 1)
    await w.click(ann, panel, pattern(Verb.REVIEW_STOP, 1))
    assert text(panel) == say("en", "review-stopped")
    assert worker.given_up == 2  # nobody waits: what was under way ends, and the rest is not begun
    assert len(worker.asked) == 3
    await w.later(60)
    assert text(panel) == say("en", "review-stopped")
    again = await reviewed(w, ann)
    assert f"0 of {hands} hands" in text(again)
    await let(w, worker, hands)
    assert say("en", "review-title", number="1") in text(again)


@rest
async def test_dismissing_the_progress_stops_the_wait(w: World) -> None:
    await finished(w)
    worker, ann = give_worker(w, gate()), w.members[0]
    panel = await reviewed(w, ann)
    w.env.backend.delete_message(panel.channel_id, panel.id)
    await let(w, worker, 1)
    await w.later(5)
    assert worker.given_up == 2
    assert not bower(w).services.reviews._jobs
    assert panels(w.env, ann) == []


@rest
async def test_two_readers_wait_for_one_review(w: World) -> None:
    hands = await finished(w)
    worker, (ann, ben, *_) = give_worker(w, gate()), w.members
    one, other = await reviewed(w, ann), await reviewed(w, ben)
    assert len(worker.asked) == 2
    await w.click(ann, one, pattern(Verb.REVIEW_STOP, 1))
    assert text(one) == say("en", "review-stopped")
    assert worker.given_up == 0
    assert PROGRESS in text(other)
    await let(w, worker, hands)
    assert say("en", "review-title", number="1") in text(other)
    assert len(worker.asked) == hands


@rest
async def test_nobody_cancels_anothers_review(w: World) -> None:
    await finished(w)
    give_worker(w, gate())
    ann, ben, *_ = w.members
    panel = await reviewed(w, ann)
    message = table_message(w)
    await forge(w, ben, message, f"bower:{Verb.REVIEW_STOP}:1:0:0")
    assert PROGRESS in text(panel)


@rest
async def test_one_review_for_a_member_and_so_many_for_all(w: World) -> None:
    most = bower(w).services.reviews._most = 2
    for number in range(1, most + 2):
        await begun(w, rules=SHORT)
        await until(w, is_over, number)
    give_worker(w, gate())
    for number in range(most):
        await w.members[number].slash(w.channel, "game review", game=number + 1)
        assert PROGRESS in text(w.panel(w.members[number]))
    assert answer(await w.members[0].slash(w.channel, "game review", game=most + 1)) == say("en", "review-one")
    assert answer(await w.members[0].slash(w.channel, "game review", game=1)) == say("en", "review-one")
    assert answer(await w.members[most].slash(w.channel, "game review", game=most + 1)) == say("en", "review-busy")


@rest
async def test_only_the_latest_reviews_stay_in_the_cache(w: World) -> None:
    for number in (1, 2):
        await begun(w, rules=SHORT)
        await until(w, is_over, number)
    reviews, ann = bower(w).services.reviews, w.members[0]
    reviews._reviews = LRUCache(1)
    for number in (1, 2):
        assert "Review of game" in answer(await ann.slash(w.channel, "game review", game=number))
    give_worker(w, gate())
    assert "Review of game 2" in answer(await ann.slash(w.channel, "game review", game=2))
    await ann.slash(w.channel, "game review", game=1)
    assert PROGRESS in text(w.panel(ann))


@rest
async def test_a_stop_ends_reviews_and_says_so(w: World, make: Maker) -> None:
    await finished(w)
    give_worker(w, gate())
    panel = await reviewed(w, w.members[0])
    await w.restart(make())
    assert text(panel) == say("en", "review-stopped")


@rest
async def test_cancel_where_nobody_waits_any_more(w: World) -> None:
    """As after a kill: the panel still has its button."""
    await finished(w)
    ann = w.members[0]
    panel = await reviewed(w, ann)
    await forge(w, ann, panel, f"bower:{Verb.REVIEW_STOP}:1:0:0")
    assert text(panel) == say("en", "review-stopped")
