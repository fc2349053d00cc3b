/** Figures in a page that no source stands behind. */
import type { Article } from "#content/article.ts";
import type { Block, Inline } from "#content/blocks.ts";
import { plainText } from "#content/plainText.ts";

/** Amounts, percentages and grade points as an author types them; a figure that came by name has its source. */
const typedFigure = /\$\s?\d|\d\s?%|\d percent\b|\b\d\.\d/;

/** The beginnings of the passages that state a figure and name no source. */
export function uncitedPassages({ answer, blocks }: Article): string[] {
  return [[answer], ...blocks.flatMap(passagesOf)]
    .filter((runs) => typedFigure.test(runs.map(typedText).join(" ")) && !runs.some(isSourced))
    .map((runs) => runs.map(plainText).join(" ").slice(0, 70));
}

/** Each passage: runs of text of which one source is enough for all. */
function passagesOf(block: Block): Inline[][][] {
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
function typedText(runs: readonly Inline[]): string {
  return runs
    .map((run) => {
      if (typeof run === "string") return run;
      if ("bold" in run) return typedText(run.bold);
      if ("italic" in run) return typedText(run.italic);
      return "figure" in run ? "" : plainText([run]);
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
export function uncitedDates({ blocks }: Article): string[] {
  return blocks.flatMap((block) =>
    block.kind === "dates"
      ? block.dates
          .filter(({ what }) => !isSourced(what))
          .map(({ on, what }) => `${on} ${plainText(what).slice(0, 60)}`)
      : [],
  );
}
