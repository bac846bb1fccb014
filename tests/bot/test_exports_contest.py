"""A contest as files: read back, they say what it says, and nothing of Discord's ids or of cards."""

import csv
import io
import json
from dataclasses import replace
from datetime import UTC, datetime
from hashlib import sha256

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.contests.changes import Logged
from bot.contests.plan import window
from bot.contests.preview import preview
from bot.contests.state import StoredContest
from bot.contests.templates import Defaults, Template, make_plan
from bot.exports.contest import contest_calendar, contest_json, contest_sheets
from bot.exports.ics import CalendarEvent, calendar
from engine.contest.events import decode, encode
from engine.contest.formats import standings
from engine.contest.state import Status, fold
from tests.bot.contests.made import made
from tests.bot.contests.test_formats import LOT, Played

START = 1_795_806_000_000
NOW = 1_795_435_200_000
FORGOTTEN = 3


def stored_of(template: Template, entrants: int = 6) -> StoredContest:
    return stored_with_events(template, entrants)[0]


def stored_with_events(template: Template, entrants: int) -> tuple[StoredContest, list[Logged]]:
    plan = make_plan(template, Defaults(zone="Europe/Rome"), START)
    if plan.size == 1:
        plan = replace(plan, config=replace(plan.config, rounds=2))
    played = Played(plan.config, entrants, 1)
    names = {player: f"=Name {player}, Ü" for player in range(1, 2000) if player != FORGOTTEN}
    events = [
        Logged(seq=nth, happening=event, by=None, by_name="", at=START + nth) for nth, event in enumerate(played.events)
    ]
    return made(plan, played.contest, played.results, names, name="Friday, & co."), events


def unfold(content: bytes) -> list[tuple[str, str]]:
    """The properties of a calendar, checked line by line as RFC 5545 wants them."""
    text = content.decode()
    assert text.endswith("\r\n")
    lines = text.removesuffix("\r\n").split("\r\n")
    for line in lines:
        assert len(line.encode()) <= 75
        assert not any(char < " " or char == "\x7f" for char in line)
    found: list[str] = []
    for line in lines:
        if line.startswith(" "):
            found[-1] += line[1:]
        else:
            found.append(line)
    return [(name, value) for name, _, value in (line.partition(":") for line in found)]


def unescape(value: str) -> str:
    found, chars = "", iter(value)
    for char in chars:
        if char == "\\":
            escaped = next(chars)
            assert escaped in "\\;,n"
            found += "\n" if escaped == "n" else escaped
        else:
            assert char not in ";,"
            found += char
    return found


def parse(content: bytes) -> list[dict[str, str]]:
    """The events of a calendar."""
    properties = unfold(content)
    assert properties[0] == ("BEGIN", "VCALENDAR")
    assert properties[-1] == ("END", "VCALENDAR")
    events: list[dict[str, str]] = []
    inside = False
    for name, value in properties[1:-1]:
        if (name, value) == ("BEGIN", "VEVENT"):
            assert not inside
            events.append({})
            inside = True
        elif (name, value) == ("END", "VEVENT"):
            assert inside
            inside = False
        elif inside:
            assert name not in events[-1]
            events[-1][name] = unescape(value) if name in ("SUMMARY", "DESCRIPTION") else value
    assert not inside
    return events


def at(stamp: str) -> int:
    return int(datetime.strptime(stamp, "%Y%m%dT%H%M%SZ").replace(tzinfo=UTC).timestamp()) * 1000


@given(
    text=st.text(st.characters(exclude_categories=("Cc", "Cs")) | st.just("\n"), max_size=200),
    start=st.integers(0, 4_000_000_000),
    length=st.integers(0, 10_000_000),
)
def test_what_is_in_a_calendar_is_read_back(text: str, start: int, length: int) -> None:
    event = CalendarEvent("a@bower", start * 1000, (start + length) * 1000, text, text[::-1])
    (found,) = parse(calendar([event], NOW))
    assert found["SUMMARY"] == text
    assert found.get("DESCRIPTION", "") == text[::-1]
    assert (at(found["DTSTART"]), at(found["DTEND"])) == (event.starts_at, event.ends_at)
    assert (found["UID"], at(found["DTSTAMP"])) == ("a@bower", NOW)


def test_line_ends_and_control_characters_do_no_harm() -> None:
    (found,) = parse(calendar([CalendarEvent("a", 0, 0, "one\r\ntwo\rthree\x00\x7f\ud800", "")], NOW))
    assert found["SUMMARY"] == "one\ntwo\nthree"


def test_a_live_contest_is_one_appointment() -> None:
    stored = stored_of(Template.HUSTLE)
    (found,) = parse(contest_calendar(stored, NOW, "en"))
    assert found["SUMMARY"] == stored.name
    assert (at(found["DTSTART"]), at(found["DTEND"])) == (START, preview(stored.plan, 6).ends_at // 1000 * 1000)


@pytest.mark.parametrize(("language", "said"), [("en", "round 3"), ("it", "turno 3"), ("fr", "tour 3")])
def test_each_round_of_a_league_is_an_appointment(language: str, said: str) -> None:
    stored = stored_of(Template.LEAGUE)
    found = parse(contest_calendar(stored, NOW, language))
    assert [(at(each["DTSTART"]), at(each["DTEND"])) for each in found] == [
        window(stored.plan, number) for number in range(1, 6)
    ]
    assert said in found[2]["SUMMARY"]
    assert len({each["UID"] for each in found}) == 5
    assert [each["UID"] for each in parse(contest_calendar(stored, NOW + 1, "en"))] == [each["UID"] for each in found]


def test_a_match_that_only_computers_played_for_a_side_is_no_played_one() -> None:
    stored, events = stored_with_events(Template.LEAGUE, 6)
    lost = replace(stored.results[1, 0], came=(False, True, False, True))
    tables = {**stored.tables, (1, 0): replace(stored.tables[1, 0], result=lost)}
    found = json.loads(contest_json(replace(stored, tables=tables), events))
    assert [each["state"] for each in found["matches"]].count("forfeit") == 1


@pytest.mark.parametrize("status", [Status.OVER, Status.CANCELLED])
def test_rounds_that_are_never_played_are_no_appointments(status: Status) -> None:
    stored = stored_of(Template.WEEKS, 8)
    for played in (0, 1):
        ended = replace(stored.contest, status=status, rounds=stored.contest.rounds[:played])
        assert len(parse(contest_calendar(replace(stored, contest=ended), NOW, "en"))) == played


def before_the_draw(template: Template) -> StoredContest:
    plan = make_plan(template, Defaults(), START)
    return made(plan, fold(plan.config, LOT, ()), {}, {}, name="New")


@pytest.mark.parametrize("template", Template)
def test_a_contest_without_entrants_is_exported_too(template: Template) -> None:
    stored = before_the_draw(template)
    found = json.loads(contest_json(stored, ()))
    assert (found["standings"], found["matches"], found["entrants"], found["secret"]) == ([], [], [], None)
    assert LOT.hex() not in contest_json(stored, ()).decode()
    assert parse(contest_calendar(stored, NOW, "en"))
    assert all(sheet.startswith(b"\xef\xbb\xbf") for sheet in contest_sheets(stored, (), "en").values())


def test_l18g_the_draw_of_a_contest_that_is_called_off_can_be_checked() -> None:
    stored = stored_of(Template.CUP, 9)
    called_off = replace(stored, contest=replace(stored.contest, status=Status.CANCELLED))
    assert bytes.fromhex(json.loads(contest_json(called_off, ()))["secret"]) == LOT
    for status in (Status.OPEN, Status.RUNNING):
        going_on = replace(stored, contest=replace(stored.contest, status=status))
        assert LOT.hex() not in contest_json(going_on, ()).decode()


@pytest.mark.parametrize("template", Template)
def test_json_has_the_standings_matches_and_events(template: Template) -> None:
    stored, logged = stored_with_events(template, 9)
    found = json.loads(contest_json(stored, logged))
    rows = [row for rows in standings(stored.contest, stored.results) for row in rows]
    assert [(row["entrant"], row["rank"]) for row in found["standings"]] == [(row.entrant, row.rank) for row in rows]
    played = [match for match in found["matches"] if match["state"] != "idle"]
    assert len(played) == sum(len(drawn.matches) for drawn in stored.contest.rounds)
    events = [decode(each["kind"], each["data"]) for each in found["events"]]
    assert events == [each.happening for each in logged]
    assert [encode(event) for event in events] == [encode(event) for event in events]
    assert bytes.fromhex(found["secret"]) == LOT
    assert found["commitment"] == sha256(b"bower/contest/1/" + LOT).hexdigest()
    names = [name for entrant in found["entrants"] for name in entrant["names"]]
    assert names.count("") == 1


@pytest.mark.parametrize("template", Template)
def test_sheets_have_a_row_each_and_no_formulas(template: Template) -> None:
    stored, logged = stored_with_events(template, 9)
    sheets = contest_sheets(stored, logged, "en")
    assert list(sheets) == ["standings.csv", "matches.csv", "events.csv"]
    rows = {name: list(csv.DictReader(io.StringIO(text.decode("utf-8-sig")))) for name, text in sheets.items()}
    assert len(rows["events.csv"]) == len(logged)
    ranked = standings(stored.contest, stored.results)
    assert len(rows["standings.csv"]) == sum(map(len, ranked)) >= 9
    assert "a former member" in sheets["standings.csv"].decode()
    for each in rows.values():
        assert not [value for row in each for value in row.values() if value.startswith(("=", "+", "@"))]
