"""L14: a yes answers the question that was asked, about the same persons; numbers of entrants do not come again."""

from dataclasses import replace

from bot.contests.asking import subject_of
from bot.contests.commands.answering import Approve
from bot.contests.commands.base import ContestCommand
from bot.contests.commands.matches import DisputeMatch
from bot.contests.commands.organising import Cancel, Deputize, Edit, Extend
from bot.contests.commands.rulings import AddLate, Adjust, AnswerDispute, Disqualify, Forfeit, Redraw, Replace, SetSeed
from bot.contests.commands.signing_up import Join, Leave, Standing
from bot.contests.errors import ContestCode
from bot.contests.templates import Template
from engine.contest.config import Config, Format
from engine.contest.events import Joined, Left
from engine.contest.state import fold
from tests.bot.contests.interest.club import OWNER, ask, club, match_of, member_of, other_match, signed_up
from tests.bot.contests.world import CROWD, HOUR, ORGANISER, World
from tests.refused import code_of, refused


async def say_yes(world: World, contest: int, command: ContestCommand, about: str) -> None:
    """A yes to a question that was asked before, which has come to mean something else."""
    before = await world.contests.look(contest)
    with refused(ContestCode.STALE):
        await world.contests.do(contest, command, about=about)
    assert await world.contests.look(contest) == before


async def test_l14_whoever_signs_up_next_is_not_the_one_who_was_asked_about(world: World) -> None:
    stored = await signed_up(world, Template.HUSTLE, 4, play=False)
    out, seed = Disqualify(ORGANISER, 3, "cheats"), SetSeed(ORGANISER, 3, 1, "strong")
    about = {command: subject_of(stored, command) for command in (out, seed)}
    await world.contests.do(stored.id, Leave(CROWD[2]))
    stored = await world.contests.do(stored.id, Join(CROWD[10], Standing()))
    entry = stored.entry_of(CROWD[10].user)
    assert entry is not None
    assert entry.number == 5, "no number comes again"
    for command, then in about.items():
        await say_yes(world, stored.id, command, then)


async def test_l14_no_number_comes_again_after_the_last_one_has_left(world: World) -> None:
    stored = await signed_up(world, Template.SWISS, 12, play=False)
    for nth in range(3):
        last = max(stored.contest.entries)
        stored = await world.contests.do(stored.id, Disqualify(ORGANISER, last, "cheats"))
        assert last not in stored.contest.entries
        stored = await world.contests.do(stored.id, AddLate(ORGANISER, (CROWD[40 + 2 * nth], CROWD[41 + 2 * nth])))
        assert max(stored.contest.entries) == last + 1
    stored = await world.start(stored.id)
    assert len(set(stored.contest.seeds)) == len(stored.contest.seeds) == 6
    await world.check()


def test_l14_numbers_that_a_version_before_gave_twice_are_read_as_they_were() -> None:
    """From now on they go on after the highest."""
    happened = (Joined(1, (1,)), Joined(2, (2,)), Left(2), Joined(2, (3,)), Left(2), Joined(1, (1,)))
    contest = fold(Config(format=Format.HUSTLE), bytes(32), happened)
    assert (contest.last_entrant, {*contest.entries}) == (2, {1})


async def test_l14_a_ruling_meets_no_other_match_after_a_redraw(world: World) -> None:
    stored = await club(world, Template.CUP, 16, play=False)
    place = stored.open_places[0]
    commands = (Forfeit(ORGANISER, *place, 0, "late"), Adjust(ORGANISER, *place, (10, 0), "x"), Extend(ORGANISER, HOUR))
    abouts = [subject_of(stored, command) for command in (*commands, Redraw(ORGANISER, "wrong"))]
    world.clock.later(5)
    await world.contests.do(stored.id, Redraw(ORGANISER, "wrong"))
    await world.director.advance(stored.id)
    for command, about in zip((*commands, Redraw(ORGANISER, "wrong")), abouts, strict=True):
        await say_yes(world, stored.id, command, about)


async def test_l14_a_result_that_came_meanwhile_is_not_overruled_unseen(world: World) -> None:
    stored = await club(world, Template.CUP, 8, play=False)
    place = stored.open_places[0]
    command = Adjust(ORGANISER, *place, (10, 0), "abandoned")
    about = subject_of(stored, command)
    await world.play(await world.tables.look(stored.tables[place].table))
    await say_yes(world, stored.id, command, about)


async def test_l14_who_plays_for_an_entry_is_part_of_the_question(world: World) -> None:
    stored = await club(world, Template.SWISS, 12, play=False)
    out, swap = Disqualify(ORGANISER, 2, "cheats"), Replace(ORGANISER, 2, 4, CROWD[42], "ill")
    abouts = [subject_of(stored, command) for command in (out, swap)]
    first = stored.contest.entries[2].players[0]
    await world.contests.do(stored.id, Replace(ORGANISER, 2, first, CROWD[41], "ill"))
    await world.accept(stored.id, CROWD[41])
    for command, about in zip((out, swap), abouts, strict=True):
        await say_yes(world, stored.id, command, about)


async def test_l14_the_answer_to_a_dispute_is_not_one_to_the_next(world: World) -> None:
    stored = await club(world, Template.CUP, 8, play=False)
    place = stored.open_places[0]
    match = stored.contest.rounds[0].matches[place[1]]
    stored = await world.contests.do(stored.id, DisputeMatch(member_of(stored, match.north[0]), *place, "they talked"))
    answer = AnswerDispute(ORGANISER, *place, "no")
    about = subject_of(stored, answer)
    await world.contests.do(stored.id, AnswerDispute(OWNER, *place, "yes"))
    world.clock.later(5)
    await world.contests.do(stored.id, DisputeMatch(member_of(stored, match.east[0]), *place, "he revoked"))
    await say_yes(world, stored.id, answer, about)


async def test_l14_a_deputy_who_was_to_be_named_is_not_dismissed(world: World) -> None:
    stored = await signed_up(world, Template.HUSTLE, 4, play=False)
    name = Deputize(ORGANISER, CROWD[20])
    about = subject_of(stored, name)
    await world.contests.do(stored.id, Deputize(OWNER, CROWD[20]))
    await world.accept(stored.id, CROWD[20])
    await say_yes(world, stored.id, name, about)


async def test_l14_calling_off_before_the_start_is_not_calling_off_a_running_one(world: World) -> None:
    stored = await signed_up(world, Template.HUSTLE, 4, play=False)
    cancel = Cancel(ORGANISER, "too few")
    about = subject_of(stored, cancel)
    await world.start(stored.id)
    await say_yes(world, stored.id, cancel, about)


async def test_l14_other_organisers_approve_what_was_asked_only(world: World) -> None:
    """The same for questions to others, which wait for longer: a redraw, another player, other dates."""
    stored = await club(world, Template.CUP, 16)
    place, entrant = other_match(stored)
    numbers = [
        await ask(world, stored.id, Forfeit(ORGANISER, *place, 0, "late")),
        await ask(world, stored.id, Extend(ORGANISER, HOUR)),
    ]
    world.clock.later(5)
    await world.contests.do(stored.id, Redraw(OWNER, "wrong"))
    stored = await world.director.advance(stored.id)
    out = match_of(stored)[2][0]
    numbers.append(await ask(world, stored.id, Disqualify(ORGANISER, out, "shouts")))
    player = stored.contest.entries[out].players[1]
    await world.contests.do(stored.id, Replace(OWNER, out, player, CROWD[41], "ill"))
    await world.accept(stored.id, CROWD[41])
    for number in numbers:
        assert await code_of(world.contests, stored.id, Approve(OWNER, number)) == ContestCode.ASKED_GONE
    assert entrant not in stored.contest.withdrawn


async def test_l14_a_start_that_was_moved_twice_is_asked_for_again(world: World) -> None:
    stored = await signed_up(world, Template.HUSTLE, 6)
    later = replace(stored.plan, starts_at=stored.plan.starts_at + HOUR)
    number = await ask(world, stored.id, Edit(ORGANISER, plan=later))
    even_later = replace(stored.plan, starts_at=stored.plan.starts_at + 3 * HOUR)
    await world.contests.do(stored.id, Edit(OWNER, plan=even_later))
    assert await code_of(world.contests, stored.id, Approve(OWNER, number)) == ContestCode.ASKED_GONE
