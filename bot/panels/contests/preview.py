"""What a contest will come to, as an organiser reads it before publishing."""

from collections.abc import Iterator
from typing import Final

from bot.contests.calendar import end_stamp, stamp
from bot.contests.plan import Plan
from bot.contests.preview import Preview
from bot.texts.catalogue import say
from engine.contest.config import Format

_MINUTE: Final = 60_000
_CAUTION: Final = "⚠️ "


def preview_text(plan: Plan, preview: Preview, language: str) -> str:
    """The preview of a plan in a few lines of Markdown, what to mind last."""
    return "\n".join(_lines(plan, preview, language))


def _lines(plan: Plan, preview: Preview, language: str) -> Iterator[str]:
    yield f"**{say(language, 'contest-preview-title')}**"
    entrants = "contest-preview-members" if plan.size == 1 else "contest-preview-pairs"
    yield say(language, entrants, count=preview.entrants)
    yield say(language, "contest-preview-shape", rounds=preview.rounds, matches=preview.matches, tables=preview.tables)
    if preview.knockout:
        yield say(language, "contest-preview-knockout", count=preview.knockout)
    if preview.divisions > 1:
        yield say(language, "contest-preview-divisions", count=preview.divisions)
    if preview.computers:
        yield say(language, "contest-preview-computers", count=preview.computers)
    if preview.idle:
        idle = "contest-preview-sit" if plan.size == 1 else "contest-preview-byes"
        yield say(language, idle, count=preview.idle)
    yield _length(plan, preview, language)
    yield say(language, "contest-preview-cancelled", least=plan.config.least)
    if plan.repeats:
        season = plan.config.format is Format.LEAGUE or not plan.is_live
        yield say(language, "contest-preview-season" if season else "contest-preview-weekly")
    for caution, count in preview.cautions.items():
        yield f"{_CAUTION}{say(language, caution, count=count)}"


def _length(plan: Plan, preview: Preview, language: str) -> str:
    start = stamp(plan.starts_at)
    if not plan.is_live:
        end = end_stamp(preview.ends_at)
        return say(language, "contest-preview-days", days=plan.config.days, start=start, end=end)
    minutes = round(preview.round_ms / _MINUTE)
    return say(language, "contest-preview-live", minutes=minutes, start=start, end=stamp(preview.ends_at, "t"))
