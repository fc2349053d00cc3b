/** What holds of every timeline, whatever is asked: on random students, colleges, marks and days. */
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Deadline, deadlineRounds } from "#domain/college/details.ts";
import { addDays, isDay } from "#lib/dates.ts";
import { buildTimeline } from "./buildTimeline.ts";
import {
  aidForms,
  applicationPlans,
  situations,
  type TimelineCollege,
  type TimelineInput,
  type TimelineTask,
  testPlans,
} from "./timeline.ts";
import { makeTimelineCollege, makeDeadline, makeTaskMark } from "./timelineFixture.ts";

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
});

/** Mostly those for whom there is most to do: juniors and seniors around the admission year that is known. */
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

/** No task of any timeline breaks the rule; those that do are named. */
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
  test("has each id once, in the order of days", () => {
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

  test("needs only its own tasks", () => {
    expectNoTask(({ needs }, _, byId) => needs.some((need) => !byId.has(need)));
  });

  test("has no circle of needs", () => {
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

  test("has real days, and none due before it makes sense", () => {
    expectNoTask(
      ({ from, due }) =>
        (from !== null && !isDay(from)) ||
        (due !== null && !isDay(due)) ||
        (from !== null && due !== null && due < from),
    );
  });

  test("has no day in the past for what is still to do", () => {
    expectNoTask((task, { today }) => isToDo(task) && task.due !== null && task.due < today);
  });

  test("says of all that is behind and was not missed that it is still open", () => {
    expectNoTask(({ state, stillOpen, due }, { today }) => state === "past" && stillOpen && (due ?? "") >= today);
  });

  test("says where every published date comes from, when it was read and for which year", () => {
    expectNoTask(
      ({ basis }) =>
        basis?.standing === "published" &&
        (basis.source === null || basis.checkedOn === null || basis.cycle === null),
    );
  });

  test("states as published only what is published", () => {
    expectNoTask(({ standing, basis }) => standing === "published" && basis?.standing !== "published");
  });

  test("states no date of a college as published for another year than its own", () => {
    expectNoTask(
      ({ basis }, { graduationYear }) =>
        graduationYear !== 2027 && basis?.source?.id === "deadlines" && basis.standing === "published",
    );
  });

  test("has no task due before what it waits for, but where that cannot be done any earlier", () => {
    expectNoTask((task, { marks }, byId) => {
      const { due, needs } = task;
      if (!isToDo(task) || due === null || hasOwnDay(task, marks)) return false;
      return needs.some((id) => {
        const need = byId.get(id);
        if (need === undefined || !isToDo(need) || need.due === null || hasOwnDay(need, marks)) return false;
        return need.due > due && (need.from === null || need.from <= due);
      });
    });
  });

  test("counts no more ticks than tasks that are due", () => {
    fc.assert(
      fc.property(anyInput, (asked) => {
        const { done, due } = buildTimeline(asked).progress;
        expect(done >= 0 && done <= due).toBe(true);
      }),
      settings,
    );
  });
});

function hasOwnDay({ id }: TimelineTask, marks: TimelineInput["marks"]): boolean {
  return Object.hasOwn(marks, id) && marks[id]?.due != null;
}

test("a mark is kept over a change of list and grade: with the old answers the same timeline is back", () => {
  fc.assert(
    fc.property(anyInput, fc.integer({ min: 2020, max: 2045 }), (asked, otherYear) => {
      const first = buildTimeline(asked);
      buildTimeline({ ...asked, colleges: [], graduationYear: otherYear });
      expect(buildTimeline(asked)).toEqual(first);
      const after = buildTimeline({ ...asked, colleges: asked.colleges.slice(1) });
      const later = new Map(after.tasks.map((task) => [task.id, task]));
      const lost = first.tasks.filter(({ id, doneOn, title }) => {
        const same = later.get(id);
        return same !== undefined && (same.doneOn !== doneOn || same.title !== title);
      });
      expect(lost).toEqual([]);
    }),
    settings,
  );
});

test("what was ticked is in the timeline as done, whatever the day", () => {
  fc.assert(
    fc.property(anyInput, day, (asked, doneOn) => {
      const { tasks } = buildTimeline(asked);
      const task = tasks[Math.floor(tasks.length / 2)];
      if (task === undefined) return;
      const ticked = buildTimeline({ ...asked, marks: { ...asked.marks, [task.id]: makeTaskMark({ doneOn }) } });
      expect(ticked.tasks.find(({ id }) => id === task.id)).toMatchObject({ state: "done", doneOn });
    }),
    settings,
  );
});

test("five hundred colleges have all their tasks", () => {
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
