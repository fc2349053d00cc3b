/** An answer says which of the named colleges it is not about, and how many names were not read. */
import { expect, test } from "vitest";
import { makeEmptyPlan } from "#domain/plan/plan.ts";
import { loadShippedColleges } from "../../../test/support/shippedColleges.ts";
import { answerReading } from "./answerReading.ts";

const plan = makeEmptyPlan("plan", "2026-11-21T00:00:00.000Z");
const { summaries } = loadShippedColleges();
const [ohioState, caltech, texasAustin, michigan, harvard] = [
  204_796, 110_404, 228_778, 170_976, 166_027,
] as const;

function answer(unitIds: readonly number[], namesLeftOut = 0) {
  const reading = {
    tool: "chance" as const,
    entities: unitIds.map((unitId) => ({ kind: "college" as const, unitId })),
    measure: null,
    round: null,
    residency: null,
    change: null,
  };
  return answerReading({ reading, others: [], namesLeftOut, boundary: null, language: "en" }, "", {
    colleges: summaries,
    byUnitId: new Map(summaries.map((college) => [college.unitId, college])),
    deadlines: [],
    majors: null,
    plan: { ...plan, profile: { ...plan.profile, gpa: 3.6, satTotal: 1250, gradeYear: 12 } },
    today: "2026-11-21",
  });
}

test("colleges beyond the first few that a tool answers about are named", () => {
  const five = [ohioState, caltech, texasAustin, michigan, harvard];
  expect(answer(five).text).toMatch(
    /^This answer leaves out Harvard University\. Please ask about it separately\./,
  );
});

test("of very many the first are named", () => {
  const many = summaries.filter(({ isRanked }) => isRanked).slice(0, 20);
  expect(answer(many.map(({ unitId }) => unitId)).text).toMatch(
    /^This answer leaves out .*, and the other colleges you named\. Please ask about them separately\./,
  );
});

test("where all are answered, nothing is said", () => {
  expect(answer([ohioState, caltech, texasAustin, michigan]).text).not.toContain("leaves out");
});

test("names beyond those that were read are counted", () => {
  const { text, namesLeftOut } = answer([ohioState], 7);
  expect(text).toMatch(/^Your question names 27 colleges, states, programs or majors\. I read the first 20;/);
  expect(namesLeftOut).toBe(7);
});
