"""What members say between hands, what they ask to be done for them, and how the panel stays in place."""

from bot.members.preferences import OnlyCard, Preferences
from bot.panels.core.custom_ids import Verb
from engine import Pass, Phase, Rules
from engine.cards import count
from tests.bot.scripted_tables import phase
from tests.cogs.scenes import (
    PAINTED,
    as_bot,
    begun,
    bower,
    forge,
    look,
    member_to_act,
    offered,
    open_hand,
    press_of,
    table_message,
    tables,
    until,
)
from tests.suite import rest
from tests.world import World, buttons, text

LONG = Rules(target=10)


@rest
async def test_a_reaction_is_shown_to_all_and_given_once(w: World) -> None:
    await begun(w, rules=LONG)
    await until(w, lambda now: now.to_act is not None)
    ann, ben = w.members[:2]
    panels = [await open_hand(w, ann), await open_hand(w, ben)]
    assert not offered(panels[0], Verb.REACT), "nobody reacts while cards are out"
    now = await until(w, lambda now: phase(now.state) is Phase.DEALING and now.hand_number > 1)
    nice, *_ = offered(panels[0], Verb.REACT)
    assert len(offered(panels[0], Verb.REACT)) == 4
    await w.click(ann, panels[0], str(nice.custom_id))
    await w.later(1.3)
    seen = [*panels, table_message(w)]
    assert all("👏 Nice hand" in text(message, labels=False) for message in seen)
    assert not offered(panels[0], Verb.REACT)
    assert offered(panels[1], Verb.REACT)
    ouch = str(nice.custom_id)[:-1] + "2"
    await forge(w, ann, panels[0], ouch)
    await w.later(1.3)
    assert not any("Ouch" in text(message, labels=False) for message in seen)
    await as_bot(w, tables(w).do(1, _step(now)))
    await w.later(PAINTED)
    await forge(w, ben, panels[1], ouch)
    await w.later(PAINTED)
    assert not any("Ouch" in text(message) or "Nice hand" in text(message) for message in seen)


def _step(now):
    from bot.tables.commands.play import Step

    return Step(now.table.version)


@rest
async def test_a_pass_in_advance_from_the_panel(w: World) -> None:
    await begun(w)
    now = await until(w, lambda now: phase(now.state) is Phase.FIRST_ROUND)
    view = now.public.view
    assert view is not None
    second = view.actor is not None and (view.actor + 1) % 4
    sitter = now.table.seats[second]
    assert sitter is not None
    member = next(member for member in w.members if member.id == sitter.user)
    panel = await open_hand(w, member)
    (ahead,) = offered(panel, Verb.AHEAD)
    await w.click(member, panel, str(ahead.custom_id))
    assert "✓ Passing in advance" in text(panel)
    first = member_to_act(w, now)
    mine = await open_hand(w, first)
    passing = next(b for b in offered(mine) if b.label == "Pass")
    await w.click(first, mine, str(passing.custom_id))
    assert (await look(w)).to_act == second
    await w.later(4)
    now = await look(w)
    assert now.to_act != second
    view = now.public.view
    assert view is not None
    assert [call.action for call in view.calls] == [Pass(), Pass()]
    assert not offered(panel, Verb.AHEAD), "the turn in this round is over"


@rest
async def test_the_last_card_is_played_unless_the_member_plays_it(w: World) -> None:
    await begun(w)
    await as_bot(w, bower(w).services.members.set(w.members[0].id, Preferences(only_card=OnlyCard.OFF)))
    now = await until(w, lambda now: phase(now.state) is Phase.PLAYING and _held(now) == 1)
    for _ in range(8):
        await w.later(4)
        now = await look(w)
        if not now.table.running or phase(now.state) is not Phase.PLAYING:
            break
        assert member_to_act(w, now) is w.members[0], "others' last cards are played for them"
        panel = await open_hand(w, w.members[0])
        await w.click(w.members[0], panel, str(offered(panel)[0].custom_id))
    assert not now.table.running or phase(now.state) is not Phase.PLAYING


def _held(now) -> int:
    view = None if now.to_act is None else now.view_for(now.to_act).view
    return 0 if view is None else count(view.cards)


async def test_the_buttons_stay_in_place_while_others_play(w: World) -> None:
    await begun(w)
    now = await until(w, lambda now: phase(now.state) is Phase.PLAYING)
    before = None
    for _ in range(3):
        member = w.members[0]
        panel = await open_hand(w, member)
        now = await look(w)
        mine = [(b.label, press_of(b).verb) for b in buttons(panel) if press_of(b).verb is not Verb.OUT_OF_TURN]
        if now.table.seat_of(member.id) == now.to_act or phase(now.state) is not Phase.PLAYING:
            break
        lines = text(panel, labels=False, alts=False).splitlines()
        assert len(lines) == 3, lines
        assert before in (None, mine)
        before = mine
        other = member_to_act(w, now)
        turn = await open_hand(w, other)
        await w.click(other, turn, str(offered(turn)[0].custom_id))
        await w.later(PAINTED)
