"""The notice board of a contest: the one public message that always shows how it stands, and how to sign up."""

from collections.abc import Iterator
from typing import Final

from bot.contests.commands import may_enter
from bot.contests.dates import pace_of
from bot.contests.entries import is_late, lookers, waiting
from bot.contests.model import DeadlineKind, Stage, StoredContest
from bot.contests.plan import Plan
from bot.contests.templates import kind_of, with_rules
from bot.panels.contests.voice import ContestView, ContestVoice, public_voice, view_button
from bot.panels.core.custom_ids import Verb
from bot.panels.core.menus import format_duration
from bot.panels.core.panel import Button, Buttons, Panel, Style, Text
from bot.panels.core.wording import escape, join_names
from bot.panels.rules.option_texts import preset_name, rules_name
from bot.panels.table.message import Heading
from bot.texts.catalogue import say
from bot.wall_clock import stamp
from engine import PRESETS, Refused
from engine.contest.state import Place, commitment

SHORT: Final = 8
"""Characters of the fingerprint of the draws in public; the rules have the whole."""


def board_panel(stored: StoredContest, *, role_gone: bool = False) -> Panel:
    """The notice board, in the language of the contest's server. It names no more members than fit.

    `role_gone` says that the role for signing up has been deleted.
    """
    voice, head = public_voice(stored), [*_head(public_voice(stored))]
    if role_gone and signing_buttons(stored):
        head.append(voice.say("league-role-gone"))
    return Panel(blocks=(Text("\n".join(head)), Text("\n".join(_state(voice))), *_buttons(voice)))


def say_of(stored: StoredContest, key: str, /, **values: str | int) -> str:
    """A sentence that names a contest, in the contest's language."""
    voice = public_voice(stored)
    return voice.say(key, contest=voice.title, **values)


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


def consent(voice: ContestVoice) -> str:
    """What members agree to by signing up."""
    plan = voice.stored.plan
    key = "league-consent-rated" if plan.config.rated else "league-consent-casual"
    return voice.say(key, clock=format_duration(plan.clock_ms, voice.language))


def check_in_button(voice: ContestVoice) -> Button:
    """With which members say that they are there."""
    return voice.button(Verb.CONTEST_CHECK_IN, "league-button-check-in", Style.SUCCESS)


def leave_button(voice: ContestVoice) -> Button:
    """With which members leave."""
    return voice.button(Verb.CONTEST_LEAVE, "league-button-leave")


def offer_button(stored: StoredContest) -> Button:
    """With which members offer to play for somebody who cannot."""
    return public_voice(stored).button(Verb.CONTEST_OFFER, "league-button-offer", index=1)


def own_hand_button(voice: ContestVoice) -> Button:
    """With which members see their hand, at whichever table of the contest."""
    return voice.button(Verb.CONTEST_HAND, "button-hand", Style.PRIMARY)


def where(stored: StoredContest, place: Place) -> str:
    """A link to the table of a match, or to the channel of the contest."""
    table = stored.tables.get(place)
    return f"<#{stored.channel if table is None else table.channel}>"


def headings_of(stored: StoredContest, table: int) -> dict[int, Heading]:
    """What heads a table of this contest and its running ones; nothing for one that was replaced by a later one."""
    voice, rules = public_voice(stored), rules_text(stored.plan, stored.plan.language)
    return {
        match.table: Heading(
            voice.say("contest-table-heading", contest=voice.title, round=number, table=str(place + 1)), rules
        )
        for (number, place), match in stored.tables.items()
        if match.running or match.table == table
    }


def until_line(voice: ContestVoice, due: int) -> str:
    """When the time is up that is `due`, or that it is: a round of days ends with its last day."""
    if voice.stored.round in voice.stored.notes.whistled:
        return voice.say("league-time-up")
    at = pace_of(voice.stored.plan).end_stamp(due)
    return voice.say("league-match-until", at=at, left=stamp(due, "R"))


def stands_line(voice: ContestVoice) -> str:
    """Where a contest stands."""
    stored = voice.stored
    if stored.stage.is_final:
        return voice.say("contest-is-over" if stored.stage is Stage.OVER else "league-cancelled")
    if stored.paused:
        return voice.say("league-paused")
    if stored.stage is not Stage.RUNNING:
        at = stored.plan.starts_at
        return voice.say("league-starts", at=stamp(at), left=stamp(at, "R"))
    if not stored.round:
        return voice.say("league-round-first")
    if stored.open_places:
        return voice.say("league-round-open", round=stored.round, count=len(stored.open_places))
    following = stored.deadlines.get((DeadlineKind.NEXT, stored.round))
    over = voice.say("league-log-closed", round=stored.round)
    if following is None:
        return over
    key = "league-round-next" if stored.has_more else "league-round-last"
    return f"{over} {voice.say(key, left=stamp(following.due_at, 'R'))}"


def signing_buttons(stored: StoredContest, voice: ContestVoice | None = None) -> tuple[Button, ...]:
    """With which members sign up, while somebody may come; in public words without the `voice` of one who may."""
    voice = voice or public_voice(stored)
    if not (stored.stage in (Stage.OPEN, Stage.CHECKING) or is_late(stored)) or not may_enter(stored, voice.user):
        return ()
    if stored.plan.size == 1 or stored.plan.is_final:
        return (voice.button(Verb.CONTEST_JOIN, "league-button-join", Style.PRIMARY),)
    pair = voice.button(Verb.CONTEST_PARTNER, "league-button-pair", Style.PRIMARY)
    looking = voice.button(Verb.CONTEST_JOIN, "league-button-look")
    return (pair,) if stored.stage is Stage.RUNNING else (pair, looking)


def _head(voice: ContestVoice) -> Iterator[str]:
    plan = voice.stored.plan
    yield f"### {voice.title}"
    facts, kind = facts_line(plan, voice.language), voice.say(f"league-template-{kind_of(plan)}")
    yield facts.removeprefix(f"{kind} · ") if voice.stored.name == kind else facts
    if voice.stored.stage in (Stage.OPEN, Stage.CHECKING):
        at = plan.starts_at
        if not voice.stored.paused:
            yield voice.say("league-starts", at=stamp(at), left=stamp(at, "R"))
        yield _length(voice)
    about = [escape(plan.description, 300)] if plan.description else []
    if plan.ping_role is not None:
        about.append(f"<@&{plan.ping_role}>")
    if about:
        yield f"-# {' · '.join(about)}"


def _length(voice: ContestVoice) -> str:
    """How long a round lasts, and how many there are where sign-ups do not decide that."""
    plan, pace = voice.stored.plan, pace_of(voice.stored.plan)
    rounds = plan.format.rounds_by_plan(plan.config)
    many = [voice.say("league-rounds", rounds=rounds)] if rounds and plan.size == 1 else []
    return " ".join((*many, voice.say(pace.length, time=format_duration(pace.shown_ms, voice.language))))


def _state(voice: ContestVoice) -> Iterator[str]:
    stored = voice.stored
    match stored.stage:
        case Stage.OPEN | Stage.CHECKING:
            if stored.paused:
                yield stands_line(voice)
            yield from _entrants(voice)
        case Stage.RUNNING:
            yield stands_line(voice)
            ends_at = stored.whistle_at(stored.round)
            if ends_at is not None and stored.open_places and not stored.paused:
                yield until_line(voice, ends_at)
        case Stage.OVER:
            names = winners(stored)
            won = voice.say("league-won", names=join_names(names, voice.language)) if names else ""
            yield won or voice.say("league-won-nobody")
        case Stage.DRAFT | Stage.CANCELLED:
            yield voice.say("league-cancelled")


def _entrants(voice: ContestVoice) -> Iterator[str]:
    stored = voice.stored
    plan = stored.plan
    line = waiting(stored)
    inside = [voice.names(entrant) for entrant in sorted(stored.contest.entries) if entrant not in line]
    if stored.stage is Stage.CHECKING:
        there = [player for player in stored.notes.ready if stored.people[player].joined_at]
        yield voice.say("league-check-in-open", count=len(there))
    looking = [voice.name(each.player) for each in lookers(stored)]
    if plan.is_final:
        inside, looking = looking, []
        yield f"**{voice.say('contest-final-joined', count=len(inside))}**"
    else:
        key = "league-signed-pairs" if plan.size == 2 else "league-signed"
        yield f"**{voice.say(key, count=len(inside), most=plan.config.most)}**"
    if inside:
        yield join_names(inside, voice.language)
    if line:
        yield voice.say("league-waiting", names=join_names([voice.names(each) for each in line], voice.language, 500))
    if looking:
        yield voice.say("league-looking", names=join_names(looking, voice.language, 500))
    yield f"-# {voice.say('league-consent-board', commitment=f'`{commitment(stored.lot)[:SHORT]}`')}"


def winners(stored: StoredContest) -> list[str]:
    """The names of the first of the first division; nobody before the draw."""
    if not stored.contest.seeds:
        return []
    voice = public_voice(stored)
    return [voice.names(row.entrant) for row in stored.standings()[0] if row.rank == 1]


def _buttons(voice: ContestVoice) -> list[Buttons]:
    """Signing up first, while that is open, with what members look at most. At most five in a row.

    Everybody sees these: *Leave* is under *Me*, for whoever takes part.
    """
    stored = voice.stored
    signing = list(signing_buttons(stored))
    if stored.stage is Stage.CHECKING:
        signing.insert(0, check_in_button(voice))
    shown = (ContestView.ME, ContestView.STANDINGS, ContestView.BRACKET, ContestView.FIXTURES)
    looking = [view_button(voice, view) for view in shown if view.is_there(stored)]
    more = (ContestView.RULES, ContestView.LOG, ContestView.SEASON)
    others = [view_button(voice, view) for view in more if view.is_there(stored)]
    if not stored.stage.is_final and stored.plan.size == 2:
        others.append(offer_button(stored))
    return [Buttons((*signing, *looking)), Buttons(tuple(others))]
