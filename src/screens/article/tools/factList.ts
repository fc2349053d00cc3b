/** The facts about one college that matter to a student like this one, each with its year and what is usual for its kind. */

import { getFieldYear } from "#components/source/getFieldYear.ts";
import type { Median } from "#domain/college/aggregates.ts";
import { findPriceByIncome } from "#domain/college/aidedPrices.ts";
import { incomeBrackets } from "#domain/college/college.ts";
import type { KindMeasure } from "#domain/college/kindMedians.ts";
import { majorFamilies, toMajorFamily } from "#domain/college/majorFamilies.ts";
import { publications } from "#domain/college/publications.ts";
import type { CollegeField, CollegeRecord } from "#domain/college/record.ts";
import { isTooFewToSay, tooFewText } from "#domain/college/tooFewToSay.ts";
import { calculateDistanceMiles } from "#domain/geography/distance.ts";
import type { Profile } from "#domain/people/profile.ts";
import { findBracket } from "#domain/price/brackets.ts";
import { formatFineShare, formatInteger, formatShare, formatUsd } from "#lib/format.ts";
import { words } from "./collegeFactsWords.ts";
import type { ToolFact } from "./shared/Facts.tsx";
import type { OneCollege } from "./shared/useOneCollege.tsx";
import { sharedWords } from "./shared/words.ts";

export const factFields = [
  "completionRate",
  "pellGraduationShare",
  "retentionRate",
  "netPriceByIncomeUsd",
  "medianDebtUsd",
  "earningsUsd",
  "undergraduates",
  "studentsPerFaculty",
] as const satisfies readonly CollegeField[];

export type Student = { profile: Profile; familyIncomeUsd: number | null };

export function buildFacts(college: OneCollege, { profile, familyIncomeUsd }: Student): ToolFact[] {
  const record = college.reply.college;
  const measured = (field: KindMeasure & CollegeField, label: string, about?: string): ToolFact => ({
    key: field,
    label,
    value: describeField(field, record[field]),
    ...describeMissing(record, field),
    year: getFieldYear(field),
    detail: joinParts(
      describeUsual(college, college.medians.measures[field], (value) => describeField(field, value)),
      about,
    ),
  });
  return [
    measured("completionRate", words.finish),
    {
      key: "pell",
      label: words.finishPell,
      value: toPercentText(record.pellGraduationShare),
      ...describeMissing(record, "pellGraduationShare"),
      year: getFieldYear("pellGraduationShare"),
      detail: words.pellDetail,
    },
    measured("retentionRate", words.back),
    describePrice(college, familyIncomeUsd),
    measured("earningsUsd", words.earn, words.earnDetail),
    {
      key: "debt",
      label: words.owe,
      value: formatAmount(record.medianDebtUsd),
      year: getFieldYear("medianDebtUsd"),
      detail: words.oweDetail,
    },
    measured("undergraduates", words.size),
    {
      key: "perTeacher",
      label: words.perTeacher,
      value: record.studentsPerFaculty === null ? null : words.toOne(record.studentsPerFaculty),
      year: getFieldYear("studentsPerFaculty"),
      detail: words.perTeacherDetail,
    },
    ...describeMajors(college, profile),
    ...describeTrip(college, profile),
  ];
}

/** Degrees per year by field of study: the sum over the college's programs. */
export function countFamilyDegrees(reply: OneCollege["reply"], family: string): number {
  return reply.programs
    .filter(({ cip }) => toMajorFamily(cip) === family)
    .reduce((sum, { awards }) => sum + awards, 0);
}

/** Null while the home or the college's position is unknown. */
export function measureMilesFromHome(
  { latitude, longitude }: { latitude: number | null; longitude: number | null },
  { homeLatitude, homeLongitude }: Pick<Profile, "homeLatitude" | "homeLongitude">,
): number | null {
  if (latitude === null || longitude === null || homeLatitude === null || homeLongitude === null) return null;
  return Math.round(
    calculateDistanceMiles({ latitude, longitude }, { latitude: homeLatitude, longitude: homeLongitude }),
  );
}

/** "$30,000 to $48,000", the federal income brackets. */
export function describeBracket(bracket: number): string {
  const limits = incomeBrackets[bracket];
  if (limits === undefined) return "";
  if (limits.toUsd === null) return words.above(formatUsd(limits.fromUsd - 1));
  return limits.fromUsd === 0
    ? words.upTo(formatUsd(limits.toUsd))
    : words.between(formatUsd(limits.fromUsd), formatUsd(limits.toUsd));
}

function describePrice(college: OneCollege, familyIncomeUsd: number | null): ToolFact {
  const { netPriceUsd } = college.reply.college;
  if (familyIncomeUsd === null) {
    return {
      key: "price",
      label: words.priceAverage,
      value: toNetPriceText(netPriceUsd),
      year: getFieldYear("netPriceUsd"),
      detail: joinParts(
        describeUsual(college, college.medians.measures.netPriceUsd, toNetPriceText),
        words.priceDetail,
      ),
    };
  }
  const bracket = findBracket(familyIncomeUsd);
  const paid = findPriceByIncome(college.reply.college, bracket);
  return {
    key: "price",
    label: words.priceOwn(describeBracket(bracket)),
    value: toNetPriceText(paid.usd),
    year: paid.year,
    detail: joinParts(
      describeUsual(college, college.medians.netPrices[bracket], toNetPriceText),
      words.priceDetail,
    ),
  };
}

function describeMajors({ reply }: OneCollege, { majorFamilies: families }: Profile): ToolFact[] {
  return families.flatMap((family): ToolFact[] => {
    const name = Object.entries(majorFamilies).find(([code]) => code === family)?.[1];
    if (name === undefined) return [];
    const degrees = countFamilyDegrees(reply, family);
    return [
      {
        key: `major${family}`,
        label: words.major(name),
        value: formatInteger(degrees),
        year: publications.completions.release,
        detail: degrees === 0 ? words.majorNone : undefined,
      },
      ...describeEarnings(reply, family),
    ];
  });
}

/** The largest programs of the field whose graduates' earnings are published here. */
function describeEarnings({ programEarnings = [] }: OneCollege["reply"], family: string): ToolFact[] {
  return programEarnings
    .filter(({ cip4 }) => toMajorFamily(cip4) === family)
    .slice(0, programsPerField)
    .map(({ cip4, title, earningsUsd, middleUsd }) => ({
      key: `earnings${cip4}`,
      label: words.programEarnings(title),
      value: formatUsd(earningsUsd),
      year: getFieldYear("earningsUsd"),
      detail: joinParts(
        words.programEarningsDetail,
        middleUsd === null ? null : words.programMiddle(formatUsd(middleUsd)),
      ),
    }));
}

const programsPerField = 3;

function describeTrip({ summary }: OneCollege, profile: Profile): ToolFact[] {
  const miles = measureMilesFromHome(summary, profile);
  return miles === null ? [] : [{ key: "home", label: words.home, value: formatInteger(miles), year: null }];
}

function describeUsual(
  { medians }: OneCollege,
  { median, n }: Median,
  text: (value: number) => string | null,
): string | null {
  const value = median === null ? null : text(median);
  return value === null ? null : sharedWords.usual(sharedWords.kind(medians.kind), value, n);
}

function joinParts(...parts: readonly (string | null | undefined)[]): string | undefined {
  const sentence = parts.filter((part) => part !== null && part !== undefined);
  return sentence.length === 0 ? undefined : sentence.join(" ");
}

function describeField(field: KindMeasure, value: number | null): string | null {
  switch (field) {
    case "completionRate":
    case "retentionRate":
    case "tuitionGrowthShare":
      return toPercentText(value);
    case "undergraduates":
      return value === null ? null : formatInteger(value);
    default:
      return formatAmount(value);
  }
}

function describeMissing(record: CollegeRecord, field: CollegeField): Pick<ToolFact, "missing"> {
  return isTooFewToSay(record, field) ? { missing: tooFewText } : {};
}

/** One decimal if a whole percent would hide a small share, or round nearly everyone up to 100%. */
export function toPercentText(value: number | null): string | null {
  if (value === null) return null;
  const isFine = (value > 0 && value < 0.1) || (value > 0.99 && value < 1);
  return isFine ? formatFineShare(value) : formatShare(value);
}

function formatAmount(value: number | null): string | null {
  return value === null ? null : formatUsd(value);
}

/** Negative if grants exceeded the cost. */
export function toNetPriceText(value: number | null): string | null {
  return value === null ? null : formatUsd(Math.max(0, value));
}
