/** Tasks around November 21, 2026: upcoming, set aside, and which sections are open at first. */
import { describe, expect, test } from "vitest";
import type { Timeline } from "#domain/timeline/timeline.ts";
import { makeBareTask } from "../../../test/support/sampleTask.ts";
import {
  buildGroups,
  buildMeltSections,
  findSectionWith,
  keepPositions,
  listDroppable,
  listPutAside,
  readFirstStates,
} from "./sections.ts";

const today = "2026-11-21";
const rice = 227757;
const austin = 228778;

const task = makeBareTask;

const tasks = [
  task("overLongAgo", { due: "2026-10-01", state: "past", stillOpen: false }),
  task("askLate", { due: "2026-11-01", state: "past" }),
  task("doneInMay", { due: "2026-05-31", state: "done", doneOn: "2026-05-20" }),
  task("doneThisWeek", { due: "2026-11-20", state: "done", doneOn: "2026-11-20" }),
  task("fafsa", { due: "2026-12-01", who: "parent" }),
  task("apply.2", { due: "2026-12-01", unitId: austin }),
  task("apply.1", { due: "2027-01-04", unitId: rice }),
  task("visit", {
    from: "2027-03-01",
    due: "2027-03-31",
    standing: "month",
    weight: "could",
    state: "later",
    effortMinutes: 240,
  }),
  task("thanks", { weight: "could", effortMinutes: 30 }),
  task("dropped", { due: "2026-12-20", state: "dropped", weight: "could" }),
];
const describeShape = (view: "month" | "college" | "person") =>
  buildGroups(view, tasks, today).map(({ person, sections }) => ({
    person,
    sections: sections.map(({ key, tasks: own }) => `${key}: ${own.map(({ id }) => id).join(" ")}`),
  }));

describe("tasks by month, college and person", () => {
  test("by month: what is past and still open first, what has no day last", () => {
    expect(describeShape("month")).toEqual([
      {
        person: null,
        sections: [
          "past: askLate",
          "2026-11: doneThisWeek",
          "2026-12: fafsa apply.2",
          "2027-01: apply.1",
          "2027-03: visit",
          "noDay: thanks",
        ],
      },
    ]);
  });

  test("by college, in the order of the tasks; what is for none comes last", () => {
    expect(describeShape("college")).toEqual([
      {
        person: null,
        sections: [
          `college.${austin}: apply.2`,
          `college.${rice}: apply.1`,
          "college.0: askLate doneThisWeek fafsa visit thanks",
        ],
      },
    ]);
  });

  test("by person: only those who have something to do", () => {
    expect(describeShape("person")).toEqual([
      {
        person: "student",
        sections: [
          "student.past: askLate",
          "student.2026-11: doneThisWeek",
          "student.2026-12: apply.2",
          "student.2027-01: apply.1",
          "student.2027-03: visit",
          "student.noDay: thanks",
        ],
      },
      { person: "parent", sections: ["parent.2026-12: fafsa"] },
    ]);
  });

  test("what is done, over or dropped is put aside", () => {
    const { earlier, over, dropped } = listPutAside(tasks, today);
    expect(earlier.map(({ id }) => id)).toEqual(["doneInMay"]);
    expect(over.map(({ id }) => id)).toEqual(["overLongAgo"]);
    expect(dropped.map(({ id }) => id)).toEqual(["dropped"]);
  });

  test("every task stands in one place and no other", () => {
    const aside = listPutAside(tasks, today);
    for (const view of ["month", "college", "person"] as const) {
      const ahead = buildGroups(view, tasks, today).flatMap(({ sections }) =>
        sections.flatMap((one) => one.tasks),
      );
      const all = [...ahead, ...aside.earlier, ...aside.over, ...aside.dropped].map(({ id }) => id);
      expect(all.toSorted()).toEqual(tasks.map(({ id }) => id).toSorted());
    }
  });

  test("a task is found by the section that holds it; one put aside is in none", () => {
    expect(findSectionWith(buildGroups("person", tasks, today), "fafsa")).toBe("parent.2026-12");
    expect(findSectionWith(buildGroups("month", tasks, today), "dropped")).toBeNull();
  });

  test("months are folded at first", () => {
    const [group] = buildGroups("month", tasks, today);
    expect(group?.sections.map(({ isOpenAtFirst }) => isOpenAtFirst)).not.toContain(true);
  });

  test.each(["college", "person"] as const)("by %s only the first section of each is open", (view) => {
    for (const { sections } of buildGroups(view, tasks, today)) {
      expect(sections.map(({ isOpenAtFirst }) => isOpenAtFirst)).toEqual(
        sections.map((_, index) => index === 0),
      );
    }
  });

  test("what is ticked stays in its place until the page is opened anew", () => {
    const ticked = tasks.map((one) =>
      one.id === "askLate" || one.id === "overLongAgo"
        ? { ...one, state: "done" as const, stillOpen: false, doneOn: today }
        : one,
    );
    const placed = keepPositions(ticked, readFirstStates(tasks));
    expect(findSectionWith(buildGroups("month", placed, today), "askLate")).toBe("past");
    expect(listPutAside(placed, today).over.map(({ id, doneOn }) => [id, doneOn])).toEqual([
      ["overLongAgo", today],
    ]);
    const anew = keepPositions(ticked, readFirstStates(ticked));
    expect(findSectionWith(buildGroups("month", anew, today), "askLate")).toBe("2026-11");
    expect(listPutAside(anew, today).earlier.map(({ id }) => id)).toEqual(["overLongAgo", "doneInMay"]);
  });

  test("no task gives no section", () => {
    expect(buildGroups("month", [], today)).toEqual([{ person: null, sections: [] }]);
    expect(buildGroups("person", [], today)).toEqual([]);
  });
});

test("what can be dropped: only what could be done, the longest first", () => {
  expect(listDroppable(tasks).map(({ id }) => id)).toEqual(["visit", "thanks"]);
});

test("the last summer: what is behind first, then weeks from Monday on, then what has no day", () => {
  // May 3, 2027 is a Monday, May 9 the Sunday of the same week.
  const melt: Timeline = {
    graduationYear: 2027,
    applicant: "highSchool",
    entryYear: 2027,
    entryTerm: "fall",
    awardYear: "2027-28",
    cycle: "2026-27",
    grade: 12,
    mode: "melt",
    meltUnitId: rice,
    tasks: [
      task("late", { due: "2027-04-28", isMelt: true, state: "past" }),
      task("deposit", { due: "2027-05-03", isMelt: true }),
      task("housing", { due: "2027-05-09", isMelt: true }),
      task("transcript", { due: "2027-06-15", isMelt: true }),
      task("ask", { isMelt: true }),
      task("ticked", { due: "2027-05-04", isMelt: true, state: "done", stillOpen: false }),
      task("other", { due: "2027-05-04" }),
      task("gone", { due: "2027-05-04", isMelt: true, state: "dropped" }),
    ],
    due: [],
    open: { undated: [], untilFull: [], openToAll: [] },
    conflicts: [],
    progress: { done: 0, due: 0 },
  };
  expect(
    buildMeltSections(melt, "2027-05-02").map(({ kind, month, tasks: own }) => [
      kind,
      month,
      own.map(({ id }) => id),
    ]),
  ).toEqual([
    ["past", null, ["late"]],
    ["week", "2027-05-03", ["deposit", "housing"]],
    ["week", "2027-06-14", ["transcript"]],
    ["noDay", null, ["ask"]],
    ["done", null, ["ticked"]],
  ]);
});
