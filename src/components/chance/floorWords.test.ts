/** The sentences about a missed minimum fit every rule that is one. */
import { expect, test } from "vitest";
import { assuredRules } from "#domain/admission/assuredRules.ts";
import { findMissedFloors, type MissedFloor } from "#domain/admission/checkFloor.ts";
import { emptyProfile, type Profile } from "#domain/people/profile.ts";
import { floorWords } from "./floorWords.ts";

function findFloor(unitId: number, answers: Partial<Profile>): MissedFloor {
  const floor = findMissedFloors({ ...emptyProfile, ...answers }).get(unitId);
  if (floor === undefined) throw new Error(`${unitId}: nothing is missed`);
  return floor;
}

test("Mississippi: what full admission asks, and each answer that would do", () => {
  const told = { homeState: "MS", coreGpa: 2.4, actComposite: 16, classRankTopPercent: 65 } as const;
  expect(floorWords.missed(findFloor(176_017, told))).toBe(
    "Full admission to Mississippi public universities (2021 on) asks for its list of required courses, and one of these: a core GPA of 3.2; a core GPA of 2.5 or the top half of your class, with an ACT of 16 or an SAT of 880; or a core GPA of 2.0, with an ACT of 18 or an SAT of 960. From what you told us, you don’t meet it yet. An ACT of 18, an SAT of 960, a core-course GPA of 2.5, or a place in the top half of your class would.",
  );
});

test("Nevada: a weighted average, and the one that stood for it is said", () => {
  expect(floorWords.missed(findFloor(182_281, { homeState: "NV", gpa: 2.6, satTotal: 950 }))).toBe(
    "Nevada university admission (2024-25; we have nothing newer) asks for its list of required courses, and a weighted core GPA of 3.0, an ACT of 22, an SAT of 1120, or an advanced diploma. From what you told us, you don’t meet it yet. An ACT of 22, an SAT of 1120, or a core-course GPA of 3.0 would. We used your overall GPA. If your core-course GPA is higher, enter that one.",
  );
});

test("missing courses are named first, and where one answer is not enough that is said", () => {
  const told = { homeState: "MS", coreGpa: 3.5, hasRequiredCourses: false } as const;
  expect(floorWords.missed(findFloor(176_017, { ...told, actComposite: 25 }))).toContain(
    "You would meet it by taking the required courses.",
  );
  expect(floorWords.missed(findFloor(176_017, { ...told, coreGpa: 1.8, actComposite: 12 }))).toMatch(
    /It would take more than one change to meet it\.$/,
  );
});

test("every line of every minimum has words", () => {
  const floors = assuredRules.filter(({ isFloor }) => isFloor);
  expect(floors.length).toBeGreaterThan(10);
  for (const { state, unitIds } of floors) {
    const told = {
      homeState: state,
      gpa: 1.5,
      coreGpa: 1.5,
      actComposite: 10,
      satTotal: 700,
      classRankTopPercent: 95,
    };
    const sentence = floorWords.missed(findFloor(unitIds[0] ?? 0, told));
    expect(sentence).toMatch(/asks for .+\. From what you told us/);
    expect(sentence).not.toMatch(/undefined|null|, \.|, with \.|; ;|or {2}/);
  }
});
