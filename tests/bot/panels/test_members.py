"""Panels that are not about a table: boards, preferences, settings, what is stored, repairs."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.members.preferences import Preferences, Sort
from bot.panels.account import SWITCHES, preferences_panel, privacy_panel, server_panel
from bot.panels.core.custom_ids import Press, Verb
from bot.panels.core.panel import Menu, Panel
from bot.panels.core.reader import Reader, reader_of
from bot.panels.replay import verify_panel
from bot.panels.stats.history import audit_panel
from bot.panels.stats.leaderboard import BoardQuery, leaderboard_panel, read_board_query, shared_board_panel
from bot.servers import ServerSettings
from bot.stats.read.audit import LONGEST_DETAIL, PAGE, AuditEntry, AuditPage
from bot.stats.read.leaderboards import NEWEST, Board, BoardPage, BoardRow
from bot.stats.read.titles import Placing
from bot.stats.seasons import Ladder, Season
from bot.stats.write.journal import REPAIRS, JournalKind, score_detail
from bot.tables.model import Member
from bot.texts import keys, say
from engine.fairness import DealCheck
from engine.rules.presets import Family
from tests.bot.panel_checks import LANGUAGES, buttons, check, pictures, pressable, texts
from tests.bot.panel_heights import shows_whole
from tests.cases import for_all

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


TITLE = Placing(
    contest=1, name="*" * 48, number=999, ended_at=1, rank=1, people=((1, "*" * 32), (2, "*" * 32))
)  # fmt: skip


def board_page(board: Board, rows: int, page: int = 0, pages: int = 1) -> BoardPage:
    value = 0.617 if board.is_share or board is Board.POINTS_PER_HAND else 765_432
    users = 2 if board is Board.PARTNERSHIP else 1
    return BoardPage(
        board=board,
        ladder=Ladder(1, 4_999_999, "auction"),
        rows=tuple(
            BoardRow(
                rank=1 + i,
                users=tuple(range(i, i + users)),
                names=("W" * 32,) * users,
                value=value,
                beside=(1_234_567,) * len(board.beside),
            )
            for i in range(rows)
        ),
        page=page,
        pages=pages,
        total=rows,
        lately=board is Board.RATING,
        newest=(TITLE,) * NEWEST if board is Board.TITLES else (),
    )


@for_all(language=LANGUAGES, board=Board, text_only=[False, True])
def test_leaderboards_at_their_largest(*, board: Board, language: str, text_only: bool) -> None:
    reader = Reader(language=language, text_only=text_only)
    season = Season(number=4_999_999, name="*" * 48, started_at=0, ended_at=None)
    wanted = BoardQuery(board=board, season=4_999_999, family="auction", everywhere=True)
    for rows, page, pages in ((0, 0, 1), (1, 0, 1), (10, 0, 3), (10, 1, 3), (4, 2, 3)):
        shown = board_page(board, rows, page, pages)
        panel = leaderboard_panel(shown, wanted, reader, season=season, highlight=3, before="x" * 300)
        check(panel)
        check(shared_board_panel(shown, reader, Member(1, "*" * 32), season=season))
        assert len(pictures(panel)) == (rows > 0 and not text_only)
        turning = [button.disabled for button in buttons(panel) if f":{Verb.BOARD}:" in button.id]
        assert turning == ([] if pages == 1 else [page == 0, True, page == pages - 1])
        verbs = {button.id.split(":")[1] for button in buttons(panel)}
        assert (Verb.BOARD_SHARE in verbs) == (rows > 0)
        assert Verb.BOARD_ME in verbs


def test_shares_and_rates_are_written_as_such() -> None:
    def told(board: Board, language: str) -> str:
        reader = Reader(language=language, text_only=True)
        return "".join(texts(leaderboard_panel(board_page(board, 1), BoardQuery(board=board), reader)))

    assert "62%" in told(Board.WIN_RATE, "en")
    assert "0.62" in told(Board.POINTS_PER_HAND, "en")
    assert "0,62" in told(Board.POINTS_PER_HAND, "it")
    assert "10" in told(Board.WIN_RATE, "fr")


@given(
    st.builds(
        BoardQuery,
        board=st.sampled_from(Board),
        season=st.integers(0, 4_999_999),
        family=st.sampled_from(("", *(family.value for family in Family))),
        everywhere=st.booleans(),
    )
)
def test_a_board_query_survives_a_custom_id(wanted: BoardQuery) -> None:
    assert read_board_query(wanted.pack()) == wanted
    assert len(str(wanted.pack())) <= 10


@given(st.integers(0, 10**10 - 1))
def test_any_number_is_read_as_some_board(number: int) -> None:
    assert len(str(read_board_query(number).pack())) <= 10


def chosen(panel: Panel) -> list[list[str]]:
    menus = [block.select for block in panel.blocks if isinstance(block, Menu)]
    return [[choice.value for choice in select.choices if choice.chosen] for select in menus]


@pytest.mark.parametrize("language", LANGUAGES)
def test_preferences_and_settings_show_what_is_set(language: str) -> None:
    reader = Reader(language=language)
    panel = preferences_panel(Preferences(language="fr", text_only=True, pings=False, sort=Sort.SUIT), reader)
    check(panel)
    assert chosen(panel) == [["language=fr"], ["sort=suit"], ["only_card=last_trick"]]
    assert chosen(preferences_panel(Preferences(), reader))[0] == ["language=auto"]
    labels = [choice.label for block in panel.blocks if isinstance(block, Menu) for choice in block.select.choices]
    assert [label for label in labels if not shows_whole(label)] == []  # it read "Play my only card for me: I…"
    switches = [button for button in buttons(panel) if str(button.id).startswith(f"bower:{Verb.PREFER}:")]
    assert len({button.label for button in switches}) == len(SWITCHES)
    settings = ServerSettings(language="it", preset="stick-the-dealer", opener_role=5, zone="Asia/Tokyo")
    server = server_panel(settings, reader, now=0)
    check(server)
    assert all(each in "".join(texts(server)) for each in ("Italiano", "<@&5>", "Asia/Tokyo"))


def test_a_reader_follows_preferences_then_discord() -> None:
    assert reader_of(Preferences(), "fr").language == "fr"
    assert reader_of(Preferences(language="it", four_colours=True), "fr") == Reader(language="it", four_colours=True)
    assert reader_of(Preferences(), "en-GB").language == reader_of(Preferences(), None).language == "en"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_check_of_deals_fits_and_names_the_unfair(language: str) -> None:
    reader = Reader(language=language)
    fair = [DealCheck(0, "00" * 32, True)] * 3 + [DealCheck(number, f"{number:064x}", True) for number in range(1, 90)]
    unfair = [*fair, DealCheck(90, "ff" * 32, False)]
    panels = [verify_panel(7, unfair, bytes(32), reader, page) for page in range(2)]
    told = ["".join(texts(panel)) for panel in panels]
    for panel in panels:
        check(panel)
        assert say(language, "verify-unfair", count=1) in "".join(texts(panel))
    assert bytes(32).hex() in told[0]
    assert "ff" * 32 in told[1]
    assert told[1].count("00" * 32) == 1  # the promise of the draws once


def test_the_settings_show_the_time_there() -> None:
    now = 1_795_435_200_000  # 2026-11-23 12:00 UTC
    for zone, said in (("Europe/Rome", "it’s 13:00 now"), ("Mars/Olympus", "?")):
        assert said in "\n".join(texts(server_panel(ServerSettings(zone=zone), Reader(), now=now)))


NASTY = "*_`~|" * 40
AT = 1_800_000_000_000


def entry(kind: JournalKind, number: int = 1, name: str = "Ann", reason: str = "because") -> AuditEntry:
    details = {JournalKind.SCORE: score_detail((6, -3), (5, 12), reason), JournalKind.RULING: "7 replay"}
    return AuditEntry(
        no=number, kind=kind, at=AT, by=1, by_name=name, user=2, name=name, other=3, other_name=name, table=99,
        detail=details.get(kind, reason),
    )  # fmt: skip


def page(*entries: AuditEntry, of: int = 1, at: int = 0) -> AuditPage:
    return AuditPage(entries=entries, page=at, pages=of, total=len(entries))


@for_all(language=LANGUAGES, kind=REPAIRS)
def test_the_longest_lines_fit(kind: JournalKind, language: str) -> None:
    reason = NASTY[: LONGEST_DETAIL if kind is not JournalKind.SCORE else LONGEST_DETAIL - 20]
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
        assert ("because" in shown) == (kind is not JournalKind.RULING)
        assert ("99" in shown) == (
            kind in (JournalKind.VOID, JournalKind.SCORE, JournalKind.RULING, JournalKind.KICK, JournalKind.CLOSE)
        )
    assert "6 : \N{MINUS SIGN}3" in told[JournalKind.SCORE]
    assert "5 : 12" in told[JournalKind.SCORE]


def test_deleted_members_have_no_name() -> None:
    shown = "\n".join(texts(audit_panel(page(entry(JournalKind.MERGE, name="", reason="")), Reader(language="en"))))
    assert shown.count(say("en", "former-member")) == 3


@pytest.mark.parametrize(
    ("at", "enabled"), [(0, {"Older ▸": 1}), (1, {"◂ Newer": 0, "Older ▸": 2}), (2, {"◂ Newer": 1})]
)
def test_buttons_lead_to_the_previous_and_next_page(at: int, enabled: dict[str, int]) -> None:
    panel = audit_panel(page(entry(JournalKind.VOID), of=3, at=at), Reader(language="en"))
    labels = [button.label for button in buttons(panel) if not button.disabled]
    assert dict(zip(labels, [press.index for press in pressable(panel)], strict=True)) == enabled
    assert {press.verb for press in pressable(panel)} == {Verb.AUDIT}
    check(panel)
