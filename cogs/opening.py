"""Opening a table in the channel of a command or press; and `/euchre`: cards at once, at a private table."""

from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Final, final

from discord import app_commands
from discord.ext import commands

from bot.contests.members import is_to_check_in
from bot.members.preferences import fitting_level
from bot.panels.contests.board import check_in_button, signing_buttons
from bot.panels.contests.calls import invitation
from bot.panels.contests.voice import ContestVoice
from bot.panels.core import panel as p
from bot.panels.core.custom_ids import Press, Verb
from bot.panels.core.reader import Voice
from bot.panels.puzzle import today_button
from bot.panels.table.menus import home_panel
from bot.servers import ServerSettings
from bot.tables.commands.life import Close, LetFriendsIn, Open, Rematch
from bot.tables.commands.seats import AddComputer
from bot.tables.errors import Code
from bot.tables.game import StoredTable
from bot.tables.lobby.rated import must_come
from bot.tables.model import CLOCK_DEFAULT_MS, NOWHERE, Status, Table
from bot.texts import say
from cogs.client import Bower
from cogs.discord_errors import ChannelState
from cogs.hand import show_guided_hand, show_hand
from cogs.interactions.autocomplete import default_rules, find_rules, label
from cogs.interactions.checks import check_may_write, check_not_often, server_settings
from cogs.interactions.commands import anywhere, text
from cogs.interactions.context import DEALING, OPENING, Interaction, has_role, may_see, rights_in
from cogs.interactions.permissions import has_unknown_members, may_send
from cogs.interactions.reply import Reply
from cogs.interactions.router import Values, answer, on_press
from engine import Refused
from engine.players.levels import Level

_HANDS: Final = 6
"""How many tables `/euchre` names, at most, and how many parts of partners’ questions."""
_LABEL_LONGEST: Final = 80
"""Discord takes no longer label of a button."""
SHOW_SECONDS: Final = 8.0
"""Seconds to wait until a table is shown."""
NOT_SHOWN: Final = {
    ChannelState.LATER: "reply-shown-later",
    ChannelState.CLOSED: "reply-shown-closed",
    ChannelState.HELD: "check-held-back",
    ChannelState.GONE: "reply-shown-gone",
}
"""What a member reads of a table that goes on and is not shown."""
_BEGUN: Final = (Code.REMATCHED, Code.SEATED_ALREADY)
"""Refusals where another press, or another process, has begun the same game."""


@final
@dataclass(frozen=True, slots=True)
class Wishes:
    """What a member wants of a new table; `None` is what the server plays."""

    rules: str | None = None
    level: Level | None = None
    clock_ms: int = CLOCK_DEFAULT_MS


async def open_table(reply: Reply, wishes: Wishes) -> StoredTable:
    """Open a table in this channel, with the member in the first seat.

    Raises:
        Refused: UNKNOWN_PRESET, MAY_NOT_OPEN, BOWER_MAY_NOT_WRITE, MAY_NOT_WRITE, POSTED_OFTEN, and as `Open`.
    """
    settings = await server_settings(reply)
    preset, played = await (find_rules(reply, wishes.rules) if wishes.rules else default_rules(reply, settings))
    channel = _check_may_show(reply, settings)
    return await reply.services.tables.open(
        Open(
            reply.member,
            reply.guild,
            channel,
            preset=preset,
            rules=played,
            clock_ms=wishes.clock_ms,
            language=settings.language,
            level=wishes.level or settings.level,
        )
    )


def _check_may_show(reply: Reply, settings: ServerSettings) -> int:
    """The channel of a command or press, where the member may have a table.

    Raises:
        Refused: MAY_NOT_OPEN, BOWER_MAY_NOT_WRITE, MAY_NOT_WRITE, POSTED_OFTEN.
    """
    channel = reply.interaction.channel_id or NOWHERE
    reply.enter(channel)
    _check_may_open(reply, settings)
    if not may_send(reply.interaction.app_permissions, reply.interaction.channel):
        raise Refused(Code.BOWER_MAY_NOT_WRITE)
    check_may_write(reply, channel)
    check_not_often(reply, OPENING)
    return channel


async def wait_for_people(reply: Reply, wishes: Wishes, computers: int = 0) -> None:
    """Open a table with so many computers, and say where the member sits."""
    stored = await open_table(reply, wishes)
    for _ in range(min(computers, len(stored.table.free_seats))):
        stored = await reply.services.tables.do(stored.table.id, AddComputer(reply.member))
    standing = await wait_until_shown(reply, stored)
    if standing is not None:
        key = "reply-opened" if standing is ChannelState.SHOWN else "reply-shown-later"
        await reply.tell(key, number=str(stored.table.id), table=Voice(stored.table, reply.language).table_name)


async def wait_until_shown(reply: Reply, stored: StoredTable) -> ChannelState | None:
    """How a new table stands in its channel. One that cannot be shown is closed, and the member told why: `None`."""
    standing = await reply.ui.presenter.painter.wait_until_shown(stored, SHOW_SECONDS)
    if standing in (ChannelState.SHOWN, ChannelState.LATER):
        return standing
    await reply.services.tables.do(stored.table.id, Close(reply.member))
    me = reply.interaction.client.user
    key = "reply-open-private" if has_unknown_members(reply.interaction.channel) else "reply-open-closed"
    await reply.tell("check-held-back" if standing is ChannelState.HELD else key, bot="" if me is None else me.mention)
    return None


async def play_again(reply: Reply, old: StoredTable, *, new_partners: bool) -> StoredTable:
    """The rematch of a finished game: a new one, or the one that another member has begun.

    After a private game it is the private one under way, if there is one.

    Raises:
        Refused: MAY_NOT_OPEN, MAY_NOT_WRITE, POSTED_OFTEN, and as `Tables.rematch`.
    """
    tables = reply.services.tables
    found = await _begun_rematch(reply, old)
    if found is None:
        if not old.table.private:
            _check_may_open(reply, await server_settings(reply))
            check_may_write(reply, old.table.channel)
        check_not_often(reply, DEALING if old.table.private else 1.0)
        try:
            new = await tables.rematch(old.table.id, Rematch(reply.member, new_partners=new_partners))
        except Refused as refusal:
            found = await _begun_rematch(reply, old) if refusal.code in _BEGUN else None
            if found is None:
                raise
        else:
            if not old.table.private:
                reply.ui.presenter.painter.note_rematch(old)
            return new
    return found


async def _begun_rematch(reply: Reply, old: StoredTable) -> StoredTable | None:
    mine = await reply.services.tables.of_member(reply.user, reply.guild)
    rematch = next((each for each in mine if each.table.previous == old.table.id), None)
    return next(filter(_is_private, mine), None) if rematch is None and old.table.private else rematch


def _is_private(stored: StoredTable) -> bool:
    return stored.table.private and stored.table.counted


def _check_may_open(reply: Reply, settings: ServerSettings) -> None:
    """Refuse a member without the role that the server asks of those who open tables.

    Raises:
        Refused: MAY_NOT_OPEN.
    """
    if settings.opener_role is None or reply.member.moderator:
        return
    if not has_role(reply.interaction, settings.opener_role):
        raise Refused(Code.MAY_NOT_OPEN)


class Euchre(commands.Cog):
    """`/euchre`, a member's home: what waits for them in the server, or cards at once."""

    @app_commands.command(name="euchre", description=text("cmd-euchre"))
    @anywhere
    async def euchre(self, interaction: Interaction) -> None:
        """Show what waits for the member; if that is nothing, cards."""
        async with answer(interaction, "euchre") as reply:
            waiting = await _find_waiting(reply)
            if waiting:
                await reply.panel(home_panel(waiting, reply.reader))
            elif not reply.guild and await _is_new(reply):
                await show_guided_hand(reply, 0, None)
            else:
                await play_now(reply)


async def _is_new(reply: Reply) -> bool:
    """Whether a member has finished no game and no guided hand, and has no private game under way here."""
    if (await reply.services.members.get(reply.user)).guided or await reply.services.newcomers.games(reply.user):
        return False
    return await find_private(reply) is None


async def _find_waiting(reply: Reply) -> list[p.Block]:
    """What waits for a member; the game of this channel and the puzzle only beside something else."""
    buttons, questions = await _find_hands(reply), list[p.Block]()
    contests = await reply.services.contests.of_member(reply.user, reply.guild)
    for contest in (each for each in contests if rights_in(reply.interaction, each.channel).sees):
        voice, own = ContestVoice(contest, reply.language, reply.user), contest.player_of(reply.user)
        if is_to_check_in(contest, reply.user):
            check_in = check_in_button(voice)
            buttons.append(replace(check_in, label=f"{check_in.label} · {contest.name}"[:_LABEL_LONGEST]))
        if own is not None and contest.entry_of(reply.user) is None and signing_buttons(contest, voice):
            ask = (invitation(voice, e, own) for e in contest.people.values() if e.invited == own.player and e.user > 0)
            questions += (block for said, ways in ask for block in (p.Text(said), p.Buttons(ways)))
    if not (buttons or questions):
        return []
    for here in filter(None, (await find_private(reply), await _find_own_game(reply))):
        buttons.insert(0, _table_button(here.table, Verb.HAND, "button-hand", reply.language))
    puzzles = reply.services.puzzles
    if await puzzles.answer_of(puzzles.day, reply.user) is None:
        buttons.append(today_button(puzzles.day, reply.language))
    return [*p.button_rows(buttons), *questions[:_HANDS]]


async def _find_hands(reply: Reply) -> list[p.Button]:
    """The member's hands in other channels where it is their turn to play, or to come; and tables that want players."""
    services, found = reply.services, list[p.Button]()
    for each in await services.tables.of_member(reply.user, reply.guild):
        seat = each.table.seat_of(reply.user)
        sitter = None if seat is None else each.table.seats[seat]
        waits = sitter is not None and (each.to_act == seat or (must_come(each.table) and not sitter.agreed))
        elsewhere = each.table.channel not in (NOWHERE, reply.interaction.channel_id)
        if waits and elsewhere and each.table.status is Status.PLAYING:
            found.append(_table_button(each.table, Verb.HAND, "button-hand", reply.language))
    for number in await services.calls.find_called(reply.guild):
        with suppress(Refused):
            table = (await services.tables.load(number)).table
            wants = table.status is Status.LOBBY and table.free_seats and table.seat_of(reply.user) is None
            if wants and await may_see(reply.interaction, table):
                found.append(_table_button(table, Verb.JOIN, "button-join", reply.language))
    return found[:_HANDS]


def _table_button(table: Table, verb: Verb, key: str, language: str) -> p.Button:
    return Press(verb, table.id).button(f"{say(language, key)} · {label(table, language)}"[:_LABEL_LONGEST])


async def play_now(reply: Reply) -> None:
    """Show the hand of the member's game in this channel, else of the private one under way; else deal one at once.

    The computers play at the level at which the member wins about half of the games, as *More...* says.
    """
    stored = await _find_own_game(reply) or await find_private(reply)
    if stored is None:
        check_not_often(reply, DEALING)
        try:
            stored = await reply.services.tables.open(await _private_table(reply))
        except Refused as refusal:
            stored = await find_private(reply) if refusal.code in _BEGUN else None
            if stored is None:
                raise
    await show_hand(reply, await reply.look(stored.table.id))


async def _private_table(reply: Reply) -> Open:
    """A private table by the rules of the server, which needs no role."""
    services, settings = reply.services, await server_settings(reply)
    preset, rules = await default_rules(reply, settings)
    guided = (await services.members.get(reply.user)).guided
    level = await fitting_level(services.database, reply.guild, reply.user, guided=guided)
    where = reply.guild, NOWHERE
    return Open(reply.member, *where, preset=preset, rules=rules, language=settings.language, level=level)


async def find_private(reply: Reply) -> StoredTable | None:
    """The member's private game under way in this server."""
    return next(filter(_is_private, await reply.services.tables.of_member(reply.user, reply.guild)), None)


async def _find_own_game(reply: Reply) -> StoredTable | None:
    """The game being played in this channel in which the member sits."""
    for stored in await reply.tables_here():
        if stored.table.status is Status.PLAYING and stored.table.seat_of(reply.user) is not None:
            return stored
    return None


@on_press(Verb.PLAY_NOW)
async def press_play_now(reply: Reply, _: Press, __: Values) -> None:
    """The same as `/euchre`."""
    await play_now(reply)


@on_press(Verb.LET_IN, edits=True)
async def let_friends_in(reply: Reply, press: Press, _: Values) -> None:
    """Let the game of a private table go on in this channel, where others see it and take computers' seats."""
    channel = _check_may_show(reply, await server_settings(reply))
    with reply.ui.presenter.panels.answering(press.subject, reply.interaction):
        stored = await reply.services.tables.do(press.subject, LetFriendsIn(reply.member, channel))
        standing = await reply.ui.presenter.painter.wait_until_shown(stored, SHOW_SECONDS)
        await show_hand(reply, await reply.services.tables.load(press.subject))
    if standing is not ChannelState.SHOWN:
        name = Voice(stored.table, reply.language).table_name
        await reply.tell(NOT_SHOWN[standing], table=name, channel=f"<#{channel}>")


@on_press(Verb.OPEN_TABLE)
async def press_open_table(reply: Reply, _: Press, __: Values) -> None:
    """The same as `/table open` without options."""
    await wait_for_people(reply, Wishes())


async def setup(bot: Bower) -> None:
    """Load the cog."""
    await bot.add_cog(Euchre())
