"""The list of repairs: every kind of line, in every language, within Discord's limits, and with nothing that works."""

import pytest

from bot.panels.core.custom_ids import BUTTON_TEMPLATE, Press, Verb, read
from bot.panels.core.reader import Reader
from bot.panels.stats.history import audit_panel, confirm_repair_panel
from bot.stats.read.audit import LONGEST_DETAIL, PAGE, AuditPage, Entry
from bot.stats.write.journal import REPAIRS, Kind, score_detail
from bot.texts import LANGUAGES, say
from tests.bot.panel_checks import buttons, check, texts
from tests.cases import for_all
from tests.there import there

NASTY = "*_`~|" * 40
AT = 1_800_000_000_000


def entry(kind: Kind, number: int = 1, name: str = "Ann", reason: str = "because") -> Entry:
    details = {Kind.SCORE: score_detail((6, -3), (5, 12), reason), Kind.RULING: "7 replay"}
    detail = details.get(kind, reason)
    return Entry(
        no=number,
        kind=kind,
        at=AT,
        by=1,
        by_name=name,
        user=2,
        name=name,
        other=3,
        other_name=name,
        table=99,
        detail=detail,
    )


def press_of(custom_id: str) -> Press:
    match = there(BUTTON_TEMPLATE.fullmatch(custom_id))
    return read(match)


def page(*entries: Entry, of: int = 1, at: int = 0) -> AuditPage:
    return AuditPage(entries=entries, page=at, pages=of, total=len(entries))


@for_all(language=LANGUAGES, kind=REPAIRS)
def test_the_longest_lines_fit(kind: Kind, language: str) -> None:
    reason = NASTY[: LONGEST_DETAIL if kind is not Kind.SCORE else LONGEST_DETAIL - 20]
    panel = audit_panel(
        page(*[entry(kind, n, NASTY[:64], reason) for n in range(PAGE)], of=3, at=1), Reader(language=language)
    )
    check(panel)
    shown = "\n".join(texts(panel))
    assert shown.count("<t:1800000000:f>") == PAGE
    assert "`~|" not in shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_line(language: str) -> None:
    told = {kind: "\n".join(texts(audit_panel(page(entry(kind)), Reader(language=language)))) for kind in REPAIRS}
    assert len(set(told.values())) == len(REPAIRS)
    for kind, shown in told.items():
        assert "Ann" in shown
        assert ("because" in shown) == (kind is not Kind.RULING)
        assert ("99" in shown) == (kind in (Kind.VOID, Kind.SCORE, Kind.RULING, Kind.KICK, Kind.CLOSE))
    assert "6 : \N{MINUS SIGN}3" in told[Kind.SCORE]
    assert "5 : 12" in told[Kind.SCORE]


def test_deleted_members_have_no_name() -> None:
    shown = "\n".join(texts(audit_panel(page(entry(Kind.MERGE, name="", reason="")), Reader(language="en"))))
    assert shown.count(say("en", "former-member")) == 3


@pytest.mark.parametrize(
    ("at", "enabled"), [(0, {"Older ▸": 1}), (1, {"◂ Newer": 0, "Older ▸": 2}), (2, {"◂ Newer": 1})]
)
def test_buttons_lead_to_the_previous_and_next_page(at: int, enabled: dict[str, int]) -> None:
    panel = audit_panel(page(entry(Kind.VOID), of=3, at=at), Reader(language="en"))
    presses = {button.label: press_of(button.id) for button in buttons(panel) if not button.disabled}
    assert {label: press.index for label, press in presses.items()} == enabled
    assert {press.verb for press in presses.values()} == {Verb.AUDIT}
    check(panel)


@for_all(
    language=LANGUAGES,
    kind__values=[
        (Kind.VOID, {"number": "7"}),
        (Kind.MERGE, {"old": "Ann", "new": "Eve"}),
    ],
)
def test_questions(kind: Kind, values: dict[str, str], language: str) -> None:
    panel = confirm_repair_panel(9_999_999_999, kind, Reader(language=language), **values)
    check(panel)
    assert all(value in "\n".join(texts(panel)) for value in values.values())
    (button,) = buttons(panel)
    assert press_of(button.id).seen == 9_999_999_999
