/** The figures in a list of colleges, known and unknown. */
import { describe, expect, test } from "vitest";
import type { CollegeSummary } from "#domain/college/college.ts";
import { makeCollege } from "../../../test/support/sampleCollege.ts";
import { buildSummaryFacts } from "./summaryFacts.ts";

const cases: [string, Partial<CollegeSummary>, [string, string, string]][] = [
  [
    "a college that publishes all three",
    { netPriceUsd: 14_236, admitRate: 0.2664, completionRate: 0.8763 },
    ["$14,236", "27%", "88%"],
  ],
  [
    "a college whose grants come to more than its cost on average",
    { netPriceUsd: -412, admitRate: 0.5, completionRate: 0.5 },
    ["$0 or less", "50%", "50%"],
  ],
  [
    "a very selective college keeps one decimal of its rate",
    { netPriceUsd: 0, admitRate: 0.0361, completionRate: 0.9661 },
    ["$0 or less", "3.6%", "97%"],
  ],
  [
    "open admission is said in words, whatever rate is reported",
    { netPriceUsd: 6_000, hasOpenAdmission: true, admitRate: 0.98, completionRate: 0.2 },
    ["$6,000", "Everyone", "20%"],
  ],
  [
    "what is not published is said to be so",
    { netPriceUsd: null, admitRate: null, completionRate: null },
    ["not published", "not published", "not published"],
  ],
  [
    "too few students is something else than not published",
    {
      netPriceUsd: null,
      admitRate: null,
      completionRate: null,
      tooFewToSay: ["admitRate", "completionRate"],
    },
    ["not published", "too few students to say", "too few students to say"],
  ],
  ["nearly all is not all", { netPriceUsd: 1, admitRate: 0.997, completionRate: 1 }, ["$1", "99.7%", "100%"]],
];

describe("a college in a list", () => {
  test.for(cases)("%s", ([, fields, expected]) => {
    expect(buildSummaryFacts(makeCollege(fields)).map((fact) => fact.value)).toEqual(expected);
  });
});
