/** How hard a text is to read: the Flesch-Kincaid grade of its prose, where a named program counts as one word. */
import { fleschKincaid } from "flesch-kincaid";
import { syllable } from "syllable";
import type { Article } from "#content/article.ts";
import { toPlainText } from "#content/plainText.ts";

/** Capital words in a row, with the small words that names have inside: "Ohio College Opportunity Grant". */
const name = /\b[A-Z][\w’'&.-]*(?:\s+(?:(?:of|the|for|and|in|at|&)\s+){0,2}[A-Z][\w’'&.-]*)+/g;

/** U.S. school grade, such as 7.4; `paragraphs` each end a sentence. Source: Kincaid and others, 1975. */
export function calculateReadingGrade(paragraphs: readonly string[]): number {
  const sentences = paragraphs.flatMap(splitSentences);
  const words = sentences.flatMap((sentence) =>
    sentence
      .replace(name, "Name")
      .split(/\s+/)
      .filter((word) => /[A-Za-z]/.test(word)),
  );
  if (words.length === 0) return 0;
  const syllables = words.reduce((sum, word) => sum + syllable(word), 0);
  return fleschKincaid({ sentence: sentences.length, word: words.length, syllable: syllables });
}

function splitSentences(paragraph: string): string[] {
  return paragraph
    .replace(/\b([A-Z])\.(?=[A-Z]\.|\s[a-z])/g, "$1")
    .split(/(?<=[.?!:;])\s+(?=[A-Z0-9“"$])/)
    .filter((sentence) => /[A-Za-z]/.test(sentence));
}

/** The prose of a page: answer, paragraphs, list items and notes, without tables, data and sources. */
export function listProse({ answer, blocks }: Article): string[] {
  const inBlocks = blocks.flatMap((block) => {
    if (block.kind === "paragraph") return [toPlainText(block.text)];
    if (block.kind === "list") return block.items.map(toPlainText);
    return block.kind === "note" ? block.paragraphs.map(toPlainText) : [];
  });
  return [toPlainText(answer), ...inBlocks];
}
