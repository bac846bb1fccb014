"""Smaller panels of a table: last trick, menu, confirmations; and a public report of table talk (rules-spec H2)."""

from collections.abc import Sequence
from typing import Final

from bot.panels.core import panel as p
from bot.panels.core.cards import card_emoji
from bot.panels.core.custom_ids import Press, Verb
from bot.panels.core.menus import clock_menu, level_menu, press_to_open
from bot.panels.core.reader import Reader, Voice
from bot.panels.help import play_buttons
from bot.panels.table.bidding import contract_line
from bot.panels.table.lobby import host_line
from bot.panels.table.status_lines import pack_for
from bot.tables.lobby.pause import may_come_back, members_at
from bot.tables.lobby.rated import has_fixed_clock, is_at_stake, may_be_replaced
from bot.tables.lobby.seats import computers_at, has_new_partners, plays_alone
from bot.tables.model import Status, Table, TableView
from bot.tables.reports import Ruling, is_for_moderators
from bot.texts.catalogue import say
from engine import Seat, View
from engine.contract import playing_order


def last_trick_panel(shown: TableView, reader: Reader, *, back: bool = False) -> p.Panel:
    """The last finished trick in words, and the way `back` to the hand panel; `shown` may be the public view."""
    view = shown.view
    voice = Voice(shown.table, reader.language, told=None if view is None else view.seat)
    title = f"### {voice.say('button-last-trick')}"
    to_hand = Press(Verb.HAND, shown.table.id).button(voice.say("confirm-beside-no"))
    way_back = (p.Buttons((to_hand,)),) if back else ()
    latest = None if view is None else view.latest
    if view is None or latest is None or not latest[1]:
        return p.Panel(blocks=(p.Text(f"{title}\n{voice.say('last-none')}"), *way_back))
    contract, tricks = latest
    trick, pack = tricks[-1], pack_for(reader)
    lines = [title, voice.say("last-heading", number=len(tricks), name=voice.name(trick.leader))]
    for seat, card in zip(playing_order(contract, trick.leader), trick.cards, strict=True):
        shown_card = voice.card(card) if pack is None else f":{card_emoji(card, pack)}: {voice.card(card)}"
        key = "last-card-won" if seat == trick.winner else "last-card"
        lines.append(voice.say(key, name=voice.name(seat), card=shown_card))
    lines.append(f"-# {contract_line(voice, contract, pack, view.partner)}")
    return p.Panel(blocks=(p.Text("\n".join(lines)), *way_back))


def more_panel(shown: TableView, reader: Reader, *, user: int, moderator: bool, only: Seat | None = None) -> p.Panel:
    """The menu of the table, with the buttons for `user`: back, leave, replace a computer, substitute, kick, close.

    At a contest's table a member lets a computer play, comes back, reports talk. If `user` left, `only` is theirs.
    """
    table, voice, alone = shown.table, Voice(shown.table, reader.language), _waits(shown.table)
    aloud = Voice(table, reader.language, aloud=True)
    seat, may = table.seat_of(user), moderator or user == table.host
    manages = table.contest is None and may and (only is None or seat is not None or not table.rated)
    blocks: list[p.Block] = [p.Text("\n".join(_facts(shown, voice)))]
    if table.status is Status.OVER:
        blocks += p.button_rows(_after_game(table, aloud))
    if table.running:
        rows = [_own(shown, seat, aloud, manages=manages)]
        if table.status is Status.LOBBY:
            rows.insert(0, _lobby(table, aloud, manages=manages))
        locked = table.contest is not None or is_at_stake(table)
        if table.status is Status.PLAYING and seat is None and not locked:
            rows.append(_computers(table, aloud, Verb.SIT, "more-sit", only))
        if manages:
            if not (alone or has_fixed_clock(table)):
                clock = Press(Verb.CLOCK, table.id)
                blocks.append(clock_menu(clock, aloud.say("more-clock"), table.clock_ms, reader.language))
            if table.status is Status.LOBBY or (alone and table.counted):
                press = Press(Verb.LEVEL, table.id)
                blocks.append(level_menu(press, aloud.say("more-level"), table.level, reader.language))
            blocks += _menus(table, user, aloud)
        blocks += (buttons for row in rows for buttons in p.button_rows(row))
    return p.Panel(blocks=tuple(blocks))


def confirm_close_panel(shown: TableView, reader: Reader) -> p.Panel:
    """Asks whether to close the table."""
    key = "confirm-close-lobby" if shown.view is None else "confirm-close"
    return _question(shown, reader, key, Verb.CLOSE)


def confirm_leave_panel(shown: TableView, reader: Reader) -> p.Panel:
    """Asks whether to leave a game that has begun, or a table that closes by it."""
    last, at_stake = len(members_at(shown.table)) == 1, is_at_stake(shown.table)
    last_key = "confirm-leave-last-rated" if at_stake else "confirm-leave-last"
    key = "confirm-leave-lobby" if shown.view is None else last_key if last else "confirm-leave"
    return _question(shown, reader, key, Verb.LEAVE, warned=at_stake)


def gone_panel(table: Table, reader: Reader, key: str) -> p.Panel:
    """In place of a panel of a table that the reader has left or that is closed: what is so, and how to play on."""
    text = p.Text(say(reader.language, key, number=str(table.id), table=Voice(table, reader.language).table_name))
    ways = () if table.contest is not None else (p.Buttons(play_buttons(reader.language, in_server=bool(table.guild))),)
    return p.Panel(blocks=(text, *ways))


def closed_hand_panel(table: Table, reader: Reader) -> p.Panel:
    """In a panel opened before a rated game began: whoever opens the hand plays for the rating."""
    hand = _button(table, Verb.HAND, say(reader.language, "button-hand"))
    return p.Panel(blocks=(p.Text(say(reader.language, "hand-closed")), p.Buttons((hand,))), accent=p.QUIET)


def no_cards_panel(reader: Reader, *, in_server: bool = True) -> p.Panel:
    """To a member who asks for a hand and sits nowhere: how to get one."""
    ways = p.Buttons(play_buttons(reader.language, in_server=in_server))
    return p.Panel(blocks=(p.Text(say(reader.language, "hand-none")), ways))


def home_panel(waiting: Sequence[p.Block], reader: Reader) -> p.Panel:
    """What waits for a member in a server, each with its button; first of all the way to cards at once."""
    title = p.Text(f"### {say(reader.language, 'home-title')}")
    return p.Panel(blocks=(title, p.Buttons(play_buttons(reader.language)[:1]), *waiting))


def note_panel(text: str) -> p.Panel:
    """A sentence as a panel, in place of one that is over (closed, finished, left)."""
    return p.Panel(blocks=(p.Text(text),))


def _question(shown: TableView, reader: Reader, key: str, verb: Verb, *, warned: bool = False) -> p.Panel:
    """A question that can be answered with *No*; with a warning if `warned` that it loses a rated game."""
    voice = Voice(shown.table, reader.language)
    yes = Press(verb, shown.table.id, index=1).button(voice.say(f"confirm-{verb}-yes"), p.Style.DANGER)
    no = _button(shown.table, Verb.NO, voice.say("button-no"))
    told = f"{voice.say(key)} {voice.say('stake-lost-by-it')}" if warned else voice.say(key)
    return p.Panel(blocks=(p.Text(f"### {voice.table_name}\n{told}"), p.Buttons((yes, no))))


def _facts(shown: TableView, voice: Voice) -> list[str]:
    table = shown.table
    lines = [f"### {voice.table_name}", *([host_line(table, voice)] if table.status is Status.PLAYING else [])]
    if not table.hints and table.running:
        lines.append(f"-# {voice.say('table-no-hints')}")
    if table.running and all(table.level_at(seat) == table.substitute_level for seat in computers_at(table)):
        lines.append(f"-# {voice.say('table-level', level=voice.say(f'level-{table.substitute_level}'))}")
    if shown.commitment is not None:
        lines.append(f"-# {voice.say('more-promise', commitment=shown.commitment)}")
    return lines


def _waits(table: Table) -> bool:
    """Whether a game is at play that waits for its only member."""
    return table.status is Status.PLAYING and plays_alone(table)


def _lobby(table: Table, aloud: Voice, *, manages: bool) -> list[p.Button]:
    """What the lobby's message has no room for: rules, one computer more or less."""
    computer = _button(table, Verb.ADD_COMPUTER, aloud.say("button-computer"))
    house = _button(table, Verb.HOUSE, aloud.say("button-house"))
    return [
        _button(table, Verb.RULES, aloud.say("button-rules")),
        *([house] if manages else []),
        *([computer] if manages and table.free_seats else []),
        *(_computers(table, aloud, Verb.REMOVE_COMPUTER, "more-remove-computer") if manages else []),
    ]


def _after_game(table: Table, aloud: Voice) -> list[p.Button]:
    """Where a result leads besides a rematch and the review."""
    others = [_button(table, Verb.NEW_PARTNERS, aloud.say("button-new-partners"))]
    return [
        *(others if table.contest is None and table.counted and has_new_partners(table.rules) else []),
        press_to_open(table.id).button(aloud.say("button-replay")),
        _button(table, Verb.VERIFY, aloud.say("button-verify")),
        _button(table, Verb.RULES, aloud.say("button-rules")),
        Press(Verb.PROFILE).button(aloud.say("button-profile")),
    ]


def _own(shown: TableView, seat: Seat | None, aloud: Voice, *, manages: bool) -> list[p.Button]:
    """Buttons for the member's seat, and for the whole table."""
    table, buttons = shown.table, list[p.Button]()
    sitter = None if seat is None else table.seats[seat]
    if table.status is Status.PLAYING and sitter is not None and may_come_back(table, sitter):
        buttons.append(_button(table, Verb.BACK, aloud.say("button-back"), p.Style.SUCCESS))
    elif sitter is not None and table.status is Status.PLAYING and not _waits(table):
        if table.contest is None:
            pause = Press(Verb.PAUSE, table.id, index=int(not sitter.asks_pause))
            buttons.append(pause.button(aloud.say("button-pause-off" if sitter.asks_pause else "league-task-pause")))
        away = Press(Verb.SUBSTITUTE, table.id, index=seat or 0)
        buttons.append(away.button(aloud.say("button-away")))
    if sitter is not None and table.contest is None:
        buttons.append(_button(table, Verb.LEAVE, aloud.say("button-leave")))
        if table.status is Status.PLAYING and not (table.rated or table.private) and computers_at(table):
            buttons.append(_button(table, Verb.INVITE, aloud.say("button-invite")))
    if table.private:
        buttons.append(_button(table, Verb.RULES, aloud.say("button-rules")))
    if sitter is not None and hand_is_on(shown.view) and not _waits(table):
        buttons.append(_button(table, Verb.REPORT, aloud.say("button-report")))
    if manages:
        if table.status is Status.LOBBY:
            casual = Press(Verb.CASUAL, table.id, index=int(not table.casual))
            label = aloud.say("button-casual-off" if table.casual else "button-casual")
            buttons.append(casual.button(label))
        if table.rated:
            return [*buttons, _button(table, Verb.CLOSE, aloud.say("button-close"), p.Style.DANGER)]
        if table.counted:
            hints = Press(Verb.HINTS, table.id, index=int(not table.hints))
            buttons.append(hints.button(aloud.say("button-hints-off" if table.hints else "button-hints")))
        buttons.append(_button(table, Verb.CLOSE, aloud.say("button-close"), p.Style.DANGER))
    return buttons


def _button(table: Table, verb: Verb, label: str, style: p.Style = p.Style.SECONDARY) -> p.Button:
    return Press(verb, table.id).button(label, style)


def _computers(table: Table, aloud: Voice, verb: Verb, key: str, only: Seat | None = None) -> list[p.Button]:
    """One button for each seat that belongs to a computer, or for the `only` one."""
    return [
        Press(verb, table.id, index=seat).button(aloud.say(key, name=aloud.name(seat)))
        for seat in computers_at(table)
        if only in (None, seat)
    ]


def _menus(table: Table, user: int, aloud: Voice) -> list[p.Menu]:
    """Menus over the other members' seats."""
    members = [
        (seat, sitter) for seat, sitter in enumerate(table.seats) if sitter is not None and not sitter.is_computer
    ]
    menus: list[p.Menu] = []
    others = [(seat, sitter) for seat, sitter in members if sitter.user != user]
    replaceable = [seat for seat, sitter in others if not sitter.away and may_be_replaced(table, sitter)]
    if table.status is Status.PLAYING and replaceable:
        menus.append(_menu(table, Verb.SUBSTITUTE, "more-substitute", replaceable, aloud))
    if others and not (table.rated and table.seat_of(user) is not None):
        menus.append(_menu(table, Verb.KICK, "more-kick", [seat for seat, _ in others], aloud))
    return menus


def _menu(table: Table, verb: Verb, key: str, seats: list[Seat], aloud: Voice) -> p.Menu:
    choices = tuple(p.Choice(label=aloud.name(seat), value=str(seat)) for seat in seats)
    return p.Menu(p.Select(id=Press(verb, table.id).menu(), placeholder=aloud.say(key), choices=choices))


_SEATS: Final = 10
"""More than any table has: the base of the number that combines a ruling with the reporting seat."""
_ACCENT: Final = 0xB8860B


_STYLES: Final = {Ruling.REPLAY: p.Style.PRIMARY, Ruling.POINT: p.Style.PRIMARY, Ruling.NOTHING: p.Style.SECONDARY}


def hand_is_on(view: View | None) -> bool:
    """Whether there is a current hand."""
    return view is not None and view.phase.has_hand


def report_panel(shown: TableView, seat: Seat, said: str) -> p.Panel:
    """The report of table talk in the current hand, with buttons for those who may rule.

    `said` is the link to the reported message, if there is one.
    """
    table, number = shown.table, 0 if shown.view is None else shown.view.number
    voice = Voice(table, table.language)
    ruling = voice.say(f"talk-ruled-by-{'moderator' if is_for_moderators(table) else 'host'}")
    text = voice.say("talk-reported", name=voice.name(seat), table=voice.table_name, hand=number, ruling=ruling)
    text = f"{text}\n{said}" if said else text
    buttons = [_report_button(table, number, ruling, seat, style) for ruling, style in _STYLES.items()]
    return p.Panel(blocks=(p.Text(text), p.Buttons(tuple(buttons))), accent=_ACCENT)


def _report_button(table: Table, hand: int, ruling: Ruling, seat: Seat, style: p.Style) -> p.Button:
    aloud = Voice(table, table.language, aloud=True, longest=24)
    label = aloud.say(f"talk-rule-{ruling.name.lower()}", side=aloud.side(table.rules.side_of(seat)))
    return Press(Verb.RULING, table.id, seen=hand, index=ruling * _SEATS + seat).button(label[:80], style)


def ruled_panel(table: Table, hand: int, ruling: Ruling, seat: Seat) -> p.Panel:
    """The ruling on a report."""
    voice = Voice(table, table.language)
    reported = voice.say("talk-was-reported", name=voice.name(seat), table=voice.table_name, hand=hand)
    side = voice.side(table.rules.side_of(seat))
    return p.Panel(blocks=(p.Text(f"{reported}\n{voice.say(f'talk-ruled-{ruling.name.lower()}', side=side)}"),))


def read_ruling(index: int) -> tuple[Ruling, Seat]:
    """The ruling and the seat that reported, from the number of a button."""
    return Ruling(index // _SEATS), index % _SEATS
