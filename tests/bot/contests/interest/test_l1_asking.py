"""L1: another organiser answers; without an answer it is done later and marked, and never about one's own match."""

from dataclasses import replace
from typing import Final

import pytest
from sqlalchemy import insert

from bot.contests.asking import interest_in
from bot.contests.calls import APART_MS
from bot.contests.commands.answering import Approve, TurnDown
from bot.contests.commands.organising import Cancel, Deputize, Extend, HandOver, Pause
from bot.contests.commands.rulings import AddLate, Adjust, Disqualify, Forfeit, Redraw, Replace, SetSeed
from bot.contests.errors import ContestCode
from bot.contests.interest import Interest, own_entries
from bot.contests.state import Stage
from bot.contests.templates import Template
from bot.panels.contests.board import board_panel
from bot.panels.contests.fixtures import log_panel
from bot.panels.contests.posts import announcement
from bot.panels.core.reader import Reader
from bot.stats.read.audit import Decision
from bot.stats.repairs import Repairs
from bot.store import schema
from bot.tables.model import Member
from tests.bot.contests.interest.club import (
    LIVE_WAIT,
    OWNER,
    RIVAL,
    WINDOWS_WAIT,
    approve,
    ask,
    club,
    marks,
    match_of,
    member_of,
    other_match,
    signed_up,
)
from tests.bot.contests.world import CROWD, HOUR, ORGANISER, World
from tests.bot.panel_checks import texts
from tests.bot.people import GUILD
from tests.refused import code_of, refused
from tests.suite import first, rest

FRIEND: Final = CROWD[40]


async def post_of(world: World, contest: int, number: int) -> str:
    """What the message asks; nothing once there is an answer."""
    stored, events = await world.contests.look(contest), await world.contests.events(contest)
    said = announcement(stored, "asked", number, events)
    return "" if said is None else "\n".join(texts(said.panel))


async def log_of(world: World, contest: int) -> str:
    stored, events = await world.contests.look(contest), await world.contests.events(contest)
    return "\n".join(texts(log_panel(stored, events, Reader(language="en"), 0)))


async def test_l1_opponents_are_not_taken_out_by_whoever_plays_them(world: World) -> None:
    stored = await club(world, Template.CUP, 16)
    place, _, (other,) = match_of(stored)
    number = await ask(world, stored.id, Disqualify(ORGANISER, other, "they *shout*"))
    shown = await post_of(world, stored.id, number)
    assert "Olga" in shown
    assert r"they \*shout\*" in shown
    assert "stands as played" in shown
    for wait in (0, LIVE_WAIT, 30 * WINDOWS_WAIT):
        world.clock.later(wait // 1000)
        assert await code_of(world.contests, stored.id, Approve(ORGANISER, number)) == ContestCode.OWN_MATCH
    stored = await approve(world, stored.id, number)
    assert stored.contest.entries[other].out
    assert stored.outcome(place) is not None
    assert await marks(world, stored.id) == ["asked", "approved"]
    assert await post_of(world, stored.id, number) == "", "the question goes"
    assert await code_of(world.contests, stored.id, Approve(OWNER, number)) == ContestCode.ASKED_GONE, "once"
    await world.check()


async def test_l1_nobody_becomes_a_stranger_to_the_own_match(world: World) -> None:
    """Oneself out, a ruling, oneself in again; an opponent out for somebody who is not there; a partner out."""
    stored = await club(world, Template.SWISS, 12)
    place, (own,), (other,) = match_of(stored)
    mine, partner = stored.contest.entries[own].players
    for out in (mine, partner):
        await ask(world, stored.id, Replace(ORGANISER, own, out, FRIEND, "ill"))
    await ask(world, stored.id, Replace(ORGANISER, other, stored.contest.entries[other].players[0], FRIEND, "ill"))
    await world.contests.do(stored.id, Replace(OWNER, own, mine, FRIEND, "ill"))
    stored = await world.accept(stored.id, FRIEND)
    assert not any(
        stored.numbers_of(ORGANISER.user).intersection(each.players) for each in stored.contest.entries.values()
    )
    side = int(own in stored.contest.rounds[0].matches[place[1]].north)
    number = await ask(world, stored.id, Forfeit(ORGANISER, *place, side, "late"))
    world.clock.later(WINDOWS_WAIT // 1000)
    assert await code_of(world.contests, stored.id, Approve(ORGANISER, number)) == ContestCode.OWN_MATCH
    await ask(world, stored.id, Adjust(ORGANISER, *place, (10, 0), "x"))
    back = stored.contest.entries[own].players[0]
    await ask(world, stored.id, Replace(ORGANISER, own, back, ORGANISER, "well again"))


@pytest.mark.parametrize(
    ("template", "members", "wait"), first([(Template.CUP, 16, LIVE_WAIT), (Template.LEAGUE, 12, WINDOWS_WAIT)], 1)
)
async def test_l1_without_an_answer_it_is_done_and_marked(
    world: World, template: Template, members: int, wait: int
) -> None:
    stored = await club(world, template, members)
    due = stored.whistle_at(1)
    number = await ask(world, stored.id, Extend(ORGANISER, HOUR))
    world.clock.at += wait - 1
    assert await code_of(world.contests, stored.id, Approve(ORGANISER, number)) == ContestCode.ASKED_OTHERS
    world.clock.at += 1
    stored = await world.contests.do(stored.id, Approve(ORGANISER, number))
    assert stored.whistle_at(1) != due
    assert await marks(world, stored.id) == ["asked", "own"]
    assert "Decisions by organizers about their own entry: 1" in "\n".join(texts(board_panel(stored)))
    assert f"Nobody had answered question {number}" in await log_of(world, stored.id)
    page = await Repairs(world.database, clock=world.clock).audit(GUILD)
    (line,) = page.entries
    assert isinstance(line, Decision)
    assert (line.kind, line.own) == ("extended", True)


async def test_l1_where_there_is_nobody_to_ask_it_is_done_at_once_and_marked(world: World) -> None:
    stored = await club(world, Template.CUP, 16)
    place, _, (other,) = match_of(stored)
    stored = await world.contests.do(stored.id, Pause(ORGANISER, "fire alarm"), alone=True)
    assert stored.paused
    number, entrant = stored.id, other_match(stored)[1]
    stored = await world.contests.do(number, Disqualify(ORGANISER, entrant, "went home"), alone=True)
    assert await marks(world, number) == ["own", "own"]
    assert "There was nobody else to ask" in await log_of(world, number)
    for command in (Disqualify(ORGANISER, other, "x"), Adjust(ORGANISER, *place, (9, 0), "x")):
        with refused(ContestCode.OWN_MATCH):
            await world.contests.do(number, command, alone=True)
    stored = await world.contests.do(number, Cancel(ORGANISER, "nobody is left"), alone=True)
    assert stored.stage is Stage.CANCELLED
    assert stored.notes.own == 3


async def test_l1_only_organisers_who_do_not_play_answer(world: World) -> None:
    stored = await club(world, Template.CUP, 16)
    number = await ask(world, stored.id, Redraw(ORGANISER, "two sat down wrong"))
    assert await code_of(world.contests, stored.id, Approve(RIVAL, number)) == ContestCode.ASKED_OTHERS
    assert await code_of(world.contests, stored.id, TurnDown(RIVAL, number)) == ContestCode.ASKED_OTHERS
    assert await code_of(world.contests, stored.id, Approve(FRIEND, number)) == ContestCode.NOT_ORGANISER
    again = Redraw(ORGANISER, "another reason")
    assert await code_of(world.contests, stored.id, again) == ContestCode.ASKED_ALREADY
    await world.contests.do(stored.id, TurnDown(OWNER, number))
    assert await code_of(world.contests, stored.id, again) == ContestCode.DECLINED
    world.clock.at += WINDOWS_WAIT
    await ask(world, stored.id, again)
    assert await marks(world, stored.id) == ["asked", "declined", "asked"]


async def test_l1_whoever_plays_does_not_answer_even_where_it_is_not_the_own_cause(world: World) -> None:
    """Somebody who is out may still owe a favour."""
    stored = await club(world, Template.CUP, 16)
    _, _, (other,) = match_of(stored)
    (out,) = own_entries(stored, RIVAL.user)
    await world.contests.do(stored.id, Disqualify(OWNER, out, "they left the room"))
    asked = Disqualify(ORGANISER, other, "they shout")
    number = await ask(world, stored.id, asked)
    stored = await world.contests.look(stored.id)
    assert interest_in(stored, replace(asked, member=RIVAL), world.clock.now()) is Interest.NONE
    for answer in (Approve(RIVAL, number), TurnDown(RIVAL, number)):
        assert await code_of(world.contests, stored.id, answer) == ContestCode.ASKED_OTHERS


async def test_l1_a_question_can_be_taken_back_and_asked_again(world: World) -> None:
    stored = await club(world, Template.CUP, 16)
    number = await ask(world, stored.id, Pause(ORGANISER, "supper"))
    await world.contests.do(stored.id, TurnDown(ORGANISER, number))
    assert "Taken back" in await log_of(world, stored.id)
    await ask(world, stored.id, Pause(ORGANISER, "supper"))


@rest
async def test_l1_questions_do_not_pile_up(world: World) -> None:
    stored = await club(world, Template.CUP, 16)
    for hours in range(1, 6):
        await ask(world, stored.id, Extend(ORGANISER, hours * HOUR))
    many = await code_of(world.contests, stored.id, Extend(ORGANISER, 6 * HOUR))
    assert many == ContestCode.MANY_ASKED
    world.clock.at += 1000
    await world.contests.do(stored.id, Redraw(OWNER, "wrong"))  # then none of them is about anything
    world.clock.at += APART_MS
    stored = await world.director.advance(stored.id)
    await ask(world, stored.id, Extend(ORGANISER, HOUR))


async def test_l1_a_deputy_does_not_decide_for_whoever_named_them(world: World) -> None:
    stored = await club(world, Template.CUP, 16)
    place, _, (other,) = match_of(stored)
    number = stored.id
    await world.contests.do(number, Deputize(ORGANISER, FRIEND))
    await world.accept(number, FRIEND)
    for command in (
        Forfeit(FRIEND, *place, 1, "late"),
        Disqualify(FRIEND, other, "shouts"),
        Adjust(FRIEND, *place, (10, 0), "x"),
        Replace(FRIEND, other, stored.contest.entries[other].players[0], CROWD[41], "ill"),
    ):
        question = await ask(world, number, command)
        assert await code_of(world.contests, number, Approve(FRIEND, question)) == ContestCode.OWN_MATCH
        await world.contests.do(number, TurnDown(FRIEND, question))
    stored = await world.contests.do(number, Extend(FRIEND, HOUR))  # whoever does not play directs the evening
    asked = await ask(world, number, Pause(ORGANISER, "supper"))
    stored = await approve(world, number, asked, FRIEND)
    assert stored.paused
    far, entrant = other_match(stored)
    stored = await world.contests.do(number, Disqualify(FRIEND, entrant, "shouts"))
    assert stored.outcome(far) is not None


async def test_l1_a_contest_handed_over_stays_the_cause_of_whoever_did_it(world: World) -> None:
    stored = await club(world, Template.SWISS, 12)
    place, _, (other,) = match_of(stored)
    await world.contests.do(stored.id, HandOver(ORGANISER, FRIEND))
    await world.accept(stored.id, FRIEND)
    await world.contests.do(stored.id, Deputize(FRIEND, CROWD[41]))
    await world.accept(stored.id, CROWD[41])
    for friend in (FRIEND, CROWD[41]):
        number = await ask(world, stored.id, Disqualify(friend, other, "shouts"))
        await world.contests.do(stored.id, TurnDown(friend, number))
        world.clock.at += WINDOWS_WAIT
    free = replace(FRIEND, moderator=True)  # by a right of the server's, not of hers
    stored = await world.contests.do(stored.id, Disqualify(free, other, "shouts"))
    assert stored.outcome(place) is not None


async def test_l1_another_account_of_the_same_person_is_no_other(world: World) -> None:
    stored = await club(world, Template.CUP, 16)
    _, _, (other,) = match_of(stored)
    second = Member(990, "Olga's phone", moderator=True)
    row = {"guild_id": GUILD, "old_id": ORGANISER.user, "new_id": second.user}
    await world.database.write(lambda connection: connection.execute(insert(schema.merges).values(row)))
    number = await ask(world, stored.id, Disqualify(second, other, "shouts"))
    assert await code_of(world.contests, stored.id, Approve(second, number)) == ContestCode.OWN_MATCH
    asked = await ask(world, stored.id, Extend(ORGANISER, HOUR))
    assert await code_of(world.contests, stored.id, Approve(second, asked)) == ContestCode.ASKED_OTHERS


async def test_l1_the_one_who_could_answer_is_not_removed_first(world: World) -> None:
    stored = await signed_up(world, Template.SWISS, 12)
    await world.contests.do(stored.id, Deputize(ORGANISER, FRIEND))
    await world.accept(stored.id, FRIEND)
    await ask(world, stored.id, Deputize(ORGANISER, FRIEND))  # no longer
    await ask(world, stored.id, AddLate(ORGANISER, (FRIEND, CROWD[41])))  # as an entrant
    await world.contests.do(stored.id, HandOver(OWNER, OWNER))
    await ask(world, stored.id, HandOver(RIVAL, RIVAL))
    await ask(world, stored.id, HandOver(RIVAL, CROWD[43]))


async def test_l1_rivals_are_not_judged_either(world: World) -> None:
    """Points and entries of others that decide one's own rank or the next opponents."""
    stored = await club(world, Template.SWISS, 12)
    place, entrant = other_match(stored)
    number = await ask(world, stored.id, Adjust(ORGANISER, *place, (0, 0), "x"))
    world.clock.at += LIVE_WAIT
    stored = await world.contests.do(stored.id, Approve(ORGANISER, number))
    assert stored.outcome(place) is not None
    assert await marks(world, stored.id) == ["asked", "own"]
    await ask(world, stored.id, Disqualify(ORGANISER, entrant, "x"))


async def test_l1_a_question_is_carried_out_as_it_was_asked(world: World) -> None:
    """Each command with persons, points and seeds says the same after it was stored."""
    stored = await signed_up(world, Template.CUP, 12)
    number = await ask(world, stored.id, AddLate(ORGANISER, (CROWD[41], CROWD[42])))
    assert "M42 & M43" in await post_of(world, stored.id, number)
    stored = await approve(world, stored.id, number)
    entry = stored.entry_of(CROWD[41].user)
    assert entry is not None
    assert member_of(stored, entry.number, 1).user == CROWD[42].user
    number = await ask(world, stored.id, SetSeed(ORGANISER, entry.number, 1, "best of last year"))
    stored = await approve(world, stored.id, number)
    assert stored.notes.seeds == (entry.number,)
    number = await ask(world, stored.id, Replace(ORGANISER, 3, stored.contest.entries[3].players[1], CROWD[43], "ill"))
    await approve(world, stored.id, number)
    stored = await world.accept(stored.id, CROWD[43])
    assert member_of(stored, 3, 1).user == CROWD[43].user
    await world.check()
