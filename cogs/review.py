"""`/review`: judges each decision of a finished game; and the buttons of its pages."""

from collections.abc import Callable

import discord
from discord import app_commands
from discord.ext import commands

from bot.coach.review import Progress
from bot.panels.core.custom_ids import Press, Verb
from bot.panels.core.panel import Panel
from bot.panels.review.panel import hand_panel, progress_panel, shared_panel, summary_panel
from bot.tables.errors import Code
from bot.tables.model import TableView
from cogs.client import Bower
from cogs.interactions.answer import answer
from cogs.interactions.autocomplete import suggest_played
from cogs.interactions.context import Interaction
from cogs.interactions.language import text
from cogs.interactions.reply import Reply
from cogs.interactions.router import Values, chosen_number, on_press
from engine import Refused
from engine.players.review.model import Review

_LAST_HAND = 10_000


@app_commands.guild_only()
class ReviewGames(commands.GroupCog, name="review", description=text("cmd-review")):
    """The command of `/review`. Everyone in the game's server may see its review: its cards are public."""

    @app_commands.command(name="game", description=text("cmd-review-game"))
    @app_commands.describe(game=text("opt-review-game"), hand=text("opt-review-hand"))
    @app_commands.autocomplete(game=suggest_played)
    async def game(
        self, interaction: Interaction, game: int, hand: app_commands.Range[int, 1, _LAST_HAND] | None = None
    ) -> None:
        """Review a game, or one of its hands."""
        async with answer(interaction, "review game") as reply:
            await (_show_game(reply, game) if hand is None else _show_hand(reply, game, hand))


async def _show_game(reply: Reply, number: int) -> None:
    await _show(reply, number, lambda review, shown: summary_panel(review, shown, reply.reader))


async def _show_hand(reply: Reply, number: int, hand: int, page: int = 0) -> None:
    await _load_game(reply, number)
    hands = await reply.services.reviews.hands(number)
    if not 1 <= hand <= hands:
        raise Refused(Code.NO_SUCH_HAND, hands=hands)
    await _show(reply, number, lambda review, shown: hand_panel(review, hand, page, shown.table, reply.reader))


async def _show(reply: Reply, number: int, made: Callable[[Review, TableView], Panel]) -> None:
    """Show a panel of a review; its progress until it is done."""
    shown, reviews = await _load_game(reply, number), reply.services.reviews
    if not await reviews.hands(number):
        await reply.note("review-nothing")
        return

    telling, looking = False, True

    async def tell(progress: Progress) -> None:
        nonlocal telling, looking
        panel = progress_panel(number, progress, reply.reader)
        if not telling:
            await reply.panel(panel)
        elif not await reply.update(panel):
            looking = False  # the member has dismissed the message: show no other one
            reviews.stop(number, reply.user)
        telling = True

    review = await reviews.of(number, reply.user, tell)
    if not looking:
        return
    if review is None:
        await reply.note("review-stopped")
    else:
        await reply.panel(made(review, shown))


async def _load_game(reply: Reply, number: int) -> TableView:
    """The public view of a game of this server; `Reviews` checks that it is over.

    Raises:
        Refused: UNKNOWN.
    """
    snapshot = await reply.services.tables.look(number)
    if snapshot.table.guild != reply.guild:
        raise Refused(Code.UNKNOWN)
    return snapshot.public


@on_press(Verb.REVIEW)
async def review(reply: Reply, press: Press, _: Values) -> None:
    """The review of the game that has just ended."""
    await _show_game(reply, press.subject)


@on_press(Verb.REVIEW_GAME, edits=True)
async def whole(reply: Reply, press: Press, _: Values) -> None:
    """Back to the whole game."""
    await _show_game(reply, press.subject)


@on_press(Verb.REVIEW_HAND, edits=True)
async def hand(reply: Reply, press: Press, _: Values) -> None:
    """Another hand, or more of its decisions."""
    await _show_hand(reply, press.subject, press.seen, press.index)


@on_press(Verb.REVIEW_PICK, edits=True)
async def pick(reply: Reply, press: Press, values: Values) -> None:
    """A hand chosen in the menu."""
    await _show_hand(reply, press.subject, chosen_number(values) or 0)


@on_press(Verb.REVIEW_STOP, edits=True)
async def stop(reply: Reply, press: Press, _: Values) -> None:
    """Stop waiting. The waiting task updates the panel; without one, as after a restart, this does."""
    if reply.services.reviews.stop(press.subject, reply.user):
        await reply.silent()
    else:
        await reply.note("review-stopped")


@on_press(Verb.REVIEW_SHARE, edits=True)
async def share(reply: Reply, press: Press, _: Values) -> None:
    """Share the review of the whole game with the channel."""
    rights, channel = reply.interaction.permissions, reply.interaction.channel
    threaded = isinstance(channel, discord.Thread)
    if not (rights.send_messages_in_threads if threaded else rights.send_messages):
        raise Refused(Code.MAY_NOT_SHARE)
    shown = await _load_game(reply, press.subject)

    async def silence(_: Progress) -> None:
        """Show no progress; except after a restart the review is in the cache."""

    found = await reply.services.reviews.of(press.subject, reply.user, silence)
    if found is not None:
        await reply.post(shared_panel(found, shown, reply.member.name))


async def setup(bot: Bower) -> None:
    """Load the cog."""
    await bot.add_cog(ReviewGames())
