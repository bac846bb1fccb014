"""The rules that a server keeps: a list of them, and the question before one is deleted."""

from collections.abc import Sequence

from bot.panels.core.custom_ids import Press, Verb
from bot.panels.core.panel import Button, Buttons, Choice, Panel, Style, Text
from bot.panels.core.reader import Reader
from bot.panels.rules.full_text import PART
from bot.panels.rules.summary import CUSTOM, rules_line
from bot.servers.saved_rules import Ruleset
from bot.texts.catalogue import say

CHOICES = 25
_DESCRIPTION = 100


def rulesets_panels(kept: Sequence[Ruleset], reader: Reader) -> tuple[Panel, ...]:
    """Every set with its rules in one line, in as many messages as they need."""
    language = reader.language
    title = f"### {say(language, 'rulesets-title')}"
    if not kept:
        return (Panel(blocks=(Text(f"{title}\n{say(language, 'rulesets-none')}"),)),)
    parts: list[list[str]] = [[f"{title}\n-# {say(language, 'rulesets-how')}"]]
    for line in (_line(each, language) for each in kept):
        if sum(map(len, parts[-1])) + len(line) > PART:
            parts.append([])
        parts[-1].append(line)
    return tuple(Panel(blocks=(Text("\n".join(part)),)) for part in parts)


def confirm_delete_panel(ruleset: Ruleset, reader: Reader) -> Panel:
    """Asks whether to forget a set."""
    language = reader.language
    yes = Button(
        id=Press(Verb.RULESET_DELETE, seen=ruleset.id).button(),
        label=say(language, "button-ruleset-delete"),
        style=Style.DANGER,
    )
    return Panel(blocks=(Text(say(language, "rulesets-confirm", name=ruleset.name)), Buttons((yes,))))


def ruleset_choices(kept: Sequence[Ruleset], language: str, chosen: str | None = None) -> tuple[Choice, ...]:
    """The sets that can be read, as many as a menu takes; the value is a set's number."""
    return tuple(
        Choice(
            label=each.name,
            value=str(each.id),
            description=_cut(rules_line(each.rules, CUSTOM, language).replace("**", "")),
            chosen=each.name == chosen,
        )
        for each in kept
        if each.rules is not None
    )[:CHOICES]


def _line(ruleset: Ruleset, language: str) -> str:
    if ruleset.rules is None:
        return say(language, "rulesets-damaged", name=ruleset.name)
    return say(language, "rulesets-line", name=ruleset.name, rules=rules_line(ruleset.rules, CUSTOM, language))


def _cut(text: str) -> str:
    return text if len(text) <= _DESCRIPTION else text[: _DESCRIPTION - 1] + "…"
