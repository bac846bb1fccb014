"""The law that a message notifies nobody who did not ask for it (`tests.unasked`) fails where one does."""

from collections.abc import Awaitable, Callable, Iterable
from dataclasses import replace

import pytest

from bot import calls as calls_for_players
from bot.contests.organizers import Announce
from bot.members.preferences import Members, Preferences
from bot.panels.contests import posts
from cogs.interactions.permissions import notifying
from cogs.live import desk
from tests.cogs.league.scenes import POSTED, organiser, publish
from tests.cogs.scenes import Maker, as_bot, bower, lobby, who
from tests.cogs.table.test_calls import call, pick, turn_on
from tests.world import World, world

Patch = pytest.MonkeyPatch


async def called_at_another_hour(w: World, patch: Patch) -> None:
    patch.setattr(calls_for_players, "rings", lambda *_: True)
    await lobby(w)
    await turn_on(w, w.members[1], "18")
    await call(w, w.members[0])


async def called_without_a_bell(w: World, patch: Patch) -> None:
    patch.setattr(desk, "notifying", lambda users, _: notifying((*users, w.members[1].id)))
    await lobby(w)
    await call(w, w.members[0])


async def invited_without_pings(w: World, patch: Patch) -> None:
    async def everybody(_: Members, users: Iterable[int]) -> list[int]:
        return [*users]

    patch.setattr(Members, "who_want_pings", everybody)
    await as_bot(w, bower(w).services.members.set(w.members[1].id, Preferences(pings=False)))
    await lobby(w)
    await pick(w, 0, 1)


async def told_of_a_contest_of_others(w: World, patch: Patch) -> None:
    patch.setattr(posts, "everybody", lambda _: (w.members[1].id,))
    mia = await organiser(w)
    await publish(w, mia)
    await as_bot(w, bower(w).services.contests.do(1, Announce(replace(who(mia), moderator=True), "Tea at five")))
    await w.later(POSTED)


@pytest.mark.parametrize(
    "fault", [called_at_another_hour, called_without_a_bell, invited_without_pings, told_of_a_contest_of_others]
)
async def test_a_message_to_somebody_who_did_not_ask_fails(
    make: Maker, monkeypatch: Patch, fault: Callable[[World, Patch], Awaitable[None]]
) -> None:
    async def play() -> None:
        async with world(make()) as w:
            make.clock.env = w.env
            await fault(w, monkeypatch)

    with pytest.raises(AssertionError, match="nobody is mentioned who did not ask for it"):
        await play()
