"""What happens in Discord while Bower is down ends as when it is up: each event that it hears, in every order."""

import re
import shutil
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from simcord import _dpy_internals
from simcord.backend import Backend, serializers
from simcord.backend.models import Overwrite
from simcord.builders import ChannelHandle
from simcord.enums import OverwriteType
from sqlalchemy import select

from bot.clock import DAY_MS
from bot.contests.fields import DraftField
from bot.panels.core.custom_ids import Verb
from bot.settings import Settings
from bot.store import schema
from tests.cogs.league.scenes import POSTED, by, choose, organiser
from tests.cogs.made_up_gateway import READY
from tests.cogs.scenes import Maker, as_bot, begun, bower, until
from tests.cogs.test_unreadable_events import feed
from tests.suite import first
from tests.world import World, public_messages, text, world

CONNECTION = {"on_ready", "on_shard_ready", "on_shard_disconnect", "on_shard_resumed", "on_guild_unavailable"}
"""What it hears of its own connection: after READY every server is unavailable until it has come."""
ELSEWHERE = CONNECTION | {"on_interaction", "on_app_command_completion"}
"""Also of members who ask it: nobody asks who is not there."""
CALLED, TRIED_AGAIN = 120, 11 * 60
"""Seconds after which whoever is to act has been called, and after which all that was refused is tried again."""
OF_THEIR_NATURE = {"revision", "message_digest", "shown", "lot", "plan", "rules", "key_check", "secret"}
"""Columns that no two runs have alike, or that say nothing here."""


async def game(w: World, seconds: float = CALLED) -> None:
    await begun(w, 4, clock_ms=DAY_MS)
    await until(w, lambda now: now.to_act is not None)
    await w.later(seconds)


async def refused_game(w: World) -> None:
    w.env.inject_error("*", "/channels/*", status=403, code=50013, times=None)
    await game(w, 10)


async def game_of_the_muted(w: World) -> None:
    """Bower has a role that may not write in the channel."""
    muted = w.guild.create_role("Muted").id
    w.env.backend.set_overwrite(w.channel.id, Overwrite(muted, OverwriteType.ROLE, deny=1 << 11))
    give_role(w, muted)
    await game(w, 10)


async def removed_game(w: World) -> None:
    await game(w, 10)
    w.env.backend.emit("GUILD_DELETE", {"id": str(w.guild.id)})


async def outage(w: World) -> None:
    await refused_game(w)
    w.env.backend.emit("GUILD_DELETE", {"id": str(w.guild.id), "unavailable": True})


async def contest(w: World) -> None:
    """A contest for whom has a role, in a channel of its own; notices come to the first one."""
    there, w.channel = w.channel, w.guild.create_text_channel("contests")
    regulars, mia = w.guild.create_role("Regulars"), await organiser(w)
    await mia.slash(there, "admin settings", contest_channel=w.channel)
    await mia.slash(there, "league create", template="hustle")
    await choose(w, mia, DraftField.ROLE, regulars)
    await w.click(mia, w.panel(mia), by(Verb.CONTEST_PUBLISH))
    await w.later(POSTED)
    await mia.slash(there, "admin settings", contest_channel=there)


def give_role(w: World, *roles: int) -> None:
    """Bower has these roles and no other; SimCord does not tell it."""
    guild: Any = w.env.backend.get_guild(w.guild.id)
    guild.members[w.bot.user.id].role_ids[1:] = roles
    if not bower(w).shards[0].is_closed():
        me = serializers.member_payload(w.env.backend, guild, guild.members[w.bot.user.id])
        feed(w, "GUILD_MEMBER_UPDATE", {**me, "guild_id": str(guild.id)})


def delete_role(w: World, name: str) -> None:
    w.env.backend.delete_role(w.guild.id, w.guild.roles[name].id)


def server(w: World, guild: int) -> dict[str, Any]:
    return {**serializers.guild_create_payload(w.env.backend, w.env.backend.get_guild(guild))}


def invite(w: World, guild: int) -> None:
    """Discord does not say with an invitation whether the server is available."""
    w.env.backend.emit("GUILD_DELETE", {"id": str(guild)})
    w.env.backend.emit("GUILD_CREATE", {key: each for key, each in server(w, guild).items() if key != "unavailable"})


def invite_to_another(w: World, backend: Backend) -> None:
    guild = backend.create_guild("Another server")
    guild.system_channel_id = backend.create_channel(guild.id, "general", announce=False).id
    invite(w, guild.id)


def thread(w: World) -> int:
    return w.env.backend.create_thread(w.channel.id, "corner", w.members[0].id).id


class Event(NamedTuple):
    name: str
    before: Callable[[World], Awaitable[None]]
    happens: Callable[[World, Backend], object]


EVENTS = (
    Event("guild_remove", game, lambda w, b: b.remove_guild(w.guild.id)),
    Event("guild_channel_delete", contest, lambda w, b: b.delete_channel(w.channel.id)),
    Event("guild_join", contest, invite_to_another),
    Event("guild_join", removed_game, lambda w, _: invite(w, w.guild.id)),
    Event("guild_remove", contest, lambda w, b: b.remove_guild(w.guild.id)),
    Event("guild_role_delete", contest, lambda w, _: delete_role(w, "Regulars")),
    Event("guild_role_delete", game_of_the_muted, lambda w, _: delete_role(w, "Muted")),
    Event("member_update", game_of_the_muted, lambda w, _: give_role(w)),
    Event("guild_role_update", refused_game, lambda w, b: b.edit_role(w.guild.id, w.guild.id, {"name": "all"})),
    Event("guild_channel_update", refused_game, lambda w, b: b.announce_channel_update(w.channel.id)),
    Event("thread_join", refused_game, lambda w, b: b.add_thread_member(thread(w), w.bot.user.id)),
    Event("raw_thread_update", refused_game, lambda w, b: b.announce_channel_update(thread(w))),
    Event("guild_available", outage, lambda w, b: b.emit("GUILD_CREATE", server(w, w.guild.id))),
)


async def test_each_event_that_is_heard_has_a_row(w: World) -> None:
    heard = {name for cog in bower(w).cogs.values() for name, _ in cog.get_listeners()}
    assert heard - ELSEWHERE == {f"on_{event.name}" for event in EVENTS}


@pytest.mark.parametrize("event", first(EVENTS, 1, 6))
async def test_an_event_that_was_missed_ends_as_one_that_was_heard(
    tmp_path: Path, migrated_file: Path, monkeypatch: pytest.MonkeyPatch, event: Event
) -> None:
    def wait_for_servers(bot: Any, _: float) -> None:
        """With SimCord's 0 s discord.py tells of no server that is there at the start."""
        bot._connection.guild_ready_timeout = 0.02

    monkeypatch.setattr(_dpy_internals, "set_guild_ready_timeout", wait_for_servers)
    ends = dict[str, tuple[list[str], list[str]]]()
    for order in ("up", "down", "another session"):
        shutil.copyfile(migrated_file, tmp_path / f"{order}.db")
        url = f"sqlite+aiosqlite:///{tmp_path}/{order}.db"
        ends[order] = await end(Maker(Settings(_env_file=None, database_url=url, computer_processes=0)), event, order)
    before, after = ends["up"]
    assert before != after
    assert ends["down"] == (before, after)
    assert ends["another session"] == (before, after)


async def end(make: Maker, event: Event, order: str) -> tuple[list[str], list[str]]:
    """What there is before the event and in the end, where it is heard, or comes while Bower or its session is away."""
    heard = list[Any]()

    async def hear(*what: Any) -> None:
        heard.append(what)

    async with world(make()) as w:
        make.clock.env = w.env
        await event.before(w)
        await w.env.settle()
        await as_bot(w, bower(w).services.server_data.look())
        before, backend, shard = await state(w), w.env.backend, bower(w).shards[0]
        w.bot.add_listener(hear, f"on_{event.name}")
        if order == "down":
            await w.env.close_bot()
        elif order == "another session":
            await as_bot(w, shard.disconnect())
        backend.faults.clear()
        event.happens(w, backend)
        await w.env.settle()
        assert bool(heard) is (order == "up")
        if order == "down":
            await w.env.restart_bot(make())
        elif order == "another session":
            shard._parent.ws.open = True
            await as_bot(w, begin_session(w))
        await w.later(TRIED_AGAIN)
        return before, await state(w)


async def begin_session(w: World) -> None:
    """As Discord does it: READY names all servers, which then come one by one."""
    guilds, me = tuple(w.env.backend.guilds), {**serializers.user_payload(w.env.backend.bot_user)}
    feed(w, "READY", READY | {"user": me, "guilds": [{"id": str(each), "unavailable": True} for each in guilds]})
    for each in guilds:
        feed(w, "GUILD_CREATE", server(w, each))


async def state(w: World) -> list[str]:
    """The rows of the database and what the channels show, without times, and with names in the place of ids."""
    backend, found = w.env.backend, list[str]()

    async def read_rows() -> None:
        async with bower(w).services.database.read() as connection:
            for table in schema.METADATA.sorted_tables:
                columns = [each for each in table.columns if each.name not in OF_THEIR_NATURE]
                found.extend(f"{table.name}: {row}" for row in await connection.execute(select(*columns)))

    await as_bot(w, read_rows())
    for channel in backend.channels.values():
        shown = public_messages(w.env, ChannelHandle(w.env, w.guild, channel))
        found.extend(f"{channel.name}: {text(message)}" for message in shown)
    names = {key: each.name for key, each in (backend.users | backend.channels).items()}
    return sorted(re.sub(r"\d{10,}", lambda number: names.get(int(number[0])) or "#", each) for each in found)
