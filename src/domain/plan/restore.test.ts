/** Restoring: an earlier plan comes back completely, and the history stays correct when shortened. */
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { command, drafts, empty, oberlin, ohioState, seeded } from "../../../test/support/planCommands.ts";
import { readCommand } from "./commandSchema.ts";
import { type CommandDraft, commandOf } from "./commands.ts";
import { type LoggedCommand, planAt, spentRevisions } from "./history.ts";
import { mayChange, maySee } from "./membership.ts";
import type { Plan } from "./plan.ts";
import { replay } from "./replay.ts";
import { restoreDrafts } from "./restore.ts";

const lists = (maxLength: number) =>
  fc
    .array(fc.tuple(drafts, fc.integer({ min: 0, max: 9 })), { maxLength, size: "max" })
    .map((list) => list.map(([draft, second], index) => command(draft, second, `id${index}`)));

/** Issued after everything in the plan. */
function restored(current: Plan, target: Plan): Plan {
  return restoreDrafts(current, target).reduce((plan, draft, index) => {
    const at = `2026-11-22T09:00:00.${String(index).padStart(3, "0")}Z`;
    return replay(plan, [commandOf(draft, { id: `back${index}`, at, planId: plan.id })]);
  }, current);
}

/** A plan's contents without timestamps: a restored college is added anew. */
function saying({ stamps: _stamps, colleges, ...parts }: Plan) {
  const said = colleges.map(({ addedAt: _addedAt, ...college }) => college);
  return { ...parts, colleges: said.toSorted((a, b) => a.unitId - b.unitId) };
}

describe("restoring an earlier state", () => {
  test("a removed college comes back with its note, and a later answer is cleared", () => {
    const before = [
      command({ kind: "addCollege", unitId: oberlin }, 1),
      command({ kind: "setCollegeNote", unitId: oberlin, note: "Visit in April" }, 2),
    ];
    const target = replay(empty, before);
    const current = replay(target, [
      command({ kind: "removeCollege", unitId: oberlin }, 3),
      command({ kind: "addCollege", unitId: ohioState }, 4),
      command({ kind: "setProfile", fields: { gpa: 3.2 } }, 5),
      command({ kind: "setMatchWeights", weights: { price: 90 } }, 6),
    ]);
    expect(restoreDrafts(current, target)).toEqual([
      { kind: "setProfile", fields: { gpa: null } },
      { kind: "setMatchWeights", weights: { price: null } },
      { kind: "addCollege", unitId: oberlin },
      { kind: "removeCollege", unitId: ohioState },
    ] satisfies CommandDraft[]);
    expect(saying(restored(current, target))).toEqual(saying(target));
  });

  test("restoring the current state needs no commands", () => {
    const plan = replay(empty, [command({ kind: "addCollege", unitId: oberlin }, 1)]);
    expect(restoreDrafts(plan, plan)).toEqual([]);
  });

  test("many answers are cleared by commands that each stay within the limits", () => {
    const answered = Array.from({ length: 3 }, (_, page) => {
      const names = Array.from({ length: 200 }, (__, index) => [`first.q${page}x${index}`, index] as const);
      return command({ kind: "setAidAnswers", answers: Object.fromEntries(names) }, page);
    });
    const current = replay(empty, answered);
    const back = restoreDrafts(current, empty).map((draft, index) => command(draft, 5, `back${index}`));
    expect(back.map(readCommand).map(({ ok }) => ok)).toEqual([true, true]);
    expect(replay(current, back).aid).toEqual({});
  });

  test("from any state to any other", () => {
    fc.assert(
      fc.property(lists(30), lists(30), (one, other) => {
        const [current, target] = [replay(empty, one), replay(empty, other)];
        expect(saying(restored(current, target))).toEqual(saying(target));
      }),
      seeded,
    );
  });
});

describe("the log of a plan", () => {
  test("shortened up to a revision, every later state is unchanged", () => {
    const cases = lists(40).chain((list) =>
      fc.tuple(fc.constant(list), fc.integer({ min: 0, max: list.length })),
    );
    fc.assert(
      fc.property(cases, ([list, until]) => {
        const log: LoggedCommand[] = list.map((one, index) => ({ revision: index + 1, command: one }));
        const spent = new Set(spentRevisions(log, until));
        const left = log.filter(({ revision }) => !spent.has(revision));
        for (let revision = until; revision <= log.length; revision += 1) {
          expect(planAt(empty, left, revision)).toEqual(planAt(empty, log, revision));
        }
      }),
      seeded,
    );
  });

  test("a thousand answers to one question become one", () => {
    const log = Array.from({ length: 1_000 }, (_, index) => {
      const at = new Date(Date.UTC(2026, 10, 21, 9, 0, index)).toISOString();
      const fields = { satTotal: 400 + (index % 120) * 10 };
      const stamp = { id: `c${index}`, at, planId: empty.id };
      return { revision: index + 1, command: commandOf({ kind: "setProfile", fields }, stamp) };
    });
    expect(spentRevisions(log, 1_000)).toHaveLength(999);
    expect(spentRevisions(log, 0)).toEqual([]);
  });
});

describe("members of a plan", () => {
  test.each([
    ["an owner", { role: "owner", scopes: [] }, "money", true, true],
    ["a parent, of what they were shown", { role: "parent", scopes: ["plan"] }, "plan", true, true],
    ["a parent, of what they were not shown", { role: "parent", scopes: ["plan"] }, "notes", false, false],
    [
      "a parent, of money they were shown",
      { role: "parent", scopes: ["plan", "money"] },
      "money",
      true,
      false,
    ],
    ["a counselor, of what they were shown", { role: "counselor", scopes: ["plan"] }, "plan", true, false],
    ["a counselor, of the rest", { role: "counselor", scopes: ["plan"] }, "essay", false, false],
  ] as const)("%s: sees and changes", (_, membership, scope, sees, changes) => {
    expect(maySee(membership, scope)).toBe(sees);
    expect(mayChange(membership, scope)).toBe(changes);
  });
});
