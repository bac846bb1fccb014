"""What panels say of pauses and absent members, and how a table was closed."""

from bot.panels.core.custom_ids import Press, Verb
from bot.panels.core.panel import Buttons, Panel, Style, Text
from bot.panels.core.reader import Reader
from bot.panels.core.translator import Voice
from bot.panels.table.status_lines import moment
from bot.tables.lobby.pause import is_held, members_at
from bot.tables.lobby.rated import is_at_stake
from bot.tables.lobby.seats import computers_at
from bot.tables.model import Closing, PauseReason, Status, Table, TableView
from engine import Seat


def pause_line(shown: TableView, voice: Voice, *, watched: bool = False) -> str | None:
    """Why the game is paused, how it goes on, and when it ends; `None` where it is not paused.

    `watched` is for a reader who cannot end the pause.
    """
    pause = shown.table.pause
    if is_held(shown.table):
        return voice.say("contest-table-paused")
    if pause is None or shown.deadline is None:
        return None
    if watched:
        return voice.say("pause-watched", at=moment(shown.deadline))
    key = "pause-away" if pause.reason is PauseReason.AWAY else "pause-agreed"
    return voice.say(key, at=moment(shown.deadline))


def absence_lines(table: Table, voice: Voice) -> list[str]:
    """The members who are away, and those who would pause, in a game that is not paused."""
    if table.pause is not None:
        return []
    sitters = [(seat, sitter) for seat, sitter in enumerate(table.seats) if sitter is not None]
    away = [seat for seat, sitter in sitters if sitter.away]
    asking = [seat for seat, sitter in sitters if sitter.asks_pause]
    keys = (("line-away", away), ("pause-asked", asking))
    return [f"-# {voice.say(key, names=voice.names(seats))}" for key, seats in keys if seats]


def ways_back(table: Table, voice: Voice) -> tuple[Buttons, ...]:
    """*I'm back* and *Take a seat*, while somebody is away or the members pause; a contest has only the first."""
    away = any(sitter is not None and sitter.away for sitter in table.seats)
    if not away and (table.pause is None or is_held(table)):
        return ()
    back = Press(Verb.BACK, table.id).button(voice.say("button-back"), Style.SUCCESS)
    seat = Press(Verb.JOIN, table.id).button(
        voice.say("button-take-seat"), disabled=not computers_at(table) or is_at_stake(table)
    )
    return (Buttons((back, seat) if table.contest is None else (back,)),)


def away_panel(table: Table, seat: Seat, reader: Reader, user: int) -> Panel:
    """What follows now that a member, perhaps the reader `user`, is away from a seat; to that member the way back."""
    voice, sitter = Voice(table, reader.language), table.seats[seat]
    mine, paused = sitter is not None and sitter.user == user, table.pause is not None
    if not mine:
        text = voice.say("away-other-paused" if paused else "away-other", name=voice.name(seat))
    elif not paused:
        text = voice.say("away-you")
    else:
        text = voice.say("away-you-alone" if len(members_at(table)) == 1 else "away-you-paused")
    return Panel(blocks=(Text(text), *((_back(table, voice),) if mine else ())))


def paused_panel(table: Table, reader: Reader) -> Panel:
    """Tells a member who has asked for a pause that it begins, with the way back."""
    voice = Voice(table, reader.language)
    return Panel(blocks=(Text(voice.say("reply-paused")), _back(table, voice)))


def _back(table: Table, voice: Voice) -> Buttons:
    back = Press(Verb.BACK, table.id)
    return Buttons((back.button(voice.say("button-back"), Style.SUCCESS),))


def closing_lines(shown: TableView, voice: Voice) -> list[str]:
    """Who or what closed the table; then, of a game that had begun, what it counts."""
    table, title = shown.table, voice.say("closed-title")
    host = table.seat_of(table.host)
    if table.closing is Closing.HOST and host is not None:
        title = voice.say("closed-host", name=voice.name(host))
    elif table.closing not in (None, Closing.HOST):
        title = voice.say(f"closed-{table.closing}")
    began = table.status is Status.CLOSED and shown.view is not None
    counts = "closed-rated" if table.rated else "closed-body"
    return [f"**{title}**", *([voice.say(counts)] if began else [])]
