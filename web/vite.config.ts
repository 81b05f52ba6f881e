import process from "node:process";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [svelte()],
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
