"""What one member may append to a contest is bounded, and organisers always have room (security L5)."""

from typing import Any

import pytest
from sqlalchemy import func, select, update

from bot.contests.calendar import slots
from bot.contests.commands.base import ContestCommand
from bot.contests.commands.matches import AgreeOnTime, DisputeMatch, TickSlots
from bot.contests.commands.organising import Announce
from bot.contests.commands.rulings import AnswerDispute
from bot.contests.commands.signing_up import CheckIn, Invite, Join, Leave, Offer, Standing
from bot.contests.errors import ContestCode
from bot.contests.limits import MOST_EVENTS, MOST_SIGN_UPS
from bot.contests.templates import Template
from bot.panels.refusals import sentence
from bot.store import schema
from bot.texts.catalogue import LANGUAGES
from engine import Refused
from tests.bot.contests.world import CROWD, ORGANISER, World
from tests.refused import code_of, refused
from tests.suite import rest

EVE, ANN, BEN, CAT, *OTHERS = CROWD
MINUTE = 60_000


async def events_by(world: World, contest: int, user: int) -> int:
    event = schema.contest_log.c
    async with world.database.read() as connection:
        query = select(func.count()).where(event.contest_id == contest, event.by_id == user)
        return await connection.scalar(query) or 0


async def people_of(world: World, contest: int) -> int:
    return len((await world.contests.look(contest)).people)


async def repeat(world: World, contest: int, *commands: ContestCommand) -> str:
    """Give commands in turn until one is refused; the code."""
    for nth in range(1000):
        try:
            await world.contests.do(contest, commands[nth % len(commands)])
        except Refused as refusal:
            return refusal.code
    raise AssertionError("nothing ends it")


async def set_counts(world: World, contest: int, user: int, **values: int) -> None:
    of = schema.contest_players
    change = update(of).where(of.c.contest_id == contest, of.c.user_id == user).values(values)
    await world.database.write(lambda connection: connection.execute(change))


async def test_l5_invitations_bring_few_people(world: World) -> None:
    cup = (await world.published(world.plan(Template.CUP))).id
    for member in OTHERS[:MOST_SIGN_UPS]:
        await world.contests.do(cup, Invite(EVE, Standing(), member))
    before = await people_of(world, cup)
    assert await code_of(world.contests, cup, Invite(EVE, Standing(), OTHERS[20])) == ContestCode.SIGN_UPS
    assert before == await people_of(world, cup) == MOST_SIGN_UPS + 1


async def test_l5_offers_and_looking_for_a_partner_are_sign_ups(world: World) -> None:
    cup = (await world.published(world.plan(Template.CUP))).id
    offers = (Offer(EVE, Standing(), True), Offer(EVE, Standing(), False))
    assert await repeat(world, cup, *offers) == ContestCode.SIGN_UPS
    assert await repeat(world, cup, Join(ANN, Standing()), Leave(ANN)) == ContestCode.SIGN_UPS


async def test_l5_agreed_times_end(world: World) -> None:
    weeks = await world.begun(4, Template.WEEKS, least=4)
    first, second, *_ = slots(weeks.plan, 1, world.clock.at)
    await set_counts(world, weeks.id, EVE.user, events=MOST_EVENTS - 5)
    agree = (AgreeOnTime(EVE, 1, 0, first), AgreeOnTime(EVE, 1, 0, second))
    assert await repeat(world, weeks.id, *agree) == ContestCode.MEMBERS_EVENTS
    assert await events_by(world, weeks.id, EVE.user) == 1 + 5
    await world.contests.do(weeks.id, TickSlots(EVE, 1, 0, (first,)))  # what replaces, and appends nothing, goes on
    await world.contests.do(weeks.id, AgreeOnTime(ANN, 1, 0, first))
    await world.contests.do(weeks.id, Leave(EVE))


async def test_l5_disputes_end(world: World) -> None:
    weeks = await world.begun(4, Template.WEEKS, least=4)
    await set_counts(world, weeks.id, EVE.user, events=MOST_EVENTS - 1)
    await world.contests.do(weeks.id, DisputeMatch(EVE, 1, 0, "they talked"))
    await world.contests.do(weeks.id, AnswerDispute(ORGANISER, 1, 0, "no"))
    assert await code_of(world.contests, weeks.id, DisputeMatch(EVE, 1, 0, "they did")) == ContestCode.MEMBERS_EVENTS
    await world.contests.do(weeks.id, DisputeMatch(ANN, 1, 0, "they did"))


async def test_l5_accounts_of_one_person_are_one_member(world: World) -> None:
    night = (await world.published(world.plan(Template.HUSTLE))).id
    await repeat(world, night, Join(EVE, Standing()), Leave(EVE))

    async def merge(connection: Any) -> None:
        await connection.execute(schema.merges.insert().values(guild_id=77, old_id=EVE.user, new_id=BEN.user))

    await world.database.write(merge)
    assert await code_of(world.contests, night, Join(BEN, Standing())) == ContestCode.SIGN_UPS


@rest
async def test_l5_no_whole_contest_comes_near_the_limits(world: World) -> None:
    over = await world.over(8, Template.CUP, least=4)
    assert max(person.events for person in over.people.values()) < MOST_EVENTS / 10
    assert max(person.sign_ups for person in over.people.values()) == 1
    assert over.people[1].events > 0


async def test_l5_checking_in_is_never_refused(world: World) -> None:
    cup = await world.joined(8, Template.HUSTLE, least=4)
    world.clock.at = cup.plan.starts_at - MINUTE
    await world.director.advance(cup.id)
    await set_counts(world, cup.id, EVE.user, events=MOST_EVENTS, sign_ups=MOST_SIGN_UPS)
    stored = await world.contests.do(cup.id, CheckIn(EVE))
    entry = stored.entry_of(EVE.user)
    assert entry is not None
    assert entry.checked_in


async def test_l6_announcements_are_two_minutes_apart(world: World) -> None:
    night = (await world.published(world.plan(Template.HUSTLE))).id
    other = (await world.published(world.plan(Template.HUSTLE), "Other")).id
    await world.contests.do(night, Announce(ORGANISER, "one"))
    world.clock.at += MINUTE
    with refused(ContestCode.ANNOUNCED, {"seconds": 60, "text": "two <@1>"}) as refusal:
        await world.contests.do(night, Announce(ORGANISER, "two <@1>"))
    assert all("two" in sentence(refusal.value, language) for language in LANGUAGES), "nothing typed is lost"
    assert all("<@1>" not in sentence(refusal.value, language) for language in LANGUAGES)
    await world.contests.do(other, Announce(ORGANISER, "one"))
    world.clock.at += MINUTE
    await world.contests.do(night, Announce(ORGANISER, "two"))
    world.clock.at -= 60 * MINUTE  # a clock that was set back forbids nothing
    await world.contests.do(night, Announce(ORGANISER, "three"))


@pytest.mark.parametrize("code", [ContestCode.MEMBERS_EVENTS, ContestCode.FULL])
def test_l5_a_refusal_names_the_way_on(code: ContestCode) -> None:
    said = {sentence(Refused(code, most=10), language) for language in LANGUAGES}
    assert len(said) == len(LANGUAGES)
    assert all("/league manage" in each for each in said)
