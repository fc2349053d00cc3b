/** The facts about one college that matter to a student like this one, each with its year and what is usual for its kind. */
import {
  buildNamedFact,
  formatNetPrice,
  type ShownFact,
  toShareText,
} from "#components/college-facts/figures.ts";
import { words as factWords } from "#components/college-facts/words.ts";
import { getFieldYear } from "#components/source/getFieldYear.ts";
import type { Median } from "#domain/college/aggregates.ts";
import { findPriceByIncome } from "#domain/college/aidedPrices.ts";
import { type CollegeSummary, incomeBrackets } from "#domain/college/college.ts";
import { majorFamilies, toMajorFamily } from "#domain/college/majorFamilies.ts";
import { publications } from "#domain/college/publications.ts";
import type { CollegeField } from "#domain/college/record.ts";
import { measureTravel } from "#domain/geography/travel.ts";
import { toShownMiles } from "#domain/geography/travelDistance.ts";
import type { Profile } from "#domain/people/profile.ts";
import { type Bracket, findBracket } from "#domain/price/brackets.ts";
import { formatInteger, formatUsd } from "#lib/format.ts";
import { words } from "./collegeFactsWords.ts";
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

export function buildFacts(college: OneCollege, { profile, familyIncomeUsd }: Student): ShownFact[] {
  const record = college.reply.college;
  const { measures } = college.medians;
  const fact = (
    field: Parameters<typeof buildNamedFact>[1],
    label: string,
    ...detail: (string | null)[]
  ) => ({
    ...buildNamedFact(record, field, label),
    detail: joinParts(...detail),
  });
  return [
    fact("completionRate", words.finish, describeUsual(college, measures.completionRate, toShareText)),
    fact("pellGraduationShare", words.finishPell, words.pellDetail),
    fact("retentionRate", words.back, describeUsual(college, measures.retentionRate, toShareText)),
    describePrice(college, familyIncomeUsd),
    fact(
      "earningsUsd",
      words.earn,
      describeUsual(college, measures.earningsUsd, formatUsd),
      words.earnDetail,
    ),
    fact("medianDebtUsd", words.owe, words.oweDetail),
    fact("undergraduates", words.size, describeUsual(college, measures.undergraduates, formatInteger)),
    fact("studentsPerFaculty", words.perTeacher, words.perTeacherDetail),
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

/** To the nearest campus; null while the home or the college's position is unknown. */
export function measureMilesFromHome(
  college: CollegeSummary,
  { homeLatitude, homeLongitude }: Pick<Profile, "homeLatitude" | "homeLongitude">,
): number | null {
  if (homeLatitude === null || homeLongitude === null) return null;
  const home = { latitude: homeLatitude, longitude: homeLongitude };
  const miles = toShownMiles(measureTravel(home, college));
  return miles === null ? null : Math.round(miles);
}

/** "$30,001 to $48,000", the federal income brackets. */
export function describeBracket(bracket: Bracket): string {
  const { fromUsd, toUsd } = incomeBrackets[bracket];
  return factWords.bracket(fromUsd, toUsd);
}

/** What is usual for colleges of its kind; null if nobody knows. */
export function describeUsual(
  { medians }: OneCollege,
  { median, n }: Median,
  text: (value: number) => string | null,
): string | null {
  const value = median === null ? null : text(median);
  return value === null ? null : sharedWords.usual(sharedWords.kind(medians.kind), value, n);
}

/** What families of one bracket paid. */
export function describePaid(
  college: OneCollege,
  bracket: Bracket,
  label: string,
  detail: string,
): ShownFact {
  const { usd, year } = findPriceByIncome(college.reply.college, bracket);
  const usual = describeUsual(college, college.medians.netPrices[bracket], formatNetPrice);
  return { label, value: formatNetPrice(usd), note: year, detail: joinParts(usual, detail) };
}

function describePrice(college: OneCollege, familyIncomeUsd: number | null): ShownFact {
  if (familyIncomeUsd !== null) {
    const bracket = findBracket(familyIncomeUsd);
    return describePaid(college, bracket, words.priceOwn(describeBracket(bracket)), words.priceDetail);
  }
  return {
    label: words.priceAverage,
    value: formatNetPrice(college.reply.college.netPriceUsd),
    note: getFieldYear("netPriceUsd"),
    detail: joinParts(
      describeUsual(college, college.medians.measures.netPriceUsd, formatNetPrice),
      words.priceDetail,
    ),
  };
}

function describeMajors({ reply }: OneCollege, { majorFamilies: families }: Profile): ShownFact[] {
  return families.flatMap((family): ShownFact[] => {
    const name = Object.entries(majorFamilies).find(([code]) => code === family)?.[1];
    if (name === undefined) return [];
    const degrees = countFamilyDegrees(reply, family);
    return [
      {
        label: words.major(name),
        value: formatInteger(degrees),
        note: publications.completions.release,
        detail: degrees === 0 ? words.majorNone : null,
      },
      ...describeEarnings(reply, family),
    ];
  });
}

/** The largest programs of the field whose graduates' earnings are published here. */
function describeEarnings({ programEarnings = [] }: OneCollege["reply"], family: string): ShownFact[] {
  return programEarnings
    .filter(({ cip4 }) => toMajorFamily(cip4) === family)
    .slice(0, programsPerField)
    .map(({ title, earningsUsd, middleUsd }) => ({
      label: words.programEarnings(title),
      value: formatUsd(earningsUsd),
      note: getFieldYear("earningsUsd"),
      detail: joinParts(
        words.programEarningsDetail,
        middleUsd === null ? null : words.programMiddle(formatUsd(middleUsd)),
      ),
    }));
}

const programsPerField = 3;

function describeTrip({ summary }: OneCollege, profile: Profile): ShownFact[] {
  const miles = measureMilesFromHome(summary, profile);
  return miles === null ? [] : [{ label: words.home, value: formatInteger(miles), note: null }];
}

function joinParts(...parts: readonly (string | null)[]): string | null {
  const sentences = parts.filter((part) => part !== null);
  return sentences.length === 0 ? null : sentences.join(" ");
}
