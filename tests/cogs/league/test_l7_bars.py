"""L7: an organizer who adds a member late reads whether they were taken out; the member cannot come back alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.contests.commands.rulings import Disqualify
from bot.contests.errors import ContestCode
from bot.panels.contests.manage import Task
from bot.panels.core.custom_ids import Verb
from bot.tables.model import Member
from bot.texts import say
from tests.cogs.league.scenes import by, menu, organiser, publish
from tests.cogs.scenes import answer, as_bot, bower
from tests.suite import rest
from tests.world import text

if TYPE_CHECKING:
    from tests.world import World


@rest
async def test_l7_an_organizer_reads_that_a_member_was_taken_out(w: World) -> None:
    mia, (ann, ben, *_) = await organiser(w), w.members
    board = await publish(w, mia)
    await w.click(ann, board, by(Verb.CONTEST_JOIN))
    contests = bower(w).services.contests
    await as_bot(w, contests.do(1, Disqualify(Member(mia.id, "Mia"), 1, "rude")))
    await as_bot(w, bower(w).services.privacy.forget(ann.id))
    assert answer(await w.click(ann, board, by(Verb.CONTEST_JOIN))) == say("en", ContestCode.BARRED)
    for member in (ben, ann):
        await mia.slash(w.channel, "league manage", contest=1)
        await mia.select(w.panel(mia), [Task.ADD.value], custom_id=menu(w, mia, Verb.CONTEST_TASK))
        await mia.select(w.panel(mia), [member], custom_id=menu(w, mia, Verb.CONTEST_PEOPLE))
        assert ("was taken out" in text(w.panel(mia))) == (member is ann)
    await w.click(mia, w.panel(mia), by(Verb.CONTEST_SURE))
    assert (await as_bot(w, contests.look(1))).entry_of(ann.id) is not None
