"""Discord's own events for contests."""

from __future__ import annotations

from dataclasses import replace
from datetime import datetime
from typing import TYPE_CHECKING, Any

import discord
import pytest
from discord import PermissionOverwrite, Permissions

from bot.clock import DAY_MS, HOUR_MS, WEEK_MS
from bot.contests.fields import DraftField
from bot.contests.members import CheckIn, Join, OwnStanding
from bot.contests.organizers import Cancel, Edit, PauseContest, Rename, Resume
from bot.panels.contests.server_event import LONGEST_DESCRIPTION, LONGEST_NAME, server_event
from bot.panels.core.custom_ids import Verb
from bot.tables.model import Member
from bot.texts import say
from cogs.contests.server_events import ServerEvents
from tests.cogs.league.scenes import POSTED, by, choose, fill_in, organiser
from tests.cogs.league.test_rights import by_role
from tests.cogs.scenes import Maker, as_bot, bower
from tests.contests.promises import promise
from tests.suite import rest
from tests.world import World, text

if TYPE_CHECKING:
    from simcord import MemberActor

SCHEDULED, ACTIVE, CANCELED = 1, 2, 4


async def published(w: World, mia: MemberActor, *, name: str, start: str, description: str) -> int:
    """A contest with an event; its number."""
    await mia.slash(w.channel, "league create", template="hustle")
    await fill_in(w, mia, name=name, start=start, description=description)
    await choose(w, mia, DraftField.EVENT, "yes")
    await w.click(mia, w.panel(mia), by(Verb.CONTEST_PUBLISH))
    await w.later(POSTED)
    (stored, *_) = await as_bot(w, bower(w).services.contests.of_guild(w.guild.id))
    return stored.id


def allow(w: World, *, events: bool) -> None:
    """Let the bot make events, or not."""
    backend = w.env.backend
    for role in backend.get_guild(w.guild.id).roles.values():
        rights = Permissions(role.permissions)
        rights.update(create_events=events, manage_events=False)
        backend.edit_role(w.guild.id, role.id, {"permissions": rights.value})


def events(w: World) -> list[Any]:
    return list(w.env.backend.get_guild(w.guild.id).scheduled_events.values())


@promise("options-event")
@rest
async def test_an_event_follows_its_contest(w: World, make: Maker) -> None:
    allow(w, events=True)
    mia = await organiser(w)
    number = await published(w, mia, name="N" * 48, start="2027-01-20 20:00", description="d" * 300)
    (event,) = events(w)
    assert (event.name, event.status, event.entity_type) == ("N" * 48, SCHEDULED, 3)
    assert event.scheduled_start_time == "2027-01-20T20:00:00+00:00"
    assert event.entity_metadata == {"location": f"https://discord.com/channels/{w.guild.id}/{w.channel.id}"}
    assert f"<#{w.channel.id}>" in event.description
    contests = bower(w).services.contests
    stored = await as_bot(w, contests.load(number))
    by_mia = Member(mia.id, "Mia", moderator=True)
    later = replace(stored.plan, starts_at=stored.plan.starts_at + 3_600_000)
    await as_bot(w, contests.do(number, Edit(by_mia, plan=later)))
    await w.later(POSTED)
    assert event.scheduled_start_time == "2027-01-20T21:00:00+00:00"
    await w.restart(make())
    await w.later(POSTED)
    await as_bot(w, bower(w).services.contests.do(number, Cancel(by_mia, "fire alarm")))
    await w.later(POSTED)
    assert [each.status for each in events(w)] == [CANCELED], "the same one, after a restart"
    longest = server_event(stored)
    assert (len(longest.name) <= LONGEST_NAME, len(longest.description) <= LONGEST_DESCRIPTION) == (True, True)


@rest
async def test_a_channel_that_the_cache_lacks_gets_its_event(w: World, monkeypatch: pytest.MonkeyPatch) -> None:
    allow(w, events=True)
    mia = await organiser(w)
    make = ServerEvents._make

    async def make_without_cache(*of: Any) -> object:
        with monkeypatch.context() as patch:
            patch.setattr(discord.Guild, "get_channel_or_thread", lambda *_: None)
            return await make(*of)

    monkeypatch.setattr(ServerEvents, "_make", make_without_cache)
    w.env.inject_error("GET", f"/channels/{w.channel.id}", status=500, code=0)
    await published(w, mia, name="Friday", start="2027-01-20 20:00", description="d")
    assert events(w) == []
    await w.later(10)
    assert [event.name for event in events(w)] == ["Friday"]


@rest
async def test_the_end_of_an_event_moves_with_the_rounds(w: World) -> None:
    """Discord ends an event by itself when its end has come."""
    allow(w, events=True)
    mia = await organiser(w)
    number = await published(w, mia, name="Friday", start="2027-01-15 08:33", description="d")
    contests, by_mia = bower(w).services.contests, Member(mia.id, "Mia", moderator=True)
    people = [Member(each.id, each.name) for each in w.members[:4]]
    for member in people:
        await as_bot(w, contests.do(number, Join(member, OwnStanding())))
    await w.later(200)
    for member in people:
        await as_bot(w, contests.do(number, CheckIn(member)))
    await w.leap(1700)
    await w.later(200)
    (event,) = events(w)
    assert event.status == ACTIVE
    before = end_of(event)
    await as_bot(w, contests.do(number, PauseContest(by_mia, "fire alarm")))
    await w.later(POSTED)
    assert end_of(event) >= before + 4 * WEEK_MS, "not before it goes on"
    await w.leap(2 * HOUR_MS / 1000)
    stored = await as_bot(w, contests.do(number, Resume(by_mia)))
    await w.later(POSTED)
    assert end_of(event) == server_event(stored).ends_at
    assert before + HOUR_MS < end_of(event) < before + DAY_MS
    await as_bot(w, contests.do(number, Rename(by_mia, "Saturday", "d")))
    await w.later(POSTED)
    assert (event.name, event.status) == ("Saturday", ACTIVE)


def end_of(event: Any) -> int:
    """When an event ends, milliseconds UTC."""
    return round(1000 * datetime.fromisoformat(event.scheduled_end_time).timestamp())


async def test_there_is_no_event_of_a_channel_that_is_not_for_everyone(w: World) -> None:
    allow(w, events=True)
    mia = await organiser(w)
    assert w.bot.user is not None
    overwrites = {w.bot.user: PermissionOverwrite(view_channel=True, send_messages=True)}
    everyone = {w.guild.roles["@everyone"]: PermissionOverwrite(view_channel=False)}
    own = {mia: PermissionOverwrite(view_channel=True, send_messages=True)}
    staff = w.guild.create_text_channel("staff", overwrites={**everyone, **overwrites, **own})
    await mia.slash(staff, "league create", template="hustle")
    await choose(w, mia, DraftField.EVENT, "yes")
    assert say("en", "league-no-event") in text(w.panel(mia))


@promise("options-event")
async def test_an_event_is_made_only_for_a_member_who_may_make_events(w: World) -> None:
    allow(w, events=False)
    mia = await by_role(w)
    backend = w.env.backend
    mine = backend.create_role(w.guild.id, name="Event makers", permissions=Permissions(create_events=True).value)
    me = bower(w).get_guild(w.guild.id)
    assert me is not None
    own = next(role for role in me.me.roles if not role.is_default())
    backend.edit_role(w.guild.id, own.id, {"permissions": (own.permissions | Permissions(create_events=True)).value})
    await w.env.settle()
    await make_one_with_event(w, mia)
    assert say("en", "league-no-event") in text(w.panel(mia))
    await w.click(mia, w.panel(mia), by(Verb.CONTEST_PUBLISH))
    await w.later(POSTED)
    assert events(w) == []
    backend.add_member_role(w.guild.id, mia.id, mine.id)
    await w.env.settle()
    await make_one_with_event(w, mia)
    await w.click(mia, w.panel(mia), by(Verb.CONTEST_PUBLISH))
    await w.later(POSTED)
    assert len(events(w)) == 1
    await make_one_with_event(w, mia)
    backend.remove_member_role(w.guild.id, mia.id, mine.id)
    await w.env.settle()
    await w.click(mia, w.panel(mia), by(Verb.CONTEST_PUBLISH))
    assert say("en", "league-no-event") in text(w.panel(mia))
    await w.click(mia, w.panel(mia), by(Verb.CONTEST_PUBLISH))
    await w.later(POSTED)
    assert len(events(w)) == 1, "the right was lost between the choice and the making"


async def make_one_with_event(w: World, mia: MemberActor) -> None:
    """A draft that asks for an event."""
    await mia.slash(w.channel, "league create", template="hustle")
    await choose(w, mia, DraftField.EVENT, "yes")
