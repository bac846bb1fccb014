"""The post that a round is over says when the next one is, or the result, where the time is known."""

from dataclasses import replace

import pytest

from bot.contests.state import Deadline, DeadlineKind
from bot.panels.contests.posts import announcement
from bot.texts import say
from tests.bot.panel_checks import LANGUAGES, texts
from tests.bot.panels.usual_contests import EVENTS, of_stage
from tests.there import there

AT = 1_790_000_000_000
KNOWN = "<t:1790000000:"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("stage", "form"), [("hustle", "t"), ("league", "f")])
def test_it_says_when_the_next_round_is(stage: str, form: str, language: str) -> None:
    """PLAYED B20: a time of day, which stays true when it is past."""
    stored = of_stage(stage, language)
    number = stored.round
    known = replace(stored, deadlines={**stored.deadlines, (DeadlineKind.NEXT, number): Deadline(AT, None)})

    def said(at: object) -> str:
        return "\n".join(texts(there(announcement(at, "standings", number, EVENTS)).panel))  # type: ignore[arg-type]

    assert say(language, "league-post-next", at=f"{KNOWN}{form}>") in said(known)
    paused = replace(known, notes=replace(known.notes, paused_at=1))
    unknown = replace(known, deadlines={})
    last = replace(known, plan=replace(known.plan, config=replace(known.plan.config, rounds=number)))
    last = replace(last, contest=replace(last.contest, config=last.plan.config))
    for other in (paused, unknown):
        assert KNOWN not in said(other)
    if stage == "hustle":  # a league has as many rounds as it needs
        assert say(language, "league-post-last", at=f"{KNOWN}{form}>") in said(last)
        assert say(language, "league-post-next", at="").strip() not in said(last)
