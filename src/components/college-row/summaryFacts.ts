/** The three figures shown for a college before anything is known about the student. */
import type { CollegeSummary } from "#domain/college/college.ts";
import { isTooFewToSay, tooFewText } from "#domain/college/tooFewToSay.ts";
import { words } from "./words.ts";

export type SummaryFact = { label: string; value: string; year: string; isKnown: boolean };

/** Average price after grants, share admitted, share that graduates; null reads "not published", or that it is of too few students. */
export function buildSummaryFacts(college: CollegeSummary): SummaryFact[] {
  const { netPriceUsd, completionRate } = college;
  return [
    makeFact(
      words.averagePrice,
      netPriceUsd === null ? null : words.priceOf(netPriceUsd),
      words.averagePriceYear,
    ),
    makeFact(words.admits, describeAdmission(college), words.admitsYear, isTooFewToSay(college, "admitRate")),
    makeFact(
      words.graduates,
      completionRate === null ? null : words.share(completionRate),
      words.graduatesYear,
      isTooFewToSay(college, "completionRate"),
    ),
  ];
}

function makeFact(label: string, value: string | null, year: string, isOfTooFew = false): SummaryFact {
  const missing = isOfTooFew ? tooFewText : words.notPublished;
  return { label, value: value ?? missing, year, isKnown: value !== null };
}

/** An open-admission college may still report a rate, but the policy says more. */
function describeAdmission({ hasOpenAdmission, admitRate }: CollegeSummary): string | null {
  if (hasOpenAdmission === true) return words.admitsAll;
  return admitRate === null ? null : words.share(admitRate);
}
