/** Finds figures in a page without a source. */
import type { Article } from "#content/article.ts";
import type { Block, Inline } from "#content/blocks.ts";
import { plainText } from "#content/plainText.ts";

/** Dollar amounts, percentages and GPAs typed by an author; a figure filled in by name has a source. */
const typedFigure = /\$\s?\d|\d\s?%|\d percent\b|\b\d\.\d/;

/** The beginnings of passages that state a figure but cite no source. */
export function uncitedPassages({ answer, blocks }: Article): string[] {
  return [[answer], ...blocks.flatMap(passagesOf)]
    .filter((runs) => typedFigure.test(runs.map(typedText).join(" ")) && !runs.some(isSourced))
    .map((runs) => runs.map(plainText).join(" ").slice(0, 70));
}

/** Passages: runs of text for which a single citation is enough. */
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

/** The text without figures filled in by name, bold or not. */
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

/** Dates that cite no source. */
export function uncitedDates({ blocks }: Article): string[] {
  return blocks.flatMap((block) =>
    block.kind === "dates"
      ? block.dates
          .filter(({ what }) => !isSourced(what))
          .map(({ on, what }) => `${on} ${plainText(what).slice(0, 60)}`)
      : [],
  );
}
