/** The three figures by which a college is known before anything is known of the student. */
import type { CollegeSummary } from "#domain/college/college.ts";
import { words } from "./words.ts";

export type SummaryFact = { label: string; value: string; year: string; isKnown: boolean };

/** Average price after grants, share admitted, share that graduates; what is null reads "not published". */
export function buildSummaryFacts(college: CollegeSummary): SummaryFact[] {
  const { netPriceUsd, completionRate } = college;
  return [
    makeFact(
      words.averagePrice,
      netPriceUsd === null ? null : words.priceOf(netPriceUsd),
      words.averagePriceYear,
    ),
    makeFact(words.admits, describeAdmission(college), words.admitsYear),
    makeFact(words.graduates, completionRate === null ? null : words.share(completionRate), words.graduatesYear),
  ];
}

function makeFact(label: string, value: string | null, year: string): SummaryFact {
  return { label, value: value ?? words.notPublished, year, isKnown: value !== null };
}

/** A college that admits everyone may still report a rate; the rule says more than the rate. */
function describeAdmission({ hasOpenAdmission, admitRate }: CollegeSummary): string | null {
  if (hasOpenAdmission === true) return words.admitsAll;
  return admitRate === null ? null : words.share(admitRate);
}
