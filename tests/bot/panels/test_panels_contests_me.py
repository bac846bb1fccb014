"""*Me* of a contest and the notice board say what is so, and offer what a member or an organizer can do."""

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from itertools import product

import pytest

from bot.clock import DAY_MS
from bot.contests.commands import LoggedCommand
from bot.contests.dates import next_start
from bot.contests.members import LeaveContest
from bot.contests.model import Deadline, DeadlineKind, StoredContest
from bot.contests.notes import LogNote, NoteKind
from bot.contests.posts import Purpose
from bot.contests.templates import Template
from bot.panels.contests.board import board_panel, stands_line
from bot.panels.contests.calls import out_at_start
from bot.panels.contests.me import me_panel, own_seat_button
from bot.panels.contests.posts import announcement, next_text
from bot.panels.contests.signing_up import entry_panel
from bot.panels.contests.tasks import task_named
from bot.panels.contests.voice import ContestVoice
from bot.panels.core.custom_ids import Press, Verb
from bot.panels.core.panel import Menu
from bot.panels.core.reader import Reader
from bot.panels.hand.panel import hand_panel
from bot.panels.table.menus import more_panel
from bot.tables.model import Member, Status
from bot.texts import say
from bot.wall_clock import stamp
from engine import Refused
from engine.contest.config import Seeding
from engine.contest.events import Cancelled, Joined, Left
from engine.contest.state import apply
from tests.bot.panel_checks import LANGUAGES, buttons, texts
from tests.bot.panels.largest_contests import SNOWFLAKE, number_of, stored_of
from tests.bot.panels.moments import all_moments
from tests.bot.panels.positions import verbs
from tests.bot.panels.usual_contests import EVENTS, STAGES, of_stage
from tests.contests.promises import promise
from tests.there import there


def me(player: int, *, template: Template, played: bool) -> str:
    stored = stored_of(template, 8, rounds=1, played=played)
    return "\n".join(texts(me_panel(stored, Reader(language="en"), SNOWFLAKE + player)))


@pytest.mark.parametrize("template", [Template.HUSTLE, Template.LEAGUE, Template.SWISS])
def test_nobody_has_a_rank_before_anyone_has_points(template: Template) -> None:
    for player, played in product(range(1, 9), (False, True)):
        assert ("Rank" in me(player, template=template, played=played)) is played


@pytest.mark.parametrize("kind", ["looking", "offers", "invited"])
def test_nobody_waits_for_a_place_in_a_contest_that_is_over(kind: str) -> None:
    over, opened = of_stage("over", "en"), of_stage("open", "en")
    off = replace(opened, contest=apply(opened.contest, Cancelled()))
    for stored, key in ((over, "contest-is-over"), (off, "league-cancelled")):
        panel = me_panel(one_more(stored, kind), Reader(language="en"), SNOWFLAKE + max(stored.people) + 1)
        assert next(iter(texts(panel))).split("\n")[1:] == [say("en", key)]


@pytest.mark.parametrize("played", [False, True])
def test_a_cup_says_to_those_alone_who_have_lost_that_they_are_out(played: bool) -> None:
    stored = stored_of(Template.CUP, 6, rounds=1, played=played)  # two pairs have a bye
    said = {
        number: "\n".join(texts(me_panel(stored, Reader(language="en"), SNOWFLAKE + entry.players[0])))
        for number, entry in stored.contest.entries.items()
    }
    drawn = {entrant for match in stored.contest.rounds[0].matches for entrant in (*match.north, *match.east)}
    assert len(said) - len(drawn) == 2
    assert {number for number, each in said.items() if "You sit out round 1." in each} == {*said} - drawn
    out = {number for number, each in said.items() if "You’re out of the cup." in each}
    assert (out <= drawn, len(out)) == (True, 2 if played else 0)


@pytest.mark.parametrize("key", ["adjust", "forfeit", "disqualify"])
def test_members_whose_data_was_deleted_are_former_members(key: str) -> None:
    stored = stored_of(Template.LEAGUE, 4, rounds=1)
    gone = {1, 2, 3}  # a pair, and the first member of another
    people = {n: replace(each, user=-n, name="") if n in gone else each for n, each in stored.people.items()}
    panel = there(task_named(key)).targets_panel(ContestVoice(replace(stored, people=people), "en"))
    labels = [choice.label for each in panel.blocks if isinstance(each, Menu) for choice in each.select.choices]
    assert any("former member" in label for label in labels)
    assert not any("?" in label or label.startswith((" &", "–")) for label in labels)


def leaves(stored: StoredContest, user: int) -> bool:
    """Whether *Leave* by a member changes something."""
    try:
        change = LeaveContest(Member(user, "Ann")).decide(stored, 0)
    except Refused:
        return False
    return bool(change.happenings or change.people)


@pytest.mark.parametrize("stage", STAGES)
def test_who_takes_part_leaves_under_me_and_no_stranger_is_offered_it(stage: str) -> None:
    stored = of_stage(stage, "it")
    stored = replace(stored, drawn_at=dict.fromkeys(range(1, stored.round + 1), 0))
    press = Press(Verb.CONTEST_LEAVE, stored.id).button_id()
    assert press not in {each.id for each in buttons(board_panel(stored))}
    kinds = [stored, *map(partial(one_more, stored), ("looking", "offers", "invited"))]
    for each in kinds:
        offered = {
            user: press in {b.id for b in buttons(me_panel(each, Reader(language="fr"), user))} for user in users(each)
        }
        assert offered == {user: leaves(each, user) for user in users(each)}


def one_more(stored: StoredContest, kind: str) -> StoredContest:
    """The same contest with somebody who is in no entry, and has asked for something."""
    player = max(stored.people) + 1
    person = replace(next(iter(stored.people.values())), player=player, user=SNOWFLAKE + player, looking=False)
    person = replace(person, **{kind: 1 if kind == "invited" else True})
    return replace(stored, people={**stored.people, player: person})


def users(stored: StoredContest) -> list[int]:
    """The members in it, and a stranger."""
    return [*(each.user for each in stored.people.values() if each.user > 0), SNOWFLAKE * 2]


def test_who_joins_a_full_contest_during_check_in_is_told_to_check_in() -> None:
    """Whoever waits and has not checked in gets no place that is free, but heard only: "Place 1." """
    stored = stored_of(Template.HUSTLE, 8, checking=True, waiting=1)
    panel = entry_panel(ContestVoice(stored, "en", user=SNOWFLAKE + 9), stored.contest.entries[9])
    assert say("en", "league-me-check-in") in next(iter(texts(panel)))
    assert verbs(panel) == [Verb.CONTEST_CHECK_IN, Verb.CONTEST, Verb.CONTEST_LEAVE]
    assert verbs(me_panel(stored, Reader(), SNOWFLAKE * 2)) == [Verb.CONTEST_JOIN], "it named `/league list`"
    assert stands_line(ContestVoice(stored, "en")) in "".join(texts(panel))


@pytest.mark.parametrize("template", [Template.HUSTLE, Template.SWISS])
def test_who_is_late_reads_the_way_that_is_open_and_from_which_round_they_play(template: Template) -> None:
    one = one_more(stored_of(template, 8, rounds=1), "offers")
    late, one = max(one.people), replace(one, plan=replace(one.plan, config=replace(one.plan.config, most=12)))
    note = LogNote(NoteKind.OUT, {"player": late, "why": "absent"})
    event = LoggedCommand(seq=1, happening=note, by=None, by_name="", at=0)
    panel = there(out_at_start(Purpose.ABSENT, one, 0, [event])).panel
    (join,) = (each.label for each in buttons(panel))
    assert f"Press *{join}* to come in: you play from round 2 on." in "".join(texts(panel))
    joined, user = replace(one, contest=apply(one.contest, Joined(9, (late,)))), SNOWFLAKE + late
    entry = entry_panel(ContestVoice(joined, "en", user), joined.contest.entries[9])
    third = stored_of(template, 8, rounds=3)
    back = entry_panel(ContestVoice(third, "en", SNOWFLAKE), replace(third.contest.entries[8], since=2))
    for each in (entry, me_panel(joined, Reader(language="en"), user), back):
        assert ("You play from round 2 on." in "".join(texts(each))) is (each is not back), "a round that is to come"
    people = {**one.people, 1: replace(one.people[1], offers=0)}
    out = replace(one, contest=apply(one.contest, Left(1, out=True)), people=people)
    assert verbs(me_panel(out, Reader(), SNOWFLAKE + 1)) == [], "it offered what is refused"
    final = replace(one, plan=replace(one.plan, config=replace(one.plan.config, seeding=Seeding.SEASON)))
    tasks = {key: [there(task_named(key)).is_there(each) for each in (one, final)] for key in ("forfeit", "invite")}
    assert tasks == {"forfeit": 2 * [one.plan.size == 2], "invite": [True, False]}
    few = stored_of(template, 8)
    few = replace(few, plan=replace(few.plan, config=replace(few.plan.config, rounds=7)))
    assert ("Rounds: 7." in "".join(texts(board_panel(few)))) is (template is Template.HUSTLE), "pairs may be few"


DUE = 1_800_000_000_000


def test_a_dispute_calls_no_organizer_who_plays_and_no_post_promises_a_result() -> None:
    number = number_of(stored := of_stage("hustle", "en"), "dispute")
    for by, called in ((SNOWFLAKE + 1, ()), (5, (5,))):
        assert there(announcement(replace(stored, organiser=by), "dispute", number, EVENTS)).users == called
    for rounds in (4, 5):
        due = {(DeadlineKind.NEXT, rounds): Deadline(DUE, None)}
        over = replace(stored_of(Template.LEAGUE, 6, rounds=rounds, played=True), deadlines=due)
        assert "Result: " not in there(announcement(over, "standings", rounds, EVENTS)).text, "it stays"
        assert f"Round {rounds - 1}" in str(there(announcement(over, "standings", rounds - 1, EVENTS)).panel)


def said(stored: StoredContest, language: str) -> Iterator[str]:
    """The board, and *Me* of each player."""
    yield "\n".join(texts(board_panel(replace(stored, plan=replace(stored.plan, language=language)))))
    for entry in stored.contest.entries.values():
        yield "\n".join(texts(me_panel(stored, Reader(language=language), SNOWFLAKE + entry.players[0])))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_time_runs_while_it_is_paused_or_up(language: str) -> None:
    whistle, until = {(DeadlineKind.WHISTLE, 1): Deadline(DUE, None)}, f"<t:{DUE // 1000}:R>"
    stored = replace(stored_of(Template.LEAGUE, 8, rounds=1), deadlines=whistle)
    paused = replace(stored, notes=replace(stored.notes, paused_at=1))
    up = replace(stored, notes=replace(stored.notes, whistled=frozenset({1})))
    assert all(until in text for text in said(stored, language))
    for now, key in ((paused, "league-paused"), (up, "league-time-up")):
        assert all(until not in text and say(language, key) in text for text in said(now, language))


@promise("clock-dates")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_next_of_a_series_is_announced_for_when_it_starts(language: str) -> None:
    over = stored_of(Template.HUSTLE, 8, rounds=5, over=True, played=True)
    ended_at = over.plan.starts_at + 10 * DAY_MS
    over = replace(over, number=7, ended_at=ended_at, plan=replace(over.plan, repeats=True))
    assert "#7" in ContestVoice(over, language).title
    text = next_text(replace(over, plan=replace(over.plan, language=language)))
    assert "#7" not in text
    assert stamp(next_start(over.plan, ended_at)) in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_after_a_game_of_a_contest_its_standings_are_one_press_away(language: str) -> None:
    panels = 0
    for each in all_moments():
        view = each.shown.view
        if each.facts.status is not Status.OVER or view is None or view.seat is None:
            continue
        for contest in (None, 7):
            here = replace(each.shown, table=replace(each.shown.table, contest=contest))
            found = {button.label: button.id for button in buttons(hand_panel(here, Reader(language=language)))}
            assert (say(language, "button-rematch") in found) == (contest is None)
            standings = None if contest is None else f"bower:{Verb.CONTEST}:7:0:0"
            assert found.get(say(language, "league-view-standings")) == standings
            panels += 1
    assert panels


@promise("members-absent")
def test_a_member_lets_a_computer_play_at_a_contests_table_and_is_back() -> None:
    met = set[str]()
    for each in all_moments():
        view = each.shown.view
        if each.facts.status is not Status.PLAYING or view is None or view.seat is None or each.facts.paused:
            continue
        sitter = there(each.shown.table.seats[view.seat])
        if sitter.user is None:
            continue
        here = replace(each.shown, table=replace(each.shown.table, contest=7))
        key = "button-back" if sitter.away else "button-away"
        assert own_seat_button(here.table, sitter.user, "en").label == say("en", key)
        more = more_panel(here, Reader(language="en"), user=sitter.user, moderator=False)
        shown = say("en", "button-away") in {button.label for button in buttons(more)}
        assert shown is not (sitter.away or not sitter.agreed)
        met.add(key)
    assert len(met) == 2
