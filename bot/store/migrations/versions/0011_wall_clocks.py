"""Starts of contests as they were meant: local date and time in the contest's zone, else in its server's."""

import json
from datetime import UTC, datetime, timedelta
from typing import Any
from zoneinfo import ZoneInfo

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"

_CONTESTS = sa.table(
    "contests",
    sa.column("id", sa.BigInteger().with_variant(sa.Integer(), "sqlite")),
    sa.column("guild_id", sa.BigInteger()),
    sa.column("plan", sa.Text()),
    sa.column("stage", sa.String(16)),
)
_SERVERS = sa.table("servers", sa.column("guild_id", sa.BigInteger()), sa.column("zone", sa.String(64)))


def upgrade() -> None:
    """Contests that go on, or whose series does; others keep the instant only."""
    connection = op.get_bind()
    zones: dict[int, str] = {row.guild_id: row.zone for row in connection.execute(sa.select(_SERVERS))}
    going_on = sa.select(_CONTESTS).where(_CONTESTS.c.stage.not_in(("over", "cancelled"))).order_by(_CONTESTS.c.id)
    for row in connection.execute(going_on).all():
        plan: dict[str, Any] = json.loads(row.plan)
        name, zone = _zone_of(plan.get("zone"), zones.get(row.guild_id))
        start = datetime.fromtimestamp(0, UTC) + timedelta(milliseconds=plan["starts_at"])
        meant = start.astimezone(zone).replace(tzinfo=None, fold=0)
        late = start - meant.replace(tzinfo=zone)
        plan |= {"zone": name, "meant": meant.isoformat(), "late": late // timedelta(milliseconds=1)}
        changed = json.dumps(plan, ensure_ascii=False, sort_keys=True)
        connection.execute(sa.update(_CONTESTS).where(_CONTESTS.c.id == row.id).values(plan=changed))


def _zone_of(*names: str | None) -> tuple[str, ZoneInfo]:
    """The first of these zones that there is, else UTC."""
    for name in names:
        try:
            if name:
                return name, ZoneInfo(name)
        except (KeyError, ValueError, OSError):
            continue
    return "UTC", ZoneInfo("UTC")
