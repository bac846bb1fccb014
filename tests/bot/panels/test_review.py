"""The pages of a review: whatever the game, they say what was judged, and Discord takes them."""

from dataclasses import replace
from functools import cache
from random import Random
from typing import Any

import pytest

from bot.coach.review import Progress
from bot.history.replay import positions, split_into_hands
from bot.panels.core.custom_ids import Press, Verb
from bot.panels.core.panel import Menu, Panel, Picture
from bot.panels.core.reader import Reader, Voice
from bot.panels.review.decisions import SIGNS, describe_moment
from bot.panels.review.panel import course_picture, courses, hand_panel, progress_panel, shared_panel, summary_panel
from bot.tables.model import Member, TableView
from bot.texts import say
from engine import PRESETS, Action, Rules, State, load
from engine.cards import cards_in
from engine.players.review import BAD, Review, ReviewMark
from engine.rules.options import FarmersHand, Remedy
from tests.bot.panel_checks import WIDE, buttons, check, pictures, shown, table_of, texts
from tests.bot.panels.positions import presses
from tests.engine.players.review_games import by_dice, by_thumb, played, reviewed
from tests.random_games import Game
from tests.suite import COVERING, EVERY_PRESET, sampled

WORST = tuple(f"{WIDE[:-1]}{seat}" for seat in range(9))


def now_and_then(seed: int):  # type: ignore[no-untyped-def]
    dice = Random(seed)

    def deviate(_: State, choices: tuple[Action, ...], chosen: Action) -> Action:
        return dice.choice(choices) if dice.random() < 0.1 else chosen

    return deviate


@cache
def a_review(preset: str) -> tuple[Game, Review]:
    rules = PRESETS[preset]
    lines = played(rules, seed=6, deviate=now_and_then(6))
    return Game(rules, None, tuple(map(load, lines))), reviewed(rules, lines, by_dice)


def seen(game: Game, language: str = "en", names: tuple[str, ...] | None = None) -> TableView:
    table = table_of(game, language=language) if names is None else table_of(game, language=language, names=names)
    return shown(game, None, table)


def reader(language: str = "en", *, text_only: bool = False) -> Reader:
    return Reader(language=language, text_only=text_only)


def every_page(review: Review, of: TableView, language: str) -> list[Panel]:
    pages = [
        summary_panel(review, of, reader(language)),
        summary_panel(review, of, reader(language), seat=1, at=7),
        summary_panel(review, of, reader(language, text_only=True), seat=0, everyone=True, at=999),
        shared_panel(review, of, Member(1, WIDE)),
        progress_panel(Progress(review.hands[:3], len(review.hands)), of.table, reader(language), seat=1),
    ]
    for hand in review.hands[:4]:
        pages += [hand_panel(review, hand.number, page, of.table, reader(language), seat=2) for page in range(6)]
    return pages


@pytest.mark.parametrize(
    "preset", sampled(PRESETS, ["north-american", "railroad", "five-handed", "bid-euchre-double"], COVERING)
)
def test_every_page_of_every_game_is_within_discords_limits(preset: str) -> None:
    game, review = a_review(preset)
    for language, names in (("en", WORST), ("it", WORST), ("fr", WORST)):
        for page in every_page(review, seen(game, language, names), language):
            check(page)


@pytest.mark.parametrize("preset", ["north-american", "bid-euchre-double", "five-handed", "penryn"])
def test_the_pages_of_a_hand_hold_each_of_its_decisions_once(preset: str) -> None:
    game, review = a_review(preset)
    of = seen(game)
    for hand in review.hands[:6]:
        told, page = list[str](), 1
        while True:
            panel = hand_panel(review, hand.number, page, of.table, reader())
            told += list(texts(panel))[-1].splitlines()[1:]
            page += 1
            if Press(Verb.REVIEW_HAND, of.table.id, hand.number, page) not in presses(panel):
                break
        assert told.pop() == f"-# {say('en', 'review-forced')}"
        reasons = [line for line in told if line.startswith("-# Better: ")]
        assert len(reasons) == sum(judged.mark in BAD for judged in hand.decisions)
        rows = [line for line in told if not line.startswith("-# ")]
        lines = [each for row in rows for each in ([row] if "best: " in row else row.split(" · "))]
        assert len(lines) == len(hand.decisions)
        for line, judged in zip(lines, hand.decisions, strict=True):
            bad = judged.mark in SIGNS
            assert line.startswith(SIGNS[judged.mark]) if bad else not line.startswith(tuple(SIGNS.values())), line
            assert ("best: " in line) == (judged.mark is ReviewMark.GOOD)
            assert (f"−{judged.loss:.2f}" in line) == (judged.mark is not ReviewMark.BEST)


def verdict(review: Review, of: TableView, **wanted: Any) -> tuple[str, list[str]]:
    """The verdict that is shown, and the labels of the buttons."""
    panel = summary_panel(review, of, reader(), **wanted)
    return "\n".join(texts(panel)), [button.label for button in buttons(panel)]


def test_the_readers_own_verdicts_come_first_and_speak_to_them() -> None:
    game, review = a_review("north-american")
    of = seen(game)
    voice, mine = Voice(of.table, "en"), [each for each in review.worst(999) if each[1].seat == 1]
    for at, (hand, judged) in enumerate(mine):
        told, labels = verdict(review, of, seat=1, at=at)
        assert f"**What cost you most** · {at + 1}/{len(mine)}" in told
        assert f"Hand {hand.number}, {describe_moment(judged, voice)}: **" in told, "without one's own name"
        assert "A hint would have said" not in told
        assert labels == ["Show it", f"{(at + 1) % len(mine) + 1} of {len(mine)} ▸", "Everyone", "Share review"]
    told, labels = verdict(review, of, seat=1, everyone=True)
    hand, judged = review.worst(1)[0]
    assert "**What cost most** · 1/" in told
    assert f"(blunder, −{judged.loss:.2f})" in told
    assert "Only mine" in labels
    assert verdict(review, of)[1] == ["Show it", labels[1], "Share review"], "who had no seat has no own verdicts"
    alone = replace(of, table=table_of(game, computers=frozenset({0, 2, 3})))
    (told,) = (each for each in texts(shared_panel(review, alone, Member(9, "Mia"))) if "**What cost most**" in each)
    assert told.count(f": {voice.name(1)}, **") == min(3, len(mine)) == told.count("\n")
    board = replace(alone, table=replace(alone.table, rules=replace(alone.table.rules, fixed_hands=1)))
    found = [pictures(shared_panel(review, each, Member(9, "Mia"))) for each in (alone, board)]
    assert [len(each) for each in found] == [1, 0], "one hand has no course"


@pytest.mark.parametrize("preset", ["north-american", "bid-euchre", "farmer", "penryn"])
def test_the_replay_of_a_verdict_shows_what_it_judges(preset: str) -> None:
    """The line of a decision, from its hand's deal on, is the step of the replay in which it was taken."""
    if preset == "farmer":
        rules = replace(PRESETS["north-american"], farmers_hand=FarmersHand.THREE_LOW, farmers_remedy=Remedy.REDEAL)
    else:
        rules = PRESETS[preset]
    lines = played(rules, seed=6, deviate=now_and_then(6))
    review, actions = reviewed(rules, lines, by_dice), tuple(map(load, lines))
    hands = split_into_hands(rules, actions)
    assert len(hands) == len(review.hands)
    table = table_of(Game(rules, None, actions))
    for place, hand in enumerate(review.hands):
        steps = list(positions(hands, table, place, None))
        for judged in hand.decisions:
            deed = steps[hands[place].chapter.deal + judged.line].deed
            assert deed is not None
            assert (deed.seat, deed.action) == (judged.seat, judged.action)
            assert (judged.reason is None) == (judged.mark not in BAD)


def test_a_hand_says_what_each_was_dealt_and_how_it_ended() -> None:
    game, review = a_review("north-american")
    of = seen(game)
    for hand in review.hands:
        told = "\n".join(texts(hand_panel(review, hand.number, 0, of.table, reader())))
        voice = Voice(of.table, "en")
        for cards in hand.hands:
            assert all(voice.card(card) in told for card in cards_in(cards))
        assert hand.result is not None
        assert f"Dealt by {voice.name(hand.dealer)}" in told


def test_the_way_from_hand_to_hand() -> None:
    rules = Rules(target=30)
    lines = played(rules, seed=6)
    review = reviewed(rules, lines, by_dice)
    of, last = seen(Game(rules, None, tuple(map(load, lines)))), review.hands[-1].number
    assert len(review.hands) > 25

    def leads_to(number: int) -> set[int]:
        """The hands that begin by a press."""
        panel = hand_panel(review, number, 0, of.table, reader())
        return {press.seen for press in presses(panel, Verb.REVIEW_HAND) if press.index == 0}

    assert leads_to(1) & {0, 2} == {2}
    assert leads_to(last) & {last - 1, last + 1} == {last - 1}
    for number in (1, 13, last):
        (menu,) = [b for b in hand_panel(review, number, 0, of.table, reader()).blocks if isinstance(b, Menu)]
        assert [choice.value for choice in menu.select.choices if choice.chosen] == [str(number)]
        assert len(menu.select.choices) == 25
    with pytest.raises(ValueError, match="no such hand"):
        hand_panel(review, last + 1, 0, of.table, reader())


def test_a_game_without_mistakes_says_so() -> None:
    lines = played(Rules(), seed=6)
    review = reviewed(Rules(), lines, by_thumb)
    game = Game(Rules(), None, tuple(map(load, lines)))
    told = "\n".join(texts(summary_panel(review, seen(game), reader())))
    assert say("en", "review-flawless") in told
    assert told.count(": 100%") == 3, "the computer at the table does not grade itself"
    assert "What cost most" not in told
    others = [tuple(each for each in hand.decisions if each.seat != 2) for hand in review.hands]
    away = replace(review, hands=tuple(map(lambda hand, left: replace(hand, decisions=left), review.hands, others)))
    for of, has_decided in ((review, True), (away, False)):
        mine = "\n".join(texts(summary_panel(of, seen(game), reader(), seat=2)))
        assert (say("en", "review-flawless-own") in mine) is has_decided


def test_a_game_of_which_nothing_could_be_judged_says_so() -> None:
    def nothing(*_: object):  # type: ignore[no-untyped-def]
        raise LookupError

    game, _ = a_review("north-american")
    review = reviewed(Rules(), played(Rules(), seed=6, deviate=now_and_then(6)), nothing)
    for panel in every_page(review, seen(game), "en"):
        check(panel)
    told = "\n".join(texts(summary_panel(review, seen(game), reader())))
    assert f"{review.skipped} decisions couldn’t be judged and are left out." in told
    assert "Accuracy" not in told
    assert say("en", "review-flawless") not in told
    assert say("en", "review-call-unknown") in "\n".join(texts(hand_panel(review, 1, 0, seen(game).table, reader())))


@pytest.mark.parametrize("preset", EVERY_PRESET)
def test_the_course_is_the_score_after_each_hand(preset: str) -> None:
    game, review = a_review(preset)
    found, rules = courses(review), PRESETS[preset]
    assert {len(course) for course in found} == {len(review.hands) + 1}
    assert all(course[0] == rules.starting_score for course in found)
    of = seen(game)
    assert of.view is not None
    if not rules.rubber:
        assert tuple(course[-1] for course in found) == of.view.scores
    picture = course_picture(review, of.view.winner, Voice(of.table, "en", aloud=True))
    assert [side.won for side in picture.sides].index(True) == of.view.winner
    assert {deed for deed, _ in picture.legend} == {mark.deed for mark in picture.marks}
    assert 1 <= len(picture.alt) <= 1000
    for mark in picture.marks:
        hand = review.hands[mark.hand - 1]
        assert hand.result is not None
        alone = hand.result.contract is not None and (
            hand.result.contract.alone or hand.result.contract.lone_defender is not None
        )
        assert mark.deed != "alone" or alone


def test_the_course_is_also_in_words() -> None:
    game, review = a_review("north-american")
    of = seen(game)
    panel = summary_panel(review, of, reader(text_only=True))
    assert not [block for block in panel.blocks if isinstance(block, Picture)]
    told = "\n".join(texts(panel))
    for side, course in enumerate(courses(review)):
        assert f"{Voice(of.table, 'en').side(side)}: {', '.join(map(str, course))}" in told
