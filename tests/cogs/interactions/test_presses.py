"""Presses that are late, double, foreign, too many or forged: nothing is played twice or for another."""

import sys

import pytest

from bot import metrics
from bot.panels.core.custom_ids import Press, Verb
from bot.tables.commands.life import Close
from bot.texts import say
from cogs.interactions import context, remembered, router
from cogs.interactions.remembered import TokenBucket
from cogs.interactions.router import chosen_number
from tests.bot.scripted_tables import MOD
from tests.cases import for_all
from tests.cogs.scenes import (
    Maker,
    answer,
    as_bot,
    begun,
    forge,
    kept,
    lobby,
    look,
    member_to_act,
    offered,
    on_turn,
    open_hand,
    pattern,
    presenter,
    table_message,
    tables,
    until,
)
from tests.suite import rest
from tests.world import World, buttons, text, world

NOTHING = Press(Verb.NO).button_id()


async def test_every_verb_is_answered_and_a_button_of_another_version_too(w: World) -> None:
    assert router._ENTRIES.keys() == set(Verb)
    await lobby(w)
    for custom_id, values in (("bower:dance:1:0:0", ()), ("bowermenu:oldverb:1:2:3", ("x",))):
        result = await forge(w, w.members[1], w.public()[-1], custom_id, *values)
        assert answer(result) == say("en", "reply-old-button")


async def test_a_spectator_who_asks_for_a_hand_sees_what_everyone_sees(w: World) -> None:
    eve = w.members[4]
    await begun(w, members=3)
    now = await until(w, lambda now: now.to_act is not None)
    await w.click(eve, table_message(w), pattern(Verb.HAND, 1))
    panel = w.panel(eve)
    assert say("en", "table-not-seated") in text(panel)
    assert "Your hand" not in text(panel)
    seat = next(at for at, sitter in enumerate(now.table.seats) if sitter is not None and sitter.is_computer)
    await w.click(eve, panel, rf"bower:sit:1:0:{seat}")
    assert (await look(w)).table.seat_of(eve.id) == seat
    assert "Your hand" in text(panel)


@rest
async def test_another_members_button_does_nothing(w: World) -> None:
    """A partner, opponent or spectator who sends a press of another's panel is refused."""
    _, mine, panel = await on_turn(w)
    other = next(member for member in w.members[:4] if member is not mine)
    before = await kept(w)
    for button in offered(panel):
        result = await forge(w, other, table_message(w), str(button.custom_id))
        assert answer(result) == say("en", "table-not-your-turn")
        result = await forge(w, w.members[4], table_message(w), str(button.custom_id))
        assert answer(result) == say("en", "table-not-seated")
    assert await kept(w) == before


async def test_a_hand_panel_never_takes_the_place_of_a_public_message(w: World) -> None:
    await begun(w)
    now = await until(w, lambda now: now.to_act is not None)
    public = table_message(w)
    before = text(public)
    result = await forge(w, member_to_act(w, now), public, Press(Verb.ACT, 1, 0, 0).button_id())
    assert result.response.ephemeral
    assert text(public) == before


async def test_a_double_click_plays_once(w: World) -> None:
    now, member, panel = await on_turn(w)
    twice = (member, panel, str(offered(panel)[0].custom_id))
    await w.clicks_at_once(twice, twice)
    assert (await look(w)).table.version == now.table.version + 1


@rest
async def test_a_stale_press_gets_the_fresh_panel(w: World) -> None:
    _, member, panel = await on_turn(w)
    old = str(offered(panel)[0].custom_id)
    presenter(w).panels._open.clear()  # so that nothing refreshes it
    later = await until(w, lambda now: now.to_act is not None and now.table.version >= 6, seed=1)
    assert later.table.running
    assert str(offered(panel)[0].custom_id) == old
    before = await kept(w)
    await w.click(member, panel, old)
    assert await kept(w) == before
    assert old not in [button.custom_id for button in buttons(panel)]


async def test_a_press_at_a_table_that_was_closed_meanwhile(w: World) -> None:
    """No line of the log says so: the version is the one that the button was made for."""
    _, member, panel = await on_turn(w)
    presenter(w).panels._open.clear()
    await as_bot(w, tables(w).do(1, Close(MOD)))
    result = await w.click(member, panel, str(offered(panel)[0].custom_id))
    assert result.acknowledged
    assert say("en", "reply-closed", table="Table 1") in text(panel)
    assert not offered(panel)


@rest
async def test_last_trick_and_rules(w: World) -> None:
    eve = w.members[4]
    await begun(w)
    await until(w, lambda now: bool(now.public.view and now.public.view.tricks))
    await w.click(eve, table_message(w), pattern(Verb.LAST_TRICK, 1))
    assert "led by" in text(w.panel(eve))
    await w.click(eve, table_message(w), pattern(Verb.RULES, 1))
    assert "1 point" in text(w.panel(eve))
    member = w.members[0]
    panel = await open_hand(w, member)
    await w.click(member, panel, pattern(Verb.LAST_TRICK, 1))
    assert w.panel(member).id == panel.id, "it opens inside the panel"
    assert "led by" in text(panel)
    await w.click(member, panel, pattern(Verb.HAND, 1))
    assert "led by" not in text(panel, alts=False)


async def test_who_presses_without_end_is_refused_for_a_moment(make: Maker, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(context, "AT_ONCE", 5)
    async with world(make(), members=2) as w:
        make.clock.env = w.env
        ann, ben = w.members
        before = limited()
        await ann.slash(w.channel, "preferences")
        panel = w.panel(ann)
        for _ in range(4):
            assert answer(await forge(w, ann, panel, NOTHING)) == say("en", "reply-unchanged")
        for count, (locale, language) in enumerate((("it", "it"), ("fr", "fr"), ("en-US", "en")), 1):
            w.locales[ann.id] = locale
            for result in (await forge(w, ann, panel, NOTHING), await ann.slash(w.channel, "table open")):
                assert answer(result) == say(language, "rights-too-fast")
            assert limited() == before + 2 * count
        await ben.slash(w.channel, "preferences")
        assert limited() == before + 6
        await w.later(1 / context.A_SECOND)
        assert answer(await forge(w, ann, panel, NOTHING)) == say("en", "reply-unchanged")
        assert await ann.autocomplete(w.channel, "glossary", "term", "") == []


def limited() -> float:
    """How many presses and commands have been refused so far."""
    samples = next(iter(metrics.PRESSES.collect())).samples
    return sum(each.value for each in samples if each.name.endswith("_total") and each.labels["outcome"] == "limited")


def test_a_bucket_fills_again_and_is_never_fuller_than_full(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr("time.monotonic", lambda: now)
    bucket = TokenBucket(2, 0.5)
    assert [bucket.take("ann") for _ in range(3)] == [True, True, False]
    assert bucket.take("ben")
    now += 1
    assert not bucket.take("ann")
    assert bucket.take("ann", 0.5)
    now += 1000
    assert [bucket.take("ann") for _ in range(3)] == [True, True, False]


def test_buckets_take_bounded_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.modules[remembered.__name__], "_REMEMBERED", 100)
    bucket = TokenBucket(2, 0.5)
    for member in range(1000):
        bucket.take(member)
    assert len(bucket._left) == 100


@for_all(
    value__number=[
        ("0", 0),
        ("25", 25),
        ("1420070400000000000", 1_420_070_400_000_000_000),  # as long as ids of Discord are since 2022
        (str(2**63 - 1), 2**63 - 1),
        (str(2**63), None),
        ("9" * 40, None),
        ("-1", None),
        ("²", None),
        ("", None),
    ]
)
def test_a_number_is_read_up_to_the_highest_id(value: str, number: int | None) -> None:
    assert (chosen_number((value,)), chosen_number(())) == (number, None)
