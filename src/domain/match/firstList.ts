/** A first list of eight: a few of each label instead of the best matches alone, so that it is balanced from the start. */
import type { LabelCode } from "#domain/admission/label.ts";
import type { MatchPriceBand } from "./curves.ts";
import type { RankedCollege } from "./rank.ts";

/** How many of each kind; common counseling practice, an assumption. What one kind lacks, the next ones fill. */
export const firstListRule = {
  total: 8,
  shares: [
    { labels: ["safety"], count: 2 },
    { labels: ["likely", "likelyPriceNotSafe"], count: 2 },
    { labels: ["target"], count: 2 },
    { labels: ["reach"], count: 2 },
  ],
  /** Who fills the places left; reaches only up to half of the list. */
  fillOrder: ["target", "likely", "safety", "likelyPriceNotSafe", "unknown", "reach"],
  /** Match points that a college loses for each 100 miles from home, and at most; for another state where miles are not known. */
  pointsPer100Miles: 4,
  mostDistancePoints: 30,
  otherStatePoints: 15,
  /** Match points lost where even the low end of the price is above what the family can pay. */
  abovePricePoints: 15,
  /** Match points lost by a two-year college unless two-year colleges were asked for. */
  twoYearPoints: 10,
} as const satisfies {
  total: number;
  shares: readonly { labels: readonly LabelCode[]; count: number }[];
  fillOrder: readonly LabelCode[];
  [points: string]: unknown;
};

export type FirstListInput = {
  homeState: string | null;
  /** The family said how far away a college may be: then distance already counts in the match. */
  hasDistanceLimit: boolean;
  wantsTwoYear: boolean;
  payPerYearUsd: number | null;
};

/** Up to eight rows: safeties first, reaches last, each kind in order of fit. Rows are given best match first. */
export function firstListOf<Band extends MatchPriceBand>(
  rows: readonly RankedCollege<Band>[],
  input: FirstListInput,
): RankedCollege<Band>[] {
  const queues = new Map<LabelCode, { row: RankedCollege<Band>; fit: number }[]>();
  for (const row of rows) {
    if (row.matchPercent === null) continue;
    const queue = queues.get(row.label.code) ?? [];
    queue.push({ row, fit: fitOf(row, row.matchPercent, input) });
    queues.set(row.label.code, queue);
  }
  // Stable, so that equal fits keep the order of the ranking.
  for (const queue of queues.values()) queue.sort((a, b) => b.fit - a.fit);

  const taken: RankedCollege<Band>[] = [];
  const take = (code: LabelCode): boolean => {
    const next = queues.get(code)?.shift();
    if (next === undefined) return false;
    taken.push(next.row);
    return true;
  };
  for (const { labels, count } of firstListRule.shares) {
    let left: number = count;
    for (const code of labels) while (left > 0 && take(code)) left -= 1;
  }
  for (const code of firstListRule.fillOrder) {
    while (taken.length < firstListRule.total && hasPlace(taken, code) && take(code)) {
      // Filled by the condition.
    }
  }
  return taken.toSorted((a, b) => place(a.label.code) - place(b.label.code));
}

/** The match, less for what the first three answers tell and the match leaves out. */
function fitOf<Band extends MatchPriceBand>(
  row: RankedCollege<Band>,
  matchPercent: number,
  input: FirstListInput,
): number {
  const rule = firstListRule;
  let fit = matchPercent;
  if (!input.hasDistanceLimit) {
    if (row.distanceMiles !== null) {
      fit -= Math.min(rule.mostDistancePoints, (row.distanceMiles / 100) * rule.pointsPer100Miles);
    } else if (input.homeState !== null && row.college.state !== input.homeState) {
      fit -= rule.otherStatePoints;
    }
  }
  const lowUsd = row.priceBand?.lowUsd ?? null;
  if (lowUsd !== null && input.payPerYearUsd !== null && lowUsd > input.payPerYearUsd) {
    fit -= rule.abovePricePoints;
  }
  if (row.college.level === "twoYear" && !input.wantsTwoYear) fit -= rule.twoYearPoints;
  return fit;
}

function hasPlace(taken: readonly { label: { code: LabelCode } }[], code: LabelCode): boolean {
  if (code !== "reach") return true;
  return taken.filter((row) => row.label.code === "reach").length < firstListRule.total / 2;
}

const shownOrder: readonly LabelCode[] = [
  "safety",
  "likely",
  "likelyPriceNotSafe",
  "target",
  "reach",
  "unknown",
];

function place(code: LabelCode): number {
  return shownOrder.indexOf(code);
}
