"""L8: an organizer calls everybody once in two minutes, by whatever press: also by a name, a channel or a start."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from bot.contests.calls import APART_MS
from bot.contests.commands.moving import MoveTo
from bot.contests.commands.organising import Edit
from bot.contests.commands.renaming import Rename
from bot.contests.commands.signing_up import Join, Standing
from bot.contests.posts import NOTHING, Post
from cogs.contests.posts import in_turn, older_calls
from tests.cogs.league.scenes import POSTED
from tests.cogs.league.test_l6_outbox import olga, published, said
from tests.cogs.scenes import EPOCH, as_bot, bower, who
from tests.suite import rest

if TYPE_CHECKING:
    from tests.world import World

NOW = 1_800_000_000_000


def message(at: int) -> int:
    """The id of a message posted then."""
    return (at - 1_420_070_400_000) << 22


def post(purpose: str, number: int, at: int | None = None) -> Post:
    found = None if at is None else message(at)
    return Post(purpose=purpose, number=number, channel=1, message=found, shown=None, wanted_at=0)


def test_l8_each_kind_of_call_waits_for_each_other() -> None:
    later: list[float] = []
    for first in ("announcement", "renamed", "moved", "postponed", "checkin"):
        for second in ("announcement", "renamed:2", "moved", "postponed", "checkin:2"):
            posts = [post(first, 5, NOW - 30_000), post(second, 9), post("round", 1), post("ruling", 9)]
            assert in_turn(posts, NOW, later.append) == [posts[0], *posts[2:]]
            assert later.pop() == APART_MS / 1000 - 30
            assert in_turn(posts, NOW - 30_000 + APART_MS, later.append) == posts
    assert later == []


def test_l8_of_calls_that_wait_only_the_newest_of_a_kind_is_left() -> None:
    waiting = [post("renamed", 3), post("renamed:2", 3), post("renamed", 7), post("moved", 4), post("announcement", 1)]
    posts = [*waiting, post("announcement", 2), post("renamed", 2, NOW)]
    assert older_calls(posts) == waiting[:2]
    assert all(each not in in_turn(posts, NOW, lambda _: None) for each in waiting[:2])


def count_calls(w: World) -> int:
    """How many messages have called Ben."""
    bodies = (each.json for each in w.env.http_requests if each.json and each.path.endswith("/messages"))
    return sum(
        str(w.members[1].id) in map(str, (body.get("allowed_mentions") or {}).get("users", ())) for body in bodies
    )


@rest
async def test_l8_names_channels_and_starts_do_not_call_again_and_again(w: World) -> None:
    w.env.set_clock(EPOCH / 1000 - w.env.now().timestamp())  # messages are as old as Bower takes them for
    contests = bower(w).services.contests
    number = await published(w, w.channel, "Night")
    await as_bot(w, contests.do(number, Join(who(w.members[1]), Standing())))
    await w.later(POSTED)
    for nth in range(4):
        await as_bot(w, contests.do(number, Rename(olga(w), f"Night {nth}", "")))
        stored = await as_bot(w, contests.look(number))
        moved = replace(stored.plan, starts_at=stored.plan.starts_at + 60_000)
        await as_bot(w, contests.do(number, Edit(olga(w), moved)))
        await as_bot(w, contests.do(number, MoveTo(olga(w), w.channel.id)))
        await w.later(POSTED)
    assert count_calls(w) == 1
    for count in (2, 3, 4, 4):  # the last start, the last move, the last name
        await w.later(APART_MS / 1000 + POSTED)
        assert count_calls(w) == count
    assert said(w, "Night 3") >= 1
    posts = await as_bot(w, contests.posts(number))
    assert all(each.message is not None for each in posts)
    assert any(each.message == NOTHING for each in posts)
