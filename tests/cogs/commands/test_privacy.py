"""`/privacy`: everyone sees, takes along and deletes what is kept about them, and only that."""

import json
from typing import Any

import pytest
from sqlalchemy import text as sql

from bot.members.privacy import PrivacyCode
from bot.panels.core.custom_ids import Verb
from bot.store import schema
from bot.tables.model import Status
from bot.texts import say
from engine import Phase, Refused, Rules
from tests.bot.scripted_tables import phase
from tests.cogs.scenes import (
    answer,
    as_bot,
    begun,
    bower,
    forge,
    is_over,
    kept,
    lobby,
    look,
    open_hand,
    pattern,
    table_message,
    tables,
    until,
    who,
)
from tests.suite import rest
from tests.world import World, buttons, text

LONG = Rules(target=20)
SURE = pattern(Verb.PRIVACY_DELETE, 0)


async def traces(w: World, *wanted: str) -> set[str]:
    """Tables of the database in which something is found, in whatever column."""

    async def look_for() -> set[str]:
        async with bower(w).services.database.read() as connection:
            return {
                table.name
                for table in schema.METADATA.sorted_tables
                for row in await connection.execute(sql(f"SELECT * FROM {table.name}"))  # noqa: S608
                if any(each in str(value) for value in row for each in wanted)
            }

    return await as_bot(w, look_for())


async def exported(w: World, member: Any) -> dict[str, Any]:
    result = await member.slash(w.channel, "privacy export")
    message = result.response
    assert result.ephemeral
    assert message is not None
    assert text(message) == say("en", "privacy-export-done")
    (file,) = message.attachments
    assert file.filename == "bower-member.json"
    content = json.loads(bytes(await file.read()))
    assert content["user_id"] in (member.id, str(member.id))
    return content["kept"]


@rest
async def test_a_member_without_data_gets_a_note(w: World) -> None:
    eve = w.members[4]
    for command in ("show", "delete"):
        result = await eve.slash(w.channel, f"privacy {command}")
        assert result.ephemeral
        assert say("en", "privacy-none") in answer(result)
        assert result.response is not None
        assert buttons(result.response) == []
    assert not any((await exported(w, eve)).values())


@rest
async def test_stored_data_is_shown_by_kind(w: World) -> None:
    await begun(w)
    await until(w, is_over)
    ann, _, _, _, eve = w.members
    result = await ann.slash(w.channel, "privacy show")
    assert result.ephemeral
    shown = answer(result)
    assert say("en", "privacy-line", what=say("en", "privacy-kept-sittings"), count=1) in shown
    assert say("en", "privacy-kept-player_games") in shown
    assert say("en", "privacy-kept-seats") not in shown
    panel = w.panel(ann)
    await forge(w, ann, panel, f"bower:{Verb.PRIVACY_PAGE}:0:0:7")  # these kinds fit one page
    assert text(panel) == shown
    assert say("en", "privacy-none") in answer(await eve.slash(w.channel, "privacy show"))
    w.locales[ann.id] = "fr"
    assert say("fr", "privacy-kept-log") in answer(await ann.slash(w.channel, "privacy show"))


@rest
async def test_the_file_is_ephemeral_and_has_no_cards_of_running_games(w: World) -> None:
    await begun(w)
    await until(w, is_over)
    await begun(w, rules=LONG)
    now = await until(w, lambda now: phase(now.state) is Phase.PLAYING and now.table.version > 30, number=2)
    ann = w.members[0]
    told = await exported(w, ann)
    assert {row["table_id"] for row in told["log"]} == {1}
    assert [row["table_id"] for row in told["seats"]] == [now.table.id]
    assert {row["table_id"] for row in told["player_hands"]} == {1}
    others = {str(each.id) for each in w.members[1:]} | {each.name for each in w.members[1:]}
    assert not any(each in json.dumps(told) for each in others)


async def test_a_file_that_is_too_large_is_refused_with_a_sentence(w: World, monkeypatch: pytest.MonkeyPatch) -> None:
    await lobby(w)
    monkeypatch.setattr(bower(w).services.privacy, "_largest", 10)
    result = await w.members[0].slash(w.channel, "privacy export")
    assert answer(result) == say("en", PrivacyCode.TOO_LARGE)
    assert result.ephemeral


@rest
async def test_nothing_is_deleted_before_the_answer(w: World) -> None:
    await lobby(w, members=2)
    before = await kept(w)
    result = await w.members[0].slash(w.channel, "privacy delete")
    assert result.ephemeral
    shown = answer(result)
    for part in ("title", "goes", "stays", "discord", "for-ever"):
        assert say("en", f"privacy-delete-{part}") in shown
    assert say("en", "privacy-delete-seats", count=1) in shown
    assert await kept(w) == before


@rest
async def test_the_red_button_deletes_everything_in_the_middle_of_games(w: World) -> None:
    ann, ben = w.members[:2]
    await begun(w)
    await until(w, is_over)
    await begun(w, rules=LONG)
    await until(w, lambda now: phase(now.state) is Phase.PLAYING and now.table.version > 30, number=2)
    await lobby(w, members=2)
    await open_hand(w, ann, 2)
    assert await traces(w, str(ann.id))
    await ann.slash(w.channel, "privacy delete")
    question = w.panel(ann, say("en", "privacy-delete-title"))
    assert say("en", "privacy-delete-seats", count=2) in text(question)
    before = len(w.public())
    await w.click(ann, question, SURE)
    assert text(question) == say("en", "privacy-deleted")  # in its place
    assert buttons(question) == []
    assert await traces(w, str(ann.id), ann.name) == set()
    assert not bower(w).ui.presenter.panels.is_open(2, ann.id)  # type: ignore[union-attr]
    running = await look(w, 2)
    assert running.table.status is Status.PLAYING
    assert running.table.host == ben.id
    assert (await look(w, 3)).table.host == ben.id
    await w.later(60)
    assert len(w.public()) >= before
    assert ann.name not in text(table_message(w, 2))
    assert "privacy" not in "".join(text(message) for message in w.public())
    assert say("en", "privacy-none") in answer(await ann.slash(w.channel, "privacy show"))


@rest
async def test_members_can_delete_only_their_own_data(w: World) -> None:
    """Whoever presses is who is forgotten, whatever message the button is said to be on."""
    ann, ben = w.members[:2]
    await begun(w)
    await until(w, is_over)
    result = await forge(w, ben, table_message(w), f"bower:{Verb.PRIVACY_DELETE}:0:0:0")
    assert answer(result) == say("en", "privacy-deleted")
    assert result.ephemeral
    assert await traces(w, str(ben.id)) == set()
    assert await traces(w, str(ann.id)) != set()


@rest
async def test_pressed_twice_it_is_done_once(w: World) -> None:
    ann = w.members[0]
    await begun(w)
    await until(w, is_over)
    await ann.slash(w.channel, "privacy delete")
    question = w.panel(ann, say("en", "privacy-delete-title"))
    await w.clicks_at_once((ann, question, SURE), (ann, question, SURE))
    assert text(question) == say("en", "privacy-deleted")
    assert await traces(w, str(ann.id)) == set()


@rest
async def test_a_returning_member_starts_without_old_data(w: World) -> None:
    ann, ben = w.members[:2]
    await begun(w)
    await until(w, is_over)
    await forge(w, ann, table_message(w), f"bower:{Verb.PRIVACY_DELETE}:0:0:0")
    history = answer(await ben.slash(w.channel, "game list"))
    assert ann.name not in history
    assert say("en", "former-member") in history
    result = await ann.slash(w.channel, "table open", computers=3)
    assert result.acknowledged
    assert (await as_bot(w, tables(w).of_member(ann.id)))[0].table.host == ann.id
    assert who(ann).user in {each.table.host for each in await as_bot(w, tables(w).of_member(ann.id))}


async def test_a_member_who_cannot_be_deleted_now_gets_the_reason(w: World, monkeypatch: pytest.MonkeyPatch) -> None:
    async def busy(_: int) -> None:
        raise Refused(PrivacyCode.BUSY)

    await lobby(w)
    ann = w.members[0]
    await ann.slash(w.channel, "privacy delete")
    question = w.panel(ann, say("en", "privacy-delete-title"))
    with monkeypatch.context() as patched:
        patched.setattr(type(bower(w).services.privacy), "forget", lambda _, user: busy(user))
        await w.click(ann, question, SURE)
    assert text(question) == say("en", PrivacyCode.BUSY)
