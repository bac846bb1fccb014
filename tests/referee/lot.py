# ruff: noqa: T201 - it prints a table
"""Whole contests by lot: `python -m tests.referee.lot SEED COUNT` prints what was met, and what did not hold."""

import asyncio
import sys
from collections import Counter
from dataclasses import replace
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, Final

from bot.contests import members, organizers, rulings
from bot.contests.templates import Template
from bot.store.database import Database
from bot.tables.model import Member
from engine.contest.config import Movement, Pace, Seeding
from tests.bot.contests.world import CROWD
from tests.bot.people import CHANNEL
from tests.contests.promises import IDS
from tests.referee.rows import DAY, MINUTE, Book
from tests.referee.watched import MO, OLGA, Watched

HERE: Final = members.OwnStanding()
KINDS: Final = (*Template, Template.LEAGUE, Template.CUP, Template.SWISS)


class Lot:
    """One contest by lot. The same seed gives the same contest."""

    def __init__(self, watched: Watched, seed: int, *, small: bool = False) -> None:
        self.watched, self.dice, self.kind = watched, Random(seed), KINDS[seed % len(KINDS)]
        self.size = 1 if self.kind in (Template.HUSTLE, Template.WEEKS) else 2
        self.entries = self.dice.randint(4, 8 if small else self.dice.choice((12, 12, 12, 24 // self.size)))
        self.crowd = CROWD[: self.entries * self.size + 5]
        self.trouble: float = self.dice.choice((0.0, 0.4, 0.8, 1.2))
        self.absent = self.dice.choice((0.0, 0.0, 0.1, 0.3))

    def chance(self, of: float) -> bool:
        return self.dice.random() < of * self.trouble

    async def run(self) -> None:
        dice, watched = self.dice, self.watched
        changes: dict[str, Any] = {
            "check_in": dice.random() < 0.6, "least": 4, "most": dice.choice((64, 64, 64, max(4, self.entries - 1))),
            "rated": dice.random() < 0.8, "seeding": dice.choice((Seeding.LOTS, Seeding.RATING)), "repeats": False,
        }  # fmt: skip
        if self.size == 2:
            changes |= {"pace": dice.choice((Pace.LIVE, Pace.WINDOWS)), "division": dice.choice((4, 5, 8))}
        elif self.kind is Template.HUSTLE:
            changes["movement"] = dice.choice(tuple(Movement))
        if self.kind not in (Template.LEAGUE, Template.CUP):
            changes["rounds"] = dice.randint(3, 6 if self.size == 1 else 4)
        if dice.random() < 0.15:
            await watched.merge(*dice.sample(self.crowd, 2))
        await watched.begin(watched.plan(self.kind, **changes), self.organizer())
        await self.sign_up()
        await self.go_on()
        await self.afterwards()

    def organizer(self) -> Member:
        player = replace(self.dice.choice(self.crowd[:3]), moderator=True)
        return self.dice.choice((OLGA, OLGA, OLGA, MO, player))

    async def sign_up(self) -> None:
        """Members sign up alone, with a partner, or look for one; some leave and come back."""
        dice, watched = self.dice, self.watched
        waiting = list(self.crowd[: self.entries * self.size])
        dice.shuffle(waiting)
        while waiting:
            watched.wait(dice.randint(1, 20) * 1000)
            one = waiting.pop()
            if self.size == 1 or dice.random() < 0.2 or not waiting:
                await watched.carry_out(one, members.Join(one, replace(HERE, last=dice.random() < 0.05)))
            else:
                two = waiting.pop()
                await watched.carry_out(one, members.InvitePartner(one, HERE, two))
                watched.wait(dice.randint(1, 20) * 1000)
                asks = [number for number, row in watched.snap.players.items() if row["user_id"] == one.user]
                accepts = asks and dice.random() < 0.5
                answer = members.AcceptPartner(two, HERE, asks[0]) if accepts else members.InvitePartner(two, HERE, one)
                await watched.carry_out(two, answer)
            if self.chance(0.15):
                await self.act()
        before = DAY if watched.snap.windows else 30 * MINUTE
        watched.clock.at = max(watched.clock.at, watched.snap.plan["starts_at"] - before)
        await watched.advance()
        for _ in range(self.dice.randint(0, round(5 * self.trouble))):
            await self.act()
        for player in list(watched.snap.players.values()) if watched.snap.stage == "checking" else ():
            if player["joined_at"] and player["user_id"] > 0 and not self.chance(0.06):
                member = Member(player["user_id"], player["name"])
                await watched.carry_out(member, members.CheckIn(member))

    async def act(self) -> None:
        """Something that members or organizers do, or that befalls them."""
        dice, watched, by, chance = self.dice, self.watched, self.organizer(), self.dice.random()
        watched.wait(dice.choice((0, 1000)))
        one, two = dice.sample(self.crowd, 2)
        if chance < 0.05:
            await watched.forget(one)
        elif chance < 0.1:
            await watched.merge_accounts(one, two)
        elif chance < 0.12:
            await watched.carry_out(by, organizers.Cancel(by, "rain"))
        else:
            await watched.carry_out(*dice.choice(await self.commands(by, one, two)))
        if watched.snap.paused and dice.random() < 0.6:
            watched.wait(dice.choice((1, 20, 300)) * MINUTE)
            await watched.carry_out(OLGA, organizers.Resume(OLGA))

    async def commands(self, by: Member, one: Member, two: Member) -> list[tuple[Member, Any]]:
        dice, snap = self.dice, self.watched.snap
        number, at = dice.choice(list(snap.players) or [1]), dice.choice(list(snap.matches) or [(1, 0)])
        entry = dice.choice(list(snap.entries) or [1])
        free = [(each, player) for each, players in snap.free.items() for player in players] or [(entry, 1)]
        points = dice.choice(((2, 0), (0, 2), (3, 1), (1, 1), None))
        plan = (await self.watched.contests.load(self.watched.contest)).plan
        later = replace(plan, starts_at=plan.starts_at + dice.choice((10, 45)) * MINUTE, meant="")
        larger = replace(plan, config=replace(plan.config, most=min(64, plan.config.most + 1)))
        return [
            *[(one, members.LeaveContest(one)), (one, members.Join(one, HERE))] * 5,
            (one, members.InvitePartner(one, HERE, two)),
            *[(one, members.Offer(one, HERE, True))] * 3, (one, members.Offer(one, HERE, False)),
            (by, rulings.InviteMember(by, one)), (by, organizers.Rename(by, dice.choice(("Cup", "Lot")), "yes")),
            (by, organizers.Announce(by, "bring tea")), (by, organizers.MoveTo(by, CHANNEL + dice.randrange(2))),
            (by, organizers.PauseContest(by, "rain")), (one, organizers.Announce(one, "no role")),
        ] + ([
            *[(by, rulings.Adjust(by, *at, points, "miscounted"))] * 2, (by, rulings.Disqualify(by, entry, "cheated")),
            (by, rulings.Forfeit(by, *at, dice.randrange(2), "late")), (by, rulings.Redraw(by, "wrong")),
            (by, rulings.SeatSubstitute(by, *dice.choice(free), "ill")), (by, rulings.AnswerDispute(by, *at, "no")),
            (by, organizers.Extend(by, (dice.choice((60, 24 * 60)) if snap.windows else 10) * MINUTE)),
            *[(one, members.DisputeMatch(one, *at, "hm", None))] * 2,
            (one, rulings.Adjust(one, *at, points, "no role")),
        ] if snap.drawn else [
            (one, members.AcceptPartner(one, HERE, number)),
            (one, members.Decline(one, number)), (one, members.CheckIn(one)),
            (by, organizers.Edit(by, later)), (by, organizers.Edit(by, larger)),
        ])  # fmt: skip

    async def go_on(self) -> None:
        """From the start to the end: play, acts, the clock, kills, downtime."""
        dice, watched = self.dice, self.watched
        for step in range(90):
            if step == 0 or dice.random() < 0.2:
                watched.absent = {each.user for each in self.crowd if dice.random() < self.absent}
            while watched.snap.drawn and not watched.snap.final and self.chance(0.6):
                await self.act()
                await watched.advance()
            if not watched.snap.final:
                await watched.play_on(dice, 1.0 if self.trouble < 0.5 else 0.75)
            if self.chance(0.1):
                watched.launch()
            if self.chance(0.08):
                await watched.downtime(dice.choice((5, 45, 300)) * MINUTE)
            if self.chance(0.3):
                await watched.advance(dies_after=dice.randrange(2))
            await watched.advance()
            if watched.snap.final:
                return
            self.to_the_next()
            await watched.advance()
        watched.book.ask("clock-whistle", False, f"it does not end: {watched.snap.stage}, {watched.snap.deadlines}")

    def to_the_next(self) -> None:
        watched, snap = self.watched, self.watched.snap
        dues = [row["due_at"] for row in snap.deadlines.values()] + [0 if snap.drawn else snap.plan["starts_at"]]
        if snap.paused:
            dues = [snap.row["paused_at"] + (14 * DAY if snap.windows else DAY)]
        running = any(table["status"] == "playing" for table in snap.tables.values())
        whistled = bool(snap.rounds) and snap.rounds[snap.last_round]["whistled"]
        soon, later = watched.clock.at + 90_000, [due for due in dues if due > watched.clock.at]
        watched.clock.at = soon if running and (whistled or self.dice.random() < 0.3) else min(later, default=soon)

    async def afterwards(self) -> None:
        """Voids and rulings after the end; a week later places stand."""
        dice, watched, shown = self.dice, self.watched, None
        for _ in range(2 if watched.snap.stage == "over" else 0):
            games = [table["id"] for table in watched.snap.tables.values() if table["game"]]
            if games and dice.random() < 0.6:
                await watched.void(dice.choice(games))
            key = dice.choice(list(watched.snap.matches))
            await watched.carry_out(OLGA, rulings.Adjust(OLGA, *key, (4, 1), "miscounted"))
            watched.book.ask("points-week-after", shown in (None, await watched.shown()), f"{shown} has changed")
            watched.wait(7 * DAY + 1000)
            await watched.advance()
            shown = await watched.shown()


async def play(seed: int, folder: Path, *, small: bool = False) -> Book:
    database = await Database.open(f"sqlite+aiosqlite:///{folder / str(seed)}.db")
    watched = Watched(database, seed, Book())
    try:
        await Lot(watched, seed, small=small).run()
    finally:
        await database.close()
        (folder / f"{seed}.db").unlink()
    return watched.book


async def _main(first: int, number: int) -> None:
    seeds, counted = list[int](), Counter[str]()
    with TemporaryDirectory() as folder:
        for seed in range(first, first + number):
            try:
                book = await play(seed, Path(folder))
                counted += book.counted
                found = [f"{promise}: {when}: {what}" for (promise, what), when in book.found.items()]
            except Exception as error:
                found = [repr(error)]
            seeds += [seed] if found else []
            print(*(f"seed {seed} ({KINDS[seed % len(KINDS)]}) {each}\n" for each in found), sep="", end="", flush=True)
    print(*(f"{times:8} {what}" for what, times in sorted(counted.items())), sep="\n")
    print("never asked:", *(each for each in IDS if f"asked {each}" not in counted))
    print(f"{number} contests, {len(seeds)} with differences: {seeds}")


if __name__ == "__main__":
    asyncio.run(_main(int(sys.argv[1]), int(sys.argv[2])))
