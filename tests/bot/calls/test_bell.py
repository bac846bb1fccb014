"""When a bell rings: hours in a zone, also over changes of clocks, a most a day, and a week of rest."""

from dataclasses import replace
from datetime import UTC, datetime

import pytest

from bot.calls.bell import REST_MS, Bell, ring, rings

BELL = Bell(guild=1, channel=2, user=3)
HOUR = 3_600_000


def at(text: str) -> int:
    """An instant from a date and time in UTC."""
    return round(datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp() * 1000)


@pytest.mark.parametrize(
    ("zone", "when", "does"),
    [
        ("UTC", "2026-03-01 17:59", False),
        ("UTC", "2026-03-01 18:00", True),
        ("UTC", "2026-03-01 22:59", True),
        ("UTC", "2026-03-01 23:00", False),
        # Rome: an hour before UTC in winter, two in summer; clocks change on 29 March and 25 October 2026 at 01:00 UTC
        ("Europe/Rome", "2026-03-28 16:30", False),
        ("Europe/Rome", "2026-03-28 17:00", True),
        ("Europe/Rome", "2026-03-29 16:00", True),
        ("Europe/Rome", "2026-03-29 21:00", False),
        ("Europe/Rome", "2026-10-24 16:00", True),
        ("Europe/Rome", "2026-10-25 16:00", False),
        ("Europe/Rome", "2026-10-25 21:59", True),
        ("Nowhere/Land", "2026-03-01 18:00", True),
    ],
)
def test_it_rings_in_its_hours(zone: str, when: str, does: bool) -> None:
    assert rings(BELL, at(when), zone) is does
    assert rings(replace(BELL, zone=zone), at(when), "Asia/Tokyo") is does, "its own zone comes first"


def test_hours_may_go_past_midnight_or_round_the_clock() -> None:
    night = replace(BELL, begins=22, ends=2)
    found = [hour for hour in range(24) if rings(night, at(f"2026-03-01 {hour:02}:30"), "UTC")]
    assert found == [0, 1, 22, 23]
    for always in (replace(BELL, begins=0, ends=24), replace(BELL, begins=7, ends=7)):
        assert all(rings(always, at(f"2026-03-01 {hour:02}:30"), "UTC") for hour in range(24))


def test_a_most_a_day_by_the_date_of_its_zone() -> None:
    bell, now = replace(BELL, begins=0, ends=24, most=2, zone="Asia/Tokyo"), at("2026-03-01 13:00")  # 22:00 there
    for _ in range(2):
        assert rings(bell, now, "UTC")
        bell = replace(ring(bell, now, "UTC"), unanswered=0)
    assert not rings(bell, now + HOUR, "UTC")
    assert rings(bell, now + 2 * HOUR, "UTC"), "the next day has begun there"
    assert ring(bell, now + 2 * HOUR, "UTC").called == 1


def test_after_three_calls_in_vain_it_rests_for_a_week() -> None:
    bell, now = replace(BELL, begins=0, ends=24, most=10), at("2026-03-01 12:00")
    for _ in range(2):
        bell = ring(bell, now, "UTC")
        assert rings(bell, now, "UTC")
    bell = ring(bell, now, "UTC")
    assert bell.rests(now)
    assert not rings(bell, now + REST_MS - 1, "UTC")
    assert rings(bell, now + REST_MS, "UTC")
    later = ring(bell, now + REST_MS, "UTC")
    assert (later.unanswered, later.rests_until) == (1, None), "and is patient again"
