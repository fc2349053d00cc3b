/** Which grants come again: by rule while the family qualifies, as the letter says, once, or nobody says. */
import { findSource } from "./letterWords.ts";
import type { OfferLine } from "./offer.ts";

/**
 * "byRule": a law or a program's record makes it come again each year that the family applies and qualifies, so that a letter need
 * not say it: a Pell Grant, a state's grant, veterans' benefits.
 */
export type Renewal = "byRule" | "saysSo" | "mayEnd" | "once";

export function findRenewal({ isRenewable, label, source }: OfferLine): Renewal {
  if (isRenewable !== null) return isRenewable ? "saysSo" : "once";
  if (/\bpell\b/i.test(label)) return "byRule";
  const payer = source === "unknown" ? findSource(label, null) : source;
  return payer === "state" || payer === "military" ? "byRule" : "mayEnd";
}

export function listRenewals(
  lines: readonly OfferLine[],
): { label: string; amountUsd: number; renewal: Renewal }[] {
  return lines.flatMap((line) =>
    line.kind === "grant" && line.amountUsd !== null && line.amountUsd > 0
      ? [{ label: line.label, amountUsd: line.amountUsd, renewal: findRenewal(line) }]
      : [],
  );
}
