"""The templates make plans that can be played, and the rules of a contest's tables are what a contest needs."""

from dataclasses import replace
from datetime import timedelta

import pytest

from bot.contests.plan import decode, encode
from bot.contests.refusals import PlanRefusal
from bot.contests.templates import (
    Defaults,
    Template,
    contest_rules,
    make_plan,
    usual_start,
    with_best_of_three,
    with_rules,
)
from bot.contests.wall_clock import instant
from engine import PRESETS, BadRules, Refused, Rules
from engine.contest.config import Format, Pace, check
from engine.rules.options import AllPass, Betting, FirstDealer, RedealBy, Ties

NOW = 1_795_435_200_000
"""2026-11-23 12:00 UTC, a Monday."""
ROME = Defaults(language="it", zone="Europe/Rome", preset="cornish", rules=PRESETS["cornish"])
ASKED = {
    **dict.fromkeys(("five-handed", "six-handed", "two-handed", "three-handed", "hustle"), PlanRefusal.NOT_FOUR),
    **dict.fromkeys(("indiana", "set-back", "buck"), PlanRefusal.NOT_FOUR),
    "mathews-1844": PlanRefusal.DRAWN_PARTNERS,
}


@pytest.mark.parametrize("template", Template)
def test_a_template_makes_a_plan_of_the_servers_defaults(template: Template) -> None:
    start = usual_start(template, ROME.zone, NOW)
    plan = make_plan(template, ROME).starting(start)
    check(plan.config)
    assert (plan.language, plan.zone, plan.preset, plan.meant_at) == ("it", "Europe/Rome", "cornish", start)
    assert plan.rules.benny is PRESETS["cornish"].benny
    assert decode(encode(plan)) == plan
    assert plan.check_in == plan.is_live == (plan.clock_ms < 60_000)
    assert (plan.rules.fixed_hands == 8) is (plan.size == 1)


@pytest.mark.parametrize(
    ("template", "said"),
    [
        (Template.HUSTLE, "2026-11-27 20:00 Friday"),
        (Template.LEAGUE, "2026-11-30 00:00 Monday"),
        (Template.WEEKS, "2026-11-30 00:00 Monday"),
        (Template.CUP, "2026-11-28 20:00 Saturday"),
        (Template.SWISS, "2026-11-25 20:00 Wednesday"),
    ],
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
            with pytest.raises(Refused) as refusal:
                contest_rules(form, rules)
            assert refusal.value.code is ASKED[preset]
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
    with pytest.raises(Refused) as refusal:
        with_rules(plan, Rules(betting=Betting.PER_POINT))
    assert refusal.value.code is PlanRefusal.STAKES


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
