"""The message about a contest's deciding match: which match that is, and what is said of it."""

from collections.abc import Sequence

from bot.contests.commands.rulings import Redraw
from bot.contests.purposes import Purpose
from bot.contests.state import StoredContest
from bot.contests.templates import Template
from bot.panels.contests.final_table import final_table
from bot.panels.contests.voice import public_voice
from bot.panels.core.panel import Buttons
from bot.store.database import Database
from engine.contest.config import Config, Format, Movement
from engine.contest.formats import format_of, standings
from tests.bot.contests.played import Played
from tests.bot.contests.world import ORGANISER, World
from tests.bot.panel_checks import texts
from tests.cases import for_all
from tests.suite import rest

ROOM = 5000


class Rooms:
    """A thread for each table."""

    async def rooms(self, stored: StoredContest, count: int) -> Sequence[int]:
        return range(ROOM, ROOM + count)


@for_all(
    config__decides=[
        (Config(format=Format.CUP), True),
        (Config(format=Format.CUP, third_place=True), True),
        (Config(format=Format.CUP, double=True), True),
        (Config(format=Format.SWISS, rounds=3, cut=4), True),
        (Config(format=Format.SWISS, rounds=3), False),
        (Config(format=Format.HUSTLE, rounds=3, movement=Movement.CLIMB), True),
        (Config(format=Format.HUSTLE, rounds=3), False),
        (Config(format=Format.LEAGUE), False),
    ]
)
def test_the_deciding_match_is_in_the_last_round_only_and_its_winner_is_the_first(
    config: Config, decides: bool
) -> None:
    played = Played(config, 8, 5, troubles=False)
    contest, found = played.contest, dict[int, int]()
    for drawn in contest.rounds:
        place = format_of(contest).deciding_match(contest, drawn)
        if place is not None:
            found[drawn.round] = place
    assert bool(found) == decides
    if config.double:
        assert max(found) == len(contest.rounds)
        assert len(found) <= 2, "a final, and the second one"
    elif decides:
        assert [*found] == [len(contest.rounds)]
    if decides and config.format is not Format.HUSTLE:
        last = max(found)
        match = contest.rounds[last - 1].matches[found[last]]
        one, two = played.results[last, found[last]].points
        (rows, *_) = standings(contest, played.results)
        assert rows[0].entrant == (match.north if one > two else match.east)[0]


@rest
async def test_one_message_shows_the_way_to_the_final_and_becomes_its_result(database: Database) -> None:
    world = World(database)
    world.director.venue = Rooms()
    stored = await world.begun(8, Template.CUP, least=3, most=4, third_place=True)
    assert await messages(world, stored.id) == []
    await world.play_tables(stored.id)
    stored = await world.director.advance(stored.id)
    world.clock.at = max(each.due_at for each in stored.deadlines.values())
    await world.director.advance(stored.id)
    (first,) = await messages(world, stored.id)
    assert "the final is on" in first
    await world.contests.do(stored.id, Redraw(ORGANISER, "the cards were marked"))
    stored = await world.director.advance(stored.id)
    gone, said = await messages(world, stored.id)
    assert gone == "", "the round was drawn again"
    assert f"<#{ROOM + 1}>" in said or f"<#{ROOM}>" in said
    await world.play_tables(stored.id)
    stored = await world.director.advance(stored.id)
    _, won = await messages(world, stored.id)
    assert "the final is over" in won
    winner = stored.standings()[0][0].entrant
    assert public_voice(stored).names(winner) in won
    world.clock.at = max(each.due_at for each in stored.deadlines.values())
    stored = await world.director.advance(stored.id)
    assert stored.stage.is_final
    assert stored.id in await world.contests.to_show(), "a bot that was away edits it"
    world.clock.at += 2 * 24 * 3_600_000
    for post in await world.contests.posts(stored.id):
        await world.contests.set_post(stored.id, post, channel=1, message=1, shown=None)
    assert stored.id not in await world.contests.to_show()


async def messages(world: World, contest: int) -> list[str]:
    """What each wanted message about a deciding match says, in the order of the draws; nothing where it goes."""
    stored, events = await world.contests.look(contest), await world.contests.events(contest)
    found: list[str] = []
    for post in sorted(await world.contests.posts(contest), key=lambda post: post.number):
        if post.purpose == Purpose.FINAL_TABLE:
            said = final_table(stored, post.number, events)
            found.append("" if said is None else "\n".join(texts(said.panel)))
            if said is not None:
                assert not said.users
                assert ("is on" in found[-1]) == any(isinstance(block, Buttons) for block in said.panel.blocks)
    return found
