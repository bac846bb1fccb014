"""Pauses as members see them: who is away, how a game pauses, and how it goes on."""

import itertools

import pytest
from simcord import MemberActor

from bot.panels.core.custom_ids import Verb
from bot.tables.commands.seats import Substitute
from bot.tables.model import PauseReason, Table
from bot.tables.service import Tables
from tests.cogs.scenes import (
    PAINTED,
    Maker,
    as_bot,
    begun,
    lobby,
    look,
    offered,
    open_hand,
    pattern,
    table_message,
    tables,
    until,
    who,
)
from tests.cogs.test_unreadable_events import feed, feed_all, guild_payload
from tests.suite import rest
from tests.waiting import virtually
from tests.world import World, text


async def go_away(w: World, *seats: int) -> None:
    for seat in seats:
        await as_bot(w, tables(w).do(1, Substitute(who(w.members[seat]), seat)))
    await w.later(PAINTED)


async def ask_pause(w: World, member: MemberActor) -> None:
    await w.click(member, table_message(w), pattern(Verb.MORE, 1))
    await w.click(member, w.panel(member), pattern(Verb.PAUSE, 1, 1))


@rest
async def test_a_member_against_computers_pauses_and_goes_on(w: World) -> None:
    ann = w.members[0]
    await begun(w, members=1)
    await until(w, lambda now: now.to_act == 0)
    panel = await open_hand(w, ann)
    await ask_pause(w, ann)
    assert text(w.panel(ann)).startswith("The game is paused. Press *I’m back* to play on.")
    assert offered(w.panel(ann), Verb.BACK)
    await w.later(PAINTED)
    assert "**Paused.** Press *I’m back* to play on." in text(table_message(w))
    before = await look(w)
    await w.later(300)
    assert await look(w) == before
    assert "**Paused.**" in text(panel)
    assert not [button for button in offered(panel) if not button.disabled]
    await w.click(ann, table_message(w), pattern(Verb.BACK, 1))
    assert [button for button in offered(w.panel(ann)) if not button.disabled]
    await w.later(PAINTED)
    assert "Paused" not in text(table_message(w))


@rest
async def test_a_spectator_takes_a_seat_of_a_game_that_everyone_has_left_alone(w: World) -> None:
    eve = w.members[4]
    await begun(w, members=1)
    await until(w, lambda now: now.to_act == 0)
    await go_away(w, 0)
    shown = table_message(w)
    assert "**Paused: everyone is away.**" in text(shown)
    await w.click(eve, shown, pattern(Verb.JOIN, 1))
    now = await look(w)
    assert now.table.seat_of(eve.id) is not None
    assert now.table.pause is None
    assert "Your hand:" in text(w.panel(eve))
    await w.later(PAINTED)
    assert "Away: Ann." in text(table_message(w))


@rest
async def test_a_server_that_removes_the_bot_parks_its_games(w: World) -> None:
    await begun(w)
    await lobby(w)
    invited = guild_payload(w)
    invited.pop("unavailable", None)
    await feed_all(w, "GUILD_DELETE", [{"id": str(w.guild.id)}])
    await w.env.settle()
    assert (await look(w)).table.pause.reason is PauseReason.PARKED
    assert (await look(w, 2)).table.pause is None
    await feed_all(w, "GUILD_CREATE", [invited])
    await w.env.settle()
    assert (await look(w)).table.pause is None


async def test_removed_and_invited_at_once_a_server_has_its_games(w: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """At 35e905d0 they were paused for good where the look for the games to pause took longer than the other."""
    await begun(w)
    in_guild, looks = Tables.in_guild, itertools.count()

    async def first_late(tables: Tables, guild: int) -> tuple[Table, ...]:
        found = await in_guild(tables, guild)
        if next(looks) == 0:
            await virtually(1)
        return found

    monkeypatch.setattr(Tables, "in_guild", first_late)
    invited = guild_payload(w)
    invited.pop("unavailable", None)

    async def remove_and_invite() -> None:
        feed(w, "GUILD_DELETE", {"id": str(w.guild.id)})
        feed(w, "GUILD_CREATE", invited)

    await as_bot(w, remove_and_invite())
    await w.later(3)
    assert (await look(w)).table.pause is None


@rest
async def test_invited_again_while_it_was_away_a_bot_goes_on_with_the_games(w: World, make: Maker) -> None:
    """At 35e905d0 they were paused for good."""
    await begun(w)
    known = guild_payload(w) | {"unavailable": False}
    await feed_all(w, "GUILD_DELETE", [{"id": str(w.guild.id)}])
    await w.env.settle()
    assert (await look(w)).table.pause.reason is PauseReason.PARKED
    await feed_all(w, "GUILD_CREATE", [known])  # as after READY
    await w.env.settle()
    await w.restart(make())
    await w.later(1)
    assert (await look(w)).table.pause is None
