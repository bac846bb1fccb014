"""The form for the name and the description of a published contest."""

from bot.contests.commands.base import check_organiser
from bot.contests.commands.renaming import Rename
from bot.contests.errors import ContestCode
from bot.contests.posts import NOTHING
from bot.contests.purposes import Purpose
from bot.contests.state import StoredContest
from bot.panels.contests.voice import title_of
from bot.panels.core.custom_ids import Press, Verb
from bot.texts import say
from bot.user_text import tidy
from cogs.contests.reading import check_may_describe, look_contest, organiser
from cogs.interactions.reply import Reply
from cogs.interactions.rights import makes_events
from cogs.interactions.router import Values, on_press
from engine import Refused


@on_press(Verb.CONTEST_RENAME, edits=True)
async def take_name(reply: Reply, press: Press, values: Values) -> None:
    """Rename the contest.

    Raises:
        Refused: NOT_ORGANISER, OVER, BAD_NAME, MAY_NOT_NAME_EVENT, MAY_NOT_DESCRIBE for another description.
    """
    stored, member = await look_contest(reply, press.subject), await organiser(reply)
    check_organiser(stored, member)
    name, description = (*values, "", "")[:2]
    if tidy(description) != stored.plan.description:
        check_may_describe(reply, stored.channel, tidy(description))
    await _check_event(reply, stored)
    after = await reply.services.contests.do(stored.id, Rename(member, name, description))
    await reply.note("league-manage-done", task=say(reply.language, "league-task-rename"), contest=title_of(after))


async def _check_event(reply: Reply, stored: StoredContest) -> None:
    """Refuse who may make no events what is shown in one.

    Raises:
        Refused: MAY_NOT_NAME_EVENT.
    """
    posts = await reply.services.contests.posts(stored.id)
    shown = any(post.purpose == Purpose.EVENT and post.message != NOTHING for post in posts)
    if shown and not makes_events(reply.interaction):
        raise Refused(ContestCode.MAY_NOT_NAME_EVENT, contest=title_of(stored))
