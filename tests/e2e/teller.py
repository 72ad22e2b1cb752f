"""In place of the server: tells the page whatever a test wants it to hear, and hears what it answers."""

import json
from typing import Any, Final

import msgspec
from playwright.sync_api import Page, WebSocketRoute
from tests.e2e.asked import TABLE

from ducats.server.wire_socket import Happened, Welcome

REPLIES: Final = {"Ping": "Pong", "Act": "Accepted"}


class Teller:
    def __init__(self, page: Page, first: Welcome) -> None:
        self.acts: list[tuple[int, dict[str, Any]]] = []
        """What the page answered, and to which question."""
        self._page = page
        self._line: WebSocketRoute | None = None
        self._first = first
        body = msgspec.json.encode(first.table).decode()
        kind = "application/json"
        page.route(f"**/api/tables/{TABLE}", lambda route: route.fulfill(body=body, content_type=kind))
        page.route_web_socket(f"**/ws/tables/{TABLE}", self._connect)

    def tell(self, message: Happened | Welcome) -> None:
        assert self._line is not None
        self._line.send(msgspec.json.encode(message).decode())

    def _connect(self, line: WebSocketRoute) -> None:
        self._line = line
        line.on_message(lambda text: self._answer(line, json.loads(text)))
        self.tell(self._first)

    def wait_for(self, question: int) -> None:
        """Until the page asks this, and hears what is answered."""
        self._page.locator(f".table:not(.unread)[data-question='{question}']").wait_for()

    def _answer(self, line: WebSocketRoute, message: dict[str, Any]) -> None:
        if message["type"] == "Act":
            self.acts.append((message["question"], message["action"]))
        if message["type"] in REPLIES:
            line.send(json.dumps({"type": REPLIES[message["type"]], "ref": message["ref"]}))
