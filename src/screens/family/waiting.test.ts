/** Which tasks wait for whom, and which dates come next. */
import { expect, test } from "vitest";
import type { TimelineTask } from "#domain/timeline/timeline.ts";
import { makeTask } from "../../../test/support/sampleTask.ts";
import { findTaskPlace, listWaitingTasks } from "./waiting.ts";

const makeNamedTask = (id: string, more: Partial<TimelineTask>): TimelineTask => makeTask({ id, ...more });
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
  expect(listWaitingTasks([makeNamedTask("a", more)], "parent", none).now.map(({ id }) => id)).toEqual(
    expected,
  );
});

test("what was checked off in this visit stays in its place", () => {
  const done = makeNamedTask("a", { who: "parent", state: "done" });
  expect(listWaitingTasks([done], "parent", new Set(["a"])).now).toHaveLength(1);
});

test("what comes later is counted, and shown where nothing waits now; the family’s own tasks come first", () => {
  const tasks = [
    makeNamedTask("soon", { who: "parent", state: "urgent" }),
    makeNamedTask("later", { who: "parent", state: "later" }),
    makeNamedTask("own", { who: "parent", state: "open", isOwn: true }),
  ];
  const waiting = listWaitingTasks(tasks, "parent", none);
  expect([waiting.now.map(({ id }) => id), waiting.later]).toEqual([["own", "soon"], 1]);
  expect(listWaitingTasks(tasks.slice(1, 2), "parent", none).now).toHaveLength(1);
});

test("a task leads to where it is done: a tool here, a college's dates, or the site of its source", () => {
  const college = { slug: "rice-university-houston-tx" };
  const tool = makeTask({ to: "/tools/fafsa-calculator", unitId: null });
  expect(findTaskPlace(tool, null)).toEqual({ kind: "here", to: "/tools/fafsa-calculator", host: null });
  const dates = { to: "/colleges/rice-university-houston-tx#deadlines", host: null };
  expect(findTaskPlace(makeTask({ standing: "published" }), college)).toEqual({ kind: "here", ...dates });
  expect(findTaskPlace(makeTask({ standing: "expected" }), college)).toEqual({ kind: "dates", ...dates });
  const source = {
    id: "studentAid",
    publisher: "Federal Student Aid",
    title: "Sign in",
    url: "https://www.studentaid.gov/fsa-id",
    year: "2026",
  };
  const account = makeTask({ unitId: null, evidence: { grade: "published", source } });
  expect(findTaskPlace(account, null)).toEqual({ kind: "away", to: source.url, host: "studentaid.gov" });
  expect(findTaskPlace(makeTask({ unitId: null }), null)).toBeNull();
  // The student's own essays may not be shared.
  expect(findTaskPlace(makeTask({ unitId: null, to: "/essays/e1" }), null)).toBeNull();
});
