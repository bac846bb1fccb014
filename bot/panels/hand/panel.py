"""The private panel of a seat, from its chair: the play, the end of the game, and what a member without a seat gets."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Final, final

from bot.coach.hint import Hint
from bot.coach.notes import CoachNote, explains
from bot.members.shown import Reaction
from bot.panels.contests.voice import ContestView, place_of
from bot.panels.core import panel as p
from bot.panels.core.custom_ids import Press, Verb
from bot.panels.core.reader import Reader, Voice
from bot.panels.hand.buttons import CardMarks, asks_first, bid_rows, card_rows, out_of_turn_buttons, sure_rows
from bot.panels.hand.hints import hint_button, hint_lines, marks_of, meaning_line, why_button
from bot.panels.hand.words import is_away, seat_words
from bot.panels.help import guide_button, how_to_play_button
from bot.panels.table.menus import gone_panel
from bot.panels.table.message import reaction_blocks
from bot.panels.table.picture import chair_picture, table_picture
from bot.panels.table.scores import accent_of, colour_of, figures, final_line, partners_known, winner_line
from bot.panels.table.status_lines import early_end, pack_for, pause_line, result_sentence, step_button, turn_line
from bot.tables.lobby.pause import may_come_back
from bot.tables.lobby.rated import is_at_stake
from bot.tables.lobby.seats import computers_at, plays_alone
from bot.tables.model import Status, Table, TableView
from engine import Card, Discard, Give, Play, Seat, Trump, View


def game_over_panel(
    shown: TableView,
    view: View,
    seat: Seat,
    reader: Reader,
    reactions: Mapping[Seat, Reaction],
) -> p.Panel:
    """The panel of a seat at a finished game."""
    voice, won = Voice(shown.table, reader.language, told=seat), view.rules.side_of(seat) == view.winner
    blocks: tuple[p.Block, ...] = (
        p.Text("\n".join(_words(shown, view, voice, reader, won=won))),
        *(() if reader.text_only else (p.Picture(chair_picture(shown, reader)),)),
        _ways_on(shown.table, voice),
        *reaction_blocks(view, voice, seat, reactions),
    )
    return p.Panel(blocks=blocks, accent=p.GOLD if won else accent_of(colour_of(view, seat), p.GOLD))


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


def _ways_on(table: Table, voice: Voice) -> p.Buttons:
    review = Press(Verb.REVIEW, table.id).button(voice.say("button-review"))
    more = Press(Verb.MORE, table.id).button(voice.say("button-more"))
    if not table.counted:
        return p.Buttons((replace(review, style=p.Style.PRIMARY), more))
    if table.contest is None:
        rematch = Press(Verb.REMATCH, table.id)
        first = rematch.button(voice.say("button-rematch"), p.Style.SUCCESS)
    else:
        standings = Press(Verb.CONTEST, table.contest, 0, place_of(ContestView.STANDINGS))
        first = standings.button(voice.say("league-view-standings"), p.Style.PRIMARY)
    share = Press(Verb.RESULT_SHARE, table.id).button(voice.say("button-share"))
    return p.Buttons((first, review, share, more))


def _join_label(shown: TableView, seat: Seat, aloud: Voice) -> str:
    """Whose seat can be taken, and with which partners."""
    view = shown.view
    partners = () if view is None or seat not in view.seating.seats else partners_known(view, seat)
    taken = aloud.say("spectator-join", name=aloud.name(seat))
    return (
        aloud.say("spectator-join-with", name=aloud.name(seat), partners=aloud.names(partners)) if partners else taken
    )


def spectator_panel(shown: TableView, reader: Reader, only: Seat | None = None) -> p.Panel:
    """The game as everyone sees it, with a button for each seat of a computer that is free to take.

    `shown` is the public view. `only` is the one seat that the reader may take, `None` where there is no such limit.
    """
    table = shown.table
    voice, aloud = Voice(table, reader.language), Voice(table, reader.language, aloud=True)
    seats = [
        Press(Verb.SIT, table.id, index=seat).button(_join_label(shown, seat, aloud))
        for seat in computers_at(table)
        if table.contest is None and not is_at_stake(table) and only in (None, seat)
    ]
    now = pause_line(shown, voice, watched=True) or turn_line(voice, shown)
    lines = [voice.say("table-not-seated"), now]
    blocks: tuple[p.Block, ...] = (
        p.Text("\n".join(lines)),
        *(() if reader.text_only else (p.Picture(table_picture(shown, aloud)),)),
        *p.button_rows(seats),
    )
    return p.Panel(blocks=blocks)


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class Extras:
    """What a seat's panel shows besides the table."""

    hint: Hint | None = None
    """For the seat's turn, shown in place of the question and on the buttons."""
    asks: int | None = None
    """The number of the choice to go alone that the member has pressed, and is asked about."""
    may_pass_ahead: bool = False
    passes_ahead: bool = False
    """Whether the seat will pass at its next turn, as its member has asked."""
    note: CoachNote | None = None
    """What a newcomer may learn now."""
    how_to_play: bool = False
    """Whether to offer the short how-to."""
    may_let_in: bool = True
    """Whether friends can be let in, if the table belongs to a server: not where opening a table needs a role."""
    guided_hand: bool = False
    """Whether to offer the guided hand, until the first cards are played."""
    reactions: Mapping[Seat, Reaction] = field(default_factory=dict[Seat, Reaction])
    """To the hand that has just ended."""


NOTHING: Final = Extras()


def hand_panel(shown: TableView, reader: Reader, extras: Extras = NOTHING) -> p.Panel:
    """The private panel of the seat `shown.view.seat` in any phase; a note if no game is being played."""
    view = shown.view
    seat = None if view is None else view.seat
    voice = Voice(shown.table, reader.language, told=seat)
    if shown.table.status is Status.CLOSED:
        return gone_panel(shown.table, reader, "reply-closed")
    if view is None or seat is None:
        is_lobby = shown.table.status is Status.LOBBY
        note = voice.say("hand-lobby" if is_lobby else "table-not-seated")
        learn = _learn_buttons(extras, shown.table, reader.language, begun=False) if is_lobby else ()
        return p.Panel(blocks=(p.Text(note), *((p.Buttons(learn),) if learn else ())), accent=p.QUIET)
    if shown.table.status is Status.OVER:
        return game_over_panel(shown, view, seat, reader, extras.reactions)
    table = shown.table
    aloud, away = Voice(table, reader.language, aloud=True), is_away(shown, seat)
    on_turn = view.actor == seat and not away
    hint = extras.hint if on_turn else None
    marks = None if hint is None else marks_of(hint, reader.language)
    advised = [] if hint is None else hint_lines(hint, view, voice)
    note = [] if advised else _note(extras.note, voice, reader)
    blocks: tuple[p.Block, ...] = (
        p.Text("\n".join([seat_words(shown, view, seat, voice, reader, brief=bool(note), advised=advised), *note])),
        *(() if reader.text_only else (p.Picture(chair_picture(shown, reader, advised=_card(marks))),)),
        *_choices(view, table, aloud, reader, extras, marks, may_act=not away),
        *_no_hints(view, table, voice),
        *reaction_blocks(view, voice, seat, extras.reactions),
    )
    return p.Panel(blocks=blocks, accent=accent_of(colour_of(view, seat), p.QUIET) if on_turn else p.QUIET)


def _choices(
    view: View, table: Table, aloud: Voice, reader: Reader, extras: Extras, marks: CardMarks | None, *, may_act: bool
) -> tuple[p.Buttons, ...]:
    """The cards, the calls, and what else can be done; or the question whether to go alone."""
    if may_act and extras.asks is not None and view.actor == view.seat and asks_first(view, extras.asks):
        return sure_rows(view, table, aloud, extras.asks)
    return (
        *card_rows(view, table, aloud, reader, may_act=may_act, marks=marks),
        *(bid_rows(view, table, aloud, pack_for(reader), marks=marks) if may_act else ()),
        *_further_rows(view, table, aloud, extras, away=not may_act),
    )


def _no_hints(view: View, table: Table, voice: Voice) -> tuple[p.Text, ...]:
    """While the first hand of a rated game is bid: why there is no hint."""
    told = table.rated and view.number == 1 and view.phase.before_trump
    return (p.Text(f"-# {voice.say('table-no-hints-rated')}"),) if told else ()


def _note(note: CoachNote | None, voice: Voice, reader: Reader) -> list[str]:
    """A note for a newcomer as a line. It stands in place of smaller lines and of the claim: a phone is not higher."""
    if note is None:
        return []
    values: dict[str, str | int] = {"number": note.number}
    if note.card is not None:
        values["card"] = voice.card(note.card)
    if note.suit is not None:
        values["suit"] = voice.suit(Trump(note.suit))
    if note.explained is not None:
        values |= {"name": voice.name(note.explained.seat), "line": meaning_line(note.explained, voice)}
    line = voice.say(note.lesson, **values)
    return [line if reader.text_only else f"💡 {line}"]


def _further_rows(view: View, table: Table, aloud: Voice, extras: Extras, *, away: bool) -> tuple[p.Buttons, ...]:
    """The buttons below the actions; each stays in its place while the hand goes on, grey where it is of no use."""
    buttons: list[p.Button] = []
    sitter = None if view.seat is None else table.seats[view.seat]
    if away and sitter is not None and may_come_back(table, sitter):
        back = Press(Verb.BACK, table.id)
        buttons.append(back.button(aloud.say("button-back"), p.Style.SUCCESS))
    step = step_button(view, table, aloud)
    if step is not None:
        buttons.append(step)
    if extras.may_pass_ahead and not (away or plays_alone(table)):
        buttons.append(_pass_ahead_button(table, aloud, on=extras.passes_ahead))
    if view.phase.has_hand and not away and table.allows_hints and extras.hint is None:
        buttons.append(hint_button(view, table, aloud))
    last = view.last if view.phase.between_hands and explains(table) else None
    if last is not None and len(last.played) == view.rules.hand_size:  # else cards were never seen
        buttons.append(why_button(table, last.number, aloud))
    latest = Press(Verb.LAST_TRICK, table.id)
    if view.phase.has_tricks:
        buttons.append(latest.button(aloud.say("button-last-trick"), disabled=not view.tricks))
    buttons += () if away else out_of_turn_buttons(view, table, aloud, may_claim=extras.note is None)
    if table.private:
        buttons += _private_buttons(view, table, aloud, extras)
    elif view.phase.has_hand or view.last is None:  # between hands are reactions
        buttons += _learn_buttons(extras, table, aloud.language, begun=_is_begun(view))
    return p.button_rows(buttons)


def _is_begun(view: View) -> bool:
    return view.number > 1 or view.phase.has_tricks


def _private_buttons(view: View, table: Table, aloud: Voice, extras: Extras) -> tuple[p.Button, ...]:
    """What other tables have in their message, as far as a phone has room: beside a bid there is one button more.

    In the first bidding of all it is the guided hand. Friends come only in a server, in which opening a table needs no
    role; and while computers move *Let friends in* would be what is pressed to go on.
    """
    let_in = Press(Verb.LET_IN, table.id).button(aloud.say("button-let-in"))
    more = Press(Verb.MORE, table.id).button(aloud.say("button-more"))
    lets_in = table.guild and extras.may_let_in
    first = let_in if lets_in and (view.actor == view.seat or not view.phase.has_hand) else more
    if extras.guided_hand and not _is_begun(view):
        first = guide_button(aloud.language)
    return (first,) if view.phase.has_hand or first is more else (first, more)


def _learn_buttons(extras: Extras, table: Table, language: str, *, begun: bool) -> tuple[p.Button, ...]:
    """For newcomers: the guided hand, or once play has `begun` the short how-to, unless there is a note.

    More would make a panel too high for a phone.
    """
    if extras.guided_hand and not begun:
        return (guide_button(language),)
    return (how_to_play_button(language, table.id),) if extras.how_to_play and extras.note is None else ()


def _pass_ahead_button(table: Table, aloud: Voice, *, on: bool) -> p.Button:
    press = Press(Verb.AHEAD, table.id, seen=table.version, index=int(not on))
    label = aloud.say("button-pass-ahead-on" if on else "button-pass-ahead")
    return press.button(label, p.Style.SUCCESS if on else p.Style.SECONDARY)


def _card(marks: CardMarks | None) -> Card | None:
    best = None if marks is None else marks.best
    return best.card if isinstance(best, Play | Discard | Give) else None
