"""Which scene presses what: together they press every button of a new contest and give every `/league` command."""

from bot.panels.core.custom_ids import Verb

HUSTLE = frozenset(
    (
        *(Verb.CONTEST_TEMPLATE, Verb.CONTEST_FIELD, Verb.CONTEST_CHOOSE, Verb.CONTEST_FORM),
        *(Verb.CONTEST_PUBLISH, Verb.CONTEST_JOIN, Verb.CONTEST_LEAVE, Verb.CONTEST_CHECK_IN, Verb.CONTEST),
        *(Verb.CONTEST_PAGE, Verb.CONTEST_HAND, Verb.CONTEST_RENAME, Verb.CONTEST_AGAIN),
        *("/league create", "/league list", "/league join", "/league leave", "/league export csv", "/league show"),
        *("/league show me", "/league show standings", "/league show log", "/league show rules"),
    )
)
CUP = frozenset(
    (
        *(Verb.CONTEST_PARTNER, Verb.CONTEST_INVITE, Verb.CONTEST_ACCEPT, Verb.CONTEST_DECLINE),
        *(Verb.CONTEST_DISPUTE, Verb.CONTEST_MANAGE, Verb.CONTEST_TASK, Verb.CONTEST_TARGET),
        *(Verb.CONTEST_SURE, Verb.CONTEST_ANSWER),
        *("/league manage", "/league show bracket", "/league export page"),
    )
)
LEAGUE = frozenset((*(Verb.CONTEST_OFFER, Verb.CONTEST_POINTS), *("/league show fixtures", "/league export json")))
SEASON = frozenset({"/league show season"})
CROWD = frozenset({Verb.CONTEST_TARGETS, Verb.CONTEST_DISCARD})
SCENES = (HUSTLE, CUP, LEAGUE, SEASON, CROWD)
ELSEWHERE = frozenset({Verb.CONTEST_START, Verb.CONTEST_PEOPLE, Verb.CONTEST_MOVE})
"""Pressed in tests/cogs/league/test_organizing.py and test_gone.py."""
