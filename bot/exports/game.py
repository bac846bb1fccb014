"""A finished game with all that an export may contain, and as a file: text, its log, or JSON (docs/exports.md)."""

import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field, replace
from datetime import UTC, datetime
from enum import StrEnum
from typing import Any, Final, final

import engine as e
from bot.history.replay import RecordedHand, split_into_hands
from bot.members.preferences import Sort
from bot.panels.core.cards import sort_hand
from bot.panels.core.reader import Voice
from bot.panels.review.decisions import describe_action
from bot.panels.rules.option_texts import rules_name
from bot.panels.table.scores import goal, score_words
from bot.panels.table.status_lines import sentences
from bot.store.files import format_time
from bot.tables.model import Sitter, Status, Table
from bot.tables.rows import Sitting, seats_at
from bot.user_text import tidy
from engine import Action, Seat, fairness, load
from engine.cards import cards_in
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

    def table_at(self, lines: int) -> Table:
        """The table with the players who sat there when the log had so many lines."""
        return replace(self.table, seats=seats_at(self.table.seats, self.sittings, lines))

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


_SAID: Final = (
    e.Alone,
    e.Bid,
    e.CallSuit,
    e.Check,
    e.Declare,
    e.Discard,
    e.Drop,
    e.Give,
    e.Name,
    e.Order,
    e.Pass,
    e.Stay,
)
"""Actions before the play that share a line; every other action has a sentence of its own."""
_UNTOLD: Final = frozenset(
    {
        e.Word.DEALT,
        e.Word.DEALT_DOWN,
        e.Word.ORDERED_UP,
        e.Word.ASSISTED,
        e.Word.TOOK_UP,
        e.Word.TURNED_DOWN,
        e.Word.STUCK,
        e.Word.NAMED,
        e.Word.BID,
        e.Word.MOON_BID,
        e.Word.STUCK_TO_BID,
        e.Word.AUCTION_WON,
        e.Word.ALONE,
        e.Word.DEFENDS_ALONE,
        e.Word.STAYED,
        e.Word.DROPPED,
        e.Word.DECLARED,
        e.Word.SUIT_CALLED,
        e.Word.TRICK,
    }
)
"""Events that the lines of the deal, the calls and the tricks already show."""
_INDENT: Final = "  "
_LONGEST: Final = 64
"""Characters of a name: all that are stored."""


def as_text(record: GameRecord, language: str) -> str:
    """The game in a language, ready for a file."""
    table, actions = record.table, record.actions
    hands = split_into_hands(table.rules, actions)
    lines = [*_head(record, language)]
    seated = record.table_at(len(record.log) if not hands else hands[0].first + hands[0].chapter.steps)
    lines += ["", *_seats(seated, language)]
    number, before = 0, seated
    for hand in hands:
        seated = record.table_at(hand.first + hand.chapter.steps)
        voice = _voice(seated, language)
        dealt = any(isinstance(action, e.Deal) for action in hand.actions)
        number += dealt
        if seated.seats != before.seats:
            lines += ["", *_seats(seated, language)]
        lines += ["", *_hand(hand, number if dealt else 0, voice)]
        before = seated
    return "\n".join([*lines, "", *_end(record, hands, language)]) + "\n"


def _voice(table: Table, language: str) -> Voice:
    return Voice(table, language, longest=_LONGEST, unmarked=True)


def _head(record: GameRecord, language: str) -> Iterator[str]:
    table, voice = record.table, _voice(record.table, language)
    rules = f"{rules_name(table.rules, table.preset, language)}, {goal(voice, table.rules)}"
    yield voice.say("export-text-title", number=str(table.id), rules=rules)
    yield voice.say("export-text-times", start=_moment(table.started_at), end=_moment(table.ended_at))


def _moment(milliseconds: int | None) -> str:
    return iso(milliseconds).replace("T", " ").removesuffix(":00Z").removesuffix("Z")


def _seats(table: Table, language: str) -> Iterator[str]:
    voice = _voice(table, language)
    for seat, sitter in enumerate(table.seats):
        name = voice.name(seat)
        if sitter is not None and sitter.is_computer:
            name = voice.say("export-text-computer", name=name, level=voice.level(seat))
        yield voice.say("replay-held", name=voice.seat(seat), cards=name)


def _hand(hand: RecordedHand, number: int, voice: Voice) -> Iterator[str]:
    """One hand under its heading; without a number, the steps before the first deal."""
    state, said, trick, tricks, notes = hand.before, list[str](), list[str](), 0, list[str]()
    indent = ""
    if not number:
        yield voice.say("export-text-draw")
    for action in hand.actions:
        before, state = state, e.apply(state, action)
        if isinstance(action, e.Deal):
            yield from _deal_lines(action, before, number, voice)
            indent = _INDENT
        did = _did(before, action, voice)
        said += [did] if did else []
        events = e.story(before, action, state)
        notes += sentences([event for event in events if event.word not in _UNTOLD], voice, e.view(state, None))
        if said and (notes or isinstance(action, e.Play)):
            yield _INDENT + " · ".join(said)
            said.clear()
        if isinstance(action, e.Play):
            trick.append(voice.say("line-trick-card", name=voice.name(before.actor), card=voice.card(action.card)))
        taken = next((event for event in events if event.word is e.Word.TRICK), None)
        if taken is not None:
            tricks += 1
            values = {"number": str(tricks), "cards": ", ".join(trick), "name": voice.name(taken.seat)}
            yield _INDENT + voice.say("export-text-trick", **values)
            trick.clear()
        if not trick:  # events of a trick follow its line
            yield from (indent + note for note in notes)
            notes.clear()
    if said:
        yield _INDENT + " · ".join(said)
    if trick:
        yield _INDENT + voice.say("line-trick", number=tricks + 1, cards=", ".join(trick))
    yield from (indent + note for note in notes)
    if number:
        yield _INDENT + voice.say("export-text-score", scores=score_words(voice, hand.chapter.scores))


def _deal_lines(deal: e.Deal, before: e.State, number: int, voice: Voice) -> Iterator[str]:
    seen, rules = e.view(before, None), voice.table.rules
    yield voice.say("export-text-hand", number=str(number), dealer=voice.name(seen.dealer))
    for seat, hand in enumerate(deal.hands):
        if hand:
            cards = " ".join(map(voice.card, sort_hand(cards_in(hand), None, Sort.SUIT, rules.benny_card)))
            yield _INDENT + voice.say("replay-held", name=voice.name(seat), cards=cards)
    kitty = deal.kitty[1:] if rules.turns_up else deal.kitty
    about = [voice.say("review-hand-upcard", card=voice.card(deal.kitty[0]))] if rules.turns_up else []
    about += [voice.say("export-text-kitty", cards=" ".join(map(voice.card, kitty)))] if kitty else []
    if about:
        yield f"{_INDENT}({' · '.join(about)})"


def _did(before: e.State, action: e.Action, voice: Voice) -> str:
    """A seat's action as text, if it belongs to the shared line."""
    seen = e.view(before, None)
    if before.actor is None or seen.dealer is None or not isinstance(action, _SAID):
        return ""
    if seen.phase.blind and not isinstance(action, e.Pass):
        return ""
    did = describe_action(action, before.actor, seen.phase, seen.dealer, voice)
    return voice.say("review-decision", name=voice.name(before.actor), did=did)


def _end(record: GameRecord, hands: tuple[RecordedHand, ...], language: str) -> Iterator[str]:
    voice = _voice(record.table, language)
    if record.table.status is not Status.OVER:
        yield voice.say("export-text-given-up")
    elif hands:
        yield voice.say("export-text-final", scores=score_words(voice, hands[-1].chapter.scores))
    yield voice.say("export-text-secret", secret=record.secret.hex())


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

    TEXT = "text"
    JSON = "json"
    LOG = "log"


_ENDINGS: Final = {FileFormat.TEXT: "txt", FileFormat.JSON: "json", FileFormat.LOG: "log"}


@final
@dataclass(frozen=True, slots=True)
class Export:
    """A file. Its name reveals nothing about the players."""

    name: str
    content: bytes


def export_game(record: GameRecord, wanted: FileFormat, language: str, own: int | None = None) -> Export:
    """A game as a file. Only text is in a language; only JSON marks a member's `own` seats."""
    match wanted:
        case FileFormat.TEXT:
            text = as_text(record, language)
        case FileFormat.JSON:
            text = json.dumps(as_json(record, own), ensure_ascii=False, indent=1) + "\n"
        case FileFormat.LOG:
            text = as_log(record)
    return Export(f"bower-{record.table.id}.{_ENDINGS[wanted]}", text.encode())
