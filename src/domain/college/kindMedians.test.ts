/** Medians of a kind of college: they match the data set, and only the right colleges count. */
import { expect, test } from "vitest";
import { makeCollege } from "../../../test/support/sampleCollege.ts";
import { loadShippedColleges } from "../../../test/support/shippedColleges.ts";
import { calculateKindMedians } from "./kindMedians.ts";

test("only degree-granting colleges of the same kind count, and unknown figures do not", () => {
  const own = makeCollege({ completionRate: 0.5 });
  const colleges = [
    own,
    makeCollege({ completionRate: 0.7 }),
    makeCollege({ completionRate: null }),
    makeCollege({ completionRate: 0.1, control: "nonprofit" }),
    makeCollege({ completionRate: 0.1, level: "twoYear" }),
    makeCollege({ completionRate: 0.1, isDegreeGranting: false }),
  ];
  expect(calculateKindMedians(colleges, own).measures.completionRate).toEqual({ median: 0.6, n: 2 });
});

test("a bracket that no college reports has no median", () => {
  const own = makeCollege({ netPriceByIncomeUsd: [10_000, null, null, null, null] });
  const medians = calculateKindMedians([own], own);
  expect(medians.netPrices[0]).toEqual({ median: 10_000, n: 1 });
  expect(medians.netPrices[1]).toEqual({ median: null, n: 0 });
});

test("on the data set they match the medians on its pages", () => {
  const { summaries, byUnitId, aggregates } = loadShippedColleges();
  const own = byUnitId(204796);
  if (own === null) throw new Error("Ohio State is not in the data.");
  const medians = calculateKindMedians(summaries, own);
  const published = aggregates.nation.medians[medians.kind];
  expect(published?.completionRate.n).toBeGreaterThan(500);
  expect(medians.measures.completionRate).toEqual(published?.completionRate);
  expect(medians.measures.earningsUsd).toEqual(published?.earningsUsd);
  expect(medians.netPrices[2]).toEqual(published?.netPriceBracket3Usd);
});
