/** The same tasks by month, college, person and week. */
import { describe, expect, test } from "vitest";
import {
  makeDeadline,
  makeTaskMark,
  makeTimelineCollege,
  makeTimelineInput,
} from "../../../test/fixtures/timelineFixture.ts";
import { buildTimeline } from "./buildTimeline.ts";
import { findFirstClassDay } from "./melt.ts";
import type { TimelineTask } from "./timeline.ts";
import { buildWeekPlan, groupByCollege, groupByMonth, groupByPerson } from "./timelineViews.ts";

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

test("by month: in order, undated last, each task once", () => {
  const [first] = senior.tasks;
  const undated = first === undefined ? [] : [{ ...first, id: "undated", due: null }];
  const all = [...undated, ...senior.tasks];
  const groups = groupByMonth(all);
  const months = groups.map(({ month }) => month);
  expect(months.at(-1)).toBeNull();
  expect(months.slice(0, -1)).toEqual(
    months.slice(0, -1).toSorted((a, b) => ((a ?? "") < (b ?? "") ? -1 : 1)),
  );
  expect(months).toContain("2027-01");
  expect(countTasks(groups)).toBe(all.length);
});

test("by college: general tasks first, then by the earliest task", () => {
  const groups = groupByCollege(senior.tasks);
  expect(groups.map(({ unitId }) => unitId)).toEqual([null, 200_002, 200_003, 200_001]);
  expect(countTasks(groups)).toBe(senior.tasks.length);
});

test("by person: by who is responsible", () => {
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

  test("run from Monday to Sunday, in order, with only this college's tasks", () => {
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
    // The transcript is due a week before July 1, a Thursday.
    const third = plan.weeks.find(({ start }) => start === "2027-06-21");
    expect(third?.tasks.map(({ id }) => id)).toContain("meltTranscript.200001");
  });

  test("leave out what is done, and mark the first class as expected", () => {
    expect(plan.done.map(({ id }) => id)).toEqual(["meltHousing.200001"]);
    expect(plan.firstClass).toEqual({ date: "2027-08-30", standing: "expected" });
  });
});

test.each([
  // Mondays: August 30, 2027; August 28, 2028; August 27, 2029; August 31, 2026.
  [2026, "2026-08-31"],
  [2027, "2027-08-30"],
  [2028, "2028-08-28"],
  [2029, "2029-08-27"],
])("the first class of %i is expected on %s", (year, day) => {
  expect(findFirstClassDay(year)).toBe(day);
});
