"""What a test has shown of the bot: the presses it has answered, and the posts it has sent.

A press that is refused, and a post that Discord does not take, are not shown.
"""

import sys
from functools import wraps
from inspect import unwrap
from typing import Any

import pytest

from bot import metrics
from bot.contests.posts import ContestPost, Purpose
from bot.contests.service import Contests
from cogs.live import posting

CONTEST = "contest"
"""The first word of the nonces of a contest's posts, whose purposes say more."""


def press(verb: str) -> str:
    """How a press is called in `tests.whole`, and in the bot's metrics."""
    return f"press:{verb}"


def post(kind: str) -> str:
    """The same of a post: the first word of its nonce, or its purpose among the posts of a contest."""
    return f"post:{kind}"


def answered() -> dict[str, float]:
    """How often each press and command has been answered in this process, without a refusal or a fault."""
    samples = [each for metric in metrics.PRESSES.collect() for each in metric.samples if each.name.endswith("_total")]
    return {each.labels["what"]: each.value for each in samples if each.labels["outcome"] == "answered"}


def watch_posts(monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """A set that from now on is filled with the posts that are sent."""
    sent = set[str]()
    nonce, set_post, note_room = posting.nonce, Contests.set_post, Contests.note_room

    @wraps(nonce)
    def noted_nonce(*what: str | int) -> str:
        if what[0] != CONTEST:
            sent.add(post(str(what[0])))
        return nonce(*what)

    async def noted_post(self: Contests, contest: int, of: ContestPost, **where: Any) -> None:
        await set_post(self, contest, of, **where)
        if where["message"]:
            sent.add(post(of.purpose))

    async def noted_room(self: Contests, contest: int, number: int, thread: int) -> None:
        await note_room(self, contest, number, thread)
        sent.add(post(Purpose.ROOM))

    monkeypatch.setattr(Contests, "set_post", noted_post)
    monkeypatch.setattr(Contests, "note_room", noted_room)
    for module in [*sys.modules.values()]:
        named = getattr(module, "__dict__", {}).get("nonce")
        if callable(named) and unwrap(named) is nonce:  # imported by name, perhaps while another test watched
            monkeypatch.setattr(module, "nonce", noted_nonce)
    return sent
