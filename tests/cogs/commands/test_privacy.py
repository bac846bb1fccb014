"""`/privacy` and exports: everyone sees, takes along and deletes what is kept about them, and only that."""

import csv
import io
import json
import zipfile
from typing import Any

import pytest
from simcord import InteractionResult
from sqlalchemy import text as sql

from bot.exports import Exports, FileFormat, GameRecord
from bot.members.privacy import PrivacyCode
from bot.panels.core.custom_ids import Verb
from bot.store import schema
from bot.tables.model import Status
from bot.texts import say
from engine import Phase, Refused, Rules, load, replay
from engine.phases.registry import Over
from tests.bot.scripted_tables import phase
from tests.cogs.scenes import (
    answer,
    as_bot,
    begun,
    bower,
    forge,
    is_over,
    lobby,
    look,
    manager,
    open_hand,
    pattern,
    table_message,
    until,
)
from tests.suite import first, rest
from tests.waiting import virtually
from tests.world import World, buttons, text

LONG = Rules(target=20)
SURE = pattern(Verb.PRIVACY_DELETE, 0)
TELLS = {FileFormat.JSON: '"format": "bower game"', FileFormat.LOG: "# bower log 1"}


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


async def test_a_file_that_is_too_large_is_refused_with_a_sentence(w: World, monkeypatch: pytest.MonkeyPatch) -> None:
    await lobby(w)
    monkeypatch.setattr(bower(w).services.privacy, "_largest", 10)
    result = await w.members[0].slash(w.channel, "privacy export")
    assert answer(result) == say("en", PrivacyCode.TOO_LARGE)
    assert result.ephemeral


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
    assert all(say("en", f"privacy-delete-{part}") in text(question) for part in ("goes", "stays", "for-ever"))
    assert await traces(w, str(ann.id)), "nothing is deleted before the answer"
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
    for command in ("show", "delete"):
        assert say("en", "privacy-none") in answer(await ann.slash(w.channel, f"privacy {command}"))


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


def files_of(w: World, result: InteractionResult) -> dict[str, bytes]:
    """The files that a member was given, by name; nobody else sees them."""
    message = result.response
    assert message is not None
    assert message.ephemeral
    found = {each.filename: w.env.backend.cdn.get(each.url) for each in message.attachments}
    return {name: content for name, content in found.items() if content is not None}


def refused(w: World, result: InteractionResult) -> str:
    """The sentence of an answer without a file."""
    assert files_of(w, result) == {}
    return answer(result)


async def over(w: World, rules: Rules | None = None, number: int = 1) -> None:
    """A game of four members that is over."""
    await begun(w, rules=rules or Rules(target=2))
    await until(w, is_over, number)


@rest
@pytest.mark.parametrize("wanted", first(FileFormat, 2))
async def test_a_game_in_each_format(w: World, wanted: FileFormat) -> None:
    await over(w)
    eve = w.members[4]  # who has only watched
    result = await eve.slash(w.channel, "game export", game=1, format=wanted.value)
    assert say("en", "export-game-done", number="1") in answer(result)
    ((name, content),) = files_of(w, result).items()
    assert name.startswith("bower-1.")
    assert TELLS[wanted] in content.decode()
    if wanted is FileFormat.JSON:
        document = json.loads(content)
        assert isinstance(replay(Rules(target=2), [load(each["line"]) for each in document["log"]]), Over)


async def test_a_running_game_gives_nothing_away(w: World) -> None:
    await begun(w)
    now = await until(w, lambda n: phase(n.state) is Phase.PLAYING)
    assert now.table.running
    ann = w.members[0]
    for wanted in FileFormat:
        told = refused(w, await ann.slash(w.channel, "game export", game=1, format=wanted.value))
        assert told == say("en", "table-not-over")
        assert refused(w, await ann.slash(w.channel, "privacy export", games=wanted.value)) == say(
            "en", "export-me-none"
        )


@rest
async def test_all_games_of_a_member_in_one_file(w: World) -> None:
    await over(w)
    await over(w, Rules(target=1, rubber=True), number=2)
    ann = w.members[0]
    result = await ann.slash(w.channel, "privacy export", games="json")
    assert answer(result) == say("en", "export-me-done", count=2)
    ((name, content),) = files_of(w, result).items()
    assert name == "bower-games.zip"
    with zipfile.ZipFile(io.BytesIO(content)) as archive:
        assert archive.namelist() == ["bower-2.json", "bower-1.json"]


@rest
async def test_the_sheet_is_for_managers_of_the_server(w: World) -> None:
    mia = await manager(w)
    await mia.slash(w.channel, "admin settings", language="en")  # else the form is offered
    assert refused(w, await mia.slash(w.channel, "admin export")) == say("en", "export-server-none")
    await over(w)
    result = await mia.slash(w.channel, "admin export")
    assert answer(result) == say("en", "export-server-done", count=1)
    ((name, content),) = files_of(w, result).items()
    assert name == "bower-server.csv"
    (row,) = csv.DictReader(io.StringIO(content.decode("utf-8-sig"), newline=""))
    assert (row["game"], row["players"]) == ("1", "Ann & Ben & Cleo & Dan")


@rest
async def test_a_file_that_takes_its_time_comes_after_the_promise(w: World, monkeypatch: pytest.MonkeyPatch) -> None:
    await over(w)
    read = Exports.game

    async def slow(exports: Exports, number: int, guild: int | None = None) -> GameRecord:
        await virtually(3)
        return await read(exports, number, guild)

    monkeypatch.setattr(Exports, "game", slow)
    result = await w.members[0].slash(w.channel, "game export", game=1, format="log")
    await w.later(5)
    assert say("en", "export-game-done", number="1") in answer(result)
    assert list(files_of(w, result)) == ["bower-1.log"]
