"""What a process that draws pictures loads before the first one."""

from bot.pictures.colours import Pack
from bot.pictures.studio import warm_up as draw_parts


def warm_up() -> None:
    """Draw the parts of tables and hands in advance. Takes about a second."""
    draw_parts(Pack.TWO)
