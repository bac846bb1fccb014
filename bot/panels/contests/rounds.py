"""What announcements of a round and of the end show: the round's picture, where the tables are, the podium."""

from bot.contests.calendar import next_start, stamp
from bot.contests.state import StoredContest
from bot.panels.contests.board import title_of
from bot.panels.contests.facts import ContestFacts
from bot.panels.contests.pictures import podium_picture, round_pages, round_picture
from bot.panels.core.panel import Block, Picture, Text
from bot.pictures.contests.round_tables import TABLES
from bot.texts.catalogue import say


def round_blocks(stored: StoredContest, number: int, places: range) -> tuple[Block, ...]:
    """Some tables of a round: pictures of them, and a link to each that has a thread of its own."""
    facts = ContestFacts(stored, stored.plan.language)
    pages = range(places.start // TABLES, min(places.stop // TABLES, round_pages(facts, number)))
    pictures = tuple(Picture(round_picture(facts, number, page=page)) for page in pages)
    links = table_links(stored, number, places)
    return (*pictures, Text(links)) if links else pictures


def table_links(stored: StoredContest, number: int, places: range) -> str:
    """Links to the threads of some tables; nothing where there are no threads."""
    tables = (stored.tables.get((number, place)) for place in places)
    return " · ".join(f"<#{each.channel}>" for each in tables if each is not None and each.channel != stored.channel)


def final_blocks(stored: StoredContest) -> tuple[Block, ...]:
    """The podium, and when the next contest of the series starts; its notice board follows with the sign-up."""
    try:
        blocks: tuple[Block, ...] = (Picture(podium_picture(ContestFacts(stored, stored.plan.language))),)
    except ValueError:  # nobody has come to the end
        blocks = ()
    text = next_text(stored, stored.plan.language)
    return (*blocks, Text(text)) if text else blocks


def series_text(stored: StoredContest, language: str) -> str:
    """What becomes of the series of a contest that organisers have called off; empty for one that is in none."""
    if stored.contest.goes_on:
        return next_text(stored, language)
    return say(language, "contest-series-over") if stored.plan.repeats else ""


def next_text(stored: StoredContest, language: str) -> str:
    """When the next contest of a series starts; empty where there is none."""
    if not stored.plan.repeats or stored.ended_at is None:
        return ""
    at = next_start(stored.plan, stored.ended_at)
    return say(language, "league-next", contest=title_of(stored), at=stamp(at), left=stamp(at, "R"))
