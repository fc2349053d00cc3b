/** Counts and medians for each state's colleges and for the nation, computed once at import. */
import { z } from "zod/mini";
import { type CollegeSummary, controls, levels } from "./college.ts";
import type { CollegeRecord } from "./record.ts";

export const collegeKinds = controls.flatMap((control) =>
  levels.map((level) => `${control}-${level}` as const),
);
export type CollegeKind = (typeof collegeKinds)[number];

export const measures = [
  "tuitionInStateUsd",
  "tuitionOutOfStateUsd",
  "netPriceUsd",
  "netPriceBracket1Usd",
  "netPriceBracket2Usd",
  "netPriceBracket3Usd",
  "netPriceBracket4Usd",
  "netPriceBracket5Usd",
  "averageGrantUsd",
  "tuitionGrowthShare",
  "admitRate",
  "completionRate",
  "retentionRate",
  "earningsUsd",
  "medianDebtUsd",
] as const;
export type Measure = (typeof measures)[number];

/** An unweighted median across colleges, with the number that report the figure; null if none does. */
const medianSchema = z.object({ median: z.nullable(z.number()), n: z.number() });
export type Median = z.infer<typeof medianSchema>;

const mediansSchema = z.record(z.enum(measures), medianSchema);

export const areaSchema = z.object({
  /** All colleges that take students, by kind, including those without undergraduates. */
  counts: z.record(z.string(), z.number()),
  /** Degree-granting colleges with undergraduates: the ones the medians cover. */
  degreeGranting: z.number(),
  undergraduates: z.number(),
  /** "all", "bachelors" (mainly bachelor's degrees), and each kind that occurs, such as "public-twoYear". */
  medians: z.record(z.string(), mediansSchema),
});
export type Area = z.infer<typeof areaSchema>;

export const aggregatesSchema = z.object({
  asOf: z.string(),
  release: z.string(),
  nation: areaSchema,
  states: z.record(z.string(), areaSchema),
});
export type Aggregates = z.infer<typeof aggregatesSchema>;

export function toCollegeKind(college: Pick<CollegeSummary, "control" | "level">): CollegeKind {
  return `${college.control}-${college.level}`;
}

/** Summarizes a set of college records, without those that take no first-years (changes.ts). */
export function summarizeArea(all: readonly CollegeRecord[]): Area {
  const records = all.filter(({ changeStatus }) => changeStatus !== "takesNoFirstYears");
  const counts: Record<string, number> = {};
  for (const record of records) counts[toCollegeKind(record)] = (counts[toCollegeKind(record)] ?? 0) + 1;
  const granting = records.filter((record) => record.isDegreeGranting);
  const medians: Area["medians"] = { all: calculateMedians(granting) };
  const bachelors = granting.filter((record) => record.isBachelorsCollege);
  if (bachelors.length > 0) medians.bachelors = calculateMedians(bachelors);
  for (const kind of collegeKinds) {
    const ofKind = granting.filter((record) => toCollegeKind(record) === kind);
    if (ofKind.length > 0) medians[kind] = calculateMedians(ofKind);
  }
  const undergraduates = granting.reduce((sum, record) => sum + (record.undergraduates ?? 0), 0);
  return { counts: sortByKind(counts), degreeGranting: granting.length, undergraduates, medians };
}

/** The median; for an even count the mean of the middle two. Dollars are rounded, shares kept to four decimals. */
export function calculateMedian(values: readonly (number | null)[], unit: "usd" | "share"): Median {
  const known = values.filter((value) => value !== null).toSorted((a, b) => a - b);
  const upper = known[known.length >> 1];
  const lower = known[(known.length - 1) >> 1];
  if (upper === undefined || lower === undefined) return { median: null, n: 0 };
  const middle = (upper + lower) / 2;
  const median = unit === "usd" ? Math.round(middle) : Math.round(middle * 10_000) / 10_000;
  return { median, n: known.length };
}

function calculateMedians(records: readonly CollegeRecord[]): Record<Measure, Median> {
  const usd = (of: (record: CollegeRecord) => number | null) => calculateMedian(records.map(of), "usd");
  const share = (of: (record: CollegeRecord) => number | null) => calculateMedian(records.map(of), "share");
  const bracket = (index: number) => usd((record) => record.netPriceByIncomeUsd[index] ?? null);

  return {
    tuitionInStateUsd: usd((record) => record.tuitionInStateUsd),
    tuitionOutOfStateUsd: usd((record) => record.tuitionOutOfStateUsd),
    netPriceUsd: usd((record) => record.netPriceUsd),
    netPriceBracket1Usd: bracket(0),
    netPriceBracket2Usd: bracket(1),
    netPriceBracket3Usd: bracket(2),
    netPriceBracket4Usd: bracket(3),
    netPriceBracket5Usd: bracket(4),
    averageGrantUsd: usd((record) => record.averageGrantUsd),
    tuitionGrowthShare: share((record) => record.tuitionGrowthShare),
    admitRate: share((record) => record.admitRate),
    completionRate: share((record) => record.completionRate),
    retentionRate: share((record) => record.retentionRate),
    earningsUsd: usd((record) => record.earningsUsd),
    medianDebtUsd: usd((record) => record.medianDebtUsd),
  };
}

function sortByKind(counts: Record<string, number>): Record<string, number> {
  const ordered: Record<string, number> = {};
  for (const kind of collegeKinds) {
    const count = counts[kind];
    if (count !== undefined) ordered[kind] = count;
  }
  return ordered;
}
