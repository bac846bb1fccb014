"""The rules of a contest say all that its plan decides, and the preview what it comes to; in every language."""

from dataclasses import fields, replace
from typing import Any

import pytest

from bot.contests.final import final_plan
from bot.contests.plan import FinalPairs, Plan
from bot.contests.templates import Caution, Defaults, Template, make_plan, preview, with_best_of_three
from bot.panels.contests.drafts import preview_text
from bot.panels.contests.rules import contest_rules_panel, sections
from bot.panels.core.reader import Reader
from bot.texts import keys, say
from engine import Rules
from engine.contest.config import Config, Format, Movement, Pace, Seeding
from engine.contest.standings import TieBreak
from engine.contest.state import commitment
from engine.rules.options import AllPass
from tests.bot.panel_checks import LANGUAGES, buttons, check, texts
from tests.bot.panel_heights import height
from tests.bot.panels.largest_contests import stored_of
from tests.cases import for_all
from tests.contests.promises import promise

START = 1_795_806_000_000
LINE = 135
PAIRS = (Template.LEAGUE, Template.CUP, Template.SWISS)
OTHERS: dict[str, tuple[Any, tuple[Template, ...]]] = {
    "rounds": (5, (Template.HUSTLE, Template.WEEKS, Template.SWISS)),
    "least": (7, tuple(Template)),
    "most": (12, tuple(Template)),
    "pace": (None, tuple(Template)),
    "days": (3, (Template.WEEKS, Template.LEAGUE)),
    "seeding": (Seeding.LOTS, PAIRS),
    "rated": (False, tuple(Template)),
    "movement": (Movement.CLIMB, (Template.HUSTLE, Template.WEEKS)),
    "division": (6, (Template.LEAGUE,)),
    "moving": (1, (Template.LEAGUE,)),
}
"""Each choice with another value, and the templates whose rules it changes; the format makes a template."""


def plan_of(template: Template, **config: Any) -> Plan:
    plan = make_plan(template, Defaults(zone="Europe/Rome"), START)
    return replace(plan, config=replace(plan.config, **config))


def words(plan: Plan, language: str = "en") -> str:
    return "\n".join(line for title, lines in sections(plan, language) for line in (title, *lines))


def test_every_choice_is_tried() -> None:
    assert {*OTHERS, "format"} == {field.name for field in fields(Config)}


@for_all(name__template=[(name, each) for name, (_, found) in OTHERS.items() for each in found])
def test_every_choice_is_in_the_rules(name: str, template: Template) -> None:
    plan = plan_of(template)
    other = OTHERS[name][0]
    if name == "pace":
        other = Pace.LIVE if plan.config.pace is Pace.WINDOWS else Pace.WINDOWS
    assert words(replace(plan, config=replace(plan.config, **{name: other}))) != words(plan)


@pytest.mark.parametrize("template", Template)
def test_clock_rules_and_check_in_are_in_the_rules(template: Template) -> None:
    plan = plan_of(template)
    changed = [replace(plan, clock_ms=45_000)]
    changed += [replace(plan, rules=replace(plan.rules, all_pass=AllPass.STICK_DEALER))]
    changed += [replace(plan, check_in=False)] if plan.config.pace is Pace.LIVE else []
    changed += [replace(plan, rules=with_best_of_three(Rules(), wanted=True))] if template in PAIRS else []
    assert words(plan) not in [words(each) for each in changed]


def finals() -> list[Plan]:
    """Nights of seasons whose finals have other pairs."""
    return [replace(plan_of(Template.HUSTLE), final=each, repeats=True) for each in FinalPairs]


def every_plan() -> list[Plan]:
    found = [plan_of(template) for template in Template]
    for name, (other, templates) in OTHERS.items():
        found += [plan_of(template, **{name: other}) for template in templates if name not in ("pace", "rounds")]
    found += [plan_of(Template.SWISS, rounds=4)]
    found += [plan_of(Template.CUP, seeding=seeding) for seeding in Seeding]
    found += [replace(plan_of(Template.LEAGUE), check_in=True)]
    found += [replace(plan_of(Template.HUSTLE), repeats=True), *map(final_plan, finals())]
    three = plan_of(Template.CUP)
    three = replace(three, rules=with_best_of_three(three.rules, wanted=True))
    return [*found, three, replace(three, five=True)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_are_short_lines_and_no_sentence_is_never_said(language: str) -> None:
    said = {line for plan in every_plan() for _, lines in sections(plan, language) for line in lines}
    assert [line for text in said for line in text.splitlines() if len(line) > LINE] == []
    starts = {key: say(language, key, size=2, **SAMPLE).split("777")[0] for key in keys(language) if key in RULES}
    assert [key for key, start in starts.items() if not any(line.startswith(start) for line in said)] == []


RULES = {key for key in keys("en") if key.startswith("contest-rule-")}
SAMPLE: dict[str, str | int] = dict.fromkeys(
    (
        *("rules", "rounds", "hands", "most", "count", "points", "win", "draw", "minutes", "least", "seconds"),
        *("days", "clock", "limit", "level", "nights", "best", "who"),
    ),
    "777",
)


def test_every_tie_break_has_its_words() -> None:
    for language in LANGUAGES:
        assert {f"contest-tie-{tie}" for tie in TieBreak} <= keys(language)


@for_all(language=LANGUAGES, template=Template)
def test_the_rules_come_in_pages_about_as_high_as_a_phone(template: Template, language: str) -> None:
    stored, reader = stored_of(template, 8), Reader(language=language)
    titled = sections(stored.plan, language)
    shown = [contest_rules_panel(stored, reader, page) for page in range(12)]
    pages = shown[: shown.index(shown[-1]) + 1]
    found, titles = list[str](), list[str]()
    for page, panel in enumerate(pages):
        check(panel)
        assert height(panel) <= 700
        assert [button.disabled for button in buttons(panel)] == [page == 0, page == len(pages) - 1, False]
        text = "\n".join(texts(panel))
        lines = text.split("\n- ")
        titles += [line.strip("*") for line in text.splitlines() if line.startswith("**") and line.endswith("**")]
        found += lines[1:]
    assert list(dict.fromkeys(titles)) == [title for title, _ in titled]
    *wanted, whole = found
    assert wanted == [line for _, lines in titled for line in lines]
    assert commitment(stored.lot) in whole, "the board has its beginning"


JUDGES = (
    "-# Whoever plays judges nothing. If all organizers play, matches stand as played:"
    " give the role to a spectator, too."
)


@promise("organizers-all-play")
@for_all(
    plan__entrants__said=[
        (
            plan_of(Template.HUSTLE),
            14,
            [
                *("**Preview with 14 players**", "Rounds: 6 · matches: 24 · tables at a time: 4"),
                "Computers in empty seats: 2",
                "About 15 minutes a round, over at about <t:1795811933:t>",
                "Check-in opens <t:1795804200:t>, or at once if that has passed. With fewer than 4 it’s called off.",
                JUDGES,
            ],
        ),
        (
            plan_of(Template.LEAGUE),
            11,
            [
                *("**Preview with 11 pairs**", "Rounds: 5 · matches: 25 · tables at a time: 5", "Divisions: 2"),
                "Without a match in round 1: 1",
                "7 days a round, until <t:1798829940:F>",
                "With fewer than 4 it’s called off."
                " When it’s over, the next one is announced; after 10 of them comes a final.",
                JUDGES,
            ],
        ),
        (
            plan_of(Template.SWISS, rounds=5),
            8,
            [
                *("**Preview with 8 pairs**", "Rounds: 3 · matches: 12 · tables at a time: 4"),
                "With an odd number, one of the last pairs has a bye and gets 2 points."
                " Nobody has two before all have one.",
                "About 22 minutes a round, over at about <t:1795810121:t>",
                "Check-in opens <t:1795804200:t>, or at once if that has passed. With fewer than 6 it’s called off.",
                "⚠️ Only 3 rounds, or some pairs would meet twice. With so few, a pairs league works better.",
                JUDGES,
            ],
        ),
    ]
)
def test_a_preview_says_what_the_plan_comes_to(plan: Plan, entrants: int, said: list[str]) -> None:
    assert preview_text(plan, preview(plan, entrants), "en").splitlines() == said


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_caution_is_said(language: str) -> None:
    plan = plan_of(Template.HUSTLE, least=20, most=512)
    shown = preview(replace(plan, repeats=True), 7)
    text = preview_text(replace(plan, repeats=True), replace(shown, cautions=dict.fromkeys(Caution, 9)), language)
    assert text.count("⚠️") == len(Caution)
    assert say(language, "contest-preview-nights", nights=plan.nights) in text
    plan = replace(plan, repeats=True, nights=0)
    assert say(language, "contest-preview-weekly") in preview_text(plan, shown, language)
    assert Format.HUSTLE is plan.config.format
