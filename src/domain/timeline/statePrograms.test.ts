/** The dates of states' own aid in the timeline: each for its own state alone, on both sides of its day. */
import { describe, expect, test } from "vitest";
import { allStatePrograms, stateProgramsOf } from "#domain/aid/allStatePrograms.ts";
import { dateForClass, programDates } from "#domain/aid/programDates.ts";
import { stateAidDates } from "#domain/aid/stateAidDates.ts";
import { findClosedDay, listStateMoneyDates } from "#domain/aid/stateMoneyDates.ts";
import { statesInDepth } from "#domain/college/stateGuides.ts";
import { type StateCode, stateCodes } from "#domain/college/states.ts";
import { addDays, type Day } from "#lib/dates.ts";
import { buildTimeline } from "./buildTimeline.ts";
import { emptyTaskMark, type TimelineInput, type TimelineTask } from "./timeline.ts";

const today = "2026-11-26";

function listTasks(
  homeState: StateCode | null,
  change: Partial<TimelineInput> = {},
): readonly TimelineTask[] {
  return buildTimeline({
    graduationYear: 2027,
    colleges: [],
    deadlines: [],
    tests: [],
    aidForms: ["fafsa"],
    situations: [],
    homeState,
    marks: {},
    ownTasks: [],
    today,
    ...change,
  }).tasks;
}

const findTask = (tasks: readonly TimelineTask[], id: string) => tasks.find((task) => task.id === id);
const programIds = new Set(programDates.map(({ id }) => id));

describe("this winter's dates", () => {
  // From the agencies' pages as recorded in facts/dates; "expected" where this year's day is not published.
  test.each([
    ["ID", "idahoLaunchFirstRound", "2026-11-30", "expected"],
    ["UT", "forUtahAdmission", "2026-12-01", "expected"],
    ["SC", "palmettoFellowsEarly", "2026-12-15", "expected"],
    ["OK", "oklahomaPromiseApply", "2026-12-31", "published"],
    ["UT", "utahOpportunityPriority", "2027-01-22", "expected"],
    ["OK", "oklahomaPromisePapers", "2027-02-01", "published"],
    ["UT", "universityOfUtahPromiseFafsa", "2027-02-01", "expected"],
    ["MO", "stateAidFafsa", "2027-02-01", "expected"],
    ["LA", "stateAidFafsa", "2027-02-01", "expected"],
    ["CT", "connecticutWillisNominate", "2027-02-15", "expected"],
    ["UT", "forUtahFafsa", "2027-03-01", "expected"],
    ["WV", "westVirginiaPromiseApply", "2027-03-01", "expected"],
    ["ID", "idahoOpportunityApply", "2027-03-01", "expected"],
    ["AR", "arkansasGovernorsApply", "2027-03-01", "expected"],
    ["MT", "montanaHonorApply", "2027-03-15", "expected"],
    ["MS", "mississippiHelpApply", "2027-03-31", "expected"],
    // Published as "before April 1".
    ["TN", "stateAidFafsa", "2027-03-31", "published"],
    ["IN", "stateAidFafsa", "2027-04-15", "expected"],
    ["WV", "stateAidFafsa", "2027-04-15", "expected"],
    ["MS", "mississippiHelpPapers", "2027-04-30", "expected"],
    ["ME", "stateAidFafsa", "2027-05-01", "expected"],
    ["MA", "stateAidFafsa", "2027-05-01", "expected"],
    ["KS", "kansasComprehensivePriority", "2027-04-01", "expected"],
    ["DE", "delawareIncentiveFafsa", "2027-04-15", "expected"],
    ["AK", "alaskaPerformanceApply", "2027-06-30", "expected"],
    ["AR", "arkansasAcademicChallengeApply", "2027-07-01", "expected"],
    ["AR", "arkansasFutureApply", "2027-07-01", "expected"],
    ["DE", "delawareIncentivePapers", "2027-07-01", "expected"],
    ["IA", "iowaTuitionGrantFafsa", "2027-07-01", "expected"],
    ["SC", "southCarolinaTuitionGrantsFafsa", "2027-08-01", "expected"],
    ["DC", "dcTuitionAssistanceApply", "2027-08-21", "expected"],
    // States with a guide whose FAFSA date no task named before.
    ["TX", "stateAidFafsa", "2027-01-15", "expected"],
    ["AZ", "stateAidFafsa", "2027-04-01", "published"],
    // States whose FAFSA is not all they ask for, and programs of the fifteen with a day.
    ["MD", "stateAidForms", "2027-03-01", "expected"],
    ["CA", "stateAidForms", "2027-03-02", "expected"],
    ["PA", "stateAidForms", "2027-05-01", "expected"],
    ["OR", "oregonScholarshipsApply", "2027-03-01", "expected"],
    ["FL", "floridaStudentAssistanceFafsa", "2027-05-15", "expected"],
    ["FL", "floridaBrightFuturesApply", "2027-08-31", "published"],
    ["VA", "virginiaTuitionAssistanceForm", "2027-09-15", "expected"],
    ["NC", "nextNcFafsa", "2027-06-01", "expected"],
  ] as const)("a senior in %s has %s on %s, %s", (state, id, day, standing) => {
    expect(findTask(listTasks(state), id)).toMatchObject({ due: day, standing, stillOpen: true });
  });

  test.each([
    ["ID", true],
    ["KS", true],
    ["PR", true],
    ["TX", false],
    [null, false],
  ] as const)("a student of %s is sent to the agency for the rest: %s", (state, isSent) => {
    expect(findTask(listTasks(state), "stateAidAgency") !== undefined).toBe(isSent);
  });

  test.each([
    ["WY", "Apply early for the Hathaway Scholarship"],
    ["MI", "Apply early for the Michigan Achievement Scholarship"],
    ["NY", "Apply early for the Tuition Assistance Program"],
  ] as const)("in %s, whose main grant has no day to plan by, it is named all the same", (state, title) => {
    expect(findTask(listTasks(state), "stateGrantEarly")?.title).toBe(title);
  });

  test("a state whose main grant has its day needs no such task", () => {
    expect(findTask(listTasks("OK"), "stateGrantEarly")).toBeUndefined();
    expect(findTask(listTasks(null), "stateGrantEarly")).toBeUndefined();
  });

  test("the day of a state's form says which grant it is for", () => {
    for (const state of stateCodes) {
      const tasks = listTasks(state);
      for (const id of ["stateAidFafsa", "stateAidForms", "stateGrantEarly"]) {
        const task = findTask(tasks, id);
        expect(`${task?.title} ${task?.why}`, `${state} ${id}`).not.toMatch(/your state’s grant|\{/);
      }
    }
    expect(findTask(listTasks("TN"), "stateAidFafsa")?.why).toContain("the Tennessee HOPE Scholarship");
  });

  test("a student sees the dates of the home state and of no other", () => {
    for (const state of [...stateCodes, null]) {
      const foreign = listTasks(state).filter(
        ({ id }) => programIds.has(id) && programDates.find((one) => one.id === id)?.state !== state,
      );
      expect(foreign).toEqual([]);
    }
    expect(listTasks("KY").some(({ id }) => programIds.has(id))).toBe(false);
  });
});

/** The task of every program date that counts from the start of senior year, on its day and the day after. */
const firstDates = programDates.filter(({ after }) => after === null);

describe("both sides of each day", () => {
  test.each(firstDates.map((one) => [one.id, one.state, dateForClass(one, 2027).date] as const))(
    "%s in %s is there on its day and gone the day after",
    (id, state, day) => {
      expect(findTask(listTasks(state, { today: day }), id)).toMatchObject({ due: day, stillOpen: true });
      expect(findTask(listTasks(state, { today: addDays(day, 1) }), id)).toBeUndefined();
    },
  );

  test("what the family checked off stays after its day", () => {
    const marks = { oklahomaPromiseApply: { ...emptyTaskMark, doneOn: "2026-12-20" } };
    const tasks = listTasks("OK", { today: "2027-01-10", marks });
    expect(findTask(tasks, "oklahomaPromiseApply")?.state).toBe("done");
  });

  const secondDates = programDates.flatMap((one) => {
    const earlier = programDates.find(({ id }) => id === one.after);
    return earlier === undefined
      ? []
      : [[one.id, one.state, dateForClass(earlier, 2027).date, dateForClass(one, 2027).date] as const];
  });

  test.each(secondDates)("%s in %s waits for the round before it", (id, state, earlier, day) => {
    expect(findTask(listTasks(state, { today: earlier }), id)).toBeUndefined();
    expect(findTask(listTasks(state, { today: addDays(earlier, 1) }), id)?.due).toBe(day);
    expect(findTask(listTasks(state, { today: addDays(day, 1) }), id)).toBeUndefined();
  });

  test("a state's FAFSA date is gone the day after, and nobody without a FAFSA has it", () => {
    expect(findTask(listTasks("MO", { today: "2027-02-01" }), "stateAidFafsa")?.stillOpen).toBe(true);
    expect(findTask(listTasks("MO", { today: "2027-02-02" }), "stateAidFafsa")).toBeUndefined();
    expect(findTask(listTasks("MO", { canFileFafsa: false }), "stateAidFafsa")).toBeUndefined();
    expect(findTask(listTasks("OK", { canFileFafsa: false }), "oklahomaPromiseApply")).toBeDefined();
  });

  test("the application for Tennessee Promise closed on November 2, and is no task", () => {
    expect(findTask(listTasks("TN", { today: "2026-11-02" }), "tennesseePromiseApply")?.stillOpen).toBe(true);
    expect(findTask(listTasks("TN"), "tennesseePromiseApply")).toBeUndefined();
  });
});

describe("the next dates of a state", () => {
  const listDays = (state: StateCode, day: Day = today) =>
    listStateMoneyDates(state, stateProgramsOf(state), { graduationYear: 2027, today: day }).map(
      (one) => one.day,
    );

  test("come by day, from today on, and a day that has passed is gone", () => {
    expect(listDays("ID")).toEqual(["2026-11-30", "2027-03-01", "2027-04-15"]);
    expect(listDays("ID", "2026-11-30")[0]).toBe("2026-11-30");
    expect(listDays("ID", "2026-12-01")).toEqual(["2027-03-01", "2027-04-15"]);
    expect(listDays("ID", "2027-06-01")).toEqual([]);
  });

  test("what is due the same day stands together, under the lesser certainty", () => {
    const [first, second] = listStateMoneyDates("TN", stateProgramsOf("TN"), { graduationYear: 2027, today });
    expect(first).toMatchObject({ day: "2027-03-31", isPublished: true, isSaidAsBefore: true });
    expect(first?.due.map(({ name }) => name)).toEqual([
      "Tennessee HOPE Scholarship",
      "Tennessee Student Assistance Award",
      "Aspire Award",
      "General Assembly Merit Scholarship",
    ]);
    // Its application closed on November 2.
    expect(second).toMatchObject({ day: "2027-04-01", isSaidAsBefore: false });
    expect(second?.due).toEqual([{ name: "Tennessee Promise", step: "fafsa", isClosed: true }]);
  });

  test("without a program the date of the form is still there", () => {
    expect(listStateMoneyDates("KS", [], { graduationYear: 2027, today })).toEqual([
      {
        day: "2027-04-01",
        isPublished: false,
        isSaidAsBefore: false,
        due: [{ name: null, step: null, isClosed: false }],
      },
    ]);
  });
});

describe("a program that has closed for the class", () => {
  const closedOn = (id: string, day: Day) => {
    const program = allStatePrograms.find((one) => one.id === id);
    if (program === undefined) throw new Error(`No program ${id}.`);
    return findClosedDay(program, { graduationYear: 2027, today: day });
  };
  test.each([
    // The FAFSA of April is only for those who applied by November 2.
    ["tennesseePromise", "2026-11-02", null],
    ["tennesseePromise", "2026-11-03", "2026-11-02"],
    // A later round is still open.
    ["idahoLaunch", "2026-12-01", null],
    ["idahoLaunch", "2027-04-16", "2027-04-15"],
    ["oklahomaPromise", "2027-01-01", "2026-12-31"],
    // Without an application the FAFSA is the way in.
    ["maineStateGrant", "2027-05-01", null],
    ["maineStateGrant", "2027-05-02", "2027-05-01"],
    // Who starts in spring can still file; to renew is for those who have it.
    ["newJerseyTag", "2027-09-16", null],
    ["newJerseyTag", "2028-02-16", "2028-02-15"],
    ["washingtonCollegeGrant", "2027-09-16", null],
  ] as const)("%s on %s: %s", (id, day, closed) => {
    expect(closedOn(id, day)).toBe(closed);
  });
});

describe("the records", () => {
  test("every state whose guide is one page names an agency with an address", () => {
    const open = stateCodes.filter((state) => !statesInDepth.has(state));
    const unnamed = open.filter(
      (state) => stateAidDates.find((one) => one.state === state)?.agency?.url == null,
    );
    // Of the islands we know no agency.
    expect(unnamed.toSorted()).toEqual(["AS", "FM", "GU", "MH", "MP", "PW", "VI"]);
    expect(open).toHaveLength(37 + unnamed.length);
  });

  test("each date of a program is the deadline of that program too", () => {
    for (const date of programDates) {
      const program = allStatePrograms.find(({ id }) => id === date.program);
      const { month, day, yearsAfter } = date;
      expect(program?.deadlines).toContainEqual(
        expect.objectContaining({
          step: date.step,
          when: expect.objectContaining({ kind: "day", month, day, yearsAfter }),
        }),
      );
    }
  });
});
