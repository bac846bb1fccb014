"""The private panel of a seat: its cards, its legal actions, and the state of the game."""

from typing import Final

from bot.coach.hint import Hint
from bot.panels.core.custom_ids import Press, Verb
from bot.panels.core.panel import Block, Button, Buttons, Panel, Style, Text
from bot.panels.core.reader import Reader
from bot.panels.core.translator import Voice
from bot.panels.hand.action_buttons import bid_rows
from bot.panels.hand.cards import ROW, card_rows, hand_picture
from bot.panels.hand.hint import hint_button, hint_text, offers_hint
from bot.panels.hand.out_of_turn import out_of_turn_rows
from bot.panels.hand.prompts import explain_question, headline
from bot.panels.table.bidding_lines import bidding_lines, contract_line
from bot.panels.table.events import result_sentence
from bot.panels.table.scores import score_line
from bot.panels.table.sides import accent_of, colour_of, partners_known
from bot.panels.table.status_lines import moment, news, pack_for, step_button, trick_line, turn_line
from bot.panels.table.variant_lines import variant_lines
from bot.tables.model import Status, TableView
from engine import Phase, Seat, Trump, View
from engine.ranking import bowers

_QUIET: Final = 0x7D7668


def hand_panel(shown: TableView, reader: Reader, hint: Hint | None = None) -> Panel:
    """The private panel of the seat `shown.view.seat` in any phase; a note if no hand is being played.

    A `hint` is shown between the cards and their buttons.
    """
    voice, view = Voice(shown.table, reader.language), shown.view
    note = _note(shown, voice)
    if note is not None or view is None or view.seat is None:
        return Panel(blocks=(Text(note or voice.say("table-not-seated")), *_ways_on(shown, voice)), accent=_QUIET)
    aloud, away = Voice(shown.table, reader.language, aloud=True), _away(shown, view.seat)
    between = view.phase.between_hands
    lines = _between(shown, view, view.seat, voice) if between else _state(shown, view, view.seat, voice, reader)
    blocks: tuple[Block, ...] = (
        Text("\n".join(lines)),
        *hand_picture(view, aloud, reader),
        *(() if hint is None or away else (hint_text(hint, view, voice),)),
        *card_rows(view, shown.table, aloud, reader, may_act=not away),
        *(() if away else bid_rows(view, shown.table, aloud, pack_for(reader))),
        *_join_rows(
            () if away else out_of_turn_rows(view, shown.table, aloud), _ways_on(shown, voice, hinted=hint is not None)
        ),
    )
    on_turn = view.actor == view.seat and not away
    return Panel(blocks=blocks, accent=accent_of(colour_of(view, view.seat), _QUIET) if on_turn else _QUIET)


def _note(shown: TableView, voice: Voice) -> str | None:
    """The text of the panel before and after the game."""
    view = shown.view
    match shown.table.status:
        case Status.LOBBY:
            return voice.say("hand-lobby")
        case Status.CLOSED:
            return voice.say("hand-closed")
        case Status.OVER:
            score = [] if view is None else [score_line(voice, view)]
            return "\n".join([voice.say("hand-over"), *score])
        case Status.PLAYING:
            pass
    if view is None or view.seat is None:
        return voice.say("table-not-seated")
    return voice.say("hand-drawing") if view.phase is Phase.DRAW_FOR_DEAL else None


def _between(shown: TableView, view: View, seat: Seat, voice: Voice) -> list[str]:
    """Between two hands: the result of the last one, and the next step."""
    lines: list[str] = []
    if view.phase is Phase.CUTTING:
        lines.append(f"### {headline(view, seat, voice)}")
    if _away(shown, seat):
        lines.append(f"**{voice.say('hand-away')}**")
    if view.last is not None:
        lines.append(result_sentence(view.last, voice))
    if view.phase is Phase.DEALING:
        lines.append(voice.say("hand-dealing"))
    elif view.actor != seat:
        lines.append(turn_line(voice, shown))
    lines += [*explain_question(view, seat, voice), *variant_lines(voice, view)]
    return [*lines, *_footing(shown, view, seat, voice)]


def _state(shown: TableView, view: View, seat: Seat, voice: Voice, reader: Reader) -> list[str]:
    """All that the seat needs for its decision, so that nobody has to scroll to the public message."""
    lines = [f"### {headline(view, seat, voice)}"]
    if _away(shown, seat):
        lines.append(f"**{voice.say('hand-away')}**")
    if view.actor != seat:
        lines.append(turn_line(voice, shown))
    lines += explain_question(view, seat, voice)
    if view.phase.blind and view.actor != seat:
        lines.append(voice.say("ask-others-unseen"))
    if view.contract is not None:
        lines.append(contract_line(voice, view.dealer, view.contract, pack_for(reader), view.partner))
    lines += bidding_lines(voice, view)
    if view.phase.has_tricks:
        lines.append(trick_line(voice, view))
        if not view.trick:
            lines += news(voice, shown)[:1]
        lines.append(voice.say("hand-tricks", **_tricks(view, seat)))
    if view.buried:
        lines.append(voice.say("hand-buried", card=voice.cards(view.buried)))
    lines += [*_list_exchanged_cards(view, seat, voice), *variant_lines(voice, view)]
    return [*lines, *_high_trumps(view, voice), *_footing(shown, view, seat, voice)]


def _footing(shown: TableView, view: View, seat: Seat, voice: Voice) -> list[str]:
    """The score, the seat's place, and the time left."""
    lines = [f"-# {score_line(voice, view)} · {_describe_partners(view, seat, voice)}"]
    if view.actor == seat and shown.deadline is not None:
        lines.append(f"-# {voice.say('hand-until', until=moment(shown.deadline))}")
    return lines


def _list_exchanged_cards(view: View, seat: Seat, voice: Voice) -> list[str]:
    """The cards exchanged with the partner: a lone player gives first (rules-spec E8)."""
    contract, number = view.contract, view.rules.partners_best
    if contract is None or not view.given:
        return []
    first, then = view.given[:number], view.given[number:]
    lone = seat in (contract.lone_maker, contract.lone_defender)
    gave, got = (first, then) if lone else (then, first)
    told = [("hand-gave", gave), ("hand-got", got)]
    return [voice.say(key, cards=voice.cards(cards)) for key, cards in told if cards]


def _describe_partners(view: View, seat: Seat, voice: Voice) -> str:
    """The seat and its partners."""
    partners = partners_known(view, seat)
    if not partners:
        return voice.say("hand-for-yourself", seat=voice.seat(seat))
    return voice.say("hand-seat", seat=voice.seat(seat), partner=voice.names(partners))


def _tricks(view: View, seat: Seat) -> dict[str, int]:
    ours = sum(view.taken[each] for each in (seat, *partners_known(view, seat)))
    return {"ours": ours, "theirs": sum(view.taken) - ours}


def _high_trumps(view: View, voice: Voice) -> list[str]:
    """A reminder in small print of the highest trumps, while the hand is played."""
    right, left = bowers(Trump.NONE if view.contract is None else view.contract.trump)
    if not view.phase.has_tricks or right is None or left is None:
        return []
    line = voice.say("hand-bowers", right=voice.card(right), left=voice.card(left))
    benny = view.rules.benny_card
    return [f"-# {line}" if benny is None else f"-# {line} {voice.say('hand-benny', card=voice.card(benny))}"]


def _join_rows(beside: tuple[Buttons, ...], ways: tuple[Buttons, ...]) -> tuple[Buttons, ...]:
    """Both in one row if they fit: on a phone every row hides a line of the table."""
    both = tuple(button for row in (*beside, *ways) for button in row.buttons)
    return (Buttons(both),) if 0 < len(both) <= ROW else (*beside, *ways)


def _ways_on(shown: TableView, voice: Voice, *, hinted: bool = False) -> tuple[Buttons, ...]:
    """Buttons besides the actions. The hint button is left out if a hint is shown."""
    table, view = shown.table, shown.view
    if table.status is not Status.PLAYING or view is None or view.seat is None:
        return ()
    buttons: list[Button] = []
    if _away(shown, view.seat):
        buttons.append(
            Button(id=Press(Verb.BACK, table.id).button(), label=voice.say("button-back"), style=Style.SUCCESS)
        )
    step = step_button(view, table, voice)
    if step is not None:
        buttons.append(step)
    if not hinted and not _away(shown, view.seat) and offers_hint(view, table):
        buttons.append(hint_button(table, voice))
    if view.latest is not None and view.latest[1]:
        buttons.append(Button(id=Press(Verb.LAST_TRICK, table.id).button(), label=voice.say("button-last-trick")))
    return (Buttons(tuple(buttons)),) if buttons else ()


def _away(shown: TableView, seat: Seat) -> bool:
    sitter = shown.table.seats[seat]
    return sitter is not None and sitter.away
