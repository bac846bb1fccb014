"""A second bookkeeper of boards of the day: what members made of them by the lines of their hands alone.

It shares nothing with bot/boards: points are those of the second Euchre, ranks are counted in lists, and the house is
played again, as anybody can once the day is over: from the secret that is open then, and by the engine's players.
"""

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from itertools import count
from random import Random
from typing import Any

from bot.texts import say
from engine import apply, dump, fairness, load, start, view
from engine.players.boards import RULES, board_player
from engine.players.levels import Level
from tests.engine.reference import Game


@dataclass
class Begun:
    """A board that a member has begun in a server, or in none (0); `points` where the hand has ended on its day."""

    day: int
    number: int
    user: int
    server: int
    table: int
    points: int | None = None
    dealt: str = ""

    def read(self, lines: Sequence[tuple[int | None, str, int]]) -> None:
        """The log of the hand: who chose it, the member or nobody; what; when, in milliseconds."""
        game, seat, self.dealt = Game({}, dealer=0), 0, lines[0][1]
        for user, line, at in lines:
            seat = game.asked if user == self.user and game.asked is not None else seat
            game.do(line)
            if game.points is not None and at // 86_400_000 == self.day:
                self.points = game.points[seat % 2] - game.points[1 - seat % 2]


class Book:
    """Everything that was begun and not deleted, by day."""

    def __init__(self) -> None:
        self.days = defaultdict[int, list[Begun]](list)

    def forget(self, user: int) -> None:
        for day, begun in self.days.items():
            self.days[day] = [each for each in begun if each.user != user]

    def of(self, day: int, user: int) -> dict[int, Begun]:
        return {each.number: each for each in self.days[day] if each.user == user}

    def compared(self, day: int, user: int, number: int | None = None) -> list[str]:
        """What a member reads of how others did, at a board or in the sum of all three."""
        made = dict[int, tuple[int, int]]()
        for one in {each.user for each in self.days[day]}:
            mine = [each for each in self.of(day, one).values() if number in (None, each.number)]
            points = [each.points for each in mine if each.points is not None]
            if len(points) == (3 if number is None else 1):
                made[one] = sum(points), min(each.server for each in mine)
        mine, here = made[user]
        lines = list[str]()
        for key, there in (("boards-better", None), ("boards-better-here", here)):
            known = [points for points, server in made.values() if there in (None, server)]
            if len(known) > 1 and there != 0:
                lines.append(say("en", key, better=sum(each > mine for each in known), all=len(known)))
        return lines

    def streak(self, user: int, today: int) -> int:
        """Days in a row with a board that counts; today without one does not break it."""
        played = {day for day in self.days if any(each.points is not None for each in self.of(day, user).values())}
        last = day = today if today in played else today - 1
        while day in played:
            day -= 1
        return last - day


def house(day: int, number: int, dealt: str, secret: bytes) -> dict[str, int]:
    """What each level makes of a board, once its day's secret is open."""
    every = (sha256(f"bower/board/1/{day}/{number}/{each}/".encode() + secret).digest() for each in count())
    own = next(each for each in every if dump(fairness.deal(RULES, 0, each, 1)) == dealt)
    others = (Level.IMPROVER, Level.REGULAR, Level.EXPERT)[number]
    return {say("en", f"level-{level}"): _played(own, dealt, level, others) for level in Level}


def _played(secret: bytes, dealt: str, mine: Level, others: Level) -> int:
    seat, game, state, said = secret[0] % 4, Game({}, dealer=0), apply(start(RULES), load(dealt)), 0
    game.do(dealt)
    while game.points is None:
        actor: Any = state.actor
        dice = sha256(f"bower/board/1/dice/{actor}/{said}/".encode() + secret).digest()[:8]
        player = board_player(mine if actor == seat else others)
        action = player.choose(view(state, actor), Random(int.from_bytes(dice, "big")))
        state, said = apply(state, action), said + 1
        game.do(dump(action))
    return game.points[seat % 2] - game.points[1 - seat % 2]


def signed(points: int) -> str:
    return f"{'+' if points > 0 else '−' if points < 0 else ''}{abs(points)}"
