/** What tasks say of a college's own requirements: this cycle's as they are, another's as last known, and nothing without. */
import { describe, expect, test } from "vitest";
import type { TaskRequirements } from "#domain/college/requirementTable.ts";
import { makeTimelineCollege, makeTimelineInput } from "../../../test/fixtures/timelineFixture.ts";
import { buildTimeline } from "./buildTimeline.ts";
import { taskTemplates } from "./templates/taskTemplates.ts";
import { emptyTaskMark, type TaskPerson, type TimelineCollege } from "./timeline.ts";

const blank: TaskRequirements = {
  cycle: "2026-27",
  feeUsd: null,
  feeWaiver: null,
  portfolio: null,
  coursesAndGrades: null,
  teacherLetters: null,
  otherLetters: null,
  counselorLetter: null,
  midYearReport: null,
  writing: null,
  essay: null,
  ownEssays: null,
  isInGrid: true,
};

const usual = (id: string) => taskTemplates.find((one) => one.id === id)?.why ?? "";

function findTask(
  id: string,
  told: Partial<TaskRequirements> | null,
  fields: { graduationYear?: number; reader?: TaskPerson } = {},
) {
  const requirements = told === null ? {} : { requirements: { ...blank, ...told } };
  const college = makeTimelineCollege({ unitId: 203_535, name: "Kenyon College", ...requirements });
  const input = makeTimelineInput({
    colleges: [college],
    situations: ["portfolio"],
    today: "2026-10-01",
    ...fields,
  });
  const task = buildTimeline(input).tasks.find((one) => one.id === `${id}.203535`);
  if (task === undefined) throw new Error(`no ${id}`);
  return task;
}

describe("letters", () => {
  test.each([
    [
      { teacherLetters: 1, counselorLetter: true } as const,
      "Kenyon College asks for 1 teacher letter and a counselor letter.",
    ],
    [{ teacherLetters: 2 }, "Kenyon College asks for 2 teacher letters."],
    [{ counselorLetter: true } as const, "Kenyon College asks for a counselor letter."],
    [
      { teacherLetters: 2, otherLetters: 1, counselorLetter: true } as const,
      "Kenyon College asks for 2 teacher letters, 1 other letter, and a counselor letter.",
    ],
  ])("%j", (told, expected) => {
    const task = findTask("appLetters", told);
    expect(task.why).toBe(`${expected} Give each writer at least four weeks, and six if you can.`);
    expect(task.evidence).toMatchObject({ grade: "published", source: { year: "2026-27" } });
  });

  test("what was read for another cycle is said as that, for a row of last year and for a junior", () => {
    const expected =
      "asked for 1 teacher letter, so check whether it still does. Give each writer at least four weeks, and six if you can.";
    expect(findTask("appLetters", { cycle: "2025-26", teacherLetters: 1 }).why).toBe(
      `For 2025-26, Kenyon College ${expected}`,
    );
    expect(findTask("appLetters", { teacherLetters: 1 }, { graduationYear: 2028 }).why).toBe(
      `For 2026-27, Kenyon College ${expected}`,
    );
  });
});

test.each([
  [{ feeUsd: 0 }, "Applying is free."],
  [{ feeUsd: 0, feeWaiver: "accepted" } as const, "Applying is free."],
  [
    { feeUsd: 75, feeWaiver: "accepted" } as const,
    "The fee is $75, and the college accepts the Common App fee waiver.",
  ],
  [{ feeUsd: 75 }, "The fee is $75."],
  [
    { feeUsd: 60, feeWaiver: "notAccepted" } as const,
    "The fee is $60, and the college does not accept the Common App fee waiver.",
  ],
  [{ cycle: "2025-26", feeUsd: 50 }, "The fee was $50 in 2025-26."],
  [{ cycle: "2025-26", feeUsd: 0 }, "Applying was free in 2025-26, but check for a fee."],
])("the fee stands in the task to apply: %j", (told, expected) => {
  expect(findTask("appSubmit", told).why).toBe(`${usual("appSubmit")} ${expected}`);
});

test("every course and grade is asked for in the form itself", () => {
  expect(findTask("appSubmit", { coursesAndGrades: true }).why).toBe(
    `${usual("appSubmit")} Have your transcript handy, because the form asks for every course and grade.`,
  );
});

test("the mid-year report does not name the counselor who reads it, nor a parent's own", () => {
  for (const reader of ["parent", "counselor"] as const) {
    expect(findTask("appMidYear", { midYearReport: true }, { reader }).why).not.toMatch(
      /your (first|counselor)/i,
    );
  }
});

test("the mid-year report and the portfolio", () => {
  expect(findTask("appMidYear", { midYearReport: true }).why).toMatch(/^Kenyon College asks for it\. /);
  expect(findTask("situationArtUpload", { portfolio: "slideRoom" }).why).toBe(
    `Kenyon College takes portfolios through SlideRoom in the Common App. ${usual("situationArtUpload")}`,
  );
});

test.each(["appSubmit", "situationArtUpload"])(
  "%s says what is usual where a college told nothing of it",
  (id) => {
    for (const told of [blank, null]) {
      const { why, evidence } = findTask(id, told);
      expect(why).toBe(usual(id));
      expect(evidence).toEqual(taskTemplates.find((one) => one.id === id)?.evidence);
    }
  },
);

describe("which tasks there are", () => {
  const listIds = (requirements: TimelineCollege["requirements"]) => {
    const asked = requirements === undefined ? {} : { requirements };
    const college = makeTimelineCollege({ unitId: 203_535, name: "Kenyon College", ...asked });
    const { tasks } = buildTimeline(makeTimelineInput({ colleges: [college] }));
    const own = tasks.filter(({ unitId }) => unitId === 203_535).map(({ templateId }) => templateId);
    return { own, isAskingTeachers: tasks.some(({ id }) => id === "askTeachers" || id === "factSheet") };
  };
  const byRecord = ["appLetters", "appInvites", "appSupplement", "appMidYear", "appSelfReport"];

  test("a college that asks for nothing of the kind has no such task", () => {
    const { own } = listIds(blank);
    expect(own.filter((id) => id !== null && [...byRecord, "appAsks"].includes(id))).toEqual([]);
  });

  test("where nothing is known, one task says to check", () => {
    const { own } = listIds(null);
    expect(own).toContain("appAsks");
    expect(own.filter((id) => id !== null && byRecord.includes(id))).toEqual([]);
  });

  test("letters, essays and reports where the record asks for them", () => {
    const { own } = listIds({ ...blank, teacherLetters: 2, writing: true, midYearReport: true });
    expect(own).toEqual(expect.arrayContaining(["appLetters", "appInvites", "appSupplement", "appMidYear"]));
    expect(own).not.toContain("appAsks");
  });

  test("a reader without the records sees the usual tasks", () => {
    const { own } = listIds(undefined);
    expect(own).toEqual(expect.arrayContaining(["appLetters", "appSupplement", "appMidYear"]));
    expect(own).not.toContain("appAsks");
  });

  test("once every application is sent, nobody is told to finish an essay or a list; one more college brings them back", () => {
    const list = (statuses: readonly TimelineCollege["status"][]) => {
      const colleges = statuses.map((status, place) =>
        makeTimelineCollege({ unitId: 203_535 + place, status }),
      );
      const { tasks } = buildTimeline(makeTimelineInput({ colleges }));
      const open = tasks.filter(({ state }) => state !== "done").map(({ id }) => id);
      return open.filter((id) => ["essayFinal", "finalList", "applicationFeeWaivers"].includes(id));
    };
    expect(list(["admitted", "applied"])).toEqual([]);
    expect(list(["admitted", "considering"])).toContain("essayFinal");
    expect(list([])).toContain("essayFinal");
  });

  test("what the family checked off stays", () => {
    const college = makeTimelineCollege({ unitId: 203_535, name: "Kenyon College", requirements: blank });
    const marks = { "appSupplement.203535": { ...emptyTaskMark, doneOn: "2026-10-01" } };
    const { tasks } = buildTimeline(makeTimelineInput({ colleges: [college], marks }));
    expect(tasks.find(({ id }) => id === "appSupplement.203535")?.state).toBe("done");
  });
});
