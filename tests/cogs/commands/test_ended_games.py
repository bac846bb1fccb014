"""What `/game review` and `/game replay` have in common: of which games, and who is refused."""

from discord import PermissionOverwrite

from bot.panels.core.custom_ids import Verb
from bot.tables.commands.life import Close, Open
from bot.texts import say
from engine import Phase
from tests.bot.scripted_tables import MOD, phase
from tests.cogs.commands.ended_games import LONGER, MENU, finished, finished_by_eve, move_elsewhere
from tests.cogs.scenes import SHORT, answer, as_bot, begun, forge, is_over, pattern, table_message, tables, until, who
from tests.suite import rest
from tests.world import World, text

BOTH = ("game review", "game replay")


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
    for verb in (Verb.REPLAY, Verb.REPLAY_STEP, Verb.REPLAY_SHARE, Verb.REPLAY_SHARE_HAND):
        assert answer(await forge(w, ann, message, f"bower:{verb}:1:3:0")) == not_over
    for verb in (Verb.REPLAY_HAND, Verb.REPLAY_SEAT):
        assert answer(await forge(w, ann, message, f"bowermenu:{verb}:1:3:0", "1")) == not_over
    assert answer(await forge(w, ann, message, f"bowermenu:{Verb.HISTORY_PICK}:0:0:0", "1")) == not_over
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
async def test_suggestions_begin_with_the_members_own(w: World) -> None:
    await begun(w, rules=SHORT)
    await until(w, is_over, 1)
    await finished_by_eve(w)
    ann, eve = w.members[0], w.members[4]
    for command in BOTH:
        assert [c["value"] for c in await ann.autocomplete(w.channel, command, "game", "")] == [1, 2]
        assert [c["value"] for c in await eve.autocomplete(w.channel, command, "game", "")] == [2, 1]
        assert await ann.autocomplete(w.channel, command, "game", "zzz") == []


@rest
async def test_sharing_needs_permission_to_write_in_the_channel(w: World) -> None:
    await finished(w)
    ann, eve = w.members[0], w.members[4]
    hall = w.guild.create_text_channel("hall", overwrites={eve: PermissionOverwrite(send_messages=False)})
    await w.env.settle()
    for command, verbs in zip(BOTH, ((Verb.REVIEW_SHARE,), (Verb.REPLAY_SHARE, Verb.REPLAY_SHARE_HAND)), strict=True):
        await eve.slash(hall, command, game=1)
        panel = w.panel(eve)
        for verb in verbs:
            assert answer(await w.click(eve, panel, pattern(verb, 1))) == say("en", "rights-may-not-write")
    assert w.public(hall) == []
    await ann.slash(hall, "game review", game=1)
    await w.click(ann, w.panel(ann), pattern(Verb.REVIEW_SHARE, 1))
    assert "Requested by Ann" in text(w.public(hall)[-1])
