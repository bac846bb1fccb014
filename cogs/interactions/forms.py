"""Forms as Discord's modals; their whole state is in the custom id, so they work after a restart."""

from typing import Any, Final

import discord
from discord import ui

from bot.panels.core.panel import Form

TEXT: Final = "text"
"""The custom id of the first input; a number follows in those of others."""


def modal(form: Form) -> ui.Modal:
    """The modal of a form. discord.py does not wait for it: `cogs.interactions.components.dispatch_form` answers."""
    window = ui.Modal(title=form.title, custom_id=form.id, timeout=None)
    for number, field in enumerate(form.fields):
        box: ui.TextInput[Any] = ui.TextInput(
            custom_id=f"{TEXT}{number or ''}",
            default=field.value or None,
            max_length=field.longest,
            required=field.required,
            style=discord.TextStyle.long if field.long else discord.TextStyle.short,
        )
        window.add_item(ui.Label(text=field.label, component=box))
    window.stop()
    return window


def texts_of(interaction: discord.Interaction[Any]) -> tuple[str, ...]:
    """The texts typed into a form, whatever Discord wraps them in."""
    data: dict[str, Any] = dict(interaction.data or {})
    return tuple(_texts(data.get("components", ())))


def _texts(components: Any) -> list[str]:
    found: list[str] = []
    for component in components or ():
        if not isinstance(component, dict):
            continue
        if component.get("value") is not None:
            found.append(str(component["value"]))
        found += _texts(component.get("components", ()))
        found += _texts([component["component"]] if "component" in component else ())
    return found
