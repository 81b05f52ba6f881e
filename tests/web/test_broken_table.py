"""The owner of a table that the server cannot read sees that it is damaged, in every language."""

from __future__ import annotations

import re
import sqlite3
from contextlib import closing

from fluent.syntax import ast
from fluent.syntax.serializer import serialize_pattern
from playwright.sync_api import expect

from tests.ftl import messages
from tests.server.running import Running
from tests.web.conftest import NewPerson
from tests.web.test_texts import LANGUAGES


def damaged(language: str) -> tuple[str, str]:
    """Return the text in place of the players' names, and the status of the table."""
    texts = messages(language, "page")
    name, status = (texts[id_].value for id_ in ("web-broken-table-name", "web-status"))
    assert name is not None
    assert status is not None
    choice = status.elements[0]
    assert isinstance(choice, ast.Placeable)
    assert isinstance(choice.expression, ast.SelectExpression)
    (shown,) = (
        variant.value
        for variant in choice.expression.variants
        if isinstance(variant.key, ast.Identifier) and variant.key.name == "broken"
    )
    return serialize_pattern(name).strip(), serialize_pattern(shown).strip()


def test_the_owner_sees_that_a_table_is_damaged(new_person: NewPerson, server: Running):
    page = new_person(allowed=lambda message: "503" in message)
    page.goto("/")
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "open"}]
    made = page.request.post("/api/tables", data={"seats": seats}).json()
    table = made["table"]["id"]
    with closing(sqlite3.connect(server.database)) as connection:
        connection.execute(
            "INSERT INTO events (table_id, number, at, type, data) VALUES (?, 2, 0, 'left', '{}')",
            [table],
        )
        connection.execute("UPDATE tables SET number = 2 WHERE id = ?", [table])
        connection.commit()
    page.reload()
    for language, name in LANGUAGES.items():
        page.locator(".choice select").select_option(label=name)
        link = page.locator(f"a[href='#/table/{table}']")
        title, status = map(re.escape, damaged(language))
        expect(link).to_have_text(re.compile(rf"^\s*{title}\s+{status}\s*$"))
    page.locator(".choice select").select_option(label=LANGUAGES["en"])
    page.locator(f"a[href='#/table/{table}']").click()
    expect(page.get_by_role("heading", name="This table is damaged")).to_be_visible()
