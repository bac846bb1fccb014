"""Which of a partner's choices is named unasked, and at which tables computers explain themselves; what is kept."""

import re
from dataclasses import replace
from random import Random

import pytest

from bot.coach.notes import Meanings, explains, most_telling
from bot.panels.core.reader import Reader, Voice
from bot.panels.hand.hints import meanings_panel, words_of
from bot.store.database import Database
from bot.tables.commands.seats import Leave, Sit
from bot.tables.commands.settings import SetLevel
from bot.tables.game import StoredTable
from bot.tables.service import Tables
from bot.texts.catalogue import LANGUAGES
from engine import Play, Rules
from engine.cards import Trump, card
from engine.phases.kinds import Phase
from engine.players.erring import Slip
from engine.players.explain.codes import Reason, Why
from engine.players.explain.reason import Explained, Meant
from engine.players.levels import Level
from tests.bot.panel_checks import buttons, texts
from tests.bot.panels.usual_panels import between_hands
from tests.bot.people import ANN, BEN
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


async def test_only_choices_of_the_level_that_a_computer_has_are_explained(database: Database) -> None:
    """It may be changed during a game alone with computers: what was chosen before was not meant by the new one."""
    tables = tables_on(database, FakeClock())
    now = await started(tables, rules=Rules(target=10))
    found = []
    for level in (Level.EXPERT, Level.FIRST_TIMER):
        now = await one_hand_more(tables, await tables.do(now.table.id, SetLevel(ANN, level)))
        found.append(there(there(now.public.view).last).number)
    assert await Meanings(database).of(now.table, found[0]) == ()
    assert await Meanings(database).of(now.table, found[1])


async def test_who_takes_the_seat_of_a_member_explains_nothing_of_another_computer(database: Database) -> None:
    tables = tables_on(database, FakeClock())
    now = await one_hand_more(tables, await started(tables, rules=Rules(target=10)))
    here, hand = now.table.id, there(there(now.public.view).last).number
    before = {each.seat for each in await Meanings(database).of(now.table, hand)}
    await tables.do(here, Sit(BEN, min(before)))
    now = await tables.do(here, Leave(BEN))
    assert {each.seat for each in await Meanings(database).of(now.table, hand)} == before - {min(before)}


async def one_hand_more(tables: Tables, now: StoredTable) -> StoredTable:
    """The game played on until another hand has been played."""
    earlier = there(now.public.view).last
    number = 0 if earlier is None else earlier.number

    def has_ended(each: StoredTable) -> bool:
        last = there(each.public.view).last
        return last is not None and last.number > number and last.contract is not None

    return await until(tables, now, has_ended, Random(1))


TO_THE_READER = {
    "en": r"\b(you|your|you’\w+)\b",
    "it": r"\b(ti|tu|hai|puoi|devi|tuo|tua|tuoi|tue)\b",
    "fr": r"\b(vous|votre|vos)\b",
}
"""Words of whoever speaks to somebody."""
OF_CALLS_AND_CARDS = (
    tuple(Why)[tuple(Why).index(Why.STUCK) : tuple(Why).index(Why.WITH_PARTNER)]
    + tuple(Why)[tuple(Why).index(Why.LEAD_SURE) :]
)
NEVER_MEANT = {Why.SHOW, Why.MUST_FOLLOW}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_computer_speaks_of_itself_and_not_to_the_reader(language: str) -> None:
    """Who reads "your partner" takes it for their own, who is the one that speaks."""
    voice = Voice(between_hands(language).table, language)
    for why in OF_CALLS_AND_CARDS:
        words = words_of(played(PARTNER, Meant(Reason(why, card("As"), Trump.SPADES, 2))), voice)
        assert why in NEVER_MEANT or not re.search(TO_THE_READER[language], words, re.IGNORECASE), words


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
