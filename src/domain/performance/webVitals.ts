/** What visitors' browsers measure of a page load, its published thresholds, and the histogram it is counted in. */

export const vitalNames = ["LCP", "INP", "CLS", "FCP", "TTFB"] as const;
export type VitalName = (typeof vitalNames)[number];

export type VitalScale = {
  /** Milliseconds; CLS has no unit. */
  unit: "ms" | "score";
  /** Up to here a value is good; up to `poor` it needs work. Source: web.dev/articles/vitals. */
  good: number;
  poor: number;
  /** Upper ends of the buckets, the thresholds among them; one more bucket is open. Stored counts go by index. */
  edges: readonly number[];
};

/** The edges are in the database by index: add a metric rather than change them. */
export const vitalScales: Readonly<Record<VitalName, VitalScale>> = {
  LCP: {
    unit: "ms",
    good: 2_500,
    poor: 4_000,
    edges: [250, 500, 750, 1_000, 1_250, 1_500, 2_000, 2_500, 3_000, 4_000, 6_000, 10_000],
  },
  INP: {
    unit: "ms",
    good: 200,
    poor: 500,
    edges: [25, 50, 75, 100, 150, 200, 300, 400, 500, 750, 1_000, 2_000],
  },
  CLS: {
    unit: "score",
    good: 0.1,
    poor: 0.25,
    edges: [0.005, 0.01, 0.02, 0.03, 0.05, 0.075, 0.1, 0.15, 0.2, 0.25, 0.5, 1],
  },
  FCP: {
    unit: "ms",
    good: 1_800,
    poor: 3_000,
    edges: [250, 500, 750, 1_000, 1_250, 1_500, 1_800, 2_400, 3_000, 4_000, 6_000, 10_000],
  },
  TTFB: {
    unit: "ms",
    good: 800,
    poor: 1_800,
    edges: [50, 100, 200, 300, 400, 600, 800, 1_200, 1_800, 2_500, 4_000, 8_000],
  },
};

/** With fewer page loads than this, a 75th percentile says more about chance than about the site. */
export const fewestVitalSamples = 50;

/** The index of the bucket for a value: `edges.length` is the open one. */
export function findBucket(name: VitalName, value: number): number {
  const { edges } = vitalScales[name];
  const found = edges.findIndex((edge) => value <= edge);
  return found === -1 ? edges.length : found;
}

export type VitalSummary = {
  samples: number;
  /** The 75th percentile, interpolated within its bucket. */
  p75: number;
  /** It lies in the open bucket: the real value is `p75` or more. */
  isAtLeast: boolean;
  rating: VitalRating;
  /** Shares of 1. */
  shares: Readonly<Record<VitalRating, number>>;
};
export const vitalRatings = ["good", "needsWork", "poor"] as const;
export type VitalRating = (typeof vitalRatings)[number];

/** `counts` by bucket index; missing ones are 0. Null without a sample. */
export function summarizeVital(name: VitalName, counts: readonly number[]): VitalSummary | null {
  const { edges, good, poor } = vitalScales[name];
  const samples = counts.reduce((sum, count) => sum + count, 0);
  if (samples === 0) return null;
  const rank = samples * 0.75;
  let before = 0;
  let bucket = 0;
  for (; bucket < edges.length; bucket += 1) {
    const inside = counts[bucket] ?? 0;
    if (inside > 0 && before + inside >= rank) break;
    before += inside;
  }
  const lower = bucket === 0 ? 0 : (edges[bucket - 1] ?? 0);
  const upper = edges[bucket];
  const inside = counts[bucket] ?? 0;
  const p75 = upper === undefined ? lower : lower + ((rank - before) / inside) * (upper - lower);
  const upTo = (edge: number) =>
    counts.slice(0, edges.indexOf(edge) + 1).reduce((sum, count) => sum + count, 0);
  const [goods, fair] = [upTo(good), upTo(poor)];
  return {
    samples,
    p75,
    isAtLeast: upper === undefined,
    rating: upper === undefined || p75 > poor ? "poor" : p75 > good ? "needsWork" : "good",
    shares: {
      good: goods / samples,
      needsWork: (fair - goods) / samples,
      poor: (samples - fair) / samples,
    },
  };
}
