"""Waits between tries."""

from bot.tasks import Backoff


def test_the_last_wait_is_repeated_and_without_failures_there_is_none() -> None:
    backoff = Backoff((0.5, 2.0, 5.0))
    assert [backoff.wait(failures) for failures in (0, 1, 2, 3, 4, 10_000)] == [0, 0.5, 2, 5, 5, 5]
