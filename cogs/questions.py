"""Questions to a channel: the buttons that ask and vote, and what their messages are."""

from functools import partial

from bot.clock import WEEK_MS
from bot.coach.hint import Turn
from bot.panels.core.custom_ids import Press, Verb
from bot.panels.core.panel import Wanted
from bot.panels.questions import answer_panel, question_panel, vote_panel
from bot.posts import Post
from bot.questions import KIND, About, Position, Question, QuestionCode
from bot.services import Services
from cogs.boards import deal_again
from cogs.client import Bower
from cogs.interactions.checks import check_may_write, check_not_often
from cogs.interactions.reply import Reply
from cogs.interactions.router import Values, on_press
from engine import Refused


@on_press(Verb.ASK)
async def ask(reply: Reply, press: Press, _: Values) -> None:
    """Ask the channel about a decision of its game, by default the dearest contested one, or about a puzzle."""
    questions, channel = reply.services.questions, reply.interaction.channel_id or 0
    check_may_write(reply, channel)
    about = About(press.subject or None, press.seen, press.index)
    if press.subject:
        table = (await reply.look(press.subject)).table
        if table.channel != channel:
            raise Refused(QuestionCode.ELSEWHERE, channel=str(table.channel))
        if not press.index:
            found, seat = await questions.find_contested(table.id, reply.user), table.seat_of(reply.user)
            if not found:
                raise Refused(QuestionCode.NO_CHOICE)
            about = max(found, key=lambda each: (each[1].seat == seat, each[1].loss))[0]
    position = await questions.find_position(about)
    check_not_often(reply)
    row = await questions.ask(reply.guild, channel, reply.user, about)
    reply.ui.presenter.row_posts.look_after(row, reply.tell)
    await reply.panel(vote_panel((await _find(reply, row))[0], position, None, reply.reader, reply.user))


@on_press(Verb.ASK_VOTE)
async def vote(reply: Reply, press: Press, _: Values) -> None:
    """Take the member's vote, which nobody else learns of."""
    question, position = await _find(reply, press.seen)
    if press.index >= len(position.mine.choices):
        raise Refused(QuestionCode.NO_CHOICE)
    choice = position.mine.choices[press.index]
    await reply.services.questions.vote(question.id, reply.user, choice)
    reply.ui.presenter.row_posts.look_at(question.id)
    await reply.panel(vote_panel(question, position, choice, reply.reader, reply.user))


@on_press(Verb.ASK_CLOSE, edits=True)
async def close(reply: Reply, press: Press, _: Values) -> None:
    """End the vote on the member's own question; the message shows the answer."""
    await reply.services.questions.close(press.seen, reply.user)
    reply.ui.presenter.row_posts.look_at(press.seen)
    await reply.note("question-over")


@on_press(Verb.ASK_PLAY)
async def play(reply: Reply, press: Press, _: Values) -> None:
    """Deal what was asked about to the member alone, in the seat that decided; nothing counts."""
    old, about = await reply.look(press.subject), About(press.subject, press.seen, press.index)
    position = await reply.services.questions.find_position(about)
    await deal_again(reply, old, press, position.mine.seat)


async def _find(reply: Reply, number: int) -> tuple[Question, Position]:
    question = await reply.services.questions.get(number)
    if question is None or question.channel != reply.interaction.channel_id:
        raise Refused(QuestionCode.OVER)
    return question, await reply.services.questions.find_position(question.about)


async def find_wanted(services: Services, post: Post) -> Wanted | None:
    """What a question should be now; None a week after its end."""
    questions, now = services.questions, services.clock.now()
    question = await questions.get(post.id)
    if question is None or now >= question.closes_at + WEEK_MS:
        return None
    try:
        position = await questions.find_position(question.about)
    except Refused:  # the game is gone
        return None
    votes = await questions.votes(post.id)
    if now < question.closes_at:
        asked = partial(question_panel, question, position, sum(votes.values()))
        return Wanted(say=asked, changes_at=question.closes_at)
    turn = Turn(0, question.id, position.mine.seat or 0)
    advice = position.solution or (await services.hints.of(turn, position.mine)).advice
    return Wanted(say=partial(answer_panel, question, position, votes, advice), changes_at=question.closes_at + WEEK_MS)


async def setup(bot: Bower) -> None:
    """Have questions posted."""
    bot.ui.presenter.row_posts.add(KIND, partial(find_wanted, bot.services))
