"""The public message of a table before its game: seats, sides, and buttons to sit down."""

from bot.panels.core.custom_ids import Press, Verb
from bot.panels.core.durations import format_duration
from bot.panels.core.names import escape
from bot.panels.core.panel import ROW, Block, Button, Buttons, Panel, Picture, Style, Text, button_rows
from bot.panels.core.translator import Voice
from bot.panels.rules.summary import rules_for_lobby
from bot.panels.table.picture import table_picture
from bot.panels.table.rating_stakes import lobby_line, stake_of
from bot.panels.table.status_lines import moment
from bot.stats.rating_stakes import AtStake
from bot.tables.even_pace import STEP_MS
from bot.tables.lobby.keep_apart import has_partners
from bot.tables.model import Table, TableView
from engine import Seat

_ACCENT = 0xE3B04B
"""The most buttons in a row."""


def lobby_panel(shown: TableView, voice: Voice, at_stake: AtStake | None = None) -> Panel:
    """The table before its game; `at_stake` says what the game may change in the ratings."""
    table, said = shown.table, voice.say
    host = next((i for i, sitter in enumerate(table.seats) if sitter is not None and sitter.user == table.host), None)
    clock = said("table-clock", clock=format_duration(table.clock_ms, voice.language))
    lines = [
        f"### {said('lobby-title')}",
        rules_for_lobby(table.rules, table.preset, voice.language),
        f"-# {clock if host is None else said('lobby-host', name=voice.name(host), clock=clock)}",
    ]
    if table.even_pace:
        lines.append(f"-# {said('table-even-pace', seconds=STEP_MS // 1000)}")
    if not table.hints:
        lines.append(f"-# {said('table-no-hints')}")
    lines += _apart(table, voice)
    if rated := lobby_line(table, at_stake, voice):
        lines.append(f"-# {rated}")
    if shown.deadline is not None:
        lines.append(f"-# {said('lobby-until', at=moment(shown.deadline))}")
    missing = len(table.free_seats)
    call = said("lobby-missing", missing=missing) if missing else f"**{said('lobby-ready')}**"
    if not missing and table.open_seats:
        call = f"{call}\n-# {said('lobby-take-over')}"
    aloud = Voice(table, voice.language, aloud=True)
    blocks: tuple[Block, ...] = (
        Text("\n".join(lines)),
        Picture(table_picture(shown, aloud)),
        Text("\n".join([*_seats(table, voice, at_stake), call])),
        *_sit(table, aloud),
        Buttons(_buttons(table, voice)),
        Buttons(_more(table, voice)),
    )
    return Panel(blocks=blocks, accent=_ACCENT)


def partners_at(table: Table, seat: Seat) -> tuple[Seat, ...]:
    """The taken seats of the partners that a seat would have."""
    return tuple(each for each in table.rules.seating.partners(seat) if table.seats[each] is not None)


def place_name(table: Table, seat: Seat, voice: Voice) -> str:
    """A seat, and the partners there if any."""
    partners, place = partners_at(table, seat), voice.seat(seat)
    return voice.say("button-sit-with", seat=place, partner=voice.names(partners)) if partners else place


def _apart(table: Table, voice: Voice) -> list[str]:
    """The members who may not be partners, in games with partners."""
    if not table.apart or not has_partners(table.rules):
        return []
    pairs = [voice.say("side", one=escape(each.one_name), two=escape(each.two_name)) for each in table.apart]
    return [f"-# {voice.say('lobby-apart', pairs=' · '.join(pairs))}"]


def _seats(table: Table, voice: Voice, at_stake: AtStake | None) -> list[str]:
    """A line for each side with its partners, or for each seat in cutthroat."""
    rules = table.rules
    by_side = [[seat for seat in range(rules.seats) if rules.side_of(seat) == side] for side in range(rules.sides)]
    return [" — ".join(_seat(table, seat, voice, at_stake) for seat in partners) for partners in by_side]


def _seat(table: Table, seat: Seat, voice: Voice, at_stake: AtStake | None) -> str:
    sitter = table.seats[seat]
    name = f"*{voice.name(seat)}*" if sitter is None else f"**{voice.name(seat)}**"
    if sitter is not None and sitter.is_computer:
        return voice.say("lobby-seat-computer", seat=voice.seat(seat), name=name, level=voice.level(seat))
    told = voice.say("lobby-seat", seat=voice.seat(seat), name=name)
    stake = stake_of(seat, at_stake, voice, full=not table.free_seats)
    return f"{told} {stake}" if stake else told


def _sit(table: Table, aloud: Voice) -> tuple[Block, ...]:
    """A button for each seat; in games without partners one for any seat. None moves when somebody sits down.

    A computer's seat can be taken, too.
    """
    with_partners = table.rules.sides < table.rules.seats
    seats = range(table.rules.seats)
    buttons = [_sit_at(table, seat, aloud) for seat in seats] if with_partners else [_join(table, aloud)]
    if len(buttons) % ROW:
        fill = Press(Verb.FILL, table.id).button()
        buttons.append(Button(id=fill, label=aloud.say("button-fill"), disabled=not table.free_seats))
    return button_rows(buttons)


def _join(table: Table, aloud: Voice) -> Button:
    return Button(
        id=Press(Verb.JOIN, table.id).button(),
        label=aloud.say("button-join"),
        style=Style.PRIMARY,
        disabled=not table.open_seats,
    )


def _sit_at(table: Table, seat: Seat, aloud: Voice) -> Button:
    label = aloud.say("button-sit", seat=aloud.seat(seat))
    taken = seat not in table.open_seats
    return Button(id=Press(Verb.SIT, table.id, index=seat).button(), label=label, style=Style.PRIMARY, disabled=taken)


def _buttons(table: Table, voice: Voice) -> tuple[Button, ...]:
    full = not table.free_seats
    start, computer = Press(Verb.START, table.id).button(), Press(Verb.ADD_COMPUTER, table.id).button()
    return (
        Button(id=start, label=voice.say("button-start"), style=Style.SUCCESS, disabled=not full),
        Button(id=computer, label=voice.say("button-computer"), disabled=full),
        Button(id=Press(Verb.LEAVE, table.id).button(), label=voice.say("button-leave")),
    )


def _more(table: Table, voice: Voice) -> tuple[Button, ...]:
    return (
        Button(id=Press(Verb.RULES, table.id).button(), label=voice.say("button-rules")),
        Button(id=Press(Verb.HOUSE, table.id).button(), label=voice.say("button-house")),
        Button(id=Press(Verb.MORE, table.id).button(), label=voice.say("button-more")),
    )
