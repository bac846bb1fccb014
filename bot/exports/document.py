"""A game as JSON; its fields are in docs/exports.md."""

import json
from dataclasses import asdict
from typing import Any, Final

from bot.exports.record import GameRecord, iso
from bot.history.replay_steps import RecordedHand, split_into_hands
from bot.tables.model import Sitter
from engine import fairness, replay, view
from engine.codec import trump_text

NAME: Final = "bower game"
VERSION: Final = 1


def as_json(record: GameRecord, own: int | None = None) -> dict[str, Any]:
    """The game ready for `json.dumps`, without Discord ids. `own` is a member whose seats are marked.

    Raises:
        engine.IllegalAction: When the log is not a legal game by its rules.
    """
    table, rules, actions = record.table, record.table.rules, record.actions
    seen = view(replay(rules, actions), None)
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
        "hands": [result for hand in split_into_hands(rules, actions) if (result := _hand(hand)) is not None],
        "log": [{"line": each.line, "at": each.at, "member": each.by_member} for each in record.log],
        "secret": record.secret.hex(),
        "deals": [{"hand": each.number, "commitment": each.commitment, "fair": each.fair} for each in checks],
    }


def json_text(record: GameRecord, own: int | None = None) -> str:
    """`as_json` as text, with line breaks between hands and actions."""
    return json.dumps(as_json(record, own), ensure_ascii=False, indent=1) + "\n"


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


def _hand(hand: RecordedHand) -> dict[str, Any] | None:
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
