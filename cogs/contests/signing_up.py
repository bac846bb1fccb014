"""Signing up for a contest, partners, checking in and leaving: by commands and by the buttons of the notice board."""

import logging
from contextlib import suppress

from bot.contests.entries import own_free_seat
from bot.contests.errors import ContestCode
from bot.contests.members import AcceptPartner, CheckIn, Decline, InvitePartner, Join, LeaveContest, Offer, has_asked
from bot.contests.model import StoredContest
from bot.panels.contests.board import consent, say_of, signing_buttons
from bot.panels.contests.signing_up import (
    confirm_leave_panel,
    entry_panel,
    is_asked_first,
    left_text,
    looking_panel,
    partner_panel,
)
from bot.panels.contests.voice import ContestVoice, public_voice, title_of
from bot.panels.core.custom_ids import Press, Verb
from bot.panels.core.wording import escape
from bot.panels.table.menus import note_panel
from bot.tables.commands.seats import Substitute
from bot.tables.model import Member
from cogs.contests.reading import look_contest, place_of, self_of, standing
from cogs.interactions.checks import check_not_often, picked_member
from cogs.interactions.context import rights_in
from cogs.interactions.reply import Reply
from cogs.interactions.router import Values, on_press
from engine import Refused

_log = logging.getLogger(__name__)


async def sign_up(reply: Reply, stored: StoredContest) -> None:
    """Take part alone, or be given a partner at the start; whoever comes back is announced."""
    if own_free_seat(stored, reply.user) is not None:
        check_not_often(reply)
    after = await reply.services.contests.do(stored.id, Join(self_of(reply), await standing(reply, stored)))
    await _say_signed_up(reply, after)


async def invite(reply: Reply, stored: StoredContest, partner: Member) -> None:
    """Ask a member to be the partner; who was asked the same by them is their partner now.

    The call is posted in the contest's channel if the member may write there.
    """
    if not has_asked(stored, partner.user, reply.user):
        check_not_often(reply)
    writes, place = rights_in(reply.interaction, stored.channel).writes, await place_of(reply, stored)
    calls = writes and place is not None and place.may_post
    command = InvitePartner(self_of(reply), await standing(reply, stored), partner, calls)
    after = await reply.services.contests.do(stored.id, command)
    if after.entry_of(reply.user) is not None:
        await _say_signed_up(reply, after)
        return
    key = "league-invited" if calls else "league-invited-unseen" if writes else "contest-invited-silently"
    voice = ContestVoice(after, reply.language)
    text = voice.say(key, partner=escape(partner.name), contest=voice.title, consent=consent(voice))
    await reply.panel(note_panel(text))


async def leave(reply: Reply, stored: StoredContest) -> None:
    """Withdraw, after a question if the contest has begun, or a partner stays."""
    if is_asked_first(stored, reply.user):
        await reply.panel(confirm_leave_panel(stored, reply.reader, reply.user))
    else:
        await reply.say(await _leave(reply, stored))


async def _leave(reply: Reply, stored: StoredContest) -> str:
    """What the member reads; until somebody else has the seat, a computer sits there, also at a table that is on."""
    after = await reply.services.contests.do(stored.id, LeaveContest(self_of(reply)))
    for table in after.tables.values() if after.entry_of(reply.user) is None else ():
        if table.running and reply.user in table.users:
            with suppress(Refused):
                await reply.services.tables.do(table.table, Substitute(self_of(reply), table.users.index(reply.user)))
    return left_text(stored, ContestVoice(after, reply.language, user=reply.user))


async def _say_signed_up(reply: Reply, stored: StoredContest) -> None:
    """Say that the member takes part, waits for a place or looks for a partner, and what that means."""
    entry, voice = stored.entry_of(reply.user), ContestVoice(stored, reply.language, user=reply.user)
    looking = looking_panel(stored, reply.reader, reply.user)
    await reply.panel(looking if entry is None else entry_panel(voice, entry))


@on_press(Verb.CONTEST_JOIN)
async def press_join(reply: Reply, press: Press, _: Values) -> None:
    """Join, or *Find me a partner*."""
    await sign_up(reply, await look_contest(reply, press.subject))


@on_press(Verb.CONTEST_PARTNER)
async def press_partner(reply: Reply, press: Press, _: Values) -> None:
    """Ask whom the member wants as the partner."""
    await reply.panel(partner_panel(await look_contest(reply, press.subject), reply.reader))


@on_press(Verb.CONTEST_INVITE, edits=True)
async def press_invite(reply: Reply, press: Press, values: Values) -> None:
    """Ask the member who was picked.

    Raises:
        Refused: NO_PARTNER when a computer's account, or nobody, was picked.
    """
    partner = picked_member(reply.interaction, values)
    if partner is None:
        raise Refused(ContestCode.NO_PARTNER)
    await invite(reply, await look_contest(reply, press.subject), partner)


@on_press(Verb.CONTEST_ACCEPT)
async def press_accept(reply: Reply, press: Press, _: Values) -> None:
    """Become the partner; the call says so."""
    stored = await look_contest(reply, press.subject)
    command = AcceptPartner(self_of(reply), await standing(reply, stored), press.index)
    after = await reply.services.contests.do(stored.id, command)
    await _say_signed_up(reply, after)


@on_press(Verb.CONTEST_DECLINE)
async def press_decline(reply: Reply, press: Press, _: Values) -> None:
    """Say no; the call says so, and the other member may ask somebody else."""
    after = await reply.services.contests.do(press.subject, Decline(self_of(reply), press.index))
    voice = public_voice(after)
    name = voice.author(reply.user, self_of(reply).name)
    text = say_of(after, "league-declined", name=name, inviter=voice.name(press.index))
    await reply.public(note_panel(text))


@on_press(Verb.CONTEST_LEAVE, edits=True)
async def press_leave(reply: Reply, press: Press, _: Values) -> None:
    """Leave, where needed after a question."""
    stored = await look_contest(reply, press.subject)
    if press.index:
        await reply.panel(note_panel(await _leave(reply, stored)))
    else:
        await leave(reply, stored)


@on_press(Verb.CONTEST_CHECK_IN)
async def press_check_in(reply: Reply, press: Press, _: Values) -> None:
    """Say that one is there. Where one may still join, the answer names the button for that."""
    try:
        after = await reply.services.contests.do(press.subject, CheckIn(self_of(reply)))
    except Refused as why:
        stored = await look_contest(reply, press.subject)
        joins = signing_buttons(stored, ContestVoice(stored, stored.plan.language, user=reply.user))
        if why.code != ContestCode.NOT_JOINED or not joins:
            raise
        await reply.tell("contest-join-first", join=joins[0].label)
        return
    await reply.tell("league-checked-in", contest=title_of(after))


@on_press(Verb.CONTEST_OFFER)
async def press_offer(reply: Reply, press: Press, _: Values) -> None:
    """Offer to play for somebody who leaves; again, take that back."""
    stored = await look_contest(reply, press.subject)
    known = stored.player_of(reply.user)
    offers = known is None or not known.offers
    command = Offer(self_of(reply), await standing(reply, stored), offers)
    after = await reply.services.contests.do(stored.id, command)
    await reply.tell("league-offers" if offers else "league-offers-not", contest=title_of(after))
