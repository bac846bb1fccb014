"""A contest as files: JSON and CSV. No cards and no ids of Discord are in them (docs/exports.md)."""

import csv
import io
import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, replace
from fractions import Fraction
from typing import Any, Final, cast

from bot.contests.commands import LoggedCommand
from bot.contests.model import StoredContest
from bot.contests.notes import LogNote
from bot.contests.season import Season
from bot.exports.game import iso
from bot.exports.reading import cell
from bot.panels.contests.voice import ContestVoice
from bot.texts.catalogue import say
from engine.contest import config as contest_config
from engine.contest.events import Entrant, encode
from engine.contest.formats import format_of
from engine.contest.state import ContestStatus, commitment

NAME: Final = "bower contest"
VERSION: Final = 1
_TOGETHER: Final = " & "
_Row = Mapping[str, Any]


def contest_json(stored: StoredContest, events: Sequence[LoggedCommand]) -> bytes:
    """The contest as JSON; the fields are in docs/exports.md. Once it has ended the secret of the draws is in it."""
    plan, contest = stored.plan, stored.contest
    found: dict[str, Any] = {
        "format": NAME,
        "version": VERSION,
        "name": stored.name,
        "status": contest.status.value,
        "config": contest_config.encode(plan.config),
        "preset": plan.preset,
        "rules": asdict(plan.rules),
        "starts": iso(plan.starts_at),
        "zone": plan.zone,
        "turn_seconds": plan.clock_ms // 1000,
        "commitment": commitment(contest.lot),
        "secret": contest.lot.hex() if contest.status in (ContestStatus.OVER, ContestStatus.CANCELLED) else None,
        "entrants": [
            {"entrant": number, "players": entry.players, "names": _names_of(stored, number)}
            for number, entry in sorted(contest.entries.items())
        ],
        "standings": list(_standings(stored)),
        "season": [] if stored.season is None else list(_season(stored.season)),
        "matches": list(_matches(stored)),
        "events": list(_events(events)),
    }
    return (json.dumps(found, ensure_ascii=False, indent=1) + "\n").encode()


def contest_sheets(stored: StoredContest, events: Sequence[LoggedCommand], language: str) -> dict[str, bytes]:
    """Standings, matches and events as CSV, by the names of the files; UTF-8 with a mark for spreadsheets.

    `language` is that of "a former member" alone.
    """
    former, voice = say(language, "former-member"), ContestVoice(stored, language)
    named = {player: replace(person, name=voice.name(player, str)) for player, person in stored.people.items()}
    stored = replace(stored, people=named)
    parts = {"standings": _standings(stored), "matches": _matches(stored), "events": _events(events)}
    parts |= {} if stored.season is None else {"season": _season(stored.season)}
    return {f"{name}.csv": _csv(rows, former) for name, rows in parts.items()}


def _standings(stored: StoredContest) -> Iterator[_Row]:
    if not stored.contest.seeds:
        return
    ties = format_of(stored.contest).tie_breaks
    for division, rows in enumerate(stored.standings(), start=1):
        for row in rows:
            known = {tie.value: _number(value) for tie, value in zip(ties, row.ties, strict=False)}
            yield {
                "division": division,
                "rank": row.rank,
                "entrant": row.entrant,
                "names": _names_of(stored, row.entrant),
                "points": _number(row.points),
                "played": row.played,
                "withdrew": row.entrant in stored.contest.withdrawn,
            } | known


def _season(season: Season) -> Iterator[_Row]:
    """The table of the season of a series: a column for each night that is over."""
    for row in season.rows:
        nights = {f"night {nth}": result for nth, result in enumerate(row.nights, start=1)}
        names = tuple(season.names[person] for person in row.who)
        yield {"rank": row.rank, "names": names, "points": row.points} | nights


def _matches(stored: StoredContest) -> Iterator[_Row]:
    contest, results = stored.contest, stored.results
    for drawn in contest.rounds:
        for place, match in enumerate(drawn.matches):
            at = (drawn.round, place)
            result = contest.outcome(at, results)
            lost = contest.sides_lost(at, results)
            state = "open" if result is None else "adjusted" if at in contest.adjustments else "forfeit" if lost else ""
            sides = {"north_south": match.north, "east_west": match.east}
            found: dict[str, Any] = {"round": drawn.round, "match": place + 1}
            for nth, (side, entrants) in enumerate(sides.items()):
                found |= {
                    side: entrants,
                    f"{side}_names": _side_names(stored, entrants),
                    f"{side}_points": None if result is None else result.points[nth],
                    f"{side}_games": None if result is None else result.games[nth],
                }
            yield found | {"state": state or "played"}
        for entrant in drawn.idle:
            yield {"round": drawn.round, "match": None} | {
                "north_south": (entrant,),
                "north_south_names": _side_names(stored, (entrant,)),
                "state": "idle",
            }


def _side_names(stored: StoredContest, entrants: Iterable[Entrant]) -> tuple[str, ...]:
    return tuple(name for each in entrants for name in (_names_of(stored, each) or (stored.computer_name(each),)))


def _names_of(stored: StoredContest, entrant: Entrant) -> tuple[str, ...]:
    """The displayed names of an entrant's players, "" for a member whose data was deleted; of the house's seat none."""
    entry = stored.contest.entries.get(entrant)
    return tuple(stored.people[each].name if each in stored.people else "" for each in entry.players) if entry else ()


def _events(events: Sequence[LoggedCommand]) -> Iterator[_Row]:
    for each in events:
        if not isinstance(each.happening, LogNote):
            kind, data = encode(each.happening)
            yield {"at": iso(each.at), "kind": kind, "data": data}


def _number(value: Fraction | None) -> int | float | None:
    if value is None:
        return None
    return value.numerator if value.denominator == 1 else round(float(value), 4)


def _csv(rows: Iterable[_Row], former: str) -> bytes:
    found = list(rows)
    columns = list(dict.fromkeys(column for row in found for column in row))
    text = io.StringIO(newline="")
    writer = csv.writer(text)
    writer.writerow(columns)
    writer.writerows([_cell(row.get(column), former) for column in columns] for row in found)
    return text.getvalue().encode("utf-8-sig")


def _cell(value: Any, former: str) -> str | int | float:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if value is None or isinstance(value, int | float):
        return "" if value is None else value
    if isinstance(value, tuple):
        each = cast("tuple[str | int, ...]", value)
        return cell(_TOGETHER.join(str(part) or former for part in each))
    return cell(json.dumps(value, ensure_ascii=False) if isinstance(value, dict) else str(value))
