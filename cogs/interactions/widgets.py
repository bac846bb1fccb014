"""Panels as Discord's components."""

import io
import logging
from typing import Any, Final, assert_never

import discord
from discord import ui

from bot.panels.core.names import escape
from bot.panels.core.panel import Button, Buttons, Divider, Lists, Menu, Panel, Picker, Picture, Select, Style, Text
from bot.pictures import PictureError, Studio
from cogs.interactions.components import PressButton, PressMenu
from cogs.interactions.emojis import Emojis

_log = logging.getLogger(__name__)
_STYLES: Final = {
    Style.PRIMARY: discord.ButtonStyle.primary,
    Style.SECONDARY: discord.ButtonStyle.secondary,
    Style.SUCCESS: discord.ButtonStyle.success,
    Style.DANGER: discord.ButtonStyle.danger,
}
_ALT_LIMIT: Final = 1024
_TEXT_LIMIT: Final = 4000
"""Characters of all texts of a message together."""


async def layout(
    panel: Panel, emojis: Emojis, studio: Studio, *, urgent: bool = False, in_words: bool = False
) -> tuple[ui.LayoutView, list[discord.File]]:
    """The view of a panel and the files of its pictures; a failed picture is replaced by its alternative text.

    Pictures of an `urgent` panel, for which a member waits, are drawn first. `in_words` replaces all of them.
    """
    files: list[discord.File] = []
    items: list[ui.Item[Any]] = []
    for block in panel.blocks:
        match block:
            case Text(markdown):
                items.append(ui.TextDisplay(emojis.fill_in(markdown)))
            case Picture(drawing) if in_words:
                items.append(ui.TextDisplay(words_for_pictures(panel, emojis)[id(block)]))
            case Picture(drawing):
                try:
                    drawn = await studio.draw(drawing, urgent=urgent)
                except PictureError:
                    _log.exception("a picture could not be drawn")
                    items.append(ui.TextDisplay(words_for_pictures(panel, emojis)[id(block)]))
                else:
                    alt = drawing.alt[:_ALT_LIMIT]
                    file = discord.File(io.BytesIO(drawn), filename=f"bower{len(files)}.png", description=alt)
                    files.append(file)
                    items.append(ui.MediaGallery(discord.MediaGalleryItem(file, description=alt)))
            case Buttons(buttons):
                items.append(_row(*(_button(button, emojis) for button in buttons)))
            case Menu(select):
                items.append(_row(_menu(select)))
            case Picker():
                items.append(_row(_picker(block)))
            case Divider():
                items.append(ui.Separator())
            case _:
                assert_never(block)
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.Container(*items, accent_colour=panel.accent))
    view.stop()  # dynamic items are found by their ids; a live view would stay in memory for 15 minutes
    return view, files


def plain_message(panel: Panel, emojis: Emojis) -> tuple[str, ui.View]:
    """The texts and the buttons of a panel without anything else, as a message of the older kind.

    Only of such a message a phone's notification shows the words.
    """
    texts = [emojis.fill_in(block.markdown) for block in panel.blocks if isinstance(block, Text)]
    view = ui.View(timeout=None)
    for row, block in enumerate(block for block in panel.blocks if isinstance(block, Buttons)):
        for button in block.buttons:
            made = _button(button, emojis)
            made.row = row
            view.add_item(made)
    view.stop()
    return "\n".join(texts), view


def words_for_pictures(panel: Panel, emojis: Emojis) -> dict[int, str]:
    """What stands for each picture of a panel if it is not shown, by the picture's `id`.

    It is whole unless the panel's texts leave no room; then the longest are cut.
    """
    pictures = [block for block in panel.blocks if isinstance(block, Picture)]
    room = _TEXT_LIMIT - sum(len(emojis.fill_in(each.markdown)) for each in panel.blocks if isinstance(each, Text))
    words: dict[int, str] = {}
    whole = {id(each): f"-# {escape(each.drawing.alt, len(each.drawing.alt) + 1)}" for each in pictures}
    for left, (number, text) in zip(
        range(len(whole), 0, -1), sorted(whole.items(), key=lambda item: len(item[1])), strict=True
    ):
        words[number] = _cut(text, room // left)
        room -= len(words[number])
    return words


def _cut(text: str, longest: int) -> str:
    """A text of at most so many characters that ends with a whole word, and with `…` if it is not whole."""
    if len(text) <= longest:
        return text
    return text[: max(0, longest - 1)].rpartition(" ")[0].rstrip("\\") + "…"


def _row(*items: ui.Item[Any]) -> ui.ActionRow[Any]:
    row: ui.ActionRow[Any] = ui.ActionRow()
    for item in items:
        row.add_item(item)
    return row


def _button(button: Button, emojis: Emojis) -> PressButton:
    emoji = emojis.of(button.emoji)
    return PressButton(
        ui.Button(
            custom_id=button.id,
            label=button.label or (None if emoji else "•"),
            emoji=emoji,
            style=_STYLES[button.style],
            disabled=button.disabled,
        )
    )


def _menu(select: Select) -> PressMenu:
    return PressMenu(
        ui.Select(
            custom_id=select.id,
            placeholder=select.placeholder,
            min_values=1 if select.most == 1 else 0,
            max_values=select.most,
            options=[
                discord.SelectOption(
                    label=choice.label,
                    value=choice.value,
                    description=choice.description or None,
                    default=choice.chosen,
                )
                for choice in select.choices
            ],
        )
    )


def _picker(picker: Picker) -> PressMenu:
    chosen = [] if picker.chosen is None else [discord.Object(picker.chosen)]
    match picker.kind:
        case Lists.MEMBER:
            members: ui.UserSelect[Any] = ui.UserSelect(
                custom_id=picker.id,
                placeholder=picker.placeholder,
                min_values=picker.count,
                max_values=picker.count,
            )
            return PressMenu(members)
        case Lists.ROLE:
            defaults = [discord.SelectDefaultValue.from_role(each) for each in chosen]
            return PressMenu(
                ui.RoleSelect(custom_id=picker.id, placeholder=picker.placeholder, default_values=defaults)
            )
        case Lists.CHANNEL:
            channels = [discord.SelectDefaultValue.from_channel(each) for each in chosen]
            kinds = [discord.ChannelType.text]
            return PressMenu(
                ui.ChannelSelect(
                    custom_id=picker.id,
                    placeholder=picker.placeholder,
                    default_values=channels,
                    channel_types=kinds,
                )
            )
