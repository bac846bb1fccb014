"""Every panel at its usual size, built once for all checks on it; and panels as Discord gets them.

What is checked on each is in `test_built.py`. Panels at their largest, and at every moment, are in the tests of each.
"""

from collections.abc import Iterable, Mapping
from dataclasses import replace
from functools import cache

from bot.panels.core.panel import Panel, Picture
from bot.pictures.studio import Studio
from cogs.interactions.components import layout
from tests.bot.panel_checks import EMOJIS
from tests.bot.panels import usual_contests, usual_pages, usual_panels
from tests.payloads import check, require

COMPONENTS_V2 = 1 << 15


@cache
def played_from(language: str) -> Mapping[str, Panel]:
    """Hand panels, by name."""
    return {**usual_panels.played_from(language), **usual_panels.meanings(language)}


@cache
def read_only(language: str) -> Mapping[str, Panel]:
    """All others: public messages, pages, contests."""
    return {
        **usual_panels.public_messages(language),
        **usual_pages.pages(language),
        **usual_contests.contests(language),
    }


def built(language: str) -> Mapping[str, Panel]:
    """All of them."""
    return {**played_from(language), **read_only(language)}


async def check_as_sent(panels: Iterable[Panel], *, pictured: bool = True, in_words: bool = False) -> int:
    """Fails where Discord would refuse one of the panels; how many pictures they have.

    With `in_words` each picture is replaced by its words. Skips the test where Discord's description is absent. Drawing
    takes long: `pictured=False` leaves all pictures out.
    """
    require()
    studio, pictures = Studio(), 0
    try:
        for panel in panels:
            blocks = tuple(block for block in panel.blocks if pictured or not isinstance(block, Picture))
            if not blocks:
                continue
            view, files = await layout(replace(panel, blocks=blocks), EMOJIS, studio, in_words=in_words)
            assert not (in_words and files)
            named = [{"filename": file.filename, "description": file.description} for file in files]
            payload = {
                "flags": COMPONENTS_V2,
                "components": view.to_components(),
                "attachments": [{"id": number, **file} for number, file in enumerate(named)],
                "allowed_mentions": {"parse": []},
            }
            assert check("POST", "/channels/1/messages", payload) == []
            # a file's name tells nothing: it is the same whatever is drawn
            assert [file.filename for file in files] == [f"bower{number}.png" for number in range(len(files))]
            pictures += len(files)
    finally:
        studio.close()
    return pictures
