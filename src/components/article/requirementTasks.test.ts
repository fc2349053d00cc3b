/** Tests of a table's tasks in the plan: ticked once, added once, and taken back. */
import { describe, expect, test } from "vitest";
import { apply } from "#domain/plan/apply.ts";
import { readCommand } from "#domain/plan/commandSchema.ts";
import { type CommandDraft, commandOf } from "#domain/plan/commands.ts";
import { emptyPlan, type Plan } from "#domain/plan/plan.ts";
import { addDrafts, ownTaskId, requirementTasks, tasksToAdd, tickDraft } from "./requirementTasks.ts";

const rows = [
  { subject: "English", cells: [["4 credits"]], task: "Take four years of English" },
  { subject: "Math", cells: [["4 credits"]], task: "Finish Algebra II" },
  { subject: "Arts", cells: [["1 credit"]], task: null },
  { subject: "Writing", cells: [["with English"]], task: "Take four years of English" },
];

let count = 0;
function give(plan: Plan, drafts: readonly CommandDraft[]): Plan {
  return drafts.reduce((now, draft) => {
    count += 1;
    const at = new Date(Date.UTC(2026, 10, 21) + count).toISOString();
    const command = commandOf(draft, { id: `c${count}`, at, planId: now.id });
    expect(readCommand(command).ok).toBe(true);
    return apply(now, command);
  }, plan);
}

const start = emptyPlan("one", "2026-11-21T00:00:00.000Z");
const standings = (plan: Plan) => requirementTasks(rows, "OH", plan).map((task) => task?.standing ?? null);

describe("tasks of a table of requirements", () => {
  test("nothing is ticked at first, and a row that asks nothing has no task", () => {
    expect(standings(start)).toEqual(["open", "open", null, "open"]);
  });

  test("what is not ticked is added, each task once, and adding twice does not double it", () => {
    const english = ownTaskId("OH", "Take four years of English");
    const ticked = give(start, [tickDraft(english, "2026-11-21")]);
    expect(standings(ticked)).toEqual(["ticked", "open", null, "ticked"]);
    const once = give(ticked, addDrafts(tasksToAdd(requirementTasks(rows, "OH", ticked))));
    expect(once.ownTasks.map(({ title }) => title)).toEqual(["Finish Algebra II"]);
    const twice = give(once, addDrafts(tasksToAdd(requirementTasks(rows, "OH", start))));
    expect(twice.ownTasks).toHaveLength(2);
    const again = give(twice, addDrafts(tasksToAdd(requirementTasks(rows, "OH", start))));
    expect(again.ownTasks).toEqual(twice.ownTasks);
    expect(standings(again)).toEqual(["ticked", "planned", null, "ticked"]);
  });

  test("a tick taken back opens the row again", () => {
    const math = ownTaskId("OH", "Finish Algebra II");
    const ticked = give(start, [tickDraft(math, "2026-11-21")]);
    expect(standings(give(ticked, [tickDraft(math, null)]))).toEqual(standings(start));
  });

  test("the same words are another task in another state", () => {
    expect(ownTaskId("OH", "Finish Algebra II")).not.toBe(ownTaskId("TX", "Finish Algebra II"));
    expect(ownTaskId("OH", "Finish Algebra II")).not.toBe(ownTaskId("OH", "Finish Algebra I"));
    expect(ownTaskId(null, "Finish Algebra II")).toMatch(/^[A-Za-z0-9]{1,32}$/);
  });

  test("words too long for a task are shown without one", () => {
    const long = [{ subject: "Math", cells: [["4"]], task: "a".repeat(141) }];
    expect(requirementTasks(long, "OH", start)).toEqual([null]);
  });
});
