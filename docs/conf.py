"""The documentation site: `make docs` builds it from this folder into `build/docs`."""

from __future__ import annotations

import monkeypalace

project = "monkeypalace"
author = "the monkeypalace authors"
project_copyright = author
version = release = monkeypalace.__version__

extensions = ["myst_parser", "sphinx.ext.autodoc", "sphinx_copybutton"]
# A signature that refers to an undocumented name of this package is an error, too.
nitpicky = True
nitpick_ignore_regex = [
    # Other libraries have documentation elsewhere.
    ("py:.*", r"(?!monkeypalace\.).*"),
    # Not classes, so they cannot be linked: a type alias of `str`, and type variables.
    ("py:class", r"monkeypalace\.(palace\.lattice\.Spot|(game\.chance|bots\.choosing)\.T)"),
    # The parts of a scene are internal to `pictures`.
    ("py:class", r"monkeypalace\.pictures\.scene\.Part"),
]

# Links within a page are written as GitHub makes them, so that the sources can be read there.
myst_heading_anchors = 3
myst_enable_extensions = ["colon_fence"]

# In docstrings a name in backquotes is code, as it is in Markdown.
default_role = "code"
autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_default_options = {"members": True, "undoc-members": True}

# Copy what is typed: neither prompts nor output.
copybutton_prompt_text = r">>> |\.\.\. |\$ "
copybutton_prompt_is_regexp = True

html_theme = "furo"
html_title = "monkeypalace"
# Publish no copies of the sources, which are in the repository.
html_copy_source = False
html_extra_path = ["pack-report.html"]
