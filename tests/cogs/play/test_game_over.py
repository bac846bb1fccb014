"""The end of a game in the panel: the result, what it was for the member, and the way on."""

from bot.panels.core.custom_ids import Verb
from bot.tables.model import Status
from engine import Rules
from tests.cogs.scenes import PAINTED, begun, is_over, look, offered, open_hand, pattern, until
from tests.suite import rest
from tests.world import World, text


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
        assert all(offered(panel, verb) for verb in (Verb.REMATCH_HERE, Verb.REVIEW, Verb.RESULT_SHARE))
    assert any("Your best call" in text(panel) for panel in panels)
    assert any("in this server!" in text(panel) for panel in panels), "everybody's first game has a milestone"
    for member, panel in zip(members[:2], panels[:2], strict=True):
        await w.click(member, panel, pattern(Verb.REMATCH_HERE, 1))
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
