/** Lets `import-x/no-cycle` follow the imports of components: it parses only their scripts. */
import { parser } from "typescript-eslint";

export const meta = { name: "component-imports", version: "1" };

// A value of an attribute may contain ">", as in `generics`.
const SCRIPT = /(<script(?:"[^"]*"|[^">])*>)([^]*?)<\/script>/g;

export function parseForESLint(component, options) {
  const scripts = [...component.matchAll(SCRIPT)].map(([, , script]) => script);
  return parser.parseForESLint(scripts.join("\n"), {
    ...options,
    filePath: `${options.filePath}.ts`,
  });
}
