"""The data stored about a member, and the question before it is deleted. Only the member sees these."""

from collections.abc import Mapping
from typing import Final

from bot.panels.core.custom_ids import Press, Verb
from bot.panels.core.panel import Buttons, Panel, Style, Text
from bot.panels.core.reader import Reader
from bot.texts.catalogue import say

_PAGE: Final = 9
"""Kinds on a page: the nine longest lines fit a phone."""
_ACCENT: Final = 0x4F6D7A
_DANGER: Final = 0xC0392B


def privacy_panel(held: Mapping[str, int], reader: Reader, page: int = 0) -> Panel:
    """How much is stored, by kind; `held` comes from `bot.members.privacy.Privacy.count_rows`.

    An unknown page is the last one.
    """
    language = reader.language
    title = f"### {say(language, 'privacy-title')}"
    lines = [
        say(language, "privacy-line", what=say(language, f"privacy-kept-{kind}"), count=count)
        for kind, count in held.items()
        if count
    ]
    if not lines:
        return Panel(blocks=(Text(f"{title}\n{say(language, 'privacy-none')}"),), accent=_ACCENT)
    note = f"-# {say(language, 'privacy-note')}"
    pages = [lines[at : at + _PAGE] for at in range(0, len(lines), _PAGE)]
    shown = min(page, len(pages) - 1)
    following = (shown + 1) % len(pages)
    turn = Press(Verb.PRIVACY_PAGE, index=following).button(
        say(language, "rules-more", page=following + 1, pages=len(pages))
    )
    text = Text("\n".join((title, *pages[shown], note)))
    return Panel(blocks=(text, *((Buttons((turn,)),) if len(pages) > 1 else ())), accent=_ACCENT)


def confirm_forget_panel(held: Mapping[str, int], reader: Reader) -> Panel:
    """Asks for confirmation, and says what deleting does and does not do."""
    language = reader.language
    if not any(held.values()):
        return privacy_panel(held, reader)
    lines = (
        f"### {say(language, 'privacy-delete-title')}",
        say(language, "privacy-delete-goes"),
        say(language, "privacy-delete-stays"),
        say(language, "privacy-delete-seats", count=held["seats"]),
        say(language, "privacy-delete-discord"),
        f"**{say(language, 'privacy-delete-for-ever')}**",
    )
    yes = Press(Verb.PRIVACY_DELETE).button(say(language, "privacy-delete-yes"), Style.DANGER)
    no = Press(Verb.NO).button(say(language, "privacy-delete-no"))
    return Panel(blocks=(Text("\n".join(lines)), Buttons((yes, no))), accent=_DANGER)
