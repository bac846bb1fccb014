"""Who is in a contest, who sits where, and who judges: asked of each act and of what is stored after it."""

from dataclasses import dataclass, field
from typing import Final, final

from tests.referee.arithmetic import cup_levels, outcome
from tests.referee.book import Act, Book
from tests.referee.rows import Snapshot, numbers

RULINGS: Final = ("Adjust", "Forfeit", "Disqualify", "Substitute", "Redraw")
ORGANIZERS: Final = (
    *RULINGS, "Publish", "Edit", "Pause", "Resume", "Extend", "Announce", "Cancel", "Rename", "MoveTo", "InviteMember",
    "AnswerDispute",
)  # fmt: skip
SIGNING_UP: Final = ("Join", "Invite", "Accept", "Offer", "CheckIn")


@final
@dataclass
class People:
    """What members have pressed, by their accounts."""

    book: Book
    pressed: set[int] = field(default_factory=set[int])
    times: dict[int, set[int]] = field(default_factory=dict[int, set[int]])
    """When a member has pressed something that signs up."""
    asked: set[tuple[int, int]] = field(default_factory=set[tuple[int, int]])
    """Who has asked whom to be the partner, or has said yes."""
    looked: set[int] = field(default_factory=set[int])
    there: set[int] = field(default_factory=set[int])
    """Who has checked in, or signed up while check-in was open."""
    offered: dict[int, int] = field(default_factory=dict[int, int])
    drawn_as: dict[int, int] = field(default_factory=dict[int, int])
    judged: set[int] = field(default_factory=set[int])
    late: list[tuple[int, bool, str]] = field(default_factory=list)
    """Late members who were refused: in which round, and whether it was full."""
    back: list[tuple[int, str]] = field(default_factory=list)

    def see(self, act: Act, before: Snapshot, after: Snapshot) -> None:
        if act.kind in RULINGS:
            self._judge(act, before)
        if act.kind in ORGANIZERS and not act.refused:
            self.book.ask("organizers-role", act.moderator, "by a member without the role")
        if act.kind == "Cancel" and before.person(act.user) in self.drawn_as:
            self.book.ask("organizers-call-off", bool(act.refused), f"{act.user} was drawn")
        if act.kind == "merge":
            self._merge(act, before)
        if act.kind in SIGNING_UP and not act.refused:
            self._press(act, before, after)
        elif act.kind == "Join" and act.refused not in ("", "contest-looks-late"):
            self._refused(act, before)
        if act.kind == "Leave" and not act.refused:
            self._leave(act, before, after)
        if act.kind == "forget":
            self._forgotten(act, after)
        if not before.drawn and after.drawn:
            self._start(before, after)
        if act.kind == "advance" and after.stage == "cancelled" and before.stage in ("open", "checking"):
            self._too_few(before, could=True)
        self._times(act, before, after)
        self._draws(before, after)
        self._seats(act, before, after)
        self._entries(after)

    def _press(self, act: Act, before: Snapshot, after: Snapshot) -> None:
        user = act.user
        self.book.ask("organizers-play-not", not self._judged(after, user), f"{user} has judged")
        self.pressed.add(user)
        self.times.setdefault(after.person(user), set()).add(after.at)
        if act.kind == "Join":
            self.looked.add(user)
        elif act.kind == "Invite":
            self.asked.add((user, act.command.partner.user))
        elif act.kind == "Accept":
            inviter = before.players.get(act.command.inviter)
            if inviter is not None:
                self.asked.add((user, inviter["user_id"]))
        elif act.kind == "Offer":
            if act.command.offers:
                self.offered.setdefault(user, after.at)
            else:
                self.offered.pop(user, None)
        if act.kind == "CheckIn" or before.stage == "checking":
            self.there.add(user)
            ready = {after.players[player]["user_id"] for player in numbers(after.row["ready"])}
            if act.kind == "Join" and after.stage == "checking":
                self.book.ask("members-check-in-kept", user in ready, f"{user} joined, and is not checked in")
        person = after.person(user)
        if act.kind == "Join" and person in self.drawn_as:
            entry = self.drawn_as[person]
            mine = [each for each in after.members(entry) if after.who(each) == person]
            self.book.ask("members-come-back", bool(mine), f"{user} is not back in {entry}")
            self.book.ask("members-one-entry", not after.entries[entry]["out"], f"{user} had been taken out")

    def _refused(self, act: Act, before: Snapshot) -> None:
        open_late = (
            before.format in ("hustle", "swiss") and before.stage == "running" and before.row["paused_at"] is None
        )
        rounds, person = before.config.get("rounds", 0), before.person(act.user)
        if not open_late or not rounds or 2 * before.last_round > rounds:
            return
        others = {before.who(each) for entry in before.entries for each in before.members(entry)}
        if person not in self.drawn_as and person not in others and not self._judged(before, act.user):
            full = len([e for e in before.entries.values() if e["left_from"] is None]) >= before.config.get("most", 64)
            self.late.append((before.last_round, full, f"{act.user} may come late"))
        elif person in self.drawn_as:
            entry = before.entries[self.drawn_as[person]]
            has = [player for player in numbers(entry["free"]) if before.who(player) == person]
            if has and not entry["out"] and (entry["left_from"] is None or before.format == "hustle"):
                self.back.append((before.last_round, f"{act.user} may come back to {entry['entrant']}"))

    def ended(self, after: Snapshot) -> None:
        for number, full, what in self.late:
            self.book.ask("members-late", full or 2 * number > after.last_round, what)
        for number, what in self.back:
            self.book.ask("members-come-back", 2 * number > after.last_round, what)

    def _leave(self, act: Act, before: Snapshot, after: Snapshot) -> None:
        if not before.drawn or before.final:
            return
        entry = self.drawn_as.get(before.person(act.user))
        if entry is None or before.entries[entry]["left_from"] is not None:
            return
        levels = cup_levels(before) if before.format == "cup" else {}
        if levels and levels[entry] < max(levels.values()):
            return  # who leaves after the last match has finished
        held = [each for each in before.members(entry) if before.who(each) == before.person(act.user)]
        row = after.entries[entry]
        if (
            before.pairs
            and held
            and self._at_play(before, entry)
            and held[0] not in numbers(before.entries[entry]["free"])
        ):
            gone = row["left_from"] is not None or held[0] in numbers(row["free"]) or held[0] in numbers(row["past"])
            self.book.ask(
                "members-leave-seat", gone or bool(row["coming"]), f"{act.user} still has the seat of {entry}"
            )
        if not before.pairs and before.last_round < (before.config.get("rounds") or 0):
            self.book.ask("members-leave-hustle", row["left_from"] is not None, f"{entry} is not out")

    def _at_play(self, snap: Snapshot, entry: int) -> bool:
        mine = [key for key in snap.matches if entry in (*snap.sides(key)[0], *snap.sides(key)[1])]
        return any(outcome(snap, key) is None and not snap.rounds[key[0]]["closed"] for key in mine)

    def _judge(self, act: Act, before: Snapshot) -> None:
        person, mine = before.person(act.user), False
        for number, row in before.players.items():
            if before.who(number) == person:
                mine |= bool(row["joined_at"] or row["offers"])
                mine |= any(number in before.members(entry) for entry in before.entries)
        mine |= person in {before.person(each) for each in self.drawn_as}
        if person != act.user or act.user in before.merges.values():
            self.book.ask("organizers-one-person", bool(act.refused) or not mine, f"{act.user} is {person}, in it")
        if not act.refused:
            self.book.ask("organizers-judge-not", not mine, f"{act.user} is in it")
            self.judged.add(act.user)
        elif act.refused == "contest-own":
            asks = any(row["invited"] for row in before.players.values() if before.person(row["user_id"]) == person)
            self.book.ask("organizers-judge-not", mine or asks, f"{act.user} is not in it and may judge")

    def _judged(self, snap: Snapshot, user: int) -> bool:
        return snap.person(user) in {snap.person(each) for each in self.judged}

    def _merge(self, act: Act, before: Snapshot) -> None:
        people = {before.person(each.user) for each in act.detail}
        busy = any(
            before.who(number) in people
            and (row["joined_at"] or row["offers"] or any(number in before.members(e) for e in before.entries))
            for number, row in before.players.items()
        )
        if not act.refused:
            self.book.ask("print-merges", before.final or not busy, "one of the two is in the contest")

    def _forgotten(self, act: Act, after: Snapshot) -> None:
        users = [row["user_id"] for row in after.players.values()]
        self.book.ask("print-deleted", act.user not in users, f"{act.user} is still a player")
        by = [line for line in after.log if line["by_id"] == act.user or line["by_name"] == act.detail]
        self.book.ask("print-deleted", not by, f"{len(by)} lines name {act.user}")
        seats = [s for table in after.every_table.values() for s in table["seats"] if s["user_id"] == act.user]
        self.book.ask("print-deleted", not seats, f"{act.user} has a seat")
        self.offered.pop(act.user, None)

    def _candidates(self, before: Snapshot) -> tuple[list[int], list[int]]:
        applies, ready = before.stage == "checking", set(numbers(before.row["ready"]))
        whole, looking, seated = list[int](), list[int](), set[int]()
        for entry, row in before.entries.items():
            players = before.members(entry)
            seated |= set(players)
            if row["left_from"] is not None or row["out"]:
                continue
            came = [player for player in players if not applies or player in ready]
            if len(came) == len(players):
                whole.append(entry)
            elif before.pairs:
                looking += [player for player in came if before.players[player]["user_id"] > 0]
        for number, row in before.players.items():
            if (
                number not in seated
                and row["user_id"] > 0
                and row["joined_at"]
                and row["looking"]
                and (not applies or number in ready)
            ):
                looking.append(number)
        return whole, looking

    def _too_few(self, before: Snapshot, *, could: bool) -> None:
        whole, looking = self._candidates(before)
        entries = len(whole) + len(looking) // 2
        least = before.config.get("least", 4)
        self.book.ask("members-too-few", (entries < least) is could, f"{entries} entries, at least {least}")

    def _start(self, before: Snapshot, after: Snapshot) -> None:
        whole, looking = self._candidates(before)
        if before.stage == "open" and before.plan["check_in"] and not before.windows:
            return  # several steps in one
        self._too_few(before, could=False)
        self.looked |= {after.players[player]["user_id"] for player in looking if player in after.players}
        seeds = numbers(after.row["seeds"])
        most, guests = before.config.get("most", 64), 0

        def time(entry: int) -> tuple[int, int]:
            """Whoever has missed the contest before goes last; a pair has the time of the earlier of the two."""
            rows = [(before.players.get(player) or after.players[player]) for player in after.members(entry)]
            return max(int(row["comes_last"]) for row in rows), min(row["joined_at"] for row in rows)

        for entry in seeds:
            players = after.members(entry)
            users = [after.players[player]["user_id"] for player in players]
            invited = any(after.players[player]["guest"] for player in players)
            guests += invited
            if before.stage == "checking":
                self.book.ask("members-check-in", self.there.issuperset(users), f"{users} have not all checked in")
            if not before.pairs or entry in whole:
                self.book.ask("print-deleted", min(users) > 0, f"{entry} is drawn, whose data was deleted")
            if entry not in whole:
                self.book.ask("members-looking", set(players) <= set(looking), f"{users} were not looking")
            for out in whole:
                if out not in seeds and not invited:
                    self.book.ask("members-places", time(entry) <= time_of(before, out), f"{entry} before {out}")
        self.book.ask("members-places", len(seeds) <= most + guests, f"{len(seeds)} entries of at most {most}")
        seated = {player for entry in seeds for player in after.members(entry)}
        if len(seeds) < most:
            out = [entry for entry in whole if entry not in seeds]
            self.book.ask("members-places", not out, f"{out} have no place, and {most - len(seeds)} are free")
            left = [player for player in looking if player not in seated]
            last = max((before.players[player]["joined_at"] for player in looking), default=0)
            fair = [p for p in left if before.players[p]["joined_at"] == last or before.players[p]["comes_last"]]
            self.book.ask(
                "members-looking", len(left) == len(looking) % 2 == len(fair), f"{left} of {looking} left over"
            )

    def _times(self, act: Act, before: Snapshot, after: Snapshot) -> None:
        for number, row in after.players.items():
            was = before.players.get(number)
            if row["joined_at"] and row["user_id"] in self.pressed:
                kept = was is not None and was["user_id"] == row["user_id"] and was["joined_at"]
                if kept and row["user_id"] != act.user:
                    self.book.ask("members-left-alone", row["joined_at"] == kept, f"the time of {row['user_id']} moved")
                times = self.times.get(after.who(number), set())
                self.book.ask(
                    "members-pair-time", row["joined_at"] in times, f"{row['user_id']} pressed at another time"
                )

    def _draws(self, before: Snapshot, after: Snapshot) -> None:
        for number in set(after.rounds) - set(before.rounds):
            playing = [
                e for key in after.matches if key[0] == number for side in after.sides(key) for e in side if e > 0
            ]
            for entry in (*playing, *numbers(after.rounds[number]["idle"])):
                for player in after.members(entry):
                    if player in after.players:
                        self.drawn_as.setdefault(after.who(player), entry)

    def _seats(self, act: Act, before: Snapshot, after: Snapshot) -> None:
        for line in after.log[len(before.log) :]:
            if line["kind"] == "substituted":
                user = after.players[line["data"]["into"]]["user_id"]
                waiting = {each: at for each, at in self.offered.items() if after.person(each) not in self.drawn_as}
                first = min(waiting.values(), default=0)
                self.book.ask("members-leave-seat", waiting.get(user) == first, f"{user} was not the first to offer")
                self.drawn_as.setdefault(after.person(user), line["data"]["entrant"])
        for table, row in after.every_table.items():
            was = before.every_table.get(table)
            for seat, old in zip(row["seats"], was["seats"] if was else (), strict=False):
                ok = seat["user_id"] in (old["user_id"], None) or seat["user_id"] < 0
                self.book.ask("members-leave-seat", ok, f"{seat['user_id']} sat down at table {table} during the match")
        if act.kind == "Offer" and not act.refused and after.stage == "running" and after.pairs:
            waiting = [row for row in after.players.values() if row["offers"]]
            free = [e for e, row in after.entries.items() if row["free"] and row["left_from"] is None]
            if not after.rounds or (after.config.get("rounds") or 0) > after.last_round:
                self.book.ask("members-leave-seat", not waiting or not free, f"seats of {free} are free, some offer")

    def _entries(self, after: Snapshot) -> None:
        seen = dict[int, int]()
        for entry, row in after.entries.items():
            players = after.members(entry)
            for player in players:
                if player not in after.players or after.players[player]["user_id"] < 0:
                    continue
                person = after.who(player)
                if player not in numbers(row["free"]):
                    self.book.ask(
                        "members-one-entry", person not in seen, f"{person} in {seen.get(person)} and {entry}"
                    )
                    seen[person] = entry
                self.book.ask(
                    "members-own-press", after.players[player]["user_id"] in self.pressed, f"{person} in {entry}"
                )
                mine = self.drawn_as.get(person, entry)
                self.book.ask("members-one-entry", mine == entry, f"{person}, drawn as {mine}, is in {entry}")
            if after.pairs and not row["past"] and len(players) == 2:
                one, two = (after.players[p]["user_id"] if p in after.players else -1 for p in players)
                agreed = {(one, two), (two, one)} <= self.asked or {one, two} <= self.looked or min(one, two) < 0
                self.book.ask("members-pairs", agreed, f"{one} and {two} did not agree")


def time_of(snap: Snapshot, entry: int) -> tuple[int, int]:
    rows = [snap.players[player] for player in snap.members(entry)]
    return max(int(row["comes_last"]) for row in rows), min(row["joined_at"] for row in rows)
