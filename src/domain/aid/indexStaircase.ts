/** The way from a family's income to its index in a handful of steps: what the picture of the worksheet shows. */
import type { AidOutcome } from "./fafsaFlowInput.ts";
import { saiLimits } from "./saiTables.ts";
import { lastLine } from "./studentAidIndex.ts";
import type { Formula } from "./worksheetInput.ts";

export type StairCode =
  | "income"
  | "taxes"
  | "living"
  | "working"
  | "available"
  | "assets"
  | "kept"
  | "studentIncome"
  | "studentAssets"
  | "limit"
  | "belowZero"
  | "maximumPell"
  | "index";

/** From one sum to the next, in whole dollars; the income, what is available and the index are sums from zero. */
export type Stair = { code: StairCode; fromUsd: number; toUsd: number; isSum: boolean };

export type Staircase = {
  stairs: readonly Stair[];
  /** The step that moves the sum most; null where nothing but sums is drawn. */
  largest: Stair | null;
  /** The ends of a scale that holds every sum and zero. */
  leastUsd: number;
  mostUsd: number;
};

/** Lines that the picture joins, by formula: those of income and allowances are the same in all three. */
const linesOf: Readonly<
  Record<Formula, { assets: string | null; adjusted: string; counted: string; added: [StairCode, string][] }>
> = {
  A: {
    assets: "17",
    adjusted: "18",
    counted: "19",
    added: [
      ["studentIncome", "30"],
      ["studentAssets", "36"],
    ],
  },
  // Half of the available income counts, and the assets are added to that half.
  B: { assets: null, adjusted: "9", counted: "11", added: [["assets", "20"]] },
  C: { assets: "18", adjusted: "19", counted: "20", added: [] },
};

/** Null if there is no worksheet, as for a family that did not have to file. Steps of zero dollars are left out. */
export function buildStaircase(outcome: Pick<AidOutcome, "lines" | "sai" | "worksheet">): Staircase | null {
  const { lines, sai } = outcome;
  const { formula } = outcome.worksheet;
  if (lines[lastLine[formula]] === undefined) return null;
  const { assets, adjusted, counted, added } = linesOf[formula];
  const at = (line: string) => lines[line] ?? 0;
  const stairs: Stair[] = [{ code: "income", fromUsd: 0, toUsd: at("3"), isSum: true }];
  let sum = at("3");
  const step = (code: StairCode, changeUsd: number) => {
    if (changeUsd === 0) return;
    stairs.push({ code, fromUsd: sum, toUsd: sum + changeUsd, isSum: false });
    sum += changeUsd;
  };
  step("taxes", -at("4") - at("5a+5b"));
  step("living", -at("6"));
  step("working", -at("7"));
  stairs.push({ code: "available", fromUsd: 0, toUsd: sum, isSum: true });
  if (assets !== null) step("assets", at(assets));
  // Below zero only a share counts, and the lowest index is what lifts it once that is reached.
  const isLowest = at(lastLine[formula]) === saiLimits.leastUsd;
  step(at(adjusted) >= 0 ? "kept" : isLowest ? "limit" : "belowZero", at(counted) - at(adjusted));
  for (const [code, line] of added) step(code, at(line));
  step("limit", at(lastLine[formula]) - sum);
  step("maximumPell", sai - sum);
  stairs.push({ code: "index", fromUsd: 0, toUsd: sai, isSum: true });
  const ends = stairs.flatMap(({ fromUsd, toUsd }) => [fromUsd, toUsd]);
  return {
    stairs,
    largest: findLargest(stairs),
    leastUsd: Math.min(0, ...ends),
    mostUsd: Math.max(1, ...ends),
  };
}

function findLargest(stairs: readonly Stair[]): Stair | null {
  const steps = stairs.filter(({ isSum }) => !isSum);
  return steps.toSorted((a, b) => sizeOf(b) - sizeOf(a))[0] ?? null;
}

function sizeOf({ fromUsd, toUsd }: Stair): number {
  return Math.abs(toUsd - fromUsd);
}
