/** The language of the page; it can be changed at any time. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import englishGame from "../../../src/monkeypalace/locale/en/game.ftl?raw";
import englishPage from "../../../src/monkeypalace/locale/en/page.ftl?raw";
import { remember, remembered } from "../device/settings";

/** The values in a sentence, by name. */
export type Params = Readonly<Record<string, FluentVariable>>;

/** The name of each language, in that language. */
export const LANGUAGE_NAMES = {
  en: "English",
  fr: "Français",
  nl: "Nederlands",
  it: "Italiano",
  "pt-BR": "Português",
};
export type Language = keyof typeof LANGUAGE_NAMES;
export const LANGUAGES = Object.keys(LANGUAGE_NAMES) as Language[];

/** The files that every page needs. English is bundled; other languages are loaded when chosen. */
const COMMON_FILES = import.meta.glob<string>(
  ["../../../src/monkeypalace/locale/*/{game,page}.ftl", "!**/en/*"],
  { query: "?raw", import: "default" },
);

async function sources(name: Language, topics: ReadonlySet<string>): Promise<string[]> {
  const files = Object.entries(COMMON_FILES).filter(([path]) => path.includes(`/${name}/`));
  if (topics.size > 0) {
    // Not part of the first load: the list of these files is long.
    const { TOPIC_FILES } = await import("./topics");
    files.push(
      ...Object.entries(TOPIC_FILES).filter(([path]) =>
        [...topics].some((topic) => path.endsWith(`/${name}/${topic}.ftl`)),
      ),
    );
  }
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
  #wanted: Language = "en";
  #topics = new Set<string>();
  #loading = Promise.resolve();

  choose(language: Language): Promise<void> {
    this.#wanted = language;
    // Languages load one after the other, so that the last choice wins.
    this.#loading = this.#loading.catch(() => undefined).then(() => this.#load());
    return this.#loading;
  }

  async #load(): Promise<void> {
    const name = this.#wanted;
    this.#bundle = bundleOf(name, await sources(name, this.#topics));
    this.current = name;
    remember("language", name);
  }

  /** Load the texts of a topic, which only some pages need, also in languages chosen later. */
  async loadTopic(topic: string): Promise<void> {
    if (this.#topics.has(topic)) return;
    this.#topics.add(topic);
    try {
      await this.choose(this.#wanted);
    } catch (error) {
      // The next call tries again; until then, other topics and languages can be loaded.
      this.#topics.delete(topic);
      throw error;
    }
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

const primaryOf = (tag: string) => tag.split("-")[0]!.toLowerCase();

/**
 * Return the first of the preferred languages that the page has. By default, these are the language
 * of the last visit, then those of the browser.
 */
export function firstLanguage(
  preferred: readonly string[] = [remembered("language", ""), ...navigator.languages],
): Language {
  for (const tag of preferred) {
    const found =
      LANGUAGES.find((known) => known === tag) ??
      LANGUAGES.find((known) => primaryOf(known) === primaryOf(tag));
    if (found) return found;
  }
  return "en";
}
