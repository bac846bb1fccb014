"""The one driver of games: what happens next, until the game is where a test or a benchmark wants it.

    while now.table.running:
        now = await tables.do(now.table.id, next_command(now, dice))

`next_action` is the same for a game that no table has.
"""

from collections.abc import Callable
from random import Random
from typing import TypeAlias, final

from bot.tables.commands.play import Act, Step
from bot.tables.commands.seats import ComeBack
from bot.tables.game import StoredTable, waits_for_computer
from bot.tables.lobby.pause import members_at
from bot.tables.model import Member
from engine import Action, Pass, Phase, Settle, State, View, fairness, legal_actions, view
from engine.phases.registry import Dealing, DrawForDeal, RevokeReview
from engine.players import Player

Choose: TypeAlias = Callable[[State, Random], Action]
"""What whoever is to act does, be it a member or a computer."""


def mostly_passing(state: State, dice: Random, calls: float = 0.2) -> Action:
    """Anything by dice, but of the bidders who may pass only so many call."""
    choices = legal_actions(state)
    bidding = view(state, None).phase in (Phase.FIRST_ROUND, Phase.SECOND_ROUND)
    passes = bidding and choices[0] == Pass() and dice.random() >= calls
    return choices[0] if passes else dice.choice(choices[1:] or choices)


def anything(state: State, dice: Random) -> Action:
    """Any legal action."""
    return dice.choice(legal_actions(state))


def by(player: Player) -> Choose:
    """As a computer player does."""
    return lambda state, dice: player.choose(view(state, state.actor), dice)


def next_action(state: State, secret: bytes, dice: Random, choose: Choose = mostly_passing) -> Action:
    """What happens next in a game without a table: a draw or deal from the secret, the end of a review, a choice."""
    match state:
        case DrawForDeal() | Dealing():
            return fairness.chance(state, secret)
        case RevokeReview():
            return Settle()
        case _:
            return choose(state, dice)


def next_command(now: StoredTable, dice: Random, choose: Choose = mostly_passing) -> Step | Act | ComeBack:
    """What happens next at a table at play: its own draw or deal, a computer's step, a member's action or return."""
    assert now.state is not None, "the game is not at play"
    if now.table.pause is not None:
        back = members_at(now.table)[0]
        assert back.user is not None
        return ComeBack(Member(back.user, back.name))
    seat, version = now.to_act, now.table.version
    if seat is None:
        return Step(version)
    sitter, action = now.table.seats[seat], choose(now.state, dice)
    if waits_for_computer(now) or sitter is None or sitter.user is None:
        return Step(version, action)
    return Act(sitter.user, action, version)


@final
class Uniform:
    """A player to measure others by: any of its choices, each as likely as the others."""

    def choose(self, mine: View, rng: Random) -> Action:
        """See `Player.choose`."""
        if not mine.choices:
            raise ValueError("not this seat's turn")
        return mine.choices[int(rng.random() * len(mine.choices))]
