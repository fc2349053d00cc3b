/** The figures of a page that are bound to records. */
import type { Article } from "./article.ts";
import type { Block, Inline } from "./blocks.ts";

export type BoundFigure = {
  /** The record with its period, such as "pellMaximum@2026-27". */
  fact: string;
  /** As it is written. */
  figure: string;
};

/** Each record and figure once, in the order of the page. */
export function listBoundFigures({ answer, blocks }: Pick<Article, "answer" | "blocks">): BoundFigure[] {
  const found = new Map<string, BoundFigure>();
  for (const run of [answer, ...blocks.flatMap(listRuns)].flat().flatMap(listFigures)) {
    found.set(`${run.fact} ${run.figure}`, run);
  }
  return [...found.values()];
}

/** Every run of text in a block. */
export function listRuns(block: Block): (readonly Inline[])[] {
  switch (block.kind) {
    case "paragraph":
      return [block.text];
    case "list":
      return block.items;
    case "table":
      return [block.caption, ...block.head, ...block.rows.flat()];
    case "figure":
      return [block.caption, ...block.rows.flatMap(({ name, values }) => [name, ...values])];
    case "note":
      return block.paragraphs;
    case "now":
      return block.steps.map(({ text }) => text);
    case "dates":
      return block.dates.map(({ what }) => what);
    case "requirements":
      return block.rows.flatMap(({ cells }) => cells);
    default:
      return [];
  }
}

function listFigures(run: Inline): BoundFigure[] {
  if (typeof run === "string" || "cite" in run) return [];
  if ("figure" in run) return run.fact === undefined ? [] : [{ fact: run.fact, figure: run.figure }];
  return ("bold" in run ? run.bold : "italic" in run ? run.italic : run.text).flatMap(listFigures);
}
