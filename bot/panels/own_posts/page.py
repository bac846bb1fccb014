"""The page of all that Bower posts unasked: what can be turned on, where and when; for managers of the server."""

from collections.abc import Sequence
from typing import Final

from bot.contests.wall_clock import local_time
from bot.panels.core.custom_ids import Press, Verb
from bot.panels.core.panel import Button, Buttons, Choice, Kind, Menu, Panel, Picker, Select, Style, Text
from bot.panels.core.reader import Reader
from bot.puzzles.daily import day_begins, day_of
from bot.servers.settings import OwnPost, ServerSettings
from bot.texts.catalogue import say
from engine import Refused

HOURS: Final = range(24)


def own_posts_button(language: str) -> Button:
    """Opens the page."""
    return Button(id=Press(Verb.OWN_POSTS).button(), label=say(language, "button-own-posts"))


def own_posts_line(settings: ServerSettings, language: str) -> str:
    """What is on, for the panel of all settings."""
    names = [say(language, f"own-posts-{each}") for each in OwnPost if each in settings.own_posts]
    if settings.post_channel is None or not names:
        return say(language, "own-posts-none")
    return f"{', '.join(names)} · <#{settings.post_channel}> · {_clock(settings.post_hour)}"


def own_posts_page(settings: ServerSettings, reader: Reader, missing: Sequence[str] | None, now: int) -> Panel:
    """What is on and how to change it, then all else that comes unasked.

    `missing` are Discord's names of the permissions that the bot lacks in the channel; None where it is gone.
    """
    language, channel = reader.language, settings.post_channel
    lines = [f"### {say(language, 'own-posts-title')}"]
    for each in OwnPost:
        state = say(language, "own-posts-on" if each in settings.own_posts else "own-posts-off")
        lines.append(f"**{say(language, f'own-posts-{each}')}** · {state}")
        lines.append(f"-# {say(language, f'own-posts-{each}-about')}")
    where = say(language, "own-posts-no-channel") if channel is None else f"<#{channel}>"
    lines.append(f"**{say(language, 'own-posts-channel')}** · {where}")
    if channel is not None:
        keys = ["check-gone"] if missing is None else [f"check-{each.replace('_', '-')}" for each in missing]
        lines += [say(language, key) for key in keys]
    lines.append(f"**{say(language, 'own-posts-hour')}** · {_clock(settings.post_hour)} ({settings.zone})")
    lines.append(f"-# {say(language, 'own-posts-ends', time=_puzzle_ends(settings, now))}")
    lines.append(f"-# {say(language, 'own-posts-others')}")
    hours = tuple(Choice(label=_clock(hour), value=str(hour), chosen=hour == settings.post_hour) for hour in HOURS)
    picker = Picker(
        id=Press(Verb.OWN_POSTS_CHANNEL).menu(),
        kind=Kind.CHANNEL,
        placeholder=say(language, "own-posts-channel"),
        chosen=channel,
    )
    menu = Select(id=Press(Verb.OWN_POSTS_HOUR).menu(), placeholder=say(language, "own-posts-hour"), choices=hours)
    switches = (_switches(each, settings, language) for each in OwnPost)
    return Panel(blocks=(Text("\n".join(lines)), picker, Menu(menu), *switches))


def example_panel(panel: Panel, language: str) -> Panel:
    """What a post would be now, with a word that nobody else sees it; its buttons do nothing."""
    quiet = (each for each in panel.blocks if not isinstance(each, Buttons))
    return Panel(blocks=(Text(f"-# {say(language, 'own-posts-example')}"), *quiet), accent=panel.accent)


def _switches(kind: OwnPost, settings: ServerSettings, language: str) -> Buttons:
    number, is_on = list(OwnPost).index(kind), kind in settings.own_posts
    switch = Button(
        id=Press(Verb.OWN_POSTS_SET, index=number, seen=0 if is_on else 1).button(),
        label=say(language, f"button-own-posts-{kind}-{'off' if is_on else 'on'}"),
        style=Style.DANGER if is_on else Style.SUCCESS,
        disabled=settings.post_channel is None,
    )
    example = Press(Verb.OWN_POSTS_EXAMPLE, index=number)
    return Buttons((switch, Button(id=example.button(), label=say(language, "button-own-posts-example"))))


def _puzzle_ends(settings: ServerSettings, now: int) -> str:
    """What the clocks of the server's zone show when a puzzle ends and the next one begins."""
    try:
        return f"{local_time(day_begins(day_of(now) + 1), settings.zone):%H:%M}"
    except Refused:
        return "?"


def _clock(hour: int) -> str:
    return f"{hour:02}:00"
