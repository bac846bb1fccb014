"""Panels of hands, tables and contests at every kind of moment, each with what is so and the messages that it says.

What is so (`Facts`) is read from the state that the moment was made of, never from the panel or its words.
"""

import sys
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from functools import cache, partial
from random import Random
from typing import Any

from bot.panels.core.panel import Panel
from bot.panels.core.reader import Reader
from bot.panels.hand.panel import hand_panel, spectator_panel
from bot.panels.table.lobby import list_panel
from bot.panels.table.message import table_panel
from bot.tables.game import StoredTable
from bot.tables.model import Pause, PauseReason, Status, Table, TableView
from bot.texts import catalogue
from engine import PRESETS, Phase, Rules, State, view
from engine.rules import options as o
from tests.bot.panel_checks import LANGUAGES, USERS, shown, table_of
from tests.random_games import Game, random_game
from tests.there import there

PLAYED = {
    **{
        name: PRESETS[name]
        for name in ("north-american", "five-handed", "set-back", "indiana", "bid-euchre", "cornish")
    },
    **{name: PRESETS[name] for name in ("canadian", "mathews-1844", "two-handed", "hustle", "penryn")},
    "honour": Rules(honour=True),
    "stakes": Rules(betting=o.Betting.PER_HAND, robson=o.Robson.NEVER),
    "robson": Rules(robson=o.Robson.ANY_TWO_OR_FOUR, blind_loner=True),
    "poor": Rules(farmers_hand=o.FarmersHand.ANY_THREE_LOW, show_until=o.ShowUntil.FIRST_LEAD),
    "best": Rules(partners_best=1),
    "anyone": Rules(alone=o.WhoAlone.ANYONE),
    "poor-at-once": Rules(farmers_hand=o.FarmersHand.THREE_LOW),
    "poor-again": Rules(farmers_hand=o.FarmersHand.ANY_THREE_LOW, farmers_remedy=o.Remedy.REDEAL),
    "needs-trump": Rules(needs_trump=o.NeedsTrump.EVERYONE, all_pass=o.AllPass.STICK_DEALER),
    "defended": Rules(defend_alone=o.DefendAlone.ALWAYS, blind_loner=True),
    "any": Rules(benny=o.Benny.JOKER, upcard_benny=o.UpcardBenny.BID_ANY),
    "drawn": Rules(fixed_hands=2, ties=o.Ties.DRAWN, first_dealer=o.FirstDealer.NORTH),
    "kitty": Rules(kitty_exchange=True),
    "named": Rules(benny=o.Benny.JOKER, upcard_benny=o.UpcardBenny.NAMED_SUIT),
}
"""Rules that meet every phase."""
LENGTH = 90
SEEDS, MOST = 3, 4
COMMON = (Phase.DRAW_FOR_DEAL, Phase.DEALING, Phase.CLAIMING, Phase.DISCARDING)
DEADLINE = 1_790_000_000_000
STRANGER = 5
"""Sits at no table."""


@dataclass(frozen=True, kw_only=True)
class Facts:
    """What is so at a moment, for the reader of a panel."""

    panel: str
    status: Status
    phase: Phase | None = None
    mine: bool = False
    """Whether the turn is the reader's, and the reader at the table."""
    theirs: bool = False
    """Whether it is another's."""
    computer: bool = False
    """Whether a computer acts: its own seat, or that of a member who is away."""
    actor_away: bool = False
    away: bool = False
    """Whether the reader is away."""
    paused: PauseReason | None = None
    some_away: bool = False
    out: bool = False
    """Whether the reader sits out the hand."""
    full: bool = False
    computers: bool = False


@dataclass(frozen=True, kw_only=True)
class Moment:
    facts: Facts
    panel: Panel
    said: frozenset[str]
    shown: TableView
    user: int | None


@contextmanager
def recorded() -> Iterator[set[str]]:
    """The keys of the messages said meanwhile."""
    said: set[str] = set()
    say = catalogue.say

    def note(language: str, key: str, /, **values: Any) -> str:
        said.add(key.partition(".")[0])
        return say(language, key, **values)

    places = [module for module in _panel_modules() if module.say is say]
    for module in places:
        module.say = note
    try:
        yield said
    finally:
        for module in places:
            module.say = say


@cache
def _panel_modules() -> tuple[Any, ...]:
    """Where panels are made of messages: `patch` of each would take longer than the panel."""
    found = [module for name, module in sys.modules.items() if name.startswith("bot.panels.")]
    return tuple(module for module in found if hasattr(module, "say"))


@cache
def games() -> tuple[Game, ...]:
    """States of every phase of all rules, bidding from each place; of the ends of hands no more than `MOST`."""
    found: dict[tuple[object, ...], Game] = {}
    counted: Counter[Phase] = Counter()
    for name, rules in PLAYED.items():
        for seed in range(1, SEEDS + 1):
            game = random_game(rules, Random(seed), limit=LENGTH, beside=0.05)
            for count, state in enumerate(game.states):
                key = (name, *_kind(state))
                if key not in found and (state.phase not in COMMON or counted[state.phase] < MOST):
                    found[key] = replace(game, actions=game.actions[:count])
                    counted[state.phase] += 1
    return tuple(found.values())


def _kind(state: State) -> tuple[object, ...]:
    """What makes a moment of the same rules another one."""
    phase, seen = state.phase, view(state, None)
    contract, actor = seen.contract, seen.actor
    if phase is Phase.PLAYING or actor is None or seen.dealer is None:
        return (phase, bool(seen.trick), seen.upcard == seen.rules.benny_card)
    if contract is not None:
        return (phase, actor == contract.maker, contract.seating.side[actor] == contract.side)
    return (phase, actor == seen.dealer, actor in seen.seating.partners(seen.dealer), bool(seen.calls))


def _tables(game: Game, language: str) -> Iterator[Table]:
    """The table of a game with members, with computers, with somebody away, and paused for each reason."""
    seats, acting = range(game.rules.seats), view(game.state, None).actor or 0
    members = table_of(game, computers=frozenset(), language=language)
    yield members
    yield table_of(game, computers=frozenset({acting}), language=language)
    yield table_of(game, computers=frozenset(), away=frozenset({acting}), language=language)
    everybody = table_of(game, computers=frozenset(), away=frozenset(seats), language=language)
    yield replace(everybody, pause=Pause(PauseReason.AWAY, 1))
    yield replace(members, pause=Pause(PauseReason.AGREED, 1))
    yield replace(members, pause=Pause(PauseReason.CONTEST, 1), contest=9)


def at_tables() -> Iterator[Moment]:
    """Hand panels of the seats that matter, a spectator's, and the public message, of every game and table."""
    for number, game in enumerate(games()):
        language, reader = LANGUAGES[number % 3], Reader(language=LANGUAGES[number % 3], text_only=number % 2 == 1)
        tables = tuple(_tables(game, language))
        for table in (tables[0], tables[1 + number % 5]):
            public = shown(game, None, table)
            seen = view(game.state, None)
            actor = seen.actor or 0
            readers = {actor, (actor + 1) % game.rules.seats}
            readers |= {seat for seat in range(game.rules.seats) if seat not in seen.seating.seats}
            for seat in sorted(readers):
                sitter = table.seats[seat]
                if sitter is not None and not sitter.is_computer:
                    here = shown(game, seat, table)
                    yield _moment(here, "hand", partial(hand_panel, here, reader), seat)
            yield _moment(public, "table", partial(table_panel, public), None)
            if public.table.status is Status.PLAYING:
                yield _moment(public, "spectator", partial(spectator_panel, public, reader), None)
                yield _moment(public, "list", partial(list_panel, (public.table,), reader, STRANGER), None)


def _moment(here: TableView, kind: str, make: Callable[[], Panel], seat: int | None) -> Moment:
    table, seen = here.table, there(here.view)
    actor, reader = seen.actor, None if seat is None else table.seats[seat]
    acting = None if actor is None else table.seats[actor]
    away = reader is not None and reader.away
    on = table.status is Status.PLAYING and table.pause is None
    facts = Facts(
        panel=kind,
        status=table.status,
        phase=seen.phase,
        mine=on and seat is not None and actor == seat and not away,
        theirs=on and actor is not None and actor != seat,
        computer=acting is not None and acting.played_by_computer,
        actor_away=acting is not None and acting.away,
        away=away,
        paused=table.pause.reason if table.pause is not None else None,
        out=seat is not None and (seen.phase.has_hand or seen.latest is not None) and _out(here, seat),
        some_away=any(each is not None and each.away for each in table.seats),
        computers=any(each is not None and each.is_computer for each in table.seats),
    )
    return _made(facts, here, None if reader is None else reader.user, make)


def _made(facts: Facts, here: TableView, user: int | None, make: Callable[[], Panel]) -> Moment:
    with recorded() as said:
        panel = make()
    return Moment(facts=facts, panel=panel, said=frozenset(said), shown=here, user=user)


def _out(here: TableView, seat: int) -> bool:
    seen = there(here.view)
    latest = seen.latest
    seating = seen.seating if latest is None else latest[0].seating
    return seat not in seating.seats or (latest is not None and seat in latest[0].sitting_out)


def lobbies(language: str) -> Iterator[Moment]:
    """Lobbies from one member to a full table, with and without computers."""
    for taken in range(1, 5):
        for computers in (frozenset[int](), frozenset({1, 2, 3})):
            table = table_of(computers=computers, status=Status.LOBBY, language=language)
            seats = tuple(each if nth < taken else None for nth, each in enumerate(table.seats))
            here = replace(
                StoredTable(revision=0, secret=b"", table=replace(table, seats=seats), state=None).public,
                deadline=DEADLINE,
            )
            facts = Facts(
                panel="lobby",
                status=Status.LOBBY,
                full=taken == 4,
                computers=any(each is not None and each.is_computer for each in seats),
            )
            reader = Reader(language=language)
            yield _made(facts, here, None, partial(table_panel, here))
            yield _made(replace(facts, panel="list"), here, None, partial(list_panel, (here.table,), reader, STRANGER))
            yield _made(replace(facts, panel="waiting"), here, USERS[0], partial(hand_panel, here, reader))


def closed(language: str) -> Iterator[Moment]:
    """Tables closed during a game."""
    game = games()[3]
    for seat in (0, None):
        table = replace(table_of(game, language=language), status=Status.CLOSED)
        here = replace(shown(game, seat), table=table)
        facts = Facts(panel="table" if seat is None else "hand", status=Status.CLOSED)
        if seat is None:
            yield _made(facts, here, None, partial(table_panel, here))
        else:
            yield _made(facts, here, USERS[0], partial(hand_panel, here, Reader(language=language)))


@cache
def all_moments() -> tuple[Moment, ...]:
    """All of them, each in one of the languages."""
    return (*at_tables(), *(each for language in LANGUAGES for each in (*lobbies(language), *closed(language))))
