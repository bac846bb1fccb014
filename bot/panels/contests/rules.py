"""The rules of a contest as members read them, made from its plan: whatever the plan decides is in them."""

from collections.abc import Iterable, Iterator
from math import ceil
from typing import Final

from bot.contests.paces import pace_of
from bot.contests.plan import COMPUTERS, Plan
from bot.contests.state import StoredContest
from bot.panels.contests.voice import ContestView, ContestVoice, page_buttons
from bot.panels.core.durations import format_duration
from bot.panels.core.panel import Panel, Text
from bot.panels.core.reader import Reader
from bot.panels.rules.summary import rules_line, rules_name
from bot.texts.catalogue import say
from engine import PRESETS
from engine.contest.formats.format import Rule
from engine.contest.lots import commitment
from engine.contest.standings import TieBreak
from engine.rules.presets import base_of

ROWS: Final = 22
"""Lines of a phone on a page."""
_WIDE: Final = 30
"""Characters of such a line, at least."""
Lines = Iterator[str]


def contest_rules_panel(stored: StoredContest, reader: Reader, page: int = 0) -> Panel:
    """A page, from 0, of the rules of a contest; the last one if there are fewer."""
    voice = ContestVoice(stored, reader.language)
    pages = _pages(voice)
    page = min(page, len(pages) - 1)
    title = voice.say("rules-title-part", preset=voice.title, part=page + 1, parts=len(pages))
    sections_here = _blocks([f"### {title}", *pages[page]])
    return Panel(blocks=(*sections_here, page_buttons(voice, ContestView.RULES, page, len(pages))))


def _blocks(lines: Iterable[str]) -> Iterator[Text]:
    """A block for each section: a title right below a list would be read as a part of its last point."""
    block: list[str] = []
    for line in lines:
        if block and block[-1].startswith("- ") and not line.startswith("- "):
            yield Text("\n".join(block))
            block = []
        block.append(line)
    yield Text("\n".join(block))


def _pages(voice: ContestVoice) -> list[list[str]]:
    """The lines of each page: sections follow one another, and one that is cut has its title again."""
    pages: list[list[str]] = [[]]
    for title, lines in _with_fingerprint(voice):
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


def _with_fingerprint(voice: ContestVoice) -> tuple[tuple[str, tuple[str, ...]], ...]:
    *others, (title, fair) = sections(voice.stored.plan, voice.language)
    whole = voice.say("league-fingerprint", commitment=f"`{commitment(voice.stored.lot)}`")
    return (*others, (title, (*fair, whole)))


def sections(plan: Plan, language: str) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """The rules as titles, each with its lines of Markdown."""
    parts = {"play": _play, "meet": _meet, "points": _points, "time": _time, "absent": _absent, "fair": _fair}
    return tuple(
        (say(language, f"contest-rules-{part}-title"), tuple(made(plan, language))) for part, made in parts.items()
    )


def _play(plan: Plan, language: str) -> Lines:
    yield from _sentences(plan.format.play_rules(plan.config, plan.rules, promotes=plan.promotes), language)
    yield say(language, "contest-rule-tables", rules=_table_rules(plan, language))


def _table_rules(plan: Plan, language: str) -> str:
    """The rules of the tables without what every contest of the format changes in them, as that is said elsewhere."""
    rules = plan.format.without_table_rules(plan.rules, PRESETS[base_of(plan.rules, plan.preset)])
    if plan.format.plays_hands:
        return f"**{rules_name(rules, plan.preset, language)}**"
    return rules_line(rules, plan.preset, language)


def _meet(plan: Plan, language: str) -> Lines:
    yield from _sentences(plan.format.draw_rules(plan.config), language)
    yield say(language, "contest-rule-lots")


def odd_rule(plan: Plan, language: str) -> str:
    """What happens where the entrants are no multiple of what is needed."""
    return next(_sentences(plan.format.odd_rules(plan.config), language))


def _sentences(rules: Iterable[Rule], language: str) -> Lines:
    return (say(language, key, **numbers) for key, numbers in rules)


def _points(plan: Plan, language: str) -> Lines:
    yield from _sentences([plan.format.points_rule(plan.config)], language)
    breaks = plan.format.tie_breaks
    if not breaks:
        return
    ties = [say(language, f"contest-tie-{tie}") for tie in breaks]
    yield "\n".join([say(language, "contest-rule-ties"), *(f"  {nth}. {tie}" for nth, tie in enumerate(ties, start=1))])
    yield say(language, "contest-rule-ties-again")
    if plan.size == 2:
        yield say(language, "contest-rule-unplayed")
    if TieBreak.BUCHHOLZ_CUT in breaks:
        yield say(language, "contest-rule-unplayed-opponents")
    yield say(language, "contest-rule-shared")


def _time(plan: Plan, language: str) -> Lines:
    pace = pace_of(plan)
    yield say(language, "contest-rule-least", least=plan.config.least, most=plan.config.most)
    yield from _sentences(pace.opening_rules(), language)
    yield say(language, "contest-rule-clock", clock=format_duration(plan.clock_ms, language))
    yield from _sentences(pace.whistle_rules(format_duration(pace.whistle_clock_ms, language)), language)


def _absent(plan: Plan, language: str) -> Lines:
    yield from _sentences(pace_of(plan).missing_rules(), language)
    if plan.size == 1:
        yield say(language, "contest-rule-absent-hustle")
    else:
        yield say(language, "contest-rule-absent-pairs")
    if pace_of(plan).drops_absent:
        yield say(language, "contest-rule-two-missed")
    yield say(language, "contest-rule-missed")
    yield say(language, f"contest-rule-late-{plan.config.format}")
    yield leaving_rule(plan, language)
    if plan.size == 2:
        yield say(language, "contest-rule-leave-partner")


def leaving_rule(plan: Plan, language: str) -> str:
    """What comes of leaving after the draw."""
    return say(language, plan.format.leave_rule)


def _fair(plan: Plan, language: str) -> Lines:
    yield say(language, "contest-rule-rated" if plan.config.rated else "contest-rule-unrated")
    yield say(language, "contest-rule-level", level=say(language, f"level-{COMPUTERS}"))
    yield say(language, "contest-rule-dispute")
    yield say(language, "contest-rule-consent")
