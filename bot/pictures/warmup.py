"""What a process that draws pictures, or reads names, loads before the first one."""

import string

from bot.pictures.colours import Pack
from bot.pictures.lettering import legible
from bot.pictures.studio import warm_up as draw_parts


def warm_up() -> None:
    """Draw the parts of tables and hands in advance. Takes about a second."""
    draw_parts(Pack.TWO)


def load_fonts() -> None:
    """Load what tells which characters can be drawn, and try usual ones: 30 ms that a bot spends beside its loop."""
    legible(f"{string.ascii_letters}{string.digits}\u6f22")
