"""Checks that every deal of a finished game was fixed before its hand."""

from bot.panels.core.custom_ids import Press, Verb
from bot.panels.replay.verify import verify_panel
from cogs.interactions.reply import Reply
from cogs.interactions.router import Values, on_press


async def check_deals(reply: Reply, number: int, page: int = 0) -> None:
    """Show a page of the deals of a game of this server, checked.

    Raises:
        Refused: UNKNOWN; NOT_OVER for a running game.
    """
    await reply.look(number)
    game = await reply.services.tables.reveal(number)
    await reply.panel(verify_panel(number, game.checks, game.secret, reply.reader, page))


@on_press(Verb.VERIFY)
async def verify(reply: Reply, press: Press, _: Values) -> None:
    """Check every deal of a game, from its result."""
    await check_deals(reply, press.subject)


@on_press(Verb.VERIFY_PAGE, edits=True)
async def verify_page(reply: Reply, press: Press, _: Values) -> None:
    """Another page of the deals checked."""
    await check_deals(reply, press.subject, press.index)
