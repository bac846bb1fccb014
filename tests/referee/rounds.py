"""Rounds, the clock, rulings and the log: asked of each act and of what is stored after it."""

from collections import Counter
from dataclasses import dataclass, field
from typing import Final, final

from tests.referee.arithmetic import count, cup_levels, fewest_repeats, outcome
from tests.referee.book import Act, Book
from tests.referee.rows import Key, Row, Snapshot, numbers

MINUTE: Final = 60_000
DAY: Final = 24 * 60 * MINUTE
UNLOGGED: Final = ("Join", "Invite", "Decline", "Offer", "Leave")
"""Acts of members of which only what they come to is in the log: known."""
MOST_BY_FORCE: Final = 10
"""Entries of which every draw is tried."""


@final
@dataclass
class Rounds:
    """What has moved the clock since a round was drawn."""

    book: Book
    redrawn: int = 0
    forgot: bool = False
    """Whether somebody's data was deleted: at whose tables another computer is known to sit."""
    ruled: list[Row] = field(default_factory=list[Row])
    """Tables at play whose matches were ruled on just now."""
    moved: dict[int, int] = field(default_factory=dict[int, int])
    """By how much pauses and downtime have moved the first minutes of a round, at most."""

    def see(self, act: Act, before: Snapshot, after: Snapshot) -> None:
        self._log(act, before, after)
        self._draw_stands(act, before, after)
        for number in sorted(set(after.rounds) - set(before.rounds)):
            self._opened(number, before, after)
        self._clock(act, before, after)
        if not act.refused:
            self._ruled(act, before, after)
        elif act.kind == "Redraw":
            self._redraw_refused(act, before)
        if act.kind == "advance":
            for table in self.ruled:
                self._ruled_table(table, after)
            self.ruled.clear()
            self._absent(before, after)
            self._window_end(act, before, after)
            self._two_missed(before, after)
        self._called_off(act, before, after)
        self._disputes(after)
        self._gone(before, after)
        self.forgot |= act.kind == "forget"
        for table in after.every_table.values():
            levels = {seat["level"] for seat in table["seats"] if seat["level"] is not None}
            ask = self.book.ask_known if self.forgot else self.book.ask
            ask("members-improver", levels <= {"improver"}, levels)

    def _log(self, act: Act, before: Snapshot, after: Snapshot) -> None:
        if act.refused:
            self.book.ask("contest-log", before.raw == after.raw, "refused, and something has changed")
            return
        kept = [(line["seq"], line["kind"], line["at"]) for line in before.log]
        now = [(line["seq"], line["kind"], line["at"]) for line in after.log]
        self.book.ask("contest-log", now[: len(kept)] == kept, "a line has gone")
        new = after.log[len(kept) :]
        if act.command is not None and before.raw != after.raw:
            mine = [line for line in new if line["by_id"] == act.user and line["at"] == after.at]
            ask = self.book.ask_known if act.kind in UNLOGGED and not new else self.book.ask
            ask("contest-log", bool(mine), f"{act.kind} has no line")
        if act.kind == "advance":
            what = ("stage", "paused_at", "seeds")
            changed = any(before.row[each] != after.row[each] for each in what) or before.rounds != after.rounds
            self.book.ask("contest-log", not changed or bool(new), "the clock did something without a line")

    def _draw_stands(self, act: Act, before: Snapshot, after: Snapshot) -> None:
        if act.kind == "Redraw" or after.row["undrawn"] != before.row["undrawn"]:
            return
        for key in before.matches:
            same = key in after.matches and before.sides(key) == after.sides(key)
            self.book.ask("points-draw-stands", same, f"match {key} has changed")

    def _opened(self, number: int, before: Snapshot, after: Snapshot) -> None:
        earlier = [row for each, row in after.rounds.items() if each < number]
        self.book.ask(
            "clock-next-round", all(row["closed"] for row in earlier), f"round {number} before {number - 1} ended"
        )
        due = before.deadlines.get(("next", number - 1))
        if due is not None:
            self.book.ask("clock-dates", after.rounds[number]["drawn_at"] >= due["due_at"], f"round {number} too early")
        self.moved[number] = 0
        idle, keys = numbers(after.rounds[number]["idle"]), [key for key in after.matches if key[0] == number]
        seated = [entry for key in keys for side in after.sides(key) for entry in side]
        there = [entry for entry in seated if entry > 0]
        self.book.ask("members-odd", len(set(seated)) == len(seated), f"somebody twice in round {number}")
        self.book.ask("members-odd", not set(there) & set(idle), f"idle, and in a match of round {number}")
        if after.format == "hustle":
            self._hustle(number, after, keys, idle)
        elif after.format == "swiss":
            self._swiss(number, before, after, keys, idle)
        elif after.format == "league":
            met = Counter(frozenset((*after.sides(k)[0], *after.sides(k)[1])) for k in after.matches)
            self.book.ask("points-no-second-meeting", max(met.values(), default=0) <= 1, f"twice in round {number}")
        elif number > 1:
            levels = cup_levels(before)
            out = [entry for entry in there if levels[entry] < max(levels.values())]
            self.book.ask("contest-cup", not out, f"{out} had lost, and play in round {number}")

    def _hustle(self, number: int, after: Snapshot, keys: list[Key], idle: list[int]) -> None:
        self.book.ask("members-odd", not idle, f"{idle} sit out in round {number}")
        computers = {key[1] for key in keys for side in after.sides(key) for entry in side if entry <= 0}
        last = max(key[1] for key in keys)
        self.book.ask_known(
            "members-odd", computers <= {last}, f"computers at table {sorted(computers)}, the last is {last}"
        )
        steady = all(row["since"] == 1 and row["left_from"] is None for row in after.entries.values())
        partners = Counter(frozenset(side) for key in after.matches for side in after.sides(key) if min(side) > 0)
        drawn = numbers(after.row["seeds"])
        if after.config.get("movement") != "climb":
            if steady and number < len(drawn):
                twice = [sorted(side) for side, times in partners.items() if times > 1]
                ask = self.book.ask_known if len(drawn) == 4 and after.windows else self.book.ask
                ask("contest-hustle", not twice, f"partners again in round {number} of {len(drawn)}: {twice}")
        elif number > 1 and steady and not computers:
            self._moved_up(number, after, keys)

    def _moved_up(self, number: int, after: Snapshot, keys: list[Key]) -> None:
        place = {entry: key[1] for key in keys for side in after.sides(key) for entry in side}
        for key in [key for key in after.matches if key[0] == number - 1]:
            result = outcome(after, key)
            if result is not None and result.how == "game" and result.winner is not None:
                for entry in after.sides(key)[result.winner]:
                    up = place.get(entry) == max(0, key[1] - 1)
                    self.book.ask("contest-move-up", up, f"{entry} won at {key}, and is at table {place.get(entry)}")

    def _swiss(self, number: int, before: Snapshot, after: Snapshot, keys: list[Key], idle: list[int]) -> None:
        here = [entry for key in keys for side in after.sides(key) for entry in side]
        there = sorted((*here, *idle))
        self.book.ask("members-odd", len(idle) == len(there) % 2, f"{idle} have a bye, of {len(there)}")
        met = {frozenset((*after.sides(k)[0], *after.sides(k)[1])) for k in after.matches if k[0] < number}
        again = [key for key in keys if frozenset((*after.sides(key)[0], *after.sides(key)[1])) in met]
        if len(here) <= MOST_BY_FORCE:
            best = 0 if not again else fewest_repeats(here, met)
            self.book.ask("points-no-second-meeting", len(again) <= best, f"{again} again, {best} would do")
        byes = Counter(e for each, row in after.rounds.items() if each < number for e in numbers(row["idle"]))
        points, seeds = count(before).points, numbers(after.row["seeds"])
        for entry in idle:
            fewest = min(byes[each] for each in there)
            self.book.ask("points-bye", byes[entry] == fewest, f"{entry} again in round {number}")
            rivals = [each for each in there if byes[each] == fewest]
            if number == 1:
                self.book.ask("points-bye", entry == seeds[-1], f"{entry} is not the last seed")
            elif all(e in points for e in rivals):
                lowest = min(points[each] for each in rivals)
                self.book.ask("points-bye", points[entry] == lowest, f"{entry} is not the lowest in round {number}")

    def _clock(self, act: Act, before: Snapshot, after: Snapshot) -> None:
        if act.refused:
            return
        both = [key for key in before.deadlines if key in after.deadlines]
        shifts = {key: after.deadlines[key]["due_at"] - before.deadlines[key]["due_at"] for key in both}
        if act.kind == "Resume":
            lasted = after.at - before.row["paused_at"]
            self.book.ask("clock-pause", set(shifts.values()) <= {lasted}, f"{shifts} in a pause of {lasted}")
            self._first_minutes(lasted)
        if act.kind == "Extend" and act.command is not None and after.rounds:
            whistle = shifts.get(("whistle", after.last_round))
            if whistle is not None and before.deadlines["whistle", after.last_round]["due_at"] >= after.at:
                self.book.ask("clock-extend", whistle == act.command.ms, f"{whistle} of {act.command.ms}")
        if act.kind == "downtime" and before.row["paused_at"] is None and not before.final:
            expected = act.detail if act.detail > 10 * MINUTE else None
            for key, shift in shifts.items():
                ok = shift == expected if expected else shift in (0, act.detail)
                self.book.ask("clock-downtime", ok, f"{key} moved by {shift} in a downtime of {act.detail}")
            self._first_minutes(act.detail)
        if act.kind != "Redraw" and before.windows:
            shorter = [key for key, shift in shifts.items() if key[0] == "whistle" and shift < 0]
            self.book.ask("clock-no-shorter", not shorter, f"{shorter} end earlier")
        if act.kind == "advance" and before.row["paused_at"] is not None and not before.final:
            ends = before.row["paused_at"] + (14 * DAY if before.windows else DAY)
            on = after.row["paused_at"] is None
            self.book.ask(
                "clock-pause", on is (after.at >= ends), f"paused until {ends}, now {after.at}, goes on: {on}"
            )
            self._first_minutes(after.at - before.row["paused_at"] if on else 0)

    def _first_minutes(self, by: int) -> None:
        for number in self.moved:
            self.moved[number] += by

    def _absent(self, before: Snapshot, after: Snapshot) -> None:
        number = before.last_round
        if not number or before.windows or before.row["paused_at"] is not None or after.final:
            return
        row, now = after.rounds.get(number), after.at
        if row is None or row["drawn_at"] != before.rounds[number]["drawn_at"]:
            return
        least = row["drawn_at"] + 3 * MINUTE
        if row["missing"] and not before.rounds[number]["missing"]:
            self.book.ask("members-absent", now >= least, f"after {now - row['drawn_at']} ms in round {number}")
        if not row["closed"] and now >= least + self.moved.get(number, 0):
            self.book.ask("members-absent", bool(row["missing"]), f"nobody plays for those absent in round {number}")

    def _window_end(self, act: Act, before: Snapshot, after: Snapshot) -> None:
        number, turns = before.last_round, act.detail or {}
        due = before.deadlines.get(("whistle", number))
        running = (
            before.stage == "running"
            and before.row["paused_at"] is None
            and after.row["undrawn"] == before.row["undrawn"]
        )
        if due is None or not running or before.rounds[number]["closed"]:
            return
        if after.at >= due["due_at"]:
            up = after.rounds[number]["whistled"] or after.rounds[number]["closed"]
            self.book.ask("clock-whistle", bool(up), f"the time of round {number} is up")
        if (
            not before.windows
            or before.format == "hustle"
            or before.rounds[number]["whistled"]
            or not after.rounds[number]["whistled"]
        ):
            return
        for key, side in turns.items():
            table = before.tables.get(key)
            if table is None or table["game"] or table["cards"] or outcome(before, key) is not None or side is None:
                continue
            lost = after.matches[key]["lost"]
            self.book.ask("members-window-end", lost == 1 + side, f"{key}: side {side} did not play, lost is {lost}")

    def _two_missed(self, before: Snapshot, after: Snapshot) -> None:
        number = after.last_round if after.rounds and after.rounds[after.last_round]["closed"] else after.last_round - 1
        if after.windows or after.final or number < 2:
            return
        for entry, row in after.entries.items():
            if row["since"] > number - 1 or row["past"] or row["coming"]:
                continue
            keys = [
                k
                for k in after.matches
                if k[0] in (number - 1, number) and entry in (*after.sides(k)[0], *after.sides(k)[1])
            ]
            if len(keys) < 2 or any((r := outcome(after, k)) is None or r.how not in ("game", "empty") for k in keys):
                continue
            for player in after.members(entry):
                if player not in after.players or after.players[player]["user_id"] < 0:
                    continue
                person = after.who(player)
                sat = all(
                    any(s["user_id"] and after.person(s["user_id"]) == person for s in after.tables[k]["seats"])
                    for k in keys
                )
                came = any(person == after.person(user) for k in keys for user in after.tables[k]["cards"])
                if sat and not came:
                    left = player in numbers(row["free"]) or row["left_from"] is not None
                    self.book.ask("members-two-missed", left, f"{person} of {entry} missed {number - 1} and {number}")

    def _gone(self, before: Snapshot, after: Snapshot) -> None:
        for entry, row in after.entries.items():
            if row["left_from"] is None and not row["out"]:
                continue
            was = before.entries.get(entry)
            new = [n for n in after.drawn_in(entry) if n not in before.rounds]
            if was is not None and (was["out"] or was["left_from"] is not None):
                back = after.format == "hustle" and row["left_from"] is None
                self.book.ask("members-leave-both", back or not new, f"{entry} is out, and in the draw of {new}")
            elif after.pairs and not after.final:
                for key in [k for k in after.matches if entry in (*after.sides(k)[0], *after.sides(k)[1])]:
                    side = int(entry in after.sides(key)[1])
                    at_play = key in before.matches and outcome(before, key) is None
                    if at_play and not before.rounds[key[0]]["closed"]:
                        result = outcome(after, key)
                        lost = result is not None and result.winner != side
                        self.book.ask("members-leave-both", lost, f"{entry} went, and has not lost {key}")

    def _ruled(self, act: Act, before: Snapshot, after: Snapshot) -> None:
        command = act.command
        if act.kind == "Adjust":
            match = after.matches[command.round, command.place]
            now = None if match["north_points"] is None else (match["north_points"], match["east_points"])
            self.book.ask("organizers-rulings", now == command.points, f"{now} of {command.points}")
        elif act.kind == "Forfeit":
            result = outcome(after, (command.round, command.place))
            lost = result is not None and result.winner == 1 - command.side
            self.book.ask("organizers-rulings", lost, f"awarded against {command.side}: {result}")
        elif act.kind == "Disqualify":
            self.book.ask("organizers-rulings", bool(after.entries[command.entrant]["out"]), "not taken out")
        elif act.kind == "Redraw":
            self.redrawn += 1
            cards = [key for key in before.tables if key[0] == before.last_round and before.tables[key]["cards"]]
            self.book.ask(
                "organizers-redraw", self.redrawn == 1 and not cards, f"number {self.redrawn}, cards at {cards}"
            )
        if act.kind == "Forfeit" or (act.kind == "Adjust" and command.points is not None):
            table = before.tables.get((command.round, command.place))
            if table is not None and table["status"] == "playing":
                self.ruled.append(table)

    def _redraw_refused(self, act: Act, before: Snapshot) -> None:
        cards = [key for key in before.tables if key[0] == before.last_round and before.tables[key]["cards"]]
        if act.refused == "contest-cards-played":
            self.book.ask("organizers-redraw", bool(cards), "refused, and nobody has played a card")
        if act.refused == "contest-drawn-again":
            self.book.ask("organizers-redraw", self.redrawn > 0, "refused as the second, and it is the first")

    def _ruled_table(self, table: Row, after: Snapshot) -> None:
        users = [seat["user_id"] for seat in table["seats"]]
        begun = None not in users and set(users) <= table["cards"] and table["rated"]
        idle = None in users or not set(users) <= table["cards"] or not table["rated"]
        now = after.every_table.get(table["id"])
        if begun and now is not None:
            self.book.ask(
                "organizers-ruled-table", now["status"] == "playing", f"the begun table {now['id']} was closed"
            )
        elif idle and now is not None:
            rated = now["game"] is not None and now["game"]["rated"]
            closed = now["status"] != "playing" and not rated
            away = table["cards"] and any(seat["away_at"] for seat in table["seats"])
            ask = self.book.ask_known if away else self.book.ask
            ask("organizers-ruled-table", closed, f"table {now['id']} goes on: {now['status']}")

    def _called_off(self, act: Act, before: Snapshot, after: Snapshot) -> None:
        if after.stage == "cancelled" and before.stage != "cancelled":
            self.book.ask("organizers-called-off", not after.standings, "it has places")
            kept = {t: row["game"] for t, row in before.every_table.items() if row["game"]}
            same = all(after.every_table[t]["game"] == game for t, game in kept.items())
            self.book.ask("organizers-called-off", same, "a game has changed")
        _ = act

    def _disputes(self, after: Snapshot) -> None:
        open_now = Counter[tuple[int, int, int]]()
        for line in after.log:
            data = line["data"]
            if line["kind"] == "ruled":
                for side in (0, 1):
                    open_now[data["round"], data["place"], side] = 0
            elif line["kind"] == "undrawn":
                open_now = Counter({k: n for k, n in open_now.items() if k[0] != data["round"]})
            elif line["kind"] == "disputed" and (data["round"], data["place"]) in after.matches:
                sides = after.sides((data["round"], data["place"]))
                mine = [s for s in (0, 1) if any(data["player"] in after.members(e) for e in sides[s] if e > 0)]
                for side in mine:
                    open_now[data["round"], data["place"], side] += 1
        if open_now:
            self.book.ask("members-dispute", max(open_now.values()) <= 1, dict(open_now))

    def ended(self, after: Snapshot, drawn: set[int]) -> None:
        until = {mark["until_at"] for mark in after.marks if mark["kind"] in ("played", "judged", "taken_out")}
        self.book.ask("organizers-marks", until <= {after.row["ended_at"] + 7 * DAY}, f"marks until {until}")
        played = [mark for mark in after.marks if mark["kind"] == "played"]
        self.book.ask("organizers-marks", len(played) >= len(drawn), f"{len(played)} marks of {len(drawn)} who played")
        if after.stage == "over":
            missed = {
                after.who(p)
                for e, row in after.entries.items()
                if row["left_from"] is None and not row["past"] and not row["coming"] and after.drawn_in(e)
                for p in after.members(e)
                if p in after.players and p not in numbers(row["free"]) and after.players[p]["user_id"] > 0
                if not any(after.person(u) == after.who(p) for t in after.every_table.values() for u in t["cards"])
            }
            marks = [mark for mark in after.marks if mark["kind"] == "missed"]
            self.book.ask("members-no-show", len(marks) >= len(missed), f"{len(marks)} marks, {missed} played no card")
