/** A plan's timeline, worked out once for each state of what it is made from. */
import { expect, test } from "vitest";
import type { Deadline } from "#domain/college/details.ts";
import { makeEmptyPlan, type Plan } from "#domain/plan/plan.ts";
import { makeCollege } from "../../../test/support/sampleCollege.ts";
import { buildPlanTimeline } from "./buildPlanTimeline.ts";

const today = "2026-11-21";
const empty = makeEmptyPlan("p1", "2026-11-01T00:00:00.000Z");
const college = makeCollege({ unitId: 228778, name: "UT Austin", state: "TX" });
const colleges = new Map([[college.unitId, college]]);
const deadlines: Deadline[] = [
  {
    unitId: 228778,
    round: "regularDecision",
    date: "2026-12-01",
    isRolling: false,
    isBinding: false,
    asOf: "2026-10-09",
  },
];
const senior: Plan = {
  ...empty,
  profile: { ...empty.profile, gradeYear: 12 },
  colleges: [
    {
      unitId: 228778,
      addedAt: "2026-11-01T00:00:00.000Z",
      status: "applying",
      applicationPlan: null,
      note: "",
    },
  ],
};

test("a senior's college brings tasks that hang on its own deadline", () => {
  const timeline = buildPlanTimeline(senior, colleges, deadlines, today);
  expect(timeline?.graduationYear).toBe(2027);
  const days = timeline?.tasks.filter(({ unitId }) => unitId === 228778).map(({ basis }) => basis?.date);
  expect(days).toContain("2026-12-01");
  expect(buildPlanTimeline({ ...senior, colleges: [] }, colleges, deadlines, today)?.tasks.length).toBeGreaterThan(
    0,
  );
});

test("the same plan gives the same timeline; a new state, other data and another day a new one", () => {
  const first = buildPlanTimeline(senior, colleges, deadlines, today);
  expect(buildPlanTimeline(senior, colleges, deadlines, today)).toBe(first);
  expect(buildPlanTimeline({ ...senior }, colleges, deadlines, today)).not.toBe(first);
  expect(buildPlanTimeline(senior, colleges, [...deadlines], today)).not.toBe(first);
  expect(buildPlanTimeline(senior, colleges, deadlines, "2026-11-22")).not.toBe(first);
});

test("without a class there is none", () => {
  expect(buildPlanTimeline(empty, colleges, deadlines, today)).toBeNull();
});
