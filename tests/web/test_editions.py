"""A new table follows the printed rulebook in the page's language, or another one."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.web.conftest import NewPerson


def open_new_table(page: Page) -> Page:
    page.goto("/#/new")
    expect(page.locator(".maps label")).to_have_count(4)
    return page


def test_the_book_in_the_pages_language_is_chosen(new_person: NewPerson):
    page = open_new_table(new_person(locale="fr-FR"))
    expect(page.get_by_label("Règles")).to_have_value("fr")
    page.get_by_text("Plus d’options", exact=True).click()
    expect(page.get_by_label("Papillon par couleur.")).to_be_checked()
    expect(page.get_by_label("Nouvelles cartes ensemble.")).not_to_be_checked()
    page.get_by_label("Règles").select_option("pt-BR")
    expect(page.get_by_label("Papillon par couleur.")).not_to_be_checked()
    expect(page.get_by_label("Nouvelles cartes ensemble.")).to_be_checked()


def test_the_table_says_which_book_it_follows(page: Page):
    open_new_table(page)
    page.get_by_label("Rules", exact=True).select_option("it")
    page.get_by_label(re.compile("^Who sits on seat 2")).select_option("open")
    page.get_by_role("button", name="Set up the table").click()
    expect(page.get_by_text("As in the Italian book")).to_be_visible()


def test_options_of_no_printed_book_are_your_own_rules(page: Page):
    open_new_table(page)
    page.get_by_text("More options", exact=True).click()
    page.get_by_label("The tray decides the end.").check()
    page.get_by_label("New cards share a place.").check()
    page.get_by_label(re.compile("^Who sits on seat 2")).select_option("open")
    page.get_by_role("button", name="Set up the table").click()
    expect(page.get_by_text("Your own rules")).to_be_visible()
    expect(page.get_by_text("New cards share a place.")).to_be_visible()
