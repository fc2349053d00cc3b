/** What goes on paper: the choice, its months, and no more than one sheet holds. */
import { describe, expect, test } from "vitest";
import type { TimelineTask } from "#domain/timeline/timeline.ts";
import { bareTask } from "../../../test/support/sampleTask.ts";
import { printedTasks } from "./printed.ts";

const today = "2026-11-21";

const task = (id: string, changes: Partial<TimelineTask> = {}) =>
  bareTask(id, { weight: "should", ...changes });

const tasks = [
  task("late", { due: "2026-11-01", state: "past" }),
  task("over", { due: "2026-11-01", state: "past", stillOpen: false }),
  task("done", { due: "2026-12-01", state: "done", weight: "must" }),
  task("dropped", { due: "2026-12-01", state: "dropped", weight: "must" }),
  task("apply", { due: "2027-01-04", weight: "must" }),
  task("own", { due: "2027-02-21", isOwn: true, weight: "should" }),
  task("choose", { due: "2027-04-30", weight: "must", state: "later" }),
  task("ask", { weight: "must" }),
];
const shape = (choice: "musts" | "soon" | "all") =>
  printedTasks(tasks, choice, today).groups.map(({ month, tasks: own }) => [month, own.map(({ id }) => id)]);

describe("the printed timeline", () => {
  test("what must be done, with the family's own", () => {
    expect(shape("musts")).toEqual([
      ["2027-01", ["apply"]],
      ["2027-02", ["own"]],
      ["2027-04", ["choose"]],
      ["noDay", ["ask"]],
    ]);
  });

  test("the next three months, what is past and still open first", () => {
    // Ninety-two days after November 21 is February 21.
    expect(shape("soon")).toEqual([
      ["past", ["late"]],
      ["2027-01", ["apply"]],
      ["2027-02", ["own"]],
    ]);
  });

  test("everything still open leaves out what is done, dropped or over", () => {
    expect(shape("all").flatMap(([, ids]) => ids)).toEqual(["late", "apply", "own", "choose", "ask"]);
  });

  test("one sheet holds 76 lines with a line and a half for a month; what is left out is counted", () => {
    const many = Array.from({ length: 90 }, (_, index) =>
      task(`t${index}`, { due: "2026-12-01", weight: "must" }),
    );
    const printed = printedTasks(many, "musts", today);
    expect(printed.groups[0]?.tasks).toHaveLength(74);
    expect(printed.leftOut).toBe(16);
    expect(printedTasks(many, "all", today).leftOut).toBe(0);
    const long = many.map((one) => ({ ...one, title: "x".repeat(59) }));
    expect(printedTasks(long, "musts", today).groups[0]?.tasks).toHaveLength(37);
  });
});
