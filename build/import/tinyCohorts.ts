/**
 * Which rates are of so few students that they say nothing. The federal file publishes a rate without saying of how many
 * students it is: "Graduate 0%" stood at a college of 53,782 whose full-time first-years could be counted on one hand.
 */
import type { Level } from "#domain/college/college.ts";
import { fewestForRate, type RateField } from "#domain/college/rateFields.ts";
import { readIntegerCell, readUnitIdCell } from "./cells.ts";
import { readTable } from "./readTable.ts";

/** First-time full-time students with federal aid in one year: part of a class, so that a class is at least as large. */
export type AidedFirstYears = {
  all: number;
  /** With family income up to $75,000, where nearly all Pell Grants go. */
  lowerIncome: number;
};

const bands = [1, 2, 3, 4, 5].map((band) => `n_aided_2022_23_b${band}`);

/** From the file of net prices, by college; one that reports no count in any of the five income bands is not in it. */
export function importAidedFirstYears(path: string): ReadonlyMap<number, AidedFirstYears> {
  const table = readTable(path, { needed: ["unitid", ...bands], optional: [] });
  const aided = new Map<number, AidedFirstYears>();
  for (const row of table.rows) {
    const counts = bands.map((band) => readIntegerCell(row, band, { from: 0, to: 100_000 }));
    if (counts.every((count) => count === null)) continue;
    const sum = (some: readonly (number | null)[]) => some.reduce<number>((all, one) => all + (one ?? 0), 0);
    aided.set(readUnitIdCell(row, "unitid"), { all: sum(counts), lowerIncome: sum(counts.slice(0, 3)) });
  }
  return aided;
}

/** A rate as published: to four decimals in most columns, to whole percent in C150_L4. */
export type PublishedRate = { rate: number; decimals: 2 | 4 };

export type RatesAsPublished = {
  level: Level;
  admitRate: number | null;
  applicants: number | null;
  completion: PublishedRate | null;
  /** The size of the completion cohort, which the official download has; null where it is not told. */
  completionCohort: number | null;
  retention: PublishedRate | null;
  /** Of first-years who seek a bachelor's degree, as colleges that award any report it. */
  isRetentionOfBachelors: boolean;
  graduationInFourYearsShare: number | null;
  transferOutShare: number | null;
  pellGraduationShare: number | null;
  /** Fall 2024, full-time and part-time; null where it is not reported, as at most colleges with open admission. */
  enrolledFirstYears: number | null;
  /** 2022-23; null where it is not reported. */
  aided: AidedFirstYears | null;
  /** Bachelor's degrees a year; null if the completions file has none of its degrees. */
  bachelorsAwarded: number | null;
};

/** The rates that have a value which is of fewer than 30 students, as far as the files let us know. */
export function findRatesOfTooFew(college: RatesAsPublished): RateField[] {
  const { aided, completion, retention } = college;
  const classes = [aided?.all ?? null, college.enrolledFirstYears];
  const isCompletionSmall =
    completion !== null &&
    (college.completionCohort === null
      ? isOfTooFew(completion, addProofOfSize(classes, retention, college))
      : college.completionCohort < fewestForRate);
  const isRetentionSmall =
    retention !== null &&
    isOfTooFew(
      retention,
      college.isRetentionOfBachelors
        ? countBachelorsClass(college, classes)
        : addProofOfSize(classes, completion, college),
    );
  const found: RateField[] = [];
  if (college.applicants !== null && college.applicants < fewestForRate) found.push("admitRate");
  if (isCompletionSmall) found.push("completionRate");
  if (isRetentionSmall) found.push("retentionRate");
  // Of bachelor's students alone, who are few at a two-year college.
  const isBachelorsSmall = isCompletionSmall || (college.level !== "fourYear" && isRetentionSmall);
  if (college.graduationInFourYearsShare !== null && isBachelorsSmall)
    found.push("graduationInFourYearsShare");
  if (college.transferOutShare !== null && isCompletionSmall) found.push("transferOutShare");
  const isPellSmall = isCompletionSmall || (aided !== null && aided.lowerIncome < fewestForRate);
  if (college.pellGraduationShare !== null && isPellSmall) found.push("pellGraduationShare");
  return found;
}

/**
 * A share that no number of students below 30 can give is of 30 or more: 61.34% is not 18 of 29, nor anything of fewer.
 * Among 259 colleges with 1,000 aided first-years 97% of the published rates are proven large that way, and among 107 with
 * under five all but 6% are not. What is not proven large is taken for small unless every count of a class we have says 30.
 * Where all did or none, which hardly happens among many, no count may be missing and each has to say 100.
 */
function isOfTooFew(published: PublishedRate, counts: readonly (number | null)[]): boolean {
  if (isProvenLarge(published)) return false;
  const known = counts.filter((count) => count !== null);
  if (published.rate === 0 || published.rate === 1)
    return known.length < 2 || known.length < counts.length || known.some((count) => count < 100);
  return known.length === 0 || known.some((count) => count < fewestForRate);
}

function isProvenLarge({ rate, decimals }: PublishedRate): boolean {
  return !sharesOfFew[decimals].has(rate.toFixed(decimals));
}

const sharesOfFew = { 2: listSharesOfFew(2), 4: listSharesOfFew(4) } as const;

function listSharesOfFew(decimals: number): ReadonlySet<string> {
  const shares = new Set<string>();
  for (let students = 1; students < fewestForRate; students += 1) {
    for (let part = 0; part <= students; part += 1) shares.add((part / students).toFixed(decimals));
  }
  return shares;
}

/** Where nobody counted a college's aided first-years (it takes no federal aid, say), its other rate speaks for its size. */
function addProofOfSize(
  classes: readonly (number | null)[],
  other: PublishedRate | null,
  { aided }: RatesAsPublished,
): readonly (number | null)[] {
  if (aided !== null) return classes;
  if (other !== null && isProvenLarge(other)) return [...classes, fewestForRate];
  // Enrolled first-years alone include those who study part-time, who are in no rate.
  return [];
}

/** At a two-year college nothing tells its few bachelor's students from the others. */
function countBachelorsClass(
  college: RatesAsPublished,
  classes: readonly (number | null)[],
): readonly (number | null)[] {
  if (college.level !== "fourYear") return [];
  const counts = addProofOfSize(classes, college.completion, college);
  return counts.length === 0 ? counts : [...counts, college.bachelorsAwarded];
}
