/** Amounts by an average or a score, at their steps. */
import { describe, expect, test } from "vitest";
import { allStatePrograms } from "./allStatePrograms.ts";
import { describeAmount, describeOwnAmount, describePlace } from "./payWords.ts";
import type { AidAmount } from "./stateProgram.ts";
import { calculateStepUsd, type StepAnswers } from "./stepAmount.ts";

function listSteps(id: string): Extract<AidAmount, { kind: "steps" }>[] {
  const pays = allStatePrograms.find((one) => one.id === id)?.pays ?? [];
  return pays.flatMap(({ amount }) => (amount.kind === "steps" ? [amount] : []));
}

const nothingTold: StepAnswers = { gpa: null, gpaScale: "unweighted", actComposite: null, satTotal: null };

function sum(id: string, told: Partial<StepAnswers>): (number | null)[] {
  return listSteps(id).map((amount) => calculateStepUsd(amount, { ...nothingTold, ...told }));
}

describe("an amount by steps", () => {
  // Kentucky's table: 4.0 in all four years and an ACT of 28 make $2,500 a year of college.
  test.each<[string, string, Partial<StepAnswers>, (number | null)[]]>([
    ["the most of KEES", "kentuckyKees", { gpa: 4, actComposite: 28 }, [2_000, 500]],
    ["a perfect score adds no more", "kentuckyKees", { gpa: 4, actComposite: 36 }, [2_000, 500]],
    ["a 3.4 and a 24", "kentuckyKees", { gpa: 3.4, actComposite: 24 }, [1_400, 357]],
    ["a 3.39 is the step below", "kentuckyKees", { gpa: 3.39, actComposite: 15 }, [1_300, 36]],
    ["the least", "kentuckyKees", { gpa: 2.5, actComposite: 14 }, [500, 0]],
    ["below 2.5 over all years", "kentuckyKees", { gpa: 2.49 }, [0, null]],
    ["a weighted average is not compared", "kentuckyKees", { gpa: 4.3, gpaScale: "weighted" }, [null, null]],
    ["Alaska at 3.5", "alaskaPerformance", { gpa: 3.5 }, [7_000]],
    ["Alaska below it", "alaskaPerformance", { gpa: 3.49 }, [5_250]],
    ["Alaska at 2.99", "alaskaPerformance", { gpa: 2.99 }, [3_500]],
    ["Alaska below 2.5", "alaskaPerformance", { gpa: 2.49 }, [0]],
  ])("%s", (_, id, told, usd) => {
    expect(sum(id, told)).toEqual(usd);
  });

  test("every table rises", () => {
    const tables = allStatePrograms.flatMap(({ id }) => listSteps(id).map(({ steps }) => ({ id, steps })));
    expect(tables.length).toBeGreaterThan(2);
    for (const { id, steps } of tables) {
      const isRising = steps.every((step, at) => {
        const before = steps[at - 1];
        return before === undefined || (step.from > before.from && step.usd > before.usd);
      });
      expect(isRising, id).toBe(true);
    }
  });
});

describe("what a program pays, in words", () => {
  const listLines = (id: string) =>
    (allStatePrograms.find((one) => one.id === id)?.pays ?? []).map(
      (pay) => `${describeAmount(pay.amount)} ${describePlace(pay)}`,
    );

  test("where only one kind of college can take part, the place names it", () => {
    expect(listLines("alabamaStudentGrant")).toEqual([
      "Up to $3,000 a year at private nonprofit colleges that take part; ask which",
    ]);
    expect(listLines("alabamaStudentAssistance")[0]).toContain("at colleges that take part; ask which");
  });

  test.each<[string, string]>([
    [
      "alaskaPerformance",
      "$3,500 (GPA 2.5), $5,250 (GPA 3.0) or $7,000 (GPA 3.5) a year at a college in the state",
    ],
    [
      "kentuckyKees",
      "$125 (GPA 2.5) to $500 (GPA 4.0) a year for each year of high school at colleges that take part; ask which",
    ],
    ["kentuckyKees", "$36 (ACT 15) to $500 (ACT 28) more a year at colleges that take part; ask which"],
    ["louisianaTops", "Tuition as it was in 2016-17 at a public college"],
    ["louisianaTopsExcellence", "All tuition and fees, at most $12,000 a year at a public college"],
    [
      "connecticutFreeCommunityCollege",
      "Tuition and fees that other grants don’t cover, at least $500 a semester at a community college",
    ],
    ["idahoLaunch", "80% of tuition and fees, at most $8,000 in all at a college in the state"],
    ["massEducate", "Up to $1,200 more a year for books at a community college"],
    [
      "arkansasAcademicChallenge",
      "$4,000 a year in the second and third year, at colleges that take part; ask which",
    ],
  ])("%s: %s", (id, line) => {
    expect(listLines(id)).toContain(line);
  });

  test.each<[string, Partial<StepAnswers>, (string | null)[]]>([
    [
      "kentuckyKees",
      { gpa: 3.4, actComposite: 24 },
      [
        "$1,400 a year with your GPA of 3.4 in each year of high school",
        "$357 more a year with your ACT of 24",
      ],
    ],
    ["kentuckyKees", { gpa: 2.4 }, [null, null]],
    ["alaskaPerformance", { gpa: 3.1 }, ["$5,250 a year with your GPA of 3.1"]],
  ])("%s, told %o", (id, told, lines) => {
    expect(listSteps(id).map((amount) => describeOwnAmount(amount, { ...nothingTold, ...told }))).toEqual(
      lines,
    );
  });
});
