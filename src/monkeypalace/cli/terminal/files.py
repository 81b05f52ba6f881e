"""Read and write the files of commands."""

from __future__ import annotations

import sys
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING, Final

import click

from monkeypalace.cli.terminal.speech import CommandError, Speech, one_line

if TYPE_CHECKING:
    from monkeypalace.packs import Pack

#: Stands for standard input or standard output.
STANDARD_STREAM: Final = "-"

# Many times the size of the longest game. A video passed by mistake must not fill the memory.
_LARGEST: Final = 4_000_000


def file_name(given: str) -> str:
    """Return a file name argument; refuse an empty one."""
    if not given.strip():
        raise CommandError("no-file-name")
    return given


def read_text(file: str) -> str:
    """Return the text of a file, or of standard input if the name is `-`."""
    try:
        if file == STANDARD_STREAM:
            data = sys.stdin.buffer.read(_LARGEST + 1)
        else:
            with Path(file).open("rb") as stream:
                data = stream.read(_LARGEST + 1)
    except FileNotFoundError:
        raise CommandError("file-missing", file=file) from None
    except IsADirectoryError:
        raise CommandError("file-folder", file=file) from None
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise CommandError("file-unreadable", file=file, reason=reason) from None
    if len(data) > _LARGEST:
        raise CommandError("file-too-large", file=file)
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise CommandError("file-encoding", file=file, byte=str(error.start)) from None


def check_new(file: str | Path, *, overwrite: bool) -> None:
    """Refuse the name of a folder, and of an existing file unless `overwrite` is set."""
    path = Path(file)
    if file_exists(path) and path.is_dir():
        raise CommandError("file-folder", file=str(file))
    if file_exists(path) and not overwrite:
        raise CommandError("file-exists", file=str(file))


def write_file(file: str | Path, content: str | bytes, *, overwrite: bool) -> None:
    """Write a new file, or an existing one if `overwrite` is set."""
    check_new(file, overwrite=overwrite)
    data = content.encode() if isinstance(content, str) else content
    try:
        with Path(file).open("wb" if overwrite else "xb") as stream:
            stream.write(data)
    except FileExistsError:
        raise CommandError("file-exists", file=str(file)) from None
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise CommandError("file-unwritable", file=str(file), reason=reason) from None


def write_or_print(file: str, text: str, say: Speech, *, overwrite: bool) -> None:
    """Write a file and report it, or print the text if the name is `-`."""
    if file == STANDARD_STREAM:
        click.echo(text, nl=False)
        return
    write_file(file, text, overwrite=overwrite)
    click.echo(one_line(say("cli-written", file=file)))


def load_pack_or_standard(file: str | None) -> Pack:
    """Return the pack in a file, or the standard one."""
    from monkeypalace.packs import load_pack, standard_pack

    return standard_pack() if file is None else load_pack(file)


def load_pack_if_given(file: str | None) -> Pack | None:
    """Return the pack in a file, or `None`: then the game file says which pack it needs."""
    return None if file is None else load_pack_or_standard(file)


def file_exists(file: Path) -> bool:
    """Return whether a file exists; false if the system denies access."""
    try:
        return file.exists()
    except OSError:
        return False


def free_name(folder: Path, stem: str, suffix: str) -> Path:
    """Return the first of `stem-1`, `stem-2`, ... that does not exist in this folder."""
    names = (folder / f"{stem}-{number}{suffix}" for number in count(1))
    return next(name for name in names if not file_exists(name))
