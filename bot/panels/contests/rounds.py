"""What announcements of a round and of the end show: the round's picture, where the tables are, the podium."""

from typing import Final

from bot.contests.calendar import next_start, stamp
from bot.contests.state import StoredContest
from bot.panels.contests.board import title_of
from bot.panels.contests.pictures import podium_picture, round_picture
from bot.panels.contests.show import facts_of
from bot.panels.core.panel import Block, Picture, Text
from bot.texts.catalogue import say

_LINKS: Final = 1200
"""Characters of links to tables; a message takes 4,000 in all, and calls a hundred members."""


def round_blocks(stored: StoredContest, number: int) -> tuple[Block, ...]:
    """The tables of a round: a picture, and a link to each that has a thread of its own."""
    picture = Picture(round_picture(facts_of(stored, stored.plan.language), number))
    links = table_links(stored, number)
    return (picture, Text(links)) if links else (picture,)


def table_links(stored: StoredContest, number: int) -> str:
    """Links to the threads of a round's tables, as many as there is room for; nothing where there are no threads."""
    found: list[str] = []
    room = _LINKS
    for place in range(len(stored.contest.rounds[number - 1].matches)):
        table = stored.tables.get((number, place))
        if table is None or table.channel == stored.channel:
            continue
        link = f"<#{table.channel}>"
        room -= len(link) + 3
        if room < 0:
            break
        found.append(link)
    return " · ".join(found)


def final_blocks(stored: StoredContest) -> tuple[Block, ...]:
    """The podium, and when the next contest of the series starts; its notice board follows with the sign-up."""
    try:
        blocks: tuple[Block, ...] = (Picture(podium_picture(facts_of(stored, stored.plan.language))),)
    except ValueError:  # nobody has come to the end
        blocks = ()
    if stored.plan.repeats and stored.ended_at is not None:
        at = next_start(stored.plan, stored.ended_at)
        text = say(stored.plan.language, "league-next", contest=title_of(stored), at=stamp(at), left=stamp(at, "R"))
        blocks = (*blocks, Text(text))
    return blocks
