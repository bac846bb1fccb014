"""Table talk: a member of the table reports it, the host or a moderator rules on it, and all can see both."""

from typing import Final

import discord
from discord.ext import commands

from bot.client import Bower
from bot.panels.ids import Press, Verb
from bot.panels.talk import Ruling, hand_is_on, read_ruling, report_panel, ruled_panel
from bot.tables.errors import Code, TableError
from bot.tables.lobby import check_manager, check_playing
from cogs.ui.answer import Answer
from cogs.ui.client import bower_of, live_of
from cogs.ui.deliveries import Deliveries
from cogs.ui.presses import Values, pressed
from engine import Award, IllegalAction, Refusal, Replay

_NAME: Final = "Talk"


class Talk(commands.Cog, name=_NAME):
    """Remembers who has reported which hand, so that a channel is not filled with reports."""

    def __init__(self) -> None:
        self.reports = Deliveries()


@pressed(Verb.REPORT)
async def report(reply: Answer, press: Press, _: Values) -> None:
    """A member reports table talk in the hand under way; once a hand, for all to read."""
    snapshot = await reply.services.tables.look(press.subject)
    table, view = snapshot.table, snapshot.shown(None).view
    check_playing(table)
    seat = table.seat_of(reply.user)
    if seat is None:
        raise TableError(Code.NOT_SEATED)
    if view is None or not hand_is_on(view):
        raise IllegalAction(Refusal.NOT_NOW)
    talk = bower_of(reply.interaction).get_cog(_NAME)
    number = (table.id << 32) + view.number * len(table.seats) + seat
    if isinstance(talk, Talk) and not talk.reports.is_first(number):
        await reply.tell("talk-reported-already")
        return
    shown, _files = await live_of(reply.interaction).layout(report_panel(snapshot.shown(None), seat))
    channel = bower_of(reply.interaction).get_partial_messageable(table.channel, guild_id=table.guild)
    try:
        await channel.send(view=shown)
    except (discord.Forbidden, discord.NotFound):
        await reply.tell("reply-missing-permissions")
    else:
        await reply.tell("talk-sent")


@pressed(Verb.RULING)
async def ruling(reply: Answer, press: Press, _: Values) -> None:
    """What is ruled on a report; the message of the report tells it then, and has no buttons any more."""
    message = reply.interaction.message
    table = (await reply.services.tables.look(press.subject)).table
    check_manager(table, reply.who)
    try:
        chosen, seat = read_ruling(press.index)
    except ValueError:
        raise TableError(Code.STALE) from None
    if message is None or seat >= len(table.seats):
        raise TableError(Code.STALE)
    if chosen is not Ruling.NOTHING:
        action = Replay() if chosen is Ruling.REPLAY else Award(table.rules.side_of(seat))
        await reply.services.tables.rule(press.subject, reply.who, action, press.seen, key=message.id)
    await reply.public(ruled_panel(table, press.seen, chosen, seat))


async def setup(bot: Bower) -> None:
    """Load the cog."""
    await bot.add_cog(Talk())
