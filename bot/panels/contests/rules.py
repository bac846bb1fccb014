"""The rules of a contest as members read them, made from its plan: whatever the plan decides is in them."""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from math import ceil
from typing import Final

from bot.clock import MINUTE_MS
from bot.contests.plan import Plan
from bot.contests.preview import BREAK_MS, expected_ms, whistle_clock_ms, whistle_ms
from bot.contests.state import StoredContest
from bot.contests.steps import ABSENT_ROUNDS, CHECK_IN_MS, MISSING_MS
from bot.panels.contests.board import title_of
from bot.panels.contests.views import View, page_buttons
from bot.panels.core.durations import format_duration
from bot.panels.core.panel import Panel, Text
from bot.panels.core.reader import Reader
from bot.panels.rules.summary import rules_line, rules_name
from bot.texts.catalogue import say
from engine import PRESETS
from engine.contest.config import HUSTLE_ROUNDS, Fill, Format, Movement, Seeding
from engine.contest.formats import TIE_BREAKS
from engine.contest.lots import commitment
from engine.contest.standings import WIN, TieBreak
from engine.rules.options import AllPass
from engine.rules.presets import base_of

ROWS: Final = 22
"""Lines of a phone on a page."""
_WIDE: Final = 30
"""Characters of such a line, at least."""
Lines = Iterator[str]


def contest_rules_panel(stored: StoredContest, reader: Reader, page: int = 0) -> Panel:
    """A page, from 0, of the rules of a contest; the last one if there are fewer."""
    language = reader.language
    pages = _pages(stored, language)
    page = min(page, len(pages) - 1)
    title = say(language, "rules-title-part", preset=title_of(stored), part=page + 1, parts=len(pages))
    text = "\n".join([f"### {title}", *pages[page]])
    return Panel(blocks=(Text(text), page_buttons(stored, View.RULES, page, len(pages), language)))


def _pages(stored: StoredContest, language: str) -> list[list[str]]:
    """The lines of each page: sections follow one another, and one that is cut has its title again."""
    pages: list[list[str]] = [[]]
    for title, lines in _with_fingerprint(stored, language):
        heading = f"**{title}**"
        for place, line in enumerate(lines):
            wanted = [heading, f"- {line}"] if not place or not pages[-1] else [f"- {line}"]
            if pages[-1] and _rows((*pages[-1], *wanted)) > ROWS:
                pages.append([])
                wanted = [heading, f"- {line}"]
            pages[-1] += wanted
    return pages


def _rows(lines: Iterable[str]) -> int:
    """How many lines of a phone some lines take."""
    return sum(ceil(len(each) / _WIDE) for line in lines for each in line.replace("*", "").split("\n"))


def _with_fingerprint(stored: StoredContest, language: str) -> tuple[tuple[str, tuple[str, ...]], ...]:
    *others, (title, fair) = sections(stored.plan, language)
    whole = say(language, "league-fingerprint", commitment=f"`{commitment(stored.lot)}`")
    return (*others, (title, (*fair, whole)))


def sections(plan: Plan, language: str) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """The rules as titles, each with its lines of Markdown."""
    parts = {"play": _play, "meet": _meet, "points": _points, "time": _time, "absent": _absent, "fair": _fair}
    return tuple(
        (say(language, f"contest-rules-{part}-title"), tuple(made(plan, language))) for part, made in parts.items()
    )


def _play(plan: Plan, language: str) -> Lines:
    config, rules = plan.config, plan.rules
    if config.format is Format.HUSTLE:
        yield say(language, "contest-rule-single")
        yield say(language, "contest-rule-hustle", rounds=config.rounds or HUSTLE_ROUNDS, hands=rules.fixed_hands)
        if rules.all_pass is AllPass.THROW_IN:
            yield say(language, "contest-rule-thrown-in")
    else:
        yield say(language, "contest-rule-pairs")
        yield say(language, "contest-rule-match-three" if rules.rubber else "contest-rule-match")
        yield from _rounds(plan, language)
    yield say(language, "contest-rule-tables", rules=_table_rules(plan, language))


def _table_rules(plan: Plan, language: str) -> str:
    """The rules of the tables without what every contest of the format changes in them, as that is said elsewhere."""
    base = PRESETS[base_of(plan.rules, plan.preset)]
    rules = replace(plan.rules, first_dealer=base.first_dealer)
    if plan.config.format is not Format.HUSTLE:
        return rules_line(rules, plan.preset, language)
    rules = replace(rules, ties=base.ties, fixed_hands=base.fixed_hands, redeal_by=base.redeal_by)
    return f"**{rules_name(rules, plan.preset, language)}**"


def _rounds(plan: Plan, language: str) -> Lines:
    """Which rounds pairs play, and who goes on."""
    config = plan.config
    match config.format:
        case Format.LEAGUE:
            yield say(language, "contest-rule-league-twice" if config.double else "contest-rule-league-once")
            yield say(language, "contest-rule-divisions", most=config.division)
            if plan.promotes:
                yield say(language, "contest-rule-moving", count=config.moving)
        case Format.CUP:
            yield from _knockout(plan, language)
        case Format.SWISS:
            yield say(language, "contest-rule-swiss")
            if config.rounds:
                yield say(language, "contest-rule-rounds", rounds=config.rounds)
            else:
                yield say(language, "contest-rule-rounds-suit")
            if config.cut:
                yield say(language, "contest-rule-cut", count=config.cut)
                yield from _knockout(plan, language)
        case Format.HUSTLE:
            return


def _knockout(plan: Plan, language: str) -> Lines:
    if plan.config.double:
        yield say(language, "contest-rule-cup-double")
        yield say(language, "contest-rule-second-final" if plan.config.second_final else "contest-rule-one-final")
        return
    yield say(language, "contest-rule-cup-single")
    if plan.config.third_place:
        yield say(language, "contest-rule-third")


def _meet(plan: Plan, language: str) -> Lines:
    config = plan.config
    match config.format:
        case Format.HUSTLE if config.movement is Movement.CLIMB:
            yield say(language, "contest-rule-climb")
            yield say(language, "contest-rule-climb-partners")
        case Format.HUSTLE:
            yield say(language, "contest-rule-rotation")
        case Format.LEAGUE:
            yield say(language, "contest-rule-schedule")
        case Format.CUP:
            yield say(language, "contest-rule-bracket")
        case Format.SWISS:
            yield say(language, "contest-rule-fold")
            yield say(language, "contest-rule-no-rematch")
    if config.format is not Format.HUSTLE:
        yield say(language, f"contest-rule-seeding-{config.seeding}")
        if config.seeding is Seeding.LAST:
            yield say(language, "contest-rule-seeding-partner")
        yield say(language, "contest-rule-seeding-hand")
    yield odd_rule(plan, language)
    if config.format is Format.SWISS:
        yield say(language, "contest-rule-bye-spares")
    yield say(language, "contest-rule-lots")


def odd_rule(plan: Plan, language: str) -> str:
    """What happens where the entrants are no multiple of what is needed."""
    match plan.config.format:
        case Format.HUSTLE:
            return say(language, "contest-rule-house" if plan.config.fill is Fill.HOUSE else "contest-rule-sit")
        case Format.SWISS:
            return say(language, "contest-rule-bye-swiss", points=WIN)
        case Format.LEAGUE | Format.CUP:
            return say(language, f"contest-rule-bye-{plan.config.format}")


def _points(plan: Plan, language: str) -> Lines:
    form = plan.config.format
    if form is Format.CUP:
        yield say(language, "contest-rule-cup-rank")
        return
    if form is Format.HUSTLE:
        yield say(language, "contest-rule-net-points" if plan.config.net else "contest-rule-side-points")
    else:
        yield say(language, "contest-rule-match-points", win=WIN, draw=WIN // 2)
    ties = [say(language, f"contest-tie-{tie}") for tie in TIE_BREAKS[form]]
    yield "\n".join([say(language, "contest-rule-ties"), *(f"  {nth}. {tie}" for nth, tie in enumerate(ties, start=1))])
    yield say(language, "contest-rule-ties-again")
    if form is not Format.HUSTLE:
        yield say(language, "contest-rule-unplayed")
    if TieBreak.BUCHHOLZ_CUT in TIE_BREAKS[form]:
        yield say(language, "contest-rule-unplayed-opponents")
    if TieBreak.LOTS not in TIE_BREAKS[form]:
        yield say(language, "contest-rule-shared")


def _time(plan: Plan, language: str) -> Lines:
    config, clock = plan.config, format_duration(whistle_clock_ms(plan), language)
    yield say(language, "contest-rule-least", least=config.least, most=config.most)
    if plan.is_live:
        if plan.check_in:
            yield say(language, "contest-rule-check-in", minutes=CHECK_IN_MS // MINUTE_MS)
            yield say(language, "contest-rule-check-in-again")
            if config.format is not Format.HUSTLE:
                yield say(language, "contest-rule-check-in-looking")
        yield say(language, "contest-rule-opens-live", seconds=BREAK_MS // 1000)
    else:
        yield say(language, "contest-rule-opens-days", days=config.days)
        yield say(language, "contest-rule-find-time")
    yield say(language, "contest-rule-clock", clock=format_duration(plan.clock_ms, language))
    if plan.is_live:
        minutes, limit = (round(each / MINUTE_MS) for each in (expected_ms(plan), whistle_ms(plan)))
        yield say(language, "contest-rule-whistle-live", minutes=minutes, limit=limit, clock=clock)
    else:
        yield say(language, "contest-rule-whistle-days", clock=clock)
        if plan.config.format is not Format.HUSTLE:
            yield say(language, "contest-rule-forfeit")


def _absent(plan: Plan, language: str) -> Lines:
    form = plan.config.format
    if plan.is_live:
        yield say(language, "contest-rule-missing", minutes=MISSING_MS // MINUTE_MS)
    if form is Format.HUSTLE:
        yield say(language, "contest-rule-absent-hustle", rounds=ABSENT_ROUNDS)
    else:
        yield say(language, "contest-rule-absent-pairs")
    yield say(language, "contest-rule-missed")
    yield say(language, f"contest-rule-late-{form}")
    yield leaving_rule(plan, language)
    if form is not Format.HUSTLE:
        yield say(language, "contest-rule-leave-partner")
    yield say(language, "contest-rule-substitute")


def leaving_rule(plan: Plan, language: str) -> str:
    """What comes of leaving after the draw."""
    form = plan.config.format
    ranked = form in (Format.HUSTLE, Format.SWISS)
    return say(language, "contest-rule-leave-ranked" if ranked else f"contest-rule-leave-{form}")


def _fair(plan: Plan, language: str) -> Lines:
    yield say(language, "contest-rule-rated" if plan.config.rated else "contest-rule-unrated")
    yield say(language, "contest-rule-level", level=say(language, f"level-{plan.level}"))
    yield say(language, "contest-rule-dispute")
    yield say(language, "contest-rule-consent")
