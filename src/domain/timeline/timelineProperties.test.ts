/** Invariants of every timeline, on random students, colleges, marks and days. */
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Deadline } from "#domain/college/deadline.ts";
import { deadlineRounds } from "#domain/college/rounds.ts";
import { addDays, isDay } from "#lib/dates.ts";
import { makeDeadline, makeTaskMark, makeTimelineCollege } from "../../../test/fixtures/timelineFixture.ts";
import { findApplicant } from "./applicant.ts";
import { buildTimeline } from "./buildTimeline.ts";
import { maxUrgentTasks } from "./nextTasks.ts";
import { taskTemplates } from "./templates/taskTemplates.ts";
import {
  aidForms,
  applicationPlans,
  situations,
  studyPaths,
  type TimelineCollege,
  type TimelineInput,
  type TimelineTask,
  testPlans,
} from "./timeline.ts";

const unitIds = [110_635, 110_422, 200_001, 200_002, 200_003, 200_004];
const day = fc.integer({ min: 0, max: 1_500 }).map((days) => addDays("2025-01-01", days));
const cycleDay = fc.integer({ min: 0, max: 330 }).map((days) => addDays("2026-09-15", days));

const deadlines = fc.uniqueArray(
  fc
    .tuple(
      fc.constantFrom(...unitIds),
      fc.constantFrom(...deadlineRounds),
      fc.option(cycleDay, { freq: 5, nil: null }),
    )
    .map((row): Deadline => makeDeadline(...row)),
  { selector: ({ unitId, round }) => `${unitId} ${round}`, maxLength: 24 },
);

const colleges = fc.array(
  fc
    .record({
      unitId: fc.constantFrom(...unitIds),
      plan: fc.option(fc.constantFrom(...applicationPlans), { nil: null }),
      status: fc.constantFrom<TimelineCollege["status"]>(
        "considering",
        "applying",
        "applied",
        "admitted",
        "denied",
        "waitlisted",
        "enrolled",
      ),
      testPolicy: fc.constantFrom("required", "considered", "notConsidered", null),
    })
    .map(makeTimelineCollege),
  { maxLength: 8 },
);

const pickSome = <Value>(values: readonly Value[]) => fc.subarray([...values]);

const markedIds = [
  "fafsaFile",
  "appSubmit.200001",
  "appSupplement.200002",
  "registerSat.sat",
  "testScores.sat",
  "ucSubmit",
  "chooseCollege",
  "meltHousing.200001",
  "essayFinal",
  "own.a",
  "nothing.like.this",
  "toString",
];

const marks = fc.dictionary(
  fc.constantFrom(...markedIds),
  fc
    .record({
      doneOn: fc.option(day, { nil: null }),
      isDropped: fc.boolean(),
      due: fc.option(day, { nil: null }),
      title: fc.option(fc.string({ minLength: 1 }), { nil: null }),
    })
    .map(makeTaskMark),
);

const input: fc.Arbitrary<TimelineInput> = fc.record({
  graduationYear: fc.integer({ min: 2020, max: 2045 }),
  colleges,
  deadlines,
  tests: pickSome(testPlans),
  aidForms: pickSome(aidForms),
  situations: pickSome(situations),
  homeState: fc.constantFrom("CA", "OH", "TX", null),
  marks,
  ownTasks: fc.constant([
    { id: "a", title: "Call the coach", due: "2026-12-01", who: "student" as const, unitId: null },
    { id: "b", title: "Buy a suitcase", due: null, who: "parent" as const, unitId: 200_001 },
  ]),
  today: day,
  path: fc.constantFrom(null, ...studyPaths),
  startTerm: fc.constantFrom(null, "fall2027", "spring2027", "spring2028"),
  canFileFafsa: fc.constantFrom(null, true, false),
});

/** Mostly juniors and seniors around the current admission cycle, who have the most to do. */
const nearInput = fc.record({
  input,
  graduationYear: fc.integer({ min: 2027, max: 2028 }),
  today: fc.integer({ min: 0, max: 500 }).map((days) => addDays("2026-07-01", days)),
});
const anyInput = fc.oneof(
  input,
  nearInput.map(({ input: rest, graduationYear, today }) => ({ ...rest, graduationYear, today })),
);

const settings = { numRuns: 100, seed: 20_261_121 };

/** No task in any timeline breaks the rule; violations are listed. */
function expectNoTask(
  breaks: (task: TimelineTask, asked: TimelineInput, byId: ReadonlyMap<string, TimelineTask>) => boolean,
): void {
  fc.assert(
    fc.property(anyInput, (asked) => {
      const { tasks } = buildTimeline(asked);
      const byId = new Map(tasks.map((task) => [task.id, task]));
      expect(tasks.filter((task) => breaks(task, asked, byId)).map(({ id }) => id)).toEqual([]);
    }),
    settings,
  );
}

const isToDo = ({ state }: TimelineTask) => state === "urgent" || state === "open" || state === "later";

describe("every timeline", () => {
  test("has each id once, in date order", () => {
    fc.assert(
      fc.property(anyInput, (asked) => {
        const { tasks } = buildTimeline(asked);
        expect(new Set(tasks.map(({ id }) => id)).size).toBe(tasks.length);
        const days = tasks.map(({ due }) => due ?? "9999");
        expect(days).toEqual(days.toSorted());
      }),
      settings,
    );
  });

  test("only depends on its own tasks", () => {
    expectNoTask(({ needs }, _, byId) => needs.some((need) => !byId.has(need)));
  });

  test("has no dependency cycle", () => {
    fc.assert(
      fc.property(anyInput, (asked) => {
        const left = new Map(buildTimeline(asked).tasks.map(({ id, needs }) => [id, needs]));
        for (let before = -1; before !== left.size; ) {
          before = left.size;
          for (const [id, needs] of left) if (!needs.some((need) => left.has(need))) left.delete(id);
        }
        expect([...left.keys()]).toEqual([]);
      }),
      settings,
    );
  });

  test("has real dates, and none due before it makes sense", () => {
    expectNoTask(
      ({ from, due }) =>
        (from !== null && !isDay(from)) ||
        (due !== null && !isDay(due)) ||
        (from !== null && due !== null && due < from),
    );
  });

  test("has no past date for what is still to do", () => {
    expectNoTask((task, { today }) => isToDo(task) && task.due !== null && task.due < today);
  });

  test("marks overdue tasks that were not missed as still open", () => {
    expectNoTask(
      ({ state, stillOpen, due }, { today }) => state === "past" && stillOpen && (due ?? "") >= today,
    );
  });

  test("gives the source, date read and year of every published date", () => {
    expectNoTask(
      ({ basis }) => basis?.standing === "published" && (basis.source === null || basis.cycle === null),
    );
  });

  test("marks as published only what is published", () => {
    expectNoTask(({ standing, basis }) => standing === "published" && basis?.standing !== "published");
  });

  test("marks no college date as published for another year", () => {
    expectNoTask(
      ({ basis }, asked) =>
        findApplicant(asked).entryYear !== 2027 &&
        basis?.source?.id === "deadlines" &&
        basis.standing === "published",
    );
  });

  test("has no task due before what it needs", () => {
    expectNoTask(({ due, needs }, _, byId) =>
      needs.some((id) => due !== null && (byId.get(id)?.due ?? "") > due),
    );
  });

  test("gives no prerequisite up but for the family's own day, what is done, or what cannot come earlier", () => {
    expectNoTask((task, { marks }, byId) => {
      const { due, templateId, unitId } = task;
      if (!isToDo(task) || due === null || hasOwnDay(task, marks)) return false;
      return (needsByTemplate.get(templateId ?? "") ?? []).some((id) => {
        const need = byId.get(unitId === null || byId.has(id) ? id : `${id}.${unitId}`);
        if (need === undefined || !isToDo(need) || need.due === null || hasOwnDay(need, marks)) return false;
        return need.due > due && (need.from === null || need.from <= due);
      });
    });
  });

  test("has at most seven urgent tasks, and no overdue one that nobody has to do", () => {
    fc.assert(
      fc.property(anyInput, (asked) => {
        const { tasks } = buildTimeline(asked);
        expect(tasks.filter(({ state }) => state === "urgent").length).toBeLessThanOrEqual(maxUrgentTasks);
        const marked = new Set(Object.keys(asked.marks));
        const idle = tasks.filter(
          ({ id, state, weight, isOwn, isMelt }) =>
            state === "past" && weight === "could" && !isOwn && !isMelt && !marked.has(id),
        );
        expect(idle.map(({ id }) => id)).toEqual([]);
      }),
      settings,
    );
  });

  test("tells no student who cannot file it to file the FAFSA", () => {
    expectNoTask(
      ({ id }, { canFileFafsa, marks }) =>
        canFileFafsa === false && id.startsWith("fafsa") && !Object.hasOwn(marks, id),
    );
  });

  test("counts no more check marks than tasks due", () => {
    fc.assert(
      fc.property(anyInput, (asked) => {
        const { done, due } = buildTimeline(asked).progress;
        expect(done >= 0 && done <= due).toBe(true);
      }),
      settings,
    );
  });
});

const needsByTemplate = new Map(taskTemplates.map(({ id, needs }) => [id, needs]));

function hasOwnDay({ id }: TimelineTask, marks: TimelineInput["marks"]): boolean {
  return Object.hasOwn(marks, id) && marks[id]?.due != null;
}

test("marks survive changes of list and grade: with the old answers the same timeline returns", () => {
  fc.assert(
    fc.property(anyInput, fc.integer({ min: 2020, max: 2045 }), (asked, otherYear) => {
      const first = buildTimeline(asked);
      buildTimeline({ ...asked, colleges: [], graduationYear: otherYear });
      expect(buildTimeline(asked)).toEqual(first);
      const after = buildTimeline({ ...asked, colleges: asked.colleges.slice(1) });
      const later = new Map(after.tasks.map((task) => [task.id, task]));
      const lost = first.tasks.filter(({ id, doneOn, title }) => {
        const same = later.get(id);
        // It names the colleges of the list.
        if (id === "askDates") return false;
        return same !== undefined && (same.doneOn !== doneOn || same.title !== title);
      });
      expect(lost).toEqual([]);
    }),
    settings,
  );
});

test("what was checked off is in the timeline as done, on any day", () => {
  fc.assert(
    fc.property(anyInput, day, (asked, doneOn) => {
      const { tasks } = buildTimeline(asked);
      const task = tasks[Math.floor(tasks.length / 2)];
      if (task === undefined) return;
      const ticked = buildTimeline({
        ...asked,
        marks: { ...asked.marks, [task.id]: makeTaskMark({ doneOn }) },
      });
      expect(ticked.tasks.find(({ id }) => id === task.id)).toMatchObject({ state: "done", doneOn });
    }),
    settings,
  );
});

test("five hundred colleges get all their tasks", () => {
  const ids = Array.from({ length: 500 }, (_, index) => 300_000 + index);
  const { tasks } = buildTimeline({
    graduationYear: 2027,
    colleges: ids.map((unitId) => makeTimelineCollege({ unitId })),
    deadlines: ids.map((unitId) => makeDeadline(unitId, "regularDecision", "2027-01-15")),
    tests: ["sat"],
    aidForms: ["fafsa"],
    situations: [],
    homeState: null,
    marks: {},
    ownTasks: [],
    today: "2026-11-21",
  });
  expect(tasks.filter(({ templateId }) => templateId === "appSubmit")).toHaveLength(500);
});
