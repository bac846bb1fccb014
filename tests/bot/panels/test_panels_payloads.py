"""Panels as Discord gets them: through the real components, against Discord's published description."""

from random import Random

import pytest

from bot.history.replay import positions, split_into_hands
from bot.members.preferences import Preferences
from bot.panels.account import preferences_panel, server_panel
from bot.panels.core.panel import Panel
from bot.panels.core.reader import Reader
from bot.panels.hand.panel import hand_panel
from bot.panels.help import TOPICS, help_panel
from bot.panels.replay import replay_panel, shared_hand, shared_position
from bot.panels.stats.leaderboard import BoardQuery, confirm_end_panel, leaderboard_panel, shared_board_panel
from bot.panels.table.menus import last_trick_panel, more_panel
from bot.panels.table.message import retired_panel, table_panel
from bot.servers import ServerSettings
from bot.stats.ladders import Ladder
from bot.stats.read.leaderboards import Board, BoardPage
from bot.stats.seasons import Season
from bot.tables.game import StoredTable
from bot.tables.model import Status
from engine import PRESETS, Phase, Rules, fairness
from tests.bot.panel_checks import LANGUAGES, USERS, WIDE, shown, table_of
from tests.bot.panels.as_sent import check_as_sent
from tests.bot.panels.rules_pages import rules_panels
from tests.random_games import Game, random_game
from tests.suite import rest, sampled

EMPTY_BOARD = BoardPage(board=Board.GAMES, ladder=Ladder(1), rows=(), page=0, pages=3, total=0)


def a_game() -> Game:
    return random_game(Rules(target=3), Random(5))


def a_panel_of_each_kind(language: str) -> list[Panel]:
    reader, game = Reader(language=language), a_game()
    seven = random_game(PRESETS["seven-card"], Random(1))
    table = table_of(game, language=language, names=(WIDE,) * 4)
    lobby = StoredTable(
        revision=0, secret=b"", table=table_of(status=Status.LOBBY, language=language), state=None
    ).public
    panels = [table_panel(lobby)]
    seen: set[Phase] = set()
    for actions in range(len(game.actions) + 1):
        here = Game(game.rules, game.dealer, game.actions[:actions])
        phase = here.state.phase
        if phase not in seen:
            seen.add(phase)
            public = shown(here, None, table)
            seat = here.state.actor or 0
            panels += [table_panel(public), retired_panel(public), hand_panel(shown(here, seat, table), reader)]
    for actions in range(1, len(seven.actions)):
        here = Game(seven.rules, seven.dealer, seven.actions[:actions])
        if here.state.phase is Phase.DISCARDING:  # eight cards, the most a hand can hold
            assert here.state.actor is not None
            panels += [table_panel(shown(here, None)), hand_panel(shown(here, here.state.actor), reader)]
            break
    else:
        pytest.fail("nobody took the upcard")
    jack = Game(PRESETS["columbus"], None, (fairness.draw(PRESETS["columbus"], bytes(32), 0),))
    panels.append(table_panel(shown(jack, None)))
    last = shown(game, None, table)
    steps = [*positions(split_into_hands(game.rules, game.actions), table, 0, None)]
    return [
        *panels,
        replay_panel(steps[len(steps) // 2], reader),
        shared_position(steps[-1], WIDE),
        shared_hand(steps, WIDE),
        last_trick_panel(last, reader),
        more_panel(lobby, reader, user=USERS[0], moderator=True),
        preferences_panel(Preferences(), reader),
        server_panel(ServerSettings(), reader, now=0),
        leaderboard_panel(EMPTY_BOARD, BoardQuery(board=Board.GAMES), reader),
        shared_board_panel(EMPTY_BOARD, reader, "Ann"),
        confirm_end_panel(Season(number=1, name="Autumn", started_at=0, ended_at=None), reader),
        *(part for preset, rules in PRESETS.items() for part in rules_panels(rules, preset, reader)),
        *(help_panel(reader, topic) for topic in TOPICS),
    ]


@rest
@pytest.mark.parametrize("language", sampled(LANGUAGES, ["fr"]))
@pytest.mark.parametrize("in_words", [False, True])
async def test_discord_takes_every_kind_of_panel(language: str, *, in_words: bool) -> None:
    await check_as_sent(a_panel_of_each_kind(language), in_words=in_words)
