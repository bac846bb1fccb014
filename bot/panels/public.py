"""The public message of a table, in the table's language."""

from collections.abc import Iterable, Sequence

from bot.panels.ids import Press, Verb
from bot.panels.lines import bidding_lines, contract_line, news, score_line, trick_line, turn_line
from bot.panels.lobby import lobby_panel
from bot.panels.panel import Block, Button, Buttons, Panel, Picture, Style, Text
from bot.panels.rules import preset_name
from bot.panels.story import result_sentence, sentences
from bot.panels.table_picture import table_picture
from bot.panels.voice import Voice
from bot.pictures.descriptions import ResultPicture, ResultSide
from bot.pictures.ink import SIDES as ACCENTS
from bot.pictures.ink import Pack
from bot.tables.model import Shown, Status, Table
from engine import Phase, View, Word
from engine.seats import SIDES

_FELT = 0x1D6450
_GONE = 0x7D7668


def table_panel(shown: Shown, course: Sequence[tuple[int, int]] = ()) -> Panel:
    """The public message at any status. `shown` is the channel's (`snapshot.shown(None)`).

    `course` is the score by side after each hand, oldest first, without the 0 to 0 at the start; only a finished game
    uses it, and without it the picture of the result shows where the game began and ended.
    """
    voice = Voice(shown.table, shown.table.language)
    match shown.table.status:
        case Status.LOBBY:
            return lobby_panel(shown, voice)
        case Status.CLOSED:
            return _closed(shown, voice)
        case Status.OVER if shown.view is not None:
            return _over(shown, shown.view, voice, course)
        case _ if shown.view is not None:
            return _playing(shown, shown.view, voice)
        case _:
            return _closed(shown, voice)


def retired_panel(shown: Shown) -> Panel:
    """An older message of the table, now that a fresh one was sent: what it was about, without buttons.

    `shown` is the table as this message showed it last, or as it is now: what is not known any more is not told.
    """
    voice = Voice(shown.table, shown.table.language)
    view = shown.view
    if view is not None and view.last is not None:
        lines = [f"{result_sentence(view.last, voice)} {score_line(voice, view)}"]
    else:
        lines = [_title(shown.table, voice), f"-# {voice.say('retired-play')}"]
    promise = () if view is None else _promise(shown, view, voice)
    return Panel(blocks=(Text("\n".join(lines)), *promise), accent=_GONE)


def aloud(shown: Shown) -> Voice:
    """The table's voice for pictures and labels."""
    return Voice(shown.table, shown.table.language, aloud=True)


def _playing(shown: Shown, view: View, voice: Voice) -> Panel:
    contract = view.contract
    now: list[str] = [score_line(voice, view)]
    if contract is not None:
        now.append(contract_line(voice, view.dealer, contract, Pack.TWO))
    if view.phase in (Phase.ORDERING, Phase.NAMING):
        now += bidding_lines(voice, view)
    if view.phase is Phase.PLAYING:
        now.append(trick_line(voice, view))
    told = news(voice, shown)
    blocks: tuple[Block, ...] = (
        Text(f"{_title(shown.table, voice)}\n{_facts(view, voice)}"),
        Picture(table_picture(shown, aloud(shown))),
        Text("\n".join(now)),
        *([Text("\n".join(f"> {line}" for line in told))] if told else []),
        Text(turn_line(voice, shown)),
        *_promise(shown, view, voice),
        Buttons(_buttons(shown, view, voice)),
    )
    return Panel(blocks=blocks, accent=_accent(contract.side if contract else None))


def _buttons(shown: Shown, view: View, voice: Voice) -> tuple[Button, ...]:
    table = shown.table
    deal = view.phase is Phase.DEALING
    first = (
        Button(
            id=Press(Verb.DEAL, table.id, seen=table.version).button(),
            label=voice.say("button-deal"),
            style=Style.SUCCESS,
        )
        if deal
        else Button(
            id=Press(Verb.LAST_TRICK, table.id).button(), label=voice.say("button-last-trick"), disabled=not view.tricks
        )
    )
    return (
        Button(id=Press(Verb.HAND, table.id).button(), label=voice.say("button-hand"), style=Style.PRIMARY),
        first,
        Button(id=Press(Verb.RULES, table.id).button(), label=voice.say("button-rules")),
        Button(id=Press(Verb.MORE, table.id).button(), label=voice.say("button-more")),
    )


def _over(shown: Shown, view: View, voice: Voice, course: Sequence[tuple[int, int]]) -> Panel:
    table, winner = shown.table, view.winner or 0
    high, low = view.scores[winner], view.scores[1 - winner]
    told = sentences((event for event in shown.events if event.word is not Word.GAME_WON), voice, view)
    if not told and view.last is not None:
        told = [result_sentence(view.last, voice)]
    final = voice.say("result-final", side=f"**{voice.side(winner)}**", high=high, low=low)
    facts = voice.say("result-facts", number=str(table.id), hands=view.number)
    buttons = (
        Button(id=Press(Verb.REMATCH, table.id).button(), label=voice.say("button-rematch"), style=Style.SUCCESS),
        Button(id=Press(Verb.NEW_PARTNERS, table.id).button(), label=voice.say("button-new-partners")),
        Button(id=Press(Verb.VERIFY, table.id).button(), label=voice.say("button-verify")),
        Button(id=Press(Verb.RULES, table.id).button(), label=voice.say("button-rules")),
    )
    blocks: tuple[Block, ...] = (
        Text(f"{_title(table, voice)}\n## {final}"),
        Picture(_result_picture(shown, view, course)),
        Text("\n".join([*(f"> {line}" for line in told), f"-# {facts}"])),
        Buttons(buttons),
    )
    return Panel(blocks=blocks, accent=_accent(winner))


def _result_picture(shown: Shown, view: View, course: Sequence[tuple[int, int]]) -> ResultPicture:
    voice, winner = aloud(shown), view.winner or 0
    scores = [(0, 0), *(course or [view.scores])]
    courses = {side: tuple(score[side] for score in scores) for side in SIDES}
    alt = " ".join(
        [
            voice.say("alt-winner", side=voice.side(winner)),
            *(
                voice.say("alt-course", side=voice.side(side), course=_numbers(courses[side]))
                for side in (winner, 1 - winner)
            ),
        ]
    )
    return ResultPicture(
        title=voice.say("result-title", side=voice.side(winner)),
        sides=tuple(ResultSide(label=voice.side(side), course=courses[side], won=side == winner) for side in SIDES),
        chart_label=voice.say("result-course"),
        target=view.rules.winning_score,
        note=voice.say("picture-target", target=view.rules.winning_score),
        alt=alt[:1000],
    )


def _numbers(course: Iterable[int]) -> str:
    return ", ".join(str(points) for points in course)


def _closed(shown: Shown, voice: Voice) -> Panel:
    text = f"{_title(shown.table, voice)}\n**{voice.say('closed-title')}**\n{voice.say('closed-body')}"
    return Panel(blocks=(Text(text),), accent=_GONE)


def _title(table: Table, voice: Voice) -> str:
    return f"### {voice.say('table-title', preset=preset_name(table.preset, voice.language))}"


def _facts(view: View, voice: Voice) -> str:
    if view.dealer is None:
        return f"-# {voice.say('picture-target', target=view.rules.winning_score)}"
    number, dealer = (view.last.number, view.last.dealer) if view.last is not None else (view.number, view.dealer)
    values = {"target": view.rules.winning_score, "number": number, "dealer": voice.name(dealer)}
    if view.rules.win_by > 1:
        return f"-# {voice.say('table-facts-lead', lead=view.rules.win_by, **values)}"
    return f"-# {voice.say('table-facts', **values)}"


def _promise(shown: Shown, view: View, voice: Voice) -> tuple[Block, ...]:
    """What was promised of the deal: before it and while the hand is bid; the message before the hand keeps it."""
    if shown.commitment is None or view.contract is not None:
        return ()
    key = "table-commitment-next" if view.phase is Phase.DEALING else "table-commitment"
    return (Text(f"-# {voice.say(key, commitment=f'`{shown.commitment}`')}"),)


def _accent(side: int | None) -> int:
    return _FELT if side is None else int(ACCENTS[side][1:], 16)
