"""Guards discord.py against what it cannot read: one event costs one event, not the connections of all servers.

discord.py calls the parsers of events unguarded, and an exception there ends the client.
"""

import contextlib
import copy
from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

import discord

from cogs.discord_errors import UnreadableError, note_unreadable

Parse = Callable[[Any], None]
DISPATCHED: Final = "dispatched"
"""The key of `interaction.extras` that says that a press has reached its button or menu."""
_READY: Final = "READY"
_HIGHEST: Final = 2**63 - 1
"""No id is higher."""


class UnreadableReady(Exception):
    """READY cannot be read: without it a connection is of no use."""


def guard_events(client: discord.Client, note_interaction: Parse) -> None:
    """Drop every event that cannot be read. `note_interaction` sees the payload of each interaction first.

    READY raises `UnreadableReady` instead, and the shard connects again.
    """
    state: Any = client._connection  # noqa: SLF001  # pyright: ignore[reportPrivateUsage]
    parsers: dict[str, Parse] = state.parsers
    for event, parse in tuple(parsers.items()):
        match event:
            case "READY":
                parsers[event] = _ready(state, parse)
            case "INTERACTION_CREATE":
                parsers[event] = _guard(event, _interaction(parse, note_interaction))
            case "GUILD_CREATE" | "GUILD_UPDATE":
                parsers[event] = _guard(event, _server(state, parse))
            case _:
                parsers[event] = _guard(event, parse)
    state.create_message = _message(state.create_message)
    store = state._view_store  # noqa: SLF001
    store.schedule_dynamic_item_call = _press(store.schedule_dynamic_item_call)


def _guard(event: str, parse: Parse) -> Parse:
    def parse_or_drop(data: Any) -> None:
        try:
            parse(data)
        except Exception as error:
            note_unreadable(event, error)

    return parse_or_drop


def _ready(state: Any, parse: Parse) -> Parse:
    """A server that cannot be read in READY is left out; Discord sends it again by GUILD_CREATE."""

    def parse_ready(data: Any) -> None:
        try:
            data["guilds"] = [each for each in data.get("guilds") or () if _has_id(each)]
            if not data.get("shard") and len(state.shard_ids) == 1:
                data["shard"] = [state.shard_ids[0], state.shard_count]
            for guild in [each for each in state.guilds if each.shard_id == data["shard"][0]]:
                state._remove_guild(guild)  # noqa: SLF001 - discord.py leaves those that READY does not name any more
            parse(data)
        except Exception as error:
            note_unreadable(_READY, error)
            raise UnreadableReady from error

    return parse_ready


def _interaction(parse: Parse, note: Parse) -> Parse:
    def parse_interaction(data: Any) -> None:
        if not _has_id((data["member"] if data.get("guild_id") else data)["user"]):
            raise UnreadableError("nobody has sent it")
        if not all(isinstance(each, str | int | float) for each in _focused_values(data["data"].get("options"))):
            raise UnreadableError("what was typed is not there")
        parse(data)
        note(data)

    return parse_interaction


def _focused_values(options: Any) -> Iterator[Any]:
    """The value of the option for which suggestions are wanted; discord.py hands it on whatever it is."""
    for each in options or ():
        if each.get("focused"):
            yield each["value"]
        yield from _focused_values(each.get("options"))


def _server(state: Any, parse: Parse) -> Parse:
    """A server of which only the first half can be read stays as it was: without roles nobody may do anything there."""

    def parse_server(data: Any) -> None:
        if not _has_id(data):
            raise UnreadableError("the server has no id")
        guild = state._get_guild(int(data["id"]))  # noqa: SLF001
        before = None if guild is None else copy.copy(guild)
        try:
            parse(data)
        except Exception:
            for name in discord.Guild.__slots__ if before is not None else ():
                with contextlib.suppress(AttributeError):
                    setattr(guild, name, getattr(before, name))
            raise

    return parse_server


def _message(create: Callable[..., Any]) -> Callable[..., Any]:
    """Of a message that was posted and cannot be read, at least the id is known: it is not posted again."""

    def create_message(*, channel: Any, data: Any) -> discord.Message | discord.PartialMessage:
        if not _has_id(data):  # discord.py takes any number, and half of one
            raise UnreadableError("a message without an id")
        try:
            return create(channel=channel, data=data)
        except Exception as error:
            note_unreadable("message", error)
            return discord.PartialMessage(channel=channel, id=int(data["id"]))

    return create_message


def _press(call: Callable[..., Any]) -> Callable[..., Any]:
    """Accept a press that discord.py drops without a word: its button is not in the message, or cannot be read."""

    async def call_or_accept(kind: Any, factory: Any, interaction: discord.Interaction, *match: Any) -> None:
        try:
            await call(kind, factory, interaction, *match)
        except Exception as error:
            note_unreadable("INTERACTION_CREATE", error)
        if DISPATCHED not in interaction.extras:
            await accept(interaction)

    return call_or_accept


async def accept(interaction: discord.Interaction[Any]) -> None:
    """Answer with nothing, so that nobody waits for 3 s."""
    with contextlib.suppress(Exception):
        await interaction.response.defer()


def _has_id(data: Any) -> bool:
    found: Any = data.get("id") if isinstance(data, Mapping) else None  # pyright: ignore[reportUnknownMemberType]
    return str(found).isdecimal() and 0 < int(found) <= _HIGHEST
