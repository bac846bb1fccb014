"""Refusals and faults as sentences."""

from bot.panels.core.names import escape
from bot.panels.rules.option_texts import OPTIONS, option_name
from bot.servers.saved_rules import RulesetError
from bot.stats.repairs import RepairError
from bot.stats.seasons import SeasonError
from bot.tables.errors import TableError
from bot.texts.catalogue import say
from engine import BadRules, IllegalAction


def sentence(
    error: TableError | RulesetError | RepairError | SeasonError | IllegalAction | BadRules, language: str
) -> str:
    """A refusal as a sentence for the member."""
    match error:
        case TableError(code=code, data=data) | SeasonError(code=code, data=data):
            return say(language, code, **{name: escape(it) if isinstance(it, str) else it for name, it in data.items()})
        case RulesetError(code=code, data=data):
            return say(language, code, **data)
        case RepairError(code=code) | IllegalAction(code=code):
            return say(language, code)
        case BadRules(code=code, option=option):
            return say(language, code, option=option_name(option, language) if option in OPTIONS else option)


def fault(incident: str, language: str) -> str:
    """A fault of the bot as a sentence; `incident` is its id in the log."""
    return say(language, "incident", incident=f"`{incident}`")
