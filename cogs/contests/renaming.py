"""The form for the name and the description of a published contest."""

from bot.contests.commands.base import check_organiser
from bot.contests.commands.renaming import Rename
from bot.panels.contests.board import title_of
from bot.panels.core.custom_ids import Press, Verb
from bot.texts import say
from bot.user_text import tidy
from cogs.interactions.contests import look_contest, organiser
from cogs.interactions.reply import Reply
from cogs.interactions.router import Values, on_press
from cogs.interactions.sharing import check_may_describe


@on_press(Verb.CONTEST_RENAME, edits=True)
async def take_name(reply: Reply, press: Press, values: Values) -> None:
    """Rename the contest.

    Raises:
        Refused: NOT_ORGANISER, OVER, BAD_NAME, MAY_NOT_DESCRIBE for another description.
    """
    stored, member = await look_contest(reply, press.subject), await organiser(reply)
    check_organiser(stored, member)
    name, description = (*values, "", "")[:2]
    if tidy(description) != stored.plan.description:
        check_may_describe(reply, stored.channel, tidy(description))
    after = await reply.services.contests.do(stored.id, Rename(member, name, description))
    await reply.note("league-manage-done", task=say(reply.language, "league-task-rename"), contest=title_of(after))
