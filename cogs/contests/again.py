"""*Same again next week*: a contest that is over, drafted once more."""

from datetime import timedelta

from bot.contests.plan import Plan
from bot.panels.core.custom_ids import Press, Verb
from cogs.contests.drafts import show_draft
from cogs.contests.reading import check_organises, look_contest
from cogs.interactions.reply import Reply
from cogs.interactions.router import Values, on_press

_WEEK = timedelta(weeks=1)


def a_week_later(plan: Plan, now: int) -> Plan:
    """The plan with its start a week later by its zone's clocks, or more weeks where that is past."""
    later = plan.starting(plan.meant_at + _WEEK)
    while later.starts_at <= now:
        later = later.starting(later.meant_at + _WEEK)
    return later


@on_press(Verb.CONTEST_AGAIN)
async def draft_again(reply: Reply, press: Press, _: Values) -> None:
    """Show a draft with the same name, channel and plan, to be published.

    Raises:
        Refused: NOT_ORGANISER, TOO_MANY.
    """
    stored, member = await look_contest(reply, press.subject), await check_organises(reply)
    plan = a_week_later(stored.plan, reply.services.clock.now())
    draft = await reply.services.contests.create(member, reply.guild, stored.channel, stored.name, plan)
    await show_draft(reply, draft)
