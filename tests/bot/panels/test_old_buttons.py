"""Buttons of the texts before `/euchre` stay in channels for ever: what their ids say is read as it was."""

from typing import Final

from bot.panels.core.custom_ids import BUTTON_TEMPLATE, MENU_TEMPLATE, MODAL_TEMPLATE, Verb, read
from tests.there import there

OLD: Final = """
    act audit back beside besidesure board boardcolumn boardme boardshare casual clock close closesure computer
    deal fill glossary hand handagain hint hints history historypick house housedone housefix housegroup
    housenamed housenumber houseoption housepage housepreset housereset housesave housetyped join kick last
    leave leavesure level more newpartners nocomputer prefer preferlanguage prefersort privacydelete puzzle
    puzzleanswer puzzleboard puzzleshare rematch repairsure replay replayhand replayseat replayshare
    replaysharehand replaystep report review reviewgame reviewhand reviewpick reviewshare reviewstop rules
    rulesetdelete ruling seasonend serverlanguage serverlevel serverpreset sit start stats statspartners
    statsrules substitute verify verifypage
"""
"""The verbs of commit 79df89e. An entry goes only with what it did: messages that nobody deletes have it."""


def test_what_old_buttons_say_is_read() -> None:
    for verb in OLD.split():
        for template, kind in (
            (BUTTON_TEMPLATE, "bower"),
            (MENU_TEMPLATE, "bowermenu"),
            (MODAL_TEMPLATE, "bowermodal"),
        ):
            match = there(template.fullmatch(f"{kind}:{verb}:{2**63 - 1}:12:3"))
            press = read(match)
            assert (press.verb, press.subject, press.seen, press.index) == (Verb(verb), 2**63 - 1, 12, 3)
