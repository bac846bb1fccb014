"""Sitting down: the question before it where somebody sits whom the member avoids, and what is said after it."""

from bot.panels.account.avoided import sit_anyway_panel
from bot.panels.core.custom_ids import Press, Verb
from bot.panels.core.translator import Voice
from bot.panels.table.lobby import partners_at
from bot.panels.table.menus import note_panel
from bot.tables.commands.seats import Sit
from bot.tables.errors import Code
from bot.tables.game import StoredTable
from bot.texts import say
from cogs.hand import show_hand
from cogs.interactions.reply import Reply
from cogs.interactions.router import Values, on_press
from engine import Refused, Seat


async def asks_first(reply: Reply, number: int, seat: Seat | None) -> bool:
    """Whether the member was asked instead of seated, for somebody on their list sits at the table.

    Raises:
        Refused: UNKNOWN.
    """
    table = (await reply.services.tables.look(number)).table
    others = {each.user: each.name for each in table.seats if each is not None and each.user is not None}
    if not others or not table.running or table.contest is not None or reply.user in others:
        return False
    avoided = await reply.services.avoided.avoids(table.guild, reply.user, others.keys())
    if not avoided:
        return False
    names = [name for user, name in others.items() if user in avoided]
    await reply.panel(sit_anyway_panel(table, seat, names, reply.reader))
    return True


@on_press(Verb.SIT_ANYWAY, edits=True)
async def sit_anyway(reply: Reply, press: Press, _: Values) -> None:
    """Sit down after the question; during play the hand follows."""
    seat = press.index - 1 if press.index else None
    snapshot = await reply.services.tables.do(press.subject, Sit(reply.member, seat))
    if snapshot.state is None:
        await reply.panel(note_panel(seated_text(snapshot, reply.user, reply.language)))
    else:
        await show_hand(reply, snapshot)


def seated_text(snapshot: StoredTable, user: int, language: str) -> str:
    """Where a member sits now.

    Raises:
        Refused: NOT_SEATED.
    """
    table, voice = snapshot.table, Voice(snapshot.table, language)
    seat = table.seat_of(user)
    if seat is None:
        raise Refused(Code.NOT_SEATED)
    place, number, partners = voice.seat(seat), str(table.id), partners_at(table, seat)
    if not partners:
        return say(language, "reply-seated", number=number, seat=place)
    return say(language, "reply-seated-with", number=number, seat=place, partners=voice.names(partners))
