"""Check that every text of a page is legible: not cut off, and not covered."""

from __future__ import annotations

from playwright.sync_api import Page

_ILLEGIBLE = """() => {
    const clips = (value) => value === 'hidden' || value === 'clip';
    const scrolls = (value) => value === 'auto' || value === 'scroll';
    const floating = (element) => {
        for (let each = element; each; each = each.parentElement) {
            const { position } = getComputedStyle(each);
            if (['absolute', 'fixed', 'sticky'].includes(position)) return each;
        }
        return null;
    };
    const found = new Set();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        const parent = node.parentElement;
        const text = node.textContent.trim();
        if (!text || parent.closest('.unseen, option, script, style, svg')) continue;
        if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
        // `elementFromPoint` finds only what is in sight.
        parent.scrollIntoView({ block: 'center' });
        const complain = (what) => found.add(`${what}: ${text.slice(0, 60)}`);
        const range = document.createRange();
        range.selectNodeContents(node);
        for (const box of range.getClientRects()) {
            if (box.width < 2 || box.height < 2) continue;
            let inSight = true, canScroll = false;
            for (let each = parent; each && each !== document.body; each = each.parentElement) {
                const { overflowX, overflowY } = getComputedStyle(each);
                const edge = each.getBoundingClientRect();
                const beside = box.right > edge.right + 1 || box.left < edge.left - 1;
                const beyond = box.bottom > edge.bottom + 3 || box.top < edge.top - 3;
                if (scrolls(overflowX) || scrolls(overflowY)) {
                    canScroll = scrolls(overflowX) && each.scrollWidth > each.clientWidth;
                    inSight = !beside && !beyond;
                    break;
                }
                if (clips(overflowX) && beside) complain('cut off at the side');
                if (clips(overflowY) && beyond) complain('cut off above or below');
            }
            const outside = box.right > innerWidth + 1 || box.left < -1;
            if (!canScroll && outside) complain('beyond the edge');
            if (!inSight || getComputedStyle(parent).pointerEvents === 'none') continue;
            for (const part of [0.1, 0.5, 0.9]) {
                const top = document.elementFromPoint(
                    box.left + part * box.width, box.top + box.height / 2);
                if (!top || parent.contains(top) || top.contains(parent)) continue;
                // A floating element may cover a text, because the text can be scrolled.
                const above = floating(top);
                if (above && !above.contains(parent)) continue;
                const other = top.textContent.trim();
                if (other) complain(`under “${other.slice(0, 40)}”`);
            }
        }
    }
    return [...found];
}"""


def illegible(page: Page) -> list[str]:
    """Return the texts that are cut off or covered, each with the problem."""
    found = page.evaluate(_ILLEGIBLE)
    assert isinstance(found, list)
    return found
