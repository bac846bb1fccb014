"""Buttons and menus: dynamic items only, so that a press works after a restart and nothing accumulates in memory.

They know no handlers: the client's router does.
"""

from typing import Any, Self

import discord
from discord import ui
from discord.ui.select import BaseSelect

from bot.panels.core.custom_ids import BUTTON_TEMPLATE, MENU_TEMPLATE, MODAL_TEMPLATE, Press, read
from cogs.event_guard import DISPATCHED, accept
from cogs.interactions.forms import texts_of


class PressButton(ui.DynamicItem[ui.Button[Any]], template=BUTTON_TEMPLATE):
    """A button whose custom id says everything. `press` is `None` for an id of another version of Bower."""

    def __init__(self, button: ui.Button[Any], press: Press | None = None) -> None:
        super().__init__(button)
        self.press = press

    @classmethod
    async def from_custom_id(cls, _interaction: discord.Interaction, item: ui.Item[Any], match: Any, /) -> Self:
        """The button that was pressed."""
        assert isinstance(item, ui.Button)  # noqa: S101 - the template is ours, so the item is
        return cls(item, _read(match))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Answer the press."""
        interaction.extras[DISPATCHED] = True
        await interaction.client.router.dispatch(interaction, self.press, ())


class PressMenu(ui.DynamicItem[BaseSelect[Any]], template=MENU_TEMPLATE):
    """A menu whose custom id says everything: with choices of ours, or one that Discord fills."""

    def __init__(self, select: BaseSelect[Any], press: Press | None = None) -> None:
        super().__init__(select)
        self.press = press

    @classmethod
    async def from_custom_id(cls, _interaction: discord.Interaction, item: ui.Item[Any], match: Any, /) -> Self:
        """The menu that was used."""
        assert isinstance(item, BaseSelect)  # noqa: S101 - the template is ours, so the item is
        return cls(item, _read(match))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Answer the choice."""
        interaction.extras[DISPATCHED] = True
        chosen: list[str] = (interaction.data or {}).get("values", [])  # type: ignore[assignment]
        await interaction.client.router.dispatch(interaction, self.press, tuple(chosen))


async def dispatch_form(interaction: discord.Interaction[Any]) -> None:
    """Answer a submitted form, and accept a form or press that nobody knows; ignore any other interaction."""
    number = str((interaction.data or {}).get("custom_id"))
    pressed = BUTTON_TEMPLATE.fullmatch(number) or MENU_TEMPLATE.fullmatch(number)
    form = MODAL_TEMPLATE.fullmatch(number)
    if interaction.type is discord.InteractionType.modal_submit and form is not None:
        await interaction.client.router.dispatch(interaction, _read(form), texts_of(interaction))
    elif interaction.type is discord.InteractionType.modal_submit or (
        interaction.type is discord.InteractionType.component and pressed is None
    ):
        await accept(interaction)


def _read(match: Any) -> Press | None:
    try:
        return read(match)
    except ValueError:
        return None
