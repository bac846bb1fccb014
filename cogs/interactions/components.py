"""Panels and forms as Discord's components, and their presses: all state is in custom ids, so it outlives restarts.

They know no handlers: the client's router does.
"""

import io
import logging
from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any, Final, Self, TypeVar, assert_never

import discord
from discord import ui
from discord.ui.select import BaseSelect

from bot.panels.core import panel as p
from bot.panels.core.custom_ids import BUTTON_TEMPLATE, MENU_TEMPLATE, MODAL_TEMPLATE, Press, read
from bot.panels.core.wording import escape
from bot.panels.refusals import Faults
from bot.pictures.studio import PictureError, Studio
from cogs.event_guard import DISPATCHED, accept
from cogs.interactions.emojis import Emojis
from cogs.interactions.permissions import KINDS, kind_of
from engine import Refused


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


_log = logging.getLogger(__name__)
_STYLES: Final = {
    p.Style.PRIMARY: discord.ButtonStyle.primary,
    p.Style.SECONDARY: discord.ButtonStyle.secondary,
    p.Style.SUCCESS: discord.ButtonStyle.success,
    p.Style.DANGER: discord.ButtonStyle.danger,
}
_ALT_LIMIT: Final = 1024
_TEXT_LIMIT: Final = 4000
"""Characters of all texts of a message together."""


async def layout(
    panel: p.Panel, emojis: Emojis, studio: Studio, *, urgent: bool = False, in_words: bool = False
) -> tuple[ui.LayoutView, list[discord.File]]:
    """The view of a panel and the files of its pictures; a failed picture is replaced by its alternative text.

    Pictures of an `urgent` panel, for which a member waits, are drawn first. `in_words` replaces all of them.
    """
    files: list[discord.File] = []
    items: list[ui.Item[Any]] = []
    for block in panel.blocks:
        match block:
            case p.Text(markdown):
                items.append(ui.TextDisplay(emojis.fill_in(markdown)))
            case p.Picture(drawing) if in_words:
                items.append(ui.TextDisplay(words_for_pictures(panel, emojis)[id(block)]))
            case p.Picture(drawing):
                try:
                    drawn = await studio.draw(drawing, urgent=urgent)
                except PictureError:
                    _log.exception("a picture could not be drawn")
                    items.append(ui.TextDisplay(words_for_pictures(panel, emojis)[id(block)]))
                else:
                    alt = drawing.alt[:_ALT_LIMIT]
                    file = discord.File(io.BytesIO(drawn), filename=f"bower{len(files)}.png", description=alt)
                    files.append(file)
                    item = discord.MediaGalleryItem(file, description=alt, spoiler=block.spoiler)
                    items.append(ui.MediaGallery(item))
            case p.Buttons(buttons):
                items.append(_row(*(_button(button, emojis) for button in buttons)))
            case p.Menu(select):
                items.append(_row(_menu(select)))
            case p.Picker():
                items.append(_row(_picker(block)))
            case p.Divider():
                items.append(ui.Separator())
            case _:
                assert_never(block)
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.Container(*items, accent_colour=panel.accent))
    view.stop()  # dynamic items are found by their ids; a live view would stay in memory for 15 minutes
    return view, files


def plain_message(panel: p.Panel, emojis: Emojis) -> tuple[str, ui.View]:
    """The texts and the buttons of a panel without anything else, as a message of the older kind.

    Only of such a message a phone's notification shows the words.
    """
    texts = [emojis.fill_in(block.markdown) for block in panel.blocks if isinstance(block, p.Text)]
    view = ui.View(timeout=None)
    for row, block in enumerate(block for block in panel.blocks if isinstance(block, p.Buttons)):
        for button in block.buttons:
            made = _button(button, emojis)
            made.row = row
            view.add_item(made)
    view.stop()
    return "\n".join(texts), view


def words_for_pictures(panel: p.Panel, emojis: Emojis) -> dict[int, str]:
    """What stands for each picture of a panel if it is not shown, by the picture's `id`.

    It is whole unless the panel's texts leave no room; then the longest are cut.
    """
    pictures = [block for block in panel.blocks if isinstance(block, p.Picture)]
    room = _TEXT_LIMIT - sum(len(emojis.fill_in(each.markdown)) for each in panel.blocks if isinstance(each, p.Text))
    words: dict[int, str] = {}
    said = {id(each): escape(each.drawing.alt, len(each.drawing.alt) + 1) for each in pictures}
    whole = {id(each): f"-# ||{said[id(each)]}||" if each.spoiler else f"-# {said[id(each)]}" for each in pictures}
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


def _button(button: p.Button, emojis: Emojis) -> PressButton | ui.Button[Any]:
    emoji = emojis.of(button.emoji)
    if button.id.startswith("https:"):
        return ui.Button(url=button.id, label=button.label, emoji=emoji)
    return PressButton(
        ui.Button(
            custom_id=button.id,
            label=button.label or (None if emoji else "•"),
            emoji=emoji,
            style=_STYLES[button.style],
            disabled=button.disabled,
        )
    )


def _menu(select: p.Select) -> PressMenu:
    return PressMenu(
        ui.Select(
            custom_id=select.id,
            placeholder=select.placeholder,
            min_values=1 if select.most == 1 else 0,
            max_values=select.most,
            options=_options(select.choices),
        )
    )


def _options(choices: Iterable[p.Choice]) -> list[discord.SelectOption]:
    return [
        discord.SelectOption(
            label=choice.label,
            value=choice.value,
            description=choice.description or None,
            default=choice.chosen,
        )
        for choice in choices
    ]


def _picker(picker: p.Picker) -> PressMenu:
    count = {"min_values": picker.count, "max_values": picker.count} if picker.kind is p.Lists.MEMBER else {}
    return PressMenu(_pick(picker.kind, picker.chosen, custom_id=picker.id, placeholder=picker.placeholder, **count))


def _pick(kind: p.Lists, chosen: int | None, **options: Any) -> BaseSelect[Any]:
    """A menu that Discord fills."""
    marked = [] if chosen is None else [discord.Object(chosen)]
    match kind:
        case p.Lists.MEMBER:
            return ui.UserSelect(**options)
        case p.Lists.ROLE:
            return ui.RoleSelect(default_values=[*map(discord.SelectDefaultValue.from_role, marked)], **options)
        case p.Lists.CHANNEL:
            shown = [*map(discord.SelectDefaultValue.from_channel, marked)]
            offered = [each for each, found in KINDS.items() if found.offered]
            return ui.ChannelSelect(default_values=shown, channel_types=offered, **options)


A = TypeVar("A")
B = TypeVar("B")
C = TypeVar("C")

TEXT: Final = "text"
"""The custom id of the first input; a number follows in those of others, and after a colon the choice it showed."""


def modal(form: p.Form) -> ui.Modal:
    """The modal of a form. discord.py does not wait for it: `cogs.interactions.components.dispatch_form` answers."""
    window = ui.Modal(title=form.title, custom_id=form.id, timeout=None)
    for number, field in enumerate(form.fields):
        about = field.about if isinstance(field, p.Field) else ""
        box = _input(field, _input_id(number, field))
        window.add_item(ui.Label(text=field.label, description=about or None, component=box))
    window.stop()
    return window


def _input_id(number: int, field: p.Field | p.ChoiceField | p.PickField) -> str:
    """The custom id of an input. With the choice it shows: the answer to an old form may differ from what is so now."""
    match field:
        case p.Field():
            shown = None
        case p.ChoiceField():
            shown = next((choice.value for choice in field.choices if choice.chosen), None)
        case p.PickField():
            shown = field.chosen
    return f"{TEXT}{number or ''}" + ("" if shown is None else f":{shown}")


def _input(field: p.Field | p.ChoiceField | p.PickField, custom_id: str) -> ui.Item[Any]:
    match field:
        case p.Field():
            return ui.TextInput(
                custom_id=custom_id,
                default=field.value or None,
                max_length=field.longest,
                required=field.required,
                style=discord.TextStyle.long if field.long else discord.TextStyle.short,
            )
        case p.ChoiceField():
            return ui.Select(custom_id=custom_id, options=_options(field.choices), required=False, min_values=0)
        case p.PickField():
            return _pick(field.kind, field.chosen, custom_id=custom_id, required=False, min_values=0)
        case _:
            assert_never(field)


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


def panel_without_gone(panel: p.Panel, guild: discord.Guild | None) -> p.Panel:
    """The panel, with no gone role or channel preselected in its menus."""
    return replace(panel, blocks=tuple(_without_gone(block, guild) for block in panel.blocks))


def form_without_gone(form: p.Form, guild: discord.Guild | None) -> p.Form:
    """The form, with no gone role or channel preselected in its menus."""
    return replace(form, fields=tuple(_without_gone(field, guild) for field in form.fields))


def _without_gone(block: Any, guild: discord.Guild | None) -> Any:
    is_gone = isinstance(block, p.Picker | p.PickField) and not _is_there(block.kind, block.chosen, guild)
    return replace(block, chosen=None) if is_gone else block


def _is_there(kind: p.Lists, number: int | None, guild: discord.Guild | None) -> bool:
    """Whether a menu can list this."""
    if number is None or kind is p.Lists.MEMBER:
        return True
    if guild is None:
        return False
    if kind is p.Lists.ROLE:
        return guild.get_role(number) is not None
    return kind_of(guild.get_channel(number)).offered
