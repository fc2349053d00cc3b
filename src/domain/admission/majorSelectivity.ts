/** What a student's fields of study mean for admission at one college: its own admit rate by major, or what is said about it. */

import { toLogOdds } from "#domain/admission/curve.ts";
import type { CollegeSummary } from "#domain/college/college.ts";
import { isMajorProgram, type MajorProgram } from "#domain/college/majorPrograms.ts";
import type { StateCode } from "#domain/college/states.ts";
import type { Profile } from "#domain/people/profile.ts";
import { californiaMajorRatesRecords } from "#facts/admission/californiaMajorRates.ts";
import { majorPoliciesRecords } from "#facts/admission/majorPolicies.ts";
import { majorRatesRecords } from "#facts/admission/majorRates.ts";
import type { LaterEntry, MajorEffect, MajorRate, PublishedRate, RateResidency } from "./majorEffect.ts";
import type { MajorWideningReason } from "./majorParameters.ts";

type RateRow = {
  unit: string;
  cip: readonly string[];
  residency?: RateResidency;
  rate: number;
  overallRate?: number;
  isBroad?: true;
  laterEntry?: LaterEntry;
};

/** What a university asks for, as far as it gives figures. */
export type MajorThreshold = {
  gpa?: number;
  satTotal?: number;
  satMath?: number;
  actComposite?: number;
  actMath?: number;
  applyBy?: { month: number; day: number };
};

type PolicyRow =
  | {
      kind: "policy";
      unit?: string;
      cip?: readonly string[];
      entry: "direct" | "some" | "later";
      laterEntry?: LaterEntry;
    }
  | { kind: "bound"; unit: string; cip: readonly string[]; below: number; overallRate: number }
  | {
      kind: "threshold";
      unit?: string;
      cip?: readonly string[];
      laterEntry?: LaterEntry;
      asks?: MajorThreshold;
    }
  | { kind: "noEffect"; cip?: readonly string[] }
  | { kind: "unconfirmed"; unit: string; cip: readonly string[]; laterEntry?: LaterEntry };

export type MajorNote = {
  factId: string;
  period: string;
  year: number;
  unit: string | null;
} & (
  | {
      code: "admitsDirectly" | "admitsSome" | "admitsLater" | "unconfirmed";
      laterEntry: LaterEntry | null;
    }
  | { code: "asks"; asks: MajorThreshold }
  /** The college publishes only an upper bound: the true rate is lower. */
  | { code: "bound"; below: number; overallRate: number }
  /** One program inside the student's field has a rate of its own. */
  | { code: "programInField"; rate: number; overallRate: number }
  | { code: "noEffect" }
);

export type MajorWishes = Readonly<Record<"majorFamilies" | "majorPrograms", readonly string[]>>;
export type MajorApplicant = MajorWishes & Pick<Profile, "homeState">;
type CollegeOfRates = { unitId: number; state: StateCode };

const ratesByCollege = groupRates();
const policiesByCollege = groupPolicies();

/** All published rates of one college, newest and hardest first. */
export function listPublishedRates(unitId: number): readonly PublishedRate[] {
  return ratesByCollege.get(unitId) ?? [];
}

/**
 * The rate that decides for this student: for each field the most exact and newest, and of several fields the hardest,
 * because the student applies to one of them. A field without a rate stands at the college's own. Null if none moves
 * the chance.
 */
export function findMajorRate(college: CollegeOfRates, applicant: MajorApplicant): MajorRate | null {
  const published = ratesByCollege.get(college.unitId);
  if (published === undefined || applicant.majorFamilies.length === 0) return null;
  const residency = applicant.homeState === college.state ? "resident" : "nonresident";
  const wishes = listWishes(applicant);
  const found = wishes
    .flatMap((wish) => findRateOf(wish, published, residency) ?? [])
    .toSorted((a, b) => a.logOddsShift - b.logOddsShift);
  const hardest = found[0];
  if (hardest === undefined || (hardest.logOddsShift >= 0 && found.length < wishes.length)) return null;
  const others = found.filter(({ unit }) => unit !== hardest.unit);
  return { ...hardest, others: others.map(({ unit, year, rate }) => ({ unit, year, rate })) };
}

/** What else the student should know about their fields here. No note repeats `findMajorRate`. */
export function listMajorNotes(unitId: number, wished: MajorWishes): MajorNote[] {
  if (wished.majorFamilies.length === 0) return [];
  const wishes = listWishes(wished);
  const policies = (policiesByCollege.get(unitId) ?? []).filter(({ row }) =>
    wishes.some((wish) => covers(row.cip, wish)),
  );
  const programs = (ratesByCollege.get(unitId) ?? []).filter(({ cip }) =>
    wishes.some((wish) => wish.length === 2 && isInside(cip, wish)),
  );
  return [...programs.flatMap(toProgramNote), ...policies.map(toPolicyNote)];
}

/** Why the range is wider, given the two above; null if it is not. */
export function findMajorWidening(
  rate: MajorRate | null,
  notes: readonly MajorNote[],
): MajorWideningReason | null {
  if (rate !== null) return "majorRate";
  if (notes.some(({ code }) => code === "noEffect")) return null;
  return notes.some(isUncertain) ? "majorPolicy" : null;
}

/** Null at nearly every college: about seventy publish something about admission by major. */
export function findMajorEffect(college: CollegeSummary, applicant: MajorApplicant): MajorEffect | null {
  const { unitId } = college;
  if (applicant.majorFamilies.length === 0) return null;
  if (!ratesByCollege.has(unitId) && !policiesByCollege.has(unitId)) return null;
  const rate = findMajorRate(college, applicant);
  const widening = findMajorWidening(rate, listMajorNotes(unitId, applicant));
  return widening === null ? null : { rate, widening };
}

/** The student's fields; a program replaces the family it is in. */
export function listWishes({ majorFamilies, majorPrograms }: MajorWishes): string[] {
  return majorFamilies.flatMap((family): string[] => {
    const programs = majorPrograms.filter(isMajorProgram).filter((code) => code.startsWith(family));
    return programs.length === 0 ? [family] : programs;
  });
}

function findRateOf(
  wish: string,
  published: readonly PublishedRate[],
  residency: RateResidency,
): Omit<MajorRate, "others"> | null {
  const open = published.filter((rate) => rate.residency === null || rate.residency === residency);
  const exact = open.filter(({ cip }) => cip.includes(wish));
  const matching = exact.length > 0 ? exact : open.filter(({ cip }) => cip.includes(wish.slice(0, 2)));
  const best = matching.find(({ overallRate }) => overallRate !== null);
  if (best?.overallRate == null) return null;
  const newer = matching.find(({ unit, year }) => unit === best.unit && year > best.year);
  return {
    ...best,
    overallRate: best.overallRate,
    wish,
    logOddsShift: toLogOdds(best.rate) - toLogOdds(best.overallRate),
    replacesResidency: best.residency !== null,
    newer: newer === undefined ? null : { year: newer.year, rate: newer.rate },
  };
}

/** What a college's records say about one of the student's fields: a rate moves the chance, a policy only a label. */
export type ProgramRecord =
  | { kind: "rate"; isBroad: boolean }
  | { kind: "noEffect" }
  | { kind: "admitsItself"; asks: MajorThreshold | null };

/** Null at nearly every college. */
export function findProgramRecord(
  college: CollegeOfRates,
  homeState: StateCode | null,
  wish: string,
): ProgramRecord | null {
  const published = ratesByCollege.get(college.unitId);
  if (published !== undefined) {
    const rate = findRateOf(wish, published, homeState === college.state ? "resident" : "nonresident");
    if (rate !== null) return { kind: "rate", isBroad: rate.isBroad || !rate.cip.includes(wish) };
  }
  const policies = policiesByCollege.get(college.unitId)?.filter(({ row }) => covers(row.cip, wish));
  if (policies === undefined) return null;
  if (policies.some(({ row }) => row.kind === "noEffect")) return { kind: "noEffect" };
  const separate = policies.flatMap(toPolicyNote).find(isUncertain);
  if (separate === undefined) return null;
  return { kind: "admitsItself", asks: separate.code === "asks" ? separate.asks : null };
}

/** Whether it is about the wish: the same code, or the family of a program. */
function covers(cip: readonly string[] | undefined, wish: string): boolean {
  if (cip === undefined) return true;
  return cip.includes(wish) || cip.includes(wish.slice(0, 2)) || (wish.length === 2 && isInside(cip, wish));
}

/** One program of a family, and not the family itself. */
function isInside(cip: readonly string[], family: string): boolean {
  return (
    !cip.includes(family) &&
    cip.some((code): code is MajorProgram => isMajorProgram(code) && code.startsWith(family))
  );
}

function toProgramNote({ factId, period, year, unit, rate, overallRate }: PublishedRate): MajorNote[] {
  return overallRate === null
    ? []
    : [{ factId, period, year, unit, code: "programInField", rate, overallRate }];
}

type Policy = { factId: string; period: string; year: number; row: PolicyRow };

const entryCodes = { direct: "admitsDirectly", some: "admitsSome", later: "admitsLater" } as const;

function toPolicyNote({ factId, period, year, row }: Policy): MajorNote {
  const head = { factId, period, year };
  switch (row.kind) {
    case "policy":
      return {
        ...head,
        unit: row.unit ?? null,
        code: entryCodes[row.entry],
        laterEntry: row.laterEntry ?? null,
      };
    case "threshold":
      return { ...head, unit: row.unit ?? null, code: "asks", asks: row.asks ?? {} };
    case "unconfirmed":
      return { ...head, unit: row.unit, code: "unconfirmed", laterEntry: row.laterEntry ?? null };
    case "bound":
      return { ...head, unit: row.unit, code: "bound", below: row.below, overallRate: row.overallRate };
    default:
      return { ...head, unit: null, code: row.kind };
  }
}

/** Where the major is chosen after enrolling, or anyone may change into it, the college's own rate stands. */
function isUncertain(note: MajorNote): boolean {
  switch (note.code) {
    case "admitsLater":
    case "noEffect":
      return false;
    case "admitsDirectly":
    case "admitsSome":
      return note.laterEntry !== "open";
    default:
      return true;
  }
}

function groupRates(): Map<number, PublishedRate[]> {
  const groups = new Map<number, PublishedRate[]>();
  for (const { id, unitId, values } of [...majorRatesRecords, ...californiaMajorRatesRecords]) {
    const group = groups.get(unitId) ?? [];
    groups.set(unitId, group);
    for (const [period, rows] of Object.entries<readonly RateRow[]>(values)) {
      for (const row of rows) group.push(toPublishedRate(id, period, row));
    }
  }
  // A school's own figure before the broad field that holds it.
  for (const group of groups.values()) {
    group.sort((a, b) => b.year - a.year || Number(a.isBroad) - Number(b.isBroad) || a.rate - b.rate);
  }
  return groups;
}

function toPublishedRate(factId: string, period: string, row: RateRow): PublishedRate {
  const { unit, cip, residency, rate, overallRate, isBroad, laterEntry } = row;
  return {
    factId,
    period,
    year: toYear(period),
    unit,
    cip,
    residency: residency ?? null,
    rate,
    overallRate: overallRate ?? null,
    isBroad: isBroad ?? false,
    laterEntry: laterEntry ?? null,
  };
}

function groupPolicies(): Map<number, Policy[]> {
  const groups = new Map<number, Policy[]>();
  for (const { id, unitIds, values } of majorPoliciesRecords) {
    for (const unitId of unitIds) {
      const group = groups.get(unitId) ?? [];
      groups.set(unitId, group);
      for (const [period, row] of Object.entries<PolicyRow>(values)) {
        group.push({ factId: id, period, year: toYear(period), row });
      }
    }
  }
  return groups;
}

/** "fall 2025" and "since fall 2024" → the year. */
function toYear(period: string): number {
  return Number(/\d{4}/.exec(period)?.[0]);
}
