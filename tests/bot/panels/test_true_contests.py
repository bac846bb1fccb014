"""The notice board and *Me* say of a contest what is so: before the first round, between two, after the last, paused.

Of 35e905d0 stand beside the cases the sentences of then.
"""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from bot.clock import DAY_MS
from bot.contests.dates import next_start
from bot.contests.matching import pair
from bot.contests.members import Join, Standing
from bot.contests.model import Deadline, DeadlineKind, StoredContest
from bot.contests.notes import Note
from bot.contests.templates import Template
from bot.panels.contests.board import board_panel
from bot.panels.contests.me import me_panel
from bot.panels.contests.posts import next_text
from bot.panels.contests.show import contests_panel
from bot.panels.contests.voice import ContestVoice
from bot.panels.core.reader import Reader
from bot.tables.model import Member
from bot.texts import say
from bot.wall_clock import stamp
from engine.contest.events import Joined, Seeded
from engine.contest.formats import next_step
from engine.contest.state import apply
from tests.bot.contests.listed import as_listed
from tests.bot.panel_checks import LANGUAGES, texts
from tests.bot.panels.largest_contests import SNOWFLAKE, stored_of
from tests.contests.promises import promise

FORMATS = (Template.HUSTLE, Template.LEAGUE, Template.CUP, Template.SWISS)
DUE = 1_800_000_000_000
PROMISES = ("league-round-next", "league-round-last")
"""Sentences that promise another round, and the result."""


def said(stored: StoredContest, language: str) -> Iterator[str]:
    """The board, and *Me* of each player."""
    yield "\n".join(texts(board_panel(replace(stored, plan=replace(stored.plan, language=language)))))
    for entry in stored.contest.entries.values():
        yield "\n".join(texts(me_panel(stored, Reader(language=language), SNOWFLAKE + entry.players[0])))


def due_next(stored: StoredContest) -> StoredContest:
    return replace(stored, deadlines={**stored.deadlines, (DeadlineKind.NEXT, stored.round): Deadline(DUE, None)})


def sentence(language: str, key: str, stored: StoredContest) -> str:
    return say(language, key, round=stored.round, left=f"<t:{DUE // 1000}:R>", at="")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("template", FORMATS)
def test_the_last_round_promises_no_other(template: Template, language: str) -> None:
    for rounds in (1, 99):
        stored = stored_of(template, 8, rounds=rounds, played=True)
        last = next_step(stored.contest, stored.results, pair) is None
        assert last == (rounds == 99)
        assert stored.has_more != last
        expected = PROMISES[last]
        for text in said(due_next(stored), language):
            assert [key for key in PROMISES if sentence(language, key, stored) in text] == [expected]
        for text in said(stored, language):
            assert not any(sentence(language, key, stored) in text for key in PROMISES)


@pytest.mark.parametrize("template", FORMATS)
def test_each_round_but_the_last_has_another(template: Template) -> None:
    drawn = stored_of(template, 8, rounds=99, played=True).round
    for rounds in range(1, drawn + 1):
        stored = stored_of(template, 8, rounds=rounds, played=True)
        assert stored.has_more == (next_step(stored.contest, stored.results, pair) is not None)


@pytest.mark.parametrize("language", LANGUAGES)
def test_before_the_first_round_there_is_no_round_0(language: str) -> None:
    stored = stored_of(Template.HUSTLE, 8)
    stored = replace(stored, contest=apply(stored.contest, Seeded(tuple(range(1, 9)))))
    paused = replace(stored, notes=replace(stored.notes, paused_at=1))
    for now, key in ((stored, "league-round-first"), (paused, "league-paused")):
        for text in said(now, language):
            assert say(language, key) in text
            assert not any(sentence(language, each, now) in text for each in (*PROMISES, "league-round-over"))
    listed = "\n".join(texts(contests_panel([as_listed(stored)], [], Reader(language=language))))
    assert say(language, "league-list-starting") in listed


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_time_runs_while_it_is_paused_or_up(language: str) -> None:
    stored = stored_of(Template.LEAGUE, 8, rounds=1)
    whistle = {(DeadlineKind.WHISTLE, 1): Deadline(DUE, None)}
    stored = replace(stored, deadlines=whistle)
    until = f"<t:{DUE // 1000}:R>"
    paused = replace(stored, notes=replace(stored.notes, paused_at=1))
    up = replace(stored, notes=replace(stored.notes, whistled=frozenset({1})))
    for text in said(stored, language):
        assert until in text
    for text in said(paused, language):
        assert until not in text
        assert say(language, "league-paused", round=1) in text
    for text in said(up, language):
        assert until not in text
        assert say(language, "league-time-up") in text


def test_who_joins_while_check_in_is_open_is_checked_in() -> None:
    """Who did was told "You're in: Friday fun.", and was dropped."""
    stored = stored_of(Template.HUSTLE, 8, checking=True)
    plan = replace(stored.plan, role=None, config=replace(stored.plan.config, most=40))
    open_ = replace(stored, plan=plan, contest=replace(stored.contest, config=plan.config))
    change = Join(Member(77, "Zoe"), Standing()).decide(open_, stored.plan.starts_at)
    assert [type(each) for each in change.happenings] == [Joined, Note]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_next_of_a_series_does_not_bear_the_number_of_the_last(language: str) -> None:
    over = stored_of(Template.HUSTLE, 8, rounds=5, over=True, played=True)
    over = replace(over, number=7, ended_at=DUE, plan=replace(over.plan, repeats=True))
    assert "#7" in ContestVoice(over, language).title
    text = next_text(replace(over, plan=replace(over.plan, language=language)))
    assert text
    assert "#7" not in text


@promise("clock-dates")
def test_the_next_of_a_series_is_announced_for_when_it_starts() -> None:
    over = stored_of(Template.HUSTLE, 8, rounds=5, over=True, played=True)
    ended_at = over.plan.starts_at + 10 * DAY_MS
    over = replace(over, ended_at=ended_at, plan=replace(over.plan, repeats=True))
    assert stamp(next_start(over.plan, ended_at)) in next_text(over)
