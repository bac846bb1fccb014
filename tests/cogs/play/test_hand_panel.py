"""The hand panel beside the cards: going alone, passes in advance, reactions, *Why?*, and the end of a game."""

from bot.panels.core.cards import SYMBOLS
from bot.panels.core.custom_ids import Press, Verb
from bot.tables.commands.play import Step
from bot.tables.commands.seats import Leave, Sit
from bot.tables.errors import Code
from bot.tables.model import Status
from bot.texts import say
from engine import Pass, Phase, Rules, view
from tests.bot.scripted_tables import phase
from tests.cogs.scenes import (
    PAINTED,
    answer,
    as_bot,
    begun,
    forge,
    is_over,
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
from tests.suite import rest
from tests.there import there
from tests.world import World, panels, text

HOUR = 3_600_000
LONG = Rules(target=10)


async def test_one_tap_on_alone_is_a_question_and_not_a_call(w: World) -> None:
    await begun(w, rules=Rules(), clock_ms=HOUR)
    now = await until(w, lambda now: phase(now.state) is Phase.FIRST_ROUND)
    member = member_to_act(w, now)
    panel = await open_hand(w, member)
    choices, before = [each.custom_id for each in offered(panel)], len(panels(w.env, member))
    await w.click(member, panel, pattern(Verb.ALONE, 1))
    assert (await look(w)).table.version == now.table.version, "nothing is said yet"
    (sure,) = offered(panel)
    assert sure.label == f"Sure: {SYMBOLS[there(there(now.public.view).upcard_suit)]} alone"
    assert len(panels(w.env, member)) == before
    await w.click(member, panel, pattern(Verb.HAND, 1))
    assert [each.custom_id for each in offered(panel)] == choices
    await w.click(member, panel, pattern(Verb.ALONE, 1))
    await w.click(member, panel, offered(panel)[0].custom_id or "")
    contract = view((await look(w)).state, None).contract  # type: ignore[arg-type]
    assert contract is not None
    assert contract.lone_maker == now.to_act


async def test_the_hand_is_found_from_every_channel(w: World) -> None:
    await begun(w, clock_ms=HOUR)
    member = member_to_act(w, await until(w, lambda now: phase(now.state) is Phase.FIRST_ROUND))
    await member.slash(w.guild.create_text_channel("elsewhere"), "hand")
    assert offered(panels(w.env, member)[-1])


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
    assert text(w.panel(member)).startswith(say("en", "reply-no-longer", table="Table 1"))
    assert offered(w.panel(member), Verb.PLAY_NOW)


async def test_an_old_panel_becomes_the_hand_of_the_table_at_which_the_member_sits_now(w: World) -> None:
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
    await as_bot(w, tables(w).do(1, Step(now.table.version)))
    await w.later(PAINTED)
    await forge(w, ben, panels[1], ouch)
    await w.later(PAINTED)
    assert not any("Ouch" in text(message) or "Nice hand" in text(message) for message in seen)


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


async def test_a_computer_partner_says_what_it_meant(w: World) -> None:
    ann, ben = w.members[:2]
    await begun(w, members=1, rules=LONG)
    await until(w, lambda now: now.to_act is not None)
    panel = await open_hand(w, ann)
    assert not offered(panel, Verb.WHY), "cards are out"
    now = await until(w, _has_ended)
    hand = there(there(now.public.view).last).number
    seat = there(now.table.seat_of(ann.id))
    partner, left = there(now.table.seats[(seat + 2) % 4]).name, there(now.table.seats[(seat + 1) % 4]).name
    panel = await open_hand(w, ann)
    (why,) = offered(panel, Verb.WHY)
    await w.click(ann, panel, str(why.custom_id))
    told = w.panel(ann)
    assert say("en", "meanings-title", hand=hand, name=partner) in text(told)
    other = next(each for each in offered(told, Verb.WHY) if each.label == left)
    await w.click(ann, told, str(other.custom_id))
    assert say("en", "meanings-title", hand=hand, name=left) in text(w.panel(ann))
    await until(w, lambda now: now.to_act is not None)
    await w.click(ann, told, str(other.custom_id))
    assert say("en", "meanings-title", hand=hand, name=left) in text(w.panel(ann)), "the next hand is dealt"
    assert "Nothing to explain" in answer(await forge(w, ann, panel, Press(Verb.WHY, 1, seen=hand + 1).button_id()))
    refused = await forge(w, ben, table_message(w), str(why.custom_id))
    assert answer(refused) == say("en", Code.NOT_SEATED)


def _has_ended(now) -> bool:
    last = None if now.public.view is None else now.public.view.last
    return last is not None and last.contract is not None and phase(now.state) is Phase.DEALING


@rest
async def test_the_panel_celebrates_the_end_and_becomes_the_next_game(w: World) -> None:
    await begun(w, rules=Rules(target=4))
    now = await until(w, lambda now: now.to_act is not None)
    names = [sitter.name for sitter in now.table.seats if sitter is not None]
    members = [next(member for member in w.members if member.name == name) for name in names]
    panels = [await open_hand(w, member) for member in members]
    now = await until(w, is_over)
    view = now.public.view
    assert view is not None
    for seat, panel in enumerate(panels):
        shown = text(panel, alts=False)
        won = view.rules.side_of(seat) == view.winner
        assert ("You won, " in shown, "You lost, " in shown) == (won, not won)
        assert ("🏆" in shown) is (view.rules.side_of(seat) == view.winner)
        assert all(offered(panel, verb) for verb in (Verb.REMATCH, Verb.REVIEW, Verb.RESULT_SHARE))
    for member, panel in zip(members[:2], panels[:2], strict=True):
        await w.click(member, panel, pattern(Verb.REMATCH, 1))
        assert (await look(w, 2)).table.status is Status.PLAYING
        assert not offered(panel, Verb.RESULT_SHARE)
    await w.later(PAINTED + 3)
    assert offered(panels[2], Verb.RESULT_SHARE)


@rest
async def test_a_result_is_shared_without_how_it_was_played(w: World) -> None:
    """*Share* once posted the review, with everybody's blunders."""
    await begun(w)
    await until(w, lambda now: now.to_act is not None)
    ann = w.members[0]
    panel = await open_hand(w, ann)
    await until(w, is_over)
    before = len(w.public())
    await w.click(ann, panel, pattern(Verb.RESULT_SHARE, 1))
    assert len(w.public()) == before + 1
    public = text(w.public()[-1])
    assert "Won by" in public
    assert "Shared by Ann" in public
    assert not any(word in public for word in ("blunder", "mistake", "best:", "Accuracy"))
    assert offered(w.public()[-1], Verb.REVIEW)
