# ruff: noqa: T201 - it prints a table
"""Whole contests by lot: `python -m tests.referee.lot SEED COUNT` prints what was met, and what did not hold."""

import asyncio
import sys
from dataclasses import replace
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Final, final

from sqlalchemy import text

from tests.bot.contests.world import CROWD
from tests.contests.promises import IDS
from tests.referee.book import Book
from tests.referee.places import look_at_arrows
from tests.referee.product import CHANNEL, FORMATS, HERE, Member, Refused, members, opened, organizers, plan_of, rulings
from tests.referee.rows import Snapshot, read
from tests.referee.watched import DAY, MINUTE, MO, OLGA, Watched

MOST_STEPS: Final = 90
KINDS: Final = tuple(FORMATS)
HOURS: Final = 60 * MINUTE


@final
class Lot:
    """One contest by lot. The same seed gives the same contest."""

    def __init__(self, watched: Watched, seed: int, *, small: bool) -> None:
        self.watched, self.dice, self.small = watched, Random(seed), small
        self.kind = KINDS[seed % len(KINDS)]
        self.size = 1 if self.kind in ("hustle", "climb", "weeks") else 2
        self.entries = self.dice.randint(4, 8 if small else 12 if self.dice.random() < 0.8 else 24 // self.size)
        self.crowd = CROWD[: self.entries * self.size + 5]
        self.trouble = self.dice.choice((0.0, 0.3, 0.6, 1.0))
        """How much happens beside the play."""
        self.absent = self.dice.choice((0.0, 0.0, 0.1, 0.3))

    async def run(self) -> None:
        dice, watched = self.dice, self.watched
        changes = {"check_in": dice.random() < 0.6, "least": dice.choice((3, 4, 4))}
        if self.kind.startswith(("hustle", "climb", "weeks", "swiss")):
            changes["rounds"] = dice.randint(3, 6 if self.size == 1 else 4)
        if self.kind.startswith("league"):
            changes |= {
                "division": dice.choice((4, 5, 8)),
                "moving": dice.choice((1, 2)),
                "repeats": dice.random() < 0.5,
            }
        changes["most"] = max(4, self.entries - 1) if dice.random() < 0.25 else 64
        changes["rated"] = dice.random() < 0.8
        try:
            await watched.begin(plan_of(watched.server, self.kind, dice, **changes), self.organizer())
        except Refused:
            changes["least"] = 4
            changes.pop("division", None)
            await watched.begin(plan_of(watched.server, self.kind, dice, **changes), self.organizer())
        if dice.random() < 0.15:
            old, new = dice.sample(self.crowd, 2)
            await watched.server.merge(old, new)
        await self.sign_up()
        await self.go_on()
        if watched.snap.stage == "over":
            await self.afterwards()

    def organizer(self) -> Member:
        chance = self.dice.random()
        return (
            OLGA if chance < 0.6 else MO if chance < 0.8 else replace(self.dice.choice(self.crowd[:3]), moderator=True)
        )

    async def sign_up(self) -> None:
        """Members sign up alone, with a partner, or look for one; some leave and come back."""
        dice, watched = self.dice, self.watched
        waiting = list(self.crowd[: self.entries * self.size])
        dice.shuffle(waiting)
        while waiting:
            watched.wait(dice.randint(1, 20) * 1000)
            member = waiting.pop()
            if self.size == 1 or dice.random() < 0.2 or not waiting:
                await watched.do(member, members.Join(member, replace(HERE, last=dice.random() < 0.05)))
            else:
                partner = waiting.pop()
                await watched.do(member, members.Invite(member, HERE, partner))
                watched.wait(dice.randint(1, 20) * 1000)
                await self.answer(member, partner)
            if dice.random() < 0.15 * self.trouble:
                await self.signing_act()
        start = watched.snap.plan["starts_at"]
        opens = start - (DAY if watched.snap.windows else 30 * MINUTE)
        watched.server.clock.at = max(watched.now, opens)
        await watched.advance()
        for _ in range(4):
            if dice.random() < self.trouble:
                watched.wait(1000)
                await self.signing_act()
        if watched.snap.stage == "checking":
            for player in list(watched.snap.players.values()):
                if player["joined_at"] and player["user_id"] > 0 and dice.random() > 0.06 * (self.trouble > 0):
                    member = Member(player["user_id"], player["name"])
                    await watched.do(member, members.CheckIn(member))
                    watched.wait(100)

    async def answer(self, inviter: Member, partner: Member) -> None:
        numbers = [n for n, row in self.watched.snap.players.items() if row["user_id"] == inviter.user]
        if numbers and self.dice.random() < 0.5:
            await self.watched.do(partner, members.Accept(partner, HERE, numbers[0]))
        else:
            await self.watched.do(partner, members.Invite(partner, HERE, inviter))

    async def signing_act(self) -> None:
        dice, watched, by = self.dice, self.watched, self.organizer()
        one, two = dice.sample(self.crowd, 2)
        numbers = list(watched.snap.players) or [1]
        plan = (await watched.server.contests.load(watched.contest)).plan
        later = replace(plan, starts_at=plan.starts_at + dice.choice((10, 45)) * MINUTE, meant="")
        larger = replace(plan, config=replace(plan.config, most=min(64, plan.config.most + 1)))
        commands = [
            (one, members.Leave(one)), (one, members.Leave(one)), (one, members.Join(one, HERE)),
            (one, members.Join(one, HERE)), (one, members.Invite(one, HERE, two)),
            (one, members.Offer(one, HERE, True)),
            (one, members.Offer(one, HERE, False)), (one, members.Accept(one, HERE, dice.choice(numbers))),
            (one, members.Decline(one, dice.choice(numbers))), (one, members.CheckIn(one)),
            (by, rulings.InviteMember(by, one)), (by, organizers.Rename(by, dice.choice(("Cup", "Lot")), "yes")),
            (by, organizers.Announce(by, "bring tea")), (by, organizers.MoveTo(by, CHANNEL + dice.randrange(2))),
            (by, organizers.Edit(by, later)), (by, organizers.Edit(by, larger)), (by, organizers.Pause(by, "rain")),
            (one, organizers.Announce(one, "no role")),
        ]  # fmt: skip
        if dice.random() < 0.08:
            await watched.befalls("forget", one, watched.server.forget(one), one.name)
        elif dice.random() < 0.08:
            await watched.befalls("merge", MO, watched.server.merge_accounts(MO, one, two), (one, two))
        elif dice.random() < 0.03:
            await watched.do(by, organizers.Cancel(by, "nobody comes"))
        else:
            await watched.do(*dice.choice(commands))
        await self.resume(0.8)

    async def resume(self, chance: float) -> None:
        by = self.organizer()
        if self.watched.snap.row["paused_at"] is not None and self.dice.random() < chance:
            self.watched.wait(self.dice.choice((1, 20, 300)) * MINUTE)
            await self.watched.do(by, organizers.Resume(by))

    def choose_absent(self) -> None:
        self.watched.server.absent = {each.user for each in self.crowd if self.dice.random() < self.absent}

    async def go_on(self) -> None:
        """From the start to the end: play, acts, the clock, kills, downtime."""
        dice, watched = self.dice, self.watched
        self.choose_absent()
        eager = 1.0 if self.trouble < 0.5 else 0.75
        for _ in range(MOST_STEPS):
            if watched.snap.final:
                return
            if watched.snap.drawn and dice.random() < 0.5 * self.trouble:
                watched.wait(1000)
                await self.running_act()
                await watched.advance()
            if not watched.snap.final:
                await watched.play(dice, eager)
            if dice.random() < 0.1 * self.trouble:
                await watched.server.remake()
            if dice.random() < 0.08 * self.trouble:
                await self.downtime()
            if dice.random() < 0.1 * self.trouble:
                await watched.advance(dies_after=dice.randrange(3))
            await watched.advance()
            if dice.random() < 0.2:
                self.choose_absent()
            self.to_the_next()
            await self.resume(0.3)
            await watched.advance()
        self.watched.book.ask(
            "clock-whistle", False, f"it does not end: {watched.snap.stage}, {watched.snap.deadlines}"
        )

    def to_the_next(self) -> None:
        watched, snap = self.watched, self.watched.snap
        dues = [row["due_at"] for row in snap.deadlines.values()]
        if not snap.drawn:
            dues.append(snap.plan["starts_at"])
        if snap.row["paused_at"] is not None:
            dues = [snap.row["paused_at"] + (14 * DAY if snap.windows else DAY)]
        later = [due for due in dues if due > watched.now]
        running = any(table["status"] == "playing" for table in snap.tables.values())
        whistled = bool(snap.rounds) and snap.rounds[snap.last_round]["whistled"]
        if running and (whistled or not later or self.dice.random() < 0.3):
            watched.wait(90_000)
        elif later:
            watched.server.clock.at = min(later)
        else:
            watched.wait(MINUTE)

    async def downtime(self) -> None:
        watched = self.watched
        await watched.server.tables.resume()
        gap = self.dice.choice((5, 45, 300)) * MINUTE
        watched.snap = await read(watched.database, watched.contest, watched.now)
        watched.wait(gap)
        await watched.befalls("downtime", OLGA, watched.server.tables.resume(), gap)

    async def running_act(self) -> None:
        dice, watched, by = self.dice, self.watched, self.organizer()
        snap, (one, two) = watched.snap, dice.sample(self.crowd, 2)
        last = snap.last_round
        number = max(1, last - (dice.random() < 0.2))
        place = dice.randrange(max(1, sum(1 for key in snap.matches if key[0] == number)))
        entry = dice.choice(list(snap.entries) or [1])
        player = dice.choice(snap.members(entry) if entry in snap.entries else [1])
        free = [(e, int(row["free"].split(",")[0])) for e, row in snap.entries.items() if row["free"]]
        points = dice.choice(((2, 0), (0, 2), (3, 1), (1, 1), None))
        ms = dice.choice((1, 24)) * HOURS if snap.windows else 10 * MINUTE
        commands = [
            *[(one, members.Leave(one))] * 4, *[(one, members.Join(one, HERE))] * 3,
            *[(one, members.Offer(one, HERE, True))] * 3,
            (one, members.Offer(one, HERE, False)), (one, members.Invite(one, HERE, two)),
            *[(by, rulings.Adjust(by, number, place, points, "miscounted"))] * 2,
            (by, rulings.Forfeit(by, number, place, dice.randrange(2), "late")),
            (by, rulings.Disqualify(by, entry, "cheated")),
            (by, rulings.Substitute(by, *(dice.choice(free) if free else (entry, player)), "ill")),
            (by, rulings.Redraw(by, "wrong")),
            (by, organizers.Pause(by, "rain")), (by, organizers.Extend(by, ms)), (by, rulings.InviteMember(by, one)),
            (by, organizers.Rename(by, dice.choice(("Cup", "Lot")), "no")),
            (by, organizers.MoveTo(by, CHANNEL + dice.randrange(2))),
            *[(one, members.DisputeMatch(one, number, place, "hm", None))] * 2,
            (by, rulings.AnswerDispute(by, number, place, "no")),
            (one, rulings.Adjust(one, number, place, points, "no role")),
        ]  # fmt: skip
        chance = dice.random()
        if chance < 0.04:
            await watched.befalls("forget", one, watched.server.forget(one), one.name)
        elif chance < 0.08:
            await watched.befalls("merge", MO, watched.server.merge_accounts(MO, one, two), (one, two))
        elif chance < 0.1:
            await watched.do(by, organizers.Cancel(by, "rain"))
        else:
            await watched.do(*dice.choice(commands))

    async def afterwards(self) -> None:
        """Voids and rulings after the end; a week later places stand."""
        dice, watched = self.dice, self.watched
        old, shown = watched.snap, await watched.server.shown(watched.contest)
        if watched.snap.plan["repeats"]:
            await self.next_season(old, shown)
            return
        for late in (False, True):
            games = [table["id"] for table in watched.snap.tables.values() if table["game"]]
            if games and dice.random() < 0.6:
                await watched.befalls("void", OLGA, watched.server.void(OLGA, dice.choice(games)))
            key = dice.choice(list(watched.snap.matches))
            await watched.do(OLGA, rulings.Adjust(OLGA, *key, (4, 1), "miscounted"))
            if late:
                now = await watched.server.shown(watched.contest)
                watched.book.ask("points-week-after", now == shown, f"{shown} became {now}")
                return
            watched.wait(7 * DAY + 1000)
            await watched.advance()
            shown = await watched.server.shown(watched.contest)

    async def next_season(self, old: Snapshot, shown: list[list[tuple[int, int, object]]]) -> None:
        """The same pairs again: arrows are followed."""
        watched = self.watched
        async with watched.database.read() as connection:
            found = await connection.execute(
                text("SELECT id FROM contests WHERE previous_id = :c"), {"c": old.row["id"]}
            )
            number = found.scalar_one_or_none()
        if number is None:
            return
        await watched.follow(number)
        for entry in old.entries:
            users = [old.players[player] for player in old.members(entry)]
            if len(users) == 2 and all(row["user_id"] > 0 for row in users):
                one, two = (Member(row["user_id"], row["name"]) for row in users)
                await watched.do(one, members.Invite(one, HERE, two))
                await watched.do(two, members.Invite(two, HERE, one))
        await watched.server.start(number)
        new = await read(watched.database, number, watched.now)
        if new.drawn:
            look_at_arrows(watched.book, old, new, await watched.server.shown(number), shown)


async def play(seed: int, folder: Path, *, small: bool = False) -> Book:
    book = Book()
    database = await opened(folder, f"{seed}.db")
    try:
        await Lot(Watched(database, seed, book), seed, small=small).run()
    finally:
        await database.close()
        (folder / f"{seed}.db").unlink(missing_ok=True)
    return book


async def _main(first: int, number: int) -> int:
    total, seeds = Book(), list[int]()
    with TemporaryDirectory() as folder:
        for seed in range(first, first + number):
            try:
                book = await play(seed, Path(folder))
            except Exception as error:
                print(f"seed {seed}: {error!r}", flush=True)
                seeds.append(seed)
                continue
            for how, found in (("", book.found), ("known: ", book.known)):
                for promise, what in found:
                    print(f"seed {seed} ({KINDS[seed % len(KINDS)]}) {how}{promise}: {what}", flush=True)
            seeds += [seed] if book.found else []
            total.add(book)
    for name, counts in (("asked", total.asked), ("acts", total.acts), ("refused", total.refusals)):
        print(f"\n{name}:")
        for what, times in sorted(counts.items()):
            print(f"  {times:8} {what}")
    print("\nnever asked:", *(each for each in IDS if each not in total.asked))
    print(f"{number} contests, {len(seeds)} with differences: {seeds}")
    return int(bool(seeds))


if __name__ == "__main__":
    sys.exit(asyncio.run(_main(int(sys.argv[1]), int(sys.argv[2]))))
