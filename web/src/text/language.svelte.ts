/** The language of the page; it can be changed at any time. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import englishGame from "../../../src/monkeypalace/locale/en/game.ftl?raw";
import englishPage from "../../../src/monkeypalace/locale/en/page.ftl?raw";
import { remember, remembered } from "../settings";

export const LANGUAGES = ["en", "fr", "nl", "it", "pt-BR"] as const;
export type Language = (typeof LANGUAGES)[number];

/** What the page reads of a language; other languages than English when they are chosen. */
const OTHERS = import.meta.glob<string>(
  ["../../../src/monkeypalace/locale/*/{game,page}.ftl", "!**/en/*"],
  { query: "?raw", import: "default" },
);

async function sources(name: Language): Promise<string[]> {
  if (name === "en") return [englishGame, englishPage];
  const files = Object.entries(OTHERS).filter(([path]) => path.includes(`/${name}/`));
  return Promise.all(files.map(([, load]) => load()));
}

function bundleOf(name: string, texts: string[]): FluentBundle {
  const bundle = new FluentBundle(name, { useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(text));
  return bundle;
}

class LanguageState {
  current = $state<Language>("en");
  /** Languages that the server has texts in; others get its first. */
  served = $state<readonly string[]>(["en"]);
  #bundle = $state.raw(bundleOf("en", [englishGame, englishPage]));

  /** The language to ask the server for. */
  get asked(): string {
    return this.served.includes(this.current) ? this.current : (this.served[0] ?? "en");
  }

  async choose(language: Language): Promise<void> {
    this.#bundle = bundleOf(language, await sources(language));
    this.current = language;
    document.documentElement.lang = language;
    remember("language", language);
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  say(id: string, params: Record<string, FluentVariable> = {}): string {
    const pattern = this.#bundle.getMessage(id)?.value;
    if (pattern === undefined || pattern === null) throw new Error(`no text ${id} in ${this.current}`);
    const errors: Error[] = [];
    const text = this.#bundle.formatPattern(pattern, params, errors);
    if (errors.length > 0) throw new Error(`text ${id} in ${this.current}: ${errors[0]}`);
    return text;
  }
}

export const language = new LanguageState();

/** The sentence with this id. */
export const t = (id: string, params?: Record<string, FluentVariable>) => language.say(id, params);

/** The language used last, or the browser's, if we have it. */
export function firstLanguage(): Language {
  const wished = [remembered("language", ""), ...navigator.languages];
  for (const wish of wished) {
    const exact = LANGUAGES.find((known) => known === wish);
    const close = LANGUAGES.find((known) => wish !== "" && known.startsWith(wish.slice(0, 2)));
    if (exact ?? close) return (exact ?? close)!;
  }
  return "en";
}
