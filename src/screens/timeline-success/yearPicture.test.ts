/** The year chart: where marks are, which are merged, and what is drawn as a span. */
import { describe, expect, test } from "vitest";
import { mostInMonth } from "#domain/timeline/actions/gatherActions.ts";
import { buildTimeline } from "#domain/timeline/buildTimeline.ts";
import type { Timeline, TimelineTask } from "#domain/timeline/timeline.ts";
import { timelineStudents } from "../../../test/fixtures/timelineStudents.ts";
import { makeBareTask } from "../../../test/support/sampleTask.ts";
import { buildYearPicture } from "./yearPicture.ts";

/** Each its own action, as the family's own tasks are. */
const task = (id: string, changes: Partial<TimelineTask> = {}) =>
  makeBareTask(id, {
    templateId: null,
    state: changes.due != null && changes.due < "2026-11-21" ? "past" : "open",
    ...changes,
  });

/** Calculated back from a college's deadline. */
const getDayBefore = (
  unitId: number,
  due: string,
  date: string,
  status: "published" | "expected" = "published",
): Partial<TimelineTask> => ({
  unitId,
  due,
  basis: {
    code: "deadline",
    eventId: null,
    round: "regularDecision",
    date,
    standing: status,
    source: null,
    cycle: "2026-27",
  },
});

function makeTimeline(grade: number, tasks: TimelineTask[]): Timeline {
  return {
    graduationYear: 2027,
    applicant: "highSchool",
    entryYear: 2027,
    entryTerm: "fall",
    awardYear: "2027-28",
    cycle: "2026-27",
    grade,
    mode: "year",
    meltUnitId: null,
    tasks,
    due: [],
    open: { undated: [], untilFull: [], openToAll: [] },
    conflicts: [],
    progress: { done: 0, due: 0 },
  };
}

test("campuses of one application are one date, whichever record it comes from", () => {
  const [sanDiego, merced] = [110_680, 445_188];
  const ofSystem: Partial<TimelineTask> = {
    due: "2026-11-30",
    basis: {
      code: "event",
      eventId: "ucDeadline",
      round: null,
      date: "2026-11-30",
      standing: "published",
      source: null,
      cycle: "2026-27",
    },
  };
  const tasks = [
    task("ucSubmit", ofSystem),
    task("appAidDate.1", getDayBefore(sanDiego, "2026-11-29", "2026-11-30")),
    task("appAidDate.2", getDayBefore(merced, "2026-11-29", "2026-11-30")),
  ];
  const { lanes } = buildYearPicture(makeTimeline(12, tasks), "2026-11-21");
  expect(lanes.flatMap(({ deadlines }) => deadlines.map(({ system }) => system))).toEqual(["uc"]);
});

describe("the picture of a year", () => {
  test.each([
    [10, 12, "2027-07", []],
    [11, 24, "2028-07", [11, 12]],
    [12, 13, "2027-08", []],
  ])("of grade %d is %d months from August to %s", (grade, length, last, grades) => {
    const { months, years } = buildYearPicture(makeTimeline(grade, []), "2026-11-21");
    expect([months[0]?.key, months.length, months.at(-1)?.key]).toEqual(["2026-08", length, last]);
    expect(years.map((year) => year.grade)).toEqual(grades);
  });

  test("the year turns on August 1", () => {
    expect(buildYearPicture(makeTimeline(10, []), "2027-07-31").months[0]?.key).toBe("2026-08");
    expect(buildYearPicture(makeTimeline(10, []), "2027-08-01").months[0]?.key).toBe("2027-08");
    expect(buildYearPicture(makeTimeline(10, []), "2027-08-01").today).toBe(0);
  });

  test("today and a mark stand at their days: of 365, day 112 is November 21", () => {
    const { today, rows } = buildYearPicture(
      makeTimeline(10, [task("a", { due: "2026-11-21" })]),
      "2026-11-21",
    );
    expect(today).toBeCloseTo(112 / 365, 10);
    expect(rows[0]?.marks[0]?.at).toBeCloseTo(112 / 365, 10);
  });

  test("days less than sixteen apart share a mark", () => {
    const tasks = ["2026-12-22", "2027-01-06", "2027-01-07", "2027-01-22"].map((due) => task(due, { due }));
    const { rows, months } = buildYearPicture(makeTimeline(12, tasks), "2026-11-21");
    // January 6 is fifteen days after December 22; January 7 starts a new mark.
    expect(rows[0]?.marks.map(({ count }) => count)).toEqual([2, 2]);
    expect(months.find(({ key }) => key === "2027-01")).toMatchObject({ actions: 3, done: 0 });
  });

  test("what is past and what is ahead are counted apart, and a mark stands at its first day", () => {
    const tasks = ["2026-11-15", "2026-11-20", "2026-11-21", "2026-11-25"].map((due) => task(due, { due }));
    const [row] = buildYearPicture(makeTimeline(10, tasks), "2026-11-21").rows;
    // November 15 is day 106 after August 1, November 21 day 112.
    expect(row?.marks.map(({ at, count }) => [at, count])).toEqual([
      [106 / 365, 2],
      [112 / 365, 2],
    ]);
  });

  test.each([
    ["open", false],
    ["done", true],
  ] as const)(
    "a date that nothing required leads to is not struck out while what leads there is %s",
    (state, isDone) => {
      const scholarship = task("scholarship.1", {
        ...getDayBefore(1, "2026-10-30", "2026-11-02"),
        area: "scholarships",
        state,
      });
      const [lane] = buildYearPicture(makeTimeline(12, [scholarship]), "2026-10-05").lanes;
      expect(lane?.deadlines.map((deadline) => deadline.isDone)).toEqual([isDone]);
    },
  );

  test("each application's own deadline stands in a row of its own, once, and is done when what leads there is", () => {
    const tasks = [
      task("essay.1", { ...getDayBefore(1, "2026-12-05", "2027-01-04"), area: "essays" }),
      task("submit.1", { ...getDayBefore(1, "2027-01-01", "2027-01-04"), state: "done" }),
      task("portal.1", getDayBefore(1, "2027-01-07", "2027-01-04")),
      task("submit.2", getDayBefore(2, "2027-03-01", "2027-03-03", "expected")),
      task("ucSubmit", {
        due: "2026-11-27",
        basis: {
          code: "event",
          eventId: "ucDeadline",
          round: null,
          date: "2026-11-30",
          standing: "published",
          source: null,
          cycle: "2026-27",
        },
      }),
    ];
    const { rows, months } = buildYearPicture(makeTimeline(12, tasks), "2026-11-21");
    expect(rows[0]).toMatchObject({ area: "deadlines", count: 3 });
    expect(rows[0]?.marks.map(({ isDone, isDeadline }) => [isDone, isDeadline])).toEqual([
      [false, true],
      [true, true],
      [false, true],
    ]);
    expect(months.flatMap(({ deadlines }) => deadlines)).toEqual([
      { unitId: null, system: "uc", date: "2026-11-30", isExpected: false, isDone: false },
      { unitId: 1, system: null, date: "2027-01-04", isExpected: false, isDone: true },
      { unitId: 2, system: null, date: "2027-03-03", isExpected: true, isDone: false },
    ]);
  });

  test("a task of which only the time of year is known is a span, cut at the edges", () => {
    const tasks = [
      task("fall", { area: "list", standing: "month", from: "2026-09-01", due: "2026-10-31" }),
      task("fallToo", {
        area: "list",
        standing: "month",
        from: "2026-09-01",
        due: "2026-10-31",
        state: "done",
      }),
      task("early", { area: "list", standing: "month", from: "2026-06-01", due: "2026-08-31" }),
    ];
    const [row] = buildYearPicture(makeTimeline(10, tasks), "2026-11-21").rows;
    expect(row?.spans).toEqual([
      { from: 0, to: 31 / 365, isDone: false },
      { from: 31 / 365, to: 92 / 365, isDone: false },
    ]);
  });

  test("what is dropped, without a day, or of another year is not drawn", () => {
    const tasks = [
      task("dropped", { due: "2026-12-01", state: "dropped" }),
      task("ask"),
      task("nextYear", { due: "2027-10-01" }),
    ];
    expect(buildYearPicture(makeTimeline(10, tasks), "2026-11-21").rows).toEqual([]);
  });

  test("two years have room for half as many marks", () => {
    // January 2 is 32 days after December 1; January 3 starts a new mark.
    const tasks = ["2026-12-01", "2027-01-02", "2027-01-03"].map((due) => task(due, { due }));
    const { rows } = buildYearPicture(makeTimeline(11, tasks), "2026-11-21");
    expect(rows[0]?.marks.map(({ count }) => count)).toEqual([2, 1]);
  });

  test("colleges stand beside their day, those of one day together", () => {
    const tasks = [1, 2, 3].map((unitId) =>
      task(
        `submit.${unitId}`,
        getDayBefore(unitId, "2027-12-28", unitId === 3 ? "2027-12-01" : "2028-01-01"),
      ),
    );
    const { lanes } = buildYearPicture(makeTimeline(11, tasks), "2026-11-21");
    expect(lanes.map(({ date, deadlines }) => [date, deadlines.map(({ unitId }) => unitId)])).toEqual([
      ["2027-12-01", [3]],
      ["2028-01-01", [1, 2]],
    ]);
  });

  test("of 200 students: eight things to do in a month, no two marks on each other, and every application named", () => {
    for (const input of timelineStudents(200)) {
      const timeline = buildTimeline(input);
      const { months, rows, lanes } = buildYearPicture(timeline, input.today);
      expect(Math.max(...months.map(({ actions }) => actions))).toBeLessThanOrEqual(mostInMonth);
      for (const { marks } of rows) {
        const ahead = marks.filter(({ at }) => at > countShare(input.today, months.length));
        for (const [index, { at }] of ahead.entries()) {
          expect(at - (ahead[index - 1]?.at ?? -1)).toBeGreaterThan(0.04);
        }
      }
      const named = new Set(
        lanes.flatMap((lane) =>
          lane.deadlines.map(({ unitId, system }) => `${system ?? unitId} ${lane.date}`),
        ),
      );
      const last = `${months.at(-1)?.key}-31`;
      const due = timeline.due.filter(({ kind, day }) => kind === "application" && day <= last);
      for (const { unitId, system, day } of due) expect(named).toContain(`${system ?? unitId} ${day}`);
    }
  });
});

/** How far today is into a picture of that many months, a little late. */
function countShare(today: string, months: number): number {
  const month = Number(today.slice(5, 7));
  return (((month + 4) % 12) + 1) / months;
}
