"""The messages and pictures that an examination posts, and what came of them."""

import io

import discord
from discord import ui
from PIL import Image

from cogs.doctor.report import Differs


def make_view(text: str, picture: int | None, custom_id: str | None = None) -> ui.LayoutView:
    """A message of components; nothing is remembered of it."""
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.TextDisplay(text))
    if picture is not None:
        view.add_item(ui.MediaGallery(discord.MediaGalleryItem(f"attachment://doctor{picture}.png")))
    if custom_id is not None:
        view.add_item(ui.ActionRow(ui.Button(label="Press", custom_id=custom_id)))
    view.stop()
    return view


def make_picture(number: int) -> discord.File:
    """A picture as a file, of its own name and colour."""
    return discord.File(io.BytesIO(draw_image(number)), filename=f"doctor{number}.png")


def draw_image(number: int) -> bytes:
    """A small picture, each of another colour."""
    out = io.BytesIO()
    Image.new("RGB", (96, 96), (29, 100, 25 * number)).save(out, "PNG")
    return out.getvalue()


def find_address(message: discord.Message) -> str | None:
    """Where Discord has put the picture of a message."""
    galleries = [each for each in message.components if isinstance(each, discord.MediaGalleryComponent)]
    return galleries[0].items[0].media.url if galleries else None


def picture_name(message: discord.Message) -> str:
    """The name of the picture's file at Discord.

    Raises:
        Differs: When the message shows none.
    """
    address = find_address(message)
    if address is None or not address.startswith("http"):
        raise Differs("the message has no picture")
    return address.partition("?")[0].rpartition("/")[2]
