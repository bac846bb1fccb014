"""Messages of contests: none comes twice when the process ends, and none notifies where the bot is not to ping."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from discord import MessageFlags

from bot.contests import store
from bot.contests.posts import Purpose
from bot.contests.service import Contests
from bot.panels.core.custom_ids import Verb
from cogs.live.messages import Messages
from tests.cogs.league.scenes import POSTED, SOON, board, by, organiser, publish
from tests.cogs.scenes import Maker, bower
from tests.contests.promises import promise
from tests.suite import rest
from tests.world import text

pytestmark = promise("messages-posts", "messages-calls")

if TYPE_CHECKING:
    import pytest

    from tests.world import World


def nonces(w: World) -> list[str]:
    """Of all messages that were sent; Discord posts a second one with the same nonce not again."""
    sent: list[Any] = [each.json for each in w.env.http_requests if each.method == "POST" and each.json]
    return [each["nonce"] for each in sent if each.get("enforce_nonce")]


@rest
async def test_a_message_sent_but_not_stored_is_sent_again_with_its_nonce(
    w: World, make: Maker, monkeypatch: pytest.MonkeyPatch, expected_faults: list[str]
) -> None:
    expected_faults.append("a message could not be posted")
    mia = await organiser(w)

    async def end(*_: Any, **__: Any) -> None:
        raise OSError("the process ends here")

    with monkeypatch.context() as ending:
        ending.setattr(Contests, "set_post", end)
        await publish(w, mia, entrants="4-8")
    assert len(nonces(w)) == 1
    await w.restart(make())
    await w.later(POSTED)
    assert len(nonces(w)) == 2
    assert len(set(nonces(w))) == 1

    await w.click(w.members[0], board(w), by(Verb.CONTEST_JOIN))
    await w.restart(make())  # stored, and perhaps not edited yet
    await w.later(POSTED)
    assert "1 of 8 signed up" in text(board(w))
    assert len(nonces(w)) == 2, "the notice board is edited"


async def test_without_pings_messages_notify_nobody(w: World, make: Maker) -> None:
    await w.restart(make(pings=False))
    ann, mia = w.members[0], await organiser(w)
    await w.click(ann, await publish(w, mia, start=SOON), by(Verb.CONTEST_JOIN))
    await w.later(POSTED)
    await w.click(ann, board(w), by(Verb.CONTEST_CHECK_IN))
    await w.later(200)
    sent: list[Any] = [each.json for each in w.env.http_requests if each.method == "POST" and each.json]
    (post,) = [each for each in sent if "called off" in str(each.get("components"))]
    assert f"<@{ann.id}>" in str(post["components"]), "it names her"
    assert not post["allowed_mentions"].get("users")
    assert not post["allowed_mentions"].get("parse")
    assert post["flags"] & MessageFlags.suppress_notifications.flag


async def test_a_message_that_is_wanted_anew_while_it_is_on_its_way_is_posted_anew(
    w: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As the tables of a round that is drawn again while the first draw is being posted."""
    mia, send = await organiser(w), Messages.send
    contests = bower(w).services.contests

    async def send_and_want_anew(*what: Any, **how: Any) -> Any:
        monkeypatch.setattr(Messages, "send", send)
        at = contests.clock.now() + 1
        await contests._database.write(lambda connection: store.want(connection, 1, Purpose.BOARD, 0, at))
        contests.publish(await contests.look(1))
        return await send(*what, **how)

    monkeypatch.setattr(Messages, "send", send_and_want_anew)
    await publish(w, mia)
    await w.later(POSTED)
    assert len(set(nonces(w))) == 2
    (post,) = [each for each in await contests.posts(1) if each.purpose == Purpose.BOARD]
    assert post.message == board(w).id
