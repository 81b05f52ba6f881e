import { fileURLToPath } from "node:url";
import js from "@eslint/js";
import { createNodeResolver, flatConfigs as imports } from "eslint-plugin-import-x";
import svelte from "eslint-plugin-svelte";
import { defineConfig } from "eslint/config";
import globals from "globals";
import ts from "typescript-eslint";
import { zones } from "./lint/layers.js";

const componentImports = fileURLToPath(new URL("lint/component-imports.js", import.meta.url));

export default defineConfig(
  { ignores: ["src/api/schema.d.ts"] },
  js.configs.recommended,
  ts.configs.recommendedTypeChecked,
  svelte.configs.recommended,
  imports.typescript,
  {
    languageOptions: {
      globals: globals.browser,
      parserOptions: {
        parser: ts.parser,
        projectService: true,
        extraFileExtensions: [".svelte"],
      },
    },
    plugins: imports.recommended.plugins,
    settings: {
      "import-x/extensions": [".ts", ".svelte"],
      "import-x/parsers": {
        "@typescript-eslint/parser": [".ts"],
        [componentImports]: [".svelte"],
      },
      "import-x/resolver-next": [createNodeResolver({ extensions: [".ts", ".svelte"] })],
    },
    rules: {
      "import-x/no-cycle": "error",
      "import-x/no-restricted-paths": ["error", { zones: zones("./src") }],
    },
  },
  {
    files: ["**/*.svelte"],
    rules: {
      // `{" "}` is a space that Svelte would drop at the end of a block.
      "svelte/no-useless-mustaches": "off",
      // ESLint does not know the types of other components; svelte-check does, and checks them.
      "@typescript-eslint/no-unsafe-argument": "off",
      "@typescript-eslint/no-unsafe-assignment": "off",
      "@typescript-eslint/no-unsafe-call": "off",
      "@typescript-eslint/no-unsafe-member-access": "off",
      "@typescript-eslint/no-unsafe-return": "off",
    },
  },
  {
    // Build scripts: plain JavaScript, without type information.
    files: ["*.js", "lint/*.js"],
    extends: [ts.configs.disableTypeChecked],
    languageOptions: { globals: globals.node },
  },
  {
    // Served without a build step.
    files: ["public/*.js"],
    extends: [ts.configs.disableTypeChecked],
    languageOptions: { globals: globals.serviceworker },
  },
);
