"""Reactions to a hand: the line that shows them, and the buttons between hands."""

from collections.abc import Mapping

from bot.members.reactions import REACTIONS, Reaction
from bot.panels.core.custom_ids import Press, Verb
from bot.panels.core.panel import Buttons, Text
from bot.panels.core.translator import Voice
from engine import Seat, View


def hand_to_react_to(view: View | None) -> int | None:
    """The number of the hand that has just ended; `None` while cards are out."""
    return None if view is None or view.last is None or view.phase.has_hand else view.last.number


def reaction_lines(reactions: Mapping[Seat, Reaction], voice: Voice) -> list[str]:
    """What members have said about the hand, as a line."""
    said = [
        voice.say("reaction-said", name=voice.name(seat), said=voice.say(f"reaction-{reaction}"))
        for seat, reaction in reactions.items()
    ]
    return [" · ".join(said)] if said else []


def reaction_blocks(
    view: View, voice: Voice, seat: Seat, reactions: Mapping[Seat, Reaction]
) -> tuple[Buttons | Text, ...]:
    """Between hands a button for each reaction, grey once the seat has given one, and below them what was said."""
    hand = hand_to_react_to(view)
    if hand is None:
        return ()
    buttons = tuple(
        Press(Verb.REACT, voice.table.id, seen=hand, index=index).button(
            voice.say(f"reaction-{reaction}"), disabled=seat in reactions
        )
        for index, reaction in enumerate(REACTIONS)
    )
    return (Buttons(buttons), *(Text(f"-# {line}") for line in reaction_lines(reactions, voice)))
