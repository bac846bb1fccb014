"""A name that no font can draw is written by number: a member who is there is no former one."""

from dataclasses import replace

import pytest

from bot.contests.templates import Template
from bot.panels.contests.show import facts_of
from bot.pictures.lettering import legible
from bot.store.database import Database
from tests.bot.contests.world import CROWD, World

NAMES = ("مريم", "דנה", "สมชาย", "🔥🔥", "\N{ZERO WIDTH SPACE}")


@pytest.mark.parametrize(("language", "said"), [("en", "Player 1"), ("it", "Partecipante 1"), ("fr", "Membre 1")])
async def test_a_member_whose_name_cannot_be_drawn_has_a_number(database: Database, language: str, said: str) -> None:
    world = World(database)
    stored = await world.published(world.plan(Template.HUSTLE))
    stored = await world.sign_up(stored.id, [replace(CROWD[0], name=NAMES[0])])
    (player,) = facts_of(stored, language).players((1,))
    assert player.fallback == said
    assert legible("🔥🔥", player.fallback) == said
    assert "member" not in said.casefold() or language == "fr"
