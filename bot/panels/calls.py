"""What a call for players says and until when, and the bell of a channel, which only its member sees."""

from functools import partial
from typing import Final

from bot.calls import CALL_MS, Bell, PlayersCall
from bot.panels.core import panel as p
from bot.panels.core.custom_ids import Press, Verb
from bot.panels.core.menus import format_duration
from bot.panels.core.reader import Reader, Voice
from bot.panels.core.wording import mentions
from bot.panels.rules.option_texts import rules_line
from bot.tables.model import Status, Table
from bot.texts.catalogue import say

HOURS: Final[dict[str, range]] = {"begins": range(24), "ends": range(1, 25)}
"""The hours of a bell that `Verb.BELL_CHANGE` changes, by its index, and what each may be."""


def call_for_table(call: PlayersCall, table: Table, now: int) -> p.Wanted | None:
    """The call for a table; None once its game has begun, or the one that it was made in is over, or it is too old."""
    until = call.called_at + CALL_MS
    if now >= until or table.status is not (Status.PLAYING if call.at_play else Status.LOBBY):
        return None
    return _make_wanted(call, partial(_table_panel, call, table), until)


def _make_wanted(call: PlayersCall, say_it: partial[p.Panel], until: int) -> p.Wanted:
    return p.Wanted(say=say_it, plain=True, calls=call.members, role=call.role, changes_at=until)


def _table_panel(call: PlayersCall, table: Table, language: str) -> p.Panel:
    at_play = table.status is Status.PLAYING
    voice = Voice(table, language)
    seated = [seat for seat, sitter in enumerate(table.seats) if sitter is not None and not sitter.is_computer]
    missing = len(table.open_seats)
    clock = say(language, "table-clock", clock=format_duration(table.clock_ms, language))
    game = f"{rules_line(table.rules, table.preset, language)} · {clock}"
    names = voice.names(seated) if seated else ""
    if not missing:
        return p.Panel(blocks=(p.Text(say(language, "call-full", names=names)),))
    key = "call-seat" if at_play else "call-wanted"
    lines = [f"{say(language, key, names=names, people=len(seated), missing=missing)} · {game}", *_mention_line(call)]
    sit = Press(Verb.JOIN, table.id).button(say(language, "button-join"), p.Style.SUCCESS)
    ways = p.Buttons((sit, Press(Verb.BELL).button(say(language, "button-bell"))))
    return p.Panel(blocks=(p.Text("\n".join(lines)), ways))


def _mention_line(call: PlayersCall) -> tuple[str, ...]:
    """Whom it calls, in small type."""
    role = "" if call.role is None else f"<@&{call.role}> "
    who = f"{role}{mentions(*call.members)}".strip()
    return (f"-# {who}",) if who else ()


def bell_panel(bell: Bell, reader: Reader, *, is_on: bool, zone: str) -> p.Panel:
    """A member's bell in a channel, with what changes it; `zone` is the server's."""
    language = reader.language
    press = Press(Verb.BELL_SET, index=0 if is_on else 1)
    label = say(language, "button-bell-stop" if is_on else "button-bell-start")
    switch = press.button(label, p.Style.DANGER if is_on else p.Style.SUCCESS)
    begins, ends = _hour(bell.begins), _hour(bell.ends)
    lines = [
        f"### {say(language, 'bell-title', channel=f'<#{bell.channel}>')}",
        say(language, "bell-on" if is_on else "bell-off", begins=begins, ends=ends, zone=zone),
        f"-# {say(language, 'bell-how')}",
    ]
    menus = [_hour_menu(bell, name, language) for name in HOURS] if is_on else []
    return p.Panel(blocks=(p.Text("\n".join(lines)), *menus, p.Buttons((switch,))))


def _hour_menu(bell: Bell, name: str, language: str) -> p.Menu:
    press, chosen = Press(Verb.BELL_CHANGE, index=[*HOURS].index(name)), getattr(bell, name)
    choices = tuple(
        p.Choice(label=say(language, f"bell-{name}", hour=_hour(hour)), value=str(hour), chosen=hour == chosen)
        for hour in HOURS[name]
    )
    return p.Menu(p.Select(id=press.menu(), placeholder=_hour(chosen), choices=choices))


def _hour(hour: int) -> str:
    """An hour as clocks show it: `18:00`, and `24:00` for midnight at a day's end."""
    return f"{hour:02}:00"
