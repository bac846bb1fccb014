"""The replay of a game: every step of every preset, nothing that a seat could not know, its buttons and menus."""

from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from bot.history.replay import RecordedHand, ReplayPosition, positions, split_into_hands
from bot.members.preferences import Sort
from bot.panels.core.custom_ids import MENU_TEMPLATE, Press, Verb, read
from bot.panels.core.menus import Spot, read_spot
from bot.panels.core.panel import Button, Menu, Panel
from bot.panels.core.reader import Reader, Voice
from bot.panels.replay import describe_step, hand_lines, pick_spot, replay_panel, replay_picture, shared_position
from bot.pictures.colours import Pack
from bot.pictures.hands import ChairPicture, ReplayPicture
from bot.pictures.studio import render
from bot.tables.model import Member, Table
from engine import PRESETS, Deal, Phase, Rules, Seat, apply, dump, load, view
from engine.cards import card, card_name, cards_in
from engine.seats import EAST, NORTH
from tests.bot.panel_checks import LANGUAGES, WIDE, buttons, check, everything, pictures, table_of, texts
from tests.bot.panels.positions import presses
from tests.engine.hand_lines import BARE
from tests.engine.players.review_games import played
from tests.hidden_cards import swap_hidden
from tests.random_games import Game, random_game
from tests.suite import COVERING, EVERY_PRESET, rest, sampled
from tests.there import there

MOST_HANDS = 4
EVERYBODY = Reader(language="en")


def table_at(game: Game, language: str = "en", names: tuple[str, ...] = (WIDE,) * 9) -> Table:
    return table_of(game, language=language, names=names)


def hands_of(game: Game) -> tuple[RecordedHand, ...]:
    return split_into_hands(game.rules, game.actions)


def steps(game: Game, hand: int = 0, seat: Seat | None = None, language: str = "en") -> list[ReplayPosition]:
    return list(positions(hands_of(game), table_at(game, language, ("Ann", "Ben", "Cleo", "Dan")), hand, seat))


def classic(seed: int = 5) -> Game:
    return random_game(Rules(target=8), Random(seed))


def computers(preset: str, seed: int) -> Game:
    """The first hands of a game as computers play it, with claims where they would claim."""
    lines = played(PRESETS[preset], seed=seed)
    deals = [place for place, line in enumerate(lines) if line.startswith("deal ")]
    return Game(PRESETS[preset], None, tuple(map(load, lines[: (*deals, len(lines))[min(MOST_HANDS, len(deals))]])))


def labelled(panel: Panel) -> list[tuple[Press, Button]]:
    return list(zip(presses(panel), buttons(panel), strict=True))


@rest
@pytest.mark.parametrize("preset", sampled(PRESETS, ["five-handed", "hasenpfeffer"], COVERING[::2]))
def test_every_step_of_a_game_is_described_and_fits(preset: str) -> None:
    """A whole game at random, with actions out of turn, and hands as computers play them."""
    for game in (random_game(PRESETS[preset], Random(4), beside=0.02), computers(preset, 3)):
        hands = hands_of(game)
        assert sum(len(each.actions) for each in hands) == len(game.actions)
        deals = [action for action in game.actions if isinstance(action, Deal)]
        assert [each.actions[each.chapter.deal] for each in hands] == deals
        for hand in range(len(hands)):
            seat = (None, *range(game.rules.seats))[hand % (game.rules.seats + 1)]
            for here in positions(hands, table_at(game, LANGUAGES[hand % 3]), hand, seat):
                reader = Reader(language=LANGUAGES[here.step % 3], text_only=here.step % 5 == 0)
                check(replay_panel(here, reader))
            check(shared_position(tuple(positions(hands, table_at(game), hand, seat))[-1], Member(1, WIDE)))


def test_an_exchange_with_the_kitty_is_replayed() -> None:
    """As everybody sees it after the game, as the lone player saw it, and as an opponent did."""
    log = ("draw Kc Kd Ks 9h", f"deal {BARE}", "order alone", "discard 9h", "discard 9c", "play Jh")
    game = Game(Rules(kitty_exchange=True), None, tuple(map(load, log)))
    sentences = {
        seat: "\n".join(
            line for here in steps(game, seat=seat) for line in describe_step(here, Voice(table_at(game), "en"))
        )
        for seat in (None, NORTH, EAST)
    }
    assert all("swaps a card with the kitty" in each for each in sentences.values())
    assert "9♣" not in sentences[EAST]
    for seat in (None, NORTH):
        last = steps(game, seat=seat)[-1]
        assert (NORTH, card("9c")) in last.buried
        assert any(card("Jh") in cards_in(each.began) for each in last.held)
        check(replay_panel(last, EVERYBODY))
    assert not steps(game, seat=EAST)[-1].buried


@pytest.mark.parametrize("preset", EVERY_PRESET)
def test_every_preset_can_be_drawn(preset: str) -> None:
    game = computers(preset, 7)
    hands = hands_of(game)
    whole = list(positions(hands, table_at(game), 0, None))
    middle = whole[(hands[0].chapter.deal + len(whole)) // 2]
    for here in (whole[hands[0].chapter.deal], middle):
        drawing = pictures(replay_panel(here, EVERYBODY))[0].drawing
        assert isinstance(drawing, ReplayPicture)
        assert len(drawing.hands) == sum(bool(hand) for hand in _dealt(game).hands)
        assert render(drawing).startswith(b"\x89PNG")


def _dealt(game: Game) -> Deal:
    return next(action for action in game.actions if isinstance(action, Deal))


@rest
def test_all_cards_of_the_pack_are_somewhere() -> None:
    """With all hands shown, each card is held, played, buried or left: no other, and none twice."""
    for preset, rules in PRESETS.items():
        game = computers(preset, 11)
        for hand in range(min(3, len(hands_of(game)))):
            for here in positions(hands_of(game), table_at(game), hand, None):
                if not here.held or here.view.contract is None or here.view.phase is Phase.REVOKE_REVIEW:
                    continue
                seen = here.view
                found = Counter(c for held in here.held for c in cards_in(held.holds))
                found.update(c for trick in seen.tricks for c in trick.cards)
                found.update([*seen.trick, *(c for _, c in here.buried), *here.left])
                assert found == Counter(rules.pack), (preset, hand, here.step)


def test_the_steps_describe_every_action() -> None:
    game = classic()
    voice = Voice(table_at(game, names=("Ann", "Ben", "Cleo", "Dan")), "en")
    for here in steps(game):
        lines, action = describe_step(here, voice), hands_of(game)[0].actions[here.step]
        assert all(lines)
        verb, *rest = dump(action).split()
        if verb in ("play", "discard"):
            assert here.deed is not None
            assert lines[0].startswith(voice.name(here.deed.seat))
            assert voice.card(card(rest[0])) in lines[0]
        if verb == "pass":
            assert any("pass" in line or "turned down" in line for line in lines)


def test_the_last_step_of_a_hand_shows_what_it_came_to() -> None:
    whole = steps(classic())
    last = whole[-1]
    assert last.chapter.result is not None
    assert last.view.last == last.chapter.result
    contract = there(last.chapter.result.contract)
    assert all(not held.holds for held in last.held if held.seat in contract.active), "all cards are played"
    assert [held.began for held in last.held] == [held.began for held in whole[-2].held]


def test_hands_given_up_and_games_of_which_nothing_was_played() -> None:
    game = classic()
    middle = next(at for at, state in enumerate(game.states) if state.phase is Phase.PLAYING)
    cut = Game(game.rules, game.dealer, game.actions[: middle + 2])
    (only,) = hands_of(cut)
    assert only.chapter.result is None
    check(replay_panel(steps(cut)[-1], EVERYBODY))
    drawn = Game(game.rules, game.dealer, game.actions[:1])
    (only,) = hands_of(drawn)
    check(replay_panel(steps(drawn)[-1], EVERYBODY))
    assert hands_of(Game(game.rules, game.dealer, ())) == ()


@rest
@pytest.mark.parametrize("preset", sampled(PRESETS, ["five-handed", "hasenpfeffer"], COVERING))
def test_a_seat_is_shown_only_what_it_knew(preset: str) -> None:
    """Two games that differ only in cards hidden from a seat look the same to it, and not to everyone."""
    dice, moved, told_apart = Random(9), 0, 0
    for _ in range(6):
        game = random_game(PRESETS[preset], dice, limit=dice.randrange(3, 40))
        if not any(isinstance(action, Deal) for action in game.actions):
            continue
        seat = dice.randrange(game.rules.seats)
        other = swap_hidden(game, seat, dice)
        here, same_hands = hands_of(game), hands_of(other)
        pairs = zip(
            positions(here, table_at(game), len(here) - 1, seat),
            positions(same_hands, table_at(other), len(same_hands) - 1, seat),
            strict=True,
        )
        for mine, same in pairs:
            for reader in (EVERYBODY, Reader(text_only=True)):
                assert everything(replay_panel(mine, reader)) == everything(replay_panel(same, reader))
            assert everything(shared_position(mine, Member(1, "Ann"))) == everything(
                shared_position(same, Member(1, "Ann"))
            )
        if other.actions != game.actions:
            moved += 1
            everyone = [tuple(positions(hands, table_at(game), len(here) - 1, None)) for hands in (here, same_hands)]
            told_apart += any(
                everything(replay_panel(one, EVERYBODY)) != everything(replay_panel(two, EVERYBODY))
                for one, two in zip(*everyone, strict=True)
            )
    assert moved
    assert told_apart, "the cards that moved are not all below the card turned"


@pytest.mark.parametrize("preset", EVERY_PRESET)
def test_a_seats_picture_holds_no_card_but_its_own_and_those_that_lie_open(preset: str) -> None:
    game = computers(preset, 5)
    hands = hands_of(game)
    for hand, seat in ((at, (at * 2 + 1) % game.rules.seats) for at in range(min(3, len(hands)))):
        own = _own(hands[hand], seat)
        for here in positions(hands, table_at(game), hand, seat):
            drawing = replay_picture(here, Voice(here.shown.table, "en", aloud=True), Pack.TWO, Sort.SUIT)
            assert isinstance(drawing, ChairPicture)
            assert drawing.chair == seat
            assert {c.card for c in drawing.hand} <= own
            claimant = None if here.view.claim is None else here.view.claim[0]
            assert not [at for at, each in enumerate(drawing.table.seats) if each.shown and at != claimant]


def _own(of: RecordedHand, seat: Seat) -> set[str | None]:
    """Every card that a seat has held in a hand, by the views of that seat alone."""
    state, held = of.before, set[str | None]()
    for action in of.actions:
        state = apply(state, action)
        held |= {card_name(c) for c in cards_in(view(state, seat).cards)}
    return held


def test_buttons_lead_where_they_say() -> None:
    game = classic()
    hands = hands_of(game)
    assert len(hands) > 2
    middle = hands[1].chapter.steps // 2
    here = steps(game, 1, seat=2)[middle]
    found = labelled(replay_panel(here, EVERYBODY))
    ways = [(read_spot(press), button.label) for press, button in found if press.verb is Verb.REPLAY_STEP]
    assert ways == [
        (Spot(1, 0, 2), "First"),
        (Spot(1, middle - 1, 2), "Back"),
        (Spot(1, middle + 1, 2), "Next"),
        (Spot(1, hands[1].chapter.steps - 1, 2), "Last"),
    ]
    assert [read_spot(press) for press, _ in found if press.verb is Verb.REPLAY_SHARE] == [Spot(1, middle, 2)]
    assert not any(button.disabled for _, button in found)


def test_the_ends_of_a_hand_have_no_way_on() -> None:
    whole = steps(classic())
    dead = [
        {button.label for _, button in labelled(replay_panel(here, EVERYBODY)) if button.disabled}
        for here in (whole[0], whole[1], whole[-1])
    ]
    assert dead == [{"First", "Back"}, set(), {"Last"}]


def test_after_the_last_step_of_a_hand_comes_the_next_hand() -> None:
    game = classic()
    last = len(hands_of(game)) - 1
    for hand, leads_to in ((0, [Spot(1, None, 2)]), (last, [])):
        ended = labelled(replay_panel(steps(game, hand, seat=2)[-1], EVERYBODY))
        found = [read_spot(press) for press, button in ended if button.label == "Next" and not button.disabled]
        assert found == leads_to


def test_the_menu_holds_every_other_view_and_the_hands_around() -> None:
    game = random_game(PRESETS["bid-euchre"], Random(4))
    hands = len(hands_of(game))
    assert hands > 25
    for hand in (0, hands // 2, hands - 1):
        here = steps(game, hand, seat=3)[0]
        here = replace(here, hands=tuple(replace(each, result=None) for each in here.hands))
        (menu,) = (block.select for block in replay_panel(here, EVERYBODY).blocks if isinstance(block, Menu))
        assert len(menu.choices) == 25
        stopped = {each.value for each in menu.choices if "Stopped early" in (each.description or "")}
        assert stopped <= {str(99 + hands)}, "a hand before others was dealt again"
        spot = read_spot(read(there(MENU_TEMPLATE.fullmatch(menu.id))))
        led = [pick_spot(spot, int(choice.value)) for choice in menu.choices]
        assert led[:4] == [Spot(hand, 0, seat) for seat in (None, 0, 1, 2)]
        assert [to.step for to in led[4:]] == [None] * 21
        around = {hand, *(to.hand for to in led[4:])}
        assert around == set(range(min(around), max(around) + 1))
        assert len(around) == 22


def test_a_reader_of_text_gets_the_cards_as_text_as_the_picture_does() -> None:
    game = classic()
    here = steps(game)[hands_of(game)[0].chapter.deal]
    panel = replay_panel(here, Reader(text_only=True))
    assert not pictures(panel)
    written = "\n".join(texts(panel))
    alt = pictures(replay_panel(here, EVERYBODY))[0].drawing.alt
    for aloud, where in ((False, written), (True, alt)):
        lines = hand_lines(here, Voice(here.shown.table, "en", aloud=aloud))
        assert len(lines) == 4
        assert all(line in where for line in lines)
    assert "All hands shown" in written
    seen = "\n".join(texts(replay_panel(steps(game, seat=1)[here.step], Reader(text_only=True))))
    assert "As Ben saw it" in seen
    assert "Ann: " not in seen


def test_played_cards_stay_in_their_places_and_are_dimmed() -> None:
    game = classic()
    playing = [here for here in steps(game) if here.view.phase is Phase.PLAYING]
    aloud = Voice(playing[0].shown.table, "en", aloud=True)
    orders, dimmed = set[tuple[tuple[str | None, ...], ...]](), list[int]()
    for here in playing:
        drawing = replay_picture(here, aloud, Pack.TWO, Sort.TRUMP_FIRST)
        assert isinstance(drawing, ReplayPicture)
        orders.add(tuple(tuple(c.card for c in hand.cards) for hand in drawing.hands))
        dimmed.append(sum(c.dimmed for hand in drawing.hands for c in hand.cards))
    assert len(orders) == 1
    assert dimmed == list(range(len(playing)))
