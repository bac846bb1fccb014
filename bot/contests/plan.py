"""What an organiser chooses for a contest: format, rules of its tables, calendar, and who may take part."""

import json
from dataclasses import dataclass, field, replace
from datetime import datetime
from enum import StrEnum
from typing import Any, Final, cast, final

from bot.clock import DAY_MS
from bot.tables.rows import rules_of
from bot.wall_clock import clock_time, days_later, instant
from engine import Refused, Rules, dump_rules
from engine.contest import config as contest_config
from engine.contest.config import Config, Seeding
from engine.contest.formats import FORMATS
from engine.contest.formats.format import ContestFormat

VERSION: Final = 1
"""Of stored plans."""


class FinalPairs(StrEnum):
    """Who plays the final of a season, and with whom: so many of the first in its table."""

    EIGHT = "8-ends"
    """Members, the first with the last."""
    EIGHT_NEXT = "8-next"
    """Members, the first with the second."""
    SIXTEEN = "16-ends"
    SIXTEEN_NEXT = "16-next"
    FOUR_PAIRS = "8-pairs"
    """Those that are pairs in the table."""
    EIGHT_PAIRS = "16-pairs"

    @property
    def members(self) -> int:
        """How many members play."""
        return int(self.value.partition("-")[0])

    @property
    def mode(self) -> str:
        """Who is whose partner: `ends`, `next` or `pairs`."""
        return self.value.partition("-")[2]


LIVE_CLOCK_MS: Final = 30_000
"""Of a turn, unless the organiser chooses another."""
WINDOW_CLOCK_MS: Final = DAY_MS


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class Plan:
    """The choices. Times are milliseconds UTC."""

    config: Config
    rules: Rules
    """Of every table; a hustle's have a fixed number of hands."""
    preset: str
    """Its name; `bot.tables.model.CUSTOM` for others."""
    clock_ms: int
    """Of a turn."""
    starts_at: int
    meant: str = field(default="", compare=False)
    """The start as it was meant: date and time on the clocks of `zone` (ISO 8601); empty for what they show then."""
    zone: str = "UTC"
    """In which times are typed, and in which the windows of a league change (IANA)."""
    language: str = "en"
    description: str = ""
    check_in: bool = True
    """Members of a live contest say before the start that they are there."""
    repeats: bool = False
    """Its end makes the next one: a week later, or the next season."""
    role: int | None = None
    """The role that one needs to sign up."""
    ping_role: int | None = None
    """The role that announcements call."""
    opens: tuple[int, ...] = field(default=(), compare=False)
    """When each round that has been drawn opened, and then when the next one does, as far as is known now: pauses,
    extensions and downtime have moved it. It follows from what is stored (`dates.with_dates`), and is not stored."""
    event: bool = False
    """Whether Discord has an event for it, which members find among the events of the server."""
    nights: int = 0
    """Contests of a series that are a season; 0 for none."""
    final: FinalPairs = FinalPairs.EIGHT
    """Who plays the final of a season."""
    five: bool = False
    """Whether the last match is the best of five games, in a season's final and in a cup of the best of three."""

    @property
    def ends_with_five(self) -> bool:
        """Whether its own last match is the best of five games."""
        return self.five and self.rules.rubber and self.format.knocks_out

    @property
    def of_last_match(self) -> "Plan":
        """The plan by which its last match is played."""
        return replace(self, rules=replace(self.rules, best_of_five=self.ends_with_five))

    @property
    def is_final(self) -> bool:
        """Whether it is the final of a season."""
        return self.config.seeding is Seeding.SEASON

    @property
    def has_seasons(self) -> bool:
        """Whether the series has seasons."""
        return self.repeats and self.nights > 0

    @property
    def meant_at(self) -> datetime:
        """The start as it was meant, on the clocks of the plan's zone: also where it was missed, or is skipped."""
        return datetime.fromisoformat(self.meant) if self.meant else clock_time(self.starts_at, self.zone)

    def starting(self, meant: datetime) -> "Plan":
        """The plan with the start at a date and time of its zone."""
        return replace(self, starts_at=instant(meant, self.zone), meant=meant.isoformat())

    def delay(self, starts_at: int) -> "Plan":
        """The plan with a start that comes later than was meant, which a series forgets."""
        return replace(self, starts_at=starts_at, meant=self.meant_at.isoformat())

    @property
    def format(self) -> ContestFormat:
        """What its format is."""
        return FORMATS[self.config.format]

    @property
    def promotes(self) -> bool:
        """Whether pairs go up and down between the divisions of a league for its next season."""
        return self.repeats and self.format.promotes(self.config)

    @property
    def size(self) -> int:
        """Players of an entrant."""
        return self.format.size


def encode(plan: Plan) -> str:
    """A plan as JSON."""
    found: dict[str, Any] = {"version": VERSION, "config": contest_config.encode(plan.config)}
    found |= {"rules": dump_rules(plan.rules)}
    found |= {name: getattr(plan, name) for name in _PLAIN}
    found |= {"nights": plan.nights, "final": plan.final.value, "five": plan.five}
    found |= {"meant": plan.meant_at.isoformat(), "late": plan.starts_at - instant(plan.meant_at, plan.zone)}
    return json.dumps(found, ensure_ascii=False, sort_keys=True)


def decode(text: str) -> Plan:
    """The opposite of `encode`.

    Raises:
        ValueError: For data of another version or form.
    """
    data = cast("dict[str, Any]", json.loads(text))
    if data.get("version") != VERSION:
        raise ValueError("not a plan of this version")
    plain: dict[str, Any] = {name: data[name] for name in _PLAIN}
    plain |= _start_of(data)
    plain |= {"nights": data.get("nights", 0), "final": FinalPairs(data.get("final", FinalPairs.EIGHT))}
    plain |= {"five": data.get("five", False)}
    return Plan(config=contest_config.decode(data["config"]), rules=rules_of(data["rules"]), **plain)


def _start_of(data: dict[str, Any]) -> dict[str, Any]:
    """The start as it was meant, made an instant by what is known of the zone today, and what it was late."""
    try:
        starts_at = instant(datetime.fromisoformat(data["meant"]), data["zone"]) + data["late"]
    except Refused:  # a zone that this machine does not know
        return {}
    return {"meant": data["meant"], "starts_at": starts_at}


_PLAIN: Final = (
    *("preset", "clock_ms", "starts_at", "zone", "language", "description"),
    *("check_in", "repeats", "role", "ping_role", "event"),
)


def window(plan: Plan, number: int) -> tuple[int, int]:
    """When the round `number`, from 1, opens and closes in a contest played over days.

    Rounds to come have their days one after the other, from the last opening that is known.
    """
    known = plan.opens or (plan.starts_at,)

    def opening(nth: int) -> int:
        last = min(nth, len(known))
        return days_later(known[last - 1], (nth - last) * plan.config.days, plan.zone, plan.meant_at.time())

    return opening(number), opening(number + 1)
