"""Whole games through the buttons members see, from the first command to the rematch."""

import logging
from collections import Counter

import pytest

from bot.panels.core.custom_ids import Verb
from bot.tables.model import Status
from bot.texts import say
from tests.cogs.scenes import PAINTED, answer, look, menu_of, offered, open_hand, pattern, press_turn, table_message
from tests.cogs.secrecy import Watch, logged
from tests.suite import rest
from tests.world import MessageButton, World, panels, text


def bold(found: list[MessageButton]) -> MessageButton:
    """Calls trump when it can, so that games come to an end; cards from the left."""
    calls = [button for button in found if button.style == 3]
    return (calls or found)[0]


@rest
async def test_four_members_play_to_ten_points_and_again(w: World, caplog: pytest.LogCaptureFixture) -> None:
    """No card reaches anyone who may not see it; the result, statistics, leaderboard and check of the deals follow."""
    ann, ben, cleo, dan, eve = w.members
    watch = Watch(w)
    await ann.slash(w.channel, "table open")
    await w.later(PAINTED)
    for member, seat in ((ben, 1), (cleo, 2), (dan, 3)):
        await w.click(member, table_message(w), pattern(Verb.SIT, 1, seat))
        await w.later(PAINTED)
    await w.click(ann, table_message(w), pattern(Verb.START, 1))
    await w.later(5)
    presses: Counter[int] = Counter()
    while (now := await look(w)).table.running:
        if now.to_act is None:
            await w.later(6)  # the pause after a hand
            continue
        result = await press_turn(w, choose=bold)
        presses[result._interaction.user_id] += 1
        assert result.acknowledged
        await w.later(0.5)
        watch.check()
    await w.later(PAINTED)
    watch.check()
    assert watch.leaks == []
    assert watch.seen > 500
    entries = [r.getMessage() + (r.exc_text or "") for r in caplog.records if r.name.startswith(("bot", "cogs"))]
    assert any(r.levelno == logging.DEBUG for r in caplog.records)
    assert [entry for entry in entries if logged(entry)] == []
    assert set(presses) == {ann.id, ben.id, cleo.id, dan.id}

    assert now.table.status is Status.OVER
    view = now.public.view
    winner = view.winner
    high, low = view.scores[winner], view.scores[1 - winner]
    assert high >= 10 > low
    finished = table_message(w)
    names = ("Ann & Cleo", "Ben & Dan")[winner]
    assert f"**{names}**" in text(finished)
    assert f"{high} to {low}" in text(finished)
    hands = view.number
    assert [m.id for m in w.public()] == [finished.id]

    won, lost = ((ann, ben), (ben, ann))[winner]
    board = answer(await eve.slash(w.channel, "leaderboard"))
    assert "Leaderboard" in board
    assert next(line for line in board.splitlines() if won.name in line).startswith("1. ")
    assert "Eve" not in board
    told = answer(await eve.slash(w.channel, "stats member", member=won))
    assert told.startswith(f"{won.name}\n")
    assert "Games: 1\nWon: 100%" in told
    assert "Games: 1\nWon: 0%" in answer(await eve.context_menu(w.channel, "Euchre stats", lost))
    assert say("en", "stats-none-own") == answer(await eve.slash(w.channel, "stats me"))

    choices = await eve.autocomplete(w.channel, "game check", "game", "")
    assert [choice["value"] for choice in choices] == [1]
    checked = answer(await eve.slash(w.channel, "game check", game=1))
    assert f"All {hands} deals check out, and so " in checked
    await w.click(eve, await menu_of(w, eve), pattern(Verb.VERIFY, 1))
    assert text(w.panel(eve)) == checked
    await w.click(dan, await menu_of(w, dan), pattern(Verb.NEW_PARTNERS, 1))
    await w.later(5)
    again = await look(w, 2)
    assert [s.name for s in again.table.seats if s] == ["Ann", "Dan", "Ben", "Cleo"]
    await press_turn(w, 2)


async def test_one_member_and_three_computers(w: World) -> None:
    """The member presses only his own turns; computers take theirs in their own time, and nobody waits for ever."""
    ann = w.members[0]
    await ann.slash(w.channel, "table open", computers=3)
    await ann.slash(w.channel, "table start")
    await w.later(PAINTED)
    panel = await open_hand(w, ann)
    hands = waited = 0
    while (now := await look(w)).table.running and now.public.view.number < 3:
        if now.to_act == 0 and offered(panel):
            await w.click(ann, panel, str(offered(panel)[0].custom_id))
            waited = 0
        else:
            before = now.table.version
            await w.later(2)
            waited = 0 if (await look(w)).table.version != before else waited + 1
            assert waited < 5, "nobody moves"
        hands = max(hands, now.public.view.number)
    assert hands >= 2
    assert panels(w.env, ann)[-1].id == panel.id, "one panel is enough for the whole game"
    assert "counts in" not in answer(await ann.slash(w.channel, "stats me"))
    board = answer(await ann.slash(w.channel, "leaderboard", board="euchres_made"))
    assert not [s for s in (await look(w)).table.seats if s.is_computer and s.name in board]
