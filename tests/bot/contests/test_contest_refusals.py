"""Each refusal of a plan is a sentence in every language, with the data that it is raised with."""

from collections.abc import Callable
from dataclasses import replace

from bot.contests.errors import ContestCode
from bot.contests.templates import contest_rules
from bot.panels.refusals import sentence
from bot.texts.catalogue import LANGUAGES
from bot.wall_clock import TimeCode, find_zone, read_time
from engine import PRESETS, Rules
from engine.contest.config import Config, ContestRefusal, Format
from engine.contest.formats import check
from engine.rules.options import Betting
from tests.cases import for_all
from tests.refused import refused

CUP = Config(format=Format.CUP)
NOW = 1_795_435_200_000
"""2026-11-23 12:00 UTC."""


def refuses_time(text: str) -> Callable[[], object]:
    return lambda: read_time(text, "Europe/Rome", NOW, "en")


TRIES: dict[ContestRefusal | ContestCode, Callable[[], object]] = {
    ContestRefusal.ROUNDS: lambda: check(replace(CUP, rounds=25)),
    ContestRefusal.ENTRANTS: lambda: check(replace(CUP, least=1)),
    ContestRefusal.DIVISION: lambda: check(replace(CUP, division=2)),
    ContestRefusal.DAYS: lambda: check(replace(CUP, days=0)),
    ContestCode.NOT_FOUR: lambda: contest_rules(Format.CUP, PRESETS["three-handed"]),
    ContestCode.STAKES: lambda: contest_rules(Format.CUP, Rules(betting=Betting.PER_HAND)),
    ContestCode.DRAWN_PARTNERS: lambda: contest_rules(Format.CUP, PRESETS["mathews-1844"]),
    TimeCode.UNKNOWN_ZONE: lambda: find_zone("*Atlantis*"),
    TimeCode.WHICH_ZONE: lambda: find_zone("Louisville"),
    TimeCode.BAD_TIME: refuses_time("soon"),
    TimeCode.NO_SUCH_DAY: refuses_time("30.2. 20:00"),
    TimeCode.OTHER_WEEKDAY: refuses_time("Mon 27.11. 20:00"),
    TimeCode.NO_SUCH_TIME: refuses_time("2027-03-28 02:30"),
    TimeCode.TIME_PAST: refuses_time("2026-11-20 20:00"),
    TimeCode.TOO_FAR: refuses_time("2028-01-01 20:00"),
}
LATER = {ContestRefusal.TOO_FEW, ContestRefusal.TOO_MANY, ContestRefusal.SWISS_ROUNDS}
"""Nothing raises them yet."""


def test_every_refusal_is_tried() -> None:
    assert {*TRIES} == {
        *ContestRefusal,
        *(code for code in ContestCode if code.startswith("plan-")),
        *TimeCode,
    } - LATER


@for_all(code=TRIES)
def test_a_refusal_is_a_sentence(code: ContestRefusal | ContestCode | TimeCode) -> None:
    with refused(code) as refusal:
        TRIES[code]()
    said = {sentence(refusal.value, language) for language in LANGUAGES}
    assert len(said) == len(LANGUAGES)
    assert all(text.endswith(".") and "*Atlantis*" not in text for text in said)
