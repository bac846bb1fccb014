"""The finished games of a server or a member in pages; repairs of records and organisers' decisions."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial
from types import MappingProxyType
from typing import Final

from bot.contests.model import StoredContest
from bot.history.games import EndedGame, HistoryPage
from bot.panels.contests.log import happening_text
from bot.panels.contests.voice import ContestVoice, title_of
from bot.panels.core.custom_ids import Press, Verb
from bot.panels.core.menus import NEWER_AND_OLDER, press_to_open, turn_buttons
from bot.panels.core.panel import Block, Buttons, Choice, Menu, Panel, Select, Style, Text
from bot.panels.core.reader import Reader, Voice, tell_tables_apart
from bot.panels.core.wording import DESCRIPTION_LONGEST, LONGEST, cut, escape, member_names
from bot.panels.rules.option_texts import rules_name
from bot.panels.table.message import open_another, result_blocks
from bot.panels.table.scores import figures, score_line
from bot.stats.read.audit import LONGEST_DETAIL, AuditEntry, AuditPage, OrganizerDecision
from bot.stats.read.game import Amendments
from bot.stats.write.journal import JournalKind, read_score_detail
from bot.tables.game import StoredTable
from bot.tables.model import Member, Status, TableView
from bot.texts.catalogue import say
from engine.rules.options import Scoring

LONGEST_LIST: Final = 3000
"""Characters of a page of games, well within a message's 4,000."""
_SHORTER: Final = (LONGEST, 16, 9, 5)
"""Lengths of names to try until the page fits."""
_ACCENT: Final = 0xC9A24B


def history_panel(page: HistoryPage, name: str | None, reader: Reader) -> Panel:
    """A page of the games; `name` is the member's as displayed, `None` for those of the whole server."""
    language = reader.language
    title = say(language, "history-title") if name is None else say(language, "history-title-of", name=escape(name))
    if not page.games:
        none = say(language, "history-none") if name is None else say(language, "history-none-of", name=escape(name))
        return Panel(blocks=(Text(f"### {title}\n{none}"),), accent=_ACCENT)
    count = say(language, "history-count", count=page.total, page=page.number + 1, pages=page.pages)
    facts = f"{count} · {say(language, 'history-winners')}"
    tables = tell_tables_apart([game.table for game in page.games], language)
    page = replace(page, games=tuple(replace(game, table=at) for game, at in zip(page.games, tables, strict=True)))
    blocks: list[Block] = [
        Text(f"### {title}\n-# {facts}"),
        Text(_list(page.games, language)),
        Menu(_menu(page, language)),
    ]
    if page.pages > 1:
        turn = partial(_press, Verb.HISTORY, page)
        blocks.append(Buttons(turn_buttons(turn, page.number, page.pages, language, keys=NEWER_AND_OLDER)))
    return Panel(blocks=tuple(blocks), accent=_ACCENT)


def played_panel(
    shown: TableView, course: Sequence[tuple[int, ...]], amended: Amendments, back: Press, reader: Reader
) -> Panel:
    """One game of the list: its result, and buttons for its replay and review; `back` leads to the list."""
    table, voice = shown.table, Voice(shown.table, reader.language)
    buttons = [press_to_open(table.id).button(voice.say("button-replay"))]
    if table.status is Status.OVER:
        buttons.append(Press(Verb.REVIEW, table.id).button(voice.say("button-review")))
    buttons += [
        Press(Verb.VERIFY, table.id).button(voice.say("button-verify")),
        back.button(voice.say("history-back")),
    ]
    return Panel(
        blocks=(
            *result_blocks(shown, course, amended, voice, text_only=reader.text_only),
            Text(f"-# {voice.say('history-export')}"),
            Buttons(tuple(buttons)),
        ),
        accent=_ACCENT,
    )


def back_to(press: Press) -> Press:
    """The press that leads back to the list from which a game was opened."""
    return Press(Verb.HISTORY, press.subject, press.seen, press.index)


def _press(verb: Verb, page: HistoryPage, number: int) -> Press:
    subject = page.games[0].table.id if page.user is not None else 0
    return Press(verb, subject, seen=number, index=page.place)


def _list(games: Sequence[EndedGame], language: str) -> str:
    """Two lines for each game, with names cut as far as needed."""
    text = ""
    for longest in _SHORTER:
        text = "\n".join(line for game in games for line in _lines(game, language, longest))
        if len(text) <= LONGEST_LIST:
            break
    return text


def _lines(game: EndedGame, language: str, longest: int) -> tuple[str, str]:
    voice = Voice(game.table, language, longest=longest)
    rules = rules_name(game.table.rules, game.table.preset, language)
    sides = _sides(game, voice)
    if game.winner is None:
        sides = voice.say("history-drawn" if game.drawn else "history-given-up", sides=sides)
    return voice.say("history-line", number=str(game.table.id), sides=sides), f"-# <t:{game.at // 1000}:d> · {rules}"


def _sides(game: EndedGame, voice: Voice) -> str:
    """The sides with their points: the winners first and in bold, the others by their points.

    A rubber names only the winners: its points are those of the last game.
    """
    rules, scores = game.table.rules, game.scores
    down = rules.scoring is Scoring.COUNT_DOWN
    order = sorted(range(len(scores)), key=lambda side: scores[side] if down else -scores[side])
    order.sort(key=lambda side: side != game.winner)
    told = list[str]()
    for side in order:
        of = voice.side(side)
        text = of if rules.rubber else voice.say("line-score", side=of, points=figures(scores[side]))
        told.append(f"**{text}**" if side == game.winner else text)
    return " · ".join(told)


def _menu(page: HistoryPage, language: str) -> Select:
    choices = tuple(
        Choice(
            label=say(language, "history-option", number=str(game.table.id)),
            value=str(game.table.id),
            description=cut(_who(game, language), DESCRIPTION_LONGEST),
        )
        for game in page.games
    )
    press = _press(Verb.HISTORY_PICK, page, page.number)
    return Select(id=press.menu(), placeholder=say(language, "history-pick"), choices=choices)


def _who(game: EndedGame, language: str) -> str:
    voice = Voice(game.table, language, aloud=True, longest=24)
    return ", ".join(voice.name(seat) for seat, sitter in enumerate(game.table.seats) if sitter is not None)


_AUDIT_ACCENT: Final = 0xB8860B
_OF_DECISION: Final = 90
"""Characters of its reason: its line also has the names of a contest and of two members."""
_NO_REASON: Final = tuple(kind for kind in JournalKind if kind.startswith(("season-", "role-")))


def audit_panel(page: AuditPage, reader: Reader, contests: Mapping[int, StoredContest] = MappingProxyType({})) -> Panel:
    """A page of repairs, seasons and organisers' decisions, newest first; `contests` are those decided upon."""
    language = reader.language
    title = f"### {say(language, 'audit-title')}"
    if not page.entries:
        return Panel(blocks=(Text(f"{title}\n{say(language, 'audit-none')}"),), accent=_AUDIT_ACCENT)
    repairs = [each for each in reversed(page.entries) if isinstance(each, AuditEntry)]
    named = (
        ((e.by or 0, e.by_name), (e.user or 0, e.name), (e.other or 0, e.other_name)) for e in repairs
    )  # 0: the bot
    names = member_names((person for each in named for person in each if any(person)), language)
    lines = (
        _decision_line(entry, contests[entry.contest], language)
        if isinstance(entry, OrganizerDecision)
        else _line(entry, names, language)
        for entry in page.entries
    )
    blocks: list[Block] = [Text("\n".join([title, *lines]))]
    if page.pages > 1:
        turns = turn_buttons(
            lambda to: Press(Verb.AUDIT, index=to), page.page, page.pages, language, keys=NEWER_AND_OLDER, counts=True
        )
        blocks.append(Buttons(turns))
    return Panel(blocks=tuple(blocks), accent=_AUDIT_ACCENT)


def confirm_repair_panel(question: int, kind: JournalKind, reader: Reader, **values: str) -> Panel:
    """Asks for confirmation of a repair that cannot be undone: VOID, MERGE."""
    yes = Press(Verb.REPAIR_SURE, seen=question).button(
        say(reader.language, f"repair-confirm-{kind}-yes"), Style.DANGER
    )
    no = Press(Verb.NO).button(say(reader.language, "button-no"))
    return Panel(blocks=(Text(say(reader.language, f"repair-confirm-{kind}", **values)), Buttons((yes, no))))


def voided_panel(stored: StoredTable, by: Member, reason: str) -> Panel:
    """The message to a game's channel that it counts for nobody any more, and by whom; it names who played it."""
    table, voice = stored.table, Voice(stored.table, stored.table.language)
    members = [seat for seat, sitter in enumerate(table.seats) if sitter is not None and not sitter.is_computer]
    names = voice.names(members or range(len(table.seats)))
    told = voice.say("repair-void-told", by=voice.member(by), number=str(table.id), names=names)
    text = Text("\n".join([told, *_reason(reason, voice.language)]))
    return Panel(blocks=(text, *open_another(table)), accent=_AUDIT_ACCENT)


def score_corrected_panel(stored: StoredTable, by: Member, reason: str) -> Panel:
    """The message to a table's channel that its score was corrected, and by whom."""
    shown = stored.public
    voice = Voice(shown.table, shown.table.language)
    score = "" if shown.view is None else score_line(voice, shown.view)
    lines = [voice.say("repair-score-told", by=voice.member(by), table=voice.table_name, score=score)]
    return Panel(blocks=(Text("\n".join(lines + _reason(reason, voice.language))),), accent=_AUDIT_ACCENT)


def _line(entry: AuditEntry, names: Mapping[int, str], language: str) -> str:
    before, after, reason = (
        read_score_detail(entry.detail) if entry.kind is JournalKind.SCORE else ((), (), entry.detail)
    )
    hand, key = "", f"audit-{entry.kind}"
    if entry.kind is JournalKind.RULING:
        hand, ruling = entry.detail.split()
        key, reason = f"audit-ruling-{ruling}", ""
    told = say(
        language,
        key,
        by=names.get(entry.by or 0, ""),
        name=names.get(entry.user or 0, ""),
        other=names.get(entry.other or 0, ""),
        table=str(entry.table or ""),
        detail=escape(entry.detail, LONGEST_DETAIL) if entry.detail else "",
        role=escape(entry.detail or "0", LONGEST_DETAIL),
        before=_scores(before),
        after=_scores(after),
        hand=hand,
    )
    lines = [f"<t:{entry.at // 1000}:f> · {told}"]
    return "\n".join(lines if entry.kind in _NO_REASON else lines + _reason(reason, language))


def _decision_line(decision: OrganizerDecision, stored: StoredContest, language: str) -> str:
    voice = ContestVoice(stored, language)
    what = happening_text(voice, decision.kind, decision.data, _OF_DECISION)
    by, contest = voice.author(decision.by, decision.by_name) or voice.say("former-member"), title_of(stored)
    lines = [f"<t:{decision.at // 1000}:f> · {say(language, 'audit-contest', by=by, contest=contest, what=what)}"]
    if decision.reason:
        text = escape(decision.reason, _OF_DECISION)
        lines.append(f"-# {say(language, 'league-log-reason', text=text)}")
    return "\n".join(lines)


def _reason(reason: str, language: str) -> list[str]:
    return [f"-# {say(language, 'audit-reason', reason=escape(reason, LONGEST_DETAIL))}"] if reason else []


def _scores(scores: tuple[int, ...]) -> str:
    return " : ".join(map(figures, scores))
