"""Which of a partner's choices is named unasked, and at which tables computers explain themselves; what is kept."""

from dataclasses import replace
from random import Random

import pytest

from bot.coach.meanings import Meanings, explains, most_telling
from bot.panels.core.reader import Reader
from bot.panels.hand.meanings import meanings_panel
from bot.store.database import Database
from engine import Play, Rules
from engine.cards import card
from engine.phases.kinds import Phase
from engine.players.erring.slips import Slip
from engine.players.explain.codes import Reason, Why
from engine.players.explain.meant import Explained, Meant
from tests.bot.panel_checks import buttons, texts
from tests.bot.panels.usual_meanings import between_hands
from tests.bot.scripted_tables import started, tables_on, until
from tests.clock import FakeClock
from tests.there import there

PARTNER, OPPONENT = 2, 1


def played(seat: int, meant: Meant) -> Explained:
    return Explained(seat=seat, dealer=0, phase=Phase.PLAYING, action=Play(card("9s")), meant=meant)


def test_an_error_of_the_partner_comes_before_what_is_done_for_partners() -> None:
    low = played(PARTNER, Meant(Reason(Why.LEAD_LOW)))
    kind = played(PARTNER, Meant(Reason(Why.PARTNER_SURE, card("As"))))
    called = played(PARTNER, Meant(Reason(Why.LEAD_TO_CALLER, card("9s"))))
    erred = played(PARTNER, Meant(slips=(Slip.FORGETS,)))
    theirs = played(OPPONENT, Meant(slips=(Slip.DUCKS,)))
    assert most_telling([theirs, low, kind, called, erred], (PARTNER,)) == erred
    assert most_telling([theirs, low, kind, called], (PARTNER,)) == called
    assert most_telling([theirs, low, kind], (PARTNER,)) == kind
    assert most_telling([theirs, low], (PARTNER,)) is None
    assert most_telling([theirs], ()) is None


def test_only_computers_with_something_to_explain_have_a_page() -> None:
    after = between_hands("en")
    low, erred = played(OPPONENT, Meant(Reason(Why.LEAD_LOW))), played(3, Meant(slips=(Slip.DUCKS,)))

    def page(*explained: Explained) -> tuple[str, list[str]]:
        panel = meanings_panel(after, Reader(), 1, explained, None)
        return "\n".join(texts(panel)), [each.label for each in buttons(panel)]

    names = [sitter.name for sitter in after.table.seats if sitter is not None]
    told, others = page(low, erred)
    assert names[OPPONENT] in told, "the partner has nothing to say"
    assert others == [names[3]]
    told, others = page()
    assert "Nothing to explain" in told
    assert not others


def test_computers_explain_nothing_in_rated_games_and_contests() -> None:
    shown = between_hands("en")
    assert explains(shown.table, shown.view)
    assert not explains(replace(shown.table, rated=True), shown.view)
    assert not explains(replace(shown.table, contest=3), shown.view)
    assert not explains(shown.table, None)


async def test_a_hand_is_looked_through_once_also_where_nothing_can_be_explained(database: Database) -> None:
    tables = tables_on(database, FakeClock())
    begun = await started(tables, members=4, rules=Rules(target=10))
    now = await until(tables, begun, lambda each: there(each.public.view).last is not None, Random(1))
    meanings = Meanings(database)
    assert await meanings.of(now.table, 1) == ()
    await database.close()  # whoever reads now fails
    with pytest.raises(Exception, match=r"."):
        await meanings.of(now.table, 2)
    assert await meanings.of(now.table, 1) == ()
