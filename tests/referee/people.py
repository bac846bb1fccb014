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
    """What members have pressed, by their accounts."""

    def __init__(self, book: Book) -> None:
        self.ask = book.ask
        self.times: dict[int, set[int]] = defaultdict(set)
        """When a person has pressed something that signs up."""
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
        if act.kind == "Join" and not done and act.refused != "contest-looks-late":
            self._refused(act, before, me)
        if act.kind == "Leave" and done and before.drawn and not before.final:
            self._leave(before, after, me)
        if act.kind == "forget":
            self._forgotten(act, after)
        if not before.drawn and after.drawn:
            self._start(before, after)
        if act.kind == "advance" and after.stage == "cancelled" and before.stage in ("open", "checking"):
            self._too_few(before, could=True)
        self._times(act, before, after)
        self._seats(act, before, after)
        self._entries(after)

    def _in_it(self, snap: Snapshot) -> set[int]:
        """Persons who are entered, wait, look or offer."""
        entered = {player for entry in snap.entries for player in snap.members(entry)}
        rows, signing = snap.players.items(), not snap.drawn
        return {snap.who(n) for n, row in rows if (row["joined_at"] and signing) or row["offers"] or n in entered}

    def _press(self, act: Act, before: Snapshot, after: Snapshot, me: int) -> None:
        user = act.user
        self.ask("organizers-play-not", me not in map(after.person, self.judged), f"{user} has judged")
        self.times[me].add(after.at)
        if act.kind == "Join":
            self.looked.add(me)
        elif act.kind == "Invite":
            self.asked.add((me, before.person(act.command.partner.user)))
        elif act.kind == "Accept":
            self.asked.add((me, before.who(act.command.inviter)))
        elif act.kind == "Offer" and act.command.offers:
            self.offered.setdefault(me, after.at)
        elif act.kind == "Offer":
            self.offered.pop(me, None)
        if act.kind == "CheckIn" or before.stage == "checking":
            self.came.add(me)
            if act.kind == "Join" and after.stage == "checking":
                ready = me in map(after.who, numbers(after.row["ready"]))
                self.ask("members-check-in-kept", ready, f"{user} joined, and is not checked in")
        if act.kind == "Join" and me in self.drawn_as:
            entry = self.drawn_as[me]
            self.ask("members-come-back", me in after.people(after.members(entry)), f"{user} is not back in {entry}")
            self.ask("members-one-entry", not after.entries[entry]["out"], f"{user} had been taken out")

    def _refused(self, act: Act, before: Snapshot, me: int) -> None:
        """Whoever was refused had come after the first half: how many rounds there are is known at the end."""
        entry, half = self.drawn_as.get(me), 2 * before.last_round
        if before.format not in ("hustle", "swiss") or before.stage != "running" or before.paused:
            return
        if entry is not None:
            back = before.format == "hustle" or before.entries[entry]["left_from"] is None
            if back and not before.entries[entry]["out"] and me in before.people(before.free(entry)):
                self.late.append(("members-come-back", half, f"{act.user} may come back to {entry}"))
        elif me not in self._in_it(before) and me not in map(before.person, self.judged):
            full = sum(row["left_from"] is None for row in before.entries.values()) >= before.config.get("most", 64)
            self.late += [] if full else [("members-late", half, f"{act.user} may come late")]

    def ended(self, after: Snapshot) -> None:
        for promise, half, what in self.late:
            self.ask(promise, half > after.last_round, what)
        for entry, number in self.waiting:
            new = [key for key in after.of(entry) if key[0] > number]
            self.ask("members-leave-seat", not new, f"a seat of {entry} was free in round {number}, and some offered")

    def _leave(self, before: Snapshot, after: Snapshot, me: int) -> None:
        entry = self.drawn_as.get(me)
        if entry is None or before.entries[entry]["left_from"] is not None:
            return
        levels = cup_levels(before) if before.format == "cup" else {entry: 0}
        if levels[entry] < max(levels.values()):
            return  # who leaves after the last match has finished
        row, held = after.entries[entry], [each for each in before.members(entry) if before.who(each) == me]
        at_play = [k for k in before.of(entry) if outcome(before, k) is None and not before.rounds[k[0]]["closed"]]
        if before.pairs and held and at_play and held[0] not in before.free(entry):
            gone = (
                row["left_from"] is not None or row["coming"] or held[0] in (*after.free(entry), *numbers(row["past"]))
            )
            self.ask("members-leave-seat", bool(gone), f"{me} still has the seat of {entry}")
        if not before.pairs and before.last_round < (before.config.get("rounds") or 0):
            self.ask("members-leave-hustle", row["left_from"] is not None, f"{entry} is not out")

    def _judge(self, act: Act, before: Snapshot, me: int) -> None:
        mine = me in self._in_it(before) or me in map(before.person, self.drawn_as)
        promises = ["organizers-judge-not"]
        if me != act.user or act.user in before.merges.values():
            promises.append("organizers-one-person")
        for promise in promises:
            self.ask(promise, bool(act.refused) or not mine, f"{act.user} is {me}, in it")
        if not act.refused:
            self.judged.add(act.user)
        elif act.refused == "contest-own":
            asks = any(row["invited"] and before.who(number) == me for number, row in before.players.items())
            self.ask("organizers-judge-not", mine or asks, f"{act.user} is not in it and may judge")

    def _forgotten(self, act: Act, after: Snapshot) -> None:
        users = [row["user_id"] for row in after.players.values()]
        lines = [line for line in after.log if line["by_id"] == act.user or line["by_name"] == act.detail]
        seats = [seat for table in after.every_table.values() for seat in table["seats"] if seat["user_id"] == act.user]
        self.ask("print-deleted", act.user not in users and not lines and not seats, f"{users}, {lines}, {seats}")
        self.offered.pop(act.user, None)

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
        if before.stage == "open" and before.plan["check_in"] and not before.windows:
            return  # several steps in one
        whole, looking = self._candidates(before)
        self._too_few(before, could=False)
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
            if before.stage == "checking":
                self.ask("members-check-in", self.came.issuperset(people), f"{people} have not all checked in")
            self.ask("print-deleted", min(people) > 0, f"{entry} is drawn, whose data was deleted")
            if entry not in whole:
                self.ask("members-looking", set(players) <= set(looking), f"{people} were not looking")
            first = invited or all(time(players) <= time(before.members(other)) for other in out)
            self.ask("members-places", first, f"{entry} before one of {out}")
        self.ask("members-places", len(after.seeds) <= most + guests, f"{after.seeds} of at most {most}")
        if len(after.seeds) < most:
            self.ask("members-places", not out, f"{out} have no place, and {most - len(after.seeds)} are free")
            seated = {player for entry in after.seeds for player in after.members(entry)}
            left = [time([player]) for player in looking if player not in seated]
            odd = sorted(time([player]) for player in looking)[-1:] if len(looking) % 2 else []
            self.ask("members-looking", left == odd, f"{left} of {looking} left over, and not {odd}")

    def _times(self, act: Act, before: Snapshot, after: Snapshot) -> None:
        for number, row in after.players.items():
            who, was = after.who(number), before.players.get(number, {"joined_at": 0})["joined_at"]
            if row["joined_at"] and who in self.times:
                if was and row["user_id"] != act.user:
                    self.ask("members-left-alone", row["joined_at"] == was, f"the time of {who} moved")
                self.ask("members-pair-time", row["joined_at"] in self.times[who], f"{who} pressed at another time")

    def _seats(self, act: Act, before: Snapshot, after: Snapshot) -> None:
        for number in set(after.rounds) - set(before.rounds):
            playing = [entry for key in after.drawn_for(number) for entry in after.there(key) if entry > 0]
            for entry in (*playing, *after.idle(number)):
                for who in after.people(after.members(entry)):
                    self.drawn_as.setdefault(who, entry)
        for line in after.log[len(before.log) :]:
            if line["kind"] == "substituted":
                who = after.who(line["data"]["into"])
                waiting = {each: at for each, at in self.offered.items() if each not in self.drawn_as}
                first = waiting.get(who) == min(waiting.values(), default=0)
                self.ask("members-leave-seat", first, f"{who} was not the first to offer")
                self.drawn_as.setdefault(who, line["data"]["entrant"])
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
            players = after.members(entry)
            for who in after.people(players):
                if who not in after.people(after.free(entry)):
                    self.ask("members-one-entry", who not in seen, f"{who} in {seen.get(who)} and {entry}")
                    seen[who] = entry
                self.ask("members-own-press", who in self.times, f"{who} in {entry}")
                mine = self.drawn_as.get(who, entry)
                self.ask("members-one-entry", mine == entry, f"{who}, drawn as {mine}, is in {entry}")
            pair = after.people(players)
            if not row["past"] and len(pair) == 2:
                both = {tuple(pair), tuple(reversed(pair))} <= self.asked
                self.ask("members-pairs", both or set(pair) <= self.looked, f"{pair} did not agree")
