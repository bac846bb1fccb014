"""Messages to everybody reach everybody: who looks for a partner, who is left alone, who plays on, who has a bye."""

import pytest

from bot.contests.commands.moving import MoveTo
from bot.contests.commands.organising import Announce, Cancel
from bot.contests.commands.signing_up import Invite, Join, Leave, Standing
from bot.contests.templates import Template
from bot.panels.contests.posts import announcement
from tests.bot.contests.test_places import called, do
from tests.bot.contests.world import CROWD, ORGANISER, World

ANN, BEN, CAT, DAN, *_ = CROWD
NONE, LOOKER, ASKER, ASKED = Standing(), CROWD[40], CROWD[41], CROWD[42]


async def test_a_move_before_the_draw_calls_who_looks_for_a_partner_and_who_keeps_a_place(world: World) -> None:
    stored = await world.joined(8, Template.CUP, least=4, check_in=False)
    await do(world, stored.id, Join(LOOKER, NONE), Invite(ASKER, NONE, ASKED), Leave(ANN), MoveTo(ORGANISER, 7701))
    wanted = {LOOKER.user, ASKER.user, *(member.user for member in CROWD[1:8])}
    assert await called(world, stored.id, "moved") == wanted


@pytest.mark.parametrize(
    ("command", "purpose"),
    [
        (Announce(ORGANISER, "a break"), "announcement"),
        (Cancel(ORGANISER, "storm"), "cancelled"),
        (MoveTo(ORGANISER, 7701), "moved"),
    ],
)
async def test_whoever_plays_on_or_waits_for_a_partner_hears_it(
    world: World, command: Announce | Cancel | MoveTo, purpose: str
) -> None:
    """Ann has left Ben, and Cat and Dan have left; all of them play the round to its end."""
    stored = await world.begun(16, Template.SWISS, least=4)
    await do(world, stored.id, Join(LOOKER, NONE), *map(Leave, (ANN, CAT, DAN)), command)
    assert {LOOKER.user, BEN.user, CAT.user, DAN.user} <= await called(world, stored.id, purpose)


@pytest.mark.parametrize(("pairs", "byes"), [(5, 1), (6, 2), (4, 0)])
async def test_pairs_with_a_bye_learn_that_a_cup_has_begun(world: World, pairs: int, byes: int) -> None:
    stored = await world.begun(2 * pairs, Template.CUP, least=4)
    assert await called(world, stored.id, "round") == {member.user for member in CROWD[: 2 * pairs]}
    said = announcement(stored, "round", 1, ())
    assert said is not None
    assert said.text.count("&") == byes  # the names of those without a match
