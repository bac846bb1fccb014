"""Private sentences quote a public button as it reads in its channel, whatever the reader's language is."""

from dataclasses import replace

import pytest

from bot.contests.errors import ContestCode
from bot.panels.contests.me import me_panel
from bot.panels.core.reader import Reader
from bot.panels.refusals import sentence
from bot.servers.settings import ServerSettings
from bot.texts import say
from engine import Refused
from tests.bot.panel_checks import texts
from tests.bot.panels.usual_contests import of_stage
from tests.cogs.scenes import answer, as_bot, bower
from tests.world import World


def test_the_board_is_quoted_in_the_language_of_the_contest() -> None:
    stored = of_stage("league", "it")
    looker = replace(next(each for each in stored.people.values() if each.looking), offers=False)
    stored = replace(stored, people={**stored.people, looker.player: looker})
    (told,) = texts(me_panel(stored, Reader(language="fr"), looker.user))
    assert f"*{say('it', 'league-button-offer')}*" in told
    assert say("fr", "league-button-offer") not in told


@pytest.mark.parametrize(
    ("code", "key", "data"),
    [
        (ContestCode.FORMER, "league-button-pair", {}),
        (ContestCode.HALF, "league-view-me", {"most": 2}),
    ],
)
def test_a_refusal_quotes_the_board_in_the_language_of_the_contest(
    code: ContestCode, key: str, data: dict[str, int]
) -> None:
    for reader, channel in (("en", "it"), ("it", "fr"), ("fr", "en")):
        told = sentence(Refused(code, language=channel, **data), reader)
        assert f"*{say(channel, key)}*" in told
        assert f"*{say(reader, key)}*" not in told


async def test_help_quotes_the_buttons_of_tables_in_the_language_of_the_server(w: World) -> None:
    await as_bot(w, bower(w).services.servers.set(w.guild.id, ServerSettings(language="it")))
    told = answer(await w.members[0].slash(w.channel, "help"))
    for name in ("join", "start", "hand"):
        assert f"**{say('it', f'button-{name}')}**" in told
    assert f"**{say('en', 'button-guide')}**" in told, "of the same message"
