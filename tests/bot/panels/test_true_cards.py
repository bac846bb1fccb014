"""The called card, its holder and the upcard are in the panels for as long as they matter, and nobody learns more."""

import re
from dataclasses import replace
from functools import cache
from random import Random

import pytest

from bot.panels.core.reader import Reader, Voice
from bot.panels.hand.panel import hand_panel
from bot.panels.table.bidding import called_text
from bot.panels.table.message import table_panel
from bot.texts import say
from engine import PRESETS, Phase, Rules
from engine.phases.registry import Playing
from engine.rules.options import CalledCard
from engine.unseen_cards import partner_of
from tests.bot.panel_checks import LANGUAGES, buttons, everything, shown, table_of, texts
from tests.random_games import Game, random_game
from tests.there import there


@cache
def of(rules: Rules, seed: int) -> tuple[Game, ...]:
    """Every moment of some hands in which trump is made."""
    game = random_game(rules, Random(seed), limit=160)
    return tuple(
        replace(game, actions=game.actions[:count])
        for count, state in enumerate(game.states)
        if there(shown(replace(game, actions=game.actions[:count]), None).view).contract is not None
        and state.phase.has_hand
    )


def read(game: Game, seat: int | None, language: str, *, text_only: bool = False) -> str:
    table = table_of(game, computers=frozenset(), language=language)
    here = shown(game, seat, table)
    panel = table_panel(here) if seat is None else hand_panel(here, Reader(language=language, text_only=text_only))
    return "\n".join(texts(panel))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("called", list(CalledCard))
def test_the_called_card_is_told_from_the_call_on(called: CalledCard, language: str) -> None:
    """Five-handed, after *Call A♦*: "Ann called for a partner in diamonds.", and after the first lead nothing."""
    rules, told = replace(PRESETS["five-handed"], called_card=called), 0
    for game in of(rules, 5)[::4]:
        public = there(shown(game, None).view)
        contract = there(public.contract)
        if contract.called is None:
            continue
        table = table_of(game, computers=frozenset(), language=language)
        for seat in range(5):
            mine, voice = there(shown(game, seat).view), Voice(table, language, told=seat)
            values = {"card": called_text(contract.called, voice), "name": voice.name(contract.maker)}
            known = "-known" if mine.partner is not None else ""
            key = "hand-called-mine" if mine.partner == seat else f"hand-called{known}"
            expected = voice.say(key, partner=voice.name(mine.partner), **values)
            for text_only in (False, True):
                assert expected in read(game, seat, language, text_only=text_only)
            told += 1
    assert told > 20


def test_only_the_holder_of_the_called_card_reads_who_the_partner_is() -> None:
    for game in of(PRESETS["five-handed"], 5):
        state, public = game.state, there(shown(game, None).view)
        if not isinstance(state, Playing) or there(public.contract).called is None or public.tricks or public.trick:
            continue
        partner = partner_of(state.hand)
        for seat in range(5):
            text = read(game, seat, "en")
            assert ("You have A" in text) == (seat == partner)


def picked_up_by(language: str, name: str, *, you: bool) -> str:
    """A pattern of what the line of the upcard, or that of the contract, says of whoever has picked it up."""
    name = re.escape(name)
    return {
        "en": "picked up by you" if you else f"picked up by {name}",
        "it": "presa da te|[Hh]ai preso(?! \\w)" if you else f"presa da {name}|\\b{name} ha preso(?! \\w)",
        "fr": "prise par vous|[Vv]ous avez pris(?! \\w)" if you else f"prise par {name}|\\b{name} a pris(?! \\w)",
    }[language]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_upcard_is_told_until_it_is_played(language: str) -> None:
    """After trump was made no panel named the upcard."""
    met: set[str] = set()
    for name, seed in (("north-american", 1), ("north-american", 3), ("canadian", 2)):
        for game in of(PRESETS[name], seed)[::2]:
            public = there(shown(game, None).view)
            upcard, dealer = public.upcard, there(public.dealer)
            if upcard is None:
                continue
            plays = [(trick.leader, trick.cards) for trick in public.tricks] + [(public.leader, public.trick)]
            gone = any(upcard in cards for _, cards in plays)
            for seat in (*range(4), None):
                voice = Voice(table_of(game, computers=frozenset()), language, told=seat)
                card, name_of = voice.card(upcard), voice.name(dealer)
                lines = {
                    "taken": voice.say("line-upcard-taken", card=card, name=name_of),
                    "under": voice.say("line-upcard-under", card=card),
                    "left": voice.say("line-upcard-left", card=card),
                }
                kind = "under" if public.turned_down else "taken" if public.upcard_taken else "left"
                said = read(game, seat, language)
                found = {each for each, line in lines.items() if line in said}
                if public.phase is Phase.DISCARDING and seat == public.actor:
                    assert voice.say("hand-took", card=card) in said
                    assert found == set(), "once is enough"
                    continue
                if kind != "taken" or gone:
                    assert found == (set() if gone and kind == "taken" else {kind})
                else:  # by the line of the contract, or by its own
                    by_whom = len(re.findall(picked_up_by(language, name_of, you=seat == dealer), said))
                    assert (by_whom, voice.say("line-upcard", card=card) in said) == (1, True)
                    found = found or {"said by the contract"}
                met |= found
    assert met >= {"taken", "said by the contract", "under"}


def test_an_auction_has_no_upcard() -> None:
    for game in of(PRESETS["bid-euchre"], 1)[::6]:
        assert say("en", "line-upcard", card="") not in everything(table_panel(shown(game, None)))
        assert game.state.phase is not Phase.FIRST_ROUND


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_joker_is_called_as_the_rules_call_it(language: str) -> None:
    """PLAYED: "joker button \"★\" -> \"★ Benny\""."""
    rules, found = PRESETS["cornish"], 0
    for game in of(rules, 2)[::3]:
        for seat in range(4):
            here = shown(game, seat, table_of(game, computers=frozenset(), language=language))
            labels = [each.label for each in buttons(hand_panel(here, Reader(language=language)))]
            found += (label := next((each for each in labels if "★" in each), "")) != ""
            assert label in ("", "★ Benny")
    assert found
