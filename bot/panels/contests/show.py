"""Views of a contest with pictures: standings and bracket, page by page, in pictures or in words."""

from bot.contests.state import StoredContest
from bot.panels.contests.bracket import bracket_pages, bracket_picture
from bot.panels.contests.pictures import divisions, standings_pages, standings_picture
from bot.panels.contests.views import ContestView, page_buttons
from bot.panels.contests.voice import ContestVoice
from bot.panels.contests.words import ContestPicture, contest_lines
from bot.panels.core.panel import Block, Panel, Picture, Text
from bot.panels.core.reader import Reader


def standings_panel(stored: StoredContest, reader: Reader, page: int, user: int) -> Panel:
    """A page, from 0, of the standings, those of one division after those of another; the last one if there are fewer.

    Raises:
        ValueError: Before the draw.
    """
    voice = ContestVoice(stored, reader.language, user=user)
    pages = [(nth, each) for nth in range(divisions(voice)) for each in range(standings_pages(voice, nth))]
    page = min(page, len(pages) - 1)
    division, within = pages[page]
    picture = standings_picture(voice, division=division, page=within)
    return _panel(voice, reader, picture, ContestView.STANDINGS, page, len(pages))


def bracket_panel(stored: StoredContest, reader: Reader, page: int, user: int) -> Panel:
    """A page, from 0, of the bracket.

    Raises:
        ValueError: Without a bracket.
    """
    voice = ContestVoice(stored, reader.language, user=user)
    pages = bracket_pages(voice)
    page = min(page, pages - 1)
    return _panel(voice, reader, bracket_picture(voice, page=page), ContestView.BRACKET, page, pages)


def picture_block(picture: ContestPicture, reader: Reader) -> Block:
    """A picture, or the same in words for readers of text only."""
    return Text("\n".join(contest_lines(picture, reader.language))) if reader.text_only else Picture(picture)


def _panel(
    voice: ContestVoice, reader: Reader, picture: ContestPicture, view: ContestView, page: int, pages: int
) -> Panel:
    block = picture_block(picture, reader)
    if pages < 2:
        return Panel(blocks=(block,))
    return Panel(blocks=(block, page_buttons(voice, view, page, pages)))
