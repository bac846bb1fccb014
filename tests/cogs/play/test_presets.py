"""A whole game by each preset: opened with the command, played with the buttons, against computers; some by four."""

import pytest
from simcord import MemberActor, ResponseMessage

from bot.panels.core.custom_ids import Verb
from bot.tables.model import Status
from engine import PRESETS
from engine.rules.options import Scoring
from tests.cogs.scenes import PAINTED, Maker, answer, look, menu_of, offered, open_hand, pattern, table_message
from tests.cogs.secrecy import Watch
from tests.suite import COVERING, sampled
from tests.world import World, text

TURNS = 400
"""More than the member's turns and the pauses of any of these games."""


@pytest.fixture
def make(make: Maker) -> Maker:
    """Computers that hardly stop to think. Time passes only while nothing is on its way: every answer is out first."""
    make.settings = make.settings.model_copy(update={"computer_pace": 0.01})
    return make


async def go_on(w: World, member: MemberActor, panel: ResponseMessage) -> None:
    """What nobody is asked for: the next deal, where the panel offers it, or time for the computers."""
    before = (await look(w)).table.version
    if offered(panel, Verb.DEAL):
        await w.click(member, panel, pattern(Verb.DEAL, 1))
    if (await look(w)).table.version == before:
        await w.later(1)


@pytest.mark.parametrize("preset", sampled(PRESETS, [], COVERING[::4]))
async def test_a_whole_game_by_a_preset(w: World, preset: str) -> None:
    ann, rules = w.members[0], PRESETS[preset]
    watch = Watch(w)
    opened = await ann.slash(w.channel, "table open", rules=preset, computers=rules.seats - 1)
    assert opened.acknowledged
    assert "How to play:" in answer(await ann.slash(w.channel, "houserules show"))
    await ann.slash(w.channel, "table start")
    await w.later(PAINTED)
    now = await look(w)
    assert (now.table.preset, now.table.rules) == (preset, rules)
    panel = await open_hand(w, ann)
    presses = 0
    for _ in range(TURNS):
        now = await look(w)
        if not now.table.running:
            break
        found = offered(panel) if now.to_act == 0 else []
        if found:
            calls = [button for button in found if button.style == 3]
            await w.click(ann, panel, str((calls or found)[0].custom_id))
            presses += 1
        else:
            await go_on(w, ann, panel)
        watch.check()
    assert now.table.status is Status.OVER, "the game did not end"
    await w.later(PAINTED)
    watch.check()
    assert watch.leaks == []
    assert watch.seen > 100
    assert presses > 10
    view = now.public.view
    assert view is not None
    assert view.winner is not None
    if rules.scoring is Scoring.COUNT_DOWN:
        assert view.scores[view.winner] <= 0
    else:
        assert view.scores[view.winner] >= rules.winning_score
    finished = table_message(w)
    if rules.sides == 2:
        decided = view.games if rules.rubber else view.scores
        told = f"{decided[view.winner]} to {decided[1 - view.winner]}"
        assert told.replace("-", "\N{MINUS SIGN}") in text(finished)
    else:
        standings = [f"**{score}**".replace("-", "\N{MINUS SIGN}") for score in view.scores]
        assert all(standing in text(finished) for standing in standings)
    await w.click(ann, await menu_of(w, ann), pattern(Verb.VERIFY, 1))
    assert "deals check out" in text(w.panel(ann))
