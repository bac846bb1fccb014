"""`/houserules`: rules in full or by topic, and the rules that a server has saved."""

from collections.abc import Sequence

from discord import app_commands
from discord.ext import commands

from bot.panels.core.custom_ids import Press, Verb
from bot.panels.core.panel import Panel
from bot.panels.rules.full_text import (
    Origin,
    confirm_delete_panel,
    group_panels,
    option_panels,
    read_page,
    rules_panel,
    rulesets_panels,
)
from bot.panels.rules.option_texts import CUSTOM, GROUPS, OPTIONS, group_name, option_name, rules_line
from bot.servers import RulesetCode
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
from cogs.interactions.context import Interaction
from cogs.interactions.reply import Reply
from cogs.interactions.router import Values, answer, chosen_number, on_press
from engine import PRESETS, BadRules, Refused, Rules


async def keep_rules(reply: Reply, name: str, rules: Rules) -> str:
    """Save rules for the server; returns the sentence that confirms it."""
    kept = await reply.services.rulesets.save(reply.guild, name, rules, by=reply.user)
    return say(reply.language, "rulesets-saved", name=kept.name, rules=rules_line(rules, CUSTOM, reply.language))


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
                await reply.say(await keep_rules(reply, name, meant or (await find_table(reply, None)).table.rules))

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
async def rules_of_table(reply: Reply, press: Press, _: Values) -> None:
    """The rules of a table, from its message."""
    table = (await reply.look(press.subject)).table
    await reply.panel(rules_panel(table.rules, table.preset, reply.reader, Origin(table.id)))


@on_press(Verb.RULES_PAGE, edits=True)
async def turn_page(reply: Reply, press: Press, values: Values) -> None:
    """A chapter of rules, another page of it, or back to the first page."""
    chapter, page = (chosen_number(values) or 0, 0) if values else read_page(press.index)
    source = Origin(press.subject, press.seen)
    preset, rules = await _find_rules_of(reply, source)
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


async def setup(bot: Bower) -> None:
    """Load the cog."""
    await bot.add_cog(HouseRules())
