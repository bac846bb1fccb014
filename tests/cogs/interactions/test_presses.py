"""Presses that are late, double, foreign or forged: nothing is played twice or for another, everyone is answered."""

import re

import pytest

from bot.panels.core.custom_ids import Press, Verb
from bot.tables.commands.life import Close
from bot.tables.commands.seats import Substitute
from bot.texts import say
from cogs.interactions import router
from engine import Rules
from tests.bot.scripted_tables import MOD
from tests.cogs.scenes import (
    PAINTED,
    answer,
    as_bot,
    begun,
    bower,
    forge,
    is_over,
    kept,
    lobby,
    look,
    member_to_act,
    offered,
    on_turn,
    open_hand,
    pattern,
    presenter,
    press_turn,
    table_message,
    tables,
    until,
    who,
)
from tests.suite import rest, sampled
from tests.world import World, buttons, panels, text

MENUS = (Verb.SUBSTITUTE, Verb.KICK, Verb.BOARD_COLUMN, Verb.PREFER_LANGUAGE, Verb.PREFER_SORT, Verb.PREFER_ONLY_CARD)
MENUS += (Verb.SERVER_LANGUAGE, Verb.SERVER_PRESET)
SHARES = (Verb.RESULT_SHARE, Verb.REVIEW_SHARE, Verb.REPLAY_SHARE, Verb.REPLAY_SHARE_HAND)
BOARDS = (Verb.BOARD, Verb.BOARD_ME, Verb.BOARD_SHARE)
WITHOUT_TABLE = (*BOARDS, Verb.SEASON_END, Verb.PREFER, *MENUS[2:])


@pytest.mark.parametrize("stage", sampled(["lobby", "game", "over"], (), ["game"]))
@pytest.mark.usefixtures("unlimited")
async def test_every_verb_forged_by_a_spectator_is_answered(w: World, stage: str) -> None:
    """An answer, no fault (the fixture sees to that), and at a table he does not sit at nothing is changed."""
    eve = w.members[4]
    await (lobby(w, members=4) if stage == "lobby" else begun(w))
    if stage == "over":
        await until(w, is_over)
    await as_bot(w, bower(w).services.puzzles.today())  # made in advance
    before = await kept(w)
    for verb in Verb:
        if verb in (Verb.PREFER, Verb.PREFER_LANGUAGE, Verb.PREFER_SORT, Verb.PREFER_ONLY_CARD):
            continue  # his own, and changed
        if verb in (Verb.PLAY_NOW, Verb.OPEN_TABLE):
            continue  # opens a table, whose message comes when time has passed: test_euchre.py
        press = Press(verb, 0 if verb in WITHOUT_TABLE else 1, (await look(w)).table.version, 0)
        values = ("0",) if verb in MENUS else ()
        result = await forge(w, eve, table_message(w), press.menu() if values else press.button_id(), *values)
        # a game that is over is open to all, and anyone who may write in the channel may show it there
        for_all = verb in (Verb.DEAL, Verb.BOARD_SHARE, Verb.STATS_SHARE) or (verb in SHARES and stage == "over")
        assert result.response is None or result.response.ephemeral or for_all, verb
        assert await kept(w) == before, verb


async def test_every_verb_is_answered_and_a_button_of_another_version_too(w: World) -> None:
    assert router._ENTRIES.keys() == set(Verb)
    await lobby(w)
    for custom_id, values in (("bower:dance:1:0:0", ()), ("bowermenu:oldverb:1:2:3", ("x",))):
        result = await forge(w, w.members[1], w.public()[-1], custom_id, *values)
        assert answer(result) == say("en", "reply-old-button")


async def test_a_spectator_who_asks_for_a_hand_sees_what_everyone_sees(w: World) -> None:
    eve = w.members[4]
    await begun(w, members=3)
    now = await until(w, lambda now: now.to_act is not None)
    await w.click(eve, table_message(w), pattern(Verb.HAND, 1))
    panel = w.panel(eve)
    assert say("en", "table-not-seated") in text(panel)
    assert "Your hand" not in text(panel)
    seat = next(at for at, sitter in enumerate(now.table.seats) if sitter is not None and sitter.is_computer)
    await w.click(eve, panel, rf"bower:sithere:1:0:{seat}")
    assert (await look(w)).table.seat_of(eve.id) == seat
    assert "Your hand" in text(panel)


@rest
async def test_another_members_button_does_nothing(w: World) -> None:
    """A partner, opponent or spectator who sends a press of another's panel is refused."""
    _, mine, panel = await on_turn(w)
    other = next(member for member in w.members[:4] if member is not mine)
    before = await kept(w)
    for button in offered(panel):
        result = await forge(w, other, table_message(w), str(button.custom_id))
        assert answer(result) == say("en", "table-not-your-turn")
        result = await forge(w, w.members[4], table_message(w), str(button.custom_id))
        assert answer(result) == say("en", "table-not-seated")
    assert await kept(w) == before


async def test_a_hand_panel_never_takes_the_place_of_a_public_message(w: World) -> None:
    await begun(w)
    now = await until(w, lambda now: now.to_act is not None)
    public = table_message(w)
    before = text(public)
    result = await forge(w, member_to_act(w, now), public, Press(Verb.ACT, 1, 0, 0).button_id())
    assert result.response.ephemeral
    assert text(public) == before


async def test_a_double_click_plays_once(w: World) -> None:
    now, member, panel = await on_turn(w)
    twice = (member, panel, str(offered(panel)[0].custom_id))
    await w.clicks_at_once(twice, twice)
    assert (await look(w)).table.version == now.table.version + 1


async def test_two_buttons_at_once_play_one(w: World) -> None:
    now, member, panel = await on_turn(w)
    one, two, *_ = offered(panel)
    await w.clicks_at_once((member, panel, str(one.custom_id)), (member, panel, str(two.custom_id)))
    assert (await look(w)).table.version == now.table.version + 1
    assert text(w.panel(member))


async def test_two_members_sit_down_at_once(w: World) -> None:
    _, ben, cleo, *_ = w.members
    await lobby(w)
    message = table_message(w)
    await w.clicks_at_once((ben, message, pattern(Verb.SIT, 1, 2)), (cleo, message, pattern(Verb.SIT, 1, 2)))
    now = await look(w)
    assert now.table.seats[2] is not None
    assert now.table.free_seats == (1, 3)
    second = cleo if now.table.seats[2].user == ben.id else ben
    assert text(w.panel(second)) == say("en", "table-seat-taken")


@rest
async def test_a_stale_press_gets_the_fresh_panel(w: World) -> None:
    _, member, panel = await on_turn(w)
    old = str(offered(panel)[0].custom_id)
    presenter(w).panels._open.clear()  # so that nothing refreshes it
    later = await until(w, lambda now: now.to_act is not None and now.table.version >= 6, seed=1)
    assert later.table.running
    assert str(offered(panel)[0].custom_id) == old
    before = await kept(w)
    await w.click(member, panel, old)
    assert await kept(w) == before
    assert old not in [button.custom_id for button in buttons(panel)]


@rest
async def test_a_press_on_a_game_that_ended_meanwhile(w: World) -> None:
    _, member, panel = await on_turn(w)
    presenter(w).panels._open.clear()
    await until(w, is_over)
    result = await w.click(member, panel, str(offered(panel)[0].custom_id))
    assert result.acknowledged
    assert re.search(r"You (won|lost), ", text(panel))
    assert not offered(panel)


async def test_a_press_at_a_table_that_was_closed_meanwhile(w: World) -> None:
    """No line of the log says so: the version is the one that the button was made for."""
    _, member, panel = await on_turn(w)
    presenter(w).panels._open.clear()
    await as_bot(w, tables(w).do(1, Close(MOD)))
    result = await w.click(member, panel, str(offered(panel)[0].custom_id))
    assert result.acknowledged
    assert say("en", "reply-closed", number="1") in text(panel)
    assert not offered(panel)


@rest
async def test_the_next_hand_without_the_pause(w: World) -> None:
    """Two members press Deal: the hand is dealt once, and nobody gets a refusal."""
    await begun(w, rules=Rules())
    now = await until(w, lambda now: now.table.version > 2 and now.to_act is None)
    await w.clicks_at_once(
        *((member, table_message(w), pattern(Verb.DEAL, 1)) for member in w.members[:2]),
    )
    assert (await look(w)).table.version == now.table.version + 1
    assert not [message for message in panels(w.env, w.members[1]) if text(message)]


@rest
async def test_last_trick_and_rules(w: World) -> None:
    eve = w.members[4]
    await begun(w)
    await until(w, lambda now: bool(now.public.view and now.public.view.tricks))
    await w.click(eve, table_message(w), pattern(Verb.LAST_TRICK, 1))
    assert "led by" in text(w.panel(eve))
    await w.click(eve, table_message(w), pattern(Verb.RULES, 1))
    assert "1 point" in text(w.panel(eve))
    member = w.members[0]
    panel = await open_hand(w, member)
    await w.click(member, panel, pattern(Verb.LAST_TRICK_HERE, 1))
    assert w.panel(member).id == panel.id, "it opens inside the panel"
    assert "led by" in text(panel)
    await w.click(member, panel, pattern(Verb.HAND_AGAIN, 1))
    assert "led by" not in text(panel, alts=False)


async def test_join_without_a_choice_of_seat(w: World) -> None:
    """No panel of today offers it, but those of a simpler lobby may."""
    await lobby(w)
    await forge(w, w.members[1], table_message(w), Press(Verb.JOIN, 1).button_id())
    assert (await look(w)).table.seat_of(w.members[1].id) == 1


@rest
async def test_back_from_the_hand_panel(w: World) -> None:
    await begun(w)
    now = await until(w, lambda now: now.to_act is not None)
    member = member_to_act(w, now)
    await as_bot(w, tables(w).do(1, Substitute(who(member), now.to_act)))
    panel = await open_hand(w, member)
    assert not offered(panel)
    await w.click(member, panel, pattern(Verb.BACK, 1))
    assert offered(panel)
    await press_turn(w)
    await w.later(PAINTED)
