"""A webhook on loopback, for alerts and heartbeats."""

import json
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import pytest


class Webhook:
    """A web server on loopback: keeps what is asked and posted; posts get the statuses it is given first, then 204."""

    def __init__(self) -> None:
        self.statuses: list[int] = []
        self.bodies: list[dict[str, Any]] = []
        self.tries = 0
        self.gets: list[str] = []
        self.retry_after: str | None = "1"
        """What a 429 says about when to come again."""
        self.gets_refused = 0
        """How many of the next GETs get a 503."""
        webhook = self

        class Handler(BaseHTTPRequestHandler):
            def do_GET(self) -> None:
                webhook.gets.append(self.path)
                self.send_response(503 if webhook.gets_refused > 0 else 200)
                webhook.gets_refused -= 1
                self.end_headers()

            def do_POST(self) -> None:
                webhook.tries += 1
                body = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
                status = webhook.statuses.pop(0) if webhook.statuses else 204
                if status == 204:
                    webhook.bodies.append(body)
                self.send_response(status)
                if status == 429 and webhook.retry_after is not None:
                    self.send_header("Retry-After", webhook.retry_after)
                if 300 <= status < 400:
                    self.send_header("Location", "/elsewhere")
                self.end_headers()

            def log_message(self, *_: object) -> None:
                """Not on the console."""

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.address = f"http://127.0.0.1:{self.server.server_port}/hook/of-the-owner"

    @property
    def texts(self) -> list[str]:
        return [body["content"] for body in self.bodies]


@pytest.fixture
def webhook() -> Iterator[Webhook]:
    hook = Webhook()
    serving = threading.Thread(target=hook.server.serve_forever, kwargs={"poll_interval": 0.01}, daemon=True)
    serving.start()
    yield hook
    hook.server.shutdown()
    hook.server.server_close()
    serving.join()
