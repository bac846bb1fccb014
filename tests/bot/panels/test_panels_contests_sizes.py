"""Panels of contests at their largest: as many entrants, tables, matches and words as there may be, in three languages.

Every name is as long as Discord allows and full of Markdown, or written from right to left.
"""

import re
from dataclasses import replace

import pytest

from bot.contests.commands import LoggedCommand
from bot.contests.fields import fields_of
from bot.contests.posts import MOST_CALLED, Purpose, members_of, parts_of
from bot.contests.rounds import draw
from bot.contests.templates import Caution, Template, preview
from bot.panels.contests.announcement import users_of
from bot.panels.contests.drafts import details_form, draft_panel, templates_panel
from bot.panels.contests.log import log_panel
from bot.panels.contests.manage import reason_form
from bot.panels.contests.me import dispute_form
from bot.panels.contests.posts import WRITERS, announcement
from bot.panels.contests.rounds import reminder
from bot.panels.contests.tasks import ADJUST
from bot.panels.contests.voice import ContestVoice
from bot.panels.core.panel import Form
from bot.panels.core.reader import Reader
from bot.texts import say
from engine.contest.events import Joined, Left
from tests.bot.panel_checks import LANGUAGES, check, check_form, texts
from tests.bot.panels.built import check_as_sent
from tests.bot.panels.largest_contests import (
    EVENTS,
    SAVED,
    SNOWFLAKE,
    START,
    large,
    number_of,
    seen_by_members,
    seen_by_organisers,
    stored_of,
    without_calls,
)
from tests.suite import sampled
from tests.there import there

EVERY = ("open", "checking", "hustle", "cup", "league", "windows", "over")
SHORT = ("open", "checking", "hustle", "cup")


@pytest.mark.parametrize("language", sampled(LANGUAGES, ["fr"], ["it"]))
@pytest.mark.parametrize("name", sampled(EVERY, SHORT))
def test_panels_at_their_largest(name: str, language: str) -> None:
    stored, reader = large(name, language), Reader(language=language)
    for panel in (*seen_by_members(stored, reader), *seen_by_organisers(stored, reader)):
        check(panel)
    places = [(stored.round, 0)] if stored.round else []
    for form in (
        *(points_form(ContestVoice(stored, language), place) for place in places),
        details_form(ContestVoice(stored, language)),
        reason_form(ContestVoice(stored, language), 1),
        *(dispute_form(ContestVoice(stored, language), place) for place in places),
    ):
        check_form(form)


def points_form(voice: ContestVoice, place: tuple[int, int]) -> Form:
    form = ADJUST.choose(voice, f"{place[0]}:{place[1]}")
    assert isinstance(form, Form)
    return form


@pytest.mark.parametrize("language", sampled(LANGUAGES, ["fr"], ["it"]))
@pytest.mark.parametrize("template", Template)
def test_the_draft_at_its_largest(template: Template, language: str) -> None:
    """Every field being changed, with all cautions and as many saved rules as a server may have."""
    stored, reader = stored_of(template, 512, language), Reader(language=language)
    plan = replace(stored.plan, rules=replace(stored.plan.rules, target=31), preset="W" * 40)
    plan = replace(plan, config=replace(plan.config, most=512))
    shown = replace(preview(plan, 512), divisions=99, computers=3, cautions=dict.fromkeys(Caution, 512))
    stored = replace(stored, plan=plan)
    notices = [say(language, key, channel=f"<#{SNOWFLAKE}>", role=f"<@&{SNOWFLAKE}>") for key in CAUTIONS]
    for field in (None, *fields_of(plan)):
        check(draft_panel(stored, reader, shown, field=field, saved=SAVED, notices=notices))
    check(templates_panel(reader))


CAUTIONS = ("contest-may-not-post", "league-may-not-call", "league-twice")


@pytest.mark.parametrize("name", sampled(EVERY, ["open", "cup"]))
async def test_discord_takes_them(name: str) -> None:
    stored, reader = large(name, "fr"), Reader(language="fr")
    panels = (*seen_by_members(stored, reader), *seen_by_organisers(stored, reader))
    await check_as_sent(panels, pictured=False)


PURPOSES = (*WRITERS, "round", "round:2", "round:3", "checkin:6", "final:2")


@pytest.mark.parametrize("language", sampled(LANGUAGES, ["fr"], ["it"]))
@pytest.mark.parametrize("name", sampled(EVERY, SHORT))
def test_announcements_at_their_largest(name: str, language: str) -> None:
    stored = large(name, language)
    paused = replace(stored, notes=replace(stored.notes, paused_at=1))
    said = 0
    for purpose in PURPOSES if stored.round else set(PURPOSES) - {"dispute", "ruling"}:
        for contest in (stored, paused):
            found = announcement(contest, purpose, number_of(stored, purpose), EVENTS)
            if found is not None:
                said += 1
                check(without_calls(found.panel))
                assert len(found.users) <= MOST_CALLED
    assert said > len(PURPOSES) / 3


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("template", [Template.LEAGUE, Template.WEEKS])
def test_the_reminder_of_a_window_at_its_largest(template: Template, language: str) -> None:
    """Every member of every match keeps it waiting."""
    stored = stored_of(template, 64 if template is Template.LEAGUE else 16, language, rounds=1)
    awaited = {
        place: replace(table, users=tuple(stored.people[player].user for *_, player in stored.seats_of(match)))
        for (place, table), match in zip(stored.tables.items(), stored.contest.rounds[0].matches, strict=True)
    }
    stored = replace(stored, tables=awaited, drawn_at={1: 0})
    found = there(reminder(stored, START // 60_000, dict.fromkeys(awaited, 0)))
    check(without_calls(found.panel))
    lines = "\n".join(texts(found.panel))
    assert len(found.users) == 4 * lines.count(f"<#{SNOWFLAKE // 10_000}"), "whoever is named is called"
    assert len(found.users) <= MOST_CALLED
    due = there(stored.whistle_at(1)) // 1000
    assert f"<t:{due - 60}:F>" in lines, "the last minute of a day, as on the board and under Me"
    assert f"<t:{due}:F>" not in lines


@pytest.mark.parametrize(("name", "purpose"), [("checking", "checkin"), ("cup", "round"), ("hustle", "round")])
def test_everybody_is_called_once_by_messages_of_a_hundred_at_most(name: str, purpose: str) -> None:
    stored = large(name, "en")
    if purpose == "round":
        wanted = draw(stored, stored.contest.rounds[-1], START).posts
        entrants = [entrant for match in stored.contest.rounds[-1].matches for entrant in (*match.north, *match.east)]
    else:
        wanted = parts_of(Purpose(purpose), 0, members_of(stored))
        entrants = [entry.number for entry in stored.contest.entries.values()]
    parts = [announcement(stored, each, number, ()) for each, number in wanted]
    called = [user for part in parts if part is not None for user in part.users]
    assert sorted(called) == sorted(users_of(stored, entrants))
    assert len(called) > MOST_CALLED
    assert max(len(part.users) for part in parts if part is not None) <= MOST_CALLED
    assert [part.role is not None for part in parts if part is not None][1:] == [False] * (len(parts) - 1)


def test_all_tables_of_a_round_are_shown() -> None:
    stored = large("cup", "en")
    parts = [announcement(stored, each, 1, ()) for each, _ in draw(stored, stored.contest.rounds[-1], START).posts]
    panels = [part.panel for part in parts if part is not None]
    drawn = [number for panel in panels for text in texts(panel) for number in re.findall(r"Table (\d+):", text)]
    assert drawn == [str(number) for number in range(1, 33)]
    assert next(texts(panels[0])).splitlines()[1].startswith("Table 1:"), "who meets whom comes first"
    links = [link for panel in panels for text in texts(panel) for link in re.findall(r"<#(\d+)>", text)]
    assert links == [str(table.channel) for table in stored.tables.values()]


def test_the_log_names_who_left_before_the_draw() -> None:
    stored = stored_of(Template.HUSTLE, 4)
    people = {player: replace(person, name=f"P{player}") for player, person in stored.people.items()}
    happened = (Joined(9, (2,)), Left(9), Joined(9, (3,)), Left(9))
    events = [LoggedCommand(seq=n, happening=each, by=1, by_name="", at=0) for n, each in enumerate(happened)]
    lines = next(texts(log_panel(replace(stored, people=people), events, Reader(), 0))).splitlines()
    assert [re.search(r"P\d", line)[0] for line in lines[1::2]] == ["P3", "P3", "P2", "P2"]  # type: ignore[index]
    assert lines[2::2] == [f"-# {number} · <t:0:f>" for number in (3, 2, 1, 0)], "nobody is named for what the bot did"
