"""A league of two divisions over two seasons and a change of clocks: the divisions follow from the standings.

A pair leaves after its last match. Between the seasons an account of a player is merged into another.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.panels.core.custom_ids import Verb
from engine.contest.formats import league
from tests.cogs.league.scenes import POSTED, board, by, fill_in, organiser, press_leave
from tests.cogs.league.whole.hall import (
    DAY,
    days_pass,
    draw_again,
    go_silent,
    newcomers,
    pair_up,
    pause,
    play,
    replace_member,
    said,
    save_short_rules,
    take_short_rules,
)
from tests.cogs.scenes import as_bot, bower
from tests.suite import night
from tests.world import text

if TYPE_CHECKING:
    import pytest

    from bot.contests.state import StoredContest
    from tests.world import World

START = "2027-03-22 00:00"
"""A Monday; on the Sunday after it the clocks of Rome go forward."""


@night
async def test_two_divisions_over_two_seasons(w: World, monkeypatch: pytest.MonkeyPatch) -> None:
    mia = await organiser(w)
    await mia.slash(w.channel, "admin settings", time_zone="Europe/Rome")
    everyone = [*w.members, *await newcomers(w, 14)]
    players, substitute = everyone[:18], everyone[18]
    await save_short_rules(w, mia)
    await mia.slash(w.channel, "league create", template="league")
    await fill_in(w, mia, name="Rome league", start=START, entrants="4-16")
    await take_short_rules(w, mia)
    await w.click(mia, w.panel(mia), by(Verb.CONTEST_PUBLISH))
    await w.later(POSTED)
    await pair_up(w, zip(players[::2], players[1::2], strict=True))
    await w.env.leap(66 * DAY)
    await w.later(20)
    assert said(w, "round 1: the tables are open")
    await replace_member(w, mia, players[0], substitute)
    await draw_again(w, mia)
    await pause(w, mia, 2 * DAY)
    await go_silent(w, monkeypatch, DAY)
    lower = list[int]()
    for number, came in enumerate((16, 16, 16, 8, 8), start=1):  # divisions of five and of four pairs
        assert said(w, f"round {number}: the tables are open")
        assert await play(w, (*players, substitute)) == came, number  # who plays at most half of the rounds
        await days_pass(w, {1: 11, 5: 3}.get(number, 7))  # three days were lost in round 1
        assert said(w, f"round {number} is over")
        if number == 3:  # the lower division has played all its rounds
            lower = lower_of(await as_bot(w, look(w, 1)))
            for member in players[16:18]:
                await press_leave(w, member, board(w))
                await w.click(member, w.panel(member), by(Verb.CONTEST_LEAVE_SURE))
    assert lower_of(await as_bot(w, look(w, 1))) == lower, "who has finished keeps the place"
    over, following = await as_bot(w, look(w, 1)), await as_bot(w, look(w, 2))
    order = names_of(over, league.next_divisions(over.contest, over.results))
    assert "Rome league #2" in text(board(w))
    old, players[4] = players[4], (await newcomers(w, 1, "New account"))[0]
    await mia.slash(w.channel, "admin merge", old=old, new=players[4])
    await w.click(mia, w.panel(mia), by(Verb.REPAIR_SURE))
    order = [frozenset(players[4].name if name == old.name else name for name in pair) for pair in order]
    await pair_up(w, zip(players[::2], players[1::2], strict=True))
    await w.env.leap(max(0.0, following.plan.starts_at / 1000 - over_at(over)) + DAY)
    await w.later(20)
    second = await as_bot(w, look(w, 2))
    upper, below = (names_of(second, members) for members in league.divisions(second.contest))
    assert ({*upper}, {*below}) == ({*order[:5]}, {*order[5:]})


def lower_of(stored: StoredContest) -> list[int]:
    """The pairs of the lower division, the first place first."""
    return [row.entrant for row in stored.standings()[1]]


async def look(w: World, number: int) -> StoredContest:
    return await bower(w).services.contests.look(number)


def names_of(stored: StoredContest, entrants: tuple[int, ...]) -> list[frozenset[str]]:
    entries = (stored.contest.entries[entrant] for entrant in entrants)
    return [frozenset(stored.people[player].name for player in entry.players) for entry in entries]


def over_at(stored: StoredContest) -> float:
    return (stored.ended_at or 0) / 1000
