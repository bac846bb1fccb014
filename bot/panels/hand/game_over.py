"""A seat's panel after the game: the winners, the last trick, what the game was for its member, and how to go on."""

from collections.abc import Mapping

from bot.members.reactions import Reaction
from bot.panels.contests.voice import ContestView, place_of
from bot.panels.core.custom_ids import Press, Verb
from bot.panels.core.panel import GOLD, Block, Buttons, Panel, Picture, Style, Text
from bot.panels.core.reader import Reader
from bot.panels.core.translator import Voice
from bot.panels.table.events import early_end, result_sentence
from bot.panels.table.picture import chair_picture
from bot.panels.table.reactions import reaction_blocks
from bot.panels.table.scores import figures, final_line, winner_line
from bot.panels.table.sides import accent_of, colour_of
from bot.stats.read.own_game import OwnGame
from bot.tables.model import Table, TableView
from engine import Seat, View


def game_over_panel(
    shown: TableView,
    view: View,
    seat: Seat,
    reader: Reader,
    own: OwnGame | None,
    reactions: Mapping[Seat, Reaction],
) -> Panel:
    """The panel of a seat at a finished game."""
    voice, won = Voice(shown.table, reader.language, told=seat), view.rules.side_of(seat) == view.winner
    own_lines = [] if own is None else _own_lines(own, voice)
    blocks: tuple[Block, ...] = (
        Text("\n".join(_words(shown, view, voice, reader, won=won))),
        *(() if reader.text_only else (Picture(chair_picture(shown, reader)),)),
        *([Text("\n".join(own_lines))] if own_lines else []),
        _ways_on(shown.table, voice),
        *reaction_blocks(view, voice, seat, reactions),
    )
    return Panel(blocks=blocks, accent=GOLD if won else accent_of(colour_of(view, seat), GOLD))


def _words(shown: TableView, view: View, voice: Voice, reader: Reader, *, won: bool) -> list[str]:
    cup = "🏆 " if won and not reader.text_only else ""
    lines = [f"## {cup}{_verdict(view, voice, won=won)}", *early_end(shown, voice)]
    if view.last is not None and reader.text_only:
        lines.append(result_sentence(view.last, voice))
    return [*lines, final_line(voice, view)] if reader.text_only or len(view.scores) > 2 else lines


def _verdict(view: View, voice: Voice, *, won: bool) -> str:
    """How the game ended for its reader."""
    if view.winner is None:
        return winner_line(voice, view)
    if len(view.scores) != 2:
        return voice.say("over-won-all" if won else "over-lost-all")
    decided = view.games if view.rules.rubber else view.scores
    high, low = figures(decided[view.winner]), figures(decided[1 - view.winner])
    return voice.say("over-won" if won else "over-lost", high=high, low=low)


def _own_lines(own: OwnGame, voice: Voice) -> list[str]:
    """The member's best call, and a milestone."""
    lines: list[str] = []
    call, milestone = own.best_call, own.milestone
    if call is not None:
        key = "over-best-call-alone" if call.alone else "over-best-call"
        lines.append(voice.say(key, suit=voice.say(f"suit-{call.trump}"), hand=call.hand, points=call.points))
    if milestone is not None:
        key = f"milestone-{milestone.kind.replace('_', '-')}"
        lines.append(f"**{voice.say(key, count=milestone.count)}**")
    return lines


def _ways_on(table: Table, voice: Voice) -> Buttons:
    if table.contest is None:
        rematch = Press(Verb.REMATCH_HERE, table.id)
        first = rematch.button(voice.say("button-rematch"), Style.SUCCESS)
    else:
        standings = Press(Verb.CONTEST, table.contest, 0, place_of(ContestView.STANDINGS))
        first = standings.button(voice.say("league-view-standings"), Style.PRIMARY)
    return Buttons(
        (
            first,
            Press(Verb.REVIEW, table.id).button(voice.say("button-review")),
            Press(Verb.RESULT_SHARE, table.id).button(voice.say("button-share")),
            Press(Verb.MORE, table.id).button(voice.say("button-more")),
        )
    )
