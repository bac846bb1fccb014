"""In whose hand panel another level of the computers can be chosen, and when."""

from collections.abc import Iterator
from dataclasses import replace

from bot.panels.core.custom_ids import Press, Verb
from bot.panels.core.panel import Menu, Panel
from bot.panels.core.reader import Reader
from bot.panels.hand.panel import hand_panel
from bot.tables.model import Pause, PauseReason, Table
from engine import Deal, Phase, Play, Seat
from engine.players.levels import Level
from tests.bot.panel_checks import LANGUAGES, USERS, check, shown, table_of
from tests.bot.panels.moments import games
from tests.random_games import Game


def test_a_host_alone_with_computers_chooses_before_the_first_trick() -> None:
    counted = {True: 0, False: 0}
    for number, game in enumerate(games()):
        reader = Reader(language=LANGUAGES[number % 3], text_only=number % 2 == 1)
        for seat in range(game.rules.seats):
            panel = hand_panel(shown(game, seat, alone(game, seat)), reader)
            check(panel)
            assert bool(chosen(panel)) is before_the_first_trick(game), (game.rules, game.state.phase)
            counted[bool(chosen(panel))] += 1
    assert min(counted.values()) > 100


def test_nobody_else_does() -> None:
    begun = [game for game in games() if before_the_first_trick(game)]
    for game in begun[:60]:
        for seat in range(game.rules.seats):
            for table in others(alone(game, seat), seat):
                assert not chosen(hand_panel(shown(game, seat, table), Reader(language="en")))


def test_it_shows_the_level_that_all_computers_have() -> None:
    game = next(game for game in games() if before_the_first_trick(game))
    for level in Level:
        panel = hand_panel(shown(game, 0, replace(alone(game, 0), level=level)), Reader(language="en"))
        assert chosen(panel) == [(level.value, f"Computers: {level}")]


def alone(game: Game, seat: Seat) -> Table:
    """The game of one member, the host, against computers."""
    table = table_of(game, computers=frozenset(range(game.rules.seats)) - {seat})
    return replace(table, host=USERS[0] + seat)


def others(table: Table, seat: Seat) -> Iterator[Table]:
    """The same game where the member in a seat may not set the level, or has something else to do first."""
    mine = table.seats[seat]
    assert mine is not None
    yield replace(table, host=1)
    yield replace(table, rated=True)
    yield replace(table, contest=9)
    yield replace(table, pause=Pause(PauseReason.AGREED, 1))
    yield with_seat(table, seat, away_at=1)
    beside = (seat + 1) % len(table.seats)
    yield with_seat(table, beside, user=1)
    if len(table.seats) > 2:
        yield with_seat(table, beside, level=Level.NOVICE)


def with_seat(table: Table, seat: Seat, **changes: object) -> Table:
    return replace(
        table,
        seats=tuple(
            replace(each, **changes) if place == seat and each is not None else each  # type: ignore[arg-type]
            for place, each in enumerate(table.seats)
        ),
    )


def before_the_first_trick(game: Game) -> bool:
    deals = sum(isinstance(action, Deal) for action in game.actions)
    return deals < 2 and game.state.phase is not Phase.PLAYING and not any(isinstance(a, Play) for a in game.actions)


def chosen(panel: Panel) -> list[tuple[str, str]]:
    """What the menu of levels shows: value and label."""
    menu = Press(Verb.LEVEL, 987_654, index=1).menu()
    menus = [block.select for block in panel.blocks if isinstance(block, Menu) and block.select.id == menu]
    return [(choice.value, choice.label) for each in menus for choice in each.choices if choice.chosen]
