/** What goes on paper: the choice, its months, and no more than one sheet holds. */
import { describe, expect, test } from "vitest";
import type { TimelineTask } from "#domain/timeline/timeline.ts";
import { makeBareTask } from "../../../test/support/sampleTask.ts";
import { groupPrintedTasks } from "./printed.ts";

const today = "2026-11-21";

const makeTask = (id: string, changes: Partial<TimelineTask> = {}) =>
  makeBareTask(id, { weight: "should", ...changes });

const tasks = [
  makeTask("late", { due: "2026-11-01", state: "past" }),
  makeTask("over", { due: "2026-11-01", state: "past", stillOpen: false }),
  makeTask("done", { due: "2026-12-01", state: "done", weight: "must" }),
  makeTask("dropped", { due: "2026-12-01", state: "dropped", weight: "must" }),
  makeTask("apply", { due: "2027-01-04", weight: "must" }),
  makeTask("own", { due: "2027-02-21", isOwn: true, weight: "should" }),
  makeTask("choose", { due: "2027-04-30", weight: "must", state: "later" }),
  makeTask("ask", { weight: "must" }),
];
const describeShape = (choice: "musts" | "soon" | "all") =>
  groupPrintedTasks(tasks, choice, today).groups.map(({ month, tasks: own }) => [month, own.map(({ id }) => id)]);

describe("the printed timeline", () => {
  test("what must be done, with the family's own", () => {
    expect(describeShape("musts")).toEqual([
      ["2027-01", ["apply"]],
      ["2027-02", ["own"]],
      ["2027-04", ["choose"]],
      ["noDay", ["ask"]],
    ]);
  });

  test("the next three months, what is past and still open first", () => {
    // Ninety-two days after November 21 is February 21.
    expect(describeShape("soon")).toEqual([
      ["past", ["late"]],
      ["2027-01", ["apply"]],
      ["2027-02", ["own"]],
    ]);
  });

  test("everything still open leaves out what is done, dropped or over", () => {
    expect(describeShape("all").flatMap(([, ids]) => ids)).toEqual(["late", "apply", "own", "choose", "ask"]);
  });

  test("one sheet holds 76 lines with a line and a half for a month; what is left out is counted", () => {
    const many = Array.from({ length: 90 }, (_, index) =>
      makeTask(`t${index}`, { due: "2026-12-01", weight: "must" }),
    );
    const printed = groupPrintedTasks(many, "musts", today);
    expect(printed.groups[0]?.tasks).toHaveLength(74);
    expect(printed.leftOut).toBe(16);
    expect(groupPrintedTasks(many, "all", today).leftOut).toBe(0);
    const long = many.map((one) => ({ ...one, title: "x".repeat(59) }));
    expect(groupPrintedTasks(long, "musts", today).groups[0]?.tasks).toHaveLength(37);
  });
});
