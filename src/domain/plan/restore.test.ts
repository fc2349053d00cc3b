/** Restoring: an earlier plan comes back completely, and the history stays correct when shortened. */
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  drafts,
  empty,
  makeCommandFrom,
  oberlin,
  ohioState,
  seeded,
} from "../../../test/support/planCommands.ts";
import { readCommand } from "./commandSchema.ts";
import { type CommandDraft, makeCommand } from "./commands.ts";
import { buildPlanAt, type LoggedCommand, listSpentRevisions } from "./history.ts";
import { canChange, canSee, canSend } from "./membership.ts";
import type { Plan } from "./plan.ts";
import { replayCommands } from "./replay.ts";
import { listRestoreDrafts } from "./restore.ts";

const listCommands = (maxLength: number) =>
  fc
    .array(fc.tuple(drafts, fc.integer({ min: 0, max: 9 })), { maxLength, size: "max" })
    .map((list) => list.map(([draft, second], index) => makeCommandFrom(draft, second, `id${index}`)));

/** Issued after everything in the plan. */
function restore(current: Plan, target: Plan): Plan {
  return listRestoreDrafts(current, target).reduce((plan, draft, index) => {
    const at = `2026-11-22T09:00:00.${String(index).padStart(3, "0")}Z`;
    return replayCommands(plan, [makeCommand(draft, { id: `back${index}`, at, planId: plan.id })]);
  }, current);
}

/** A plan's contents without timestamps: a restored college is added anew. Essays are not restored with a plan. */
function withoutStamps({
  stamps: _stamps,
  colleges,
  essays: _essays,
  proposals: _proposals,
  proposalAnswers: _proposalAnswers,
  comments: _comments,
  shelvedEssays: _removed,
  ...parts
}: Plan) {
  const said = colleges.map(({ addedAt: _addedAt, ...college }) => college);
  return { ...parts, colleges: said.toSorted((a, b) => a.unitId - b.unitId) };
}

describe("restoring an earlier state", () => {
  test("a removed college comes back with its note, and a later answer is cleared", () => {
    const before = [
      makeCommandFrom({ kind: "addCollege", unitId: oberlin }, 1),
      makeCommandFrom({ kind: "setCollegeNote", unitId: oberlin, note: "Visit in April" }, 2),
    ];
    const target = replayCommands(empty, before);
    const current = replayCommands(target, [
      makeCommandFrom({ kind: "removeCollege", unitId: oberlin }, 3),
      makeCommandFrom({ kind: "addCollege", unitId: ohioState }, 4),
      makeCommandFrom({ kind: "setProfile", fields: { gpa: 3.2 } }, 5),
      makeCommandFrom({ kind: "setMatchWeights", weights: { price: 90 } }, 6),
    ]);
    expect(listRestoreDrafts(current, target)).toEqual([
      { kind: "setProfile", fields: { gpa: null } },
      { kind: "setMatchWeights", weights: { price: null } },
      { kind: "addCollege", unitId: oberlin },
      { kind: "removeCollege", unitId: ohioState },
    ] satisfies CommandDraft[]);
    expect(withoutStamps(restore(current, target))).toEqual(withoutStamps(target));
  });

  test("restoring the current state needs no commands", () => {
    const plan = replayCommands(empty, [makeCommandFrom({ kind: "addCollege", unitId: oberlin }, 1)]);
    expect(listRestoreDrafts(plan, plan)).toEqual([]);
  });

  test("many answers are cleared by commands that each stay within the limits", () => {
    const answered = Array.from({ length: 3 }, (_, page) => {
      const names = Array.from({ length: 200 }, (__, index) => [`first.q${page}x${index}`, index] as const);
      return makeCommandFrom({ kind: "setAidAnswers", answers: Object.fromEntries(names) }, page);
    });
    const current = replayCommands(empty, answered);
    const back = listRestoreDrafts(current, empty).map((draft, index) =>
      makeCommandFrom(draft, 5, `back${index}`),
    );
    expect(back.map(readCommand).map(({ ok }) => ok)).toEqual([true, true]);
    expect(replayCommands(current, back).aid).toEqual({});
  });

  test("from any state to any other", () => {
    fc.assert(
      fc.property(listCommands(30), listCommands(30), (one, other) => {
        const [current, target] = [replayCommands(empty, one), replayCommands(empty, other)];
        const back = restore(current, target);
        expect(withoutStamps(back)).toEqual(withoutStamps(target));
        expect([back.essays, back.shelvedEssays]).toEqual([current.essays, current.shelvedEssays]);
        const said = ({ proposals, proposalAnswers, comments }: Plan) => [
          proposals,
          proposalAnswers,
          comments,
        ];
        expect(said(back)).toEqual(said(current));
      }),
      seeded,
    );
  });
});

describe("the log of a plan", () => {
  test("shortened up to a revision, every later state is unchanged", () => {
    const cases = listCommands(40).chain((list) =>
      fc.tuple(fc.constant(list), fc.integer({ min: 0, max: list.length })),
    );
    fc.assert(
      fc.property(cases, ([list, until]) => {
        const log: LoggedCommand[] = list.map((one, index) => ({ revision: index + 1, command: one }));
        const spent = new Set(listSpentRevisions(log, until));
        const left = log.filter(({ revision }) => !spent.has(revision));
        for (let revision = until; revision <= log.length; revision += 1) {
          expect(buildPlanAt(empty, left, revision)).toEqual(buildPlanAt(empty, log, revision));
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
      return { revision: index + 1, command: makeCommand({ kind: "setProfile", fields }, stamp) };
    });
    expect(listSpentRevisions(log, 1_000)).toHaveLength(999);
    expect(listSpentRevisions(log, 0)).toEqual([]);
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
    ["a parent, of essays they were shown", { role: "parent", scopes: ["essay"] }, "essay", true, false],
    ["a counselor, of what they were shown", { role: "counselor", scopes: ["plan"] }, "plan", true, false],
    ["a counselor, of the rest", { role: "counselor", scopes: ["plan"] }, "essay", false, false],
  ] as const)("%s: sees and changes", (_, membership, scope, sees, changes) => {
    expect(canSee(membership, scope)).toBe(sees);
    expect(canChange(membership, scope)).toBe(changes);
  });

  test.each([
    [{ role: "owner", scopes: [] }, false, true],
    [{ role: "parent", scopes: ["plan"] }, true, false],
    [{ role: "counselor", scopes: ["plan"] }, true, false],
    [{ role: "parent", scopes: ["essay"] }, false, false],
    [{ role: "counselor", scopes: ["essay"] }, false, false],
  ] as const)("%o: proposes a college, answers a proposal", (membership, proposes, answers) => {
    expect(canSend(membership, "setProposal")).toBe(proposes);
    expect(canSend(membership, "answerProposal")).toBe(answers);
    expect(canSend(membership, "addCollege")).toBe(canChange(membership, "plan"));
  });
});
