"""Who knows of a contest and of what changes in it: drafts are seen by organisers, and nothing wanted is left out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.contests.commands import Change
from bot.contests.errors import ContestCode
from bot.contests.notes import Kind, Note
from bot.contests.service import Contests
from bot.panels.core.custom_ids import Verb
from bot.texts import say
from tests.cogs.league.scenes import POSTED, by, organiser, publish
from tests.cogs.scenes import answer
from tests.contests.promises import promise
from tests.world import text

pytestmark = promise("print-private", "messages-posts")

if TYPE_CHECKING:
    import pytest

    from bot.contests.posts import Post
    from tests.world import World


async def test_a_draft_is_seen_by_organisers_only(w: World) -> None:
    mia, noa, ann = await organiser(w), await organiser(w, "Noa"), w.members[0]
    await mia.slash(w.channel, "league create", template="hustle")
    assert answer(await ann.slash(w.channel, "league show", contest=1)) == say("en", ContestCode.UNKNOWN)
    for member in (mia, noa):
        assert "Draft:" in answer(await member.slash(w.channel, "league show", contest=1))


async def test_what_is_wanted_while_messages_are_looked_for_is_posted(
    w: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A step of the contest between the two looks, at its messages and at itself."""
    shown = await publish(w, await organiser(w))
    look, taken = Contests.posts, list[int]()
    step = Change(happenings=(Note(Kind.CHECKING),), posts=(("checkin", 0),))

    async def step_and_look(contests: Contests, contest: int) -> tuple[Post, ...]:
        if not taken:
            taken.append(contest)
            with monkeypatch.context() as quiet:
                quiet.setattr(Contests, "publish", lambda *_: None)  # or a second look would mend it
                await contests.change(contest, lambda _: step)
        return await look(contests, contest)

    monkeypatch.setattr(Contests, "posts", step_and_look)
    await w.click(w.members[0], shown, by(Verb.CONTEST_JOIN))
    await w.later(POSTED)
    assert [message for message in w.public() if "Check in now" in text(message)]
