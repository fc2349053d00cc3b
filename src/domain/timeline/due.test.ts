/** What is due: hard dates alone, with what is missing, the fee and the days left; advice never stands there. */
import { describe, expect, test } from "vitest";
import type { TaskRequirements } from "#domain/college/requirementTable.ts";
import { listEssays } from "#domain/essays/listEssays.ts";
import {
  makeDeadline,
  makeTaskMark,
  makeTimelineCollege,
  makeTimelineInput,
  testToday,
} from "../../../test/fixtures/timelineFixture.ts";
import { timelineStudents } from "../../../test/fixtures/timelineStudents.ts";
import { buildTimeline } from "./buildTimeline.ts";
import { isFarOff, tellMissing } from "./dueWords.ts";
import { taskWords } from "./taskWords.ts";
import type { TimelineCollege, TimelineInput } from "./timeline.ts";
import { listDueOf } from "./timelineViews.ts";

const austin = 228_778;
const told: TaskRequirements = {
  cycle: "2026-27",
  feeUsd: 75,
  feeWaiver: "accepted",
  portfolio: null,
  coursesAndGrades: null,
  teacherLetters: 2,
  otherLetters: null,
  counselorLetter: null,
  midYearReport: null,
  writing: true,
  essay: true,
  ownEssays: null,
  isInGrid: true,
};

function build(college: Partial<TimelineCollege>, fields: Partial<TimelineInput> = {}, day = "2026-12-01") {
  const colleges = [makeTimelineCollege({ unitId: austin, name: "UT Austin", state: "TX", ...college })];
  const deadlines = [makeDeadline(austin, "regularDecision", day)];
  return buildTimeline(makeTimelineInput({ colleges, deadlines, ...fields }));
}

function listDue(college: Partial<TimelineCollege> = {}, fields: Partial<TimelineInput> = {}) {
  return build(college, fields).due;
}

function listTasks(college: Partial<TimelineCollege>) {
  return build(college).tasks;
}

describe("the UC application", () => {
  const campus = (unitId: number, name: string, status: TimelineCollege["status"]) =>
    makeTimelineCollege({ unitId, name, state: "CA", status });
  const buildFor = (status: TimelineCollege["status"]) =>
    buildTimeline(
      makeTimelineInput({
        colleges: [campus(110_635, "Berkeley", status), campus(110_644, "Davis", "applying")],
        homeState: "CA",
      }),
    );
  const listUc = (status: TimelineCollege["status"]) =>
    buildFor(status).due.filter(({ system }) => system === "uc");

  test("goes to all campuses at once", () => {
    expect(listUc("considering").map(({ task, campuses }) => [task.id, campuses])).toEqual([
      ["ucSubmit", [110_635, 110_644]],
    ]);
  });
  test("sent for one campus takes the others by the same day: no questions again, no second form", () => {
    expect(listUc("applied").map(({ task, campuses, missing }) => [task.id, campuses, missing])).toEqual([
      ["ucAddCampus", [110_644], []],
    ]);
    const { tasks } = buildFor("applied");
    const states = new Map(tasks.map(({ id, state }) => [id, state]));
    expect(["ucQuestions", "ucSubmit"].map((id) => states.get(id))).toEqual(["done", "done"]);
  });
});

test("Cal State Apply is open once one campus has the application", () => {
  const campus = (unitId: number, status: TimelineCollege["status"]) =>
    makeTimelineCollege({ unitId, name: "Long Beach", state: "CA", status });
  const stateFor = (status: TimelineCollege["status"]) =>
    buildTimeline(
      makeTimelineInput({
        colleges: [campus(110_583, status), campus(110_565, "applying")],
        homeState: "CA",
      }),
    ).tasks.find(({ id }) => id === "csuAccount")?.state;
  expect([stateFor("applied"), stateFor("applying") === "done"]).toEqual(["done", false]);
});

describe("a score that is required", () => {
  const findTask = (
    fields: Partial<TimelineInput>,
    testPolicy: TimelineCollege["testPolicy"] = "required",
    day?: string,
  ) =>
    build({ testPolicy }, { tests: [], hasScore: false, ...fields }, day).tasks.find(
      ({ id }) => id === `appNoScore.${austin}`,
    );
  const hasTask = (...told: Parameters<typeof findTask>) => findTask(...told) !== undefined;

  test("is a task of its own for whoever has none and plans no test, and missing from the date", () => {
    const [first] = listDue({ testPolicy: "required" }, { tests: [], hasScore: false });
    expect(first?.missing[0]?.templateId).toBe("appNoScore");
    expect(hasTask({})).toBe(true);
  });
  test("is asked about where every test that one can still register for comes after the date", () => {
    // Registration for December 5 closed on November 24, and for December 12 as well; the next test is in February.
    const late = findTask({ today: "2026-11-29" }, "required", "2027-01-05");
    expect(late?.title).toBe("Ask UT Austin about its required score: no test is left in time");
    expect(late?.why).toMatch(/^There is no SAT or ACT left to register for/);
    for (const [today, day] of [
      ["2026-11-29", "2027-03-15"],
      ["2026-11-20", "2027-01-05"],
    ] as const)
      expect(findTask({ today }, "required", day)?.title).toBe("Get a test date: UT Austin requires a score");
  });
  test("replaces a planned test that can bring no score any more, and then there is none to send", () => {
    const idsOf = (today: string, fields: Partial<TimelineInput> = {}) =>
      build({ testPolicy: "required" }, { tests: ["sat"], hasScore: false, today, ...fields }, "2027-07-01")
        .tasks.map(({ id }) => id)
        .filter((id) => id === `appNoScore.${austin}` || id === `appScores.${austin}`);
    expect(idsOf("2026-11-20")).toEqual([`appScores.${austin}`]);
    // After the last SAT of the class.
    expect(idsOf("2027-06-20")).toEqual([`appNoScore.${austin}`]);
    expect(idsOf("2027-06-20", { hasScore: true })).toEqual([`appScores.${austin}`]);
    const marks = { [`appScores.${austin}`]: makeTaskMark({ doneOn: "2026-11-20" }) };
    expect(idsOf("2027-06-20", { marks })).toContain(`appScores.${austin}`);
  });
  test("that is there is sent, also where no test is planned, and not only if one plans to", () => {
    const titleFor = (testPolicy: TimelineCollege["testPolicy"]) =>
      build({ testPolicy }, { tests: [], hasScore: true }).tasks.find(
        ({ id }) => id === `appScores.${austin}`,
      )?.title;
    expect(titleFor("required")).toBe("Send your scores to UT Austin");
    expect(titleFor("considered")).toBe("Send your scores to UT Austin, if you plan to");
    expect(titleFor("notConsidered")).toBeUndefined();
    const said = listDue({ testPolicy: "required" }, { tests: [], hasScore: true }).map((one) =>
      tellMissing(one),
    );
    expect(said[0]).toMatch(/test scores(?! if)/);
    const optional = listDue({ testPolicy: "considered" }, { tests: [], hasScore: true });
    expect(optional.map((one) => tellMissing(one))[0]).toContain("test scores if you send them");
  });
  test("is named once", () => {
    const said = listDue({ testPolicy: "required" }, { tests: [], hasScore: false }).map((one) =>
      tellMissing(one),
    );
    expect(said[0]?.match(/SAT or ACT/g)).toHaveLength(1);
  });
  test("is none with a score, with a test ahead, or where scores are not required", () => {
    expect([hasTask({ hasScore: true }), hasTask({ tests: ["act"] }), hasTask({}, "considered")]).toEqual([
      false,
      false,
      false,
    ]);
  });
});

describe("a published minimum above what was told", () => {
  test("is said at the date, and at what weighs and sends the application", () => {
    const timeline = build({ status: "considering" }, { belowMinimum: new Map([[austin, "missed"]]) });
    expect(timeline.due.map(({ kind, belowMinimum }) => [kind, belowMinimum])).toContainEqual([
      "application",
      "missed",
    ]);
    const saying = timeline.tasks.filter((task) =>
      /published minimum/.test(taskWords.reason(task, "UT Austin")),
    );
    expect(saying.map(({ templateId }) => templateId)).toEqual(["appDecide", "appSubmit"]);
    expect(build({ status: "considering" }).due[0]?.belowMinimum).toBeNull();
  });

  test("counts for one application only where every campus is above it, and is said before it is opened", () => {
    const [berkeley, merced] = [110_635, 445_188];
    const buildFor = (belowMinimum: TimelineInput["belowMinimum"]) =>
      buildTimeline(
        makeTimelineInput({
          colleges: [berkeley, merced].map((unitId) => makeTimelineCollege({ unitId, state: "CA" })),
          homeState: "CA",
          ...(belowMinimum === undefined ? {} : { belowMinimum }),
        }),
      );
    const statusFor = (...told: [number, "missed" | "close"][]) =>
      buildFor(new Map(told)).due.find(({ system }) => system === "uc")?.belowMinimum;
    expect(statusFor([berkeley, "missed"])).toBeNull();
    expect(statusFor([berkeley, "missed"], [merced, "close"])).toBe("close");
    const { tasks } = buildFor(
      new Map([
        [berkeley, "missed"],
        [merced, "missed"],
      ]),
    );
    const saying = tasks.filter(({ reason }) => reason?.belowMinimum === "missed");
    expect(saying.map(({ templateId }) => templateId)).toEqual(["ucAccount"]);
  });
});

describe("once every date has passed before anything was sent", () => {
  const idsOf = (fields: Partial<TimelineCollege>, today: string) => {
    const { tasks, due } = build(fields, { today });
    return { due: due.map(({ kind }) => kind), tasks: new Set(tasks.map(({ templateId }) => templateId)) };
  };

  test("there is no answer to give and no offer to compare, but a place to look for", () => {
    const { due, tasks } = idsOf({ status: "considering" }, "2027-03-20");
    expect(due).not.toContain("reply");
    expect(["chooseCollege", "compareOffers", "openPlaces"].map((id) => tasks.has(id))).toEqual([
      false,
      false,
      true,
    ]);
  });
  test("unlike for a college that was applied to", () => {
    const { due, tasks } = idsOf({ status: "applied" }, "2027-03-20");
    expect(due).toContain("reply");
    expect(["chooseCollege", "compareOffers", "openPlaces"].map((id) => tasks.has(id))).toEqual([
      true,
      true,
      false,
    ]);
  });
});

describe("a college's date", () => {
  test("is its own day, not the day we suggest, with the days left and what it takes", () => {
    const [first] = listDue({ requirements: told });
    expect(first).toMatchObject({
      kind: "application",
      unitId: austin,
      day: "2026-12-01",
      daysLeft: 10,
      isExpected: false,
      fee: { usd: 75, waiver: "accepted" },
    });
    const missing = first?.missing.map(({ templateId }) => templateId) ?? [];
    expect(missing).toEqual(expect.arrayContaining(["appLetters", "appTranscript", "appSupplement"]));
    expect(missing.indexOf("appLetters")).toBeLessThan(missing.indexOf("appSupplement"));
  });

  test("the main essay is not missing once it has gone to another college that wants it", () => {
    const listMissing = (essay: TaskRequirements["essay"]) => {
      const colleges = [
        makeTimelineCollege({ unitId: austin, requirements: told }),
        makeTimelineCollege({ unitId: 200_001, status: "applied", requirements: { ...told, essay } }),
      ];
      const deadlines = [makeDeadline(austin, "regularDecision", "2026-12-01")];
      const [first] = buildTimeline(makeTimelineInput({ colleges, deadlines })).due;
      return first?.missing.map(({ templateId }) => templateId) ?? [];
    };
    expect(listMissing(null)).toContain("essayFinal");
    expect(listMissing(true)).not.toContain("essayFinal");
  });

  test("nothing is missing from one that is more than half a year away: it says what it will ask for", () => {
    const say = (today: string) => {
      const [first] = listDue({ requirements: told }, { today });
      return first === undefined ? "" : `${isFarOff(first)} ${tellMissing(first)}`;
    };
    expect(say(testToday)).toMatch(/^false Not yet checked off: .*letters/);
    expect(say("2026-03-01")).toMatch(/^true The application will ask for: .*letters/);
  });

  test("whoever applies where one round is open is not asked to decide", () => {
    const isAsked = (college: Partial<TimelineCollege>) =>
      listTasks({ requirements: told, ...college }).some(({ templateId }) => templateId === "appDecide");
    expect(isAsked({ status: "considering", plan: null })).toBe(true);
    expect(isAsked({ status: "applying", plan: null })).toBe(false);
    expect(isAsked({ status: "considering", plan: "regularDecision" })).toBe(true);
    expect(isAsked({ status: "applying", plan: "regularDecision" })).toBe(false);
  });

  test("a college that requires a score says so to whoever plans no test", () => {
    const say = (testPolicy: TimelineCollege["testPolicy"], tests: ("sat" | "act")[]) => {
      const first = listDue({ requirements: told, testPolicy }, { tests }).find(
        ({ kind }) => kind === "application",
      );
      return first === undefined ? "" : tellMissing(first);
    };
    expect(say("required", [])).toMatch(/The college requires SAT or ACT scores\.$/);
    expect(say("considered", [])).not.toMatch(/requires/);
    expect(say("required", ["sat"])).toMatch(/test scores/);
    expect(say("required", ["sat"])).not.toMatch(/requires/);
  });

  test("what a record does not ask for is not missing; what is checked off neither", () => {
    const blank = { ...told, teacherLetters: null, writing: null, feeUsd: 0 };
    const marks = { [`appTranscript.${austin}`]: makeTaskMark({ doneOn: testToday }) };
    const [first] = listDue({ requirements: blank }, { marks });
    const missing = first?.missing.map(({ templateId }) => templateId) ?? [];
    expect(missing.filter((id) => /Letters|Supplement|Transcript/.test(id ?? ""))).toEqual([]);
    expect(first?.fee).toBeNull();
  });

  test("is gone once submitted, applied, skipped or over", () => {
    const submitted = { [`appSubmit.${austin}`]: makeTaskMark({ doneOn: testToday }) };
    const skipped = { [`appSubmit.${austin}`]: makeTaskMark({ isDropped: true }) };
    const ofCollege = (due: ReturnType<typeof listDue>) => due.filter(({ unitId }) => unitId === austin);
    expect(ofCollege(listDue({}, { marks: submitted }))).toEqual([]);
    expect(ofCollege(listDue({}, { marks: skipped }))).toEqual([]);
    expect(ofCollege(listDue({ status: "applied" }))).toEqual([]);
    expect(ofCollege(listDue({}, { today: "2026-12-02" }))).toEqual([]);
  });

  test("of another year is said to be expected", () => {
    const [first] = listDue({}, { graduationYear: 2028 });
    expect(first).toMatchObject({ day: "2027-12-01", isExpected: true });
  });
});

test("a campus has the date of its system’s one application, and only its own dates", () => {
  const sanDiego = 110_680;
  const colleges = [
    makeTimelineCollege({ unitId: austin, state: "TX" }),
    makeTimelineCollege({ unitId: sanDiego, state: "CA", plan: "uc" }),
  ];
  const deadlines = [makeDeadline(austin, "regularDecision", "2026-12-01")];
  const { due } = buildTimeline(makeTimelineInput({ colleges, deadlines }));
  expect(listDueOf(due, sanDiego)).toMatchObject([{ system: "uc", campuses: [sanDiego], day: "2026-11-30" }]);
  expect(listDueOf(due, austin).map(({ day, campuses }) => [day, campuses])).toEqual([["2026-12-01", []]]);
  expect(listDueOf(due, 1)).toEqual([]);
});

test("a college without a date, and a month alone, are not due", () => {
  const due = listDue({}, { deadlines: [] });
  expect(due.filter(({ unitId }) => unitId === austin)).toEqual([]);
});

test("dates come by day; one that the family set itself is among them, without one it is not", () => {
  const ownTasks = [
    { id: "a1", title: "Call the office", due: "2026-11-25", who: "parent" as const, unitId: null },
    { id: "a2", title: "Someday", due: null, who: "parent" as const, unitId: null },
  ];
  const due = listDue({}, { ownTasks, tests: ["sat"], homeState: "TX" });
  const own = due.filter(({ kind }) => kind === "own");
  expect(own).toMatchObject([{ day: "2026-11-25", missing: [], isExpected: false }]);
  expect(due.map(({ day }) => day)).toEqual(due.map(({ day }) => day).toSorted());
  expect(due.some(({ task }) => task.title === "Someday")).toBe(false);
});

test("no ninth grader is told of a date years away, nobody to answer without a college, and the personal essay only where asked", () => {
  const { due: far } = buildTimeline(makeTimelineInput({ graduationYear: 2030, homeState: "CA" }));
  expect(far).toEqual([]);
  const replies = (due: ReturnType<typeof listDue>) => due.filter(({ kind }) => kind === "reply").length;
  expect(replies(listDue())).toBe(1);
  expect(replies(buildTimeline(makeTimelineInput({})).due)).toBe(0);
  const essays = (requirements: TaskRequirements | null) =>
    listDue({ requirements })[0]?.missing.filter(({ templateId }) => templateId === "essayFinal").length;
  expect([essays(told), essays({ ...told, essay: null }), essays(null)]).toEqual([1, 0, 0]);
});

/** What /essays shows of each college, against what the timeline asks for. */
test("over 200 students, tasks and Due never contradict the list of essays", () => {
  for (const input of timelineStudents(200)) {
    const { tasks, due } = buildTimeline(input);
    const { groups } = listEssays({ ...input, essays: [] });
    for (const group of groups) {
      if (group.kind !== "college" || group.coverage !== "recorded" || group.demand === "byProgram") continue;
      const { unitId, progress } = group;
      const supplement = tasks.find(({ id }) => id === `appSupplement.${unitId}`);
      const missing =
        due.find((item) => item.unitId === unitId && item.kind === "application")?.missing ?? [];
      if (progress.asked > 0) continue;
      expect([unitId, supplement]).toEqual([unitId, undefined]);
      expect(missing.map(({ templateId }) => templateId)).not.toContain("appSupplement");
    }
    for (const { unitId, missing } of due) {
      const college = input.colleges.find((one) => one.unitId === unitId);
      const wantsMain = missing.some(({ templateId }) => templateId === "essayFinal");
      if (college?.requirements !== undefined && wantsMain) expect(college.requirements?.essay).toBe(true);
    }
  }
});

test("an empty plan and a class that has left school have nothing due from colleges", () => {
  expect(buildTimeline(makeTimelineInput({})).due.filter(({ unitId }) => unitId !== null)).toEqual([]);
  expect(buildTimeline(makeTimelineInput({ graduationYear: 2021 })).due).toEqual([]);
});
