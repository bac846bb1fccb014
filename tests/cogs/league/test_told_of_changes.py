"""Members are called to what others do to their entry."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.panels.core.custom_ids import Verb
from tests.cogs.league.scenes import POSTED, SOON, board, by, organiser, pick, press_leave, publish
from tests.cogs.scenes import as_bot, bower
from tests.contests.promises import promise
from tests.world import selects, text

if TYPE_CHECKING:
    from tests.world import World

CONTEST = 1


@promise("organizers-invite", "members-own-press")
async def test_a_member_is_invited_by_a_call_and_is_in_by_a_press(w: World) -> None:
    mia, ann = await organiser(w), w.members[0]
    await publish(w, mia, "hustle", start="2027-01-20 08:00", entrants="4-8")
    await mia.slash(w.channel, "league manage")
    await pick(w, mia, "invite")
    await mia.select(w.panel(mia), [ann], custom_id=selects(w.panel(mia))[-1]["custom_id"])
    await w.click(mia, w.panel(mia), by(Verb.CONTEST_SURE))
    await w.later(POSTED)
    call = w.public()[-1]
    assert "Mia invites you" in text(call)
    assert f"<@{ann.id}>" in text(call)
    stored = await as_bot(w, bower(w).services.contests.look(CONTEST))
    assert stored.entry_of(ann.id) is None, "nothing counts before the press"
    await w.click(ann, call, by(Verb.CONTEST_JOIN))
    assert "You’re in" in text(w.panel(ann))


@promise("members-left-alone")
async def test_one_of_a_pair_leaves(w: World) -> None:
    mia, (ann, ben, *_) = await organiser(w), w.members
    await publish(w, mia, "cup", start=SOON, entrants="4-8")
    for one, two in ((ann, ben), (ben, ann)):
        await one.slash(w.channel, "league join", partner=two)
    await w.later(POSTED)
    await press_leave(w, ann, board(w))
    await w.click(ann, w.panel(ann), by(Verb.CONTEST_LEAVE_SURE))
    await w.later(POSTED)
    call = w.public()[-1]
    assert "your partner has left" in text(call)
    assert [f"<@{member.id}>" in text(call) for member in (ann, ben)] == [False, True]
