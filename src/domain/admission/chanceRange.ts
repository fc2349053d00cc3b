/** The text of a chance's range, for screens and answers: "20–45%", "85% or more", "up to 25%", "over 95%". */
import type { ShownEnd } from "./display.ts";

/** An end that is not a number leaves the range open on that side: "85% to over 95%" says no more than "85% or more". */
export function formatChanceRange(low: ShownEnd, high: ShownEnd): string {
  if (low.code === high.code && low.code !== "percent") return toEndText(low);
  if (low.code === "percent" && high.code === "percent") {
    return low.percent === high.percent ? `${low.percent}%` : `${low.percent}–${high.percent}%`;
  }
  if (low.code === "percent" && high.code === "over95") return `${low.percent}% or more`;
  if (low.code === "under5" && high.code === "percent") return `up to ${high.percent}%`;
  return `${toEndText(low)} to ${toEndText(high)}`;
}

function toEndText(end: ShownEnd): string {
  if (end.code === "percent") return `${end.percent}%`;
  return end.code === "under5" ? "under 5%" : "over 95%";
}
