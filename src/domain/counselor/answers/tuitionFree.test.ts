/** What the counselor says of a college where nobody pays tuition: in a price, in a comparison and of its aid. */
import { expect, test } from "vitest";
import { makeEmptyPlan, type Plan } from "#domain/plan/plan.ts";
import { loadShippedColleges } from "../../../../test/support/shippedColleges.ts";
import type { AnswerContext } from "../context.ts";
import type { CounselorReading } from "../counselor.ts";
import { tellAidPolicy } from "./collegeAid.ts";
import { answerCompare } from "./compare.ts";
import { answerPrice } from "./price.ts";

const { summaries } = loadShippedColleges();
const today = "2026-11-21";
const berea = 156_295;
const webb = 197_221;
const annapolis = 164_155;
const aliceLloyd = 156_189;
const kentucky = 157_085;

const empty = makeEmptyPlan("plan", `${today}T00:00:00.000Z`);
const plan: Plan = {
  ...empty,
  profile: { ...empty.profile, gpa: 3.6, homeState: "KY" },
  money: { ...empty.money, familyIncomeUsd: 180_000, familySize: 4 },
};
const context: AnswerContext = {
  colleges: summaries,
  byUnitId: new Map(summaries.map((college) => [college.unitId, college])),
  deadlines: [],
  majors: null,
  plan,
  today,
};
const ask = (tool: "price" | "compare", ...unitIds: number[]): CounselorReading => ({
  tool,
  entities: unitIds.map((unitId) => ({ kind: "college", unitId })),
  measure: null,
  round: null,
  residency: null,
  change: null,
});
const getCollege = (unitId: number) => {
  const college = context.byUnitId.get(unitId);
  if (college === undefined) throw new Error(`${unitId} is not in the data set.`);
  return college;
};

test("a price says who pays no tuition, what is left with its year, and names no sticker price", () => {
  const { text, sources } = answerPrice(ask("price", webb), context);
  expect(text).toContain("U.S. citizens and permanent residents pay no tuition");
  expect(text).toContain("about $23,000 in 2022-23");
  expect(text).not.toContain("sticker");
  expect(sources.map(({ title }) => title)).toContain("Webb Institute: tuition");
});

test("an academy costs nothing, and not after grants; it says what it asks in return", () => {
  const { text, sources } = answerPrice(ask("price", annapolis), context);
  expect(text).toContain("your family would likely pay $0 a year in 2027-28. Nobody pays for tuition");
  expect(text).toContain("nomination");
  expect(text).toContain("five years");
  expect(sources.map(({ title }) => title)).toEqual(["The service academies’ own pages and guides"]);
});

test("of several, each says it in a sentence", () => {
  const { text } = answerPrice(ask("price", berea, kentucky), context);
  expect(text).toContain("after grants. No student pays tuition, whatever the family earns (2025-26");
  expect(text).not.toContain("campus job");
});

test("counties are a condition", () => {
  const { text } = answerPrice(ask("price", aliceLloyd), context);
  expect(text).toContain("Students from 108 counties in Kentucky, Ohio");
  expect(text).toContain("They still pay housing");
  expect(text).toContain("sticker");
});

test("a comparison says it of the college it is true of", () => {
  const { text, sources } = answerCompare(ask("compare", berea, kentucky), context);
  expect(text.match(/No student pays tuition/g)).toHaveLength(1);
  expect(sources.map(({ title }) => title)).toContain("Berea College catalog: costs");
});

test("nothing to pay is cheaper than any range, and comes after no grants", () => {
  const { text } = answerCompare(ask("compare", 190_372, annapolis), context);
  expect(text).toContain("$0 a year. Nobody pays for tuition");
  expect(text).toContain("United States Naval Academy would likely be the cheaper one");
});

test("so does an answer on the college's aid policy", () => {
  expect(tellAidPolicy(getCollege(berea)).text).toContain("Berea College: no student pays tuition");
  expect(tellAidPolicy(getCollege(kentucky)).text).not.toContain("no student pays");
});
