"""The private panel of a seat: the hand, what may be done with it, and where the game stands."""

from typing import Final

from bot.panels.bids import bid_rows
from bot.panels.held import held_picture, held_rows
from bot.panels.ids import Press, Verb
from bot.panels.lines import (
    bidding_lines,
    contract_line,
    moment,
    news,
    pack_for,
    stuck,
    trick_line,
    turn_line,
)
from bot.panels.panel import Block, Button, Buttons, Panel, Style, Text
from bot.panels.reader import Reader
from bot.panels.scores import score_line
from bot.panels.sides import accent_of, colour_of, partners_known, sits_out
from bot.panels.story import result_sentence
from bot.panels.voice import Voice
from bot.tables.model import Shown, Status
from engine import Contract, Name, Order, Pass, Phase, Seat, Suit, Trump, View
from engine.cards import suit_of
from engine.ranking import bowers, counts_as

_QUIET: Final = 0x7D7668


def hand_panel(shown: Shown, reader: Reader) -> Panel:
    """The private panel of the seat `shown.view.seat`, in any phase, on turn or not; a note where there is no hand."""
    voice, view = Voice(shown.table, reader.language), shown.view
    note = _note(shown, voice)
    if note is not None or view is None or view.seat is None:
        return Panel(blocks=(Text(note or voice.say("table-not-seated")), *_ways_on(shown, voice)), accent=_QUIET)
    aloud, away = Voice(shown.table, reader.language, aloud=True), _away(shown, view.seat)
    lines = [f"### {_headline(view, view.seat, voice)}", *_state(shown, view, voice, reader)]
    blocks: tuple[Block, ...] = (
        Text("\n".join(lines)),
        *held_picture(view, aloud, reader),
        *held_rows(view, shown.table, aloud, reader, may_act=not away),
        *(() if away else bid_rows(view, shown.table, aloud, pack_for(reader))),
        *_ways_on(shown, voice),
    )
    on_turn = view.actor == view.seat and not away
    return Panel(blocks=blocks, accent=accent_of(colour_of(view, view.seat), _QUIET) if on_turn else _QUIET)


def _note(shown: Shown, voice: Voice) -> str | None:
    """What there is to say where no cards are out."""
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
    if view.phase is Phase.DRAWING:
        return voice.say("hand-drawing")
    if view.phase is Phase.DEALING:
        result = [] if view.last is None else [result_sentence(view.last, voice)]
        return "\n".join([*result, score_line(voice, view), voice.say("hand-dealing")])
    return None


def _headline(view: View, seat: Seat, voice: Voice) -> str:
    if view.actor != seat:
        out = sits_out(view, seat)
        return voice.say("hand-sits-out") if out else voice.say("hand-wait", name=voice.name(view.actor))
    match view.phase:
        case Phase.ORDERING if view.upcard is not None:
            return voice.say("hand-ordering", card=voice.card(view.upcard))
        case Phase.NAMING:
            return voice.say("hand-naming-stuck" if stuck(view) and Pass() not in view.choices else "hand-naming")
        case Phase.DISCARDING:
            return voice.say("hand-discarding")
        case Phase.DEFENDING:
            return voice.say("hand-defending")
        case _:
            return voice.say("hand-playing" if view.trick else "hand-playing-lead")


def _state(shown: Shown, view: View, voice: Voice, reader: Reader) -> list[str]:
    """Everything the seat needs to know to decide, without a look at the public message."""
    seat = view.seat or 0
    lines: list[str] = []
    if _away(shown, seat):
        lines.append(f"**{voice.say('hand-away')}**")
    if view.actor != seat:
        lines.append(turn_line(voice, shown))
    lines += _asked(view, seat, voice)
    if _lacks_trump(view):
        lines.append(voice.say("hand-needs-trump"))
    if view.contract is not None:
        lines.append(contract_line(voice, view.dealer, view.contract, pack_for(reader)))
    if view.phase in (Phase.ORDERING, Phase.NAMING):
        lines += bidding_lines(voice, view)
    if view.phase is Phase.PLAYING:
        lines.append(trick_line(voice, view))
        if not view.trick:
            lines += news(voice, shown)[:1]
        lines.append(_tricks(view, seat, voice))
    if view.buried:
        lines.append(voice.say("hand-buried", card=voice.cards(view.buried)))
    lines.append(f"-# {score_line(voice, view)} · {_company(view, seat, voice)}")
    if view.actor == seat and shown.deadline is not None:
        lines.append(f"-# {voice.say('hand-until', until=moment(shown.deadline))}")
    return lines


def _company(view: View, seat: Seat, voice: Voice) -> str:
    """Where the seat is, and whom it plays with."""
    partners = partners_known(view, seat)
    if not partners:
        return voice.say("hand-for-yourself", seat=voice.seat(seat))
    return voice.say("hand-seat", seat=voice.seat(seat), partner=voice.names(partners))


def _asked(view: View, seat: Seat, voice: Voice) -> list[str]:
    """What the question before the seat means."""
    contract, dealer, upcard = view.contract, view.dealer, view.upcard
    if sits_out(view, seat) and view.actor != seat:
        return [_why_out(view, seat, voice)]
    if view.actor != seat or upcard is None or dealer is None:
        return []
    match view.phase:
        case Phase.ORDERING if view.rules.upcard_left_by(seat, dealer):
            return [voice.say("hand-partner-alone-only")]
        case Phase.ORDERING:
            whose = "you" if seat == dealer else "partner" if seat in view.seating.partners(dealer) else "opponent"
            return [voice.say(f"hand-to-dealer-{whose}", card=voice.card(upcard), name=voice.name(dealer))]
        case Phase.NAMING:
            turned = view.named if upcard == view.rules.benny_card else suit_of(upcard)
            return [] if turned is None else [voice.say("hand-turned-down", suit=voice.suit(Trump(turned)))]
        case Phase.DISCARDING:
            return [voice.say("hand-took", card=voice.card(upcard))]
        case Phase.DEFENDING if contract is not None:
            return [voice.say("hand-maker-defence", name=voice.name(contract.maker))]
        case Phase.PLAYING if view.trick and contract is not None:
            return [_led(view, contract, voice)]
        case _:
            return []


def _why_out(view: View, seat: Seat, voice: Voice) -> str:
    contract = view.contract
    if contract is None or seat not in contract.seating.seats:
        return voice.say("hand-others-play", names=voice.names(view.seating.seats))
    if seat in contract.dropped:
        return voice.say("hand-dropped")
    defends = contract.seating.side[seat] != contract.side
    return voice.say("hand-partner-alone", name=voice.name(contract.lone_defender if defends else contract.lone_maker))


def _lacks_trump(view: View) -> bool:
    """Whether the rules keep the seat asked from making any trump or some; only that seat is told."""
    if view.seat is None or view.seat != view.actor or view.dealer is None or view.upcard is None:
        return False
    if not view.rules.asks_for_trump(view.seat, view.dealer):
        return False
    if view.phase is Phase.ORDERING:
        return not any(isinstance(choice, Order) for choice in view.choices)
    named = {choice.trump for choice in view.choices if isinstance(choice, Name)} - {Trump.NONE}
    return view.phase is Phase.NAMING and len(named) < len(Suit) - 1


def _led(view: View, contract: Contract, voice: Voice) -> str:
    """What was led, and whether the hand has any of it."""
    led, trump = view.trick[0], contract.trump
    suit = counts_as(led, trump, contract.benny)
    if suit is None:
        return voice.say("hand-led-benny", card=voice.card(led))
    free = "" if view.cards & contract.ranking.follow[led] else "-free"
    if trump.suit == suit:
        return voice.say(f"hand-led-trump{free}")
    return voice.say(f"hand-led{free}", suit=voice.suit_title(Trump(suit)))


def _tricks(view: View, seat: Seat, voice: Voice) -> str:
    ours = sum(view.taken[each] for each in (seat, *partners_known(view, seat)))
    line = voice.say("hand-tricks", ours=ours, theirs=sum(view.taken) - ours)
    right, left = bowers(Trump.NONE if view.contract is None else view.contract.trump)
    if right is None or left is None:
        return line
    return f"{line} · {voice.say('hand-bowers', right=voice.card(right), left=voice.card(left))}"


def _ways_on(shown: Shown, voice: Voice) -> tuple[Block, ...]:
    """What may be done besides acting."""
    table, view = shown.table, shown.view
    if table.status is not Status.PLAYING or view is None or view.seat is None:
        return ()
    buttons: list[Button] = []
    if _away(shown, view.seat):
        buttons.append(
            Button(id=Press(Verb.BACK, table.id).button(), label=voice.say("button-back"), style=Style.SUCCESS)
        )
    if view.phase is Phase.DEALING:
        deal = Press(Verb.DEAL, table.id, seen=table.version).button()
        buttons.append(Button(id=deal, label=voice.say("button-deal"), style=Style.SUCCESS))
    if view.latest is not None and view.latest[1]:
        buttons.append(Button(id=Press(Verb.LAST_TRICK, table.id).button(), label=voice.say("button-last-trick")))
    return (Buttons(tuple(buttons)),) if buttons else ()


def _away(shown: Shown, seat: Seat) -> bool:
    sitter = shown.table.seats[seat]
    return sitter is not None and sitter.away
