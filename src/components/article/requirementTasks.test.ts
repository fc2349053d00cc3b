/** Tests of a table's tasks in the plan: ticked once, added once, and taken back. */
import { describe, expect, test } from "vitest";
import { applyCommand } from "#domain/plan/apply.ts";
import { readCommand } from "#domain/plan/commandSchema.ts";
import { type CommandDraft, makeCommand } from "#domain/plan/commands.ts";
import { makeEmptyPlan, type Plan } from "#domain/plan/plan.ts";
import { addDrafts, findOwnTaskId, listRequirementTasks, listOpenTasks, buildTickDraft } from "./requirementTasks.ts";

const rows = [
  { subject: "English", cells: [["4 credits"]], task: "Take four years of English" },
  { subject: "Math", cells: [["4 credits"]], task: "Finish Algebra II" },
  { subject: "Arts", cells: [["1 credit"]], task: null },
  { subject: "Writing", cells: [["with English"]], task: "Take four years of English" },
];

let count = 0;
function applyDrafts(plan: Plan, drafts: readonly CommandDraft[]): Plan {
  return drafts.reduce((now, draft) => {
    count += 1;
    const at = new Date(Date.UTC(2026, 10, 21) + count).toISOString();
    const command = makeCommand(draft, { id: `c${count}`, at, planId: now.id });
    expect(readCommand(command).ok).toBe(true);
    return applyCommand(now, command);
  }, plan);
}

const start = makeEmptyPlan("one", "2026-11-21T00:00:00.000Z");
const listStatuses = (plan: Plan) => listRequirementTasks(rows, "OH", plan).map((task) => task?.standing ?? null);

describe("tasks of a table of requirements", () => {
  test("nothing is ticked at first, and a row that asks nothing has no task", () => {
    expect(listStatuses(start)).toEqual(["open", "open", null, "open"]);
  });

  test("what is not ticked is added, each task once, and adding twice does not double it", () => {
    const english = findOwnTaskId("OH", "Take four years of English");
    const ticked = applyDrafts(start, [buildTickDraft(english, "2026-11-21")]);
    expect(listStatuses(ticked)).toEqual(["ticked", "open", null, "ticked"]);
    const once = applyDrafts(ticked, addDrafts(listOpenTasks(listRequirementTasks(rows, "OH", ticked))));
    expect(once.ownTasks.map(({ title }) => title)).toEqual(["Finish Algebra II"]);
    const twice = applyDrafts(once, addDrafts(listOpenTasks(listRequirementTasks(rows, "OH", start))));
    expect(twice.ownTasks).toHaveLength(2);
    const again = applyDrafts(twice, addDrafts(listOpenTasks(listRequirementTasks(rows, "OH", start))));
    expect(again.ownTasks).toEqual(twice.ownTasks);
    expect(listStatuses(again)).toEqual(["ticked", "planned", null, "ticked"]);
  });

  test("a tick taken back opens the row again", () => {
    const math = findOwnTaskId("OH", "Finish Algebra II");
    const ticked = applyDrafts(start, [buildTickDraft(math, "2026-11-21")]);
    expect(listStatuses(applyDrafts(ticked, [buildTickDraft(math, null)]))).toEqual(listStatuses(start));
  });

  test("the same words are another task in another state", () => {
    expect(findOwnTaskId("OH", "Finish Algebra II")).not.toBe(findOwnTaskId("TX", "Finish Algebra II"));
    expect(findOwnTaskId("OH", "Finish Algebra II")).not.toBe(findOwnTaskId("OH", "Finish Algebra I"));
    expect(findOwnTaskId(null, "Finish Algebra II")).toMatch(/^[A-Za-z0-9]{1,32}$/);
  });

  test("words too long for a task are shown without one", () => {
    const long = [{ subject: "Math", cells: [["4"]], task: "a".repeat(141) }];
    expect(listRequirementTasks(long, "OH", start)).toEqual([null]);
  });
});
