"""The parts of a member's statistics: calls, seats and suits as bars; luck and skill in words."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final, TypeVar, final

from bot.panels.core.lengths import fit_alt
from bot.panels.core.names import plain
from bot.panels.core.numbers import count, format_signed, mean, percent
from bot.panels.core.panel import Block, Picture, Text
from bot.panels.core.reader import Reader
from bot.pictures import Bar, BarGroup, BarsPicture
from bot.pictures.lettering import legible, shorten
from bot.stats.read.filters import LATEST_HANDS
from bot.stats.read.member import PartOfHands, Profile
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
        Shares(say(language, "stats-alone-group"), alone),
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
