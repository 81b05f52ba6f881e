/** Search the rule book, and group its paragraphs. */
import type { BookParagraph, BookPassage } from "../../api/types";

/** Return a passage and all passages in it, in reading order. */
function walk(passage: BookPassage): BookPassage[] {
  return [passage, ...passage.passages.flatMap(walk)];
}

function words(passage: BookPassage): string {
  return [
    passage.title,
    ...passage.paragraphs.map(({ text }) => text),
    ...passage.pictures.map(({ caption }) => caption),
    passage.why ?? "",
    passage.option?.name ?? "",
    passage.option?.text ?? "",
    ...passage.others.map(({ books, text }) => `${books}: ${text}`),
  ].join("\n");
}

/** Return a text in lower case and without accents, for comparison. */
function plain(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "")
    .toLowerCase();
}

/** Return the passages that contain the search text. */
export function findPassages(chapters: readonly BookPassage[], wanted: string): BookPassage[] {
  const part = plain(wanted.trim());
  return chapters.flatMap(walk).filter((passage) => plain(words(passage)).includes(part));
}

/** Group consecutive points of a list, and consecutive paragraphs of one kind. */
export function blocksOf(paragraphs: readonly BookParagraph[]) {
  const blocks: { points: boolean; ours: boolean; texts: string[] }[] = [];
  for (const { text, point, ours } of paragraphs) {
    const last = blocks.at(-1);
    if (last?.points === point && last.ours === ours) last.texts.push(text);
    else blocks.push({ points: point, ours, texts: [text] });
  }
  return blocks;
}
