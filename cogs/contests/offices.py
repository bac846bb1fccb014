"""The answers of members whom an organiser wants as a substitute, a deputy, or the organiser."""

from bot.contests.commands.consent import DeclineOffice, TakeOffice, find_proposal
from bot.panels.contests.proposals import answered_text
from bot.panels.contests.voice import public_voice
from bot.panels.core.custom_ids import Press, Verb
from bot.panels.table.menus import note_panel
from cogs.contests.signing_up import self_of
from cogs.interactions.contests import look_contest
from cogs.interactions.reply import Reply
from cogs.interactions.router import Values, on_press


@on_press(Verb.CONTEST_OFFICE)
async def press_office(reply: Reply, press: Press, _: Values) -> None:
    """Accept, or say no; the call then says so.

    Raises:
        Refused: UNKNOWN, and what `TakeOffice` and `DeclineOffice` raise.
    """
    stored = await look_contest(reply, press.subject)
    office = find_proposal(stored, reply.user, press.seen).office
    command = TakeOffice(self_of(reply), press.seen) if press.index else DeclineOffice(self_of(reply), press.seen)
    after = await reply.services.contests.do(stored.id, command)
    voice, name = public_voice(after), reply.interaction.user.display_name
    await reply.public(note_panel(answered_text(voice, office, name, accepted=bool(press.index))))
