"""Disputes about a member's own match."""

from bot.contests.commands.base import find_entry
from bot.contests.commands.matches import DisputeMatch
from bot.contests.errors import ContestCode
from bot.contests.state import StoredContest
from bot.panels.contests.own_game import dispute_form
from bot.panels.contests.voice import ContestVoice
from bot.panels.core.custom_ids import Press, Verb
from cogs.contests.own_hand import show_me
from cogs.contests.reading import look_contest
from cogs.contests.signing_up import self_of
from cogs.interactions.reply import Reply
from cogs.interactions.router import Values, on_press
from engine import Refused
from engine.contest.state import Place


async def _look(reply: Reply, press: Press) -> tuple[StoredContest, Place]:
    """The contest of a press, and the place of the match, which the member plays.

    Raises:
        Refused: UNKNOWN, NOT_JOINED, NO_MATCH.
    """
    stored = await look_contest(reply, press.subject)
    found = stored.match_of(find_entry(stored, reply.user).number, press.seen)
    if found is None or found[0][1] != press.index:
        raise Refused(ContestCode.NO_MATCH)
    return stored, found[0]


@on_press(Verb.CONTEST_DISPUTE, edits=True)
async def press_dispute(reply: Reply, press: Press, _: Values) -> None:
    """Ask what the organisers are to look at."""
    stored, place = await _look(reply, press)
    await reply.form(dispute_form(ContestVoice(stored, reply.language), place))


@on_press(Verb.CONTEST_DISPUTED, edits=True)
async def take_dispute(reply: Reply, press: Press, values: Values) -> None:
    """Call the organisers; what was typed is posted nowhere.

    Raises:
        Refused: NO_MATCH, NOT_JOINED, DISPUTED, NEEDS_REASON.
    """
    _, place = await _look(reply, press)
    text = values[0] if values else ""
    role = (await reply.services.servers.get(reply.guild)).organiser_role
    await show_me(
        reply, await reply.services.contests.do(press.subject, DisputeMatch(self_of(reply), *place, text, role))
    )
