"""An invitation to a table: the menu of members, and the call to the one who was picked."""

from bot.panels.core.custom_ids import Press, Verb
from bot.panels.core.mentions import mentions
from bot.panels.core.names import escape
from bot.panels.core.panel import Buttons, Lists, Panel, Picker, Style, Text
from bot.panels.core.reader import Reader
from bot.panels.help.guide import play_buttons
from bot.panels.rules.summary import game_sentence, rules_name
from bot.tables.model import Table
from bot.texts.catalogue import say

_ACCENT = 0xE3B04B


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
    return Panel(blocks=(Text("\n".join(lines)), Buttons((sit,))), accent=_ACCENT)
