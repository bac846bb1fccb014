"""The preview says what a contest played to the end comes to."""

from dataclasses import replace

import pytest

from bot.contests.calendar import window
from bot.contests.plan import Plan
from bot.contests.preview import BREAK_MS, Caution, expected_ms, preview, whistle_clock_ms, whistle_ms
from bot.contests.templates import Defaults, Template, make_plan, with_best_of_three
from engine.contest.config import Fill, Format, Movement, Pace
from tests.bot.contests.test_formats import Played
from tests.cases import for_all

START = 1_795_806_000_000
MINUTE = 60_000


def plan_of(template: Template, **config: object) -> Plan:
    plan = make_plan(template, Defaults(zone="Europe/Rome"), START)
    return replace(plan, config=replace(plan.config, **config))


@pytest.mark.parametrize("entrants", [2, 5, 8, 13])
@pytest.mark.parametrize(
    "plan",
    [
        plan_of(Template.HUSTLE, rounds=3),
        plan_of(Template.HUSTLE, fill=Fill.SIT, movement=Movement.CLIMB, rounds=4),
        plan_of(Template.CUP),
        plan_of(Template.CUP, double=True),
        plan_of(Template.CUP, double=True, second_final=False),
        plan_of(Template.CUP, third_place=False),
        plan_of(Template.SWISS),
        plan_of(Template.SWISS, cut=4, rounds=2),
        plan_of(Template.LEAGUE),
        plan_of(Template.LEAGUE, double=True, division=5),
    ],
    ids=lambda plan: plan.config.format if isinstance(plan, Plan) else str(plan),
)
def test_a_contest_that_is_played_comes_to_what_its_preview_says(plan: Plan, entrants: int) -> None:
    least = {Format.CUP: 2, Format.LEAGUE: 3}.get(plan.config.format, 4)
    entrants = max(entrants, least)
    said = preview(plan, entrants)
    rounds = Played(plan.config, entrants, 1, troubles=False).contest.rounds
    played = [len(drawn.matches) for drawn in rounds]
    upset = plan.config.format is Format.CUP and plan.config.double and plan.config.second_final
    assert (said.rounds - len(rounds), said.matches - sum(played)) in ([(0, 0), (1, 1)] if upset else [(0, 0)])
    assert (said.tables, said.entrants) == (max(played), entrants)
    if plan.config.format is not Format.CUP:
        assert said.idle == len(rounds[0].idle)
    seats = {each for match in rounds[0].matches for each in (*match.north, *match.east)}
    assert said.computers == sum(each < 1 for each in seats)


def test_a_round_of_eight_hands_lasts_about_a_quarter_of_an_hour() -> None:
    plan = plan_of(Template.HUSTLE)
    assert 12 * MINUTE < expected_ms(plan) < 18 * MINUTE
    assert whistle_ms(plan) == round(1.5 * expected_ms(plan))
    assert expected_ms(replace(plan, clock_ms=15_000)) < expected_ms(plan)
    assert expected_ms(replace(plan, clock_ms=300_000)) == expected_ms(replace(plan, clock_ms=60_000))
    cup = plan_of(Template.CUP)
    assert expected_ms(replace(cup, rules=with_best_of_three(cup.rules, wanted=True))) > 2 * expected_ms(cup)


def test_the_whistle_shortens_every_turn() -> None:
    live, slow = plan_of(Template.HUSTLE), plan_of(Template.LEAGUE)
    assert whistle_clock_ms(live) == 15_000 < live.clock_ms
    assert whistle_clock_ms(slow) == 60_000 < slow.clock_ms


def test_a_live_evening_ends_after_its_last_round() -> None:
    plan = plan_of(Template.HUSTLE, rounds=3)
    said = preview(plan, 14)
    assert said.ends_at == START + 3 * said.round_ms + 2 * BREAK_MS
    assert (said.computers, said.tables, said.idle) == (2, 4, 0)


def test_a_league_ends_with_its_last_window() -> None:
    plan = plan_of(Template.LEAGUE, pace=Pace.WINDOWS)
    said = preview(plan, 6)
    assert (said.rounds, said.matches, said.tables) == (5, 15, 3)
    assert said.ends_at == window(plan, 5)[1]
    assert said.round_ms == expected_ms(plan) == whistle_ms(plan) == 7 * 24 * 60 * MINUTE


@for_all(
    plan__entrants__threads__cautions=[
        (plan_of(Template.HUSTLE), 16, True, {}),
        (plan_of(Template.HUSTLE), 3, True, {Caution.TOO_FEW: 4, Caution.PARTNERS_AGAIN: 6}),
        (plan_of(Template.HUSTLE), 66, True, {Caution.WAITING: 2}),
        (plan_of(Template.HUSTLE), 16, False, {}),
        (plan_of(Template.HUSTLE), 17, False, {Caution.THREADS: 4}),
        (plan_of(Template.HUSTLE, most=512), 257, True, {Caution.TABLES: 64}),
        (plan_of(Template.SWISS, rounds=6), 8, True, {Caution.SWISS_CAPPED: 3}),
        (plan_of(Template.LEAGUE, most=256), 256, True, {}),
    ]
)
def test_what_an_organiser_should_mind(plan: Plan, entrants: int, threads: bool, cautions: dict[Caution, int]) -> None:
    assert preview(plan, entrants, threads=threads).cautions == cautions
