"""`/history`, `/replay`, the buttons of their panels, and "Replay game" on a message of ours."""

from typing import Final

import discord
from discord import app_commands
from discord.ext import commands

from bot.history.replay_steps import Position
from bot.panels.core.custom_ids import Press, Verb
from bot.panels.replay.panel import replay_panel, shared_hand, shared_position
from bot.panels.replay.position import Spot, read_spot
from bot.panels.stats.history import back_to, history_panel, played_panel
from bot.stats.read.course import load_course
from bot.tables.errors import Code
from cogs.client import Bower
from cogs.interactions.answer import answer
from cogs.interactions.autocomplete import suggest_games
from cogs.interactions.context import Interaction
from cogs.interactions.language import text
from cogs.interactions.reply import Reply
from cogs.interactions.router import Values, chosen_number, on_press
from cogs.interactions.sharing import check_may_share
from cogs.interactions.table_messages import table_of_message
from engine import Refused

_LAST_HAND: Final = 10_000


class History(commands.Cog, name="History"):
    """The commands `/history` and `/replay`, and the context menu of messages."""

    def __init__(self, bot: Bower) -> None:
        self._bot = bot
        self._menu = app_commands.ContextMenu(name=text("menu-replay"), callback=_replay_of)
        app_commands.guild_only(self._menu)

    async def cog_load(self) -> None:
        """Add the context menu, which a cog cannot declare."""
        self._bot.tree.add_command(self._menu)

    async def cog_unload(self) -> None:
        """Remove the context menu."""
        self._bot.tree.remove_command(self._menu.name, type=self._menu.type)

    replay_group = app_commands.Group(name="replay", description=text("cmd-replay"), guild_only=True)

    @app_commands.command(name="history", description=text("cmd-history"))
    @app_commands.describe(member=text("opt-history-member"))
    @app_commands.guild_only()
    async def history(self, interaction: Interaction, member: discord.User | None = None) -> None:
        """The finished games of the server, or of a member."""
        async with answer(interaction, "history") as reply:
            name = None if member is None else member.display_name
            await _list(reply, None if member is None else member.id, name, 0)

    @replay_group.command(name="game", description=text("cmd-replay-game"))
    @app_commands.describe(game=text("opt-replay-game"), hand=text("opt-replay-hand"))
    @app_commands.autocomplete(game=suggest_games)
    async def game(self, interaction: Interaction, game: int, hand: app_commands.Range[int, 1, _LAST_HAND] = 1) -> None:
        """Replay a finished game."""
        async with answer(interaction, "replay game") as reply:
            await _open(reply, game, Spot(hand - 1), exactly=True)


async def _replay_of(interaction: Interaction, message: discord.Message) -> None:
    """Replay the game of a message of ours."""
    async with answer(interaction, "replay of a message") as reply:
        number = await table_of_message(reply, message)
        if number is None:
            await reply.tell("replay-none-here")
        else:
            await _open(reply, number, Spot())


async def _open(reply: Reply, number: int, spot: Spot, *, exactly: bool = False) -> None:
    """Show a step of a game of this server. An unknown hand is refused if `exactly`, else the nearest one is shown."""
    if (await reply.services.tables.look(number)).table.guild != reply.guild:
        raise Refused(Code.UNKNOWN)
    hands = len(await reply.services.replays.hands(number))
    if exactly and hands and spot.hand >= hands:
        raise Refused(Code.NO_SUCH_HAND, hands=hands)
    position = await _at(reply, number, spot)
    if position is None:
        await reply.note("replay-nothing")
    else:
        await reply.panel(replay_panel(position, reply.reader))


async def _at(reply: Reply, number: int, spot: Spot) -> Position | None:
    return await reply.services.replays.position(number, spot.hand, spot.step, spot.seat)


async def _list(reply: Reply, user: int | None, name: str | None, number: int) -> None:
    page = await reply.services.history.page(reply.guild, user, number)
    await reply.panel(history_panel(page, name, reply.reader))


async def _find_listed_member(reply: Reply, press: Press) -> tuple[int | None, str | None]:
    """The member of a list and the name, from the game that the press names; `None` for a list of all games."""
    if not press.subject:
        return None, None
    known = await reply.services.history.member(reply.guild, press.subject, press.index)
    if known is None:
        raise Refused(Code.UNKNOWN)
    return known


@on_press(Verb.HISTORY, edits=True)
async def page(reply: Reply, press: Press, _: Values) -> None:
    """Another page of the list, or back to it."""
    user, name = await _find_listed_member(reply, press)
    await _list(reply, user, name, press.seen)


@on_press(Verb.HISTORY_PICK, edits=True)
async def pick_game(reply: Reply, press: Press, values: Values) -> None:
    """A game chosen from the list."""
    snapshot = await reply.services.tables.look(chosen_number(values) or 0)
    if snapshot.table.guild != reply.guild:
        raise Refused(Code.UNKNOWN)
    if snapshot.table.running:
        raise Refused(Code.NOT_OVER)
    course = await load_course(reply.services.database, snapshot.table.id)
    await reply.panel(played_panel(snapshot.public, course, back_to(press), reply.reader))


@on_press(Verb.REPLAY)
async def replay(reply: Reply, press: Press, _: Values) -> None:
    """The replay of a message's game, or of a shared position."""
    await _open(reply, press.subject, read_spot(press))


@on_press(Verb.REPLAY_STEP, edits=True)
async def step(reply: Reply, press: Press, _: Values) -> None:
    """Another step, or another hand."""
    await _open(reply, press.subject, read_spot(press))


@on_press(Verb.REPLAY_HAND, edits=True)
async def pick_hand(reply: Reply, press: Press, values: Values) -> None:
    """A hand chosen in the menu."""
    await _open(reply, press.subject, Spot(max(0, (chosen_number(values) or 0) - 1), None, read_spot(press).seat))


@on_press(Verb.REPLAY_SEAT, edits=True)
async def pick_seat(reply: Reply, press: Press, values: Values) -> None:
    """The same step as another seat saw it, or with all hands shown."""
    spot, seat = read_spot(press), chosen_number(values) or 0
    await _open(reply, press.subject, Spot(spot.hand, spot.step, seat - 1 if seat else None))


@on_press(Verb.REPLAY_SHARE, edits=True)
async def share(reply: Reply, press: Press, _: Values) -> None:
    """Show the position to the channel, if the member might write there too."""
    check_may_share(reply)
    position = await _at(reply, press.subject, read_spot(press))
    if position is not None:
        await reply.post(shared_position(position, reply.member.name))


@on_press(Verb.REPLAY_SHARE_HAND, edits=True)
async def share_hand(reply: Reply, press: Press, _: Values) -> None:
    """Show the whole hand to the channel."""
    check_may_share(reply)
    spot = read_spot(press)
    positions = await reply.services.replays.hand(press.subject, spot.hand, spot.seat)
    if positions:
        await reply.post(shared_hand(positions, reply.member.name))


async def setup(bot: Bower) -> None:
    """Load the cog."""
    await bot.add_cog(History(bot))
