"""A member's seat panel, with everything that the services know about it."""

from bot.coach.hint import Hint
from bot.coach.meanings import explains, most_telling
from bot.coach.notes import Lesson, Note
from bot.members.newcomers import GAMES
from bot.members.standing_orders import may_pass_ahead
from bot.panels.core.panel import Panel
from bot.panels.core.plain_suits import plain_suits_for
from bot.panels.core.reader import Reader
from bot.panels.hand.panel import Extras, hand_panel
from bot.panels.table.menus import gone_panel
from bot.panels.table.picture import with_avatars
from bot.panels.table.reactions import hand_to_react_to
from bot.services import Services
from bot.stats.read.own_game import load_own_game
from bot.tables.game import StoredTable
from bot.tables.model import Status, Table
from engine import View


async def seat_panel(
    services: Services,
    snapshot: StoredTable,
    user: int,
    reader: Reader,
    hint: Hint | None = None,
    asks: int | None = None,
) -> Panel:
    """The panel of the seat in which a member sits, as `snapshot` has the table; a note after leaving it.

    `asks` is the number of the choice to go alone about which the member is asked.
    """
    table = snapshot.table
    if table.seat_of(user) is None and table.running:
        return gone_panel(table, reader, "reply-no-longer")
    shown = snapshot.view_for(table.seat_of(user))
    over = table.status is Status.OVER
    hand = hand_to_react_to(shown.view)
    games = await services.newcomers.games_before(table.id, user)
    newcomer = games < GAMES
    note = None
    if newcomer and shown.view is not None:
        members = [seat for seat, sitter in enumerate(table.seats) if sitter is not None and not sitter.is_computer]
        note = services.coach.note_for(user, table.id, shown.view, members)
        note = note or await _what_partner_meant(services, table, shown.view)
    extras = Extras(
        hint=hint,
        asks=asks,
        may_pass_ahead=shown.view is not None and may_pass_ahead(shown.view),
        passes_ahead=services.orders.passes_ahead(snapshot, user),
        own_game=await load_own_game(services.database, table.guild, table.id, user) if over else None,
        note=note,
        how_to_play=newcomer,
        guided_hand=not games,
        reactions={} if hand is None else services.reactions.of(table, hand),
    )
    panel = plain_suits_for(reader, hand_panel(shown, reader, extras))
    return with_avatars(panel, services.avatars.of(table))


async def _what_partner_meant(services: Services, table: Table, view: View) -> Note | None:
    """After a hand, what a computer meant that was the partner, where there is something to learn from it."""
    if view.last is None or view.seat is None or not view.phase.between_hands or not explains(table, view):
        return None
    partners = view.rules.seating_of(view.last.dealer).partners(view.seat)
    found = most_telling(await services.meanings.of(table, view.last.number), partners)
    return None if found is None else Note(Lesson.PARTNER_MEANT, explained=found)
