/** Measures how long one Student Aid Index with all its lines takes, over 10,000 families. */
import { calculateStudentAidIndex } from "#domain/aid/studentAidIndex.ts";
import { emptyBlock, type Formula, type WorksheetInput } from "#domain/aid/worksheetInput.ts";
import { createSeededRandom } from "#lib/random.ts";
import { median } from "./measure.ts";

export const aidRuns = 10_000;
const rounds = 7;
const formulas: readonly Formula[] = ["A", "B", "C"];

export type AidFigures = { oneMs: number; allMs: number };

/** The median round; the first is excluded, because the engine is still warming up. */
export function measureAid(): AidFigures {
  const families = madeFamilies();
  const times: number[] = [];
  let sum = 0;
  for (let round = 0; round <= rounds; round += 1) {
    const startedMs = performance.now();
    for (const family of families) {
      const result = calculateStudentAidIndex(family);
      if (result.ok) sum += result.value.sai;
    }
    if (round > 0) times.push(performance.now() - startedMs);
  }
  // Uses the result, so that no engine can optimize the work away.
  if (!Number.isFinite(sum)) throw new Error("The indexes do not add up.");
  const allMs = median(times);
  return { oneMs: allMs / aidRuns, allMs };
}

function madeFamilies(): WorksheetInput[] {
  const chance = createSeededRandom(2027);
  const upTo = (most: number) => Math.floor(chance() * most);
  return Array.from({ length: aidRuns }, (_, index) => {
    const wages = upTo(250_000);
    const block = {
      ...emptyBlock,
      agi: wages + upTo(5_000),
      incomeTaxPaid: upTo(wages / 8),
      cashSavings: upTo(60_000),
      investments: upTo(120_000),
      businessFarm: upTo(20) === 0 ? upTo(900_000) : 0,
      returns: [{ filingStatus: "mfj" as const, earnedIncome: wages }],
    };
    const formula = formulas[index % formulas.length] ?? "A";
    return {
      awardYear: index % 2 === 0 ? "2027-28" : "2026-27",
      formula,
      familySize: 2 + upTo(6),
      married: chance() < 0.5,
      maxPellIndicator: 0 as const,
      assetsExempt: chance() < 0.2,
      parents: block,
      student: formula === "A" ? { ...emptyBlock, agi: upTo(12_000), cashSavings: upTo(3_000) } : block,
    };
  });
}
