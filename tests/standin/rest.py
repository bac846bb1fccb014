"""The HTTP side: what happens to every request before and after its route (`routes.py`) looks at it.

A request is recorded, met by an injected fault if there is one, authorised, counted against the rate limits and then
handled, in that order. Handlers are plain functions: the world is memory, nothing waits.
"""

from __future__ import annotations

import json
from collections import deque
from dataclasses import dataclass
from http import HTTPStatus
from typing import TYPE_CHECKING, Any

from aiohttp import web

from tests.standin import errors
from tests.standin.messages import Upload
from tests.standin.routes import ROUTES
from tests.standin.trouble import Faults, Limiter

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.standin.gateway import Gateway
    from tests.standin.interactions import Interactions
    from tests.standin.messages import Writer
    from tests.standin.world import World

API = "/api/v10"
KEPT = 50_000  # recorded requests
FILES_KEPT = 500  # of them with the bytes of their uploads


@dataclass(eq=False, slots=True)
class Request:
    """One request as it came, and how it was answered. `at` is the stand-in's clock; `path` lacks the API's base."""

    method: str
    path: str
    template: str
    ids: dict[str, str]
    query: dict[str, str]
    at: float
    authorization: str = ""
    payload: Any = None
    files: tuple[Upload, ...] = ()
    status: int = 0
    code: int = 0  # Discord's JSON error code


class Rest:
    """Answers HTTP from the world.

    requests -- all that came, oldest first; the older ones without the bytes of their files
    received -- bytes of their bodies; of those with files only the files
    crashes -- errors of the stand-in's own on a request (the bot saw a 500); raised when the stand-in ends
    """

    def __init__(
        self,
        world: World,
        writer: Writer,
        interactions: Interactions,
        gateway: Gateway,
        token: Callable[[], str],
        changed: Callable[[], None],
    ) -> None:
        self.world, self.writer, self.interactions, self.gateway = world, writer, interactions, gateway
        self._token, self._changed = token, changed
        self.faults, self.limiter = Faults(), Limiter()
        self.requests: deque[Request] = deque(maxlen=KEPT)
        self.crashes: list[Exception] = []
        self.received = 0
        self._with_files: deque[Request] = deque()

    def routes(self) -> list[web.RouteDef]:
        known = [web.route(m, API + t, self._endpoint(t, h)) for m, t, h in ROUTES]
        return [*known, web.route("*", API + "/{rest:.*}", self._endpoint("", _unknown))]

    def _endpoint(self, template: str, handler: Any) -> Any:
        async def endpoint(http: web.Request) -> web.StreamResponse:
            request = Request(
                http.method,
                http.path.removeprefix(API),
                template,
                dict(http.match_info),
                dict(http.query),
                self.world.clock.now(),
                http.headers.get("Authorization", ""),
            )
            self.requests.append(request)
            request.payload, request.files = await _body(http)
            self.received += (
                (http.content_length or 0) if not request.files else sum(len(f.data) for f in request.files)
            )
            if request.files:
                self._with_files.append(request)
                if len(self._with_files) > FILES_KEPT:
                    self._with_files.popleft().files = ()
            fault = self.faults.find(request.method, request.path)
            headers: dict[str, str] = {}
            answer: Any
            try:
                if fault is not None:
                    await fault.meet()
                    if fault.cut == "before":
                        return self._cut(http, request)
                self._authorise(request)
                now = self.world.clock.now()
                ids = request.ids | self._channel(request)
                headers = self.limiter.admit(request.method, template, ids, self._age(request, now), now)
                answer = handler(self, request)
                request.status = 204 if answer is None else 200
            except errors.Refused as refused:
                request.status, request.code, answer = refused.status, refused.code, refused.body()
                headers = getattr(refused, "headers", {})
            except Exception as crash:
                self.crashes.append(crash)
                request.status = 500
                raise
            self._changed()
            if fault is not None and fault.done:
                await fault.keep()
            if fault is not None and fault.cut == "after":
                return self._cut(http, request)
            if fault is not None and fault.change is not None and request.status == HTTPStatus.OK:
                answer = fault.change(answer)
            if answer is None:
                return web.Response(status=204, headers=headers)
            # discord.py reads JSON only where the content type is exactly this, without a charset
            raw = json.dumps(answer, separators=(",", ":")).encode()
            return web.Response(status=request.status, body=raw, content_type="application/json", headers=headers)

        return endpoint

    def _cut(self, http: web.Request, request: Request) -> web.Response:
        request.status = -1
        if http.transport is not None:
            http.transport.abort()
        return web.Response()

    def _authorise(self, request: Request) -> None:
        by_token = request.template.startswith(("/webhooks/", "/interactions/"))
        if not by_token and request.authorization != f"Bot {self._token()}":
            raise errors.unauthorized()

    def _channel(self, request: Request) -> dict[str, str]:
        """The channel of the interaction whose token a request has."""
        interaction = self.interactions.by_token.get(request.ids.get("token", ""))
        return {} if interaction is None else {"channel": str(interaction.channel.id)}

    def _age(self, request: Request, now: float) -> float | None:
        if request.method != "PATCH" or request.template != "/channels/{channel}/messages/{message}":
            return None
        message = self.world.messages.get(int(request.ids["message"]))
        return None if message is None else now - message.created


async def _body(http: web.Request) -> tuple[Any, tuple[Upload, ...]]:
    """The JSON payload and the files of a request, whichever way they came."""
    if http.content_type == "application/json":
        return json.loads(await http.read() or b"null"), ()
    if not http.content_type.startswith("multipart/"):
        return None, ()
    payload: Any = None
    files: list[Upload] = []
    reader = await http.multipart()
    async for part in reader:
        name, raw = getattr(part, "name", "") or "", bytes(await part.read(decode=True))  # type: ignore[union-attr]
        if name == "payload_json":
            payload = json.loads(raw)
        elif name.startswith("files["):
            files.append(Upload(int(name[6:-1]), getattr(part, "filename", "") or "", raw))
    return payload, tuple(files)


def _unknown(_rest: Rest, _request: Request) -> None:
    raise errors.not_found()
