"""The puzzle of the day: the question, the solution, the boards, and the result shown to a channel."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

from bot.clock import DAY_MS
from bot.panels.core import panel as p
from bot.panels.core.custom_ids import Press, Verb
from bot.panels.core.reader import Reader, Voice, invent_table
from bot.panels.core.wording import ALT_LONGEST, escape, member_names, with_sign
from bot.panels.hand.buttons import bid_rows, card_rows, said_text
from bot.panels.hand.prompts import explain_question, headline
from bot.panels.review.decisions import format_change, why_text
from bot.panels.table.bidding import bidding_lines, contract_line
from bot.panels.table.picture import chair_picture, describe
from bot.panels.table.scores import score_line
from bot.panels.table.status_lines import finished_trick, moment, pack_for, trick_line, variant_lines
from bot.puzzles.daily import Daily, PuzzleAnswer
from bot.puzzles.rankings import MIN_ANSWERS, AllRow, Course, DayBoard, DayOutcome
from bot.tables.model import Table, TableView
from bot.texts.catalogue import say
from engine import Action, Discard, Give, Phase, Play, Trump, View
from engine.players.explain.reason import reason
from engine.players.puzzles import SEAT, solves
from engine.ranking import bowers

NEAR: Final = 0.25
"""An answer that loses at most so many expected points came close."""
WEEK: Final = 7
_BEST: Final = 3
"""How many of the best choices show their values; the answer of the member shows its own, too."""
_PODIUM: Final = 4
"""Lines of the ranking of a day that is over: a heading and three members."""
_SQUARES: Final = ("🟩", "🟨", "🟥", "⬜")
"""The best answer, a close one, a bad one, none."""
_NOT_BEST: Final = "▫️"


def question_panel(daily: Daily, reader: Reader, name: str, *, in_server: bool = True) -> p.Panel:
    """The position with a button for every choice; `name` is the solving member's. Rankings are a server's."""
    language = reader.language
    table = _table(daily, name)
    voice, aloud, view = Voice(table, language), Voice(table, language, aloud=True), daily.mine
    rules = f"-# {_rules(daily, language)}"
    title = [f"### {_title(daily.day, language)}", say(language, "puzzle-task"), rules]
    return p.Panel(
        blocks=(
            p.Text("\n".join(title)),
            *position_blocks(daily.mine, voice, reader),
            *card_rows(view, table, aloud, reader, may_act=True, verb=Verb.PUZZLE_ANSWER),
            *bid_rows(view, table, aloud, pack_for(reader), verb=Verb.PUZZLE_ANSWER),
            p.Buttons((_yesterday(daily.day, language), *((_board(daily.day, language),) if in_server else ()))),
        ),
        accent=p.GOLD,
    )


def solution_panel(
    daily: Daily,
    given: PuzzleAnswer | None,
    reader: Reader,
    name: str,
    *,
    course: Course,
    board: DayBoard | None,
    today: int,
) -> p.Panel:
    """The picture, the member's answer and why, the value of every choice, their place today and their streak.

    Without a server there is no `board`.
    """
    language = reader.language
    voice = Voice(_table(daily, name), language)
    user = None if given is None else given.user
    over = daily.day != today  # the board of a button is today's
    computers = [sitter.name for sitter in voice.table.seats if sitter is not None and sitter.is_computer]
    ranking: list[str] = []
    if board is not None:
        names = member_names(((row.user, row.name) for row in board.rows), language, beside=computers)
        ranking = _ranking(board, names, user, language)
    placed = ranking[:_PODIUM] if over else [next((line for line in ranking[1:] if line.startswith("**")), "")]
    outcome = [*_values(daily, given, voice), *placed, *_footing(course, today, language)]
    buttons = (
        [_share(daily.day, language), _yesterday(daily.day, language)]
        if daily.day == today and given is not None
        else [today_button(today, language)]
    )
    buttons += [Press(Verb.ASK, seen=daily.day).button(say(language, "button-ask"))] if over and board else []
    return p.Panel(
        blocks=(
            p.Text(f"### {_title(daily.day, language)}" + (f"\n-# {_rules(daily, language)}" if given is None else "")),
            *position_blocks(daily.mine, voice, reader, answered=True),
            p.Text("\n".join(filter(None, [*_verdict(daily, given, voice), _why(daily, voice)]))),
            p.Text("\n".join(filter(None, outcome))),
            p.Buttons((*buttons, *(() if board is None else (_board(today, language),)))),
        ),
        accent=p.GOLD,
    )


def boards_panel(everyone: Sequence[AllRow], board: DayBoard | None, reader: Reader, user: int, today: int) -> p.Panel:
    """The server's board of all days and today's; `board` is `None` until the member has answered."""
    language, rows = reader.language, (*everyone, *(board.rows if board else ()))
    names = member_names(((row.user, row.name) for row in rows), language)
    lines = [f"### {say(language, 'puzzle-board-title')}", f"**{say(language, 'puzzle-board-today')}**"]
    lines += [say(language, "puzzle-ranking-hidden")] if board is None else _ranking(board, names, user, language)
    all_days = [f"**{say(language, 'puzzle-board-all')}**"]
    all_days += [_all_line(row, names, user, language) for row in everyone] or [say(language, "puzzle-board-empty")]
    all_days.append(f"-# {say(language, 'puzzle-board-note', count=MIN_ANSWERS)}")
    return p.Panel(
        blocks=(
            p.Text("\n".join(lines)),
            p.Divider(),
            p.Text("\n".join(all_days)),
            p.Buttons((today_button(today, language), _yesterday(today, language))),
        ),
        accent=p.GOLD,
    )


def share_panel(given: PuzzleAnswer, course: Course, name: str, language: str) -> p.Panel:
    """A member's result and streak for the channel, without anything that helps others to solve the puzzle."""
    near = "near" if given.loss <= NEAR else "off"
    outcome = "solved" if given.solved else near
    week = "".join(_square(course, day) for day in range(given.day - WEEK + 1, given.day + 1))
    lines = [
        f"**{_title(given.day, language)}**",
        say(language, f"puzzle-share-{outcome}", name=escape(name)),
        say(language, "puzzle-share-week", squares=week),
        say(language, "puzzle-share-streak", answered=course.answer_streak(given.day)),
    ]
    return p.Panel(blocks=(p.Text("\n".join(lines)), p.Buttons((_solve(given.day, language),))), accent=p.GOLD)


def posted_panel(daily: Daily, yesterday: DayOutcome, language: str, *, is_open: bool) -> p.Panel:
    """The position for a channel, with a button to solve it while that is open, and how the server did yesterday."""
    voice = Voice(_table(daily, say(language, "seat-you")), language)
    title = [f"### {_title(daily.day, language)}", say(language, "puzzle-task"), f"-# {_rules(daily, language)}"]
    found = _yesterdays(yesterday, language)
    return p.Panel(
        blocks=(
            p.Text("\n".join(title)),
            *position_blocks(daily.mine, voice, Reader(language=language)),
            *((p.Text(found),) if found else ()),
            *((p.Buttons((_solve(daily.day, language),)),) if is_open else ()),
        ),
        accent=p.GOLD,
    )


def _yesterdays(outcome: DayOutcome, language: str) -> str:
    """One line about yesterday; nothing of the puzzle or the boards that nobody answered or played."""
    parts = list[str]()
    if outcome.answered:
        parts.append(say(language, "puzzle-post-found", solved=outcome.solved, answered=outcome.answered))
    if outcome.days:
        parts.append(say(language, "puzzle-post-streak", name=escape(outcome.name), days=outcome.days))
    if outcome.boards:
        parts.append(say(language, "boards-post", played=outcome.boards, points=with_sign(outcome.points)))
    return " · ".join(parts)


def _table(daily: Daily, name: str) -> Table:
    """An invented table for the panels' sentences: the member and three computers. Its version is the day."""
    rules = daily.mine.rules
    return invent_table(daily.preset, rules, SEAT, name, version=daily.day, names_of=daily.day)


def position_blocks(view: View, voice: Voice, reader: Reader, *, answered: bool = False) -> tuple[p.Block, ...]:
    """What a seat to act sees: as a picture, with what it does not show in words; in text-only mode all in words.

    Once `answered`, the picture alone is left of it.
    """
    seat, language = view.seat or 0, reader.language
    voice = replace(voice, told=seat)
    lines = [f"**{headline(view, seat, voice)}**"]
    if view.phase is not Phase.SECOND_ROUND:  # the bidding names the card that was turned down
        lines += explain_question(view, seat, voice)
    is_known = view.phase.before_trump or view.phase is Phase.DISCARDING  # the question names it
    if view.contract is not None and view.upcard is not None and not is_known:
        key = "line-turned-down" if view.turned_down else "line-upcard"
        lines.append(say(language, key, card=voice.card(view.upcard)))
    lines += bidding_lines(voice, view)
    if view.phase.has_tricks and view.contract is not None:
        lines += [finished_trick(voice, view.contract, at + 1, trick) for at, trick in enumerate(view.tricks)]
    if view.buried:
        lines.append(say(language, "hand-buried", card=voice.cards(view.buried)))
    lines += variant_lines(voice, view)
    shown = TableView(table=voice.table, view=view)
    if not reader.text_only:
        said = () if answered else (p.Text("\n".join(lines)),)
        return (*said, p.Picture(chair_picture(shown, reader)))
    lines.append(voice.say("puzzle-dealer", name=voice.name(view.dealer)))
    if view.contract is not None:
        lines.append(contract_line(voice, view.contract, pack_for(reader), view.partner))
    if view.trick:
        lines.append(trick_line(voice, view))
    right, left = bowers(Trump.NONE if view.contract is None else view.contract.trump)
    if right is not None and left is not None:
        lines.append(say(language, "hand-bowers", right=voice.card(right), left=voice.card(left)))
    partner = voice.names(view.seating.partners(seat))
    lines.append(f"-# {say(language, 'hand-seat', partner=partner)} · {score_line(voice, view)}")
    described = describe(shown, replace(voice, aloud=True, told=None))
    return (p.Text(f"-# {escape(described, ALT_LONGEST)}"), p.Text("\n".join(lines)))


def _verdict(daily: Daily, given: PuzzleAnswer | None, voice: Voice) -> list[str]:
    best = choice_words(daily.solution.best.action, daily.mine, voice)
    if given is None:
        return [voice.say("puzzle-missed", best=best)]
    choice = choice_words(given.choice, daily.mine, voice)
    if not given.solved:
        points = say(voice.language, "value-rate", value=round(given.loss, 2))
        return [voice.say("puzzle-wrong", choice=choice, points=points, best=best)]
    if given.choice == daily.solution.best.action:
        return [voice.say("puzzle-right", choice=choice)]
    return [voice.say("puzzle-right-too", choice=choice, best=best)]


def _values(daily: Daily, given: PuzzleAnswer | None, voice: Voice) -> list[str]:
    lines: list[str] = []
    for place, option in enumerate(daily.solution.options):
        yours = given is not None and option.action == given.choice
        if place >= _BEST and not yours:
            continue
        mark = _SQUARES[0] if solves(daily.solution, option.action) else _NOT_BEST
        values = {
            "choice": choice_words(option.action, daily.mine, voice),
            "points": format_change(option.points, voice.language),
        }
        lines.append(f"{mark} {voice.say('puzzle-value-yours' if yours else 'puzzle-value', **values)}")
    return [" · ".join(lines)]


def _why(daily: Daily, voice: Voice) -> str:
    return why_text(reason(daily.mine, daily.solution), voice)


def choice_words(action: Action, view: View, voice: Voice) -> str:
    """A choice in a sentence: a card, or a call."""
    match action:
        case Play(card) | Discard(card) | Give(card):
            return voice.card(card)
        case _:
            return voice.say("puzzle-said", said=said_text(action, view, voice) or "")


def _ranking(board: DayBoard, names: Mapping[int, str], user: int | None, language: str) -> list[str]:
    if not board.rows:
        return [say(language, "puzzle-ranking-empty")]
    lines = [say(language, "puzzle-ranking", total=board.total)]
    for row in board.rows:
        key = "puzzle-row-solved" if row.solved else "puzzle-row-lost"
        points = {} if row.solved else {"points": format_change(-row.loss, language)}
        line = say(language, key, rank=row.rank, name=names[row.user], **points)
        lines.append(f"**{line}**" if row.user == user else line)
    return lines


def _all_line(row: AllRow, names: Mapping[int, str], user: int, language: str) -> str:
    line = say(
        language,
        "puzzle-row-all",
        rank=row.rank,
        name=names[row.user],
        solved=row.solved,
        answered=row.answered,
        percent=round(100 * row.solved / row.answered),
        streak=row.streak,
    )
    return f"**{line}**" if row.user == user else line


def _footing(course: Course, today: int, language: str) -> list[str]:
    answered, solved = course.answer_streak(today), course.solve_streak(today)
    streak = say(language, "puzzle-streak", answered=answered, solved=solved)
    return ["", streak, f"-# {_next(today, language)}"]


def _square(course: Course, day: int) -> str:
    solved, near, off, missing = _SQUARES
    if day not in course.losses:
        return missing
    if day in course.solved:
        return solved
    return near if course.losses[day] <= NEAR else off


def _title(day: int, language: str) -> str:
    # at noon in UTC it is the same date almost everywhere
    return say(language, "puzzle-title", day=f"<t:{(day * DAY_MS + DAY_MS // 2) // 1000}:D>")


def _rules(daily: Daily, language: str) -> str:
    return say(language, f"preset-{daily.preset}")


def _next(day: int, language: str) -> str:
    return say(language, "puzzle-next", when=moment((day + 1) * DAY_MS))


def _share(day: int, language: str) -> p.Button:
    press = Press(Verb.PUZZLE_SHARE, seen=day)
    return press.button(say(language, "button-puzzle-share"), p.Style.PRIMARY)


def today_button(day: int, language: str) -> p.Button:
    """Opens the puzzle of the day."""
    return Press(Verb.PUZZLE, seen=day).button(say(language, "button-puzzle-today"))


def _solve(day: int, language: str) -> p.Button:
    """Opens a day's puzzle for whoever reads of it."""
    return Press(Verb.PUZZLE, seen=day).button(say(language, "button-puzzle-solve"), p.Style.PRIMARY)


def _yesterday(day: int, language: str) -> p.Button:
    return Press(Verb.PUZZLE, seen=day - 1).button(say(language, "button-puzzle-yesterday"))


def _board(day: int, language: str) -> p.Button:
    return Press(Verb.PUZZLE_BOARD, seen=day).button(say(language, "button-puzzle-board"))
