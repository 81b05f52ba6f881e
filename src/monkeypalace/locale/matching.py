"""Choose one of our languages for a client's `Accept-Language` header (RFC 9110, 12.5.4)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence


def match_language(header: str, languages: Sequence[str]) -> str:
    """Return the language that a header prefers, or the first one if it accepts none.

    A tag without a region matches a language with one, and the other way round.

    >>> match_language("de, fr-CA;q=0.5, nl;q=0.8", ["en", "fr", "nl", "pt-BR"])
    'nl'
    >>> match_language("pt", ["en", "fr", "nl", "pt-BR"])
    'pt-BR'
    """
    ranges = list(_ranges(header))
    accepted = sorted((each for each in ranges if each[1]), key=lambda each: -each[1])
    refused = [tag for tag, quality in ranges if not quality]
    allowed = [
        language
        for language in languages
        if not any(
            language.lower() == tag or language.lower().startswith(f"{tag}-") for tag in refused
        )
    ]
    named = [_matching(tag, allowed) for tag, _ in accepted]
    # `*` stands for every language that the header does not name.
    others = [language for language in allowed if language not in named]
    for (tag, _), match in zip(accepted, named, strict=True):
        found = match if tag != "*" else next(iter(others), None)
        if found is not None:
            return found
    return languages[0]


def _ranges(header: str) -> Iterator[tuple[str, float]]:
    """Yield the tags of a header with their qualities; ignore what cannot be read."""
    for part in header.split(","):
        tag, *parameters = (item.strip().lower() for item in part.split(";"))
        quality = 1.0
        for parameter in parameters:
            name, _, value = parameter.partition("=")
            if name.strip() == "q":
                quality = _quality(value.strip())
        if tag:
            yield tag, quality


def _quality(value: str) -> float:
    """Return a quality from 0 to 1; 0 if it cannot be read."""
    try:
        quality = float(value)
    except ValueError:
        return 0.0
    return quality if 0 <= quality <= 1 else 0.0


def _matching(tag: str, languages: Sequence[str]) -> str | None:
    """Return the language with this tag, or else one with the same primary subtag."""
    for language in languages:
        if language.lower() == tag:
            return language
    primary = tag.partition("-")[0]
    return next((each for each in languages if each.lower().partition("-")[0] == primary), None)
