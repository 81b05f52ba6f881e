"""Read help texts without Fluent; commands and options name their help texts by id.

Loading Fluent takes longer than everything else that `--help` does. Help texts have no
parameters, so a few lines of code can read them from the Fluent file; a test compares the results.
"""

from __future__ import annotations

import copy
import os
from functools import cache
from typing import Any

import click
from click.shell_completion import CompletionItem

from monkeypalace import locale

#: The environment variable with the default language.
LANGUAGE_VARIABLE = "MONKEYPALACE_LANG"
#: The variables of POSIX with the language of all programs; the first one that is set counts.
_LOCALE_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")


@cache
def _lines(language: str) -> tuple[str, ...]:
    return tuple(locale.source("terminal", language).splitlines())


def help_text(id_: str, language: str = "en") -> str:
    """Return a text without parameters, read straight from the language's file.

    >>> help_text("cli-help-play-seed")
    'The seed of the shuffle: the same number gives the same cards.'
    """
    lines = iter(_lines(language))
    for line in lines:
        if line.startswith(f"{id_} ="):
            found = [line.partition("=")[2].strip()]
            for more in lines:
                if more and not more.startswith(" "):
                    break
                found.append(more.strip())
            return "\n".join(found).strip()
    raise KeyError(f"no text {id_!r} in {language}")


def language_of(ctx: click.Context | None) -> str:
    """Return the language chosen by `--lang`, or else by the environment."""
    if ctx is not None:
        chosen = ctx.find_root().params.get("lang")
        if isinstance(chosen, str):
            return chosen
    wanted = os.environ.get(LANGUAGE_VARIABLE, "")
    return wanted if wanted in locale.LANGUAGES else system_language()


def system_language() -> str:
    """Return the language of the operating system's locale, or English if it has no texts."""
    name = next((value for each in _LOCALE_VARIABLES if (value := os.environ.get(each))), "")
    # As in `pt_BR.UTF-8` or `it_IT@euro`; `C` and `POSIX` are no languages.
    tag = name.partition(".")[0].partition("@")[0].replace("_", "-")
    return locale.match_language(tag, locale.LANGUAGES)


class HelpOption(click.Option):
    """An option whose `help` is the id of a text."""

    def get_help_record(self, ctx: click.Context) -> tuple[str, str] | None:
        translated = copy.copy(self)
        translated.help = help_text(self.help or "", language_of(ctx))
        return click.Option.get_help_record(translated, ctx)


def _choose_language(ctx: click.Context, _: click.Parameter, language: str | None) -> None:
    if language is not None:
        ctx.find_root().params["lang"] = language


class HelpCommand(click.Command):
    """A command whose `help` is the id of a text; the first line is the short help.

    `--lang` is also accepted after the command.
    """

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        if all(param.name != "lang" for param in self.params):
            self.params.append(
                HelpOption(
                    ["--lang"],
                    type=click.Choice(locale.LANGUAGES),
                    help="cli-help-lang",
                    is_eager=True,
                    expose_value=False,
                    callback=_choose_language,
                )
            )

    def get_help_option(self, ctx: click.Context) -> click.Option | None:
        option = super().get_help_option(ctx)
        if option is not None:
            option.help = help_text("cli-help-help", language_of(ctx))
        return option

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        formatter.write_paragraph()
        with formatter.indentation():
            formatter.write_text(help_text(self.help or "", language_of(ctx)))

    def shell_complete(self, ctx: click.Context, incomplete: str) -> list[CompletionItem]:
        """Return what can follow, with texts instead of their ids."""
        found = super().shell_complete(ctx, incomplete)
        for item in found:
            if str(item.help).startswith("cli-help-"):
                item.help = short_help(str(item.help), language_of(ctx))
        return found

    def get_short_help_str(self, limit: int = 45) -> str:  # noqa: ARG002 - click's signature
        language = language_of(click.get_current_context(silent=True))
        return short_help(self.help or "", language)


class HelpGroup(HelpCommand, click.Group):
    """A group of commands. Its function also runs without a subcommand."""

    def __init__(self, *args: Any, **options: Any) -> None:
        options |= {"invoke_without_command": True, "subcommand_metavar": "COMMAND ..."}
        super().__init__(*args, **options)


def short_help(id_: str, language: str) -> str:
    """Return the first line of a help text, for the list of commands."""
    return help_text(id_, language).partition("\n")[0]
