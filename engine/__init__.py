"""The rules of Euchre as pure values and functions: no I/O, no clock, no dice, no language."""

from engine.actions import Action, Alone, Deal, Discard, Draw, Name, Order, Pass, Play
from engine.cards import Card, Cards, Suit, Trump
from engine.codec import dump, load
from engine.errors import BadNotation, BadRules, EngineError, IllegalAction, Refusal
from engine.game import actor, apply, legal_actions, replay, start
from engine.hand import Call, Contract, HandResult, Match, Outcome
from engine.phases import State
from engine.presets import PRESETS
from engine.rules import Rules, dump_rules, load_rules, rules_from
from engine.seats import Seat, Side
from engine.story import Event, Word, story
from engine.view import Phase, View, view

__all__ = [
    "PRESETS",
    "Action",
    "Alone",
    "BadNotation",
    "BadRules",
    "Call",
    "Card",
    "Cards",
    "Contract",
    "Deal",
    "Discard",
    "Draw",
    "EngineError",
    "Event",
    "HandResult",
    "IllegalAction",
    "Match",
    "Name",
    "Order",
    "Outcome",
    "Pass",
    "Phase",
    "Play",
    "Refusal",
    "Rules",
    "Seat",
    "Side",
    "State",
    "Suit",
    "Trump",
    "View",
    "Word",
    "actor",
    "apply",
    "dump",
    "dump_rules",
    "legal_actions",
    "load",
    "load_rules",
    "replay",
    "rules_from",
    "start",
    "story",
    "view",
]
