"""The role that a contest asks for is a mention in the refusal, in every language."""

from kit import check, main


def work():
    from bot.contests.errors import ContestCode
    from bot.panels.refusals import sentence
    from engine import Refused

    role = 1433244012345678901
    for language in ("en", "it", "fr"):
        try:
            import tests.bot.contests.world as world
            from dataclasses import replace
            from bot.contests.members import Standing, check_conditions
            from bot.contests.templates import Defaults, Template, make_plan
            from unittest.mock import MagicMock

            stored = MagicMock()
            stored.plan = replace(make_plan(Template.HUSTLE, Defaults(), 0), role=role)
            stored.entry_of.return_value = stored.player_of.return_value = None
            stored.is_marked.return_value, stored.contest.seeds = False, ()
            check_conditions(stored, world.CROWD[0], Standing(has_role=False))
        except Refused as refusal:
            said = sentence(refusal, language)
            check(f"<@&{role}>" in said, f"{language}: {said}")


main(work)
