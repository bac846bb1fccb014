"""Rounds, the clock, rulings and the log: asked of each act and of what is stored after it."""

from collections import Counter
from typing import Final, final

from tests.referee.arithmetic import count, cup_levels, fewest_repeats, outcome
from tests.referee.book import Act, Book
from tests.referee.rows import DAY, MINUTE, Row, Snapshot, numbers

MOST_BY_FORCE: Final = 10
"""Entries of which every draw is tried."""


@final
class Rounds:
    """What is asked of rounds; it remembers redraws, and tables at play whose matches were ruled on just now."""

    def __init__(self, book: Book) -> None:
        self.ask = book.ask
        self.redrawn = 0
        self.ruled: list[Row] = []

    def see(self, act: Act, before: Snapshot, after: Snapshot) -> None:
        self._log(act, before, after)
        if act.kind != "Redraw" and after.row["undrawn"] == before.row["undrawn"]:
            kept = all(key in after.matches and before.sides(key) == after.sides(key) for key in before.matches)
            self.ask("points-draw-stands", kept, "matches have changed")
        for number in sorted(set(after.rounds) - set(before.rounds)):
            self._opened(number, before, after)
        if not act.refused:
            self._clock(act, before, after)
            self._ruled(act, before, after)
        if act.kind == "advance":
            for table in self.ruled:
                self._ruled_table(table, after)
            self.ruled.clear()
            self._time_up(act, before, after)
            self._two_missed(after)
        if after.stage == "cancelled" and before.stage != "cancelled":
            same = all(
                after.every_table[n]["game"] == row["game"] for n, row in before.every_table.items() if row["game"]
            )
            self.ask("organizers-called-off", same and not after.standings, "it has places, or a game has changed")
        self._gone(before, after)
        levels = {seat["level"] for table in after.every_table.values() for seat in table["seats"]}
        self.ask("members-improver", levels <= {None, "improver"}, levels)

    def _log(self, act: Act, before: Snapshot, after: Snapshot) -> None:
        changed, old = before.raw != after.raw, len(before.log)
        self.ask("contest-log", not changed or not act.refused, "refused, and something has changed")
        same = [(line["seq"], line["kind"], line["at"]) for line in before.log]
        kept = same == [(line["seq"], line["kind"], line["at"]) for line in after.log[:old]]
        self.ask("contest-log", kept, "a line has gone")
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
        idle, everybody = after.idle(number), after.in_round(number)
        there = everybody[: len(everybody) - len(idle)]
        self.ask("members-odd", len({*everybody}) == len(everybody), f"twice in round {number}: {everybody}")
        if after.format in ("hustle", "swiss"):
            here = [entry for entry, row in after.entries.items() if entry in after.seeds or row["since"] > 1]
            lost = [entry for entry in here if not after.gone(entry) and entry not in everybody]
            self.ask("members-odd", not lost, f"{lost} are nowhere in round {number}")
        if after.format == "hustle":
            self._hustle(number, after, idle)
        elif after.format == "swiss":
            self._swiss(number, before, after, there, idle)
        elif after.format == "league":
            met = Counter(frozenset(after.there(key)) for key in after.matches)
            self.ask("points-no-second-meeting", max(met.values(), default=0) <= 1, f"twice in round {number}")
        elif number > 1:
            levels = cup_levels(before)
            out = [entry for entry in there if levels[entry] < max(levels.values())]
            self.ask("contest-cup", not out, f"{out} had lost, and play in round {number}")

    def _hustle(self, number: int, after: Snapshot, idle: list[int]) -> None:
        self.ask("members-odd", not idle, f"{idle} sit out in round {number}")
        steady = all(row["since"] == 1 and row["left_from"] is None for row in after.entries.values())
        climbs, computers = after.config.get("movement") == "climb", min(after.in_round(number)) <= 0
        if steady and not climbs and number < len(after.seeds):
            partners = Counter(frozenset(side) for key in after.matches for side in after.sides(key) if min(side) > 0)
            twice = [sorted(side) for side, times in partners.items() if times > 1]
            self.ask("contest-hustle", not twice, f"partners again in round {number}: {twice}")
        for key in after.drawn_for(number - 1) if steady and climbs and not computers else ():
            result = outcome(after, key)
            if result is not None and result.how == "game" and result.winner is not None:
                up = {*after.sides(key)[result.winner]} <= {*after.there((number, max(0, key[1] - 1)))}
                self.ask("contest-move-up", up, f"who won at {key} is not a table higher")

    def _swiss(self, number: int, before: Snapshot, after: Snapshot, there: list[int], idle: list[int]) -> None:
        everybody = [*there, *idle]
        self.ask("members-odd", len(idle) == len(everybody) % 2, f"{idle} have a bye, of {len(everybody)}")
        met = {frozenset(after.there(key)) for key in after.matches if key[0] < number}
        again = [key for key in after.drawn_for(number) if frozenset(after.there(key)) in met]
        best = fewest_repeats(there, met) if again and len(there) <= MOST_BY_FORCE else len(again)
        self.ask("points-no-second-meeting", len(again) <= best, f"{again} again, {best} would do")
        byes = Counter(entry for each in after.rounds if each < number for entry in after.idle(each))
        points, fewest = count(before).points, min(byes[each] for each in everybody)
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
        self.ask(
            "clock-no-shorter", not before.windows or not shorter or act.kind == "Redraw", f"{shorter} end earlier"
        )
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
            keys = [key for key in after.of(entry) if key[0] in (number - 1, number)]
            played = all((result := outcome(after, key)) and result.how in ("game", "empty") for key in keys)
            if row["since"] < number and not row["past"] and not row["coming"] and len(keys) == 2 and played:
                for one in set(after.people(after.members(entry))) - set(after.people(after.free(entry))):
                    sat = all(one in after.tables[key]["sat"] for key in keys)
                    came = any(one in after.tables[key]["cards"] for key in keys)
                    self.ask("members-two-missed", after.gone(entry) or came or not sat, f"{one} missed {keys}")

    def _gone(self, before: Snapshot, after: Snapshot) -> None:
        for entry in filter(after.gone, after.entries):
            if entry in before.entries and before.gone(entry):
                new = [key for key in after.of(entry) if key[0] not in before.rounds]
                self.ask("members-leave-both", not new, f"{entry} is out, and in the draw of {new}")
            for key in after.of(entry) if after.pairs and not after.final and not before.gone(entry) else ():
                if key in before.matches and outcome(before, key) is None and not before.rounds[key[0]]["closed"]:
                    result = outcome(after, key)
                    lost = result is not None and result.winner != int(entry in after.sides(key)[1])
                    self.ask("members-leave-both", lost, f"{entry} went, and has not lost {key}")

    def _ruled(self, act: Act, before: Snapshot, after: Snapshot) -> None:
        command = act.command
        if act.kind in ("Adjust", "Forfeit"):
            key = (command.round, command.place)
            result, match, table = outcome(after, key), after.matches[key], before.tables.get(key)
            if act.kind == "Forfeit":
                ok = result is not None and result.winner == 1 - command.side
            else:
                ok = (match["north_points"], match["east_points"]) == (command.points or (None, None))
            self.ask("organizers-rulings", ok, f"{command}, and it is {result}")
            if table is not None and table["status"] == "playing" and (act.kind == "Forfeit" or command.points):
                self.ruled.append(table)
        elif act.kind == "Disqualify":
            self.ask("organizers-rulings", bool(after.entries[command.entrant]["out"]), "not taken out")
        elif act.kind == "Redraw":
            self.redrawn += 1
            cards = [key for key in before.drawn_for(before.last_round) if before.tables[key]["cards"]]
            self.ask("organizers-redraw", self.redrawn == 1 and not cards, f"number {self.redrawn}, cards at {cards}")

    def _ruled_table(self, table: Row, after: Snapshot) -> None:
        """The page does not say whether members have begun for whom computers sit."""
        now, begun = after.every_table.get(table["id"]), {*table["sat"]} <= table["cards"] and table["rated"]
        if now is not None and (begun or not any(seat["away_at"] or not seat["user_id"] for seat in table["seats"])):
            closed = now["status"] != "playing" and not (now["game"] and now["game"]["rated"])
            ok = now["status"] == "playing" if begun else closed
            self.ask("organizers-ruled-table", ok, f"{table['sat']}, {table['cards']}, {now['status']}")

    def ended(self, after: Snapshot, drawn: set[int]) -> None:
        until = {mark["until_at"] for mark in after.marks if mark["kind"] != "missed"}
        self.ask("organizers-marks", until <= {after.row["ended_at"] + 7 * DAY}, f"marks until {until}")
        drawn = drawn - {after.who(player) for row in after.entries.values() for player in numbers(row["coming"])}
        kinds = Counter(mark["kind"] for mark in after.marks)
        self.ask("organizers-marks", kinds["played"] >= len(drawn), f"{kinds} of {len(drawn)} who played")
        missed = set[int]()
        for entry, row in after.entries.items() if after.stage == "over" else ():
            if not after.gone(entry) and not row["past"] and not row["coming"] and after.of(entry):
                missed |= set(after.people(after.members(entry))) - set(after.people(after.free(entry)))
        missed = missed.difference(*(table["cards"] for table in after.every_table.values()))
        self.ask("members-no-show", kinds["missed"] >= len(missed), f"{kinds}, {missed} played no card")
