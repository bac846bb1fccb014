"""Exports: a game, a member's games, a server's sheet; nothing of a running game, or of elsewhere, gets out."""

import csv
import io
import json
import zipfile

import pytest
from simcord import InteractionResult
from sqlalchemy import update

from bot.exports import Exports, Format, GameRecord
from bot.store import schema
from bot.tables.commands.life import Close
from bot.texts import say
from engine import Phase, Rules, load, replay
from engine.phases.registry import Over
from tests.bot.scripted_tables import phase
from tests.cogs.scenes import answer, as_bot, begun, bower, is_over, lobby, manager, tables, until, who
from tests.suite import first, rest
from tests.waiting import virtually
from tests.world import World

TELLS = {
    Format.TEXT: "Game 1: ",
    Format.JSON: '"format": "bower game"',
    Format.LOG: "# bower log 1",
}


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
@pytest.mark.parametrize("wanted", first(Format, 2))
async def test_a_game_in_each_format(w: World, wanted: Format) -> None:
    await over(w)
    eve = w.members[4]  # who has only watched
    result = await eve.slash(w.channel, "game export", game=1, format=wanted.value)
    assert say("en", "export-game-done", number="1") in answer(result)
    ((name, content),) = files_of(w, result).items()
    assert name.startswith("bower-1.")
    assert TELLS[wanted] in content.decode()
    if wanted is Format.JSON:
        document = json.loads(content)
        assert isinstance(replay(Rules(target=2), [load(each["line"]) for each in document["log"]]), Over)


@rest
async def test_without_a_format_it_is_text_in_the_members_language(w: World) -> None:
    await over(w)
    ann = w.members[0]
    w.locales[ann.id] = "it"
    result = await ann.slash(w.channel, "game export", game=1)
    ((name, content),) = files_of(w, result).items()
    assert name == "bower-1.txt"
    assert content.decode().startswith("Partita 1: ")
    assert say("it", "export-game-done", number="1") in answer(result)


async def test_a_running_game_gives_nothing_away(w: World) -> None:
    await begun(w)
    now = await until(w, lambda n: phase(n.state) is Phase.PLAYING)
    assert now.table.running
    ann = w.members[0]
    for wanted in Format:
        told = refused(w, await ann.slash(w.channel, "game export", game=1, format=wanted.value))
        assert told == say("en", "table-not-over")
        assert refused(w, await ann.slash(w.channel, "privacy export", games=wanted.value)) == say(
            "en", "export-me-none"
        )


async def test_a_lobby_and_no_table_at_all(w: World) -> None:
    await lobby(w)
    ann = w.members[0]
    assert refused(w, await ann.slash(w.channel, "game export", game=1)) == say("en", "table-not-over")
    assert refused(w, await ann.slash(w.channel, "game export", game=9)) == say("en", "table-unknown")
    await as_bot(w, tables(w).do(1, Close(who(ann))))
    assert refused(w, await ann.slash(w.channel, "game export", game=1)) == say("en", "table-not-started")


@rest
async def test_another_servers_games_stay_there(w: World) -> None:
    await over(w)

    async def elsewhere(connection) -> None:
        for table in (schema.tables, schema.games, schema.player_games):
            await connection.execute(update(table).values(guild_id=99))

    await as_bot(w, bower(w).services.database.write(elsewhere))
    mia = await manager(w)
    await mia.slash(w.channel, "admin settings", language="en")  # else the form is offered
    assert refused(w, await mia.slash(w.channel, "game export", game=1)) == say("en", "table-unknown")
    assert refused(w, await w.members[0].slash(w.channel, "privacy export", games="text")) == say(
        "en", "export-me-none"
    )
    assert refused(w, await mia.slash(w.channel, "admin export")) == say("en", "export-server-none")


@rest
async def test_all_games_of_a_member_in_one_file(w: World) -> None:
    await over(w)
    await over(w, Rules(target=1, rubber=True), number=2)
    ann = w.members[0]
    result = await ann.slash(w.channel, "privacy export", games="text")
    assert answer(result) == say("en", "export-me-done", count=2)
    ((name, content),) = files_of(w, result).items()
    assert name == "bower-games.zip"
    with zipfile.ZipFile(io.BytesIO(content)) as archive:
        assert archive.namelist() == ["bower-2.txt", "bower-1.txt"]


@rest
async def test_the_sheet_is_for_managers_of_the_server(w: World) -> None:
    await over(w)
    mia = await manager(w)
    await mia.slash(w.channel, "admin settings", language="en")  # else the form is offered
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


@rest
async def test_finished_games_are_suggested(w: World) -> None:
    await over(w)
    await lobby(w)
    choices = await w.members[0].autocomplete(w.channel, "game export", "game", "")
    assert [(choice["value"], choice["name"]) for choice in choices] == [(1, "Table 1: Ann, Ben, Cleo, Dan")]
