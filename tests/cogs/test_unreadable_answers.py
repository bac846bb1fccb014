"""Every answer of Discord to a request of Bower's, with each field missing or null: what was asked for is done once."""

import copy
import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from simcord import ResponseMessage
from simcord.http import client, router

from bot.pictures.emojis import emoji_names
from bot.tables.game import StoredTable
from bot.tables.model import Status
from cogs import discord_errors
from cogs.interactions.emojis import RETRY_SECONDS
from tests.cogs.live.test_pings import calls, waiting_for
from tests.cogs.scenes import PAINTED, as_bot, begun, bower, lobby, look, member_to_act, offered, open_hand, presenter
from tests.cogs.test_unreadable_events import UNREADABLE, check_logs, goes_on, tasks_for_ever
from tests.standin.messages import NONCE_SECONDS
from tests.standin.partial import ways
from tests.suite import rest
from tests.world import World


@pytest.fixture(autouse=True)
def forget_kinds() -> None:
    discord_errors._logged.clear()


@pytest.fixture
def expected_faults() -> list[str]:
    return [UNREADABLE]


class Answers:
    """Changes each answer to requests of a kind: a field is missing, or null, until there is no other way."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.kinds: dict[str, Iterator[Callable[[Any], Any]]] = {}
        self.changed: dict[str, int] = {}
        self.finished: set[str] = set()
        self.only = re.compile("nothing")
        for name in ("FakeHTTPClient", "FakeWebhookAdapter"):
            kind = getattr(client, name)
            monkeypatch.setattr(kind, "request", self._change(kind.request))

    def _change(self, request: Any) -> Any:
        async def changed(where: Any, route: Any, *args: Any, **options: Any) -> Any:
            answer = await request(where, route, *args, **options)
            kind = f"{route.method} {re.sub('[0-9]{5,}', '*', route.path)}"
            if answer is None or not self.only.search(kind):
                return answer
            spoil = next(self.kinds.setdefault(kind, ways(answer)), None)
            if spoil is None:
                self.finished.add(kind)
                return answer
            self.changed[kind] = self.changed.get(kind, 0) + 1
            return spoil(answer)

        return changed


class Posts:
    """Posts in a channel: by Discord's rule of nonces, which SimCord lacks, and `headless` ones whose answer has no id.

    Or one that is none: `wrong`.

    https://discord.com/developers/docs/resources/message#create-message
    """

    def __init__(self, w: World, monkeypatch: pytest.MonkeyPatch) -> None:
        self.headless, self.asked = False, 0
        self.wrong: Any = None
        self._posted: dict[str, tuple[float, Any]] = {}
        self._env = w.env
        monkeypatch.setattr(client.FakeHTTPClient, "request", self._post_once(client.FakeHTTPClient.request))

    def _post_once(self, request: Any) -> Any:
        async def posted_once(where: Any, route: Any, *, files: Any = None, form: Any = None, **how: Any) -> Any:
            if route.method != "POST" or not re.fullmatch("/channels/.*/messages", route.path):
                return await request(where, route, files=files, form=form, **how)
            body = how.get("json") if form is None else router.parse_form(list(form), [])[0]
            assert body["enforce_nonce"]
            nonce, now = body["nonce"], self._env._virtual_time
            before = self._posted.get(nonce)
            if before is None or now - before[0] >= NONCE_SECONDS:
                answer = await request(where, route, files=files, form=form, **how)
                before = self._posted[nonce] = now, copy.deepcopy(answer)
            self.asked += 1
            answer = copy.deepcopy(before[1])
            if self.headless:
                del answer["id"]
                if self.wrong is not None:
                    answer["id"] = self.wrong
            return answer

        return posted_once


def tables_shown(w: World) -> list[ResponseMessage]:
    """The public messages but calls."""
    return [message for message in w.public() if not message.content]


async def show_again(w: World) -> None:
    """Have the table posted again, in place of its message."""
    now = await look(w)
    presenter(w).painter._fresh.add(now.table.id)
    await as_bot(w, want(w, now))
    await w.later(PAINTED)


async def want(w: World, now: StoredTable) -> None:
    presenter(w).painter.want(now)


@pytest.mark.parametrize("wrong", [None, *(pytest.param(each, marks=rest) for each in (-1, 1.5, 10**30, "", "9" * 25))])
async def test_a_post_whose_answer_has_no_id_is_found_by_its_nonce(
    w: World, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch, wrong: object
) -> None:
    """Asked for again, Discord says which message it is; it takes the place of the one before."""
    await lobby(w)
    (before,) = tables_shown(w)
    posts = Posts(w, monkeypatch)
    posts.headless, posts.wrong = True, wrong
    await show_again(w)
    await w.later(10)
    assert posts.asked > 1
    posts.headless = False
    await w.later(60)
    (shown,) = tables_shown(w)
    assert shown.id != before.id
    assert (await look(w)).table.message == shown.id
    check_logs(caplog)


@rest
async def test_a_post_whose_answer_never_has_an_id_is_not_posted_again_and_again(
    w: World, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Asked for it each minute, Discord would post it again whenever it has forgotten the nonce."""
    await lobby(w)
    posts = Posts(w, monkeypatch)
    posts.headless = True
    await show_again(w)
    await w.later(20 * 60)
    assert len(tables_shown(w)) == 2
    posts.headless = False
    await w.members[1].slash(w.channel, "table show")
    await w.later(PAINTED)
    assert (await look(w)).table.message == tables_shown(w)[-1].id
    check_logs(caplog)


@rest
async def test_a_table_has_one_message_whatever_the_answer_to_a_post_lacks(
    w: World, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    await lobby(w)
    Posts(w, monkeypatch)
    answers = Answers(monkeypatch)
    while not answers.finished:
        answers.only = re.compile("POST /channels/.*/messages")
        await show_again(w)
        answers.only = re.compile("nothing")
        await w.later(60)
        (shown,) = tables_shown(w)
        assert (await look(w)).table.message == shown.id
    assert sum(answers.changed.values()) > 40, answers.changed
    check_logs(caplog)


@rest
async def test_a_member_is_called_once_though_no_answer_says_so(
    w: World, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    await waiting_for(w)
    posts = Posts(w, monkeypatch)
    posts.headless = True
    await w.later(20 * 60)
    assert len(calls(w)) == 1
    check_logs(caplog)


async def play(w: World, moves: int) -> None:
    """Members open their hands and act, as long as the game goes on."""
    for _ in range(moves):
        now = await look(w)
        if now.table.status is not Status.PLAYING:
            return
        if now.to_act is not None:
            member = member_to_act(w, now)
            panel = await open_hand(w, member)
            await w.click(member, panel, str(offered(panel)[0].custom_id))
        await w.later(PAINTED)


@pytest.mark.parametrize("only", ["PATCH /channels", "/callback$", "POST /interactions|POST /webhooks", "@original"])
@rest
async def test_no_answer_stops_a_game(
    w: World, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch, unlimited: None, only: str
) -> None:
    """At 35e905d0 a message whose answer could not be read was an incident or a fault, and came again."""
    Posts(w, monkeypatch)
    answers = Answers(monkeypatch)
    await begun(w)
    before, messages = tasks_for_ever(), len(w.public())
    answers.only = re.compile(only)
    for _ in range(40):
        await play(w, 4)
    assert before <= tasks_for_ever()
    assert sum(answers.changed.values()) > 4, answers.changed
    answers.only = re.compile("nothing")
    await w.later(120)
    assert len(w.public()) <= messages + 1, "a call"
    check_logs(caplog)


@rest
async def test_no_answer_stops_the_emojis(
    w: World, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At 35e905d0 the answer to one upload without `user` ended all uploads until the next start."""
    answers = Answers(monkeypatch)
    emojis = bower(w).ui.emojis
    w.env.backend.application_emojis.clear()
    emojis._ids.clear()
    answers.only = re.compile("/emojis")
    emojis.refetch()
    for _ in range(60):
        await w.later(RETRY_SECONDS + 1)
        if len(answers.finished) == 2:
            break
    assert sum(answers.changed.values()) > 20, answers.changed
    answers.only = re.compile("nothing")
    await w.later(RETRY_SECONDS + 1)
    assert emoji_names() <= emojis._ids.keys()
    assert "maintain emojis" in tasks_for_ever()
    await begun(w)
    await goes_on(w)
    check_logs(caplog)
