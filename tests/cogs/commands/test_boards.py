"""`/boards`: three hands for all, a private table each, what others did, nothing of a board before it is played."""

import re

from simcord import MemberActor, ResponseMessage
from sqlalchemy import select

from bot.boards.daily import BoardMaker
from bot.clock import DAY_MS
from bot.panels.boards import with_sign
from bot.panels.core.custom_ids import Press, Verb
from bot.store import schema
from bot.tables.model import Status
from bot.texts import say
from engine.cards import cards_in
from tests.bot.fake_boards import HOUSE, made_at_once
from tests.cogs.scenes import Maker, answer, as_bot, bower, forge, look, manager, offered, pattern
from tests.world import World, buttons, text

MOVED = 90.0
"""Virtual seconds in which computers have moved as far as they can."""


async def begun(w: World, member: MemberActor, number: int = 0) -> ResponseMessage:
    """The member's panel of a board that is under way, asked for by `/boards` and one press."""
    await member.slash(w.channel, "boards")
    await w.click(member, w.panel(member), pattern(Verb.BOARD_PLAY, 0, number))
    await w.later(MOVED)
    return w.panel(member)


async def played(w: World, member: MemberActor, number: int = 0, choose: int = 0) -> ResponseMessage:
    """A board played to its end by presses alone; the panel that shows the result."""
    panel = await begun(w, member, number)
    while choices := offered(panel):
        await w.click(member, panel, str(choices[choose % len(choices)].custom_id))
        await w.later(MOVED)
        panel = w.panel(member)
    return panel


async def points(w: World, member: MemberActor) -> dict[int, int | None]:
    boards = bower(w).services.daily_boards
    found = await as_bot(w, boards.of_member(boards.day, member.id))
    return {number: each.points for number, each in found.items()}


async def test_a_board_from_the_command_to_its_result(w: World) -> None:
    ann, ben, *_ = w.members
    assert " of 1" not in text(await played(w, ben)), "there is nobody to be compared with"
    panel = await played(w, ann)
    made = (await points(w, ann))[0]
    assert made is not None
    told = text(panel)
    assert f"Board 1: {with_sign(made)}" in told
    assert "Nobody did better, of 2." in told
    assert "Where you played nobody did, of 2." in told
    assert f"expert {with_sign(HOUSE[-1])}" in told
    assert [request.path for request in w.env.http_requests if request.path.startswith("/channels/")] == []
    assert offered(panel, Verb.REMATCH) == []
    await w.click(ann, panel, pattern(Verb.BOARDS, 0))
    assert f"**Board 1** · computers: improver · **{with_sign(made)}**" in text(w.panel(ann))
    await w.click(ann, w.panel(ann), pattern(Verb.BOARD_PLAY, 0, 0))
    assert f"Board 1: {with_sign(made)}" in text(w.panel(ann)), "the result again, and no second try"


async def test_three_boards_are_compared_and_shared_with_a_button_for_everyone(w: World) -> None:
    ann, ben, *_ = w.members
    for number in range(3):
        await played(w, ann, number)
    total = sum(each or 0 for each in (await points(w, ann)).values())
    await ann.slash(w.channel, "boards")
    panel = w.panel(ann)
    assert f"All three boards: **{with_sign(total)}**" in text(panel)
    assert "Streak: 1 day with the puzzle or a board" in text(panel)
    await w.click(ann, panel, pattern(Verb.BOARDS_SHARE, 0))
    shared = w.public()[-1]
    assert re.search(rf"Ann: [🟩🟨🟥]{{3}} \*\*{re.escape(with_sign(total))}\*\*", text(shared))
    assert "'spoiler': True" in str(shared.components)
    # from a friend's result to the first own card: two presses
    await w.click(ben, shared, pattern(Verb.BOARDS, 0))
    await w.click(ben, w.panel(ben), pattern(Verb.BOARD_PLAY, 0, 0))
    await w.later(MOVED)
    assert offered(w.panel(ben))
    assert "Ann" in text(shared), "the shared message stays"


async def test_in_direct_messages_a_board_is_two_presses_away_and_belongs_to_no_server(w: World) -> None:
    ann = w.members[0]
    page = (await ann.user.slash("boards")).response
    assert page is not None
    await forge(w, ann.user, page, str(offered(page, Verb.BOARD_PLAY)[0].custom_id))
    await w.later(MOVED)
    while choices := offered(page):
        await forge(w, ann.user, page, str(choices[0].custom_id))
        await w.later(MOVED)
    assert "Board 1: " in text(page)
    assert "Where you played" not in text(page)
    found = await as_bot(w, bower(w).services.daily_boards.of_member(bower(w).services.daily_boards.day, ann.id))
    assert [each.guild for each in found.values()] == [0]


async def test_nobody_changes_the_players_of_a_board_or_asks_for_hints(w: World) -> None:
    ann = w.members[0]
    await begun(w, ann)
    before = (await look(w)).table
    await forge(w, ann, w.panel(ann), Press(Verb.LEVEL, 1).menu(), "first-timer")
    await forge(w, ann, w.panel(ann), Press(Verb.HINTS, 1, index=1).button_id())
    assert (await look(w)).table == before
    await forge(w, ann, w.panel(ann), Press(Verb.MORE, 1).button_id())
    more = w.panel(ann)
    assert offered(more, Verb.CLOSE)
    assert not offered(more, Verb.HINTS)


async def test_where_it_was_decided_is_told_and_the_hand_is_tried_again(w: World) -> None:
    ann = w.members[0]
    panel = await played(w, ann, choose=-1)
    made = await points(w, ann)
    await w.click(ann, panel, pattern(Verb.REVIEW, 1))
    decided = w.panel(ann)
    again = offered(decided, Verb.BOARD_AGAIN)
    assert again, text(decided)
    await w.click(ann, decided, str(again[0].custom_id))
    await w.later(MOVED)
    panel = w.panel(ann)
    assert offered(panel), "the member is asked the same once more"
    line = int(str(again[0].custom_id).split(":")[-1])
    one, two = await log_of(w, 1), await log_of(w, 2)
    assert two[:line] == one[:line]
    await w.click(ann, decided, str(again[0].custom_id))
    await w.later(MOVED)
    assert (await look(w, 2)).table.status is Status.CLOSED, "one is tried at a time"
    panel = w.panel(ann)
    while choices := offered(panel):
        await w.click(ann, panel, str(choices[0].custom_id))
        await w.later(MOVED)
        panel = w.panel(ann)
    assert (await look(w, 3)).table.status is Status.OVER
    assert await points(w, ann) == made, "nothing counts"


async def log_of(w: World, table: int) -> list[str]:
    log = schema.log.c
    async with bower(w).services.database.read() as connection:
        return [*await connection.scalars(select(log.line).where(log.table_id == table).order_by(log.seq))]


async def test_the_day_after_the_boards_are_opened(w: World, make: Maker) -> None:
    ann = w.members[0]
    panel = await played(w, ann)
    day = await as_bot(w, bower(w).services.daily_boards.today())
    await ann.slash(w.channel, "boards")
    assert day.promise in text(w.panel(ann))
    assert day.secret.hex() not in text(w.panel(ann))
    await w.click(ann, panel, pattern(Verb.BOARDS, 0))
    make.clock.at += DAY_MS
    await ann.slash(w.channel, "boards")
    await w.click(ann, w.panel(ann), pattern(Verb.BOARDS, 0))
    assert day.secret.hex() in text(w.panel(ann))
    assert day.promise in text(w.panel(ann))


async def test_cards_of_a_board_are_not_shared(w: World) -> None:
    ann = w.members[0]
    panel = await played(w, ann)
    for verb in (Verb.RESULT_SHARE, Verb.REVIEW_SHARE, Verb.REPLAY_SHARE):
        result = await forge(w, ann, panel, f"bower:{verb}:1:0:0")
        assert answer(result) == say("en", "boards-open")
    assert w.public() == []


async def test_after_an_update_what_is_left_is_closed_with_a_sentence(w: World, make: Maker) -> None:
    ann = w.members[0]
    await played(w, ann)
    await begun(w, ann, 1)
    make.make_boards = BoardMaker(made_at_once, "two")
    await w.restart(make())
    await ann.slash(w.channel, "boards")
    told = text(w.panel(ann))
    assert "Bower was updated today" in told
    assert "**Board 2** · computers: regular · not finished" in told
    assert offered(w.panel(ann), Verb.BOARD_PLAY)[0].label == "Board 1"
    result = await forge(w, ann, w.panel(ann), f"bower:{Verb.BOARD_PLAY}:0:{bower(w).services.daily_boards.day}:2")
    assert "There are new boards tomorrow" in answer(result)


async def test_nobody_else_finds_a_board(w: World) -> None:
    ann, ben, *_ = w.members
    await begun(w, ann)
    boss = await manager(w)
    for other in (ben, boss):
        for command in ("hand", "table show"):
            assert "no table" in answer(await other.slash(w.channel, command, table=1))
        for command in ("game replay", "game review", "game check", "game export"):
            assert "no table" in answer(await other.slash(w.channel, command, game=1))
    assert len(buttons(w.panel(ann))) > 0
    assert cards_in((await look(w, 1)).view_for(0).view.cards)
