"""Repairs of a server's records, and organisers' decisions: their list for everyone, and what is said of a repair."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from bot.contests.model import StoredContest
from bot.panels.contests.log import happening_text
from bot.panels.contests.voice import ContestVoice, title_of
from bot.panels.core.custom_ids import Press, Verb
from bot.panels.core.names import escape
from bot.panels.core.pages import NEWER_AND_OLDER, turn_buttons
from bot.panels.core.panel import Block, Buttons, Panel, Style, Text
from bot.panels.core.reader import Reader
from bot.panels.core.translator import Voice
from bot.panels.table.scores import figures, score_line
from bot.stats.read.audit import LONGEST, AuditPage, Decision, Entry
from bot.stats.write.journal import Kind, read_score_detail
from bot.tables.game import StoredTable
from bot.texts.catalogue import say

_ACCENT: Final = 0xB8860B
_OF_DECISION: Final = 90
"""Characters of its reason: its line also has the names of a contest and of two members."""
_SEASONS: Final = (Kind.SEASON_START, Kind.SEASON_END)


def audit_panel(page: AuditPage, reader: Reader, contests: Mapping[int, StoredContest] = MappingProxyType({})) -> Panel:
    """A page of repairs, seasons and organisers' decisions, newest first; `contests` are those decided upon."""
    language = reader.language
    title = f"### {say(language, 'audit-title')}"
    if not page.entries:
        return Panel(blocks=(Text(f"{title}\n{say(language, 'audit-none')}"),), accent=_ACCENT)
    lines = (
        _decision_line(entry, contests[entry.contest], language)
        if isinstance(entry, Decision)
        else _line(entry, language)
        for entry in page.entries
    )
    blocks: list[Block] = [Text("\n".join([title, *lines]))]
    if page.pages > 1:
        turns = turn_buttons(
            lambda to: Press(Verb.AUDIT, index=to), page.page, page.pages, language, keys=NEWER_AND_OLDER, counts=True
        )
        blocks.append(Buttons(turns))
    return Panel(blocks=tuple(blocks), accent=_ACCENT)


def confirm_repair_panel(question: int, kind: Kind, reader: Reader, **values: str) -> Panel:
    """Asks for confirmation of a repair that cannot be undone: VOID, MERGE."""
    yes = Press(Verb.REPAIR_SURE, seen=question).button(
        say(reader.language, f"repair-confirm-{kind}-yes"), Style.DANGER
    )
    return Panel(blocks=(Text(say(reader.language, f"repair-confirm-{kind}", **values)), Buttons((yes,))))


def score_corrected_panel(snapshot: StoredTable, by: str, reason: str) -> Panel:
    """The message to a table's channel that its score was corrected, and by whom; `by` as displayed."""
    shown = snapshot.public
    voice = Voice(shown.table, shown.table.language)
    score = "" if shown.view is None else score_line(voice, shown.view)
    lines = [voice.say("repair-score-told", by=escape(by), number=str(shown.table.id), score=score)]
    return Panel(blocks=(Text("\n".join(lines + _reason(reason, voice.language))),), accent=_ACCENT)


def _line(entry: Entry, language: str) -> str:
    before, after, reason = read_score_detail(entry.detail) if entry.kind is Kind.SCORE else ((), (), entry.detail)
    hand, key = "", f"audit-{entry.kind}"
    if entry.kind is Kind.RULING:
        hand, ruling = entry.detail.split()
        key, reason = f"audit-{'ruling' if entry.other is None else 'agreed'}-{ruling}", ""
    told = say(
        language,
        key,
        by=_member(entry.by_name, language),
        name=_member(entry.name, language),
        other=_member(entry.other_name, language),
        table=str(entry.table or ""),
        detail=escape(entry.detail, LONGEST) if entry.detail else "",
        before=_scores(before),
        after=_scores(after),
        hand=hand,
    )
    lines = [f"<t:{entry.at // 1000}:f> · {told}"]
    return "\n".join(lines if entry.kind in _SEASONS else lines + _reason(reason, language))


def _decision_line(decision: Decision, stored: StoredContest, language: str) -> str:
    what = happening_text(ContestVoice(stored, language), decision.kind, decision.data, _OF_DECISION)
    by, contest = _member(decision.by_name, language), title_of(stored)
    lines = [f"<t:{decision.at // 1000}:f> · {say(language, 'audit-contest', by=by, contest=contest, what=what)}"]
    if decision.reason:
        text = escape(decision.reason, _OF_DECISION)
        lines.append(f"-# {say(language, 'league-log-reason', text=text)}")
    return "\n".join(lines)


def _reason(reason: str, language: str) -> list[str]:
    return [f"-# {say(language, 'audit-reason', reason=escape(reason, LONGEST))}"] if reason else []


def _member(name: str, language: str) -> str:
    return escape(name) if name else say(language, "former-member")


def _scores(scores: tuple[int, ...]) -> str:
    return " : ".join(map(figures, scores))
