/** Which steps stand in the short list while boxes are ticked. */
import { describe, expect, test } from "vitest";
import { makeTask } from "../../../test/support/sampleTask.ts";
import { pickShownTasks } from "./useNextTasks.ts";

const makeTimeline = (done: readonly string[]) => ({
  tasks: ["a", "b", "c", "d", "e"].map((id) =>
    makeTask({
      id,
      state: done.includes(id) ? "done" : "open",
      doneOn: done.includes(id) ? "2026-11-21" : null,
    }),
  ),
});
const listIds = (done: readonly string[], order: readonly string[], ticked: readonly string[]) =>
  pickShownTasks(makeTimeline(done), 3, { order, ticked }).map(({ id }) => id);

describe("the short list", () => {
  test.each<[string, string[], string[], string[], string[]]>([
    ["nothing ticked here: the next three", [], [], [], ["a", "b", "c"]],
    ["ticked before is not shown", ["a"], [], [], ["b", "c", "d"]],
    [
      "ticked here stays in its place, and the next one comes after",
      ["b"],
      ["a", "b", "c"],
      ["b"],
      ["a", "b", "c", "d"],
    ],
    ["ticked and taken back: the list as it was", [], ["a", "b", "c"], ["b"], ["a", "b", "c"]],
    ["what a change of the list took away goes", ["b"], ["x", "b", "c"], ["b"], ["b", "c", "a", "d"]],
  ])("%s", (_, done, order, ticked, expected) => {
    expect(listIds(done, order, ticked)).toEqual(expected);
  });
});
