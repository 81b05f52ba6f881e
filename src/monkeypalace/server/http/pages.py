"""The browser's files. The table itself is built elsewhere and put into `static`."""

from __future__ import annotations

from mimetypes import guess_type
from pathlib import Path
from typing import Final

from fastapi.responses import FileResponse
from fastapi.staticfiles import StaticFiles
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import Response
from starlette.types import Scope

_SERVER: Final = Path(__file__).parent.parent
_STATIC: Final = _SERVER / "static"
#: What is shown as long as there is nothing else.
_PLACEHOLDER: Final = _SERVER / "placeholder.html"


class Pages(StaticFiles):
    """The built files. Every other address shows the one page, which finds its way itself."""

    def __init__(self) -> None:
        super().__init__(directory=_STATIC, html=True, check_dir=False)
        # The folder may be missing: see below.
        self.config_checked = True

    async def get_response(self, path: str, scope: Scope) -> Response:
        try:
            if not _STATIC.is_dir():
                raise HTTPException(404)
            return await self._packed(path, scope) or await super().get_response(path, scope)
        except HTTPException as missing:
            # Files have a dot in their names; the addresses of tables have none.
            if missing.status_code != 404 or "." in Path(path).name or path.startswith("api/"):
                raise
        page = _STATIC / "index.html"
        return FileResponse(page if page.is_file() else _PLACEHOLDER)

    async def _packed(self, path: str, scope: Scope) -> Response | None:
        """The file as the build has packed it, for browsers that can unpack it."""
        name = "index.html" if path == "." else path
        accepted = Headers(scope=scope).get("accept-encoding", "")
        if "gzip" not in accepted or not _is_file(_STATIC / f"{name}.gz"):
            return None
        response = await super().get_response(f"{name}.gz", scope)
        response.headers["Content-Encoding"] = "gzip"
        response.headers["Content-Type"] = guess_type(name)[0] or "application/octet-stream"
        response.headers["Vary"] = "Accept-Encoding"
        return response


def _is_file(path: Path) -> bool:
    try:
        return path.is_file()
    except OSError:
        # No file has so long a name.
        return False
