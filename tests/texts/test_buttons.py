"""What texts and labels say of buttons.

A text names a button by its label in one language: the reader's for private buttons, the channel's for public ones.
`{ button-more }`, or the label as it reads, is in the text's own language. So a text that quotes a public button so is
public itself; a private one has the label as a value (`{ $more }`). And a button that shows something to the channel
says what it shows: nobody publishes what they did not mean to.
"""

import pytest

from tests.bot.panel_checks import LANGUAGES
from tests.texts.patterns import messages

AT_TABLES = frozenset(
    f"button-{each}" for each in ("hand", "rules", "more", "join", "fill", "start", "invite", "rematch", "bell")
)
"""The labels of buttons that stand in public messages of tables. Those of contests begin with `league-`."""
SAID_IN_PUBLIC = {
    "lobby-missing": {"button-fill"},
    "lobby-ready": {"button-start"},
    "pause-asked": {"button-more"},
    "table-promise": {"button-more"},
    "table-seats-to-take": {"button-hand"},
    "league-consent-board": {"button-rules", "league-view-rules"},
}
"""Public texts besides posts of contests, and the public buttons that each quotes."""
PRIVATE = {"league-manage-dispute": {"league-button-dispute"}}
"""Private texts of a panel that has the button itself, in the reader's language, or that have a word like it."""
BELLS = frozenset({"bell-none"})
"""Private texts about the bell, whose label begins with its sign in every language."""


def quotes(language: str) -> dict[str, set[str]]:
    """Each text that quotes a public button, and the buttons."""
    texts = {key: each.source for key, each in messages(language).items()}
    public = {
        key: texts[key] for key in texts if key in AT_TABLES or key.startswith(("league-button-", "league-view-"))
    }
    found: dict[str, set[str]] = {}
    for key, said in texts.items():
        quoted = {each for each, label in public.items() if f"*{label}*" in said or f"{{ {each} }}" in said}
        if quoted and not key.startswith("contest-post-") and key not in BELLS:
            found[key] = quoted
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_only_public_texts_quote_public_buttons_in_their_own_language(language: str) -> None:
    """Beside an Italian table: "Press **Start** when every seat is taken."."""
    assert quotes(language) == SAID_IN_PUBLIC | {key: PRIVATE[key] for key in PRIVATE if key in quotes(language)}


LABELS = sorted(
    key for key, each in messages("en").items() if each.source.startswith("Share") and "{" not in each.source
)


def test_the_labels_are_found() -> None:
    assert {"button-share", "review-share", "replay-share", "board-share", "button-puzzle-share"} <= set(LABELS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_share_button_says_what_it_shares(language: str) -> None:
    """Results, reviews with their blunders, boards, puzzles and steps of a replay all had *Share*."""
    said = messages(language)
    bare = [key for key in LABELS if len(said[key].source.replace("’", " ").split()) < 2]
    assert bare == []
