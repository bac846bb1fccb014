"""The server in which the stored games were played, with the same ids each time; `make.py` and the tests found it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.standin.world import EVERYTHING, MEMBER, Channel, Guild, Member, User

if TYPE_CHECKING:
    from tests.standin import StandIn

_2020 = 157_766_400_000 << 22  # the first snowflake of that year: accounts must be a week old to be rated
GUILD = _2020 + (1 << 22)
CHANNELS = (_2020 + 11, _2020 + 12, _2020 + 13)
NAMES = ("Ann", "Ben", "Cleo", "Dan")
USERS = tuple(_2020 + 21 + place for place in range(len(NAMES)))
CREATE_EVENTS = 1 << 44
KEY = "k" * 40
"""What `SECRET_KEY` was."""


def found(discord: StandIn) -> Guild:
    """The server at a stand-in for Discord, of this version or of an old one."""
    world, guild = discord.world, Guild(GUILD, "Card club")
    world.guilds[GUILD] = guild
    for number in CHANNELS:
        guild.channels[number] = world.channels[number] = Channel(number, f"table-{number % 10}", guild)
    for number, name in zip(USERS, NAMES, strict=True):
        world.users[number] = user = User(number, name)
        guild.members[number] = Member(user, EVERYTHING if name == "Ann" else MEMBER)
    guild.members[world.bot.id] = Member(world.bot, MEMBER | CREATE_EVENTS)
    return guild
