"""`/league manage`: what organisers do, each asked for with its effect on the standings, and done with a reason."""

from dataclasses import replace
from typing import Final

from bot.contests.commands import check_judge, check_organiser, find_match
from bot.contests.errors import ContestCode
from bot.contests.model import Stage, StoredContest
from bot.contests.organizers import MoveTo, Rename
from bot.contests.rulings import Adjust
from bot.panels.contests.manage import manage_panel, question_panel, reason_form
from bot.panels.contests.tasks import (
    ADJUST,
    ANSWER,
    CANCEL,
    CHANGE,
    INVITE,
    Ready,
    Step,
    Task,
    move_panel,
    task_named,
    task_of,
    with_points,
    with_start,
)
from bot.panels.contests.voice import ContestVoice
from bot.panels.core.custom_ids import Press, Verb
from bot.panels.core.panel import Form, Panel
from bot.panels.core.wording import escape
from bot.user_text import tidy
from bot.wall_clock import read_time
from cogs.contests.drafts import show_draft
from cogs.contests.reading import (
    check_everybody_sees,
    check_may_announce,
    check_may_describe,
    check_place,
    find_contest,
    look_as_organiser,
    look_contest,
    organiser,
)
from cogs.interactions.checks import check_may_write, picked_id, picked_member, server_settings, show_result_again
from cogs.interactions.components import texts_of
from cogs.interactions.reply import Reply
from cogs.interactions.router import Values, on_press
from cogs.live.posting import CONTEST, Owner
from engine import Refused

_TO_COME: Final = "…"
"""Stands for a reason that has not been typed yet."""


async def manage(reply: Reply, number: int | None) -> None:
    """Show an organiser what can be done to a contest; of a draft the draft."""
    await _show(reply, await find_contest(reply, number))


async def _show(reply: Reply, stored: StoredContest) -> None:
    check_organiser(stored, await organiser(reply))
    if stored.stage is Stage.DRAFT:
        await show_draft(reply, stored)
    else:
        await reply.panel(manage_panel(stored, reply.reader, reply.user))


async def _ask(reply: Reply, stored: StoredContest, task: Task, ready: Ready) -> None:
    """Ask whether to do it; what the contest refuses is refused now.

    A yes holds for the round of the question, not for one that was drawn again since.
    """
    if task.announces:
        check_may_announce(reply, stored.channel)
    ready.make(await organiser(reply), _TO_COME).decide(stored, reply.services.clock.now())

    async def do(sure: Reply) -> None:
        text = next(iter(texts_of(sure.interaction)), "") if task.reason else ""
        if task.announces:
            check_may_announce(sure, stored.channel)
        drawn_at = (await sure.services.contests.load(stored.id)).drawn_at
        if drawn_at.get(stored.round) != stored.drawn_at.get(stored.round):
            raise Refused(ContestCode.STALE)
        command = ready.make(await organiser(sure), text)
        done = await sure.services.contests.do(stored.id, command)
        if isinstance(command, Adjust) and (match := done.tables.get((command.round, command.place))) is not None:
            await show_result_again(sure, match.table)
        await _show_done(sure, done)

    number = reply.ui.questions.add((reply.guild, reply.user, stored.id), do)
    await reply.panel(question_panel(ContestVoice(stored, reply.language), task, ready, number))


async def _show_done(reply: Reply, stored: StoredContest) -> None:
    """Show what was just done to the contest, how it stands now, and what can be done next."""
    events = await reply.services.contests.events(stored.id)
    await reply.panel(manage_panel(stored, reply.reader, reply.user, events[: stored.revision]))


@on_press(Verb.CONTEST_MANAGE, edits=True)
async def press_manage(reply: Reply, press: Press, _: Values) -> None:
    """Back to what can be done."""
    await _show(reply, await look_contest(reply, press.subject))


@on_press(Verb.CONTEST_TASK, edits=True)
async def choose_task(reply: Reply, press: Press, values: Values) -> None:
    """Ask what a task needs: a match, an entrant, members, or only a yes.

    Raises:
        Refused: NOT_ORGANISER, STALE for what cannot be done any more, and what the task raises.
    """
    stored, task = await look_as_organiser(reply, press.subject), task_named(values[0]) if values else CANCEL
    if task is None or not task.is_there(stored):
        raise Refused(ContestCode.STALE)
    if getattr(task.command, "judges", False):
        check_judge(stored, reply.user)
    await _go_on(reply, stored, task, task.begin(ContestVoice(stored, reply.language)))


async def _go_on(reply: Reply, stored: StoredContest, task: Task, step: Step) -> None:
    match step:
        case Panel():
            await reply.panel(step)
        case Form():
            await reply.form(step)
        case Ready():
            await _ask(reply, stored, task, step)


@on_press(Verb.CONTEST_TARGETS, edits=True)
async def turn_targets(reply: Reply, press: Press, _: Values) -> None:
    """Another page of what a task can be done to."""
    stored = await look_as_organiser(reply, press.subject)
    await reply.panel(task_of(press.seen).targets_panel(ContestVoice(stored, reply.language), press.index))


@on_press(Verb.CONTEST_TARGET, edits=True)
async def choose_target(reply: Reply, press: Press, values: Values) -> None:
    """Ask whether to do a task to this match or entrant, or what else it needs."""
    stored, task = await look_as_organiser(reply, press.subject), task_of(press.index)
    step = task.choose(ContestVoice(stored, reply.language), values[0] if values else "")
    await _go_on(reply, stored, task, step)


@on_press(Verb.CONTEST_POINTS, edits=True)
async def take_points(reply: Reply, press: Press, values: Values) -> None:
    """Ask whether a match counts with the points typed; with none its games count again."""
    stored = await look_as_organiser(reply, press.subject)
    find_match(stored, (press.seen, press.index))
    voice = ContestVoice(stored, reply.language)
    await _ask(reply, stored, ADJUST, with_points(voice, (press.seen, press.index), "".join(values).strip()))


@on_press(Verb.CONTEST_START, edits=True)
async def take_start(reply: Reply, press: Press, values: Values) -> None:
    """Ask whether the contest starts at the time typed."""
    stored = await look_as_organiser(reply, press.subject)
    typed = read_time("".join(values).strip(), stored.plan.zone, reply.services.clock.now(), reply.language)
    await _ask(reply, stored, CHANGE, with_start(ContestVoice(stored, reply.language), typed))


@on_press(Verb.CONTEST_PEOPLE, edits=True)
async def choose_people(reply: Reply, press: Press, values: Values) -> None:
    """Ask whether to invite the member who was picked.

    Raises:
        Refused: NOT_ORGANISER, NO_PARTNER for a computer's account, and what the contest refuses.
    """
    stored, member = await look_as_organiser(reply, press.subject), picked_member(reply.interaction, values)
    if member is None:
        raise Refused(ContestCode.NO_PARTNER)
    await _ask(reply, stored, INVITE, INVITE.ready(member, about=escape(member.name)))


@on_press(Verb.CONTEST_ANSWER)
async def press_answer(reply: Reply, press: Press, _: Values) -> None:
    """Show what is disputed about a match, and ask whether to answer it."""
    stored = await look_as_organiser(reply, press.subject)
    step = ANSWER.choose(ContestVoice(stored, reply.language), f"{press.seen}:{press.index}")
    await _go_on(reply, stored, ANSWER, step)


@on_press(Verb.CONTEST_SURE, edits=True)
async def press_sure(reply: Reply, press: Press, _: Values) -> None:
    """Do it, or ask for the reason first; the form has `index` 0."""
    stored = await look_as_organiser(reply, press.subject)
    if press.index:
        await reply.form(reason_form(ContestVoice(stored, reply.language), press.seen))
        return
    asked = (reply.guild, reply.user, press.subject)
    work = reply.ui.questions.take(asked, press.seen)
    if work is None:
        await reply.note("league-manage-again")
        return
    try:
        await work(reply)
    except Refused:
        reply.ui.questions.put_back(asked, press.seen, work)
        raise


@on_press(Verb.CONTEST_RENAME, edits=True)
async def take_name(reply: Reply, press: Press, values: Values) -> None:
    """Rename the contest, or give it more places."""
    stored, member = await look_as_organiser(reply, press.subject), await organiser(reply)
    name, description, places = (*values, "", "", "")[:3]
    most = None if not places.strip() else int(places) if places.strip().isdecimal() else 0
    if tidy(description) != stored.plan.description:
        check_may_describe(reply, stored.channel, tidy(description))
    after = await reply.services.contests.do(stored.id, Rename(member, name, description, most))
    await _show_done(reply, after)


@on_press(Verb.CONTEST_MOVE)
async def press_move(reply: Reply, press: Press, values: Values) -> None:
    """Ask for the channel, or move the contest there with its board and its tables.

    Raises:
        Refused: UNKNOWN, NOT_ORGANISER, OVER, MAY_NOT_WRITE, NOT_SEEN, and where the bot cannot post.
    """
    stored = await look_as_organiser(reply, press.subject)
    if not values:
        await reply.panel(move_panel(ContestVoice(stored, reply.language)))
        return
    channel = picked_id(reply.interaction, "channels", values)
    if channel is None:
        raise Refused(ContestCode.CHANNEL_GONE)
    await check_place(reply, replace(stored, channel=channel))
    check_may_describe(reply, channel, stored.plan.description)
    if channel != (await server_settings(reply)).contest_channel:
        check_may_write(reply, channel)
    await check_everybody_sees(reply, stored, channel)
    reply.ui.presenter.desk.tell_if_refused(Owner(CONTEST, stored.id), reply.tell)
    after = await reply.services.contests.do(stored.id, MoveTo(await organiser(reply), channel))
    await _show_done(reply, after)
    await reply.services.director.venue.move_tables(after)
