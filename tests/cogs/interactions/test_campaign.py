"""Forged presses, forms and commands by members of every standing: MAY is all that each of them may change."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING, Any

import discord
import pytest

from bot.panels.core.custom_ids import OF_A_MEMBER, Press, Verb
from bot.settings import Settings
from bot.tables.commands.life import Close, Open, Start
from bot.tables.commands.seats import AddComputer, Sit
from bot.tables.game import StoredTable
from bot.tables.model import Member
from tests.bot.databases import database_url, postgres_server, postgres_url, sqlite_url
from tests.cogs.scenes import PAINTED, Maker, as_bot, forge, forge_form, kept, look, tables, who
from tests.suite import exhaustive
from tests.world import world

if TYPE_CHECKING:
    from simcord import ChannelHandle, MemberActor, ResponseMessage

    from tests.world import World

__all__ = ["database_url", "postgres_server", "postgres_url", "sqlite_url"]

STANDINGS = (
    "host",
    "seated",
    "seated moderator",
    "seated too",
    "spectator",
    "stranger",
    "moderator elsewhere",
    "moderator",
    "admin",
)
AT_TABLE = {"host", "seated", "seated moderator", "seated too"}
BESIDE = {"spectator", "moderator elsewhere", "moderator", "admin"}
MANAGE = {"host", "seated moderator", "moderator", "admin"}
NOT_SEATED = {"moderator", "admin"}

# what changes a table          unrated            rated
MAY: dict[tuple[Verb | str, ...], tuple[set[str], set[str]]] = {
    (Verb.ACT, Verb.OUT_OF_TURN, Verb.OUT_OF_TURN_SURE, Verb.DEAL, Verb.BACK, Verb.PAUSE): (AT_TABLE, AT_TABLE),
    (Verb.LEAVE, Verb.LEAVE_SURE, "table leave", Verb.REPORT): (AT_TABLE, AT_TABLE),
    (Verb.SIT, Verb.SIT_HERE, Verb.JOIN, "table join"): (BESIDE, BESIDE),
    (Verb.START, "table start", Verb.CLOSE_SURE): (MANAGE, MANAGE),
    (Verb.ADD_COMPUTER, Verb.FILL, Verb.REMOVE_COMPUTER, "table computer"): (MANAGE, MANAGE),
    (Verb.CLOCK, Verb.LEVEL, Verb.HINTS, Verb.CASUAL, Verb.PACE, Verb.SUBSTITUTE): (MANAGE, MANAGE),
    (Verb.KICK,): (MANAGE, NOT_SEATED),
    (Verb.RULING,): (MANAGE, NOT_SEATED),
    (Verb.ACCEPT,): (AT_TABLE, AT_TABLE),
    (Verb.REMATCH, Verb.REMATCH_HERE, Verb.NEW_PARTNERS, "table rematch"): (AT_TABLE, AT_TABLE),
    tuple(each for each in Verb if each.name.startswith("HOUSE")): (MANAGE, MANAGE),
}
"""In a game of four members nobody sits down, and before a game nobody acts: a standing that may need not succeed."""
OF_TABLES = {"tables", "seats", "sittings", "log", "deadlines", "departures", "apart", "journal", "games", "ratings"}
LEFT_OUT = {*OF_A_MEMBER, Verb.PRIVACY_DELETE, Verb.OPEN_TABLE, Verb.PLAY_NOW}
"""What names no table: statistics, one's own data, a table of the own (tests of their own)."""
FORMS = (Verb.HOUSE_TYPED, Verb.HOUSE_NAMED)
COMMANDS = ("table start", "table leave", "table join", "table close", "table computer", "table rematch", "hand")


def may(what: Verb | str, standing: str, *, rated: bool) -> bool:
    """Whether the matrix allows a change."""
    return any(standing in allowed[rated] for names, allowed in MAY.items() if what in names)


@dataclass
class Campaign:
    w: World
    room: ChannelHandle
    own: ChannelHandle
    dice: Random
    panels: dict[str, ResponseMessage]
    now: StoredTable | None = None
    rated: bool = False

    def member(self, standing: str) -> MemberActor:
        return self.w.members[STANDINGS.index(standing)]

    async def table(self) -> StoredTable:
        """A table where every standing is what it is called; a new one if the last forgery changed that."""
        if self.now is not None:
            self.now = await look(self.w, self.now.table.id)
            seats = self.now.table.seats
            users = [sitter.user for sitter in seats if sitter is not None and sitter.user is not None]
            awaited = [self.w.members[seat].id for seat in range(4 if self.rated else 3)]
            if self.now.table.running and users == awaited and self.now.table.host == awaited[0]:
                return self.now
            if self.now.table.running:
                admin = Member(self.member("admin").id, "Ines", moderator=True)
                await as_bot(self.w, tables(self.w).do(self.now.table.id, Close(admin)))
        self.rated = not self.rated
        self.now = await self.begun(self.dice.random() < 0.8)
        return self.now

    async def begun(self, playing: bool) -> StoredTable:
        service, host = tables(self.w), who(self.w.members[0])
        opened = await as_bot(self.w, service.open(Open(host, self.w.guild.id, self.room.id, preset="north-american")))
        number = opened.table.id
        for member in self.w.members[1 : 4 if self.rated else 3]:
            await as_bot(self.w, service.do(number, Sit(who(member))))
        if not self.rated:
            await as_bot(self.w, service.do(number, AddComputer(host)))
        if playing:
            await as_bot(self.w, service.do(number, Start(host)))
        return await look(self.w, number)

    async def step(self) -> tuple[str, Verb | str]:
        """One forgery, and what it may have changed."""
        now, dice = await self.table(), self.dice
        standing = dice.choice(STANDINGS)
        member, message = self.member(standing), self.panels[standing]
        rated, before = now.table.rated, await kept(self.w)
        what: Verb | str = dice.choice([*COMMANDS, *(each for each in Verb if each not in LEFT_OUT)])
        own_seat = False
        number, seen = now.table.id, dice.choice((now.table.version, now.table.version, 0, 1, 7))
        if isinstance(what, Verb):
            press = Press(what, number, seen, dice.choice((0, 1, 2, 3, dice.randrange(1000))))
            if what in FORMS:
                await forge_form(self.w, member, message, press.modal(), dice.choice(("5", "x", "-1", "")))
            elif dice.random() < 0.3:
                value = dice.choice(("0", "1", "2", "60000", "expert", "x"))
                own_seat = value == str(now.table.seat_of(member.id))
                await forge(self.w, member, message, press.menu(), value)
            else:
                await forge(self.w, member, message, press.button())
        else:
            options: dict[str, Any] = {"table": number}
            await member.slash(
                self.own if standing in ("stranger", "moderator elsewhere") else self.room, what, **options
            )
        after = await kept(self.w)
        changed = {name for name in after if after[name] != before[name]} & OF_TABLES
        done = Verb.LEAVE if what is Verb.KICK and own_seat else what  # to remove oneself is to leave
        assert not changed or may(done, standing, rated=rated), (standing, what, rated, changed)
        return standing, what


async def campaign(w: World, seed: int) -> Campaign:
    """Two channels, and everybody's rights in them."""
    everyone, allowed = w.guild.roles["@everyone"], discord.PermissionOverwrite
    by_name = dict(zip(STANDINGS, w.members, strict=True))
    assert w.bot.user is not None
    room = w.guild.create_text_channel(
        "cards",
        overwrites={
            everyone: allowed(view_channel=True, manage_messages=False),
            by_name["stranger"]: allowed(view_channel=False),
            by_name["seated moderator"]: allowed(manage_messages=True),
            by_name["moderator"]: allowed(manage_messages=True),
            by_name["admin"]: allowed(manage_guild=True),
            w.bot.user: allowed(view_channel=True, send_messages=True),
        },
    )
    own = w.guild.create_text_channel("own", overwrites={by_name["moderator elsewhere"]: allowed(manage_messages=True)})
    await w.env.settle()
    panels = {}
    for standing, member in by_name.items():
        await member.slash(own if standing in ("stranger", "moderator elsewhere") else room, "preferences")
        panels[standing] = w.panel(member)
    await w.later(PAINTED)
    return Campaign(w, room, own, Random(seed), panels)


async def play(make: Maker, steps: int, seed: int) -> None:
    async with world(make(), members=len(STANDINGS)) as w:
        make.clock.env = w.env
        one = await campaign(w, seed)
        for _ in range(steps):
            await one.step()


@pytest.mark.usefixtures("unlimited")
async def test_a1_nobody_changes_what_their_standing_does_not_allow(make: Maker) -> None:
    await play(make, 25, seed=1)


@exhaustive
@pytest.mark.usefixtures("unlimited")
@pytest.mark.parametrize("seed", range(2, 12))
async def test_a1_ten_thousand_forgeries_change_only_what_is_allowed(database_url: str, seed: int) -> None:
    """Half of the seeds' presses go to each database."""
    maker = Maker(Settings(_env_file=None, database_url=database_url, computer_processes=0))
    await play(maker, 500, seed)
