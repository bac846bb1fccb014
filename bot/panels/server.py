"""How a server is set up."""

from bot.panels.ids import Press, Verb
from bot.panels.panel import Choice, Menu, Panel, Select, Text
from bot.panels.reader import Reader
from bot.panels.rules import preset_choices
from bot.servers import ServerSettings
from bot.texts.catalogue import LANGUAGES, say


def server_panel(settings: ServerSettings, reader: Reader) -> Panel:
    """The server's settings with a menu for each; who may open tables is set by the command's role."""
    language = reader.language
    role = settings.opener_role
    opener = (
        say(language, "server-opener-everyone")
        if role is None
        else say(language, "server-opener-role", role=f"<@&{role}>")
    )
    languages = tuple(
        Choice(label=own_name, value=code, chosen=code == settings.language) for code, own_name in LANGUAGES.items()
    )
    presets = tuple(
        Choice(label=name, value=key, description=about, chosen=key == settings.preset)
        for key, name, about in preset_choices(language)
    )
    return Panel(
        blocks=(
            Text(
                f"### {say(language, 'server-title')}\n{opener}\n-# {say(language, 'server-opener-hint')}\n"
                f"**{say(language, 'server-language')}**"
            ),
            Menu(
                Select(
                    id=Press(Verb.SERVER_LANGUAGE).menu(),
                    placeholder=say(language, "server-language"),
                    choices=languages,
                )
            ),
            Text(f"**{say(language, 'server-preset')}**"),
            Menu(
                Select(id=Press(Verb.SERVER_PRESET).menu(), placeholder=say(language, "server-preset"), choices=presets)
            ),
        )
    )
