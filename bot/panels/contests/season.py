"""The season of a series: its table as a picture and in a line, three lines of fun after a night, and its final."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from bot.contests.commands import LoggedCommand
from bot.contests.final import calls_next_at, users_to_call
from bot.contests.model import StoredContest
from bot.contests.season import Season
from bot.panels.contests.announcement import Announcement, write
from bot.panels.contests.board import consent, say_of, signing_buttons
from bot.panels.contests.pictures import with_alt
from bot.panels.contests.voice import ContestVoice, public_voice
from bot.panels.core.wording import Writer, escape, join_names, member_names, plain
from bot.pictures.lettering import legible
from bot.pictures.page import PlayerName
from bot.pictures.ranks import ROWS, RankRow, RanksPicture
from bot.wall_clock import stamp
from engine.contest.season import count_best

_IN_LINE: Final = 3
"""Rows of the table in a line of text."""
_NAMES: Final = 300
"""Characters of the names of one line."""
_COLUMNS: Final = ("points", "nights", "latest")


def season_pages(season: Season) -> int:
    """How many pages of twelve rows its table has."""
    return max(1, -(-len(season.rows) // ROWS))


def season_picture(voice: ContestVoice, season: Season, page: int = 0) -> RanksPicture:
    """A page, from 0, of the table of a season that has rows."""
    pages = season_pages(season)
    page, names = min(max(0, page), pages - 1), _names(voice, season, legible)
    mine = voice.stored.person_of(voice.user)
    rows = tuple(
        RankRow(
            rank=str(row.rank),
            players=tuple(PlayerName(names[person], fallback=voice.say("picture-member")) for person in row.who),
            numbers=(
                str(row.points),
                str(sum(each is not None for each in row.nights)),
                "–" if row.nights[-1] is None else str(row.nights[-1]),
            ),
            mine=mine in row.who,
        )
        for row in season.rows[page * ROWS : (page + 1) * ROWS]
    )
    about = [_stands(voice, season), voice.say("contest-season-counts", best=count_best(season.length))]
    picture = RanksPicture(
        title=plain(voice.stored.name, 100),
        fallback=voice.say("picture-contest"),
        about=" · ".join(about),
        note=voice.say("contest-page", page=page + 1, pages=pages) if pages > 1 else "",
        columns=tuple(voice.say(f"contest-column-{each}.short") for each in _COLUMNS),
        spoken=tuple(voice.say(f"contest-column-{each}") for each in _COLUMNS),
        rows=rows,
    )
    return with_alt(picture, voice.language)


def season_line(voice: ContestVoice, season: Season) -> str:
    """How the season stands, and who leads; ready for Markdown."""
    names = _names(voice, season, escape)
    rows = (
        f"{row.rank}. {' & '.join(names[person] for person in row.who)} {row.points}" for row in season.rows[:_IN_LINE]
    )
    return voice.say("contest-season-line", stands=_stands(voice, season), rows=" · ".join(rows))


def fun_lines(voice: ContestVoice, season: Season) -> Iterator[str]:
    """Most euchres, the highest round and the last place of a night that is over; nobody who is on no board."""
    stored, high, names = voice.stored, dict[int, int](), _names(voice, season, escape)
    for table in stored.tables.values():
        for seat, user in enumerate(table.users):
            if user is not None and table.acted[seat] and table.counts and table.result is not None:
                person = stored.person_of(user)
                high[person] = max(high.get(person, 0), table.result.points[seat % 2])
    for key, found in (("euchres", season.euchres), ("round", high)):
        there = {person: count for person, count in found.items() if person in names and person not in season.unlisted}
        most = max(there.values(), default=0)
        if most:
            first = [names[person] for person, count in sorted(there.items()) if count == most]
            yield voice.say(f"contest-season-{key}", names=join_names(first, voice.language, _NAMES), count=most)
    finished = [row for row in stored.standings()[-1] if row.played and row.entrant not in stored.contest.withdrawn]
    last = [row.entrant for row in finished if row.rank == max(each.rank for each in finished)]
    people = [stored.people[player] for entrant in last for player in stored.contest.entries[entrant].players]
    listed = [person.user > 0 and stored.person_of(person.user) not in season.unlisted for person in people]
    if len(finished) > len(last) and all(listed):
        yield voice.say("contest-season-last", names=join_names([*map(voice.names, last)], voice.language, _NAMES))


def own_line(voice: ContestVoice, season: Season) -> str:
    """Where the member who looks stands in the table, and how many results can still get better; empty for others."""
    person = voice.stored.person_of(voice.user)
    row = next((row for row in season.rows if person in row.who), None)
    if row is None:
        return ""
    points = voice.say("contest-points", count=float(row.points))
    key = "contest-season-own-open" if row.open else "contest-season-own"
    return voice.say(key, rank=row.rank, count=len(season.rows), points=points, open=row.open)


def _stands(voice: ContestVoice, season: Season) -> str:
    return voice.say("contest-season-stands", played=season.played, nights=season.length)


def _names(voice: ContestVoice, season: Season, write: Writer) -> Mapping[int, str]:
    return member_names(
        ((person, season.names[person]) for person in season.names if person > 0), voice.language, write
    )


# --- the final


def finalists_call(stored: StoredContest, number: int, _: Sequence[LoggedCommand]) -> Announcement | None:
    """Calls those who have a place in a final if they join; the next ones where places are free (`number` 1)."""
    users, buttons = users_to_call(stored, number), signing_buttons(stored)
    if not users or not buttons or stored.paused:
        return None
    voice, plan = public_voice(stored), stored.plan
    at, until = stamp(plan.starts_at), stamp(calls_next_at(plan))
    key = "contest-post-finalists-next" if number else "contest-post-finalists"
    text = say_of(stored, key, at=at, until=until, consent=consent(voice))
    return write(stored, text, users=users, buttons=buttons)


def podium_line(stored: StoredContest) -> str:
    """The first three places of a final."""
    voice = public_voice(stored)
    rows = [row for row in stored.standings()[0] if row.rank <= _IN_LINE and row.played]
    return " · ".join(f"{row.rank}. {voice.names(row.entrant)}" for row in rows)
