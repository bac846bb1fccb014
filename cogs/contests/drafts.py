"""Creating a contest: templates, the draft with its menus and its form, publishing; *Same again next week*."""

import re
from dataclasses import replace
from datetime import timedelta
from typing import Final

from bot.contests.errors import ContestCode
from bot.contests.fields import FIELDS, DraftField, with_value
from bot.contests.model import Stage, StoredContest
from bot.contests.organizers import Cancel, Edit, Publish, check_name, check_seen
from bot.contests.plan import Plan
from bot.contests.templates import (
    BLOCKING,
    Caution,
    Defaults,
    Preview,
    Template,
    make_plan,
    preview,
    usual_start,
    with_rules,
)
from bot.panels.contests.drafts import TEMPLATES, default_name, details_form, draft_panel, templates_panel
from bot.panels.contests.voice import ContestVoice, title_of
from bot.panels.core.custom_ids import Press, Verb
from bot.panels.refusals import sentence
from bot.texts import say
from bot.user_text import tidy
from bot.wall_clock import read_time
from cogs.contests.reading import (
    ChannelRights,
    check_may_describe,
    check_organises,
    check_place,
    look_contest,
    organiser,
    place_of,
)
from cogs.interactions.autocomplete import default_rules, find_rules
from cogs.interactions.checks import check_may_write, picked_id, server_settings
from cogs.interactions.components import take_all
from cogs.interactions.context import makes_events
from cogs.interactions.reply import Reply
from cogs.interactions.router import Values, chosen_number, on_press
from cogs.live.posting import CONTEST, Owner
from engine import Refused
from engine.contest.config import Config, ContestRefusal
from engine.contest.formats import check

_WEEK: Final = timedelta(weeks=1)
_NUMBERS: Final = re.compile(r"\s*(\d{1,4})\s*(?:\D{1,3}\s*(\d{1,4})\s*)?")
_USUAL: Final = 16
"""Entrants of a preview, where as many may come."""


async def create(reply: Reply, template: Template | None) -> None:
    """Show the templates, or draft a contest by one."""
    await check_organises(reply)
    if template is None:
        await reply.panel(templates_panel(reply.reader))
    else:
        await _draft(reply, template)


async def _draft(reply: Reply, template: Template) -> None:
    member, settings, now = await check_organises(reply), await server_settings(reply), reply.services.clock.now()
    preset, rules = await default_rules(reply, settings)
    defaults = Defaults(language=settings.language, zone=settings.zone, preset=preset, rules=rules)
    plan = make_plan(template, defaults).starting(usual_start(template, settings.zone, now))
    channel = settings.contest_channel or reply.interaction.channel_id or 0
    name = default_name(plan, settings.language)
    stored = await reply.services.contests.create(member, reply.guild, channel, name, plan)
    await show_draft(reply, stored)


async def show_draft(reply: Reply, stored: StoredContest, *, field: DraftField | None = None, notice: str = "") -> None:
    """The draft as it is now, with what to mind before it is published."""
    place = await place_of(reply, stored)
    notices = [notice] if notice else []
    notices += await _cautions(reply, stored)
    saved = await reply.services.rulesets.of_server(reply.guild) if field is DraftField.RULES else ()
    shown = _preview(stored.plan, place)
    await reply.panel(draft_panel(stored, reply.reader, shown, field=field, saved=saved, notices=notices))


def _preview(plan: Plan, place: ChannelRights | None) -> Preview:
    """With as many entrants as usually come; what would stop it with as many as there is room for is there, too."""
    config, threads = plan.config, place is None or place.threads
    usual = preview(plan, max(config.least, min(config.most, _USUAL)), threads=threads)
    return replace(usual, cautions={**usual.cautions, **_find_blocking(plan, threads=threads)})


def _find_blocking(plan: Plan, *, threads: bool) -> dict[Caution, int]:
    found = preview(plan, plan.config.most, threads=threads).cautions
    return {caution: count for caution, count in found.items() if caution in BLOCKING}


async def _cautions(reply: Reply, stored: StoredContest) -> list[str]:
    """Why the contest cannot be published in its channel; else which permission a role's call needs."""
    try:
        place = await check_place(reply, stored)
    except Refused as refused:
        return [f"⚠️ {sentence(refused, reply.language)}"]
    role = stored.plan.ping_role
    if role is None or (place.may_call and place.asker_may_call):
        return []
    key = "contest-you-may-not-call" if place.may_call else "league-may-not-call"
    return [say(reply.language, key, role=f"<@&{role}>")]


async def _without_event(reply: Reply, stored: StoredContest, plan: Plan) -> Plan:
    """The plan without an event where Bower or the member may make none, or not everybody sees the channel."""
    place = await place_of(reply, stored)
    if plan.event and not (place is not None and place.takes_events and makes_events(reply.interaction)):
        return replace(plan, event=False)
    return plan


async def _look_draft(reply: Reply, press: Press) -> StoredContest:
    """The draft of a press, as the member saw it.

    Raises:
        Refused: UNKNOWN, NOT_A_DRAFT, STALE when somebody else has changed it since.
    """
    stored = await reply.services.contests.load(press.subject)
    if stored.stage is not Stage.DRAFT:
        raise Refused(ContestCode.NOT_A_DRAFT)
    check_seen(stored, press.seen)
    return stored


@on_press(Verb.CONTEST_TEMPLATE, edits=True)
async def press_template(reply: Reply, press: Press, _: Values) -> None:
    """Draft a contest by the template pressed."""
    await _draft(reply, TEMPLATES[min(press.index, len(TEMPLATES) - 1)])


@on_press(Verb.CONTEST_FIELD, edits=True)
async def choose_field(reply: Reply, press: Press, values: Values) -> None:
    """Show the values of what is to be changed."""
    stored = await _look_draft(reply, press)
    await show_draft(reply, stored, field=next((field for field in FIELDS if field in values), None))


@on_press(Verb.CONTEST_CHOOSE, edits=True)
async def choose_value(reply: Reply, press: Press, values: Values) -> None:
    """Change one field; without a value, a role is taken away.

    Raises:
        Refused: NOT_ORGANISER, STALE, and what the rules of contests refuse.
    """
    stored = await _look_draft(reply, press)
    field = FIELDS[press.index] if press.index < len(FIELDS) else None
    plan, channel = stored.plan, None
    if field is None:
        raise Refused(ContestCode.STALE)
    if field is DraftField.CHANNEL:
        channel = picked_id(reply.interaction, "channels", values)
    elif field is DraftField.RULES:
        plan = await _with_rules(reply, plan, values)
    elif field in (DraftField.PING_ROLE, DraftField.ROLE):
        plan = with_value(plan, field, str(picked_id(reply.interaction, "roles", values) or 0))
    else:
        plan = with_value(plan, field, values[0] if values else "")
    checked = await _without_event(reply, stored, plan) if field is DraftField.EVENT else plan
    edit = Edit(await organiser(reply), plan=checked, channel=channel, seen=press.seen)
    after = await reply.services.contests.do(stored.id, edit)
    await show_draft(reply, after, notice="" if checked is plan else say(reply.language, "league-no-event"))


async def _with_rules(reply: Reply, plan: Plan, values: Values) -> Plan:
    number = chosen_number(values)
    name = values[0] if values else ""
    if number is not None:
        name = (await reply.services.rulesets.get(reply.guild, number)).name
    preset, rules = await find_rules(reply, name)
    return with_rules(plan, rules, preset)


@on_press(Verb.CONTEST_FORM, edits=True)
async def open_or_take_form(reply: Reply, press: Press, values: Values) -> None:
    """Ask for name, start, entrants and description, or take them; if one of them cannot be, nothing changes."""
    stored = await _look_draft(reply, press)
    if not values:
        await reply.form(details_form(ContestVoice(stored, reply.language)))
        return
    name, start, entrants, description = (*values, "", "", "", "")[:4]
    plan, now = stored.plan, reply.services.clock.now()
    name, typed, config = take_all(
        lambda: check_name(name),
        lambda: read_time(start, plan.zone, now, reply.language),
        lambda: _read_entrants(entrants, plan),
    )
    changed = replace(plan, config=config, starts_at=typed.at, description=tidy(description))
    edit = Edit(await organiser(reply), plan=changed, name=name, seen=press.seen)
    after = await reply.services.contests.do(stored.id, edit)
    await show_draft(reply, after, notice=say(reply.language, "league-twice") if typed.twice else "")


def _read_entrants(typed: str, plan: Plan) -> Config:
    """The plan's configuration with the fewest and the most entrants, as `8-32`; of one number alone the most.

    Raises:
        Refused: ENTRANTS for something else.
    """
    found = _NUMBERS.fullmatch(typed)
    if found is None:
        raise Refused(ContestRefusal.ENTRANTS, least=plan.format.least, most=plan.format.most)
    one, two = found.groups()
    least, most = (int(one), int(two)) if two else (min(plan.config.least, int(one)), int(one))
    config = replace(plan.config, least=least, most=most)
    check(config)
    return config


@on_press(Verb.CONTEST_PUBLISH, edits=True)
async def publish(reply: Reply, press: Press, _: Values) -> None:
    """Let members sign up; the notice board follows: where the member may write, or in the server's contest channel."""
    stored = await _look_draft(reply, press)
    place = await check_place(reply, stored)
    check_may_describe(reply, stored.channel, stored.plan.description)
    if stored.channel != (await server_settings(reply)).contest_channel:
        check_may_write(reply, stored.channel)
    if _find_blocking(stored.plan, threads=place.threads):
        await show_draft(reply, stored)
        return
    checked = await _without_event(reply, stored, stored.plan)
    if checked is not stored.plan:
        edit = Edit(await organiser(reply), plan=checked, seen=press.seen)
        after = await reply.services.contests.do(stored.id, edit)
        await show_draft(reply, after, notice=say(reply.language, "league-no-event"))
        return
    reply.ui.presenter.desk.tell_if_refused(Owner(CONTEST, stored.id), reply.tell)
    after = await reply.services.contests.do(stored.id, Publish(await organiser(reply), press.seen))
    await reply.note("league-published", contest=title_of(after), channel=f"<#{after.channel}>")


@on_press(Verb.CONTEST_DISCARD, edits=True)
async def discard(reply: Reply, press: Press, _: Values) -> None:
    """Throw the draft away."""
    stored = await _look_draft(reply, press)
    reason = say(stored.plan.language, "league-discarded")
    await reply.services.contests.do(stored.id, Cancel(await organiser(reply), reason))
    await reply.note("league-discarded")


def a_week_later(plan: Plan, now: int) -> Plan:
    """The plan with its start a week later by its zone's clocks, or more weeks where that is past."""
    later = plan.starting(plan.meant_at + _WEEK)
    while later.starts_at <= now:
        later = later.starting(later.meant_at + _WEEK)
    return later


@on_press(Verb.CONTEST_AGAIN)
async def draft_again(reply: Reply, press: Press, _: Values) -> None:
    """Show a draft with the same name, channel and plan, to be published."""
    stored, member = await look_contest(reply, press.subject), await check_organises(reply)
    if stored.plan.is_final:  # the table makes it
        raise Refused(ContestCode.UNKNOWN)
    plan = a_week_later(stored.plan, reply.services.clock.now())
    draft = await reply.services.contests.create(member, reply.guild, stored.channel, stored.name, plan)
    await show_draft(reply, draft)
