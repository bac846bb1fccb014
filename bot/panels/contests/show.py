"""The contests of a server; of one the standings, the bracket and the schedule, page by page."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from bot.contests.dates import pace_of
from bot.contests.listing import ListedContest
from bot.contests.model import Stage, StoredContest
from bot.contests.plan import Plan
from bot.panels.contests.board import facts_line
from bot.panels.contests.pictures import (
    ContestPicture,
    bracket_pages,
    bracket_picture,
    contest_lines,
    divisions,
    standings_pages,
    standings_picture,
)
from bot.panels.contests.season import season_pages, season_picture
from bot.panels.contests.voice import ContestView, ContestVoice, page_panel, title_of, view_button
from bot.panels.core.panel import Block, Buttons, Panel, Picture, Text
from bot.panels.core.reader import Reader
from bot.panels.core.wording import join_names
from bot.panels.help import play_buttons
from bot.texts.catalogue import say
from bot.wall_clock import end_stamp, stamp
from engine.contest.state import Place

_RUNNING: Final = 4
_ENDED: Final = 3
"""The most contests listed that go on, and that are over; the others are suggested by `/league show`."""
_MATCHES: Final = 10
"""On a page: two pairs with the longest names take 320 characters, and a message takes 4,000."""
_IDLE: Final = 500
"""Characters of names of those without a match."""


def standings_panel(stored: StoredContest, reader: Reader, page: int, user: int) -> Panel:
    """A page, from 0, of the standings, one division after another; the last page if there are fewer."""
    voice = ContestVoice(stored, reader.language, user=user)
    pages = [(nth, each) for nth in range(divisions(voice)) for each in range(standings_pages(voice, nth))]
    page = min(page, len(pages) - 1)
    division, within = pages[page]
    picture = standings_picture(voice, division=division, page=within)
    shown = page_panel(voice, ContestView.STANDINGS, _block(picture, reader), page, len(pages))
    more = (ContestView.SEASON,) if ContestView.SEASON.is_there(stored) else ()
    return replace(shown, blocks=(*shown.blocks, *(Buttons((view_button(voice, view),)) for view in more)))


def season_panel(stored: StoredContest, reader: Reader, page: int, user: int) -> Panel:
    """A page, from 0, of the table of the season of a contest that has one."""
    voice, season = ContestVoice(stored, reader.language, user=user), stored.season
    if season is None:
        raise ValueError("no season")
    pages = season_pages(season)
    page = min(page, pages - 1)
    return page_panel(voice, ContestView.SEASON, _block(season_picture(voice, season, page), reader), page, pages)


def bracket_panel(stored: StoredContest, reader: Reader, page: int, user: int) -> Panel:
    """A page, from 0, of the bracket."""
    voice = ContestVoice(stored, reader.language, user=user)
    pages = bracket_pages(voice)
    page = min(page, pages - 1)
    return page_panel(voice, ContestView.BRACKET, _block(bracket_picture(voice, page=page), reader), page, pages)


def _block(picture: ContestPicture, reader: Reader) -> Block:
    """A picture, or the same in words for readers of text only."""
    return Text("\n".join(contest_lines(picture, reader.language))) if reader.text_only else Picture(picture)


def fixtures_panel(stored: StoredContest, reader: Reader, page: int) -> Panel:
    """A page, from 1, of the rounds in their order; 0 is that of the last round drawn. A league's to come are there."""
    whole = replace(stored, contest=stored.plan.format.with_rounds_to_come(stored.contest))
    voice, rounds = ContestVoice(whole, reader.language), whole.contest.rounds
    pages = [(drawn.round, at) for drawn in rounds for at in range(0, max(1, len(drawn.matches)), _MATCHES)]
    page = min(page or 1 + pages.index((stored.round, 0)), len(pages))
    number, start = pages[page - 1]
    drawn = rounds[number - 1]
    lines = [f"### {voice.title}", f"**{voice.say('contest-round', number=number)}**{_days(stored, number)}"]
    places = range(start, min(start + _MATCHES, len(drawn.matches)))
    lines += (_fixture(voice, (number, place)) for place in places)
    if drawn.idle:
        names = [voice.side_names((each,)) for each in drawn.idle]
        lines.append(voice.say("league-fixtures-idle", names=join_names(names, voice.language, _IDLE)))
    return page_panel(voice, ContestView.FIXTURES, Text("\n".join(lines)), page, len(pages), first=1)


def _days(stored: StoredContest, number: int) -> str:
    """The days of a round, where it has days and they do not move: one that is left without matches has none."""
    days = None if stored.paused else pace_of(stored.plan).days_of(number)
    return "" if days is None or days[1] <= days[0] else f" · {stamp(days[0], 'd')} – {end_stamp(days[1], 'd')}"


def _fixture(voice: ContestVoice, place: Place) -> str:
    text = voice.match_line(place)
    if voice.stored.outcome(place) is not None:
        return f"{place[1] + 1} · {text}"
    table = voice.stored.tables.get(place)
    link = f" · <#{table.channel}>" if table is not None and table.channel != voice.stored.channel else ""
    return f"{place[1] + 1} · {text}{link}"


def contests_panel(running: Sequence[ListedContest], ended: Sequence[ListedContest], reader: Reader) -> Panel:
    """Those that go on, with where they stand, then the last ones that are over."""
    language = reader.language
    lines = [f"### {say(language, 'league-list-title')}"]
    for listed in running[:_RUNNING]:
        lines += _lines(listed, language)
    lines += [f"… +{len(running) - _RUNNING}"] if len(running) > _RUNNING else []
    is_on = any(listed.stage is not Stage.DRAFT for listed in running)
    lines.append(f"-# {say(language, 'league-list-how')}" if is_on else say(language, "league-list-none"))
    if ended:
        lines.append(f"**{say(language, 'league-list-over')}**")
        lines += (f"{title_of(listed)} · <#{listed.channel}>" for listed in ended[:_ENDED])
    ways = () if running else (Buttons(play_buttons(language)),)
    return Panel(blocks=(Text("\n".join(lines)), *ways))


def _lines(listed: ListedContest, language: str) -> tuple[str, ...]:
    head = f"**{title_of(listed)}** · <#{listed.channel}>"
    if listed.plan is None:  # it cannot be read
        return (head,)
    return f"{head} · {_stands(listed, listed.plan, language)}", f"-# {facts_line(listed.plan, language)}"


def _stands(listed: ListedContest, plan: Plan, language: str) -> str:
    if listed.paused:
        return say(language, "league-paused")
    if listed.stage is Stage.RUNNING:
        key = "league-list-running" if listed.round else "league-list-starting"
        return say(language, key, round=listed.round)
    key = "league-list-draft" if listed.stage is Stage.DRAFT else "league-list-open"
    return say(language, key, at=stamp(plan.starts_at, "f"), count=listed.signed)
