/** What the law lets a 529 plan do, and since when. How it counts in the Student Aid Index is in aid/saiTables.ts. */
import { latestValue } from "#facts/fact.ts";
import * as facts from "#facts/federal-aid/savings529.ts";
import { plans529Source } from "#facts/sources/paying.ts";
import type { Source } from "#lib/source.ts";

export type Savings529Terms = {
  /** A year, for school before college. */
  schoolYearLimitUsd: number;
  schoolLimitSince: string;
  /** Into the beneficiary's Roth IRA, over a lifetime, from an account at least so many years old. */
  rothTotalLimitUsd: number;
  rothAccountYears: number;
  /** Money paid in within so many years stays. */
  rothRecentYears: number;
  source: Source;
};

export const savings529Terms: Savings529Terms = {
  schoolYearLimitUsd: latestValue(facts.plan529SchoolYearLimit),
  schoolLimitSince: latestValue(facts.plan529SchoolLimitBegins).date,
  rothTotalLimitUsd: latestValue(facts.plan529RothTotalLimit),
  rothAccountYears: latestValue(facts.plan529RothAccountYears),
  rothRecentYears: latestValue(facts.plan529RothRecentYears),
  source: plans529Source,
};
