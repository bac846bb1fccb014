"""The guided hand: one fixed deal of the classic game, in which a beginner makes five decisions.

The engine plays it from the lines below; nothing of it is stored.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cache
from types import MappingProxyType
from typing import Final, final

from engine import PRESETS, Action, Play, Seat, View, load, replay, view
from engine.cards import cards_in

PRESET: Final = "north-american"
LEARNER: Final[Seat] = 2
"""South, the dealer; the partner is North."""
_DEAL: Final = "deal AdKsThQsQc TdAsKhKcJc JdQhKdAc9s QdTs9hJsTc AhJh9d9c"


@final
@dataclass(frozen=True, slots=True)
class LessonStep:
    """A decision of the learner: `key` names its texts, `before` are the lines that lead to it from the one before.

    `wrong` says for each other choice under which key `guide-wrong-…` its answer is.
    """

    key: str
    before: tuple[str, ...]
    right: str
    wrong: Mapping[str, str] = field(hash=False)


STEPS: Final = (
    LessonStep("bid", (_DEAL, "pass", "pass", "pass"), "order", {"pass": "pass", "order alone": "alone"}),
    LessonStep(
        "discard",
        (),
        "discard 9s",
        {
            "discard Jd": "keep-trump",
            "discard Ah": "keep-trump",
            "discard Qh": "keep-trump",
            "discard Kd": "keep-high",
            "discard Ac": "keep-high",
        },
    ),
    LessonStep(
        "follow",
        ("play Qd", "play Ad", "play Td"),
        "play Kd",
        {"play Jd": "left-bower", "play Ah": "follow", "play Qh": "follow", "play Ac": "follow"},
    ),
    LessonStep(
        "trump",
        ("play Ks", "play As"),
        "play Qh",
        {"play Jd": "too-high", "play Ah": "too-high", "play Ac": "loses"},
    ),
    LessonStep("lead", ("play Ts",), "play Jd", {"play Ah": "lead-lower", "play Ac": "lead-ace"}),
)
_REST: Final = tuple(f"play {card}" for card in ("9h", "Th", "Kh", "Ah", "Js", "Qs", "Jc", "Ac", "Tc", "Qc", "Kc"))
"""The rest of the hand, which needs no decision."""


@cache
def position(step: int) -> View:
    """What the learner sees at a step; after the last one, the hand's end.

    The view offers every card held, also those that the rules forbid: the learner may try them.
    """
    lines = [line for each in STEPS[:step] for line in (*each.before, each.right)]
    lines += STEPS[step].before if step < len(STEPS) else _REST
    mine = view(replay(PRESETS[PRESET], map(load, lines), dealer=LEARNER), LEARNER)
    if any(isinstance(choice, Play) for choice in mine.choices):
        return replace(mine, choices=tuple(Play(card) for card in cards_in(mine.cards)))
    return mine


@cache
def answers(step: int) -> Mapping[Action, str]:
    """The key of the answer to each wrong choice at a step."""
    return MappingProxyType({load(line): key for line, key in STEPS[step].wrong.items()})


def is_right(step: int, choice: Action) -> bool:
    """Whether a choice leads on to the next step."""
    return choice == load(STEPS[step].right)


def finishes(step: int, choice: int | None) -> bool:
    """Whether a choice, by its number, is the right one at the last step."""
    offered = position(step).choices if step == len(STEPS) - 1 else ()
    return choice is not None and choice < len(offered) and is_right(step, offered[choice])
