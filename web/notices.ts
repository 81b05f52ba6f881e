/** A Vite plugin that writes the licences of all bundled packages to a file next to the page. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

export const NOTICES = "third-party-notices.txt";

interface Manifest {
  name: string;
  version: string;
  license: string;
  homepage?: string;
}

/** Return the folder of the package that a module belongs to; `null` for our own modules. */
export function packageFolder(module: string): string | null {
  const [, folder] = /^\0?(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(module) ?? [];
  return folder ?? null;
}

/** Return the text of a package's licence file, or else the standard text in this folder. */
function licenceText(folder: string, { name, license }: Manifest): string {
  const file = readdirSync(folder).find((each) => /^licen[cs]e/i.test(each));
  if (file !== undefined) return readFileSync(join(folder, file), "utf8");
  const standard = new URL(`${license.toLowerCase()}.txt`, import.meta.url);
  if (!existsSync(standard))
    throw new Error(`${name} has no licence file, and web/ has no text of ${license}`);
  return readFileSync(standard, "utf8");
}

/** Return one notice for each package of these modules, sorted by package name. */
export function noticesOf(modules: Iterable<string>): string {
  const folders = new Set([...modules].map(packageFolder).filter((folder) => folder !== null));
  const found = [...folders].map((folder) => {
    const manifest = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as Manifest;
    return { ...manifest, text: licenceText(folder, manifest).trim() };
  });
  found.sort((one, other) => one.name.localeCompare(other.name));
  return found
    .map(({ name, version, license, homepage, text }) =>
      [`${name} ${version} (${license})`, homepage ?? "", "", text].join("\n"),
    )
    .join(`\n\n${"-".repeat(80)}\n\n`)
    .concat("\n");
}

export function notices(): Plugin {
  return {
    name: "notices",
    apply: "build",
    generateBundle() {
      this.emitFile({ type: "asset", fileName: NOTICES, source: noticesOf(this.getModuleIds()) });
    },
  };
}
