"""Going alone is asked about in the same panel, and a panel of a seat that is gone shows what is so."""

from bot.panels.core.custom_ids import Press, Verb
from bot.tables.commands.seats import Leave, Sit
from bot.texts import say
from engine import Phase, Rules, dump, view
from tests.bot.scripted_tables import phase
from tests.cogs.scenes import (
    as_bot,
    begun,
    forge,
    lobby,
    look,
    member_to_act,
    offered,
    open_hand,
    pattern,
    tables,
    until,
    who,
)
from tests.world import World, panels, text

HOUR = 3_600_000


async def test_one_tap_on_alone_is_a_question_and_not_a_call(w: World) -> None:
    await begun(w, rules=Rules(), clock_ms=HOUR)
    now = await until(w, lambda now: phase(now.state) is Phase.FIRST_ROUND)
    member = member_to_act(w, now)
    panel = await open_hand(w, member)
    choices, before = [each.custom_id for each in offered(panel)], len(panels(w.env, member))
    await w.click(member, panel, pattern(Verb.ALONE, 1))
    assert (await look(w)).table.version == now.table.version, "nothing is said yet"
    (sure,) = offered(panel)
    assert sure.label == "Sure: Order up, alone"
    assert len(panels(w.env, member)) == before
    await w.click(member, panel, pattern(Verb.HAND_AGAIN, 1))
    assert [each.custom_id for each in offered(panel)] == choices
    await w.click(member, panel, pattern(Verb.ALONE, 1))
    await w.click(member, panel, offered(panel)[0].custom_id or "")
    contract = view((await look(w)).state, None).contract  # type: ignore[arg-type]
    assert contract is not None
    assert contract.lone_maker == now.to_act


async def test_a_button_of_the_version_before_still_goes_alone_at_once(w: World) -> None:
    await begun(w, rules=Rules(), clock_ms=HOUR)
    now = await until(w, lambda now: phase(now.state) is Phase.FIRST_ROUND)
    member = member_to_act(w, now)
    panel = await open_hand(w, member)
    lines = [dump(each) for each in view(now.state, now.to_act).choices]  # type: ignore[arg-type]
    old = Press(Verb.ACT, 1, now.table.version, lines.index("order alone")).button_id()
    await forge(w, member, panel, old)
    assert (await look(w)).table.version > now.table.version


async def test_the_question_of_a_turn_that_is_over_shows_the_hand(w: World) -> None:
    await begun(w, rules=Rules(), clock_ms=HOUR)
    now = await until(w, lambda now: phase(now.state) is Phase.FIRST_ROUND)
    member = member_to_act(w, now)
    panel = await open_hand(w, member)
    await w.click(member, panel, pattern(Verb.ALONE, 1))
    stale = offered(panel)[0].custom_id or ""
    later = await until(w, lambda now: phase(now.state) is Phase.PLAYING)
    await forge(w, member, panel, stale)
    assert (await look(w)).table.version == later.table.version
    assert "Sure: " not in text(panel)


async def test_an_old_panel_of_a_seat_given_up_says_so_and_how_to_play_on(w: World) -> None:
    """Its token is too old to be refreshed, so that its buttons stay; "You're not seated" was no way on."""
    await begun(w, clock_ms=HOUR)
    now = await until(w, lambda now: phase(now.state) is Phase.PLAYING)
    member = member_to_act(w, now)
    panel = await open_hand(w, member)
    press = offered(panel)[0].custom_id or ""
    await w.later(20 * 60)
    await as_bot(w, tables(w).do(1, Leave(who(member))))
    await w.later(2)
    await forge(w, member, panel, press)
    assert text(w.panel(member)).startswith(say("en", "reply-no-longer", number="1"))
    assert offered(w.panel(member), Verb.PLAY_NOW)


async def test_it_becomes_the_hand_of_the_table_at_which_the_member_sits_now(w: World) -> None:
    await begun(w, clock_ms=HOUR)
    now = await until(w, lambda now: phase(now.state) is Phase.PLAYING and now.to_act != 0)
    member = member_to_act(w, now)
    panel = await open_hand(w, member)
    press = offered(panel)[0].custom_id or ""
    await w.later(20 * 60)
    await as_bot(w, tables(w).do(1, Leave(who(member))))
    new = await lobby(w)
    await as_bot(w, tables(w).do(new.table.id, Sit(who(member))))
    await forge(w, member, panel, press)
    assert say("en", "hand-lobby") in text(w.panel(member))
