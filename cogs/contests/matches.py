"""A member's match: when and where, *Find a time*, and disputes."""

from typing import Final

from bot.contests.commands.base import find_entry
from bot.contests.commands.matches import AgreeOnTime, DisputeMatch, TickSlots, check_own_match, shared_slots
from bot.contests.errors import ContestCode
from bot.contests.state import StoredContest
from bot.panels.contests.matches import dispute_form, match_panel
from bot.panels.contests.voice import ContestVoice
from bot.panels.core.custom_ids import Press, Verb
from cogs.contests.own_hand import show_me, view_own_game
from cogs.contests.reading import look_contest
from cogs.contests.signing_up import self_of
from cogs.interactions.reply import Reply
from cogs.interactions.router import Values, on_press
from engine import Refused
from engine.contest.state import Place

_DIGITS: Final = 15
"""Of a time in milliseconds at most."""


async def show_own_match(reply: Reply, stored: StoredContest) -> None:
    """The member's match of the last round; without one, what the contest is for the member."""
    entry = stored.entry_of(reply.user)
    found = None if entry is None else stored.match_of(entry.number)
    if found is None:
        await show_me(reply, stored)
    else:
        await _show(reply, stored, found[0])


async def _show(reply: Reply, stored: StoredContest, place: Place) -> None:
    said = await reply.services.contests.slots(stored.id, *place)
    now = reply.services.clock.now()
    game = None if stored.outcome(place) is not None else await view_own_game(reply, stored)
    await reply.panel(match_panel(stored, place, said, reader=reply.reader, user=reply.user, now=now, game=game))


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


@on_press(Verb.CONTEST_MATCH)
async def press_match(reply: Reply, press: Press, _: Values) -> None:
    """The match."""
    await _show(reply, *await _look(reply, press))


@on_press(Verb.CONTEST_SLOTS, edits=True)
async def tick(reply: Reply, press: Press, values: Values) -> None:
    """Say when one could play, in place of what was said before.

    Raises:
        Refused: NO_MATCH, NOT_JOINED, MATCH_OVER, BAD_SLOT.
    """
    _, place = await _look(reply, press)
    times = [int(value) for value in values if value.isascii() and value.isdecimal() and len(value) <= _DIGITS]
    if len(times) != len(values):
        raise Refused(ContestCode.BAD_SLOT)
    command = TickSlots(self_of(reply), *place, tuple(times))
    await _show(reply, await reply.services.contests.do(press.subject, command), place)


@on_press(Verb.CONTEST_FIX, edits=True)
async def fix(reply: Reply, press: Press, _: Values) -> None:
    """Hold to the first time that all share; once a member of the other side does so too, it is agreed.

    Raises:
        Refused: NO_MATCH, NOT_JOINED, MATCH_OVER, BAD_SLOT when no time is shared any more.
    """
    stored, place = await _look(reply, press)
    match = check_own_match(stored, reply.user, place)
    contests, now = reply.services.contests, reply.services.clock.now()
    said = await contests.slots(stored.id, *place)
    shared = shared_slots(stored, place, said, now)
    if not shared:
        raise Refused(ContestCode.BAD_SLOT)
    at, own = shared[0], find_entry(stored, reply.user).number
    other = match.east if own in match.north else match.north
    theirs = [player for entrant in other if entrant > 0 for player in stored.contest.entries[entrant].players]
    if any(said.get(player) == frozenset({at}) for player in theirs):
        after = await contests.do(stored.id, AgreeOnTime(self_of(reply), *place, at))
    else:
        after = await contests.do(stored.id, TickSlots(self_of(reply), *place, (at,)))
    await _show(reply, after, place)


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
    after = await reply.services.contests.do(press.subject, DisputeMatch(self_of(reply), *place, text, role))
    await _show(reply, after, place)
