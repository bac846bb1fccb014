"""Draws forged presses, and compares what they changed in the database with what they may change."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import cycle, islice
from random import Random
from typing import TYPE_CHECKING, Any, Final

from bot.contests.fields import Field
from bot.panels.contests.manage import Task
from tests.cogs.league.matrix.may import AS_PLAYER, ASKED, NOTHING, RULES, STAGES, STANDINGS, allowed

if TYPE_CHECKING:
    from pathlib import Path

    from tests.cogs.league.matrix.scene import Scene

NO_CONTEST: Final = (0, 999, 2**53 - 1, 2**63 - 1, 2**63, 10**20 - 1)
_SEEN: Final = (0, 1, 2, 7, 10**9, 10**10 - 1)
_INDICES: Final = (0, 0, 1, 2, 3, 7, 21, 999_999)
_TYPED: Final = (
    *("", "0", "1", "3", "1:0", "1:0:1", "1:1", "9:9:9", "-1", "9" * 20, "10:0", "cheater", "2027-01-20 20:00", "2-8"),
    *(task.value for task in Task),
    *(field.value for field in Field),
    *("yes", "no", "600000", "86400000", "1800000000000"),
)
CARRIERS: Final = ("bower", "bowermenu", "bowermodal")


@dataclass(frozen=True)
class Forged:
    """A press that no panel has offered."""

    verb: str
    standing: str
    stage: str
    carrier: str
    subject: int
    seen: int
    index: int
    values: tuple[str, ...]
    contest: int
    """The contest that it is about; of commentary `subject` is a table of it."""
    picked: tuple[int, ...] = ()
    """Members, roles or channels chosen in a menu that Discord fills."""

    @property
    def custom_id(self) -> str:
        return f"{self.carrier}:{self.verb}:{self.subject}:{self.seen}:{self.index}"


def draw(scene: Scene, count: int, dice: Random, verbs: Sequence[str] = tuple(RULES)) -> list[Forged]:
    """So many presses: each verb, standing and stage as often as any other, in an order by lot."""

    def spread(values: Sequence[str]) -> list[str]:
        found = list(islice(cycle(values), count))
        dice.shuffle(found)
        return found

    each = zip(spread(verbs), spread(STANDINGS), spread(STAGES), spread(CARRIERS), strict=True)
    return [_press(scene, dice, *one) for one in each]


def _press(scene: Scene, dice: Random, verb: str, standing: str, stage: str, carrier: str) -> Forged:
    at_table = verb.startswith("commentary")
    known = scene.tables if at_table else scene.contests
    subject = known.get(stage, dice.choice(NO_CONTEST))
    contest = scene.contests.get(stage, subject)
    members = [each.id for each in scene.members.values()]
    pool = dice.choice((members, members, list(scene.roles), list(scene.channels)))
    picked = tuple(dice.sample(pool, dice.choice((1, 1, 2)))) if dice.random() < 0.4 else ()
    values = tuple(map(str, picked)) or (dice.choice(_TYPED),)
    seen = dice.choice(scene.questions if verb in ASKED and dice.random() < 0.8 else _SEEN)
    return Forged(verb, standing, stage, carrier, subject, seen, dice.choice(_INDICES), values, contest, picked)


@dataclass(frozen=True)
class Stored:
    """What the database holds of contests."""

    contests: Mapping[int, tuple[Any, ...]]
    """Guild, channel, organiser."""
    players: Mapping[tuple[int, int], tuple[Any, ...]]
    """User, whom they have asked, whether they look for a partner and offer, by contest and player."""
    events: Mapping[tuple[int, int], tuple[Any, ...]]
    """Kind, data, author."""
    slots: frozenset[tuple[Any, ...]]
    settings: tuple[Any, ...]


def read(file: Path) -> Stored:
    """The rows, read beside the bot."""
    with sqlite3.connect(f"file:{file}?mode=ro", uri=True) as found:
        contests = {
            row[0]: row[1:] for row in found.execute("SELECT id, guild_id, channel_id, created_by FROM contests")
        }
        players = {
            (row[0], row[1]): row[2:]
            for row in found.execute(
                "SELECT contest_id, player, user_id, invited, looking, offers FROM contest_players"
            )
        }
        events = {
            (row[0], row[1]): row[2:]
            for row in found.execute("SELECT contest_id, seq, kind, data, by_id FROM contest_events")
        }
        slots = frozenset(found.execute("SELECT contest_id, round, place, player, slot_at FROM contest_slots"))
        settings = tuple(found.execute("SELECT * FROM servers"))
    found.close()
    return Stored(contests, players, events, slots, settings)


def violations(press: Forged, user: int, guild: int, before: Stored, after: Stored, *, asked: bool) -> Iterator[str]:
    """What a press changed and may not have; `asked`: the presser was asked the question whose number it carries."""
    rule = allowed(press.verb, press.standing, press.stage)
    mine = {player for (contest, player), row in before.players.items() if contest == press.contest and row[0] == user}
    if press.verb in AS_PLAYER and not mine & _entered(before, press.contest):
        rule = NOTHING
    if press.verb in ASKED and not asked:
        rule = NOTHING
    for contest in after.contests.keys() - before.contests.keys():
        if "drafts" not in rule.rows or after.contests[contest][0::2] != (guild, user):
            yield f"a contest in server {after.contests[contest][0]}"
    for contest, row in before.contests.items():
        if after.contests.get(contest) != row and not ("channel" in rule.rows and contest == press.contest):
            yield f"channel or organiser of contest {contest}"
    for (contest, seq), row in after.events.items():
        if (contest, seq) in before.events or contest not in before.contests:
            continue
        if contest != press.contest or row[0] not in rule.events or row[2] not in (user, None):
            yield f"event {row[0]} of contest {contest} by {row[2]}"
    if before.events.keys() - after.events.keys():
        yield "events are gone"
    for place, row in after.players.items():
        known = before.players.get(place)
        if known != row and not _may_row(press, rule.rows, user, mine, place, known, row, before):
            yield f"player {place} from {known} to {row}"
    for contest, _, _, player, _ in before.slots ^ after.slots:
        if "slots" not in rule.rows or contest != press.contest or player not in mine:
            yield f"times of player {player} in contest {contest}"
    if after.settings != before.settings:
        yield "settings of a server"


def _may_row(
    press: Forged,
    rows: frozenset[str],
    user: int,
    mine: set[int],
    place: tuple[int, int],
    known: tuple[Any, ...] | None,
    row: tuple[Any, ...],
    before: Stored,
) -> bool:
    contest, player = place
    if contest != press.contest:
        return False
    asked_me = known is not None and known[1] in mine
    return (
        ("own" in rows and row[0] == user)
        or ("picked" in rows and row[0] in press.picked)
        or ("asker" in rows and asked_me)
        or ("partner" in rows and any(mine & pair and player in pair for pair in _pairs(before, contest)))
        or ("offering" in rows and known is not None and bool(known[3]))
    )


def _pairs(stored: Stored, contest: int) -> Iterator[set[int]]:
    """The players of each entry, with all who ever played in it."""
    found: dict[int, set[int]] = {}
    for (of, _), (kind, data, _) in sorted(stored.events.items()):
        if of == contest and kind in ("joined", "substituted"):
            event = json.loads(data)
            players = event["players"] if kind == "joined" else [event["into"]]
            found.setdefault(event["entrant"], set()).update(players)
    yield from found.values()


def _entered(stored: Stored, contest: int) -> set[int]:
    return {player for pair in _pairs(stored, contest) for player in pair}
