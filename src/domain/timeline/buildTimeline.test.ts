/** Complete timelines with the real tasks and calendar, worked out by hand for typical students. */
import { describe, expect, test } from "vitest";
import { type Deadline, deadlineSchema } from "#domain/college/deadline.ts";
import { deadlineColumns } from "#domain/college/detailTables.ts";
import { readDataRows } from "#server/dataFiles.ts";
import {
  makeDeadline,
  makeTaskMark,
  makeTimelineCollege,
  makeTimelineInput,
} from "../../../test/fixtures/timelineFixture.ts";
import { buildTimeline } from "./buildTimeline.ts";
import type { Timeline, TimelineInput, TimelineTask } from "./timeline.ts";

/** Rows of the data set. */
const usc = 123_961;
const rows: readonly Deadline[] = [
  makeDeadline(131_159, "earlyDecision1", "2026-11-01"),
  makeDeadline(131_159, "earlyDecision2", "2027-01-04"),
  makeDeadline(131_159, "regularDecision", "2027-01-15"),
  makeDeadline(usc, "regularDecision", "2027-01-10"),
  makeDeadline(110_635, "regularDecision", "2026-11-30"),
  makeDeadline(200_001, "regularDecision", null),
];

function buildTimelineWith(fields: Partial<TimelineInput>): Timeline {
  return buildTimeline(makeTimelineInput({ deadlines: rows, ...fields }));
}

function findTask(timeline: Timeline, id: string): TimelineTask {
  const found = timeline.tasks.find((task) => task.id === id);
  if (found === undefined) throw new Error(`There is no task ${id}.`);
  return found;
}

/** What is compared: due date, certainty, and status. */
const said = (timeline: Timeline, id: string) => {
  const { due, standing, state } = findTask(timeline, id);
  return [due, standing, state];
};

describe("a senior on 21 November 2026", () => {
  const senior = buildTimelineWith({
    colleges: [
      makeTimelineCollege({ unitId: 131_159, name: "American University", testPolicy: "required" }),
      makeTimelineCollege({ unitId: 110_635, name: "UC Berkeley", state: "CA" }),
      makeTimelineCollege({ unitId: 200_001, name: "Rolling College" }),
    ],
    tests: ["sat"],
    aidForms: ["fafsa"],
  });

  test("is in 12th grade, in the admission year 2026-27, with a first FAFSA for 2027-28", () => {
    expect([senior.grade, senior.cycle, senior.awardYear, senior.mode]).toEqual([
      12,
      "2026-27",
      "2027-28",
      "year",
    ]);
  });

  test.each([
    // January 15 minus 3, 28 and 45 days.
    { id: "appSubmit.131159", expected: ["2027-01-12", "computed", "urgent"], today: "2027-01-08" },
    { id: "appSubmit.131159", expected: ["2027-01-12", "computed", "open"], today: "2026-12-28" },
    { id: "appSubmit.131159", expected: ["2027-01-12", "computed", "later"] },
    { id: "appInvites.131159", expected: ["2026-12-18", "computed", "open"] },
    // Within two weeks, but seven others are more pressing.
    { id: "appLetters.131159", expected: ["2026-12-01", "computed", "open"] },
    // Sixty days ahead was November 16, which has passed, so today.
    { id: "appDecide.131159", expected: ["2026-11-21", "computed", "open"] },
    // The SAT of December 5: registration closed on the 20th, and late registration is open until the 24th.
    { id: "registerSat.sat", expected: ["2026-11-24", "expected", "urgent"] },
    { id: "testDay.sat", expected: ["2026-12-03", "computed", "urgent"] },
    // Three days before November 30.
    { id: "ucSubmit", expected: ["2026-11-27", "computed", "urgent"] },
    // Opened on September 23; due in October; required, but not overnight: the accounts by the Sunday after next.
    { id: "aidAccounts", expected: ["2026-11-29", "computed", "urgent"] },
    // The accounts are checked before the form is filed, everyone signs after it, and its summary takes days.
    { id: "fafsaFile", expected: ["2026-12-02", "computed", "urgent"] },
    { id: "fafsaConsent", expected: ["2026-12-05", "computed", "urgent"] },
    { id: "fafsaSummary", expected: ["2026-12-08", "computed", "open"] },
    // Nobody had to, and now nobody can.
    { id: "cocaColaScholarship", expected: null },
    // No deadline: four weeks, to the end of that month, minus three days.
    { id: "appSubmit.200001", expected: ["2026-12-28", "month", "later"] },
    { id: "apExams12", expected: null },
  ])("$id", ({ id, expected, today }) => {
    const timeline = today === undefined ? senior : buildTimelineWith({ ...seniorInput, today });
    if (expected === null) expect(timeline.tasks.some((task) => task.id === id)).toBe(false);
    else expect(said(timeline, id)).toEqual(expected);
  });

  test("says whether overdue tasks are still open, and keeps the original date", () => {
    expect(findTask(senior, "testPlan.sat").stillOpen).toBe(false);
    expect(findTask(senior, "meritDates")).toMatchObject({ state: "past", stillOpen: true });
    expect(findTask(senior, "fafsaFile")).toMatchObject({ movedFrom: "2026-10-14", stillOpen: true });
    expect(findTask(senior, "appInvites.131159").movedFrom).toBeNull();
  });

  test("knows where a date comes from", () => {
    expect(findTask(senior, "appSubmit.131159").basis).toMatchObject({
      code: "deadline",
      round: "regularDecision",
      date: "2027-01-15",
      standing: "published",
      cycle: "2026-27",
      source: { id: "deadlines" },
    });
    expect(findTask(senior, "appSubmit.200001").basis).toMatchObject({
      date: null,
      round: "regularDecision",
    });
  });

  test("has nothing left from 9th to 11th grade", () => {
    const ids = senior.tasks.map(({ id }) => id);
    expect(ids).not.toContain("coursePlan9");
    expect(ids).not.toContain("psat");
    expect(ids).not.toContain("askTeachers");
  });

  test("fills names into titles", () => {
    expect(findTask(senior, "appSubmit.131159").title).toBe("Submit your application to American University");
    expect(findTask(senior, "testScores.sat").title).toBe("Read your SAT scores and decide: retake, or done");
  });

  test("links each step to earlier ones at the same college", () => {
    expect(findTask(senior, "appInvites.131159").needs).toEqual(["appLetters.131159", "ferpaChoice"]);
    expect(findTask(senior, "appScores.131159").needs).toEqual(["appDecide.131159", "testScores.sat"]);
  });

  test("has scores from December 5 in time for January 15, so only essays conflict", () => {
    expect(senior.conflicts).toEqual([
      // Only UC's four answers conflict: November 30 is nine days away.
      { code: "essaysOverWeeks", essays: 4, weeks: 1, until: "2026-11-30" },
    ]);
  });
});

const seniorInput: Partial<TimelineInput> = {
  colleges: [makeTimelineCollege({ unitId: 131_159 })],
  tests: ["sat"],
};

describe("a junior on 21 November 2026", () => {
  const junior = buildTimelineWith({
    graduationYear: 2028,
    colleges: [
      makeTimelineCollege({ unitId: 131_159, plan: "earlyDecision1" }),
      makeTimelineCollege({ unitId: 110_635 }),
    ],
    tests: ["sat", "ap"],
    aidForms: ["fafsa"],
  });

  test.each([
    { id: "registerSat.sat", expected: ["2027-02-19", "published", "later"] },
    { id: "psat", expected: ["2026-10-30", "published", "past"] },
    // The tax year of the first FAFSA ends on December 31, 2026; two weeks before.
    { id: "baseYearEnd", expected: ["2026-12-17", "computed", "open"] },
    { id: "apExams11", expected: ["2027-05-14", "published", "later"] },
    { id: "firstList11", expected: ["2027-01-31", "month", "later"] },
    // September is over, but the choice of senior courses waits for it: within a week.
    { id: "counselorMeeting11", expected: ["2026-11-27", "computed", "urgent"] },
    // Expected on November 1, 2027, as it was on November 1, 2026; three days before.
    { id: "appSubmit.131159", expected: ["2027-10-29", "computed", "later"] },
    { id: "ucSubmit", expected: ["2027-11-27", "computed", "later"] },
  ])("$id", ({ id, expected }) => {
    expect(said(junior, id)).toEqual(expected);
  });

  test("states no college date as published", () => {
    for (const { basis } of junior.tasks) {
      if (basis?.code === "deadline") expect(basis.standing).not.toBe("published");
    }
    expect(findTask(junior, "appSubmit.131159").basis).toMatchObject({
      date: "2027-11-01",
      standing: "expected",
      cycle: "2027-28",
      source: { year: "2026-27" },
    });
  });
});

test("a senior with Early Decision II on January 4 has the late steps compressed into the remaining days", () => {
  const timeline = buildTimelineWith({
    colleges: [makeTimelineCollege({ unitId: 131_159, plan: "earlyDecision2" })],
    aidForms: ["fafsa"],
  });
  // 44 days are left; the agreement price (35 days ahead) is the first in time. Between today and then: 9 days, of which
  // the step 45 days ahead takes (60 - 45) / (60 - 35).
  expect(said(timeline, "appLetters.131159").slice(0, 2)).toEqual(["2026-11-26", "computed"]);
  expect(said(timeline, "appBindingPrice.131159")).toEqual(["2026-11-30", "computed", "urgent"]);
  expect(said(timeline, "appSubmit.131159")).toEqual(["2027-01-01", "computed", "later"]);
  // Filed by tomorrow, processed in a week: long before January 4.
  expect(timeline.conflicts).toEqual([]);
});

test("a senior whose deadlines have all passed is told so, with what is still open", () => {
  const timeline = buildTimelineWith({
    colleges: [
      makeTimelineCollege({ unitId: 131_159, plan: "earlyDecision1" }),
      makeTimelineCollege({ unitId: usc, plan: null }),
    ],
    today: "2027-01-12",
  });
  expect(timeline.conflicts).toEqual([
    { code: "deadlineOver", unitId: 131_159, deadline: "2026-11-01", stillOpen: ["regularDecision"] },
    { code: "deadlineOver", unitId: usc, deadline: "2027-01-10", stillOpen: [] },
  ]);
  expect(findTask(timeline, `appSubmit.${usc}`)).toMatchObject({ state: "past", stillOpen: false });
  // There is no portal to open and no decision to wait for.
  expect(timeline.tasks.filter(({ unitId }) => unitId === usc)).toHaveLength(1);
});

describe("students who are not juniors or seniors", () => {
  test.each([
    // Its September is over, and next year's courses wait for it.
    { graduationYear: 2030, today: "2026-11-21", grade: 9, first: "coursePlan9", state: "urgent" },
    { graduationYear: 2031, today: "2026-11-21", grade: 8, first: "coursePlan9", state: "later" },
    { graduationYear: 2045, today: "2026-11-21", grade: -6, first: "coursePlan9", state: "later" },
  ])("class of $graduationYear", ({ graduationYear, today, grade, first, state }) => {
    const timeline = buildTimelineWith({
      graduationYear,
      today,
      colleges: [makeTimelineCollege({ unitId: 131_159 })],
    });
    expect(timeline.grade).toBe(grade);
    expect(timeline.tasks[0]).toMatchObject({ id: first, state });
    expect(findTask(timeline, "appSubmit.131159").basis?.date).toBe(`${graduationYear}-01-15`);
  });

  test("a class that has left school and applies nowhere has nothing left to miss", () => {
    const timeline = buildTimelineWith({
      graduationYear: 2026,
      colleges: [makeTimelineCollege({ unitId: 131_159, status: "admitted" })],
    });
    expect(timeline.conflicts).toEqual([]);
    expect(timeline.tasks.filter(({ state }) => state === "urgent")).toEqual([]);
  });

  test("a graduate in summer sees what the college still needs, and what is finished is done", () => {
    const timeline = buildTimelineWith({
      colleges: [
        makeTimelineCollege({ unitId: 131_159, status: "enrolled" }),
        makeTimelineCollege({ unitId: usc }),
      ],
      today: "2027-06-15",
    });
    expect([timeline.grade, timeline.mode, timeline.meltUnitId]).toEqual([12, "melt", 131_159]);
    // A week before July 1.
    expect(said(timeline, "meltTranscript.131159")).toEqual(["2027-06-24", "computed", "urgent"]);
    expect(findTask(timeline, "appSubmit.131159").state).toBe("done");
    expect(timeline.tasks.some(({ unitId }) => unitId === usc)).toBe(false);
  });

  test("after the last Monday of August the summer melt is over", () => {
    const colleges = [makeTimelineCollege({ unitId: 131_159, status: "enrolled" })];
    expect(buildTimelineWith({ colleges, today: "2027-08-30" }).mode).toBe("melt");
    expect(buildTimelineWith({ colleges, today: "2027-08-31" }).mode).toBe("year");
  });
});

describe("the family's changes", () => {
  const colleges = [makeTimelineCollege({ unitId: 131_159 })];

  test("check marks, skips and edits are kept, and own tasks are in order", () => {
    const timeline = buildTimelineWith({
      colleges,
      marks: {
        "appDecide.131159": makeTaskMark({ doneOn: "2026-11-20" }),
        "appInterest.131159": makeTaskMark({ isDropped: true }),
        "appSubmit.131159": makeTaskMark({ title: "Send it", due: "2027-01-05", who: "parent" }),
        "own.a1": makeTaskMark({ doneOn: "2026-11-19" }),
      },
      ownTasks: [
        { id: "a1", title: "Call grandma", due: "2026-11-20", who: "student", unitId: null },
        { id: "a2", title: "Buy a suitcase", due: null, who: "parent", unitId: 131_159 },
      ],
    });
    expect(findTask(timeline, "appDecide.131159")).toMatchObject({ state: "done", doneOn: "2026-11-20" });
    expect(findTask(timeline, "appInterest.131159").state).toBe("dropped");
    expect(findTask(timeline, "appSubmit.131159")).toMatchObject({
      title: "Send it",
      due: "2027-01-05",
      standing: "own",
      who: "parent",
      helpers: ["student"],
      isEdited: true,
    });
    expect(findTask(timeline, "own.a1")).toMatchObject({ state: "done", isOwn: true, standing: "own" });
    expect(findTask(timeline, "own.a2")).toMatchObject({ due: null, state: "open", unitId: 131_159 });
  });

  test("a student who registered keeps the test date after late registration closes", () => {
    const today = "2026-12-01";
    const registered = { "registerSat.sat": makeTaskMark({ doneOn: "2026-11-22" }) };
    const input = {
      colleges: [makeTimelineCollege({ unitId: 131_159, testPolicy: "required" as const })],
      today,
    };
    const without = buildTimelineWith({ ...input, tests: ["sat"] });
    expect(without.conflicts).toEqual([{ code: "noSittingLeft", unitIds: [131_159], test: "sat" }]);
    const kept = buildTimelineWith({ ...input, tests: ["sat"], marks: registered });
    expect(kept.conflicts).toEqual([]);
    expect(said(kept, "testDay.sat")).toEqual(["2026-12-03", "computed", "urgent"]);
  });

  test("progress counts what is due within a week and still possible", () => {
    const before = buildTimelineWith({ colleges }).progress;
    const after = buildTimelineWith({
      colleges,
      marks: { "appDecide.131159": makeTaskMark({ doneOn: "2026-11-21" }) },
    }).progress;
    expect(after).toEqual({ done: before.done + 1, due: before.due });
    // Not due for months, so checking it off changes nothing that was due.
    const early = buildTimelineWith({
      colleges,
      marks: { chooseCollege: makeTaskMark({ doneOn: "2026-11-21" }) },
    });
    expect(early.progress).toEqual(before);
  });
});

test("every row of the data set is a date for the class of 2027, and only those of its cycle are published", () => {
  const rows = readDataRows("data", "deadlines.csv", deadlineColumns, deadlineSchema).filter(
    ({ round, date }) => round === "regularDecision" && date !== null,
  );
  const colleges = rows.map(({ unitId }) => makeTimelineCollege({ unitId, status: "considering" }));
  const { tasks } = buildTimeline(makeTimelineInput({ colleges, deadlines: rows, today: "2026-08-01" }));
  const byId = new Map(tasks.map((task) => [task.id, task]));
  for (const { unitId, date, confidence } of rows) {
    const basis = byId.get(`appAidDate.${unitId}`)?.basis;
    // UC and Cal State have a rule for all campuses.
    if (basis?.eventId != null) continue;
    if (confidence === "published") expect(basis).toMatchObject({ date, standing: "published" });
    else expect(basis).toMatchObject({ standing: "expected", cycle: "2026-27" });
    expect(basis?.date?.slice(0, 4)).toMatch(/2026|2027/);
  }
});

test.each([
  ["2027-01-05", "2027-01-15"],
  ["2027-01-10", "2027-01-15"],
])("in Texas on %s, late FAFSA steps stand in their order before the state's date", (today, last) => {
  const { tasks } = buildTimelineWith({ graduationYear: 2027, aidForms: ["fafsa"], today, homeState: "TX" });
  const dueOf = (wanted: string) => tasks.find(({ id }) => id === wanted)?.due ?? "none";
  const [accounts, file, consent] = ["aidAccounts", "fafsaFile", "fafsaConsent"].map(dueOf);
  expect((accounts ?? "9") < (file ?? "0")).toBe(true);
  expect([file, consent].every((day) => day !== undefined && day <= last)).toBe(true);
});

test.each<[string, Partial<TimelineInput>, string]>([
  ["a senior", { graduationYear: 2027 }, "2027-28"],
  ["a junior", { graduationYear: 2028 }, "2028-29"],
  ["a ninth grader", { graduationYear: 2030 }, "2030-31"],
  ["a graduate next fall", { graduationYear: 2026, path: "firstYear" }, "2027-28"],
  ["a graduate in fall 2028", { graduationYear: 2026, path: "firstYear", startTerm: "fall2028" }, "2028-29"],
  ["a transfer in fall 2028", { graduationYear: 2025, path: "transfer", startTerm: "fall2028" }, "2028-29"],
])("the FAFSA names its school year: %s", (_name, fields, awardYear) => {
  const timeline = buildTimelineWith({ today: "2026-11-29", aidForms: ["fafsa"], ...fields });
  expect(timeline.awardYear).toBe(awardYear);
  expect(findTask(timeline, "fafsaFile").title).toBe(`File the ${awardYear} FAFSA together in one sitting`);
});
