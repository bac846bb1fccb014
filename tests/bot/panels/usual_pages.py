"""The panels that are read rather than played from, at their usual size: lobby, results, rules, help, statistics."""

from dataclasses import replace
from datetime import date
from functools import cache

from bot.boards.daily import BoardDay, Played, Standing
from bot.calls import Bell
from bot.coach.review import Progress
from bot.history.replay import positions, split_into_hands
from bot.members.preferences import Preferences
from bot.panels import account, boards, own_posts, puzzle, questions, replay
from bot.panels.calls import bell_panel
from bot.panels.core.custom_ids import Verb
from bot.panels.core.panel import Buttons, Menu, Panel
from bot.panels.core.reader import Reader
from bot.panels.hand.buttons import confirm_out_of_turn_panel
from bot.panels.hand.panel import Extras, hand_panel
from bot.panels.help import TOPICS, glossary_panel, greeting_panel, help_panel
from bot.panels.puzzle import today_button
from bot.panels.review import panel as review
from bot.panels.rules import full_text
from bot.panels.rules.house_rules import HousePage, house_panel
from bot.panels.rules.option_texts import GROUPS
from bot.panels.stats.history import audit_panel, confirm_repair_panel
from bot.panels.stats.leaderboard import confirm_end_panel
from bot.panels.table import menus
from bot.panels.table.lobby import call_panel, invite_panel, list_panel, no_table_panel
from bot.panels.table.message import retired_panel, shared_result_panel, table_panel
from bot.puzzles.daily import Daily, PuzzleAnswer
from bot.puzzles.rankings import AllRow, Course, DayBoard, DayOutcome, DayRow
from bot.questions import About, Position, Question
from bot.servers import OwnPost, Ruleset, ServerSettings
from bot.stats.read.audit import AuditEntry, AuditPage
from bot.stats.read.game import Amendments, AtStake, RatingOutcome
from bot.stats.read.week import Best, HandOfWeek, Pair, Week
from bot.stats.write.journal import JournalKind as Repair
from bot.tables.avoided import Avoided
from bot.tables.game import StoredTable
from bot.tables.model import Member, Status, TableView
from bot.tables.reports import Ruling
from bot.texts import keys, say
from engine import PRESETS, LayDown, Pass, Rules, view
from engine.fairness import DealCheck
from engine.players.boards import board_at
from engine.players.puzzles import PuzzleKind, make_puzzle
from engine.players.review import Review
from tests.bot.fake_puzzles import guess
from tests.bot.panel_checks import pressable, shown
from tests.bot.panels.usual_panels import HOUSE, MEMBERS, RULES, a_play, after_games, usual_table, whole_game
from tests.bot.panels.usual_statistics import AT, PEOPLE, SEASON, course, over, statistics
from tests.engine.players.review_games import by_dice, played, reviewed
from tests.random_games import Game

BELL = Bell(guild=1, channel=10**18, user=1001)
AVOIDED = tuple(Avoided(number, "Maximilian von Hohenstein-Sigmar") for number in range(20))
DAY = 20_780
YESTERDAY = DayOutcome(answered=11, solved=7, name=MEMBERS[0], days=12, boards=9, points=7)
POSTING = ServerSettings(
    post_channel=1,
    own_posts=frozenset({OwnPost.DAILY, OwnPost.WEEKLY, OwnPost.QUESTION, OwnPost.MONTHS}),
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


def pages(language: str) -> dict[str, Panel]:
    """All of them, by name."""
    reader, made = Reader(language=language), dict[str, Panel]()
    for make in (_lobbies, _tables, _menus, _rules, _puzzles, _reviews, _replays, _servers, _members):
        made |= make(reader)
    return {**made, **after_games(language), **statistics(language)}


def _lobby_of(reader: Reader, taken: int, name: str = "usual", computers: frozenset[int] = frozenset()) -> TableView:
    preset, rules = RULES[name]
    table = usual_table(Game(rules, None), preset, reader.language, computers=computers, status=Status.LOBBY)
    seats = tuple(each if seat < taken else None for seat, each in enumerate(table.seats))
    here = StoredTable(revision=0, secret=b"", table=replace(table, seats=seats), state=None).public
    return replace(here, deadline=AT)


def _playing(reader: Reader, **changes: object) -> TableView:
    return shown(a_play(), 0, usual_table(a_play(), "north-american", reader.language, **changes))


def _lobbies(reader: Reader) -> dict[str, Panel]:
    two = _lobby_of(reader, 2)
    tables = [replace(two.table, id=3200 + number, message=10**18) for number in range(5)]
    return {
        **{f"lobby-{taken}": table_panel(_lobby_of(reader, taken), at_stake=AtStake(None)) for taken in range(1, 5)},
        **{f"lobby-of-{name}": table_panel(_lobby_of(reader, 2, name)) for name in RULES},
        "lobby-waiting": hand_panel(two, reader, Extras(guided_hand=True)),
        "invite": invite_panel(_playing(reader).table, reader),
        "invite-call": call_panel(two.table, Member(1, MEMBERS[0]), 1001),
        "invite-no-table": no_table_panel(reader),
        "bell": bell_panel(BELL, reader, is_on=True, zone="America/New_York"),
        "bell-off": bell_panel(BELL, reader, is_on=False, zone="America/New_York"),
        "avoided": account.avoided_panel(AVOIDED, reader),
        "avoided-none": account.avoided_panel((), reader),
        "list": list_panel(tables, reader, 5),
    }


def _tables(reader: Reader) -> dict[str, Panel]:
    language, now = reader.language, _playing(reader)
    closed = replace(now, table=replace(now.table, status=Status.CLOSED))
    game = whole_game("usual")
    after = next(count for count, state in enumerate(game.states) if view(state, None).tricks)
    trick = replace(game, actions=game.actions[:after])
    outcomes = [RatingOutcome(1000 + seat, 1500, 12, new=False) for seat in range(4)]
    ended = {name: over(name, language) for name in RULES}
    amended = Amendments(None, ((1, (1, 0)),))
    return {
        **{
            f"result-{name}": table_panel(each, course(name), outcomes=outcomes if name == "usual" else [])
            for name, each in ended.items()
        },
        "result-rematched": table_panel(ended["usual"], course("usual"), outcomes=outcomes, rematched=True),
        "result-shared": shared_result_panel(ended["usual"], course("usual"), amended, Member(1, MEMBERS[0])),
        "result-voided": table_panel(ended["usual"], amended=Amendments(MEMBERS[0])),
        "retired": retired_panel(now),
        "closed": table_panel(closed),
        "closed-hand": hand_panel(closed, reader),
        "last-trick": menus.last_trick_panel(
            shown(trick, 0, usual_table(trick, "north-american", language)), reader, back=True
        ),
        "beside": confirm_out_of_turn_panel(now, reader, LayDown(0)),
    }


def _menus(reader: Reader) -> dict[str, Panel]:
    now, lobby = _playing(reader), _lobby_of(reader, 3, computers=frozenset({2}))
    with_computer = _playing(reader, computers=frozenset({3}))
    found = {
        "confirm-close": menus.confirm_close_panel(now, reader),
        "confirm-leave": menus.confirm_leave_panel(now, reader),
        "no-cards": menus.no_cards_panel(reader),
        "closed-hand-rated": menus.closed_hand_panel(now.table, reader),
        "home": menus.home_panel([Buttons((today_button(1, reader.language),))], reader),
        "gone": menus.gone_panel(now.table, reader, "reply-closed"),
        "report": menus.report_panel(now, 1, ""),
        "ruled": menus.ruled_panel(now.table, 3, Ruling.REPLAY, 1),
    }
    for key, user in (("host", 1000), ("member", 1001), ("stranger", 5)):
        found[f"more-{key}"] = menus.more_panel(with_computer, reader, user=user, moderator=False)
        found[f"more-lobby-{key}"] = menus.more_panel(lobby, reader, user=user, moderator=False)
    return found


def rules_panels(rules: Rules, preset: str, reader: Reader) -> tuple[Panel, ...]:
    """The first page of rules, and each page of each chapter of its menu, as a reader turns them."""
    source = full_text.Origin(7)
    first = full_text.rules_panel(rules, preset, reader, source)
    (menu,) = (block.select for block in first.blocks if isinstance(block, Menu))
    found = [first]
    for choice in menu.choices:
        at = (int(choice.value), 0)
        while True:
            panel = full_text.rules_panel(rules, preset, reader, source, chapter=at[0], page=at[1])
            found.append(panel)
            at = max(full_text.read_page(each.index) for each in pressable(panel) if each.verb is Verb.RULES_PAGE)
            if at[0] == 0 or at[1] == 0:
                break
    return tuple(found)


def _rules(reader: Reader) -> dict[str, Panel]:
    found = {
        "rules-group": full_text.group_panels(HOUSE, "north-american", "trump", reader)[0],
        "rules-option": full_text.option_panels(HOUSE, "north-american", "all_pass", reader)[0],
    }
    for name, (preset, rules) in RULES.items():
        found |= {f"rules-{name}-{part}": page for part, page in enumerate(rules_panels(rules, preset, reader))}
    for name in ("usual", "bid"):
        preset, rules = RULES[name]
        table = replace(_lobby_of(reader, 4).table, rules=rules, preset=preset)
        places = (HousePage(), *(HousePage(group, GROUPS[group][0]) for group in GROUPS))
        found |= {f"house-{name}-{place.group}": house_panel(table, reader, place) for place in places}
    return found


@cache
def _daily(kind: PuzzleKind) -> Daily:
    puzzle = make_puzzle(7, kind, PRESETS["north-american"], guess)
    return Daily(day=DAY, preset="north-american", kind=kind, mine=puzzle.mine, solution=puzzle.solution)


def _given(daily: Daily, place: int) -> PuzzleAnswer:
    option = daily.solution.options[place]
    loss = daily.solution.loss(option.action)
    return PuzzleAnswer(day=DAY, user=1, choice=option.action, loss=loss, solved=not place)


def _puzzles(reader: Reader) -> dict[str, Panel]:
    rows = tuple(DayRow(rank=n, user=n, name=PEOPLE[n - 1], loss=0.1 * n, solved=n < 3) for n in range(1, 6))
    board = DayBoard(rows, 17)
    everyone = [AllRow(rank=n, user=n, name=PEOPLE[n - 1], answered=40, solved=22, streak=6) for n in range(1, 6)]
    solved = PuzzleAnswer(day=DAY, user=1, choice=Pass(), loss=0.0, solved=True)
    found = {
        "puzzle-board": puzzle.boards_panel(everyone, board, reader, 1, DAY),
        "puzzle-shared": puzzle.share_panel(solved, SOLVED, MEMBERS[0], reader.language),
    }
    for kind in PuzzleKind:
        daily = _daily(kind)
        found[f"puzzle-{kind}"] = puzzle.question_panel(daily, reader, MEMBERS[0])
        found[f"puzzle-{kind}-posted"] = puzzle.posted_panel(daily, YESTERDAY, reader.language, is_open=True)
        for place in (0, 1):
            found[f"puzzle-{kind}-answered-{place}"] = puzzle.solution_panel(
                daily, _given(daily, place), reader, MEMBERS[0], course=SOLVED, board=board, today=DAY
            )
        found |= _question(kind, daily, reader)
    return {**found, **_boards(reader)}


def _question(kind: PuzzleKind, daily: Daily, reader: Reader) -> dict[str, Panel]:
    """To a channel, with its answer."""
    asked = Question(id=7, channel=1, about=About(1, 0, 9), asked_by=1, closes_at=AT)
    choices = [each.action for each in daily.solution.options]
    position, votes = Position(daily.mine, "north-american", choices[-1]), dict.fromkeys(choices, 12)
    return {
        f"question-{kind}": questions.question_panel(asked, position, 24, reader.language),
        f"question-{kind}-answer": questions.answer_panel(asked, position, votes, daily.solution, reader.language),
        f"question-{kind}-vote": questions.vote_panel(asked, position, choices[0], reader, 1),
    }


def _boards(reader: Reader) -> dict[str, Panel]:
    """New, one under way, all played, over; the board that is over, where it was decided, and what is shared."""
    secret, language, house = b"s" * 32, reader.language, (-2, -1, 1, 1, 2, 4)
    three = tuple(replace(board_at(DAY, number, 0, secret), house=house) for number in range(3))
    day = BoardDay(day=DAY, version="0123456789abcdef", secret=secret, boards=three)
    standing, begun, made = Standing(1, 4, 17, 120), Played(7, 1, None), Played(7, 1, 2)
    one = boards.BoardsOf(day=day, played={0: made, 1: begun})
    every = boards.BoardsOf(
        day=day, played=dict.fromkeys(range(3), made), standing=standing, streak=12, day_before=True
    )
    game = whole_game("usual")
    ended = shown(game, 0, usual_table(game, "north-american", language, computers=frozenset({1, 2, 3})))
    return {
        "boards-new": boards.boards_panel(boards.BoardsOf(day=day, played={}), reader),
        "boards-one": boards.boards_panel(one, reader),
        "boards-all": boards.boards_panel(every, reader),
        "boards-past": boards.boards_panel(replace(every, over=True), reader),
        "boards-changed": boards.boards_panel(replace(one, changed=True), reader),
        "board-over": boards.board_over_panel(one, 0, standing, ended, reader),
        "boards-shared": boards.boards_share_panel(every, MEMBERS[0], language),
    }


@cache
def _a_review(name: str) -> Review:
    return reviewed(RULES[name][1], played(RULES[name][1], seed=4), by_dice)


def _reviews(reader: Reader) -> dict[str, Panel]:
    ended, usual = over("usual", reader.language), _a_review("usual")
    found = {
        "review-progress": review.progress_panel(Progress(usual.hands[:3], 9), ended.table, reader, seat=0),
        "review-shared": review.shared_panel(usual, ended, Member(1, MEMBERS[0])),
    }
    for name in ("usual", "bid"):
        judged, ended = _a_review(name), over(name, reader.language)
        found[f"review-{name}"] = review.summary_panel(judged, ended, reader, seat=0, again=True)
        found[f"review-{name}-everyone"] = review.summary_panel(judged, ended, reader, seat=0, everyone=True, at=1)
        for page in range(4):
            hand = review.hand_panel(judged, judged.hands[1].number, page, ended.table, reader)
            found[f"review-{name}-hand-{page}"] = hand
    return found


def _replays(reader: Reader) -> dict[str, Panel]:
    game = whole_game("usual")
    table = over("usual", reader.language).table
    steps = list(positions(split_into_hands(game.rules, game.actions), table, 1, None))
    fair = [DealCheck(0, "0" * 64, True), *(DealCheck(number, f"{number:064x}", True) for number in range(1, 11))]
    return {
        **{f"replay-{at}": replay.replay_panel(steps[at * len(steps) // 4], reader) for at in range(4)},
        "replay-shared": replay.shared_position(steps[-1], Member(1, MEMBERS[0])),
        **{f"verify-{page}": replay.verify_panel(1234, fair, bytes(32), reader, page) for page in range(2)},
    }


def _servers(reader: Reader) -> dict[str, Panel]:
    language = reader.language
    saved = [Ruleset(id=n, name=f"Friday {n}", rules=HOUSE, created_by=1, created_at=0) for n in range(5)]
    entry = AuditEntry(
        no=1, kind=Repair.VOID, at=AT, by=1, by_name=MEMBERS[1], user=2, name=MEMBERS[2], other=3,
        other_name=MEMBERS[3], table=99, detail="the wrong table",
    )  # fmt: skip
    lacking = account.Checked(channel=1, contests=False, missing=("send_messages", "attach_files"))
    return {
        "settings": account.server_panel(ServerSettings(), reader, now=0),
        "settings-all": account.server_panel(POSTING, reader, now=AT),
        "own-posts": own_posts.own_posts_page(ServerSettings(), reader, None, 1, AT),
        "own-posts-on": own_posts.own_posts_page(POSTING, reader, ("attach_files",), 1, AT),
        "week": own_posts.week_panel(WEEK, own_posts.Dates(date(2026, 11, 23), "UTC"), language, is_open=True),
        "setup-offer": account.setup_offer(language),
        "check": account.check_panel([lacking], language, _status(language)),
        "roles": account.roles_panel(POSTING, [say(language, "roles-above", role="<@&1>")], language),
        "rulesets": full_text.rulesets_panels(saved, reader)[0],
        "ruleset-delete": full_text.confirm_delete_panel(saved[0], reader),
        "audit": audit_panel(AuditPage(entries=(entry,) * 5, page=0, pages=2, total=8), reader),
        "repair": confirm_repair_panel(1, Repair.VOID, reader, number="99"),
        "season-end": confirm_end_panel(SEASON, reader),
    }


def _status(language: str) -> str:
    return say(language, "help-status", version="1.0.0", up="30 novembre 2026 10:10", started="il y a 23 heures")


def _members(reader: Reader) -> dict[str, Panel]:
    kinds = [key for key in keys("en") if key.startswith("privacy-kept-")]
    longest = sorted(kinds, key=lambda kind: -len(say(reader.language, kind)))  # first, so that they stand on one page
    held = {kind.removeprefix("privacy-kept-"): 1643 for kind in longest}
    return {
        **{f"help-{topic}": help_panel(reader, topic) for topic in TOPICS[2:]},
        "help-start": help_panel(reader, TOPICS[0], _status(reader.language)),
        "glossary": glossary_panel("left-bower", reader),
        "greeting": greeting_panel(reader.language),
        "preferences": account.preferences_panel(Preferences(), reader),
        "privacy": account.privacy_panel(held, reader),
        "privacy-delete": account.confirm_forget_panel(held, reader),
    }
