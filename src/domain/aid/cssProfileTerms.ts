/** What the CSS Profile costs, and up to which income it is free: the College Board's terms, by the year of the form. */
import { type Confidence, latestValue, requireValue } from "#facts/fact.ts";
import { cssFirstCollegeOrigins } from "#facts/forms/cssProfile.origins.ts";
import * as facts from "#facts/forms/cssProfile.ts";
import type { Source } from "#lib/source.ts";

export type CssProfileTerms = {
  /** The award year of the form the figures were read for. */
  awardYear: string;
  firstCollegeUsd: number;
  eachMoreCollegeUsd: number;
  /** The other parent's own form: one fee, whatever the number of colleges. */
  otherParentUsd: number;
  /** Free for a family whose adjusted gross income is not above this. */
  freeUpToAgiUsd: number;
  /** "M": two agreeing secondary sources; the College Board states the fee before it is paid. */
  confidence: Confidence;
  source: Source;
};

const awardYear = "2026-27";
const { confidence, source } = requireValue(cssFirstCollegeOrigins, awardYear);

/** No year after this is published yet: whoever shows it names its year. */
export const cssProfileTerms: CssProfileTerms = {
  awardYear,
  firstCollegeUsd: requireValue(facts.cssFirstCollege, awardYear),
  eachMoreCollegeUsd: requireValue(facts.cssEachMoreCollege, awardYear),
  otherParentUsd: requireValue(facts.cssOtherParent, awardYear),
  freeUpToAgiUsd: requireValue(facts.cssFreeUpToAgi, awardYear),
  confidence,
  source,
};

/** The College Board's own pages that a family needs. */
export const cssProfilePages = latestValue(facts.cssProfilePages);
