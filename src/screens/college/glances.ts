/** What each folded section of a college's page comes to, in a line with its year; null where nothing is published. */
import { toShareText } from "#components/college-facts/figures.ts";
import { getFieldYear } from "#components/source/getFieldYear.ts";
import { dataYears } from "#domain/college/dataYears.ts";
import type { CollegeRecord } from "#domain/college/record.ts";
import { formatInteger, formatUsd } from "#lib/format.ts";

type ApplyingParts = {
  feeUsd: number | null;
  isAskedMore: boolean;
  hasMajorRates: boolean;
  hasRounds: boolean;
  hasFactors: boolean;
  hasWaitingList: boolean;
};

export const glances = {
  /** What the section holds; the year of the fee stands inside, as it is one of three. */
  applying: (parts: ApplyingParts) => {
    const held = [
      parts.feeUsd !== null && (parts.feeUsd === 0 ? "no fee" : `${formatUsd(parts.feeUsd)} fee`),
      parts.isAskedMore && "what to send",
      parts.hasMajorRates && "rates by major",
      parts.hasRounds && "early rounds",
      parts.hasFactors && "what counts most",
      parts.hasWaitingList && "waiting list",
    ].filter((part) => part !== false);
    const text = held.join(", ");
    return text === "" ? null : `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
  },
  costs: (inStateUsd: number | null, outOfStateUsd: number | null) =>
    inStateUsd === null
      ? null
      : outOfStateUsd === null || outOfStateUsd === inStateUsd
        ? `${formatUsd(inStateUsd)} before aid, ${dataYears.cost}`
        : `${formatUsd(inStateUsd)} in state, ${formatUsd(outOfStateUsd)} out of state, before aid, ${dataYears.cost}`,
  majors: (count: number, largest: string | null) => {
    const programs = count === 1 ? "1 program" : `${formatInteger(count)} programs`;
    if (largest === null) return programs;
    return count === 1 ? `${programs}: ${largest}` : `${programs}, the largest ${largest}`;
  },
  outcomes: ({ completionRate, earningsUsd }: CollegeRecord) =>
    joinKnown([
      completionRate === null ? null : `${toShareText(completionRate)} graduate`,
      earningsUsd === null
        ? null
        : `${formatUsd(earningsUsd)} ten years after starting, ${getFieldYear("earningsUsd")}`,
    ]),
  students: (count: number | null) =>
    count === null ? null : `${formatInteger(count)} undergraduates, ${getFieldYear("undergraduates")}`,
  aid: ({ grantShare, averageGrantUsd }: CollegeRecord) =>
    grantShare === null || averageGrantUsd === null
      ? null
      : `${toShareText(grantShare)} of first-years get grants, ${formatUsd(averageGrantUsd)} on average, ${getFieldYear("grantShare")}`,
  more: "Setting, calendar, services and sports",
  sources: "Where each figure comes from",
} as const;

function joinKnown(parts: readonly (string | null)[]): string | null {
  const known = parts.filter((part) => part !== null);
  return known.length === 0 ? null : known.join(" · ");
}
