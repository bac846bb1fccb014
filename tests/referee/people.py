"""Who is in a contest, who sits where, and who judges: asked of each act and of what is stored after it."""

from collections import defaultdict
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
class People:
    """What persons have pressed."""

    def __init__(self, book: Book) -> None:
        self.ask = book.ask
        self.times: dict[int, set[int]] = defaultdict(set)
        """When they have pressed something that signs up."""
        self.asked: set[tuple[int, int]] = set()
        """Who has asked whom to be the partner, or has said yes."""
        self.looked: set[int] = set()
        self.came: set[int] = set()
        """Who has checked in, or signed up while check-in was open."""
        self.offered: dict[int, int] = {}
        self.drawn_as: dict[int, int] = {}
        self.judged: set[int] = set()
        self.late: list[tuple[str, int, str]] = []
        """Promise, twice the round in which somebody was refused, and what."""
        self.waiting: set[tuple[int, int]] = set()
        """Entries with a free seat in a round while somebody offered to substitute."""

    def see(self, act: Act, before: Snapshot, after: Snapshot) -> None:
        me, done = before.person(act.user), not act.refused
        if act.kind in RULINGS:
            self._judge(act, before, me)
        if act.kind in ORGANIZERS and done:
            self.ask("organizers-role", act.moderator, "by a member without the role")
        if act.kind == "Cancel":
            self.ask("organizers-call-off", not done or me not in self.drawn_as, f"{me} was drawn")
        if act.kind == "InviteMember" and done:
            self.ask("organizers-invite", before.entries == after.entries, "counts before it is pressed")
        if act.kind == "merge" and done:
            both = {before.person(each.user) for each in act.detail}
            self.ask("print-merges", before.final or not both & self._in_it(before), "one of the two is in the contest")
        if act.kind in SIGNING_UP and done:
            self._press(act, before, after, me)
        if act.kind == "Join" and not done and before.stage == "running" and not before.paused:
            self._refused(before, me)
        if act.kind == "Leave" and done and me in self.drawn_as and not before.final:
            self._leave(before, after, me, self.drawn_as[me])
        if act.kind == "forget":
            users = {row["user_id"] for row in (*after.players.values(), *after.part["seats"])}
            lines = any(line["by_id"] == act.user or line["by_name"] == act.detail for line in after.log)
            self.ask("print-deleted", not lines and act.user not in users, f"{act.user} is known")
            self.offered.pop(act.user, None)
        if not before.drawn and after.drawn and (before.stage == "checking" or not before.plan["check_in"]):
            self._start(before, after)
        if act.kind == "advance" and after.stage == "cancelled" and before.stage in ("open", "checking"):
            self._too_few(before, could=True)
        for number, row in after.players.items():
            person, was = after.who(number), before.players.get(number, {"joined_at": 0})["joined_at"]
            if row["joined_at"] and person > 0:
                ok = not was or row["user_id"] == act.user or row["joined_at"] == was
                self.ask("members-left-alone", ok, f"the time of {person} moved")
                self.ask(
                    "members-pair-time",
                    row["joined_at"] in self.times.get(person, ()),
                    f"{person} pressed at another time",
                )
        self._seats(act, before, after)
        self._entries(after)

    def _in_it(self, snap: Snapshot) -> set[int]:
        """Persons who are entered, wait, look or offer."""
        entered = {player for entry in snap.entries for player in snap.members(entry)}
        rows, signing = snap.players.items(), not snap.drawn
        return {snap.who(n) for n, row in rows if (row["joined_at"] and signing) or row["offers"] or n in entered}

    def _press(self, act: Act, before: Snapshot, after: Snapshot, me: int) -> None:
        self.ask("organizers-play-not", me not in map(after.person, self.judged), f"{me} has judged")
        self.times[me].add(after.at)
        if act.kind == "Join":
            self.looked.add(me)
        elif act.kind == "Invite":
            self.asked.add((me, before.person(act.command.partner.user)))
        elif act.kind == "Accept":
            self.asked.add((me, before.who(act.command.inviter)))
        elif act.kind == "Offer":
            self.offered = {each: at for each, at in self.offered.items() if each != me or act.command.offers}
            if act.command.offers:
                self.offered.setdefault(me, after.at)
        if act.kind == "CheckIn" or before.stage == "checking":
            self.came.add(me)
            ready = act.kind != "Join" or after.drawn or me in map(after.who, numbers(after.row["ready"]))
            self.ask("members-check-in-kept", ready, f"{me} joined, and is not checked in")
        if act.kind == "Join" and me in self.drawn_as:
            entry = self.drawn_as[me]
            self.ask("members-come-back", me in after.people(after.members(entry)), f"{me} is not back in {entry}")
            self.ask("members-one-entry", not after.entries[entry]["out"], f"{me} had been taken out")

    def _refused(self, before: Snapshot, me: int) -> None:
        """Whoever was refused had come after the first half: how many rounds there are is known at the end."""
        entry, half = self.drawn_as.get(me), 2 * before.last_round
        if before.format not in ("hustle", "swiss"):
            return
        if entry is not None:
            back = before.format == "hustle" or before.entries[entry]["left_from"] is None
            if back and not before.entries[entry]["out"] and me in before.people(before.free(entry)):
                self.late.append(("members-come-back", half, f"{me} may come back to {entry}"))
        elif before.format == "hustle" and me not in self._in_it(before) and me not in map(before.person, self.judged):
            full = sum(row["left_from"] is None for row in before.entries.values()) >= before.config.get("most", 64)
            self.late += [] if full else [("members-late", half, f"{me} may come late")]

    def ended(self, after: Snapshot) -> None:
        for promise, half, what in self.late:
            self.ask(promise, half > after.last_round, what)
        for entry, number in self.waiting:
            new = [key for key in after.of(entry) if key[0] > number]
            self.ask("members-leave-seat", not new, f"a seat of {entry} was free in round {number}, and some offered")

    def _leave(self, before: Snapshot, after: Snapshot, me: int, entry: int) -> None:
        """Who leaves after the last match has finished; else the seat is free, or the entry is out."""
        row, held = after.entries[entry], [each for each in before.members(entry) if before.who(each) == me]
        at_play = [k for k in before.of(entry) if outcome(before, k) is None and not before.rounds[k[0]]["closed"]]
        levels = cup_levels(before) if before.format == "cup" else {entry: 0}
        if before.gone(entry) or not held or not at_play or levels[entry] < max(levels.values()):
            return
        free = (*after.free(entry), *numbers(row["past"]), *numbers(row["coming"]))
        promise = "members-leave-seat" if before.pairs else "members-leave-hustle"
        self.ask(promise, after.gone(entry) or held[0] in free, f"{me} still has the seat of {entry}")

    def _judge(self, act: Act, before: Snapshot, me: int) -> None:
        mine = me in self._in_it(before) or me in map(before.person, self.drawn_as)
        merged = me != act.user or act.user in before.merges.values()
        for promise in ("organizers-judge-not", "organizers-one-person")[: 1 + merged]:
            self.ask(promise, bool(act.refused) or not mine, f"{act.user} is {me}, in it")
        if not act.refused:
            self.judged.add(act.user)
        elif act.refused == "contest-own":
            asks = any(row["invited"] and before.who(number) == me for number, row in before.players.items())
            self.ask("organizers-judge-not", mine or asks, f"{me} is not in it and may judge")

    def _candidates(self, snap: Snapshot) -> tuple[list[int], list[int]]:
        """Entries of which everybody is there, and players who look for a partner."""
        here = set(numbers(snap.row["ready"])) if snap.stage == "checking" else set(snap.players)
        whole, looking, seated = list[int](), list[int](), set[int]()
        for entry in snap.entries:
            players = snap.members(entry)
            seated |= set(players)
            if not snap.gone(entry) and here.issuperset(players):
                whole.append(entry)
            elif not snap.gone(entry) and snap.pairs:
                looking += players
        looking += [n for n, row in snap.players.items() if n not in seated and row["joined_at"] and row["looking"]]
        return whole, [player for player in looking if player in here and snap.who(player) > 0]

    def _too_few(self, before: Snapshot, *, could: bool) -> None:
        whole, looking = self._candidates(before)
        entries, least = len(whole) + len(looking) // 2, before.config.get("least", 4)
        self.ask("members-too-few", (entries < least) is could, f"{entries} entries, at least {least}")

    def _start(self, before: Snapshot, after: Snapshot) -> None:
        self._too_few(before, could=False)
        whole, looking = self._candidates(before)
        self.looked |= set(map(before.who, looking))
        most, guests, out = before.config.get("most", 64), 0, [entry for entry in whole if entry not in after.seeds]

        def time(players: list[int]) -> tuple[bool, int]:
            """Whoever has missed the contest before goes last; a pair has the time of the earlier of the two."""
            rows = [before.players[player] for player in players]
            return any(row["comes_last"] for row in rows), min(row["joined_at"] for row in rows)

        for entry in after.seeds:
            players, people = after.members(entry), list(map(after.who, after.members(entry)))
            invited = any(after.players[player]["guest"] for player in players)
            guests += invited
            came = before.stage != "checking" or self.came.issuperset(people)
            self.ask("members-check-in", came, f"{people} have not all checked in")
            self.ask("members-looking", entry in whole or set(players) <= set(looking), f"{people} were not looking")
            first = invited or all(time(players) <= time(before.members(other)) for other in out)
            self.ask("members-places", first, f"{entry} before one of {out}")
        self.ask("members-places", len(after.seeds) <= most + guests, f"{after.seeds} of at most {most}")
        if len(after.seeds) < most:
            self.ask("members-places", not out, f"{out} have no place, and {most - len(after.seeds)} are free")
            seated = {player for entry in after.seeds for player in after.members(entry)}
            left = [time([player]) for player in looking if player not in seated]
            odd = sorted(time([player]) for player in looking)[-1:] if len(looking) % 2 else []
            self.ask("members-looking", left == odd, f"{left} of {looking} left over, and not {odd}")

    def _seats(self, act: Act, before: Snapshot, after: Snapshot) -> None:
        for number in set(after.rounds) - set(before.rounds):
            for entry in filter(after.entries.get, after.in_round(number)):
                self.drawn_as = dict.fromkeys(after.people(after.members(entry)), entry) | self.drawn_as
        for line in after.log[len(before.log) :]:
            if line["kind"] == "substituted":
                person = after.who(line["data"]["into"])
                waiting = {each: at for each, at in self.offered.items() if each not in self.drawn_as}
                first = waiting.get(person) == min(waiting.values(), default=0)
                self.ask("members-leave-seat", first, f"{person} was not the first to offer")
                self.drawn_as.setdefault(person, line["data"]["entrant"])
        for table in set(after.every_table) & set(before.every_table):
            both = zip(after.every_table[table]["sat"], before.every_table[table]["sat"], strict=False)
            new = [now for now, old in both if now not in (old, None) and now > 0]
            self.ask("members-leave-seat", not new, f"{new} sat down at table {table} during the match")
        offered = any(row["offers"] for row in after.players.values())
        if act.kind == "advance" and after.stage == "running" and after.pairs and not after.paused and offered:
            free = [entry for entry in after.entries if after.free(entry) and not after.gone(entry)]
            self.waiting |= {(entry, after.last_round) for entry in free}

    def _entries(self, after: Snapshot) -> None:
        seen = dict[int, int]()
        for entry, row in after.entries.items():
            pair = after.people(after.members(entry))
            for person in pair:
                once = person in after.people(after.free(entry)) or seen.setdefault(person, entry) == entry
                mine = self.drawn_as.get(person, entry)
                self.ask("members-one-entry", once and mine == entry, f"{person} is in {entry}, {mine} and {seen}")
                self.ask("members-own-press", person in self.times, f"{person} in {entry}")
            if not row["past"] and len(pair) == 2:
                both = {tuple(pair), tuple(reversed(pair))} <= self.asked
                self.ask("members-pairs", both or set(pair) <= self.looked, f"{pair} did not agree")
