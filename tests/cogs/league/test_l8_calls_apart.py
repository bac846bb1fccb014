"""L8: of calls by a name, a channel or a start that have not been posted, the last of each kind is."""

from bot.contests.posts import Post
from cogs.contests.posts import older_calls
from tests.contests.promises import promise

pytestmark = promise("messages-calls")


def post(purpose: str, number: int, message: int | None = None) -> Post:
    return Post(purpose=purpose, number=number, channel=1, message=message, shown=None, wanted_at=0)


def test_l8_of_calls_that_wait_only_the_newest_of_a_kind_is_left() -> None:
    waiting = [post("checkin", 3), post("checkin:2", 3), post("checkin", 7), post("moved", 4), post("announcement", 1)]
    posts = [*waiting, post("announcement", 2), post("checkin", 2, 9)]
    assert older_calls(posts) == waiting[:2]
