"""A rated game is played by consent: rematches, substitutes and the clock."""

from random import Random

from bot.stats import rebuild
from bot.store import schema
from bot.store.database import Database
from bot.tables.commands.base import Command
from bot.tables.commands.life import Come, Rematch
from bot.tables.commands.pause import AskPause
from bot.tables.commands.play import Act, ExpireClock, Step
from bot.tables.commands.seats import ComeBack, Leave, Substitute
from bot.tables.commands.settings import SetClock
from bot.tables.errors import Code
from bot.tables.game import StoredTable, waits_for_computer
from bot.tables.lobby.rated import is_at_stake
from bot.tables.lobby.seats import REMATCH_MS
from bot.tables.model import Member, Status
from bot.tables.service import HOSTED, Tables
from engine import Order, Rules, legal_actions
from tests.bot.people import ANN, BEN, CLEO, CLOCK_MS, DAN, MEMBERS, MOD, SHORT
from tests.bot.scripted_tables import FakeClock, opened, rows, started, tables_on, until, until_over, until_turn
from tests.driver import next_command
from tests.refused import code_of
from tests.suite import rest
from tests.there import there


async def finished(tables: Tables, rules: Rules = SHORT) -> StoredTable:
    """A rated game that is over. Ann was the host."""
    return await until_over(tables, await started(tables, members=4, rules=rules))


async def again(tables: Tables, member: Member = DAN, rules: Rules = SHORT) -> StoredTable:
    """A rematch that this member has asked for."""
    over = await finished(tables, rules)
    return await tables.rematch(over.table.id, Rematch(member, new_partners=False))


async def attended_by(tables: Tables, clock: FakeClock, now: StoredTable, *present: Member) -> StoredTable:
    """A game to its end, in which everybody else lets the clock run out."""
    here = {person.user for person in present}
    while now.table.status is Status.PLAYING:
        command: Command = next_command(now, Random(0), lambda state, _: legal_actions(state)[-1])
        if isinstance(command, Act) and command.user not in here:
            clock.later(CLOCK_MS / 1000)
            command = ExpireClock(now.table.version)
        now = await tables.do(now.table.id, command)
    return now


async def rating_rows(database: Database) -> dict[str, list[tuple[object, ...]]]:
    found = await rows(database)
    return {name: found[name] for name in (schema.ratings.name, schema.rating_changes.name)}


# --- rematches


async def test_a_rematch_is_asked_for_within_the_hour(clock: FakeClock, tables: Tables) -> None:
    early, late = await finished(tables), await finished(tables)
    clock.later(REMATCH_MS / 1000)
    assert (await tables.rematch(early.table.id, Rematch(DAN, new_partners=False))).table.status is Status.PLAYING
    clock.later(1)
    for member in (DAN, ANN):
        assert await code_of(tables, late.table.id, Rematch(member, new_partners=False)) == Code.REMATCH_LATE
    assert await code_of(tables, late.table.id, Rematch(MOD, new_partners=False)) == Code.NOT_SEATED


async def test_the_member_who_asks_becomes_host_and_pays_the_limit(tables: Tables) -> None:
    assert (await again(tables)).table.host == DAN.user
    over = await finished(tables)
    for _ in range(HOSTED):
        await opened(tables, DAN)
    assert await code_of(tables, over.table.id, Rematch(DAN, new_partners=False)) == Code.TOO_MANY
    assert (await tables.rematch(over.table.id, Rematch(BEN, new_partners=False))).table.host == BEN.user


async def test_a_game_is_not_rated_where_one_member_never_comes(
    database: Database, clock: FakeClock, tables: Tables
) -> None:
    now = await again(tables)
    before = await rating_rows(database)
    after = await attended_by(tables, clock, now, ANN, BEN, DAN)
    assert (after.table.status, after.table.rated) == (Status.OVER, False)
    assert await rating_rows(database) == before
    assert await rebuild.check(database) == ()


async def test_a_rematch_that_all_play_is_rated(database: Database, tables: Tables) -> None:
    now = await again(tables)
    assert now.table.rated
    assert not now.table.allows_hints
    before = await rating_rows(database)
    assert (await until_over(tables, now)).table.rated
    assert await rating_rows(database) != before
    assert await rebuild.check(database) == ()


@rest
async def test_members_who_open_the_hand_agree_whether_or_not_they_play_in_time(
    clock: FakeClock, tables: Tables
) -> None:
    now = await again(tables)
    for member in (ANN, BEN, CLEO):
        now = await tables.do(now.table.id, Come(member))
    assert (await attended_by(tables, clock, now, DAN)).table.rated


async def test_whether_it_is_rated_is_settled_by_the_first_turn(clock: FakeClock, tables: Tables) -> None:
    """Else a member would wait to see how the game goes, and come if it goes well."""
    now = await until(tables, await again(tables), lambda n: n.to_act not in (None, 3))
    seat = now.to_act or 0
    clock.later(CLOCK_MS / 1000)
    late = await tables.do(now.table.id, ExpireClock(now.table.version))
    assert late.table.rated, "the turn is not taken yet"
    assert late.state is not None
    taken = await tables.do(now.table.id, Step(late.table.version, legal_actions(late.state)[0]))
    assert not taken.table.rated
    assert await code_of(tables, now.table.id, Come(MEMBERS[seat])) == Code.STALE
    over = await until_over(tables, await until_turn(tables, taken, seat))
    assert (over.table.rated, there(over.table.seats[seat]).agreed) == (False, False)


async def test_a_turn_by_order_is_a_first_turn(tables: Tables) -> None:
    now = await until(tables, await again(tables), lambda each: each.to_act == 2)
    assert now.state is not None
    by_order = Act(CLEO.user, legal_actions(now.state)[0], now.table.version, by_order=True)
    passed = await tables.do(now.table.id, by_order)
    assert there(passed.table.seats[2]).agreed, "else she waits to see how the hand goes, and leaves for nothing"


async def test_nobody_loses_by_leaving_before_all_have_agreed(database: Database, tables: Tables) -> None:
    first, second = await again(tables), await again(tables)
    before = await rating_rows(database)
    now = await until(tables, first, lambda n: n.table.version > 0)
    assert not is_at_stake(now.table)
    assert not (await tables.do(now.table.id, Leave(DAN))).table.rated
    assert await rating_rows(database) == before
    now = await until(tables, second, lambda n: is_at_stake(n.table))
    assert all(sitter is not None and sitter.agreed for sitter in now.table.seats)
    await tables.do(now.table.id, Leave(DAN))
    assert await rating_rows(database) != before


async def test_a_member_without_a_turn_in_the_first_trick_comes_by_its_end_or_it_is_not_rated(tables: Tables) -> None:
    """The partner of a lone maker has no turn in that hand, and would see how it goes."""
    now = await until(tables, await again(tables, rules=Rules()), lambda n: n.to_act is not None)
    maker = there(now.to_act)
    assert now.state is not None
    alone = next(each for each in legal_actions(now.state) if isinstance(each, Order) and each.alone)
    now = await tables.do(now.table.id, Act(MEMBERS[maker].user, alone, now.table.version))
    over = await until(tables, now, lambda n: bool(there(n.public.view).tricks))
    partner = there(over.table.seats[(maker + 2) % 4])
    assert (over.table.rated, partner.agreed) == (partner.user == DAN.user, partner.user == DAN.user)


async def test_consent_is_stored_and_an_unrated_rematch_asks_for_none(database: Database, tables: Tables) -> None:
    now = await again(tables)
    assert (await tables_on(database, FakeClock()).load(now.table.id)).table == now.table
    over = await until_over(tables, await started(tables, members=3, rules=SHORT))
    again_unrated = await tables.rematch(over.table.id, Rematch(BEN, new_partners=False))
    assert all(sitter is not None and sitter.agreed for sitter in again_unrated.table.seats)


# --- substitutes and the clock


async def test_nobody_replaces_a_member_of_a_rated_game_who_is_there(clock: FakeClock, tables: Tables) -> None:
    now = await until_turn(tables, await started(tables, members=4), 1)
    number = now.table.id
    for manager in (ANN, MOD):
        for seat in (1, 2):
            assert await code_of(tables, number, Substitute(manager, seat)) == Code.NOT_LATE
    clock.later(CLOCK_MS / 1000)
    await tables.do(number, ExpireClock(now.table.version))
    assert await code_of(tables, number, Substitute(ANN, 2)) == Code.NOT_LATE
    after = await tables.do(number, Substitute(ANN, 1))
    assert [sitter.away for sitter in after.table.seats if sitter is not None] == [False, True, False, False]
    await tables.do(number, ComeBack(BEN))
    assert await code_of(tables, number, Substitute(MOD, 1)) == Code.NOT_LATE


async def test_a_member_asks_for_a_substitute_at_any_time(tables: Tables) -> None:
    now = await until_turn(tables, await started(tables, members=4), 1)
    assert await code_of(tables, now.table.id, Substitute(CLEO, 1)) == Code.NOT_HOST
    after = await tables.do(now.table.id, Substitute(BEN, 1))
    assert (there(after.table.seats[1]).away, after.table.rated) == (True, True)


async def test_the_clock_of_a_rated_game_is_fixed_when_it_starts(tables: Tables) -> None:
    now = await until_turn(tables, await started(tables, members=4, clock_ms=15_000), 1)
    for manager in (ANN, MOD):
        assert await code_of(tables, now.table.id, SetClock(manager, 7 * 24 * 3_600_000)) == Code.CLOCK_FIXED
    assert (now.table.rated, now.table.clock_ms) == (True, 15_000)


async def test_going_away_and_coming_back_brings_no_more_time(
    database: Database, clock: FakeClock, tables: Tables
) -> None:
    now = await until_turn(tables, await started(tables, members=4), 1)
    clock.later(CLOCK_MS / 1000 - 1)
    for back in (ComeBack(BEN), AskPause(BEN, on=False)):
        await tables.do(now.table.id, Substitute(BEN, 1))
        after = await tables.do(now.table.id, back)
        assert (after.to_act, after.deadline) == (1, None)
        assert waits_for_computer(after)
        assert await tables_on(database, clock).load(now.table.id) == after
    assert now.state is not None
    played = await tables.do(now.table.id, Act(BEN.user, legal_actions(now.state)[0], now.table.version))
    assert played.deadline == clock.at + CLOCK_MS


async def test_an_unrated_game_is_its_hosts(tables: Tables) -> None:
    number = (await started(tables, members=4, casual=True)).table.id
    after = await tables.do(number, Substitute(ANN, 2))
    assert [sitter.away for sitter in after.table.seats if sitter is not None] == [False, False, True, False]
    assert (await tables.do(number, SetClock(ANN, 20_000))).table.clock_ms == 20_000
