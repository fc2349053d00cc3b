/** Tasks as actions: nothing is lost or doubled, marks are ticks, and the bounds hold over 200 students. */
import { describe, expect, test } from "vitest";
import { programDates } from "#domain/aid/programDates.ts";
import {
  makeTaskMark,
  makeTimelineCollege,
  makeTimelineInput,
  testToday,
} from "../../../../test/fixtures/timelineFixture.ts";
import { timelineStudents } from "../../../../test/fixtures/timelineStudents.ts";
import { buildTimeline } from "../buildTimeline.ts";
import { taskTemplates } from "../templates/taskTemplates.ts";
import type { TimelineInput, TimelineTask } from "../timeline.ts";
import { actionKinds } from "./actionTable.ts";
import { gatherActions, mostInMonth, placeInMonths } from "./gatherActions.ts";

describe("the table", () => {
  test("has every template once, and nothing else; those of state programs come from their records", () => {
    const ofPrograms = new Set(programDates.map(({ id }) => id));
    const listed = actionKinds.flatMap(({ steps }) => steps);
    const templates = taskTemplates.map(({ id }) => id).filter((id) => !ofPrograms.has(id));
    expect(listed.toSorted()).toEqual(templates.toSorted());
  });

  test("titles are short, and each step that a college shares has one for all of them", () => {
    expect(actionKinds.filter(({ title }) => title.length > 60 || title.endsWith("."))).toEqual([]);
    const shared = taskTemplates.filter(
      ({ per, title }) => per === "application" && title.includes("{college}"),
    );
    const titled = new Set(actionKinds.flatMap(({ manyTitles }) => Object.keys(manyTitles ?? {})));
    expect(shared.map(({ id }) => id).filter((id) => !titled.has(id))).toEqual([]);
  });
});

describe("a tick for each college", () => {
  const colleges = [1, 2, 3].map((place) =>
    makeTimelineCollege({ unitId: 200_000 + place, requirements: null }),
  );
  const build = (marks: TimelineInput["marks"] = {}) =>
    gatherActions(buildTimeline(makeTimelineInput({ colleges, marks })).tasks);
  const find = (id: string, marks?: TimelineInput["marks"]) => build(marks).find((one) => one.id === id);

  test("one action for all, named for all, with the next day of any", () => {
    const submit = find("submit");
    expect(submit).toMatchObject({ title: "Submit your applications", done: 0, total: 3 });
    expect(submit?.step?.tasks.map(({ unitId }) => unitId)).toEqual([200_001, 200_002, 200_003]);
  });

  test("a college that was checked off, before there were actions, is its tick", () => {
    const marks = { "appTranscript.200002": makeTaskMark({ doneOn: "2026-11-01" }) };
    const sent = find("transcripts", marks);
    expect(sent).toMatchObject({ done: 1 });
    expect(sent?.steps.flatMap(({ tasks }) => tasks).find(({ state }) => state === "done")?.unitId).toBe(
      200_002,
    );
  });

  test("a day and a title of the family's own are those of the college's task", () => {
    const marks = { "appSubmit.200003": makeTaskMark({ due: "2026-11-24", title: "Press the button" }) };
    const submit = find("submit", marks);
    expect(submit?.due).toBe("2026-11-24");
    expect(submit?.next?.title).toBe("Press the button");
  });

  test("what is skipped is gone, and what is all done comes last", () => {
    const all = (field: Parameters<typeof makeTaskMark>[0]) =>
      Object.fromEntries([1, 2, 3].map((place) => [`appPortal.20000${place}`, makeTaskMark(field)]));
    expect(find("portals", all({ isDropped: true }))).toBeUndefined();
    expect(build(all({ doneOn: testToday })).at(-1)).toMatchObject({
      id: "portals",
      next: null,
      state: "done",
    });
  });

  test("the family's own task is an action of its own", () => {
    const ownTasks = [{ id: "a1", title: "Call grandma", due: null, who: "parent" as const, unitId: null }];
    const actions = gatherActions(buildTimeline(makeTimelineInput({ ownTasks })).tasks);
    expect(actions.find(({ id }) => id === "own.a1")).toMatchObject({ title: "Call grandma", total: 1 });
  });
});

describe("200 students", () => {
  const students = timelineStudents(200);

  test("with at most eight colleges have at most 35 open actions, eight in a month, and no task twice or lost", () => {
    const counts: number[] = [];
    for (const input of students) {
      const { tasks } = buildTimeline(input);
      const actions = gatherActions(tasks);
      const ticks = actions.flatMap(({ steps }) => steps.flatMap((step) => step.tasks.map(({ id }) => id)));
      expect(ticks.toSorted()).toEqual(
        tasks
          .filter(isPossible)
          .map(({ id }) => id)
          .toSorted(),
      );
      const open = actions.filter(({ next }) => next !== null);
      if (input.colleges.length <= 8) counts.push(open.length);
      const { late, months, anytime } = placeInMonths(actions, input.today);
      expect(Math.max(0, ...months.map((month) => month.actions.length))).toBeLessThanOrEqual(mostInMonth);
      const placed = [...late, ...months.flatMap((month) => month.actions), ...anytime];
      expect(placed.map(({ id }) => id).toSorted()).toEqual(open.map(({ id }) => id).toSorted());
    }
    expect(Math.max(...counts)).toBeLessThanOrEqual(35);
    expect(counts.length).toBeGreaterThan(60);
  });

  test("an action's day is that of a task that can be begun", () => {
    for (const input of students) {
      const { tasks } = buildTimeline(input);
      const open = new Set(
        tasks.filter((task) => isPossible(task) && task.state !== "done").map(({ id }) => id),
      );
      for (const { next, steps } of gatherActions(tasks)) {
        const own = new Set(steps.flatMap((step) => step.tasks.map(({ id }) => id)));
        expect((next?.needs ?? []).filter((id) => open.has(id) && own.has(id))).toEqual([]);
      }
    }
  });
});

function isPossible({ state, stillOpen }: TimelineTask): boolean {
  return state !== "dropped" && (state !== "past" || stillOpen);
}
