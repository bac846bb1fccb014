"""What computers meant in a hand, as a page and as a newcomer's note between hands; `usual_panels` has the table."""

from collections.abc import Mapping
from dataclasses import replace
from functools import partial

from bot.coach.notes import Lesson, Note
from bot.panels.core.panel import Panel
from bot.panels.core.reader import Reader
from bot.panels.hand.hints import meanings_panel
from bot.panels.hand.panel import Extras, hand_panel
from bot.tables.model import TableView
from engine import Play
from engine.actions import Pass
from engine.cards import Suit, Trump, card
from engine.phases.kinds import Phase
from engine.players.erring import Slip
from engine.players.explain.codes import Reason, Why
from engine.players.explain.reason import Explained, Meant
from engine.seats import Seat
from tests.bot.panel_checks import shown
from tests.bot.panels.usual_panels import Make, usual_table, whole_game
from tests.random_games import Game

PARTNER = 2
MEANT = (
    Meant(Reason(Why.TAKE_CHEAP, card("9s"))),
    Meant(slips=(Slip.SPENDS_TRUMPS,), slip=Slip.SPENDS_TRUMPS),
    Meant(slips=(Slip.BURIES_LOWEST,), slip=Slip.BURIES_LOWEST),
    Meant(Reason(Why.THROW_VOID, card("Td"), Trump(Suit.DIAMONDS))),
    Meant(Reason(Why.PARTNER_SURE, card("Ah"))),
)
"""Of five cards, among them the longest sentences."""


def between_hands(language: str) -> TableView:
    """South's usual game after its first hand that was played, with three computers, as North sees it."""
    game = whole_game("usual")
    ended = next(place for place, state in enumerate(game.states) if _has_ended(game, place) and state.phase)
    now = replace(game, actions=game.actions[:ended])
    computers = frozenset({1, PARTNER, 3})
    return shown(now, 0, usual_table(now, "north-american", language, computers=computers))


def _has_ended(game: Game, place: int) -> bool:
    state = game.states[place]
    last = getattr(getattr(state, "match", None), "last", None) or getattr(state, "last", None)
    return state.phase is Phase.DEALING and last is not None and last.contract is not None


def said(seat: Seat = PARTNER) -> tuple[Explained, ...]:
    """Two passes and five cards with their reasons."""
    passes = [(Phase.FIRST_ROUND, Why.FEW_TRUMPS), (Phase.SECOND_ROUND, Why.NO_SUIT)]
    calls = [
        Explained(
            seat=seat, dealer=0, phase=phase, action=Pass(), meant=Meant(Reason(why, suit=Trump.HEARTS, number=2))
        )
        for phase, why in passes
    ]
    cards = [
        Explained(seat=seat, dealer=0, phase=Phase.PLAYING, action=Play(card("9s")), meant=meant) for meant in MEANT
    ]
    return (*calls, *cards)


def _page(language: str) -> Panel:
    return meanings_panel(between_hands(language), Reader(language=language), 1, said(), None)


def _nothing(language: str) -> Panel:
    return meanings_panel(between_hands(language), Reader(language=language), 1, (), None)


def _noted(each: Explained, language: str) -> Panel:
    extras = Extras(note=Note(Lesson.PARTNER_MEANT, explained=each), how_to_play=True)
    return hand_panel(between_hands(language), Reader(language=language), extras)


def meanings() -> Mapping[str, Make]:
    """Every panel by name."""
    notes = {f"partner-meant-{number}": partial(_noted, each) for number, each in enumerate(said())}
    return {"meanings": _page, "meanings-none": _nothing, **notes}
