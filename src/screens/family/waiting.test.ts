/** What waits for whom, and which dates come next. */
import { expect, test } from "vitest";
import type { TimelineTask } from "#domain/timeline/timeline.ts";
import { makeTask } from "../../../test/support/sampleTask.ts";
import { listNextDates, listWaitingTasks } from "./waiting.ts";

const makeTask = (id: string, more: Partial<TimelineTask>): TimelineTask => makeTask({ id, ...more });
const none: ReadonlySet<string> = new Set();

test.each([
  ["a parent’s open task", { who: "parent", state: "open" }, ["a"]],
  [
    "a parent’s task whose day is over and that can still be done",
    { who: "parent", state: "past", stillOpen: true },
    ["a"],
  ],
  ["a parent’s task that is over for good", { who: "parent", state: "past", stillOpen: false }, []],
  ["a task that is done", { who: "parent", state: "done" }, []],
  ["a task that was dropped", { who: "parent", state: "dropped" }, []],
  ["the student’s task, with a parent’s help", { who: "student", helpers: ["parent"], state: "urgent" }, []],
] as const)("%s waits for the parent: %j", (_, more, expected) => {
  expect(listWaitingTasks([makeTask("a", more)], "parent", none).now.map(({ id }) => id)).toEqual(expected);
});

test("what was checked off in this visit stays in its place", () => {
  const done = makeTask("a", { who: "parent", state: "done" });
  expect(listWaitingTasks([done], "parent", new Set(["a"])).now).toHaveLength(1);
});

test("what comes later is counted, and shown where nothing waits now; the family’s own tasks come first", () => {
  const tasks = [
    makeTask("soon", { who: "parent", state: "urgent" }),
    makeTask("later", { who: "parent", state: "later" }),
    makeTask("own", { who: "parent", state: "open", isOwn: true }),
  ];
  const waiting = listWaitingTasks(tasks, "parent", none);
  expect([waiting.now.map(({ id }) => id), waiting.later]).toEqual([["own", "soon"], 1]);
  expect(listWaitingTasks(tasks.slice(1, 2), "parent", none).now).toHaveLength(1);
});

test("the next dates are days from today on, nearest first, what must be done before the rest", () => {
  const at = (id: string, due: string | null, more: Partial<TimelineTask> = {}) =>
    makeTask(id, { due, state: "open", standing: "published", weight: "should", ...more });
  const tasks = [
    at("january", "2027-01-01"),
    at("today", "2026-11-21"),
    at("must", "2027-01-01", { weight: "must" }),
    at("yesterday", "2026-11-20"),
    at("noDay", null),
    at("month", "2026-12-01", { standing: "month" }),
    at("done", "2026-12-01", { state: "done" }),
  ];
  expect(listNextDates(tasks, "2026-11-21").map(({ id }) => id)).toEqual(["today", "must", "january"]);
});
