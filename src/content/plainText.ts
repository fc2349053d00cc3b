/** Plain text from inline runs. Kept apart from the schemas, which a rendered page does not need. */
import type { Inline } from "./blocks.ts";

/** The text of a run, without its formatting. */
export function toPlainText(runs: readonly Inline[]): string {
  return runs.map(toPlainRun).join("");
}

function toPlainRun(run: Inline): string {
  if (typeof run === "string") return run;
  if ("figure" in run) return `${run.figure}${run.unit ?? ""}`;
  if ("bold" in run) return toPlainText(run.bold);
  if ("italic" in run) return toPlainText(run.italic);
  return "to" in run ? toPlainText(run.text) : "";
}
