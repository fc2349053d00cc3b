/** Each reason and warning as it is read: one sentence with the student's own facts. */
import { describe, expect, test } from "vitest";
import type { GpaScale } from "#domain/answers/gpaScale.ts";
import type { ListingReason, ReasonValues, Warning } from "#domain/match/reasons.ts";
import { words } from "./reasonWords.ts";

const known: ReasonValues = {
  miles: 12.4,
  homeState: "OH",
  share: 0.8,
  admission: "safety",
  admissionBecause: "chance",
  budget: "maybe",
  payPerYearUsd: 14_000,
  highUsd: 16_500,
  gpa: 3.4,
  satTotal: null,
  actComposite: null,
};
const nothing: ReasonValues = Object.fromEntries(Object.keys(known).map((key) => [key, null]));

type Case = [ListingReason["code"], ReasonValues, string];

const withFacts: Case[] = [
  [
    "homePublic",
    { admission: "likely", admissionBecause: "transferAgreement", budget: "noBudget" },
    "A public college in your state. A transfer agreement covers students from your college. It is 12 miles from home.",
  ],
  [
    "nearestPublic",
    { admission: "likely", admissionBecause: "transferAgreement" },
    "The nearest public four-year college with a transfer agreement that covers your college, 12 miles from home.",
  ],
  [
    "sure",
    { admission: "open", admissionBecause: "nearlyEveryone", budget: "noBudget" },
    "It admits nearly everyone who applies. It is 12 miles from home.",
  ],
  [
    "nearestPublic",
    { admission: "open", miles: 0.6 },
    "The nearest public four-year college that admits everyone who applies, less than a mile from home.",
  ],
  [
    "nearestPublic",
    { satTotal: 1210 },
    "The nearest public four-year college where you can count on getting in with your 3.4 GPA and SAT of 1210, 12 miles from home.",
  ],
  [
    "nearestPublic",
    { admission: "target" },
    "The nearest public four-year college where you are more likely than not to get in with your 3.4 GPA, 12 miles from home.",
  ],
  [
    "nearestPublic",
    { gpa: null, miles: 1.2, level: "twoYear" },
    "The nearest public college that admits most applicants, 1 mile from home.",
  ],
  [
    "surePayable",
    { budget: "within" },
    "With your 3.4 GPA, you can count on getting in, and its whole price range fits the $14,000 a year you can pay.",
  ],
  [
    "surePayable",
    { budget: "within", meritUsd: 17_500 },
    "With your 3.4 GPA, you can count on getting in, and with a merit award of $17,500 its whole price range fits the $14,000 a year you can pay.",
  ],
  [
    "surePayable",
    { budget: "within", admission: "open" },
    "It admits everyone who applies, and its whole price range fits the $14,000 a year you can pay.",
  ],
  [
    "sure",
    { budget: "noBudget", payPerYearUsd: null },
    "With your 3.4 GPA, you can count on getting in. It is 12 miles from home.",
  ],
  [
    "homePublic",
    {},
    "A public college in your state. With your 3.4 GPA, you can count on getting in, and its price may fit the $14,000 a year you can pay.",
  ],
  [
    "sure",
    { admission: "open", budget: "over" },
    "It admits everyone who applies, though it is likely to cost more than the $14,000 a year you can pay.",
  ],
  [
    "likelyOrTarget",
    { admission: "likely", satTotal: 1210 },
    "With your 3.4 GPA and SAT of 1210, you have a good chance of getting in, and its price may fit the $14,000 a year you can pay.",
  ],
  [
    "likelyOrTarget",
    { admission: "target", budget: "over", actComposite: 25 },
    "With your 3.4 GPA and ACT of 25, it could go either way, and it is likely to cost more than the $14,000 a year you can pay.",
  ],
  [
    "likelyOrTarget",
    { admission: "target", budget: "within" },
    "With your 3.4 GPA, it could go either way, but its whole price range fits the $14,000 a year you can pay.",
  ],
  [
    "wish",
    { admission: "open", wish: "hbcu", budget: "noBudget" },
    "A historically Black college, as you requested. It admits everyone who applies. It is 12 miles from home.",
  ],
  [
    "merit",
    { meritUsd: 12_000 },
    "Its merit award table offers $12,000 a year for grades and scores like yours. With your 3.4 GPA, you can count on getting in, and its price may fit the $14,000 a year you can pay.",
  ],
  [
    "reach",
    { admission: "reach" },
    "A long shot with your 3.4 GPA, but its price may fit the $14,000 a year you can pay.",
  ],
  [
    "reach",
    { admission: "reach", budget: "over" },
    "A long shot with your 3.4 GPA, and it is likely to cost more than the $14,000 a year you can pay.",
  ],
  [
    "reach",
    { admission: "reach", budget: "unknown", gpa: null, satTotal: 1210 },
    "A long shot with your SAT of 1210, though we can’t tell whether it fits the $14,000 a year you can pay.",
  ],
  [
    "nearestBeyond",
    {},
    "It is 12 miles from home, which is too far to live at home, but it is one of the nearest that fit.",
  ],
  [
    "unjudged",
    { admission: "unknown", gpa: null },
    "It is 12 miles from home, and its price may fit the $14,000 a year you can pay; add your grades to see your chance.",
  ],
  [
    "unjudged",
    { admission: "unknown", gpa: null, budget: "noBudget" },
    "It is 12 miles from home; add your grades to see your chance.",
  ],
];

const withoutFacts: Case[] = [
  ["nearestPublic", {}, "The nearest public four-year college that admits most applicants."],
  ["surePayable", { admission: "safety" }, "You can count on getting in."],
  ["likelyOrTarget", { admission: "likely" }, "You have a good chance of getting in."],
  ["likelyOrTarget", { admission: "target" }, "It could go either way."],
  ["reach", { admission: "reach" }, "A long shot."],
  [
    "nearestBeyond",
    {},
    "It is beyond a commute, which is too far to live at home, but it is one of the nearest that fit.",
  ],
  ["unjudged", {}, "It fits what you told us; add your grades to see your chance."],
];

describe("a reason", () => {
  test.each(withFacts)("%s with %j", (code, values, sentence) => {
    expect(words.reason({ code, values: { ...known, ...values } }, "unweighted")).toBe(sentence);
  });

  test.each(withoutFacts)("%s when nothing is known", (code, values, sentence) => {
    expect(words.reason({ code, values: { ...nothing, ...values } }, "unweighted")).toBe(sentence);
  });

  test.each<[GpaScale, number, string]>([
    ["unweighted", 3, "With your 3.0 GPA, it"],
    ["weighted", 4.25, "With your 4.25 weighted GPA, it"],
    ["percent", 91, "With your 91% average, it"],
    ["letter", 3.7, "With your A− average, it"],
    ["none", 3, "It"],
  ])("names grades on the student's own scale: %s", (scale, gpa, start) => {
    const values = { ...known, admission: "target", gpa, budget: "noBudget", miles: null };
    expect(words.reason({ code: "likelyOrTarget", values }, scale)).toBe(`${start} could go either way.`);
  });
});

const byRank = { topPercent: 5, shareOfAdmits: 0.75, rateOutside: 0.1315, fall: 2024 };
const warnings: [Warning, string][] = [
  [
    { code: "lowGraduation", values: { completionRate: 0.299 } },
    "Only 30% of students who start here finish. Ask the college why, and what it does to help students graduate.",
  ],
  [
    { code: "graduationTooFew", values: {} },
    "It has too few students to say how many finish. Ask the college how many full-time first-years start and how many of them graduate.",
  ],
  [
    { code: "graduationUnknown", values: {} },
    "It doesn’t publish a graduation rate. Ask the college how many students finish.",
  ],
  [
    { code: "scoreBetterLeftOut", values: { share: 0.6, shareWithScore: 0.45 } },
    "Your chance looks better without your test score, and you don’t have to send it. At many colleges, though, students who send no score are admitted less often.",
  ],
  [
    { code: "mostlyAutomatic", values: { ...byRank, classRankTopPercent: null } },
    "By law, 75% of its places for state residents go to the top 5% of each high school class. About 13% of its other in-state applicants got in for fall 2024. Your class rank decides, so tell us yours.",
  ],
  [
    { code: "mostlyAutomatic", values: { ...byRank, classRankTopPercent: 12 } },
    "By law, 75% of its places for state residents go to the top 5% of each high school class. You told us a rank below that. About 13% of its other in-state applicants got in for fall 2024, before the major is considered, and your chance uses that rate.",
  ],
  [
    { code: "mostlyAutomatic", values: { ...byRank, classRankTopPercent: 4 } },
    "By law, 75% of its places for state residents go to the top 5% of each high school class. Your rank is in that group, so you are admitted to the university, though not to a major, if you earn the Distinguished Level of Achievement or the test scores that can replace it.",
  ],
  [
    { code: "oneRateForAll", values: { admitRate: 0.5 } },
    "It publishes one admission rate for in-state and out-of-state students together, so your chance may be different.",
  ],
];

test("what the row itself says is not said twice", () => {
  const codes = ["majorRate", "fieldFew", "programChooses", "interestCounts", "oneRateForAll"] as const;
  expect(codes.filter((code) => words.isSaidHere({ code, values: {} }))).toEqual(["oneRateForAll"]);
});

test.each(warnings)("the warning %j", (warning, sentence) => {
  expect(words.isSaidHere(warning) && words.warning(warning, null)).toBe(sentence);
});
