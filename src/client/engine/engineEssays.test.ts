/** Essays asked through the engine: the list of them, and the timeline's way to them. */

import { beforeAll, describe, expect, test } from "vitest";
import { toFile } from "#client/engine/jsonFile.ts";
import { encodeCollegeIndex } from "#domain/college/collegeIndex.ts";
import { makeEmptyEssay } from "#domain/essays/essay.ts";
import { makeEmptyPlan, type Plan } from "#domain/plan/plan.ts";
import { makeCollege } from "../../../test/support/sampleCollege.ts";
import { pageEngine } from "./pageEngine.ts";

const today = "2026-11-21";
const release = "essays-release";
const austin = makeCollege({ unitId: 228778, name: "The University of Texas at Austin", state: "TX" });
const entry = { addedAt: "2026-11-01T00:00:00.000Z", status: "applying", applicationPlan: null } as const;
const empty = makeEmptyPlan("p1", "2026-11-01T00:00:00.000Z");
const plan: Plan = {
  ...empty,
  colleges: [
    { ...entry, unitId: austin.unitId, note: "" },
    { ...entry, unitId: 1, note: "" },
  ],
  essays: [{ ...makeEmptyEssay("why"), promptId: "texasMajorPrompt" }],
};

beforeAll(async () => {
  await pageEngine.index(toFile(encodeCollegeIndex([austin], { release, asOf: today })));
});

describe("the essay list", () => {
  test("has the college's questions with the student's essay, and skips what is not in the data", async () => {
    const list = await pageEngine.essayList({ release, plan, deadlines: [], today });
    const { groups, others } = structuredClone(list);
    const own = groups.flatMap((group) => (group.kind === "college" ? group : []));
    expect(own.map(({ unitId }) => unitId)).toEqual([austin.unitId]);
    const items = own.flatMap(({ sets }) => sets.flatMap((set) => set.items));
    expect(items.filter(({ essays }) => essays.length > 0).map(({ prompt }) => prompt.id)).toEqual([
      "texasMajorPrompt",
    ]);
    expect(others).toEqual([]);
  });

  test("without an index every essay is still there", async () => {
    const { groups, others } = await pageEngine.essayList({ release: null, plan, deadlines: [], today });
    expect(groups).toEqual([]);
    expect(others.map(({ essayId }) => essayId)).toEqual(["why"]);
  });
});

test("a task of the timeline leads to the student's own essay", async () => {
  const senior = { ...plan, profile: { ...plan.profile, gradeYear: 12 as const } };
  const timeline = await pageEngine.timeline({ release, plan: senior, deadlines: [], today });
  const task = timeline?.tasks.find(({ id }) => id === `appSupplement.${austin.unitId}`);
  expect(task?.to).toBe("/essays?essay=why");
});
