/** The plain words of blocks, for counting and for search. */
import type { Block } from "./blocks.ts";
import { toPlainText } from "./plainText.ts";

/** The number of words on a page, including tables and data blocks. */
export function listWords(blocks: readonly Block[]): number {
  return blocks
    .flatMap(listBlockTexts)
    .join(" ")
    .split(/\s+/)
    .filter((word) => /[A-Za-z0-9]/.test(word)).length;
}

/** All words of a block, for counting and for search. */
export function listBlockTexts(block: Block): string[] {
  switch (block.kind) {
    case "heading":
      return [block.text];
    case "paragraph":
      return [toPlainText(block.text)];
    case "list":
      return block.items.map(toPlainText);
    case "table":
      return [
        toPlainText(block.caption),
        ...[block.head, ...block.rows].flatMap((row) => row.map(toPlainText)),
      ];
    case "figure":
      return [
        block.title,
        toPlainText(block.caption),
        ...block.parts,
        ...block.rows.flatMap(({ name, values }) => [name, ...values].map(toPlainText)),
      ];
    case "note":
      return block.paragraphs.map(toPlainText);
    case "now":
      return block.steps.map(({ text }) => toPlainText(text));
    case "dates":
      return [block.title, ...block.dates.map(({ what }) => toPlainText(what))];
    case "requirements":
      return [
        block.title,
        ...block.columns,
        ...block.rows.flatMap(({ subject, cells }) => [subject, ...cells.map(toPlainText)]),
      ];
    case "places":
      return block.places.flatMap(({ name, text }) => [name, text]);
    default:
      return [];
  }
}
