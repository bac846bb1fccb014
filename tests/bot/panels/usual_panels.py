"""The panels of tables at their usual size: four members, names of 8 to 12 letters, five cards, two house rules.

Each has a name; `usual_pages` has those that are only read.
"""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import cache
from random import Random

from bot.coach.hint import Hint
from bot.coach.notes import CoachNote, Lesson
from bot.members.shown import REACTIONS
from bot.members.standing_orders import may_pass_ahead
from bot.panels.core.panel import Panel
from bot.panels.core.reader import Reader
from bot.panels.hand.hints import guided_hand_panel, meanings_panel, offers_hint
from bot.panels.hand.panel import Extras, hand_panel, spectator_panel
from bot.panels.table.message import table_panel
from bot.panels.table.status_lines import away_panel, paused_panel
from bot.tables.model import NOWHERE, Pause, PauseReason, Table, TableView
from engine import PRESETS, Pass, Phase, Play, Rules, Seat, State, actor, load, view
from engine.cards import Suit, Trump, card
from engine.players.explain.codes import Reason, Why
from engine.players.explain.reason import Explained, Meant, reason
from engine.players.levels import Slip
from engine.rules.options import AllPass
from tests.bot.panel_checks import USERS, shown, table_of
from tests.engine.players.review_games import by_dice, played
from tests.random_games import Game, random_game

MEMBERS = ("Benedetta", "Marguerite", "Alessandro", "Guillaume", "Friedrich", "Josephine", "Sebastiano")
HOUSE = replace(PRESETS["north-american"], win_by=2, all_pass=AllPass.STICK_DEALER)
"""The usual game with two house rules."""
RULES: Mapping[str, tuple[str, Rules]] = {
    "usual": ("north-american", HOUSE),
    "bid": ("bid-euchre", replace(PRESETS["bid-euchre"], target=12)),
    "five": ("five-handed", PRESETS["five-handed"]),
    "three": ("three-handed", PRESETS["three-handed"]),
    "two": ("two-handed", PRESETS["two-handed"]),
    "penryn": ("penryn", PRESETS["penryn"]),
    "set-back": ("set-back", PRESETS["set-back"]),
    "canadian": ("canadian", PRESETS["canadian"]),
    "hustle": ("hustle", PRESETS["hustle"]),
    "six": ("six-handed", PRESETS["six-handed"]),
}
CARDS = 6
"""The most cards of a usual hand; with more a hint is higher."""
MOST = 3
"""Moments of a phase that are taken of the usual game: the choices differ from seat to seat. Of others one is."""


def usual_table(game: Game, preset: str, language: str, **changes: object) -> Table:
    """The table of members of a game."""
    computers = changes.pop("computers", frozenset())
    assert isinstance(computers, frozenset)
    table = table_of(game, names=MEMBERS, computers=computers, language=language)
    return replace(table, id=1234, preset=preset, **changes)  # type: ignore[arg-type]


@cache
def whole_game(name: str) -> Game:
    """A game by players with a rule of thumb, to its end."""
    rules = RULES[name][1]
    return Game(rules, None, tuple(map(load, played(rules, seed=4))))


@cache
def moments(name: str) -> Mapping[str, Game]:
    """States of each phase of a game, also after odd choices, by the phase's name and a number."""
    found: dict[str, Game] = {}
    for game in (whole_game(name), random_game(RULES[name][1], Random(3), limit=300)):
        counted: dict[Phase, int] = {}
        for count, state in enumerate(game.states):
            number = counted.get(state.phase, 0)
            if number < (MOST if name == "usual" else 1):
                counted[state.phase] = number + 1
                found[f"{state.phase.key}-{len(found)}"] = replace(game, actions=game.actions[:count])
    return found


def _at(game: Game, name: str, reader: Reader) -> Iterator[tuple[str, Panel]]:
    """The panel of the seat to act as regulars see it, and at a private table; of the usual game also others."""
    preset, rules = RULES[name]
    seat, table = actor(game.state) or 0, usual_table(game, preset, reader.language)
    newcomer = Extras(how_to_play=True, guided_hand=True)

    def hand(extras: Extras, table: Table = table, seat: int = seat) -> Panel:
        return hand_panel(shown(game, seat, table), reader, extras)

    yield "", hand(Extras(may_pass_ahead=may_pass_ahead(view(game.state, seat))))
    computers = frozenset(range(rules.seats)) - {seat}
    alone = usual_table(game, preset, reader.language, computers=computers, host=USERS[0] + seat, channel=NOWHERE)
    yield "-alone", hand(newcomer, alone)
    yield "-alone-again", hand(Extras(), alone)
    if name == "usual":
        yield "-newcomer", hand(newcomer)
        after = (seat + 1) % rules.seats
        yield "-waits", hand(Extras(may_pass_ahead=may_pass_ahead(view(game.state, after))), seat=after)
        if game.state.phase is Phase.PLAYING:
            yield "-note", hand(Extras(note=CoachNote(Lesson.LEFT_IS_TRUMP, card("Jd"), Suit.DIAMONDS, 2)))
    asked = view(game.state, actor(game.state))
    if rules.hand_size <= CARDS and offers_hint(asked, table):
        advice = by_dice(asked, 1)
        yield "-hint", hand(Extras(hint=Hint(advice, reason(asked, advice))))


def played_from(language: str) -> dict[str, Panel]:
    """Hand panels at every kind of moment, with and without a hint, and the guided hand."""
    reader, found = Reader(language=language), dict[str, Panel]()
    for name in RULES:
        for moment, game in moments(name).items():
            if game.state.phase is not Phase.OVER:
                found |= {f"{name}-{moment}{kind}": panel for kind, panel in _at(game, name, reader)}
    playing = a_play()
    table = usual_table(playing, "north-american", language)
    paused = replace(table, pause=Pause(PauseReason.AGREED, 1))
    found["paused"] = hand_panel(shown(playing, actor(playing.state), paused), reader)
    found["pause-told"] = paused_panel(paused, reader)
    found["away"] = away_panel(table, 0, reader, 1000)
    guided = {f"guided-{step}": guided_hand_panel(step, reader, MEMBERS[0], in_server=step > 0) for step in range(8)}
    return found | guided


def a_play() -> Game:
    """The usual game where a card is to be played."""
    return next(game for game in moments("usual").values() if game.state.phase is Phase.PLAYING)


def public_messages(language: str) -> dict[str, Panel]:
    """Public messages of tables that are played at, and what spectators see."""
    reader, found = Reader(language=language), dict[str, Panel]()
    for name, (preset, _) in RULES.items():
        for moment, game in moments(name).items():
            if game.state.phase is not Phase.OVER:
                found[f"table-{name}-{moment}"] = table_panel(shown(game, None, usual_table(game, preset, language)))
                watched = usual_table(game, preset, language, computers=frozenset({1, 3}))
                found[f"watched-{name}-{moment}"] = spectator_panel(shown(game, None, watched), reader)
    return found


def after_games(language: str) -> dict[str, Panel]:
    """Hand panels after the game."""
    extras, games = Extras(reactions={0: REACTIONS[0]}), {name: whole_game(name) for name in RULES}
    return {
        f"over-{name}": hand_panel(
            shown(game, 0, usual_table(game, RULES[name][0], language)), Reader(language=language), extras
        )
        for name, game in games.items()
        if game.state.phase is Phase.OVER
    }


PARTNER = 2
MEANT = (
    Meant(Reason(Why.TAKE_CHEAP, card("9s"))),
    Meant(slips=(Slip.SPENDS_TRUMPS,), slip=Slip.SPENDS_TRUMPS),
    Meant(slips=(Slip.BURIES_LOWEST,), slip=Slip.BURIES_LOWEST),
    Meant(Reason(Why.THROW_VOID, card("Td"), Trump(Suit.DIAMONDS))),
    Meant(Reason(Why.PARTNER_SURE, card("Ah"))),
)
"""Of five cards, among them the longest sentences."""


def between_hands(language: str) -> TableView:
    """South's usual game after its first hand that was played, with three computers, as North sees it."""
    game = whole_game("usual")
    ended = next(place for place, state in enumerate(game.states) if _has_ended(state))
    now = replace(game, actions=game.actions[:ended])
    return shown(now, 0, usual_table(now, "north-american", language, computers=frozenset({1, PARTNER, 3})))


def _has_ended(state: State) -> bool:
    last = view(state, None).last
    return state.phase is Phase.DEALING and last is not None and last.contract is not None


def said(seat: Seat = PARTNER) -> tuple[Explained, ...]:
    """Two passes and five cards with their reasons."""
    passes = [(Phase.FIRST_ROUND, Why.FEW_TRUMPS), (Phase.SECOND_ROUND, Why.NO_SUIT)]
    calls = [
        Explained(
            seat=seat, upcard=None, phase=phase, action=Pass(), meant=Meant(Reason(why, suit=Trump.HEARTS, number=2))
        )
        for phase, why in passes
    ]
    cards = [
        Explained(seat=seat, upcard=None, phase=Phase.PLAYING, action=Play(card("9s")), meant=meant) for meant in MEANT
    ]
    return (*calls, *cards)


def meanings(language: str) -> dict[str, Panel]:
    """What computers meant in a hand, as a page and as a newcomer's note between hands."""
    here, reader = between_hands(language), Reader(language=language)
    notes = [Extras(note=CoachNote(Lesson.PARTNER_MEANT, explained=each), how_to_play=True) for each in said()]
    return {
        "meanings": meanings_panel(here, reader, 1, said(), None),
        "meanings-none": meanings_panel(here, reader, 1, (), None),
        **{f"partner-meant-{number}": hand_panel(here, reader, note) for number, note in enumerate(notes)},
    }
