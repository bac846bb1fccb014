"""States of a table that come late: a hand panel goes on to show the newest."""

from tests.cogs.scenes import as_bot, begun, look, member_to_act, open_hand, presenter, press_turn, until
from tests.world import World, text


async def test_an_older_state_does_not_come_back_into_a_hand_panel(w: World) -> None:
    await begun(w)
    before = await until(w, lambda now: now.to_act is not None)
    member = member_to_act(w, before)
    panel = await open_hand(w, member)
    asked = text(panel)
    await press_turn(w)
    await w.later(2)
    answered = text(panel)
    assert (await look(w)).revision > before.revision
    assert answered != asked

    async def come_late() -> None:
        presenter(w).panels.refresh_for(before)

    await as_bot(w, come_late())
    await w.later(2)
    assert text(panel) == answered
