"""My hand pressed again: one panel, the newest, is left."""

import pytest

from tests.suite import rest
from tests.world import World, buttons, panels, text


@pytest.fixture
async def begun(w: World) -> World:
    """A game of Ann and three computers."""
    await w.members[0].slash(w.channel, "table open", computers=3, timer=86_400_000)
    await w.later(2)
    await w.click(w.members[0], w.public()[-1], r"bower:start:.*")
    await w.later(6)
    return w


async def _press_my_hand(w: World) -> None:
    table = next(m for m in reversed(w.public()) if any(b.matches(r"bower:hand:.*") for b in buttons(m)))
    await w.click(w.members[0], table, r"bower:hand:.*")


def _hands(w: World) -> int:
    return sum("Your hand" in text(message) for message in panels(w.env, w.members[0]))


def _deleted(w: World) -> int:
    return sum(r.method == "DELETE" and "/webhooks/" in r.path for r in w.env.http_requests)


@rest
async def test_a_new_hand_panel_takes_the_place_of_the_old_one(begun: World) -> None:
    for times in (1, 2, 3):  # the first takes the place of the answer to the start
        await _press_my_hand(begun)
        assert (_hands(begun), _deleted(begun)) == (1, times)
    await begun.members[0].slash(begun.channel, "hand")
    assert (_hands(begun), _deleted(begun)) == (1, 4)


@rest
async def test_a_panel_whose_token_is_dead_is_left_alone(begun: World) -> None:
    await begun.later(15 * 60)
    await _press_my_hand(begun)
    assert _deleted(begun) == 0
