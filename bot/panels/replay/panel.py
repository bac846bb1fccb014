"""The replay of a finished game: one step of one hand, buttons to all others, and the messages that share it."""

from collections.abc import Sequence
from typing import Final

from bot.history.replay_steps import Chapter, Position
from bot.panels.core.custom_ids import Verb
from bot.panels.core.lengths import DESCRIPTION_LONGEST, cut
from bot.panels.core.names import escape
from bot.panels.core.panel import CHOICES, Block, Button, Buttons, Choice, Menu, Panel, Picture, Select, Style, Text
from bot.panels.core.reader import Reader
from bot.panels.core.spots import Spot, spot_of
from bot.panels.core.translator import Voice
from bot.panels.replay.picture import hand_lines, other_card_lines, replay_picture
from bot.panels.review.decision_lines import describe_action
from bot.panels.rules.summary import rules_name
from bot.panels.table.bidding_lines import bidding_lines, contract_line
from bot.panels.table.events import result_sentence, sentences
from bot.panels.table.picture_parts import outcome_key
from bot.panels.table.scores import score_line, score_words
from bot.panels.table.sides import contract_shown
from bot.panels.table.status_lines import pack_for, trick_line
from bot.panels.table.variant_lines import variant_lines
from bot.pictures import Pack
from engine import Phase, Seat, Word
from engine.contract import playing_order

_ACCENT: Final = 0xC9A24B
_SHORT: Final = 16
"""Characters of a name that is repeated in every line."""


def replay_panel(position: Position, reader: Reader) -> Panel:
    """One step for one reader, with buttons and menus to other steps, hands and seats."""
    voice = Voice(position.shown.table, reader.language)
    aloud = Voice(position.shown.table, reader.language, aloud=True)
    return Panel(
        blocks=(
            *position_blocks(position, voice, aloud, reader),
            Buttons(_step_buttons(position, aloud)),
            *_hand_menu(position, aloud),
            _seat_menu(position, aloud),
            Buttons(_shares(position, aloud)),
        ),
        accent=_ACCENT,
    )


def shared_position(position: Position, sharer: str) -> Panel:
    """One step for everyone in the channel, in the table's language; `sharer` is a name as displayed."""
    table = position.shown.table
    voice, aloud = Voice(table, table.language), Voice(table, table.language, aloud=True)
    blocks = position_blocks(position, voice, aloud, Reader(language=table.language))
    return Panel(blocks=(*blocks, *_sharer_blocks(position, sharer, voice)), accent=_ACCENT)


def shared_hand(positions: Sequence[Position], sharer: str) -> Panel:
    """A whole hand for everyone in the channel: the cards, the bidding, the tricks, the result."""
    last = positions[-1]
    table, opening = last.shown.table, _opening(positions)
    voice = Voice(table, table.language, longest=_SHORT)
    aloud = Voice(table, table.language, aloud=True)
    picture = replay_picture(opening, aloud, Pack.TWO, Reader().sort)
    lines = [f"> {line}" for line in _making(positions, voice)]
    facts = f"{_as_seen(last.seat, voice)} · {_rules(voice)}"
    blocks: list[Block] = [Text(f"### {_name(last, voice)}\n-# {facts}"), Picture(picture)]
    played, result = _tricks(last, voice), last.chapter.result
    ended = [f"**{result_sentence(result, voice)}**"] if result is not None and played else []
    if lines or played:
        blocks.append(Text("\n".join([*lines, *played, *ended])))
    return Panel(blocks=(*blocks, *_sharer_blocks(opening, sharer, voice)), accent=_ACCENT)


def describe_step(position: Position, voice: Voice) -> list[str]:
    """Describes a step: the seat's action, unless the events already say it, and the events."""
    events, deed = position.shown.events, position.deed
    lines = sentences(events, voice, position.view)
    says = any(event.seat == deed.seat and event.word is not Word.TRICK for event in events) if deed else False
    if deed is not None and (deed.phase is Phase.PLAYING or not says):
        name = voice.name(deed.seat)
        if deed.action is None:
            key = "replay-gives" if deed.phase is Phase.PARTNERS_BEST else "replay-buries"
            lines.insert(0, voice.say(key, name=name))
        else:
            did = f"**{describe_action(deed.action, deed.seat, deed.phase, deed.dealer, voice)}**"
            lines.insert(0, voice.say("review-decision", name=name, did=did))
    return lines or [voice.say("replay-closed")]


def position_blocks(position: Position, voice: Voice, aloud: Voice, reader: Reader) -> tuple[Block, ...]:
    """One step in words and, unless the reader wants text only, as a picture."""
    now = "\n".join(describe_step(position, voice))
    beside = [f"-# {line}" for line in other_card_lines(position, voice)]
    if reader.text_only:
        held = hand_lines(position, voice, reader.sort)
        stands = _stands(position, voice, reader)
        parts = [f"{_title(position, voice)}\n{now}", "\n".join(held), "\n".join([*stands, *beside])]
        return tuple(Text(part) for part in parts if part)
    picture = replay_picture(position, aloud, reader.pack, reader.sort)
    below = (Text(f"-# {' · '.join(other_card_lines(position, voice))}"),) if beside else ()
    return (Text(f"{_title(position, voice)}\n{now}"), Picture(picture), *below)


def _title(position: Position, voice: Voice) -> str:
    step = voice.say("replay-step", step=position.step + 1, steps=position.chapter.steps)
    return f"### {_name(position, voice)}\n-# {_as_seen(position.seat, voice)} · {step}"


def _name(position: Position, voice: Voice) -> str:
    number, hands = position.hand + 1, len(position.hands)
    return voice.say("replay-title", number=str(voice.table.id), hand=number, hands=hands)


def _rules(voice: Voice) -> str:
    return rules_name(voice.table.rules, voice.table.preset, voice.language)


def _as_seen(seat: Seat | None, voice: Voice) -> str:
    return voice.say("replay-everyone") if seat is None else voice.say("replay-as", name=voice.name(seat))


def _contract(position: Position, voice: Voice, pack: Pack | None) -> list[str]:
    view, contract = position.view, contract_shown(position.view)
    if contract is None:
        return []
    dealer = view.dealer if view.last is None else view.last.dealer
    return [contract_line(voice, dealer, contract, pack, view.partner)]


def _stands(position: Position, voice: Voice, reader: Reader) -> list[str]:
    """The contents of the picture as lines of text."""
    view = position.view
    lines = [score_line(voice, view), *_contract(position, voice, pack_for(reader)), *bidding_lines(voice, view)]
    if view.phase.has_tricks:
        lines.append(trick_line(voice, view))
    return [*lines, *variant_lines(voice, view)]


def _step_buttons(position: Position, aloud: Voice) -> tuple[Button, ...]:
    """Buttons to other steps of the hand, after the last one to the next hand; those that lead nowhere are disabled."""
    hand, step, last = position.hand, position.step, position.chapter.steps - 1
    more = hand + 1 < len(position.hands)
    after = (hand + 1, None) if step == last and more else (hand, min(last, step + 1))
    ways = (
        ("replay-first", (hand, 0), step > 0, Style.SECONDARY),
        ("replay-back", (hand, max(0, step - 1)), step > 0, Style.SECONDARY),
        ("replay-next", after, step < last or more, Style.PRIMARY),
        ("replay-last", (hand, last), step < last, Style.SECONDARY),
    )
    return tuple(
        Spot(*to, position.seat)
        .press(Verb.REPLAY_STEP, aloud.table.id, place)
        .button(aloud.say(key), style, disabled=not there)
        for place, (key, to, there, style) in enumerate(ways, start=1)
    )


def _shares(position: Position, aloud: Voice) -> tuple[Button, ...]:
    """Buttons to share with the channel."""
    spot, table = spot_of(position), aloud.table.id
    shares = (("replay-share", Verb.REPLAY_SHARE), ("replay-share-hand", Verb.REPLAY_SHARE_HAND))
    return tuple(spot.press(verb, table).button(aloud.say(key)) for key, verb in shares)


def _hand_menu(position: Position, aloud: Voice) -> tuple[Menu, ...]:
    """A menu of the hands around this one; none if there is only one hand."""
    hands = position.hands
    if len(hands) == 1:
        return ()
    first = max(0, min(position.hand - CHOICES // 2, len(hands) - CHOICES))
    choices = tuple(
        Choice(
            label=aloud.say("review-option", number=at + 1),
            value=str(at + 1),
            description=_chapter_about(hands[at], aloud),
            chosen=at == position.hand,
        )
        for at in range(first, min(first + CHOICES, len(hands)))
    )
    # a different id for each step: clients keep the last choice of a menu they know
    press = spot_of(position).press(Verb.REPLAY_HAND, aloud.table.id)
    return (Menu(Select(id=press.menu(), placeholder=aloud.say("review-pick"), choices=choices)),)


def _chapter_about(chapter: Chapter, aloud: Voice) -> str:
    outcome = aloud.say("replay-given-up" if chapter.result is None else outcome_key(chapter.result))
    text = aloud.say("replay-option", outcome=outcome, scores=score_words(aloud, chapter.scores))
    return cut(text, DESCRIPTION_LONGEST)


def _seat_menu(position: Position, aloud: Voice) -> Menu:
    seats = [(None, aloud.say("replay-everyone"))]
    seats += [
        (seat, aloud.say("replay-seat", seat=aloud.seat(seat), name=aloud.name(seat)))
        for seat in range(len(aloud.table.seats))
    ]
    choices = tuple(
        Choice(label=label, value=str(0 if seat is None else seat + 1), chosen=seat == position.seat)
        for seat, label in seats
    )
    press = spot_of(position).press(Verb.REPLAY_SEAT, aloud.table.id)
    return Menu(Select(id=press.menu(), placeholder=aloud.say("replay-pick-seat"), choices=choices))


def _sharer_blocks(position: Position, sharer: str, voice: Voice) -> tuple[Block, ...]:
    press = spot_of(position).press(Verb.REPLAY, voice.table.id)
    own = press.button(voice.say("button-replay"))
    return (Text(f"-# {voice.say('replay-shared-by', name=escape(sharer))}"), Buttons((own,)))


def _opening(positions: Sequence[Position]) -> Position:
    """The position at the first lead, or at the deal if no card was led."""
    led = (each for each in positions if each.view.phase is Phase.PLAYING)
    return next(led, positions[positions[0].chapter.deal])


def _making(positions: Sequence[Position], voice: Voice) -> list[str]:
    """The lines of the bidding, without passes and the deal."""
    lines = list[str]()
    for each in positions[positions[0].chapter.deal + 1 :]:
        if each.deed is not None and each.deed.phase is Phase.PLAYING:
            break
        lines += sentences(each.shown.events, voice, each.view)
    return lines


def _tricks(last: Position, voice: Voice) -> list[str]:
    """A line for each trick: who led, and its cards in order, the best one in bold."""
    latest = last.view.latest
    if latest is None:
        return []
    contract, tricks = latest
    lines: list[str] = []
    for trick in tricks:
        best = playing_order(contract, trick.leader).index(trick.winner)
        cards = [f"**{voice.card(card)}**" if nth == best else voice.card(card) for nth, card in enumerate(trick.cards)]
        lines.append(voice.say("line-trick-card", name=voice.name(trick.leader), card=" ".join(cards)))
    return lines
