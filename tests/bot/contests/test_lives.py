"""What life does to contests, one thing at a time, under the eyes of the referee: each law that it tries holds.

Once the organiser only organises; once she plays, another organiser approves what she asks for, and she is refused
nothing that the other may do.
"""

import shutil
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.clock import DAY_MS, HOUR_MS, MINUTE_MS
from bot.contests.asking import has_asked
from bot.contests.commands.answering import Approve
from bot.contests.commands.base import ContestCommand
from bot.contests.commands.organising import Extend, Pause, Resume
from bot.contests.commands.rulings import Adjust, Disqualify, Forfeit, Redraw, Replace
from bot.contests.commands.signing_up import Invite, Join, Leave, Offer, Standing
from bot.contests.state import DeadlineKind, Stage, StoredContest
from bot.contests.templates import Defaults, Template, make_plan
from bot.store.database import Database
from bot.tables.model import Member
from engine.contest.config import Pace
from engine.contest.entries import Entry
from tests.contest_simulation.lives import damage_another
from tests.contest_simulation.plans import short
from tests.contest_simulation.running import NOT_MENDED, play_next_season
from tests.contest_simulation.server import MODERATOR, ORGANISER
from tests.contest_simulation.simulation import Simulation
from tests.contest_simulation.troubles import be_down_for
from tests.suite import first, night, rest

pytestmark = rest
Begin = Callable[..., Awaitable["Life"]]


class Life(Simulation):
    """A contest in which nothing happens by lot: everybody comes, and the test says what else."""

    plays = False
    """Whether the organiser is in the first entry."""

    async def sign_up(self) -> None:
        one = ORGANISER if self.plays and not self.stored.people else self.new_member()
        if self.plan.size == 1:
            await self.do(Join(one, Standing()))
            return
        two = self.new_member()
        await self.do(Invite(one, Standing(), two))
        await self.do(Invite(two, Standing(), one))

    async def do(self, command: ContestCommand) -> bool:
        done = await super().do(command)
        if command.member == ORGANISER and not done:
            assert not await super().do(replace(command, member=MODERATOR)), "refused to her, and not to another"
        if has_asked(self.stored):
            assert self.plays
            await super().do(Approve(MODERATOR, self.stored.revision))
            await self._answer()
        return done

    async def advance(self, *, kills: bool = False) -> None:
        await super().advance(kills=False)

    async def _come_and_go(self) -> None:
        """Nobody does."""

    async def go_to(self, there: Callable[[StoredContest], bool]) -> None:
        """On with it, until the contest is there."""
        for _ in range(3000):
            if there(self.stored):
                return
            await self.go_on()
            await self.look()  # going on looks only now and then
        raise AssertionError(f"it does not come there, in round {self.stored.round}")

    async def end(self, *laws: str) -> None:
        """To the end, with every law kept and these ones tried."""
        await self.go_to(lambda stored: stored.stage.is_final)
        await self.look_at_end()
        self.referee.close()
        assert [line for line in self.verdicts.lines() if line.partition(":")[0] not in NOT_MENDED] == []
        assert [law for law in laws if not self.verdicts.judged[law]] == []

    def members(self, entry: Entry) -> list[Member]:
        people = [self.stored.people[player] for player in entry.players]
        return [Member(person.user, person.name) for person in people]

    def entries(self) -> list[Entry]:
        return [each for each in self.stored.contest.entries.values() if each.left is None]

    def due(self, kind: DeadlineKind) -> int:
        return self.stored.deadlines[kind, self.stored.round].due_at


@pytest.fixture(params=[pytest.param(False, id="organises"), pytest.param(True, marks=night, id="plays")])
async def begin(request: pytest.FixtureRequest, migrated_file: Path, tmp_path: Path) -> AsyncIterator[Begin]:
    """Publishes a contest of a template and so many entrants; `members` are there in every round but those absent."""
    file = Path(shutil.copy(migrated_file, tmp_path / "lives.db"))
    database = await Database.open(f"sqlite+aiosqlite:///{file}")

    async def publish(template: Template, entrants: int, **changes: Any) -> Life:
        life = Life(database, file, 1, 1)
        life.plays = request.param
        plan = short(make_plan(template, Defaults(), life.server.clock.at + HOUR_MS), 1, 1)
        config = {name: changes.pop(name) for name in list(changes) if name in plan.config.__slots__}
        life.plan = replace(plan, config=replace(plan.config, least=4, **config), **changes)
        life.entrants = entrants
        await life.begin()
        return life

    yield publish
    await database.close()


def drawn(number: int) -> Callable[[StoredContest], bool]:
    return lambda stored: stored.round >= number


def begun(stored: StoredContest) -> bool:
    """Whether somebody has played in the round."""
    return stored.round > 0 and any(True in table.acted for table in stored.tables.values() if table.running)


@pytest.mark.parametrize("days", first([7, 1], 0, 1))
async def test_a_pause_of_two_weeks(begin: Begin, days: int) -> None:
    league = await begin(Template.LEAGUE, 4, days=days)
    await league.go_to(drawn(1))
    await league.do(Pause(ORGANISER, "holidays"))
    league.server.clock.at += 14 * DAY_MS
    await league.do(Resume(ORGANISER))
    await league.end("days", "lost time", "shown dates")


async def test_an_extension_of_ten_days(begin: Begin) -> None:
    league = await begin(Template.WEEKS, 8, rounds=3)
    await league.go_to(drawn(1))
    league.server.absent.update(person.user for person in league.stored.people.values())
    await league.do(Extend(ORGANISER, 10 * DAY_MS))
    await league.go_to(drawn(2))
    await league.end("days", "lost time", "shown dates")


@pytest.mark.parametrize("down", first([2 * HOUR_MS, 3 * DAY_MS], 0, 1))
async def test_the_process_is_away_at_the_end_of_a_window(begin: Begin, down: int) -> None:
    league = await begin(Template.LEAGUE, 4, days=1)
    await league.go_to(drawn(1))
    league.server.absent.update(person.user for person in league.stored.people.values())
    end = league.due(DeadlineKind.WHISTLE)
    await league.be_down(end - 90 * MINUTE_MS, end - 90 * MINUTE_MS + down)
    await league.advance()
    await league.end("days", "lost time", "nobody acts")


@pytest.mark.parametrize(
    ("left", "down"),
    first([(65 * MINUTE_MS, 4_000_000), (DAY_MS, 200_000_000), (HOUR_MS // 2, 4_000_000), (DAY_MS, HOUR_MS)], 0, 2),
)
async def test_members_are_reminded_at_once_of_a_window_whose_last_hour_was_lost(
    begin: Begin, left: int, down: int
) -> None:
    league = await begin(Template.LEAGUE, 4, days=7)
    await league.go_to(drawn(1))
    league.server.absent.update(person.user for person in league.stored.people.values())
    league.server.clock.at = league.due(DeadlineKind.WHISTLE) - left
    await league.advance()
    await be_down_for(league, down)
    await league.end("days", "lost time", "nobody acts")


@pytest.mark.parametrize("away", first([2 * HOUR_MS, 3 * DAY_MS], 0, 1))
async def test_the_gateway_is_away_at_the_end_of_a_window(begin: Begin, away: int) -> None:
    league = await begin(Template.LEAGUE, 4, days=1)
    await league.go_to(drawn(1))
    league.server.absent.update(person.user for person in league.stored.people.values())
    end = league.due(DeadlineKind.WHISTLE)
    await league.lose_gateway(end - 90 * MINUTE_MS, end - 90 * MINUTE_MS + away)
    await league.end("days", "lost time", "nobody acts")


@pytest.mark.parametrize("template", first([Template.CUP, Template.HUSTLE], 0, 1))
@pytest.mark.parametrize("back", [-1, 1])
async def test_the_gateway_is_away_while_members_would_check_in(begin: Begin, template: Template, back: int) -> None:
    night = await begin(template, 8)
    start = night.plan.starts_at
    await night.lose_gateway(start - 35 * MINUTE_MS, start - back * MINUTE_MS)
    await night.go_to(lambda stored: stored.round > 0 or stored.stage.is_final)
    assert night.stored.stage is Stage.RUNNING
    await night.end("nobody acts")


@pytest.mark.parametrize("template", first([Template.CUP, Template.HUSTLE], 0, 1))
async def test_who_is_seated_in_check_in_has_pressed_nothing(begin: Begin, template: Template) -> None:
    night = await begin(template, 8)
    await night.go_to(lambda stored: stored.stage is Stage.CHECKING)
    await night.go_to(lambda stored: all(entry.checked_in for entry in stored.contest.entries.values()))
    entry, other = night.entries()[-1], night.new_member()
    night.server.absent.add(other.user)
    assert await night.do(Offer(other, Standing(), offers=True))
    assert await night.do(Replace(ORGANISER, entry.number, entry.players[0], other, "ill"))
    await night.end("there")
    assert entry.number not in night.stored.contest.seeds


@pytest.mark.parametrize("kind", first([DeadlineKind.MISSING, DeadlineKind.WHISTLE], 0, 1))
async def test_the_gateway_is_away_in_a_live_round(begin: Begin, kind: DeadlineKind) -> None:
    night = await begin(Template.HUSTLE, 8, rounds=2, check_in=False)
    await night.go_to(drawn(1))
    night.server.absent.update(person.user for person in night.stored.people.values())
    due = night.due(kind)
    await night.lose_gateway(due - MINUTE_MS, due + 10 * MINUTE_MS)
    night.server.absent.clear()
    await night.end("nobody acts")


async def test_a_pause_counts_the_downtime_in_it_once(begin: Begin) -> None:
    night = await begin(Template.HUSTLE, 8, rounds=2)
    await night.go_to(drawn(1))
    end = night.due(DeadlineKind.WHISTLE)
    await night.do(Pause(ORGANISER, "lights out"))
    paused = night.server.clock.at
    await night.be_down(paused, paused + HOUR_MS)
    await night.do(Resume(ORGANISER))
    assert night.due(DeadlineKind.WHISTLE) == end + HOUR_MS
    await night.end("shown dates")


async def test_clocks_set_back_take_nothing_away(begin: Begin) -> None:
    night = await begin(Template.HUSTLE, 8, rounds=2)
    await night.go_to(drawn(1))
    end = night.due(DeadlineKind.WHISTLE)
    await night.do(Pause(ORGANISER, "lights out"))
    night.server.clock.at -= 2 * HOUR_MS
    await night.do(Resume(ORGANISER))
    assert night.due(DeadlineKind.WHISTLE) >= end
    await night.end()


@pytest.mark.parametrize("pairs", first([6, 9], 0, 1))
async def test_pairs_move_between_divisions(begin: Begin, pairs: int) -> None:
    league = await begin(Template.LEAGUE, pairs, division=3, moving=1, days=1)
    await league.go_to(lambda stored: stored.stage.is_final)
    await league.look_at_end()
    await play_next_season(league, stays=True)
    await league.end("divisions")


@pytest.mark.parametrize("template", first([Template.HUSTLE, Template.SWISS, Template.LEAGUE], 0, 1))
async def test_leaving_after_the_last_match_is_finishing(begin: Begin, template: Template) -> None:
    rounds = {} if template is Template.LEAGUE else {"rounds": 2}
    contest = await begin(template, 4 if template is Template.LEAGUE else 8, **rounds)
    last = 3 if template is Template.LEAGUE else 2

    def first_table_is_over(stored: StoredContest) -> bool:
        return stored.round == last and 0 < len(stored.open_places) < len(stored.contest.rounds[-1].matches)

    await contest.go_to(drawn(last))
    for table in tuple(contest.stored.tables.values())[-1:]:
        contest.server.absent.update(user for user in table.users if user)
    await contest.go_to(first_table_is_over)
    over = {
        entrant
        for place in contest.stored.results
        for entrant in contest.stored.contest.rounds[-1].matches[place[1]].north
        if place[0] == last
    }
    leader = next(row.entrant for rows in contest.stored.standings() for row in rows if row.entrant in over)
    entry = contest.stored.contest.entries[leader]
    for member in contest.members(entry)[:1]:
        await contest.do(Leave(member))
    contest.server.absent.clear()
    await contest.end("finished")


@pytest.mark.parametrize(
    ("template", "entrants", "rounds"),
    first([(Template.HUSTLE, 8, 7), (Template.SWISS, 12, 5)], 0, 1),
)
async def test_leaving_and_returning(begin: Begin, template: Template, entrants: int, rounds: int) -> None:
    contest = await begin(template, entrants, rounds=rounds)
    await contest.go_to(drawn(1))
    entry = contest.entries()[0]
    people = contest.members(entry)
    await contest.do(Leave(people[0]))
    await contest.go_to(drawn(2))
    if len(people) == 1:
        await contest.do(Join(people[0], Standing()))
    else:
        await contest.do(Invite(people[0], Standing(), people[1]))
        await contest.do(Invite(people[1], Standing(), people[0]))
    await contest.end("gifts")


@pytest.mark.parametrize("template", first([Template.HUSTLE, Template.SWISS, Template.LEAGUE, Template.CUP], 0, 1))
async def test_everybody_leaves(begin: Begin, template: Template) -> None:
    contest = await begin(template, 8 if template is Template.HUSTLE else 4)
    await contest.go_to(drawn(1))
    contest.server.absent.update(person.user for person in contest.stored.people.values())
    for entry in contest.entries():
        await contest.do(Leave(contest.members(entry)[0]))
    await contest.end()


@pytest.mark.parametrize("template", first([Template.CUP, Template.LEAGUE], 0, 1))
async def test_nobody_plays_a_card(begin: Begin, template: Template) -> None:
    contest = await begin(template, 5, pace=Pace.WINDOWS, days=1, check_in=False)
    contest.nobody_plays = True
    contest.server.absent.update(person.user for person in contest.stored.people.values())
    await contest.end("title")
    assert all(row.rank > 1 for rows in contest.stored.standings() for row in rows)


@pytest.mark.parametrize("template", first([Template.HUSTLE, Template.LEAGUE, Template.CUP], 0, 1))
async def test_another_contest_cannot_be_read(begin: Begin, template: Template) -> None:
    contest = await begin(template, 4, rounds=1, repeats=True)
    await damage_another(contest)
    await contest.end("title")


@pytest.mark.parametrize("template", first([Template.CUP, Template.SWISS, Template.HUSTLE], 0, 2))
async def test_a_redraw_with_fewer_tables(begin: Begin, template: Template) -> None:
    contest = await begin(template, 12 if template is Template.HUSTLE else 8)
    await contest.go_to(drawn(1))
    await contest.do(Forfeit(ORGANISER, 1, 0, 0, "not here"))
    await contest.do(Adjust(ORGANISER, 1, 1, (0, 7), "as agreed"))
    for entry in contest.entries()[:4]:
        await contest.do(Disqualify(ORGANISER, entry.number, "cheated"))
    assert await contest.do(Redraw(ORGANISER, "wrong"))
    await contest.end("tables", "named")


@pytest.mark.parametrize("template", first([Template.WEEKS, Template.HUSTLE, Template.LEAGUE], 0, 2))
async def test_who_has_played_is_replaced_by_members_who_never_come(begin: Begin, template: Template) -> None:
    contest = await begin(template, 8, rounds=1) if template is not Template.LEAGUE else await begin(template, 4)
    await contest.go_to(begun)
    for _ in range(12):
        await contest.go_on()
    others = [entry for entry in contest.entries() if contest.stored.match_of(entry.number)]
    for entry in others[:2]:
        for player in entry.players:
            other = contest.new_member()
            contest.server.absent.add(other.user)
            await contest.do(Replace(ORGANISER, entry.number, player, other, "ill"))
    await contest.end()
