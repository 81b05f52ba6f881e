"""The files of the page. `web/build_page.py` builds them into `static`."""

from __future__ import annotations

from mimetypes import guess_type
from pathlib import Path
from typing import Final
from urllib.parse import quote

from fastapi.responses import FileResponse, RedirectResponse
from fastapi.staticfiles import StaticFiles
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import Response
from starlette.types import Scope

_SERVER: Final = Path(__file__).parent.parent
_STATIC: Final = _SERVER / "static"
#: The page that is shown if `static` was not built.
_PLACEHOLDER: Final = _SERVER / "placeholder.html"


class Pages(StaticFiles):
    """Serves the built files. Every other path is redirected to the page, which has its own router.

    The router reads the fragment of the URL, so that the page works under any prefix of a proxy.
    """

    def __init__(self) -> None:
        super().__init__(directory=_STATIC, html=True, check_dir=False)
        # Skip Starlette's check: the folder may be missing.
        self.config_checked = True

    async def get_response(self, path: str, scope: Scope) -> Response:
        try:
            if not _STATIC.is_dir():
                raise HTTPException(404)
            return await self._compressed(path, scope) or await super().get_response(path, scope)
        except HTTPException as missing:
            # Names of files have a dot; paths of the page have none.
            if missing.status_code != 404 or "." in Path(path).name or path.startswith("api/"):
                raise
        if path != ".":
            return RedirectResponse(_address_in_page(scope))
        page = _STATIC / "index.html"
        return FileResponse(page if page.is_file() else _PLACEHOLDER)

    async def _compressed(self, path: str, scope: Scope) -> Response | None:
        """Return the file that the build has compressed, if the browser accepts gzip."""
        name = "index.html" if path == "." else path
        accepted = Headers(scope=scope).get("accept-encoding", "")
        if "gzip" not in accepted or not _is_file(_STATIC / f"{name}.gz"):
            return None
        response = await super().get_response(f"{name}.gz", scope)
        response.headers["Content-Encoding"] = "gzip"
        response.headers["Content-Type"] = guess_type(name)[0] or "application/octet-stream"
        response.headers["Vary"] = "Accept-Encoding"
        return response


def _address_in_page(scope: Scope) -> str:
    """Return where the page's router has a path: `puzzles/kmwzqa` is at `#/puzzles/kmwzqa`.

    The address is relative, because a proxy may serve the page under a prefix.
    """
    path = str(scope["path"]).removeprefix(scope.get("root_path", "")).lstrip("/")
    up = "../" * path.count("/") or "./"
    return f"{up}#/{quote(path.rstrip('/'))}"


def _is_file(path: Path) -> bool:
    try:
        return path.is_file()
    except OSError:
        # The name is too long.
        return False
