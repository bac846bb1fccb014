"""The public message of a table before its game: seats, sides, and buttons to sit down; and invitations to it."""

from bot.panels.core.custom_ids import Press, Verb
from bot.panels.core.durations import format_duration
from bot.panels.core.mentions import mentions
from bot.panels.core.names import escape
from bot.panels.core.panel import GOLD, Block, Button, Buttons, Lists, Panel, Picker, Picture, Style, Text, button_rows
from bot.panels.core.reader import Reader
from bot.panels.core.translator import Voice
from bot.panels.help.guide import play_buttons
from bot.panels.rules.summary import game_sentence, rules_for_lobby, rules_name
from bot.panels.table.picture import table_picture
from bot.panels.table.rating_stakes import lobby_line, stake_of
from bot.panels.table.status_lines import moment
from bot.stats.rating_stakes import AtStake
from bot.tables.lobby.keep_apart import has_partners
from bot.tables.model import Table, TableView
from bot.texts.catalogue import say
from engine import Seat, Side

_LABEL = 80
"""Characters of a button, at most."""


def lobby_panel(shown: TableView, voice: Voice, at_stake: AtStake | None = None) -> Panel:
    """The table before its game: the game, the seats in the picture, and ways to fill them.

    `at_stake` says what the game may change in the ratings.
    """
    table, said = shown.table, voice.say
    host = next((i for i, sitter in enumerate(table.seats) if sitter is not None and sitter.user == table.host), None)
    clock = said("table-clock", clock=format_duration(table.clock_ms, voice.language))
    lines = [
        f"### {said('lobby-title')}",
        rules_for_lobby(table.rules, table.preset, voice.language),
        f"-# {clock if host is None else said('lobby-host', name=voice.name(host), clock=clock)}",
    ]
    missing = len(table.free_seats)
    call = said("lobby-missing", missing=missing) if missing else said("lobby-ready")
    small = [*_small_print(table, voice), *_stakes(table, at_stake, voice)]
    if shown.deadline is not None:
        small.append(said("lobby-until", at=moment(shown.deadline)))
    aloud = Voice(table, voice.language, aloud=True)
    blocks: tuple[Block, ...] = (
        Text("\n".join(lines)),
        Picture(table_picture(shown, aloud)),
        Text("\n".join([call, *([f"-# {' · '.join(small)}"] if small else [])])),
        *button_rows(_places(table, aloud)),
        Buttons(_beginning(table, voice)),
        Buttons(_more(table, voice)),
    )
    return Panel(blocks=blocks, accent=GOLD)


def partners_at(table: Table, seat: Seat) -> tuple[Seat, ...]:
    """The taken seats of the partners that a seat would have."""
    return tuple(each for each in table.rules.seating.partners(seat) if table.seats[each] is not None)


def place_name(table: Table, seat: Seat, voice: Voice) -> str:
    """A seat, and the partners there if any."""
    partners, place = partners_at(table, seat), voice.seat(seat)
    return voice.say("button-sit-with", seat=place, partner=voice.names(partners)) if partners else place


def _small_print(table: Table, voice: Voice) -> list[str]:
    """What is unusual about this table: no hints, members who may not be partners."""
    lines = [] if table.hints else [voice.say("table-no-hints")]
    if table.apart and has_partners(table.rules):
        pairs = [voice.say("side", one=escape(each.one_name), two=escape(each.two_name)) for each in table.apart]
        lines.append(voice.say("lobby-apart", pairs=" · ".join(pairs)))
    return lines


def _stakes(table: Table, at_stake: AtStake | None, voice: Voice) -> list[str]:
    """Whether the game is rated, and what each member may win or lose by it."""
    rated = lobby_line(table, at_stake, voice)
    told = [
        f"{voice.name(seat)} {stake}"
        for seat in range(table.rules.seats)
        if (stake := stake_of(seat, at_stake, voice, full=not table.free_seats))
    ]
    return [*([rated] if rated else []), *([", ".join(told)] if told else [])]


def _places(table: Table, aloud: Voice) -> list[Button]:
    """A button for each side, named after who sits there; one for any seat where nobody has a partner.

    A computer's seat can be taken, too. None moves when somebody sits down; one without a seat is grey.
    """
    if not has_partners(table.rules):
        return [_join(table, aloud)]
    members = [seat for seat, sitter in enumerate(table.seats) if sitter is not None and not sitter.is_computer]
    seated = {table.rules.side_of(seat) for seat in members}
    if not seated:
        return [_join(table, aloud)]
    strangers = [side for side in range(table.rules.sides) if side not in seated]  # all alike to a newcomer
    told = [side for side in range(table.rules.sides) if side in seated or side == strangers[0]]
    return [_side(table, side, members, aloud) for side in told]


def _side(table: Table, side: Side, members: list[Seat], aloud: Voice) -> Button:
    """The first free seat of a side, or else a computer's."""
    places = [seat for seat in (*table.free_seats, *table.open_seats) if table.rules.side_of(seat) == side]
    own = [seat for seat in members if table.rules.side_of(seat) == side]
    named = own or members if places else own[:1]
    return Press(Verb.SIT, table.id, index=places[0] if places else own[0]).button(
        aloud.say("button-with" if own else "button-against", names=aloud.names(named))[:_LABEL],
        Style.PRIMARY,
        disabled=not places,
    )


def _join(table: Table, aloud: Voice) -> Button:
    press = Press(Verb.JOIN, table.id)
    return press.button(aloud.say("button-join"), Style.PRIMARY, disabled=not table.open_seats)


def _beginning(table: Table, voice: Voice) -> tuple[Button, ...]:
    full = not table.free_seats
    start, fill = Press(Verb.START, table.id), Press(Verb.FILL, table.id)
    return (
        fill.button(voice.say("button-fill"), disabled=full),
        start.button(voice.say("button-start"), Style.SUCCESS, disabled=not full),
    )


def _more(table: Table, voice: Voice) -> tuple[Button, ...]:
    """Ways to call people, everything else, and the bell of the channel."""
    invite = Press(Verb.INVITE, table.id)
    return (
        invite.button(voice.say("button-invite"), disabled=not table.open_seats),
        Press(Verb.MORE, table.id).button(voice.say("button-more")),
        Press(Verb.BELL).button(voice.say("button-bell")),
    )


def invite_panel(table: Table, reader: Reader) -> Panel:
    """Asks whom to call to a table: a member, or whoever wants to be called."""
    language = reader.language
    how = f"### {say(language, 'invite-title', number=str(table.id))}\n{say(language, 'invite-how')}"
    label, join = say(language, "button-call"), say(table.language, "button-join")
    call = Press(Verb.CALL, table.id).button(label)
    picker = Picker(
        id=Press(Verb.INVITE_PICK, table.id).menu(), kind=Lists.MEMBER, placeholder=say(language, "invite-pick")
    )
    about = Text(f"-# {say(language, 'call-how', call=label, join=join)}")
    return Panel(blocks=(Text(how), picker, about, Buttons((call,))))


def no_table_panel(reader: Reader) -> Panel:
    """To a member who sits at no table with room for another: how to open one."""
    return Panel(blocks=(Text(say(reader.language, "invite-no-table")), Buttons(play_buttons(reader.language))))


def call_panel(table: Table, asker: str, user: int) -> Panel:
    """The call, in the table's language, with the button to sit down; `asker` as displayed."""
    language = table.language
    game = game_sentence(table.rules, table.preset, language)
    lines = [
        say(language, "invite-call", member=mentions(user), name=escape(asker), number=str(table.id)),
        f"-# {rules_name(table.rules, table.preset, language)} · {game}",
    ]
    sit = Press(Verb.JOIN, table.id).button(say(language, "button-join"), Style.SUCCESS)
    return Panel(blocks=(Text("\n".join(lines)), Buttons((sit,))), accent=GOLD)
