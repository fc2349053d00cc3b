/** The same tasks by month, college, person and week. */
import { describe, expect, test } from "vitest";
import { buildTimeline } from "./buildTimeline.ts";
import { findFirstClassDay } from "./melt.ts";
import type { TimelineTask } from "./timeline.ts";
import { makeTimelineCollege, makeDeadline, makeTimelineInput, makeTaskMark } from "./timelineFixture.ts";
import { groupByCollege, groupByMonth, groupByPerson, buildWeekPlan } from "./timelineViews.ts";

const senior = buildTimeline(
  makeTimelineInput({
    colleges: [
      makeTimelineCollege({ unitId: 200_001 }),
      makeTimelineCollege({ unitId: 200_002 }),
      makeTimelineCollege({ unitId: 200_003 }),
    ],
    deadlines: [
      makeDeadline(200_001, "regularDecision", "2027-02-01"),
      makeDeadline(200_002, "regularDecision", "2027-01-05"),
    ],
  }),
);

const countTasks = (groups: readonly { tasks: readonly TimelineTask[] }[]) =>
  groups.reduce((sum, { tasks }) => sum + tasks.length, 0);

test("by month: in order, without a date last, each task once", () => {
  const groups = groupByMonth(senior.tasks);
  const months = groups.map(({ month }) => month);
  expect(months.at(-1)).toBeNull();
  expect(months.slice(0, -1)).toEqual(
    months.slice(0, -1).toSorted((a, b) => ((a ?? "") < (b ?? "") ? -1 : 1)),
  );
  expect(months).toContain("2027-01");
  expect(countTasks(groups)).toBe(senior.tasks.length);
});

test("by college: what is for none first, then by the earliest task", () => {
  const groups = groupByCollege(senior.tasks);
  expect(groups.map(({ unitId }) => unitId)).toEqual([null, 200_002, 200_001, 200_003]);
  expect(countTasks(groups)).toBe(senior.tasks.length);
});

test("by person: by who owes it", () => {
  const groups = groupByPerson(senior.tasks);
  expect(groups.map(({ who }) => who)).toEqual(["student", "parent", "counselor"]);
  expect(groups.every(({ who, tasks }) => tasks.every((task) => task.who === who))).toBe(true);
  expect(countTasks(groups)).toBe(senior.tasks.length);
});

describe("the weeks until the first class", () => {
  const today = "2027-06-15";
  const melt = buildTimeline(
    makeTimelineInput({
      colleges: [makeTimelineCollege({ unitId: 200_001, status: "enrolled" })],
      marks: { "meltHousing.200001": makeTaskMark({ doneOn: "2027-05-20" }) },
      today,
    }),
  );
  const plan = buildWeekPlan(melt, today);

  test("run from Monday to Sunday, in order, with the tasks of this college alone", () => {
    // 15 June 2027 is a Tuesday.
    expect(plan.weeks[0]).toMatchObject({ start: "2027-06-14", end: "2027-06-20" });
    const starts = plan.weeks.map(({ start }) => start);
    expect(starts).toEqual(starts.toSorted());
    for (const { start, end, tasks } of plan.weeks) {
      for (const { due, isMelt } of tasks) {
        expect(isMelt).toBe(true);
        expect(due !== null && due >= start && due <= end).toBe(true);
      }
    }
    // The transcript, a week before 1 July, is a Thursday's.
    const third = plan.weeks.find(({ start }) => start === "2027-06-21");
    expect(third?.tasks.map(({ id }) => id)).toContain("meltTranscript.200001");
  });

  test("leave what is done beside, and say that the first class is only expected", () => {
    expect(plan.done.map(({ id }) => id)).toEqual(["meltHousing.200001"]);
    expect(plan.firstClass).toEqual({ date: "2027-08-30", standing: "expected" });
  });
});

test.each([
  // Mondays: 30 August 2027, 28 August 2028, 27 August 2029, 31 August 2026.
  [2026, "2026-08-31"],
  [2027, "2027-08-30"],
  [2028, "2028-08-28"],
  [2029, "2029-08-27"],
])("the first class of %i is expected on %s", (year, day) => {
  expect(findFirstClassDay(year)).toBe(day);
});
