"""Building instructions of a game as an HTML page to print: parts, then a step for each turn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from html import escape
from typing import Final

from monkeypalace.game import Build, Game
from monkeypalace.gamefile import Moment, moments
from monkeypalace.notation import format_staircase
from monkeypalace.palace import Palace
from monkeypalace.pictures.cards import ICONS
from monkeypalace.pictures.isometric import draw_isometric, view_box_of
from monkeypalace.pictures.ldraw import (
    ANIMALS,
    BASEPLATE,
    COLOUR_NAMES,
    GROUND_COLOURS,
    PARTS,
    SMALL_TILE,
    STUD_PLATE,
    TILE,
    OfficialPart,
    brown_number,
    parts_of,
)
from monkeypalace.pictures.scene import Mark, Part, PartKind, Scene, scene_of
from monkeypalace.pictures.svg import ViewBox, bounding_box

#: Returns the text of an id with parameters, in one language.
Say = Callable[..., str]

_STYLE: Final = """
:root { color-scheme: light; --ink: #33200b; --soft: #6d5836; --line: #d8bf8c; --paper: #fffdf6;
  font: 16px/1.45 system-ui, sans-serif }
body { margin: 0 auto; padding: 1.5rem; max-width: 66rem; color: var(--ink);
  background: var(--paper) }
h1 { margin: 0; font-size: 2rem } h2 { margin: 2rem 0 .6rem; break-after: avoid }
.soft { color: var(--soft); margin: .3rem 0 1rem; max-width: 46rem }
svg { display: block; width: 100%; height: auto }
.whole { max-width: 44rem; margin: 0 auto }
table { border-collapse: collapse; width: 100% }
th, td { border-bottom: 1px solid var(--line); padding: .35rem .8rem .35rem 0; text-align: left;
  vertical-align: top }
td:nth-child(3), th:nth-child(3) { text-align: right }
.swatch { display: inline-block; width: .9em; height: .9em; margin: 0 .35em -.1em 0;
  border: 1px solid #0006; border-radius: .2em }
.colour { display: inline-block; margin-right: 1rem }
.parts { overflow-x: auto }
ol { list-style: none; margin: 0; padding: 0; display: grid; gap: 1.2rem;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 26rem), 1fr)) }
li { border: 1px solid var(--line); border-radius: .7rem; padding: .8rem; background: #fff;
  break-inside: avoid }
h3 { display: flex; align-items: baseline; gap: .7rem; margin: 0; font-size: 1rem }
h3 b { font-size: 1.8rem; line-height: 1 }
.needs { display: flex; flex-wrap: wrap; gap: .3rem 1rem; margin: .4rem 0 }
.needs span { display: inline-flex; align-items: center; gap: .3rem; white-space: nowrap }
.needs svg { width: 1.3rem }
code { font-size: .85rem; overflow-wrap: anywhere }
@media print { :root { font-size: 10pt } body { max-width: none; padding: 0 }
  ol { grid-template-columns: 1fr 1fr } .parts, .steps { break-before: page } }
"""
#: The icon of each building brick; `_icon` draws those of decorations.
_ICONS: Final = {PartKind.ARCH: "arch", PartKind.BRICK: "brick", PartKind.COLUMN: "column"}


@dataclass(frozen=True, slots=True)
class _Step:
    """A turn in which something was built, and the palace after it."""

    title: str
    notation: str
    palace: Palace
    new: tuple[Part, ...]


def format_instructions(game: Game, say: Say, language: str = "en") -> str:
    """Return the page; `say` returns the text of an id in this language."""
    steps = list(_steps(game, say))
    palace = game.state.palace
    scenes = [_scene(step) for step in steps]
    whole = scene_of(palace)
    box = bounding_box(view_box_of(scene) for scene in [*scenes, whole])
    title = escape(say("build-title"))
    count = sum(len(step.new) for step in steps)
    about = escape(say("build-about", pieces=count, steps=len(steps)))
    figures = "\n".join(
        _figure(number, step, scene, box, say)
        for number, (step, scene) in enumerate(zip(steps, scenes, strict=True), start=1)
    )
    return (
        f'<!doctype html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{title}</title>\n<style>{_STYLE}</style>\n</head>\n<body>\n<h1>{title}</h1>\n"
        f'<p class="soft">{about}</p>\n'
        f'<div class="whole">{draw_isometric(whole, say("show-picture"), view_box=box)}</div>\n'
        f'<section class="parts"><h2>{escape(say("build-parts"))}</h2>\n'
        f'<p class="soft">{escape(say("build-parts-intro"))}</p>\n'
        f"{_table(palace, [part for step in steps for part in step.new], say)}</section>\n"
        f'<section class="steps"><h2>{escape(say("build-steps"))}</h2>\n'
        f'<p class="soft">{escape(say("build-steps-intro"))}</p>\n<ol>\n{figures}\n'
        f"{_animals(len(steps) + 1, palace, whole, box, say)}</ol></section>\n"
        "</body>\n</html>\n"
    )


def _steps(game: Game, say: Say) -> Iterator[_Step]:
    """Yield the starting staircase and every turn that added pieces."""
    palace = game.restarted().state.palace
    known = set(parts_of(palace))
    yield _Step(say("build-start"), "", palace, tuple(parts_of(palace)))
    for moment in moments(game):
        palace = moment.state.palace
        new = tuple(part for part in parts_of(palace) if part not in known)
        known.update(new)
        if new:
            title = say("build-turn", round=moment.round, seat=moment.seat)
            yield _Step(title, _staircase(moment), palace, new)


def _staircase(moment: Moment) -> str:
    """Return the staircase of a turn in notation."""
    built = (record.decision for record in moment.records if isinstance(record.decision, Build))
    return next((format_staircase(decision.staircase) for decision in built), "")


def _scene(step: _Step) -> Scene:
    """Return the palace without its animals, with the new pieces highlighted."""
    scene = scene_of(Palace(step.palace.ground, step.palace.stacks))
    new = set(step.new)
    parts = tuple(replace(part, mark=Mark.NEW) if part in new else part for part in scene.parts)
    return replace(scene, parts=parts)


def _figure(number: int, step: _Step, scene: Scene, box: ViewBox, say: Say) -> str:
    counts = Counter(part.kind for part in step.new)
    needs = "".join(
        f"<span>{_icon(kind)}{counts[kind]} × {escape(say('build-piece', piece=str(kind)))}</span>"
        for kind in PARTS
        if counts[kind]
    )
    notation = f"<code>{escape(step.notation)}</code>" if step.notation else ""
    picture = draw_isometric(scene, f"{number}. {step.title}", step.notation, box)
    return (
        f"<li><h3><b>{number}</b>{escape(step.title)}</h3>"
        f'<div class="needs">{needs}</div>{notation}\n{picture}</li>'
    )


def _animals(number: int, palace: Palace, whole: Scene, box: ViewBox, say: Say) -> str:
    """Return the last step: the animals that sit on the palace."""
    if not palace.animals:
        return ""
    names = ", ".join(
        say("build-animal", animal=str(animal), spot=spot)
        for animal, spot in palace.animals.items()
    )
    title = say("build-animals")
    picture = draw_isometric(whole, f"{number}. {title}", names, box)
    return (
        f"<li><h3><b>{number}</b>{escape(title)}</h3>"
        f'<div class="needs">{escape(names)}</div>\n{picture}</li>\n'
    )


def _icon(kind: PartKind) -> str:
    """Draw a piece's icon; decorations are a round brick in their colour."""
    if kind in _ICONS:
        shape = f'<path d="{ICONS[_ICONS[kind]]}" fill="#8a4a1d"/>'
    else:
        colour = COLOUR_NAMES[PARTS[kind].colour or 0][1]
        shape = (
            f'<rect x="6" y="7" width="12" height="14" rx="3" fill="{colour}" stroke="#0006"/>'
            f'<rect x="8" y="3" width="8" height="5" rx="2" fill="{colour}" stroke="#0006"/>'
        )
    return f'<svg viewBox="0 0 24 24" aria-hidden="true">{shape}</svg>'


def _table(palace: Palace, parts: Sequence[Part], say: Say) -> str:
    heads = "".join(
        f"<th>{escape(say(f'build-head-{name}'))}</th>"
        for name in ("part", "number", "count", "colours")
    )
    rows = "".join(
        f"<tr><td>{escape(name)}</td><td><code>{part.number}</code></td>"
        f"<td>{sum(colours.values())}</td><td>{_colours(colours)}</td></tr>\n"
        for name, part, colours in _rows(palace, parts, say)
    )
    return f"<table><thead><tr>{heads}</tr></thead><tbody>\n{rows}</tbody></table>"


def _rows(
    palace: Palace, parts: Iterable[Part], say: Say
) -> Iterator[tuple[str, OfficialPart, Counter[int]]]:
    """Yield name, number and colours of each part: the pieces, the animals, the ground."""
    counts = Counter(part.kind for part in parts)
    for kind, part in PARTS.items():
        if not counts[kind]:
            continue
        if part.colour is None:
            colours = Counter(brown_number(number) for number in range(counts[kind]))
        else:
            colours = Counter({part.colour: counts[kind]})
        yield say("build-piece", piece=str(kind)), part, colours
    for animal in palace.animals:
        part = ANIMALS[animal]
        yield say("build-piece", piece=str(animal)), part, Counter({part.colour or 0: 1})
    yield say("build-piece", piece="baseplate"), BASEPLATE, Counter({BASEPLATE.colour or 0: 1})
    ground = Counter(palace.ground.colours)
    spots = Counter({code: ground[colour] for colour, code in GROUND_COLOURS.items() if colour})
    if blocked := ground[None]:
        small = Counter({GROUND_COLOURS[None]: blocked})
        yield say("build-piece", piece="small-tile"), SMALL_TILE, small
    yield say("build-piece", piece="stud-plate"), STUD_PLATE, spots
    tiles = Counter({GROUND_COLOURS[colour]: 4 * count for colour, count in ground.items()})
    yield say("build-piece", piece="tile"), TILE, tiles


def _colours(colours: Counter[int]) -> str:
    return "".join(
        f'<span class="colour"><span class="swatch" style="background:{COLOUR_NAMES[code][1]}">'
        f"</span>{count} {COLOUR_NAMES[code][0]}</span>"
        for code, count in colours.items()
        if count
    )
