"""The boards of the day: `/boards`, their private tables, what others did; and playing a hand again, of any game."""

from dataclasses import replace

from discord import app_commands
from discord.ext import commands

from bot.boards.again import try_again
from bot.boards.daily import BoardDay
from bot.panels.boards import BoardsOf, board_over_panel, boards_panel, boards_share_panel
from bot.panels.core.custom_ids import Press, Verb
from bot.panels.core.panel import Panel
from bot.panels.core.reader import Reader
from bot.services import Services
from bot.tables.commands.life import Close
from bot.tables.errors import Code
from bot.tables.game import StoredTable
from bot.tables.model import NOWHERE, Status
from cogs.client import Bower
from cogs.hand import show_hand
from cogs.interactions.checks import check_not_often, is_for_again, server_settings, share
from cogs.interactions.commands import anywhere, text
from cogs.interactions.context import DEALING, Interaction
from cogs.interactions.reply import Reply
from cogs.interactions.router import Values, answer, on_press
from cogs.live.open_panels import AT_END
from engine import Refused, Seat
from engine.players.boards import LEVELS


class BoardsCommand(commands.Cog):
    """`/boards`."""

    @anywhere
    @app_commands.command(name="boards", description=text("cmd-boards"))
    async def boards(self, interaction: Interaction) -> None:
        """The boards of today."""
        async with answer(interaction, "boards") as reply:
            await _show(reply, await reply.services.daily_boards.today())


async def _show(reply: Reply, day: BoardDay) -> None:
    await reply.panel(boards_panel(await _read(reply.services, day, reply.user), reply.reader))


async def _read(services: Services, day: BoardDay, user: int) -> BoardsOf:
    boards = services.daily_boards
    found = BoardsOf(
        day=day,
        played=await boards.of_member(day.day, user),
        over=day.day < boards.day,
        changed=boards.is_changed(day),
        streak=(await services.puzzle_boards.course(user)).answer_streak(boards.day),
        day_before=await boards.of(day.day - 1) is not None,
    )
    if found.total is not None:
        guild = min(each.guild for each in found.played.values())  # as the points of all boards are counted
        return replace(found, standing=await boards.standing(day.day, guild, found.total))
    return found


@on_press(Verb.BOARDS, edits=True)
async def show(reply: Reply, press: Press, _: Values) -> None:
    """The boards of a day; `seen` 0 are today's."""
    boards = reply.services.daily_boards
    day = await boards.of(press.seen) if 0 < press.seen < boards.day else None
    await _show(reply, day or await boards.today())


@on_press(Verb.BOARD_PLAY, edits=True)
async def play(reply: Reply, press: Press, _: Values) -> None:
    """The member's hand at a board, which begins now if it has not; its result once it is played."""
    boards = reply.services.daily_boards
    if press.index not in range(len(LEVELS)):
        raise Refused(Code.UNKNOWN)
    if press.seen < boards.day:
        begun = (await boards.of_member(press.seen, reply.user)).get(press.index)
        stored = None if begun is None else await reply.services.tables.load(begun.table)
    else:
        stored = await boards.begin(press.index, reply.member, reply.guild, reply.language)
    if stored is None or stored.table.status is Status.CLOSED:
        await _show(reply, await boards.of(press.seen) or await boards.today())
    else:
        await show_hand(reply, await reply.look(stored.table.id))


@on_press(Verb.BOARDS_SHARE)
async def share_result(reply: Reply, press: Press, _: Values) -> None:
    """Share the member's result of a day."""
    boards = reply.services.daily_boards
    day = await boards.of(press.seen) if press.seen <= boards.day else None
    found = None if day is None else await _read(reply.services, day, reply.user)
    if found is None or found.total is None:
        await reply.tell("boards-share-first")
        return
    language = (await server_settings(reply)).language if reply.guild else reply.language
    await share(reply, boards_share_panel(found, reply.member.name, language))


@on_press(Verb.BOARD_AGAIN)
async def play_again(reply: Reply, press: Press, _: Values) -> None:
    """The same cards once more from a line of the log on; nothing counts, and what was tried before is closed."""
    old = await reply.look(press.subject)
    if not await is_for_again(reply, old.table):
        raise Refused(Code.UNKNOWN)
    await deal_again(reply, old, press)


async def deal_again(reply: Reply, old: StoredTable, press: Press, seat: Seat | None = None) -> None:
    """Deal a hand that the press names again, to the member, in their seat or another, and show it."""
    tables, now = reply.services.tables, reply.services.clock.now()
    check_not_often(reply, DEALING)
    new = await try_again(tables, old, press.seen, press.index, reply.member, now, seat)
    for each in await tables.of_member(reply.user, NOWHERE):
        tried = not each.table.counted and await reply.services.daily_boards.find(each.table.id) is None
        if tried and each.table.id < new.table.id:
            await tables.do(each.table.id, Close(reply.member))
    await show_hand(reply, await reply.look(new.table.id))


async def end_panel(services: Services, stored: StoredTable, user: int, reader: Reader) -> Panel | None:
    """What a member sees of a board that is over; `None` at any other table."""
    found = None if stored.table.counted else await services.daily_boards.find(stored.table.id)
    if found is None:
        return None
    day, number = found
    of = await _read(services, day, user)
    standing = None
    if (points := of.points.get(number)) is not None:
        standing = await services.daily_boards.standing(day.day, of.played[number].guild, points, number)
    return board_over_panel(of, number, standing, stored.view_for(stored.table.seat_of(user)), reader)


async def setup(bot: Bower) -> None:
    """Load the cog."""
    AT_END[:] = [end_panel]
    await bot.add_cog(BoardsCommand())
