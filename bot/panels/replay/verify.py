"""The check of a finished game's deals."""

from collections.abc import Sequence
from typing import Final

from bot.panels.core.custom_ids import Press, Verb
from bot.panels.core.pages import turn_buttons
from bot.panels.core.panel import Block, Buttons, Panel, Text
from bot.panels.core.reader import Reader
from bot.texts.catalogue import say
from engine.fairness import Check, game_commitment

LISTED: Final = 4
"""Commitments of hands on a page; each takes three lines of a phone."""
_BACK_AND_DEALS: Final = ("verify-previous", "verify-next")
_KEPT: Final = {True: "✓", False: "✗"}
"""Marks in the list; the text above it and next to a mismatch says the same in words."""


def verify_panel(table: int, checks: Sequence[Check], secret: bytes, reader: Reader, page: int = 0) -> Panel:
    """The commitment to a game, whether its deals match, and the secret, so that anyone can check.

    The pages after the first list the commitments to each deal, and one for all draws; mismatches come first. A `page`
    after the last one shows the last one.
    """
    language = reader.language
    title = f"### {say(language, 'verify-title', table=str(table))}"
    deals = sum(check.number > 0 for check in checks)
    if not deals:
        return Panel(blocks=(Text(f"{title}\n{say(language, 'verify-nothing')}"), _secret(secret, language)))
    unfair = [check for check in checks if not check.fair]
    result = say(language, "verify-unfair", count=len(unfair))
    if not unfair:
        result = say(language, "verify-fair", count=deals, draws=len(checks) - deals)
    listed = [*unfair, *(check for check in dict.fromkeys(checks) if check.fair)]
    pages = 1 + -(-len(listed) // LISTED)
    page = min(page, pages - 1)
    blocks: list[Block] = [Text(f"{title}\n{result}")]
    if page == 0:
        blocks += [
            Text(say(language, "verify-game", commitment=f"`{game_commitment(secret)}`")),
            _secret(secret, language),
            Text(f"-# {say(language, 'verify-how')}"),
        ]
    else:
        shown = listed[LISTED * (page - 1) : LISTED * page]
        blocks.append(Text("\n".join(_line(check, language) for check in shown)))
    turns = turn_buttons(
        lambda to: Press(Verb.VERIFY_PAGE, table, index=to), page, pages, language, keys=_BACK_AND_DEALS
    )
    return Panel(blocks=(*blocks, Buttons(turns)))


def _secret(secret: bytes, language: str) -> Text:
    return Text(say(language, "verify-secret", secret=f"`{secret.hex()}`"))


def _line(check: Check, language: str) -> str:
    commitment, mark = f"`{check.commitment}`", _KEPT[check.fair]
    if not check.fair:
        return f"{mark} {say(language, 'verify-hand-unfair', number=check.number, commitment=commitment)}"
    if check.number == 0:
        return f"{mark} {say(language, 'verify-draw', commitment=commitment)}"
    return f"{mark} {say(language, 'verify-hand', number=check.number, commitment=commitment)}"
