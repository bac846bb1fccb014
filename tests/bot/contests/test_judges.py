"""A contest has players and judges, and nobody is both: by every ruling, repair and merge."""

from collections.abc import Callable
from dataclasses import replace
from typing import Final

import pytest

from bot.contests.commands import ContestCommand
from bot.contests.entries import waiting
from bot.contests.errors import ContestCode
from bot.contests.marks import AFTER_MS, SeenMark
from bot.contests.members import DisputeMatch, InvitePartner, Join, LeaveContest, Offer, OwnStanding
from bot.contests.model import Stage, StoredContest
from bot.contests.organizers import Cancel
from bot.contests.rulings import Adjust, AnswerDispute, Disqualify, Forfeit, InviteMember, Redraw, SeatSubstitute
from bot.contests.templates import Template
from bot.members.preferences import Members
from bot.members.privacy import Privacy
from bot.panels.contests.announcement import authors_of
from bot.stats.repairs import RepairCode, Repairs
from bot.tables.commands.rulings import CorrectScores
from bot.tables.errors import Code
from bot.tables.model import Member
from engine import Refused
from tests.bot.contests.world import CROWD, World, member_of
from tests.bot.people import GUILD
from tests.contests.promises import promise
from tests.refused import code_of

NONE: Final = OwnStanding()
IN, LOOKS, ASKS, ASKED, OFFERS, LEFT, BACK, NOBODY, WAITS, PARTNER, OLD, FAR = (
    replace(each, moderator=True) for each in CROWD[-12:]
)
RULINGS: Final[dict[str, Callable[[Member], ContestCommand]]] = {
    "points": lambda by: Adjust(by, 1, 0, (3, 1), "miscounted"),
    "award": lambda by: Forfeit(by, 1, 0, 0, "ill"),
    "take out": lambda by: Disqualify(by, 2, "cheated"),
    "seat": lambda by: SeatSubstitute(by, 1, 1, "ill"),
    "draw again": lambda by: Redraw(by, "two sat down wrong"),
    "answer": lambda by: AnswerDispute(by, 1, 0, "no"),
}


def code(stored: StoredContest, command: ContestCommand, now: int) -> str | None:
    try:
        command.decide(stored, now)
    except Refused as refusal:
        return str(refusal.code)
    return None


def judges(world: World, stored: StoredContest, member: Member) -> bool:
    """Whether a member may judge: by every ruling, or by none."""
    codes = [code(stored, ruling(member), world.clock.now()) for ruling in RULINGS.values()]
    own = [each == ContestCode.OWN_CONTEST for each in codes]
    assert len(set(own)) == 1, dict(zip(RULINGS, codes, strict=True))
    return not own[0]


async def open_contest(world: World, template: Template) -> StoredContest:
    """Full; one waits, one has left, one has offered, one has taken that back; in one of pairs some want a partner."""
    stored = await world.published(world.plan(template, least=4, most=4, check_in=False))
    number, size = stored.id, stored.plan.size
    await world.sign_up(number, (LEFT, BACK)[:size])
    await world.contests.do(number, LeaveContest(LEFT))
    if size == 2:
        await world.contests.do(number, LeaveContest(BACK))
    await world.sign_up(number, (IN, *CROWD[: 4 * size - 1]))
    await world.sign_up(number, (WAITS, PARTNER)[:size])
    stored = await world.contests.load(number)
    if size == 2:
        for offers in (True, False):
            await world.contests.do(number, Offer(BACK, NONE, offers))
        await world.contests.do(number, Offer(OFFERS, NONE, True))
        await world.contests.do(number, Join(LOOKS, NONE))
        stored = await world.contests.do(number, InvitePartner(ASKS, NONE, ASKED))
    return stored


@pytest.mark.parametrize("template", Template)
@promise("organizers-judge-not", "organizers-call-off")
async def test_whoever_is_in_a_contest_judges_nothing_in_it(world: World, template: Template) -> None:
    stored = await open_contest(world, template)
    pairs = (LOOKS, ASKS, OFFERS) if stored.plan.size == 2 else ()
    for member in (IN, WAITS, *pairs):
        assert not judges(world, stored, member), member
    for member in (NOBODY, LEFT, BACK, ASKED):
        assert judges(world, stored, member), member
    assert code(stored, Cancel(IN, "rain"), world.clock.now()) is None, "before the draw"
    stored = await world.start(stored.id)
    assert stored.round == 1
    stored = await world.contests.do(stored.id, LeaveContest(IN))
    while True:
        assert not judges(world, stored, IN), "whoever was drawn"
        assert judges(world, stored, NOBODY)
        if stored.stage.is_final:
            return
        assert code(stored, Cancel(IN, "rain"), world.clock.now()) == ContestCode.OWN_CONTEST
        stored = await world.to_the_end_from_here(stored.id)


@promise("organizers-one-person")
async def test_merged_accounts_are_one_person(world: World) -> None:
    await world.merge(OLD, NOBODY)
    stored = await world.published(world.plan(Template.HUSTLE))
    stored = await world.contests.do(stored.id, Join(OLD, NONE))
    assert not judges(world, stored, NOBODY)
    stored = await world.contests.do(stored.id, LeaveContest(NOBODY))
    assert judges(world, stored, OLD)


@pytest.mark.parametrize("over", [False, True])
@promise("organizers-judge-not")
async def test_whoever_plays_decides_nothing_at_the_tables(world: World, *, over: bool) -> None:
    begun = await world.begun(8, Template.CUP, least=4)
    player, (place, table) = replace(CROWD[0], moderator=True), max(begun.tables.items())
    assert player.user not in table.users
    corrects = CorrectScores(player, (5, 0), reason="miscounted")
    assert await code_of(world.tables, table.table, corrects) == Code.OWN_CONTEST
    assert await code_of(world.tables, table.table, replace(corrects, member=NOBODY)) != Code.OWN_CONTEST
    await (world.to_the_end_from_here if over else world.play_tables)(begun.id)
    repairs = Repairs(world.database, clock=world.clock, contests=world.contests)
    with pytest.raises(Refused) as refused:
        await repairs.void(GUILD, player, table.table)
    assert refused.value.code == ContestCode.OWN_CONTEST
    await repairs.void(GUILD, NOBODY, table.table)
    assert not (await world.contests.load(begun.id)).tables[place].counts


@promise("print-merges")
async def test_accounts_are_not_merged_while_one_is_in_a_contest_nor_by_a_player(world: World) -> None:
    await world.over(8, Template.CUP, least=4)
    stored = await world.published(world.plan(Template.CUP), "Open night")
    await world.sign_up(stored.id, (CROWD[0], WAITS))
    await world.contests.do(stored.id, InvitePartner(CROWD[2], NONE, CROWD[3]))
    await world.contests.do(stored.id, LeaveContest(CROWD[2]))
    repairs, player = Repairs(world.database, clock=world.clock, contests=world.contests), CROWD[0]
    for old, new, by, expected in (
        (CROWD[0], NOBODY, FAR, RepairCode.IN_CONTEST),
        (CROWD[4], WAITS, FAR, RepairCode.IN_CONTEST),
        (CROWD[3], NOBODY, replace(player, moderator=True), RepairCode.OWN_MERGE),
    ):
        with pytest.raises(Refused) as refused:
            await repairs.merge(GUILD, by, old, new)
        assert (refused.value.code, refused.value.data) == (expected, {"contest": "Open night"})
    await repairs.merge(GUILD, replace(player, moderator=True), CROWD[5], NOBODY)
    await repairs.merge(GUILD, FAR, CROWD[3], LEFT)


ENTERING: Final[dict[str, Callable[[Member], ContestCommand]]] = {
    "join": lambda member: Join(member, NONE),
    "ask a partner": lambda member: InvitePartner(member, NONE, FAR),
    "be asked": lambda member: InvitePartner(FAR, NONE, member),
    "offer": lambda member: Offer(member, NONE, True),
}


async def codes_of_entering(world: World, contest: int, member: Member) -> set[str | None]:
    stored = await world.contests.load(contest)
    alone = "ask a partner" if stored.stage is Stage.RUNNING else "join"
    ways = (alone, "be asked", "offer") if stored.plan.size == 2 else ("join",)
    return {code(stored, enter(member), world.clock.now()) for enter in (ENTERING[name] for name in ways)}


async def forget(world: World, *members: Member) -> None:
    privacy = Privacy(world.database, world.tables, Members(world.database), clock=world.clock, vault=world.vault)
    for member in members:
        await privacy.forget(member.user)


async def late(world: World, template: Template) -> StoredContest:
    """A contest in its first round, which still takes people where its format does, with a substitute on offer."""
    stored = await world.published(world.plan(template, least=4, check_in=False))
    await world.sign_up(stored.id, CROWD[: 16 if stored.plan.size == 2 else 8])
    if stored.plan.size == 2:
        await world.contests.do(stored.id, Offer(OFFERS, NONE, True))
    return await world.start(stored.id)


@pytest.mark.parametrize("deletes", [False, True])
@pytest.mark.parametrize("ruling", sorted(RULINGS.keys() - {"answer"}))
@promise("organizers-play-not", "organizers-one-person")
async def test_whoever_has_ruled_enters_no_more(world: World, ruling: str, *, deletes: bool) -> None:
    await world.merge(OLD, NOBODY)
    if ruling == "seat":
        world.absent = {CROWD[0].user}
    stored = await late(world, Template.SWISS)
    if ruling == "seat":
        await world.play_tables(stored.id)
    assert await codes_of_entering(world, stored.id, NOBODY) == {None}
    await world.contests.do(stored.id, RULINGS[ruling](NOBODY))
    if deletes:
        await forget(world, NOBODY, OLD)
    for account in (NOBODY, OLD):
        assert await codes_of_entering(world, stored.id, account) == {ContestCode.HAS_JUDGED}, account
    assert judges(world, await world.contests.load(stored.id), NOBODY), "and rules on"


@promise("members-dispute", "print-rights")
async def test_each_side_disputes_a_match_once_and_the_answer_has_an_author(world: World) -> None:
    number = (stored := await world.begun(8, Template.CUP, least=4)).id
    match = stored.contest.rounds[0].matches[0]
    one, two = (member_of(stored, match.north[0], nth) for nth in (0, 1))
    await world.contests.do(number, DisputeMatch(one, 1, 0, "they talked"))
    assert await code_of(world.contests, number, DisputeMatch(two, 1, 0, "they did")) == ContestCode.DISPUTED
    await world.contests.do(number, DisputeMatch(member_of(stored, match.east[0]), 1, 0, "we did not"))
    await world.contests.do(number, RULINGS["answer"](NOBODY))
    assert authors_of(await world.contests.events(number)) == {NOBODY.user}, "by whose rights it is posted"


@pytest.mark.parametrize("template", [Template.HUSTLE, Template.SWISS])
@pytest.mark.parametrize("deletes", [False, True])
@promise("members-one-entry", "organizers-marks")
async def test_whoever_was_drawn_comes_into_no_other_entry_and_judges_nothing(
    world: World, template: Template, *, deletes: bool
) -> None:
    await world.merge(OLD, CROWD[0])
    stored = await late(world, template)
    accounts = [replace(each, moderator=True) for each in (CROWD[0], OLD)]
    await world.contests.do(stored.id, LeaveContest(CROWD[0]))
    if deletes:
        await forget(world, CROWD[0], OLD)
        for account in accounts:
            assert await codes_of_entering(world, stored.id, account) == {ContestCode.FORMER}, account
    while True:
        stored = await world.contests.load(stored.id)
        assert not any(judges(world, stored, account) for account in accounts)
        if stored.stage.is_final:
            break
        await world.to_the_end_from_here(stored.id)
    world.clock.later(AFTER_MS // 1000 + 1)
    await world.director.drop_past_marks()
    stored = await world.contests.load(stored.id)
    assert stored.marks.found == frozenset()
    assert judges(world, stored, accounts[0]) is deletes, "a week later nobody knows"


@pytest.mark.parametrize("deletes", [False, True])
@promise("members-one-entry")
async def test_whoever_was_taken_out_does_not_come_back(world: World, *, deletes: bool) -> None:
    stored = await world.joined(8, Template.HUSTLE, least=4)
    stored = await world.contests.do(stored.id, Disqualify(NOBODY, 1, "cheated"))
    assert stored.is_marked(SeenMark.TAKEN_OUT, CROWD[0].user)
    if deletes:
        await forget(world, CROWD[0])
    assert await codes_of_entering(world, stored.id, CROWD[0]) == {ContestCode.BARRED}
    assert await code_of(world.contests, stored.id, InviteMember(NOBODY, CROWD[0])) == ContestCode.BARRED
    assert await code_of(world.contests, stored.id, Disqualify(NOBODY, 1, "again")) == ContestCode.STALE
    other = await world.published(world.plan(Template.HUSTLE))
    assert await codes_of_entering(world, other.id, CROWD[0]) == {None}, "only there"


@promise("organizers-marks")
async def test_marks_stand_until_a_week_after_the_end(world: World) -> None:
    over = await world.over(4, Template.HUSTLE)
    world.clock.at = (over.ended_at or 0) + AFTER_MS - 1
    await world.director.drop_past_marks()
    assert (await world.contests.load(over.id)).is_marked(SeenMark.PLAYED, CROWD[0].user)


@promise("print-deleted")
async def test_whose_data_is_deleted_before_the_draw_has_left(world: World) -> None:
    stored = await world.joined(4, Template.HUSTLE)
    await forget(world, CROWD[0])
    assert sorted((await world.director.advance(stored.id)).contest.entries) == [2, 3, 4]


@promise("organizers-marks")
async def test_who_signed_up_with_one_account_does_not_with_another_whose_data_was_deleted(world: World) -> None:
    await world.merge(OLD, CROWD[0])
    stored = await world.joined(4, Template.HUSTLE)
    await forget(world, OLD)
    assert await codes_of_entering(world, stored.id, OLD) == {ContestCode.FORMER}


@pytest.mark.parametrize("deletes", [False, True])
@promise("members-no-show")
async def test_who_played_no_card_goes_last_once(world: World, *, deletes: bool) -> None:
    away, left = CROWD[0], CROWD[1]
    world.absent = {away.user, left.user}
    stored = await world.begun(8, Template.WEEKS, least=4, rounds=1)
    await world.contests.do(stored.id, LeaveContest(left))
    await world.to_the_end_from_here(stored.id)
    if deletes:
        await forget(world, away)
    world.absent = set()
    late = {member: await world.contests.comes_last(GUILD, (member.user,)) for member in CROWD[:8]}
    assert [member for member, last in late.items() if last] == [away]
    for last in (True, False):
        stored = await world.published(world.plan(Template.HUSTLE, least=4, most=4, check_in=False))
        await world.contests.do(
            stored.id, Join(away, OwnStanding(last=await world.contests.comes_last(GUILD, (away.user,))))
        )
        stored = await world.sign_up(stored.id, CROWD[1:5])
        entry = stored.entry_of(away.user)
        assert entry is not None
        assert (entry.number in waiting(stored)) == last
        await world.start(stored.id)


@promise("members-no-show", "members-looking")
async def test_of_those_who_look_for_a_partner_who_goes_last_is_left_over(world: World) -> None:
    number = (await world.published(world.plan(Template.CUP, check_in=False))).id
    for member in CROWD[:3]:
        await world.contests.do(number, Join(member, OwnStanding(last=member == CROWD[0])))
    stored = await world.start((await world.sign_up(number, CROWD[8:16])).id)
    assert [stored.entry_of(member.user) is None for member in CROWD[:3]] == [True, False, False]


@promise("organizers-play-not", "organizers-one-person")
async def test_whoever_left_before_any_draw_and_judged_does_not_come_back(world: World) -> None:
    await world.merge(OLD, NOBODY)
    stored = await late(world, Template.HUSTLE)
    for command in (Join(OLD, NONE), LeaveContest(OLD), Adjust(NOBODY, 1, 0, (3, 1), "miscounted")):
        await world.contests.do(stored.id, command)
    for account in (OLD, NOBODY):
        assert await code_of(world.contests, stored.id, Join(account, NONE)) == ContestCode.HAS_JUDGED


@promise("organizers-judge-not")
async def test_an_offer_that_came_to_nothing_bars_nobody_from_judging_after_the_end(world: World) -> None:
    stored = await late(world, Template.CUP)
    assert not judges(world, stored, OFFERS)
    stored = await world.to_the_end_from_here(stored.id)
    assert judges(world, stored, OFFERS)


@promise("organizers-called-off")
async def test_nothing_is_ruled_or_disputed_in_a_contest_that_was_called_off(world: World) -> None:
    stored = await late(world, Template.HUSTLE)
    await world.contests.do(stored.id, Cancel(FAR, "rain"))
    player = stored.people[stored.seats_of(stored.contest.rounds[0].matches[0])[0][-1]]
    for command in (Adjust(FAR, 1, 0, (3, 1), "x"), DisputeMatch(Member(player.user, player.name), 1, 0, "x")):
        assert await code_of(world.contests, stored.id, command) == ContestCode.OVER
