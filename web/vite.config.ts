import process from "node:process";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";
import { notices } from "./notices";
import { expandBreakpoints } from "./src/style/breakpoints";

/** Style sheets and components may name breakpoints. */
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
  // The server hands out the page's files from here.
  base: "./",
  build: {
    outDir: "../src/monkeypalace/server/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
  },
  // Where `monkeypalace serve` listens, unless it is told otherwise.
  server: { proxy: { "/api": `http://127.0.0.1:${process.env.MONKEYPALACE_PORT ?? 8080}` } },
});
