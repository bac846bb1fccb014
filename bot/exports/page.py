"""A page of HTML that shows a contest to anyone: one file without script, log-in or address (docs/exports.md).

What is on it is a value; `page.mako` writes it, and escapes every text. Nobody is named who is on no board.
"""

import re
from base64 import b64encode
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cache
from hashlib import sha256
from importlib.resources import files
from typing import Any, Final, Literal, NamedTuple, TypeAlias, cast

from bot.contests.model import Person, Stage, StoredContest
from bot.contests.season import Season
from bot.exports.game import GameRecord
from bot.history.replay import RecordedHand, ReplayPosition, positions, split_into_hands
from bot.members.preferences import Sort
from bot.panels.contests.pictures import standings_pages, standings_picture
from bot.panels.contests.rules import sections
from bot.panels.contests.voice import LONGEST_NAME, ContestVoice, label_of, match_text, names_text
from bot.panels.core.cards import card_text, sort_hand
from bot.panels.core.reader import Voice
from bot.panels.core.wording import join_names, member_names, plain
from bot.panels.replay import describe_step, other_card_lines
from bot.panels.table.scores import score_words
from bot.panels.table.status_lines import result_sentence, sentences
from bot.pictures.ranks import RankRow
from bot.tables.model import Sitter
from bot.tables.rows import seats_at
from bot.texts.catalogue import DEFAULT_LANGUAGE, say
from bot.wall_clock import local_time
from engine import Card, Contract, Play, Word
from engine.cards import cards_in
from engine.contract import Trick, playing_order
from engine.events import result_event

_PODIUM: Final = 3
_MARKED: Final = re.compile(r"(?<!\w)(\*\*?)([^*\n]+)\1(?!\w)")
"""Bold and italics of sentences; names have not been made ready for Markdown."""


class Cell(NamedTuple):
    """A cell of a table: a text, or cards as they are seen and in words, with a note in small type."""

    text: str = ""
    cards: tuple[tuple[str, str], ...] = ()
    note: str = ""
    look: Literal["", "number", "won"] = ""


class Grid(NamedTuple):
    """A table. The cell at `named` is what a row is about."""

    caption: str
    heads: tuple[str, ...]
    rows: tuple[tuple[Cell, ...], ...]
    named: int = 0


class Part(NamedTuple):
    """Paragraphs, lists and tables under a heading; from `folded` on they are seen once that is opened."""

    title: str
    level: Literal[2, 3] = 3
    lines: tuple[str, ...] = ()
    folded: str = ""
    blocks: tuple[Grid | tuple[str, ...], ...] = ()


class Page(NamedTuple):
    """All that is on a page, as plain texts. `links` are names of files beside it, their languages and titles."""

    language: str
    title: str
    about: str
    parts: tuple[Part, ...]
    foot: str
    links: tuple[tuple[str, str, str], ...] = ()


Parts: TypeAlias = Iterator[Part]


def index_page(pages: Mapping[str, Page], now: int) -> Page:
    """The page that leads to others, by the names of their files."""
    languages = {page.language for page in pages.values()}
    language = languages.pop() if len(languages) == 1 else DEFAULT_LANGUAGE
    links = tuple((name, page.language, f"{page.title} · {page.about}") for name, page in pages.items())
    foot = say(language, "page-foot", date=_date(now, "UTC"))
    return Page(language, say(language, "league-list-title"), "", (), foot, links)


def write_page(page: Page) -> bytes:
    """The page as HTML, in UTF-8."""
    template, policy = _template()
    return cast("str", template.render(page=page, policy=policy)).encode()


@cache
def _template() -> tuple[Any, str]:
    """The template, and what a browser may do with its pages: show them in their own style, and nothing else."""
    from mako.template import Template  # pyright: ignore[reportMissingTypeStubs]  # only where a page is made

    source = files(__package__ or "").joinpath("page.mako").read_text(encoding="utf-8")
    style = re.findall(r"<style>(.*?)</style>", source, re.DOTALL)[0]
    digest = b64encode(sha256(style.encode()).digest()).decode()
    policy = f"default-src 'none'; style-src 'sha256-{digest}'; base-uri 'none'; form-action 'none'"
    return Template(source, default_filters=["h"], strict_undefined=True), policy  # noqa: S702 - `h` escapes every text


def contest_page(stored: StoredContest, unlisted: frozenset[int], final: GameRecord | None, now: int) -> Page:
    """The page of a contest, without the names of `unlisted` persons; with the replay of its `final`, if it is over."""
    language, zone = stored.plan.language, stored.plan.zone
    people = {key: replace(each, name=_name(stored, unlisted, each)) for key, each in stored.people.items()}
    voice = ContestVoice(replace(stored, people=people), language)
    chapters = {
        "page-podium": _podium(voice),
        "league-view-standings": _standings(voice),
        "league-view-season": _season(stored.season, unlisted, language),
        "page-matches": _matches(voice),
        "page-replay": _replay(final, stored, unlisted) if final and stored.stage is Stage.OVER else (),
        "league-view-rules": _rules(voice),
    }
    parts = list[Part]()
    for key, found in chapters.items():
        there = list(found)
        parts += [Part(voice.say(key), 2), *there] if there else []
    date = _date(now, zone)
    return Page(
        language, label_of(stored, LONGEST_NAME), _stands(voice, date), tuple(parts), voice.say("page-foot", date=date)
    )


def _date(at: int, zone: str) -> str:
    return f"{local_time(at, zone):%Y-%m-%d}"


def _name(stored: StoredContest, unlisted: frozenset[int], who: Person | Sitter) -> str:
    return "" if who.user is not None and stored.person_of(who.user) in unlisted else who.name


def _stands(voice: ContestVoice, now: str) -> str:
    stored, zone = voice.stored, voice.stored.plan.zone
    match stored.stage:
        case Stage.OVER:
            return voice.say("page-over", date=_date(stored.ended_at or 0, zone))
        case Stage.RUNNING:
            return voice.say("page-running", round=stored.round, date=now)
        case Stage.CANCELLED:
            return _unmark([voice.say("league-cancelled")])[0]
        case Stage.DRAFT | Stage.OPEN | Stage.CHECKING:
            return voice.say("page-starts", date=_date(stored.plan.starts_at, zone))


def _podium(voice: ContestVoice) -> Parts:
    if voice.stored.stage is Stage.OVER and voice.contest.seeds:
        rows = [row for row in voice.stored.standings()[0] if row.rank <= _PODIUM and row.played]
        places = tuple(f"{row.rank}. {names_text(voice.players((row.entrant,)), plain)}" for row in rows)
        if places:
            yield Part("", blocks=(places,))


def _standings(voice: ContestVoice) -> Parts:
    stored = voice.stored
    for division in range(len(stored.standings()) if stored.contest.seeds else 0):
        pages = range(standings_pages(voice, division))
        pictures = [standings_picture(voice, division=division, page=page) for page in pages]
        rows = tuple(
            (
                Cell(row.rank, look="number"),
                Cell(names_text(row.players, plain), note=_marks(voice, row)),
                *(Cell(number, look="number") for number in row.numbers),
            )
            for picture in pictures
            for row in picture.rows
        )
        caption = pictures[0].about or voice.say("league-view-standings")
        yield Part("", blocks=(Grid(caption, (*_heads(voice.language), *pictures[0].spoken), rows, named=1),))


def _heads(language: str) -> tuple[str, str]:
    return say(language, "page-rank"), say(language, "page-players")


def _marks(voice: ContestVoice, row: RankRow) -> str:
    marks = (row.zone, "withdrawn" if row.withdrawn else "")
    return ", ".join(voice.say(f"contest-mark-{mark}") for mark in marks if mark)


def _season(season: Season | None, unlisted: frozenset[int], language: str) -> Parts:
    if season is None or not season.rows:
        return
    members = ((person, "" if person in unlisted else name) for person, name in season.names.items() if person > 0)
    names = member_names(members, language, plain)
    nights = (say(language, "page-night", number=night) for night in range(1, season.played + 1))
    rows = tuple(
        (
            Cell(str(row.rank), look="number"),
            Cell(" & ".join(names[person] for person in row.who)),
            Cell(str(row.points), look="number"),
            *(Cell("–" if each is None else str(each), look="number") for each in row.nights),
        )
        for row in season.rows
    )
    caption = say(language, "contest-season-stands", played=season.played, nights=season.length)
    heads = (*_heads(language), say(language, "contest-column-points"), *nights)
    yield Part("", blocks=(Grid(caption, heads, rows, named=1),))


def _matches(voice: ContestVoice) -> Parts:
    for drawn in voice.contest.rounds:
        matches = (voice.match(drawn.round, place) for place in range(len(drawn.matches)))
        lines = [match_text(match, voice.language, plain, markdown=False) for match in matches]
        if drawn.idle:
            idle = [names_text(voice.players((each,)), plain) for each in drawn.idle]
            lines.append(voice.say("league-fixtures-idle", names=join_names(idle, voice.language)))
        yield Part(voice.say("contest-round", number=drawn.round), blocks=(tuple(lines),))


def _rules(voice: ContestVoice) -> Parts:
    for title, rules in sections(voice.stored.plan, voice.language):
        yield Part(title, blocks=(_unmark(rules),))


def _unmark(lines: Iterable[str]) -> tuple[str, ...]:
    return tuple(_MARKED.sub(r"\2", line) for line in lines)


# --- the final, card by card


def _replay(record: GameRecord, stored: StoredContest, unlisted: frozenset[int]) -> Parts:
    hands, table = split_into_hands(record.table.rules, record.actions), record.table
    for number, hand in enumerate(hands):
        sat = seats_at(table.seats, record.sittings, hand.first + len(hand.actions))
        shown = (each and replace(each, name=_name(stored, unlisted, each)) for each in sat)
        seated = replace(table, seats=tuple(shown))
        voice = Voice(seated, stored.plan.language, aloud=True)
        otherwise = "replay-given-up" if hand is hands[-1] else "review-hand-again"
        yield _hand(number, hand, tuple(positions(hands, seated, number, None)), voice, otherwise)


def _hand(number: int, hand: RecordedHand, steps: Sequence[ReplayPosition], voice: Voice, otherwise: str) -> Part:
    """A hand: its result, `otherwise` without one; folded the cards, the bidding, the tricks, what else was told."""
    result, last = hand.chapter.result, steps[-1]
    told = () if result is None else (Word.TRICK, result_event(result, voice.table.rules).word)
    before, after = list[str](), list[str]()
    for step, action in zip(steps, hand.actions, strict=True):
        if isinstance(action, Play):
            events = [event for event in step.shown.events if event.word not in told]
            after += sentences(events, voice, step.view)
        else:
            (after if step.view.tricks or after else before).extend(describe_step(step, voice))
    contract, tricks = (last.view.contract, last.view.tricks) if result is None else (result.contract, result.played)
    after += other_card_lines(last, voice)
    outcome = voice.say(otherwise) if result is None else result_sentence(result, voice)
    score = voice.say("page-score", scores=score_words(voice, hand.chapter.scores))
    blocks = (*_hands(last, contract, voice), _unmark(before), *_tricks(contract, tricks, voice), _unmark(after))
    folded = voice.say("page-hand", number=number + 1)
    return Part(voice.say("picture-hand", number=number + 1), 3, _unmark((outcome, score)), folded, blocks)


def _hands(last: ReplayPosition, contract: Contract | None, voice: Voice) -> Iterator[Grid]:
    trump, benny = None if contract is None else contract.trump, voice.table.rules.benny_card
    rows = list[tuple[Cell, ...]]()
    for held in last.held:
        cards = sort_hand(cards_in(held.began), trump, Sort.TRUMP_FIRST, benny)
        shown = tuple((card_text(card), voice.card(card)) for card in cards)
        rows.append((Cell(voice.name(held.seat)), Cell(cards=shown)))
    if rows:
        yield Grid(voice.say("page-dealt"), (voice.say("page-player"), voice.say("page-cards")), tuple(rows))


def _tricks(contract: Contract | None, tricks: Sequence[Trick], voice: Voice) -> Iterator[Grid]:
    """The tricks, a column for each seat."""
    if contract is None or not tricks:
        return
    seats, rows = sorted(contract.active), list[tuple[Cell, ...]]()
    for number, trick in enumerate(tricks, start=1):
        cards = dict(zip(playing_order(contract, trick.leader), trick.cards, strict=True))
        cells = (_write_card(cards[seat], voice, led=seat == trick.leader, won=seat == trick.winner) for seat in seats)
        rows.append((Cell(str(number)), *cells))
    yield Grid(voice.say("page-tricks"), (voice.say("page-trick"), *map(voice.name, seats)), tuple(rows))


def _write_card(card: Card, voice: Voice, *, led: bool, won: bool) -> Cell:
    notes = [voice.say(key) for key, there in (("page-led", led), ("page-won", won)) if there]
    return Cell(cards=((card_text(card), voice.card(card)),), note=", ".join(notes), look="won" if won else "")
