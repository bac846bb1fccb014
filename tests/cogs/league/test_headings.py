"""What heads the tables of a contest."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.contests.organizers import Rename
from bot.tables.model import Member
from cogs.contests.rooms import Headings
from tests.cogs.league.test_playing import begun
from tests.cogs.scenes import as_bot, bower
from tests.contests.promises import promise

pytestmark = promise("messages-posts")

if TYPE_CHECKING:
    from tests.cogs.scenes import Maker
    from tests.world import World


async def test_a_table_has_the_name_that_its_contest_has_now(w: World, make: Maker) -> None:
    mia = await begun(w, make)
    contests = bower(w).services.contests
    shown = Headings(contests)
    table = (await as_bot(w, bower(w).services.tables.look(1))).table
    first = await as_bot(w, shown.of(table))
    assert first is not None
    assert "Hustle over weeks" in first.title
    await as_bot(w, contests.do(1, Rename(Member(mia.id, "Mia", moderator=True), "Tea night", "")))
    second = await as_bot(w, shown.of(table))
    assert second is not None
    assert second.title == first.title.replace("Hustle over weeks", "Tea night")
