"""Games that computers have played once, with all they leave in the database: copies fill `benchmarks/records.py`.

Some of their seats belong to nobody, some are given up, and from some of the rated ones a member leaves. What they
leave behind is made by the bot's own pure functions.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Final, TypeAlias, final

from bot.stats.write import rows
from bot.stats.write.journal import JournalKind
from bot.stats.write.rows import Ending, PlayedGame
from bot.store import schema
from bot.store.schema import HAND_COUNTS
from bot.tables.hand_facts import Facts
from bot.tables.lobby.rated import SEATS as RATED_SEATS
from bot.tables.model import CLOCK_DEFAULT_MS, LEVEL_DEFAULT, Sitter, Status
from engine import (
    PRESETS,
    Action,
    HandResult,
    Rules,
    apply,
    dump,
    dump_rules,
    fairness,
    start,
    story,
    view,
)
from engine.phases.registry import Cutting, Dealing, DrawForDeal, Over, State
from engine.players import RuleOfThumb
from tests.driver import anything, by, next_action

Values: TypeAlias = tuple[Any, ...]

PLAYED: Final = {
    "north-american": 50, "stick-the-dealer": 18, "canadian": 6, "british-parlett": 6, "cornish": 4, "railroad": 3,
    "pepper": 4, "bid-euchre": 3, "five-handed": 1, "six-handed": 2, "three-handed": 2, "set-back": 1,
}  # fmt: skip
"""How often each preset is played, of a hundred games."""
THINKS_MS: Final = 6_000
COMPUTERS: Final = 0.12
"""Games with computers in some of the seats."""
GIVEN_UP: Final = 0.04
LEFT: Final = 0.02
CARELESS: Final = 0.1
"""Choices that are not thought about."""


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class Past:
    """A game that was played once, at table 0 from time 0 on; the member in seat `s` has the id `s` + 1."""

    preset: str
    rules: Rules
    written: str
    """The rules as they are stored."""
    secret: bytes
    members: frozenset[int]
    """Seats that did not belong to computers when it began."""
    left: tuple[int, int] | None
    """Who left a rated game, and after how many lines."""
    log: tuple[tuple[str, int | None, int], ...]
    results: tuple[tuple[HandResult, Facts, int], ...]
    ending: Ending
    kind: JournalKind
    hands: tuple[Values, ...]
    player_hands: tuple[Values, ...]
    sums: tuple[tuple[int, tuple[int, ...]], ...]
    """By seat, what all hands together count."""

    @property
    def took(self) -> int:
        """Milliseconds from the first line to the last."""
        return self.log[-1][2]

    @property
    def rated(self) -> bool:
        """Whether it was when it began."""
        return self.rules.seats == RATED_SEATS == len(self.members)

    @property
    def sides(self) -> list[list[int]]:
        """The seats of each side."""
        seats = range(self.rules.seats)
        return [[seat for seat in seats if self.rules.side_of(seat) == side] for side in range(self.rules.sides)]

    def sitters(self, users: Sequence[int], *, end: bool) -> tuple[Sitter, ...]:
        """Who sat there, before anybody left or at the end; `users` by seat."""
        gone = self.left[0] if self.left and end else None
        return tuple(
            Sitter(user=users[seat], name=name_of(users[seat]))
            if seat in self.members and seat != gone
            else Sitter(user=None, name="Ada")
            for seat in range(self.rules.seats)
        )

    def place(self, table: int, guild: int, begun: int, users: Sequence[int], *, end: bool) -> PlayedGame:
        """The same for counting."""
        return PlayedGame(table, guild, self.rules, self.preset, begun, self.sitters(users, end=end), {})


def name_of(user: int) -> str:
    """What a member is called."""
    return f"Member {user % 100_003}" if user > 0 else ""


def pool(games: int, seed: int) -> tuple[Past, ...]:
    """So many games, in the proportions of `PLAYED`."""
    dice = Random(seed)
    names = dice.choices(list(PLAYED), list(PLAYED.values()), k=games)
    return tuple(play(name, dice) for name in names)


def play(preset: str, dice: Random, *, careless: float = CARELESS) -> Past:
    """A game to its end, with so many of the choices not thought about."""
    rules, player, secret = PRESETS[preset], by(RuleOfThumb()), dice.randbytes(fairness.SECRET_BYTES)

    def choose(state: State, dice: Random) -> Action:
        return (anything if dice.random() < careless else player)(state, dice)

    seats = range(rules.seats)
    some = dice.random() < COMPUTERS
    members = frozenset(dice.sample(seats, dice.randrange(1, rules.seats)) if some else seats)
    rated_game = rules.seats == RATED_SEATS == len(members)
    kind, fate = JournalKind.GAME, dice.random()
    leaves = dice.randrange(2, 150) if rated_game and fate < LEFT else None
    stops = dice.randrange(2, 200) if fate > 1 - GIVEN_UP else None
    left: tuple[int, int] | None = None
    state: State = start(rules)
    facts, at = Facts.none(rules.seats), 0
    log: list[tuple[str, int | None, int]] = []
    results: list[tuple[HandResult, Facts, int]] = []
    present = set(members)
    places: list[frozenset[int]] = []
    while not isinstance(state, Over):
        if len(log) == leaves:
            left = (dice.randrange(rules.seats), len(log))
            present.discard(left[0])
        if len(log) == stops:
            kind = JournalKind.CLOSED
            break
        seat = state.actor if state.actor in present else None
        action = next_action(state, secret, dice, choose)
        at += round(dice.expovariate(1 / THINKS_MS))
        after = apply(state, action)
        user = None if seat is None else seat + 1
        told = story(state, action, after)
        facts = facts.then(state, action, told, at=at, user=user, actor=state.actor)
        log.append((dump(action), user, at))
        hand_over = not isinstance(state, DrawForDeal | Cutting | Dealing | Over)
        if hand_over and isinstance(after, Cutting | Dealing | Over) and after.last is not None:
            results.append((after.last, facts, at))
            places.append(frozenset(present))
        state = after
        if view(state, None).moves:
            raise ValueError(f"{preset}: seats are drawn for, which copies do not do")
    ending = rows.ending_of(state, facts) if isinstance(state, Over) else rows.ending_if_abandoned(state)
    hands: list[Values] = []
    player_hands: list[Values] = []
    sums: dict[int, list[int]] = {}
    for (result, seen, ended), here in zip(results, places, strict=True):
        sitters = tuple(Sitter(user=seat + 1 if seat in here else None, name="") for seat in seats)
        place = PlayedGame(0, 0, rules, preset, 0, sitters, {})
        known = rules.seats == RATED_SEATS and rules.sides == 2
        par = {"par": dice.gauss(0, 1) if known and result.contract else None, "par_tried": True}
        row = {**rows.hand_row(place, result, seen, ended), **par}
        hands.append(tuple(row[column.name] for column in schema.hands.c))
        for each in rows.player_hand_rows(place, result, seen, ended):
            player_hands.append(tuple(each[column.name] for column in schema.player_hands.c))
            sum_of = sums.setdefault(each["seat"], [0] * len(HAND_COUNTS))
            sum_of[:] = [so_far + each[name] for so_far, name in zip(sum_of, HAND_COUNTS, strict=True)]
    return Past(
        preset=preset,
        rules=rules,
        written=dump_rules(rules),
        secret=secret,
        members=members,
        left=left,
        log=tuple(log),
        results=tuple(results),
        ending=ending,
        kind=kind,
        hands=tuple(hands),
        player_hands=tuple(player_hands),
        sums=tuple((seat, tuple(sum_of)) for seat, sum_of in sorted(sums.items())),
    )


def table_rows(
    past: Past, table: int, guild: int, begun: int, users: Sequence[int], rematch: int, dice: Random
) -> dict[str, list[Values]]:
    """A copy of a game: its table, who sat there, its log, its hands."""
    first, last = past.sitters(users, end=False), past.sitters(users, end=True)
    end, over = begun + past.took, Status.OVER if past.kind is JournalKind.GAME else Status.CLOSED
    host = next((sitter.user for sitter in first if sitter.user is not None), 0)
    rated_now = past.rated and past.left is None
    computer = LEVEL_DEFAULT.value
    version, key = len(past.log), dice.getrandbits(20)
    channel, message = guild + 1 + table % 5, (begun << 20) + key
    row = (
        table, guild, channel, host, past.preset, past.written, CLOCK_DEFAULT_MS, "en", True, computer, None,
        False, rated_now, over.value, past.secret, version, version + 6, begun - 60_000, begun, end, None,
        None, None, message, begun, len(past.hands), None, None, None, rematch or None, True, None,
    )  # fmt: skip
    sat = [(table, seat, 0, each.user, each.name) for seat, each in enumerate(first)]
    if past.left is not None:
        sat.append((table, past.left[0], past.left[1], None, last[past.left[0]].name))
    log = [
        (table, seq, text, None if user is None else users[user - 1], begun + at)
        for seq, (text, user, at) in enumerate(past.log, 1)
    ]
    return {
        "tables": [row],
        "seats": [
            (table, seat, each.user, each.name, None, 0, False, computer if each.user is None else None, True)
            for seat, each in enumerate(last)
        ],
        "sittings": sat,
        "log": log,
        "hands": [(table, each[1], guild, *each[3:-3], begun + each[-3], *each[-2:]) for each in past.hands],
        "player_hands": [
            (table, each[1], each[2], guild, users[each[4] - 1], *each[5:-1], begun + each[-1])
            for each in past.player_hands
        ],
    }
