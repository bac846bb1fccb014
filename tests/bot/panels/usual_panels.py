"""The panels of tables at their usual size: four members, names of 8 to 12 letters, five cards, two house rules.

Each has a name, and is made for a language; `usual_pages` has those that are only read.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from functools import cache, partial
from random import Random

from bot.coach.hint import Hint
from bot.coach.notes import Lesson, Note
from bot.members.reactions import REACTIONS
from bot.members.standing_orders import may_pass_ahead
from bot.panels.core.panel import Panel
from bot.panels.core.reader import Reader
from bot.panels.hand.hints import guided_hand_panel, offers_hint
from bot.panels.hand.panel import Extras, hand_panel, spectator_panel
from bot.panels.table.message import table_panel
from bot.panels.table.status_lines import away_panel, paused_panel
from bot.stats.read.game import BestCall, Milestone, OwnGame
from bot.tables.model import Pause, PauseReason, Table
from engine import PRESETS, Phase, Rules, Suit, actor, load, view
from engine.cards import card
from engine.players.explain.reason import reason
from engine.rules.options import AllPass
from tests.bot.panel_checks import USERS, shown, table_of
from tests.engine.players.review_games import by_dice, played
from tests.random_games import Game, random_game

MEMBERS = ("Benedetta", "Marguerite", "Alessandro", "Guillaume", "Friedrich", "Josephine", "Sebastiano")
Make = Callable[[str], Panel]
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


def _seat(game: Game) -> int:
    return actor(game.state) or 0


def _hand(game: Game, preset: str, extras: Extras, language: str) -> Panel:
    table = usual_table(game, preset, language)
    return hand_panel(shown(game, _seat(game), table), Reader(language=language), extras)


def _alone(game: Game, preset: str, newcomer: Extras, language: str) -> Panel:
    """The panel of the seat to act, the only member's, who may choose the level before the first trick."""
    seat = _seat(game)
    table = usual_table(game, preset, language, computers=frozenset(range(game.rules.seats)) - {seat})
    table = replace(table, host=USERS[0] + seat)
    return hand_panel(shown(game, seat, table), Reader(language=language), newcomer)


def _waiting(game: Game, preset: str, language: str) -> Panel:
    """The panel of the member after the one to act, with what may be asked in advance."""
    seat = (_seat(game) + 1) % game.rules.seats
    ahead = Extras(may_pass_ahead=may_pass_ahead(view(game.state, seat)))
    return hand_panel(shown(game, seat, usual_table(game, preset, language)), Reader(language=language), ahead)


def _hinted(game: Game, preset: str, language: str) -> Panel:
    mine = view(game.state, actor(game.state))
    advice = by_dice(mine, 1)
    return _hand(game, preset, Extras(hint=Hint(advice, reason(mine, advice))), language)


def _public(game: Game, preset: str, language: str) -> Panel:
    return table_panel(shown(game, None, usual_table(game, preset, language)))


def _watched(game: Game, preset: str, language: str) -> Panel:
    table = usual_table(game, preset, language, computers=frozenset({1, 3}))
    return spectator_panel(shown(game, None, table), Reader(language=language))


def _paused(game: Game, preset: str, language: str, *, away: bool) -> Panel:
    pause = Pause(PauseReason.AGREED, 1)
    table = usual_table(game, preset, language, pause=pause)
    if away:
        return paused_panel(table, Reader(language=language))
    return hand_panel(shown(game, _seat(game), table), Reader(language=language))


def _over(game: Game, preset: str, language: str) -> Panel:
    own = OwnGame(
        best_call=BestCall(trump="h", hand=3, points=4, alone=True), milestone=Milestone(kind="marches", count=10)
    )
    return _hand(game, preset, Extras(own_game=own, reactions={0: REACTIONS[0]}), language)


def _table_moments(name: str) -> Iterator[tuple[str, Make]]:
    preset = RULES[name][0]
    newcomer = Extras(how_to_play=True, guided_hand=True)
    for moment, game in moments(name).items():
        if game.state.phase is Phase.OVER:
            continue
        yield f"{name}-{moment}", partial(_plain, game, preset)
        yield f"{name}-{moment}-alone", partial(_alone, game, preset, newcomer)
        if name == "usual":
            yield f"{name}-{moment}-newcomer", partial(_hand, game, preset, newcomer)
            yield f"{name}-{moment}-waits", partial(_waiting, game, preset)
            note = Note(Lesson.LEFT_IS_TRUMP, card("Jd"), Suit.DIAMONDS, 2)
            if game.state.phase is Phase.PLAYING:
                yield f"{name}-{moment}-note", partial(_hand, game, preset, Extras(note=note))
        few = RULES[name][1].hand_size <= CARDS
        if few and offers_hint(view(game.state, actor(game.state)), usual_table(game, preset, "en")):
            yield f"{name}-{moment}-hint", partial(_hinted, game, preset)


def _plain(game: Game, preset: str, language: str) -> Panel:
    """The hand panel of the seat to act, as regulars see it."""
    return _hand(game, preset, Extras(may_pass_ahead=may_pass_ahead(view(game.state, _seat(game)))), language)


def after_games() -> dict[str, Make]:
    """Hand panels after the game."""
    return {
        f"over-{name}": partial(_over, whole_game(name), RULES[name][0])
        for name in RULES
        if whole_game(name).state.phase is Phase.OVER
    }


def _guided(step: int, language: str) -> Panel:
    return guided_hand_panel(step, Reader(language=language), MEMBERS[0])


def played_from() -> dict[str, Make]:
    """Hand panels at every kind of moment, with and without a hint, and the guided hand."""
    found: dict[str, Make] = {}
    for name in RULES:
        found.update(_table_moments(name))
    playing = next(g for key, g in moments("usual").items() if g.state.phase is Phase.PLAYING)
    found["paused"] = partial(_paused, playing, "north-american", away=False)
    found["pause-told"] = partial(_paused, playing, "north-american", away=True)
    found["away"] = lambda language: away_panel(
        usual_table(playing, "north-american", language), 0, Reader(language=language), 1000
    )
    found.update({f"guided-{step}": partial(_guided, step) for step in range(8)})
    return found


def public_messages() -> dict[str, Make]:
    """Public messages of tables that are played at, and what spectators see."""
    found: dict[str, Make] = {}
    for name in RULES:
        for moment, game in moments(name).items():
            if game.state.phase is not Phase.OVER:
                found[f"table-{name}-{moment}"] = partial(_public, game, RULES[name][0])
                found[f"watched-{name}-{moment}"] = partial(_watched, game, RULES[name][0])
    return found
