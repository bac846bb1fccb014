"""A contest's table in its channel: it posts itself, offers only play, and knows who has come."""

from simcord import ResponseMessage

from bot.panels.core.custom_ids import Verb
from bot.tables.commands.contest import HoldForContest, MarkAbsent, ReleaseForContest
from bot.texts import say
from tests.cogs.scenes import (
    PAINTED,
    Maker,
    as_bot,
    contest,
    is_over,
    look,
    offered,
    open_hand,
    pattern,
    press_of,
    table_message,
    tables,
    until,
)
from tests.suite import rest
from tests.world import World, buttons, text

LOCKED = {Verb.JOIN, Verb.SIT, Verb.SIT_HERE, Verb.LEAVE, Verb.CLOSE, Verb.PAUSE, Verb.HINTS, Verb.CASUAL}
REMATCHES = {Verb.REMATCH, Verb.NEW_PARTNERS, Verb.REMATCH_HERE}


def verbs(message: ResponseMessage) -> set[Verb]:
    return {press.verb for button in buttons(message) if (press := press_of(button)) is not None}


@rest
async def test_a_member_comes_to_a_contests_table_and_plays_to_its_end(w: World) -> None:
    ann, ben, cleo = w.members[:3]
    await contest(w)
    await w.later(PAINTED)
    message = table_message(w)
    assert verbs(message).isdisjoint(LOCKED)
    await as_bot(w, tables(w).do(1, MarkAbsent(range(4))))
    await w.later(PAINTED)
    assert Verb.BACK in verbs(message)
    assert verbs(message).isdisjoint(LOCKED)
    hand = await open_hand(w, ann)
    now = await look(w)
    assert [sitter is not None and sitter.agreed and not sitter.away for sitter in now.table.seats[:2]] == [True, False]
    assert offered(hand, Verb.BACK) == []
    await w.click(ben, message, pattern(Verb.BACK, 1))
    await w.click(cleo, message, pattern(Verb.HAND, 1))
    assert verbs(w.panel(cleo)).isdisjoint(LOCKED)
    await w.click(ann, message, pattern(Verb.MORE, 1))
    assert verbs(w.panel(ann)).isdisjoint(LOCKED)
    await until(w, is_over)
    assert verbs(table_message(w)).isdisjoint(REMATCHES)
    assert Verb.RESULT_SHARE in verbs(hand)
    assert verbs(hand).isdisjoint(REMATCHES)


@rest
async def test_a_pause_of_the_contest_is_shown_and_offers_no_way_back(w: World, make: Maker) -> None:
    ann = w.members[0]
    await contest(w)
    await as_bot(w, tables(w).do(1, HoldForContest()))
    await w.restart(make())  # before anything was posted
    await w.later(PAINTED)
    assert len(w.public()) == 1
    paused = say("en", "contest-table-paused").replace("*", "")
    assert paused in text(table_message(w)).replace("*", "")
    panel = await open_hand(w, ann)
    assert paused in text(panel).replace("*", "")
    assert offered(panel, Verb.BACK) == []
    await as_bot(w, tables(w).do(1, ReleaseForContest()))
    await w.later(PAINTED)
    assert paused not in text(table_message(w)).replace("*", "")
    assert len(w.public()) == 1
