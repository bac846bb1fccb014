"""Laws of what members are shown besides dates of rounds: arrows, "You're in", the next round, times to choose from."""

import itertools
import re
from collections import defaultdict
from dataclasses import dataclass, field

from tests.referee.date_laws import Calendar
from tests.referee.message_laws import Message
from tests.referee.moments import DAY, HOUR, MINUTE
from tests.referee.rows import Event, Record
from tests.referee.scores import divisions
from tests.referee.story import Entry, Story, users_of
from tests.referee.verdicts import Verdicts

IN = re.compile(r"^You’re in\b")
NEXT = re.compile(r"^Round \d+ is over\. The next one opens <t:(\d+)", re.MULTILINE)
LEVELS = {"up": -1, "": 0, "down": 1}
"""By how many divisions an arrow leads down."""
_ROOM = 2 * DAY
"""In so much of a round there is a time to choose."""


@dataclass(frozen=True)
class NextRound:
    """When the round after `number` opens, as members have read it at a time."""

    number: int
    opens: int
    read_at: int


@dataclass
class Shown:
    """What members have read last of a contest."""

    inside: dict[int, bool] = field(default_factory=dict)
    """Who has read to be in, by user, before the next draw; and whether they are to check in yet."""
    pressed: dict[int, int | None] = field(default_factory=dict)
    """Who has checked in for each entrant."""
    following: NextRound | None = None
    arrows: dict[int, tuple[int, str]] = field(default_factory=dict)
    """The division of each entrant from 0, and the arrow, in the last standings."""

    def hear(self, message: Message, record: Record, story: Story, moves: bool, verdicts: Verdicts) -> None:
        """Note what a message promises; `moves` is whether the rules page says that pairs move."""
        if message.purpose == "answer" and IN.search(message.text):
            checks_in = record.live and bool(record.plan["check_in"]) and not story.seeds
            self.inside.update(dict.fromkeys(message.users, checks_in and story.checking_at is None))
        if message.purpose == "me" and (found := NEXT.search(message.text)):
            self.following = NextRound(message.number, 1000 * int(found[1]), message.at)
        if message.purpose == "times":
            _judge_times(message, record, story, verdicts)
        if message.arrows:
            self._judge_arrows(message, record, moves, verdicts)

    def judge_event(self, record: Record, story: Story, event: Event, calendar: Calendar, verdicts: Verdicts) -> None:
        """A decision is as it was shown; `story` is the contest before it."""
        match event.kind:
            case "left" if (
                event.by is not None or story.seeds or _is_gone(record, story.entries[event.data["entrant"]])
            ):
                self._release(record, story.entries[event.data["entrant"]].players)
            case "substituted":
                self._release(record, (event.data["out"],))
                if record.people.get(event.data["out"]) == self.pressed.pop(event.data["entrant"], 0):
                    others = self._of(record, story.entries[event.data["entrant"]].players)
                    self.inside.update(dict.fromkeys(others, True))
            case "checked":
                self.pressed[event.data["entrant"]] = event.by
                self.inside.update(dict.fromkeys(self._of(record, story.entries[event.data["entrant"]].players), False))
            case "checking":
                self.inside = dict.fromkeys(self.inside, True)
            case "seeded":
                self._judge_inside(record, story, set(event.data["order"]), verdicts)
            case "undrawn":
                self.following = None
            case "paired":
                seated = {
                    each
                    for match in event.data["matches"]
                    for side in match.values()
                    if isinstance(side, list)
                    for each in side
                }
                self._judge_inside(record, story, seated | {*event.data.get("idle", ())}, verdicts)
                self._judge_next(story, event, calendar, verdicts)
            case _:
                pass

    def _release(self, record: Record, players: tuple[int, ...]) -> None:
        """Some have left, or hear that they are out."""
        for user in self._of(record, players):
            del self.inside[user]

    def _of(self, record: Record, players: tuple[int, ...]) -> list[int]:
        """The accounts with which some players have read to be in."""
        theirs = {record.same(user) for user in users_of(record, players)}
        return [user for user in self.inside if record.same(user) in theirs]

    def _judge_inside(self, record: Record, story: Story, drawn: set[int], verdicts: Verdicts) -> None:
        """Whoever has read to be in takes part, but for a check-in that was still to come."""
        there = {
            record.same(record.people.get(player, 0))
            for entry in story.entries.values()
            for player in entry.players
            if entry.number in drawn
        }
        known = {record.same(user) for user in record.people.values()}
        for user, asked in self.inside.items():
            if not asked and record.same(user) in known:
                verdicts.judge("you're in", record.same(user) in there, "a member read to be in, and is not drawn")
        self.inside.clear()

    def _judge_next(self, story: Story, event: Event, calendar: Calendar, verdicts: Verdicts) -> None:
        told, self.following = self.following, None
        if told is None or told.number + 1 != event.data["round"]:
            return
        lost = calendar.time_lost(story, told.read_at, event.at)
        late = event.at - told.opens
        name = f"round {event.data['round']} opens {late / MINUTE:.0f} minutes after it was to open"
        verdicts.judge("next round", -MINUTE <= late <= lost + HOUR, name)

    def _judge_arrows(self, message: Message, record: Record, moves: bool, verdicts: Verdicts) -> None:
        """The first of a division go up and the last go down, where the rules page says so; else there are none."""
        tables = defaultdict[int, list[int]](list)
        for row in message.rows:
            tables[row.division].append(row.entrant)
        order = [tables[number] for number in sorted(tables)]
        wanted = dict[int, str]()
        for upper, lower in itertools.pairwise(order) if moves else ():
            moving = min(record.config["moving"], len(upper) // 2, len(lower) // 2)
            wanted |= dict.fromkeys(lower[:moving], "up") | dict.fromkeys(upper[len(upper) - moving :], "down")
        for row, arrow in zip(message.rows, message.arrows, strict=True):
            expected = wanted.get(row.entrant, "")
            verdicts.judge("arrows", arrow == expected, f"{arrow or 'none'} at {row.entrant}, not {expected or 'none'}")
        self.arrows = {
            row.entrant: (sorted(tables).index(row.division), arrow)
            for row, arrow in zip(message.rows, message.arrows, strict=True)
        }

    def judge_season(self, before: Record, old: Story, now: Record, new: Story, verdicts: Verdicts) -> None:
        """Pairs are in the division to which their arrows pointed, where all of them, and nobody else, come again."""

        def people(record: Record, entry: Entry) -> frozenset[int]:
            return frozenset(record.same(record.people[player]) for player in entry.players)

        shown = {people(before, old.entries[number]): where for number, where in self.arrows.items()}
        level = {
            people(now, new.entries[number]): nth
            for nth, members in enumerate(divisions(now, new))
            for number in members
        }
        if new.by_hand or shown.keys() != level.keys():
            return
        for pair, (division, arrow) in shown.items():
            wanted = division + LEVELS[arrow]
            verdicts.judge(
                "arrows",
                level[pair] == wanted,
                f"{arrow or 'no arrow'} from division {division + 1} to {level[pair] + 1}",
            )


def _is_gone(record: Record, entry: Entry) -> bool:
    """Whether somebody of an entry has had everything deleted: before the draw that is as if they left."""
    return any(record.people.get(player, 0) < 0 for player in entry.players)


def _judge_times(message: Message, record: Record, story: Story, verdicts: Verdicts) -> None:
    """The times to choose from are in what is left of the round, to its end."""
    due = record.deadlines.get(("whistle", len(story.rounds)))
    if due is None or message.number != len(story.rounds):
        return
    for at in message.stamps:
        verdicts.judge("offered times", message.at < at < due, f"a time {(at - due) / HOUR:.1f} h after the end")
    left = due - message.at
    if left > _ROOM:
        last = max(message.stamps, default=message.at)
        verdicts.judge(
            "offered times", due - last <= max(_ROOM, left // 5), f"none in the last {(due - last) / HOUR:.0f} h"
        )
