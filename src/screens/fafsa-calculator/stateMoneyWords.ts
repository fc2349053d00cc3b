/** The text of the state's own money below the result: its next dates, its programs, and whom to ask for the rest. */
import { stepTexts } from "#domain/aid/payWords.ts";
import type { Status } from "#domain/aid/standing.ts";
import type { StateMoneyDate } from "#domain/aid/stateMoneyDates.ts";
import type { AidEligibility } from "#domain/aid/statePrograms.ts";
import type { StateCode } from "#domain/college/states.ts";
import { describeStateAidByStatus } from "#domain/price/tuitionByStatusWords.ts";
import { dataDay } from "#facts/dataDay.ts";
import { isBareYear } from "#facts/describePeriod.ts";
import { addDays } from "#lib/dates.ts";
import { formatDate, formatMonth } from "#lib/format.ts";

export const stateMoneyWords = {
  title: (state: string) => `State money in ${state}`,
  loading: "Loading your state’s programs",
  nextTitle: "Next dates",
  nextLead: (year: number) =>
    `These dates are for the class of ${year}. “Expected” means this year’s date is not published yet, so we give the date from other years. Confirm it with the agency.`,
  noDates:
    "We have no state deadline on record here. File the FAFSA early, and ask each college for its deadline.",
  noMoreDates:
    "All the deadlines we know for the programs below have passed for your class. File the FAFSA now, and ask each college for its deadline.",
  fileBy: (state: string, { day, isPublished, isSaidAsBefore }: StateMoneyDate, isPriority: boolean) => {
    const by = isSaidAsBefore ? `before ${formatDate(addDays(day, 1))}` : `by ${formatDate(day)}`;
    return `In ${state}: file the FAFSA ${by}${isPublished ? "" : " (expected)"}${isPriority ? " for the most state aid" : ""}.`;
  },
  published: "published",
  expected: "expected",
  due({ name, step, isClosed }: StateMoneyDate["due"][number]): string {
    const what = name ?? "State aid";
    const purpose = step === null ? what : `${what}, ${stepTexts[step]}`;
    return isClosed ? `${purpose}, if you applied in time` : purpose;
  },
  guide: (state: string, count: number) =>
    `See ${count === 1 ? "the program" : `all ${count} programs`} in the ${state} guide, with a finder`,
  confirmed: (state: string, count: number) =>
    `We list ${count === 1 ? "one program" : `the ${count} programs`} in ${state} that we could confirm by ${formatMonth(dataDay)}. There may be others, such as those for the military, foster youth or a single field.`,
  none: (state: string) => `We don’t have a list of ${state}’s programs yet.`,
  rest: (agency: string) => `Ask the ${agency} what else your state offers`,
  all: (agency: string) => `Ask the ${agency} what your state offers`,
  standings: {
    meets: "You likely qualify",
    mayMeet: "You may qualify",
    doesNotMeet: "You don’t qualify with your answers",
    cannotTell: "Ask whether you qualify",
  } satisfies Record<AidEligibility, string>,
  own: (amount: string) => `Yours: ${amount}`,
  passed: (day: string, isPublished: boolean) =>
    `The deadline to apply has passed for your class: ${isPublished ? "" : "about "}${formatDate(day)}`,
  agency: (agency: string) => `Go to ${agency}`,
  reported: (year: string) => `Rules ${nameYear(year)}, from one source; check with the agency`,
  official: (year: string) => `Rules ${nameYear(year)}; check with the agency`,
  citizenship: (state: StateCode, status: Status | null) =>
    `${status === "international" ? "" : `${describeStateAidByStatus(state)} `}Our records don’t show each program’s citizenship rules, so check with the agency before you count on one.`,
} as const;

/** "(2026-27)"; "as of 2026" where a page has no award year. */
function nameYear(year: string): string {
  return isBareYear(year) ? `as of ${year}` : `(${year})`;
}
