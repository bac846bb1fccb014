"""A finished game with all that an export may contain, and as a file: JSON, or its log (docs/exports.md)."""

import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from datetime import UTC, datetime
from enum import StrEnum
from typing import Any, Final, final

import engine as e
from bot.history.replay import RecordedHand, split_into_hands
from bot.store.files import format_time
from bot.tables.model import Sitter, Table
from bot.tables.rows import Sitting
from bot.user_text import tidy
from engine import Action, Seat, fairness, load
from engine.codec import trump_text


@final
@dataclass(frozen=True, slots=True)
class Logged:
    """A line of the log; `at` is in milliseconds UTC; `by_member` is false for a computer's action."""

    line: str
    at: int
    by_member: bool


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class GameRecord:
    """A finished game. `table` has the players at the end. All of it is open to the members of its server."""

    table: Table
    secret: bytes = field(repr=False)
    log: tuple[Logged, ...] = field(repr=False)
    sittings: tuple[Sitting, ...] = field(repr=False)
    """In the order in which the players sat down."""

    @property
    def actions(self) -> tuple[Action, ...]:
        """The log as actions."""
        return tuple([load(each.line) for each in self.log])

    def seats_of(self, user: int) -> tuple[Seat, ...]:
        """The seats that a member sat in, in ascending order."""
        return tuple(sorted({each.seat for each in self.sittings if each.user == user}))


def iso(milliseconds: int | None) -> str:
    """A time in UTC as ISO 8601 has it, to the second; empty for none.

    >>> iso(1_700_000_000_000)
    '2023-11-14T22:13:20Z'
    """
    if milliseconds is None:
        return ""
    return datetime.fromtimestamp(milliseconds // 1000, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


def as_log(record: GameRecord) -> str:
    """The log under a head of comments; with it anyone can replay the game and check its deals."""
    return "\n".join([*_log_head(record), *(each.line for each in record.log)]) + "\n"


def _log_head(record: GameRecord) -> Iterator[str]:
    table = record.table
    yield "# bower log 1"
    yield f"# table {table.id}"
    yield f"# ended {format_time(table.ended_at or 0)} {table.status.value}"
    yield f"# preset {table.preset}"
    yield f"# rules {e.dump_rules(table.rules)}"
    yield f"# secret {record.secret.hex()}"
    for seat, sitter in enumerate(table.seats):
        if sitter is not None:
            yield f"# seat {seat} {'computer' if sitter.is_computer else 'member'} {tidy(sitter.name)}"
            if sitter.is_computer:
                yield f"# level {seat} {table.level_at(seat)}"


NAME: Final = "bower game"
VERSION: Final = 1


def as_json(record: GameRecord, own: int | None = None) -> dict[str, Any]:
    """The game ready for `json.dumps`, without Discord ids. `own` is a member whose seats are marked."""
    table, rules, actions = record.table, record.table.rules, record.actions
    seen = e.view(e.replay(rules, actions), None)
    checks = dict.fromkeys(fairness.verify(rules, record.secret, actions))
    return {
        "format": NAME,
        "version": VERSION,
        "game": table.id,
        "started": iso(table.started_at),
        "ended": iso(table.ended_at),
        "status": table.status.value,
        "preset": table.preset,
        "rules": asdict(rules),
        "seats": [_seat(record, seat, sitter, own) for seat, sitter in enumerate(table.seats)],
        "sittings": [
            {"seat": each.seat, "since": each.since, "name": each.name, "member": each.user is not None}
            for each in record.sittings
        ],
        "winner": seen.winner,
        "scores": seen.scores,
        "games": seen.games,
        "pots": seen.pots,
        "hands": [result for hand in split_into_hands(rules, actions) if (result := _hand_fields(hand)) is not None],
        "log": [{"line": each.line, "at": each.at, "member": each.by_member} for each in record.log],
        "secret": record.secret.hex(),
        "deals": [{"hand": each.number, "commitment": each.commitment, "fair": each.fair} for each in checks],
    }


def _seat(record: GameRecord, seat: int, sitter: Sitter | None, own: int | None) -> dict[str, Any]:
    computer = sitter is not None and sitter.is_computer
    told: dict[str, Any] = {
        "seat": seat,
        "side": record.table.rules.side_of(seat),
        "name": "" if sitter is None else sitter.name,
        "member": sitter is not None and not computer,
        "level": record.table.level_at(seat).value if computer else None,
    }
    return told if own is None else {**told, "own": seat in record.seats_of(own)}


def _hand_fields(hand: RecordedHand) -> dict[str, Any] | None:
    result = hand.chapter.result
    if result is None:
        return None
    contract = result.contract
    return {
        "number": result.number,
        "dealer": result.dealer,
        "maker": None if contract is None else contract.maker,
        "trump": None if contract is None else trump_text(contract.trump),
        "round": None if contract is None else contract.round,
        "alone": None if contract is None else contract.lone_maker,
        "lone_defender": None if contract is None else contract.lone_defender,
        "outcome": result.outcome.value,
        "tricks": result.tricks,
        "points": result.points,
        "scores": hand.chapter.scores,
    }


class FileFormat(StrEnum):
    """The formats of one game; each is a choice of `/game export` (`export-format-…`)."""

    JSON = "json"
    LOG = "log"


@final
@dataclass(frozen=True, slots=True)
class Export:
    """A file. Its name reveals nothing about the players."""

    name: str
    content: bytes


def export_game(record: GameRecord, wanted: FileFormat, own: int | None = None) -> Export:
    """A game as a file. JSON marks a member's `own` seats."""
    is_json = wanted is FileFormat.JSON
    text = json.dumps(as_json(record, own), ensure_ascii=False, indent=1) + "\n" if is_json else as_log(record)
    return Export(f"bower-{record.table.id}.{wanted}", text.encode())
