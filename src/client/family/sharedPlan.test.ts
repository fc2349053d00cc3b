/** A plan of somebody else: read page by page, ticked after others' changes, and what its invitation's token may be. */
import { describe, expect, test } from "vitest";
import { RequestError } from "#client/http/requestError.ts";
import type { PlanPage } from "#contract/plans.ts";
import type { Command } from "#domain/plan/commands.ts";
import { makeCommandFrom, empty, oberlin, ohioState } from "../../../test/support/planCommands.ts";
import { parseToken } from "./invitationToken.ts";
import { createCommand, readSharedPlan, sendCommand, appendCommand } from "./sharedPlan.ts";

const entry = { planId: empty.id, createdAt: empty.createdAt };
const add = (unitId: number, second: number) => makeCommandFrom({ kind: "addCollege", unitId }, second);
const makePage = (revision: number, commands: readonly unknown[], from: number, isComplete = true): PlanPage => ({
  revision,
  scopes: ["plan"],
  moneySharedSince: null,
  commands: commands.map((one, index) => ({ revision: from + index, command: one })),
  isComplete,
});
const tick = createCommand(
  empty,
  { kind: "setTaskMark", taskId: "fafsa", fields: { doneOn: "2026-11-21" } },
  "tick1",
  new Date("2026-11-21T12:00:00Z"),
);

test("it is read page by page, and what a newer release wrote is left out", async () => {
  const asked: number[] = [];
  const read = await readSharedPlan(entry, (_, after) => {
    asked.push(after);
    if (after === 0) return Promise.resolve(makePage(3, [add(oberlin, 1), { kind: "dance" }], 1, false));
    return Promise.resolve(makePage(3, [add(ohioState, 3)], 3));
  });
  expect(asked).toEqual([0, 2]);
  expect(read.plan.colleges.map(({ unitId }) => unitId)).toEqual([oberlin, ohioState]);
  expect(read.revision).toBe(3);
});

test("a plan that never ends is not read for ever", async () => {
  const endless = () => Promise.resolve(makePage(9, [add(oberlin, 1)], 1, false));
  await expect(readSharedPlan(entry, endless)).rejects.toThrow("no end");
});

test("a tick counts though this device’s clock is behind the student’s", async () => {
  const mark = { kind: "setTaskMark", taskId: "fafsa", fields: { doneOn: null } } as const;
  const shared = await readSharedPlan(entry, () => Promise.resolve(makePage(1, [makeCommandFrom(mark, 50)], 1)));
  const draft = { ...mark, fields: { doneOn: "2026-11-21" } };
  const late = createCommand(shared.plan, draft, "a1", new Date("2020-01-01T00:00:00Z"));
  expect(appendCommand(shared, late).plan.taskMarks["fafsa"]?.doneOn).toBe("2026-11-21");
});

describe("a tick is sent", () => {
  const refusing = (statuses: readonly number[]) => {
    const sent: { after: number; ids: string[] }[] = [];
    const left = [...statuses];
    return {
      sent,
      api: {
        send: (_: string, after: number, { commands }: { commands: readonly Command[] }) => {
          sent.push({ after, ids: commands.map(({ id }) => id) });
          const status = left.shift();
          if (status !== undefined) return Promise.reject(new RequestError(`${status}: no`, status));
          return Promise.resolve({ revision: after + 1, accepted: [] });
        },
        pull: (_: string, after: number) => Promise.resolve(makePage(after + 4, [], after)),
      },
    };
  };

  test("again after what others changed meanwhile, as the same command", async () => {
    const { sent, api } = refusing([412, 412]);
    await sendCommand(entry, 2, tick, api);
    expect(sent).toEqual([2, 6, 10].map((after) => ({ after, ids: ["tick1"] })));
  });

  test.each([
    ["who may not is told so at once", [403], 1],
    ["who was taken out is told so at once", [404], 1],
    ["a plan that changes all the time is given up", [412, 412, 412, 412, 412, 412], 5],
  ] as const)("%s", async (_, statuses, tries) => {
    const { sent, api } = refusing(statuses);
    await expect(sendCommand(entry, 2, tick, api)).rejects.toBeInstanceOf(RequestError);
    expect(sent).toHaveLength(tries);
  });
});

test.each([
  [`#${"aB3-_".repeat(9)}`, "aB3-_".repeat(9)],
  ["", null],
  ["#main", null],
  [`#${"x".repeat(101)}`, null],
  [`#${"x".repeat(30)}<script>`, null],
])("a fragment such as %j holds the token %j", (hash, token) => {
  expect(parseToken(hash)).toBe(token);
});
