/** The Flesch-Kincaid grade of a text, with a program's full name counted as one word. */
import { syllable } from "syllable";
import type { Article } from "#content/article.ts";
import type { Inline } from "#content/blocks.ts";
import { toPlainText } from "#content/plainText.ts";

/** Capitalized words in a row, including small connecting words: "Ohio College Opportunity Grant". */
const name = /\b[A-Z][\w’'&.-]*(?:\s+(?:(?:of|the|for|and|in|at|&)\s+){0,2}[A-Z][\w’'&.-]*)+/g;

/**
 * U.S. school grade, such as 7.4; each paragraph ends a sentence. Source: Kincaid, Fishburne, Rogers and Chissom,
 * "Derivation of New Readability Formulas", Research Branch Report 8-75, 1975: the Flesch-Kincaid formula.
 */
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
  return 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59;
}

function splitSentences(paragraph: string): string[] {
  return paragraph
    .replace(/\b([A-Z])\.(?=[A-Z]\.|\s[a-z])/g, "$1")
    .split(/(?<=[.?!:;])\s+(?=[A-Z0-9“"$])/)
    .filter((sentence) => /[A-Za-z]/.test(sentence));
}

/** The prose of a page: answer, paragraphs, list items, notes and steps, without tables, data and sources. */
export function listProse(article: Article): string[] {
  return listProseRuns(article).map(toPlainText);
}

/** The same as runs, so that what cites a source can be told from what does not. */
export function listProseRuns({ answer, blocks }: Article): (readonly Inline[])[] {
  const inBlocks = blocks.flatMap((block) => {
    if (block.kind === "paragraph") return [block.text];
    if (block.kind === "list") return block.items;
    if (block.kind === "now") return block.steps.map(({ text }) => text);
    return block.kind === "note" ? block.paragraphs : [];
  });
  return [answer, ...inBlocks];
}
