"""The contests of a server for lists and choices: by one query of their rows, without entries and results."""

import logging
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, final

from sqlalchemy import ColumnElement, Select, case, exists, func, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.contests import plan
from bot.contests.model import FINAL_STAGES, Stage
from bot.contests.plan import Plan
from bot.contests.store import UNREADABLE
from bot.store import schema

MOST: Final = 45
"""Contests of a list: all that may go on in a server, and the newest that are over."""
_STAGES: Final = frozenset(stage.value for stage in Stage)
_log = logging.getLogger(__name__)
_C: Final = schema.contests.c
_G: Final = schema.presences.c
_M: Final = schema.merges.c
_P: Final = schema.contest_players.c
_R: Final = schema.contest_rounds.c
_S: Final = schema.servers.c


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class ListedContest:
    """What a list says of a contest."""

    id: int
    channel: int
    name: str
    number: int
    """In its series, from 1."""
    stage: Stage
    is_known: bool
    """Whether the member who looks has or had any part in it: as a player, or asked to be a partner."""
    paused: bool = False
    plan: Plan | None = None
    """Only where counts are asked for; None also where it cannot be read."""
    signed: int = 0
    """Before the draw: how many members have signed up, waiting ones included."""
    round: int = 0
    """The round that was drawn last."""


async def of_guild(connection: AsyncConnection, guild: int, user: int, *, counts: bool) -> tuple[ListedContest, ...]:
    """Those that go on, drafts, then those that are over, the newest first; for a member with any account."""
    rows = await connection.execute(_query(guild, user, counts=counts))
    found = (_read_row(row, counts=counts) for row in rows.mappings())
    return tuple(each for each in found if each is not None)


async def public_contests(connection: AsyncConnection) -> Sequence[int]:
    """Contests that have pages, newest first: published, in the channel for contests, where a server wants that."""
    gone = exists().where(_G.guild_id == _C.guild_id, _G.gone_at.is_not(None))
    query = select(_C.id).join(schema.servers, (_S.guild_id == _C.guild_id) & (_S.contest_channel_id == _C.channel_id))
    hidden = (Stage.DRAFT.value, Stage.CANCELLED.value)
    query = query.where(_S.public_pages, _C.stage.not_in(hidden), ~gone).order_by(_C.id.desc())
    return (await connection.scalars(query)).all()


def _query(guild: int, user: int, *, counts: bool) -> Select[*tuple[Any, ...]]:
    known = exists().where(_P.contest_id == _C.id, _is_account(_P.user_id, guild, user))
    columns: list[Any] = [_C.id, _C.channel_id, _C.name, _C.number, _C.stage, _C.paused_at]
    columns.append(known.label("is_known"))
    if counts:
        signed = select(func.count()).where(_P.contest_id == _C.id, _P.user_id > 0, _P.joined_at > 0).scalar_subquery()
        drawn = select(func.count()).where(_R.contest_id == _C.id).scalar_subquery()
        columns += [_C.plan, signed.label("signed"), drawn.label("round")]
    over = case((_C.stage.in_(FINAL_STAGES), 2), (_C.stage == Stage.DRAFT.value, 1), else_=0)
    return select(*columns).where(_C.guild_id == guild).order_by(over, _C.id.desc()).limit(MOST)


def _is_account(column: ColumnElement[int], guild: int, user: int) -> ColumnElement[bool]:
    """Whether a column names the member, by any of the accounts that were merged."""
    into = select(_M.new_id).where(_M.guild_id == guild, _M.old_id == user)
    merged = select(_M.old_id).where(_M.guild_id == guild, or_(_M.new_id == user, _M.new_id.in_(into)))
    return or_(column == user, column.in_(into), column.in_(merged))


def _read_row(row: Mapping[Any, Any], *, counts: bool) -> ListedContest | None:
    if row["stage"] not in _STAGES:  # the next change of it, or a rebuild, writes it again
        _log.error("contest %d is not listed: nobody knows the stage %r", row["id"], row["stage"])
        return None
    return ListedContest(
        id=row["id"],
        channel=row["channel_id"],
        name=row["name"],
        number=row["number"],
        stage=Stage(row["stage"]),
        paused=row["paused_at"] is not None,
        is_known=bool(row["is_known"]),
        plan=_read_plan(row["plan"]) if counts else None,
        signed=row["signed"] if counts else 0,
        round=row["round"] if counts else 0,
    )


def _read_plan(text: str) -> Plan | None:
    try:
        return plan.decode(text)
    except UNREADABLE:
        return None
