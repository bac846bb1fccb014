"""A question to a channel: the position with its choices, the answer, and what a voter sees."""

from collections.abc import Mapping
from typing import Final

from bot.panels.core import panel as p
from bot.panels.core.custom_ids import Press, Verb
from bot.panels.core.reader import Reader, Voice, invent_table
from bot.panels.hand.buttons import bid_rows, card_rows
from bot.panels.hand.hints import choice_text
from bot.panels.puzzle import choice_words, position_blocks
from bot.panels.review.decisions import format_change, why_text
from bot.panels.rules.option_texts import rules_name
from bot.panels.table.status_lines import moment, pack_for
from bot.questions import Position, Question
from bot.texts.catalogue import say
from engine import Action
from engine.players.adviser import Advice
from engine.players.explain.codes import level_groups
from engine.players.explain.reason import reason

_ROWS: Final = 8
"""Choices that an answer names, the best ones, besides what was played and what anybody voted for."""
_MARKS: Final = ("▫️", "🟩")
"""The best choices have the second."""


def question_panel(question: Question, position: Position, votes: int, language: str) -> p.Panel:
    """The position as its seat saw it, with a button for each choice, and no word of what became of it."""
    voice, mine, reader = _voice(question, position, language), position.mine, Reader(language=language)
    aloud = Voice(voice.table, language, aloud=True)
    when = say(language, "question-votes", count=votes, when=moment(question.closes_at))
    return p.Panel(
        blocks=(
            p.Text(f"### {say(language, 'question-title')}\n{_about(position, language)}"),
            *position_blocks(mine, voice, reader),
            *card_rows(mine, voice.table, aloud, reader, may_act=True, verb=Verb.ASK_VOTE),
            *bid_rows(mine, voice.table, aloud, pack_for(reader), verb=Verb.ASK_VOTE),
            p.Text(f"-# {when}"),
        ),
        accent=p.GOLD,
    )


def answer_panel(
    question: Question, position: Position, votes: Mapping[Action, int], advice: Advice, language: str
) -> p.Panel:
    """How the channel voted, what was played, what each choice is worth and why, and the way to play on from there."""
    voice, best = _voice(question, position, language), {each.action for each in level_groups(advice)[0]}
    lines = list[str]()
    for place, (action, points) in enumerate((each.action, each.points) for each in advice.options):
        if place >= _ROWS and action != position.played and action not in votes:
            continue
        values = {"choice": choice_text(action, position.mine, voice), "points": format_change(points, language)}
        line = f"{_MARKS[action in best]} {say(language, 'question-row', votes=votes.get(action, 0), **values)}"
        lines.append(f"{line} · {say(language, 'question-played')}" if action == position.played else line)
    lines += [why] if (why := why_text(reason(position.mine, advice), voice)) else []
    table, hand, at = question.about
    again = Press(Verb.ASK_PLAY, table or 0, seen=hand, index=at).button(say(language, "button-board-again"))
    title = say(language, "question-answer", votes=sum(votes.values()))
    return p.Panel(
        blocks=(
            p.Text(f"### {title}\n{_about(position, language)}"),
            *position_blocks(position.mine, voice, Reader(language=language), answered=True),
            p.Text("\n".join([*lines, f"-# {say(language, 'question-worth')}"])),
            *(() if table is None else (p.Buttons((again,)),)),
        ),
        accent=p.GOLD,
    )


def vote_panel(question: Question, position: Position, choice: Action | None, reader: Reader, user: int) -> p.Panel:
    """What a member sees who has voted, or has just asked; whoever has asked may end the vote."""
    language, when = reader.language, moment(question.closes_at)
    voted = choice and choice_words(choice, position.mine, _voice(question, position, language))
    text = say(language, "question-voted" if voted else "question-asked", choice=voted or "", when=when)
    end = Press(Verb.ASK_CLOSE, seen=question.id).button(say(language, "button-question-end"))
    return p.Panel(blocks=(p.Text(text), *((p.Buttons((end,)),) if question.asked_by == user else ())), accent=p.GOLD)


def _voice(question: Question, position: Position, language: str) -> Voice:
    """The reader in the seat, and computers: who played there is no matter, nor what they are called."""
    mine, you = position.mine, say(language, "seat-you")
    seat = mine.seat or 0
    table = invent_table(position.preset, mine.rules, seat, you, version=question.id, names_of=question.id)
    return Voice(table, language, told=seat)


def _about(position: Position, language: str) -> str:
    return f"-# {rules_name(position.mine.rules, position.preset, language)}"
