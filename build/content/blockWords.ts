/** The plain words of blocks, for counting and for search. */
import type { Block } from "#content/blocks.ts";
import { plainText } from "#content/plainText.ts";

/** The number of words on a page, including tables and data blocks. */
export function wordsOf(blocks: readonly Block[]): number {
  return blocks
    .flatMap(textsOf)
    .join(" ")
    .split(/\s+/)
    .filter((word) => /[A-Za-z0-9]/.test(word)).length;
}

/** All words of a block, for counting and for search. */
export function textsOf(block: Block): string[] {
  switch (block.kind) {
    case "heading":
      return [block.text];
    case "paragraph":
      return [plainText(block.text)];
    case "list":
      return block.items.map(plainText);
    case "table":
      return [plainText(block.caption), ...[block.head, ...block.rows].flatMap((row) => row.map(plainText))];
    case "note":
      return block.paragraphs.map(plainText);
    case "program": {
      const { name, agency, amount, amountYear, who, by, how } = block.program;
      return [
        name,
        agency,
        plainText(amount),
        amountYear,
        ...who.map(plainText),
        plainText(by),
        plainText(how),
      ];
    }
    case "dates":
      return [block.title, ...block.dates.map(({ what }) => plainText(what))];
    case "requirements":
      return [
        block.title,
        ...block.columns,
        ...block.rows.flatMap(({ subject, cells }) => [subject, ...cells.map(plainText)]),
      ];
    case "places":
      return block.places.flatMap(({ name, text }) => [name, text]);
    default:
      return [];
  }
}
