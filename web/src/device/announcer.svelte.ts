/** Sentences for screen readers, said one after the other. */
class Announcer {
  sentence = $state("");
}

export const announcer = new Announcer();

export function announce(sentence: string): void {
  announcer.sentence = sentence;
}
