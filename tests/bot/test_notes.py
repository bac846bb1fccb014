"""Notes for newcomers, and what computers explain of their choices: where, once, and in every language."""

import re
from collections.abc import Iterable
from dataclasses import replace
from random import Random

import pytest

from bot.coach.guided_hand import STEPS, position
from bot.coach.notes import Coach, CoachNote, Lesson, Meanings, explains, most_telling, notes
from bot.panels.core.reader import Reader, Voice
from bot.panels.hand.hints import meanings_panel, words_of
from bot.panels.hand.panel import Extras, hand_panel
from bot.store.database import Database
from bot.tables.commands.seats import Leave, Sit
from bot.tables.commands.settings import SetLevel
from bot.tables.game import StoredTable
from bot.tables.service import Tables
from bot.texts.catalogue import say
from engine import PRESETS, Phase, Play, Rules, State, apply, legal_actions, load, replay, view
from engine.cards import Suit, Trump, card
from engine.players.explain.codes import Reason, Why
from engine.players.explain.reason import Explained, Meant
from engine.players.levels import Level, Slip
from tests.bot.panel_checks import LANGUAGES, buttons, check, shown, texts
from tests.bot.panels.usual_panels import between_hands, said
from tests.bot.people import ANN, BEN
from tests.bot.scripted_tables import started, tables_on, until
from tests.cases import for_all
from tests.clock import FakeClock
from tests.random_games import Game, random_game
from tests.suite import examples
from tests.there import there

SOUTH, WEST = 2, 3
CALLED = ("pass", "pass", "pass", "order")
TRICK = "deal AdAsThQsQc TdKsKhKcJc JdQhKdAc9s QdTs9hJsTc AhJh9d9c"
"""South is void in spades once 9s is discarded, and North has their ace."""
TAKEN = "deal AdKsThQsQc TdAsKhKcJc JdQhKdAc9s QdTs9hJsTc AhJh9d9c"
"""The same, with the ace of spades at East."""
LONE_LEFT = "deal AdKsThQsQc TdAsKhKcJc 9hQhKdAc9s QdTsJdJsTc AhJh9d9c"
"""The left bower is West's only trump."""
WEAK = "deal AhKhQcJcTc JhJdAsAcKs 9h9d9sTd9c QhAdKdQdTs ThJsQsKc"
STRONG = "deal 9c9d9sTcTd AcKcQcAdKd JhJdAhKh9h AsKsQsQdJs QhThTsJc"


def state(deal: str, *lines: str) -> State:
    return replay(PRESETS["north-american"], map(load, (deal, *lines)), dealer=SOUTH)


def played(cards: str) -> tuple[str, ...]:
    return tuple(f"play {each}" for each in cards.split())


def to_the_end(now: State) -> State:
    """The hand played on by the first legal card."""
    while now.phase is not Phase.DEALING:
        now = apply(now, legal_actions(now)[0])
    return now


@for_all(
    deal__cards__seat__taught=[
        (TAKEN, "Qd Ad Td", SOUTH, [CoachNote(Lesson.LEFT_IS_TRUMP, card("Jd"), Suit.DIAMONDS)]),
        (LONE_LEFT, "Qd Ad Td Kd Th Kh Ah", WEST, [CoachNote(Lesson.LEFT_FOLLOWS, card("Jd"))]),
        (TRICK, "Ts As Ks Qh", SOUTH, [CoachNote(Lesson.PARTNERS_TRICK, card("As"))]),
        (TRICK, "Ts As Ks Ac", SOUTH, []),
        (TAKEN, "Ts Ks As Ac", SOUTH, [CoachNote(Lesson.COULD_TRUMP, suit=Suit.SPADES)]),
        (TAKEN, "Ts Ks As Qh", SOUTH, []),
    ]
)
def test_a_card_that_mattered(deal: str, cards: str, seat: int, taught: list[CoachNote]) -> None:
    now = state(deal, *CALLED, "discard 9s", *played(cards))
    assert list(notes(view(now, seat))) == taught


@for_all(
    deal__call__taught=[
        (WEAK, ("order", "discard Td"), [CoachNote(Lesson.FEW_TRUMPS, number=2)]),
        (STRONG, ("order", "discard 9h"), [CoachNote(Lesson.ALONE)]),
        (STRONG, ("order alone", "discard 9h"), []),
    ]
)
def test_a_call_that_mattered(deal: str, call: tuple[str, ...], taught: list[CoachNote]) -> None:
    now = to_the_end(state(deal, "pass", "pass", "pass", *call))
    assert list(notes(view(now, SOUTH))) == taught
    assert [list(notes(view(now, seat))) for seat in (0, 1, 3, None)] == [[]] * 4


def test_a_note_is_given_once_and_stays_while_it_matters() -> None:
    follow = next(place for place, step in enumerate(STEPS) if step.key == "follow")
    coach, mine = Coach(), position(follow)
    note = there(coach.note_for(1, 7, mine))
    assert note.lesson is Lesson.LEFT_IS_TRUMP
    assert coach.note_for(1, 7, mine) == note  # a panel is made again by every change
    assert coach.note_for(1, 8, mine) is None
    assert coach.note_for(2, 8, mine) == note


def test_only_so_many_notes_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.coach.notes._REMEMBERED", 2)
    coach = Coach()
    for user in range(4):
        assert coach.note_for(user, 7, position(2)) is not None
    assert len(coach._given) == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_note_fits_into_a_panel(language: str) -> None:
    whole = random_game(PRESETS["north-american"], Random(4), limit=60)
    game = replace(whole, actions=whole.actions[: _first_card(whole)])
    for lesson in Lesson:
        for text_only in (False, True):
            note = CoachNote(
                lesson, card("Jd"), Suit.DIAMONDS, 2, said()[0] if lesson is Lesson.PARTNER_MEANT else None
            )
            reader = Reader(language=language, text_only=text_only)
            panel = hand_panel(shown(game, game.state.actor), reader, Extras(note=note, how_to_play=True))
            check(panel)
            assert ("💡" in "".join(texts(panel))) is not text_only


def test_a_note_stands_in_place_of_smaller_lines_and_of_the_claim() -> None:
    """So that a newcomer's panel is not too high for a phone."""
    whole = random_game(PRESETS["north-american"], Random(4), limit=60)
    note, claim, claims = CoachNote(Lesson.PARTNERS_TRICK, card("Jd")), say("en", "beside-lay-down"), 0
    for length, now in enumerate(whole.states):
        if now.phase is not Phase.PLAYING:
            continue
        view_of = shown(replace(whole, actions=whole.actions[:length]), now.actor)
        plain, taught = (hand_panel(view_of, Reader(), extras) for extras in (Extras(), Extras(note=note)))
        labels = [button.label for button in buttons(plain)]
        claims += claim in labels
        assert [button.label for button in buttons(taught)] == [label for label in labels if label != claim]
        headline, *rest, last = next(texts(taught)).splitlines()
        assert headline.startswith("### ")
        assert last.startswith("💡")
        assert len(rest) <= 1 + bool(there(view_of.view).trick), "the suit led, the clock"
    assert claims


@pytest.mark.parametrize("seed", range(examples(30)))
def test_any_game_has_notes_without_a_fault(seed: int) -> None:
    """Under all rules; nobody is taught about a card of the game of others."""
    rules = list(PRESETS.values())[seed % len(PRESETS)]
    game = random_game(rules, Random(seed))
    for at in _some(game):
        for seat in (*range(rules.seats), None):
            for note in notes(view(at, seat)):
                assert note.lesson in Lesson


def _first_card(game: Game) -> int:
    return next(place for place, now in enumerate(game.states) if now.phase is Phase.PLAYING)


def _some(game: Game) -> Iterable[State]:
    return game.states[:: max(1, len(game.states) // 60)]


def test_a_newcomer_is_told_once_that_partners_may_not_talk() -> None:
    bidding = state(STRONG)
    speaking = there(view(bidding, None).actor)
    waiting = next(seat for seat in range(4) if seat != speaking)
    coach, mine = Coach(), view(bidding, waiting)
    partner = (waiting + 2) % 4
    assert coach.note_for(1, 7, mine) is None
    assert coach.note_for(1, 7, mine, [waiting, (waiting + 1) % 4]) is None, "a computer is the partner"
    assert coach.note_for(1, 7, view(bidding, speaking), range(4)) is None, "the question comes first"
    assert coach.note_for(1, 7, mine, [waiting, partner]) == CoachNote(Lesson.NO_TALK)
    assert coach.note_for(1, 8, mine, [waiting, partner]) is None


PARTNER, OPPONENT = 2, 1


def chosen(seat: int, meant: Meant) -> Explained:
    return Explained(seat=seat, upcard=None, phase=Phase.PLAYING, action=Play(card("9s")), meant=meant)


def test_an_error_of_the_partner_comes_before_what_is_done_for_partners() -> None:
    low = chosen(PARTNER, Meant(Reason(Why.LEAD_LOW)))
    kind = chosen(PARTNER, Meant(Reason(Why.PARTNER_SURE, card("As"))))
    called = chosen(PARTNER, Meant(Reason(Why.LEAD_TO_CALLER, card("9s"))))
    erred = chosen(PARTNER, Meant(slips=(Slip.FORGETS,)))
    theirs = chosen(OPPONENT, Meant(slips=(Slip.DUCKS,)))
    assert most_telling([theirs, low, kind, called, erred], (PARTNER,)) == erred
    assert most_telling([theirs, low, kind, called], (PARTNER,)) == called
    assert most_telling([theirs, low, kind], (PARTNER,)) == kind
    assert most_telling([theirs, low], (PARTNER,)) is None
    assert most_telling([theirs], ()) is None


def test_only_computers_with_something_to_explain_have_a_page() -> None:
    after = between_hands("en")
    low, erred = chosen(OPPONENT, Meant(Reason(Why.LEAD_LOW))), chosen(3, Meant(slips=(Slip.DUCKS,)))

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
    assert explains(shown.table)
    assert not explains(replace(shown.table, rated=True))
    assert not explains(replace(shown.table, contest=3))


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
        words = words_of(chosen(PARTNER, Meant(Reason(why, card("As"), Trump.SPADES, 2))), voice)
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
