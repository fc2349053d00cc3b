/** The engine's work that the benchmark and the performance test measure, and what it may take: one place for both. */
import { type AidEstimate, estimateAid } from "#domain/aid/aidEstimate.ts";
import { reasonKeys } from "#domain/aid/dependency.ts";
import type { AidAnswers } from "#domain/answers/households.ts";
import { emptyMoney, emptyProfile, type Money, type Profile } from "#domain/people/profile.ts";

export const timelineColleges = 20;

export type EngineWork = "matches" | "prices" | "search" | "timeline";
/** Stored results contain these names: do not change them. */
export const engineWork: Readonly<Record<EngineWork, { name: string; boundMs: number; slowdown: number }>> = {
  /** Chance, price, labels, order and first list; the median. */
  matches: { name: "Match all colleges", boundMs: 10, slowdown: 1 },
  /** A new Student Aid Index and the price of all colleges by it; the median. */
  prices: { name: "Price all colleges", boundMs: 16, slowdown: 1 },
  /** The worst keystroke, with the processor slowed down four times. */
  search: { name: "Search, slowest keystroke", boundMs: 30, slowdown: 4 },
  /** The median. */
  timeline: { name: `Timeline of ${timelineColleges} colleges`, boundMs: 5, slowdown: 1 },
};

export const sampleQueries: readonly string[] = [
  "university of texas at austin",
  "mizzou",
  "standford",
  "saint john's university new york",
  "cal poly san luis obispo",
  "univeristy of michgan",
];

/** A composite student: not a real person, only answers that exercise every rule. */
export const sampleProfile: Profile = {
  ...emptyProfile,
  gradeYear: 12,
  gpaScale: "weighted",
  gpa: 3.9,
  satTotal: 1290,
  homeState: "TX",
  homeLatitude: 30.27,
  homeLongitude: -97.74,
  sizes: ["medium", "large"],
  settings: ["city"],
  maxDistanceMiles: 800,
};
export const sampleMoney: Money = {
  ...emptyMoney,
  familyIncomeUsd: 62_000,
  familySize: 4,
  payPerYearUsd: 16_000,
};

/** A couple's joint return, enrolled now; fields left out keep their range. */
const sampleAidAnswers: AidAnswers = {
  "student.start": "now",
  "student.citizenship": "citizen",
  ...Object.fromEntries(Object.values(reasonKeys).map((key) => [key, false])),
  "student.parents": "marriedToEachOther",
  "student.familySize": 4,
  "first.filingStatus": "mfj",
  "first.incomeTaxPaid": 2_400,
  "first.earnedIncome": 52_000,
  "first.otherEarnedIncome": 0,
};

/** Each run has another income. Every other one lies above $110,000, where colleges that meet full need follow the index. */
export function estimateSampleAid(run: number): AidEstimate {
  const agiUsd = (run % 2 === 0 ? 52_000 : 148_000) + run;
  const aid = estimateAid({ ...sampleAidAnswers, "first.agi": agiUsd }, sampleProfile.homeState);
  if (aid === null) throw new Error("The sample's aid answers give no index.");
  return aid;
}
