"""Lines about the state of a game: score, trump, bidding, trick, turn. For messages, pings and panels."""

from typing import Final

from bot.panels.core.custom_ids import Press, Verb
from bot.panels.core.panel import Button, Style
from bot.panels.core.reader import Reader
from bot.panels.core.translator import Voice
from bot.panels.table.bidding_lines import acceptance, is_stuck
from bot.panels.table.events import sentences
from bot.pictures import Pack
from bot.tables.model import Table, TableView
from bot.texts.catalogue import say
from engine import Contract, Pass, Phase, Seat, View, Word
from engine.contract import Trick, playing_order
from engine.rules.options import AllPass, UpcardBenny

_STEPS: Final = {Phase.DEALING: "button-deal", Phase.REVOKE_REVIEW: "button-settle"}
_NOT_TOLD: Final = frozenset(
    {Word.DEALT, Word.DEALT_DOWN, Word.TURNED_DOWN, Word.STUCK, Word.BID, Word.STAYED, Word.DROPPED}
)
"""Events that another line of the message already shows."""
_CLAIMED: Final = frozenset({Word.LAY_DOWN})
"""Events that another line shows until the claim is answered."""
_COLOR: Final = frozenset(
    {Word.CHOP, Word.TRUMPED_PARTNER, Word.OVERTRUMPED_PARTNER, Word.DOG, Word.UNDERMAN, Word.WALK, Word.DUTCHMAN}
)
"""What a trick was called: during the hand the line says who took it, and replays and statistics have these."""


def moment(at: int) -> str:
    """A time in milliseconds UTC as one of Discord's countdowns."""
    return f"<t:{at // 1000}:R>"


def trick_line(voice: Voice, view: View) -> str:
    """The current trick, or the last one until the next lead."""
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


def news(voice: Voice, shown: TableView) -> list[str]:
    """The latest events; if none is worth a line, the winner of the last trick."""
    view = shown.view
    skipped = _NOT_TOLD
    if view is not None and view.phase.has_tricks:
        skipped |= _COLOR
    if view is not None and view.phase is Phase.CLAIMING:
        skipped |= _CLAIMED
    told = sentences(tuple(event for event in shown.events if event.word not in skipped), voice, view)
    if told or view is None or not view.tricks or view.contract is None:
        return told
    last = view.tricks[-1]
    seats = playing_order(view.contract, last.leader)
    best = dict(zip(seats, last.cards, strict=True))[last.winner]
    values = {"name": voice.name(last.winner), "number": len(view.tricks), "card": voice.card(best)}
    return [voice.say("line-trick-taken", **values)]


def turn_line(voice: Voice, shown: TableView) -> str:
    """The player to act, and the time left."""
    view = shown.view
    if view is None:
        return ""
    if view.actor is None:
        return voice.say(f"turn-{view.phase.key}")
    turn = turn_sentence(voice, view, f"**{voice.name(view.actor)}**")
    sitter = shown.table.seats[view.actor]
    if sitter is not None and sitter.played_by_computer:
        key = "turn-computer" if sitter.is_computer else "turn-away"
        return voice.say(key, turn=turn, level=voice.level(view.actor))
    if shown.deadline is not None:
        return voice.say("turn-until", turn=turn, until=moment(shown.deadline))
    return turn


def turn_sentence(voice: Voice, view: View, name: str) -> str:
    """What the player to act, by `name`, has to do."""
    return voice.say(_turn(view), name=name)


def step_button(view: View, table: Table, voice: Voice) -> Button | None:
    """The button that does the table's next step at once; `None` if it is a seat's turn, or the game is paused."""
    key = _STEPS.get(view.phase)
    if key is None or table.pause is not None:
        return None
    press = Press(Verb.DEAL, table.id, seen=table.version)
    return press.button(voice.say(key), Style.SUCCESS)


def pack_for(reader: Reader) -> Pack | None:
    """The pack of the reader's emojis, `None` for no emojis."""
    return None if reader.text_only else reader.pack


def _turn(view: View) -> str:
    """The key of whose turn it is: the phase's own, or one of its variants."""
    match view.phase:
        case Phase.FIRST_ROUND if (role := acceptance(view.rules, view.dealer, view.actor)) != "order":
            return f"turn-ordering-{role}"
        case Phase.SECOND_ROUND if is_stuck(view):
            return "turn-naming-stuck"
        case Phase.AUCTION if _must_bid(view):
            return "turn-bidding-stuck"
        case Phase.BLIND_CALL if view.rules.upcard_benny is UpcardBenny.NAMED_SUIT:
            return "turn-blind-naming"
        case Phase.PLAYING if not view.trick:
            return "turn-playing-lead"
        case phase:
            return f"turn-{phase.key}"


def _must_bid(view: View) -> bool:
    """Whether the dealer must bid because all others passed (rules-spec 10); this is public."""
    passed = all(isinstance(call.action, Pass) for call in view.calls)
    return passed and view.actor == view.dealer and view.rules.all_pass is AllPass.STICK_DEALER


def _trick(voice: Voice, number: int, played: list[tuple[Seat, str, bool]]) -> str:
    parts = [
        voice.say("line-trick-card", name=voice.name(seat), card=f"**{card}**" if wins else card)
        for seat, card, wins in played
    ]
    return voice.say("line-trick", number=number, cards=" · ".join(parts))


def ping_text(shown: TableView, seat: Seat | None, language: str) -> str:
    """Why the member in `seat` is pinged; the mention goes before it. Uses only public information."""
    view = shown.view
    on_turn = view is not None and view.actor == seat
    call = say(language, _key(view.phase) if view is not None and on_turn else "ping-turn")
    if shown.deadline is None or not on_turn:
        return call
    return say(language, "ping-until", call=call, until=moment(shown.deadline))


def run_out_text(shown: TableView, seat: Seat, language: str) -> str:
    """What a call says after the member's clock has run out."""
    return say(language, "ping-run-out", name=Voice(shown.table, language).name(seat))


def _key(phase: Phase) -> str:
    """The bidding and the answers after it have one text each, every other phase its own."""
    if phase.before_trump:
        return "ping-ordering"
    return "ping-deciding" if phase.asks_for_call else f"ping-{phase.key}"
