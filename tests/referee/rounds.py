"""Rounds, the clock, rulings and the log: asked of each act and of what is stored after it."""

from collections import Counter
from typing import Final, final

from tests.referee.arithmetic import count, cup_levels, fewest_repeats, outcome
from tests.referee.book import Act, Book
from tests.referee.rows import DAY, MINUTE, Key, Row, Snapshot, numbers

MOST_BY_FORCE: Final = 10
"""Entries of which every draw is tried."""


@final
class Rounds:
    """What is asked of rounds; it remembers redraws, and matches that were ruled on just now."""

    def __init__(self, book: Book) -> None:
        self.ask = book.ask
        self.redrawn = 0
        self.ruled: list[Row] = []
        """Tables at play."""

    def see(self, act: Act, before: Snapshot, after: Snapshot) -> None:
        self._log(act, before, after)
        if act.kind != "Redraw" and after.row["undrawn"] == before.row["undrawn"]:
            changed = [
                key for key in before.matches if key not in after.matches or before.sides(key) != after.sides(key)
            ]
            self.ask("points-draw-stands", not changed, f"matches {changed} have changed")
        for number in sorted(set(after.rounds) - set(before.rounds)):
            self._opened(number, before, after)
        if not act.refused:
            self._clock(act, before, after)
            self._ruled(act, before, after)
        elif act.kind == "Redraw":
            self._redraw_refused(act, before)
        if act.kind == "advance":
            for table in self.ruled:
                self._ruled_table(table, after)
            self.ruled.clear()
            self._time_up(act, before, after)
            self._two_missed(after)
        if after.stage == "cancelled" and before.stage != "cancelled":
            games = [
                after.every_table[n]["game"] == table["game"]
                for n, table in before.every_table.items()
                if table["game"]
            ]
            self.ask(
                "organizers-called-off", not after.standings and all(games), "it has places, or a game has changed"
            )
        self._disputes(after)
        self._gone(before, after)
        levels = {seat["level"] for table in after.every_table.values() for seat in table["seats"]}
        self.ask("members-improver", levels <= {None, "improver"}, levels)

    def _log(self, act: Act, before: Snapshot, after: Snapshot) -> None:
        changed, old = before.raw != after.raw, len(before.log)
        if act.refused:
            self.ask("contest-log", not changed, "refused, and something has changed")
            return
        kept = [(a["seq"], a["kind"], a["at"]) for a in before.log] == [
            (a["seq"], a["kind"], a["at"]) for a in after.log[:old]
        ]
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
        due = before.deadlines.get(("next", number - 1))
        early = due is not None and after.rounds[number]["drawn_at"] < due["due_at"]
        self.ask("clock-dates", not early, f"round {number} too early")
        if not after.windows and ("missing", number) in after.deadlines:
            least = after.deadlines["missing", number]["due_at"] - after.rounds[number]["drawn_at"]
            self.ask("members-absent", least == 3 * MINUTE, f"a computer plays after {least}")
        keys, idle = after.drawn_for(number), after.idle(number)
        there = [entry for key in keys for entry in after.there(key)]
        twice = [entry for entry, times in Counter((*there, *idle)).items() if times > 1]
        self.ask("members-odd", not twice, f"{twice} twice in round {number}")
        staying = [entry for entry, row in after.entries.items() if entry in after.seeds or row["since"] > 1]
        if after.format in ("hustle", "swiss"):
            lost = [entry for entry in staying if not after.gone(entry) and entry not in (*there, *idle)]
            self.ask("members-odd", not lost, f"{lost} are nowhere in round {number}")
        met = Counter(frozenset(after.there(key)) for key in after.matches)
        if after.format == "hustle":
            self._hustle(number, after, keys, idle)
        elif after.format == "swiss":
            self._swiss(number, before, after, there, idle)
        elif after.format == "league":
            self.ask("points-no-second-meeting", max(met.values(), default=0) <= 1, f"twice in round {number}")
        elif number > 1:
            levels = cup_levels(before)
            out = [entry for entry in there if levels[entry] < max(levels.values())]
            self.ask("contest-cup", not out, f"{out} had lost, and play in round {number}")

    def _hustle(self, number: int, after: Snapshot, keys: list[Key], idle: list[int]) -> None:
        self.ask("members-odd", not idle, f"{idle} sit out in round {number}")
        steady = all(row["since"] == 1 and row["left_from"] is None for row in after.entries.values())
        climbs, place = after.config.get("movement") == "climb", {e: key[1] for key in keys for e in after.there(key)}
        if steady and not climbs and number < len(after.seeds):
            partners = Counter(frozenset(side) for key in after.matches for side in after.sides(key) if min(side) > 0)
            twice = [sorted(side) for side, times in partners.items() if times > 1]
            self.ask("contest-hustle", not twice, f"partners again in round {number}: {twice}")
        elif steady and climbs and min(place) > 0:
            for key in after.drawn_for(number - 1):
                result = outcome(after, key)
                if result is not None and result.how == "game" and result.winner is not None:
                    for entry in after.sides(key)[result.winner]:
                        up = place.get(entry) == max(0, key[1] - 1)
                        self.ask("contest-move-up", up, f"{entry} won at {key}, and is at table {place.get(entry)}")

    def _swiss(self, number: int, before: Snapshot, after: Snapshot, there: list[int], idle: list[int]) -> None:
        everybody = [*there, *idle]
        self.ask("members-odd", len(idle) == len(everybody) % 2, f"{idle} have a bye, of {len(everybody)}")
        met = {frozenset(after.there(key)) for key in after.matches if key[0] < number}
        again = [key for key in after.drawn_for(number) if frozenset(after.there(key)) in met]
        if len(there) <= MOST_BY_FORCE:
            best = fewest_repeats(there, met) if again else 0
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
            self.ask("clock-downtime", set(shifts.values()) <= fair, f"{shifts} in a downtime of {act.detail}")
        if act.kind != "Redraw" and before.windows:
            shorter = [key for key, shift in shifts.items() if key[0] == "whistle" and shift < 0]
            self.ask("clock-no-shorter", not shorter, f"{shorter} end earlier")
        if act.kind == "advance" and before.paused and not before.final:
            ends = before.row["paused_at"] + (14 * DAY if before.windows else DAY)
            self.ask("clock-pause", after.paused is (after.at < ends), f"paused until {ends}, now {after.at}")

    def _time_up(self, act: Act, before: Snapshot, after: Snapshot) -> None:
        """What is due in a round is done, and not before: computers for those absent, short turns, lost matches."""
        number = before.last_round
        if before.stage != "running" or before.paused or number not in after.rounds:
            return
        was, now = before.rounds[number], after.rounds[number]
        if was["closed"] or was["drawn_at"] != now["drawn_at"]:
            return
        for kind, done, promise in (("missing", "missing", "members-absent"), ("whistle", "whistled", "clock-whistle")):
            if (due := before.deadlines.get((kind, number))) is not None:
                late = after.at >= due["due_at"]
                ok = bool(now[done] or now["closed"]) if late else now[done] == was[done]
                self.ask(promise, ok, f"{kind} of round {number} is due at {due['due_at']}, now {after.at}")
        if before.windows and before.pairs and now["whistled"] and not was["whistled"]:
            for key, side in act.detail.items():
                table, lost = before.tables[key], after.matches[key]["lost"]
                if not table["game"] and not table["cards"] and outcome(before, key) is None and side is not None:
                    self.ask("members-window-end", lost == 1 + side, f"{key}: side {side} did not play, lost is {lost}")

    def _two_missed(self, after: Snapshot) -> None:
        number = after.last_round
        number -= number > 0 and not after.rounds[number]["closed"]
        if after.windows or after.final or number < 2:
            return
        for entry, row in after.entries.items():
            keys = [key for key in after.of(entry) if key[0] in (number - 1, number)]
            results = [outcome(after, key) for key in keys]
            if row["since"] >= number or row["past"] or row["coming"] or len(keys) < 2:
                continue
            if all(result is not None and result.how in ("game", "empty") for result in results):
                for who in after.people(after.members(entry)):
                    sat = all(who in after.tables[key]["sat"] for key in keys)
                    came = any(who in after.tables[key]["cards"] for key in keys)
                    left = after.gone(entry) or who in after.people(after.free(entry))
                    said = f"{who} of {entry} missed {number - 1} and {number}"
                    self.ask("members-two-missed", left or came or not sat, said)

    def _gone(self, before: Snapshot, after: Snapshot) -> None:
        for entry in filter(after.gone, after.entries):
            if entry in before.entries and before.gone(entry):
                new = [key for key in after.of(entry) if key[0] not in before.rounds]
                self.ask("members-leave-both", not new, f"{entry} is out, and in the draw of {new}")
            elif after.pairs and not after.final:
                for key in after.of(entry):
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
            self.ask("organizers-redraw", self.redrawn == 1 and not self._cards(before), f"number {self.redrawn}")

    def _redraw_refused(self, act: Act, before: Snapshot) -> None:
        if act.refused == "contest-cards-played":
            self.ask("organizers-redraw", bool(self._cards(before)), "refused, and nobody has played a card")
        if act.refused == "contest-drawn-again":
            self.ask("organizers-redraw", self.redrawn > 0, "refused as the second, and it is the first")

    def _cards(self, snap: Snapshot) -> list[Key]:
        return [key for key in snap.drawn_for(snap.last_round) if key in snap.tables and snap.tables[key]["cards"]]

    def _ruled_table(self, table: Row, after: Snapshot) -> None:
        now = after.every_table.get(table["id"])
        if now is not None and (None not in table["sat"] or not table["rated"]):
            begun = set(table["sat"]) <= table["cards"] and table["rated"]
            closed = now["status"] != "playing" and not (now["game"] and now["game"]["rated"])
            ok = now["status"] == "playing" if begun else closed or any(seat["away_at"] for seat in table["seats"])
            self.ask("organizers-ruled-table", ok, f"{table['sat']}, {table['cards']}, {now['status']}")

    def _disputes(self, after: Snapshot) -> None:
        open_now = Counter[tuple[int, int, int]]()
        for line in after.log:
            data = line["data"]
            key = (data.get("round", 0), data.get("place", 0))
            if line["kind"] == "undrawn":
                open_now = Counter({each: n for each, n in open_now.items() if each[0] != key[0]})
            for side in (0, 1) if key in after.matches else ():
                if line["kind"] == "ruled":
                    open_now[*key, side] = 0
                elif line["kind"] == "disputed":
                    mine = any(data["player"] in after.members(entry) for entry in after.sides(key)[side] if entry > 0)
                    open_now[*key, side] += mine
        self.ask("members-dispute", max(open_now.values(), default=0) <= 1, dict(open_now))

    def ended(self, after: Snapshot, drawn: set[int]) -> None:
        mine = [mark for mark in after.marks if mark["kind"] in ("played", "judged", "taken_out")]
        until = {mark["until_at"] for mark in mine}
        self.ask("organizers-marks", until <= {after.row["ended_at"] + 7 * DAY}, f"marks until {until}")
        drawn = {each for each in drawn if each > 0} - {
            after.who(p) for e in after.entries.values() for p in numbers(e["coming"])
        }
        played = sum(mark["kind"] == "played" for mark in mine)
        self.ask("organizers-marks", played >= len(drawn), f"{played} marks of {len(drawn)} who played")
        if after.stage == "over":
            cards = {who for table in after.every_table.values() for who in table["cards"]}
            stayed = [
                who
                for entry, row in after.entries.items()
                if not after.gone(entry) and not row["past"] and not row["coming"] and after.of(entry)
                for who in set(after.people(after.members(entry))) - set(after.people(after.free(entry)))
            ]
            marks = sum(mark["kind"] == "missed" for mark in after.marks)
            missed = set(stayed) - cards
            self.ask("members-no-show", marks >= len(missed), f"{marks} marks, {missed} played no card")
