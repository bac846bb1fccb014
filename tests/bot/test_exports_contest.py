"""A contest as files: read back, they say what it says, and nothing of Discord's ids or of cards."""

import csv
import io
import json
from dataclasses import replace
from hashlib import sha256

import pytest

from bot.contests.commands import LoggedCommand
from bot.contests.model import StoredContest
from bot.contests.templates import Defaults, Template, make_plan
from bot.exports.contest import contest_json, contest_sheets
from engine.contest.events import decode, encode
from engine.contest.formats import standings
from engine.contest.state import ContestStatus, fold
from tests.bot.contests.made import made
from tests.bot.contests.test_formats import LOT, Played

START = 1_795_806_000_000
FORGOTTEN = 3


def stored_of(template: Template, entrants: int = 6) -> StoredContest:
    return stored_with_events(template, entrants)[0]


def stored_with_events(template: Template, entrants: int) -> tuple[StoredContest, list[LoggedCommand]]:
    plan = make_plan(template, Defaults(zone="Europe/Rome"), START)
    if plan.size == 1:
        plan = replace(plan, config=replace(plan.config, rounds=2))
    played = Played(plan.config, entrants, 1)
    names = {player: f"=Name {player}, Ü" for player in range(1, 2000) if player != FORGOTTEN}
    events = [
        LoggedCommand(seq=nth, happening=event, by=None, by_name="", at=START + nth)
        for nth, event in enumerate(played.events)
    ]
    return made(plan, played.contest, played.results, names, name="Friday, & co."), events


def test_a_match_that_only_computers_played_for_a_side_is_no_played_one() -> None:
    stored, events = stored_with_events(Template.LEAGUE, 6)
    lost = replace(stored.results[1, 0], came=(False, True, False, True))
    tables = {**stored.tables, (1, 0): replace(stored.tables[1, 0], result=lost)}
    found = json.loads(contest_json(replace(stored, tables=tables), events))
    assert [each["state"] for each in found["matches"]].count("forfeit") == 1


def before_the_draw(template: Template) -> StoredContest:
    plan = make_plan(template, Defaults(), START)
    return made(plan, fold(plan.config, LOT, ()), {}, {}, name="New")


@pytest.mark.parametrize("template", Template)
def test_a_contest_without_entrants_is_exported_too(template: Template) -> None:
    stored = before_the_draw(template)
    found = json.loads(contest_json(stored, ()))
    assert (found["standings"], found["matches"], found["entrants"], found["secret"]) == ([], [], [], None)
    assert LOT.hex() not in contest_json(stored, ()).decode()
    assert all(sheet.startswith(b"\xef\xbb\xbf") for sheet in contest_sheets(stored, (), "en").values())


def test_the_draw_of_a_contest_that_is_called_off_can_be_checked() -> None:
    stored = stored_of(Template.CUP, 9)
    called_off = replace(stored, contest=replace(stored.contest, status=ContestStatus.CANCELLED))
    assert bytes.fromhex(json.loads(contest_json(called_off, ()))["secret"]) == LOT
    for status in (ContestStatus.OPEN, ContestStatus.RUNNING):
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
