"""L9: what has been played belongs to the entry, and substitutes play at most half of its rounds."""

from bot.contests.commands.answering import Approve, TurnDown
from bot.contests.commands.rulings import Replace
from bot.contests.commands.signing_up import Leave, Offer, Standing
from bot.contests.errors import ContestCode
from bot.contests.state import StoredContest
from bot.contests.templates import Template
from bot.tables.model import Member, Status
from engine import Refused
from engine.contest.config import Format
from tests.bot.contests.interest.club import LIVE_WAIT, ask, between_hands, club, match_of, member_of
from tests.bot.contests.world import CROWD, ORGANISER, World
from tests.refused import code_of
from tests.suite import rest

NEW = CROWD[40:]


def seated(stored: StoredContest, member: Member) -> bool:
    return any(member.user in table.users for place, table in stored.tables.items() if place[0] == stored.round)


async def rounds_by(world: World, stored: StoredContest, entrant: int, pair: set[int]) -> tuple[int, int]:
    """In how many rounds an entry had somebody else at its table, and how many it has played; from the tables' rows."""
    others = played = 0
    for number in range(1, stored.round + 1):
        found = stored.match_of(entrant, number)
        if found is None:
            continue
        place, match = found
        side = int(entrant in match.east)
        users = {stored.tables[place].users[side], stored.tables[place].users[side + 2]}
        played += 1
        others += bool({user for user in users if user is not None} - pair)
    return others, played


async def test_l9_a_pair_gets_no_more_than_half_of_its_rounds_by_substitutes(world: World) -> None:
    stored = await club(world, Template.SWISS, 20, play=False, rounds=4)
    assert stored.plan.format.rounds_of(stored.contest) == 4
    first, second = member_of(stored, 2), member_of(stored, 2, 1)
    await world.contests.do(stored.id, Replace(ORGANISER, 2, stored.contest.entries[2].players[0], NEW[0], "ill"))
    await world.accept(stored.id, NEW[0])
    stored = await world.director.advance(stored.id)
    assert seated(stored, NEW[0])
    stored = await world.next_round(stored.id)
    assert seated(stored, NEW[0]), "the second of four"
    stored = await world.next_round(stored.id)
    assert seated(stored, first), "who signed up plays again"
    assert not seated(stored, NEW[0])
    assert [post.purpose for post in await world.contests.posts(stored.id)].count("entry") == 2, "both were told"
    again = Replace(ORGANISER, 2, stored.contest.entries[2].players[1], NEW[1], "ill, too")
    assert await code_of(world.contests, stored.id, again) == ContestCode.HALF
    stored = await world.to_the_end_from_here(stored.id)
    assert await rounds_by(world, stored, 2, {first.user, second.user}) == (2, 4)
    await world.check()


@rest
async def test_l9_one_after_the_other_is_no_way_round_it(world: World) -> None:
    """Twenty in a row, within a round and from round to round, for either of the two."""
    stored = await club(world, Template.SWISS, 20, play=False, rounds=4)
    pair = {member_of(stored, 3, nth).user for nth in (0, 1)}
    refusals = list[str]()
    for nth in range(20):
        entry = stored.contest.entries[3]
        try:
            await world.contests.do(stored.id, Replace(ORGANISER, 3, entry.players[nth % 2], NEW[nth], "ill"))
            stored = await world.accept(stored.id, NEW[nth])
        except Refused as refusal:
            refusals.append(str(refusal.code))
        if nth % 5 == 4 and nth < 19:
            await world.director.advance(stored.id)
            stored = await world.next_round(stored.id)
    assert {*refusals} == {ContestCode.HALF}
    stored = await world.to_the_end_from_here(stored.id)
    others, played = await rounds_by(world, stored, 3, pair)
    assert played == 4
    assert 1 <= others <= 2


@rest
async def test_l9_who_comes_back_early_leaves_the_rest_of_the_half(world: World) -> None:
    stored = await club(world, Template.HUSTLE, 8, play=False, rounds=4)
    number, ann = stored.id, member_of(stored, 1)
    own = stored.contest.entries[1].players[0]
    await world.contests.do(number, Replace(ORGANISER, 1, own, NEW[0], "late"))
    await world.accept(number, NEW[0])
    stored = await world.next_round(number)
    other = stored.contest.entries[1].players[0]
    await world.contests.do(number, Replace(ORGANISER, 1, other, ann, "there again"))
    stored = await world.accept(number, ann)
    assert stored.contest.entries[1].players == (own,)
    assert stored.contest.entries[1].substituted == {1, 2}, "she had a seat in the second"
    stored = await world.next_round(number)
    assert await code_of(world.contests, number, Replace(ORGANISER, 1, own, NEW[1], "ill")) == ContestCode.HALF
    stored = await world.to_the_end_from_here(number)
    assert stored.contest.entries[1].players == (own,)


@rest
async def test_l9_whoever_comes_for_a_partner_who_has_left_plays_for_good(world: World) -> None:
    stored = await club(world, Template.SWISS, 20, play=False, rounds=4)
    await world.contests.do(stored.id, Offer(NEW[0], Standing(), offers=True))
    await world.contests.do(stored.id, Leave(member_of(stored, 4)))
    stored = await world.to_the_end_from_here(stored.id)
    assert NEW[0].user in {member_of(stored, 4, nth).user for nth in (0, 1)}


@rest
async def test_l9_points_and_presence_stay_with_the_entry(world: World) -> None:
    """Whoever is put in does not come: neither the points of a hustle nor a match in a window go with the seat."""
    stored = await club(world, Template.HUSTLE, 8, play=False, rounds=1, rated=False)
    table = stored.tables[1, 0].table
    entrant = next(each for each in stored.contest.rounds[0].matches[0].north if each > 0)
    now = await between_hands(world, table)
    assert now.table.status is Status.PLAYING
    out = stored.contest.entries[entrant].players[0]
    world.absent.add(NEW[0].user)
    await world.contests.do(stored.id, Replace(ORGANISER, entrant, out, NEW[0], "ill"))
    await world.accept(stored.id, NEW[0])
    await world.director.advance(stored.id)
    over = await world.to_the_end_from_here(stored.id)
    assert over.contest.absences == frozenset()

    stored = await club(world, Template.LEAGUE, 8, play=False, rated=False)
    assert stored.plan.config.format is Format.LEAGUE
    place = stored.open_places[0]
    match = stored.contest.rounds[0].matches[place[1]]
    table = stored.tables[place].table
    await between_hands(world, table)
    for nth, player in enumerate(stored.contest.entries[match.east[0]].players):
        world.absent.add(NEW[1 + nth].user)
        await world.contests.do(stored.id, Replace(ORGANISER, match.east[0], player, NEW[1 + nth], "ill"))
        await world.accept(stored.id, NEW[1 + nth])
    await world.director.advance(stored.id)
    world.clock.at = stored.whistle_at(1) or 0
    stored = await world.director.advance(stored.id)
    assert not {each for each in stored.contest.forfeits if each[:2] == place}


async def test_l9_the_organiser_changes_no_seat_in_the_own_round(world: World) -> None:
    stored = await club(world, Template.HUSTLE, 8)
    _, own, others = match_of(stored)
    for entrant in (*own, *others):
        number = await ask(
            world, stored.id, Replace(ORGANISER, entrant, stored.contest.entries[entrant].players[0], NEW[0], "ill")
        )
        world.clock.at += LIVE_WAIT
        assert await code_of(world.contests, stored.id, Approve(ORGANISER, number)) == ContestCode.OWN_MATCH
        await world.contests.do(stored.id, TurnDown(ORGANISER, number))
