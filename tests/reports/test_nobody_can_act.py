"""While Discord or the process is away and nobody can act, nobody loses a turn and nothing is due."""

from typing import Any

from bot.panels.core.custom_ids import Verb
from tests.cogs.league.scenes import SOON, board, by, organiser, publish
from tests.cogs.scenes import as_bot, begun, look, member_to_act, table_message, tables, until
from tests.reports.kit import check, discord
from tests.suite import rest
from tests.world import World, buttons

AWAY = 120_000


def missed(seats: Any) -> dict[str, int]:
    """How many clocks ran out, by name."""
    return {each.name: each.missed for each in seats if each.missed}


async def game(w: World) -> Any:
    """A game of four with short clocks, somebody to act."""
    await begun(w, 4, clock_ms=60_000)
    return await until(w, lambda each: each.to_act is not None)


async def six_minutes(w: World) -> None:
    for _ in range(12):
        await w.later(30)


@rest
async def test_frozen_process() -> None:
    """The process stands still for two minutes (suspended, snapshot), as after a restart that took as long."""
    lost = {}
    for how in ("restarted", "frozen"):
        async with discord() as (w, make):
            await game(w)
            if how == "restarted":
                await w.env.close_bot()
                make.clock.at += AWAY
                await w.env.restart_bot(make())
            else:
                make.clock.at += AWAY  # the wall's clock goes on, the loop's does not
            await w.later(20)
            lost[how] = missed((await look(w)).table.seats)
    check(not lost["restarted"] and not lost["frozen"], f"clocks run out 20 s after two minutes away: {lost}")


async def test_http_outage() -> None:
    """Discord answers every request with 503 for six minutes while its gateway stays."""
    async with discord() as (w, _):
        now = await game(w)
        member, shown = member_to_act(w, now), table_message(w)
        hand = next(b.custom_id for b in buttons(shown) if (b.custom_id or "").startswith("bower:hand"))
        w.env.inject_error("*", "*", status=503, times=None)
        pressed = await member.click(shown, custom_id=hand)
        await six_minutes(w)
        seats = (await look(w)).table.seats
        away = [each.name for each in seats if each is not None and each.away]
        said = f"'My hand' was answered: {pressed.acknowledged}; away: {away}, clocks run out: {missed(seats)}"
        check(not away and not missed(seats), said)


@rest
async def test_http_outage_contest() -> None:
    """The same in a live contest: nobody is absent (docs/leagues.md)."""
    async with discord() as (w, _):
        mia = await organiser(w)
        await publish(w, mia, "hustle", name="Friday", start=SOON, entrants="4-8")
        for member in w.members[:4]:
            for verb in (Verb.CONTEST_JOIN, Verb.CONTEST_CHECK_IN):
                await w.click(member, board(w), by(verb))
        await w.later(190)
        contests = w.bot.services.contests
        before = (await contests.load(1)).round
        w.env.inject_error("*", "*", status=503, times=None)
        for _ in range(60):
            await w.later(30)
        now = await contests.load(1)
        out = [person.name for person in now.people.values() if now.contest.entries[person.player].left is not None]
        said = f"after 30 minutes of 503: round {now.round}, {now.stage.value}, out: {out}"
        check(before == 1 and now.round == 1 and not out, said)


@rest
async def test_removed_while_down() -> None:
    """The bot is removed from a server while it is down for an update: its games there pause, as when it is up."""
    found = {}
    for when in ("up", "down"):
        async with discord() as (w, make):
            await game(w)
            guild = w.guild.id
            if when == "down":
                await w.env.close_bot()
            if len(w.env.backend.guilds) < 2:
                w.env.create_guild("Another server")
            w.env.backend.remove_guild(guild)
            if when == "down":
                await w.env.restart_bot(make())
            await w.env.settle()
            assert w.bot.get_guild(guild) is None
            await six_minutes(w)
            table = (await as_bot(w, tables(w).load(1))).table
            found[when] = table.pause, missed(table.seats)
    holds = all(paused and not lost for paused, lost in found.values())
    check(holds, f"pause and clocks run out, by whether the bot was up: {found}")


@rest
async def test_server_outage() -> None:
    """Discord reports a server as unavailable for six minutes, where nobody can press."""
    async with discord() as (w, _):
        await game(w)
        w.env.backend.emit("GUILD_DELETE", {"id": str(w.guild.id), "unavailable": True})
        await w.env.settle()
        await six_minutes(w)
        seats = (await look(w)).table.seats
        check(not missed(seats), f"clocks run out: {missed(seats)}; away: {[each.name for each in seats if each.away]}")
