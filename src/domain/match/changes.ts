/** What one answer changed: how many colleges moved, and the college where it shows most. */
import type { ChanceEstimate } from "#domain/admission/chance.ts";
import { toShownChance } from "#domain/admission/display.ts";
import type { AdmissionLabel } from "#domain/admission/label.ts";
import type { CollegeSummary } from "#domain/college/college.ts";
import { isFinancialSafety } from "#domain/price/budgetLabel.ts";
import type { MatchPriceBand } from "./curves.ts";
import type { RankedCollege } from "./rank.ts";

export type Ranking<Band extends MatchPriceBand> = {
  /** Best match first. */
  rows: readonly RankedCollege<Band>[];
  payPerYearUsd: number | null;
};

export type RankingChange<Band extends MatchPriceBand = MatchPriceBand> =
  /** Colleges in the ranking. */
  | { code: "colleges"; before: number; after: number }
  /** Colleges with an estimated chance. */
  | { code: "chances"; before: number; after: number }
  /** Colleges whose whole price range is within the limit; `before` is null if there was no limit. */
  | { code: "withinPrice"; before: number | null; after: number }
  /** Colleges whose price range narrowed by $500 or more, or widened. */
  | { code: "pricesNarrower"; count: number }
  | { code: "pricesWider"; count: number }
  /** Colleges whose admission label changed, of those that had one, and how many colleges are financial safeties. */
  | { code: "labels"; count: number; safetiesBefore: number; safetiesAfter: number }
  | { code: "chance"; college: CollegeSummary; before: ChanceEstimate; after: ChanceEstimate }
  | { code: "price"; college: CollegeSummary; before: Band; after: Band }
  /** Colleges that are new among the twenty best matches. */
  | { code: "best"; count: number; of: number };

const noticeableUsd = 500;
/** Examples are taken from the best matches, which the student is likely to see. */
const exampleRowCount = 100;
const bestRowCount = 20;

/** Most interesting first; empty if nothing changed. */
export function listRankingChanges<Band extends MatchPriceBand>(
  before: Ranking<Band>,
  after: Ranking<Band>,
): RankingChange<Band>[] {
  const previous = new Map(before.rows.map((row) => [row.college.unitId, row]));
  const count = { narrower: 0, wider: 0, labels: 0 };
  for (const row of after.rows) {
    const old = previous.get(row.college.unitId);
    if (old === undefined) continue;
    if (isRelabelled(old.admissionLabel.code, row.admissionLabel.code)) count.labels += 1;
    if (old.priceBand === null || row.priceBand === null) continue;
    const widened = getBandWidth(row.priceBand) - getBandWidth(old.priceBand);
    if (widened <= -noticeableUsd) count.narrower += 1;
    if (widened >= noticeableUsd) count.wider += 1;
  }
  const changes: (RankingChange<Band> | null)[] = [
    describeMove("chances", countChances(before), countChances(after)),
    findChanceExample(previous, after),
    describeWithinPrice(before, after),
    findPriceExample(previous, after),
    describeWidths(count.narrower, count.wider),
    describeLabels(count.labels, countSafeties(before), countSafeties(after)),
    describeMove("colleges", before.rows.length, after.rows.length),
    describeBest(before, after),
  ];
  return changes.filter((change) => change !== null);
}

/** Reports only the larger of the two: an income narrows thousands of prices and widens a handful. */
function describeWidths(narrower: number, wider: number) {
  if (narrower === 0 && wider === 0) return null;
  return narrower >= wider
    ? ({ code: "pricesNarrower", count: narrower } as const)
    : ({ code: "pricesWider", count: wider } as const);
}

function describeLabels(count: number, safetiesBefore: number, safetiesAfter: number) {
  if (count === 0 && safetiesBefore === safetiesAfter) return null;
  return { code: "labels", count, safetiesBefore, safetiesAfter } as const;
}

function isRelabelled(before: AdmissionLabel, after: AdmissionLabel): boolean {
  return before !== after && before !== "unknown";
}

function getBandWidth(band: MatchPriceBand): number {
  return band.highUsd - band.lowUsd;
}

function describeMove(code: "chances" | "colleges", before: number, after: number) {
  return before === after ? null : { code, before, after };
}

function countChances({ rows }: Ranking<MatchPriceBand>): number {
  return rows.filter((row) => row.chance.kind === "estimate").length;
}

function countSafeties({ rows }: Ranking<MatchPriceBand>): number {
  return rows.filter((row) => isFinancialSafety(row.admissionLabel.code, row.budgetLabel)).length;
}

function describeWithinPrice(before: Ranking<MatchPriceBand>, after: Ranking<MatchPriceBand>) {
  const now = countWithinPrice(after);
  const then = countWithinPrice(before);
  return now === null || now === then ? null : ({ code: "withinPrice", before: then, after: now } as const);
}

function countWithinPrice({ rows, payPerYearUsd }: Ranking<MatchPriceBand>): number | null {
  if (payPerYearUsd === null) return null;
  return rows.filter((row) => row.budgetLabel === "within").length;
}

/** The best match whose displayed chance moved most. */
function findChanceExample<Band extends MatchPriceBand>(
  previous: ReadonlyMap<number, RankedCollege<Band>>,
  after: Ranking<Band>,
): RankingChange<Band> | null {
  let found: RankingChange<Band> | null = null;
  let largest = 0;
  for (const { college, chance } of after.rows.slice(0, exampleRowCount)) {
    const old = previous.get(college.unitId)?.chance;
    if (chance.kind !== "estimate" || old?.kind !== "estimate" || !isShownDifferently(old, chance)) continue;
    const by =
      Math.abs(chance.share - old.share) + Math.abs(getChanceWidth(chance) - getChanceWidth(old)) / 2;
    if (by <= largest) continue;
    largest = by;
    found = { code: "chance", college, before: old, after: chance };
  }
  return found;
}

function getChanceWidth(chance: ChanceEstimate): number {
  return chance.high - chance.low;
}

function isShownDifferently(before: ChanceEstimate, after: ChanceEstimate): boolean {
  const one = toShownChance(before);
  const other = toShownChance(after);
  return JSON.stringify([one.low, one.high]) !== JSON.stringify([other.low, other.high]);
}

function findPriceExample<Band extends MatchPriceBand>(
  previous: ReadonlyMap<number, RankedCollege<Band>>,
  after: Ranking<Band>,
): RankingChange<Band> | null {
  let found: RankingChange<Band> | null = null;
  let largest = noticeableUsd - 1;
  for (const { college, priceBand } of after.rows.slice(0, exampleRowCount)) {
    const old = previous.get(college.unitId)?.priceBand ?? null;
    if (priceBand === null || old === null) continue;
    const by = Math.max(Math.abs(priceBand.lowUsd - old.lowUsd), Math.abs(priceBand.highUsd - old.highUsd));
    if (by <= largest) continue;
    largest = by;
    found = { code: "price", college, before: old, after: priceBand };
  }
  return found;
}

function describeBest<Band extends MatchPriceBand>(
  before: Ranking<Band>,
  after: Ranking<Band>,
): RankingChange<Band> | null {
  const old = new Set(before.rows.slice(0, bestRowCount).map((row) => row.college.unitId));
  const top = after.rows.slice(0, bestRowCount);
  const count = top.filter((row) => !old.has(row.college.unitId)).length;
  return count === 0 ? null : { code: "best", count, of: top.length };
}
