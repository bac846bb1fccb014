"""What organizers may always do, what everybody reads of it, and whom messages call."""

from dataclasses import replace

import pytest

from bot.contests.errors import ContestCode
from bot.contests.members import Join, OwnStanding
from bot.contests.model import DeadlineKind, StoredContest
from bot.contests.organizers import Announce, Cancel, Edit, PauseContest, Publish, Rename
from bot.contests.rulings import Forfeit
from bot.contests.templates import Defaults, Template, make_plan, preview
from bot.panels.contests.announcement import users_of
from bot.panels.contests.drafts import preview_text
from bot.panels.contests.log import event_line, log_panel
from bot.panels.contests.posts import announcement
from bot.panels.contests.voice import public_voice
from bot.panels.core.reader import Reader
from bot.panels.refusals import sentence
from engine import Refused
from engine.contest.state import Contest, ContestStatus
from tests.bot.contests.made import made
from tests.bot.contests.world import CROWD, HOUR, ORGANISER, World
from tests.bot.panel_checks import texts
from tests.cases import for_all
from tests.contests.promises import promise
from tests.refused import code_of, refused

EVERYBODY = {member.user for member in CROWD[:13]}


async def signed_up(world: World, template: Template) -> StoredContest:
    """A contest of four pairs, or eight members, with two pairs or four members who wait, and one who looks."""
    if template is Template.HUSTLE:
        return await world.joined(13, template, most=8)
    stored = await world.joined(12, template, least=3, most=4)
    return await world.contests.do(stored.id, Join(CROWD[12], OwnStanding()))


async def called(world: World, contest: int, purpose: str) -> list[tuple[str, set[int]]]:
    """What the messages with a purpose say, and whom they call."""
    stored, events = await world.contests.load(contest), await world.contests.events(contest)
    posts = [post for post in await world.contests.posts(contest) if post.purpose == purpose]
    found = [announcement(stored, post.purpose, post.number, events) for post in posts]
    return [(each.text, {*each.users}) for each in found if each is not None]


def published(template: Template, most: int = 64) -> StoredContest:
    """A contest for which nobody has signed up."""
    plan = make_plan(template, Defaults(), 10 * HOUR)
    plan = replace(plan, config=replace(plan.config, most=most))
    return made(plan, Contest(plan.config, bytes(32)), {}, {})


@promise("messages-calls")
@pytest.mark.parametrize("template", [Template.CUP, Template.HUSTLE])
async def test_everybody_is_called_to_another_start_and_by_announcements(world: World, template: Template) -> None:
    stored = await signed_up(world, template)
    await world.contests.do(stored.id, Announce(ORGANISER, "Bring cake"))
    ((_, users),) = await called(world, stored.id, "announcement")
    assert users == EVERYBODY
    later = replace(stored.plan, starts_at=stored.plan.starts_at + 30 * HOUR)
    stored = await world.contests.do(stored.id, Edit(ORGANISER, later))
    ((text, users),) = await called(world, stored.id, "postponed")
    assert users == EVERYBODY
    assert f"starts at another time: <t:{stored.plan.starts_at // 1000}:F>" in text


@promise("organizers-always")
async def test_its_tables_have_its_new_name_and_their_numbers_in_it(world: World) -> None:
    begun = await world.begun(8, Template.HUSTLE)
    stored = await world.next_round(begun.id)
    for name in (stored.name, "Winter night"):
        await world.contests.do(stored.id, Rename(ORGANISER, name, ""))
        names = [(await world.tables.load(table.table)).table.in_contest for table in stored.tables.values()]
        assert names == 2 * [(name, 1), (name, 2)]


@promise("organizers-always")
@for_all(
    passed__later__refusal=[
        (-1, 1, None),
        (-1, 0, None),
        (-1, -1, ContestCode.ONLY_LATER),
        (0, HOUR, ContestCode.ONLY_LATER),
        (60_000, HOUR, ContestCode.ONLY_LATER),
    ]
)
def test_a_start_moves_only_later_and_before_it_passes(passed: int, later: int, refusal: ContestCode | None) -> None:
    stored = published(Template.HUSTLE)
    moved = Edit(ORGANISER, replace(stored.plan, starts_at=stored.plan.starts_at + later))
    now = stored.plan.starts_at + passed
    if refusal is None and later:
        assert moved.decide(stored, now).plan == replace(stored.plan, starts_at=stored.plan.starts_at + later)
    elif refusal is not None:
        with refused(refusal):
            moved.decide(stored, now)


@promise("organizers-always")
def test_places_only_become_more_until_the_draw() -> None:
    stored = published(Template.CUP, most=8)
    more = Rename(ORGANISER, stored.name, "", 9).decide(stored, 0)
    assert more.plan is not None
    assert more.plan.config.most == 9
    room = {"least": 8, "most": 128}
    for most in (7, 129):
        with refused(ContestCode.BAD_PLACES, room):
            Rename(ORGANISER, stored.name, "", most).decide(stored, 0)
    drawn = replace(stored, contest=replace(stored.contest, status=ContestStatus.RUNNING, seeds=(1, 2)))
    with refused(ContestCode.BAD_PLACES):
        Rename(ORGANISER, stored.name, "", 9).decide(drawn, 0)


@promise("organizers-always")
async def test_what_is_published_is_not_changed(world: World) -> None:
    stored = await world.published(world.plan(Template.HUSTLE))
    with refused(ContestCode.NOT_A_DRAFT):
        await world.contests.do(stored.id, Edit(ORGANISER, plan=replace(stored.plan, clock_ms=15_000)))
    with refused(ContestCode.NOT_A_DRAFT):
        await world.contests.do(stored.id, Publish(ORGANISER))
    draft = await world.contests.create(ORGANISER, 1, 2, "Old", world.plan(Template.CUP, starts_at=5))
    with refused(ContestCode.PAST):
        await world.contests.do(draft.id, Publish(ORGANISER))


@promise("organizers-plays-in-it")
async def test_the_log_says_of_organizers_who_play_in_it_that_they_do(world: World) -> None:
    stored = await world.joined(8, Template.HUSTLE, check_in=False)
    for member in (replace(CROWD[0], moderator=True), ORGANISER):
        stored = await world.contests.do(stored.id, Announce(member, "tea at five"))
    said = "".join(texts(log_panel(stored, await world.contests.events(stored.id), Reader(), 0))).splitlines()
    assert [line.endswith("plays in it") for line in said if CROWD[0].name in line and "tea" not in line] == [True]
    assert not any("plays in it" in line for line in said if ORGANISER.name in line)
    await world.contests.do(stored.id, Cancel(replace(CROWD[0], moderator=True), f"{CROWD[0].name} is ill"))
    events = await world.contests.events(stored.id)
    last, reason = (event_line(public_voice(stored), each).splitlines()[-1] for each in events[:-3:-1])
    assert last.endswith(f" · {CROWD[0].name} · plays in it")
    assert reason.endswith(f" · {CROWD[0].name}"), "also where the reason has the name"


@promise("organizers-all-play")
async def test_the_draft_and_the_answer_say_that_matches_stand_where_all_organizers_play(world: World) -> None:
    for template in Template:
        plan = world.plan(template)
        assert "matches stand as played" in preview_text(plan, preview(plan, 16), "en")
    assert "matches stand as played" in sentence(Refused(ContestCode.OWN_CONTEST), "en")


@promise("organizers-role")
async def test_whoever_lost_the_role_organises_nothing_also_what_they_published(world: World) -> None:
    stored = await world.begun(8, Template.HUSTLE)
    lost = replace(ORGANISER, moderator=False)
    assert await code_of(world.contests, stored.id, PauseContest(lost, "x")) == ContestCode.NOT_ORGANISER
    assert (await world.contests.do(stored.id, PauseContest(replace(CROWD[40], moderator=True), "x"))).paused


@promise("messages-calls")
async def test_nobody_is_called_to_a_round_that_is_over(world: World) -> None:
    stored = await world.begun(8, Template.LEAGUE, least=4)
    assert announcement(stored, "round", 1, await world.contests.events(stored.id)) is not None
    for place in range(len(stored.contest.rounds[0].matches)):
        await world.contests.do(stored.id, Forfeit(ORGANISER, 1, place, 0, "not here"))
    stored = await world.director.advance(stored.id)
    assert stored.round == 1
    assert (DeadlineKind.NEXT, 1) in stored.deadlines
    assert announcement(stored, "round", 1, await world.contests.events(stored.id)) is None


@promise("messages-calls")
async def test_whoever_sits_the_first_round_out_is_called_as_well(world: World) -> None:
    """Members who looked for a partner read here that they are in a pair."""
    stored = await world.begun(10, Template.SWISS, least=4)
    (entrant,) = stored.contest.rounds[0].idle
    said = announcement(stored, "round", 1, ())
    assert said is not None
    assert set(users_of(stored, (entrant,))) <= set(said.users)
