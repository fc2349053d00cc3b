/** The state aid rules: both sides of every threshold, and invariants of all programs. */
import { describe, expect, test } from "vitest";
import { allStatePrograms, stateProgramsOf } from "#domain/aid/allStatePrograms.ts";
import { type Condition, type ConditionFact } from "#domain/eligibility/condition.ts";
import { createSeededRandom } from "#lib/random.ts";
import { aToMProgramCases } from "../../../test/fixtures/stateProgramsAToMCases.ts";
import { firstProgramCases } from "../../../test/fixtures/stateProgramsCases.ts";
import { makeInput } from "../../../test/fixtures/stateProgramsFixture.ts";
import { laterProgramCases } from "../../../test/fixtures/stateProgramsLaterCases.ts";
import { missouriToWyomingCases } from "../../../test/fixtures/stateProgramsMissouriToWyomingCases.ts";
import { otherProgramCases } from "../../../test/fixtures/stateProgramsOtherCases.ts";
import { getAmountYear } from "./payWords.ts";
import { calculatePovertyLine } from "./stateAidFederal.ts";
import { needCodes, type StateProgram, specialNeeds, stateProgramsSchema } from "./stateProgram.ts";
import {
  type AidEligibility,
  aidEligibilities,
  checkStatePrograms,
  listFactsAsked,
  type StateAidInput,
} from "./statePrograms.ts";

const cases = [
  ...firstProgramCases,
  ...laterProgramCases,
  ...otherProgramCases,
  ...aToMProgramCases,
  ...missouriToWyomingCases,
];

function getProgram(id: string): StateProgram {
  const program = allStatePrograms.find((one) => one.id === id);
  if (program === undefined) throw new Error(`No program ${id}.`);
  return program;
}

function getEligibility(id: string, answers: Partial<StateAidInput>): AidEligibility | undefined {
  return checkStatePrograms(makeInput(answers), [getProgram(id)])[0]?.standing;
}

describe("each program at its own lines", () => {
  const fitting = cases.map(({ id, fits, stands }) => ({ id, fits, stands }));
  test.each(fitting)("$id: who fits $stands", ({ id, fits, stands }) => {
    expect(getEligibility(id, fits)).toBe(stands);
  });

  const turned = cases.flatMap(({ id, fits, turns }) =>
    turns.map(([name, change, standing]) => ({ id, name, answers: { ...fits, ...change }, standing })),
  );
  test.each(turned)("$id, $name: $standing", ({ id, answers, standing }) => {
    expect(getEligibility(id, answers)).toBe(standing);
  });

  test("every program with a line beyond the home state has a case, and every line is crossed in it", () => {
    const uncrossed = allStatePrograms.flatMap((program) => {
      const facts = listFactsAsked([program]).filter((fact) => fact !== "isResident");
      const changed = new Set(
        cases
          .filter(({ id }) => id === program.id)
          .flatMap(({ turns }) => turns.flatMap(([, told]) => Object.keys(told))),
      );
      return facts.filter((fact) => !changed.has(fact)).map((fact) => `${program.id}: ${fact}`);
    });
    expect(uncrossed).toEqual([]);
  });
});

describe("all programs", () => {
  test("pass their own schema, and survive being written into a page", () => {
    expect(stateProgramsSchema.parse(JSON.parse(JSON.stringify(allStatePrograms)))).toEqual(allStatePrograms);
    expect(new Set(allStatePrograms.map(({ id }) => id)).size).toBe(allStatePrograms.length);
  });

  test.each([
    "TX",
    "CA",
    "FL",
    "NC",
    "VA",
    "CO",
    "OR",
    "GA",
    "NY",
    "IL",
    "PA",
    "OH",
    "MI",
    "AZ",
    "MD",
  ] as const)("%s has programs, each with a link and a year", (state) => {
    const programs = stateProgramsOf(state);
    expect(programs.length).toBeGreaterThan(1);
    for (const { url, ruleYear, source, pays, deadlines } of programs) {
      expect(url).toMatch(/^https:\/\//);
      expect(`${ruleYear}${source.year}`).toMatch(/20\d\d/);
      expect(pays.length * deadlines.length).toBeGreaterThan(0);
    }
  });

  test("a line that holds for another period than the rest says its own", () => {
    const years = getProgram("accessMissouri").pays.map(({ at, amount }) => [at, getAmountYear(amount)]);
    expect(years).toEqual([
      ["fourYear", "2024-25"],
      ["communityCollege", "since 2025-26"],
    ]);
  });

  test("no amount stands without its year", () => {
    const amounts = allStatePrograms.flatMap(({ pays }) => pays.map(({ amount }) => amount));
    for (const amount of amounts) {
      if (amount.kind === "setYearly" || amount.kind === "collegeSets") continue;
      expect(amount.year).toMatch(/20\d\d/);
    }
  });

  test("what rests on one source is to be checked with the agency", () => {
    const unchecked = allStatePrograms.filter((one) => one.confidence === "M" && !one.checkWithAgency);
    expect(unchecked.map(({ id }) => id)).toEqual([]);
  });

  test("a program that another replaces names one of its own state", () => {
    for (const { replacedBy, state } of allStatePrograms) {
      for (const id of replacedBy) expect(getProgram(id).state).toBe(state);
    }
  });

  test("who told nothing is never told no, and never told yes", () => {
    for (const { standing } of checkStatePrograms(makeInput({}), allStatePrograms)) {
      expect(["cannotTell", "mayMeet"]).toContain(standing);
    }
  });

  test("a circumstance that few have leads to no answer until it is told", () => {
    const isSpecial = ({ needs }: StateProgram) =>
      needs.some(({ code }) => specialNeeds.some((one) => one === code));
    const special = allStatePrograms.filter(isSpecial);
    expect(special.length).toBeGreaterThan(5);
    for (const { because } of checkStatePrograms(makeInput({}), special)) expect(because).toBe("specialCase");
    for (const { because } of checkStatePrograms(makeInput({ confirmed: needCodes }), special)) {
      expect(because).not.toBe("specialCase");
    }
  });

  test("what is missing is named", () => {
    const [result] = checkStatePrograms(makeInput({ isResident: true, incomeUsd: 50_000 }), [
      getProgram("ohioOpportunityGrant"),
    ]);
    expect(result?.missing).toEqual(["sai"]);
    expect(result?.because).toBe("missing");
  });

  test("the larger of two scholarships takes the place of the smaller", () => {
    const programs = stateProgramsOf("FL");
    const high = checkStatePrograms(
      makeInput({ isResident: true, gpaScale: "weighted", gpa: 4, satTotal: 1_500 }),
      programs,
    );
    expect(high.find(({ program }) => program.id === "floridaMedallionScholars")?.isReplaced).toBe(true);
    const middle = checkStatePrograms(
      makeInput({ isResident: true, gpaScale: "weighted", gpa: 3.2, satTotal: 1_200 }),
      programs,
    );
    expect(middle.find(({ program }) => program.id === "floridaMedallionScholars")?.isReplaced).toBe(false);
  });

  test("130 percent of the guideline of 2025 for one and for four", () => {
    expect(calculatePovertyLine(1, 130)).toBe(20_345);
    expect(calculatePovertyLine(4, 130)).toBe(41_795);
  });
});

describe("need", () => {
  const needFacts: readonly ConditionFact[] = ["sai", "incomeUsd", "assetsUsd"];
  const asksNeed = (condition: Condition): boolean =>
    condition.kind === "poverty" ||
    condition.kind === "incomeBySize" ||
    (condition.kind === "yes" && condition.fact === "getsPell") ||
    // A least index keeps the full Pell Grant out, which is not to go by need.
    (condition.kind === "atMost" && needFacts.includes(condition.fact)) ||
    ("of" in condition && condition.of.some(asksNeed));
  const needBased = allStatePrograms.filter(({ conditions }) => conditions.some(asksNeed));

  test("more need never loses a program that goes by need", () => {
    expect(needBased.length).toBeGreaterThan(10);
    const random = createSeededRandom(2027);
    const pick = <Value>(values: readonly Value[]): Value =>
      values[Math.floor(random() * values.length)] as Value; // An index below the length.
    let compared = 0;
    for (let round = 0; round < 400; round += 1) {
      const sai = Math.round(random() * 35_000) - 1_500;
      const richer = makeInput({
        isResident: true,
        finishesSchoolHere: true,
        graduationYear: 2027,
        gpa: pick([null, 2.2, 2.6, 3.8]),
        creditsPerTerm: pick([null, { low: 12, high: 24 }, { low: 6, high: 11 }]),
        monthsToStart: pick([null, { low: 0, high: 6 }]),
        familySize: pick([null, 2, 4, 7]),
        parents: pick([null, 1, 2]),
        dependency: pick([null, "dependent", "independentSingle"]),
        sai: pick([null, { low: sai, high: sai }, { low: sai - 1_000, high: sai + 1_000 }]),
        incomeUsd: Math.round(random() * 300_000),
        assetsUsd: Math.round(random() * 300_000),
      });
      const { incomeUsd, assetsUsd } = richer;
      const less = random();
      const poorer: StateAidInput = {
        ...richer,
        sai:
          richer.sai === null
            ? null
            : { low: richer.sai.low - 5_000 * less, high: richer.sai.high - 5_000 * less },
        incomeUsd: incomeUsd === null ? null : incomeUsd * less,
        assetsUsd: assetsUsd === null ? null : assetsUsd * less,
      };
      const before = checkStatePrograms(richer, needBased);
      const after = checkStatePrograms(poorer, needBased);
      for (const [at, { standing, program }] of before.entries()) {
        const then = after[at]?.standing;
        expect(then, program.id).toBeDefined();
        if (then === undefined) continue;
        expect(aidEligibilities.indexOf(then), program.id).toBeGreaterThanOrEqual(
          aidEligibilities.indexOf(standing),
        );
        compared += 1;
      }
    }
    expect(compared).toBe(400 * needBased.length);
  });
});
