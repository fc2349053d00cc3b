/** Campuses of a system, the system's one form, and a college where nobody pays tuition, as families ask of them. */
import { expect, test } from "vitest";
import { makeEmptyPlan } from "#domain/plan/plan.ts";
import { ask, makeCounselor, toReadText } from "../../../test/evaluate/askCounselor.ts";

const counselor = await makeCounselor();
const today = "2026-11-30";
const plan = makeEmptyPlan("plan", `${today}T00:00:00.000Z`);

function answerLast(...turns: string[]): string {
  const question = turns.at(-1) ?? "";
  return toReadText(ask(counselor, { question, before: turns.slice(0, -1), plan, today }));
}

test.each([
  [["acceptance rate at uc san diego", "what about davis"], /^University of California-Davis admitted/],
  [["how much is ucla", "and san diego"], /^At University of California-San Diego/],
  [["whats the acceptance rate at fresno state", "what about chico"], /^California State University-Chico/],
  // Another university's own name, and a campus that no system before it has.
  [["is asu test optional", "what about arizona"], /University of Arizona/],
  [["how much is duke", "what about davidson"], /^At Davidson College/],
])("%j: a campus of the system that the turn before named", (turns, told) => {
  expect(answerLast(...turns)).toMatch(told);
});

test.each([
  ["uc application is due tonight right??", /November 30, 2026, 11:59 p\.m\. Pacific/],
  ["when do cal state applications close", /Priority filing for fall 2027 ends on November 30, 2026/],
])("%s: when a system's one form closes", (question, told) => {
  expect(answerLast(question)).toMatch(told);
});

test("tuition that nobody pays is not told as charged", () => {
  expect(answerLast("does berea college really have no tuition")).toMatch(
    /^Berea College: no student pays tuition/,
  );
});
