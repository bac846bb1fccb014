"""Where a game stands, a line at a time: score, trump, bidding, trick, turn. For the public message and for panels."""

from typing import Final

from bot.panels.cards import trump_emoji
from bot.panels.reader import Reader
from bot.panels.story import sentences
from bot.panels.voice import Voice
from bot.pictures.ink import Pack
from bot.tables.model import Shown
from engine import Call, Contract, Name, Order, Pass, Phase, Seat, View, Word
from engine.hand import Trick
from engine.options import AllPass
from engine.view import playing_order

_TURNS: Final = {
    Phase.ORDERING: "turn-ordering",
    Phase.DISCARDING: "turn-discarding",
    Phase.DEFENDING: "turn-defending",
}
_NOT_TOLD: Final = frozenset({Word.DEALT, Word.TURNED_DOWN, Word.STUCK})
"""Said by another line of the table at the same time."""


def moment(at: int) -> str:
    """A time in milliseconds UTC as Discord counts down to it."""
    return f"<t:{at // 1000}:R>"


def contract_line(voice: Voice, dealer: Seat | None, contract: Contract, pack: Pack | None) -> str:
    """Trump and its maker in a hand of this dealer's; with a pack, the suit's emoji stands before it."""
    suit = f"**{voice.suit_title(contract.trump)}**"
    text = voice.say(
        "line-contract",
        suit=suit if pack is None else f":{trump_emoji(contract.trump, pack)}: {suit}",
        how=_how(contract, dealer),
        name=voice.name(contract.maker),
        alone="yes" if contract.alone else "no",
    )
    if contract.lone_defender is None:
        return text
    return f"{text} · {voice.say('line-lone-defender', name=voice.name(contract.lone_defender))}"


def bidding_lines(voice: Voice, view: View) -> list[str]:
    """The card turned, and what was said about it so far."""
    if view.upcard is None:
        return []
    key = "line-turned-down" if view.turned_down else "line-upcard"
    lines = [voice.say(key, card=f"**{voice.card(view.upcard)}**")]
    if view.calls:
        lines.append(" · ".join(_call(voice, call) for call in view.calls))
    return lines


def trick_line(voice: Voice, view: View) -> str:
    """The trick under way, or the one just finished as long as nothing was led after it."""
    if view.trick and view.leader is not None and view.contract is not None:
        seats = playing_order(view.contract, view.leader)
        played = list(zip(seats, view.trick, strict=False))
        holder, number = view.holder, len(view.tricks) + 1
    elif view.tricks and view.contract is not None:
        return finished_trick(voice, view.contract, len(view.tricks), view.tricks[-1])
    else:
        return voice.say("line-trick-empty", number=1)
    return _trick(voice, number, [(seat, voice.card(card), seat == holder) for seat, card in played])


def finished_trick(voice: Voice, contract: Contract, number: int, trick: Trick) -> str:
    """A finished trick, the winning card in bold."""
    seats = playing_order(contract, trick.leader)
    return _trick(
        voice,
        number,
        [(seat, voice.card(card), seat == trick.winner) for seat, card in zip(seats, trick.cards, strict=True)],
    )


def news(voice: Voice, shown: Shown) -> list[str]:
    """What just happened; when nothing of note did, who took the trick before."""
    view = shown.view
    told = sentences(tuple(event for event in shown.events if event.word not in _NOT_TOLD), voice, view)
    if told or view is None or not view.tricks or view.contract is None:
        return told
    last = view.tricks[-1]
    seats = playing_order(view.contract, last.leader)
    best = dict(zip(seats, last.cards, strict=True))[last.winner]
    values = {"name": voice.name(last.winner), "number": len(view.tricks), "card": voice.card(best)}
    return [voice.say("line-trick-taken", **values)]


def turn_line(voice: Voice, shown: Shown) -> str:
    """Whose turn it is, and how long yet."""
    view = shown.view
    if view is None:
        return ""
    if view.actor is None:
        return voice.say("turn-drawing" if view.phase is Phase.DRAWING else "turn-dealing")
    name = f"**{voice.name(view.actor)}**"
    turn = voice.say(_turn(view), name=name)
    sitter = shown.table.seats[view.actor]
    if sitter is not None and sitter.played_by_computer:
        return voice.say("turn-computer" if sitter.is_computer else "turn-away", turn=turn)
    if shown.deadline is not None:
        return voice.say("turn-until", turn=turn, until=moment(shown.deadline))
    return turn


def stuck(view: View) -> bool:
    """Whether the seat to act is the dealer, who may not pass in the second round."""
    return view.phase is Phase.NAMING and view.actor == view.dealer and view.rules.all_pass is AllPass.STICK_DEALER


def pack_for(reader: Reader) -> Pack | None:
    """The pack whose emojis a reader wants, `None` for none."""
    return None if reader.text_only else reader.pack


def _turn(view: View) -> str:
    if view.phase is Phase.NAMING:
        return "turn-naming-stuck" if stuck(view) else "turn-naming"
    if view.phase is Phase.PLAYING:
        return "turn-playing" if view.trick else "turn-playing-lead"
    return _TURNS[view.phase]


def _how(contract: Contract, dealer: Seat | None) -> str:
    if contract.round != 1 or dealer is None:
        return "named"
    if contract.maker == dealer:
        return "took"
    return "assisted" if contract.maker in contract.seating.partners(dealer) else "ordered"


def _call(voice: Voice, call: Call) -> str:
    name = voice.name(call.seat)
    match call.action:
        case Pass():
            return voice.say("line-call-pass", name=name)
        case Order():
            return voice.say("line-call-order", name=name)
        case Name(trump):
            return voice.say("line-call-name", name=name, suit=voice.suit(trump))
        case _:
            return voice.say("line-call-alone", name=name)


def _trick(voice: Voice, number: int, played: list[tuple[Seat, str, bool]]) -> str:
    parts = [
        voice.say("line-trick-card", name=voice.name(seat), card=f"**{card}**" if wins else card)
        for seat, card, wins in played
    ]
    return voice.say("line-trick", number=number, cards=" · ".join(parts))
