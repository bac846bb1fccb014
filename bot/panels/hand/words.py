"""The words of a seat's panel: few beside the picture, which shows the rest; in text-only mode all of them."""

from collections.abc import Sequence

from bot.panels.core.cards import bower_of, card_text
from bot.panels.core.reader import Reader, Voice
from bot.panels.hand.prompts import describe_lead, explain_question, explain_showing, headline
from bot.panels.table.bidding import bidding_lines, called_text, contract_line, upcard_line
from bot.panels.table.picture import sort_own_cards, trump_of
from bot.panels.table.scores import partners_known, score_line, sits_out
from bot.panels.table.status_lines import (
    early_end,
    moment,
    news,
    pack_for,
    pause_line,
    result_sentence,
    trick_line,
    turn_sentence,
    variant_lines,
)
from bot.tables.model import TableView
from engine import Phase, Seat, Trump, View
from engine.ranking import bowers


def seat_words(
    shown: TableView,
    view: View,
    seat: Seat,
    voice: Voice,
    reader: Reader,
    *,
    brief: bool = False,
    advised: Sequence[str] = (),
) -> str:
    """The words of the panel of a seat at play. What the seat itself has to do comes first.

    A `brief` panel with a picture says whose turn it is, the time, and what else may be shown, no more. What a hint has
    `advised` takes the place of the question.
    """
    if advised and not reader.text_only:
        return "\n".join([*advised, *_clock(shown, view, seat, voice)])
    between, away = view.phase.between_hands, is_away(shown, seat)
    if shown.table.pause is not None:
        lines = [*(_last_result(view, voice) if between else []), *_pause_lines(shown, voice)]
    elif between:
        lines = _between(shown, view, seat, voice, away=away)
    else:
        lines = [f"### {_headline(view, seat, voice, away=away)}"]
    if away and shown.table.pause is None:
        lines.append(voice.say("hand-away"))
    if not between and not away and sits_out(view, seat) and view.actor is not None and view.actor != seat:
        lines.append(turn_sentence(voice, view, f"**{voice.name(view.actor)}**"))
    if brief and not reader.text_only:
        lines += [] if away else explain_showing(view, voice)
        lines += [_matter(shown, view, voice, away=away)] if view.trick else []
        return "\n".join([*lines, *_clock(shown, view, seat, voice)])
    question = [] if away else explain_question(view, seat, voice)
    lines += question
    if reader.text_only:
        lines = [*advised, *lines, *_own_cards(view, voice, reader)]
        lines += [] if between else _state(shown, view, seat, voice, reader)
        lines += [*_partner_by_card(view, seat, voice), *_own_cards_moved(view, seat, voice)]
        lines += [*upcard_line(voice, view), *variant_lines(voice, view)]
        lines += [*_high_trumps(view, voice), f"-# {score_line(voice, view)} · {_describe_partners(view, seat, voice)}"]
        return "\n".join([*lines, *_clock(shown, view, seat, voice)])
    partner = _partner_by_card(view, seat, voice)
    matter = question or ([] if between else [_matter(shown, view, voice, away=away)])
    upcard = upcard_line(voice, view, "\n".join(matter))
    small = [*_own_cards_moved(view, seat, voice), *upcard, *variant_lines(voice, view, brief=True)]
    first_lead = view.phase.has_tricks and not view.tricks and not view.trick  # trump and maker are in the picture
    if not question and not (first_lead and (partner or small)):
        lines += matter
    lines += partner
    lines += [f"-# {' · '.join(line.removesuffix('.') for line in small)}"] if small else []
    return "\n".join([*lines, *_clock(shown, view, seat, voice)])


def is_away(shown: TableView, seat: Seat) -> bool:
    """Whether the member of a seat must come back first: a computer plays, or the game is paused."""
    sitter = shown.table.seats[seat]
    return shown.table.pause is not None or (sitter is not None and sitter.away)


def _pause_lines(shown: TableView, voice: Voice) -> list[str]:
    """In place of whose turn it is: nobody's."""
    line = pause_line(shown, voice)
    return [] if line is None else [line]


def _headline(view: View, seat: Seat, voice: Voice, *, away: bool) -> str:
    if away and view.actor in (seat, None):
        return voice.say("hand-is-away")
    waits = view.actor is not None and view.actor != seat and not sits_out(view, seat)
    return turn_sentence(voice, view, voice.name(view.actor)) if waits else headline(view, seat, voice)


def _last_result(view: View, voice: Voice) -> list[str]:
    return [] if view.last is None else [f"### {result_sentence(view.last, voice)}"]


def _between(shown: TableView, view: View, seat: Seat, voice: Voice, *, away: bool) -> list[str]:
    """Between two hands: the result of the last one, and the next step."""
    lines = [*_last_result(view, voice), *early_end(shown, voice)]
    if view.phase is Phase.DRAW_FOR_DEAL:
        lines.append(f"### {voice.say('hand-drawing')}")
    elif view.phase is Phase.DEALING:
        lines.append(voice.say("turn-dealing"))
    elif view.actor == seat:
        lines.append(f"### {voice.say('hand-is-away') if away else headline(view, seat, voice)}")
    else:
        lines.append(turn_sentence(voice, view, voice.name(view.actor)))
    return lines


def _matter(shown: TableView, view: View, voice: Voice, *, away: bool) -> str:
    """The one line that matters while there is no question to explain, so that every panel has one."""
    if view.trick and view.contract is not None and not news(voice, shown):
        return describe_lead(view, view.contract, voice, asked=view.actor == view.seat and not away)
    said = news(voice, shown)[-1:] or (bidding_lines(voice, view)[:1] if view.phase.before_trump else [])
    if not said and view.contract is not None:
        return contract_line(voice, view.contract, None, view.partner)
    return said[0] if said else score_line(voice, view)


def _state(shown: TableView, view: View, seat: Seat, voice: Voice, reader: Reader) -> list[str]:
    """What the picture shows: bids, trump, the trick."""
    lines: list[str] = []
    if view.phase.blind and view.actor != seat:
        lines.append(voice.say("ask-others-unseen"))
    if view.contract is not None:
        lines.append(contract_line(voice, view.contract, pack_for(reader), view.partner))
    lines += bidding_lines(voice, view)
    if view.phase.has_tricks:
        lines.append(trick_line(voice, view))
        if not view.trick:
            lines += news(voice, shown)[:1]
        ours = sum(view.taken[each] for each in (seat, *partners_known(view, seat)))
        if view.rules.sides == 2:
            lines.append(voice.say("hand-tricks", ours=ours, theirs=sum(view.taken) - ours))
    return lines


def _clock(shown: TableView, view: View, seat: Seat, voice: Voice) -> list[str]:
    """When the turn ends and whose time that is, or which computer plays."""
    if view.actor is None or shown.table.pause is not None:
        return []
    sitter = shown.table.seats[view.actor]
    if sitter is not None and sitter.played_by_computer:
        if view.actor == seat:
            return []  # said already
        key = "hand-computer" if sitter.is_computer else "hand-computer-away"
        return [f"-# {voice.say(key, level=voice.level(view.actor), name=voice.name(view.actor))}"]
    if shown.deadline is None:
        return []
    key = "hand-until" if view.actor == seat else "hand-until-other"
    return [f"-# {voice.say(key, until=moment(shown.deadline), name=voice.name(view.actor))}"]


def _partner_by_card(view: View, seat: Seat, voice: Voice) -> list[str]:
    """The called card and whose partner its holder is, as far as the seat knows (rules-spec 10, five-handed)."""
    contract = view.contract
    if contract is None or contract.called is None:
        return []
    values = {"card": called_text(contract.called, voice), "name": voice.name(contract.maker)}
    if view.partner == seat:
        return [voice.say("hand-called-mine", **values)]
    known = "" if view.partner is None else "-known"
    return [voice.say(f"hand-called{known}", partner=voice.name(view.partner), **values)]


def _own_cards(view: View, voice: Voice, reader: Reader) -> list[str]:
    """The hand in its holder's order, with the names of its bowers."""
    trump, benny = trump_of(view), view.rules.benny_card
    held = [(voice.card(card), bower_of(card, trump, benny)) for card in sort_own_cards(view, reader)]
    names = {"right": "term-right-bower", "left": "term-left-bower", "benny": "option-benny"}
    cards = ", ".join(card if name is None else f"{card} ({voice.say(names[name])})" for card, name in held)
    return [voice.say("alt-hand", cards=cards)] if cards else []


def _own_cards_moved(view: View, seat: Seat, voice: Voice) -> list[str]:
    """The card buried, and those exchanged with the partner: a lone player gives first (rules-spec E8)."""
    lines = [voice.say("hand-buried", card=voice.cards(view.buried))] if view.buried else []
    contract, number = view.contract, view.rules.partners_best
    if contract is None or not view.given:
        return lines
    first, then = view.given[:number], view.given[number:]
    lone = seat in (contract.lone_maker, contract.lone_defender)
    gave, got = (first, then) if lone else (then, first)
    moved = [("hand-gave", gave), ("hand-got", got)]
    return lines + [voice.say(key, cards=voice.cards(cards)) for key, cards in moved if cards]


def _describe_partners(view: View, seat: Seat, voice: Voice) -> str:
    """The seat and its partners."""
    partners = partners_known(view, seat)
    if not partners:
        return voice.say("hand-for-yourself")
    return voice.say("hand-seat", partner=voice.names(partners))


def _high_trumps(view: View, voice: Voice) -> list[str]:
    """A reminder in small print of the highest trumps, while the hand is played."""
    right, left = bowers(Trump.NONE if view.contract is None else view.contract.trump)
    if not view.phase.has_tricks or right is None or left is None:
        return []
    line = voice.say("hand-bowers", right=voice.card(right), left=voice.card(left))
    benny = view.rules.benny_card
    return [f"-# {line}" if benny is None else f"-# {line} {voice.say('hand-benny', card=card_text(benny))}"]
