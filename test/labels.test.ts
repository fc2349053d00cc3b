/** The two marks over all shipped colleges: better grades and scores never worsen the one, and never touch the other. */
import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { AdmissionLabel } from "#domain/admission/label.ts";
import { rankColleges } from "#domain/match/rank.ts";
import { emptyMoney, emptyProfile, type Profile } from "#domain/people/profile.ts";
import { createPriceEstimator } from "#domain/price/band.ts";
import { toPriceInput } from "#domain/price/priceInput.ts";
import { loadShippedColleges } from "./support/shippedColleges.ts";

/** "unknown" has no rank: a promised place may end it, but nothing falls back to it. */
const ranks: Readonly<Partial<Record<AdmissionLabel, number>>> = {
  reach: 0,
  target: 1,
  likely: 2,
  safety: 3,
  open: 3,
};

const money = { ...emptyMoney, familyIncomeUsd: 60_000, payPerYearUsd: 18_000 };

function rankAll(fields: Partial<Profile>) {
  const profile: Profile = { ...emptyProfile, gradeYear: 12, ...fields };
  const priceOf = createPriceEstimator(toPriceInput(profile, money, null), { entryYear: 2027 });
  const rows = rankColleges(loadShippedColleges().summaries, profile, money, {
    priceOf,
    fieldOf: () => null,
  });
  return rows.toSorted((a, b) => a.college.unitId - b.college.unitId);
}

const student = fc.record({
  homeState: fc.constantFrom(null, "TX" as const, "CA" as const, "IA" as const, "MI" as const),
  classRankTopPercent: fc.constantFrom(null, 5, 9, 24),
  gpa: fc.option(fc.integer({ min: 10, max: 40 }).map((tenths) => tenths / 10)),
  satTotal: fc.option(fc.integer({ min: 80, max: 160 }).map((tens) => tens * 10)),
  actComposite: fc.option(fc.integer({ min: 10, max: 36 })),
  majorFamilies: fc.constantFrom<string[]>([], ["52"], ["50"], ["14", "51"]),
});

const better = {
  gpa: (value: number) => Math.min(4, Math.round(value * 10 + 2) / 10),
  satTotal: (value: number) => Math.min(1600, value + 60),
  actComposite: (value: number) => Math.min(36, value + 2),
} as const;

test.each(["gpa", "satTotal", "actComposite"] as const)(
  "a higher %s worsens no college's admission label and changes no budget label",
  (field) => {
    fc.assert(
      fc.property(student, (fields) => {
        const value = fields[field];
        fc.pre(value !== null);
        const before = rankAll(fields);
        const after = rankAll({ ...fields, [field]: better[field](value) });
        const worsened = before.flatMap((row, index) => {
          const [from, to] = [row.admissionLabel.code, after[index]?.admissionLabel.code ?? "unknown"];
          const isWorse = ranks[from] !== undefined && (ranks[to] ?? -1) < ranks[from];
          return isWorse ? [`${row.college.name}: ${from} became ${to}`] : [];
        });
        expect(worsened).toEqual([]);
        expect(after.map(({ budgetLabel }) => budgetLabel)).toEqual(
          before.map(({ budgetLabel }) => budgetLabel),
        );
      }),
      { numRuns: 8, seed: 14 },
    );
  },
);
