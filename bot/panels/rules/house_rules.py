"""The panel of house rules, in which a host changes the rules of a table in its lobby, group by group."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, final

from bot.panels.core import panel as p
from bot.panels.core.custom_ids import Press, Verb
from bot.panels.core.reader import Reader
from bot.panels.core.wording import DESCRIPTION_LONGEST, cut
from bot.panels.rules.full_text import ruleset_choices
from bot.panels.rules.option_texts import (
    GROUPS,
    OPTIONS,
    PRESET_MENUS,
    change_rules,
    effect,
    format_value,
    group_name,
    has_effect,
    is_open,
    is_partners_game,
    is_typed,
    option_name,
    preset_menus,
    rules_line,
    value_name,
    values_of,
)
from bot.servers import Ruleset
from bot.tables.model import Table
from bot.texts.catalogue import say
from engine import PRESETS, BadRules, Rules
from engine.rules.presets import base_of

_BASIC: Final = frozenset({"seats", "partnership", "hand_size", "bidding", "scoring"})
"""Options that make another game: they clash with others, which the panel then names."""
_LABEL: Final = 80
_GROUPS: Final = tuple(GROUPS)
_NAMES: Final = tuple(OPTIONS)


@final
@dataclass(frozen=True, slots=True)
class HousePage:
    """What the panel shows: a group with the menu of its options, one `option` of it, or the start page."""

    group: str | None = None
    option: str | None = None

    @classmethod
    def read(cls, index: int) -> "HousePage":
        """The place of a number (`number`); the start page for an unknown number."""
        group, option = divmod(index, 100)
        if group >= len(_GROUPS) or option > len(GROUPS[_GROUPS[group]]):
            return cls()
        return cls(_GROUPS[group], GROUPS[_GROUPS[group]][option - 1] if option else None)

    @classmethod
    def of(cls, name: str) -> "HousePage":
        """The place of an option."""
        return cls(next(group for group, names in GROUPS.items() if name in names), name)

    @property
    def number(self) -> int:
        """The place as a number below 10,000."""
        if self.group is None:
            return 0
        option = 0 if self.option is None else GROUPS[self.group].index(self.option) + 1
        return _GROUPS.index(self.group) * 100 + option


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class RefusedChange:
    """A change of one option that clashes with others, and the error that says why."""

    name: str
    value: Any
    error: BadRules


def house_panel(
    table: Table,
    reader: Reader,
    place: HousePage,
    *,
    saved: Sequence[Ruleset] = (),
    notice: str = "",
    refused: RefusedChange | None = None,
    turn: int = 0,
) -> p.Panel:
    """The panel at a place.

    `notice` says what the last press did, `refused` is the change that it could not make; `saved` are the rules the
    server has saved. `turn` must differ from the panel before: a menu with the same id would keep showing the last
    choice, even a refused one.
    """
    language = reader.language
    title = say(language, "house-title", number=str(table.id))
    lines = [f"### {title}", rules_line(table.rules, table.preset, language)]
    blocks: list[p.Block] = [p.Text("\n".join(lines))]
    if notice:
        blocks.append(p.Text(notice))
    if refused is not None:
        blocks.append(_explain_refusal(refused, language))
    if place.group is None:
        blocks.append(p.Text(say(language, "house-how")))
    blocks.append(_groups(table, place, turn, language))
    if place.group is None:
        blocks += _beginning(table, saved, turn, language)
    else:
        blocks += _options(table, place, turn, language)
    done = Press(Verb.HOUSE_DONE, table.id).button(say(language, "button-house-done"), p.Style.SUCCESS)
    blocks.append(p.Buttons((done,)))
    return p.Panel(blocks=tuple(blocks))


def changed_notice(rules: Rules, name: str, language: str) -> str:
    """The effect of a change, in one sentence."""
    value = value_name(name, getattr(rules, name), language)
    sentence = effect(rules, name, language)
    return say(language, "house-changed", option=option_name(name, language), value=value, effect=sentence)


def number_form(table: Table, name: str, language: str, turn: int = 0) -> p.Form:
    """The form for the value of an option."""
    numbers = values_of(name)
    return p.Form(
        id=Press(Verb.HOUSE_NUMBER, table.id, turn, _NAMES.index(name)).modal(),
        title=option_name(name, language),
        fields=(
            p.Field(
                label=say(language, "house-number-label", least=min(numbers), most=max(numbers)),
                value=str(getattr(table.rules, name)),
                longest=len(str(max(numbers))) + 2,
            ),
        ),
        back=Press(Verb.HOUSE_PAGE, table.id, turn, HousePage.of(name).number).button_id(),
    )


def option_at(index: int) -> str | None:
    """The option of a number."""
    return _NAMES[index] if index < len(_NAMES) else None


def number_at(index: int) -> str | None:
    """The option of a number, if its value is typed as a number."""
    name = option_at(index)
    return name if name is not None and type(values_of(name)[0]) is int else None


def _explain_refusal(wish: RefusedChange, language: str) -> p.Text:
    """Says why nothing was changed, and which other option stands in the way."""
    option, value = option_name(wish.name, language), value_name(wish.name, wish.value, language)
    reason = say(language, wish.error.code, option=option_name(wish.error.option, language))
    return p.Text(say(language, "house-refused", option=option, value=value, reason=reason))


def _groups(table: Table, place: HousePage, turn: int, language: str) -> p.Menu:
    choices = tuple(
        p.Choice(
            label=group_name(group, language),
            value=group,
            description=say(language, f"group-{group}.about"),
            chosen=group == place.group,
        )
        for group in GROUPS
    )
    id_ = Press(Verb.HOUSE_GROUP, table.id, turn).menu()
    return p.Menu(p.Select(id=id_, placeholder=say(language, "house-group"), choices=choices))


def _beginning(table: Table, saved: Sequence[Ruleset], turn: int, language: str) -> list[p.Block]:
    """Menus of presets and saved rules to start from."""
    menus = (*preset_menus(language, _exactly(table)), ruleset_choices(saved, language, table.preset))
    return [
        p.Menu(
            p.Select(
                id=Press(Verb.HOUSE_PRESET, table.id, turn, number).menu(),
                placeholder=say(language, key),
                choices=choices,
            )
        )
        for number, (key, choices) in enumerate(zip(PRESET_MENUS, menus, strict=True))
        if choices
    ]


def _options(table: Table, place: HousePage, turn: int, language: str) -> list[p.Block]:
    """A menu of the options of a group, each with its value; below it the one that was chosen."""
    shown = [name for name in GROUPS[place.group or ""] if may_be_changed(table.rules, name)]
    blocks: list[p.Block] = []
    for number, begin in enumerate(range(0, len(shown), p.CHOICES)):
        choices = tuple(
            p.Choice(
                label=option_name(name, language),
                value=name,
                description=value_name(name, getattr(table.rules, name), language),
                chosen=name == place.option,
            )
            for name in shown[begin : begin + p.CHOICES]
        )
        press = Press(Verb.HOUSE_CHANGE, table.id, turn, number)
        blocks.append(p.Menu(p.Select(id=press.menu(), placeholder=say(language, "house-change"), choices=choices)))
    if place.option is not None and has_effect(table.rules, place.option):
        blocks += _option(table, Press(Verb.HOUSE_OPTION, table.id, turn, place.number), place.option, language)
    return blocks


def may_be_changed(rules: Rules, name: str) -> bool:
    """Whether another value of an option would change this game: it is one of those that the panel offers.

    In the ordinary game also one that clashes only with what was changed; the panel then says with what.
    """
    changed = getattr(rules, name) != OPTIONS[name].default
    clashes = is_partners_game(rules) and is_open(Rules(), name)
    return has_effect(rules, name) and (changed or name in _BASIC or is_open(rules, name) or clashes)


def _option(table: Table, press: Press, name: str, language: str) -> list[p.Block]:
    """One option in one sentence, and the menu or form of its values."""
    rules = table.rules
    own = getattr(rules, name) != getattr(PRESETS[base_of(rules, table.preset)], name)
    text = p.Text(f"{'◆ ' if own else ''}**{option_name(name, language)}** — {effect(rules, name, language)}")
    value = value_name(name, getattr(rules, name), language)
    if is_typed(name):
        label = say(language, "brief-option", option=option_name(name, language), value=value)
        ask = Press(Verb.HOUSE_NUMBER, table.id, press.seen, _NAMES.index(name))
        return [text, p.Buttons((ask.button(label[:_LABEL]),))]
    choices = tuple(_choice(rules, name, each, language) for each in values_of(name))
    return [text, p.Menu(p.Select(id=press.menu(), placeholder=option_name(name, language), choices=choices))]


def _choice(rules: Rules, name: str, value: Any, language: str) -> p.Choice:
    chosen = value == getattr(rules, name)
    description = effect(rules, name, language, value)
    try:
        change_rules(rules, {name: value})
    except BadRules:
        description = say(language, "house-clashes")
    return p.Choice(
        label=value_name(name, value, language),
        value=f"{name}={format_value(value)}",
        description=cut(description, DESCRIPTION_LONGEST),
        chosen=chosen,
    )


def _exactly(table: Table) -> str | None:
    """The preset that equals the table's rules, if any."""
    base = base_of(table.rules, table.preset)
    return base if table.rules == PRESETS[base] else None
