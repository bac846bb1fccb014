"""The referee: what is asked of each act, and of what is stored before and after it."""

from collections import Counter, defaultdict
from typing import Final

from tests.referee.arithmetic import Shown, count_pairs, cup_levels, fewest_repeats, look_at_shown, outcome
from tests.referee.rows import DAY, MINUTE, Act, Book, Snapshot, numbers

RULINGS: Final = ("Adjust", "Forfeit", "Disqualify", "SeatSubstitute", "Redraw")
SIGNING_UP: Final = ("Join", "InvitePartner", "AcceptPartner", "Offer", "CheckIn")


class Referee:
    """Of one contest: it remembers what persons have pressed, and draws."""

    def __init__(self, book: Book) -> None:
        self.book, self.ask, self.redrawn = book, book.ask, 0
        self.times: dict[int, set[int]] = defaultdict(set)  # when persons have pressed something that signs up
        self.asked: set[tuple[int, int]] = set()  # who has asked whom to be the partner, or has said yes
        self.looked, self.came, self.drawn, self.judged = (set[int]() for _ in range(4))
        self.table: list[tuple[int, tuple[int, ...], int]] = []  # of the season that led to a final
        self.offered: dict[int, int] = {}
        self.drawn_as: dict[int, int] = {}
        self.waiting: set[tuple[int, int]] = set()  # entries with a free seat in a round while somebody offered

    def look(self, act: Act, before: Snapshot, after: Snapshot, shown: Shown | None) -> None:
        """Ask all of an act; `shown` are standings that it may have moved."""
        self.book.now = f"{act.kind} by {act.user} {act.refused}, round {after.last_round}, line {len(after.log)}"
        self._pressed(act, before, after)
        self._seats(act, before, after)
        self._entries(after)
        self._log(act, before, after)
        if act.kind != "Redraw" and after.row["undrawn"] == before.row["undrawn"]:
            kept = all(key in after.matches and before.sides[key] == after.sides[key] for key in before.matches)
            self.ask("points-draw-stands", kept, "matches have changed")
        for number in sorted(set(after.rounds) - set(before.rounds)):
            self._opened(number, before, after)
        if not act.refused:
            self._clock(act, before, after)
            self._ruled(act, before, after)
        if act.kind == "advance":
            self._time_up(act, before, after)
            self._two_missed(after)
        if after.stage == "cancelled" and before.stage != "cancelled":
            same = all(game in after.rows["games"] for game in before.rows["games"])
            self.ask("organizers-called-off", same and not after.standings, "it has places, or a game has changed")
        self._gone(before, after)
        levels = {seat["level"] for table in after.every_table.values() for seat in table["seats"]}
        self.ask("members-improver", levels <= {None, "improver"}, levels)
        ends = after.final and not before.final
        if shown is not None:
            look_at_shown(self.book, after, shown, ends=ends, stored=after.final and act.kind == "advance")
        if ends:
            self._ended(after)

    def _pressed(self, act: Act, before: Snapshot, after: Snapshot) -> None:
        me, done = before.person(act.user), not act.refused
        if act.kind in RULINGS:
            self._judge(act, before, me)
        of_members = (*SIGNING_UP, "LeaveContest", "Decline", "DisputeMatch")
        if act.command is not None and done and act.kind not in of_members:
            self.ask("organizers-role", act.moderator, "by a member without the role")
        if act.kind == "Cancel":
            self.ask("organizers-call-off", not done or me not in self.drawn_as, f"{me} was drawn")
        if act.kind == "InviteMember" and done:
            self.ask("organizers-invite", before.entries == after.entries, "counts before it is pressed")
        if act.kind == "merge" and done:
            old, new = (each.user for each in act.detail)
            self.times[new] |= self.times[old]
            both = {before.person(each.user) for each in act.detail}
            self.ask("print-merges", before.final or not both & self._in_it(before), "one of the two is in the contest")
        if act.kind in SIGNING_UP and done:
            self._press(act, before, after, me)
        if done and (act.kind in ("LeaveContest", "forget") or getattr(act.command, "offers", True) is False):
            self.offered.pop(me, None)
        if act.kind == "LeaveContest" and done and me in self.drawn_as and not before.final:
            self._leave(before, after, me, self.drawn_as[me])
        if act.kind == "forget":
            users = {row["user_id"] for row in (*after.players.values(), *after.rows["seats"])}
            lines = any(line["by_id"] == act.user or line["by_name"] == act.detail for line in after.log)
            self.ask("print-deleted", not lines and act.user not in users, f"{act.user} is known")
        if not before.drawn and after.drawn and (before.stage == "checking" or not before.plan["check_in"]):
            self._start(before, after)
        if act.kind == "advance" and after.stage == "cancelled" and before.stage in ("open", "checking"):
            self._too_few(before, could=True)
        for number, row in after.players.items():
            person, was = after.who(number), before.players.get(number, {"joined_at": 0})["joined_at"]
            if row["joined_at"] and person > 0:
                ok = not was or row["user_id"] == act.user or row["joined_at"] == was
                self.ask("members-left-alone", ok, f"the time of {person} moved")
                self.ask("members-pair-time", row["joined_at"] in self.times.get(person, ()), f"not a time of {person}")

    def _in_it(self, snap: Snapshot) -> set[int]:
        """Persons who are entered, wait, look or offer."""
        entered = {player for entry in snap.entries for player in snap.members[entry]}
        rows, signing = snap.players.items(), not snap.drawn
        return {snap.who(n) for n, row in rows if (row["joined_at"] and signing) or row["offers"] or n in entered}

    def _press(self, act: Act, before: Snapshot, after: Snapshot, me: int) -> None:
        self.ask("organizers-play-not", me not in map(after.person, self.judged), f"{me} has judged")
        self.times[me].add(after.at)
        if act.kind == "Join":
            self.looked.add(me)
        elif act.kind == "InvitePartner":
            self.asked.add((me, before.person(act.command.partner.user)))
        elif act.kind == "AcceptPartner":
            self.asked.add((me, before.who(act.command.inviter)))
        elif act.kind == "Offer" and act.command.offers:
            self.offered.setdefault(me, after.at)
        if act.kind == "CheckIn" or before.stage == "checking":
            self.came.add(me)
            ready = act.kind != "Join" or after.drawn or me in map(after.who, numbers(after.row["ready"]))
            self.ask("members-check-in-kept", ready, f"{me} joined, and is not checked in")
        if act.kind == "Join" and me in self.drawn_as:
            entry = self.drawn_as[me]
            self.ask("members-come-back", me in after.people(after.members[entry]), f"{me} is not back in {entry}")
            self.ask("members-one-entry", not after.entries[entry]["out"], f"{me} had been taken out")

    def _leave(self, before: Snapshot, after: Snapshot, me: int, entry: int) -> None:
        """Who leaves after the last match has finished; else the seat is free, or the entry is out."""
        row, held = after.entries[entry], [each for each in before.members[entry] if before.who(each) == me]
        at_play = [k for k in before.of[entry] if outcome(before, k) is None and not before.rounds[k[0]]["closed"]]
        if entry in before.gone or not held or not at_play:
            return
        free = (*after.free[entry], *numbers(row["past"]), *numbers(row["coming"]))
        promise = "members-leave-seat" if before.pairs else "members-leave-hustle"
        self.ask(promise, entry in after.gone or held[0] in free, f"{me} still has the seat of {entry}")

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
        there = numbers(snap.row["ready"]) if snap.stage == "checking" else list(snap.players)
        here = {player for player in there if snap.who(player) > 0}
        whole, looking, seated = list[int](), list[int](), set[int]()
        for entry in snap.entries:
            players = snap.members[entry]
            seated |= set(players)
            if entry not in snap.gone and here.issuperset(players):
                whole.append(entry)
            elif entry not in snap.gone and snap.pairs:
                looking += players
        looking += [n for n, row in snap.players.items() if n not in seated and row["joined_at"] and row["looking"]]
        return whole, [player for player in looking if player in here]

    def _too_few(self, before: Snapshot, *, could: bool) -> None:
        if before.season_final:
            pairs = len(self._pairs_of_final(before))
            self.ask("members-too-few", (pairs < before.config["least"]) is could, f"{pairs} pairs")
            return
        whole, looking = self._candidates(before)
        entries, least = len(whole) + len(looking) // 2, before.config.get("least", 4)
        self.ask("members-too-few", (entries < least) is could, f"{entries} entries, at least {least}")

    def _pairs_of_final(self, before: Snapshot) -> list[list[int]]:
        """Those who have checked in, by the table and then by the time of *Join*, two and two."""
        joined = {before.who(n): row["joined_at"] for n, row in before.players.items() if row["joined_at"]}
        there = {before.who(player) for player in numbers(before.row["ready"])} & joined.keys() - {-1}
        rows = [(rank, min(joined[each] for each in who), who) for rank, who, _ in self.table if there.issuperset(who)]
        most, mode = before.config["most"], before.plan["final"].partition("-")[2]
        if mode == "pairs":
            pairs, used = list[list[int]](), set[int]()
            for _, _, who in sorted(rows):
                if not used & {*who}:
                    pairs.append(sorted(who))
                    used |= {*who}
            return pairs[:most]
        first = [who[0] for _, _, who in sorted(rows)][: 2 * most]
        first = first[: len(first) // 2 * 2]
        half = len(first) // 2
        twos = (
            [(first[n], first[-1 - n]) for n in range(half)]
            if mode == "ends"
            else zip(first[::2], first[1::2], strict=True)
        )
        return [sorted(each) for each in twos]

    def _start(self, before: Snapshot, after: Snapshot) -> None:
        self._too_few(before, could=False)
        if before.season_final:
            mine, pairs = self._pairs_of_final(before), [sorted(after.people(after.members[e])) for e in after.seeds]
            self.ask("season-pairs", pairs == mine, f"seeds {pairs}, by the table {mine}")
            return
        whole, looking = self._candidates(before)
        self.looked |= set(map(before.who, looking))
        most, guests, out = before.config.get("most", 64), 0, [entry for entry in whole if entry not in after.seeds]

        def time(players: list[int]) -> tuple[bool, int]:
            """Whoever has missed the contest before goes last; a pair has the time of the earlier of the two."""
            rows = [before.players[player] for player in players]
            return any(row["comes_last"] for row in rows), min(row["joined_at"] for row in rows)

        for entry in after.seeds:
            players, people = after.members[entry], list(map(after.who, after.members[entry]))
            invited = any(after.players[player]["guest"] for player in players)
            guests += invited
            came = before.stage != "checking" or self.came.issuperset(people)
            self.ask("members-check-in", came, f"{people} have not all checked in")
            self.ask("members-looking", entry in whole or set(players) <= set(looking), f"{people} were not looking")
            first = invited or all(time(players) <= time(before.members[other]) for other in out)
            self.ask("members-places", first, f"{entry} before one of {out}")
        self.ask("members-places", len(after.seeds) <= most + guests, f"{after.seeds} of at most {most}")
        if len(after.seeds) < most:
            self.ask("members-places", not out, f"{out} have no place, and {most - len(after.seeds)} are free")
            seated = {player for entry in after.seeds for player in after.members[entry]}
            left = [time([player]) for player in looking if player not in seated]
            odd = sorted(time([player]) for player in looking)[-1:] if len(looking) % 2 else []
            self.ask("members-looking", left == odd, f"{left} of {looking} left over, and not {odd}")

    def _seats(self, act: Act, before: Snapshot, after: Snapshot) -> None:
        for number in set(after.rounds) - set(before.rounds):
            for entry in filter(after.entries.get, after.in_round[number]):
                self.drawn |= {*after.people(after.members[entry])}
                self.drawn_as = dict.fromkeys(after.people(after.members[entry]), entry) | self.drawn_as
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
        offered = any(row["offers"] and row["user_id"] > 0 for row in after.players.values())
        if act.kind == "advance" and after.stage == "running" and after.pairs and not after.paused and offered:
            free = [entry for entry in after.entries if after.free[entry] and entry not in after.gone]
            self.waiting |= {(entry, after.last_round) for entry in free}

    def _entries(self, after: Snapshot) -> None:
        seen = dict[int, int]()
        for entry, row in after.entries.items():
            pair = after.people(after.members[entry])
            for person in pair:
                once = person in after.people(after.free[entry]) or seen.setdefault(person, entry) == entry
                mine = self.drawn_as.get(person, entry)
                self.ask("members-one-entry", once and mine == entry, f"{person} is in {entry}, {mine} and {seen}")
                self.ask("members-own-press", person in self.times, f"{person} in {entry}")
            if not row["past"] and len(pair) == 2:
                both = {tuple(pair), tuple(reversed(pair))} <= self.asked
                self.ask("members-pairs", both or set(pair) <= self.looked, f"{pair} did not agree")

    def _log(self, act: Act, before: Snapshot, after: Snapshot) -> None:
        changed, old = before.rows != after.rows, len(before.log)
        self.ask("contest-log", not changed or not act.refused, "refused, and something has changed")
        self.ask("contest-log", act.kind == "forget" or after.log[:old] == before.log, "a line has gone")
        if act.command is not None and changed:
            mine = [line for line in after.log[old:] if line["by_id"] == act.user and line["at"] == after.at]
            self.ask("contest-log", bool(mine), f"{act.kind} has no line")
        if act.kind == "advance":
            rows = any(before.row[each] != after.row[each] for each in ("stage", "paused_at", "seeds"))
            quiet = not rows and before.rounds == after.rounds
            self.ask("contest-log", quiet or len(after.log) > old, "the clock did something without a line")

    def _opened(self, number: int, before: Snapshot, after: Snapshot) -> None:
        closed = all(row["closed"] for each, row in after.rounds.items() if each < number)
        self.ask("clock-next-round", closed, f"round {number} before {number - 1} ended")
        drawn_at, due = after.rounds[number]["drawn_at"], before.deadlines.get(("next", number - 1))
        self.ask("clock-dates", due is None or drawn_at >= due["due_at"], f"round {number} too early")
        if ("missing", number) in after.deadlines:
            least = after.deadlines["missing", number]["due_at"] - drawn_at
            self.ask("members-absent", least == 3 * MINUTE, f"a computer plays after {least}")
        idle, everybody = after.idle[number], after.in_round[number]
        there = everybody[: len(everybody) - len(idle)]
        self.ask("members-odd", len({*everybody}) == len(everybody), f"twice in round {number}: {everybody}")
        if after.format in ("hustle", "swiss"):
            here = [entry for entry, row in after.entries.items() if entry in after.seeds or row["since"] > 1]
            lost = [entry for entry in here if entry not in after.gone and entry not in everybody]
            self.ask("members-odd", not lost, f"{lost} are nowhere in round {number}")
            odd = len(everybody) % 2 if after.pairs else 0
            self.ask("members-odd", len(idle) == odd, f"{idle} sit out in round {number}")
        if after.format == "hustle":
            self._hustle(number, after)
        elif after.format == "swiss":
            self._swiss(number, before, after, there, idle)
        elif after.format == "league":
            met = Counter(frozenset(after.there[key]) for key in after.matches)
            self.ask("points-no-second-meeting", max(met.values(), default=0) <= 1, f"twice in round {number}")
        elif number > 1:
            levels = cup_levels(before)
            out = [entry for entry in there if levels[entry] < max(levels.values())]
            self.ask("contest-cup", not out, f"{out} had lost, and play in round {number}")

    def _hustle(self, number: int, after: Snapshot) -> None:
        steady = all(row["since"] == 1 and row["left_from"] is None for row in after.entries.values())
        climbs, computers = after.config.get("movement") == "climb", min(after.in_round[number]) <= 0
        if steady and not climbs and number < len(after.seeds):
            partners = Counter(frozenset(side) for key in after.matches for side in after.sides[key] if min(side) > 0)
            twice = [sorted(side) for side, times in partners.items() if times > 1]
            self.ask("contest-hustle", not twice, f"partners again in round {number}: {twice}")
        for key in after.drawn_for.get(number - 1, ()) if steady and climbs and not computers else ():
            result = outcome(after, key)
            if result is not None and result.how == "game" and result.winner is not None:
                up = {*after.sides[key][result.winner]} <= {*after.there[number, max(0, key[1] - 1)]}
                self.ask("contest-move-up", up, f"who won at {key} is not a table higher")

    def _swiss(self, number: int, before: Snapshot, after: Snapshot, there: list[int], idle: list[int]) -> None:
        everybody = after.in_round[number]
        met = {frozenset(after.there[key]) for key in after.matches if key[0] < number}
        again = [key for key in after.drawn_for[number] if frozenset(after.there[key]) in met]
        best = fewest_repeats(there, met) if again and len(there) <= 10 else len(again)
        self.ask("points-no-second-meeting", len(again) <= best, f"{again} again, {best} would do")
        byes = Counter(entry for each in after.rounds if each < number for entry in after.idle[each])
        points, fewest = count_pairs(before).points, min(byes[each] for each in everybody)
        rivals = [each for each in everybody if byes[each] == fewest]
        for entry in idle:
            lowest = entry == after.seeds[-1] if number == 1 else points[entry] == min(points[e] for e in rivals)
            self.ask("points-bye", entry in rivals and lowest, f"{entry} has the bye of round {number}")

    def _clock(self, act: Act, before: Snapshot, after: Snapshot) -> None:
        both = [key for key in before.deadlines if key in after.deadlines]
        shifts = {key: after.deadlines[key]["due_at"] - before.deadlines[key]["due_at"] for key in both}
        whistle = ("whistle", before.last_round)
        if act.kind == "Resume":
            lasted = after.at - before.row["paused_at"]
            self.ask("clock-pause", set(shifts.values()) <= {lasted}, f"{shifts} in a pause of {lasted}")
        if act.kind == "Extend" and whistle in shifts and before.deadlines[whistle]["due_at"] >= after.at:
            self.ask("clock-extend", shifts[whistle] == act.command.ms, f"{shifts} of {act.command.ms}")
        if act.kind == "downtime" and not before.paused and not before.final:
            fair = {act.detail} if act.detail > 10 * MINUTE else {0, act.detail}
            begun = {shift for key, shift in shifts.items() if not (before.windows and key[0] == "next")}
            self.ask("clock-downtime", begun <= fair, f"{shifts} in a downtime of {act.detail}")
        shorter = [key for key, shift in shifts.items() if key[0] == "whistle" and shift < 0]
        fine = not shorter or not before.windows or act.kind == "Redraw"
        self.ask("clock-no-shorter", fine, f"{shorter} end earlier")
        if act.kind == "advance" and before.paused and not before.final:
            ends = before.row["paused_at"] + (14 * DAY if before.windows else DAY)
            self.ask("clock-pause", after.paused is (after.at < ends), f"paused until {ends}, now {after.at}")

    def _time_up(self, act: Act, before: Snapshot, after: Snapshot) -> None:
        """What is due in a round is done, and not before: computers for those absent, short turns, lost matches."""
        number = before.last_round
        if before.stage != "running" or before.paused or number not in before.rounds or number not in after.rounds:
            return
        was, now = before.rounds[number], after.rounds[number]
        if was["closed"] or was["drawn_at"] != now["drawn_at"]:
            return
        for kind, done, promise in (("missing", "missing", "members-absent"), ("whistle", "whistled", "clock-whistle")):
            due = before.deadlines.get((kind, number), {"due_at": after.at + 1})["due_at"]
            ok = bool(now[done] or now["closed"]) if after.at >= due else now[done] == was[done]
            self.ask(promise, ok, f"{kind} of round {number} is due at {due}, now {after.at}")
        for key, side in act.detail.items() if before.pairs and now["whistled"] and not was["whistled"] else ():
            table, lost = before.tables[key], after.matches[key]["lost"]
            if not table["game"] and not table["cards"] and outcome(before, key) is None and side is not None:
                self.ask("members-window-end", lost == 1 + side, f"{key}: side {side} did not play, lost is {lost}")

    def _two_missed(self, after: Snapshot) -> None:
        number = after.last_round
        number -= number > 0 and not after.rounds[number]["closed"]
        for entry, row in after.entries.items() if not after.windows and not after.final and number > 1 else ():
            keys = [key for key in after.of[entry] if key[0] in (number - 1, number)]
            played = all((result := outcome(after, key)) and result.how in ("game", "empty") for key in keys)
            if row["since"] < number and not row["past"] and not row["coming"] and len(keys) == 2 and played:
                for one in set(after.people(after.members[entry])) - set(after.people(after.free[entry])):
                    sat = all(one in after.tables[key]["sat"] for key in keys)
                    came = any(one in after.tables[key]["cards"] for key in keys)
                    self.ask("members-two-missed", entry in after.gone or came or not sat, f"{one} missed {keys}")

    def _gone(self, before: Snapshot, after: Snapshot) -> None:
        for entry in sorted(after.gone):
            if entry in before.entries and entry in before.gone:
                new = [key for key in after.of[entry] if key[0] not in before.rounds]
                self.ask("members-leave-both", not new, f"{entry} is out, and in the draw of {new}")
            for key in after.of[entry] if after.pairs and not after.final and entry not in before.gone else ():
                if key in before.matches and outcome(before, key) is None and not before.rounds[key[0]]["closed"]:
                    result = outcome(after, key)
                    lost = result is not None and result.winner != int(entry in after.sides[key][1])
                    self.ask("members-leave-both", lost, f"{entry} went, and has not lost {key}")

    def _ruled(self, act: Act, before: Snapshot, after: Snapshot) -> None:
        command = act.command
        if act.kind == "Forfeit":
            result = outcome(after, (command.round, command.place))
            lost = result is not None and result.winner == 1 - command.side
            self.ask("organizers-rulings", lost, f"{command}, and it is {result}")
        elif act.kind == "Adjust":
            match = after.matches[command.round, command.place]
            same = (match["north_points"], match["east_points"]) == (command.points or (None, None))
            self.ask("organizers-rulings", same, f"{command}, and it is {match}")
        elif act.kind == "Disqualify":
            self.ask("organizers-rulings", bool(after.entries[command.entrant]["out"]), "not taken out")
        elif act.kind == "Redraw":
            self.redrawn += 1
            cards = [key for key in before.drawn_for.get(before.last_round, ()) if before.tables[key]["cards"]]
            self.ask("organizers-redraw", self.redrawn == 1 and not cards, f"number {self.redrawn}, cards at {cards}")

    def _ended(self, after: Snapshot) -> None:
        for entry, number in self.waiting:
            new = [key for key in after.of[entry] if key[0] > number]
            self.ask("members-leave-seat", not new, f"a seat of {entry} was free in round {number}, and some offered")
        until = {mark["until_at"] for mark in after.marks if mark["kind"] != "missed"}
        self.ask("organizers-marks", until <= {after.row["ended_at"] + 7 * DAY}, f"marks until {until}")
        kinds = Counter(mark["kind"] for mark in after.marks)
        self.ask("organizers-marks", kinds["played"] >= len(self.drawn), f"{kinds} of {len(self.drawn)} who were drawn")
