"""The rules that a server has saved: their list, and the question before one is deleted."""

from collections.abc import Sequence

from bot.panels.core.custom_ids import Press, Verb
from bot.panels.core.lengths import DESCRIPTION_LONGEST, cut
from bot.panels.core.panel import CHOICES, Buttons, Choice, Panel, Style, Text
from bot.panels.core.reader import Reader
from bot.panels.rules.full_text import PART
from bot.panels.rules.summary import CUSTOM, rules_line
from bot.servers.saved_rules import Ruleset
from bot.texts.catalogue import say


def rulesets_panels(saved: Sequence[Ruleset], reader: Reader) -> tuple[Panel, ...]:
    """Every ruleset in one line, in as many messages as needed."""
    language = reader.language
    title = f"### {say(language, 'rulesets-title')}"
    if not saved:
        return (Panel(blocks=(Text(f"{title}\n{say(language, 'rulesets-none')}"),)),)
    parts: list[list[str]] = [[f"{title}\n-# {say(language, 'rulesets-how')}"]]
    for line in (_line(each, language) for each in saved):
        if sum(map(len, parts[-1])) + len(line) > PART:
            parts.append([])
        parts[-1].append(line)
    return tuple(Panel(blocks=(Text("\n".join(part)),)) for part in parts)


def confirm_delete_panel(ruleset: Ruleset, reader: Reader) -> Panel:
    """Asks whether to delete a ruleset."""
    language = reader.language
    yes = Press(Verb.RULESET_DELETE, seen=ruleset.id).button(say(language, "button-ruleset-delete"), Style.DANGER)
    return Panel(blocks=(Text(say(language, "rulesets-confirm", name=ruleset.name)), Buttons((yes,))))


def ruleset_choices(saved: Sequence[Ruleset], language: str, chosen: str | None) -> tuple[Choice, ...]:
    """Choices of the readable rulesets, at most as many as fit in a menu; the value is the ruleset's number."""
    return tuple(
        Choice(
            label=each.name,
            value=str(each.id),
            description=cut(rules_line(each.rules, CUSTOM, language).replace("**", ""), DESCRIPTION_LONGEST),
            chosen=each.name == chosen,
        )
        for each in saved
        if each.rules is not None
    )[:CHOICES]


def _line(ruleset: Ruleset, language: str) -> str:
    if ruleset.rules is None:
        return say(language, "rulesets-damaged", name=ruleset.name)
    return say(language, "rulesets-line", name=ruleset.name, rules=rules_line(ruleset.rules, CUSTOM, language))
