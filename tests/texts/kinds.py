"""Which messages are buttons, headlines and lines: from the names of their keys."""

import re
from types import MappingProxyType
from typing import Final, NamedTuple


class Kind(NamedTuple):
    longest: int
    keys: re.Pattern[str]


KINDS: Final = MappingProxyType(
    {
        # labels of buttons: a row of three fits a phone
        "button": Kind(
            24,
            re.compile(
                r"(league-)?button-.*|bid-(?!pass-).*|bid-pass-.*|beside-.*"
                r"|confirm-.*-(yes|no)|.*-confirm-.*yes|more-sit|talk-rule-.*|reaction-(?!said).*"
                r"|review-(stop|game|first|previous|next|page|share)"
                r"|(board|audit|verify|history)-(older|newer|previous|next|page|share|find-me)|history-back"
                r"|replay-(first|back|next|last|share|share-hand)|privacy-delete-yes|stats-page-.*\.short|topic-.*"
                r"|fair-accept|league-(view|template)-[a-z]+|season-confirm-yes"
            ),
        ),
        # the first words of a message, in bold or as a heading, and the stamps of a hand's end
        "headline": Kind(
            40, re.compile(r".*-title|banner-.*|menu-.*|hand-(ordering|naming|discarding|defending|playing.*)")
        ),
        # what stands in one line under the picture of a table, in a ping, or in a list
        "line": Kind(80, re.compile(r"turn-.*|line-.*|status-.*|picture-.*|ping-.*|goal-.*|brief-.*|level-.*\.about")),
    }
)
