/** The ranking and first list of the quiz, for POST /api/college-matches; run in a thread of its own (longWork/). */
import type { CollegeMatchesBody, MatchedCollege } from "#contract/collegeMatches.ts";
import type { Chance } from "#domain/admission/chance.ts";
import { citizenshipKey, homeCountryKey, readStanding } from "#domain/aid/standing.ts";
import { toEntryYear } from "#domain/college/entryYear.ts";
import { toShownMiles } from "#domain/geography/travelDistance.ts";
import { recommend } from "#domain/match/firstListRule.ts";
import { gapWords } from "#domain/match/gapWords.ts";
import {
  type CollegeMatches,
  listCautions,
  listReasons,
  type MatchQuestion,
  matchColleges,
} from "#domain/match/matchColleges.ts";
import { isTwoYearOnly } from "#domain/match/mendRule.ts";
import { mendWords } from "#domain/match/mendWords.ts";
import { oddsWords } from "#domain/match/oddsWords.ts";
import { type RankedCollege, rankCollege, toShownRow } from "#domain/match/rank.ts";
import { listSureTwoYear } from "#domain/match/sureTwoYear.ts";
import type { Profile } from "#domain/people/profile.ts";
import type { CollegeStatus } from "#domain/plan/plan.ts";
import type { PriceBand } from "#domain/price/band.ts";
import { describeAward } from "#domain/price/stateAwardWords.ts";
import { placeHome, unknownZip } from "#server/colleges/placeHome.ts";
import type { Colleges } from "#server/colleges.ts";
import type { ReplyTo } from "#server/http/handler.ts";
import { type FieldError, refuse } from "#server/http/problems.ts";

declare module "#server/longWork/tasks.ts" {
  interface FamilyTasks {
    findMatches: typeof findMatches;
  }
}

/** `now` decides which class a grade is. */
export function findMatches(
  { body, now }: { body: CollegeMatchesBody; now: Date },
  { colleges }: { colleges: Colleges },
): ReplyTo<"collegeMatches"> {
  const profile = placeHome(body.profile, colleges);
  const errors = [...(profile === null ? [unknownZip] : []), ...listStrangers(body, colleges)];
  if (profile === null || errors.length > 0) {
    return refuse(400, errors.map(({ message }) => message).join(" "), { errors });
  }
  const question = toQuestion(body, profile, colleges, now);
  const matched = matchColleges(colleges.summaries, question);
  const { rows, first } = matched;
  const firstList = [...first.rows, ...first.beyond].map(({ college }) => college.unitId);
  const ranked = new Set(rows.map(({ college }) => college.unitId));
  return {
    status: 200,
    body: {
      total: rows.length,
      firstList,
      gaps: first.gaps.map((gap) => ({ constraint: gap.constraint, sentence: gapWords.sentence(gap) })),
      ...tellOdds(matched, question),
      colleges: chooseRows(body, matched, question, colleges).map((row) =>
        toMatchedCollege(toShownRow(row, matched.input), question, matched, ranked.has(row.college.unitId)),
      ),
    },
  };
}

/** The odds of the first list, and what would mend them, in the sentences of the screen. */
function tellOdds(
  { first }: CollegeMatches,
  { profile, money }: MatchQuestion,
): Pick<MatchesFound, "odds" | "mend"> {
  const { odds, mend } = first;
  const { payPerYearUsd } = money;
  const telling = {
    isTwoYearOnly: isTwoYearOnly(profile),
    sureTwoYear: listSureTwoYear([...first.rows, ...first.beyond]),
  };
  return {
    odds:
      odds === null
        ? null
        : {
            atLeastOne: odds.atLeastOne,
            fourYear: odds.fourYear,
            payable: odds.payable,
            fourYearPayable: odds.fourYearPayable,
            byIncome: odds.byIncome === null ? null : [...odds.byIncome],
            sentence: oddsWords.sentence(odds, telling),
          },
    mend:
      mend === null || payPerYearUsd === null
        ? null
        : {
            sentence: mendWords.sentence(mend, payPerYearUsd),
            colleges: mend.colleges.map(({ row: { college }, oddsAfter }) => ({
              unitId: college.unitId,
              name: college.name,
              oddsAfter,
            })),
            oddsWithAll: mend.oddsWithAll,
            oddsAtHome: mend.oddsAtHome,
            evenBudgetUsd: mend.budgetUsd,
          },
  };
}

type MatchesFound = Extract<ReplyTo<"collegeMatches">, { status: 200 }>["body"];

/** Enough to correct a request by. */
const mostNamed = 10;

/** Colleges asked for that the data set does not have, each with its place in the request. */
function listStrangers({ unitIds = [], status }: CollegeMatchesBody, colleges: Colleges): FieldError[] {
  const asked = [
    ...unitIds.map((unitId, place) => ({ field: `unitIds.${place}`, unitId })),
    ...Object.keys(status).map((unitId) => ({ field: `status.${unitId}`, unitId: Number(unitId) })),
  ];
  return asked
    .filter(({ unitId }) => colleges.byUnitId(unitId) === null)
    .slice(0, mostNamed)
    .map(({ field, unitId }) => ({ field, message: `No college in the data set has the number ${unitId}.` }));
}

function toQuestion(
  { money, status, citizenship, homeCountry }: CollegeMatchesBody,
  profile: Profile,
  all: Colleges,
  now: Date,
): MatchQuestion {
  const having = (...wanted: readonly CollegeStatus[]) =>
    new Set(Object.keys(status).flatMap((unitId) => (isIn(wanted, status[unitId]) ? [Number(unitId)] : [])));
  const today = now.toISOString().slice(0, 10);
  return {
    profile,
    money,
    aid: null,
    standing: readStanding({
      ...(citizenship === null ? {} : { [citizenshipKey]: citizenship }),
      ...(homeCountry === null ? {} : { [homeCountryKey]: homeCountry }),
    }),
    majors: profile.majorFamilies.length === 0 ? null : all.majors(),
    entryYear: toEntryYear(profile.gradeYear, today),
    today,
    admittedTo: having("admitted", "enrolled"),
    turnedDownBy: having("denied", "waitlisted"),
  };
}

function isIn(wanted: readonly CollegeStatus[], status: CollegeStatus | undefined): boolean {
  return status !== undefined && wanted.includes(status);
}

/** In the order of the screen: those asked for, or the first of it and the first list. */
function chooseRows(
  { unitIds, limit }: CollegeMatchesBody,
  { rows, first, input }: CollegeMatches,
  { profile, money }: MatchQuestion,
  all: Colleges,
): RankedCollege<PriceBand>[] {
  if (unitIds === undefined) {
    return recommend(rows, profile, money).filter(
      ({ college }, place) => place < limit || first.placedBy.has(college.unitId),
    );
  }
  const asked = new Set(unitIds);
  const ranked = rows.filter(({ college }) => asked.delete(college.unitId));
  const others = [...asked].flatMap((unitId) => all.byUnitId(unitId) ?? []);
  const figures = [...ranked, ...others.map((college) => rankCollege(college, profile, money, input))];
  return recommend(figures, profile, money);
}

function toMatchedCollege(
  row: RankedCollege<PriceBand>,
  question: MatchQuestion,
  matched: CollegeMatches,
  isRanked: boolean,
): MatchedCollege {
  const {
    college,
    distanceKind,
    nearestPlace,
    matchPercent,
    chance,
    admissionLabel,
    budgetLabel,
    priceBand,
    field,
  } = row;
  return {
    unitId: college.unitId,
    name: college.name,
    distanceMiles: toShownMiles(row),
    distanceKind,
    nearestPlace:
      nearestPlace === null
        ? null
        : {
            name: nearestPlace.name,
            latitude: nearestPlace.latitude,
            longitude: nearestPlace.longitude,
          },
    matchPercent,
    chance: toChance(chance),
    admissionLabel: admissionLabel.code,
    budgetLabel,
    field: field === null ? null : { degreesPerYear: field.degreesPerYear },
    placedBy: matched.first.placedBy.get(college.unitId) ?? null,
    price:
      priceBand === null
        ? null
        : {
            lowUsd: priceBand.lowUsd,
            middleUsd: priceBand.middleUsd,
            highUsd: priceBand.highUsd,
            byIncome: priceBand.pricesByIncome === undefined ? null : [...priceBand.pricesByIncome],
            programs: (priceBand.awards ?? []).map((award) => ({
              id: award.id,
              name: award.name,
              year: award.year,
              status: award.status,
              usdPerYear: award.usd,
              text: describeAward(award),
            })),
          },
    reasons: listReasons(row, question, matched),
    warnings: listCautions(row, question, isRanked),
  };
}

function toChance(chance: Chance): MatchedCollege["chance"] {
  if (chance.kind !== "estimate") return { kind: chance.kind, share: null, low: null, high: null };
  const { kind, share, low, high } = chance;
  return { kind, share, low, high };
}
