"""Contests by the rules of 0.2: windows that downtime moves, promotion that was promised, and who was taken out."""

import json
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"

_ID = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
_CONTESTS = sa.table(
    "contests",
    sa.column("id", _ID),
    sa.column("plan", sa.Text()),
    sa.column("stage", sa.String(16)),
    sa.column("created_at", sa.BigInteger()),
)
_EVENTS = sa.table(
    "contest_events",
    sa.column("contest_id", _ID),
    sa.column("seq", sa.Integer()),
    sa.column("kind", sa.String(16)),
    sa.column("data", sa.Text()),
    sa.column("by_id", sa.BigInteger()),
)
_DEADLINES = sa.table(
    "contest_deadlines",
    sa.column("contest_id", _ID),
    sa.column("kind", sa.String(16)),
    sa.column("began_at", sa.BigInteger()),
)
_POSTS = sa.table(
    "contest_posts",
    sa.column("contest_id", _ID),
    sa.column("purpose", sa.String(16)),
    sa.column("number", sa.Integer()),
    sa.column("wanted_at", sa.BigInteger()),
)


def upgrade() -> None:
    """The standings of contests that are over are made again when the bot starts."""
    connection = op.get_bind()
    began = sa.select(_CONTESTS.c.created_at).where(_CONTESTS.c.id == _DEADLINES.c.contest_id).scalar_subquery()
    ends = (_DEADLINES.c.began_at.is_(None), _DEADLINES.c.kind.in_(("whistle", "reminder")))
    connection.execute(sa.update(_DEADLINES).where(*ends).values(began_at=began))
    _promote(connection)
    _name_those_taken_out(connection)
    connection.execute(sa.delete(sa.table("contest_standings")))


def _promote(connection: sa.Connection) -> None:
    """Leagues that go on and have said who goes up and down do so; a message tells their organizers."""
    running = sa.select(_CONTESTS).where(_CONTESTS.c.stage.not_in(("over", "cancelled")))
    for row in connection.execute(running.order_by(_CONTESTS.c.id)).all():
        plan: dict[str, Any] = json.loads(row.plan)
        config: dict[str, Any] = plan.get("config", {})
        promises = config.get("format") == "league" and plan.get("repeats") and config.get("moving", 2)
        if not promises or "seeding" in config:
            continue
        config["seeding"] = "last"
        changed = json.dumps(plan, ensure_ascii=False, sort_keys=True)
        connection.execute(sa.update(_CONTESTS).where(_CONTESTS.c.id == row.id).values(plan=changed))
        if row.stage != "draft":
            post = {"contest_id": row.id, "purpose": "promotion", "number": 0, "wanted_at": row.created_at}
            connection.execute(sa.insert(_POSTS).values(post))


def _name_those_taken_out(connection: sa.Connection) -> None:
    """Whoever was disqualified, or was absent too often, has not left of their own accord."""
    before: dict[int, Any] = {}
    drawn: set[int] = set()
    rows = connection.execute(sa.select(_EVENTS).order_by(_EVENTS.c.contest_id, _EVENTS.c.seq)).all()
    for row in rows:
        last = before.get(row.contest_id)
        ruled = row.by_id is not None and last is not None and (last.kind, last.by_id) == ("reason", row.by_id)
        if row.kind == "left" and (ruled or (row.by_id is None and row.contest_id in drawn)):
            data = json.dumps(json.loads(row.data) | {"out": True}, sort_keys=True)
            here = (_EVENTS.c.contest_id == row.contest_id, _EVENTS.c.seq == row.seq)
            connection.execute(sa.update(_EVENTS).where(*here).values(data=data))
        if row.kind == "seeded":
            drawn.add(row.contest_id)
        before[row.contest_id] = row
