"""A member's seat panel, with everything that the services know about it."""

from bot.coach.hint import Hint
from bot.members.standing_orders import may_pass_ahead
from bot.panels.core.panel import Panel
from bot.panels.core.plain_suits import plain_suits_for
from bot.panels.core.reader import Reader
from bot.panels.hand.panel import Extras, hand_panel
from bot.panels.table.avatars import with_avatars
from bot.panels.table.reactions import hand_to_react_to
from bot.services import Services
from bot.stats.read.own_game import load_own_game
from bot.tables.game import StoredTable
from bot.tables.model import Status


async def seat_panel(
    services: Services, snapshot: StoredTable, user: int, reader: Reader, hint: Hint | None = None
) -> Panel:
    """The panel of the seat in which a member sits, as `snapshot` has the table."""
    table = snapshot.table
    shown = snapshot.view_for(table.seat_of(user))
    over = table.status is Status.OVER
    hand = hand_to_react_to(shown.view)
    extras = Extras(
        hint=hint,
        may_pass_ahead=shown.view is not None and may_pass_ahead(shown.view),
        passes_ahead=services.orders.passes_ahead(snapshot, user),
        own_game=await load_own_game(services.database, table.guild, table.id, user) if over else None,
        reactions={} if hand is None else services.reactions.of(table, hand),
    )
    panel = plain_suits_for(reader, hand_panel(shown, reader, extras))
    return with_avatars(panel, services.avatars.of(table))
