/** The rules as the browser runs them, bundled for the benchmark and called inside Chromium. */
import { estimateAid } from "#domain/aid/aidEstimate.ts";
import { reasonKeys } from "#domain/aid/fafsaFlowFamily.ts";
import type { AidAnswers } from "#domain/aid/households.ts";
import type { CollegeSummary } from "#domain/college/college.ts";
import { decodeCollegeIndex } from "#domain/college/collegeIndex.ts";
import { matchColleges } from "#domain/match/matchColleges.ts";
import { emptyMoney, emptyProfile, type Money, type Profile } from "#domain/people/profile.ts";
import { createPriceEstimator } from "#domain/price/band.ts";
import { toPriceInput } from "#domain/price/priceInput.ts";
import { prepareSearch, searchColleges } from "#domain/search/collegeSearch.ts";

/** A composite student: not a real person, only answers that exercise every rule. */
const profile: Profile = {
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
const money: Money = { ...emptyMoney, familyIncomeUsd: 62_000, familySize: 4, payPerYearUsd: 16_000 };

/** A couple's joint return, enrolled now; fields left out keep their range. */
const aidAnswers: AidAnswers = {
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

export type RulesBench = {
  load(indexText: string): { colleges: number; decodeMs: number };
  /** Milliseconds per run of chance, price, labels, match, ranking and first list over `times` the colleges. */
  match(times: number, runs: number): number[];
  /** Milliseconds per run of a new aid estimate and the price of every college based on it, aid policies included. */
  reprice(runs: number): number[];
  /** Milliseconds of each keystroke of each query. */
  keystrokes(queries: readonly string[]): { prepareMs: number; strokesMs: number[] };
};

let colleges: readonly CollegeSummary[] = [];

const bench: RulesBench = {
  load(indexText) {
    const startedAt = performance.now();
    const decoded = decodeCollegeIndex(JSON.parse(indexText));
    if (!decoded.ok) throw new Error(decoded.problem);
    colleges = decoded.value.colleges;
    return { colleges: colleges.length, decodeMs: performance.now() - startedAt };
  },
  match(times, runs) {
    const many = Array.from({ length: times }, () => colleges.map((college) => ({ ...college }))).flat();
    const timings: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      const startedAt = performance.now();
      // Each run has a new answer, as when a family moves a slider.
      const asked = { ...money, familyIncomeUsd: 62_000 + run };
      const { first } = matchColleges(many, {
        profile,
        money: asked,
        aid: null,
        majors: null,
        entryYear: 2027,
      });
      if (first.rows.length === 0) throw new Error("The first list is empty.");
      timings.push(performance.now() - startedAt);
    }
    return timings;
  },
  reprice(runs) {
    const timings: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      const startedAt = performance.now();
      // Every other run lies above $110,000, where prices at colleges that meet full need follow the index.
      const agiUsd = (run % 2 === 0 ? 52_000 : 148_000) + run;
      const aid = estimateAid({ ...aidAnswers, "first.agi": agiUsd }, profile.homeState);
      if (aid === null) throw new Error("The bench's aid answers give no index.");
      const priceOf = createPriceEstimator(toPriceInput(profile, money, aid), {
        entryYear: 2027,
      });
      let priced = 0;
      for (const college of colleges) if (priceOf(college) !== null) priced += 1;
      if (priced < colleges.length / 2) throw new Error("Too few colleges were priced.");
      timings.push(performance.now() - startedAt);
    }
    return timings;
  },
  keystrokes(queries) {
    const startedAt = performance.now();
    const prepared = prepareSearch(colleges);
    const prepareMs = performance.now() - startedAt;
    const strokesMs: number[] = [];
    for (const query of queries) {
      for (let length = 1; length <= query.length; length += 1) {
        const strokeAt = performance.now();
        searchColleges(prepared, query.slice(0, length), { limit: 20 });
        strokesMs.push(performance.now() - strokeAt);
      }
    }
    return { prepareMs, strokesMs };
  },
};

declare global {
  var tasselRules: RulesBench;
}
globalThis.tasselRules = bench;
