/** The language of the page; it can be changed at any time. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import englishGame from "../../../src/monkeypalace/locale/en/game.ftl?raw";
import englishPage from "../../../src/monkeypalace/locale/en/page.ftl?raw";
import { remember, remembered } from "../device/settings";

/** The values in a sentence, by name. */
export type Params = Readonly<Record<string, FluentVariable>>;

/** Each language is called by its own name. */
export const LANGUAGE_NAMES = {
  en: "English",
  fr: "Français",
  nl: "Nederlands",
  it: "Italiano",
  "pt-BR": "Português",
};
export type Language = keyof typeof LANGUAGE_NAMES;
export const LANGUAGES = Object.keys(LANGUAGE_NAMES) as Language[];

/** What the page reads of a language; other languages than English when they are chosen. */
const OTHERS = import.meta.glob<string>(
  ["../../../src/monkeypalace/locale/*/{game,page}.ftl", "!**/en/*"],
  { query: "?raw", import: "default" },
);

/** What only some pages read, see `learn`. */
const FURTHER = import.meta.glob<string>(
  "../../../src/monkeypalace/locale/*/{rulebook,lessons,judge}.ftl",
  { query: "?raw", import: "default" },
);

async function sources(name: Language, further: ReadonlySet<string>): Promise<string[]> {
  const files = Object.entries({ ...OTHERS, ...FURTHER })
    .filter(([path]) => path.includes(`/${name}/`))
    .filter(
      ([path]) => path in OTHERS || [...further].some((topic) => path.endsWith(`/${topic}.ftl`)),
    );
  const loaded = await Promise.all(files.map(([, load]) => load()));
  return name === "en" ? [englishGame, englishPage, ...loaded] : loaded;
}

function bundleOf(name: string, texts: string[]): FluentBundle {
  const bundle = new FluentBundle(name, { useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(text));
  return bundle;
}

class LanguageState {
  current = $state<Language>("en");
  #bundle = $state.raw(bundleOf("en", [englishGame, englishPage]));
  #wished: Language = "en";
  #further = new Set<string>();
  #loading = Promise.resolve();

  choose(language: Language): Promise<void> {
    this.#wished = language;
    // One after the other, so that the last wish is the one that stays.
    this.#loading = this.#loading.catch(() => undefined).then(() => this.#load());
    return this.#loading;
  }

  async #load(): Promise<void> {
    const name = this.#wished;
    this.#bundle = bundleOf(name, await sources(name, this.#further));
    this.current = name;
    remember("language", name);
  }

  /** Read a topic that only some pages need, now and in every language chosen later. */
  async learn(topic: string): Promise<void> {
    if (this.#further.has(topic)) return;
    this.#further.add(topic);
    await this.choose(this.#wished);
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  say(id: string, params: Params = {}): string {
    const pattern = this.#bundle.getMessage(id)?.value;
    if (pattern === undefined || pattern === null)
      throw new Error(`no text ${id} in ${this.current}`);
    const errors: Error[] = [];
    const text = this.#bundle.formatPattern(pattern, params, errors);
    if (errors.length > 0) throw new Error(`text ${id} in ${this.current}: ${errors[0]}`);
    return text;
  }
}

export const language = new LanguageState();

/** The sentence with this id. */
export const t = (id: string, params?: Params) => language.say(id, params);

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
