/** Figures in a page that no source stands behind. */
import type { Article } from "#content/article.ts";
import type { Block, Inline } from "#content/blocks.ts";
import { toPlainText } from "#content/plainText.ts";

/** Amounts, percentages and grade points as an author types them; a figure that came by name has its source. */
const typedFigure = /\$\s?\d|\d\s?%|\d percent\b|\b\d\.\d/;

/** The beginnings of the passages that state a figure and name no source. */
export function findUncitedPassages({ answer, blocks }: Article): string[] {
  return [[answer], ...blocks.flatMap(listPassages)]
    .filter((runs) => typedFigure.test(runs.map(toTypedText).join(" ")) && !runs.some(isSourced))
    .map((runs) => runs.map(toPlainText).join(" ").slice(0, 70));
}

/** Each passage: runs of text of which one source is enough for all. */
function listPassages(block: Block): Inline[][][] {
  switch (block.kind) {
    case "paragraph":
      return [[block.text]];
    case "list":
      return block.items.map((item) => [item]);
    case "note":
      return block.paragraphs.map((paragraph) => [paragraph]);
    case "table":
      return [[block.caption, ...block.head, ...block.rows.flat()]];
    case "program":
      return [[block.program.amount, block.program.by, block.program.how, ...block.program.who]];
    case "dates":
      return block.dates.map(({ what }) => [what]);
    default:
      return [];
  }
}

/** The letters without the figures that came by name, in bold or not. */
function toTypedText(runs: readonly Inline[]): string {
  return runs
    .map((run) => {
      if (typeof run === "string") return run;
      if ("bold" in run) return toTypedText(run.bold);
      if ("italic" in run) return toTypedText(run.italic);
      return "figure" in run ? "" : toPlainText([run]);
    })
    .join("");
}

function isSourced(runs: readonly Inline[]): boolean {
  return runs.some((run) => {
    if (typeof run === "string") return false;
    if ("cite" in run) return true;
    if ("bold" in run) return isSourced(run.bold);
    return "italic" in run && isSourced(run.italic);
  });
}

/** Dates that name no source. */
export function findUncitedDates({ blocks }: Article): string[] {
  return blocks.flatMap((block) =>
    block.kind === "dates"
      ? block.dates
          .filter(({ what }) => !isSourced(what))
          .map(({ on, what }) => `${on} ${toPlainText(what).slice(0, 60)}`)
      : [],
  );
}
