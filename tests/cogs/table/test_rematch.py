"""Ratings around a game, the rematch after it, and tables that are named where several stand."""

import pytest

from bot.panels.core.custom_ids import Press, Verb
from bot.tables.commands.seats import Leave, Sit, Substitute
from bot.tables.errors import Code
from bot.tables.model import Status
from bot.texts import say
from tests.cogs.scenes import (
    PAINTED,
    answer,
    as_bot,
    begun,
    bower,
    forge,
    is_over,
    lobby,
    look,
    member_to_act,
    menu_of,
    offered,
    open_hand,
    pattern,
    press_turn,
    sitting,
    table_message,
    tables,
    until,
    who,
)
from tests.suite import first, rest
from tests.world import World, buttons, text


async def test_the_lobby_says_what_is_at_stake_when_all_sit(w: World) -> None:
    await lobby(w, members=3)
    told = text(table_message(w))
    assert say("en", "stake-lobby-missing") in told
    assert "(new)" in told
    await as_bot(w, tables(w).do(1, Sit(who(w.members[3]))))
    await w.later(PAINTED)
    told = text(table_message(w))
    assert f"{say('en', 'stake-lobby')} {say('en', 'rating-new-why')}" in told
    assert told.count("(new)") == 4


@rest
async def test_the_host_plays_unrated_by_a_button_and_nobody_else_may(w: World) -> None:
    await lobby(w, members=4)
    ann, ben, *_ = w.members
    await w.click(ann, table_message(w), pattern(Verb.MORE, 1))
    await w.click(ann, w.panel(ann), pattern(Verb.CASUAL, 1))
    assert (await look(w)).table.casual
    await w.later(PAINTED)
    assert say("en", "unrated-casual") in text(table_message(w))
    await w.click(ben, table_message(w), pattern(Verb.MORE, 1))
    assert not any("casual" in str(each.custom_id) for each in buttons(w.panel(ben)))
    refused = await forge(w, ben, table_message(w), Press(Verb.CASUAL, 1, index=0).button_id())
    assert answer(refused) == say("en", Code.NOT_HOST)
    await w.click(ann, w.panel(ann), pattern(Verb.CASUAL, 1))
    assert not (await look(w)).table.casual


@rest
async def test_a_rated_game_has_no_hints_and_changes_ratings_at_its_end(w: World) -> None:
    now = await begun(w, members=4)
    assert now.table.rated
    now = await until(w, lambda now: now.to_act is not None)
    assert say("en", "table-is-rated") in text(table_message(w))
    press = Press(Verb.HINT, 1, now.table.version).button_id()
    refused = await forge(w, member_to_act(w, now), table_message(w), press)
    assert answer(refused) == say("en", Code.NO_HINTS_RATED)
    refused = await forge(w, w.members[0], table_message(w), Press(Verb.KICK, 1).menu(), "1")
    assert answer(refused) == say("en", Code.RATED)
    now = await until(w, lambda now: now.table.status is Status.OVER)
    outcomes = {each.user: each for each in await as_bot(w, bower(w).services.stakes.outcomes(now.table))}
    assert sorted(each.change for each in outcomes.values()) == [-21, -21, 21, 21]
    assert "Ratings:" not in text(table_message(w)), "where all are new, there is nothing to say"


@rest
async def test_members_see_who_has_yet_to_agree_to_a_rematch_and_who_did_not(w: World) -> None:
    await begun(w, members=4)
    await until(w, is_over)
    ann, ben, cleo, dan, *_ = w.members
    result = table_message(w)
    await w.click(ben, result, pattern(Verb.REMATCH, 1))
    await w.later(PAINTED)
    waited = "Waiting for Ann, Cleo & Dan."
    assert waited in text(table_message(w, 2))
    assert " · rated" not in text(table_message(w, 2))
    for member in (ann, cleo):
        await forge(w, member, result, Press(Verb.REMATCH, 1).button_id())
        assert "Your hand" in text(w.panel(member))
    await w.later(PAINTED)
    await dan.slash(w.channel, "euchre")
    assert say("en", "hand-closed") in text(w.panel(dan)), "to agree is a press that says so"
    now = await look(w, 2)
    assert [sitter.agreed for sitter in now.table.seats] == [True, True, True, False]
    assert say("en", "fair-consent-missing", names="Dan") in text(table_message(w, 2))
    await until(w, lambda now: now.to_act == 3, 2)
    assert (await look(w, 2)).table.rated
    await as_bot(w, tables(w).do(2, Substitute(who(dan), 3)))
    await w.later(10)
    assert not (await look(w, 2)).table.rated
    await until(w, is_over, 2)
    assert say("en", "fair-no-consent") in text(table_message(w, 2))
    assert "Ratings:" not in text(table_message(w, 2))


@rest
async def test_leaving_or_closing_a_rated_game_warns_first(w: World) -> None:
    await begun(w, members=4)
    await until(w, lambda now: now.to_act is not None)
    ann, ben, *_ = w.members
    await w.click(ben, table_message(w), pattern(Verb.MORE, 1))
    await w.click(ben, w.panel(ben), pattern(Verb.LEAVE, 1))
    assert say("en", "stake-lost-by-it") in text(w.panel(ben))
    await w.click(ann, table_message(w), pattern(Verb.MORE, 1))
    await w.click(ann, w.panel(ann), pattern(Verb.CLOSE, 1))
    assert say("en", "stake-lost-by-it") in text(w.panel(ann))
    assert say("en", "confirm-leave") in text(w.panel(ann))
    await as_bot(w, tables(w).do(1, Leave(who(ben))))
    eve = w.guild.add_member(w.env.create_user("Eve"))
    refused = await forge(w, eve, table_message(w), Press(Verb.JOIN, 1).button_id())
    assert answer(refused) == say("en", Code.SEAT_LEFT)
    # a button of the version before still closes, which is leaving here
    closed = await forge(w, ann, table_message(w), Press(Verb.CLOSE, 1, index=1).button_id())
    assert say("en", "reply-left", number="1") in answer(closed)
    assert (await look(w)).table.running


@rest
@pytest.mark.parametrize("partners", first(["new", "same", None], 1))
async def test_rematch_by_command(w: World, partners: str | None) -> None:
    await begun(w)
    old = await until(w, is_over)
    options = {} if partners is None else {"partners": partners}
    await w.members[2].slash(w.channel, "table rematch", **options)
    await w.later(PAINTED)
    assert "Your hand:" in text(w.panel(w.members[2]))
    new = await look(w, 2)
    assert (new.table.status, new.table.previous) == (Status.PLAYING, 1)
    names = ["Ann", "Dan", "Ben", "Cleo"] if partners == "new" else ["Ann", "Ben", "Cleo", "Dan"]
    assert sitting(new) == names
    assert not [message for message in w.public() if offered(message, Verb.REMATCH)]
    assert old.table.id == 1


@rest
async def test_a_table_may_be_named_where_several_stand(w: World) -> None:
    """Without a number the host means the newest of the tables where the host sits; with one, that one."""
    ann, ben, *_ = w.members
    for _ in range(2):
        await lobby(w, members=2)
    for command, options in (
        ("table timer", {"time": 60_000}),
        ("table computer", {"action": "add"}),
        ("table kick", {"member": ben}),
    ):
        for number, other in ((1, 2), (2, 1)):
            before = (await look(w, number)).table, (await look(w, other)).table
            await ann.slash(w.channel, command, **options, **({"table": number} if number == 1 else {}))
            assert (await look(w, number)).table != before[0], command
            assert (await look(w, other)).table == before[1], command


@rest
@pytest.mark.parametrize("verb", [Verb.REMATCH, Verb.NEW_PARTNERS])
async def test_rematch_by_button(w: World, verb: Verb) -> None:
    await begun(w)
    await open_hand(w, w.members[0])
    await until(w, is_over)
    finished = table_message(w)
    where = finished if verb is Verb.REMATCH else await menu_of(w, w.members[1])
    await w.click(w.members[1], where, pattern(verb, 1))
    await w.later(10)
    names = ["Ann", "Dan", "Ben", "Cleo"] if verb is Verb.NEW_PARTNERS else ["Ann", "Ben", "Cleo", "Dan"]
    assert sitting(await look(w, 2)) == names
    assert not offered(finished, verb)
    assert (2, w.members[0].id) in bower(w).ui.presenter.panels._open, "the panel goes on with the new game"
    await press_turn(w, 2)
    assert (await look(w, 2)).table.version > 1
