"""Whoever was left alone withdraws, too, or is taken out: asked first while that changes something, and not later."""

import pytest

from bot.contests.commands.consent import TakeOffice
from bot.contests.commands.leaving import is_asked_first
from bot.contests.commands.rulings import Disqualify, Replace
from bot.contests.commands.signing_up import Leave, Offer, Standing
from bot.contests.errors import ContestCode
from bot.contests.state import StoredContest
from bot.contests.templates import Template
from bot.panels.contests import tasks
from bot.panels.contests.posts import announcement
from bot.panels.contests.signing_up import confirm_leave_panel, left_text
from bot.panels.contests.voice import ContestVoice
from bot.panels.core.reader import Reader
from bot.tables.model import Member
from tests.bot.contests.world import CROWD, ORGANISER, World
from tests.refused import code_of
from tests.suite import first

ANN, BEN, CAT, DAN, *_ = CROWD
IDA = CROWD[8]
NONE = Standing()


async def left_alone(world: World, template: Template = Template.LEAGUE, **options: object) -> StoredContest:
    """Ann has left Ben in the first round."""
    stored = await world.begun(8, template, least=4, **options)
    return await world.contests.do(stored.id, Leave(ANN))


async def test_the_question_says_what_comes_of_it(world: World) -> None:
    stored = await left_alone(world)
    assert is_asked_first(stored, BEN.user)
    asked = str(confirm_leave_panel(stored, Reader(), BEN.user))
    assert "Your partner M1 has withdrawn from Cup night. Withdraw, too?" in asked
    assert "If both of a pair leave before half its matches are over, none of them count." in asked
    stored = await world.contests.do(stored.id, Leave(BEN))
    assert not is_asked_first(stored, BEN.user)
    assert await code_of(world.contests, stored.id, Leave(BEN)) == ContestCode.NOT_JOINED


async def test_in_the_last_match_nothing_is_threatened(world: World) -> None:
    stored = await world.begun(4, Template.CUP, least=2)
    stored = await world.contests.do(stored.id, Leave(ANN))
    asked = str(confirm_leave_panel(stored, Reader(), BEN.user))
    assert "what you’ve played counts" in asked
    assert "loses to the pair it would meet next" not in asked


async def test_once_the_pair_is_out_leaving_changes_nothing(world: World) -> None:
    stored = await world.begun(8, Template.LEAGUE, least=3, days=1)
    await world.play_tables(stored.id)
    await world.director.advance(stored.id)
    await world.contests.do(stored.id, Leave(ANN))
    stored = await world.contests.look(stored.id)
    world.clock.at = max(each.due_at for each in stored.deadlines.values())
    stored = await world.director.advance(stored.id)
    assert stored.round == 2
    assert not is_asked_first(stored, BEN.user)
    before, table = stored, stored.standings()
    stored = await world.contests.do(stored.id, Leave(BEN))
    assert stored.standings() == table
    assert (1, 1) in [(row.entrant, row.played) for row in table[0]]
    assert "nothing left to withdraw from: your partner M1" in left_text(
        before, ContestVoice(stored, "en", user=BEN.user)
    )


@pytest.mark.parametrize("template", first([Template.SWISS, Template.LEAGUE, Template.CUP], 1))
async def test_a_pair_of_which_one_has_left_can_be_taken_out(world: World, template: Template) -> None:
    stored = await left_alone(world, template)
    assert "1" in [each.value for each in tasks.Disqualify().targets(ContestVoice(stored, "en"))]
    stored = await world.contests.do(stored.id, Disqualify(ORGANISER, 1, "cheated"))
    assert stored.contest.entries[1].out
    assert stored.contest.barred == {1, 2}
    said = announcement(stored, "entry", stored.revision - 1, await world.contests.events(stored.id))
    assert said is not None
    assert BEN.user in said.users
    assert await code_of(world.contests, stored.id, Offer(ANN, NONE, True)) == ContestCode.BARRED
    stored = await world.contests.do(stored.id, Offer(IDA, NONE, True))
    assert stored.entry_of(IDA.user) is None


@pytest.mark.parametrize("own", [ANN, BEN])
async def test_an_organiser_rules_on_no_pair_that_was_their_own(world: World, own: Member) -> None:
    stored = await left_alone(world)
    ruling = Disqualify(Member(own.user, own.name, moderator=True), 1, "cheated")
    stored = await world.contests.do(stored.id, ruling)
    assert stored.notes.asked, "others decide"
    assert not stored.contest.entries[1].out


async def test_who_comes_back_is_not_called_somebody_else(world: World) -> None:
    stored = await left_alone(world)
    stored = await world.contests.do(stored.id, Offer(ANN, NONE, True))
    said = announcement(stored, "partnerleft", 2, await world.contests.events(stored.id))
    assert said is not None
    assert "you play together again: M1 & M2" in said.text
    assert set(said.users) == {ANN.user, BEN.user}
    stored = await world.contests.do(stored.id, Leave(ANN))
    stored = await world.contests.do(stored.id, Replace(ORGANISER, 1, 1, ANN, "well again"))
    stored = await world.contests.do(stored.id, TakeOffice(ANN, stored.revision))
    said = announcement(stored, "entry", stored.revision, await world.contests.events(stored.id))
    assert said is not None
    assert set(said.users) == {ANN.user, BEN.user}
    stored = await world.contests.do(stored.id, Leave(ANN))
    stored = await world.contests.do(stored.id, Offer(IDA, NONE, True))
    said = announcement(stored, "partnerleft", 2, await world.contests.events(stored.id))
    assert said is not None
    assert "somebody plays instead: M9 & M2" in said.text
