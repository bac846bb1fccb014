"""One token bucket a member for everything pressed and typed."""

import sys

import pytest

from bot import metrics
from bot.panels.core.custom_ids import Press, Verb
from bot.texts import say
from cogs.interactions import context, remembered
from cogs.interactions.remembered import TokenBucket
from tests.cogs.scenes import Maker, answer, forge
from tests.world import world

NOTHING = Press(Verb.NO).button_id()


async def test_d2_who_presses_without_end_is_refused_for_a_moment(make: Maker, monkeypatch: pytest.MonkeyPatch) -> None:
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


def test_d2_a_bucket_fills_again_and_is_never_fuller_than_full(monkeypatch: pytest.MonkeyPatch) -> None:
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


def test_d2_buckets_take_bounded_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.modules[remembered.__name__], "_REMEMBERED", 100)
    bucket = TokenBucket(2, 0.5)
    for member in range(1000):
        bucket.take(member)
    assert len(bucket._left) == 100
