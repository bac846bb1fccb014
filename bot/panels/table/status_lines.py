"""The state of a game in lines: what happened, score, trump, turn, variants, pauses, and how a table was closed."""

from collections.abc import Collection, Iterable
from typing import Final

import engine as e
from bot.panels.core.cards import bower_of
from bot.panels.core.custom_ids import Press, Verb
from bot.panels.core.panel import Button, Buttons, Panel, Style, Text
from bot.panels.core.reader import Reader, Voice
from bot.panels.table.bidding import is_stuck
from bot.panels.table.scores import find_claim, seating_shown
from bot.pictures.colours import Pack
from bot.tables.hand_facts import for_counters, makers_of, winners_of
from bot.tables.lobby.pause import is_held
from bot.tables.lobby.rated import is_at_stake
from bot.tables.lobby.seats import computers_at
from bot.tables.model import Closing, PauseReason, Status, Table, TableView
from bot.texts.catalogue import say
from engine.cards import TRUMPS, rank_of
from engine.contract import Trick, playing_order
from engine.events import result_event
from engine.rules.options import AllPass, Partnership, UpcardBenny

_EARLY: Final = frozenset({e.Word.LAY_DOWN, e.Word.CLAIM_ACCEPTED, e.Word.CONCEDED})


def sentences(events: Iterable[e.Event], voice: Voice, view: e.View | None) -> list[str]:
    """One sentence for each event, in order. `view` is the table after them."""
    return [sentence_of(event, voice, view) for event in events]


def sentence_of(event: e.Event, voice: Voice, view: e.View | None, result: e.HandResult | None = None) -> str:
    """The sentence of one event. `result` is the finished hand, if the view does not have it."""
    cards = event.cards
    if event.word is e.Word.DREW_DEAL and event.seat is not None:
        cards = cards[event.seat : event.seat + 1]
    bower, (side, other) = _bower(event, view), _sides(event, voice, result or (view and view.last))
    contract = _contract_after(view)
    trump = event.trump if event.trump is not None or contract is None else contract.trump
    values: dict[str, str | int] = {
        "name": voice.name(event.seat),
        "side": side,
        "other": other,
        "cards": voice.cards(cards),
        "card": voice.card(cards[0]) if cards else "",
        "second": voice.card(cards[1]) if len(cards) > 1 else "",
        "suit": voice.suit(trump) if trump is not None else "",
        "points": event.points,
        "others": event.others,
        "bower": bower,
        "ace": "yes" if cards and rank_of(cards[0]) == "A" else "no",
    }
    return voice.say(f"story-{event.word}", **values)


def early_end(shown: TableView, voice: Voice) -> list[str]:
    """By which claim or concession the last hand ended before its last card, if it did."""
    return sentences((event for event in shown.events if event.word in _EARLY), voice, shown.view)


def result_sentence(result: e.HandResult, voice: Voice) -> str:
    """The result of a finished hand in one sentence."""
    return sentence_of(result_event(result, voice.table.rules), voice, None, result)


def _sides(event: e.Event, voice: Voice, result: e.HandResult | None) -> tuple[str, str]:
    """The names of the event's side and of the others; at the end of a hand, its winners and losers."""
    rules = voice.table.rules
    if rules.sides == 2:
        side = event.side if event.side is not None else rules.side_of(event.seat or 0)
        return voice.side(side), voice.side(1 - side)
    if event.side is None:
        return voice.name(event.seat), ""
    everyone = range(rules.seats)
    about: Collection[e.Seat] = [seat for seat in everyone if rules.side_of(seat) == event.side]
    against: Collection[e.Seat] = [seat for seat in everyone if rules.side_of(seat) != event.side]
    contract = None if result is None else result.contract
    if result is not None and contract is not None and event.seat == contract.maker:
        about = sorted(winners_of(result, rules)) or about
        makers = makers_of(contract, result)
        against = sorted(makers) if makers.isdisjoint(about) else [s for s in contract.seating.seats if s not in about]
    return voice.names(about), voice.names(against) if against else ""


def _contract_after(view: e.View | None) -> e.Contract | None:
    return None if view is None else view.contract or (view.last and view.last.contract)


def _bower(event: e.Event, view: e.View | None) -> str:
    contract = _contract_after(view)
    if event.word is not e.Word.TRICK or contract is None or not event.cards:
        return "none"
    return bower_of(event.cards[0], contract.trump) or "none"


_STEPS: Final = {e.Phase.DEALING: "button-deal", e.Phase.REVOKE_REVIEW: "button-settle"}
_NOT_TOLD: Final = frozenset(
    {e.Word.DEALT, e.Word.DEALT_DOWN, e.Word.TURNED_DOWN, e.Word.STUCK, e.Word.BID, e.Word.STAYED, e.Word.DROPPED}
)
"""Events that another line of the message already shows."""
_CLAIMED: Final = frozenset({e.Word.LAY_DOWN})
"""Events that another line shows until the claim is answered."""
_COLOR: Final = frozenset(
    {
        e.Word.CHOP,
        e.Word.TRUMPED_PARTNER,
        e.Word.OVERTRUMPED_PARTNER,
        e.Word.DOG,
        e.Word.UNDERMAN,
        e.Word.WALK,
        e.Word.DUTCHMAN,
    }
)
"""What a trick was called: during the hand the line says who took it, and replays and statistics have these."""


def moment(at: int) -> str:
    """A time in milliseconds UTC as one of Discord's countdowns."""
    return f"<t:{at // 1000}:R>"


def trick_line(voice: Voice, view: e.View) -> str:
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


def finished_trick(voice: Voice, contract: e.Contract, number: int, trick: Trick) -> str:
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
    if view is not None and view.trick:
        skipped |= {e.Word.TRICK}  # of the trick before
    if view is not None and view.phase is e.Phase.CLAIMING:
        skipped |= _CLAIMED
    told = sentences(tuple(event for event in shown.events if event.word not in skipped), voice, view)
    if told or view is None or view.trick or not view.tricks or view.contract is None:
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


def turn_sentence(voice: Voice, view: e.View, name: str) -> str:
    """What the player to act, by `name`, has to do."""
    suit = "" if view.upcard_suit is None else voice.suit(TRUMPS[view.upcard_suit])
    return voice.say(_turn(view), name=name, suit=suit)


def step_button(view: e.View, table: Table, voice: Voice) -> Button | None:
    """The button that does the table's next step at once; `None` if it is a seat's turn, or the game is paused."""
    key = _STEPS.get(view.phase)
    if key is None or table.pause is not None:
        return None
    press = Press(Verb.DEAL, table.id, seen=table.version)
    return press.button(voice.say(key), Style.SUCCESS)


def pack_for(reader: Reader) -> Pack | None:
    """The pack of the reader's emojis, `None` for no emojis."""
    return None if reader.text_only else reader.pack


def _turn(view: e.View) -> str:
    """The key of whose turn it is: the phase's own, or one of its variants."""
    match view.phase:
        case e.Phase.FIRST_ROUND if view.upcard_suit is None:
            return "turn-naming"
        case e.Phase.SECOND_ROUND if is_stuck(view):
            return "turn-naming-stuck"
        case e.Phase.AUCTION if _must_bid(view):
            return "turn-bidding-stuck"
        case e.Phase.BLIND_CALL if view.rules.upcard_benny is UpcardBenny.NAMED_SUIT:
            return "turn-blind-naming"
        case e.Phase.PLAYING if not view.trick:
            return "turn-playing-lead"
        case phase:
            return f"turn-{phase.key}"


def _must_bid(view: e.View) -> bool:
    """Whether the dealer must bid because all others passed (rules-spec 10); this is public."""
    passed = all(isinstance(call.action, e.Pass) for call in view.calls)
    return passed and view.actor == view.dealer and view.rules.all_pass is AllPass.STICK_DEALER


def _trick(voice: Voice, number: int, played: list[tuple[e.Seat, str, bool]]) -> str:
    parts = [
        voice.say("line-trick-card", name=voice.name(seat), card=f"**{card}**" if wins else card)
        for seat, card, wins in played
    ]
    return voice.say("line-trick", number=number, cards=" · ".join(parts))


def ping_text(shown: TableView, seat: e.Seat | None, language: str) -> str:
    """Why the member in `seat` is pinged; the mention goes before it. Uses only public information."""
    view = shown.view
    on_turn = view is not None and view.actor == seat
    call = say(language, _key(view.phase) if view is not None and on_turn else "ping-turn")
    if shown.deadline is None or not on_turn:
        return call
    return say(language, "ping-until", call=call, until=moment(shown.deadline))


def run_out_text(shown: TableView, seat: e.Seat, language: str) -> str:
    """What a call says after the member's clock has run out."""
    return say(language, "ping-run-out", name=Voice(shown.table, language).name(seat))


def _key(phase: e.Phase) -> str:
    """The bidding and the answers after it have one text each, every other phase its own."""
    if phase.before_trump:
        return "ping-ordering"
    return "ping-deciding" if phase.asks_for_call else f"ping-{phase.key}"


_SIGNS: Final = ("\N{MINUS SIGN}", "", "+")


def variant_lines(voice: Voice, view: e.View, *, brief: bool = False) -> list[str]:
    """All public lines besides the score, the contract and the trick that the table's rules need.

    A `brief` panel has what everyone has won or lost only between hands, when it changes.
    """
    balances = not brief or view.phase.between_hands
    counters = _counters(voice, view, balances=balances)
    return [*_fours(voice, view), *games_won(voice, view), *counters, *shown_card_lines(voice, view)]


def counters_won(voice: Voice, view: e.View) -> list[str]:
    """At the end of a game for counters: what each side has won or lost."""
    return [voice.say("result-counters", pots=_pots(voice, view))] if for_counters(view.rules) else []


def shown_card_lines(voice: Voice, view: e.View) -> list[str]:
    """Cards that a seat has shown to everyone, and a stolen deal."""
    lines: list[str] = []
    if view.thief is not None:
        lines.append(voice.say("line-thief", name=voice.name(view.thief)))
    shower = next((call.seat for call in view.calls if isinstance(call.action, e.Show)), None)
    if view.shown and shower is not None and view.contract is None:
        lines.append(voice.say("line-shown", name=voice.name(shower), cards=voice.cards(view.shown)))
    claim = find_claim(view)
    if claim is not None and claim[1]:
        key = "line-claim" if view.phase is e.Phase.CLAIMING else "line-claim-refused"
        lines.append(voice.say(key, name=voice.name(claim[0]), cards=f"**{voice.cards(claim[1])}**"))
    return lines


def _fours(voice: Voice, view: e.View) -> list[str]:
    """The pairs of the current hand, if fours rotate."""
    if view.rules.partnership is not Partnership.ROTATING or view.dealer is None or view.phase.between_hands:
        return []
    seating = seating_shown(view)
    one, two = (voice.names(each for each in seating.seats if seating.side[each] == side) for side in (0, 1))
    return [voice.say("line-fours", one=one, two=two)]


def games_won(voice: Voice, view: e.View) -> list[str]:
    """The games won by each side of a rubber."""
    if not view.rules.rubber:
        return []
    won = [voice.say("line-score", side=voice.side(side), points=str(games)) for side, games in enumerate(view.games)]
    return [voice.say("line-games", games=" · ".join(won))]


def _counters(voice: Voice, view: e.View, *, balances: bool) -> list[str]:
    """The stake of the hand, the pool, and everyone's balance."""
    rules, lines = view.rules, list[str]()
    if view.stake:
        lines.append(voice.say("line-stake", counters=view.stake))
    if rules.pool:
        lines.append(voice.say("line-pool", counters=view.pool))
    if balances and for_counters(rules):
        lines.append(voice.say("line-pots", pots=_pots(voice, view)))
    return lines


def _pots(voice: Voice, view: e.View) -> str:
    return " · ".join(
        voice.say("line-score", side=voice.side(side), points=f"{_SIGNS[(pot > 0) - (pot < 0) + 1]}{abs(pot)}")
        for side, pot in enumerate(view.pots)
    )


def pause_line(shown: TableView, voice: Voice, *, watched: bool = False) -> str | None:
    """Why the game is paused, how it goes on, and when it ends; `None` where it is not paused.

    `watched` is for a reader who cannot end the pause.
    """
    pause = shown.table.pause
    if is_held(shown.table):
        return voice.say("contest-table-paused")
    if pause is None or shown.deadline is None:
        return None
    if watched:
        return voice.say("pause-watched", at=moment(shown.deadline))
    key = "pause-away" if pause.reason is PauseReason.AWAY else "pause-agreed"
    return voice.say(key, at=moment(shown.deadline))


def absence_lines(table: Table, voice: Voice) -> list[str]:
    """The members who are away, and those who would pause, in a game that is not paused."""
    if table.pause is not None:
        return []
    sitters = [(seat, sitter) for seat, sitter in enumerate(table.seats) if sitter is not None]
    away = [seat for seat, sitter in sitters if sitter.away]
    asking = [seat for seat, sitter in sitters if sitter.asks_pause]
    keys = (("line-away", away), ("pause-asked", asking))
    return [f"-# {voice.say(key, names=voice.names(seats))}" for key, seats in keys if seats]


def ways_back(table: Table, voice: Voice) -> tuple[Buttons, ...]:
    """*I'm back* and *Take a seat*, while somebody is away or the members pause; a contest has only the first."""
    away = any(sitter is not None and sitter.away for sitter in table.seats)
    if not away and (table.pause is None or is_held(table)):
        return ()
    back = Press(Verb.BACK, table.id).button(voice.say("button-back"), Style.SUCCESS)
    seat = Press(Verb.JOIN, table.id).button(
        voice.say("button-take-seat"), disabled=not computers_at(table) or is_at_stake(table)
    )
    return (Buttons((back, seat) if table.contest is None else (back,)),)


def away_panel(table: Table, seat: e.Seat, reader: Reader, user: int) -> Panel:
    """What follows now that a member, perhaps the reader `user`, is away from a seat; to that member the way back."""
    voice, sitter = Voice(table, reader.language), table.seats[seat]
    mine, paused = sitter is not None and sitter.user == user, table.pause is not None
    if mine:
        text = voice.say("away-you-paused" if paused else "away-you")
    else:
        text = voice.say("away-other-paused" if paused else "away-other", name=voice.name(seat))
    return Panel(blocks=(Text(text), *((_back(table, voice),) if mine else ())))


def paused_panel(table: Table, reader: Reader) -> Panel:
    """Tells a member who has asked for a pause that it begins, with the way back."""
    voice = Voice(table, reader.language)
    return Panel(blocks=(Text(voice.say("reply-paused")), _back(table, voice)))


def _back(table: Table, voice: Voice) -> Buttons:
    back = Press(Verb.BACK, table.id)
    return Buttons((back.button(voice.say("button-back"), Style.SUCCESS),))


def closing_lines(shown: TableView, voice: Voice) -> list[str]:
    """Who or what closed the table; then, of a game that had begun, what it counts."""
    table, title = shown.table, voice.say("closed-title")
    host = table.seat_of(table.host)
    if table.closing is Closing.HOST and host is not None:
        title = voice.say("closed-host", name=voice.name(host))
    elif table.closing not in (None, Closing.HOST):
        title = voice.say(f"closed-{table.closing}")
    began = table.status is Status.CLOSED and shown.view is not None
    return [f"**{title}**", *([voice.say("closed-body")] if began else [])]
