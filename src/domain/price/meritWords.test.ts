/** What families read about merit awards, from real tables. */
import { expect, test } from "vitest";
import { usualStanding } from "#domain/aid/standing.ts";
import { type Academics, findMerit, type MeritQuestion } from "#domain/price/meritAwards.ts";
import { findMeritSteps } from "#domain/price/meritSteps.ts";
import { findShippedCollege } from "../../../test/support/shippedColleges.ts";
import { listMeritSources } from "./meritSources.ts";
import { meritWords } from "./meritWords.ts";

const academics: Academics = {
  gpa: 3.9,
  gpaScale: "unweighted",
  coreGpa: null,
  satTotal: 1340,
  actComposite: null,
};
const question: MeritQuestion = {
  academics,
  home: "OH",
  entryYear: 2027,
  today: "2026-11-22",
  standing: usualStanding,
};
const costs = { tuitionUsd: 33_000, differenceUsd: 20_000 };
const alabama = findShippedCollege(100751);

function findAt(unitId: number, asked: Partial<MeritQuestion> = {}) {
  const merit = findMerit(findShippedCollege(unitId), { ...question, ...asked }, costs);
  if (merit === null) throw new Error(`no table at ${unitId}`);
  return merit;
}

test("an award says what it asks, how long it lasts, by when to apply, and its year", () => {
  expect(findAt(100751).earned.map(meritWords.grant)).toEqual([
    "Foundation in Excellence: $15,000 a year for a 3.5 GPA and ACT 29 or SAT 1330 (2027-28 table). For 4 years. Ask what grades you need to keep it. Apply by December 5, 2026. Scores must be from one test date.",
  ]);
  expect(listMeritSources(findAt(100751)).map(({ year, url }) => [year, url])).toEqual([
    ["2027-28", "https://afford.ua.edu/scholarships/oos-international-freshman/"],
  ]);
});

test("the next step is a sentence with its worth", () => {
  expect(findMeritSteps(alabama, question, costs).map(meritWords.step)).toEqual([
    "20 points more on the SAT (1360): $9,000 a year more (UA Scholar).",
  ]);
});

test("a passed date and a row that is not counted are said plainly", () => {
  expect(findAt(100751, { today: "2026-12-06" }).lost.map(meritWords.lost)).toEqual([
    "Foundation in Excellence, $15,000 a year: its deadline, December 5, 2026, has passed, so the price does not count it. If you applied in time, ask whether you can still get it.",
  ]);
  expect(findAt(178615).mayOffer.map(meritWords.mayOffer)).toEqual([
    "May also offer TruMerit Scholarship, $2,000 to $10,000 a year, for every admitted student. Not counted: the page gives only a range.",
  ]);
});

test("a line just above a round average", () => {
  const found = findAt(148131, { academics: { ...academics, gpa: 4.2, gpaScale: "weighted" } });
  expect(found.mayEarn.map(meritWords.mayEarn)[0]).toContain("for a GPA above 4.0 and ACT 28 or SAT 1300");
});
