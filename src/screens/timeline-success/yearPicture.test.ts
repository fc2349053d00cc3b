/** The year chart: where marks are, which are merged, and what is drawn as a span. */
import { describe, expect, test } from "vitest";
import type { Timeline, TimelineTask } from "#domain/timeline/timeline.ts";
import { makeBareTask } from "../../../test/support/sampleTask.ts";
import { buildYearPicture } from "./yearPicture.ts";

const task = makeBareTask;

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
    conflicts: [],
    progress: { done: 0, due: 0 },
  };
}

describe("the picture of a year", () => {
  test("a junior's goes from August to July, a senior's to the August after", () => {
    const junior = buildYearPicture(makeTimeline(11, []), "2026-11-21");
    expect(junior.months.map(({ key }) => key)).toEqual([
      "2026-08",
      "2026-09",
      "2026-10",
      "2026-11",
      "2026-12",
      "2027-01",
      "2027-02",
      "2027-03",
      "2027-04",
      "2027-05",
      "2027-06",
      "2027-07",
    ]);
    expect(buildYearPicture(makeTimeline(12, []), "2026-11-21").months.at(-1)?.key).toBe("2027-08");
  });

  test("the year turns on August 1", () => {
    expect(buildYearPicture(makeTimeline(11, []), "2027-07-31").months[0]?.key).toBe("2026-08");
    expect(buildYearPicture(makeTimeline(11, []), "2027-08-01").months[0]?.key).toBe("2027-08");
    expect(buildYearPicture(makeTimeline(11, []), "2027-08-01").today).toBe(0);
  });

  test("today and a mark stand at their days: of 365, day 112 is November 21", () => {
    const { today, rows } = buildYearPicture(
      makeTimeline(11, [task("a", { due: "2026-11-21" })]),
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
    expect(months.find(({ key }) => key === "2027-01")).toMatchObject({ tasks: 3, done: 0 });
  });

  test("what is past and what is ahead are counted apart, and a mark stands at its first day", () => {
    const tasks = ["2026-11-15", "2026-11-20", "2026-11-21", "2026-11-25"].map((due) => task(due, { due }));
    const [row] = buildYearPicture(makeTimeline(11, tasks), "2026-11-21").rows;
    // November 15 is day 106 after August 1, November 21 day 112.
    expect(row?.marks.map(({ at, count }) => [at, count])).toEqual([
      [106 / 365, 2],
      [112 / 365, 2],
    ]);
  });

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
    const [row] = buildYearPicture(makeTimeline(11, tasks), "2026-11-21").rows;
    expect(row?.spans).toEqual([
      { from: 31 / 365, to: 92 / 365, isDone: false },
      { from: 0, to: 31 / 365, isDone: false },
    ]);
  });

  test("what is dropped, without a day, or of another year is not drawn", () => {
    const tasks = [
      task("dropped", { due: "2026-12-01", state: "dropped" }),
      task("ask"),
      task("nextYear", { due: "2027-10-01" }),
    ];
    expect(buildYearPicture(makeTimeline(11, tasks), "2026-11-21").rows).toEqual([]);
  });
});
