/** What other tools were told, proposed for the FAFSA: the school year, the income and the family's size. */
import { expect, test } from "vitest";
import { reasonKeys } from "#domain/aid/dependency.ts";
import { fafsaFlow, walkFafsa } from "#domain/aid/fafsaFlow.ts";
import type { AidAnswers } from "#domain/answers/households.ts";
import { makeEmptyPlan, type Plan } from "./plan.ts";
import { proposeAidAnswer } from "./proposeAidAnswer.ts";

const today = "2026-11-27";
const empty = makeEmptyPlan("p1", "2026-11-27T00:00:00.000Z");
const begun: AidAnswers = {
  "student.start": "fall2027",
  "student.citizenship": "citizen",
  ...Object.fromEntries(Object.values(reasonKeys).map((key) => [key, false])),
};
const together: AidAnswers = {
  ...begun,
  "student.parents": "marriedToEachOther",
  "first.filingStatus": "mfj",
};
const told = (money: Partial<Plan["money"]>, gradeYear: number | null = null): Plan => ({
  ...empty,
  profile: { ...empty.profile, gradeYear },
  money: { ...empty.money, ...money },
});

test.each<[string, Plan, AidAnswers, string, unknown]>([
  [
    "a senior starts in fall 2027",
    told({}, 12),
    {},
    "student.start",
    { value: "fall2027", from: "gradeYear" },
  ],
  ["a junior starts later", told({}, 11), {}, "student.start", { value: "later", from: "gradeYear" }],
  ...(
    [
      ["fall2028", "later"],
      ["fall2027", "fall2027"],
      ["spring2027", "now"],
      ["spring2028", "fall2027"],
    ] as const
  ).map(([startTerm, value]): [string, Plan, AidAnswers, string, unknown] => [
    `a graduate who starts in ${startTerm}`,
    { ...told({}, 13), timeline: { ...empty.timeline, startTerm } },
    {},
    "student.start",
    { value, from: "startTerm" },
  ]),
  ["no grade, no proposal", empty, {}, "student.start", null],
  [
    "the class year gives the grade",
    { ...empty, timeline: { ...empty.timeline, graduationYear: 2028 } },
    {},
    "student.start",
    { value: "later", from: "gradeYear" },
  ],
  [
    "the income, to check against the return",
    told({ familyIncomeUsd: 60_000 }),
    together,
    "first.agi",
    { value: 60_000, from: "familyIncomeUsd" },
  ],
  [
    "an independent student's own",
    told({ familyIncomeUsd: 22_000 }),
    { ...begun, "student.isAge24": true, "student.filingStatus": "single" },
    "student.agi",
    { value: 22_000, from: "familyIncomeUsd" },
  ],
  [
    "never as a dependent student's own income",
    told({ familyIncomeUsd: 60_000 }),
    together,
    "student.agi",
    null,
  ],
  [
    "the family's size",
    told({ familySize: 4 }),
    together,
    "student.familySize",
    { value: 4, from: "familySize" },
  ],
  ["a size that the FAFSA cannot have", told({ familySize: 2 }), together, "student.familySize", null],
  ["a size above what we count", told({ familySize: 30 }), together, "student.familySize", null],
  ["no other question", told({ familyIncomeUsd: 60_000 }), together, "first.incomeTaxPaid", null],
])("%s", (_, plan, aid, id, proposal) => {
  const question = fafsaFlow.find((one) => one.id === id);
  if (question === undefined) throw new Error(id);
  expect(proposeAidAnswer(plan, question, walkFafsa(aid, "OH").used, today)).toEqual(proposal);
});
