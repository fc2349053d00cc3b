/** What a student's answers say about all colleges: the ranking, the first list made from it, and why. */
import type { AidEstimate } from "#domain/aid/aidEstimate.ts";
import { type Standing, usualStanding } from "#domain/aid/standing.ts";
import { findChange, takesFirstYears } from "#domain/college/changes.ts";
import type { CollegeSummary } from "#domain/college/college.ts";
import { createFieldFinder } from "#domain/college/fieldFinder.ts";
import type { MajorsIndex } from "#domain/college/majorsIndex.ts";
import type { Money, Profile } from "#domain/people/profile.ts";
import { createPriceEstimator, type PriceBand } from "#domain/price/band.ts";
import { createIncomePricer } from "#domain/price/byIncome.ts";
import { toPriceInput } from "#domain/price/priceInput.ts";
import type { Day } from "#lib/dates.ts";
import { once } from "#lib/once.ts";
import { buildFirstList, type FirstList } from "./firstList.ts";
import { defaultMatchWeights, type MatchWeights } from "./match.ts";
import { type ListMend, mendList } from "./mendList.ts";
import { calculateListOdds, type ListOdds, type OddsEntry, toOddsEntry } from "./odds.ts";
import { explainMatch, type RankedCollege, type RankInput, rankColleges, toShownRow } from "./rank.ts";
import { describeListing, listWarnings, type ReasonValues } from "./reasons.ts";

/** Plain data, so that it can be sent to where the ranking runs. */
export type MatchQuestion = {
  profile: Profile;
  money: Money;
  /** The result of the family's financial aid answers; null if there are none. */
  aid: AidEstimate | null;
  /** Citizenship and a home abroad. Omitted where they change nothing. */
  standing?: Standing;
  /** Null if no field was chosen, or while the index is loading. */
  majors: MajorsIndex | null;
  /** The fall the student starts college (price/growth.ts). */
  entryYear: number;
  /** The day it is, so that merit awards whose day has passed are not counted; omitted, none has. */
  today?: Day;
  /** The family's own annual growth of prices; null or omitted, the colleges'. */
  growthShare?: number | null;
  /** Only the weights the student changed. */
  weights?: Partial<MatchWeights>;
  /** Colleges that have admitted the student: their chance is certain. */
  admittedTo?: ReadonlySet<number>;
  /** Colleges that have denied or waitlisted the student: they stay in the ranking and leave the first list. */
  turnedDownBy?: ReadonlySet<number>;
};

export type CollegeMatches = {
  /** Best match first. */
  rows: RankedCollege<PriceBand>[];
  first: AssessedList;
  input: RankInput<PriceBand>;
};

/** A first list with its odds, and what would mend it; its prices by income where the income is open. */
export type AssessedList = FirstList<PriceBand> & {
  /** Null if no college of it has a chance. */
  odds: ListOdds | null;
  mend: ListMend<PriceBand> | null;
};

export function matchColleges(colleges: readonly CollegeSummary[], question: MatchQuestion): CollegeMatches {
  const { profile, money, turnedDownBy } = question;
  const input = toRankInput(question);
  const rows = rankColleges(colleges, profile, money, input);
  const listed =
    turnedDownBy === undefined ? rows : rows.filter(({ college }) => !turnedDownBy.has(college.unitId));
  return { rows, first: makeFirstList(listed, question, input), input };
}

/** `ordered` is the ranking in order, without colleges that turned the student down. */
export function makeFirstList(
  ordered: readonly RankedCollege<PriceBand>[],
  question: MatchQuestion,
  input: RankInput<PriceBand>,
): AssessedList {
  const first = buildFirstList(ordered, question.profile, question.money);
  const show = (row: RankedCollege<PriceBand>) => toShownRow(row, input);
  const rows = first.rows.map(show);
  const beyond = first.beyond.map(show);
  const listed = [...rows, ...beyond];
  const entries = listed.map(toOddsEntry);
  const hasChance = entries.some(({ chance }) => chance.kind !== "unknown");
  return {
    ...first,
    rows,
    beyond,
    odds: hasChance ? calculateListOdds(entries, question.money.payPerYearUsd) : null,
    mend: mendWith(ordered, entries, listed, question),
  };
}

/** What would mend a list of these colleges for this student; `entries` may hold answers that came already. */
export function mendWith(
  ordered: readonly RankedCollege<PriceBand>[],
  entries: readonly OddsEntry[],
  listed: readonly RankedCollege<PriceBand>[],
  question: MatchQuestion,
): ListMend<PriceBand> | null {
  const { profile, money } = question;
  const atHome = once(() => toRankInput({ ...question, profile: { ...profile, livingPlan: "withFamily" } }));
  const byUnitId = new Map(listed.map(({ college }) => [college.unitId, college]));
  return mendList({
    ordered,
    entries,
    priceAtHome(unitId) {
      const college = byUnitId.get(unitId);
      return college === undefined ? null : atHome().priceOf(college);
    },
    awards: listed.flatMap(({ college, priceBand }) =>
      college.level === "fourYear" ? (priceBand?.awards ?? []) : [],
    ),
    profile,
    money,
  });
}

export function toRankInput(question: MatchQuestion): RankInput<PriceBand> {
  const { profile, money, aid, majors, entryYear, growthShare = null, today, admittedTo } = question;
  const family = toPriceInput(profile, money, aid, question.standing ?? usualStanding);
  const options = { entryYear, growthShare, ...(today === undefined ? {} : { today }) };
  return {
    priceOf: createPriceEstimator(family, options),
    showPrice: createIncomePricer(family, options),
    fieldOf: majors === null ? () => null : createFieldFinder(majors, profile),
    fall: entryYear,
    weights: { ...defaultMatchWeights, ...question.weights },
    ...(today === undefined ? {} : { today }),
    ...(admittedTo === undefined ? {} : { admittedTo }),
  };
}

export type CodedReason = { code: string; values: ReasonValues };

/** Why the college is on the first list; for any other, the parts of its match that could be scored. */
export function listReasons(
  row: RankedCollege<PriceBand>,
  { profile, money }: MatchQuestion,
  { first, input }: CollegeMatches,
): CodedReason[] {
  const listed = first.placedBy.get(row.college.unitId);
  if (listed !== undefined) return [describeListing(row, listed, profile, money)];
  return explainMatch(row, profile, money, input).parts.flatMap((part) =>
    part.kind === "scored" ? [{ code: part.part, values: { ...part.values, score: part.score } }] : [],
  );
}

/** What to know before counting on the college; also what happened to it, and that the ranking leaves it out. */
export function listCautions(
  row: RankedCollege<PriceBand>,
  { profile, entryYear, today }: Pick<MatchQuestion, "profile" | "entryYear" | "today">,
  isRanked: boolean,
): CodedReason[] {
  const cautions: CodedReason[] = [
    ...listWarnings(row, profile, today === undefined ? null : { today, fall: entryYear }),
  ];
  const change = findChange(row.college.unitId);
  if (change !== null) {
    const { event, date, lastFall, successor } = change;
    const code = takesFirstYears(change, entryYear, row.college.level) ? "news" : "closing";
    cautions.push({ code, values: { event, date, lastFall, successor } });
  }
  if (!isRanked) cautions.push({ code: "notRanked", values: {} });
  return cautions;
}
