/** The rules as the browser runs them, bundled for the benchmark and called inside Chromium. */
import type { CollegeSummary } from "#domain/college/college.ts";
import { decodeCollegeIndex } from "#domain/college/collegeIndex.ts";
import { matchColleges } from "#domain/match/matchColleges.ts";
import {
  estimateSampleAid,
  sampleMoney as money,
  sampleProfile as profile,
} from "#domain/performance/sampleWork.ts";
import { createPriceEstimator } from "#domain/price/band.ts";
import { toPriceInput } from "#domain/price/priceInput.ts";
import { prepareSearch, searchColleges } from "#domain/search/collegeSearch.ts";

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
      const aid = estimateSampleAid(run);
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
