/** The words of a run of text; apart from the schemas, which a page that was rendered from the text does not need. */
import type { Inline } from "./blocks.ts";

/** The letters of a run of text, without its marks. */
export function toPlainText(runs: readonly Inline[]): string {
  return runs.map(toPlainRun).join("");
}

function toPlainRun(run: Inline): string {
  if (typeof run === "string") return run;
  if ("figure" in run) return run.figure;
  if ("bold" in run) return toPlainText(run.bold);
  if ("italic" in run) return toPlainText(run.italic);
  return "to" in run ? toPlainText(run.text) : "";
}
