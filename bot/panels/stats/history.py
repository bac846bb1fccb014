"""The finished games of a server or a member in pages, and one of these games."""

from collections.abc import Sequence
from functools import partial
from typing import Final

from bot.history.games import EndedGame, Page
from bot.panels.core.custom_ids import Press, Verb
from bot.panels.core.lengths import DESCRIPTION_LONGEST, cut
from bot.panels.core.names import LONGEST, escape
from bot.panels.core.pages import NEWER_AND_OLDER, turn_buttons
from bot.panels.core.panel import Block, Buttons, Choice, Menu, Panel, Select, Text
from bot.panels.core.reader import Reader
from bot.panels.core.spots import press_to_open
from bot.panels.core.translator import Voice
from bot.panels.rules.summary import rules_name
from bot.panels.table.message import result_blocks
from bot.panels.table.scores import figures
from bot.tables.model import Status, TableView
from bot.texts.catalogue import say
from engine.rules.options import Scoring

LONGEST_LIST: Final = 3000
"""Characters of a page of games, well within a message's 4,000."""
_SHORTER: Final = (LONGEST, 16, 9, 5)
"""Lengths of names to try until the page fits."""
_ACCENT: Final = 0xC9A24B


def history_panel(page: Page, name: str | None, reader: Reader) -> Panel:
    """A page of the games; `name` is the member's as displayed, `None` for those of the whole server."""
    language = reader.language
    title = say(language, "history-title") if name is None else say(language, "history-title-of", name=escape(name))
    if not page.games:
        none = say(language, "history-none") if name is None else say(language, "history-none-of", name=escape(name))
        return Panel(blocks=(Text(f"### {title}\n{none}"),), accent=_ACCENT)
    count = say(language, "history-count", count=page.total, page=page.number + 1, pages=page.pages)
    facts = f"{count} · {say(language, 'history-winners')}"
    blocks: list[Block] = [
        Text(f"### {title}\n-# {facts}"),
        Text(_list(page.games, language)),
        Menu(_menu(page, language)),
    ]
    if page.pages > 1:
        turn = partial(_press, Verb.HISTORY, page)
        blocks.append(Buttons(turn_buttons(turn, page.number, page.pages, language, keys=NEWER_AND_OLDER)))
    return Panel(blocks=tuple(blocks), accent=_ACCENT)


def played_panel(shown: TableView, course: Sequence[tuple[int, ...]], back: Press, reader: Reader) -> Panel:
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
            *result_blocks(shown, course, voice, text_only=reader.text_only),
            Text(f"-# {voice.say('history-export')}"),
            Buttons(tuple(buttons)),
        ),
        accent=_ACCENT,
    )


def back_to(press: Press) -> Press:
    """The press that leads back to the list from which a game was opened."""
    return Press(Verb.HISTORY, press.subject, press.seen, press.index)


def _press(verb: Verb, page: Page, number: int) -> Press:
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


def _menu(page: Page, language: str) -> Select:
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
