"""The bell of a channel: whether, when and how often a member is called there. Only the member sees it."""

from collections.abc import Mapping, Sequence
from typing import Final

from bot.calls.bell import MOST_OFFERED, Bell
from bot.panels.account.server import ZONES
from bot.panels.core.custom_ids import Press, Verb
from bot.panels.core.panel import CHOICES, Buttons, Choice, Menu, Panel, Select, Style, Text
from bot.panels.core.reader import Reader
from bot.texts.catalogue import say

SERVERS: Final = "server"
"""The value of the menu of zones for the server's."""
FIELDS: Final = ("begins", "ends", "most", "zone")
"""The fields of `Bell` that `Verb.BELL_CHANGE` changes, by its index."""
_HOURS: Final = 24
_LABEL: Final = 100
"""Characters of a choice."""


def bell_panel(bell: Bell, reader: Reader, *, is_on: bool, zone: str) -> Panel:
    """A member's bell in a channel, with what changes it; `zone` is the server's."""
    language = reader.language
    title = say(language, "bell-title", channel=f"<#{bell.channel}>")
    press = Press(Verb.BELL_SET, bell.channel, index=0 if is_on else 1)
    label = say(language, "button-bell-stop" if is_on else "button-bell-start")
    switch = press.button(label, Style.DANGER if is_on else Style.SUCCESS)
    state = say(
        language,
        "bell-on" if is_on else "bell-off",
        begins=_clock(bell.begins),
        ends=_clock(bell.ends),
        zone=bell.zone or zone,
        most=bell.most,
    )
    lines = [f"### {title}", state, f"-# {say(language, 'bell-how')}"]
    menus = _menus(bell, language, zone) if is_on else ()
    return Panel(blocks=(Text("\n".join(lines)), *menus, Buttons((switch,))))


def bells_panel(bells: Sequence[Bell], reader: Reader, now: int, names: Mapping[int, str]) -> Panel:
    """All bells of a member, at least one, and a menu that opens one; `names` of those channels that they see."""
    language = reader.language
    lines = [f"### {say(language, 'bells-title')}", *(_line(bell, language, now) for bell in bells)]
    if any(bell.rests(now) for bell in bells):
        lines.append(f"-# {say(language, 'bells-why')}")
    choices = tuple(Choice(label=_label(bell, language, names), value=str(bell.channel)) for bell in bells)
    select = Select(id=Press(Verb.BELL_PICK).menu(), placeholder=say(language, "bells-pick"), choices=choices)
    return Panel(blocks=(Text("\n".join(lines)), Menu(select)))


def _label(bell: Bell, language: str, names: Mapping[int, str]) -> str:
    """A bell in the menu. One of a channel that is gone or in another server shows its hours alone."""
    if bell.channel in names:
        return f"#{names[bell.channel]}"[:_LABEL]
    return say(language, "bells-unseen", begins=_clock(bell.begins), ends=_clock(bell.ends))


def _line(bell: Bell, language: str, now: int) -> str:
    """A bell in a line."""
    begins, ends, channel = _clock(bell.begins), _clock(bell.ends), f"<#{bell.channel}>"
    parts = [say(language, "bells-line", channel=channel, begins=begins, ends=ends, most=bell.most)]
    parts += [bell.zone] if bell.zone else []
    if bell.rests(now) and bell.rests_until is not None:
        parts.append(say(language, "bells-silent", until=_stamp(bell.rests_until)))
    return f"- {' · '.join(parts)}"


def _menus(bell: Bell, language: str, zone: str) -> tuple[Menu, ...]:
    hours = [(hour, _clock(hour)) for hour in range(_HOURS + 1)]
    zones = {SERVERS: say(language, "bell-zone-server", zone=zone), **{each: each for each in ZONES}}
    labels: dict[str, dict[str, str]] = {
        "begins": {str(hour): say(language, "bell-begins", hour=clock) for hour, clock in hours[:-1]},
        "ends": {str(hour): say(language, "bell-ends", hour=clock) for hour, clock in hours[1:]},
        "most": {str(most): say(language, "bell-most", most=most) for most in MOST_OFFERED},
        "zone": dict(list(zones.items())[:CHOICES]),
    }
    chosen = {"begins": str(bell.begins), "ends": str(bell.ends), "most": str(bell.most), "zone": bell.zone or SERVERS}
    found = list[Menu]()
    for index, name in enumerate(FIELDS):
        press = Press(Verb.BELL_CHANGE, bell.channel, index=index)
        choices = tuple(
            Choice(label=label, value=value, chosen=value == chosen[name]) for value, label in labels[name].items()
        )
        found.append(Menu(Select(id=press.menu(), placeholder=chosen[name], choices=choices)))
    return tuple(found)


def _stamp(at: int) -> str:
    return f"<t:{at // 1000}:f>"


def _clock(hour: int) -> str:
    """An hour as clocks show it: `18:00`, and `24:00` for midnight at a day's end."""
    return f"{hour:02}:00"
