/** Finds figures in a page without a source. */
import type { Article } from "#content/article.ts";
import type { Block, Inline } from "#content/blocks.ts";
import { toPlainText } from "#content/plainText.ts";

/** Dollar amounts, percentages and GPAs typed by an author; a figure filled in by name has a source. */
const typedFigure = /\$\s?\d|\d\s?%|\d percent\b|\b\d\.\d/;

/** The beginnings of passages that state a figure but cite no source. */
export function findUncitedPassages({ answer, blocks }: Article): string[] {
  return [[answer], ...blocks.flatMap(listPassages)]
    .filter((runs) => typedFigure.test(runs.map(toTypedText).join(" ")) && !runs.some(isSourced))
    .map((runs) => runs.map(toPlainText).join(" ").slice(0, 70));
}

/** Passages: runs of text for which a single citation is enough. */
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
    case "now":
      return block.steps.map(({ text }) => [text]);
    case "dates":
      return block.dates.map(({ what }) => [what]);
    default:
      return [];
  }
}

/** The text without figures filled in by name, bold or not. */
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

/** Whether a passage cites a source, or holds a figure that brings one. */
export function isSourced(runs: readonly Inline[]): boolean {
  return runs.some((run) => {
    if (typeof run === "string") return false;
    if ("cite" in run) return true;
    if ("figure" in run) return run.fact !== undefined;
    if ("bold" in run) return isSourced(run.bold);
    return "italic" in run && isSourced(run.italic);
  });
}

/** Dates that cite no source. */
export function findUncitedDates({ blocks }: Article): string[] {
  return blocks.flatMap((block) =>
    block.kind === "dates"
      ? block.dates
          .filter(({ what }) => !isSourced(what))
          .map(({ on, what }) => `${on} ${toPlainText(what).slice(0, 60)}`)
      : [],
  );
}
