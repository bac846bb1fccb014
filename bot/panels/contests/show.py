"""The contests of a server; of one the standings and the bracket, page by page, in pictures or in words."""

from collections.abc import Sequence
from typing import Final

from bot.contests.listing import ListedContest
from bot.contests.plan import Plan
from bot.contests.state import Stage, StoredContest
from bot.panels.contests.board import facts_line
from bot.panels.contests.bracket import bracket_pages, bracket_picture
from bot.panels.contests.pictures import divisions, standings_pages, standings_picture
from bot.panels.contests.voice import ContestView, ContestVoice, page_buttons, title_of
from bot.panels.contests.words import ContestPicture, contest_lines
from bot.panels.core.panel import Block, Panel, Picture, Text
from bot.panels.core.reader import Reader
from bot.texts.catalogue import say
from bot.wall_clock import stamp

_RUNNING: Final = 4
_ENDED: Final = 3
"""The most contests listed that go on, and that are over; the others are suggested by `/league show`."""


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


def contests_panel(running: Sequence[ListedContest], ended: Sequence[ListedContest], reader: Reader) -> Panel:
    """Those that go on, with where they stand, then the last ones that are over."""
    language = reader.language
    lines = [f"### {say(language, 'league-list-title')}"]
    for listed in running[:_RUNNING]:
        lines += _lines(listed, language)
    if len(running) > _RUNNING:
        lines.append(f"… +{len(running) - _RUNNING}")
    lines.append(f"-# {say(language, 'league-list-how')}" if running else say(language, "league-list-none"))
    if ended:
        lines.append(f"**{say(language, 'league-list-over')}**")
        lines += (f"{title_of(listed)} · <#{listed.channel}>" for listed in ended[:_ENDED])
    return Panel(blocks=(Text("\n".join(lines)),))


def _lines(listed: ListedContest, language: str) -> tuple[str, ...]:
    head = f"**{title_of(listed)}** · <#{listed.channel}>"
    if listed.plan is None:  # it cannot be read
        return (head,)
    return f"{head} · {_stands(listed, listed.plan, language)}", f"-# {facts_line(listed.plan, language)}"


def _stands(listed: ListedContest, plan: Plan, language: str) -> str:
    if listed.stage is Stage.RUNNING:
        key = "league-list-running" if listed.round else "league-list-starting"
        return say(language, key, round=listed.round)
    key = "league-list-draft" if listed.stage is Stage.DRAFT else "league-list-open"
    return say(language, key, at=stamp(plan.starts_at, "f"), count=listed.entries)
