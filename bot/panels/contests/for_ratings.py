"""The message to four members whose match the contest has decided while their rated game goes on."""

from collections.abc import Sequence
from dataclasses import replace

from bot.contests.changes import Logged
from bot.contests.state import StoredContest
from bot.panels.contests.announcement import Announcement, write
from bot.panels.contests.voice import public_voice
from bot.panels.core.custom_ids import Press, Verb
from bot.panels.core.panel import Style


def match_goes_on(stored: StoredContest, number: int, _: Sequence[Logged]) -> Announcement | None:
    """Calls the members of a table, in its channel; None once its game is over, or if it was closed."""
    table = next((each for each in stored.tables.values() if each.table == number), None)
    if table is None or not table.for_ratings_only:
        return None
    voice = public_voice(stored)
    text = voice.say("contest-post-for-ratings", contest=voice.title)
    hand = Press(Verb.HAND, number).button(voice.say("button-hand"), Style.PRIMARY)
    users = tuple(user for user in table.users if user is not None and user > 0)
    return replace(write(stored, text, users=users, buttons=(hand,)), channel=table.channel)
