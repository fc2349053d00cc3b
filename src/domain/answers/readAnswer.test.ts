/** What a family said and where it comes from: typed, following from another answer, left open, or not said. */
import { describe, expect, test } from "vitest";
import { emptyMoney, emptyProfile } from "#domain/people/profile.ts";
import { forgetAnswers, giveAnswers, leaveOpen, setNotSure } from "#domain/plan/answerDrafts.ts";
import { applyCommand } from "#domain/plan/apply.ts";
import { type CommandDraft, makeCommand } from "#domain/plan/commands.ts";
import { makeEmptyPlan, type Plan } from "#domain/plan/plan.ts";
import { readPlan } from "#domain/plan/planSchema.ts";
import { findEmptyValue } from "./kinds.ts";
import { answerEntries, isSettled, readAidAnswer, readAnswer } from "./readAnswer.ts";

const today = "2026-11-27";
const empty = makeEmptyPlan("p1", "2026-11-27T00:00:00.000Z");
let issued = 0;

function give(plan: Plan, drafts: readonly CommandDraft[], day = today): Plan {
  return drafts.reduce((now, draft) => {
    issued += 1;
    const second = String(issued % 60).padStart(2, "0");
    const minute = String(Math.floor(issued / 60)).padStart(2, "0");
    return applyCommand(
      now,
      makeCommand(draft, { id: `c${issued}`, at: `${day}T10:${minute}:${second}.000Z`, planId: "p1" }),
    );
  }, plan);
}

describe("one answer, whichever tool was told", () => {
  test("typed: its value, and when", () => {
    const plan = give(empty, giveAnswers({ gpa: 3.1, payPerYearUsd: 18_000 }));
    expect(readAnswer(plan, "gpa")).toMatchObject({ value: 3.1, origin: "typed" });
    expect(readAnswer(plan, "payPerYearUsd").at).toMatch(/^2026-11-27T10/);
    expect(readAnswer(plan, "satTotal")).toEqual({ value: null, origin: "unasked" });
  });

  test.each([
    { year: 2028, grade: 11 },
    { year: 2027, grade: 12 },
    { year: 2026, grade: 13 },
    { year: 2020, grade: 13 },
  ])("the class of $year is grade $grade in November 2026", ({ year, grade }) => {
    const plan = give(empty, giveAnswers({ graduationYear: year }));
    expect(readAnswer(plan, "gradeYear", { today })).toMatchObject({
      value: grade,
      origin: "derived",
      from: "graduationYear",
    });
  });

  test("a class before high school has no grade, and a grade gives the class", () => {
    expect(
      readAnswer(give(empty, giveAnswers({ graduationYear: 2033 })), "gradeYear", { today }).origin,
    ).toBe("unasked");
    expect(
      readAnswer(give(empty, giveAnswers({ gradeYear: 11 })), "graduationYear", { today }),
    ).toMatchObject({
      value: 2028,
      origin: "derived",
      from: "gradeYear",
    });
  });

  test("where the grade and the class year disagree, the year counts and both are told", () => {
    const plan = give(empty, giveAnswers({ gradeYear: 9, graduationYear: 2027 }));
    expect(readAnswer(plan, "gradeYear", { today })).toMatchObject({
      value: 12,
      origin: "derived",
      instead: 9,
    });
  });

  test("the FAFSA's figures go before round ones, and both are told", () => {
    const plan = give(empty, giveAnswers({ familyIncomeUsd: 60_000 }));
    const fafsa = { bracketIncomeUsd: 72_300, familySize: null };
    expect(readAnswer(plan, "familyIncomeUsd", { fafsa })).toMatchObject({
      value: 72_300,
      origin: "derived",
      from: "fafsa",
      instead: 60_000,
    });
    expect(readAnswer(plan, "familySize", { fafsa }).origin).toBe("unasked");
    expect(readAnswer(plan, "familyIncomeUsd").value).toBe(60_000);
  });

  test("a figure in a question holds for the question and leaves the plan as it is", () => {
    const plan = give(empty, giveAnswers({ gpa: 3.1 }));
    expect(readAnswer(plan, "gpa", { said: { gpa: 3.6 } })).toEqual({ value: 3.6, origin: "question" });
    expect(readAnswer(plan, "gpa").value).toBe(3.1);
  });

  test("a FAFSA answer is read by household and question", () => {
    const plan = give(empty, [{ kind: "setAidAnswers", answers: { "first.agi": 50_000 } }]);
    expect(readAidAnswer(plan, "first.agi")).toMatchObject({ value: 50_000, origin: "typed" });
    expect(readAidAnswer(plan, "first.filingStatus").origin).toBe("unasked");
  });
});

describe("not sure yet", () => {
  test("is remembered with its day, settles the question that day, and gives way to an answer", () => {
    const open = give(empty, leaveOpen(empty, ["payPerYearUsd", "gpa"], today));
    expect(readAnswer(open, "payPerYearUsd")).toMatchObject({ value: null, origin: "notSure", at: today });
    expect(isSettled(readAnswer(open, "gpa"), today)).toBe(true);
    expect(isSettled(readAnswer(open, "gpa"), "2026-11-28")).toBe(false);
    const answered = give(open, giveAnswers({ gpa: 3.1 }));
    expect(readAnswer(answered, "gpa").origin).toBe("typed");
  });

  test("never takes an answer away, and is written once however often it is said", () => {
    const plan = give(empty, giveAnswers({ gpa: 3.1 }));
    expect(leaveOpen(plan, ["gpa"], today)).toEqual([]);
    const twice = give(plan, leaveOpen(plan, ["satTotal"], today));
    const again = give(twice, leaveOpen(twice, ["satTotal"], "2026-11-28"));
    expect(again.profile.notSure).toEqual(["satTotal@2026-11-28"]);
  });

  test("in place of an answer clears it, in one command", () => {
    const plan = give(empty, giveAnswers({ satTotal: 1200, actComposite: 24 }));
    const drafts = setNotSure(plan, ["satTotal", "actComposite"], today);
    expect(drafts).toHaveLength(1);
    const cleared = give(plan, drafts);
    expect([readAnswer(cleared, "satTotal"), readAnswer(cleared, "actComposite")]).toEqual([
      { value: null, origin: "notSure", at: today },
      { value: null, origin: "notSure", at: today },
    ]);
  });

  test("what is assumed is an answer once somebody gave it, and open again once forgotten", () => {
    expect(readAnswer(empty, "livingPlan")).toEqual({ value: "onCampus", origin: "unasked" });
    const said = give(empty, giveAnswers({ livingPlan: "onCampus" }));
    expect(readAnswer(said, "livingPlan").origin).toBe("typed");
    const forgotten = give(said, forgetAnswers(said, ["livingPlan"], today));
    expect(readAnswer(forgotten, "livingPlan").origin).toBe("notSure");
  });
});

describe("forgetting", () => {
  test("every answer can be given and forgotten, and is then as if never asked or left open", () => {
    for (const { id, kind, part } of answerEntries) {
      if (id === "notSure") continue;
      const plan = give(empty, forgetAnswers(empty, [id], today));
      const { value, origin } = readAnswer(plan, id);
      expect([id, value]).toEqual([id, part === "timeline" ? null : findEmptyValue(kind)]);
      expect(["unasked", "notSure", ...(id === "situations" ? ["typed"] : [])]).toContain(origin);
    }
  });

  test("takes the day off as well", () => {
    const open = give(empty, leaveOpen(empty, ["satTotal"], today));
    const forgotten = give(open, forgetAnswers(open, ["satTotal"], today));
    expect(readAnswer(forgotten, "satTotal").origin).toBe("unasked");
  });
});

describe("what a file brings", () => {
  test("an answer that exists no longer is kept unread, and the rest opens", () => {
    const stored = { ...empty, profile: { ...emptyProfile, gpa: 3.1, favoriteColor: "blue" } };
    const read = readPlan(JSON.parse(JSON.stringify(stored)));
    expect(read).toMatchObject({ ok: true, value: { profile: { gpa: 3.1 } } });
  });

  test("a plan of an earlier release opens with the new answers empty", () => {
    const old: Record<string, unknown> = { ...emptyProfile, gpa: 3.1 };
    for (const id of [
      "wishes",
      "transfer",
      "isVeteran",
      "isVeteranDependent",
      "attendsPublicSchool",
      "siblingsInCollege",
      "notSure",
    ])
      delete old[id];
    const read = readPlan(JSON.parse(JSON.stringify({ ...empty, profile: old, money: emptyMoney })));
    expect(read).toMatchObject({
      ok: true,
      value: { profile: { gpa: 3.1, wishes: [], transfer: null, isVeteran: null } },
    });
  });

  test.each([
    { what: "a GPA above every scale", profile: { gpa: 101 }, path: "profile.gpa" },
    { what: "a grade of 14", profile: { gradeYear: 14 }, path: "profile.gradeYear" },
    {
      what: "eleven siblings in college",
      profile: { siblingsInCollege: 11 },
      path: "profile.siblingsInCollege",
    },
    { what: "a wish that does not exist", profile: { wishes: ["beach"] }, path: "profile.wishes.0" },
    {
      what: "a transfer without a college",
      profile: { transfer: { credits: 30, degree: "none" } },
      path: "profile.transfer.unitId",
    },
    { what: "half a core year less", profile: { coreYears: 17.3 }, path: "profile.coreYears" },
  ])("$what is named, and nothing is guessed", ({ profile, path }) => {
    const stored = { ...empty, profile: { ...emptyProfile, ...profile } };
    const read = readPlan(JSON.parse(JSON.stringify(stored)));
    expect(read).toEqual({ ok: false, problem: { kind: "brokenField", path } });
  });
});
