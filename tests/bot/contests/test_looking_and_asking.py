"""Who looks for a partner and asks somebody looks on, whatever the answer."""

from dataclasses import replace

import pytest

from bot.contests.commands.signing_up import Accept, CheckIn, Decline, Invite, Join, Standing
from bot.contests.state import StoredContest
from bot.contests.templates import Template
from bot.panels.contests.me import me_panel
from bot.panels.contests.signing_up import declined_text
from bot.panels.core.reader import Reader
from bot.tables.model import Member
from tests.bot.contests.world import CROWD, World
from tests.bot.panel_checks import texts

ANN, BEN, CLEO = CROWD[40:43]
NONE = Standing()


def me(stored: StoredContest, member: Member) -> str:
    return "\n".join(texts(me_panel(stored, Reader(language="en"), member.user)))


async def asking(world: World, template: Template, *, declined: bool) -> StoredContest:
    """Ann looks for a partner, and has asked Ben."""
    stored = await world.joined(8, template, least=4, check_in=False)
    await world.contests.do(stored.id, Join(ANN, NONE))
    stored = await world.contests.do(stored.id, Invite(ANN, NONE, BEN))
    assert "You’ve asked M42" in me(stored, ANN)
    if declined:
        stored = await world.contests.do(stored.id, Decline(BEN, player(stored, ANN)))
    return stored


def player(stored: StoredContest, member: Member) -> int:
    found = stored.player_of(member.user)
    assert found is not None
    return found.player


@pytest.mark.parametrize("template", [Template.CUP, Template.SWISS, Template.LEAGUE])
@pytest.mark.parametrize("declined", [False, True])
async def test_whoever_looks_has_a_partner_at_the_start(world: World, template: Template, declined: bool) -> None:
    stored = await asking(world, template, declined=declined)
    assert "if I find a partner for you" in me(stored, ANN)
    await world.contests.do(stored.id, Join(CLEO, NONE))
    stored = await world.start(stored.id)
    (entry,) = stored.entries_with(ANN.user)
    assert entry.owners == (player(stored, ANN), player(stored, CLEO))


async def test_a_yes_still_makes_a_pair(world: World) -> None:
    stored = await asking(world, Template.CUP, declined=False)
    stored = await world.contests.do(stored.id, Accept(BEN, NONE, player(stored, ANN)))
    assert stored.entry_of(ANN.user) == stored.entry_of(BEN.user) is not None
    assert not any(person.looking for person in stored.people.values())


async def test_whoever_looks_and_asks_checks_in(world: World) -> None:
    stored = await world.joined(8, Template.CUP, least=2)
    await world.contests.do(stored.id, Join(ANN, NONE))
    world.clock.at = stored.plan.starts_at - 600_000
    await world.director.advance(stored.id)
    await world.contests.do(stored.id, Invite(ANN, NONE, BEN))
    stored = await world.contests.do(stored.id, CheckIn(ANN))
    assert player(stored, ANN) in stored.notes.ready


async def test_whoever_asked_somebody_who_plays_with_another_reads_it(world: World) -> None:
    stored = await world.joined(8, Template.CUP, least=2)
    await world.contests.do(stored.id, Invite(ANN, NONE, BEN))
    stored = await world.sign_up(stored.id, (BEN, CLEO))
    assert "You asked M42, who has another partner now" in me(stored, ANN)
    assert "hasn’t answered" not in me(stored, ANN)


async def test_a_no_when_nobody_comes_any_more_promises_nothing(world: World) -> None:
    stored = await asking(world, Template.CUP, declined=False)
    ann = stored.people[player(stored, ANN)]
    assert declined_text(stored, ann, "Ben").endswith("M41 still looks for a partner.")
    assert "*Join with a partner* asks" in declined_text(stored, replace(ann, looking=False), "Ben")
    stored = await world.start(stored.id)
    assert declined_text(stored, stored.people[ann.player], "Ben") == "Ben can’t play with M41 in Cup night."
