"""Messages of contests when the process ends: none comes twice."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bot.contests.service import Contests
from bot.panels.core.custom_ids import Verb
from tests.cogs.league.scenes import POSTED, board, by, organiser, publish
from tests.cogs.scenes import Maker
from tests.world import text

if TYPE_CHECKING:
    import pytest

    from tests.world import World


def nonces(w: World) -> list[str]:
    """Of all messages that were sent; Discord posts a second one with the same nonce not again."""
    sent: list[Any] = [each.json for each in w.env.http_requests if each.method == "POST" and each.json]
    return [each["nonce"] for each in sent if each.get("enforce_nonce")]


async def test_a_message_sent_but_not_stored_is_sent_again_with_its_nonce(
    w: World, make: Maker, monkeypatch: pytest.MonkeyPatch
) -> None:
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
