"""What a contest will come to, as an organiser reads it before publishing."""

from collections.abc import Iterator
from typing import Final

from bot.clock import MINUTE_MS
from bot.contests.paces import pace_of
from bot.contests.plan import Plan
from bot.contests.preview import Preview
from bot.panels.contests.rules import odd_rule
from bot.panels.core.durations import format_duration
from bot.texts.catalogue import say

_CAUTION: Final = "⚠️ "


def preview_text(plan: Plan, preview: Preview, language: str) -> str:
    """The preview of a plan in a few lines of Markdown, what to mind last."""
    return "\n".join(_lines(plan, preview, language))


def _lines(plan: Plan, preview: Preview, language: str) -> Iterator[str]:
    entrants = "contest-preview-members" if plan.size == 1 else "contest-preview-pairs"
    yield f"**{say(language, entrants, count=preview.entrants)}**"
    yield say(language, "contest-preview-shape", rounds=preview.rounds, matches=preview.matches, tables=preview.tables)
    if preview.divisions > 1:
        yield say(language, "contest-preview-divisions", count=preview.divisions)
    if preview.computers:
        yield say(language, "contest-preview-computers", count=preview.computers)
    if preview.idle:
        yield say(language, "contest-preview-byes", count=preview.idle)
    if not preview.computers and not preview.idle:
        yield odd_rule(plan, language)
    yield _length(plan, preview, language)
    yield " ".join(_when(plan, language))
    for caution, count in preview.cautions.items():
        yield f"{_CAUTION}{say(language, caution, count=count)}"
    if not preview.cautions:
        yield f"-# {say(language, 'contest-preview-judges')}"


def _when(plan: Plan, language: str) -> Iterator[str]:
    if plan.check_in:
        yield say(
            language,
            "contest-preview-check-in",
            at=pace_of(plan).opening_stamp(plan.starts_at - pace_of(plan).check_in_ms),
        )
    yield say(language, "contest-preview-cancelled", least=plan.config.least)
    if plan.repeats:
        season = plan.format.has_seasons or pace_of(plan).has_seasons
        yield say(language, "contest-preview-season" if season else "contest-preview-weekly")


def _length(plan: Plan, preview: Preview, language: str) -> str:
    pace = pace_of(plan)
    length = {"minutes": pace.shown_ms // MINUTE_MS, "time": format_duration(pace.shown_ms, language)}
    return say(language, pace.length_in_preview, **length, end=pace.end_in_preview(preview.ends_at))
