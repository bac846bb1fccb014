"""Avatars: fetched once, in the background, with limits, and forgotten."""

import asyncio
import io
from random import Random
from typing import Any

import pytest
from PIL import Image

from bot.members.preferences import Preferences
from bot.members.shown import Avatars
from bot.panels.core.reader import Reader
from bot.panels.hand.panel import hand_panel
from bot.panels.table.message import table_panel
from bot.panels.table.picture import with_avatars
from bot.pictures.studio import render
from bot.pictures.table_description import read_avatar
from cogs.interactions.reply import note_avatar
from engine import Phase, Rules
from tests.bot.panel_checks import USERS, pictures, shown, table_of
from tests.bot.scripted_tables import soon
from tests.random_games import Game, random_game
from tests.suite import rest
from tests.there import there

TABLE = table_of(computers=frozenset({1}))


def image(side: int = 64, colour: str = "#c04040", kind: str = "PNG") -> bytes:
    out = io.BytesIO()
    Image.new("RGB", (side, side), colour).save(out, kind)
    return out.getvalue()


class Discord:
    """Counts what is fetched; an image comes when a test says so."""

    def __init__(self, data: bytes) -> None:
        self.data = data
        self.asked = 0
        self.may_answer = asyncio.Event()

    async def fetch(self) -> bytes:
        self.asked += 1
        await self.may_answer.wait()
        return self.data


async def test_an_avatar_is_fetched_once_and_holds_nothing_up() -> None:
    discord, here = Discord(image()), Avatars()
    for _ in range(3):
        here.note(USERS[0], "a", discord.fetch)
        assert here.of(TABLE) == {}
        await asyncio.sleep(0)
    discord.may_answer.set()
    await soon(lambda: bool(here.of(TABLE)))
    assert list(here.of(TABLE)) == [0]
    here.note(USERS[0], "a", discord.fetch)
    await asyncio.sleep(0)
    assert discord.asked == 1
    here.note(USERS[0], "b", discord.fetch)
    await soon(lambda: here.of(TABLE)[0].key == "b")
    assert discord.asked == 2


@pytest.mark.parametrize("data", [b"", b"no image", image(300), b"\0" * 200_000])
async def test_what_is_no_small_image_is_left_out_and_not_fetched_again(data: bytes) -> None:
    discord, here = Discord(data), Avatars()
    discord.may_answer.set()
    here.note(USERS[0], "a", discord.fetch)
    await soon(lambda: bool(here._known))
    here.note(USERS[0], "a", discord.fetch)
    await here.close()
    assert here.of(TABLE) == {}
    assert discord.asked == 1


async def test_a_member_is_forgotten_also_while_the_avatar_is_fetched() -> None:
    discord, here = Discord(image()), Avatars()
    here.note(USERS[0], "a", discord.fetch)
    await asyncio.sleep(0)
    here.forget(USERS[0])
    discord.may_answer.set()
    await here.close()
    assert here.of(TABLE) == {}
    here.note(USERS[0], "a", discord.fetch)
    await soon(lambda: bool(here.of(TABLE)))
    here.forget(USERS[0])
    assert here.of(TABLE) == {}


@pytest.mark.parametrize("kind", ["PNG", "WEBP", "JPEG", "GIF"])
def test_every_format_of_discord_is_read(kind: str) -> None:
    found = there(read_avatar("a", image(128, kind=kind)))
    assert len(found.pixels) == 64 * 64 * 3


@rest
def test_avatars_are_in_both_pictures_and_nowhere_else() -> None:
    game = next(
        Game(whole.rules, whole.dealer, whole.actions[:place])
        for whole in [random_game(Rules(), Random(3))]
        for place, state in enumerate(whole.states)
        if state.phase is Phase.PLAYING
    )
    red, blue = read_avatar("a", image()), read_avatar("b", image(colour="#4040c0"))
    for panel in (table_panel(shown(game, None)), hand_panel(shown(game, 0), Reader())):
        plain, one, two = (with_avatars(panel, faces) for faces in ({}, {0: red}, {0: blue}))
        assert plain is panel
        drawn = {render(pictures(each)[0].drawing) for each in (plain, one, two)}
        assert len(drawn) == 3
        assert [block for block in one.blocks if block not in pictures(one)] == [
            block for block in panel.blocks if block not in pictures(panel)
        ]
        assert "pixels" not in repr(one)


class User:
    """A member as Discord shows it."""

    id = USERS[0]

    def __init__(self, *, has_avatar: bool = True) -> None:
        self.avatar = self if has_avatar else None
        self.key = "a"

    def with_size(self, size: int) -> "User":
        assert size == 64
        return self

    def with_static_format(self, _: str) -> "User":
        return self

    async def read(self) -> bytes:
        return image()


class Services:
    def __init__(self) -> None:
        self.avatars = Avatars()


async def test_a_member_may_do_without() -> None:
    services: Any = Services()
    user: Any = User()
    note_avatar(services, user, Preferences(avatar=False), here=True)
    assert not services.avatars._tasks
    note_avatar(services, user, Preferences(), here=True)
    await soon(lambda: bool(services.avatars.of(TABLE)))
    note_avatar(services, user, Preferences(avatar=False), here=True)
    assert services.avatars.of(TABLE) == {}
    bare: Any = User(has_avatar=False)
    note_avatar(services, bare, Preferences(), here=True)
    await services.avatars.close()
    assert services.avatars.of(TABLE) == {}
