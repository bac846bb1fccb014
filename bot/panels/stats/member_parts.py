"""The parts of a member's statistics: calls, seats and suits as bars, luck and skill in words, figures in columns."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final, TypeVar, final

from bot.panels.core.panel import Block, Picture, Text
from bot.panels.core.reader import Reader
from bot.panels.core.wording import count, fit_alt, format_signed, mean, percent, plain, rating_text, seconds
from bot.pictures.lettering import legible, shorten
from bot.pictures.statistics import Bar, BarGroup, BarsPicture, FiguresPicture
from bot.stats.read.member import PartOfHands, Profile
from bot.stats.read.totals import LATEST_HANDS, Sums
from bot.stats.write.rows import FIRST_COUNTERS
from bot.texts.catalogue import say
from engine import Trump
from engine.codec import trump_text

_T = TypeVar("_T")
RELATIONS: Final = ("next", "crossing")
_IN_A_TITLE: Final = 20
"""Letters of a name beside the name of a page."""


@final
@dataclass(frozen=True, slots=True)
class Share:
    """A share, for a bar or a line of text. It is left out if `share` is `None`."""

    label: str
    share: float | None
    note: str
    average: float | None = None


@final
@dataclass(frozen=True, slots=True)
class Shares:
    """A group of shares."""

    title: str
    shares: tuple[Share, ...]


def title_of(name: str, page: str, language: str) -> str:
    """The title of a picture about a member: the name as it can be drawn, and the page, which is not cut."""
    drawn = shorten(legible(name, say(language, "picture-member")), _IN_A_TITLE)
    return say(language, "stats-short", name=drawn, page=page)


def shares_blocks(title: str, groups: Sequence[Shares], reader: Reader, *, name: str = "") -> tuple[Block, ...]:
    """Shares as a picture, or in words for a reader of text only; nothing if there are none.

    With the `name` of a member, `title` is that of the page.
    """
    language = reader.language
    known = [Shares(group.title, tuple(each for each in group.shares if each.share is not None)) for group in groups]
    known = [group for group in known if group.shares]
    if not known:
        return ()
    marked = any(each.average is not None for group in known for each in group.shares)
    if reader.text_only:
        return (Text("\n".join(_lines(known, language, marked="**"))),)
    bars = tuple(
        BarGroup(title=group.title, bars=tuple(_bar(each, language) for each in group.shares)) for group in known
    )
    said = say(language, "stats-short", name=plain(name), page=title) if name else title
    alt = "\n".join((said, *_lines(known, language)))
    drawn = BarsPicture(title=title_of(name, title, language) if name else title, groups=bars, alt=fit_alt([alt]))
    return (Picture(drawn), *((Text(f"-# {say(language, 'stats-mark')}"),) if marked else ()))


def round_shares(
    rounds: Mapping[int, tuple[float | None, int]], relations: Mapping[str, tuple[float | None, int]], language: str
) -> list[Share]:
    """Shares and counts of calls by round; after the second round its calls of next and crossing."""

    def shares_of_round(number: int) -> list[Share]:
        if number not in rounds:
            return []
        share, calls = rounds[number]
        return [Share(say(language, "stats-round", round=number), share, _of_calls(calls, language))]

    of_second = [
        Share(say(language, f"stats-{each}"), relations[each][0], _of_calls(relations[each][1], language))
        for each in RELATIONS
        if each in relations
    ]
    return [*shares_of_round(1), *shares_of_round(2), *of_second, *shares_of_round(0)]


def relations_blocks(relations: Mapping[str, object], language: str) -> tuple[Text, ...]:
    """Explains next and crossing, if there are any."""
    return (Text(f"-# {say(language, 'stats-relations')}"),) if any(each in relations for each in RELATIONS) else ()


def suits_in_order(suits: Mapping[str, _T]) -> list[tuple[str, _T]]:
    """Items by suit, in the order of `engine.cards`: clubs first, no trump last."""
    return [(text, suits[text]) for text in map(trump_text, Trump) if text in suits]


def seat_name(position: int, language: str) -> str:
    """The name of a seat by its position after the dealer."""
    return say(language, "stats-position", position=position)


def suit_name(suit: str, language: str) -> str:
    """The name of a trump."""
    return say(language, f"suit-{suit}.title")


def calls_blocks(profile: Profile, name: str, reader: Reader) -> tuple[Block, ...]:
    """How often the member made trump, and with what result: in all, by round, alone."""
    language, mine, all_ = reader.language, profile.counts, profile.all
    value = say(
        language,
        "stats-calls-value",
        calls=count(mine.calls, language),
        hands=count(mine.hands, language),
        rate=percent(mine.call_rate, language),
    )
    beside = say(language, "stats-beside", value=value, average=percent(all_.call_rate, language))
    lines = [say(language, "stats-line", what=say(language, "stats-calls"), value=beside)]
    for what, made, tried in (
        ("loners", mine.loners_made, mine.loners_tried),
        ("defences", mine.defences_made, mine.defences_tried),
    ):
        if tried:
            done = say(language, f"stats-{what}-value", made=made, tried=tried)
            lines.append(say(language, "stats-line", what=say(language, f"stats-{what}"), value=done))
    if mine.by_computer:
        share = percent(mine.computer_share, language)
        lines.append(say(language, "stats-line", what=say(language, "stats-by-computer"), value=share))
    everything = Share(
        say(language, "stats-calls-all"), mine.call_success, _of_calls(mine.calls, language), all_.call_success
    )
    rounds = round_shares(
        {key: _success(part) for key, part in profile.rounds.items()},
        {key: _success(part) for key, part in profile.relations.items()},
        language,
    )
    alone = (
        Share(
            say(language, "stats-alone-march"), mine.loner_success, _tries(mine.loners_tried, language),
            all_.loner_success,
        ),
        Share(
            say(language, "stats-alone-defence"), mine.defence_success, _tries(mine.defences_tried, language),
            all_.defence_success,
        ),
    )  # fmt: skip
    groups = (
        Shares(say(language, "stats-calls-group"), (everything, *rounds)),
        Shares(say(language, "group-alone"), alone),
    )
    shown = shares_blocks(say(language, "stats-page-calls"), groups, reader, name=name) or (
        Text(say(language, "stats-no-calls")),
    )
    relations = relations_blocks(profile.relations, language)
    return (Text("\n".join(lines)), *shown, *relations, *_latest(profile, language))


def seats_blocks(profile: Profile, name: str, reader: Reader) -> tuple[Block, ...]:
    """The member's results in each seat, and with each trump."""
    language = reader.language
    seats = tuple(
        Share(
            seat_name(position, language),
            part.win_rate,
            say(language, "stats-seat-note", count=part.hands, net=format_signed(part.net_per_hand, language)),
        )
        for position, part in profile.positions.items()
    )
    suits = tuple(
        Share(suit_name(suit, language), part.call_success, _of_calls(part.calls, language))
        for suit, part in suits_in_order(profile.suits)
    )
    groups = (
        Shares(say(language, "stats-seats-group"), seats),
        Shares(say(language, "stats-suits-group"), suits),
    )
    return (*shares_blocks(say(language, "stats-page-seats"), groups, reader, name=name), *_latest(profile, language))


def luck_blocks(profile: Profile, language: str) -> tuple[Block, ...]:
    """The value of the member's deals, and the points made with them."""
    luck = profile.luck
    if luck.hands:
        skill = say(
            language,
            "stats-skill-value" if luck.margin is not None else "stats-luck-value",
            value=format_signed(luck.skill, language),
            **({} if luck.margin is None else {"margin": mean(luck.margin, language)}),
        )
        found = say(language, "stats-luck-value", value=format_signed(luck.luck, language))
        lines = [
            say(language, "stats-line", what=say(language, "stats-luck"), value=found),
            say(language, "stats-line", what=say(language, "stats-skill"), value=skill),
            f"-# {say(language, 'stats-luck-hands', count=luck.hands)} {say(language, 'stats-luck-note')}",
        ]
    else:
        lines = [say(language, "stats-no-luck")]
    return (Text("\n".join(lines)), *_latest(profile, language))


def _success(part: PartOfHands) -> tuple[float | None, int]:
    return part.call_success, part.calls


def _of_calls(calls: int, language: str) -> str:
    return say(language, "stats-of-calls", count=calls)


def _tries(tried: int, language: str) -> str:
    return say(language, "stats-of-tries", count=tried)


def _latest(profile: Profile, language: str) -> tuple[Text, ...]:
    if profile.counts.hands <= LATEST_HANDS:
        return ()
    return (Text(f"-# {say(language, 'stats-latest', count=LATEST_HANDS)}"),)


def _bar(share: Share, language: str) -> Bar:
    return Bar(
        label=share.label,
        share=share.share or 0.0,
        text=percent(share.share, language),
        note=share.note,
        average=share.average,
    )


def _lines(groups: Sequence[Shares], language: str, *, marked: str = "") -> list[str]:
    lines: list[str] = []
    for group in groups:
        lines.append(f"{marked}{group.title}{marked}")
        for each in group.shares:
            value = f"{percent(each.share, language)} ({each.note})"
            if each.average is not None:
                value = say(language, "stats-beside", value=value, average=percent(each.average, language))
            lines.append(say(language, "stats-plain", what=each.label, value=value))
    return lines


_HEAD: Final = 16
"""Letters of a name above a column."""


@final
@dataclass(frozen=True, slots=True)
class FigureRow:
    """What is counted, its value, and the server's average or nothing."""

    label: str
    value: str
    average: str = ""


def figures_blocks(title: str, about: str, heads: tuple[str, ...], rows: Sequence[FigureRow], reader: Reader) -> Block:
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
    """Every count of a member with the average of all members; `name` as displayed."""
    language = reader.language
    title = title_of(name, say(language, "stats-page-numbers"), language)
    head = shorten(legible(name, say(language, "picture-member")), _HEAD)
    notes = [say(language, "stats-everyone", members=profile.all.members)]
    if any(own.new for own in profile.ratings.values()):
        notes.insert(0, say(language, "rating-new-why"))
    rows = [*_ratings(profile, language), *_counts(profile, language)]
    if profile.counters != FIRST_COUNTERS:
        rows.append(FigureRow(say(language, "stats-counters"), count(profile.counters, language)))
        notes.append(say(language, "counters-note", count=FIRST_COUNTERS))
    heads = (head, say(language, "stats-column-average"))
    return (figures_blocks(title, about, heads, rows, reader), Text(f"-# {' '.join(notes)}"))


def _ratings(profile: Profile, language: str) -> list[FigureRow]:
    rows: list[FigureRow] = []
    for family, own in profile.ratings.items():
        average = count(profile.average_ratings[family], language) if family in profile.average_ratings else ""
        label = say(language, "stats-rating", rules=say(language, f"family-{family}"))
        rows.append(FigureRow(label, rating_text(own.points, language, new=own.new), average))
    return rows


def _counts(profile: Profile, language: str) -> list[FigureRow]:
    mine, all_ = profile.counts, profile.all

    def each(key: str, name: str) -> FigureRow:
        return FigureRow(
            say(language, key), count(getattr(mine, name), language), count(all_.each(name) or 0, language)
        )

    def share(key: str, number: int, own: float | None, average: float | None) -> FigureRow:
        value = say(language, "stats-count-rate", count=count(number, language), rate=percent(own, language))
        return FigureRow(say(language, key), value, percent(average, language))

    def per_hand(key: str, own: float | None, average: float | None) -> FigureRow:
        return FigureRow(say(language, key), mean(own, language), mean(average, language))

    return [
        each("profile-games", "games"),
        share("profile-games-won", mine.games_won, mine.win_rate, all_.win_rate),
        *([FigureRow(say(language, "stats-drawn"), count(profile.drawn, language))] if profile.drawn else []),
        each("profile-hands", "hands"),
        share("stats-hands-won", mine.hands_won, mine.hand_rate, all_.hand_rate),
        per_hand("stats-points", mine.points_per_hand, all_.points_per_hand),
        per_hand("stats-points-against", mine.against_per_hand, all_.against_per_hand),
        per_hand("stats-tricks", mine.tricks_per_hand, all_.tricks_per_hand),
        FigureRow(say(language, "profile-best-streak"), count(mine.best_streak, language)),
        share("profile-euchres-made", mine.euchres_made, mine.euchre_rate, all_.euchre_rate),
        share("stats-euchres-suffered", mine.euchres_suffered, mine.euchred_rate, all_.euchred_rate),
        share("profile-marches", mine.marches, mine.march_rate, all_.march_rate),
        share("stats-alone-march", mine.loners_made, mine.loner_success, all_.loner_success),
        *_decisions(mine, all_, language),
    ]


def _decisions(mine: Sums, all_: Sums, language: str) -> list[FigureRow]:
    by_computer = percent(mine.computer_share, language), percent(all_.computer_share, language)
    pace = seconds(mine.think_seconds, language), seconds(all_.think_seconds, language)
    return [
        FigureRow(say(language, "stats-decisions"), count(mine.decisions, language)),
        FigureRow(say(language, "stats-by-computer"), *by_computer),
        FigureRow(say(language, "stats-pace"), *pace),
    ]


def _line(key: str, row: FigureRow, language: str) -> str:
    value = say(language, "stats-beside", value=row.value, average=row.average) if row.average else row.value
    return say(language, key, what=row.label, value=value)
