"""The channel's limit of follow-ups, and payloads to routes that nobody has described."""

import pytest

from tests import payloads
from tests.standin.trouble import Limiter, Limits, TooMany

FOLLOW_UP = "/webhooks/{application}/{token}"


def test_a_channel_takes_thirty_follow_ups_a_minute_by_all_tokens_together() -> None:
    limiter = Limiter()
    limiter.limits = Limits()
    for number in range(30):
        limiter.admit("POST", FOLLOW_UP, {"token": f"t{number}", "channel": "1"}, None, 0.0)
    with pytest.raises(TooMany) as refused:
        limiter.admit("POST", FOLLOW_UP, {"token": "another", "channel": "1"}, None, 1.0)
    assert refused.value.wait == 59.0
    limiter.admit("POST", FOLLOW_UP, {"token": "another", "channel": "2"}, None, 1.0)
    limiter.admit("PATCH", FOLLOW_UP + "/messages/{message}", {"token": "other", "channel": "1"}, None, 1.0)
    limiter.admit("POST", FOLLOW_UP, {"token": "another", "channel": "1"}, None, 60.0)


def test_a_new_route_without_a_description_fails() -> None:
    payloads.require()
    assert payloads.check("POST", "/channels/1/threads", {"name": "n"}) == []
    assert payloads.check("POST", "/channels/1/polls/2/expire", {}) == ["no description of this route"]
