"""Organisers seed by hand, with the effect shown before the yes, and everybody reads it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.texts import say
from tests.cogs.league.scenes import organiser, pick, publish, rule
from tests.cogs.scenes import answer
from tests.suite import rest
from tests.world import text

if TYPE_CHECKING:
    from tests.world import World


@rest
async def test_a_seed_is_typed_shown_and_logged(w: World) -> None:
    mia = await organiser(w)
    await publish(w, mia, "cup")
    ann, ben = w.members[:2]
    await ann.slash(w.channel, "league join", partner=ben)
    await ben.slash(w.channel, "league join", partner=ann)
    for typed, told in (
        ("2", say("en", "contest-bad-seed", most=1)),
        ("two", say("en", "contest-bad-seed", most=1)),
        ("1", "Put Ann & Ben at seed 1? Entrants from that seed on move down.\n"
              "Seeds set by hand: 1. Ann & Ben. All others follow: by rating."),
    ):  # fmt: skip
        await mia.slash(w.channel, "league manage")
        await pick(w, mia, "seed")
        await mia.submit_modal(await pick(w, mia, "1"), {"text": typed})
        assert told in text(w.panel(mia))
    assert "Done" in await rule(w, mia, "They won last year")
    await mia.slash(w.channel, "league manage")
    assert "Seeds set by hand: 1. Ann & Ben." in text(w.panel(mia))
    log = answer(await ann.slash(w.channel, "league show", view="log"))
    assert "Ann & Ben: seed 1, set by hand." in log
    assert "They won last year" in log
