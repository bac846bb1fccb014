"""The page of all that Bower posts unasked: what can be turned on, where and when; for those who manage the server."""

from collections.abc import Sequence
from typing import Final

from bot.own_posts.schedule import MONTHS, period_at
from bot.panels.core.custom_ids import Press, Verb
from bot.panels.core.panel import Button, Buttons, Choice, Lists, Menu, Panel, Picker, Select, Style, Text
from bot.panels.core.reader import Reader
from bot.puzzles.daily import day_begins, day_of
from bot.servers.settings import SEASONS, SWITCHED, OwnPost, ServerSettings
from bot.texts.catalogue import say
from bot.wall_clock import local_time
from engine import Refused

HOURS: Final = range(24)
OFF: Final = "off"
"""The value of the menu of seasons for those that managers begin and end."""


def own_posts_button(language: str) -> Button:
    """Opens the page."""
    return Press(Verb.OWN_POSTS).button(say(language, "button-own-posts"))


def own_posts_line(settings: ServerSettings, language: str) -> str:
    """What is on, for the panel of all settings."""
    names = [say(language, f"own-posts-{each}") for each in OwnPost if each in settings.own_posts]
    if settings.post_channel is None or not names:
        return say(language, "own-posts-none")
    return f"{', '.join(names)} · <#{settings.post_channel}> · {_clock(settings.post_hour)}"


def own_posts_page(
    settings: ServerSettings, reader: Reader, missing: Sequence[str] | None, guild: int, now: int
) -> Panel:
    """What is on and how to change it, then all else that comes unasked.

    `missing` are Discord's names of the permissions that the bot lacks in the channel; None where it is gone.
    """
    language, channel = reader.language, settings.post_channel
    seasons = _seasons_of(settings)
    lines = [f"### {say(language, 'own-posts-title')}"]
    for kind in SWITCHED:
        state = say(language, "own-posts-on" if kind in settings.own_posts else "own-posts-off")
        lines.append(f"**{say(language, f'own-posts-{kind}')}** · {state}")
    when = say(language, "own-posts-off")
    if seasons is not None:
        period = period_at(now, MONTHS[seasons], settings.post_hour, settings.zone, guild)
        when = f"<t:{period.ends // 1000}:f>"
    lines.append(f"**{say(language, 'own-posts-seasons')}** · {when}")
    where = say(language, "own-posts-no-channel") if channel is None else f"<#{channel}>"
    lines.append(f"**{say(language, 'own-posts-channel')}** · {where}")
    if channel is not None:
        keys = ["check-gone"] if missing is None else [f"check-{each.replace('_', '-')}" for each in missing]
        lines += [say(language, key) for key in keys]
    lines.append(f"**{say(language, 'own-posts-hour')}** · {_clock(settings.post_hour)} ({settings.zone})")
    lines.append(f"-# {say(language, 'own-posts-until', time=_puzzle_ends(settings, now))}")
    lines.append(f"-# {say(language, 'own-posts-others')}")
    buttons = [_switch(kind, settings, language) for kind in SWITCHED]
    buttons.append(Press(Verb.OWN_POSTS, index=1).button(say(language, "button-own-posts-previews")))
    return Panel(blocks=(Text("\n".join(lines)), *_menus(settings, seasons, language), Buttons(tuple(buttons))))


def previews_panel(language: str) -> Panel:
    """What each post is about, and the button that shows what it would be now."""
    lines = [f"### {say(language, 'own-posts-title')}"]
    lines += [
        f"**{say(language, f'own-posts-{each}')}**\n-# {say(language, f'own-posts-{each}-about')}"
        for each in (*SWITCHED, "seasons")
    ]
    buttons = tuple(_example(kind, language) for kind in (*SWITCHED, OwnPost.MONTHS))
    return Panel(blocks=(Text("\n".join(lines)), Buttons(buttons)))


def example_panel(panel: Panel, language: str) -> Panel:
    """What a post would be now, with a word that nobody else sees it; its buttons do nothing."""
    quiet = (each for each in panel.blocks if not isinstance(each, Buttons))
    return Panel(blocks=(Text(f"-# {say(language, 'own-posts-example')}"), *quiet), accent=panel.accent)


def _menus(settings: ServerSettings, seasons: OwnPost | None, language: str) -> tuple[Picker | Menu, ...]:
    """The channel, the hour, and how seasons begin, which needs a channel."""
    picker = Picker(
        id=Press(Verb.OWN_POSTS_CHANNEL).menu(),
        kind=Lists.CHANNEL,
        placeholder=say(language, "own-posts-channel"),
        chosen=settings.post_channel,
    )
    hours = tuple(Choice(label=_clock(hour), value=str(hour), chosen=hour == settings.post_hour) for hour in HOURS)
    hour = Select(id=Press(Verb.OWN_POSTS_HOUR).menu(), placeholder=say(language, "own-posts-hour"), choices=hours)
    if settings.post_channel is None:
        return (picker, Menu(hour))
    ways = (
        Choice(label=say(language, f"own-posts-seasons-{each or 'off'}"), value=each or OFF, chosen=each is seasons)
        for each in (None, *SEASONS)
    )
    menu = Press(Verb.OWN_POSTS_SEASONS).menu()
    chosen = Select(id=menu, placeholder=say(language, "own-posts-seasons"), choices=tuple(ways))
    return (picker, Menu(hour), Menu(chosen))


def _seasons_of(settings: ServerSettings) -> OwnPost | None:
    """How seasons follow the calendar, if they do."""
    return next((each for each in SEASONS if each in settings.own_posts), None)


def _switch(kind: OwnPost, settings: ServerSettings, language: str) -> Button:
    is_on = kind in settings.own_posts
    press = Press(Verb.OWN_POSTS_SET, seen=0 if is_on else 1, index=list(OwnPost).index(kind))
    return press.button(
        say(language, f"button-own-posts-{kind}-{'off' if is_on else 'on'}"),
        Style.DANGER if is_on else Style.SUCCESS,
        disabled=settings.post_channel is None,
    )


def _example(kind: OwnPost, language: str) -> Button:
    press = Press(Verb.OWN_POSTS_EXAMPLE, index=list(OwnPost).index(kind))
    return press.button(say(language, f"button-own-posts-{kind}-example"))


def _puzzle_ends(settings: ServerSettings, now: int) -> str:
    """What the clocks of the server's zone show when a puzzle ends and the next one begins."""
    try:
        return f"{local_time(day_begins(day_of(now) + 1), settings.zone):%H:%M}"
    except Refused:
        return "?"


def _clock(hour: int) -> str:
    return f"{hour:02}:00"
