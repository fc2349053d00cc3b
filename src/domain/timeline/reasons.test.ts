/** Why a task is worth doing now, and that hard dates, what others wait for, and what takes weeks come first. */
import { describe, expect, test } from "vitest";
import {
  makeDeadline,
  makeTaskMark,
  makeTimelineCollege,
  makeTimelineInput,
} from "../../../test/fixtures/timelineFixture.ts";
import { timelineStudents } from "../../../test/fixtures/timelineStudents.ts";
import { makeTask } from "../../../test/support/sampleTask.ts";
import { gatherActions, placeInMonths } from "./actions/gatherActions.ts";
import { buildTimeline } from "./buildTimeline.ts";
import { findNextTasks, rankReason } from "./nextTasks.ts";
import { addReasons } from "./reasons.ts";
import type { TaskReason } from "./taskReason.ts";
import { taskWords } from "./taskWords.ts";
import type { DueItem, TimelineInput } from "./timeline.ts";

const [near, far] = [200_001, 200_002];

function listReasons(fields: Partial<TimelineInput> = {}) {
  const { tasks } = buildTimeline(
    makeTimelineInput({
      colleges: [near, far].map((unitId) => makeTimelineCollege({ unitId })),
      deadlines: [
        makeDeadline(near, "regularDecision", "2026-12-01"),
        makeDeadline(far, "regularDecision", "2027-01-15"),
      ],
      ...fields,
    }),
  );
  return new Map(tasks.map(({ id, reason }) => [id, reason]));
}

describe("the reason of a task", () => {
  const reasons = listReasons();

  test("is its own hard date, or the nearest one it leads to", () => {
    expect(reasons.get(`appSubmit.${near}`)?.closes).toMatchObject({ day: "2026-12-01", isIt: true });
    expect(reasons.get(`appTranscript.${far}`)).toMatchObject({
      closes: { day: "2027-01-15", unitId: far, isIt: false },
      isSlow: true,
    });
    // One essay for both.
    expect(reasons.get("essayFinal")?.closes).toMatchObject({ day: "2026-12-01", unitId: near });
  });

  test("counts the open tasks that wait for it, and is gone once it is done", () => {
    expect(reasons.get("essayFinal")?.opens).toBe(2);
    const marks = { [`appSubmit.${near}`]: makeTaskMark({ doneOn: "2026-11-20" }) };
    const after = listReasons({ marks });
    expect(after.get("essayFinal")?.opens).toBe(1);
    expect(after.get(`appSubmit.${near}`)).toBeUndefined();
  });

  test("what is known by its month alone is dated by the near day that it leads to", () => {
    const due = (["month", "computed"] as const).map((standing) => {
      const task = makeTask({ id: "essay", due: "2026-12-01", standing });
      const item: DueItem = {
        task: makeTask({ id: "submit" }),
        kind: "application",
        unitId: near,
        system: null,
        campuses: [],
        day: "2026-12-15",
        daysLeft: 20,
        isExpected: false,
        basis: null,
        missing: [task],
        isScoreOpen: false,
        isScoreOptional: false,
        belowMinimum: null,
        essays: null,
        fee: null,
      };
      const known = {
        applying: new Set<number>(),
        rolling: new Set<number>(),
        undated: 0,
        belowMinimum: new Map(),
        homeState: null,
        today: "2026-11-25",
      };
      return addReasons([task], [item], known)[0]?.due;
    });
    expect(due).toEqual(["2026-12-15", "2026-12-01"]);
  });
});

describe("the order", () => {
  const base: TaskReason = { closes: null, sends: null, fafsa: null, opens: 0, isSlow: false };
  const closes = {
    day: "2026-12-01",
    daysLeft: 60,
    unitId: 1,
    system: null,
    kind: "application",
    isExpected: false,
    isUnderWay: true,
  } as const;
  const reasons: [string, TaskReason | undefined][] = [
    ["usual", undefined],
    ["leads", { ...base, closes: { ...closes, isIt: false } }],
    ["slow", { ...base, isSlow: true }],
    ["opens", { ...base, opens: 2, isSlow: true }],
    ["hard", { ...base, closes: { ...closes, isIt: true } }],
  ];

  test.each(["urgent", "past"] as const)("of what is %s is by reason, not by day", (state) => {
    const tasks = reasons.map(([id, reason], place) =>
      makeTask({ id, state, due: `2026-11-2${place}`, ...(reason === undefined ? {} : { reason }) }),
    );
    expect(new Set(findNextTasks(tasks, 3).map(({ id }) => id))).toEqual(new Set(["hard", "opens", "slow"]));
  });

  test("a state’s day months ahead is not why the FAFSA is begun now; one that is near is", () => {
    const ofState = (daysLeft: number): TaskReason => ({
      ...base,
      fafsa: { isIt: false, runsOutIn: null },
      closes: { ...closes, kind: "stateMoney", daysLeft, isIt: false },
    });
    const say = (daysLeft: number) =>
      taskWords.reason({ ...makeTask({ id: "aidAccounts" }), reason: ofState(daysLeft) }, null);
    expect(say(150)).toBe("Your FAFSA depends on this.");
    expect(say(40)).toMatch(/^The form for state aid is due on Dec 1/);
  });

  test.each([
    [20, "The application is due on Dec 1, and this takes weeks to arrive."],
    [3, "The application is due on Dec 1. Ask now, because many colleges accept this a little later."],
  ])("what others send, %i days before the date, is said so", (daysLeft, expected) => {
    const reason = { ...base, closes: { ...closes, daysLeft, isIt: false }, isSlow: true };
    expect(taskWords.reason({ ...makeTask(), reason }, null)).toBe(expected);
  });

  test.each([
    [true, "You’re applying there. There is no fixed date. Apply early, because places and aid can run out."],
    [false, "You’re applying there. We don’t know of a deadline, so sooner is better."],
  ])("an application without a date, rolling %s", (isRolling, expected) => {
    const reason = { ...base, sends: { unitId: 1, isIt: true, isRolling } };
    expect(taskWords.reason({ ...makeTask(), reason }, null)).toBe(expected);
  });

  test("without a reason of its own, a task says the first sentence of why it is worth doing", () => {
    const why = "It opens on August 1. Fill out the rest before classes start.";
    expect(taskWords.reason(makeTask({ why }), null)).toBe("It opens on August 1.");
  });

  test("to catch up is the same, for 200 students", () => {
    for (const input of timelineStudents(200)) {
      const { late } = placeInMonths(gatherActions(buildTimeline(input).tasks), input.today);
      const ranks = late.map(({ next }) => (next === null ? -1 : rankReason(next)));
      expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
    }
  });
});

test("of 200 students, whoever has a hard date in five weeks sees a step towards it among the first three", () => {
  let met = 0;
  for (const input of timelineStudents(200)) {
    const { tasks, due } = buildTimeline(input);
    const near = due.filter(({ daysLeft }) => daysLeft <= 35);
    const [first] = near;
    if (first === undefined) continue;
    met += 1;
    const towards = new Set(
      near
        .filter(({ day }) => day === first.day)
        .flatMap(({ task, missing }) => [task, ...missing].flatMap(({ id, needs }) => [id, ...needs])),
    );
    const next = findNextTasks(tasks, 3).map(({ id }) => id);
    expect(
      next.some((id) => towards.has(id)),
      `${input.today} ${first.task.id}: ${next.join(", ")}`,
    ).toBe(true);
  }
  expect(met).toBeGreaterThan(30);
});
