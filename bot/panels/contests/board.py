"""The notice board of a contest: the one public message that always shows how it stands, and how to sign up."""

from collections.abc import Iterator, Sequence
from typing import Final

from bot.contests.calendar import stamp
from bot.contests.listing import ListedContest
from bot.contests.paces import pace_of
from bot.contests.places import is_late, needs_substitute
from bot.contests.plan import Plan
from bot.contests.state import DeadlineKind, Stage, StoredContest
from bot.contests.templates import kind_of, with_rules
from bot.panels.contests.people import name_of, names_of
from bot.panels.contests.views import ContestView, view_button
from bot.panels.core.custom_ids import Press, Verb
from bot.panels.core.durations import format_duration
from bot.panels.core.names import escape, plain
from bot.panels.core.panel import Block, Button, Buttons, Panel, Style, Text
from bot.panels.rules.summary import preset_name, rules_name
from bot.stats.read.titles import Placing
from bot.texts.catalogue import say
from engine import PRESETS, Refused
from engine.contest.lots import commitment

LONGEST_NAME: Final = 48
SHORT: Final = 8
"""Characters of the fingerprint of the draws in public; the rules have the whole."""
_LISTED: Final = 1800
"""Characters of names; a message takes 4,000 in all."""


def board_panel(stored: StoredContest) -> Panel:
    """The notice board, in the language of the contest's server. It names no more members than fit."""
    blocks: list[Block] = [Text("\n".join(_head(stored))), Text("\n".join((*_state(stored), *_own_cause(stored))))]
    return Panel(blocks=(*blocks, *_buttons(stored)))


def title_of(contest: StoredContest | ListedContest | Placing) -> str:
    """The name of a contest, and its number in a series; ready for Markdown."""
    name = escape(contest.name, LONGEST_NAME)
    return f"{name} #{contest.number}" if contest.number > 1 else name


def label_of(contest: ListedContest, longest: int) -> str:
    """The same for labels and choices, in which no Markdown works; the number, which tells seasons apart, is whole."""
    number = f" #{contest.number}" if contest.number > 1 else ""
    return plain(contest.name, longest - len(number)) + number


def say_of(stored: StoredContest, key: str, /, **values: str | int) -> str:
    """A sentence that names a contest, in the contest's language."""
    return say(stored.plan.language, key, contest=title_of(stored), **values)


def facts_line(plan: Plan, language: str) -> str:
    """Format, rules and clock in one line."""
    clock = say(language, "league-clock", clock=format_duration(plan.clock_ms, language))
    kind = say(language, f"league-template-{kind_of(plan)}")
    return f"{kind} · {rules_text(plan, language)} · {clock}"


def rules_text(plan: Plan, language: str) -> str:
    """The name of the rules, without counting what every contest of the format changes in them."""
    preset = PRESETS.get(plan.preset)
    try:
        usual = preset is not None and plan.rules == with_rules(plan, preset).rules
    except Refused:
        usual = False
    return preset_name(plan.preset, language) if usual else rules_name(plan.rules, plan.preset, language)


def consent(plan: Plan, language: str) -> str:
    """What members agree to by signing up."""
    clock = format_duration(plan.clock_ms, language)
    key = "league-consent-rated" if plan.config.rated else "league-consent-casual"
    return say(language, key, clock=clock)


def check_in_button(stored: StoredContest, language: str) -> Button:
    """With which members say that they are there."""
    press = Press(Verb.CONTEST_CHECK_IN, stored.id).button()
    return Button(id=press, label=say(language, "league-button-check-in"), style=Style.SUCCESS)


def join_button(stored: StoredContest) -> Button:
    """With which members sign up alone, and agree to what others have put them into."""
    return _button(stored, Verb.CONTEST_JOIN, "league-button-join", Style.PRIMARY)


def leave_button(stored: StoredContest, language: str) -> Button:
    """With which members leave."""
    return Button(id=Press(Verb.CONTEST_LEAVE, stored.id).button(), label=say(language, "league-button-leave"))


def offer_button(stored: StoredContest) -> Button:
    """With which members offer to play for somebody who cannot."""
    return _button(stored, Verb.CONTEST_OFFER, "league-button-offer", index=1)


def partner_button(stored: StoredContest) -> Button:
    """With which members name a partner."""
    return _button(stored, Verb.CONTEST_PARTNER, "league-button-pair", Style.PRIMARY)


def join_names(names: Sequence[str], language: str, longest: int = _LISTED) -> str:
    """Names in one paragraph, and how many more there are than fit."""
    shown: list[str] = []
    room = longest
    for name in names:
        room -= len(name) + 2
        if room < 0:
            return say(language, "league-more", names=", ".join(shown), count=len(names) - len(shown))
        shown.append(name)
    return ", ".join(shown)


def until_line(stored: StoredContest, due: int, language: str) -> str:
    """When the time is up that is `due`, or that it is: a round of days ends with its last day."""
    if stored.round in stored.notes.whistled:
        return say(language, "league-time-up")
    at = pace_of(stored.plan).end_stamp(due)
    return say(language, "league-match-until", at=at, left=stamp(due, "R"))


def stands_line(stored: StoredContest, language: str) -> str:
    """Where a contest that is being played stands: paused, in a round, between two, or before its first or its end."""
    number = stored.round
    if stored.paused:
        return say(language, "league-paused" if number else "league-paused-first", round=number)
    if not number:
        return say(language, "league-round-first")
    if stored.open_places:
        return say(language, "league-round-open", round=number, count=len(stored.open_places))
    following = stored.deadlines.get((DeadlineKind.NEXT, number))
    key, left = ("", "") if following is None else ("-at", stamp(following.due_at, "R"))
    if not stored.has_more and needs_substitute(stored):
        button = say(stored.plan.language, "league-button-offer")
        return say(language, f"league-round-needs{key}", round=number, left=left, button=button)
    if not stored.has_more:
        return say(language, f"league-rounds-over{key}", left=left)
    return say(language, f"league-round-over{key}", round=number, left=left)


def _head(stored: StoredContest) -> Iterator[str]:
    plan, language = stored.plan, stored.plan.language
    yield f"### {title_of(stored)}"
    facts, kind = facts_line(plan, language), say(language, f"league-template-{kind_of(plan)}")
    yield facts.removeprefix(f"{kind} · ") if stored.name == kind else facts
    if stored.stage in (Stage.OPEN, Stage.CHECKING):
        at = plan.starts_at
        if not stored.notes.held:
            yield say(language, "league-starts", at=stamp(at), left=stamp(at, "R"))
        yield _length(plan, language)
    about = [escape(plan.description, 300)] if plan.description else []
    if plan.ping_role is not None:
        about.append(f"<@&{plan.ping_role}>")
    if about:
        yield f"-# {' · '.join(about)}"


def _length(plan: Plan, language: str) -> str:
    """How long a round lasts, and how many there are where sign-ups do not decide that."""
    rounds = plan.format.rounds_by_plan(plan.config)
    many = [say(language, "league-rounds", rounds=rounds)] if rounds else []
    pace = pace_of(plan)
    return " ".join((*many, say(language, pace.length, time=format_duration(pace.shown_ms, language))))


def _state(stored: StoredContest) -> Iterator[str]:
    language = stored.plan.language
    match stored.stage:
        case Stage.OPEN | Stage.CHECKING:
            yield from _entrants(stored)
        case Stage.RUNNING:
            yield stands_line(stored, language)
            ends_at = stored.whistle_at(stored.round)
            if ends_at is not None and stored.open_places and not stored.paused:
                yield until_line(stored, ends_at, language)
        case Stage.OVER:
            names = winners(stored)
            won = say(language, "league-won", names=join_names(names, language)) if names else ""
            yield won or say(language, "league-won-nobody")
        case Stage.DRAFT | Stage.CANCELLED:
            yield say(language, "league-cancelled")


def _own_cause(stored: StoredContest) -> list[str]:
    """That organisers have decided in their own cause: the log says what."""
    return [f"-# {say(stored.plan.language, 'league-own', count=stored.notes.own)}"] if stored.notes.own else []


def _entrants(stored: StoredContest) -> Iterator[str]:
    plan, language = stored.plan, stored.plan.language
    entries = sorted(stored.contest.entries.values(), key=lambda entry: entry.number)
    entries = [entry for entry in entries if entry.left is None]
    if stored.notes.held:
        yield say(language, "league-held")
    if stored.stage is Stage.CHECKING:
        there = sum(entry.checked_in for entry in entries)
        yield say(language, "league-check-in-open", count=there)
    inside = [names_of(stored, entry.number) for entry in entries if not entry.waiting]
    key = "league-signed-pairs" if plan.size == 2 else "league-signed"
    yield f"**{say(language, key, count=len(inside), most=plan.config.most)}**"
    if inside:
        yield join_names(inside, language)
    waiting = [names_of(stored, number) for number in stored.contest.queue]
    if waiting:
        yield say(language, "league-waiting", names=join_names(waiting, language, 500))
    people = [each for each in stored.people.values() if each.looking and each.user > 0]
    looking = [name_of(stored, each.player, language) for each in people]
    if looking:
        yield say(language, "league-looking", names=join_names(looking, language, 500))
    yield f"-# {say(language, 'league-consent-board', commitment=f'`{commitment(stored.lot)[:SHORT]}`')}"


def winners(stored: StoredContest) -> list[str]:
    """The names of the first of the first division; nobody before the draw."""
    if not stored.contest.seeds:
        return []
    return [names_of(stored, row.entrant) for row in stored.standings()[0] if row.rank == 1]


def _buttons(stored: StoredContest) -> list[Buttons]:
    """Signing up first, while that is open, with what members look at most. At most five in a row.

    Everybody sees these: *Leave* is under *Me*, for whoever takes part.
    """
    language = stored.plan.language
    signing: list[Button] = []
    if stored.stage in (Stage.OPEN, Stage.CHECKING) or is_late(stored):
        signing += _joining(stored)
    if stored.stage is Stage.CHECKING:
        signing.insert(0, check_in_button(stored, language))
    shown = (ContestView.ME, ContestView.STANDINGS, ContestView.BRACKET, ContestView.FIXTURES)
    looking = [view_button(stored, view, language) for view in shown if view.is_there(stored)]
    others = [view_button(stored, view, language) for view in (ContestView.RULES, ContestView.LOG)]
    if not stored.stage.is_final:
        others.append(offer_button(stored))
    return [Buttons((*signing, *looking)), Buttons(tuple(others))]


def _joining(stored: StoredContest) -> list[Button]:
    if stored.plan.size == 1:
        return [join_button(stored)]
    return [
        partner_button(stored),
        _button(stored, Verb.CONTEST_JOIN, "league-button-look"),
    ]


def _button(stored: StoredContest, verb: Verb, key: str, style: Style = Style.SECONDARY, *, index: int = 0) -> Button:
    id = Press(verb, stored.id, 0, index).button()  # noqa: A001 - the field's name
    return Button(id=id, label=say(stored.plan.language, key), style=style)
