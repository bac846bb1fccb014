"""What one interaction is answered with: every part of it for the one who asked, and a promise only where it is due."""

import gc

import pytest
from sqlalchemy import select

from bot.panels.core.custom_ids import Press, Verb
from bot.panels.table.menus import note_panel
from bot.servers import LONGEST, MOST
from bot.store import schema
from cogs.interactions import router
from cogs.interactions.reply import Reply
from cogs.interactions.router import Answerer, Values
from engine import PRESETS
from tests.cogs.interactions.test_delivery import listen
from tests.cogs.scenes import (
    as_bot,
    begun,
    bower,
    offered,
    on_turn,
    pattern,
    table_message,
    until,
)
from tests.suite import rest
from tests.waiting import virtually
from tests.world import World, panels, text


def replaced(monkeypatch: pytest.MonkeyPatch, verb: Verb, work: Answerer) -> None:
    """Let something else answer a verb."""
    entry = router._ENTRIES[verb]
    monkeypatch.setitem(router._ENTRIES, verb, router._Entry(work, entry.edits))


@rest
async def test_a_list_of_several_messages_is_one_members_own(w: World) -> None:
    service = bower(w).services.rulesets
    for number in range(MOST):
        name = f"{number:02} {'x' * (LONGEST - 3)}"
        await as_bot(w, service.save(w.guild.id, name, PRESETS["five-handed"], by=1))
    result = await w.members[0].slash(w.channel, "houserules list")
    assert result.followups
    assert all(message.ephemeral for message in (result.response, *result.followups) if message is not None)
    assert w.public() == []


@rest
async def test_a_deferred_answer_is_not_deferred_again(w: World, monkeypatch, caplog: pytest.LogCaptureFixture) -> None:
    async def work(reply: Reply, press: Press, values: Values) -> None:
        del press, values
        await reply.say("one")
        await virtually(3)
        await reply.say("two")

    ann = w.members[0]
    await begun(w)
    await until(w, lambda now: now.to_act is not None)
    replaced(monkeypatch, Verb.RULES, work)
    result = await w.click(ann, table_message(w), pattern(Verb.RULES, 1))
    await w.later(4)
    gc.collect()
    assert not result.deferred
    assert [text(message) for message in panels(w.env, ann)][-2:] == ["one", "two"]
    assert all(message.ephemeral for message in (result.response, *result.followups) if message is not None)
    assert not [record for record in caplog.records if "never retrieved" in record.getMessage()]


@rest
async def test_an_action_is_saved_with_the_id_of_its_interaction(w: World) -> None:
    """In memory a delivery is remembered for minutes, and by one process; the database is the last word."""
    _, member, panel = await on_turn(w)
    delivered = listen(w)
    await w.click(member, panel, str(offered(panel)[0].custom_id))
    log = schema.log.c

    async def keys() -> list[int | None]:
        async with bower(w).services.database.read() as connection:
            query = select(log.interaction_id).where(log.user_id == member.id).order_by(log.seq)
            return list(await connection.scalars(query))

    assert await as_bot(w, keys()) == [int(delivered[-1]["id"])]


async def test_a_sentence_after_a_deferred_panel_is_a_message_of_its_own(w: World, monkeypatch) -> None:
    """Discord refuses content on a message of components: the sentence would be lost, and the panel stay for ever."""

    async def work(reply: Reply, press: Press, values: Values) -> None:
        del press, values
        await virtually(3)
        await reply.panel(note_panel("at work"))
        await reply.say("refused")

    ann = w.members[0]
    await begun(w)
    await until(w, lambda now: now.to_act is not None)
    replaced(monkeypatch, Verb.RULES, work)
    await w.click(ann, table_message(w), pattern(Verb.RULES, 1), acknowledged=False)
    await w.later(4)
    assert [text(message) for message in panels(w.env, ann)] == ["at work", "refused"]
    edits = [r.json for r in w.env.http_requests if r.method == "PATCH" and r.path.startswith("/webhooks/")]
    assert not [edit for edit in edits if edit.get("content")]
