"""What announcements of a round and of the end show: the tables and where they are, and the standings."""

from functools import partial
from typing import Final

from bot.contests.dates import next_start
from bot.contests.state import StoredContest
from bot.panels.contests.pictures import standings_picture
from bot.panels.contests.voice import LONGEST_NAME, ContestVoice, match_text, public_voice
from bot.panels.core.names import LONGEST, escape
from bot.panels.core.panel import Block, Picture, Text
from bot.wall_clock import stamp

_ROOM: Final = 1900
"""Characters of the tables of a message, which calls those who sit there as well."""
_SHORTER: Final = (LONGEST, 16, 10, 6)
"""How long names are, in this order, until they fit."""


def round_text(stored: StoredContest, number: int, places: range) -> str:
    """Some tables of a round, a line each, with a link to a thread of its own."""
    voice, text = public_voice(stored), ""
    drawn = stored.contest.rounds[number - 1].matches
    for longest in _SHORTER:
        here = places[: max(0, len(drawn) - places.start)]
        text = "\n".join(_table_line(voice, (number, place), longest) for place in here)
        if len(text) <= _ROOM:
            break
    return text


def _table_line(voice: ContestVoice, place: tuple[int, int], longest: int) -> str:
    match = match_text(voice.match(*place), voice.language, partial(escape, longest=longest), markdown=True)
    line, table = voice.say("contest-table", number=str(place[1] + 1), match=match), voice.stored.tables.get(place)
    return line if table is None or table.channel == voice.stored.channel else f"{line} · <#{table.channel}>"


def final_blocks(stored: StoredContest) -> tuple[Block, ...]:
    """The standings, and when the next contest of the series starts; its notice board follows with the sign-up."""
    voice = public_voice(stored)
    picture, text = Picture(standings_picture(voice)), next_text(voice)
    return (picture, Text(text)) if text else (picture,)


def next_text(voice: ContestVoice) -> str:
    """When the next contest of a series starts; empty where there is none."""
    if not voice.stored.plan.repeats or voice.stored.ended_at is None:
        return ""
    at = next_start(voice.stored.plan, voice.stored.ended_at)
    name = escape(voice.stored.name, LONGEST_NAME)  # the next one has another number
    return voice.say("league-next", contest=name, at=stamp(at), left=stamp(at, "R"))
