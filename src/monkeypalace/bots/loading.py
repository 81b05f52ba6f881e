"""Load bots by name: `capuchin`, `gorilla:seconds=2,jobs=2`, `mybot.py:MyBot`."""

from __future__ import annotations

import importlib.util
import inspect
from difflib import get_close_matches
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from monkeypalace.bots.interface import Bot, BotError

#: The bots of this package, weakest first: name, module, class.
BOTS: Final[dict[str, tuple[str, str]]] = {
    "random": ("monkeypalace.bots.simple", "RandomBot"),
    "marmoset": ("monkeypalace.bots.quick", "Marmoset"),
    "capuchin": ("monkeypalace.bots.quick", "Capuchin"),
    "howler": ("monkeypalace.bots.quick", "Howler"),
    "langur": ("monkeypalace.bots.quick", "Langur"),
    "macaque": ("monkeypalace.bots.quick", "Macaque"),
    "mandrill": ("monkeypalace.bots.quick", "Mandrill"),
    "gorilla": ("monkeypalace.bots.gorilla", "Gorilla"),
    "orangutan": ("monkeypalace.bots.orangutan", "Orangutan"),
}


def load_bot(spec: str) -> Bot:
    """Return a bot from its spec: a name of `BOTS` or `FILE.py:CLASS`, then `:key=value,...`.

    >>> load_bot("random").name
    'random'
    """
    bot_class: type[Bot]
    name, _, rest = spec.partition(":")
    if name.endswith(".py"):
        class_name, _, rest = rest.partition(":")
        bot_class = _from_file(name, class_name)
    elif name in BOTS:
        module, class_name = BOTS[name]
        try:
            bot_class = getattr(import_module(module), class_name)
        except ImportError as error:
            # Only bots that look ahead need numpy.
            raise BotError("bot-extra", name=name, extra="bots") from error
    else:
        close = get_close_matches(name, BOTS, n=1)
        raise BotError(
            "bot-unknown",
            name=name[:40],
            names=", ".join(BOTS),
            hint=close[0] if close else "none",
        )
    parameters = _parameters(bot_class, rest, name)
    try:
        return bot_class(**parameters)
    except BotError:
        raise
    except Exception as error:
        raise BotError.crash(spec, error) from error


def _from_file(file: str, class_name: str) -> type[Bot]:
    path = Path(file)
    spec = importlib.util.spec_from_file_location(f"monkeypalace_bot_{path.stem}", path)
    if spec is None or spec.loader is None or not path.is_file():
        raise BotError("bot-file", file=file[:200])
    module = importlib.util.module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        raise BotError.crash(file, error) from error
    found = getattr(module, class_name, None) if class_name else None
    if found is None:
        raise BotError("bot-file-class", file=file[:200], name=class_name[:40])
    if not isinstance(found, type) or not issubclass(found, Bot):
        raise BotError("bot-class", name=class_name[:40])
    return found


def _parameters(bot_class: type[Bot], text: str, name: str) -> dict[str, Any]:
    """Read `key=value,...` with the types of the constructor's defaults."""
    known = inspect.signature(bot_class).parameters
    values: dict[str, Any] = {}
    for part in filter(None, text.split(",")):
        key, sign, value = part.partition("=")
        if key not in known or not sign:
            names = ", ".join(known) or "none"
            raise BotError("bot-parameter", name=name[:40], parameter=key[:40], names=names)
        default = known[key].default
        try:
            values[key] = _convert(value, default)
        except ValueError:
            raise BotError(
                "bot-parameter-value", name=name[:40], parameter=key, text=value[:40]
            ) from None
    return values


def _convert(value: str, default: Any) -> Any:
    if isinstance(default, bool):
        if value not in ("true", "false"):
            raise ValueError(value)
        return value == "true"
    if isinstance(default, int):
        return int(value)
    if isinstance(default, float) or default is None:
        return float(value)
    return value
