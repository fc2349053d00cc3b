/**
 * Which question to ask next: the one whose answer would move the colleges on the list the most. Each open question is tried
 * with a few answers that students give, and what these do to the chance, the price and the place of each college counts.
 */

import { isPastHighSchool } from "#domain/admission/applicantStatus.ts";
import { listDecidingFacts } from "#domain/admission/decidingFacts.ts";
import { type QuizScreen, quizScreens, sizes } from "#domain/answers/catalog/profile.ts";
import type { CollegeSummary } from "#domain/college/college.ts";
import { controls, settings } from "#domain/college/college.ts";
import type { Money, Profile } from "#domain/people/profile.ts";
import type { MatchPriceBand } from "./curves.ts";
import { type RankedCollege, type RankInput, rankCollege } from "./rank.ts";

/** The questions that can change something for this student, in the order of the quiz. */
export function listQuizScreens(profile: Profile): QuizScreen[] {
  return quizScreens.filter((screen) => {
    if (screen === "record") return listDecidingFacts(profile).length > 0;
    return screen !== "since" || isPastHighSchool(profile);
  });
}

type Trial = { profile: Partial<Profile>; money?: Partial<Money> };

/**
 * How much an answer would move the list, 0-1: the mean over its colleges and over the answers tried. The chance counts in
 * shares, the price in shares of the price as it is, the match in shares of the whole.
 */
export type Effect = { screen: QuizScreen; effect: number };

/** Of the open questions, the one that moves the most first. `inputFor` gives the price rules for changed answers. */
export function rankQuestions<Band extends MatchPriceBand>(
  open: readonly QuizScreen[],
  listed: readonly CollegeSummary[],
  profile: Profile,
  money: Money,
  inputFor: (profile: Profile, money: Money) => RankInput<Band>,
): Effect[] {
  const before = listed.map((college) => rankCollege(college, profile, money, inputFor(profile, money)));
  return open
    .map((screen) => {
      const effects = listTrials(screen, listed).map((trial) => {
        const after = { profile: { ...profile, ...trial.profile }, money: { ...money, ...trial.money } };
        const input = inputFor(after.profile, after.money);
        return mean(
          before.map((row) =>
            rateMove(row, rankCollege(row.college, after.profile, after.money, input), after.profile),
          ),
        );
      });
      return { screen, effect: screen === "majors" ? majorsEffect : mean(effects) };
    })
    .toSorted((one, other) => other.effect - one.effect);
}

/**
 * A field moves the match and the chance by what a college offers, in an index that is not loaded before a field is chosen. The
 * mean over the twelve most common fields and the first lists of six students was 0.12 to 0.15 (data of November 2026).
 */
const majorsEffect = 0.12;

/** A few answers of each kind that students give, most of them in the middle. */
function listTrials(screen: QuizScreen, listed: readonly CollegeSummary[]): Trial[] {
  const of = (profiles: readonly Partial<Profile>[]): Trial[] => profiles.map((one) => ({ profile: one }));
  switch (screen) {
    case "grades":
      return of([2.7, 3.3, 3.8].map((gpa) => ({ gpa, gpaScale: "unweighted" })));
    case "home":
      return of(
        [...new Set(listed.map(({ state }) => state))].slice(0, 3).map((homeState) => ({ homeState })),
      );
    case "pay":
      return [
        [8_000, 40_000],
        [18_000, 90_000],
        [35_000, 170_000],
      ].map(([payPerYearUsd = null, familyIncomeUsd = null]) => ({
        profile: {},
        money: { payPerYearUsd, familyIncomeUsd },
      }));
    case "tests":
      return of([1_050, 1_200, 1_400].map((satTotal) => ({ satTotal })));
    case "record":
      return of([
        {
          classRankTopPercent: 8,
          coreGpa: 3.7,
          coreYears: 20,
          hasRequiredCourses: true,
          attendsPublicSchool: true,
        },
        { classRankTopPercent: 40, coreGpa: 2.8, coreYears: 15, hasRequiredCourses: true },
      ]);
    case "since":
      return of([{ transfer: { unitId: null, credits: 60, degree: "associate" } }]);
    case "distance":
      return of([100, 250, 500, null].map((maxDistanceMiles) => ({ maxDistanceMiles })));
    case "size":
      return of(sizes.map((size) => ({ sizes: [size] })));
    case "setting":
      return of(settings.map((setting) => ({ settings: [setting] })));
    case "kind":
      return of([
        ...controls.slice(0, 2).map((control) => ({ controls: [control] })),
        { levels: ["fourYear" as const] },
        {},
      ]);
    case "living":
      return of([{ livingPlan: "withFamily" }]);
    case "majors":
    default:
      return [];
  }
}

type Row = RankedCollege<MatchPriceBand>;

/** A college that an answer takes off the list: half, because the next one like it takes its place. */
const leavesEffect = 0.5;

function rateMove(before: Row, after: Row, profile: Profile): number {
  const isTooFar = (after.distanceMiles ?? 0) > (profile.maxDistanceMiles ?? Infinity);
  if (isTooFar || isOutOfKind(after.college, profile)) return leavesEffect;
  const match = Math.abs((before.matchPercent ?? 0) - (after.matchPercent ?? 0)) / 100;
  return Math.min(1, Math.max(match, rateChance(before, after), ratePrice(before, after)));
}

/** The ranking leaves these out altogether. */
function isOutOfKind({ level, control }: CollegeSummary, { levels, controls: wanted }: Profile): boolean {
  return (
    (levels.length > 0 && !levels.some((one) => one === level)) ||
    (wanted.length > 0 && !wanted.includes(control))
  );
}

/** How far both ends move; a chance that there was not counts as one that could have been anything. */
function rateChance({ chance: before }: Row, { chance: after }: Row): number {
  const ends = (chance: Row["chance"]) =>
    chance.kind === "estimate"
      ? { low: chance.low, high: chance.high }
      : chance.kind === "unknown"
        ? { low: 0, high: 1 }
        : { low: 1, high: 1 };
  const [from, to] = [ends(before), ends(after)];
  return (Math.abs(from.low - to.low) + Math.abs(from.high - to.high)) / 2;
}

function ratePrice({ priceBand: before }: Row, { priceBand: after }: Row): number {
  if (before === null || after === null || before.highUsd <= 0) return 0;
  const moved = Math.abs(before.lowUsd - after.lowUsd) + Math.abs(before.highUsd - after.highUsd);
  return moved / 2 / before.highUsd;
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}
