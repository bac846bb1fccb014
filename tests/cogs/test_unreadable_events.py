"""Every event that Bower gets, with each field missing or null: it costs a line of the log, and all goes on."""

import asyncio
import copy
import logging
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest
from simcord.backend import serializers

from bot import metrics
from bot.panels.core.custom_ids import Verb
from bot.store.errors import DatabaseError
from cogs import discord_errors
from tests.cogs.league.scenes import fill_in, organiser
from tests.cogs.scenes import (
    Maker,
    as_bot,
    begun,
    bower,
    member_to_act,
    offered,
    open_hand,
    pattern,
    table_message,
    until,
)
from tests.standin.partial import mistyped, variants
from tests.suite import rest
from tests.world import World, text, world

DEFERRED_UPDATE = 6
UNREADABLE = "what cannot be read"
FOR_EVER = {"start", "contest posts", "maintain emojis", "deadlines", "retention", "contests"}
"""Names of tasks that run as long as the bot."""


@pytest.fixture(autouse=True)
def forget_kinds() -> None:
    discord_errors._logged.clear()


@pytest.fixture
def expected_faults() -> list[str]:
    return [UNREADABLE]


def guild_payload(w: World) -> dict[str, Any]:
    backend = w.env.backend
    whole: Any = serializers.guild_create_payload(backend, backend.get_guild(w.guild.id))
    whole["members"] = [each for each in whole["members"] if each["user"]["id"] == str(w.bot.user.id)]  # type: ignore[union-attr]
    return copy.deepcopy(whole)


def thread_payload(guild: dict[str, Any]) -> dict[str, Any]:
    about = {"archived": False, "auto_archive_duration": 1440, "archive_timestamp": "2026-01-01T00:00:00+00:00"}
    return {
        "id": "77",
        "guild_id": guild["id"],
        "parent_id": guild["channels"][0]["id"],
        "owner_id": guild["members"][0]["user"]["id"],
        "name": "a thread",
        "type": 11,
        "flags": 0,
        "member_count": 1,
        "message_count": 0,
        "rate_limit_per_user": 0,
        "last_message_id": None,
        "thread_metadata": about | {"locked": False},
    }


def events(w: World) -> dict[str, dict[str, Any]]:
    """A whole payload of each event that comes with the intent `guilds`, or with none."""
    guild = guild_payload(w)
    here = {"guild_id": guild["id"]}
    channel, role, me = guild["channels"][0] | here, guild["roles"][0], guild["members"][0]
    thread = thread_payload(guild)
    member = {"id": "77", "user_id": me["user"]["id"], "join_timestamp": "2026-01-01T00:00:00+00:00", "flags": 0}
    stage = {"id": "78", "channel_id": channel["id"], "topic": "t", "privacy_level": 2, "discoverable_disabled": False}
    bought = {"id": "79", "sku_id": "80", "application_id": "1", "type": 8, "deleted": False, "user_id": "5"}
    subscribed = {"id": "81", "user_id": "5", "sku_ids": ["80"], "entitlement_ids": ["79"], "status": 0}
    subscribed |= {"renewal_sku_ids": None, "canceled_at": None, "country": "DE"}
    times = dict.fromkeys(("current_period_start", "current_period_end"), "2026-01-01T00:00:00+00:00")
    allowed = {"id": "82", "application_id": "1", "permissions": [{"id": "5", "type": 1, "permission": True}]}
    return {
        "GUILD_CREATE": guild | {"threads": [thread], "unavailable": False},
        "GUILD_UPDATE": {key: value for key, value in guild.items() if key not in ("channels", "members", "threads")},
        "GUILD_ROLE_CREATE": here | {"role": role | {"id": "90"}},
        "GUILD_ROLE_UPDATE": here | {"role": role},
        "GUILD_ROLE_DELETE": here | {"role_id": "90"},
        "CHANNEL_CREATE": channel | {"id": "91"},
        "CHANNEL_UPDATE": channel,
        "CHANNEL_DELETE": channel | {"id": "91"},
        "CHANNEL_PINS_UPDATE": here | {"channel_id": channel["id"], "last_pin_timestamp": None},
        "THREAD_CREATE": thread | {"newly_created": True},
        "THREAD_UPDATE": thread,
        "THREAD_LIST_SYNC": here | {"channel_ids": [channel["id"]], "threads": [thread], "members": [member]},
        "THREAD_MEMBER_UPDATE": here | member,
        "THREAD_MEMBERS_UPDATE": here | {"id": "77", "member_count": 1, "added_members": [member]},
        "THREAD_DELETE": {key: thread[key] for key in ("id", "guild_id", "parent_id", "type")},
        "STAGE_INSTANCE_CREATE": here | stage,
        "STAGE_INSTANCE_UPDATE": here | stage,
        "STAGE_INSTANCE_DELETE": here | stage,
        "GUILD_MEMBER_UPDATE": here | me,
        "USER_UPDATE": me["user"],
        "ENTITLEMENT_CREATE": bought,
        "ENTITLEMENT_UPDATE": bought,
        "ENTITLEMENT_DELETE": bought,
        "SUBSCRIPTION_CREATE": subscribed | times,
        "SUBSCRIPTION_UPDATE": subscribed | times,
        "SUBSCRIPTION_DELETE": subscribed | times,
        "APPLICATION_COMMAND_PERMISSIONS_UPDATE": here | allowed,
        "GUILD_DELETE": {"id": guild["id"], "unavailable": True},
    }


def feed(w: World, event: str, payload: Any) -> None:
    """Give the bot an event as its gateway does."""
    bower(w)._connection.parsers[event](copy.deepcopy(payload))


async def feed_all(w: World, event: str, payloads: list[Any]) -> None:
    """Give the bot events, each of which may take effect before the next."""

    async def work() -> None:
        for payload in payloads:
            feed(w, event, payload)
            await asyncio.sleep(0)

    await as_bot(w, work())


def unreadable(event: str) -> float:
    return metrics.UNREADABLE.labels(event)._value.get()


def tasks_for_ever() -> set[str]:
    return {task.get_name() for task in asyncio.all_tasks() if not task.done()} & FOR_EVER


async def heard(w: World, event: str) -> list[dict[str, Any]]:
    """The payloads of an event from now on."""
    parsers, found = bower(w)._connection.parsers, list[dict[str, Any]]()
    parse: Callable[[Any], None] = parsers[event]

    def note_and_parse(payload: Any) -> None:
        found.append(copy.deepcopy(payload))
        parse(payload)

    parsers[event] = note_and_parse  # type: ignore[assignment]
    return found


async def goes_on(w: World) -> None:
    """The game and what the cache knows go on with the next whole events."""
    now = await until(w, lambda now: now.to_act is not None)
    member = member_to_act(w, now)
    panel = await open_hand(w, member)
    await w.click(member, panel, str(offered(panel)[0].custom_id))
    whole = events(w)
    await feed_all(w, "GUILD_CREATE", [whole["GUILD_CREATE"]])
    await feed_all(w, "CHANNEL_UPDATE", [whole["CHANNEL_UPDATE"] | {"name": "renamed"}])
    guild = w.bot.get_guild(w.guild.id)
    assert guild is not None
    assert next(iter(guild.channels)).name == "renamed"
    assert guild.me is not None
    assert guild.default_role is not None


async def test_no_event_ends_the_bot(w: World, caplog: pytest.LogCaptureFixture) -> None:
    """At 35e905d0 a CHANNEL_UPDATE without `position` ended the process for all servers."""
    await begun(w)
    before = tasks_for_ever()
    dropped = 0.0
    for event, payload in events(w).items():
        start = unreadable(event)
        await feed_all(w, event, list(variants(payload)))
        dropped += unreadable(event) - start
    joined = events(w)["GUILD_CREATE"]
    del joined["unavailable"]  # some of the events were a removal from the server
    await feed_all(w, "GUILD_CREATE", [joined])
    assert dropped > 100
    assert unreadable("CHANNEL_UPDATE") > 0
    assert before <= tasks_for_ever()
    await goes_on(w)
    check_logs(caplog)


@rest
async def test_no_event_of_another_shape_ends_the_bot(w: World, caplog: pytest.LogCaptureFixture) -> None:
    await begun(w)
    before = tasks_for_ever()
    for event, payload in events(w).items():
        await feed_all(w, event, [*mistyped(payload), "x", [], {}, 5])
    joined = events(w)["GUILD_CREATE"]
    del joined["unavailable"]
    await feed_all(w, "GUILD_CREATE", [joined])
    assert before <= tasks_for_ever()
    await goes_on(w)
    check_logs(caplog)


def check_logs(caplog: pytest.LogCaptureFixture) -> None:
    """Each kind is logged once, with its traceback; nothing else failed."""
    errors = [each for each in caplog.get_records("call") if each.levelno >= logging.ERROR]
    assert errors
    assert [each.getMessage() for each in errors if UNREADABLE not in each.getMessage()] == []
    assert all(each.exc_info for each in errors)
    assert [each for each in caplog.get_records("call") if "never retrieved" in each.getMessage()] == []


async def test_a_kind_is_logged_once_an_hour(
    w: World, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    channel = events(w)["CHANNEL_UPDATE"]
    del channel["position"]
    for now in (0.0, 1801.0, 3602.0):
        monkeypatch.setattr(discord_errors, "time", SimpleNamespace(monotonic=lambda now=now: now))
        await feed_all(w, "CHANNEL_UPDATE", [channel] * 5)
    said = [each for each in caplog.get_records("call") if UNREADABLE in each.getMessage()]
    assert len(said) == 2
    assert said[0].exc_info


async def test_a_fault_of_the_database_is_not_said_to_be_an_event_that_cannot_be_read(
    make: Maker, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What a listener raises over an event may have other causes than the event."""

    async def fail(*_: Any) -> None:
        raise DatabaseError("the disk is full")

    async with world(make(), check_errors=False) as w:
        make.clock.env = w.env
        monkeypatch.setattr("cogs.live.cog.park", fail)
        await feed_all(w, "GUILD_DELETE", [{"id": str(w.guild.id)}])
        (said,) = [each for each in caplog.get_records("call") if each.levelno >= logging.ERROR]
        assert "on_guild_remove failed" in said.getMessage()
        assert said.exc_info
        caplog.clear()


@rest
@pytest.mark.parametrize("kind", ["press", "command", "suggestion", "form"])
async def test_no_interaction_ends_the_bot(
    make: Maker, caplog: pytest.LogCaptureFixture, unlimited: None, kind: str
) -> None:
    """Each has an id of its own, so that Bower answers it as far as it can be read."""
    async with world(make(), members=5, check_errors=False) as w:
        make.clock.env = w.env
        await begun(w)
        await until(w, lambda now: now.to_act is not None)
        payloads = await heard(w, "INTERACTION_CREATE")
        await send(w, kind)
        before = tasks_for_ever()
        for number, payload in enumerate(variants(payloads[-1])):
            if str(payload.get("id")).isdecimal():
                payload["id"] = str(int(payload["id"]) + number + 1)
            await feed_all(w, "INTERACTION_CREATE", [payload])
        await w.later(5)
        assert before <= tasks_for_ever()
        await goes_on(w)
        check_logs(caplog)


async def send(w: World, kind: str) -> None:
    """An interaction of this kind by the first member."""
    ann = w.members[0]
    match kind:
        case "press":
            await w.click(ann, table_message(w), pattern(Verb.MORE, 1))
        case "command":
            await ann.slash(w.channel, "table show", table=1)
        case "suggestion":
            await ann.autocomplete(w.channel, "hand", "table", "1")
        case _:
            mia = await organiser(w)
            await mia.slash(w.channel, "league create", template="hustle")
            await fill_in(w, mia, name="a name")


async def test_a_press_that_cannot_be_read_costs_one_press(w: World, caplog: pytest.LogCaptureFixture) -> None:
    """`message.thread` was null at Spacebar; the other half of the payload may be so for `note_interaction`."""
    await begun(w)
    payloads = await heard(w, "INTERACTION_CREATE")
    await w.click(w.members[0], table_message(w), pattern(Verb.MORE, 1))
    whole = payloads[-1]
    for changed in ({"message": whole["message"] | {"thread": None}}, {"channel": {"id": "x"}}, {"member": None}):
        await feed_all(w, "INTERACTION_CREATE", [whole | changed])
    await goes_on(w)
    assert text(table_message(w))
    check_logs(caplog)


async def test_a_press_on_a_button_that_is_gone_is_accepted(w: World) -> None:
    """At 35e905d0 discord.py dropped it without a word, and the member waited for 3 s."""
    await begun(w)
    payloads = await heard(w, "INTERACTION_CREATE")
    await w.click(w.members[0], table_message(w), pattern(Verb.MORE, 1))
    pressed = payloads[-1]
    gone = pressed | {"id": str(int(pressed["id"]) + 1), "message": pressed["message"] | {"components": []}}
    await feed_all(w, "INTERACTION_CREATE", [gone])
    answered = [r for r in w.env.http_requests if r.path.startswith(f"/interactions/{gone['id']}/")]
    assert [r.json["type"] for r in answered] == [DEFERRED_UPDATE]
