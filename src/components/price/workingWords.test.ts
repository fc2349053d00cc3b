/** Every line of a price calculation reads as a sentence about this college, whatever it publishes. */
import { describe, expect, test } from "vitest";
import type { AidEstimate } from "#domain/aid/aidEstimate.ts";
import { explainPrice, priceLines } from "#domain/price/working.ts";
import { makeCollege } from "../../../test/support/sampleCollege.ts";
import { lineWords } from "./workingWords.ts";

const family = { familyIncomeUsd: 60_000, familySize: 4, homeState: "IL", livingPlan: "onCampus" } as const;
const options = { entryYear: 2027 };
const known = makeCollege({ netPriceByIncomeUsd: [8_000, 9_000, 12_000, 16_000, 21_000] });

function makeAid(low: number, high: number): AidEstimate {
  return {
    awardYear: "2027-28",
    saiLow: 6_600,
    saiHigh: low === high ? 6_600 : 9_000,
    isIndependent: false,
    agiUsd: 60_000,
    bracketIncomeUsd: 64_000,
    familySize: 4,
    pellUsd: { low, high },
    isPellAssumed: true,
  };
}

const cases = [
  ["a published bracket price", known, family],
  ["only an average price", makeCollege(), family],
  ["no price after aid at all", makeCollege({ netPriceUsd: null }), family],
  [
    "a family that says nothing",
    known,
    { ...family, familyIncomeUsd: null, familySize: null, homeState: null },
  ],
  ["a home in another state", known, { ...family, homeState: "TX" }],
  ["a home in an exchange", known, { ...family, homeState: "GA" }],
  ["the aid answers whole", known, { ...family, aid: makeAid(795, 795) }],
  ["the aid answers in part", known, { ...family, aid: makeAid(0, 7_395) }],
  ["aid answers without a grant", known, { ...family, aid: makeAid(0, 0) }],
  [
    "an exchange of western states",
    makeCollege({ ...known, unitId: 104_179, state: "AZ" }),
    { ...family, homeState: "CA" },
  ],
  ["reciprocity", makeCollege({ ...known, unitId: 240_444, state: "WI" }), { ...family, homeState: "MN" }],
  ["the grant of DC", makeCollege({ ...known, state: "MD" }), { ...family, homeState: "DC" }],
  ["an exchange that is not counted", makeCollege({ ...known, state: "CO" }), { ...family, homeState: "CA" }],
] as const;

describe("the words of a price's working", () => {
  test.for(cases)("%s", ([, college, asked]) => {
    const lines = explainPrice(college, asked, options) ?? [];
    expect(lines.length).toBeGreaterThan(5);
    for (const line of lines) {
      const { label, why } = lineWords[line.line](line.values);
      expect(`${label} ${why ?? ""}`).not.toMatch(/undefined|NaN|null|\$0 to \$0/);
    }
  });

  test("the worked case names the bracket, the plan and the growth", () => {
    const lines = explainPrice(known, family, options) ?? [];
    const said = lines.map((line) => lineWords[line.line](line.values).label);
    expect(said).toContain("Average price paid by first-years with a family income of $48,001 to $75,000");
    expect(said).toContain("For living on campus, instead of its average mix of students");
    expect(said).toContain("Family size: 4");
    expect(said.some((label) => label.startsWith("Price growth of 2.8%"))).toBe(true);
  });

  test("living with family far from home says that living on campus is priced, and why", () => {
    const far = { ...family, homeState: "CA", livingPlan: "withFamily" } as const;
    const step = explainPrice(known, far, options)?.find(({ line }) => line === "livingStep");
    const said = step === undefined ? null : lineWords.livingStep(step.values);
    expect(said?.label).toBe("For living on campus, instead of its average mix of students");
    expect(said?.why).toContain("You asked for living with your family");
    const usual = explainPrice(known, family, options)?.find(({ line }) => line === "livingStep");
    expect(usual === undefined ? null : lineWords.livingStep(usual.values).why).not.toContain("You asked");
  });

  test.for([
    [795, 795, "Your Pell Grant, for a year of full-time study"],
    [0, 7_395, "Your Pell Grant: up to $7,395 a year; more answers narrow it"],
    [0, 0, "Pell Grant: none, based on your FAFSA answers"],
  ] as const)("a grant of %d to %d reads: %s", ([low, high, label]) => {
    const lines = explainPrice(known, { ...family, aid: makeAid(low, high) }, options) ?? [];
    const said = lines.map((line) => lineWords[line.line](line.values).label);
    expect(said).toContain(label);
    expect(said).toContain(low === high ? "Student Aid Index: 6,600" : "Student Aid Index: 6,600 to 9,000");
  });

  test("every line of the rule has words", () => {
    for (const line of priceLines) expect(lineWords[line]({}).label).not.toBe("");
  });
});
