"""A cup of eight pairs, each match the best of three games: a dispute, an answer, and a match that is awarded.

The role for signing up is deleted; one of a pair leaves, and five look for partners, of whom one is absent.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.contests.fields import DraftField
from bot.panels.core.custom_ids import Verb
from tests.cogs.league.scenes import POSTED, board, by, choose, fill_in, invitation, organiser, pick, rule
from tests.cogs.league.whole.hall import (
    BREAK,
    START_IN_ROME,
    Transcript,
    leap_to_check_in,
    leap_to_start,
    leave_partner,
    newcomers,
    open_match,
    pair_up,
    play,
    said,
    save_short_rules,
    take_short_rules,
)
from tests.cogs.league.whole.scope import CUP
from tests.cogs.scenes import answer
from tests.contests.promises import promise
from tests.suite import night
from tests.world import selects, text

if TYPE_CHECKING:
    from tests.world import World


@promise("contest-cup", "members-pairs", "members-left-alone", "members-looking", "members-dispute")
@night
async def test_a_cup_of_eight_pairs(w: World) -> None:
    seen = Transcript(w)
    mia = await organiser(w)
    await mia.slash(w.channel, "admin settings", time_zone="Europe/Rome")
    *everyone, absent = [*w.members, *await newcomers(w, 12)]
    await save_short_rules(w, mia)
    await mia.slash(w.channel, "league create", template="cup")
    await fill_in(w, mia, name="Winter cup", start=START_IN_ROME, entrants="4-8")
    await take_short_rules(w, mia)
    await choose(w, mia, DraftField.BEST_OF_THREE, "yes")
    await choose(w, mia, DraftField.SEEDING, "lots")
    role = w.guild.create_role("Club")
    await choose(w, mia, DraftField.ROLE, role)
    await w.click(mia, w.panel(mia), by(Verb.CONTEST_PUBLISH))
    await w.later(POSTED)
    shown = board(w)
    w.env.backend.delete_role(w.guild.id, role.id)
    await w.later(10)

    ann, ben, cleo, dan, *others = everyone
    await w.click(ann, shown, by(Verb.CONTEST_PARTNER))
    await ann.select(w.panel(ann), [cleo], custom_id=selects(w.panel(ann))[-1]["custom_id"])
    await w.click(cleo, invitation(w), by(Verb.CONTEST_DECLINE))
    await ann.slash(w.channel, "league join", partner=ben)
    await w.click(ben, invitation(w), by(Verb.CONTEST_ACCEPT))
    await pair_up(w, [(cleo, dan), *zip(others[:10:2], others[1:10:2], strict=True)])
    await leave_partner(w, others[9], others[8])
    for member in (*others[8:], absent):
        await w.click(member, shown, by(Verb.CONTEST_JOIN))
    await leap_to_check_in(w)
    for member in everyone:
        await w.click(member, shown, by(Verb.CONTEST_CHECK_IN))
    await leap_to_start(w)
    assert said(w, "round 1: the tables are open")
    assert "You’re not in this contest" in answer(await absent.slash(w.channel, "league show", contest=1, view="me"))

    await open_match(w, ann)
    opened = await w.click(ann, w.panel(ann), by(Verb.CONTEST_DISPUTE))
    await ann.submit_modal(opened, {"text": "Who deals first?"})
    await w.later(POSTED)
    assert not said(w, "Who deals first?"), "the channel doesn't read it"
    await w.click(mia, w.public()[-1], by(Verb.CONTEST_ANSWER))
    await w.click(mia, w.panel(mia), by(Verb.CONTEST_MANAGE))
    assert "Who deals first?" in text(w.panel(mia))
    await w.click(mia, w.public()[-1], by(Verb.CONTEST_ANSWER))
    await rule(w, mia, "North, at every table")
    await w.later(POSTED)
    assert said(w, "North, at every table")

    await mia.slash(w.channel, "league manage")
    await pick(w, mia, "forfeit")
    side = next(each for each in selects(w.panel(mia))[-1]["options"] if dan.name in each["label"])
    await pick(w, mia, side["value"])
    await rule(w, mia, "They had to go")
    await w.later(POSTED)
    assert "won without playing" in answer(await ann.slash(w.channel, "league show", view="bracket"))

    for came in (12, 8, 4):
        assert await play(w, everyone) == came
        await w.later(BREAK)
    await w.later(BREAK)
    assert said(w, "is over. First:")
    bracket = answer(await ann.slash(w.channel, "league show", contest=1, view="bracket"))
    assert "2–0" in bracket or "2–1" in bracket, "the best of three"
    assert (await ann.slash(w.channel, "league export", contest=1, format="page")).acknowledged
    seen.check(CUP)
