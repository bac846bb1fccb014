"""Games that are replayed."""

from random import Random

from bot.history.replay import Position, RecordedHand, positions, split_into_hands
from bot.panels.core.custom_ids import BUTTON_TEMPLATE, Press, read
from bot.panels.core.panel import Button, Menu, Panel
from bot.panels.core.reader import Reader
from bot.tables.model import Table
from engine import PRESETS, Action, Deal, Rules, Seat, Settle, actor, apply, fairness, start, view
from engine.phases.registry import Dealing, DrawForDeal, Over, RevokeReview
from engine.players import RuleOfThumb
from tests.bot.panel_checks import WIDE, buttons, table_of
from tests.random_games import Game, random_game

MOST_HANDS = 4
EVERYBODY = Reader(language="en")


def table_at(game: Game, language: str = "en", names: tuple[str, ...] = (WIDE,) * 9) -> Table:
    return table_of(game, language=language, names=names)


def hands_of(game: Game) -> tuple[RecordedHand, ...]:
    return split_into_hands(game.rules, game.actions)


def steps(game: Game, hand: int = 0, seat: Seat | None = None, language: str = "en") -> list[Position]:
    return list(positions(hands_of(game), table_at(game, language, ("Ann", "Ben", "Cleo", "Dan")), hand, seat))


def classic(seed: int = 5) -> Game:
    return random_game(Rules(target=8), Random(seed))


def computers(preset: str, seed: int) -> Game:
    """A game as computers play it, claims and calls of revokes thrown in where they would."""
    player, dice = RuleOfThumb(), Random(seed)
    state, actions = start(PRESETS[preset]), list[Action]()
    dealt = 0
    while not isinstance(state, Over) and dealt <= MOST_HANDS:
        seat = actor(state)
        if seat is not None:
            action = player.choose(view(state, seat), dice)
        elif isinstance(state, DrawForDeal | Dealing):
            action = fairness.chance(state, bytes(32))
            dealt += isinstance(action, Deal)
        else:
            assert isinstance(state, RevokeReview)
            action = Settle()
        state = apply(state, action)
        actions.append(action)
    return Game(PRESETS[preset], None, tuple(actions))


def presses(panel: Panel) -> list[tuple[Press, Button]]:
    found = [(BUTTON_TEMPLATE.fullmatch(button.id), button) for button in buttons(panel)]
    return [(read(match), button) for match, button in found if match is not None]


def menus(panel: Panel) -> list[Menu]:
    return [block for block in panel.blocks if isinstance(block, Menu)]
