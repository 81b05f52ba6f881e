/** The language of the page; it can be changed at any time. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import english from "../../../src/monkeypalace/locale/web/en.ftl?raw";
import { remember, remembered } from "../settings";

export const LANGUAGES = ["en", "fr", "nl", "it", "pt-BR"] as const;
export type Language = (typeof LANGUAGES)[number];

/** Each language's file is loaded when it is chosen. */
const FILES: Record<Exclude<Language, "en">, () => Promise<{ default: string }>> = {
  fr: () => import("../../../src/monkeypalace/locale/web/fr.ftl?raw"),
  nl: () => import("../../../src/monkeypalace/locale/web/nl.ftl?raw"),
  it: () => import("../../../src/monkeypalace/locale/web/it.ftl?raw"),
  "pt-BR": () => import("../../../src/monkeypalace/locale/web/pt-BR.ftl?raw"),
};

function bundleOf(name: string, source: string): FluentBundle {
  const bundle = new FluentBundle(name, { useIsolating: false });
  bundle.addResource(new FluentResource(source));
  return bundle;
}

class LanguageState {
  current = $state<Language>("en");
  /** Languages that the server has texts in; others get its first. */
  served = $state<readonly string[]>(["en"]);
  #bundle = $state.raw(bundleOf("en", english));

  /** The language to ask the server for. */
  get asked(): string {
    return this.served.includes(this.current) ? this.current : (this.served[0] ?? "en");
  }

  async choose(language: Language): Promise<void> {
    const source = language === "en" ? english : (await FILES[language]()).default;
    this.#bundle = bundleOf(language, source);
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
