"""Play a table by the server's hints, without a browser, to reach an interesting position."""

from __future__ import annotations

from typing import Any
from uuid import uuid4

from playwright.sync_api import APIRequestContext


class Advised:
    """A new table whose seats are played over HTTP."""

    def __init__(
        self,
        request: APIRequestContext,
        seats: list[dict[str, str]],
        **more: Any,
    ) -> None:
        self._request = request
        self.table = str(self.post("", {"seats": seats, **more})["table"]["id"])

    def post(self, path: str, body: dict[str, Any]) -> Any:
        """Post to the table, or to `/tables` before there is one."""
        table = getattr(self, "table", "")
        address = f"/api/tables/{table}{path}" if table else "/api/tables"
        return self._request.post(address, data=body).json()

    def view(self) -> Any:
        return self._request.get(f"/api/tables/{self.table}").json()["table"]

    def turn(self, seat: int, number: int) -> None:
        """Play a whole turn of a seat; `number` is that of the table's last event."""
        decisions: list[str] = []
        while True:
            draft = self.post("/draft", {"seat": seat, "decisions": decisions})
            if draft["turn_over"]:
                break
            decisions.append(self._choice(seat, draft["choices"], decisions))
        turn = {"expected": number, "command_id": str(uuid4()), "decisions": decisions}
        self.post("/turns", {"seat": seat, **turn})

    def _choice(self, seat: int, choices: Any, before: list[str]) -> str:
        if choices["kind"] != "build":
            options = choices["options"]
            return str(options[len(options) // 2]["decision"])
        if choices["must_pass"]:
            return "pass"
        hint = self.post("/hint", {"seat": seat, "decisions": before})
        return str(hint["decision"])
