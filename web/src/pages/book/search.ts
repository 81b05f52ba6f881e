/** Finding words in the rule book, and its paragraphs in groups. */
import type { BookParagraph, BookPassage } from "../../api/types";

/** A chapter's passages in the order of reading, itself first. */
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
  ].join("\n");
}

/** Accents and capital letters make no difference. */
function plain(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "")
    .toLowerCase();
}

/** The passages in which what is wanted occurs. */
export function found(chapters: readonly BookPassage[], wanted: string): BookPassage[] {
  const part = plain(wanted.trim());
  return chapters.flatMap(walk).filter((passage) => plain(words(passage)).includes(part));
}

/** Points of a list that follow each other belong together. */
export function blocksOf(paragraphs: readonly BookParagraph[]) {
  const blocks: { points: boolean; texts: string[] }[] = [];
  for (const { text, point } of paragraphs) {
    const last = blocks.at(-1);
    if (last?.points === point) last.texts.push(text);
    else blocks.push({ points: point, texts: [text] });
  }
  return blocks;
}
