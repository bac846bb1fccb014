"""`/game review`: progress, cancelling, pages, sharing, who waits, restarts and stops."""

import re
from types import SimpleNamespace

import pytest
from simcord import MemberActor, ResponseMessage

from bot.contests.model import Stage
from bot.contests.service import Contests
from bot.panels.core.custom_ids import Press, Verb
from bot.tables.model import Status
from bot.texts import say
from tests.cogs.commands.test_boards import MOVED
from tests.cogs.commands.test_history import finished
from tests.cogs.scenes import SHORT, Maker, answer, begun, bower, contest, forge, is_over, kept, offered, pattern, until
from tests.fake_worker import FakeWorker, every_other_time, gate
from tests.suite import rest
from tests.there import there
from tests.world import World, buttons, panels, selects, text

PROGRESS = "Reviewing game"


def give_worker(w: World, worker: FakeWorker) -> FakeWorker:
    bower(w).services.reviews._worker = worker  # type: ignore[assignment]
    return worker


async def reviewed(w: World, member: MemberActor) -> ResponseMessage:
    await member.slash(w.channel, "game review", game=1)
    return w.panel(member)


async def let(w: World, worker: FakeWorker, hands: int) -> None:
    for _ in range(hands):
        there(worker.through).release()
    await w.later(1.0)


async def test_a_hand_is_played_again_from_ones_own_dearest_choice_and_one_at_a_time(w: World) -> None:
    """From the review of any game that one played, but of a contest only once it is over."""
    await finished(w)
    ben, before = w.members[1], await kept(w)
    panel = await reviewed(w, ben)
    (again,) = offered(panel, Verb.BOARD_AGAIN)
    for number in (2, 3):
        await w.click(ben, panel, str(again.custom_id))
        await w.later(MOVED)
        now = await until(w, bool, number)
        assert now.to_act == now.table.seat_of(ben.id)
        assert offered(w.panel(ben)), "asked the same once more"
    assert (await until(w, bool, 2)).table.status is Status.CLOSED
    await w.click(ben, panel, rf"bower:{Verb.REVIEW_GAME}:1:0:1")
    assert not offered(panel, Verb.BOARD_AGAIN), "not beside the choices of others"
    await until(w, is_over, 3)
    assert not offered(w.panel(ben), Verb.REMATCH)
    assert not offered(w.panel(ben), Verb.RESULT_SHARE)
    after = await kept(w)
    assert {row[0] for row in after.pop("hands")} == {1}  # with what luck has been reckoned meanwhile
    assert {name for name in after if after[name] != before[name]} == {"tables", "seats", "sittings", "log"}


@pytest.mark.parametrize("stage", Stage)
async def test_a_hand_of_a_contest_is_played_again_once_the_contest_is_over(
    w: World, monkeypatch: pytest.MonkeyPatch, stage: Stage
) -> None:
    async def load(_: Contests, number: int) -> SimpleNamespace:
        assert number
        return SimpleNamespace(stage=stage)

    await contest(w)
    await until(w, is_over)
    ann = w.members[0]
    monkeypatch.setattr(Contests, "load", load)
    panel = await reviewed(w, ann)
    assert bool(offered(panel, Verb.BOARD_AGAIN)) is (stage in (Stage.OVER, Stage.CANCELLED))
    await forge(w, ann, panel, Press(Verb.BOARD_AGAIN, 1, index=1).button_id())
    assert len((await kept(w, ["tables"]))["tables"]) == 1 + (stage in (Stage.OVER, Stage.CANCELLED))


@rest
async def test_the_whole_game_and_each_hand(w: World) -> None:
    hands = await finished(w)
    ben = w.members[1]
    assert hands > 2
    panel = await reviewed(w, ben)
    summary = text(panel)
    assert say("en", "review-title", number="1") in summary
    for name in ("Ann", "Ben", "Cleo", "Dan"):
        assert re.search(rf"\*\*{'You' if name == 'Ben' else name}\*\*: \d+%", summary)
    assert "What cost you most" in summary
    assert "Score after each hand" in summary  # the picture in words
    assert [choice["value"] for choice in selects(panel)[0]["options"]] == [str(n) for n in range(1, hands + 1)]
    await ben.select(panel, ["1"], custom_id=f"bowermenu:{Verb.REVIEW_HAND}:1:0:0")
    for number in range(1, hands + 1):
        page = text(panel)
        assert say("en", "replay-title", number="1", hand=number, hands=hands) in page
        assert "Best call: " in page
        assert "Points lost: " in page
        await w.click(ben, panel, rf"bower:{Verb.REVIEW_HAND}:1:{number}:1")
        assert "Bidding" in text(panel)
        await w.click(ben, panel, rf"bower:{Verb.REVIEW_HAND}:1:{number}:0")
        assert text(panel) == page
        if number < hands:
            await w.click(ben, panel, rf"bower:{Verb.REVIEW_HAND}:1:{number + 1}:0")
    assert not [b for b in buttons(panel) if b.matches(rf"bower:{Verb.REVIEW_HAND}:1:{hands + 1}:0")]
    await w.click(ben, panel, rf"bower:{Verb.REVIEW_GAME}:.*")
    assert text(panel) == summary
    await w.click(ben, panel, rf"bower:{Verb.REVIEW_GAME}:1:0:1")
    assert "What cost most" in text(panel)
    assert "By what each could know then" in text(panel)
    await w.click(ben, panel, rf"bower:{Verb.REVIEW_GAME}:1:0:0")
    await ben.select(panel, ["2"], custom_id=f"bowermenu:{Verb.REVIEW_HAND}:1:0:0")
    assert say("en", "replay-title", number="1", hand=2, hands=hands) in text(panel)
    assert len(panels(w.env, ben)) == 1
    assert "review" not in " ".join(map(text, w.public()[:-1])).lower()


@rest
async def test_show_it_opens_the_replay_where_the_verdict_is(w: World) -> None:
    await finished(w)
    ann = w.members[0]
    panel = await reviewed(w, ann)
    review = bower(w).services.reviews._reviews[1]
    hand, judged = next(each for each in review.worst(999) if each[1].seat == 0)
    before = text(panel)
    await w.click(ann, panel, rf"bower:{Verb.REVIEW_SHOW}:1:\d+:{judged.line}")
    replay = w.panel(ann, f"hand {hand.number} of")
    assert "As Ann saw it" in text(replay)
    assert text(panel) == before, "the review stays"
    await ann.select(panel, [str(hand.number)], custom_id=f"bowermenu:{Verb.REVIEW_HAND}:1:0:0")
    await w.click(ann, panel, rf"bower:{Verb.REVIEW_HAND}:1:{hand.number}:1")
    (menu,) = [each for each in selects(panel) if f":{Verb.REVIEW_SHOW}:" in str(each["custom_id"])]
    await ann.select(panel, [menu["options"][0]["value"]], custom_id=str(menu["custom_id"]))
    assert "saw it" in text(w.panel(ann, "step"))
    for forged in (f"bower:{Verb.REVIEW_SHOW}:1:99:999", f"bowermenu:{Verb.REVIEW_SHOW}:1:0:1"):
        await forge(w, ann, panel, forged, *(["x"] if "menu" in forged else []))
        assert "step" in text(w.panel(ann, "step"))


@rest
async def test_share(w: World) -> None:
    await finished(w)
    ann, ben, *_ = w.members
    panel = await reviewed(w, ann)
    before, shown = text(panel), len(w.public())
    await w.click(ann, panel, pattern(Verb.REVIEW_SHARE, 1))
    again = await w.click(ann, panel, pattern(Verb.REVIEW_SHARE, 1))
    assert text(panel) == before
    assert len(w.public()) == shown + 1
    assert str(w.public()[-1].id) in answer(again)
    public = w.public()[-1]
    assert say("en", "review-title", number="1") in text(public)
    assert "Requested by Ann" in text(public)
    assert not offered(public, Verb.REVIEW_SHARE)
    assert not offered(public, Verb.REVIEW_HAND)
    seen = text(public)
    await w.click(ben, public, pattern(Verb.REVIEW, 1))
    assert say("en", "review-title", number="1") in text(w.panel(ben))
    assert text(public) == seen


@rest
async def test_the_pages_of_before_a_restart_go_on(w: World, make: Maker) -> None:
    hands = await finished(w)
    ann = w.members[0]
    panel = await reviewed(w, ann)
    whole = text(panel)
    await ann.select(panel, ["1"], custom_id=f"bowermenu:{Verb.REVIEW_HAND}:1:0:0")
    first = text(panel)
    await w.restart(make())
    worker = give_worker(w, gate())
    await w.click(ann, panel, rf"bower:{Verb.REVIEW_HAND}:1:2:0")
    assert PROGRESS in text(panel)
    await let(w, worker, hands)
    assert say("en", "replay-title", number="1", hand=2, hands=hands) in text(panel)
    await w.click(ann, panel, rf"bower:{Verb.REVIEW_HAND}:1:1:0")
    assert text(panel) == first
    await w.click(ann, panel, pattern(Verb.REVIEW_GAME, 1))
    assert text(panel) == whole


@rest
async def test_a_forged_hand_is_refused(w: World) -> None:
    hands = await finished(w)
    ann = w.members[0]
    panel = await reviewed(w, ann)
    none = say("en", "review-no-such-hand", hands=hands)
    assert answer(await forge(w, ann, panel, f"bower:{Verb.REVIEW_HAND}:1:99:0")) == none
    assert answer(await forge(w, ann, panel, f"bower:{Verb.REVIEW_HAND}:1:0:0")) == none
    assert answer(await forge(w, ann, panel, f"bowermenu:{Verb.REVIEW_HAND}:1:0:0", "x")) == none
    await forge(w, ann, panel, f"bower:{Verb.REVIEW_HAND}:1:1:999")
    assert say("en", "replay-title", number="1", hand=1, hands=hands) in text(panel)


@rest
async def test_progress_is_shown_and_replaced_by_the_review(w: World) -> None:
    hands = await finished(w)
    worker, ann = give_worker(w, gate()), w.members[0]
    panel = await reviewed(w, ann)
    assert PROGRESS in text(panel)
    assert f"0 of {hands} hands" in text(panel)
    assert len(worker.asked) == 2  # two at a time
    await let(w, worker, 1)
    assert re.search(rf"1 of {hands} hands[^%]*\*\*You\*\*: \d+%", text(panel))
    await let(w, worker, 1)
    assert f"2 of {hands} hands" in text(panel)
    await let(w, worker, hands)
    assert say("en", "review-title", number="1") in text(panel)
    assert len(panels(w.env, ann)) == 1
    give_worker(w, FakeWorker(every_other_time()))  # the second reader waits for nothing
    assert say("en", "review-title", number="1") in text(await reviewed(w, w.members[1]))


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
    w.env.backend.delete_message(one.channel_id, one.id)
    await let(w, worker, 1)
    await w.later(5)
    assert worker.given_up == 0
    assert PROGRESS in text(other)
    await let(w, worker, hands)
    assert say("en", "review-title", number="1") in text(other)
    assert len(worker.asked) == hands


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
async def test_a_stop_ends_reviews_and_says_so(w: World, make: Maker) -> None:
    await finished(w)
    give_worker(w, gate())
    panel = await reviewed(w, w.members[0])
    await w.restart(make())
    assert text(panel) == say("en", "review-stopped")
