"""Forms as Discord's modals; their whole state is in the custom id, so they work after a restart."""

from collections.abc import Callable
from typing import Any, Final, TypeVar, assert_never

import discord
from discord import ui

from bot.panels.core.panel import ChoiceField, Field, Form, Lists, PickField
from bot.panels.refusals import Faults
from engine import Refused

A = TypeVar("A")
B = TypeVar("B")
C = TypeVar("C")

TEXT: Final = "text"
"""The custom id of the first input; a number follows in those of others, and after a colon the choice it showed."""


def modal(form: Form) -> ui.Modal:
    """The modal of a form. discord.py does not wait for it: `cogs.interactions.components.dispatch_form` answers."""
    window = ui.Modal(title=form.title, custom_id=form.id, timeout=None)
    for number, field in enumerate(form.fields):
        about = field.about if isinstance(field, Field) else ""
        box = _input(field, _input_id(number, field))
        window.add_item(ui.Label(text=field.label, description=about or None, component=box))
    window.stop()
    return window


def _input_id(number: int, field: Field | ChoiceField | PickField) -> str:
    """The custom id of an input. With the choice it shows: the answer to an old form may differ from what is so now."""
    match field:
        case Field():
            shown = None
        case ChoiceField():
            shown = next((choice.value for choice in field.choices if choice.chosen), None)
        case PickField():
            shown = field.chosen
    return f"{TEXT}{number or ''}" + ("" if shown is None else f":{shown}")


def _input(field: Field | ChoiceField | PickField, custom_id: str) -> ui.Item[Any]:
    match field:
        case Field():
            return ui.TextInput(
                custom_id=custom_id,
                default=field.value or None,
                max_length=field.longest,
                required=field.required,
                style=discord.TextStyle.long if field.long else discord.TextStyle.short,
            )
        case ChoiceField():
            options = [
                discord.SelectOption(
                    label=choice.label,
                    value=choice.value,
                    description=choice.description or None,
                    default=choice.chosen,
                )
                for choice in field.choices
            ]
            return ui.Select(custom_id=custom_id, options=options, required=False, min_values=0)
        case PickField(kind=Lists.ROLE):
            roles = [] if field.chosen is None else [discord.SelectDefaultValue.from_role(discord.Object(field.chosen))]
            return ui.RoleSelect(custom_id=custom_id, default_values=roles, required=False, min_values=0)
        case PickField():
            channels = [] if field.chosen is None else [_default_channel(field.chosen)]
            return ui.ChannelSelect(
                custom_id=custom_id,
                default_values=channels,
                channel_types=[discord.ChannelType.text],
                required=False,
                min_values=0,
            )
        case _:
            assert_never(field)


def _default_channel(number: int) -> discord.SelectDefaultValue:
    return discord.SelectDefaultValue.from_channel(discord.Object(number))


def take_all(one: Callable[[], A], two: Callable[[], B], three: Callable[[], C]) -> tuple[A, B, C]:
    """What the fields of a form come to, each read by a function.

    Raises:
        Faults: With everything that they refuse.
    """
    read: list[Any] = []
    faults: list[Refused] = []
    for each in (one, two, three):
        try:
            read.append(each())
        except Refused as refusal:
            faults.append(refusal)
    if faults:
        raise Faults(faults)
    return read[0], read[1], read[2]


def texts_of(interaction: discord.Interaction[Any]) -> tuple[str, ...]:
    """What was typed and chosen in a form, whatever Discord wraps it in.

    An answer is empty where nothing was chosen, and where the choice is the one that the form showed when it opened.
    """
    data: dict[str, Any] = dict(interaction.data or {})
    return tuple(_texts(data.get("components", ())))


def _texts(components: Any) -> list[str]:
    found: list[str] = []
    for component in components or ():
        if not isinstance(component, dict):
            continue
        if component.get("value") is not None:
            found.append(str(component["value"]))
        if "values" in component:
            shown = str(component.get("custom_id", "")).partition(":")[2]
            chosen = str(component["values"][0]) if component["values"] else ""
            found.append("" if chosen == shown else chosen)
        found += _texts(component.get("components", ()))
        found += _texts([component["component"]] if "component" in component else ())
    return found
