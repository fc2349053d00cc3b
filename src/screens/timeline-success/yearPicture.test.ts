/** The picture of a year: where marks stand, which share one, and what is drawn as a span. */
import { describe, expect, test } from "vitest";
import type { Timeline, TimelineTask } from "#domain/timeline/timeline.ts";
import { yearPictureOf } from "./yearPicture.ts";

function task(id: string, fields: Partial<TimelineTask> = {}): TimelineTask {
  return {
    id,
    templateId: id,
    isOwn: false,
    title: id,
    why: null,
    area: "applications",
    who: "student",
    helpers: [],
    unitId: null,
    from: null,
    due: null,
    standing: "computed",
    basis: null,
    needs: [],
    effortMinutes: null,
    weight: "must",
    state: "open",
    stillOpen: true,
    evidence: null,
    to: null,
    isEdited: false,
    isMelt: false,
    doneOn: null,
    ...fields,
  };
}

const deadline = (date: string): Partial<TimelineTask> => ({
  due: date,
  standing: "published",
  basis: {
    code: "deadline",
    eventId: null,
    round: "regularDecision",
    date,
    standing: "published",
    source: null,
    checkedOn: "2026-10-09",
    cycle: "2026-27",
  },
});

function timeline(grade: number, tasks: TimelineTask[]): Timeline {
  return {
    graduationYear: 2027,
    awardYear: "2027-28",
    cycle: "2026-27",
    grade,
    mode: "year",
    meltUnitId: null,
    tasks,
    conflicts: [],
    progress: { done: 0, due: 0 },
  };
}

describe("the picture of a year", () => {
  test("a junior's goes from August to July, a senior's to the August after", () => {
    const junior = yearPictureOf(timeline(11, []), "2026-11-21");
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
    expect(yearPictureOf(timeline(12, []), "2026-11-21").months.at(-1)?.key).toBe("2027-08");
  });

  test("the year turns on August 1", () => {
    expect(yearPictureOf(timeline(11, []), "2027-07-31").months[0]?.key).toBe("2026-08");
    expect(yearPictureOf(timeline(11, []), "2027-08-01").months[0]?.key).toBe("2027-08");
    expect(yearPictureOf(timeline(11, []), "2027-08-01").today).toBe(0);
  });

  test("today and a mark stand at their days: of 365, day 112 is November 21", () => {
    const { today, rows } = yearPictureOf(timeline(11, [task("a", { due: "2026-11-21" })]), "2026-11-21");
    expect(today).toBeCloseTo(112 / 365, 10);
    expect(rows[0]?.marks[0]?.at).toBeCloseTo(112 / 365, 10);
  });

  test("days less than eleven apart share a mark; the deadline itself is marked as one", () => {
    const tasks = [
      task("essay", { due: "2026-12-22" }),
      task("apply", deadline("2027-01-01")),
      task("late", { due: "2027-01-02" }),
    ];
    const { rows, months } = yearPictureOf(timeline(12, tasks), "2026-11-21");
    expect(rows[0]?.marks.map(({ count, isDeadline }) => [count, isDeadline])).toEqual([
      [2, true],
      [1, false],
    ]);
    expect(months.find(({ key }) => key === "2027-01")).toMatchObject({ tasks: 2, done: 0 });
    expect(months.find(({ key }) => key === "2027-01")?.deadlines.map(({ id }) => id)).toEqual(["apply"]);
  });

  test("a task of which only the time of year is known is a span, cut at the edges", () => {
    const tasks = [
      task("fall", { area: "list", standing: "month", from: "2026-09-01", due: "2026-10-31" }),
      task("early", { area: "list", standing: "month", from: "2026-06-01", due: "2026-08-31" }),
    ];
    const [row] = yearPictureOf(timeline(11, tasks), "2026-11-21").rows;
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
    expect(yearPictureOf(timeline(11, tasks), "2026-11-21").rows).toEqual([]);
  });
});
