"""`/game list`, `/game replay`, `/game check` and their buttons, and what no look back shows."""

import re
from random import Random

from discord import PermissionOverwrite
from simcord import MemberActor, ResponseMessage

from bot.history.games import PAGE
from bot.members.preferences import Preferences
from bot.panels.core.custom_ids import Verb
from bot.panels.replay import HANDS, LISTED
from bot.store import schema
from bot.tables.commands.life import Close, Open
from bot.texts import say
from engine import Phase, Rules
from tests.bot import scripted_tables
from tests.bot.scripted_tables import MOD, phase
from tests.cogs.scenes import (
    SHORT,
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
    until,
    who,
)
from tests.suite import rest
from tests.world import World, buttons, panels, selects, text

LONGER = Rules(target=4)
MENU = "Replay euchre game"
"""Of a message."""


async def finished(w: World, rules: Rules = LONGER, members: int = 4) -> int:
    """A game that is over; how many hands it had."""
    await begun(w, members, rules)
    await until(w, is_over)
    return len(await as_bot(w, bower(w).services.replays.hands(1)))


async def move_elsewhere(w: World) -> None:
    """Give table 1 to another server."""

    async def write(connection) -> None:
        await connection.execute(schema.tables.update().values(guild_id=1))
        await connection.execute(schema.games.update().values(guild_id=1))

    await as_bot(w, bower(w).services.database.write(write))
    tables(w).clear()


BOTH = ("game review", "game replay")


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
    await ann.select(panel, [str(HANDS)], custom_id=menu(panel, Verb.REPLAY_PICK))
    assert f"hand 1 of {hands}" in text(panel)
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
    await ann.select(panel, ["3"], custom_id=menu(panel, Verb.REPLAY_PICK))
    cleo = text(panel, labels=False)
    assert "As Cleo saw it" in cleo
    assert re.findall(r"^(\w+): \S+ \S+ \S+ \S+ \S+$", cleo, re.MULTILINE) == ["Cleo"]
    assert "Kitty" in everyone
    assert "Kitty" not in cleo
    await w.click(ann, panel, way(panel, "Next"))
    assert "As Cleo saw it" in text(panel)
    await ann.select(panel, ["0"], custom_id=menu(panel, Verb.REPLAY_PICK))
    assert say("en", "replay-everyone") in text(panel)


# --- sharing


@rest
async def test_a_position_is_shared_as_it_was_seen(w: World) -> None:
    await finished(w)
    ann, dan = w.members[0], w.members[3]
    panel = await replayed(w, ann)
    await ann.select(panel, ["2"], custom_id=menu(panel, Verb.REPLAY_PICK))
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


# --- from messages


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
async def test_every_deal_of_a_finished_game_is_checked(w: World) -> None:
    await begun(w)
    now = await until(w, is_over)
    ben = w.members[1]
    checked = answer(await ben.slash(w.channel, "game check", game=1))
    assert "checks out" in checked
    assert "match the secret" not in checked
    assert "Secret: " in checked
    assert now.table.id == 1
    await w.click(ben, await menu_of(w, ben), pattern(Verb.VERIFY, 1))
    assert text(w.panel(ben)) == checked
    choices = await ben.autocomplete(w.channel, "game check", "game", "")
    assert [(c["value"], c["name"]) for c in choices] == [(1, "Table 1: Ann, Ben, Cleo, Dan")]
    assert await ben.autocomplete(w.channel, "game check", "game", "zzz") == []


async def test_a_running_game_shows_nothing(w: World) -> None:
    await begun(w, rules=LONGER)
    await until(w, lambda now: phase(now.state) is Phase.PLAYING)
    ann, not_over = w.members[0], say("en", "table-not-over")
    message = table_message(w)
    for command in BOTH:
        assert answer(await ann.slash(w.channel, command, game=1)) == not_over
        assert answer(await ann.slash(w.channel, command, game=1, hand=1)) == not_over
        assert answer(await ann.slash(w.channel, command, game=7)) == say("en", "table-unknown")
        assert await ann.autocomplete(w.channel, command, "game", "") == []
    for verb in (Verb.REVIEW, Verb.REVIEW_GAME, Verb.REVIEW_HAND, Verb.REVIEW_SHARE):
        assert answer(await forge(w, w.members[1], message, f"bower:{verb}:1:1:0")) == not_over
    for verb in (Verb.REPLAY, Verb.REPLAY_STEP, Verb.REPLAY_SHARE):
        assert answer(await forge(w, ann, message, f"bower:{verb}:1:3:0")) == not_over
    for menu_id in (f"{Verb.REPLAY_PICK}:1:3:0", f"{Verb.HISTORY_PICK}:0:0:0"):
        assert answer(await forge(w, ann, message, f"bowermenu:{menu_id}", "1")) == not_over
    assert answer(await ann.context_menu(w.channel, MENU, message)) == not_over
    await as_bot(w, tables(w).do(1, Close(MOD)))
    assert answer(await ann.slash(w.channel, "game review", game=1)) == say("en", "table-closed")
    assert "hand 1 of 1" in answer(await ann.slash(w.channel, "game replay", game=1))


@rest
async def test_a_lobby_that_was_closed_has_nothing_to_show(w: World) -> None:
    ann = w.members[0]
    now = await as_bot(w, tables(w).open(Open(who(ann), w.guild.id, w.channel.id, preset="custom", rules=SHORT)))
    await as_bot(w, tables(w).do(now.table.id, Close(who(ann))))
    assert answer(await ann.slash(w.channel, "game replay", game=1)) == say("en", "replay-nothing")
    assert say("en", "verify-nothing") in answer(await ann.slash(w.channel, "game check", game=1))


@rest
async def test_a_game_of_another_server_is_not_there(w: World) -> None:
    await finished(w)
    eve, message = w.members[4], table_message(w)
    await move_elsewhere(w)
    unknown = say("en", "table-unknown")
    for command in BOTH:
        assert answer(await eve.slash(w.channel, command, game=1)) == unknown
        assert answer(await eve.slash(w.channel, command, game=1, hand=1)) == unknown
    for custom_id, *values in (
        (f"bower:{Verb.REVIEW}:1:0:0",),
        (f"bower:{Verb.REPLAY}:1:0:0",),
        (f"bowermenu:{Verb.HISTORY_PICK}:0:0:0", "1"),
        (f"bower:{Verb.HISTORY}:1:0:1",),
    ):
        assert answer(await forge(w, eve, message, custom_id, *values)) == unknown, custom_id
    assert answer(await eve.context_menu(w.channel, MENU, message)) == unknown
    assert say("en", "history-none") in answer(await eve.slash(w.channel, "game list"))


@rest
async def test_sharing_needs_permission_to_write_in_the_channel(w: World) -> None:
    await finished(w)
    ann, eve = w.members[0], w.members[4]
    hall = w.guild.create_text_channel("hall", overwrites={eve: PermissionOverwrite(send_messages=False)})
    await w.env.settle()
    for command, verb in zip(BOTH, (Verb.REVIEW_SHARE, Verb.REPLAY_SHARE), strict=True):
        await eve.slash(hall, command, game=1)
        assert answer(await w.click(eve, w.panel(eve), pattern(verb, 1))) == say("en", "rights-may-not-write")
    assert w.public(hall) == []
    await ann.slash(hall, "game review", game=1)
    await w.click(ann, w.panel(ann), pattern(Verb.REVIEW_SHARE, 1))
    assert "Requested by Ann" in text(w.public(hall)[-1])
