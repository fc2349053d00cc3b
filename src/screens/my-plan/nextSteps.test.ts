/** Which three steps a plan's state leads to. */
import { describe, expect, test } from "vitest";
import { emptyMoney, emptyProfile } from "#domain/people/profile.ts";
import type { CollegeStatus, PlanCollege } from "#domain/plan/plan.ts";
import type { TimelineTask } from "#domain/timeline/timeline.ts";
import { makeTask } from "../../../test/support/sampleTask.ts";
import { type KnownDeadline, listNextSteps, type StepInput } from "./nextSteps.ts";

const makeCollege = (unitId: number, status: CollegeStatus = "considering"): PlanCollege => ({
  unitId,
  addedAt: "2026-11-01T00:00:00.000Z",
  status,
  applicationPlan: null,
  note: "",
});
const makeDue = (unitId: number, date: string | null): KnownDeadline => ({
  unitId,
  round: "regularDecision",
  date,
  isBinding: false,
});
const told = {
  profile: { ...emptyProfile, gpa: 3.5, homeState: "TX" as const },
  money: { ...emptyMoney, payPerYearUsd: 20_000, familyIncomeUsd: 60_000 },
};
const settled: StepInput = {
  ...told,
  colleges: [makeCollege(1)],
  gaps: [],
  unsurePriceUnitIds: [],
  tasks: null,
  deadlines: [],
  today: "2026-11-21",
};
const listCodes = (input: StepInput) => listNextSteps(input).map((step) => step.code);

describe("a tenth grader", () => {
  test("has one thing to do first, and is not asked for safeties", () => {
    const later = [makeTask({ id: "courses", state: "later", due: "2027-02-01" })];
    const codes = listCodes({
      ...settled,
      profile: { ...told.profile, gradeYear: 10 },
      money: emptyMoney,
      gaps: [{ code: "needsSafety", missing: 2, sure: 0, hasBudget: false }],
      tasks: later,
    });
    expect(codes).toEqual(["task", "sayPay", "sayIncome"]);
  });
});

describe("next steps", () => {
  test("an application under way without a day has its place before what the plan lacks", () => {
    const reason = {
      closes: null,
      sends: { unitId: 1, isIt: true, isRolling: true },
      fafsa: null,
      opens: 0,
      isSlow: false,
    };
    const urgent = makeTask({ id: "a", templateId: "a", state: "urgent", due: "2026-12-04" });
    const send = makeTask({ id: "send", templateId: "appSubmit", state: "later", due: "2026-12-28" });
    const money = { ...settled.money, payPerYearUsd: null };
    const shown = (own: readonly TimelineTask[]) =>
      listNextSteps({ ...settled, money, tasks: own }).map((step) =>
        step.code === "task" ? step.task.id : step.code,
      );
    expect(shown([urgent, { ...send, reason }])).toEqual(["a", "send", "sayPay"]);
    expect(shown([urgent, send])).toEqual(["a", "sayPay", "send"]);
  });

  test("tasks keep the order in which they are done, whichever press", () => {
    const tasks = [
      makeTask({ id: "essay", templateId: "essay", state: "open", due: "2026-11-29" }),
      makeTask({ id: "goal", templateId: "goal", state: "urgent", due: "2026-12-10" }),
    ];
    const shown = listNextSteps({ ...settled, tasks }).flatMap((step) =>
      step.code === "task" ? [step.task.id] : [],
    );
    expect(shown).toEqual(["essay", "goal"]);
  });

  test("without a place, finding one comes before the aid for it", () => {
    const tasks = [
      makeTask({ id: "fafsaFile", templateId: "fafsaFile", state: "urgent", due: "2027-04-25" }),
      makeTask({ id: "aidAccounts", templateId: "aidAccounts", state: "urgent", due: "2027-04-24" }),
      makeTask({ id: "openPlaces", templateId: "openPlaces", state: "open", due: "2027-04-30" }),
    ];
    const [first] = listNextSteps({ ...settled, tasks, today: "2027-04-20" });
    expect(first).toMatchObject({ code: "task", task: { id: "openPlaces" } });
  });

  test.each<[string, StepInput, string[]]>([
    ["nothing is missing: keep a copy", settled, ["keepCopy"]],
    [
      "no answers at all: grades, then money, then home",
      { ...settled, profile: emptyProfile, money: emptyMoney },
      ["sayGrades", "sayPay", "sayHome"],
    ],
    [
      "a test score alone is enough of the grades",
      { ...settled, profile: { ...told.profile, gpa: null, actComposite: 28 } },
      ["keepCopy"],
    ],
    [
      "safeties and the middle come before the income",
      {
        ...settled,
        money: { ...told.money, familyIncomeUsd: null },
        gaps: [
          { code: "needsSafety", missing: 2, sure: 0, hasBudget: true },
          { code: "needsTargetOrLikely", missing: 1 },
          { code: "couldAddReach", missing: 1 },
        ],
      },
      ["addSafety", "addMiddle", "sayIncome"],
    ],
    [
      "which college is a safety waits for what the family can pay",
      {
        ...settled,
        money: emptyMoney,
        gaps: [{ code: "needsSafety", missing: 2, sure: 0, hasBudget: false }],
      },
      ["sayPay", "sayIncome", "keepCopy"],
    ],
    [
      "two admissions are compared first",
      { ...settled, colleges: [makeCollege(1, "admitted"), makeCollege(2, "admitted")], money: emptyMoney },
      ["compareOffers", "sayPay", "sayIncome"],
    ],
    [
      "one admission has an offer to be read",
      { ...settled, colleges: [makeCollege(1, "admitted")] },
      ["compareOffers", "keepCopy"],
    ],
    [
      "a price that is not sure is asked of the college itself",
      { ...settled, unsurePriceUnitIds: [7, 8] },
      ["priceCalculator", "keepCopy"],
    ],
  ])("%s", (_, input, expected) => {
    expect(listCodes(input)).toEqual(expected);
  });

  test.each([
    ["today", "2026-11-21", ["deadline", "sayGrades", "keepCopy"]],
    ["in 21 days", "2026-12-12", ["deadline", "sayGrades", "keepCopy"]],
    ["in 22 days, after what is missing", "2026-12-13", ["sayGrades", "deadline", "keepCopy"]],
    ["in 75 days", "2027-02-04", ["sayGrades", "deadline", "keepCopy"]],
    ["in 76 days, too far ahead to say", "2027-02-05", ["sayGrades", "keepCopy"]],
    ["yesterday", "2026-11-20", ["sayGrades", "keepCopy"]],
    ["without a date", null, ["sayGrades", "keepCopy"]],
  ])("a deadline %s", (_, date, expected) => {
    const profile = { ...told.profile, gpa: null };
    expect(listCodes({ ...settled, profile, deadlines: [makeDue(1, date)] })).toEqual(expected);
  });

  test("deadlines of colleges already applied to are not named, nor any before the clock is known", () => {
    const deadlines = [makeDue(1, "2026-12-01")];
    expect(listCodes({ ...settled, colleges: [makeCollege(1, "applied")], deadlines })).toEqual(["keepCopy"]);
    expect(listCodes({ ...settled, deadlines, today: null })).toEqual(["keepCopy"]);
  });

  test("a college's nearest date is named once, the soonest college first", () => {
    const deadlines = [makeDue(1, "2026-12-10"), makeDue(1, "2026-12-05"), makeDue(2, "2026-12-01")];
    const steps = listNextSteps({ ...settled, colleges: [makeCollege(1), makeCollege(2)], deadlines });
    expect(steps.slice(0, 2)).toMatchObject([
      { unitId: 2, days: 10 },
      { unitId: 1, days: 14 },
    ]);
  });

  describe("with a timeline", () => {
    const task = (id: string, state: TimelineTask["state"], due: string) => makeTask({ id, state, due });
    const urgent = [1, 2, 3].map((number) => task(`u${number}`, "urgent", `2026-12-0${number}`));
    const open = task("o1", "open", "2027-01-10");
    const later = task("l1", "later", "2027-03-01");
    const shown = (input: StepInput) =>
      listNextSteps(input).map((step) => (step.code === "task" ? step.task.id : step.code));

    test.each<[string, Partial<StepInput>, string[]]>([
      ["a full plan shows its next three tasks", { tasks: [...urgent, open] }, ["u1", "u2", "u3"]],
      [
        "two urgent tasks, then what the plan lacks",
        { tasks: [...urgent, open], money: emptyMoney },
        ["u1", "u2", "sayPay"],
      ],
      [
        "what is not urgent waits for what the plan lacks",
        { tasks: [open, later], money: { ...told.money, payPerYearUsd: null } },
        ["sayPay", "o1", "l1"],
      ],
      [
        "tasks come before the copy and the calculator",
        { tasks: [later], unsurePriceUnitIds: [7] },
        ["l1", "priceCalculator", "keepCopy"],
      ],
      [
        "the bare deadlines are not named a second time",
        { tasks: [open], deadlines: [makeDue(1, "2026-12-01")] },
        ["o1", "keepCopy"],
      ],
      ["all done: what is left is the copy", { tasks: [task("d", "done", "2026-12-01")] }, ["keepCopy"]],
    ])("%s", (_, changes, expected) => {
      expect(shown({ ...settled, ...changes })).toEqual(expected);
    });
  });
});
