"""One of a pair withdraws after the draw: the other hears it, may get a substitute, and loses nothing it has played."""

import pytest

from bot.contests.commands.rulings import Replace
from bot.contests.commands.signing_up import Leave, Offer, Standing
from bot.contests.state import StoredContest
from bot.contests.templates import Template
from bot.panels.contests import tasks
from bot.panels.contests.me import me_panel
from bot.panels.contests.posts import announcement
from bot.panels.contests.signing_up import confirm_leave_panel
from bot.panels.contests.voice import ContestVoice
from bot.panels.core.reader import Reader
from bot.store.database import Database
from bot.tables.model import Member
from tests.bot.contests.world import CROWD, ORGANISER, World
from tests.suite import first, rest
from tests.there import there

ANN, BEN, CAT, DAN, EVE, FAY, GUS, HAL, IDA, *_ = CROWD
NONE = Standing()


@pytest.fixture
def world(database: Database) -> World:
    return World(database)


async def playing(
    world: World, template: Template = Template.LEAGUE, *, pairs: int = 4, **options: object
) -> StoredContest:
    """So many pairs in their first round: Ann and Ben, Cat and Dan, Eve and Fay, Gus and Hal, ..."""
    stored = await world.published(world.plan(template, least=4, **options))
    await world.sign_up(stored.id, CROWD[: 2 * pairs])
    return await world.start(stored.id)


async def told(world: World, number: int, player: int) -> tuple[str, tuple[int, ...]]:
    said = announcement(await world.contests.look(number), "partnerleft", player, ())
    assert said is not None
    return said.text, said.users


async def test_the_question_names_both_and_says_what_comes_of_it(world: World) -> None:
    stored = await playing(world)
    asked = str(confirm_leave_panel(stored, Reader(), ANN.user))
    assert f"as {ANN.name} & {BEN.name}" in asked
    assert f"plays on with {BEN.name}" in asked
    assert "what it has played counts" in asked


@rest
async def test_nobody_annuls_a_league_for_a_partner(world: World) -> None:
    stored = await playing(world)
    await world.play_tables(stored.id)
    stored = await world.director.advance(stored.id)
    before = {row.entrant: row.points for row in stored.standings()[0]}
    number = next(entrant for entrant, points in before.items() if points)
    one, two = stored.contest.entries[number].players
    await world.contests.do(stored.id, Leave(member_of(stored, one)))
    text, users = await told(world, stored.id, two)
    assert "kept until the next round is drawn" in text
    assert stored.people[one].name in text
    assert users == (stored.people[two].user,)
    over = await world.to_the_end_from_here(stored.id)
    rows = {row.entrant: row for row in over.standings()[0]}
    assert rows[number].points == before[number], "what the pair has won is its own"
    assert rows[number].rank == 4, "below all who finish"
    await world.check()


async def test_a_pair_that_both_leave_is_annulled_as_before(world: World) -> None:
    stored = await playing(world)
    await world.play_tables(stored.id)
    stored = await world.director.advance(stored.id)
    number = next(row.entrant for row in stored.standings()[0] if row.points)
    for player in stored.contest.entries[number].players:
        stored = await world.contests.do(stored.id, Leave(member_of(stored, player)))
    row = next(row for row in stored.standings()[0] if row.entrant == number)
    assert (row.points, row.played) == (0, 0)


@rest
@pytest.mark.parametrize("template", first([Template.CUP, Template.LEAGUE, Template.SWISS], 1))
async def test_whoever_offers_before_the_next_draw_plays_on(world: World, template: Template) -> None:
    stored, spare = await playing(world, template, pairs=6), CROWD[12]
    stored = await world.contests.do(stored.id, Leave(ANN))
    assert "whoever presses *I can substitute* plays with you" in str(me_panel(stored, Reader(), BEN.user))
    stored = await world.contests.do(stored.id, Offer(spare, NONE, offers=True))
    entry = stored.contest.entries[1]
    assert entry.left is None
    assert [stored.people[player].user for player in entry.players] == [spare.user, BEN.user]
    text, users = await told(world, stored.id, 2)
    assert "somebody plays instead" in text
    assert set(users) == {spare.user, BEN.user}
    stored = await world.next_round(stored.id)
    assert (template is Template.CUP) or stored.match_of(1, 2) is not None


async def test_organisers_may_seat_somebody_until_the_next_draw(world: World) -> None:
    stored = await playing(world)
    stored = await world.contests.do(stored.id, Leave(ANN))
    assert next(each.value for each in tasks.Replace().targets(ContestVoice(stored, "en"))) == "1:1"
    await world.contests.do(stored.id, Replace(ORGANISER, 1, 1, IDA, "Ann is ill."))
    stored = await world.accept(stored.id, IDA)
    assert stored.contest.entries[1].left is None
    assert stored.entry_of(IDA.user) is not None
    await world.check()


async def test_later_it_is_too_late_for_a_substitute(world: World) -> None:
    stored = await playing(world)
    await world.contests.do(stored.id, Leave(ANN))
    stored = await world.next_round(stored.id)
    stored = await world.contests.do(stored.id, Offer(IDA, NONE, offers=True))
    assert stored.entry_of(IDA.user) is None
    text, _ = await told(world, stored.id, 2)
    assert "so your pair is out" in text


@rest
async def test_who_has_played_all_rounds_keeps_the_place(world: World) -> None:
    stored = await playing(world, Template.CUP, third_place=False)
    await world.play_tables(stored.id)
    stored = await world.director.advance(stored.id)
    loser = next(row.entrant for row in stored.standings()[0] if row.rank > 1)
    one, two = stored.contest.entries[loser].players
    await world.contests.do(stored.id, Leave(member_of(stored, one)))
    text, _ = await told(world, stored.id, two)
    assert "your place in the standings stays" in text


def member_of(stored: StoredContest, player: int) -> Member:
    return next(member for member in CROWD if member.user == stored.people[player].user)


async def test_in_the_last_round_nobody_is_promised_a_next_draw(world: World) -> None:
    stored = await playing(world, Template.CUP, third_place=False)
    stored = await world.next_round(stored.id)
    (final,) = stored.contest.rounds[-1].matches
    one, two = (member_of(stored, player) for player in stored.contest.entries[final.north[0]].players)
    asked = str(confirm_leave_panel(stored, Reader(), one.user))
    assert f"It’s your last match: it goes on, and counts for {two.name} and you." in asked
    await world.contests.do(stored.id, Leave(one))
    text, users = await told(world, stored.id, there(stored.player_of(two.user)).player)
    assert text.endswith(f"your partner {one.name} has withdrawn. It’s your last match: it goes on, and counts.")
    assert users == (two.user,)
    stored = await world.contests.look(stored.id)
    assert "What you play, and have played, counts." in str(me_panel(stored, Reader(), two.user))


async def test_a_pair_of_a_knockout_to_come_goes_on_with_a_substitute(world: World) -> None:
    stored = await playing(world, Template.SWISS, pairs=6, rounds=1, cut=4)
    asked = str(confirm_leave_panel(stored, Reader(), ANN.user))
    assert f"plays on with {BEN.name}" in asked


@rest
async def test_who_is_out_of_a_cup_leaves_a_place_that_stays(world: World) -> None:
    stored = await playing(world, Template.CUP, third_place=False)
    stored = await world.next_round(stored.id)
    lost = next(row.entrant for row in reversed(stored.standings()[0]))
    user = stored.people[stored.contest.entries[lost].players[0]].user
    assert "have played all your rounds" in str(confirm_leave_panel(stored, Reader(), user))
