"""Buttons that turn the pages of a list."""

from collections.abc import Callable

from bot.panels.core.custom_ids import Press
from bot.panels.core.panel import Button
from bot.texts.catalogue import say

BACK_AND_NEXT = ("board-previous", "board-next")
NEWER_AND_OLDER = ("history-newer", "history-older")


def turn_buttons(
    press: Callable[[int], Press],
    page: int,
    pages: int,
    language: str,
    *,
    keys: tuple[str, str] = BACK_AND_NEXT,
    counts: bool = False,
) -> tuple[Button, ...]:
    """To the pages before and after this one, numbered from 0; `press` leads to a page.

    Where it `counts`, a button between them says which page it is. At the ends a button leads to no page and is
    disabled.
    """
    back = press(page - 1 if page else pages).button(say(language, keys[0]), disabled=page == 0)
    is_last = page + 1 >= pages
    following = press(pages + 1 if is_last else page + 1).button(say(language, keys[1]), disabled=is_last)
    if not counts:
        return back, following
    here = say(language, "board-page", page=page + 1, pages=pages)
    return back, press(page).button(here, disabled=True), following
