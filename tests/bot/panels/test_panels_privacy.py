"""What is stored about a member, in pages that a phone shows."""

import pytest

from bot.panels.account import privacy_panel
from bot.panels.core.custom_ids import Press, Verb
from bot.panels.core.reader import Reader
from bot.texts import keys, say
from tests.bot.panel_checks import LANGUAGES, buttons, check, texts

KINDS = tuple(key.removeprefix("privacy-kept-") for key in keys("en") if key.startswith("privacy-kept-"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_pages_have_every_kind_once_and_lead_to_one_another(language: str) -> None:
    held = {kind: number for number, kind in enumerate(KINDS, start=1)}
    lines: list[str] = []
    page = 0
    while True:
        panel = privacy_panel(held, Reader(language=language), page)
        check(panel)
        lines += [line for line in "\n".join(texts(panel)).splitlines() if line.startswith("- ")]
        (turn,) = buttons(panel)
        page += 1
        if turn.id == Press(Verb.PRIVACY_PAGE).button_id():
            break
        assert turn.id == Press(Verb.PRIVACY_PAGE, index=page).button_id()
    wanted = [
        say(language, "privacy-line", what=say(language, f"privacy-kept-{kind}"), count=number)
        for kind, number in held.items()
    ]
    assert lines == wanted
    assert page > 1


def test_what_fits_one_page_has_no_button() -> None:
    assert not buttons(privacy_panel(dict.fromkeys(KINDS[:5], 3), Reader(), 7))
