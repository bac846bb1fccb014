"""Who is in, who waits, and what becomes of partners, seats and substitutes (members 1 to 6 of the page)."""

from collections.abc import Sequence

from bot.contests.commands import plays_in
from bot.contests.entries import offers, waiting
from bot.contests.errors import ContestCode
from bot.contests.members import (
    AcceptPartner,
    CheckIn,
    Decline,
    DisputeMatch,
    InvitePartner,
    Join,
    LeaveContest,
    Offer,
    OwnStanding,
)
from bot.contests.model import StoredContest
from bot.contests.notes import LogNote, NoteKind
from bot.contests.posts import Purpose
from bot.contests.rulings import InviteMember, SeatSubstitute
from bot.contests.templates import Template
from bot.panels.contests.me import me_panel
from bot.panels.contests.posts import announcement
from bot.panels.core.panel import Buttons, Text
from bot.panels.core.reader import Reader
from bot.tables.model import Member
from engine.contest.events import Left
from tests.bot.contests.world import CROWD, ORGANISER, World, member_of
from tests.contests.promises import promise
from tests.refused import code_of
from tests.there import there

NONE = OwnStanding()
ANN, BEN, CAT, DAN = CROWD[:4]
SUB, SUB2, NEW, OTHER = CROWD[40:44]


async def do(world: World, contest: int, *commands: object) -> StoredContest:
    for command in commands:
        world.clock.at += 1
        await world.contests.do(contest, command)  # type: ignore[arg-type]
    return await world.director.advance(contest)


async def in_pairs(world: World, contest: int, members: Sequence[Member]) -> StoredContest:
    for one, two in zip(members[::2], members[1::2], strict=True):
        await do(world, contest, InvitePartner(one, NONE, two), InvitePartner(two, NONE, one))
    return await world.contests.load(contest)


async def out(world: World, contest: int) -> dict[str, set[int]]:
    """Who was out at the start, by the reason."""
    stored, found = await world.contests.load(contest), dict[str, set[int]]()
    for each in await world.contests.events(contest):
        if isinstance(each.happening, LogNote) and each.happening.kind is NoteKind.OUT:
            data = each.happening.data
            found.setdefault(str(data["why"]), set()).add(stored.people[int(data["player"] or 0)].user)
    return found


async def called(world: World, contest: int, purpose: str) -> set[int]:
    """Whom the newest message for a purpose calls."""
    stored, events = await world.contests.load(contest), await world.contests.events(contest)
    numbers = [post.number for post in await world.contests.posts(contest) if post.purpose == purpose]
    said = announcement(stored, purpose, max(numbers), events)
    return set() if said is None else set(said.users)


def me(stored: StoredContest, member: Member) -> str:
    panel = me_panel(stored, Reader(), member.user)
    return "\n".join(block.markdown for block in panel.blocks if isinstance(block, Text))


@promise("members-places")
async def test_places_are_given_once_at_the_start_by_the_time_of_signing_up(world: World) -> None:
    number = (await world.published(world.plan(Template.HUSTLE, least=4, most=4, check_in=False))).id
    stored = await do(world, number, *(Join(member, NONE) for member in CROWD[:6]))
    assert waiting(stored) == (5, 6)
    assert "number 2" in me(stored, CROWD[5])
    stored = await do(world, number, LeaveContest(ANN), Join(ANN, NONE))
    assert waiting(stored) == (6, 7), "whoever leaves and comes again is the last"
    stored = await world.start(number)
    assert {stored.people[stored.contest.entries[each].players[0]].user for each in stored.contest.seeds} == {
        member.user for member in CROWD[1:5]
    }
    assert await out(world, number) == {"place": {ANN.user, CROWD[5].user}}
    assert await called(world, number, Purpose.NO_PLACE) == {ANN.user, CROWD[5].user}


@promise("members-places")
async def test_who_looked_before_a_pair_signed_up_has_a_place_before_it(world: World) -> None:
    number = (await world.published(world.plan(Template.CUP, least=2, most=4, check_in=False))).id
    await do(world, number, Join(ANN, NONE), Join(BEN, NONE))
    await in_pairs(world, number, CROWD[2:10])
    await world.start(number)
    assert await out(world, number) == {"place": {CROWD[8].user, CROWD[9].user}}


@promise("members-too-few")
async def test_with_the_minimum_of_the_draft_it_starts(world: World) -> None:
    number = (await world.published(world.plan(Template.HUSTLE, least=4, check_in=False))).id
    await do(world, number, *(Join(member, NONE) for member in CROWD[:4]))
    assert len((await world.start(number)).contest.seeds) == 4


@promise("members-pair-time")
async def test_a_pair_has_the_time_of_the_earlier_of_the_two(world: World) -> None:
    number = (await world.published(world.plan(Template.SWISS, least=4, most=4, check_in=False))).id
    await do(world, number, Join(ANN, NONE))
    await in_pairs(world, number, CROWD[2:12])
    stored = await do(world, number, InvitePartner(ANN, NONE, BEN), InvitePartner(BEN, NONE, ANN))
    assert waiting(stored) == (4, 5)
    entry = there(stored.entry_of(ANN.user))
    assert entry.number == 6


@promise("members-own-press", "members-pairs")
async def test_nobody_is_in_a_pair_by_the_press_of_another(world: World) -> None:
    number = (await world.published(world.plan(Template.CUP, least=2, check_in=False))).id
    stored = await do(world, number, Join(ANN, NONE), *2 * [InvitePartner(BEN, NONE, ANN)])
    assert stored.contest.entries == {}


@promise("messages-calls")
async def test_the_call_of_a_partner_says_what_came_of_it_and_goes_when_it_holds_no_more(world: World) -> None:
    number = (await world.published(world.plan(Template.CUP, least=2, check_in=False))).id

    async def shown(*commands: object) -> list[tuple[str, set[int]] | None]:
        """Of each call its first word, and whom it calls; None where it is gone."""
        stored, events = await do(world, number, *commands), await world.contests.events(number)
        posts = sorted(post.number for post in await world.contests.posts(number) if post.purpose == Purpose.PARTNER)
        said = [announcement(stored, Purpose.PARTNER, each, events) for each in posts]
        return [each and (each.text.split("\n")[0], {*each.users}) for each in said]

    asks = "{}, {} would like to be your partner in Cup night."
    asked = (asks.format(BEN.name, ANN.name), {BEN.user})
    assert await shown(InvitePartner(ANN, NONE, BEN)) == [asked]
    assert await shown(Decline(BEN, 1)) == [(f"{BEN.name} can’t play with {ANN.name} in Cup night.", set())]
    assert await shown(InvitePartner(ANN, NONE, BEN)) == [None, asked]
    other = (asks.format(DAN.name, CAT.name), {DAN.user})
    pair = f"{ANN.name} & {BEN.name} play together in Cup night."
    assert await shown(AcceptPartner(BEN, NONE, 1)) == [None, (pair, set())]
    assert await shown(LeaveContest(ANN), InvitePartner(CAT, NONE, DAN)) == [None, None, other]
    await in_pairs(world, number, CROWD[4:12])
    await world.start(number)
    assert await shown() == [None] * 7


@promise("members-left-alone")
async def test_whose_partner_leaves_is_called_and_keeps_the_time_and_who_presses_nothing_is_out(world: World) -> None:
    number = (await world.published(world.plan(Template.CUP, least=2, check_in=False))).id
    await in_pairs(world, number, CROWD[:8])
    before = there((await world.contests.load(number)).player_of(BEN.user))
    stored = await do(world, number, LeaveContest(ANN))
    after = there(stored.player_of(BEN.user))
    assert (stored.entry_of(BEN.user), after.joined_at) == (None, before.joined_at)
    events = await world.contests.events(number)
    said = there(announcement(stored, Purpose.PARTNER_LEFT, after.player, events))
    assert Left(1, player=1) in [each.happening for each in events], "the log names who left, not both"
    assert said.users == (BEN.user,)
    (row,) = (block for block in said.panel.blocks if isinstance(block, Buttons))
    assert [button.label for button in row.buttons] == ["Join with a partner", "Find me a partner", "Leave"]
    await do(world, number, LeaveContest(CAT), Join(DAN, NONE), Join(NEW, NONE))
    stored = await world.start(number)
    assert await out(world, number) == {"partner": {BEN.user}}
    assert stored.entry_of(DAN.user) == stored.entry_of(NEW.user) is not None


@promise("members-looking")
async def test_of_an_odd_number_who_look_the_last_to_come_is_left_over(world: World) -> None:
    number = (await world.published(world.plan(Template.CUP, least=2, check_in=False))).id
    await in_pairs(world, number, CROWD[:4])
    await do(world, number, *(Join(member, NONE) for member in CROWD[10:15]))
    stored = await world.start(number)
    assert len(stored.contest.seeds) == 4
    assert await out(world, number) == {"partner": {CROWD[14].user}}
    assert await called(world, number, Purpose.NO_PARTNER) == {CROWD[14].user}


@promise("members-check-in")
async def test_in_a_pair_each_checks_in_and_who_is_alone_looks_for_a_partner(world: World) -> None:
    stored = await world.joined(12, Template.CUP, least=2)
    number = stored.id
    world.clock.at = stored.plan.starts_at - 60_000
    await world.director.advance(number)
    there = (*CROWD[:4], CROWD[4], CROWD[6])
    await do(world, number, *(CheckIn(member) for member in there))
    world.clock.at = stored.plan.starts_at
    stored = await world.director.advance(number)
    assert len(stored.contest.seeds) == 3
    assert stored.entry_of(CROWD[4].user) == stored.entry_of(CROWD[6].user) is not None
    assert await out(world, number) == {"absent": {member.user for member in (CROWD[5], *CROWD[7:12])}}


@promise("members-check-in-kept")
async def test_joining_while_check_in_is_open_is_checking_in(world: World) -> None:
    stored = await world.joined(8, Template.HUSTLE, least=4)
    world.clock.at = stored.plan.starts_at - 60_000
    await world.director.advance(stored.id)
    stored = await do(world, stored.id, Join(NEW, NONE))
    person = there(stored.player_of(NEW.user))
    assert person.player in stored.notes.ready
    assert "checked in" in me(stored, NEW)


@promise("members-leave-seat")
async def test_a_computer_sits_in_a_free_seat_until_the_first_who_offers_has_it_for_good(world: World) -> None:
    stored = await world.begun(12, Template.LEAGUE, least=3)
    number = stored.id
    first = stored.contest.entries[1]
    one, two = (member_of(stored, 1, nth) for nth in range(2))
    stored = await do(world, number, LeaveContest(one))
    assert stored.entry_of(one.user) is None
    assert await called(world, number, Purpose.PARTNER_LEFT) == {two.user}
    stored = await world.next_round(number)
    match = there(stored.match_of(1))
    table = stored.tables[match[0]]
    assert two.user in table.users
    assert None in table.users, "a computer sits there"
    stored = await do(world, number, Offer(SUB, NONE, True), Offer(SUB2, NONE, True))
    assert await called(world, number, Purpose.ENTRY) >= {SUB.user, two.user}
    assert stored.contest.entries[1].players == first.players, "the match that is on goes on without"
    assert SUB.user not in stored.tables[match[0]].users
    assert "from round 3 on" in me(stored, SUB)
    stored = await world.next_round(number)
    match = there(stored.match_of(1))
    assert {SUB.user, two.user} < set(stored.tables[match[0]].users)
    assert await code_of(world.contests, number, Offer(one, NONE, True)) == ContestCode.FORMER
    await world.to_the_end_from_here(number)
    await world.check()


@promise("members-leave-seat")
async def test_who_takes_an_offer_back_and_offers_again_comes_after_the_others(world: World) -> None:
    number = (await world.published(world.plan(Template.CUP))).id
    again = (Offer(SUB, NONE, True), Offer(SUB, NONE, False), Offer(SUB2, NONE, True), Offer(SUB, NONE, True))
    assert [person.user for person in offers(await do(world, number, *again))] == [SUB2.user, SUB.user]


@promise("members-leave-both")
async def test_if_both_have_left_the_match_at_play_and_those_to_come_are_lost_and_what_was_played_counts(
    world: World,
) -> None:
    stored = await world.begun(8, Template.LEAGUE, least=3)
    stored = await world.next_round(stored.id)
    points = {row.entrant: row.points for rows in stored.standings() for row in rows}
    match = there(stored.match_of(1))
    one, two = (member_of(stored, 1, nth) for nth in range(2))
    stored = await do(world, stored.id, LeaveContest(one), LeaveContest(two))
    assert stored.contest.sides_lost(match[0], stored.results) == {int(1 in match[1].east)}
    stored = await world.to_the_end_from_here(stored.id)
    after = {row.entrant: row.points for rows in stored.standings() for row in rows}
    assert after[1] == points[1]
    await world.check()


@promise("members-leave-last")
async def test_who_leaves_after_the_last_match_has_finished(world: World) -> None:
    stored = await world.begun(8, Template.CUP, least=2)
    await world.play_tables(stored.id)
    stored = await world.director.advance(stored.id)
    loser = next(row.entrant for row in stored.standings()[0] if row.rank > 1)
    before = stored.contest.entries[loser]
    stored = await do(world, stored.id, LeaveContest(member_of(stored, loser)))
    assert stored.contest.entries[loser] == before


@promise("organizers-rulings")
async def test_organisers_seat_the_first_who_offered_where_a_member_missed_the_last_match(world: World) -> None:
    stored = await world.joined(12, Template.LEAGUE, least=3)
    number, world.absent = stored.id, {ANN.user}
    stored = await world.start(number)
    entry, missed = there(stored.entry_of(ANN.user)), there(stored.player_of(ANN.user))
    came = there(stored.player_of(BEN.user))
    await do(world, number, Offer(SUB, NONE, True), Offer(SUB2, NONE, True))
    await world.play_tables(number)
    await world.director.advance(number)
    other = SeatSubstitute(ORGANISER, entry.number, came.player, "x")
    assert await code_of(world.contests, number, other) == ContestCode.HAS_SEAT
    stored = await do(world, number, SeatSubstitute(ORGANISER, entry.number, missed.player, "missed it"))
    assert stored.entry_of(ANN.user) is None
    seated = there(stored.player_of(SUB.user))
    assert stored.entry_of(SUB.user) is not None
    again = SeatSubstitute(ORGANISER, entry.number, seated.player, "x")
    assert await code_of(world.contests, number, again) == ContestCode.HAS_SEAT, "has missed nothing"


@promise("members-come-back")
async def test_who_left_comes_back_while_people_come_late_unless_somebody_has_the_seat(world: World) -> None:
    stored = await world.begun(24, Template.SWISS, least=4, rounds=4)
    one, two = member_of(stored, 1, 0), member_of(stored, 2, 0)
    await do(world, stored.id, LeaveContest(one))
    stored = await do(world, stored.id, Join(one, NONE))
    entry = there(stored.entry_of(one.user))
    assert (entry.number, entry.free) == (1, frozenset())
    await do(world, stored.id, LeaveContest(two), Offer(SUB, NONE, True))
    assert await code_of(world.contests, stored.id, Join(two, NONE)) == ContestCode.FORMER
    stored = await world.next_round(stored.id)
    await in_pairs(world, stored.id, (NEW, OTHER))
    stored = await world.next_round(stored.id)
    late = there(stored.entry_of(NEW.user))
    assert late.since == 3
    await do(world, stored.id, LeaveContest(one))
    assert await code_of(world.contests, stored.id, Join(one, NONE)) == ContestCode.NOT_OPEN


@promise("members-two-missed")
async def test_who_misses_two_live_rounds_in_a_row_has_left(world: World) -> None:
    stored = await world.joined(8, Template.HUSTLE, least=4, rounds=6)
    world.absent = {ANN.user}
    stored = await world.start(stored.id)
    entry = there(stored.entry_of(ANN.user))
    stored = await world.next_round(stored.id)
    assert stored.entry_of(ANN.user) is not None
    stored = await world.next_round(stored.id)
    assert stored.entry_of(ANN.user) is None
    assert not stored.contest.entries[entry.number].out
    assert ANN.user in await called(world, stored.id, Purpose.ENTRY)


@promise("members-two-missed")
async def test_in_windows_nobody_leaves_by_missing(world: World) -> None:
    stored = await world.joined(8, Template.WEEKS, least=4, rounds=6)
    world.absent = {ANN.user}
    stored = await world.start(stored.id)
    for _ in range(3):
        stored = await world.next_round(stored.id)
    assert stored.entry_of(ANN.user) is not None


@promise("organizers-judge-not", "members-one-entry")
async def test_a_substitute_who_leaves_before_the_next_match_was_not_drawn(world: World) -> None:
    stored = await world.begun(12, Template.LEAGUE, least=3)
    stored = await do(world, stored.id, LeaveContest(member_of(stored, 1)), Offer(SUB, NONE, True))
    assert plays_in(stored, SUB.user)
    stored = await do(world, stored.id, LeaveContest(SUB))
    assert not plays_in(stored, SUB.user)
    stored = await do(world, stored.id, Offer(SUB, NONE, True))
    assert stored.entry_of(SUB.user) is not None


@promise("members-dispute")
async def test_who_has_left_may_dispute_the_match_that_they_played(world: World) -> None:
    stored = await world.begun(12, Template.LEAGUE, least=3)
    member, match = member_of(stored, 1), stored.match_of(1)
    assert match is not None
    stored = await do(world, stored.id, LeaveContest(member), DisputeMatch(member, *match[0], "who dealt?"))
    assert len(stored.notes.disputes) == 1


@promise("organizers-invite")
async def test_an_invitation_counts_when_it_is_pressed_beyond_the_limit(world: World) -> None:
    stored = await world.joined(8, Template.HUSTLE, most=8, role=55)
    stored = await world.contests.do(stored.id, InviteMember(ORGANISER, NEW))
    assert stored.entry_of(NEW.user) is None
    assert await called(world, stored.id, Purpose.GUEST) == {NEW.user}
    await world.contests.do(stored.id, Join(NEW, NONE))
    stored = await world.start(stored.id)
    assert len(stored.contest.seeds) == 9
    entry = there(stored.entry_of(NEW.user))
    assert entry.number in stored.contest.seeds


@promise("members-own-press")
async def test_an_offer_is_taken_back_without_what_it_asked_for(world: World) -> None:
    stored = await world.published(world.plan(Template.CUP, role=55))
    await world.contests.do(stored.id, Offer(ANN, NONE, offers=True))
    without_role = OwnStanding(has_role=False)
    assert await code_of(world.contests, stored.id, Join(ANN, without_role)) == ContestCode.ROLE
    stored = await world.contests.do(stored.id, Offer(ANN, without_role, offers=False))
    assert not offers(stored)


@promise("organizers-one-person")
async def test_nobody_is_their_own_partner(world: World) -> None:
    await world.merge(ANN, NEW)
    number = (await world.published(world.plan(Template.CUP))).id
    assert await code_of(world.contests, number, InvitePartner(NEW, NONE, ANN)) == ContestCode.NO_PARTNER
    await world.sign_up(number, (ANN, CAT))
    assert await code_of(world.contests, number, InvitePartner(BEN, NONE, NEW)) == ContestCode.PARTNER_TAKEN
