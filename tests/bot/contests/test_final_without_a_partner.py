"""A finalist's partner leaves before the final: it is played only if a substitute comes, and everybody reads that."""

from dataclasses import replace

import pytest

from bot.contests.commands.signing_up import Leave, Offer, Standing
from bot.contests.state import StoredContest
from bot.contests.templates import Template
from bot.panels.contests.board import board_panel
from bot.panels.contests.me import me_panel
from bot.panels.core.reader import Reader
from bot.texts.catalogue import say
from engine.contest.events import Match
from tests.bot.contests.test_last_matches import next_round, ruled
from tests.bot.contests.world import CROWD, World, member_of
from tests.bot.panel_checks import LANGUAGES, texts
from tests.there import there

SUB = CROWD[40]


async def left_before_the_final(world: World) -> tuple[StoredContest, int, int]:
    """A cup between its first round and its final, the finalist whom one has left, and the other."""
    stored = await world.begun(8, Template.CUP, least=4)
    stored = await ruled(world, stored.id)
    one, other = (max(match.north + match.east, key=lambda e: _won(stored, match, e)) for match in _first(stored))
    return await world.contests.do(stored.id, Leave(member_of(stored, one))), one, other


def _first(stored: StoredContest) -> tuple[Match, ...]:
    return stored.contest.rounds[0].matches


def _won(stored: StoredContest, match: Match, entrant: int) -> int:
    result = there(stored.outcome((1, _first(stored).index(match))))
    return result.games[entrant not in match.north]


def said(stored: StoredContest, entrant: int, language: str) -> str:
    """The board, and *Me* of an entrant's second member."""
    board = replace(stored, plan=replace(stored.plan, language=language))
    user = member_of(stored, entrant, 1).user
    panels = board_panel(board), me_panel(board, Reader(language=language), user)
    return "\n".join(line for panel in panels for line in texts(panel))


@pytest.mark.parametrize("comes", [True, False])
async def test_the_board_says_what_the_final_needs(world: World, comes: bool) -> None:
    stored, one, other = await left_before_the_final(world)
    assert not stored.has_more
    for language in LANGUAGES:
        button = say(language, "league-button-offer")
        over = say(language, "league-rounds-over").split(".")[0]
        for entrant in (one, other):
            text = said(stored, entrant, language)
            assert f"*{button}*" in text
            assert over not in text
    if comes:
        await world.contests.do(stored.id, Offer(SUB, Standing(), offers=True))
        stored = await next_round(world, stored.id)
        assert stored.round == 2
        assert {one, other} == {*(final := stored.contest.rounds[1].matches[0]).north, *final.east}
        return
    stored = await next_round(world, stored.id)
    assert stored.stage.is_final
    assert stored.standings()[0][0].entrant == other


async def test_all_rounds_are_played_once_both_have_left(world: World) -> None:
    stored, one, other = await left_before_the_final(world)
    stored = await world.contests.do(stored.id, Leave(member_of(stored, one, 1)))
    for language in LANGUAGES:
        assert say(language, "league-rounds-over").split(".")[0] in said(stored, other, language)
