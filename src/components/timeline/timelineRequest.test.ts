/** A plan's timeline is asked for once for each state of what it is made from. */
import { expect, test } from "vitest";
import type { Deadline } from "#domain/college/deadline.ts";
import { makeEmptyPlan, type Plan } from "#domain/plan/plan.ts";
import { toTimelineRequest } from "./timelineRequest.ts";

const today = "2026-11-21";
const empty = makeEmptyPlan("p1", "2026-11-01T00:00:00.000Z");
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

test("the same state is the same request; a new state, other data and another day a new one", () => {
  const request = { release: "r1", plan: senior, deadlines, today };
  const first = toTimelineRequest(request);
  expect(toTimelineRequest({ ...request })).toBe(first);
  expect(toTimelineRequest({ ...request, plan: { ...senior } })).not.toBe(first);
  for (const change of [{ release: "r2" }, { deadlines: [...deadlines] }, { today: "2026-11-22" }]) {
    const again = toTimelineRequest(request);
    expect(toTimelineRequest({ ...request, ...change })).not.toBe(again);
  }
});
