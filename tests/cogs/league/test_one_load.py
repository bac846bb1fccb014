"""A press of a contest reads it whole once at most, with all that follows: answer, director, notice board."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.panels.contests.views import ContestView, place_of
from bot.panels.core.custom_ids import Verb
from tests.cogs.league.scenes import POSTED, by, organiser, publish
from tests.queries import count_statements
from tests.world import text

if TYPE_CHECKING:
    from tests.world import World


async def test_each_press_reads_its_contest_once_at_most(w: World) -> None:
    shown = await publish(w, await organiser(w), name="Friday hustle")
    ann, ben, *_ = w.members
    me = rf"bower:{Verb.CONTEST}:\d+:\d+:{place_of(ContestView.ME)}"
    for member, custom_id, loads in (
        (ann, by(Verb.CONTEST_JOIN), 1),
        (ben, by(Verb.CONTEST_JOIN), 1),
        (ann, me, 0),
        (ben, by(Verb.CONTEST_JOIN), 0),
    ):
        with count_statements() as sent:
            await w.click(member, shown, custom_id)
            await w.later(POSTED)
        assert sent.loads == loads, custom_id
    with count_statements() as sent:
        await w.click(ann, w.panel(ann), by(Verb.CONTEST_LEAVE))
        await w.later(POSTED)
    assert sent.loads == 1
    assert "1 signed up" in text(shown) or "1 of" in text(shown)
