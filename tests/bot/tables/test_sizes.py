"""Tables of two to nine seats, in partnerships or each alone: coming, going, whole games, and what they count."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest
from sqlalchemy import select

from bot.stats import rebuild
from bot.stats.read.game import load_course
from bot.stats.write import rows as tallies
from bot.store import schema
from bot.store.database import Database
from bot.tables.commands.life import Start
from bot.tables.commands.seats import FillWithComputers, Sit
from bot.tables.errors import Code
from bot.tables.game import StoredTable, seats_after_draw
from bot.tables.hand_facts import Facts, winners_of
from bot.tables.lobby import seats
from bot.tables.lobby import seats as lobby
from bot.tables.lobby.seats import computer_name
from bot.tables.model import Status
from engine import PRESETS, HandResult, Outcome, Rules
from engine.cards import Trump
from engine.contract import Contract
from engine.phases.registry import Dealing, Over
from engine.rules.options import FirstDealer, Partners, Partnership, Scoring, WhoAlone
from engine.seats import FEWEST, MOST
from tests.bot.people import ANN, BEN, CLEO, CROWD, DAN, GUILD, MEMBERS
from tests.bot.scripted_tables import FakeClock, one_step, opened, rows, started, tables_on, until, until_over
from tests.bot.stats_rows import standing_of
from tests.cases import for_all
from tests.refused import refused
from tests.suite import first, rest
from tests.there import there

HUSTLE = PRESETS["hustle"]
SIZES = {
    "two": replace(PRESETS["two-handed"], target=3),
    "three": replace(PRESETS["three-handed"], target=4),
    "five": replace(PRESETS["five-handed"], target=3),
    "six": replace(PRESETS["six-handed"], target=3),
    "seven": replace(HUSTLE, target=2),
    "eight": replace(HUSTLE, seats=8, target=2),
    "nine": replace(HUSTLE, seats=9, target=2),
    "down": replace(PRESETS["buck"], target=8),
}
DRAWN = {
    "lowest": Rules(target=1, partners=Partners.TWO_LOWEST),
    "jack": Rules(target=1, first_dealer=FirstDealer.FIRST_JACK, partners=Partners.SECOND_JACK),
}


def users(now: StoredTable) -> tuple[int | None, ...]:
    return tuple(sitter.user if sitter else -1 for sitter in now.table.seats)


@pytest.mark.parametrize("size", SIZES)
async def test_a_table_has_as_many_seats_as_its_rules(database: Database, size: str) -> None:
    tables, rules = tables_on(database, FakeClock()), SIZES[size]
    table = await opened(tables, rules=rules)
    assert len(table.seats) == rules.seats
    with refused(Code.NO_SUCH_SEAT):
        await tables.do(table.id, Sit(BEN, rules.seats))
    with refused(Code.NOT_FULL, data={"missing": rules.seats - 1}):
        await tables.do(table.id, Start(ANN))
    now = await tables.do(table.id, Sit(BEN, rules.seats - 1))
    assert users(now)[-1] == BEN.user
    if now.table.free_seats:
        now = await tables.do(table.id, FillWithComputers(ANN))
    assert now.table.free_seats == ()
    assert len({sitter.name for sitter in now.table.seats if sitter}) == rules.seats
    if not now.table.open_seats:
        with refused(Code.FULL):
            await tables.do(table.id, Sit(CLEO))
    assert (await tables.do(table.id, Start(ANN))).table.status is Status.PLAYING


@rest
@pytest.mark.parametrize("size", first(SIZES, 3))
async def test_a_whole_game_counts_for_its_members(database: Database, size: str) -> None:
    rules, clock = SIZES[size], FakeClock()
    members = (rules.seats + 1) // 2
    tables, rng, seen = tables_on(database, clock), Random(4), list[HandResult]()
    now = await started(tables, members=members, rules=rules)
    while now.table.status is Status.PLAYING:
        clock.later(1)
        before, now = now, await one_step(tables, now, rng)
        ended = isinstance(now.state, Dealing | Over) and not isinstance(before.state, Dealing)
        if ended and now.state.last is not None:
            seen.append(now.state.last)
    assert isinstance(now.state, Over)
    for seat, person in enumerate(CROWD[:members]):
        played = [hand for hand in seen if hand.contract is not None and seat in hand.contract.seating.seats]
        standing = there(await standing_of(database, GUILD, person.user))
        assert standing.hands == len(played)
        assert standing.games_won == (rules.side_of(seat) == now.state.winner)
        down = -1 if rules.scoring is Scoring.COUNT_DOWN else 1
        assert standing.points == sum(down * hand.points[rules.side_of(seat)] for hand in played)
        assert standing.hands_won <= standing.hands
    course = await load_course(database, now.table.id)
    gained = tuple(score - rules.starting_score for score in now.state.match.scores)
    assert course[-1] == gained
    assert await tables_on(database, clock).load(now.table.id) == now
    kept = await rows(database)
    assert await rebuild.check(database) == ()
    await rebuild.rebuild(database)
    assert await rows(database) == kept
    assert all(check.fair for check in (await tables.reveal(now.table.id)).checks)


@for_all(seats=range(FEWEST, MOST + 1))
def test_computers_at_one_table_have_different_names(seats: int) -> None:
    for table in range(60):
        assert len({computer_name(table, seat) for seat in range(seats)}) == seats
        first = computer_name(table, 0)
        assert computer_name(table, 0, {first}) != first


def test_new_partners_are_offered_where_there_are_partners_to_choose() -> None:
    assert seats.has_new_partners(Rules())
    assert seats.has_new_partners(PRESETS["six-handed"])
    for name in ("two-handed", "three-handed", "five-handed", "hustle", "set-back"):
        assert not seats.has_new_partners(PRESETS[name])
    assert not seats.has_new_partners(DRAWN["lowest"])


@rest
@pytest.mark.parametrize("drawn", DRAWN)
async def test_a_draw_for_partners_moves_the_sitters_for_good(database: Database, drawn: str) -> None:
    """In the transaction of the draw's line: seats, sittings and what is counted at the end follow."""
    clock, moved = FakeClock(), 0
    tables = tables_on(database, clock)
    for _ in range(6):
        before = await started(tables, members=4, rules=DRAWN[drawn])
        now = await until(tables, before, lambda n: isinstance(n.state, Dealing))
        assert isinstance(now.state, Dealing)
        moves, old = now.state.moves, users(before)
        assert users(now) == tuple(each.user for each in seats_after_draw(before.table.seats, moves) if each)
        assert all(users(now)[moves[seat]] == old[seat] for seat in range(4) if moves)
        moved += bool(moves)
        assert await tables_on(database, clock).load(now.table.id) == now
        async with database.read() as connection:
            sat = schema.sittings
            came = select(sat).where(sat.c.table_id == now.table.id).order_by(sat.c.since)
            latest = {row.seat: row.user_id for row in await connection.execute(came)}
        assert tuple(latest[seat] for seat in range(4)) == users(now)
        dealer = users(now)[now.state.match.dealer]
        over = await until_over(tables, now)
        assert users(over) == users(now)
        assert isinstance(over.state, Over)
        assert await rebuild.check(database) == ()
        async with database.read() as connection:
            games = schema.player_games.c
            won = select(games.user_id).where(games.table_id == now.table.id, games.won)
            winners = set(await connection.scalars(won))
        assert winners == {users(now)[over.state.winner], users(now)[over.state.winner + 2]}
        assert dealer in old
    assert moved, "nobody ever moved"


def test_without_a_draw_for_partners_everyone_stays() -> None:
    sitters = tuple(lobby.sitter_of(person) for person in MEMBERS)
    assert seats_after_draw(sitters, ()) == sitters
    assert [each.name for each in seats_after_draw(sitters, (0, 2, 1, 3)) if each] == ["Ann", "Cleo", "Ben", "Dan"]


# --- who wins a hand


def a_hand(rules: Rules, outcome: Outcome, points: tuple[int, ...], *, maker: int = 0, **more: Any) -> HandResult:
    contract = Contract(maker, Trump.HEARTS, 1, seating=rules.seating_of(0))
    fields = {"number": 1, "dealer": 0, "contract": contract, "tricks": (0,) * rules.seats, **more}
    return HandResult(outcome=outcome, points=points, **fields)


BID, THREE, FIVE, BUCK = (PRESETS[name] for name in ("bid-euchre", "three-handed", "five-handed", "buck"))


@for_all(
    rules__hand__winners=[
        (Rules(), a_hand(Rules(), Outcome.MADE, (1, 0)), {0, 2}),
        (Rules(), a_hand(Rules(), Outcome.EUCHRED, (0, 2)), {1, 3}),
        (BID, a_hand(BID, Outcome.BID_MADE, (4, 2)), {0, 2}),  # both score their tricks, one side made its bid
        (BID, a_hand(BID, Outcome.BID_SET, (-4, 3)), {1, 3}),
        (THREE, a_hand(THREE, Outcome.MADE, (0, 1, 0), maker=1), {1}),
        (THREE, a_hand(THREE, Outcome.EUCHRED, (1, 0, 1), maker=1), {0, 2}),
        (FIVE, a_hand(FIVE, Outcome.MADE, (1, 0, 0, 1, 0), partner=3), {0, 3}),
        (FIVE, a_hand(FIVE, Outcome.EUCHRED, (0, 2, 2, 0, 2), partner=3), {1, 2, 4}),
        (BUCK, a_hand(BUCK, Outcome.MADE, (-3, -1, 5, -1)), {0}),  # a score that counts down wins by what it loses
        (BUCK, a_hand(BUCK, Outcome.EUCHRED, (5, -3, 0, 5)), {1}),
        (HUSTLE, a_hand(HUSTLE, Outcome.MADE, (2, 0, 2, 0, 0, 0, 0)), {0, 2}),
        (HUSTLE, a_hand(HUSTLE, Outcome.EUCHRED, (0, 2, 0, 2, 0, 0, 0)), {1, 3}),
        (Rules(), a_hand(Rules(), Outcome.MARCH, (0, -2), lowered=True), {0, 2}),
        (Rules(), a_hand(Rules(), Outcome.MADE, (0, -2), maker=1), {0, 2}),  # off the offenders, who were the makers
    ]
)
def test_a_hand_is_won_by_the_makers_or_the_side_that_gained(rules: Rules, hand: HandResult, winners: set[int]) -> None:
    assert winners_of(hand, rules) == winners


def test_nobody_wins_a_hand_thrown_in() -> None:
    forfeit = a_hand(Rules(), Outcome.THROWN_IN, (0, 1), contract=None)
    assert winners_of(forfeit, Rules()) == set()
    place = tallies.PlayedGame(1, GUILD, Rules(), "north-american", 0, (None,) * 4, {})
    assert tallies.player_hand_rows(place, forfeit, Facts.none(4), 0) == ()


def test_cutthroat_hands_count_no_partners() -> None:
    rules = Rules(seats=4, partnership=Partnership.EACH_ALONE, scoring=Scoring.COUNT_DOWN, alone=WhoAlone.NOBODY)
    hand = a_hand(rules, Outcome.MADE, (-3, 0, -2, 0))
    seats = tuple(lobby.sitter_of(person) for person in (ANN, BEN, CLEO, DAN))
    place = tallies.PlayedGame(1, GUILD, rules, "buck", 0, seats, {})
    rows = tallies.player_hand_rows(place, hand, Facts.none(4), 0)
    found = {row["user_id"]: (row["hands_won"], row["points"]) for row in rows}
    assert found == {ANN.user: (1, 3), BEN.user: (0, 0), CLEO.user: (0, 2), DAN.user: (0, 0)}
