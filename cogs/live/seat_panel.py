"""A member's seat panel, with everything that the services know about it."""

from bot.coach.hint import Hint
from bot.members.standing_orders import may_pass_ahead
from bot.panels.core.panel import Panel
from bot.panels.core.reader import Reader
from bot.panels.hand.panel import Extras, hand_panel
from bot.services import Services
from bot.tables.game import StoredTable


def seat_panel(services: Services, snapshot: StoredTable, user: int, reader: Reader, hint: Hint | None = None) -> Panel:
    """The panel of the seat in which a member sits, as `snapshot` has the table."""
    shown = snapshot.view_for(snapshot.table.seat_of(user))
    view = shown.view
    extras = Extras(
        hint=hint,
        may_pass_ahead=view is not None and may_pass_ahead(view),
        passes_ahead=services.orders.passes_ahead(snapshot, user),
    )
    return hand_panel(shown, reader, extras)
