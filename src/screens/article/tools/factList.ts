/** The facts of one college that matter to a student like this one, each with its year and what is usual for its kind. */

import { publications } from "#components/source/publications.ts";
import { words as sourceWords } from "#components/source/words.ts";
import type { Median } from "#domain/college/aggregates.ts";
import { incomeBrackets } from "#domain/college/college.ts";
import { fields } from "#domain/college/fields.ts";
import type { KindMeasure } from "#domain/college/kindMedians.ts";
import { familyOf, majorFamilies } from "#domain/college/majorFamilies.ts";
import type { CollegeField } from "#domain/college/record.ts";
import { distanceMiles } from "#domain/geography/distance.ts";
import type { Profile } from "#domain/people/profile.ts";
import { bracketOf } from "#domain/price/brackets.ts";
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

export function factsFor(college: OneCollege, { profile, familyIncomeUsd }: Student): ToolFact[] {
  const record = college.reply.college;
  const measured = (field: KindMeasure & CollegeField, label: string, about?: string): ToolFact => ({
    key: field,
    label,
    value: shown(field, record[field]),
    year: yearOf(field),
    detail: joined(
      usual(college, college.medians.measure(field), (value) => shown(field, value)),
      about,
    ),
  });
  return [
    measured("completionRate", words.finish),
    {
      key: "pell",
      label: words.finishPell,
      value: share(record.pellGraduationShare),
      year: yearOf("pellGraduationShare"),
      detail: words.pellDetail,
    },
    measured("retentionRate", words.back),
    price(college, familyIncomeUsd),
    measured("earningsUsd", words.earn, words.earnDetail),
    {
      key: "debt",
      label: words.owe,
      value: usd(record.medianDebtUsd),
      year: yearOf("medianDebtUsd"),
      detail: words.oweDetail,
    },
    measured("undergraduates", words.size),
    {
      key: "perTeacher",
      label: words.perTeacher,
      value: record.studentsPerFaculty === null ? null : words.toOne(record.studentsPerFaculty),
      year: yearOf("studentsPerFaculty"),
      detail: words.perTeacherDetail,
    },
    ...majors(college, profile),
    ...trip(college, profile),
  ];
}

/** Degrees in a year by field of study: the sum over the college's programs. */
export function degreesIn(reply: OneCollege["reply"], family: string): number {
  return reply.programs
    .filter(({ cip }) => familyOf(cip) === family)
    .reduce((sum, { awards }) => sum + awards, 0);
}

/** Null while the home or the college's place is not known. */
export function milesFromHome(
  { latitude, longitude }: { latitude: number | null; longitude: number | null },
  { homeLatitude, homeLongitude }: Pick<Profile, "homeLatitude" | "homeLongitude">,
): number | null {
  if (latitude === null || longitude === null || homeLatitude === null || homeLongitude === null) return null;
  return Math.round(
    distanceMiles({ latitude, longitude }, { latitude: homeLatitude, longitude: homeLongitude }),
  );
}

/** "$30,000 to $48,000", as the federal figures part families. */
export function bracketText(bracket: number): string {
  const limits = incomeBrackets[bracket];
  if (limits === undefined) return "";
  if (limits.toUsd === null) return words.above(formatUsd(limits.fromUsd - 1));
  return limits.fromUsd === 0
    ? words.upTo(formatUsd(limits.toUsd))
    : words.between(formatUsd(limits.fromUsd), formatUsd(limits.toUsd));
}

function price(college: OneCollege, familyIncomeUsd: number | null): ToolFact {
  const { netPriceUsd, netPriceByIncomeUsd } = college.reply.college;
  if (familyIncomeUsd === null) {
    return {
      key: "price",
      label: words.priceAverage,
      value: netUsd(netPriceUsd),
      year: yearOf("netPriceUsd"),
      detail: joined(usual(college, college.medians.measure("netPriceUsd"), netUsd), words.priceDetail),
    };
  }
  const bracket = bracketOf(familyIncomeUsd);
  return {
    key: "price",
    label: words.priceOwn(bracketText(bracket)),
    value: netUsd(netPriceByIncomeUsd[bracket]),
    year: yearOf("netPriceByIncomeUsd"),
    detail: joined(usual(college, college.medians.netPriceOf(bracket), netUsd), words.priceDetail),
  };
}

function majors({ reply }: OneCollege, { majorFamilies: families }: Profile): ToolFact[] {
  return families.flatMap((family): ToolFact[] => {
    const name = Object.entries(majorFamilies).find(([code]) => code === family)?.[1];
    if (name === undefined) return [];
    const degrees = degreesIn(reply, family);
    return [
      {
        key: `major${family}`,
        label: words.major(name),
        value: formatInteger(degrees),
        year: publications.completions.release,
        detail: degrees === 0 ? words.majorNone : undefined,
      },
    ];
  });
}

function trip({ summary }: OneCollege, profile: Profile): ToolFact[] {
  const miles = milesFromHome(summary, profile);
  return miles === null ? [] : [{ key: "home", label: words.home, value: formatInteger(miles), year: null }];
}

function usual(
  { medians }: OneCollege,
  { median, n }: Median,
  text: (value: number) => string | null,
): string | null {
  const value = median === null ? null : text(median);
  return value === null ? null : sharedWords.usual(sharedWords.kind(medians.kind), value, n);
}

function joined(...parts: readonly (string | null | undefined)[]): string | undefined {
  const said = parts.filter((part) => part !== null && part !== undefined);
  return said.length === 0 ? undefined : said.join(" ");
}

function shown(field: KindMeasure, value: number | null): string | null {
  switch (field) {
    case "completionRate":
    case "retentionRate":
    case "tuitionGrowthShare":
      return share(value);
    case "undergraduates":
      return value === null ? null : formatInteger(value);
    default:
      return usd(value);
  }
}

/** One decimal where whole percent would hide a small share, or make nearly all into all. */
export function share(value: number | null): string | null {
  if (value === null) return null;
  const isFine = (value > 0 && value < 0.1) || (value > 0.99 && value < 1);
  return isFine ? formatFineShare(value) : formatShare(value);
}

function usd(value: number | null): string | null {
  return value === null ? null : formatUsd(value);
}

/** Below zero the grants came to more than the cost. */
export function netUsd(value: number | null): string | null {
  return value === null ? null : formatUsd(Math.max(0, value));
}

/** Where the source says no year, its edition. */
export function yearOf(field: CollegeField): string {
  return fields[field].year ?? sourceWords.edition(publications.scorecard.release ?? "");
}
