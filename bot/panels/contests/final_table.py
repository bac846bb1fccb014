"""The message that shows spectators the way to a deciding match, and becomes its result."""

from collections.abc import Sequence

from bot.contests.changes import Logged
from bot.contests.state import Stage, StoredContest
from bot.panels.contests.announcement import Announcement, write
from bot.panels.contests.commentary import commentary_button
from bot.panels.contests.matches import where
from bot.panels.contests.voice import public_voice
from engine.contest.events import Paired, Undrawn


def final_table(stored: StoredContest, number: int, events: Sequence[Logged]) -> Announcement | None:
    """Where the deciding match of a round is played, or how it ended; `number` is that of the draw's event.

    None where the round was drawn again, the contest is called off, or the table stands in the contest's own channel.
    """
    drawn = next((each.happening for each in events if each.seq == number), None)
    if not isinstance(drawn, Paired) or stored.stage is Stage.CANCELLED:
        return None
    later = (each.happening for each in events if each.seq > number)
    if any(isinstance(each, Undrawn) and each.round == drawn.round for each in later):
        return None
    place = (drawn.round, stored.plan.format.deciding_match(stored.contest, drawn) or 0)
    table = stored.tables.get(place)
    if table is None or table.channel == stored.channel:
        return None
    voice, over = public_voice(stored), stored.outcome(place) is not None
    key = f"league-{stored.plan.format.decider}-{'over' if over else 'on'}"
    text = voice.say(key, contest=voice.title, table=where(stored, place))
    buttons = () if over else (commentary_button(table.table, voice.language),)
    return write(stored, f"{text}\n{voice.match_line(place)}", buttons=buttons)
