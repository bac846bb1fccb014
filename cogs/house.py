"""House rules: the panel by which a host changes the rules of a table in its lobby."""

from typing import Any, Final

from discord.ext import commands

from bot.panels.core.custom_ids import Press, Verb
from bot.panels.refusals import NOT_A_NUMBER
from bot.panels.rules.house_rules import (
    HousePage,
    RefusedChange,
    changed_notice,
    house_panel,
    number_at,
    number_form,
)
from bot.panels.rules.option_texts import (
    GROUPS,
    OPTIONS,
    change_rules,
    option_name,
    read_value,
    rules_line,
    rules_name,
    values_of,
)
from bot.tables.commands.settings import SetRules
from bot.tables.lobby.seats import check_lobby, check_manager
from bot.tables.model import Table
from bot.texts import say
from cogs.client import Bower
from cogs.interactions.autocomplete import find_rules
from cogs.interactions.components import dispatch_form
from cogs.interactions.context import Interaction
from cogs.interactions.reply import Reply
from cogs.interactions.router import Values, chosen_number, on_press
from engine import BadRules, Refused


@on_press(Verb.FORM_AGAIN, edits=True)
async def open_again(reply: Reply, press: Press, _: Values) -> None:
    """Open the form with what was typed."""
    form = reply.ui.forms.find_refused(reply.user, press.seen)
    if form is None:
        await reply.tell("form-again-gone")
    else:
        await reply.form(form)


_DIGITS: Final = 9
"""The most characters of a typed number."""
_TURNS: Final = 1_000_000


class House(commands.Cog):
    """Answers the forms of the panel; its buttons and menus are answered below."""

    @commands.Cog.listener()
    async def on_interaction(self, interaction: Interaction) -> None:
        """Answer a form that was sent."""
        await dispatch_form(interaction)


async def _show(
    reply: Reply, press: Press, table: Table, place: HousePage, *, notice: str = "", wish: RefusedChange | None = None
) -> None:
    kept = await reply.services.rulesets.of_server(reply.guild) if place.group is None else ()
    turn = (press.seen + 1) % _TURNS
    await reply.panel(house_panel(table, reply.reader, place, saved=kept, notice=notice, refused=wish, turn=turn))


async def _table_to_change(reply: Reply, press: Press) -> Table:
    table = (await reply.look(press.subject)).table
    check_lobby(table)
    check_manager(table, reply.member)
    return table


async def _change(reply: Reply, press: Press, name: str, value: Any) -> None:
    """Change one option; if it clashes, explain that and change nothing."""
    change = SetRules(reply.member, lambda rules: change_rules(rules, {name: value}))
    try:
        snapshot = await reply.services.tables.do(press.subject, change)
    except BadRules as refused:
        table = await _table_to_change(reply, press)
        await _show(reply, press, table, HousePage.of(name), wish=RefusedChange(name=name, value=value, error=refused))
        return
    notice = changed_notice(snapshot.table.rules, name, reply.language)
    await _show(reply, press, snapshot.table, HousePage.of(name), notice=notice)


@on_press(Verb.HOUSE)
async def open_panel(reply: Reply, press: Press, _: Values) -> None:
    """Open the panel, from the public message."""
    await _show(reply, press, await _table_to_change(reply, press), HousePage())


@on_press(Verb.HOUSE_GROUP, edits=True)
async def show_group(reply: Reply, press: Press, values: Values) -> None:
    """Another group of options."""
    group = next((value for value in values if value in GROUPS), None)
    await _show(reply, press, await _table_to_change(reply, press), HousePage(group))


@on_press(Verb.HOUSE_PAGE, edits=True)
async def show_page(reply: Reply, press: Press, _: Values) -> None:
    """Another page of a group."""
    await _show(reply, press, await _table_to_change(reply, press), HousePage.read(press.index))


@on_press(Verb.HOUSE_CHANGE, edits=True)
async def show_option(reply: Reply, press: Press, values: Values) -> None:
    """One option of the group."""
    name = next((value for value in values if value in OPTIONS), None)
    await _show(reply, press, await _table_to_change(reply, press), HousePage() if name is None else HousePage.of(name))


@on_press(Verb.HOUSE_OPTION, edits=True)
async def choose(reply: Reply, press: Press, values: Values) -> None:
    """A value from the menu of an option."""
    name, _, text = (values[0] if values else "").partition("=")
    await _change(reply, press, name, read_value(name, text))


@on_press(Verb.HOUSE_NUMBER, edits=True)
async def ask_or_take_number(reply: Reply, press: Press, values: Values) -> None:
    """Open the form for a number, or take what was typed there.

    Raises:
        Refused: NOT_A_NUMBER, also for one out of range.
    """
    table, name = await _table_to_change(reply, press), number_at(press.index)
    if name is None:
        await reply.tell("reply-old-button")
        return
    if not values:
        await reply.form(number_form(table, name, reply.language, press.seen))
        return
    text, numbers = values[0].strip(), values_of(name)
    is_number = text.isascii() and text.removeprefix("-").isdecimal() and len(text) <= _DIGITS
    if not is_number or not min(numbers) <= int(text) <= max(numbers):
        option = option_name(name, reply.language)
        raise Refused(NOT_A_NUMBER, option=option, least=min(numbers), most=max(numbers))
    await _change(reply, press, name, int(text))


@on_press(Verb.HOUSE_PRESET, edits=True)
async def begin_from(reply: Reply, press: Press, values: Values) -> None:
    """Start from other rules: a preset or saved rules."""
    value = values[0] if values else ""
    number = chosen_number(values)
    name = value if number is None else (await reply.services.rulesets.get(reply.guild, number)).name
    preset, rules = await find_rules(reply, name)
    table = (await reply.services.tables.do(press.subject, SetRules(reply.member, lambda _: rules, preset))).table
    notice = say(reply.language, "house-begun", name=rules_name(table.rules, table.preset, reply.language))
    await _show(reply, press, table, HousePage(), notice=notice)


@on_press(Verb.HOUSE_DONE, edits=True)
async def close_panel(reply: Reply, press: Press, _: Values) -> None:
    """Close the panel."""
    table = (await reply.look(press.subject)).table
    rules = rules_line(table.rules, table.preset, reply.language)
    await reply.note("house-done", number=str(press.subject), rules=rules)


async def setup(bot: Bower) -> None:
    """Load the cog."""
    await bot.add_cog(House())
