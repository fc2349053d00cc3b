/** The figures behind a reason, and what is warned of. */
import { expect, test } from "vitest";
import { emptyMoney, emptyProfile } from "#domain/people/profile.ts";
import { makeEstimate, makeRow, makeRowAt } from "../../../test/support/rankedRow.ts";
import { describeListing, listWarnings } from "./reasons.ts";

test("a reason carries the student's own facts and the college's figures", () => {
  const row = makeRowAt(12, {
    unitId: 1,
    admission: "likely",
    budget: "maybe",
    chance: makeEstimate(0.8, 0.6, 0.9),
    priceBand: { lowUsd: 5_000, middleUsd: 7_000, highUsd: 9_000 },
  });
  const profile = { ...emptyProfile, gpa: 3.4, actComposite: 25, homeState: "TX" } as const;
  expect(describeListing(row, "likelyOrTarget", profile, { ...emptyMoney, payPerYearUsd: 8_000 })).toEqual({
    code: "likelyOrTarget",
    values: {
      miles: 12,
      homeState: "TX",
      level: "fourYear",
      wish: null,
      share: 0.8,
      admission: "likely",
      admissionBecause: "chance",
      budget: "maybe",
      payPerYearUsd: 8_000,
      highUsd: 9_000,
      meritUsd: null,
      gpa: 3.4,
      satTotal: null,
      actComposite: 25,
    },
  });
});

test("what is not known stays unknown", () => {
  const { values } = describeListing(makeRow({ unitId: 1 }), "unjudged", emptyProfile, emptyMoney);
  expect(values).toMatchObject({ miles: null, share: null, payPerYearUsd: null, highUsd: null, gpa: null });
});

test.each([
  ["39% of a four-year college finish", { completionRate: 0.39 }, ["lowGraduation"]],
  ["40% finish", { completionRate: 0.4 }, []],
  ["nobody publishes how many finish", { completionRate: null }, ["graduationUnknown"]],
  [
    "too few students to say how many finish",
    { completionRate: null, tooFewToSay: ["completionRate" as const] },
    ["graduationTooFew"],
  ],
  ["20% of a two-year college finish", { completionRate: 0.2, level: "twoYear" as const }, []],
])("where %s: %j %j", (_name, college, codes) => {
  expect(listWarnings(makeRow({ unitId: 1, college }), emptyProfile).map(({ code }) => code)).toEqual(codes);
});

test("a score that is better left out, and one admit rate for residents and others", () => {
  const estimate = { ...makeEstimate(0.6, 0.4, 0.8), admitRate: 0.3 };
  const leftOut = makeRow({ unitId: 1, chance: { ...estimate, shareWithScore: 0.45 } });
  expect(listWarnings(leftOut, emptyProfile)).toEqual([
    { code: "scoreBetterLeftOut", values: { share: 0.6, shareWithScore: 0.45 } },
  ]);
  const oneRate = makeRow({
    unitId: 1,
    chance: { ...estimate, widenedBecause: ["noTest", "oneRateForAll"] },
  });
  expect(listWarnings(oneRate, emptyProfile)).toEqual([
    { code: "oneRateForAll", values: { admitRate: 0.3 } },
  ]);
});
