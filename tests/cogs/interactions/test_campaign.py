"""Forged presses, forms and commands by members of every standing: MAY is all that each of them may change."""

from collections import Counter
from dataclasses import dataclass, field
from random import Random
from typing import Any
from unittest.mock import patch

import discord
import pytest
from simcord import ChannelHandle, MemberActor, ResponseMessage

from bot.panels.core.custom_ids import OF_A_MEMBER, Press, Verb
from bot.settings import Settings
from bot.store.database import Database
from bot.store.writers import Unit
from bot.tables.commands.life import Close, Come, Open, Start
from bot.tables.commands.seats import AddComputer, Sit
from bot.tables.game import StoredTable
from bot.tables.model import Member, Status
from engine import Rules
from tests.bot.databases import database_url, postgres_server, postgres_url, sqlite_url
from tests.bot.scripted_tables import until_over
from tests.cogs.scenes import Maker, as_bot, forge, forge_form, kept, look, tables, who
from tests.suite import first, rest
from tests.world import World, panels, world

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
REMATCHES = (Verb.REMATCH, Verb.NEW_PARTNERS, "table rematch")

NOBODY: set[str] = set()
OWN_SEAT = "own seat"
"""Handing one's own seat to a computer."""

# what changes a table, in the lobby and in unrated games, and in rated ones
MAY: dict[tuple[Verb | str, ...], tuple[set[str], set[str]]] = {
    (Verb.ACT, Verb.OUT_OF_TURN, Verb.OUT_OF_TURN_SURE, Verb.DEAL, Verb.BACK, Verb.PAUSE): (AT_TABLE, AT_TABLE),
    (Verb.LEAVE, "table leave", Verb.REPORT): (AT_TABLE, AT_TABLE),
    (OWN_SEAT,): (AT_TABLE, AT_TABLE),
    (Verb.JOIN, "table join"): (BESIDE, NOBODY),
    (Verb.SIT,): (BESIDE | AT_TABLE, NOBODY),  # before the game those who sit there move to a computer's seat
    (Verb.CLOSE, Verb.HINTS): (MANAGE, MANAGE),
    (Verb.START, "table start", Verb.LEVEL, Verb.CASUAL): (MANAGE, NOBODY),
    (Verb.ADD_COMPUTER, Verb.FILL, Verb.REMOVE_COMPUTER, "table computer"): (MANAGE, NOBODY),
    (Verb.CLOCK, "table timer", Verb.SUBSTITUTE): (MANAGE, NOBODY),
    (Verb.KICK, "table kick"): (MANAGE, NOT_SEATED),
    (Verb.RULING,): (MANAGE, NOT_SEATED),
    REMATCHES: (AT_TABLE | NOT_SEATED, AT_TABLE | NOT_SEATED),
    tuple(each for each in Verb if each.name.startswith("HOUSE")): (MANAGE, NOBODY),
}
"""In a game of four members nobody sits down, and before a game nobody acts: a standing that may need not succeed.

No clock runs out here, so in a rated game nobody is replaced by others.
"""
OF_TABLES = {"tables", "seats", "sittings", "log", "deadlines", "departures", "journal", "games", "ratings"}
OPENING = {Verb.OPEN_TABLE, Verb.PLAY_NOW, Verb.ASK_PLAY, Verb.BOARD_PLAY, Verb.BOARD_AGAIN}
LEFT_OUT = {*OF_A_MEMBER, *OPENING, Verb.PRIVACY_DELETE}
"""What names no table: statistics, one's own data, a table of their own (tests of their own)."""
OF_ONESELF: dict[Verb | str, Verb | str] = {Verb.KICK: Verb.LEAVE, "table kick": Verb.LEAVE, Verb.SUBSTITUTE: OWN_SEAT}
"""What else it is when a member does it to themselves."""
SHARES = {(Status.PLAYING, rated): 5 for rated in (False, True)}
SHARES |= {(status, rated): 1 for status in (Status.LOBBY, Status.OVER) for rated in (False, True)}
"""How many forgeries each status gets for those of the others, with four members and with three."""
FORMS = (Verb.HOUSE_NUMBER,)
COMMANDS: dict[str, dict[str, Any]] = {
    **{each: {} for each in ("table start", "table leave", "table join", "table close", "table computer", "hand")},
    "table timer": {"time": 300_000},
    "table rematch": {},
    "table kick": {},
}


def may(what: Verb | str, standing: str, *, rated: bool) -> bool:
    """Whether the matrix allows a change."""
    return any(standing in allowed[rated] for names, allowed in MAY.items() if what in names)


@dataclass
class Campaign:
    w: World
    room: ChannelHandle
    own: ChannelHandle
    dice: Random
    panels: dict[str, ResponseMessage] = field(default_factory=dict[str, "ResponseMessage"])
    now: StoredTable | None = None
    rated: bool = False
    before: dict[str, Any] = field(default_factory=dict[str, Any])
    """What the database holds of tables, while nothing but forgeries has happened since."""
    read_at: int = -1
    """How many units of work had been written when that was read."""
    written: int = 0
    """Units of work that the database was given: without one, nothing in it has changed."""
    checked: int = -1
    """How many those were when the table was found as it should be."""
    done: Counter[tuple[Status, bool]] = field(default_factory=Counter[tuple[Status, bool]])
    """Forgeries by the status of their table, and whether four members sit at it."""

    def member(self, standing: str) -> MemberActor:
        return self.w.members[STANDINGS.index(standing)]

    def channel(self, standing: str) -> ChannelHandle:
        return self.own if standing in ("stranger", "moderator elsewhere") else self.room

    async def panel(self, standing: str) -> ResponseMessage:
        """A message that the member may see, on which the presses are said to be; a press may have replaced it."""
        panel, member = self.panels.get(standing), self.member(standing)
        if panel is None or panel.id not in {each.id for each in panels(self.w.env, member)}:
            await member.slash(self.channel(standing), "preferences")
            panel = self.panels[standing] = self.w.panel(member)
        return panel

    async def table(self) -> StoredTable:
        """A table where every standing is what it is called; a new one if a forgery changed that, or by chance."""
        if self.now is not None and self.checked == self.written and self.dice.random() > 0.04:
            return self.now
        if self.now is not None:
            self.now = await look(self.w, self.now.table.id)
            seats = self.now.table.seats
            users = [sitter.user for sitter in seats if sitter is not None and sitter.user is not None]
            awaited = [self.w.members[seat].id for seat in range(4 if self.rated else 3)]
            as_before = users == awaited and self.now.table.host == awaited[0]
            as_before &= self.now.table.status is not Status.CLOSED and self.checked != self.written
            running = await as_bot(self.w, tables(self.w).running())
            if as_before and [each.table.id for each in running] == [self.now.table.id] * self.now.table.running:
                self.checked = self.written
                return self.now
            for each in running:
                admin = Member(self.member("admin").id, "Ines", moderator=True)
                await as_bot(self.w, tables(self.w).do(each.table.id, Close(admin)))
        status, self.rated = min(SHARES, key=lambda each: self.done[each] / SHARES[each])
        self.before = {}
        self.now = await self.begun(status)
        self.checked = self.written
        return self.now

    async def read(self) -> None:
        """Read what the database holds of tables."""
        self.read_at, self.before = self.written, await kept(self.w, OF_TABLES)

    async def begun(self, status: Status) -> StoredTable:
        service, host = tables(self.w), who(self.w.members[0])
        rules = Rules(target=1 if status is Status.OVER else 10)
        opened = await as_bot(
            self.w, service.open(Open(host, self.w.guild.id, self.room.id, preset="custom", rules=rules))
        )
        number = opened.table.id
        for member in self.w.members[1 : 4 if self.rated else 3]:
            await as_bot(self.w, service.do(number, Sit(who(member))))
        if not self.rated:
            await as_bot(self.w, service.do(number, AddComputer(host)))
        if status is not Status.LOBBY:
            await as_bot(self.w, service.do(number, Start(host)))
            for member in self.w.members[1:4] if self.rated else ():
                await as_bot(self.w, service.do(number, Come(who(member))))
        if status is Status.OVER:
            await as_bot(self.w, until_over(service, await look(self.w, number)))
        return await look(self.w, number)

    async def step(self) -> None:
        """One forgery, which changes nothing that it may not."""
        now, dice = await self.table(), self.dice
        standing = dice.choice(STANDINGS)
        member, message = self.member(standing), await self.panel(standing)
        if not self.before:
            await self.read()
        rated, before = now.table.rated, self.before
        over = now.table.status is Status.OVER
        verbs = [each for each in Verb if each not in LEFT_OUT]
        what: Verb | str = dice.choice(REMATCHES if over and dice.random() < 0.2 else [*COMMANDS, *verbs])
        seat, mine = -1, now.table.seat_of(member.id)
        number, seen = now.table.id, dice.choice((now.table.version, now.table.version, 0, 1, 7))
        if isinstance(what, Verb):
            press = Press(what, number, seen, dice.choice((0, 1, 2, 3, dice.randrange(1000))))
            if what in FORMS:
                await forge_form(self.w, member, message, press.modal(), dice.choice(("5", "x", "-1", "")))
            elif dice.random() < 0.3:
                value = dice.choice(("0", "1", "2", "60000", "expert", "x"))
                seat = int(value) if value.isdecimal() else -1
                await forge(self.w, member, message, press.menu(), value)
            else:
                seat = press.index
                await forge(self.w, member, message, press.button_id())
        else:
            options: dict[str, Any] = {"table": number, **COMMANDS[what]}
            if what == "table kick":
                seat = dice.randrange(3)
                options["member"] = self.w.members[seat]
            await member.slash(self.channel(standing), what, **options)
        if self.read_at != self.written:
            await self.read()
        after = self.before
        changed = {name for name in after if after[name] != before[name]}
        done = OF_ONESELF.get(what, what) if seat == mine else what
        counted = "spectator" if standing in AT_TABLE and mine is None else standing  # a computer has the fourth seat
        allowed = may(done, counted, rated=rated) and (not over or what in REMATCHES)
        assert not changed or allowed, (standing, what, rated, now.table.status, changed)
        self.done[now.table.status, self.rated] += 1


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
    return Campaign(w, room, own, Random(seed))


async def play(make: Maker, steps: int, seed: int, least: int = 0) -> Campaign:
    """So many forgeries, and then more until each status has met the least."""
    async with world(make(), members=len(STANDINGS)) as w:
        make.clock.env = w.env
        one, write = await campaign(w, seed), Database.write

        async def counted(database: Database, unit: Unit[Any]) -> Any:
            one.written += 1
            return await write(database, unit)

        with patch.object(Database, "write", counted):
            while one.done.total() < steps or min(one.done[each] for each in SHARES) < least:
                await one.step()
        return one


@pytest.mark.usefixtures("unlimited")
async def test_nobody_changes_what_their_standing_does_not_allow(make: Maker) -> None:
    await play(make, 20, seed=1)


@rest
@pytest.mark.usefixtures("unlimited")
@pytest.mark.parametrize("seed", first(range(2, 22), 0, 1))
async def test_ten_thousand_forgeries_change_only_what_is_allowed(database_url: str, seed: int) -> None:
    """So many on each of the two databases."""
    maker = Maker(Settings(_env_file=None, database_url=database_url, computer_processes=0))
    await play(maker, 500, seed, least=10)
