"""Templates make plans that can be played by rules that a contest can have, and a preview says what comes of them."""

from dataclasses import replace
from datetime import timedelta

import pytest

from bot.contests.dates import BREAK_MS, pace_of
from bot.contests.errors import ContestCode
from bot.contests.fields import DraftField, fields_of
from bot.contests.plan import Plan, decode, encode, window
from bot.contests.templates import (
    Caution,
    Defaults,
    Template,
    contest_rules,
    make_plan,
    preview,
    usual_start,
    with_best_of_three,
    with_rules,
)
from bot.wall_clock import instant
from engine import PRESETS, BadRules, Rules
from engine.contest.config import Format, Movement, Pace
from engine.contest.formats import check
from engine.rules.options import AllPass, Betting, FirstDealer, RedealBy, Ties
from tests.bot.contests.test_formats import Played
from tests.cases import for_all
from tests.contests.promises import promise
from tests.refused import refused

pytestmark = promise("options-draft", "options-beside")

NOW = 1_795_435_200_000
"""2026-11-23 12:00 UTC, a Monday."""
ROME = Defaults(language="it", zone="Europe/Rome", preset="cornish", rules=PRESETS["cornish"])
ASKED = {
    **dict.fromkeys(("five-handed", "six-handed", "two-handed", "three-handed", "hustle"), ContestCode.NOT_FOUR),
    **dict.fromkeys(("indiana", "set-back", "buck"), ContestCode.NOT_FOUR),
    "mathews-1844": ContestCode.DRAWN_PARTNERS,
}


@pytest.mark.parametrize("template", Template)
def test_a_template_makes_a_plan_of_the_servers_defaults(template: Template) -> None:
    start = usual_start(template, ROME.zone, NOW)
    plan = make_plan(template, ROME).starting(start)
    check(plan.config)
    assert (plan.language, plan.zone, plan.preset, plan.meant_at) == ("it", "Europe/Rome", "cornish", start)
    assert plan.rules.benny is PRESETS["cornish"].benny
    assert decode(encode(plan)) == plan
    assert plan.check_in == (plan.config.pace is Pace.LIVE) == (plan.clock_ms < 60_000)
    assert (plan.rules.fixed_hands == 8) is (plan.size == 1)


@for_all(
    template__said=[
        (Template.HUSTLE, "2026-11-27 20:00 Friday"),
        (Template.LEAGUE, "2026-11-30 00:00 Monday"),
        (Template.WEEKS, "2026-11-30 00:00 Monday"),
        (Template.CUP, "2026-11-28 20:00 Saturday"),
        (Template.SWISS, "2026-11-25 20:00 Wednesday"),
    ]
)
def test_a_template_starts_when_such_a_contest_usually_does(template: Template, said: str) -> None:
    assert f"{usual_start(template, 'Europe/Rome', NOW):%Y-%m-%d %H:%M %A}" == said


def test_a_start_is_at_least_a_day_ahead() -> None:
    friday = usual_start(Template.HUSTLE, "UTC", NOW)
    day_before = instant(friday, "UTC") - 86_400_000
    assert usual_start(Template.HUSTLE, "UTC", day_before) == friday
    assert usual_start(Template.HUSTLE, "UTC", day_before + 1) == friday + timedelta(days=7)


@pytest.mark.parametrize("preset", PRESETS)
def test_every_preset_is_played_in_contests_or_refused_with_its_reason(preset: str) -> None:
    rules = PRESETS[preset]
    if preset in ASKED:
        for form in Format:
            with refused(ASKED[preset]):
                contest_rules(form, rules)
        plan = make_plan(Template.CUP, replace(ROME, preset=preset, rules=rules), NOW)
        assert (plan.preset, plan.rules) == ("north-american", contest_rules(Format.CUP, Rules()))
        return
    hustle = contest_rules(Format.HUSTLE, rules)
    assert (hustle.fixed_hands, hustle.ties, hustle.rubber) == (8, Ties.DRAWN, False)
    assert (hustle.redeal_by is RedealBy.SAME) is (hustle.all_pass is AllPass.THROW_IN)
    for form in (Format.CUP, Format.LEAGUE, Format.SWISS):
        assert contest_rules(form, rules) == replace(rules, first_dealer=FirstDealer.NORTH)


def test_no_contest_is_played_for_counters() -> None:
    plan = make_plan(Template.HUSTLE, ROME, NOW)
    with refused(ContestCode.STAKES):
        with_rules(plan, Rules(betting=Betting.PER_POINT))


def test_other_rules_keep_the_hands_of_a_round() -> None:
    plan = make_plan(Template.HUSTLE, ROME, NOW)
    short = replace(plan, rules=contest_rules(Format.HUSTLE, plan.rules, hands=4))
    assert with_rules(short, Rules(win_by=2), "north-american").rules.fixed_hands == 4
    with pytest.raises(BadRules):
        contest_rules(Format.HUSTLE, Rules(), hands=51)


def test_only_a_cup_is_never_drawn() -> None:
    rules = Rules(fixed_hands=8, ties=Ties.DRAWN)
    drawn = [form for form in Format if contest_rules(form, rules).ties is Ties.DRAWN]
    assert drawn == [Format.HUSTLE, Format.LEAGUE, Format.SWISS]


def test_pairs_may_play_the_best_of_three() -> None:
    rules = contest_rules(Format.CUP, Rules())
    three = with_best_of_three(rules, wanted=True)
    assert three.rubber
    assert with_best_of_three(three, wanted=False) == rules
    with pytest.raises(BadRules):
        with_best_of_three(PRESETS["bid-euchre"], wanted=True)


def test_a_league_makes_its_next_season_and_the_others_do_not() -> None:
    plans = {template: make_plan(template, ROME, NOW) for template in Template}
    assert [template for template, plan in plans.items() if plan.repeats] == [Template.LEAGUE]
    windows = [template for template, plan in plans.items() if plan.config.pace is Pace.WINDOWS]
    assert windows == [Template.WEEKS, Template.LEAGUE]


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
        plan_of(Template.HUSTLE, movement=Movement.CLIMB, rounds=4),
        plan_of(Template.CUP),
        plan_of(Template.SWISS),
        plan_of(Template.SWISS, rounds=2),
        plan_of(Template.LEAGUE),
        plan_of(Template.LEAGUE, division=5),
    ],
    ids=lambda plan: plan.config.format if isinstance(plan, Plan) else str(plan),
)
def test_a_contest_that_is_played_comes_to_what_its_preview_says(plan: Plan, entrants: int) -> None:
    least = {Format.CUP: 2, Format.LEAGUE: 3}.get(plan.config.format, 4)
    entrants = max(entrants, least)
    said = preview(plan, entrants)
    rounds = Played(plan.config, entrants, 1, troubles=False).contest.rounds
    played = [len(drawn.matches) for drawn in rounds]
    assert (said.rounds, said.matches) == (len(rounds), sum(played))
    assert (said.tables, said.entrants) == (max(played), entrants)
    if plan.config.format is not Format.CUP:
        assert said.idle == len(rounds[0].idle)
    seats = {each for match in rounds[0].matches for each in (*match.north, *match.east)}
    assert said.computers == sum(each < 1 for each in seats)


def test_a_round_of_eight_hands_lasts_about_a_quarter_of_an_hour() -> None:
    plan = plan_of(Template.HUSTLE)
    assert 12 * MINUTE < pace_of(plan).expected_ms < 18 * MINUTE
    assert pace_of(plan).whistle_ms == round(1.5 * pace_of(plan).expected_ms)
    assert pace_of(replace(plan, clock_ms=15_000)).expected_ms < pace_of(plan).expected_ms
    assert pace_of(replace(plan, clock_ms=300_000)).expected_ms == pace_of(replace(plan, clock_ms=60_000)).expected_ms
    cup = plan_of(Template.CUP)
    assert (
        pace_of(replace(cup, rules=with_best_of_three(cup.rules, wanted=True))).expected_ms
        > 2 * pace_of(cup).expected_ms
    )


def test_the_whistle_shortens_every_turn() -> None:
    live, slow = plan_of(Template.HUSTLE), plan_of(Template.LEAGUE)
    assert pace_of(live).whistle_clock_ms == 15_000 < live.clock_ms
    assert pace_of(slow).whistle_clock_ms == 60_000 < slow.clock_ms


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
    assert said.round_ms == pace_of(plan).expected_ms == pace_of(plan).whistle_ms == 7 * 24 * 60 * MINUTE


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


def test_each_template_has_the_options_of_its_format_and_pace() -> None:
    repeated = {each: replace(make_plan(each, Defaults()), repeats=True) for each in Template}
    single = set(fields_of(replace(repeated[Template.HUSTLE], repeats=False)))
    assert set(fields_of(repeated[Template.HUSTLE])) - single == {DraftField.NIGHTS, DraftField.FINAL, DraftField.FIVE}
    without = {each: set(DraftField) - set(fields_of(plan)) for each, plan in repeated.items()}
    assert without == {
        Template.HUSTLE: {DraftField.BEST_OF_THREE, DraftField.DAYS, DraftField.SEEDING},
        Template.WEEKS: {DraftField.BEST_OF_THREE, DraftField.SEEDING},
        Template.LEAGUE: {DraftField.HANDS, DraftField.MOVEMENT, DraftField.ROUNDS},
        Template.CUP: {DraftField.HANDS, DraftField.MOVEMENT, DraftField.ROUNDS, DraftField.DAYS},
        Template.SWISS: {DraftField.HANDS, DraftField.MOVEMENT, DraftField.DAYS},
    }
