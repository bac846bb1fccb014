"""House rules: what nobody, or not this member, may change."""

from bot.panels.core.custom_ids import Press, Verb
from bot.panels.rules.house_rules import mark
from bot.servers import RulesetCode
from bot.tables.errors import Code
from bot.texts import say
from tests.cogs.scenes import (
    answer,
    begun,
    forge,
    kept,
    lobby,
    look,
)
from tests.suite import rest
from tests.world import World

PRESSES = (
    (Verb.HOUSE, ()),
    (Verb.HOUSE_GROUP, ("trump",)),
    (Verb.HOUSE_PAGE, ()),
    (Verb.HOUSE_OPTION, ("all_pass=stick_dealer",)),
    (Verb.HOUSE_FIX, ()),
    (Verb.HOUSE_NUMBER, ()),
    (Verb.HOUSE_PRESET, ("canadian",)),
    (Verb.HOUSE_RESET, ()),
)


async def each_is_refused(w: World, by: int, code: Code) -> None:
    """Every press of the panel, and nothing is changed by any."""
    before = await kept(w)
    for verb, values in PRESSES:
        press = Press(verb, 1)
        result = await forge(w, w.members[by], w.public()[-1], press.menu() if values else press.button_id(), *values)
        assert answer(result) == say("en", code), verb
        assert await kept(w) == before, verb


async def test_only_the_host_and_moderators_change_rules(w: World) -> None:
    await lobby(w, members=2)
    await each_is_refused(w, 1, Code.NOT_HOST)


@rest
async def test_a_table_that_has_begun_meanwhile(w: World) -> None:
    await begun(w)
    await each_is_refused(w, 0, Code.STARTED)


async def test_unknown_options_and_values_are_refused(w: World) -> None:
    await lobby(w)
    before, press = await kept(w), Press(Verb.HOUSE_OPTION, 1)
    for value, code, option in (
        ("jokers=2", "bad-rules-option", "jokers"),
        ("all_pass=perhaps", "bad-rules-value", "When everyone passes"),
        ("=", "bad-rules-option", ""),
        ("target=", "bad-rules-value", "Target"),
    ):
        result = await forge(w, w.members[0], w.public()[-1], press.menu(), value)
        assert answer(result) == say("en", code, option=option)
        assert await kept(w) == before, value


@rest
async def test_rules_there_are_not(w: World) -> None:
    await lobby(w)
    before, press = await kept(w), Press(Verb.HOUSE_PRESET, 1)
    for value, code in (("whist", Code.UNKNOWN_PRESET), ("77", RulesetCode.UNKNOWN)):
        assert answer(await forge(w, w.members[0], w.public()[-1], press.menu(), value)) == say("en", code)
    for press in (Press(Verb.HOUSE_NUMBER, 1, index=999), Press(Verb.HOUSE_PAGE, 1, index=9999)):
        assert (await forge(w, w.members[0], w.public()[-1], press.button_id())).acknowledged
    stale = Press(Verb.HOUSE_FIX, 1, mark((await look(w)).table.rules), 999_999)
    assert (await forge(w, w.members[0], w.public()[-1], stale.button_id())).acknowledged
    assert await kept(w) == before
