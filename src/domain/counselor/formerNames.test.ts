/** Questions that use a name nobody bears today: read as the college of today, or answered with what became of it. */
import { expect, test } from "vitest";
import { allStatePrograms } from "#domain/aid/allStatePrograms.ts";
import { makeEmptyPlan } from "#domain/plan/plan.ts";
import { loadShippedColleges } from "../../../test/support/shippedColleges.ts";
import { answerReading } from "./answerReading.ts";
import { createClassifier } from "./classifier.ts";
import { buildDictionary } from "./dictionary.ts";
import { findFormerNames } from "./formerNames.ts";
import { intentWeights } from "./intentWeights.ts";
import { normalizeQuestion } from "./normalize.ts";
import { readQuestion } from "./readQuestion.ts";

const all = loadShippedColleges();
const dictionary = buildDictionary({ colleges: all.summaries, programs: allStatePrograms });
const classifier = createClassifier(intentWeights);
const today = "2026-11-26";
const context = {
  colleges: all.summaries,
  byUnitId: new Map(all.summaries.map((college) => [college.unitId, college])),
  deadlines: [],
  majors: null,
  plan: makeEmptyPlan("plan", `${today}T00:00:00.000Z`),
  today,
};

function ask(asked: string) {
  const question = normalizeQuestion(asked);
  const read = readQuestion(question, { dictionary, classifier, previous: null, planUnitIds: [] });
  return answerReading(read, question, context);
}

const pennWest = 498_571;
test.each([
  ["What is the acceptance rate at Edinboro?", pennWest, "Edinboro University of Pennsylvania is part of"],
  ["How much is tuition at Edinboro University?", pennWest, "Edinboro University of Pennsylvania is part of"],
  ["Wheelock College graduation rate", 164_988, "Wheelock College is part of Boston University now."],
  [
    "What does Castleton University cost?",
    231_165,
    "Castleton University is part of Vermont State University",
  ],
  ["acceptance rate of Grantham University", 442_569, "Grantham University is called University of Arkansas"],
])("%s", (question, unitId, told) => {
  const answer = ask(question);
  expect(answer.entities).toEqual([{ kind: "college", unitId }]);
  expect(answer.text).toContain(told);
});

test("a college that bears the name is meant before one that did, and nothing is said of the other", () => {
  const answer = ask("What is the acceptance rate at Union College?");
  expect(answer.entities).toEqual([{ kind: "college", unitId: 196_866 }]);
  expect(answer.text).not.toContain("now.");
});

test("today's name is not explained to whoever uses it", () => {
  expect(ask("Can I get into Limestone University with a 3.0?").text).toMatch(
    /^Limestone University takes no new/,
  );
  expect(ask("Can I get into Limestone College?").text).toMatch(/^Limestone College is called/);
});

test("what became of a college where nobody can begin comes before its figures", () => {
  expect(ask("Compare Ursuline College and John Carroll University").text).toMatch(
    /^Ursuline College takes no new/,
  );
});

test.each([
  ["What is the acceptance rate at Wells College?", "Wells College closed on May 10, 2024"],
  ["When is the deadline for Cabrini University?", "Cabrini University closed on May 11, 2024"],
  ["How much does Notre Dame College cost?", "Notre Dame College closed on May 2, 2024"],
])("%s is answered with what became of it, and with the source", (question, told) => {
  const answer = ask(question);
  expect(answer.text).toContain(told);
  expect(answer.entities).toEqual([]);
  expect(answer.sources).toHaveLength(1);
});

test.each([
  "Is Lincoln College of Technology accredited?",
  "Colleges near Wells, Maine",
  "Do I need a FAFSA?",
])("%s names no college that closed", (question) => {
  expect(ask(question).text).not.toContain("closed");
});

test("the longest name at each place is the one meant, however long the question", () => {
  const long = `${"and then ".repeat(20)}is Clarion University of Pennsylvania or Wells College cheaper`;
  expect(findFormerNames(long).map(({ name }) => name)).toEqual([
    "Clarion University of Pennsylvania",
    "Wells College",
  ]);
});
