/** The folders of `src`, the lowest layer first: each may import from those before it. */
const LAYERS = [
  "style",
  "device",
  "text",
  "api",
  "parts",
  "model",
  "board",
  "turn",
  "steps",
  "pages",
];

/** Pages do not import each other: code that two pages share belongs to a lower layer. */
const PAGES = [
  "about",
  "book",
  "judge",
  "lessons",
  "lobby",
  "puzzles",
  "replay",
  "review",
  "table",
];

/** Return the forbidden imports, as options of `import-x/no-restricted-paths`. */
export function zones(src) {
  const between = LAYERS.flatMap((layer, index) =>
    LAYERS.slice(index + 1).map((above) => ({
      target: `${src}/${layer}`,
      from: `${src}/${above}`,
      message: `${layer} is a lower layer than ${above}.`,
    })),
  );
  const among = PAGES.map((page) => ({
    target: `${src}/pages/${page}`,
    from: `${src}/pages`,
    except: [`./${page}`],
    message: "Pages do not import each other.",
  }));
  return [...between, ...among];
}
