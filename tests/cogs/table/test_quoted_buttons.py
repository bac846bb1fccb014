"""Private sentences quote a public button as it reads in its channel, whatever the reader's language is."""

from dataclasses import replace

from bot.panels.contests.me import me_panel
from bot.panels.core.reader import Reader
from bot.servers.settings import ServerSettings
from bot.texts import say
from tests.bot.panel_checks import texts
from tests.bot.panels.usual_contests import of_stage
from tests.cogs.scenes import answer, as_bot, bower
from tests.world import World


def test_the_board_is_quoted_in_the_language_of_the_contest() -> None:
    stored = of_stage("open", "it")
    looker = next(each for each in stored.people.values() if each.looking)
    looker = replace(looker, offers=0, invited=stored.contest.entries[1].players[0])
    stored = replace(stored, people={**stored.people, looker.player: looker})
    (told,) = texts(me_panel(stored, Reader(language="fr"), looker.user))
    assert f"*{say('it', 'league-button-pair')}*" in told
    assert say("fr", "league-button-pair") not in told


async def test_help_quotes_the_buttons_of_tables_in_the_language_of_the_server(w: World) -> None:
    await as_bot(w, bower(w).services.servers.set(w.guild.id, ServerSettings(language="it")))
    told = answer(await w.members[0].slash(w.channel, "help"))
    for name in ("join", "start", "hand"):
        assert f"**{say('it', f'button-{name}')}**" in told
    assert f"**{say('en', 'button-guide')}**" in told, "of the same message"
