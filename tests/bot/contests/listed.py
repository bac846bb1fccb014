"""A contest as lists name it, taken from what is folded of it and not from the query under test."""

from bot.contests.listing import ListedContest
from bot.contests.model import StoredContest


def as_listed(stored: StoredContest, user: int = 0) -> ListedContest:
    return ListedContest(
        id=stored.id,
        channel=stored.channel,
        name=stored.name,
        number=stored.number,
        stage=stored.stage,
        is_known=bool(stored.players_of(user)),
        plan=stored.plan,
        entries=sum(entry.left is None for entry in stored.contest.entries.values()),
        round=stored.round,
    )
