"""An organiser invites a member: a call, which counts when the member presses."""

from bot.contests.errors import ContestCode
from bot.contests.members import Join, Standing
from bot.contests.posts import Purpose
from bot.contests.rulings import Disqualify, InviteMember
from bot.contests.templates import Template
from bot.panels.contests.posts import announcement
from bot.panels.core.panel import Buttons
from tests.bot.contests.world import CROWD, ORGANISER, World
from tests.contests.promises import promise
from tests.refused import code_of

GUEST = CROWD[40]


@promise("organizers-invite")
async def test_an_invitation_counts_when_it_is_pressed_beyond_the_limit(world: World) -> None:
    stored = await world.joined(8, Template.HUSTLE, most=8, role=55)
    stored = await world.contests.do(stored.id, InviteMember(ORGANISER, GUEST))
    assert stored.entry_of(GUEST.user) is None
    player = stored.player_of(GUEST.user)
    assert player is not None
    events = await world.contests.events(stored.id)
    said = announcement(stored, Purpose.GUEST, player.player, events)
    assert said is not None
    assert said.users == (GUEST.user,)
    assert any(isinstance(block, Buttons) for block in said.panel.blocks)
    without_role = Standing(has_role=False)
    assert await code_of(world.contests, stored.id, Join(GUEST, without_role)) == ContestCode.ROLE
    await world.contests.do(stored.id, Join(GUEST, Standing()))
    stored = await world.start(stored.id)
    assert len(stored.contest.seeds) == 9
    entry = stored.entry_of(GUEST.user)
    assert entry is not None
    assert entry.number in stored.contest.seeds


async def test_who_was_taken_out_is_not_invited(world: World) -> None:
    stored = await world.begun(8, Template.HUSTLE)
    await world.contests.do(stored.id, Disqualify(ORGANISER, 1, "cheats"))
    again = InviteMember(ORGANISER, CROWD[0])
    assert await code_of(world.contests, stored.id, again) == ContestCode.BARRED
