import process from "node:process";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";
import { notices } from "./notices";
import { expandBreakpoints } from "./src/style/breakpoints";

/** Replaces the names of breakpoints in style sheets; see `svelte` below for components. */
const breakpoints: Plugin = {
  name: "breakpoints",
  enforce: "pre",
  transform: (code, id) => (id.endsWith(".css") ? expandBreakpoints(code) : null),
};

export default defineConfig({
  plugins: [
    breakpoints,
    notices(),
    svelte({ preprocess: { style: ({ content }) => ({ code: expandBreakpoints(content) }) } }),
  ],
  // Relative addresses, so that a proxy can serve the page under any path.
  base: "./",
  build: {
    // The server serves the page's files from here.
    outDir: "../src/monkeypalace/server/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // One file for the modules that several pages use: each request costs 0.8 kB of headers, and
        // small files are compressed badly.
        codeSplitting: {
          groups: [
            {
              name: "shared",
              test: /src\/(api|board\/[^/]*|board\/plan|device|model|parts|steps|text|turn)\//,
              minShareCount: 2,
            },
          ],
        },
      },
    },
  },
  // The default address of `monkeypalace serve`.
  server: { proxy: { "/api": `http://127.0.0.1:${process.env.MONKEYPALACE_PORT ?? 8080}` } },
});
