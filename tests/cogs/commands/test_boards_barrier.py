"""A law over all that leaves the bot: the hidden cards of a board change nothing for whoever has not played it."""

import json
import re
import shutil
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
from simcord.http import router

from bot.boards import daily
from bot.boards.daily import BoardMaker
from bot.clock import HOUR_MS
from bot.panels.core.custom_ids import Press, Verb
from engine import Action, Deal, Pass, Rules, Seat, View, fairness
from engine.cards import cards_in, hand_of
from engine.fairness import deal
from engine.players import RuleOfThumb
from engine.players.boards import RULES, Board
from tests.bot.fake_boards import HOUSE, made_at_once
from tests.cogs.commands.test_boards import begun, played
from tests.cogs.commands.test_every_command import runs
from tests.cogs.commands.test_own_posts import at_hour, turn_on
from tests.cogs.scenes import PAINTED, Maker, as_bot, bower, forge, manager, offered
from tests.world import World, text, world

IDS = re.compile(r'\d{15,}|[\w-]{60,}|(?<="nonce": ")\w+')
TABLE, AGAIN = 2, 3
"""Where Ann plays the board, and then its cards once more; Ben, whose board is at table 1, has only begun it."""


class Passer:
    """Never calls, so that nobody learns a hidden card from what it says."""

    def choose(self, mine: View, rng: Random) -> Action:
        return Pass() if Pass() in mine.choices else RuleOfThumb().choose(mine, rng)


def exchange_hidden(rules: Rules, dealer: Seat, secret: bytes, number: int, cut: bytes = b"") -> Deal:
    """A deal of a board in which the others have changed cards, also those under the upcard; the member's stay."""
    dealt = deal(rules, dealer, secret, number, cut)
    if rules != RULES:
        return dealt
    seat, hands, kitty = secret[0] % 4, [*dealt.hands], [*dealt.kitty]
    others = [each for each in range(4) if each != seat]
    hidden = [card for each in others for card in cards_in(hands[each])] + kitty[1:]
    Random(1).shuffle(hidden)
    for place, each in enumerate(others):
        hands[each] = hand_of(hidden[5 * place : 5 * place + 5])
    return Deal(tuple(hands), (kitty[0], *hidden[15:]))


def note_requests(w: World, patch: pytest.MonkeyPatch) -> list[Any]:
    """All requests to Discord but those that answer Ann: when, where, what, and each byte of their files."""
    sent, hers, ann, send = list[Any](), set[str](), str(w.members[0].id), router.dispatch

    def note_hers(event: str, payload: Any) -> None:
        if event == "INTERACTION_CREATE" and (payload.get("user") or payload["member"]["user"])["id"] == ann:
            hers.add(payload["token"])

    def note(backend: Any, method: str, path: str, *, files: Any = None, **more: Any) -> Any:
        if not hers.intersection(path.split("/")):
            what = IDS.sub("ID", f"{method} {path} {json.dumps(more.get('json'))}")
            sent.append((w.env._virtual_time, what, [(each.filename, each.fp.getvalue()) for each in files or ()]))
        return send(backend, method, path, files=files, **more)

    heard = w.env.backend.subscribers
    heard.insert(heard.index(w.env._set_locale) + 1, note_hers)  # before the bot hears of it
    patch.setattr(router, "dispatch", note)
    return sent


async def told_to_others(make: Maker, patch: pytest.MonkeyPatch) -> tuple[list[Any], str]:
    """All that is sent for others than Ann while she plays board 1, and then, whatever they ask; and what she reads."""
    with patch.context() as here:
        async with world(make(), members=5) as w:
            make.clock.env, sent = w.env, note_requests(w, here)
            ann, ben, cleo, *_ = w.members
            boss = await manager(w, manage_guild=True, manage_messages=True)
            await turn_on(w, boss, "12")
            await begun(w, ben)  # his panel is open while Ann plays
            begins = w.env._virtual_time
            result = text(panel := await played(w, ann, choose=-1))
            for verb in (Verb.RESULT_SHARE, Verb.REVIEW_SHARE, Verb.REPLAY_SHARE, Verb.BOARDS_SHARE, Verb.REVIEW):
                await forge(w, ann, panel, f"bower:{verb}:{TABLE}:0:0")
            await w.later(PAINTED)
            await w.click(ann, w.panel(ann), str(offered(w.panel(ann), Verb.BOARD_AGAIN)[0].custom_id))
            await w.leap(HOUR_MS / 1000 - (w.env._virtual_time - begins))
            for member in (ben, cleo, boss):
                for name, options in runs(w, game=TABLE, table=TABLE):
                    if member is boss or not name.startswith("admin"):
                        await member.slash(w.channel, name, **options)
                        await w.later(PAINTED)
                await member.slash(w.channel, "boards")
                panel = w.panel(member)
                for verb in Verb:  # each button, with the numbers of her tables
                    for table in (TABLE, AGAIN) if member is cleo else (TABLE,):
                        await forge(w, member, panel, Press(verb, table).button_id())
                await w.later(PAINTED)
            await at_hour(w, make, 12)
            day = await as_bot(w, bower(w).services.daily_boards.today())
    told = str([what for _, what, _ in sent])
    assert ":puzzle:" in told, "the daily post has come"
    assert [each for each in (day, *day.boards) if each.secret.hex() in told] == []
    return sent, result


@pytest.mark.rest
@pytest.mark.usefixtures("unlimited")
async def test_hidden_cards_of_a_board_change_nothing_for_whoever_has_not_played_it(
    make: Maker, tmp_path: Path, migrated_file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(daily, "board_player", lambda _: Passer())
    monkeypatch.setattr("bot.tables.autoplay.THINKING", (1.0, 1.0))  # dice that repeat tell how often they were thrown
    one, result = await told_to_others(make, monkeypatch)
    monkeypatch.setattr(fairness, "deal", exchange_hidden)
    shutil.copyfile(migrated_file, tmp_path / "c.db")
    again = make.settings.model_copy(update={"database_url": f"sqlite+aiosqlite:///{tmp_path}/c.db"})

    async def make_boards(day: int, secret: bytes) -> Sequence[Board]:
        return [replace(each, house=HOUSE[::-1]) for each in await made_at_once(day, secret)]

    two, other = await told_to_others(Maker(again, make_boards=BoardMaker(make_boards, "one")), monkeypatch)
    assert result != other, "the cards are others"
    assert min(len(one) / 600, sum(len(files) for _, _, files in one) / 20) > 1
    for mine, theirs in zip(one, two, strict=True):
        assert mine[1:] == theirs[1:]
        assert abs(mine[0] - theirs[0]) < 0.1, mine[1]  # the bot's timers of less than 0.05 s are real
