"""The season of a series: its table after any night, and the final that follows by itself."""

import csv
import io
import json
import re
from collections.abc import Iterable, Sequence
from dataclasses import replace

import pytest

from bot.contests import plan
from bot.contests.errors import ContestCode
from bot.contests.final import line_up_final, users_to_call
from bot.contests.members import InvitePartner, Join, Offer, OwnStanding
from bot.contests.model import DeadlineKind, Stage, StoredContest
from bot.contests.organizers import Cancel, Edit, Rename
from bot.contests.plan import FinalPairs
from bot.contests.posts import Purpose
from bot.contests.rulings import Adjust, InviteMember
from bot.contests.season import Season
from bot.contests.templates import Template
from bot.exports.contest import contest_json, contest_sheets
from bot.exports.page import contest_page
from bot.members.preferences import Members
from bot.members.privacy import Privacy
from bot.panels.contests.me import me_panel
from bot.panels.contests.pictures import bracket_picture, contest_lines
from bot.panels.contests.posts import announcement
from bot.panels.contests.show import season_panel, standings_panel
from bot.panels.contests.voice import ContestVoice
from bot.panels.core.reader import Reader
from bot.stats.repairs import Repairs
from bot.tables.model import Member
from bot.texts.catalogue import LANGUAGES, say
from engine import view
from engine.contest.season import SeasonRow
from tests.bot.contests.world import CROWD, HOUR, ORGANISER, World
from tests.bot.panel_checks import buttons, pictures, texts
from tests.bot.people import GUILD
from tests.contests.promises import promise
from tests.refused import code_of

HERE = OwnStanding()
MINUTE = 60_000


def season_of(stored: StoredContest) -> Season:
    assert stored.season is not None
    return stored.season


async def series(world: World, **changes: object) -> StoredContest:
    plan = world.plan(Template.HUSTLE, repeats=True, rounds=2, check_in=False, **changes)
    return await world.published(plan, "Friday")


async def night(world: World, number: int, members: Iterable[Member]) -> tuple[StoredContest, StoredContest]:
    """A night played by these; it and the contest that follows."""
    await world.sign_up(number, members)
    over = await world.to_the_end(number)
    (following,) = await world.contests.of_guild(GUILD)
    return over, following


async def join_final(world: World, final: StoredContest, members: Sequence[Member]) -> StoredContest:
    """These join, and check in; the final at its start."""
    for member in members:
        await world.contests.do(final.id, Join(member, HERE))
    return await world.start(final.id)


@promise("season-table", "season-nights", "season-moves", "season-final", "season-called")
async def test_ten_nights_and_their_final(world: World) -> None:
    now = await series(world, nights=10)
    repairs = Repairs(world.database, clock=world.clock, contests=world.contests)
    people = list(CROWD[:10])
    for number in range(1, 11):
        if number == 4:  # a night that is called off is none of the ten
            off = await world.contests.do(now.id, Cancel(ORGANISER, "rain"))
            (now,) = await world.contests.of_guild(GUILD)
            assert season_of(off).played == 3
        there = [each for nth, each in enumerate(people) if (nth + number) % 5]
        await world.sign_up(now.id, there[1:])
        await world.start(now.id)
        await world.contests.do(now.id, Join(there[0], HERE))  # late
        over = await world.to_the_end_from_here(now.id)
        if number == 2:
            before = season_of(over)
            table = next(each.table for each in over.tables.values())
            await repairs.void(GUILD, ORGANISER, table)
            await world.director.refresh_standings()
            assert season_of(await world.contests.load(over.id)).rows != before.rows, "a void moves it"
        if number == 6:
            await repairs.merge(GUILD, Member(999, "Mo", moderator=True), people[9], Member(CROWD[20].user, "Mia"))
            people[9] = Member(CROWD[20].user, "Mia")
        (now,) = await world.contests.of_guild(GUILD)
        assert season_of(over).played == number
        assert now.plan.is_final == (number == 10)
    gone = people[0]
    privacy = Privacy(world.database, world.tables, Members(world.database), clock=world.clock, vault=world.vault)
    await privacy.forget(gone.user)
    final = await world.contests.load(now.id)
    season = season_of(final)
    persons = {person for row in season.rows for person in row.who}
    assert persons.isdisjoint({gone.user, CROWD[9].user})
    assert CROWD[20].user in persons
    assert all(row.points == sum(sorted((each or 0 for each in row.nights), reverse=True)[:7]) for row in season.rows)
    assert (final.name, final.plan.rules.rubber, final.plan.config.most) == ("Friday · Final", True, 4)
    assert final.plan.starts_at > over.ended_at  # type: ignore[operator]
    await world.check()
    order = [next(each for each in people if each.user == row.who[0]) for row in season.rows]
    first = [each.user for each, row in zip(order, season.rows, strict=True) if row.rank <= 8]
    assert [*users_to_call(final, 0)] == first
    assert await code_of(world.contests, final.id, Join(CROWD[40], HERE)) == ContestCode.NOT_IN_TABLE
    begun = await join_final(world, final, order[:8])
    pairs = [[begun.people[p].user for p in begun.contest.entries[e].players] for e in begun.contest.seeds]
    assert pairs == [[order[nth].user, order[7 - nth].user] for nth in range(4)]
    over = await world.to_the_end_from_here(begun.id)
    assert over.stage is Stage.OVER
    assert [row.rank for row in over.standings()[0]] == [1, 2, 3, 3]
    (following,) = await world.contests.of_guild(GUILD)
    assert (following.name, following.number, following.plan.is_final) == ("Friday", 12, False)
    assert (season_of(following).rows, season_of(following).number) == ((), 2)
    await world.check()


async def to_the_final(world: World, count: int = 12, **changes: object) -> StoredContest:
    """The final after two nights of so many members."""
    now = await series(world, nights=2, **changes)
    for _ in range(2):
        _, now = await night(world, now.id, CROWD[:count])
    assert now.plan.is_final
    return now


def crowd_of(season: Season) -> list[Member]:
    """The members in the order of the table."""
    return [next(each for each in CROWD if each.user == row.who[0]) for row in season.rows]


@promise("season-called")
async def test_the_next_in_the_table_are_called_where_places_are_free(world: World) -> None:
    final = await to_the_final(world)
    order = crowd_of(season_of(final))
    assert await code_of(world.contests, final.id, Join(order[-1], HERE)) == ContestCode.NOT_IN_TABLE
    assert await code_of(world.contests, final.id, InviteMember(ORGANISER, order[-1])) == ContestCode.NOT_IN_TABLE
    assert await code_of(world.contests, final.id, Offer(order[-1], HERE, offers=True)) == ContestCode.NOT_IN_TABLE
    larger = Rename(ORGANISER, final.name, final.plan.description, final.plan.config.most + 1)
    assert await code_of(world.contests, final.id, larger) == ContestCode.BAD_PLACES
    two = InvitePartner(order[0], HERE, order[1])
    assert await code_of(world.contests, final.id, two) == ContestCode.PAIRED_BY_TABLE
    for member in order[:5]:
        await world.contests.do(final.id, Join(member, HERE))
    due = final.deadlines[DeadlineKind.CALL, 0].due_at
    assert final.plan.starts_at - due == HOUR + 30 * MINUTE
    said = announcement(await world.contests.load(final.id), "finalists", 0, ())
    assert said is not None
    assert [*said.users] == [each.user for each in order[5:8]]
    world.clock.at = due
    now = await world.director.advance(final.id)
    assert (Purpose.FINALISTS, 1) in {(post.purpose, post.number) for post in await world.contests.posts(final.id)}
    said = announcement(now, "finalists", 1, ())
    assert said is not None
    assert [*said.users] == [each.user for each in order[8:11]], "three places are free, and the next three are called"
    await world.contests.do(final.id, Join(order[11], HERE))
    begun = await world.start(final.id)
    pairs = [[begun.people[p].user for p in begun.contest.entries[e].players] for e in begun.contest.seeds]
    there = [*order[:5], order[11]]
    assert pairs == [[there[nth].user, there[5 - nth].user] for nth in range(3)]


@promise("season-called")
async def test_a_call_comes_later_when_the_start_does(world: World) -> None:
    final = await to_the_final(world, 8)
    later = replace(final.plan, starts_at=final.plan.starts_at + HOUR, meant="")
    await world.contests.do(final.id, Edit(ORGANISER, later))
    world.clock.at = final.deadlines[DeadlineKind.CALL, 0].due_at
    now = await world.director.advance(final.id)
    assert now.deadlines[DeadlineKind.CALL, 0].due_at == world.clock.at + HOUR


async def test_a_night_counts_though_a_game_of_it_was_voided_just_before_the_final(world: World) -> None:
    now = await series(world, nights=2)
    for _ in range(2):
        over, now = await night(world, now.id, CROWD[:12])
    for member in crowd_of(season_of(now))[:8]:
        await world.contests.do(now.id, Join(member, HERE))
    await Repairs(world.database, clock=world.clock).void(GUILD, ORGANISER, next(iter(over.tables.values())).table)
    begun = await world.start(now.id)
    assert any(row.nights[-1] is not None for row in season_of(begun).rows)


@promise("season-final", "clock-whistle")
async def test_the_last_match_may_be_the_best_of_five(world: World) -> None:
    final = await to_the_final(world, 8, five=True)
    first = await join_final(world, final, crowd_of(season_of(final)))
    last = await world.next_round(final.id)
    for now, five in ((first, False), (last, True)):
        tables = [await world.tables.load(now.tables[at].table) for at in now.tables if at[0] == now.round]
        assert {(each.table.rules.rubber, each.table.rules.best_of_five) for each in tables} == {(True, five)}
    assert (len(first.tables), len(last.tables)) == (2, 3)
    one, two = ((now.whistle_at(now.round) or 0) - now.drawn_at[now.round] for now in (first, last))
    assert 1.6 * one < two < 1.7 * one
    over = await world.to_the_end_from_here(final.id)
    shown = list[str]()
    for place, at in over.tables.items():
        state = (await world.tables.load(at.table)).state
        assert state is not None
        games = view(state, None).games
        assert (max(games), over.results[place].games) == (3 if place == (2, 0) else 2, games)
        shown.append(f"{games[0]}–{games[1]}")
    picture = bracket_picture(ContestVoice(over, "en"))
    parts = contest_page(over, frozenset(), None, 0).parts
    page = "\n".join(str(line) for part in parts for block in part.blocks for line in block)
    for told in (picture.alt, "\n".join(contest_lines(picture, "en")), page):
        assert sorted(re.findall(r"\d–\d", told)) == sorted(shown)
    said = announcement(over, "final", 0, ())
    assert said is not None
    assert pictures(said.panel)[0].drawing == picture, "its line has the places"
    (following,) = await world.contests.of_guild(GUILD)
    assert (following.plan.five, following.plan.ends_with_five, last.plan.ends_with_five) == (True, False, True)
    await world.check()


async def test_a_final_has_the_place_of_its_last_night_where_a_server_has_all_its_contests(world: World) -> None:
    now = await series(world, nights=1)
    for number in range(19):
        await world.contests.create(ORGANISER, GUILD, now.channel, f"Draft {number}", now.plan)
    await world.sign_up(now.id, CROWD[:8])
    await world.to_the_end(now.id)
    assert [each.plan.is_final for each in await world.contests.of_guild(GUILD)] == [True, *[False] * 19]


def with_rows(final: StoredContest, rows: Sequence[SeasonRow]) -> StoredContest:
    return replace(final, season=replace(season_of(final), rows=tuple(rows)))


@promise("season-pairs", "season-final")
@pytest.mark.parametrize("mode", [FinalPairs.EIGHT, FinalPairs.EIGHT_NEXT])
async def test_who_is_level_at_the_border_comes_in_by_the_time_of_joining(world: World, mode: FinalPairs) -> None:
    final = await to_the_final(world, 9, final=mode)
    order = crowd_of(season_of(final))
    rows = [replace(row, rank=min(nth, 8)) for nth, row in enumerate(season_of(final).rows, start=1)]
    assert [*users_to_call(with_rows(final, rows), 0)] == [each.user for each in order], "the eighth place is shared"
    world.clock.at = final.deadlines[DeadlineKind.CALL, 0].due_at
    await world.director.advance(final.id)
    for member in (*order[:7], order[8], order[7]):
        world.clock.at += 1
        await world.contests.do(final.id, Join(member, HERE))
    now = replace(
        with_rows(await world.contests.load(final.id), rows), notes=replace(final.notes, ready=frozenset(range(1, 10)))
    )
    found = line_up_final(now)
    made = [[now.people[player].user for player in entry.players] for entry in found.entries]
    there = [each.user for each in (*order[:7], order[8])]
    ends, following = [[there[n], there[7 - n]] for n in range(4)], [[there[n], there[n + 1]] for n in (0, 2, 4, 6)]
    assert made == (ends if mode is FinalPairs.EIGHT else following)
    assert [(now.people[player].user, why) for player, why in found.out] == [(order[7].user, "place")]


@promise("season-final", "points-arrows")
async def test_two_seasons_of_a_league_of_pairs(world: World) -> None:
    pairs = [CROWD[nth : nth + 2] for nth in range(0, 10, 2)]
    now = await world.published(world.plan(Template.LEAGUE, days=1, nights=2, least=3), "Rome")
    for season in (1, 2):
        for _ in range(2):
            await world.sign_up(now.id, [each for pair in pairs for each in pair])
            over = await world.to_the_end(now.id)
            (now,) = await world.contests.of_guild(GUILD)
        assert (now.plan.is_final, now.number, now.plan.config.days) == (True, season, 1)
        table = season_of(now)
        assert {row.who for row in table.rows} == {tuple(each.user for each in pair) for pair in pairs}
        assert [row.rank for row in table.rows] == sorted(row.rank for row in table.rows)
        await world.sign_up_alone(now.id, [member for pair in pairs[:3] for member in pair])
        final = await world.start(now.id)
        drawn = [
            tuple(sorted(final.people[p].user for p in final.contest.entries[e].players)) for e in final.contest.seeds
        ]
        assert drawn == [row.who for row in table.rows if row.who in drawn]
        over_final = await world.to_the_end_from_here(now.id)
        assert over_final.stage is Stage.OVER
        (now,) = await world.contests.of_guild(GUILD)
        assert (now.name, now.number, now.plan.config.format) == ("Rome", 2 * season + 1, over.plan.config.format)
    await world.sign_up(now.id, [each for pair in pairs for each in pair])
    begun = await world.start(now.id)
    order = [
        tuple(sorted(over.people[p].user for p in over.contest.entries[row.entrant].players))
        for row in over.standings()[0]
    ]
    seeds = [tuple(sorted(begun.people[p].user for p in begun.contest.entries[e].players)) for e in begun.contest.seeds]
    assert seeds == order, "seeds follow the league before, and not the final"
    await world.check()


@promise("season-by-itself", "season-judges")
async def test_no_organizer_presses_anything_from_publish_to_podium(world: World) -> None:
    now, numbers = await series(world, nights=4), list[int]()
    for _ in range(4):
        numbers.append(now.id)
        over, now = await night(world, now.id, CROWD[:8])
    judge = replace(CROWD[8], moderator=True)
    final = await join_final(world, now, CROWD[:8])
    over_final = await world.to_the_end_from_here(final.id)
    assert [row.rank for row in over_final.standings()[0]][:2] == [1, 2]
    said = announcement(over_final, "final", 0, ())
    assert said is not None
    assert "1. " in "\n".join(texts(said.panel))
    for number in (*numbers, final.id):
        by = {line.by for line in await world.contests.events(number)} - {each.user for each in CROWD}
        assert by <= ({None, ORGANISER.user} if number == numbers[0] else {None})
    (following,) = await world.contests.of_guild(GUILD)
    await world.sign_up(following.id, CROWD[1:9])
    await world.start(following.id)
    ruled = Adjust(replace(CROWD[0], moderator=True), 1, 0, (4, 0), "miscounted")
    assert (await world.contests.do(following.id, ruled)).contest.adjustments, (
        "with results in other nights, not in this"
    )
    assert await code_of(world.contests, following.id, replace(ruled, member=judge)) == ContestCode.OWN_CONTEST
    assert over.season is not None


@promise("season-shown")
@pytest.mark.parametrize("language", LANGUAGES)
async def test_what_is_shown_of_a_season(world: World, language: str) -> None:
    now = await series(world, nights=5, language=language)
    over, _ = await night(world, now.id, CROWD[:13])
    season, reader = season_of(over), Reader(language=language)
    said = announcement(over, "final", 0, ())
    assert said is not None
    found = "\n".join(texts(said.panel))
    assert len(pictures(said.panel)) == 2
    leader = next(each.name for each in CROWD if each.user == season.rows[0].who[0])
    assert f"1. {leader} 100" in found
    assert f"({max(season.euchres.values())})" in found
    last = over.standings()[0][-1]
    name = over.people[over.contest.entries[last.entrant].players[0]].name
    assert any(line.endswith(name) for line in found.splitlines())
    hidden = replace(over, season=replace(season, unlisted=frozenset(each.user for each in CROWD)))
    silent = announcement(hidden, "final", 0, ())
    assert silent is not None
    assert len("\n".join(texts(silent.panel)).splitlines()) == len(found.splitlines()) - 3
    user = season.rows[1].who[0]
    mine = "\n".join(texts(me_panel(over, reader, user)))
    assert all(each in mine for each in ("13", str(season.rows[1].points), ", 4 ")), mine
    shown = [season_panel(over, reader, page, user) for page in (0, 1)]
    assert "12" in pictures(shown[0])[0].drawing.alt
    plain = "\n".join(texts(season_panel(over, replace(reader, text_only=True), 0, user)))
    assert leader in plain
    label = say(language, "league-view-season")
    assert label in {button.label for button in buttons(standings_panel(over, reader, 0, user))}


@promise("season-shown")
async def test_a_season_is_in_the_files(world: World) -> None:
    now = await series(world, nights=4)
    _, now = await night(world, now.id, CROWD[:5])
    over, _ = await night(world, now.id, CROWD[1:6])
    found = json.loads(contest_json(over, ()))["season"]
    assert [row["points"] for row in found] == [row.points for row in season_of(over).rows]
    sheet = contest_sheets(over, (), "en")["season.csv"].decode("utf-8-sig")
    rows = list(csv.DictReader(io.StringIO(sheet)))
    assert {row["names"]: row["night 1"] for row in rows}["M6"] == ""
    assert all(int(row["points"]) == sum(int(row[each] or 0) for each in ("night 1", "night 2")) for row in rows)


@promise("season-nights")
def test_a_plan_that_was_stored_before_there_were_seasons_has_none(world: World) -> None:
    stored = json.loads(plan.encode(world.plan(Template.HUSTLE, repeats=True)))
    assert plan.decode(json.dumps(stored)).has_seasons
    old = {name: value for name, value in stored.items() if name not in ("nights", "final", "five")}
    assert not plan.decode(json.dumps(old)).has_seasons
