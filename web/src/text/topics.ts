/** Texts that only some pages need; see `loadTopic`. */
export const TOPIC_FILES = import.meta.glob<string>(
  "../../../src/monkeypalace/locale/*/{rulebook,lessons,judge,coach,puzzles,review}.ftl",
  { query: "?raw", import: "default" },
);
