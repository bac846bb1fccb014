"""With what `/league manage` begins: what is open, and who is awaited."""

from dataclasses import replace

from bot.contests.state import StoredContest
from bot.panels.calls.call import contest_call_blocks
from bot.panels.contests.dashboard import MATCHES
from bot.panels.contests.manage import manage_panel
from cogs.contests.reading import contests_seen
from cogs.interactions.reply import Reply
from engine import Refused, Seat
from engine.contest.state import Place


async def show_dashboard(reply: Reply, stored: StoredContest) -> None:
    """The organisers' panel of a contest that is published."""
    turns: dict[Place, Seat | None] = {}
    for place in stored.open_places[:MATCHES]:
        table = stored.tables.get(place)
        if table is not None and table.running:
            try:
                turns[place] = reply.for_member(await reply.services.tables.look(table.table)).to_act
            except Refused:  # its log cannot be read
                continue
    seen = (each for each in await contests_seen(reply.interaction) if not each.stage.is_final)
    others = [each for each in seen if each.id != stored.id]
    panel = manage_panel(stored, reply.reader, turns, others, user=reply.user)
    call = contest_call_blocks(stored, reply.language, reply.services.clock.now())
    await reply.panel(replace(panel, blocks=(*panel.blocks, *call)))
