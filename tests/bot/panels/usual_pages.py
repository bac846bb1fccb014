"""The panels that are read rather than played from, at their usual size: lobby, results, rules, help, statistics."""

from collections.abc import Callable
from dataclasses import replace
from datetime import date
from functools import cache, partial
from typing import Any

from bot.calls import Bell
from bot.coach.review import Progress
from bot.history.replay import Position, positions, split_into_hands
from bot.members.preferences import Preferences
from bot.panels.account import (
    Checked,
    avoided_panel,
    check_panel,
    confirm_forget_panel,
    preferences_panel,
    privacy_panel,
    server_panel,
    setup_offer,
)
from bot.panels.calls import bell_panel, example_panel
from bot.panels.core.panel import Panel
from bot.panels.core.reader import Reader
from bot.panels.hand.buttons import confirm_out_of_turn_panel
from bot.panels.hand.panel import Extras, hand_panel
from bot.panels.help import TOPICS, glossary_panel, greeting_panel, help_panel
from bot.panels.own_posts import Dates, own_posts_page, previews_panel, week_panel
from bot.panels.puzzle import boards_panel, posted_panel, question_panel, share_panel, solution_panel
from bot.panels.replay import replay_panel, shared_hand, shared_position, verify_panel
from bot.panels.review import panel as review
from bot.panels.review import panel as review_hand
from bot.panels.rules.full_text import confirm_delete_panel, group_panels, option_panels, rulesets_panels
from bot.panels.rules.house_rules import HousePage, house_panel
from bot.panels.rules.option_texts import GROUPS
from bot.panels.stats.history import audit_panel, confirm_repair_panel
from bot.panels.stats.leaderboard import confirm_end_panel
from bot.panels.table import menus
from bot.panels.table.lobby import call_panel, invite_panel, list_panel, no_table_panel
from bot.panels.table.message import retired_panel, shared_result_panel, table_panel
from bot.puzzles.daily import Daily, PuzzleAnswer
from bot.puzzles.rankings import AllRow, Course, DayBoard, DayOutcome, DayRow
from bot.servers import OwnPost, Ruleset, ServerSettings
from bot.stats.read.audit import AuditPage, Entry
from bot.stats.read.game import AtStake, Outcome
from bot.stats.read.week import Best, HandOfWeek, Pair, Week
from bot.stats.seasons import Season
from bot.stats.write.journal import Kind as Repair
from bot.tables.avoided import Avoided
from bot.tables.game import StoredTable
from bot.tables.model import Status, Table, TableView
from bot.tables.reports import Ruling
from bot.texts import keys, say
from engine import PRESETS, LayDown, Pass, Phase, Rules, view
from engine.fairness import Check
from engine.players.puzzles import Asks, make_puzzle
from engine.players.review import Review
from tests.bot.fake_puzzles import guess
from tests.bot.panel_checks import shown
from tests.bot.panels.rules_pages import rules_panels
from tests.bot.panels.usual_panels import HOUSE, MEMBERS, RULES, Make, after_games, moments, usual_table, whole_game
from tests.bot.panels.usual_statistics import AT, PEOPLE, course, over, statistics
from tests.engine.players.review_games import by_dice, played, reviewed
from tests.random_games import Game

BELL = Bell(guild=1, channel=10**18, user=1001)
AVOIDED = tuple(Avoided(number, "Maximilian von Hohenstein-Sigmar") for number in range(20))
DAY = 20_780
YESTERDAY = DayOutcome(answered=11, solved=7, name=MEMBERS[0], days=12)
POSTING = ServerSettings(
    post_channel=1,
    own_posts=frozenset({OwnPost.DAILY, OwnPost.WEEKLY, OwnPost.MONTHS}),
    zone="America/New_York",
    euchre_role=1,
)
WEEK = Week(
    games=99, pairs=tuple(Pair(users=(1, nth), games=9, won=9 - nth) for nth in (2, 3, 4)),
    streak=Best(users=(1, 2), value=12), luckiest=Best(users=(1, 2), value=1.25),
    unluckiest=Best(users=(3, 4), value=-1.25),
    hand=HandOfWeek(table=9999, number=12, before=0.01, after=1, users=(1, 2)),
    names=dict(enumerate(MEMBERS, start=1)),
)  # fmt: skip
SOLVED = Course({DAY - 1: 0.4, DAY: 0.0}, frozenset({DAY}))


def _in(language: str) -> Reader:
    return Reader(language=language)


def _lobby_of(language: str, taken: int, computers: frozenset[int] = frozenset()) -> Table:
    table = usual_table(Game(HOUSE, None), "north-american", language, computers=computers, status=Status.LOBBY)
    return replace(table, seats=tuple(each if seat < taken else None for seat, each in enumerate(table.seats)))


def _five_tables(language: str) -> list[Table]:
    """Tables to sit down at: a page, and one more."""
    return [replace(_lobby_of(language, 2), id=3200 + number, message=10**18) for number in range(5)]


def _lobby(taken: int, language: str) -> Panel:
    here = StoredTable(revision=0, secret=b"", table=_lobby_of(language, taken), state=None).public
    return table_panel(replace(here, deadline=AT), at_stake=AtStake(None))


def _lobby_of_preset(name: str, language: str) -> Panel:
    preset, rules = RULES[name]
    table = usual_table(Game(rules, None), preset, language, status=Status.LOBBY)
    seats = tuple(each if seat < 2 else None for seat, each in enumerate(table.seats))
    here = StoredTable(revision=0, secret=b"", table=replace(table, seats=seats), state=None).public
    return table_panel(replace(here, deadline=AT))


def _result(name: str, language: str, *, rematched: bool = False) -> Panel:
    outcomes = [Outcome(1000 + seat, 1500, 12, provisional=False) for seat in range(4)] if name == "usual" else []
    return table_panel(over(name, language), course(name), outcomes=outcomes, rematched=rematched)


def _tables() -> dict[str, Make]:
    playing = next(g for key, g in moments("usual").items() if g.state.phase is Phase.PLAYING)

    def now(language: str, **changes: object) -> TableView:
        return shown(playing, 0, usual_table(playing, "north-american", language, **changes))

    def closed(language: str) -> TableView:
        return replace(now(language), table=replace(now(language).table, status=Status.CLOSED))

    waiting = StoredTable(revision=0, secret=b"", table=_lobby_of("en", 2), state=None).public
    panels: dict[str, Make] = {f"lobby-{taken}": partial(_lobby, taken) for taken in range(1, 5)}
    panels |= {f"lobby-of-{name}": partial(_lobby_of_preset, name) for name in RULES}
    panels |= {f"result-{name}": partial(_result, name) for name in RULES}
    panels |= {
        "result-rematched": partial(_result, "usual", rematched=True),
        "invite": lambda language: invite_panel(now(language).table, _in(language)),
        "invite-call": lambda language: call_panel(_lobby_of(language, 2), MEMBERS[0], 1001),
        "invite-no-table": lambda language: no_table_panel(_in(language)),
        "bell": lambda language: bell_panel(BELL, _in(language), is_on=True, zone="America/New_York"),
        "bell-off": lambda language: bell_panel(BELL, _in(language), is_on=False, zone="America/New_York"),
        "avoided": lambda language: avoided_panel(AVOIDED, _in(language)),
        "avoided-none": lambda language: avoided_panel((), _in(language)),
        "call-example": lambda language: example_panel(
            ServerSettings(language=language, euchre_role=1), MEMBERS[0], _in(language)
        ),
        "result-shared": lambda language: shared_result_panel(over("usual", language), course("usual"), MEMBERS[0]),
        "lobby-waiting": lambda language: hand_panel(waiting, _in(language), Extras(guided_hand=True)),
        "retired": lambda language: retired_panel(now(language)),
        "closed": lambda language: table_panel(closed(language)),
        "closed-hand": lambda language: hand_panel(closed(language), _in(language)),
        "last-trick": lambda language: menus.last_trick_panel(_after_trick(language), _in(language), back=True),
        "confirm-close": lambda language: menus.confirm_close_panel(now(language), _in(language)),
        "confirm-leave": lambda language: menus.confirm_leave_panel(now(language), _in(language)),
        "no-cards": lambda language: menus.no_cards_panel(_in(language)),
        "gone": lambda language: menus.gone_panel(now(language).table, _in(language), "reply-closed"),
        "beside": lambda language: confirm_out_of_turn_panel(now(language), _in(language), LayDown(0)),
        "list": lambda language: list_panel(_five_tables(language), _in(language), 5),
        "report": lambda language: menus.report_panel(now(language), 1, ""),
        "ruled": lambda language: menus.ruled_panel(now(language).table, 3, Ruling.REPLAY, 1),
    }
    for key, host in (("host", 1000), ("member", 1001), ("stranger", 5)):
        panels[f"more-{key}"] = lambda language, host=host: menus.more_panel(
            now(language, computers=frozenset({3})), _in(language), user=host, moderator=False
        )
        panels[f"more-lobby-{key}"] = lambda language, host=host: menus.more_panel(
            StoredTable(revision=0, secret=b"", table=_lobby_of(language, 3, frozenset({2})), state=None).public,
            _in(language),
            user=host,
            moderator=False,
        )
    return panels


def _after_trick(language: str) -> TableView:
    game = next(
        replace(whole_game("usual"), actions=whole_game("usual").actions[:count])
        for count, state in enumerate(whole_game("usual").states)
        if view(state, None).tricks
    )
    return shown(game, 0, usual_table(game, "north-american", language))


def _rules() -> dict[str, Make]:
    found: dict[str, Make] = {}
    for name, (preset, rules) in RULES.items():
        for part in range(len(rules_panels(rules, preset, Reader()))):
            found[f"rules-{name}-{part}"] = partial(_part, rules_panels, rules, preset, part)
    return found


def _part(make: Callable[..., tuple[Panel, ...]], rules: Rules, preset: str, part: int, language: str) -> Panel:
    pages = make(rules, preset, _in(language))
    return pages[min(part, len(pages) - 1)]


def _house() -> dict[str, Make]:
    def made(rules: Rules, preset: str, place: HousePage, language: str, **more: Any) -> Panel:
        table = replace(_lobby_of(language, 4), rules=rules, preset=preset)
        return house_panel(table, _in(language), place, saves=True, **more)

    found: dict[str, Make] = {}
    for name in ("usual", "bid"):
        preset, rules = RULES[name]
        found[f"house-{name}"] = partial(made, rules, preset, HousePage())
        for group in GROUPS:
            found[f"house-{name}-{group}"] = partial(made, rules, preset, HousePage(group, GROUPS[group][0]))
    return found


def _puzzles() -> dict[str, Make]:
    found: dict[str, Make] = {}
    rows = tuple(DayRow(rank=n, user=n, name=PEOPLE[n - 1], loss=0.1 * n, solved=n < 3) for n in range(1, 6))
    board = DayBoard(rows, 17)
    everyone = [AllRow(rank=n, user=n, name=PEOPLE[n - 1], answered=40, solved=22, streak=6) for n in range(1, 6)]
    for kind in Asks:
        puzzle = make_puzzle(7, kind, PRESETS["north-american"], guess)
        daily = Daily(day=DAY, preset="north-american", kind=kind, mine=puzzle.mine, solution=puzzle.solution)
        found[f"puzzle-{kind}"] = lambda language, daily=daily: question_panel(daily, _in(language), MEMBERS[0])
        found[f"puzzle-{kind}-posted"] = partial(posted_panel, daily, YESTERDAY, is_open=True)
        for place in (0, 1):
            found[f"puzzle-{kind}-answered-{place}"] = partial(_solution, daily, _given(daily, place), board)
    found["puzzle-board"] = lambda language: boards_panel(everyone, board, _in(language), 1, DAY)
    found["puzzle-shared"] = lambda language: share_panel(
        PuzzleAnswer(day=DAY, user=1, choice=Pass(), loss=0.0, solved=True), SOLVED, MEMBERS[0], language
    )
    return found


def _solution(daily: Daily, answer: PuzzleAnswer, board: DayBoard, language: str) -> Panel:
    return solution_panel(daily, answer, _in(language), MEMBERS[0], course=SOLVED, board=board, today=DAY)


def _given(daily: Daily, place: int) -> PuzzleAnswer:
    option = daily.solution.options[place]
    return PuzzleAnswer(
        day=DAY, user=1, choice=option.action, loss=daily.solution.loss(option.action), solved=not place
    )


@cache
def _a_review(name: str) -> Review:
    return reviewed(RULES[name][1], played(RULES[name][1], seed=4), by_dice)


def _reviews() -> dict[str, Make]:
    found: dict[str, Make] = {
        "review-progress": lambda language: review.progress_panel(1234, Progress(3, 9), _in(language)),
        "review-shared": lambda language: review.shared_panel(_a_review("usual"), over("usual", language), MEMBERS[0]),
    }
    for name in ("usual", "bid"):
        found[f"review-{name}"] = lambda language, name=name: review.summary_panel(
            _a_review(name), over(name, language), _in(language), seat=0
        )
        found[f"review-{name}-everyone"] = lambda language, name=name: review.summary_panel(
            _a_review(name), over(name, language), _in(language), seat=0, everyone=True, at=1
        )
        for page in range(4):
            found[f"review-{name}-hand-{page}"] = lambda language, name=name, page=page: review_hand.hand_panel(
                _a_review(name),
                _a_review(name).hands[1].number,
                page,
                over(name, language).table,
                _in(language),
            )
    return found


def some_steps(language: str) -> list[Position]:
    """The steps of a usual hand."""
    game = whole_game("usual")
    return list(positions(split_into_hands(game.rules, game.actions), over("usual", language).table, 1, None))


def _replays() -> dict[str, Make]:
    steps = some_steps
    found: dict[str, Make] = {
        f"replay-{at}": lambda language, at=at: replay_panel(
            steps(language)[at * len(steps(language)) // 4], _in(language)
        )
        for at in range(4)
    }
    found["replay-shared"] = lambda language: shared_position(steps(language)[-1], MEMBERS[0])
    found["replay-hand-shared"] = lambda language: shared_hand(steps(language), MEMBERS[0])
    fair = [Check(0, "0" * 64, True), *(Check(number, f"{number:064x}", True) for number in range(1, 11))]
    for page in range(2):
        found[f"verify-{page}"] = lambda language, page=page: verify_panel(1234, fair, bytes(32), _in(language), page)
    return found


def _others() -> dict[str, Make]:
    saved = [Ruleset(id=n, name=f"Friday {n}", rules=HOUSE, created_by=1, created_at=0) for n in range(5)]
    kinds = [key for key in keys("en") if key.startswith("privacy-kept-")]

    def held(language: str) -> dict[str, int]:
        """The longest lines first, so that they stand on one page."""
        longest = sorted(kinds, key=lambda kind: -len(say(language, kind)))
        return {kind.removeprefix("privacy-kept-"): 1643 for kind in longest}

    entry = Entry(
        no=1, kind=Repair.VOID, at=AT, by=1, by_name=MEMBERS[1], user=2, name=MEMBERS[2], other=3,
        other_name=MEMBERS[3], table=99, detail="the wrong table",
    )  # fmt: skip
    season = Season(number=1, name="Autumn", started_at=0, ended_at=None)
    found: dict[str, Make] = {f"help-{topic}": partial(_help, topic) for topic in TOPICS}
    found |= {
        "glossary": lambda language: glossary_panel("left-bower", _in(language)),
        "greeting": greeting_panel,
        "preferences": lambda language: preferences_panel(Preferences(), _in(language)),
        "settings": lambda language: server_panel(ServerSettings(), _in(language), now=0),
        "settings-all": lambda language: server_panel(POSTING, _in(language), now=AT),
        "own-posts": lambda language: own_posts_page(ServerSettings(), _in(language), None, 1, AT),
        "own-posts-on": lambda language: own_posts_page(POSTING, _in(language), ("attach_files",), 1, AT),
        "own-posts-previews": previews_panel,
        "week": lambda language: week_panel(WEEK, Dates(date(2026, 11, 23), "UTC"), language, is_open=True),
        "setup-offer": setup_offer,
        "check": lambda language: check_panel(
            [Checked(channel=1, contests=False, missing=("send_messages", "attach_files"))], language
        ),
        "rulesets": lambda language: rulesets_panels(saved, _in(language))[0],
        "ruleset-delete": lambda language: confirm_delete_panel(saved[0], _in(language)),
        "privacy": lambda language: privacy_panel(held(language), _in(language)),
        "privacy-delete": lambda language: confirm_forget_panel(held(language), _in(language)),
        "audit": lambda language: audit_panel(AuditPage(entries=(entry,) * 5, page=0, pages=2, total=8), _in(language)),
        "repair": lambda language: confirm_repair_panel(1, Repair.VOID, _in(language), number="99"),
        "season-end": lambda language: confirm_end_panel(season, _in(language)),
        "rules-group": lambda language: group_panels(HOUSE, "north-american", "trump", _in(language))[0],
        "rules-option": lambda language: option_panels(HOUSE, "north-american", "all_pass", _in(language))[0],
    }
    return found


def _help(topic: str, language: str) -> Panel:
    return help_panel(_in(language), topic)


def pages() -> dict[str, Make]:
    """All of them, by name."""
    made = (_tables(), after_games(), _rules(), _house(), _puzzles(), _reviews(), _replays(), _others(), statistics())
    return {name: make for panels in made for name, make in panels.items()}
