/** What a college asks for, told in its tasks through the engine: to first-years, and not to transfer students. */

import { beforeAll, expect, test } from "vitest";
import { toFile } from "#client/engine/jsonFile.ts";
import { encodeCollegeIndex } from "#domain/college/collegeIndex.ts";
import { encodeRequirements } from "#domain/college/requirementTable.ts";
import { makeEmptyPlan, type Plan } from "#domain/plan/plan.ts";
import { makeCollege } from "../../../test/support/sampleCollege.ts";
import { pageEngine } from "./pageEngine.ts";

const today = "2026-11-21";
const release = "tasks-release";
const austin = makeCollege({ unitId: 228778, name: "The University of Texas at Austin", state: "TX" });
const told = {
  unitId: austin.unitId,
  cycle: "2025-26",
  asOf: "2026-04-29",
  feeUsd: 75,
  feeWaiver: null,
  essay: true as const,
  writingSupplement: null,
  portfolio: null,
  coursesAndGrades: null,
  tests: "always" as const,
  teacherLetters: null,
  otherLetters: null,
  counselorLetter: null,
  midYearReport: null,
  writing: null,
  ownEssays: null,
  isInGrid: true,
};
const empty = makeEmptyPlan("p1", "2026-11-01T00:00:00.000Z");
const senior: Plan = {
  ...empty,
  profile: { ...empty.profile, gradeYear: 12 },
  colleges: [
    {
      unitId: austin.unitId,
      addedAt: "2026-11-01T00:00:00.000Z",
      status: "applying",
      applicationPlan: null,
      note: "",
    },
  ],
};

beforeAll(async () => {
  await pageEngine.index(toFile(encodeCollegeIndex([austin], { release, asOf: today })));
});

async function findReason(plan: Plan, requirements = encodeRequirements([told])) {
  const timeline = await pageEngine.timeline({ release, plan, deadlines: [], requirements, today });
  const task = timeline?.tasks.find(({ id }) => id === `appSubmit.${austin.unitId}`);
  if (task === undefined) throw new Error("no task to apply");
  return task.why;
}

test("a senior reads the fee in the task to apply", async () => {
  expect(await findReason(senior)).toMatch(/The fee was \$75 in 2025-26\.$/);
  expect(await findReason(senior, encodeRequirements([]))).not.toContain("fee");
});

test("a transfer student does not: the entry is for first-years", async () => {
  const timeline = { ...senior.timeline, graduationYear: 2025, path: "transfer" as const };
  expect(await findReason({ ...senior, timeline })).not.toContain("fee");
});
