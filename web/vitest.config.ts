import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [svelte()],
  // Use Svelte's browser build; the default is its server build.
  resolve: { conditions: ["browser"] },
  test: {
    include: ["tests/**/*.test.ts"],
    // Enables Node's EventSource, which `stream.ts` uses.
    execArgv: ["--experimental-eventsource"],
    testTimeout: 10_000,
  },
});
