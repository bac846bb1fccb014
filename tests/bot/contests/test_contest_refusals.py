"""Each refusal of a plan is a sentence in every language, with the data that it is raised with."""

from collections.abc import Callable
from dataclasses import replace

from bot.contests.errors import ContestCode
from bot.contests.templates import contest_rules
from bot.panels.refusals import sentence
from bot.texts.catalogue import LANGUAGES
from engine import PRESETS, Rules
from engine.contest.config import Config, ContestRefusal, Format
from engine.contest.formats import check
from engine.rules.options import Betting
from tests.cases import for_all
from tests.refused import refused

CUP = Config(format=Format.CUP)


TRIES: dict[ContestRefusal | ContestCode, Callable[[], object]] = {
    ContestRefusal.ENTRANTS: lambda: check(replace(CUP, least=1)),
    ContestCode.NOT_FOUR: lambda: contest_rules(Format.CUP, PRESETS["three-handed"]),
    ContestCode.STAKES: lambda: contest_rules(Format.CUP, Rules(betting=Betting.PER_HAND)),
    ContestCode.DRAWN_PARTNERS: lambda: contest_rules(Format.CUP, PRESETS["mathews-1844"]),
}


def test_every_refusal_is_tried() -> None:
    assert {*TRIES} == {
        *ContestRefusal,
        *(code for code in ContestCode if code.startswith("plan-")),
    }


@for_all(code=TRIES)
def test_a_refusal_is_a_sentence(code: ContestRefusal | ContestCode) -> None:
    with refused(code) as refusal:
        TRIES[code]()
    said = {sentence(refusal.value, language) for language in LANGUAGES}
    assert len(said) == len(LANGUAGES)
    assert all(text.endswith(".") for text in said)
