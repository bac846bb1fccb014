"""What announcements of a round and of the end show: the round's picture, where the tables are, the podium."""

from bot.contests.dates import next_start
from bot.contests.state import StoredContest
from bot.panels.contests.pictures import podium_picture, round_pages, round_picture
from bot.panels.contests.voice import LONGEST_NAME, ContestVoice, public_voice
from bot.panels.core.names import escape
from bot.panels.core.panel import Block, Picture, Text
from bot.pictures.contests.round_tables import TABLES
from bot.wall_clock import stamp


def round_blocks(stored: StoredContest, number: int, places: range) -> tuple[Block, ...]:
    """Some tables of a round: pictures of them, and a link to each that has a thread of its own."""
    voice = public_voice(stored)
    pages = range(places.start // TABLES, min(places.stop // TABLES, round_pages(voice, number)))
    pictures = tuple(Picture(round_picture(voice, number, page=page)) for page in pages)
    links = table_links(stored, number, places)
    return (*pictures, Text(links)) if links else pictures


def table_links(stored: StoredContest, number: int, places: range) -> str:
    """Links to the threads of some tables; nothing where there are no threads."""
    tables = (stored.tables.get((number, place)) for place in places)
    return " · ".join(f"<#{each.channel}>" for each in tables if each is not None and each.channel != stored.channel)


def final_blocks(stored: StoredContest) -> tuple[Block, ...]:
    """The podium, and when the next contest of the series starts; its notice board follows with the sign-up."""
    voice = public_voice(stored)
    try:
        blocks: tuple[Block, ...] = (Picture(podium_picture(voice)),)
    except ValueError:  # nobody has come to the end
        blocks = ()
    text = next_text(voice)
    return (*blocks, Text(text)) if text else blocks


def series_text(voice: ContestVoice) -> str:
    """What becomes of the series of a contest that organisers have called off; empty for one that is in none."""
    if voice.contest.goes_on:
        return next_text(voice)
    return voice.say("contest-series-over") if voice.stored.plan.repeats else ""


def next_text(voice: ContestVoice) -> str:
    """When the next contest of a series starts; empty where there is none."""
    if not voice.stored.plan.repeats or voice.stored.ended_at is None:
        return ""
    at = next_start(voice.stored.plan, voice.stored.ended_at)
    name = escape(voice.stored.name, LONGEST_NAME)  # the next one has another number
    return voice.say("league-next", contest=name, at=stamp(at), left=stamp(at, "R"))
