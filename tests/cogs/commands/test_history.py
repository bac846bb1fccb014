"""`/game list`, `/game replay` and their buttons, "Replay euchre game" on a message, and what is forged."""

import re
from random import Random

import pytest
from simcord import MemberActor, ResponseMessage

from bot.history.games import PAGE
from bot.members.preferences import Preferences
from bot.panels.core.custom_ids import Verb
from bot.panels.replay import LISTED
from bot.texts import say
from engine import Rules
from tests.bot import scripted_tables
from tests.cogs.commands.ended_games import MENU, finished
from tests.cogs.scenes import (
    SHORT,
    Maker,
    answer,
    as_bot,
    begun,
    bower,
    forge,
    is_over,
    look,
    menu_of,
    offered,
    pattern,
    press_of,
    table_message,
    tables,
)
from tests.suite import rest
from tests.world import World, buttons, panels, selects, text


async def replayed(w: World, member: MemberActor, **options: int) -> ResponseMessage:
    await member.slash(w.channel, "game replay", game=1, **options)
    return w.panel(member)


def way(panel: ResponseMessage, name: str) -> str:
    """The custom id of a button by its label, as `w.click` wants it."""
    (found,) = [button for button in buttons(panel) if button.label == name]
    return str(found.custom_id)


def menu(panel: ResponseMessage, verb: Verb) -> str:
    (found,) = [each for each in selects(panel) if each["custom_id"].startswith(f"bowermenu:{verb}:")]
    return found["custom_id"]


# --- /game replay


@rest
async def test_forward_and_back_through_a_hand(w: World) -> None:
    hands = await finished(w)
    ben = w.members[1]
    panel = await replayed(w, ben)
    opening = text(panel)
    assert say("en", "replay-title", number="1", hand=1, hands=hands) in opening
    assert say("en", "replay-everyone") in opening
    seen = [opening]
    while not re.search(r"step (\d+) of \1\b", seen[-1]):
        await w.click(ben, panel, way(panel, "Next"))
        seen.append(text(panel))
    steps = int(re.search(r"step (\d+) of \1\b", seen[-1])[1])  # type: ignore[index]
    assert len(seen) == steps - 1  # the draw for the deal is before the deal
    assert len(set(seen)) == len(seen)
    for expected in reversed(seen[:-1]):
        await w.click(ben, panel, way(panel, "Back"))
        assert text(panel) == expected
    await w.click(ben, panel, way(panel, "Last"))
    assert text(panel) == seen[-1]
    await w.click(ben, panel, way(panel, "First"))
    assert "step 1 of" in text(panel)
    assert len(panels(w.env, ben)) == 1


@rest
async def test_from_hand_to_hand(w: World) -> None:
    hands = await finished(w)
    assert hands > 2
    ann = w.members[0]
    panel = await replayed(w, ann, hand=2)
    assert f"hand 2 of {hands}" in text(panel)
    await w.click(ann, panel, way(panel, "Last"))
    assert f"hand 2 of {hands}" in text(panel)
    await w.click(ann, panel, way(panel, "Next"))
    assert f"hand 3 of {hands}" in text(panel)
    await ann.select(panel, [str(hands)], custom_id=menu(panel, Verb.REPLAY_HAND))
    assert f"hand {hands} of {hands}" in text(panel)
    refused = answer(await ann.slash(w.channel, "game replay", game=1, hand=hands + 1))
    assert refused == say("en", "review-no-such-hand", hands=hands)


@rest
async def test_as_one_seat_saw_it(w: World) -> None:
    await finished(w)
    ann = w.members[0]
    await as_bot(w, bower(w).services.members.set(ann.id, Preferences(text_only=True)))
    panel = await replayed(w, ann)
    everyone = text(panel, labels=False)
    for name in ("Ann", "Ben", "Cleo", "Dan"):
        assert re.search(rf"^{name}: \S+ \S+ \S+ \S+ \S+$", everyone, re.MULTILINE)
    await ann.select(panel, ["3"], custom_id=menu(panel, Verb.REPLAY_SEAT))
    cleo = text(panel, labels=False)
    assert "As Cleo saw it" in cleo
    assert re.findall(r"^(\w+): \S+ \S+ \S+ \S+ \S+$", cleo, re.MULTILINE) == ["Cleo"]
    assert "Kitty" in everyone
    assert "Kitty" not in cleo
    await w.click(ann, panel, way(panel, "Next"))
    assert "As Cleo saw it" in text(panel)
    await ann.select(panel, ["0"], custom_id=menu(panel, Verb.REPLAY_SEAT))
    assert say("en", "replay-everyone") in text(panel)


@rest
async def test_forged_steps_are_the_nearest_there_are(w: World) -> None:
    hands = await finished(w)
    ann = w.members[0]
    panel = await replayed(w, ann)
    await forge(w, ann, panel, f"bower:{Verb.REPLAY_STEP}:1:9999999998:999999")
    assert f"hand {hands} of {hands}" in text(panel)
    assert say("en", "replay-everyone") in text(panel)
    for value in ("x", "-1", "²", "999999999999"):
        await forge(w, ann, panel, menu(panel, Verb.REPLAY_SEAT), value)
        await forge(w, ann, panel, menu(panel, Verb.REPLAY_HAND), value)
    assert say("en", "replay-everyone") in text(panel)


@rest
async def test_the_steps_of_before_a_restart_go_on(w: World, make: Maker) -> None:
    await finished(w)
    ann = w.members[0]
    panel = await replayed(w, ann)
    await w.click(ann, panel, way(panel, "Next"))
    second = text(panel)
    await w.restart(make())
    await w.click(ann, panel, way(panel, "Back"))
    await w.click(ann, panel, way(panel, "Next"))
    assert text(panel) == second


# --- sharing


@rest
async def test_a_position_is_shared_as_it_was_seen(w: World) -> None:
    await finished(w)
    ann, dan = w.members[0], w.members[3]
    panel = await replayed(w, ann)
    await ann.select(panel, ["2"], custom_id=menu(panel, Verb.REPLAY_SEAT))
    await w.click(ann, panel, way(panel, "Next"))
    before, shown = text(panel), len(w.public())
    await w.click(ann, panel, pattern(Verb.REPLAY_SHARE, 1))
    assert text(panel) == before
    assert len(w.public()) == shown + 1
    public = w.public()[-1]
    assert "Shared by Ann" in text(public)
    assert "As Ben saw it" in text(public)
    assert not offered(public, Verb.REPLAY_STEP)
    await w.click(dan, public, pattern(Verb.REPLAY, 1))
    mine = text(w.panel(dan))
    step = re.search(r"step \d+ of \d+", text(public))
    assert step is not None
    assert step[0] in mine
    assert "As Ben saw it" in mine
    assert "Shared by Ann" in text(public)


@rest
async def test_a_hand_is_shared_whole(w: World) -> None:
    await finished(w)
    ann = w.members[0]
    panel = await replayed(w, ann)
    await w.click(ann, panel, pattern(Verb.REPLAY_SHARE_HAND, 1))
    public = text(w.public()[-1])
    tricks = re.findall(r"^\w+ (?:\S+ ){2,3}\S+$", public, re.MULTILINE)
    assert len(tricks) == 5
    assert all(line.count("**") == 2 for line in tricks), "the best card of each"
    assert all(f"{name}: " in public for name in ("Ann", "Ben", "Cleo", "Dan")), "the picture in words"
    assert "Shared by Ann" in public
    assert not offered(w.public()[-1], Verb.REPLAY_SHARE)


# --- from messages


@rest
async def test_the_result_of_a_game_opens_its_replay(w: World) -> None:
    await finished(w)
    eve, message = w.members[4], table_message(w)
    before = text(message)
    menu = await menu_of(w, eve)
    verbs = {press.verb for press in map(press_of, (*buttons(message), *buttons(menu))) if press is not None}
    assert {Verb.REMATCH, Verb.REPLAY, Verb.REVIEW, Verb.VERIFY, Verb.RULES} <= verbs
    await w.click(eve, menu, pattern(Verb.REPLAY, 1))
    assert say("en", "replay-everyone") in text(w.panel(eve))
    assert text(message) == before


@rest
async def test_the_menu_of_a_message(w: World) -> None:
    await finished(w)
    eve = w.members[4]
    await eve.context_menu(w.channel, MENU, table_message(w))
    assert "Game 1, hand 1 of" in text(w.panel(eve))
    panel = await replayed(w, w.members[0])
    await w.click(w.members[0], panel, pattern(Verb.REPLAY_SHARE, 1))
    await eve.context_menu(w.channel, MENU, w.public()[-1])
    assert "Game 1, hand 1 of" in text(w.panel(eve))


@rest
async def test_a_message_that_is_no_tables(w: World) -> None:
    await finished(w)
    ann = w.members[0]
    mine = await ann.send(w.channel, "what a game")
    assert answer(await ann.context_menu(w.channel, MENU, mine)) == say("en", "replay-none-here")


# --- /game list


@rest
async def test_history_of_the_server_and_of_a_member(w: World) -> None:
    await finished(w)
    ann, eve = w.members[0], w.members[4]
    listed = answer(await eve.slash(w.channel, "game list"))
    assert "Game 1 · " in listed
    assert re.search(r"Game 1 · \*\*(Ann & Cleo|Ben & Dan) \d+\*\* · (Ann & Cleo|Ben & Dan) \d+", listed)
    ended = (await look(w)).table.ended_at
    assert ended is not None
    assert f"<t:{ended // 1000}:d>" in listed
    mine = answer(await eve.slash(w.channel, "game list", member=ann))
    assert say("en", "history-title-of", name="Ann") in mine
    assert "Game 1 · " in mine
    none = answer(await eve.slash(w.channel, "game list", member=eve))
    assert say("en", "history-none-of", name="Eve") in none


@rest
async def test_pages_of_a_member_and_a_game_opened_from_them(w: World) -> None:
    for number in range(1, PAGE + 3):
        await begun(w, rules=SHORT)
        await as_bot(w, scripted_tables.until(tables(w), await look(w, number), is_over, Random(5)))
    ann, ben = w.members[0], w.members[1]
    await ann.slash(w.channel, "game list", member=ben)
    panel = w.panel(ann)
    assert "page 1 of 2" in text(panel)
    assert f"Game {PAGE + 2} · " in text(panel)
    assert "Game 2 · " not in text(panel)
    await w.click(ann, panel, way(panel, "Older ▸"))
    second = text(panel)
    assert "page 2 of 2" in second
    assert say("en", "history-title-of", name="Ben") in second
    assert "Game 2 · " in second
    await ann.select(panel, ["2"], custom_id=menu(panel, Verb.HISTORY_PICK))
    opened = text(panel)
    assert "· game 2" in opened
    verbs = [press.verb for press in map(press_of, buttons(panel)) if press is not None]
    assert verbs == [Verb.REPLAY, Verb.REVIEW, Verb.VERIFY, Verb.HISTORY]
    await w.click(ann, panel, way(panel, say("en", "history-back")))
    assert text(panel) == second
    await w.click(ann, panel, way(panel, "◂ Newer"))
    assert "page 1 of 2" in text(panel)
    assert len(panels(w.env, ann)) == 1


@rest
async def test_a_forged_page_is_the_last_and_a_forged_member_nobody(w: World) -> None:
    await finished(w)
    ann = w.members[0]
    await ann.slash(w.channel, "game list")
    panel = w.panel(ann)
    await forge(w, ann, panel, f"bower:{Verb.HISTORY}:0:77:0")
    assert "page 1 of 1" in text(panel)
    unknown = say("en", "table-unknown")
    assert answer(await forge(w, ann, panel, f"bower:{Verb.HISTORY}:1:0:99")) == unknown
    assert answer(await forge(w, ann, panel, f"bowermenu:{Verb.HISTORY_PICK}:0:0:0", "77")) == unknown


@rest
async def test_deals_of_a_long_game_are_checked_page_by_page(w: World) -> None:
    await finished(w, Rules(target=25), members=1)
    ann = w.members[0]
    await ann.slash(w.channel, "game check", game=1)
    panel, told = w.panel(ann), list[str]()
    told.append(text(panel))
    while any(b.label == say("en", "verify-next") and not b.disabled for b in buttons(panel)):
        await w.click(ann, panel, way(panel, say("en", "verify-next")))
        told.append(text(panel))
    hands = len(await as_bot(w, bower(w).services.replays.hands(1)))
    numbers = [int(number) for number in re.findall(r"✓ Hand (\d+): `[0-9a-f]{64}`", "\n".join(told))]
    assert numbers == list(range(1, hands + 1))
    draws = "Draw: `" in told[1]
    assert len(told) == 1 + -(-(hands + draws) // LISTED)
    assert [("Secret: `" in page) for page in told] == [True] + [False] * (len(told) - 1)


@rest
@pytest.mark.parametrize("language", ["it", "fr"])
async def test_in_other_languages(w: World, language: str) -> None:
    await finished(w, SHORT)
    ann = w.members[0]
    w.locales[ann.id] = language
    await ann.slash(w.channel, "game replay", game=1)
    assert say(language, "replay-everyone") in text(w.panel(ann))
    assert say(language, "history-title") in answer(await ann.slash(w.channel, "game list"))
