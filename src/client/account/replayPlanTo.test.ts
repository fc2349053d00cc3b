/** Reading all of a plan's commands, and the plan as it once stood. */
import { expect, test } from "vitest";
import type { PlanPage } from "#contract/plans.ts";
import { makeCommand } from "#domain/plan/commands.ts";
import { replayPlanTo, readPlanLog } from "./replayPlanTo.ts";

const makeTime = (second: number) => `2026-11-21T10:00:0${second}.000Z`;
const add = (unitId: number, second: number) =>
  makeCommand({ kind: "addCollege", unitId }, { id: `c${unitId}`, at: makeTime(second), planId: "maya" });
const plan = { planId: "maya", createdAt: makeTime(0) };

function makePages(...lists: { revision: number; command: unknown }[][]) {
  const asked: number[] = [];
  const pull = (_planId: string, after: number): Promise<PlanPage> => {
    asked.push(after);
    const commands = lists[asked.length - 1] ?? [];
    const isComplete = asked.length >= lists.length;
    return Promise.resolve({ revision: 9, scopes: ["plan"], moneySharedSince: null, commands, isComplete });
  };
  return { asked, pull };
}

test("is read page after page, and tells the plan at any of its points", async () => {
  const { asked, pull } = makePages(
    [
      { revision: 1, command: add(100, 1) },
      { revision: 4, command: add(200, 2) },
    ],
    [{ revision: 7, command: add(300, 3) }],
  );
  const log = await readPlanLog("maya", pull);
  expect(asked).toEqual([0, 4]);
  const listAt = (revision: number) => replayPlanTo(plan, log, revision).colleges.map(({ unitId }) => unitId);
  expect([listAt(0), listAt(1), listAt(6), listAt(7)]).toEqual([[], [100], [100, 200], [100, 200, 300]]);
});

test("what a newer release wrote is left out, and the rest is told", async () => {
  const { pull } = makePages([
    { revision: 1, command: { kind: "somethingNew", id: "x" } },
    { revision: 2, command: add(100, 1) },
  ]);
  expect((await readPlanLog("maya", pull)).map(({ revision }) => revision)).toEqual([2]);
});

test("an empty page that claims there is more ends it", async () => {
  const { asked, pull } = makePages([], [{ revision: 3, command: add(100, 1) }]);
  expect(await readPlanLog("maya", pull)).toEqual([]);
  expect(asked).toEqual([0]);
});
