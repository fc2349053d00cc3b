/** A first list of eight: a few of each label instead of the best matches alone, so that it is balanced from the start. */
import type { LabelCode } from "#domain/admission/label.ts";
import type { MatchPriceBand } from "./curves.ts";
import type { Proven } from "./provenOrder.ts";
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
  pointsPer100Miles: 6,
  mostDistancePoints: 36,
  otherStatePoints: 20,
  /** Match points lost where even the low end of the price is above what the family can pay, or no price is known. */
  abovePricePoints: 15,
  /** Match points lost by a college of fewer undergraduates than this. */
  tinyBelow: 300,
  tinyPoints: 20,
  /** Match points lost by kinds that few students look for first, unless the student asked for them. */
  twoYearPoints: 10,
  forProfitPoints: 15,
  onlineOnlyPoints: 25,
  /** By one that admits men or women only: the student was not asked. */
  singleSexPoints: 15,
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
  /** Grades or scores were given; without them labels say little, and fit alone decides. */
  hasAcademics: boolean;
  wantsTwoYear: boolean;
  wantsForProfit: boolean;
  payPerYearUsd: number | null;
};

/** Up to eight rows: safeties first, reaches last, each kind in order of fit. */
export function firstListOf<Band extends MatchPriceBand>(
  ordered: readonly Proven<Band>[],
  input: FirstListInput,
): RankedCollege<Band>[] {
  if (!input.hasAcademics) return bestFits(ordered, input);
  const queues = new Map<LabelCode, { row: RankedCollege<Band>; fit: number }[]>();
  for (const { row, score } of ordered) {
    if (score === null) continue;
    const queue = queues.get(row.label.code) ?? [];
    queue.push({ row, fit: fitOf(row, score, input) });
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

function bestFits<Band extends MatchPriceBand>(
  ordered: readonly Proven<Band>[],
  input: FirstListInput,
): RankedCollege<Band>[] {
  return ordered
    .flatMap(({ row, score }) => (score === null ? [] : [{ row, fit: fitOf(row, score, input) }]))
    .toSorted((a, b) => b.fit - a.fit)
    .slice(0, firstListRule.total)
    .map(({ row }) => row);
}

/** The proven match, less for what the first three answers tell and the match leaves out. */
function fitOf<Band extends MatchPriceBand>(
  row: RankedCollege<Band>,
  score: number,
  input: FirstListInput,
): number {
  const rule = firstListRule;
  let fit = score;
  if (!input.hasDistanceLimit) {
    if (row.distanceMiles !== null) {
      fit -= Math.min(rule.mostDistancePoints, (row.distanceMiles / 100) * rule.pointsPer100Miles);
    } else if (input.homeState !== null && row.college.state !== input.homeState) {
      fit -= rule.otherStatePoints;
    }
  }
  const { payPerYearUsd } = input;
  if (payPerYearUsd !== null && (row.priceBand === null || row.priceBand.lowUsd > payPerYearUsd)) {
    fit -= rule.abovePricePoints;
  }
  if ((row.college.undergraduates ?? 0) < rule.tinyBelow) fit -= rule.tinyPoints;
  if (row.college.level === "twoYear" && !input.wantsTwoYear) fit -= rule.twoYearPoints;
  if (row.college.control === "forProfit" && !input.wantsForProfit) fit -= rule.forProfitPoints;
  if (row.college.isMenOnly || row.college.isWomenOnly) fit -= rule.singleSexPoints;
  if (row.college.isOnlineOnly) fit -= rule.onlineOnlyPoints;
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
