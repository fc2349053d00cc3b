/** Ten practices of a clear aid offer, after the report GAO-23-104708, and what the report found. */
import type { Source } from "#lib/source.ts";

export const practiceCodes = [
  "itemizesCosts",
  "givesTotalCost",
  "givesNetPrice",
  "keepsKindsApart",
  "labelsEachKind",
  "namesSources",
  "leavesOutParentLoans",
  "givesNextSteps",
  "explainsTerms",
  "hasPlainTitle",
] as const;
export type PracticeCode = (typeof practiceCodes)[number];

export type Practice = {
  code: PracticeCode;
  /** Read off the lines of an offer, or asked of who holds the letter. */
  knownBy: "lines" | "answer";
  /** "report": as the report words it. "advice": from it and the Department's advice of 2019, in our words. */
  wording: "report" | "advice";
};

export const practices: readonly Practice[] = [
  { code: "itemizesCosts", knownBy: "lines", wording: "report" },
  { code: "givesTotalCost", knownBy: "lines", wording: "report" },
  { code: "givesNetPrice", knownBy: "lines", wording: "report" },
  { code: "keepsKindsApart", knownBy: "answer", wording: "report" },
  { code: "labelsEachKind", knownBy: "lines", wording: "advice" },
  { code: "namesSources", knownBy: "lines", wording: "advice" },
  { code: "leavesOutParentLoans", knownBy: "lines", wording: "advice" },
  { code: "givesNextSteps", knownBy: "answer", wording: "advice" },
  { code: "explainsTerms", knownBy: "answer", wording: "advice" },
  { code: "hasPlainTitle", knownBy: "answer", wording: "advice" },
];

/** Offers of 176 colleges, a sample that stands for the nation. */
export const practiceFindings = {
  colleges: 176,
  followingAll: 0,
  followingHalfOrFewerShare: 0.63,
  netPriceMissingOrTooLowShare: 0.91,
  source: {
    id: "gao-23-104708",
    title: "Financial Aid Offers, Government Accountability Office (GAO-23-104708)",
    year: "2022",
    url: "https://www.gao.gov/products/gao-23-104708",
  } satisfies Source,
} as const;
