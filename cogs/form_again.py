"""The way back into a form that was refused."""

from bot.panels.core.custom_ids import Press, Verb
from cogs.interactions.reply import Reply
from cogs.interactions.router import Values, on_press


@on_press(Verb.FORM_AGAIN, edits=True)
async def open_again(reply: Reply, press: Press, _: Values) -> None:
    """Open the form with what was typed."""
    form = reply.ui.forms.find_refused(reply.user, press.seen)
    if form is None:
        await reply.tell("form-again-gone")
    else:
        await reply.form(form)
