"""The rules of a contest as members read them, made from its plan: whatever the plan decides is in them."""

from collections.abc import Iterable, Iterator

from bot.contests.dates import pace_of
from bot.contests.model import StoredContest
from bot.contests.plan import Plan
from bot.panels.contests.voice import ContestView, ContestVoice, page_panel
from bot.panels.core.menus import format_duration
from bot.panels.core.panel import Panel, Text
from bot.panels.core.reader import Reader
from bot.panels.rules.option_texts import rules_line, rules_name
from bot.tables.model import SUBSTITUTE_LEVEL
from bot.texts.catalogue import say
from engine import PRESETS
from engine.contest.formats.format import Rule
from engine.contest.season import count_best
from engine.contest.state import commitment
from engine.rules.presets import base_of

Lines = Iterator[str]


def contest_rules_panel(stored: StoredContest, reader: Reader, page: int = 0) -> Panel:
    """A page, from 0, of the rules of a contest, a section on each; the last one if there are fewer."""
    voice = ContestVoice(stored, reader.language)
    pages = sections(stored.plan, voice.language)
    page = min(page, len(pages) - 1)
    name, rules = pages[page]
    title = voice.say("rules-title-part", preset=voice.title, part=page + 1, parts=len(pages))
    lines = [f"### {title}", f"**{name}**", *(f"- {rule}" for rule in rules)]
    if page == len(pages) - 1:
        lines.append(f"- {voice.say('league-fingerprint', commitment=f'`{commitment(stored.lot)}`')}")
    return page_panel(voice, ContestView.RULES, Text("\n".join(lines)), page, len(pages))


def sections(plan: Plan, language: str) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """The rules as titles, each with its lines of Markdown."""
    parts = {
        "play": _play,
        "meet": _meet,
        "points": _points,
        "season": _season,
        "time": _time,
        "absent": _absent,
        "fair": _fair,
    }
    made = ((part, tuple(lines(plan, language))) for part, lines in parts.items())
    return tuple((say(language, f"contest-rules-{part}-title"), lines) for part, lines in made if lines)


def _play(plan: Plan, language: str) -> Lines:
    yield from _sentences(plan.format.play_rules(plan.config, plan.rules, promotes=plan.promotes), language)
    if plan.ends_with_five:
        yield say(language, "contest-rule-match-five")
    yield say(language, "contest-rule-tables", rules=_table_rules(plan, language))


def _table_rules(plan: Plan, language: str) -> str:
    """The rules of the tables without what every contest of the format changes in them, as that is said elsewhere."""
    rules = plan.format.without_table_rules(plan.rules, PRESETS[base_of(plan.rules, plan.preset)])
    if plan.format.plays_hands:
        return f"**{rules_name(rules, plan.preset, language)}**"
    return rules_line(rules, plan.preset, language)


def _meet(plan: Plan, language: str) -> Lines:
    if plan.is_final:
        yield say(language, f"contest-rule-final-{plan.final.mode}", count=plan.final.members)
    yield from _sentences(plan.format.draw_rules(plan.config), language)
    yield say(language, f"contest-rule-late-{plan.config.format}")
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
    yield say(language, "contest-rule-shared")


def _season(plan: Plan, language: str) -> Lines:
    if plan.has_seasons and not plan.is_final:
        yield say(language, "contest-rule-season", nights=plan.nights, best=count_best(plan.nights))
        yield say(language, "contest-rule-season-final", who=say(language, f"league-final-{plan.final}"))
        if plan.five and not plan.ends_with_five:
            yield say(language, "contest-rule-match-five")


def _time(plan: Plan, language: str) -> Lines:
    pace = pace_of(plan)
    yield say(language, "contest-rule-least", least=plan.config.least, most=plan.config.most, size=plan.size)
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
    if plan.size == 1:
        yield say(language, "contest-rule-leave-ranked")
    else:
        yield say(language, "contest-rule-leave-league")
        yield say(language, "contest-rule-leave-partner")


def _fair(plan: Plan, language: str) -> Lines:
    yield say(language, "contest-rule-rated" if plan.config.rated else "contest-rule-unrated")
    yield say(language, "contest-rule-level", level=say(language, f"level-{SUBSTITUTE_LEVEL}"))
    yield say(language, "contest-rule-missed")
    yield say(language, "contest-rule-dispute")
