"""The puzzle of the day: `/puzzle today`, `/puzzle yesterday`, `/puzzle rankings`, and the buttons of their panels."""

from discord import app_commands
from discord.ext import commands

from bot.panels.core.custom_ids import Press, Verb
from bot.panels.puzzle import boards_panel, question_panel, share_panel, solution_panel
from bot.puzzles.daily import Daily, PuzzleAnswer
from cogs.client import Bower
from cogs.interactions.checks import is_in_server, server_settings, share
from cogs.interactions.commands import anywhere, text
from cogs.interactions.context import Interaction
from cogs.interactions.reply import Reply
from cogs.interactions.router import Values, answer, on_press


class PuzzleCommands(commands.Cog):
    """`/puzzle`."""

    puzzle_group = anywhere(app_commands.Group(name="puzzle", description=text("cmd-puzzle")))

    @puzzle_group.command(name="today", description=text("cmd-puzzle-today"))
    async def today(self, interaction: Interaction) -> None:
        """Today's puzzle, or its solution once answered."""
        async with answer(interaction, "puzzle today") as reply:
            await _today(reply)

    @puzzle_group.command(name="yesterday", description=text("cmd-puzzle-yesterday"))
    async def yesterday(self, interaction: Interaction) -> None:
        """Yesterday's puzzle and its solution."""
        async with answer(interaction, "puzzle yesterday") as reply:
            await _past(reply, reply.services.puzzles.day - 1)

    @puzzle_group.command(name="rankings", description=text("cmd-puzzle-rankings"))
    async def rankings(self, interaction: Interaction) -> None:
        """The boards of the server."""
        async with answer(interaction, "puzzle rankings") as reply:
            if await is_in_server(reply):
                await _boards(reply)


async def _today(reply: Reply) -> None:
    puzzles = reply.services.puzzles
    daily = await puzzles.today()
    given = await puzzles.answer_of(daily.day, reply.user)
    if given is None:
        await puzzles.check_not_deleted(daily.day, reply.user)
        await _question(reply, daily)
    else:
        await _solution(reply, daily, given)


async def _question(reply: Reply, daily: Daily) -> None:
    await reply.panel(question_panel(daily, reply.reader, reply.member.name, in_server=bool(reply.guild)))


async def _past(reply: Reply, day: int) -> None:
    """A puzzle whose day is over; anyone may see its solution. On a first day there is only today's."""
    puzzles = reply.services.puzzles
    daily = await puzzles.of(day)
    if daily is None:
        await _today(reply)
        await reply.tell("puzzle-none-then")
    else:
        await _solution(reply, daily, await puzzles.answer_of(day, reply.user))


async def _solution(reply: Reply, daily: Daily, given: PuzzleAnswer | None) -> None:
    boards, today = reply.services.puzzle_boards, reply.services.puzzles.day
    course = await boards.course(reply.user)
    board = await boards.day(reply.guild, daily.day, user=reply.user) if reply.guild else None
    panel = solution_panel(daily, given, reply.reader, reply.member.name, course=course, board=board, today=today)
    await reply.panel(panel)


async def _boards(reply: Reply) -> None:
    boards, today = reply.services.puzzle_boards, reply.services.puzzles.day
    answered = await reply.services.puzzles.answer_of(today, reply.user) is not None
    board = await boards.day(reply.guild, today, user=reply.user) if answered else None
    # before their own answer members do not see how others did today
    everyone = await boards.all_days(reply.guild, until=today if answered else today - 1, user=reply.user)
    await reply.panel(boards_panel(everyone, board, reply.reader, reply.user, today))


@on_press(Verb.PUZZLE, edits=True)
async def show(reply: Reply, press: Press, _: Values) -> None:
    """Today's puzzle, or an earlier one with its solution."""
    if press.seen < reply.services.puzzles.day:
        await _past(reply, press.seen)
    else:
        await _today(reply)


@on_press(Verb.PUZZLE_ANSWER, edits=True)
async def choose(reply: Reply, press: Press, _: Values) -> None:
    """Take an answer to today's puzzle; only the first one counts, and none after the day's end."""
    puzzles = reply.services.puzzles
    daily, before = await puzzles.of(press.seen), await puzzles.answer_of(press.seen, reply.user)
    if daily is None or press.seen > puzzles.day:
        await _today(reply)
        return
    given = before or await puzzles.answer(
        press.seen, press.index, user=reply.user, name=reply.member.name, guild=reply.guild
    )
    if press.seen < puzzles.day:
        await _solution(reply, daily, given)
        await reply.tell("puzzle-over")
    elif given is None:  # no such choice
        await _question(reply, daily)
    else:
        await _solution(reply, daily, given)
        if before is not None:
            await reply.tell("puzzle-answered-already")


@on_press(Verb.PUZZLE_BOARD, edits=True)
async def board(reply: Reply, _: Press, __: Values) -> None:
    """The boards of the server, in place of the panel pressed."""
    await _boards(reply)


@on_press(Verb.PUZZLE_SHARE)
async def share_answer(reply: Reply, press: Press, _: Values) -> None:
    """Share the member's result with the channel."""
    given = await reply.services.puzzles.answer_of(press.seen, reply.user)
    if given is None:
        await reply.tell("puzzle-share-first")
        return
    course = await reply.services.puzzle_boards.course(reply.user)
    language = (await server_settings(reply)).language
    await share(reply, share_panel(given, course, reply.member.name, language))


async def setup(bot: Bower) -> None:
    """Load the cog."""
    await bot.add_cog(PuzzleCommands())
