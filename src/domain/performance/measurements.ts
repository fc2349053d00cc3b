/** Results of the performance test: what was measured how often, its middle and spread, and how two releases compare. */
import { calculateQuantile } from "#domain/price/quantile.ts";

export const measuredGroups = ["pages", "offline", "api", "engine", "store", "load"] as const;
export type MeasuredGroup = (typeof measuredGroups)[number];

export type Unit = "ms" | "kB" | "score" | "perSecond" | "count";

/** What can be measured of a thing, and whether less or more of it is better. */
export const measures = {
  lcp: { unit: "ms", better: "less" },
  inp: { unit: "ms", better: "less" },
  cls: { unit: "score", better: "less" },
  longTasks: { unit: "ms", better: "less" },
  bytes: { unit: "kB", better: "less" },
  open: { unit: "ms", better: "less" },
  missing: { unit: "count", better: "less" },
  median: { unit: "ms", better: "less" },
  p95: { unit: "ms", better: "less" },
  throughput: { unit: "perSecond", better: "more" },
  refused: { unit: "count", better: "less" },
  failed: { unit: "count", better: "less" },
} as const satisfies Record<string, { unit: Unit; better: "less" | "more" }>;
export type Measure = keyof typeof measures;
// Object.keys forgets which keys it found.
export const measureNames = Object.keys(measures) as Measure[];

export type Measurement = {
  group: MeasuredGroup;
  /** What was measured, such as "/colleges, first visit". Words, because a later release may not know an id. */
  name: string;
  measure: Measure;
  /** One value for each round. */
  samples: readonly number[];
};

/** Each thing is measured this often, so that its spread is known. */
export const rounds = 5;

/** The median and the 95th percentile of each round, from the times of each round; nothing without a round. */
export function toRoundMeasurements(
  group: MeasuredGroup,
  name: string,
  times: readonly (readonly number[])[],
): Measurement[] {
  if (times.length === 0) return [];
  return [
    { group, name, measure: "median", samples: times.map((one) => calculateQuantile(one, 0.5)) },
    { group, name, measure: "p95", samples: times.map((one) => calculateQuantile(one, 0.95)) },
  ];
}

/** What timed writes are called in stored results. */
export const storeWriteName = "One durable write";

export type Spread = { median: number; low: number; high: number; samples: number };

/** The median and the quarter points around it; null without a sample. */
export function summarizeSamples(samples: readonly number[]): Spread | null {
  if (samples.length === 0) return null;
  return {
    median: calculateQuantile(samples, 0.5),
    low: calculateQuantile(samples, 0.25),
    high: calculateQuantile(samples, 0.75),
    samples: samples.length,
  };
}

/** "noise": the middle halves overlap, or the difference is too small to be told from it. */
export type Verdict = "better" | "worse" | "same" | "noise" | "tooFew" | "onlyBefore" | "onlyAfter";

export type Compared = Pick<Measurement, "group" | "name" | "measure"> & {
  before: Spread | null;
  after: Spread | null;
  /** After divided by before; null where one is missing or before is 0. */
  ratio: number | null;
  verdict: Verdict;
};

/** Fewer values than this have no spread worth naming. */
const fewestSamples = 3;
/** Differences up to this are below what clocks and schedulers resolve. */
const resolution: Readonly<Record<Unit, number>> = {
  ms: 0.3,
  kB: 0.1,
  score: 0.005,
  perSecond: 1,
  count: 0,
};
/** Times and rates within this share of each other are called noise, whatever their spread. */
const smallestShare = 0.05;

/** Results of several runs of one release count together. In the order of the groups, then as measured. */
export function compareMeasurements(
  before: readonly Measurement[],
  after: readonly Measurement[],
): Compared[] {
  const pooled = new Map<string, { of: Measurement; before: number[]; after: number[] }>();
  for (const [side, list] of [
    ["after", after],
    ["before", before],
  ] as const) {
    for (const of of list) {
      const key = `${of.group} ${of.name} ${of.measure}`;
      const entry = pooled.get(key) ?? { of, before: [], after: [] };
      entry[side].push(...of.samples);
      pooled.set(key, entry);
    }
  }
  const rows = [...pooled.values()].map(({ of, ...samples }): Compared => {
    const [was, is] = [summarizeSamples(samples.before), summarizeSamples(samples.after)];
    return {
      group: of.group,
      name: of.name,
      measure: of.measure,
      before: was,
      after: is,
      ratio: was === null || is === null || was.median === 0 ? null : is.median / was.median,
      verdict: judge(was, is, of.measure),
    };
  });
  return measuredGroups.flatMap((group) => rows.filter((row) => row.group === group));
}

function judge(before: Spread | null, after: Spread | null, measure: Measure): Verdict {
  if (before === null) return "onlyAfter";
  if (after === null) return "onlyBefore";
  if (before.samples < fewestSamples || after.samples < fewestSamples) return "tooFew";
  const { unit, better } = measures[measure];
  const difference = after.median - before.median;
  if (difference === 0) return "same";
  const isExact = unit === "kB" || unit === "count";
  const isOverlapping = before.low <= after.high && after.low <= before.high;
  const share = Math.abs(difference) / Math.max(before.median, Number.MIN_VALUE);
  if (Math.abs(difference) <= resolution[unit] || isOverlapping || (!isExact && share < smallestShare)) {
    return "noise";
  }
  return difference < 0 === (better === "less") ? "better" : "worse";
}
