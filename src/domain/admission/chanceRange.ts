/** The text of a chance's range, for screens and answers: "20–45%", "under 5%", "over 95%". */
import type { ShownEnd } from "./display.ts";

/** An end that is not a number keeps its wording. */
export function formatChanceRange(low: ShownEnd, high: ShownEnd): string {
  if (low.code === high.code && low.code !== "percent") return toEndText(low);
  if (low.code === "percent" && high.code === "percent") {
    return low.percent === high.percent ? `${low.percent}%` : `${low.percent}–${high.percent}%`;
  }
  return `${toEndText(low)} to ${toEndText(high)}`;
}

function toEndText(end: ShownEnd): string {
  if (end.code === "percent") return `${end.percent}%`;
  return end.code === "under5" ? "under 5%" : "over 95%";
}
