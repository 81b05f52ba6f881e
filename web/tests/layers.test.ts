/** ESLint checks layers, pages and import cycles: one test for each kind of import. */
import { readdirSync } from "node:fs";
import { ESLint } from "eslint";
import { expect, test } from "vitest";

const eslint = new ESLint();

async function complaints(path: string, code: string): Promise<(string | null)[]> {
  const [found] = await eslint.lintText(code, { filePath: `src/${path}` });
  const rules = found!.messages.map(({ ruleId }) => ruleId);
  return rules.filter((rule) => rule === null || rule.startsWith("import-x/"));
}

const component = (code: string) => `<script lang="ts">\n${code}\n</script>\n`;

const CASES: [what: string, path: string, code: string, rule: string[]][] = [
  ["an import from a lower layer is allowed", "turn/trial.ts", 'import "../api/client";', []],
  [
    "an import from a higher layer is refused",
    "model/names.ts",
    'import "../turn/trial";',
    ["import-x/no-restricted-paths"],
  ],
  [
    "an import from a higher layer is refused in a component",
    "parts/QrCode.svelte",
    component('import Tags from "../board/Tags.svelte"; void Tags;'),
    ["import-x/no-restricted-paths"],
  ],
  [
    "an import from another page is refused",
    "pages/book/search.ts",
    'import "../judge/overlays";',
    ["import-x/no-restricted-paths"],
  ],
  [
    "a cycle of imports is refused",
    "model/lattice.ts",
    'import { heightOf } from "./palace"; void heightOf;',
    ["import-x/no-cycle"],
  ],
  [
    "a cycle of components is refused",
    "steps/SwapList.svelte",
    component('import BuildStep from "./BuildStep.svelte"; void BuildStep;'),
    ["import-x/no-cycle"],
  ],
];

test.each(CASES)("%s", { timeout: 120_000 }, async (_, path, code, rules) => {
  expect(await complaints(path, code)).toEqual(rules);
});

const foldersIn = (path: string) =>
  readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

interface Config {
  rules: Record<string, [number, { zones: { target: string; from: string }[] }]>;
}

test("the rules name every folder of src and every page", async () => {
  const { rules } = (await eslint.calculateConfigForFile("src/main.ts")) as Config;
  const { zones } = rules["import-x/no-restricted-paths"]![1];
  const named = new Set(zones.flatMap(({ target, from }) => [target, from]));
  const folders = [...foldersIn("src"), ...foldersIn("src/pages").map((page) => `pages/${page}`)];
  expect(folders.filter((folder) => !named.has(`./src/${folder}`))).toEqual([]);
});
