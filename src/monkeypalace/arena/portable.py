"""Name the files of bots, and load bots on machines that do not have these files."""

from __future__ import annotations

import atexit
import re
import shutil
from collections.abc import Iterable
from functools import lru_cache
from pathlib import Path
from tempfile import mkdtemp
from typing import Final

from monkeypalace.bots import Bot, load_bot

#: Folders of copies begin with this.
_PREFIX: Final = "monkeypalace-bot-"


def file_of(spec: str) -> str | None:
    """Return the file of a bot, or `None` if it does not come from a file.

    >>> file_of("mybot.py:MyBot:depth=2"), file_of("gorilla:seconds=2")
    ('mybot.py', None)
    """
    where = spec.partition(":")[0]
    return where if where.endswith(".py") else None


def short_bot(label: str) -> str:
    """Return the label of a bot without the folders of its file.

    >>> short_bot("/home/ann/bots/mine.py:Mine:depth=2"), short_bot("gorilla:seconds=1")
    ('mine.py:Mine:depth=2', 'gorilla:seconds=1')
    """
    file = file_of(label)
    return label if file is None else Path(file).name + label.removeprefix(file)


def original_frames(frames: tuple[str, ...], spec: str) -> tuple[str, ...]:
    """Return frames with the bot's own file in place of a copy of it.

    >>> original_frames(("/tmp/monkeypalace-bot-x7/mine.py:3 in decide",), "bots/mine.py:Mine")
    ('bots/mine.py:3 in decide',)
    """
    file = file_of(spec)
    if file is None:
        return frames
    copies = re.compile(rf".*{_PREFIX}[^/\\\\]*[/\\\\]{re.escape(Path(file).name)}(?=:\d+ in )")
    return tuple(copies.sub(lambda _: file, frame) for frame in frames)


class PortableLoader:
    """Loads bots on any machine, because it contains the texts of their files.

    Only the file named in the spec is included, not other files that it imports.
    """

    def __init__(self, specs: Iterable[str]) -> None:
        files = {file for spec in specs if (file := file_of(spec))}
        self.texts = {file: Path(file).read_text(encoding="utf-8") for file in files}

    def __call__(self, spec: str) -> Bot:
        file = file_of(spec)
        if file is None or file not in self.texts:
            return load_bot(spec)
        copy = _write_copy(Path(file).name, self.texts[file])
        return load_bot(f"{copy}{spec.removeprefix(file)}")


@lru_cache(maxsize=64)
def _write_copy(name: str, text: str) -> Path:
    """Write a copy of the file, which is removed when the process exits."""
    folder = Path(mkdtemp(prefix=_PREFIX))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    copy = folder / name
    copy.write_text(text, encoding="utf-8")
    return copy
