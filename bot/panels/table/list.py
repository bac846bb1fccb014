"""The tables of a server as a list, with the way to each."""

from collections.abc import Sequence
from functools import partial
from typing import Final

from bot.panels.core.custom_ids import Press, Verb
from bot.panels.core.mentions import message_link
from bot.panels.core.pages import NEWER_AND_OLDER, turn_buttons
from bot.panels.core.panel import Block, Buttons, Panel, Style, Text, button_rows
from bot.panels.core.reader import Reader
from bot.panels.core.translator import Voice
from bot.panels.help.guide import play_buttons
from bot.panels.rules.summary import rules_name
from bot.tables.lobby.rated import is_at_stake
from bot.tables.lobby.seats import computers_at
from bot.tables.model import Status, Table
from bot.texts.catalogue import say
from engine import Seat

LISTED: Final = 4
"""Tables on a page."""
NAMED: Final = 4
"""Members named per table; more would make a page of tables of nine higher than a phone."""


def list_panel(tables: Sequence[Table], reader: Reader, user: int, page: int = 0) -> Panel:
    """A page of the running tables, in the given order: a link to each, and buttons to `user`'s cards and free seats.

    A page that there is not is the last one.
    """
    language = reader.language
    title = f"### {say(language, 'list-title')}"
    if not tables:
        return Panel(blocks=(Text(f"{title}\n{say(language, 'list-empty')}"), Buttons(play_buttons(language))))
    pages = -(-len(tables) // LISTED)
    page = min(page, pages - 1)
    shown = tables[page * LISTED : (page + 1) * LISTED]
    blocks: list[Block] = [Text("\n".join([title, *(_line(table, language) for table in shown)]))]
    blocks += _group("list-own", [(each, Press(Verb.HAND, each.id)) for each in shown if _plays(each, user)], language)
    blocks += _group("list-seats", [(each, press) for each in shown if (press := _seat_press(each, user))], language)
    if pages > 1:
        turn = partial(Press, Verb.TABLE_LIST, 0, 0)
        blocks.append(Buttons(turn_buttons(turn, page, pages, language, keys=NEWER_AND_OLDER)))
    return Panel(blocks=tuple(blocks))


def _line(table: Table, language: str) -> str:
    voice = Voice(table, language)
    standing = "list-lobby" if table.status is Status.LOBBY else "list-paused" if table.pause else "list-playing"
    name = _name(table, language)
    if table.message is not None:
        name = f"[{name}]({message_link(table.guild, table.channel, table.message)})"
    facts = voice.say(
        standing,
        table=name,
        seated=len(table.seats) - len(table.free_seats),
        seats=len(table.seats),
        where=f"<#{table.channel}>",
    )
    seated = [seat for seat, sitter in enumerate(table.seats) if sitter is not None]
    names = ", ".join(voice.name(seat) for seat in seated[:NAMED])
    more = f" +{len(seated) - NAMED}" if len(seated) > NAMED else ""
    return f"**{facts}**\n-# {rules_name(table.rules, table.preset, language)} · {names}{more}"


def _name(table: Table, language: str) -> str:
    return say(language, "more-title", number=str(table.id))


def _plays(table: Table, user: int) -> bool:
    return table.status is Status.PLAYING and table.seat_of(user) is not None


def _seat_press(table: Table, user: int) -> Press | None:
    """Sits the member down at a table that has room for them."""
    seats = () if table.seat_of(user) is not None else _seats_to_take(table)
    return Press(Verb.SIT_HERE, table.id, index=seats[0]) if seats else None


def _seats_to_take(table: Table) -> tuple[Seat, ...]:
    """Free seats before those of computers; during play only these, and none of a game that stays rated."""
    if table.contest is not None:
        return ()
    if table.status is Status.LOBBY:
        return (*table.free_seats, *computers_at(table))
    return () if is_at_stake(table) else computers_at(table)


def _group(key: str, ways: Sequence[tuple[Table, Press]], language: str) -> list[Block]:
    """What the buttons below do, and a button for each table."""
    buttons = [press.button(_name(table, language), Style.PRIMARY) for table, press in ways]
    return [Text(say(language, key)), *button_rows(buttons)] if buttons else []
