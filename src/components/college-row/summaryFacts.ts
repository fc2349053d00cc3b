/** The three figures shown for a college before anything is known about the student. */
import type { CollegeSummary } from "#domain/college/college.ts";
import { words } from "./words.ts";

export type SummaryFact = { label: string; value: string; year: string; isKnown: boolean };

/** Average price after grants, share admitted, share that graduates; null reads "not published". */
export function buildSummaryFacts(college: CollegeSummary): SummaryFact[] {
  const { netPriceUsd, completionRate } = college;
  return [
    makeFact(
      words.averagePrice,
      netPriceUsd === null ? null : words.priceOf(netPriceUsd),
      words.averagePriceYear,
    ),
    makeFact(words.admits, describeAdmission(college), words.admitsYear),
    makeFact(
      words.graduates,
      completionRate === null ? null : words.share(completionRate),
      words.graduatesYear,
    ),
  ];
}

function makeFact(label: string, value: string | null, year: string): SummaryFact {
  return { label, value: value ?? words.notPublished, year, isKnown: value !== null };
}

/** An open-admission college may still report a rate, but the policy says more. */
function describeAdmission({ hasOpenAdmission, admitRate }: CollegeSummary): string | null {
  if (hasOpenAdmission === true) return words.admitsAll;
  return admitRate === null ? null : words.share(admitRate);
}
