"""Menus that Discord fills, without a preselected role or channel that is gone: Discord refuses the whole message."""

from dataclasses import replace

import discord

from bot.panels.core.panel import Block, ChoiceField, Field, Form, Lists, Panel, Picker, PickField


def panel_without_gone(panel: Panel, guild: discord.Guild | None) -> Panel:
    """The panel, with no gone role or channel preselected in its menus."""

    def drop(block: Block) -> Block:
        if not isinstance(block, Picker) or _is_there(block.kind, block.chosen, guild):
            return block
        return replace(block, chosen=None)

    return replace(panel, blocks=tuple(map(drop, panel.blocks)))


def form_without_gone(form: Form, guild: discord.Guild | None) -> Form:
    """The form, with no gone role or channel preselected in its menus."""

    def drop(field: Field | ChoiceField | PickField) -> Field | ChoiceField | PickField:
        if not isinstance(field, PickField) or _is_there(field.kind, field.chosen, guild):
            return field
        return replace(field, chosen=None)

    return replace(form, fields=tuple(map(drop, form.fields)))


def _is_there(kind: Lists, number: int | None, guild: discord.Guild | None) -> bool:
    """Whether a menu can list this; menus of channels list text channels."""
    if number is None or kind is Lists.MEMBER:
        return True
    if guild is None:
        return False
    if kind is Lists.ROLE:
        return guild.get_role(number) is not None
    channel = guild.get_channel(number)
    return channel is not None and channel.type is discord.ChannelType.text
