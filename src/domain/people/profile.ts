/** What a student tells Tassel about themselves: the input for chance, price and match. Unknown is null. */
import { type MoneyAnswerId, moneyAnswers } from "#domain/answers/catalog/money.ts";
import {
  type livingPlans,
  type ProfileAnswerId,
  profileAnswers,
  type sizes,
} from "#domain/answers/catalog/profile.ts";
import { findEmptyValue, type ValueOf } from "#domain/answers/kinds.ts";

export type LivingPlan = (typeof livingPlans)[number];
export type CollegeSize = (typeof sizes)[number];

/** Everything except money, so it may be shared. */
export type Profile = { -readonly [Id in ProfileAnswerId]: ValueOf<(typeof profileAnswers)[Id]["kind"]> };

/** The family's money: stays on the device unless the family shares it, and never goes into a URL. */
export type Money = { -readonly [Id in MoneyAnswerId]: ValueOf<(typeof moneyAnswers)[Id]["kind"]> };

// oxlint-disable typescript/no-unsafe-type-assertion -- Each value is made from the kind that its type is made from.
export const emptyProfile = makeEmpty(profileAnswers) as Profile;
export const emptyMoney = makeEmpty(moneyAnswers) as Money;
// oxlint-enable typescript/no-unsafe-type-assertion

function makeEmpty(
  entries: Readonly<Record<string, { kind: Parameters<typeof findEmptyValue>[0] }>>,
): object {
  return Object.fromEntries(Object.entries(entries).map(([id, { kind }]) => [id, findEmptyValue(kind)]));
}

/** Undergraduates: small is under 3,000, medium to 15,000, large above. */
export const sizeLimits = { smallBelow: 3_000, largeAbove: 15_000 } as const;

/** Answers about the school record that published admission rules ask for. */
export const recordFacts = [
  "classRankTopPercent",
  "coreGpa",
  "coreYears",
  "hasRequiredCourses",
  "attendsPublicSchool",
] as const;
export type RecordFact = (typeof recordFacts)[number];
