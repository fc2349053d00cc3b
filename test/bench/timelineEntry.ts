/** The timeline engine as Node and the browser run it, timed by the benchmark. */
import type { Deadline } from "#domain/college/deadline.ts";
import { deadlineRounds } from "#domain/college/rounds.ts";
import { gatherActions, placeInMonths } from "#domain/timeline/actions/gatherActions.ts";
import { buildTimeline } from "#domain/timeline/buildTimeline.ts";
import { findNextTasks } from "#domain/timeline/nextTasks.ts";
import type { TimelineInput } from "#domain/timeline/timeline.ts";

/** `shownMs` also puts the tasks together as the screens show them. */
export type TimelineTimes = { colleges: number; tasks: number; timesMs: number[]; shownMs: number[] };

/** A composite senior who takes tests and files forms, with the first colleges in the table. */
export function timelineBench(table: string, sizes: readonly number[], runs: number): TimelineTimes[] {
  const deadlines = readDeadlineTable(table);
  const unitIds = [...new Set(deadlines.map(({ unitId }) => unitId))];
  return sizes.map((colleges) => {
    const input = inputOf(unitIds.slice(0, colleges), deadlines);
    const timesMs: number[] = [];
    const shownMs: number[] = [];
    let tasks = 0;
    for (let run = 0; run < runs; run += 1) {
      const startedAt = performance.now();
      // Each run checks off another task, as when a family goes through its list.
      const mark = { doneOn: "2026-11-21", isDropped: false, title: null, due: null, who: null };
      const timeline = buildTimeline({ ...input, marks: { [`own.${run}`]: mark } });
      timesMs.push(performance.now() - startedAt);
      const { months } = placeInMonths(gatherActions(timeline.tasks), input.today);
      const next = findNextTasks(timeline.tasks, 3);
      shownMs.push(performance.now() - startedAt);
      if (months.length === 0 || next.length === 0) throw new Error("A timeline of colleges shows nothing.");
      tasks = timeline.tasks.length;
    }
    return { colleges, tasks, timesMs, shownMs };
  });
}

function inputOf(unitIds: readonly number[], deadlines: readonly Deadline[]): TimelineInput {
  return {
    graduationYear: 2027,
    colleges: unitIds.map((unitId) => ({
      unitId,
      name: `College ${unitId}`,
      state: "OH",
      status: "applying",
      plan: null,
      testPolicy: "considered",
      hasOpenAdmission: false,
    })),
    deadlines,
    tests: ["sat", "ap"],
    aidForms: ["fafsa", "cssProfile"],
    situations: ["firstGeneration"],
    homeState: "OH",
    marks: {},
    ownTasks: [],
    today: "2026-11-21",
  };
}

export function readDeadlineTable(table: string): Deadline[] {
  return table
    .trim()
    .split("\n")
    .slice(1)
    .map((line) => {
      const [unitId, roundText, date, isRolling, isBinding, asOf = "", cycle] = line.split(",");
      const round = deadlineRounds.find((one) => one === roundText);
      if (round === undefined) throw new Error(`The bench does not know the round ${roundText}.`);
      return {
        unitId: Number(unitId),
        round,
        date: date === "" || date === undefined ? null : date,
        isRolling: isRolling === "yes",
        isBinding: isBinding === "yes",
        asOf,
        cycle,
      };
    });
}

declare global {
  var tasselTimeline: typeof timelineBench;
}
globalThis.tasselTimeline = timelineBench;
