"""*Me* of a contest: rank and points of a member; and whom its organizers can choose."""

from dataclasses import replace
from functools import partial

import pytest

from bot.contests.members import Leave
from bot.contests.model import StoredContest
from bot.contests.templates import Template
from bot.panels.contests.board import board_panel
from bot.panels.contests.me import me_panel
from bot.panels.contests.signing_up import entry_panel
from bot.panels.contests.tasks import task_named
from bot.panels.contests.voice import ContestVoice
from bot.panels.core.custom_ids import Press, Verb
from bot.panels.core.panel import Menu
from bot.panels.core.reader import Reader
from bot.tables.model import Member
from bot.texts.catalogue import LANGUAGES, say
from engine import Refused
from engine.contest.events import Cancelled
from engine.contest.state import apply
from tests.bot.panel_checks import buttons, texts
from tests.bot.panels.largest_contests import SNOWFLAKE, stored_of
from tests.bot.panels.usual_contests import STAGES, of_stage
from tests.there import there


def me(player: int, *, template: Template, played: bool) -> str:
    stored = stored_of(template, 8, rounds=1, played=played)
    return "\n".join(texts(me_panel(stored, Reader(language="en"), SNOWFLAKE + player)))


@pytest.mark.parametrize("template", [Template.HUSTLE, Template.LEAGUE, Template.SWISS])
def test_nobody_has_a_rank_before_anyone_has_points(template: Template) -> None:
    for player in range(1, 9):
        assert "Rank" not in me(player, template=template, played=False)
        assert "Rank" in me(player, template=template, played=True)


@pytest.mark.parametrize("kind", ["looking", "offers", "invited"])
def test_nobody_waits_for_a_place_in_a_contest_that_is_over(kind: str) -> None:
    """Of 35e905d0: "You're a substitute: an organizer can let you play for somebody who can't." after the podium."""
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
    out = {number for number, each in said.items() if "You’re out of the cup." in each}
    assert len(said) - len(drawn) == 2
    assert {number for number, each in said.items() if "You sit out round 1." in each} == {*said} - drawn
    assert out <= drawn
    assert len(out) == (2 if played else 0)


@pytest.mark.parametrize("key", ["adjust", "forfeit", "disqualify"])
def test_members_whose_data_was_deleted_are_former_members(key: str) -> None:
    stored = stored_of(Template.LEAGUE, 4, rounds=1)
    gone = {1, 2, 3}  # a pair, and the first member of another
    people = {n: replace(each, user=-n, name="") if n in gone else each for n, each in stored.people.items()}
    panel = there(task_named(key)).targets_panel(ContestVoice(replace(stored, people=people), "en"))
    labels = [choice.label for each in panel.blocks if isinstance(each, Menu) for choice in each.select.choices]
    assert any("former member" in label for label in labels)
    assert not [label for label in labels if "?" in label or label.startswith((" &", "–"))]


def leaves(stored: StoredContest, user: int) -> bool:
    """Whether *Leave* by a member changes something."""
    try:
        change = Leave(Member(user, "Ann")).decide(stored, 0)
    except Refused:
        return False
    return bool(change.happenings or change.people)


@pytest.mark.parametrize("stage", STAGES)
def test_who_takes_part_leaves_under_me_and_no_stranger_is_offered_it(stage: str) -> None:
    """PLAYED B20: "The board offers strangers *Me* and *Leave*." """
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
    assert Press(Verb.CONTEST_CHECK_IN, stored.id).button_id() in {each.id for each in buttons(panel)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_former_partner_is_called_so_in_the_readers_language(language: str) -> None:
    stored = stored_of(Template.LEAGUE, 4)
    entry = stored.contest.entries[1]
    gone = replace(stored.people[entry.players[0]], name="")
    stored = replace(stored, people={**stored.people, gone.player: gone})
    panel = entry_panel(ContestVoice(stored, language), entry)
    assert say(language, "former-member") in next(iter(texts(panel)))
