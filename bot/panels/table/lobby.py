"""A table before its game: seats, sides, what is at stake, invitations; and the list of a server's tables."""

from collections.abc import Sequence
from functools import partial
from typing import Final

from bot.panels.core import panel as p
from bot.panels.core.custom_ids import Press, Verb
from bot.panels.core.menus import NEWER_AND_OLDER, format_duration, turn_buttons
from bot.panels.core.reader import Reader, Voice, tell_tables_apart
from bot.panels.core.wording import mentions, message_link, rating_text
from bot.panels.help import play_buttons
from bot.panels.rules.option_texts import game_sentence, rules_for_lobby, rules_name
from bot.panels.table.picture import table_picture
from bot.panels.table.status_lines import moment
from bot.stats.read.game import AtStake, RatingOutcome
from bot.tables.lobby.rated import is_at_stake, without_consent
from bot.tables.lobby.seats import computers_at, has_new_partners, plays_alone
from bot.tables.model import Member, Status, Table, TableView
from bot.texts.catalogue import say
from engine import Seat, Side
from engine.rules.options import Partners

_MINUS: Final = "−"


def stake_of(seat: Seat, at_stake: AtStake | None, voice: Voice, *, full: bool) -> str:
    """The rating points at stake for the player in a seat; empty if there are none."""
    stake = None if at_stake is None else at_stake.stakes.get(seat)
    if stake is None:
        return ""
    rating = rating_text(stake.rating.points, voice.language, new=stake.rating.new)
    if not full or stake.rating.new:
        return voice.say("stake-rating", rating=rating)
    return voice.say("stake-member", rating=rating, win=change(stake.win), lose=change(stake.lose))


def lobby_line(table: Table, at_stake: AtStake | None, voice: Voice) -> str:
    """Whether the game will be rated, and if not, why."""
    if at_stake is None:
        return ""
    if at_stake.obstacle is not None:
        return voice.say(f"unrated-{at_stake.obstacle}")
    if _is_open(table):
        return voice.say("stake-lobby-missing")
    new = any(stake.rating.new for stake in at_stake.stakes.values())
    return " ".join(voice.say(key) for key in ("stake-lobby", *(("rating-new-why",) if new else ())))


def _is_open(table: Table) -> bool:
    """Whether the sides are not yet known."""
    return bool(table.free_seats) or table.rules.partners is not Partners.AS_SEATED


def consent_line(table: Table, voice: Voice) -> str:
    """Who has yet to take part in a rematch that is to be rated, or has not; empty when all have."""
    missing = without_consent(table)
    if missing and table.rated:
        return voice.say("fair-consent-missing", names=voice.names(missing))
    return voice.say("fair-no-consent") if missing else ""


def outcome_line(shown: TableView, outcomes: Sequence[RatingOutcome], voice: Voice) -> str:
    """The players' new ratings; empty for an unrated game, and where all are new."""
    table = shown.table
    told = [
        _outcome(each, voice.name(seat), voice)
        for each in outcomes
        for seat in (table.seat_of(each.user),)
        if seat is not None
    ]
    if table.status is not Status.OVER or not told or all(each.new for each in outcomes):
        return ""
    return voice.say("stake-outcomes", members=" · ".join(told))


def change(points: int) -> str:
    """Points with their sign.

    >>> change(12), change(-7), change(0)
    ('+12', '−7', '±0')
    """
    if points == 0:
        return "±0"
    return f"+{points}" if points > 0 else f"{_MINUS}{-points}"


def _outcome(of: RatingOutcome, name: str, voice: Voice) -> str:
    rating = rating_text(of.points, voice.language, new=of.new)
    if of.new:
        return f"{name} {voice.say('stake-rating', rating=rating)}"
    return voice.say("stake-outcome", name=name, rating=rating, change=change(of.change))


def host_line(table: Table, voice: Voice) -> str:
    """The host, and how long a turn may last: a game of one member with computers only waits."""
    host = next((i for i, sitter in enumerate(table.seats) if sitter is not None and sitter.user == table.host), None)
    key = "table-clock-none" if plays_alone(table) and not table.free_seats else "table-clock"
    clock = voice.say(key, clock=format_duration(table.clock_ms, voice.language))
    return clock if host is None else voice.say("lobby-host", name=voice.name(host), clock=clock)


_LABEL = 80
"""Characters of a button, at most."""


def lobby_panel(shown: TableView, voice: Voice, at_stake: AtStake | None = None) -> p.Panel:
    """The table before its game: the game, the seats in the picture, and ways to fill them.

    `at_stake` says what the game may change in the ratings.
    """
    table, said = shown.table, voice.say
    lines = [
        f"### {said('lobby-title')}",
        rules_for_lobby(table.rules, table.preset, voice.language),
        f"-# {host_line(table, voice)}",
    ]
    missing = len(table.free_seats)
    call = said("lobby-missing", missing=missing) if missing else said("lobby-ready")
    small = [*([] if table.hints else [said("table-no-hints")]), *_stakes(table, at_stake, voice)]
    if shown.deadline is not None:
        small.append(said("lobby-until", at=moment(shown.deadline)))
    aloud = Voice(table, voice.language, aloud=True)
    blocks: tuple[p.Block, ...] = (
        p.Text("\n".join(lines)),
        p.Picture(table_picture(shown, aloud)),
        p.Text("\n".join([call, *([f"-# {' · '.join(small)}"] if small else [])])),
        *p.button_rows(_places(table, aloud)),
        p.Buttons(_beginning(table, voice)),
        p.Buttons(_more(table, voice)),
    )
    return p.Panel(blocks=blocks, accent=p.GOLD)


def partners_at(table: Table, seat: Seat) -> tuple[Seat, ...]:
    """The taken seats of the partners that a seat would have."""
    partners = table.rules.seating.partners(seat) if has_new_partners(table.rules) else ()
    return tuple(each for each in partners if table.seats[each] is not None)


def place_name(table: Table, seat: Seat, voice: Voice) -> str:
    """A seat by its number, and the partners there if any."""
    partners, place = partners_at(table, seat), voice.say("seat-number", number=seat + 1)
    return voice.say("button-sit-with", seat=place, partner=voice.names(partners)) if partners else place


def _stakes(table: Table, at_stake: AtStake | None, voice: Voice) -> list[str]:
    """Whether the game is rated, and what each member may win or lose by it."""
    rated = lobby_line(table, at_stake, voice)
    told = [
        f"{voice.name(seat)} {stake}"
        for seat in range(table.rules.seats)
        if (stake := stake_of(seat, at_stake, voice, full=not _is_open(table)))
    ]
    return [*([rated] if rated else []), *([", ".join(told)] if told else [])]


def _places(table: Table, aloud: Voice) -> list[p.Button]:
    """A button for each side, named after who sits there; one for any seat where nobody has a partner.

    A computer's seat can be taken, too. None moves when somebody sits down; one without a seat is grey.
    """
    if not has_new_partners(table.rules):
        return [_join(table, aloud)]
    members = [seat for seat, sitter in enumerate(table.seats) if sitter is not None and not sitter.is_computer]
    seated = {table.rules.side_of(seat) for seat in members}
    if not seated:
        return [_join(table, aloud)]
    strangers = [side for side in range(table.rules.sides) if side not in seated]  # all alike to a newcomer
    told = [side for side in range(table.rules.sides) if side in seated or side == strangers[0]]
    return [_side(table, side, members, aloud) for side in told]


def _side(table: Table, side: Side, members: list[Seat], aloud: Voice) -> p.Button:
    """The first free seat of a side, or else a computer's."""
    places = [seat for seat in (*table.free_seats, *table.open_seats) if table.rules.side_of(seat) == side]
    own = [seat for seat in members if table.rules.side_of(seat) == side]
    named = own or members if places else own[:1]
    return Press(Verb.SIT, table.id, index=places[0] if places else own[0]).button(
        aloud.say("button-with" if own else "button-against", names=aloud.names(named))[:_LABEL],
        p.Style.PRIMARY,
        disabled=not places,
    )


def _join(table: Table, aloud: Voice) -> p.Button:
    press = Press(Verb.JOIN, table.id)
    return press.button(aloud.say("button-join"), p.Style.PRIMARY, disabled=not table.open_seats)


def _beginning(table: Table, voice: Voice) -> tuple[p.Button, ...]:
    full = not table.free_seats
    start, fill = Press(Verb.START, table.id), Press(Verb.FILL, table.id)
    return (
        fill.button(voice.say("button-fill"), disabled=full),
        start.button(voice.say("button-start"), p.Style.SUCCESS, disabled=not full),
    )


def _more(table: Table, voice: Voice) -> tuple[p.Button, ...]:
    """Ways to call people, everything else, and the bell of the channel."""
    invite = Press(Verb.INVITE, table.id)
    return (
        invite.button(voice.say("button-invite"), disabled=not table.open_seats),
        Press(Verb.MORE, table.id).button(voice.say("button-more")),
        Press(Verb.BELL).button(voice.say("button-bell")),
    )


def invite_panel(table: Table, reader: Reader) -> p.Panel:
    """Asks whom to call to a table: a member, or whoever wants to be called."""
    language = reader.language
    how = f"### {say(language, 'invite-title', number=str(table.id))}\n{say(language, 'invite-how')}"
    label, join = say(language, "button-call"), say(table.language, "button-join")
    call = Press(Verb.CALL, table.id).button(label)
    picker = p.Picker(
        id=Press(Verb.INVITE_PICK, table.id).menu(), kind=p.Lists.MEMBER, placeholder=say(language, "invite-pick")
    )
    about = p.Text(f"-# {say(language, 'call-how', call=label, join=join)}")
    return p.Panel(blocks=(p.Text(how), picker, about, p.Buttons((call,))))


def no_table_panel(reader: Reader) -> p.Panel:
    """To a member who sits at no table with room for another: how to open one."""
    return p.Panel(blocks=(p.Text(say(reader.language, "invite-no-table")), p.Buttons(play_buttons(reader.language))))


def call_panel(table: Table, asker: Member, user: int) -> p.Panel:
    """The call, in the table's language, with the button to sit down."""
    language, name = table.language, Voice(table, table.language).member(asker)
    game = game_sentence(table.rules, table.preset, language)
    lines = [
        say(language, "invite-call", member=mentions(user), name=name, number=str(table.id)),
        f"-# {rules_name(table.rules, table.preset, language)} · {game}",
    ]
    sit = Press(Verb.JOIN, table.id).button(say(language, "button-join"), p.Style.SUCCESS)
    return p.Panel(blocks=(p.Text("\n".join(lines)), p.Buttons((sit,))), accent=p.GOLD)


LISTED: Final = 4
"""Tables on a page."""
NAMED: Final = 4
"""Members named per table; more would make a page of tables of nine higher than a phone."""


def list_panel(tables: Sequence[Table], reader: Reader, user: int, page: int = 0) -> p.Panel:
    """A page of the running tables, in the given order: a link to each, and buttons to `user`'s cards and free seats.

    A page that there is not is the last one.
    """
    language = reader.language
    title = f"### {say(language, 'list-title')}"
    if not tables:
        return p.Panel(blocks=(p.Text(f"{title}\n{say(language, 'list-empty')}"), p.Buttons(play_buttons(language))))
    pages = -(-len(tables) // LISTED)
    page = min(page, pages - 1)
    shown = tell_tables_apart(tables[page * LISTED : (page + 1) * LISTED], language)
    blocks: list[p.Block] = [p.Text("\n".join([title, *(_line(table, language) for table in shown)]))]
    blocks += _group("list-own", [(each, Press(Verb.HAND, each.id)) for each in shown if _plays(each, user)], language)
    blocks += _group("list-seats", [(each, press) for each in shown if (press := _seat_press(each, user))], language)
    if pages > 1:
        turn = partial(Press, Verb.TABLE_LIST, 0, 0)
        blocks.append(p.Buttons(turn_buttons(turn, page, pages, language, keys=NEWER_AND_OLDER)))
    return p.Panel(blocks=tuple(blocks))


def _line(table: Table, language: str) -> str:
    voice = Voice(table, language)
    standing = "list-lobby" if table.status is Status.LOBBY else "list-paused" if table.pause else "list-playing"
    name = voice.table_name
    if table.message is not None:
        name = f"[{name}]({message_link(table.guild, table.channel, table.message)})"
    facts = voice.say(
        standing,
        table=name,
        seated=len(table.seats) - len(table.free_seats),
        seats=len(table.seats),
        where=f"<#{table.channel}>",
    )
    seated = [seat for seat, sitter in enumerate(table.seats) if sitter is not None]
    names = ", ".join(voice.name(seat) for seat in seated[:NAMED])
    more = f" +{len(seated) - NAMED}" if len(seated) > NAMED else ""
    return f"**{facts}**\n-# {rules_name(table.rules, table.preset, language)} · {names}{more}"


def _plays(table: Table, user: int) -> bool:
    return table.status is Status.PLAYING and table.seat_of(user) is not None


def _seat_press(table: Table, user: int) -> Press | None:
    """Sits the member down at a table that has room for them."""
    seats = () if table.seat_of(user) is not None else _seats_to_take(table)
    return Press(Verb.SIT, table.id, index=seats[0]) if seats else None


def _seats_to_take(table: Table) -> tuple[Seat, ...]:
    """Free seats before those of computers; during play only these, and none of a game that stays rated."""
    if table.contest is not None:
        return ()
    if table.status is Status.LOBBY:
        return (*table.free_seats, *computers_at(table))
    return () if is_at_stake(table) else computers_at(table)


def _group(key: str, ways: Sequence[tuple[Table, Press]], language: str) -> list[p.Block]:
    """What the buttons below do, and a button for each table."""
    buttons = [press.button(Voice(table, language, aloud=True).table_name, p.Style.PRIMARY) for table, press in ways]
    return [p.Text(say(language, key)), *p.button_rows(buttons)] if buttons else []
