import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [svelte()],
  // Svelte as in the browser; by default tests would get the version for servers.
  resolve: { conditions: ["browser"] },
  test: {
    include: ["tests/**/*.test.ts"],
    // Node's own EventSource.
    execArgv: ["--experimental-eventsource"],
    testTimeout: 10_000,
  },
});
