"""Figures in columns, as a picture or in words: a member's beside the server's, and those of a server."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, final

from bot.panels.core.lengths import fit_alt
from bot.panels.core.numbers import count, mean, percent, rating, seconds
from bot.panels.core.panel import Block, Picture, Text
from bot.panels.core.reader import Reader
from bot.panels.stats.member_parts import title_of
from bot.pictures import FiguresPicture
from bot.pictures.lettering import legible, shorten
from bot.stats.rating import PROVISIONAL
from bot.stats.read.member import Profile
from bot.stats.read.totals import Sums
from bot.stats.write.rows import FIRST_COUNTERS
from bot.texts.catalogue import say

_HEAD: Final = 16
"""Letters of a name above a column."""


@final
@dataclass(frozen=True, slots=True)
class Figure:
    """What is counted, its value, and the server's average or nothing."""

    label: str
    value: str
    average: str = ""


def figures_blocks(title: str, about: str, heads: tuple[str, ...], rows: Sequence[Figure], reader: Reader) -> Block:
    """Rows as a picture, or in words for a reader of text only. `heads` are one or two; with one there is no average.

    `about` says which games count.
    """
    language = reader.language
    if reader.text_only:
        return Text("\n".join(_line("stats-line", row, language) for row in rows))
    drawn = FiguresPicture(
        title=title,
        about=about,
        columns=heads,
        rows=tuple((row.label, (row.value, row.average)[: len(heads)]) for row in rows),
        alt=fit_alt(["\n".join((title, about, *(_line("stats-plain", row, language) for row in rows)))]),
    )
    return Picture(drawn)


def numbers_blocks(profile: Profile, name: str, about: str, reader: Reader) -> tuple[Block, ...]:
    """Every count of a member with the average of the server's members; `name` as displayed."""
    language = reader.language
    title = title_of(name, say(language, "stats-page-numbers"), language)
    head = shorten(legible(name, say(language, "picture-member")), _HEAD)
    notes = [say(language, "stats-everyone", members=profile.all.members)]
    if any(own.provisional for own in profile.ratings.values()):
        notes.insert(0, say(language, "stats-provisional", count=PROVISIONAL))
    rows = [*_ratings(profile, language), *_counts(profile, language)]
    if profile.counters != FIRST_COUNTERS:
        rows.append(Figure(say(language, "stats-counters"), count(profile.counters, language)))
        notes.append(say(language, "counters-note", count=FIRST_COUNTERS))
    heads = (head, say(language, "stats-column-server"))
    return (figures_blocks(title, about, heads, rows, reader), Text(f"-# {' '.join(notes)}"))


def _ratings(profile: Profile, language: str) -> list[Figure]:
    rows: list[Figure] = []
    for family, own in profile.ratings.items():
        average = count(profile.average_ratings[family], language) if family in profile.average_ratings else ""
        label = say(language, "stats-rating", rules=say(language, f"family-{family}"))
        rows.append(Figure(label, rating(own, language), average))
    return rows


def _counts(profile: Profile, language: str) -> list[Figure]:
    mine, all_ = profile.counts, profile.all

    def each(key: str, name: str) -> Figure:
        return Figure(say(language, key), count(getattr(mine, name), language), count(all_.each(name) or 0, language))

    def share(key: str, number: int, own: float | None, average: float | None) -> Figure:
        value = say(language, "stats-count-rate", count=count(number, language), rate=percent(own, language))
        return Figure(say(language, key), value, percent(average, language))

    def per_hand(key: str, own: float | None, average: float | None) -> Figure:
        return Figure(say(language, key), mean(own, language), mean(average, language))

    return [
        each("stats-games", "games"),
        share("profile-games-won", mine.games_won, mine.win_rate, all_.win_rate),
        *([Figure(say(language, "stats-drawn"), count(profile.drawn, language))] if profile.drawn else []),
        each("stats-hands", "hands"),
        share("stats-hands-won", mine.hands_won, mine.hand_rate, all_.hand_rate),
        per_hand("stats-points", mine.points_per_hand, all_.points_per_hand),
        per_hand("stats-points-against", mine.against_per_hand, all_.against_per_hand),
        per_hand("stats-tricks", mine.tricks_per_hand, all_.tricks_per_hand),
        Figure(say(language, "profile-best-streak"), count(mine.best_streak, language)),
        share("profile-euchres-made", mine.euchres_made, mine.euchre_rate, all_.euchre_rate),
        share("stats-euchres-suffered", mine.euchres_suffered, mine.euchred_rate, all_.euchred_rate),
        share("stats-marches", mine.marches, mine.march_rate, all_.march_rate),
        share("stats-alone-march", mine.loners_made, mine.loner_success, all_.loner_success),
        *_decisions(mine, all_, language),
    ]


def _decisions(mine: Sums, all_: Sums, language: str) -> list[Figure]:
    by_computer = percent(mine.computer_share, language), percent(all_.computer_share, language)
    pace = seconds(mine.think_seconds, language), seconds(all_.think_seconds, language)
    return [
        Figure(say(language, "stats-decisions"), count(mine.decisions, language)),
        Figure(say(language, "stats-by-computer"), *by_computer),
        Figure(say(language, "stats-pace"), *pace),
    ]


def _line(key: str, row: Figure, language: str) -> str:
    value = say(language, "stats-beside", value=row.value, average=row.average) if row.average else row.value
    return say(language, key, what=row.label, value=value)
