"""`/houserules`, rules in full or by topic, the rules that a server has saved; and the panel that changes a table's."""

from collections.abc import Sequence
from typing import Any, Final

from discord import app_commands
from discord.ext import commands

from bot.panels.core.custom_ids import Press, Verb
from bot.panels.core.panel import Panel
from bot.panels.refusals import NOT_A_NUMBER
from bot.panels.rules.full_text import (
    Origin,
    confirm_delete_panel,
    group_panels,
    option_panels,
    read_page,
    rules_panel,
    rulesets_panels,
)
from bot.panels.rules.house_rules import HousePage, RefusedChange, changed_notice, house_panel, number_at, number_form
from bot.panels.rules.option_texts import (
    CUSTOM,
    GROUPS,
    OPTIONS,
    ORDINARY,
    change_rules,
    group_name,
    option_name,
    read_value,
    rules_line,
    rules_name,
    values_of,
)
from bot.servers import RulesetCode
from bot.tables.commands.settings import SetRules
from bot.tables.lobby.seats import check_lobby, check_manager
from bot.tables.model import Table
from bot.texts import LANGUAGES, say
from cogs.client import Bower
from cogs.interactions.autocomplete import (
    GROUP,
    OPTION,
    default_rules,
    find_rules,
    find_table,
    suggest_rules,
    suggest_saved,
    suggest_topics,
)
from cogs.interactions.checks import may_manage, server_settings
from cogs.interactions.commands import text
from cogs.interactions.components import dispatch_form
from cogs.interactions.context import Interaction
from cogs.interactions.reply import Reply
from cogs.interactions.router import Values, answer, chosen_number, on_press
from engine import PRESETS, BadRules, Refused, Rules


@app_commands.guild_only()
class HouseRules(commands.GroupCog, name="houserules", description=text("cmd-houserules")):
    """The commands of `/houserules`."""

    @app_commands.command(name="show", description=text("cmd-houserules-show"))
    @app_commands.describe(topic=text("opt-rules-topic"))
    @app_commands.autocomplete(topic=suggest_topics)
    async def show(self, interaction: Interaction, topic: str | None = None) -> None:
        """The rules of a name; else those of this channel's table or of the server, or a topic of these."""
        async with answer(interaction, "houserules show") as reply:
            await reply.panels(await _explain(reply, topic))

    @app_commands.command(name="save", description=text("cmd-houserules-save"))
    @app_commands.describe(name=text("opt-rules-name"), rules=text("opt-rules-source"))
    @app_commands.autocomplete(rules=suggest_rules)
    async def save(self, interaction: Interaction, name: str, rules: str | None = None) -> None:
        """Save the rules of this channel's table, or others, for the server."""
        async with answer(interaction, "houserules save") as reply:
            if await may_manage(reply):
                meant = None if rules is None else (await find_rules(reply, rules))[1]
                chosen = meant or (await find_table(reply, None)).table.rules
                kept = await reply.services.rulesets.save(reply.guild, name, chosen, by=reply.user)
                line = rules_line(chosen, CUSTOM, reply.language)
                await reply.tell("rulesets-saved", name=kept.name, rules=line)

    @app_commands.command(name="list", description=text("cmd-houserules-list"))
    async def list(self, interaction: Interaction) -> None:
        """The rules that the server has saved."""
        async with answer(interaction, "houserules list") as reply:
            await reply.panels(rulesets_panels(await reply.services.rulesets.of_server(reply.guild), reply.reader))

    @app_commands.command(name="delete", description=text("cmd-houserules-delete"))
    @app_commands.describe(name=text("opt-rules-saved"))
    @app_commands.autocomplete(name=suggest_saved)
    async def delete(self, interaction: Interaction, name: str) -> None:
        """Delete saved rules after confirmation."""
        async with answer(interaction, "houserules delete") as reply:
            if not await may_manage(reply):
                return
            ruleset = await reply.services.rulesets.find(reply.guild, name)
            if ruleset is None:
                raise Refused(RulesetCode.UNKNOWN)
            await reply.panel(confirm_delete_panel(ruleset, reply.reader))


@on_press(Verb.RULESET_DELETE, edits=True)
async def delete_ruleset(reply: Reply, press: Press, _: Values) -> None:
    """Delete saved rules."""
    if await may_manage(reply):
        ruleset = await reply.services.rulesets.get(reply.guild, press.seen)
        await reply.services.rulesets.delete(reply.guild, ruleset.id)
        await reply.note("rulesets-deleted", name=ruleset.name)


@on_press(Verb.RULES)
async def open_rules(reply: Reply, press: Press, _: Values) -> None:
    """The rules of a table, from its message or a hand, or of the server."""
    await show_rules(reply, Origin(press.subject))


@on_press(Verb.RULES_PAGE, edits=True)
async def turn_page(reply: Reply, press: Press, values: Values) -> None:
    """A chapter of rules, another page of it, or back to the first page."""
    chapter, page = (chosen_number(values) or 0, 0) if values else read_page(press.index)
    await show_rules(reply, Origin(press.subject, press.seen), chapter, page)


async def show_rules(reply: Reply, source: Origin, chapter: int = 0, page: int = 0) -> None:
    """A page of rules, by default the first; in direct messages those of the usual game."""
    preset, rules = await _find_rules_of(reply, source if reply.guild else Origin.of_preset(ORDINARY))
    await reply.panel(rules_panel(rules, preset, reply.reader, source, chapter=chapter, page=page))


async def _find_rules_of(reply: Reply, source: Origin) -> tuple[str, Rules]:
    """The name and the rules that a custom id means.

    Raises:
        Refused: UNKNOWN for a table or saved rules of another server, or that are gone.
        BadRules: For saved rules that this version cannot read.
    """
    if source.table:
        table = (await reply.look(source.table)).table
        return table.preset, table.rules
    if source.preset is not None:
        return source.preset, PRESETS[source.preset]
    if source.saved is None:
        return await default_rules(reply, await server_settings(reply))
    ruleset = await reply.services.rulesets.get(reply.guild, source.saved)
    if ruleset.rules is None:
        raise BadRules("bad-rules-text", "")
    return ruleset.name, ruleset.rules


async def _panel_by_name(reply: Reply, preset: str, rules: Rules) -> Panel:
    """The rules of a preset, or of rules that the server has saved."""
    kept = None if preset in PRESETS else await reply.services.rulesets.find(reply.guild, preset)
    source = Origin.of_preset(preset) if kept is None else Origin.of_saved(kept.id)
    return rules_panel(rules, preset, reply.reader, source)


async def _explain(reply: Reply, topic: str | None) -> Sequence[Panel]:
    group, option = (None, None) if topic is None else _topic(topic)
    if topic is not None and group is None and option is None:
        return [await _panel_by_name(reply, *await find_rules(reply, topic))]
    preset, rules, table = await _find_rules_here(reply)
    if topic is None and table:
        return [rules_panel(rules, preset, reply.reader, Origin(table))]
    if topic is None:
        return [await _panel_by_name(reply, preset, rules)]
    if group is not None:
        return group_panels(rules, preset, group, reply.reader)
    assert option is not None  # noqa: S101 - one of the two
    return option_panels(rules, preset, option, reply.reader)


async def _find_rules_here(reply: Reply) -> tuple[str, Rules, int]:
    """The rules of this channel's table and its number, else those of the server's new tables and 0."""
    try:
        table = (await find_table(reply, None)).table
    except Refused:
        return *await default_rules(reply, await server_settings(reply)), 0
    return table.preset, table.rules, table.id


def _topic(given: str) -> tuple[str | None, str | None]:
    """The group or the option that a topic names, by its key or in any language."""
    wanted = given.strip().casefold()
    for group in GROUPS:
        if wanted in (f"{GROUP}{group}", *(group_name(group, language).casefold() for language in LANGUAGES)):
            return group, None
    for name in OPTIONS:
        if wanted in (f"{OPTION}{name}", *(option_name(name, language).casefold() for language in LANGUAGES)):
            return None, name
    return None, None


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


class Forms(commands.Cog):
    """Answers every form that is sent, of whatever panel."""

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
        stored = await reply.services.tables.do(press.subject, change)
    except BadRules as refused:
        table = await _table_to_change(reply, press)
        await _show(reply, press, table, HousePage.of(name), wish=RefusedChange(name=name, value=value, error=refused))
        return
    notice = changed_notice(stored.table.rules, name, reply.language)
    await _show(reply, press, stored.table, HousePage.of(name), notice=notice)


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
    """Load the cogs."""
    await bot.add_cog(HouseRules())
    await bot.add_cog(Forms())
