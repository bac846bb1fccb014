"""What another organiser is asked, at its largest: the longest names and reason, with all that it changes."""

from dataclasses import replace

from bot.contests.asking import weigh
from bot.contests.changes import Logged, apply_change
from bot.contests.commands.rulings import AddLate, Adjust, Disqualify
from bot.contests.interest import Interest
from bot.contests.templates import Template
from bot.panels.contests.posts import announcement
from bot.panels.contests.requests import outlook_text, question_text
from bot.panels.contests.voice import ContestVoice
from bot.tables.model import Member
from tests.bot.panel_checks import LANGUAGES, WIDE, check
from tests.bot.panels.largest_contests import LONG, START, stored_of


def test_l1_the_question_at_its_largest() -> None:
    for language in LANGUAGES:
        stored = stored_of(Template.SWISS, 24, language, rounds=2)
        user = stored.people[1].user
        stored = replace(stored, organiser=user, drawn_at={1: START, 2: START})
        place = (1, 1)
        for command in (
            Adjust(Member(user, WIDE), *place, (999, 0), LONG),
            Disqualify(Member(user, WIDE), 7, LONG),
        ):
            change = weigh(stored, command, START)
            after = apply_change(stored, change, START)
            (asked,) = change.happenings
            event = Logged(seq=after.revision, happening=asked, by=user, by_name=WIDE, at=START)
            said = announcement(after, "asked", after.revision, [event])
            assert said is not None
            check(said.panel)
            assert said.users == (), "whoever plays is not called"
            for interest in Interest:
                assert (
                    outlook_text(ContestVoice(stored, language, now=START), change, interest)
                    or interest is Interest.NONE
                )
        late = AddLate(Member(user, WIDE), (Member(5, "Mia"), Member(6, "Nora")))
        assert "Mia & Nora" in question_text(ContestVoice(stored, language), "add", late)
