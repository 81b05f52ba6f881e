/** The latest sentence for screen readers. */
class Announcer {
  sentence = $state("");
}

export const announcer = new Announcer();

export function announce(sentence: string): void {
  announcer.sentence = sentence;
}
