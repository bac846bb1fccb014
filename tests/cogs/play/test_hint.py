"""The Hint button: for the member whose turn it is, in the same panel, and for nobody else to see."""

import pytest
from simcord import MemberActor, ResponseMessage

from bot.panels.core.custom_ids import Press, Verb
from bot.tables.commands.life import Start
from bot.tables.commands.play import Act
from bot.tables.errors import Code
from bot.tables.game import StoredTable
from bot.texts import say
from engine import Phase, Rules, dump, view
from tests.bot.scripted_tables import phase
from tests.cogs.scenes import (
    PAINTED,
    answer,
    as_bot,
    begun,
    bower,
    forge,
    kept,
    lobby,
    look,
    member_to_act,
    offered,
    open_hand,
    pattern,
    table_message,
    tables,
    until,
    who,
)
from tests.engine.players.review_games import by_thumb
from tests.fake_worker import FakeWorker, always, gate
from tests.suite import rest
from tests.there import there
from tests.world import World, buttons, panels, text

HOUR = 3_600_000
HINT = pattern(Verb.HINT, 1)


def give_worker(w: World, worker: FakeWorker) -> FakeWorker:
    bower(w).services.hints._worker = worker  # type: ignore[assignment]
    return worker


async def on_turn(
    w: World, of: Phase = Phase.FIRST_ROUND, rules: Rules | None = None
) -> tuple[StoredTable, MemberActor]:
    """A member's turn, its panel not open yet."""
    await begun(w, rules=rules or Rules(), clock_ms=HOUR, casual=True)
    now = await until(w, lambda now: phase(now.state) is of)
    return now, member_to_act(w, now)


def others(w: World, member: MemberActor) -> list[str]:
    """Everything that is shown to anybody else."""
    mine = {message.id for message in panels(w.env, member)}
    seen = [*w.public(), *(message for each in w.members if each is not member for message in panels(w.env, each))]
    return [text(message) for message in seen if message.id not in mine]


def has_hint(panel: ResponseMessage) -> bool:
    return bool(offered(panel, Verb.HINT))


@pytest.mark.parametrize("of", [Phase.FIRST_ROUND, Phase.PLAYING])
async def test_it_shows_the_best_choice_and_all_their_points_in_the_same_panel(w: World, of: Phase) -> None:
    now, member = await on_turn(w, of)
    panel = await open_hand(w, member)
    shown, before, choices = len(panels(w.env, member)), others(w, member), offered(panel)
    state = await kept(w)
    await w.click(member, panel, HINT)
    assert now.state is not None
    best = by_thumb(view(now.state, now.to_act), 0).best
    read = text(panel)
    assert "Hint: " in read
    assert any(each.label.startswith("✓ ") and each.label.endswith(" +1.00") for each in offered(panel))
    assert [each.custom_id for each in offered(panel)] == [each.custom_id for each in choices], "they stay buttons"
    assert not has_hint(panel)
    assert len(panels(w.env, member)) == shown
    assert others(w, member) == before, "nobody else learns of it"
    assert await kept(w) == state, "nothing is written"
    index = next(place for place, each in enumerate(view(now.state, now.to_act).choices) if each == best.action)
    await w.click(member, panel, pattern(Verb.ACT, 1, index))
    assert (await look(w)).table.version > now.table.version, dump(best.action)
    assert "Hint: " not in text(panel)


async def test_only_what_the_member_sees_goes_into_it(w: World) -> None:
    now, member = await on_turn(w)
    worker = give_worker(w, FakeWorker())
    await w.click(member, await open_hand(w, member), HINT)
    ((mine, _),) = worker.asked
    assert now.state is not None
    assert mine == view(now.state, now.to_act)


async def test_it_is_not_for_others(w: World) -> None:
    now, member = await on_turn(w)
    waits = next(each for each in w.members[:4] if each is not member)
    panel = await open_hand(w, waits)
    assert not has_hint(panel)
    press = Press(Verb.HINT, 1, now.table.version).button_id()
    await forge(w, waits, panel, press)
    assert "Hint: " not in text(w.panel(waits))
    eve = w.members[4]
    assert answer(await forge(w, eve, table_message(w), press)) == say("en", Code.NOT_SEATED)


async def test_pressed_in_the_public_message_it_is_shown_to_the_member_alone(w: World) -> None:
    now, member = await on_turn(w)
    await forge(w, member, table_message(w), Press(Verb.HINT, 1, now.table.version).button_id())
    assert "Hint: " in text(w.panel(member))
    assert not any("Hint: " in each for each in others(w, member))


@rest
async def test_a_hint_that_comes_after_the_turn_is_not_shown(w: World) -> None:
    now, member = await on_turn(w)
    worker = give_worker(w, gate())
    panel = await open_hand(w, member)
    await w.click(member, panel, HINT, acknowledged=False)
    await w.later(2)  # promised by now
    await as_bot(w, tables(w).do(1, Act(member.id, 0, now.table.version)))
    there(worker.through).release()
    await w.later(PAINTED)
    assert len(worker.asked) == 1
    assert "Hint: " not in text(panel)


async def test_without_a_hint_the_member_gets_a_note_and_may_still_play(w: World) -> None:
    _, member = await on_turn(w)
    give_worker(w, FakeWorker(always()))
    panel = await open_hand(w, member)
    assert answer(await w.click(member, panel, HINT)) == say("en", Code.NO_HINT_YET)
    assert offered(panel)


async def test_the_host_turns_them_off_and_on(w: World) -> None:
    await lobby(w, members=4, rules=Rules(), clock_ms=HOUR, casual=True)
    ann, ben, *_ = w.members
    await w.click(ann, table_message(w), pattern(Verb.MORE, 1))
    await w.click(ann, w.panel(ann), pattern(Verb.HINTS, 1, 0))
    assert not (await look(w)).table.hints
    assert say("en", Code.NO_HINTS) in text(w.panel(ann))
    await w.later(PAINTED)
    assert say("en", Code.NO_HINTS) in text(table_message(w))
    await w.click(ben, table_message(w), pattern(Verb.MORE, 1))
    assert not any("hints" in str(each.custom_id) for each in buttons(w.panel(ben)))
    refused = await forge(w, ben, table_message(w), Press(Verb.HINTS, 1, index=1).button_id())
    assert answer(refused) == say("en", Code.NOT_HOST)
    await as_bot(w, tables(w).do(1, Start(who(ann))))
    now = await until(w, lambda now: phase(now.state) is Phase.FIRST_ROUND)
    member = member_to_act(w, now)
    panel = await open_hand(w, member)
    assert not has_hint(panel)
    refused = await forge(w, member, panel, Press(Verb.HINT, 1, now.table.version).button_id())
    assert answer(refused) == say("en", Code.NO_HINTS)
    await w.click(ann, table_message(w), pattern(Verb.MORE, 1))
    await w.click(ann, w.panel(ann, "Table 1"), pattern(Verb.HINTS, 1, 1))
    panel = await open_hand(w, member)
    await w.click(member, panel, HINT)
    assert "Hint: " in text(panel)
