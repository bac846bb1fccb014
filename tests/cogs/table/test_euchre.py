"""`/euchre`: one press to cards; and members who take computers' seats."""

from bot.panels.core.custom_ids import Verb
from bot.tables.model import Status
from bot.texts import say
from engine.players.levels import Level
from tests.cogs.scenes import PAINTED, as_bot, begun, bower, look, offered, open_hand, pattern, table_message
from tests.suite import rest
from tests.world import World, text

SEATS = say("en", "table-seats-to-take")


@rest
async def test_one_command_to_cards(w: World) -> None:
    """By the server's rules, with computers in all other seats; the panel shows cards as soon as they are dealt."""
    ann = w.members[0]
    servers = bower(w).services.servers
    settings = await as_bot(w, servers.get(w.guild.id))
    await as_bot(w, servers.set(w.guild.id, settings.__class__(language="it", preset="stick-the-dealer")))
    await ann.slash(w.channel, "euchre")
    await w.later(30)
    now = await look(w)
    assert (now.table.status, now.table.preset, now.table.host) == (Status.PLAYING, "stick-the-dealer", ann.id)
    assert [sitter is not None and sitter.is_computer for sitter in now.table.seats] == [False, True, True, True]
    assert len(w.public()) == 1
    assert offered(w.panel(ann)), text(w.panel(ann))


async def test_it_says_at_which_level_the_computers_play_and_where_to_choose_another(w: World) -> None:
    """The lowest for a member without the guided hand, else the middle; not the server's level."""
    ann, ben, *_ = w.members
    await as_bot(w, bower(w).services.members.note_guided(ben.id))
    for member, level in ((ann, Level.FIRST_TIMER), (ben, Level.NOVICE)):
        await member.slash(w.channel, "euchre")
        await w.later(PAINTED)
        assert say("en", "level-proposed", level=level.value, more=say("en", "button-more")) in text(w.panel(member))
        tables = await as_bot(w, bower(w).services.tables.in_guild(w.guild.id))
        (own,) = (table for table in tables if table.host == member.id)
        assert own.level is level
        now = await as_bot(w, bower(w).services.tables.look(own.id))
        assert [sitter.level for sitter in now.table.seats if sitter] == [None, level, level, level]


@rest
async def test_a_second_time_it_shows_the_same_hand(w: World) -> None:
    ann, ben, *_ = w.members
    await ann.slash(w.channel, "euchre")
    await w.later(PAINTED)
    assert (await ann.slash(w.channel, "euchre")).ephemeral
    await ben.slash(w.channel, "euchre")
    await w.later(PAINTED)
    hosts = [table.host for table in await as_bot(w, bower(w).services.tables.in_guild(w.guild.id))]
    assert sorted(hosts) == [ann.id, ben.id]


async def test_members_take_computers_seats(w: World) -> None:
    """The public message says how, as long as a computer sits there; not in a rated game."""
    ann, ben, *_ = w.members
    await ann.slash(w.channel, "euchre")
    await w.later(PAINTED)
    assert SEATS in text(table_message(w))
    panel = await open_hand(w, ben)
    await w.click(ben, panel, pattern(Verb.SIT_HERE, 1, 1))
    assert (await look(w)).table.seat_of(ben.id) == 1


@rest
async def test_a_rated_game_offers_no_seats(w: World) -> None:
    await begun(w)
    await w.later(PAINTED)
    assert SEATS not in text(table_message(w))


@rest
async def test_it_is_closed_where_it_cannot_be_shown(w: World) -> None:
    w.env.inject_error("POST", "/channels/*/messages", status=403, code=50001, times=None)
    ann = w.members[0]
    await ann.slash(w.channel, "euchre")
    await w.later(PAINTED)  # a quick painter has tried the table before its start, and tries again in virtual time
    assert (await look(w)).table.status is Status.CLOSED
    bot = w.bot.user
    assert bot is not None
    assert text(w.panel(ann)) == say("en", "reply-open-closed", bot=bot.mention)
    w.env.backend.faults.clear()


@rest
async def test_the_buttons_of_help_play_and_open(w: World) -> None:
    ann, ben, *_ = w.members
    for member, verb, status in ((ann, Verb.PLAY_NOW, Status.PLAYING), (ben, Verb.OPEN_TABLE, Status.LOBBY)):
        await member.slash(w.channel, "help")
        at_once = verb is Verb.PLAY_NOW  # the second table waits for its turn in the channel
        await w.click(member, w.panel(member), pattern(verb, 0), acknowledged=at_once)
        await w.later(PAINTED)
        tables = await as_bot(w, bower(w).services.tables.in_guild(w.guild.id))
        assert [table.status for table in tables if table.host == member.id] == [status]
