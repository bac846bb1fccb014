"""All pages of rules, as a reader turns them."""

from bot.panels.core.custom_ids import BUTTON_TEMPLATE, Verb, read
from bot.panels.core.panel import Menu, Panel
from bot.panels.core.reader import Reader
from bot.panels.rules.full_text import Origin, read_page, rules_panel
from engine import Rules
from tests.bot.panel_checks import buttons


def rules_panels(rules: Rules, preset: str, reader: Reader) -> tuple[Panel, ...]:
    """The first page, and each page of each chapter of its menu."""
    source = Origin(7)
    first = rules_panel(rules, preset, reader, source)
    (menu,) = (block.select for block in first.blocks if isinstance(block, Menu))
    found = [first]
    for choice in menu.choices:
        at = (int(choice.value), 0)
        while True:
            panel = rules_panel(rules, preset, reader, source, chapter=at[0], page=at[1])
            found.append(panel)
            presses = [read(match) for each in buttons(panel) if (match := BUTTON_TEMPLATE.fullmatch(each.id))]
            turned = [read_page(each.index) for each in presses if each.verb is Verb.RULES_PAGE]
            at = max(turned)
            if at[0] == 0 or at[1] == 0:
                break
    return tuple(found)
