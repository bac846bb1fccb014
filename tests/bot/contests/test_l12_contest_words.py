"""L12: what is typed in contests loses a member's names and ids, and the member's own words, when their data goes."""

import json
from typing import Any

from sqlalchemy import select, update

from bot.contests.commands.matches import DisputeMatch
from bot.contests.commands.organising import Announce, Edit
from bot.contests.commands.rulings import AnswerDispute
from bot.contests.notes import Note
from bot.contests.state import StoredContest
from bot.contests.templates import Template
from bot.members.preferences import Members
from bot.members.privacy import Privacy
from bot.store import schema
from bot.tables.model import Member
from engine.contest.config import Seeding
from tests.bot.contests.world import CROWD, ORGANISER, World
from tests.bot.people import CHANNEL, GUILD
from tests.suite import both_databases, rest

ANNABEL, WORD = Member(1_000_000_000_123, "Annabel0"), Member(1_000_000_000_456, "cheated")
BEN, CAT, DAN, *_ = CROWD
PHONE = "call me at 555 0199"


async def forget(world: World, member: Member) -> None:
    await Privacy(world.database, world.tables, Members(world.database), clock=world.clock, vault=world.vault).forget(
        member.user
    )


async def texts(world: World, number: int) -> list[str]:
    """The texts of the log, in order."""
    events = await world.contests.events(number)
    notes = [each.happening for each in events if isinstance(each.happening, Note)]
    return [str(note.data["text"]) for note in notes if "text" in note.data]


async def running_cup(world: World, *players: Member) -> StoredContest:
    """A cup of two pairs whose first match is played."""
    stored = await world.published(world.plan(Template.CUP, seeding=Seeding.LOTS, least=2))
    await world.sign_up(stored.id, players)
    return await world.start(stored.id)


@both_databases
async def test_l12_names_and_own_words_leave_the_log(world: World) -> None:
    stored = await running_cup(world, ANNABEL, BEN, CAT, DAN)
    number, do = stored.id, world.contests.do
    await do(number, DisputeMatch(CAT, 1, 0, f"Annabel0 (<@{ANNABEL.user}>) cheats, ANNABEL0!"))
    await do(number, AnswerDispute(ORGANISER, 1, 0, "annabel0 was wrong, Annabel07 was not"))
    await do(number, DisputeMatch(ANNABEL, 1, 0, PHONE))
    await do(number, Announce(ORGANISER, f"Annabel0 is late; {ANNABEL.user}"))
    before = (await world.contests.look(number)).standings()
    await forget(world, ANNABEL)
    assert await texts(world, number) == ["… (…) cheats, …!", "… was wrong, Annabel07 was not", "…", "… is late; …"]
    after = await world.contests.look(number)
    assert after.standings() == before
    assert [each.text for each in after.notes.disputes] == ["…"]
    await world.check()
    async with world.database.read() as connection:
        whole = json.dumps([list(map(str, row)) for row in await connection.execute(select(schema.contest_log))])
    assert "555" not in whole
    assert str(ANNABEL.user) not in whole


@rest
async def test_l12_a_name_that_is_a_word_cuts_nothing_from_what_is_said_of_others(world: World) -> None:
    """A variant, as P1: nobody takes a word as a name and deletes it from others' texts."""
    stored = await running_cup(world, *CROWD[:4])
    other = await running_cup(world, WORD, *CROWD[20:23])
    for number, author in ((stored.id, BEN), (other.id, CROWD[20])):
        await world.contests.do(number, DisputeMatch(author, 1, 0, "Dan cheated, and CHEATED again"))
    await world.contests.do(other.id, Announce(ORGANISER, "somebody cheated"))
    await forget(world, WORD)
    assert await texts(world, stored.id) == ["Dan cheated, and CHEATED again"]
    assert await texts(world, other.id) == ["Dan …, and … again", "somebody cheated"], "their own match alone"


@rest
async def test_l12_ids_leave_every_contest_and_every_description(world: World) -> None:
    """A variant: a mention in a contest, and a description, of somebody who is in none."""
    draft = await world.contests.create(ORGANISER, GUILD, CHANNEL, "Cup night", world.plan(Template.HUSTLE))
    described = world.plan(Template.HUSTLE, description=f"Ask <@{ANNABEL.user}> or Annabel0")
    await world.contests.do(draft.id, Edit(ORGANISER, plan=described))
    stored = await world.published(world.plan(Template.HUSTLE))
    await world.contests.do(stored.id, Announce(ORGANISER, f"not <@!{ANNABEL.user}>, <@{ANNABEL.user}1>"))
    await forget(world, ANNABEL)
    assert await texts(world, stored.id) == [f"not …, <@{ANNABEL.user}1>"]
    assert (await world.contests.look(draft.id)).plan.description == "Ask … or Annabel0", "nobody knows the name here"
    async with world.database.read() as connection:
        data: list[Any] = list(await connection.scalars(select(schema.contest_log.c.data)))
    assert not any(f"<@{ANNABEL.user}>" in each for each in data)
    await world.check()


@rest
async def test_l12_a_contest_that_cannot_be_read_keeps_nobody_s_data(world: World) -> None:
    stored = await running_cup(world, ANNABEL, BEN, CAT, DAN)
    await world.contests.do(stored.id, Announce(ORGANISER, "Annabel0 is late"))
    of = schema.contest_log
    for kind, data in (("joined", "{"), ("paired", '{"round": 1}')):
        change = update(of).where(of.c.contest_id == stored.id, of.c.kind == kind).values(data=data)
        await world.database.write(lambda connection, change=change: connection.execute(change))
    await forget(world, ANNABEL)
    async with world.database.read() as connection:
        (said,) = await connection.scalars(select(of.c.data).where(of.c.kind == "announced"))
        players = list(await connection.scalars(select(schema.contest_players.c.user_id)))
    assert json.loads(said) == {"text": "… is late"}
    assert ANNABEL.user not in players
