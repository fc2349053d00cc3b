/** The plan's commands: what each does, and that two devices end up with the same plan. */
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { PlanEssay } from "#domain/essays/essay.ts";
import {
  drafts,
  empty,
  makeCommandFrom,
  oberlin,
  ohioState,
  seeded,
} from "../../../test/support/planCommands.ts";
import { applyCommand } from "./apply.ts";
import { makeCommand, makeTaskMarkDraft } from "./commands.ts";
import { makeEmptyPlan, type Plan } from "./plan.ts";
import { planSchema, readPlan } from "./planSchema.ts";
import { compactCommands, invertCommand, listImportDrafts, replayCommands } from "./replay.ts";

/** Long lists about few things, so that commands collide; instants often tie, so that ids decide. */
const commandLists = fc
  .array(fc.tuple(drafts, fc.integer({ min: 0, max: 9 })), { maxLength: 40, size: "max" })
  .map((list) => list.map(([draft, second], index) => makeCommandFrom(draft, second, `id${index}`)));
const shuffled = commandLists.chain((list) =>
  fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length })),
);

describe("commands on a plan", () => {
  test("a student adds two colleges, applies to one and writes a note", () => {
    const plan = replayCommands(empty, [
      makeCommandFrom({ kind: "addCollege", unitId: ohioState }, 1),
      makeCommandFrom({ kind: "addCollege", unitId: oberlin }, 2),
      makeCommandFrom({ kind: "setCollegeStatus", unitId: ohioState, status: "applied" }, 3),
      makeCommandFrom({ kind: "setCollegeNote", unitId: oberlin, note: "Visit in April" }, 4),
    ]);
    expect(plan.colleges).toEqual([
      {
        unitId: ohioState,
        addedAt: "2026-11-21T09:00:01.000Z",
        status: "applied",
        applicationPlan: null,
        note: "",
      },
      {
        unitId: oberlin,
        addedAt: "2026-11-21T09:00:02.000Z",
        status: "considering",
        applicationPlan: null,
        note: "Visit in April",
      },
    ]);
    expect(plan.shelved).toEqual([]);
  });

  test("answers change one at a time", () => {
    const plan = replayCommands(empty, [
      makeCommandFrom({ kind: "setProfile", fields: { gpa: 3.7, gradeYear: 11 } }, 1),
      makeCommandFrom({ kind: "setProfile", fields: { gpa: 3.8 } }, 2),
      makeCommandFrom({ kind: "setMoney", fields: { payPerYearUsd: 20_000 } }, 3),
      makeCommandFrom({ kind: "setAssumptions", fields: { growthShare: 0.03 } }, 4),
      makeCommandFrom({ kind: "setMatchWeights", weights: { price: 80, size: 10 } }, 5),
      makeCommandFrom({ kind: "setMatchWeights", weights: { size: null } }, 6),
      makeCommandFrom({ kind: "renameStudent", studentName: "Maya" }, 7),
      makeCommandFrom({ kind: "setComparing", unitIds: [oberlin, ohioState] }, 8),
    ]);
    expect(plan.profile).toEqual({ ...empty.profile, gpa: 3.8, gradeYear: 11 });
    expect(plan.money).toEqual({ familyIncomeUsd: null, familySize: null, payPerYearUsd: 20_000 });
    expect(plan.assumptions).toEqual({ years: null, growthShare: 0.03 });
    expect(plan.matchWeights).toEqual({ price: 80 });
    expect(plan.studentName).toBe("Maya");
    expect(plan.comparing).toEqual([oberlin, ohioState]);
  });

  test("a college removed and added again gets its status and note back", () => {
    const first = [
      makeCommandFrom({ kind: "addCollege", unitId: oberlin }, 1),
      makeCommandFrom({ kind: "setCollegeStatus", unitId: oberlin, status: "applying" }, 2),
      makeCommandFrom({ kind: "setCollegeNote", unitId: oberlin, note: "Small classes" }, 3),
    ];
    const removed = replayCommands(empty, [
      ...first,
      makeCommandFrom({ kind: "removeCollege", unitId: oberlin }, 4),
    ]);
    expect(removed.colleges).toEqual([]);
    const back = applyCommand(removed, makeCommandFrom({ kind: "addCollege", unitId: oberlin }, 5));
    expect(back.colleges).toMatchObject([{ unitId: oberlin, status: "applying", note: "Small classes" }]);
  });

  test("a check mark on one device and a new date on another both stay, and an empty mark is deleted", () => {
    const plan = replayCommands(empty, [
      makeCommandFrom(makeTaskMarkDraft("fafsa", { due: "2026-12-01" }), 2),
      makeCommandFrom(makeTaskMarkDraft("fafsa", { doneOn: "2026-11-21" }), 1),
    ]);
    expect(plan.taskMarks).toEqual({
      fafsa: { doneOn: "2026-11-21", isDropped: false, title: null, due: "2026-12-01", who: null },
    });
    const cleared = applyCommand(
      plan,
      makeCommandFrom(makeTaskMarkDraft("fafsa", { doneOn: null, due: null }), 3),
    );
    expect(cleared.taskMarks).toEqual({});
  });

  test("check marks outlive the list: a college removed and added again finds its tasks unchanged", () => {
    const plan = replayCommands(empty, [
      makeCommandFrom({ kind: "addCollege", unitId: oberlin }, 1),
      makeCommandFrom({ kind: "setApplicationPlan", unitId: oberlin, applicationPlan: "earlyDecision2" }, 2),
      makeCommandFrom(makeTaskMarkDraft(`submit.${oberlin}`, { doneOn: "2026-11-21" }), 3),
      makeCommandFrom({ kind: "removeCollege", unitId: oberlin }, 4),
      makeCommandFrom({ kind: "addCollege", unitId: oberlin }, 5),
    ]);
    expect(plan.colleges).toMatchObject([{ unitId: oberlin, applicationPlan: "earlyDecision2" }]);
    expect(plan.taskMarks[`submit.${oberlin}`]?.doneOn).toBe("2026-11-21");
  });

  test("an earlier command that arrives later does not overwrite a newer one", () => {
    const newer = applyCommand(empty, makeCommandFrom({ kind: "setProfile", fields: { gpa: 3.8 } }, 9));
    const both = applyCommand(
      newer,
      makeCommandFrom({ kind: "setProfile", fields: { gpa: 2.5, gradeYear: 12 } }, 3),
    );
    expect(both.profile).toMatchObject({ gpa: 3.8, gradeYear: 12 });
  });

  test("a command for another student's plan changes nothing", () => {
    const other = makeCommand(
      { kind: "addCollege", unitId: oberlin },
      { id: "x", at: "2026-11-21T09:00:00.000Z", planId: "plan-2" },
    );
    expect(applyCommand(empty, other)).toBe(empty);
  });

  test("what a newer release added to the plan survives changes", () => {
    const read = readPlan({ ...empty, visits: [{ unitId: oberlin }] });
    expect(read.ok).toBe(true);
    if (!read.ok) return;
    const changed = applyCommand(read.value, makeCommandFrom({ kind: "addCollege", unitId: oberlin }, 1));
    expect(changed).toMatchObject({ visits: [{ unitId: oberlin }] });
  });
});

describe("two devices", () => {
  test("the order in which commands arrive makes no difference", () => {
    fc.assert(
      fc.property(shuffled, ([commands, otherOrder]) => {
        expect(replayCommands(empty, otherOrder)).toEqual(replayCommands(empty, commands));
      }),
      seeded,
    );
  });

  test("commands that arrive again change nothing", () => {
    fc.assert(
      fc.property(shuffled, ([commands, again]) => {
        const plan = replayCommands(empty, commands);
        expect(replayCommands(plan, again)).toEqual(plan);
      }),
      seeded,
    );
  });

  test("compacting leaves the plan unchanged, even under later commands", () => {
    fc.assert(
      fc.property(commandLists, commandLists, (commands, later) => {
        const kept = compactCommands(commands);
        expect(kept.length).toBeLessThanOrEqual(commands.length);
        expect(replayCommands(empty, kept)).toEqual(replayCommands(empty, commands));
        expect(compactCommands(kept)).toEqual(kept);
        const renamed = later.map((one) => ({ ...one, id: `later-${one.id}` }));
        expect(replayCommands(empty, [...kept, ...renamed])).toEqual(
          replayCommands(empty, [...commands, ...renamed]),
        );
      }),
      seeded,
    );
  });

  test("a hundred changes to one answer are stored as one command", () => {
    const commands = Array.from({ length: 50 }, (_, second) =>
      makeCommandFrom({ kind: "setProfile", fields: { satTotal: 1000 + second * 10 } }, second),
    );
    expect(compactCommands([...commands, ...commands])).toEqual(commands.slice(-1));
  });

  test("every plan that commands can make is valid and round trips", () => {
    fc.assert(
      fc.property(commandLists, (commands) => {
        const plan = replayCommands(empty, commands);
        expect(planSchema.safeParse(plan).success).toBe(true);
        expect(readPlan(JSON.parse(JSON.stringify(plan)))).toEqual({ ok: true, value: plan });
      }),
      seeded,
    );
  });
});

describe("undo", () => {
  test("the inverse of any command brings the plan back", () => {
    fc.assert(
      fc.property(commandLists, drafts, (commands, draft) => {
        const before = replayCommands(empty, commands);
        const given = makeCommandFrom(draft, 20);
        const back = invertCommand(before, given).map((one, index) => makeCommandFrom(one, 30 + index));
        expect(visible(replayCommands(applyCommand(before, given), back))).toEqual(visible(before));
      }),
      seeded,
    );
  });
});

describe("importing a plan file", () => {
  test("adds its answers and colleges and removes nothing", () => {
    const mine = replayCommands(empty, [
      makeCommandFrom({ kind: "addCollege", unitId: ohioState }, 5),
      makeCommandFrom({ kind: "setProfile", fields: { gpa: 3.1, gradeYear: 11 } }, 2),
    ]);
    const file = replayCommands(makeEmptyPlan("plan-1", empty.createdAt), [
      makeCommandFrom({ kind: "addCollege", unitId: oberlin }, 1),
      makeCommandFrom({ kind: "setCollegeNote", unitId: oberlin, note: "From Dad" }, 2),
      makeCommandFrom({ kind: "setProfile", fields: { gpa: 3.6 } }, 3),
    ]);
    const merged = listImportDrafts(mine, file).reduce(
      (plan, draft, index) => applyCommand(plan, makeCommandFrom(draft, 10 + index)),
      mine,
    );
    expect(merged.profile).toMatchObject({ gpa: 3.6, gradeYear: 11 });
    // In the order and with the dates they were added: Dad's college came first.
    expect(merged.colleges).toMatchObject([
      { unitId: oberlin, note: "From Dad", addedAt: file.colleges[0]?.addedAt },
      { unitId: ohioState, addedAt: mine.colleges[0]?.addedAt },
    ]);
    expect(listImportDrafts(merged, file)).toEqual([]);
  });
});

/** A plan as a person sees it. */
function visible(plan: Plan) {
  const colleges = plan.colleges.map(({ addedAt: _addedAt, ...college }) => college);
  return {
    ...plan,
    stamps: {},
    shelved: [],
    shelvedEssays: [],
    colleges: colleges.toSorted((a, b) => a.unitId - b.unitId),
    essays: plan.essays.map(visibleEssay).toSorted((a, b) => (a.id < b.id ? -1 : 1)),
  };
}

/** No text and an empty one look the same. */
function visibleEssay({ addedAt: _addedAt, seen: _seen, texts, ...essay }: PlanEssay) {
  const written = new Set(texts.map(({ text }) => text));
  return { ...essay, texts: [...written].filter((text) => text !== "").toSorted() };
}
