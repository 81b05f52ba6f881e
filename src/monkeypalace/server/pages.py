"""The browser's files. The table itself is built elsewhere and put into `static`."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from fastapi.responses import FileResponse
from fastapi.staticfiles import StaticFiles
from starlette.exceptions import HTTPException
from starlette.responses import Response
from starlette.types import Scope

_HERE: Final = Path(__file__).parent
_STATIC: Final = _HERE / "static"
#: What is shown as long as there is nothing else.
_PLACEHOLDER: Final = _HERE / "placeholder.html"


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
            return await super().get_response(path, scope)
        except HTTPException as missing:
            # Files have a dot in their names; the addresses of tables have none.
            if missing.status_code != 404 or "." in Path(path).name or path.startswith("api/"):
                raise
        page = _STATIC / "index.html"
        return FileResponse(page if page.is_file() else _PLACEHOLDER)
