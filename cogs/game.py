"""`/game`: finished games, listed, replayed, reviewed, checked and exported."""

from collections.abc import Callable
from typing import Final

import discord
from discord import app_commands
from discord.ext import commands

from bot.boards.daily import BoardCode
from bot.coach.review import Progress
from bot.exports.game import FileFormat
from bot.history.replay import ReplayPosition
from bot.panels.core.custom_ids import Press, Verb
from bot.panels.core.menus import Spot, read_spot
from bot.panels.core.panel import Panel
from bot.panels.replay import pick_spot, replay_panel, shared_position, verify_panel
from bot.panels.review.panel import hand_panel, progress_panel, shared_panel, summary_panel
from bot.panels.stats.history import back_to, history_panel, played_panel
from bot.panels.table.message import shared_result_panel
from bot.stats.read.game import Amendments, load_amendments, load_course
from bot.stats.read.totals import Viewer
from bot.stats.repairs import RepairCode
from bot.tables.errors import Code
from bot.tables.game import StoredTable
from bot.tables.model import TableView
from cogs.client import Bower
from cogs.exports import FORMATS, send_game
from cogs.interactions.autocomplete import suggest_games, suggest_played
from cogs.interactions.checks import SHARED_GAME, is_for_again, share, table_of_message
from cogs.interactions.commands import add_menu, text
from cogs.interactions.context import Interaction, viewer_of
from cogs.interactions.reply import Reply
from cogs.interactions.router import Values, answer, chosen_number, on_press
from engine import Refused
from engine.players.review import Review


async def list_games(reply: Reply, user: int | None, name: str | None, number: int = 0) -> None:
    """A page of the finished games of the server, or of a member with this name."""
    viewer = Viewer(reply.user) if user == reply.user else viewer_of(reply.interaction)
    page = await reply.services.history.page(reply.guild, user, number, viewer=viewer)
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
    await list_games(reply, user, name, press.seen)


@on_press(Verb.HISTORY_PICK, edits=True)
async def pick_game(reply: Reply, press: Press, values: Values) -> None:
    """A game chosen from the list."""
    stored = await reply.look(chosen_number(values) or 0)
    if stored.table.running:
        raise Refused(Code.NOT_OVER)
    course, amended = await _course(reply, stored.table.id)
    await reply.panel(played_panel(stored.public, course, amended, back_to(press), reply.reader))


@on_press(Verb.RESULT_SHARE, edits=True)
async def share_result(reply: Reply, press: Press, _: Values) -> None:
    """Show the channel how a game ended; how it was played is the review's to share."""
    stored = await reply.look(press.subject)
    if stored.table.running:
        raise Refused(Code.NOT_OVER)
    _check_counted(stored)
    (course, amended), table = await _course(reply, stored.table.id), stored.table.id
    if amended.voided_by is not None:
        raise Refused(RepairCode.VOID_ALREADY)
    await share(reply, shared_result_panel(stored.public, course, amended, reply.member), SHARED_GAME[0], table)


def _check_counted(stored: StoredTable) -> None:
    """Check that it is no board of the day, which others may still play, and no hand played again."""
    if not stored.table.counted:
        raise Refused(BoardCode.OPEN)


async def _course(reply: Reply, table: int) -> tuple[tuple[tuple[int, ...], ...], Amendments]:
    database = reply.services.database
    return await load_course(database, table), await load_amendments(database, table)


async def show_position(reply: Reply, number: int, spot: Spot, *, exactly: bool = False) -> None:
    """Show a step of a game of this server. An unknown hand is refused if `exactly`, else the nearest one is shown."""
    await reply.look(number)
    hands = len(await reply.services.replays.hands(number))
    if exactly and hands and spot.hand >= hands:
        raise Refused(Code.NO_SUCH_HAND, hands=hands)
    position = await _at(reply, number, spot)
    if position is None:
        await reply.note("replay-nothing")
    else:
        await reply.panel(replay_panel(position, reply.reader))


async def show_line(reply: Reply, number: int, hand: int, line: int) -> None:
    """Show what a seat did so many lines after the deal of a hand, as that seat saw it; the nearest line there is."""
    await reply.look(number)
    hands = await reply.services.replays.hands(number)
    step = hands[min(hand, len(hands) - 1)].chapter.deal + line if hands else 0
    position = await _at(reply, number, Spot(hand, step))
    seat = None if position is None or position.deed is None else position.deed.seat
    await show_position(reply, number, Spot(hand, step, seat))


async def _at(reply: Reply, number: int, spot: Spot) -> ReplayPosition | None:
    return await reply.services.replays.position(number, spot.hand, spot.step, spot.seat)


@on_press(Verb.REPLAY)
@on_press(Verb.REPLAY_STEP, edits=True)
async def replay(reply: Reply, press: Press, _: Values) -> None:
    """The replay of a message's game, or of a shared position; another step, or another hand."""
    await show_position(reply, press.subject, read_spot(press))


@on_press(Verb.REPLAY_PICK, edits=True)
async def pick(reply: Reply, press: Press, values: Values) -> None:
    """A hand chosen in the menu, or the same step as another seat saw it."""
    await show_position(reply, press.subject, pick_spot(read_spot(press), chosen_number(values) or 0))


@on_press(Verb.REPLAY_SHARE, edits=True)
async def share_step(reply: Reply, press: Press, _: Values) -> None:
    """Show the position to the channel, if the member might write there too."""
    _check_counted(await reply.look(press.subject))
    position = await _at(reply, press.subject, read_spot(press))
    if position is None:
        await reply.tell("replay-nothing")
    else:
        await share(reply, shared_position(position, reply.member))


async def review_game(reply: Reply, number: int, *, at: int = 0, everyone: bool = False) -> None:
    """Show the review of a whole game, with one of the verdicts on the member, or on everyone."""
    again = await is_for_again(reply, (await reply.look(number)).table)

    def panel_of(review: Review, shown: TableView) -> Panel:
        seat = shown.table.seat_of(reply.user)
        return summary_panel(review, shown, reply.reader, seat=seat, everyone=everyone, at=at, again=again)

    await _show(reply, number, panel_of)


async def review_hand(reply: Reply, number: int, hand: int, page: int = 0) -> None:
    """Show the review of one hand, counted from 1.

    Raises:
        Refused: UNKNOWN, NO_SUCH_HAND.
    """
    await reply.look(number)
    hands = await reply.services.reviews.hands(number)
    if not 1 <= hand <= hands:
        raise Refused(Code.NO_SUCH_HAND, hands=hands)

    def panel_of(review: Review, shown: TableView) -> Panel:
        seat = shown.table.seat_of(reply.user)
        return hand_panel(review, hand, page, shown.table, reply.reader, seat=seat)

    await _show(reply, number, panel_of)


async def _show(reply: Reply, number: int, made: Callable[[Review, TableView], Panel]) -> None:
    """Show a panel of a review; its progress until it is done."""
    shown, reviews = (await reply.look(number)).public, reply.services.reviews  # they check that it is over
    if not await reviews.hands(number):
        await reply.note("review-nothing")
        return

    telling, looking = False, True

    async def tell(progress: Progress) -> bool:
        nonlocal telling, looking
        panel = progress_panel(progress, shown.table, reply.reader, seat=shown.table.seat_of(reply.user))
        if telling:
            looking = await reply.update(panel)  # else the member has dismissed the message: show no other one
        else:
            await reply.panel(panel)
        telling = True
        return looking

    review = await reviews.of(number, reply.user, tell)
    if not looking:
        return
    if review is None:
        await reply.note("review-stopped")
    else:
        await reply.panel(made(review, shown))


@on_press(Verb.REVIEW)
@on_press(Verb.REVIEW_GAME, edits=True)
async def review(reply: Reply, press: Press, _: Values) -> None:
    """The review of a game, at one of its verdicts."""
    await review_game(reply, press.subject, at=press.seen, everyone=press.index == 1)


@on_press(Verb.REVIEW_HAND, edits=True)
async def hand(reply: Reply, press: Press, values: Values) -> None:
    """Another hand, or more of its decisions."""
    number = (chosen_number(values) or 0) if values else press.seen
    await review_hand(reply, press.subject, number, press.index)


@on_press(Verb.REVIEW_SHOW)
async def show_in_replay(reply: Reply, press: Press, values: Values) -> None:
    """The replay in a message of its own, at a decision, as the seat that took it saw it."""
    line = (chosen_number(values) or 0) if values else press.index
    await show_line(reply, press.subject, press.seen, line)


@on_press(Verb.REVIEW_SHARE, edits=True)
async def share_review(reply: Reply, press: Press, _: Values) -> None:
    """Share the review of the whole game with the channel."""
    stored = await reply.look(press.subject)
    _check_counted(stored)

    async def silence(_: Progress) -> bool:
        """Show no progress; except after a restart the review is in the cache."""
        return True

    found = await reply.services.reviews.of(press.subject, reply.user, silence)
    if found is not None:
        await share(reply, shared_panel(found, stored.public, reply.member), SHARED_GAME[1], press.subject)


async def check_deals(reply: Reply, number: int, page: int = 0) -> None:
    """Show a page of the deals of a game of this server, checked."""
    await reply.look(number)
    game = await reply.services.tables.reveal(number)
    await reply.panel(verify_panel(number, game.checks, game.secret, reply.reader, page))


@on_press(Verb.VERIFY)
@on_press(Verb.VERIFY_PAGE, edits=True)
async def verify(reply: Reply, press: Press, _: Values) -> None:
    """Check every deal of a game, or another page of them."""
    await check_deals(reply, press.subject, press.index)


_LAST_HAND: Final = 10_000


@app_commands.guild_only()
class GameCommands(commands.GroupCog, name="game", description=text("cmd-game")):
    """The commands of `/game`."""

    @app_commands.command(name="list", description=text("cmd-game-list"))
    @app_commands.describe(member=text("opt-list-member"))
    async def list(self, interaction: Interaction, member: discord.User | None = None) -> None:
        """The finished games of the server, or of a member."""
        async with answer(interaction, "game list") as reply:
            name = None if member is None else member.display_name
            await list_games(reply, None if member is None else member.id, name)

    @app_commands.command(name="replay", description=text("cmd-game-replay"))
    @app_commands.describe(game=text("opt-game"), hand=text("opt-replay-hand"))
    @app_commands.autocomplete(game=suggest_games)
    async def replay(
        self, interaction: Interaction, game: int, hand: app_commands.Range[int, 1, _LAST_HAND] = 1
    ) -> None:
        """Replay a finished game."""
        async with answer(interaction, "game replay") as reply:
            await show_position(reply, game, Spot(hand - 1), exactly=True)

    @app_commands.command(name="review", description=text("cmd-game-review"))
    @app_commands.describe(game=text("opt-game"), hand=text("opt-review-hand"))
    @app_commands.autocomplete(game=suggest_played)
    async def review(
        self, interaction: Interaction, game: int, hand: app_commands.Range[int, 1, _LAST_HAND] | None = None
    ) -> None:
        """Review a game, or one of its hands."""
        async with answer(interaction, "game review") as reply:
            await (review_game(reply, game) if hand is None else review_hand(reply, game, hand))

    @app_commands.command(name="check", description=text("cmd-game-check"))
    @app_commands.describe(game=text("opt-game"))
    @app_commands.autocomplete(game=suggest_games)
    async def check(self, interaction: Interaction, game: int) -> None:
        """Check every deal of a finished game."""
        async with answer(interaction, "game check") as reply:
            await check_deals(reply, game)

    @app_commands.command(name="export", description=text("cmd-game-export"))
    @app_commands.describe(game=text("opt-game"), kind=text("opt-export-format"))
    @app_commands.choices(kind=FORMATS)
    @app_commands.autocomplete(game=suggest_games)
    @app_commands.rename(kind="format")
    async def export(self, interaction: Interaction, game: int, kind: app_commands.Choice[str] | None = None) -> None:
        """One game as a file."""
        async with answer(interaction, "game export") as reply:
            await send_game(reply, game, FileFormat(kind.value if kind else FileFormat.JSON))


async def _replay_message(interaction: Interaction, message: discord.Message) -> None:
    async with answer(interaction, "replay of a message") as reply:
        number = await table_of_message(reply, message)
        if number is None:
            await reply.tell("replay-none-here")
        else:
            await show_position(reply, number, Spot())


async def setup(bot: Bower) -> None:
    """Load the cog."""
    await bot.add_cog(GameCommands())
    add_menu(bot, "menu-replay", _replay_message)
