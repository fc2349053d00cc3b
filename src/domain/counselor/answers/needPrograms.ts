/** A state's programs that go by need: who gets them and how to apply, for families who say that money is short. */
import { stateProgramsOf } from "#domain/aid/allStatePrograms.ts";
import { nameMainGrant } from "#domain/aid/mainGrants.ts";
import { findClosedDay } from "#domain/aid/stateMoneyDates.ts";
import { type NeedCode, needsOfMoney, type StateProgram, specialNeeds } from "#domain/aid/stateProgram.ts";
import { type StateCode, stateNames } from "#domain/college/states.ts";
import type { Condition } from "#domain/eligibility/condition.ts";
import { factsIn } from "#domain/eligibility/evaluate.ts";
import type { AnswerContext } from "../context.ts";
import { findClass } from "./programDue.ts";

const byMoney: ReadonlySet<string> = new Set(["incomeUsd", "sai", "assetsUsd", "getsPell"]);
const byMerit: ReadonlySet<string> = new Set([
  "gpa",
  "satTotal",
  "actComposite",
  "cltTotal",
  "classRankTopPercent",
  "classPlace",
]);
/** What few students study or train for. */
const narrowNeeds: ReadonlySet<NeedCode> = new Set<NeedCode>([
  ...specialNeeds,
  "inDemandProgram",
  "careerProgram",
  "certificateProgram",
  "shortCredential",
  "stemProgram",
  "stemOrHealth",
  "legislatorChooses",
  "collegeMerit",
]);

const asksOf = (conditions: readonly Condition[], facts: ReadonlySet<string>) =>
  conditions.some((one) => factsIn(one).some((fact) => facts.has(fact)));

/** An amount that turns on income is paid by need, too. */
function isByNeed({ conditions, needs, pays }: StateProgram): boolean {
  return (
    needs.some(({ code }) => needsOfMoney.has(code)) ||
    asksOf(conditions, byMoney) ||
    asksOf(
      pays.flatMap(({ asks }) => asks),
      byMoney,
    )
  );
}

/** Open to this class, the widest first: the state's main grant, then those that ask for no grades. */
export function listNeedPrograms(programs: readonly StateProgram[], context: AnswerContext): StateProgram[] {
  const { year } = findClass(context);
  const { today } = context;
  const rank = ({ name, state, conditions, needs }: StateProgram) =>
    (nameMainGrant(state).endsWith(name) ? 0 : 3) +
    (conditions.some(isOfMiddle) ? 2 : 0) +
    (asksOf(conditions, byMerit) ? 2 : 0) +
    (needs.some(({ code }) => narrowNeeds.has(code)) ? 4 : 0);
  return programs
    .filter(isByNeed)
    .filter((one) => findClosedDay(one, { graduationYear: year, today }) === null)
    .filter(({ conditions }) => !conditions.some((one) => isOfOthers(one, year)))
    .toSorted((one, other) => rank(one) - rank(other));
}

const middleUsd = 150_000;

/** A limit that most families are under. */
function isOfMiddle(one: Condition): boolean {
  return one.kind === "atMost" && one.fact === "incomeUsd" && one.value > middleUsd;
}

/** "You graduate in 2023 or earlier": closed to new students. */
export function isOfOthers(one: Condition, year: number): boolean {
  return one.kind === "atMost" && one.fact === "graduationYear" && one.value < year;
}

const mostPrograms = 2;

/** The first of them, of those that most students may get. */
export function pickNeedPrograms(state: StateCode, context: AnswerContext): StateProgram[] {
  const all = listNeedPrograms(stateProgramsOf(state), context);
  const wide = all.filter(({ needs }) => needs.every(({ code }) => !narrowNeeds.has(code)));
  return (wide.length > 0 ? wide : all).slice(0, mostPrograms);
}

/** Said before what the state has instead. */
export function sayNoneByNeed(state: StateCode): string {
  return `I know of no program in ${stateNames[state]} that is based on need. The federal Pell Grant is, so file the FAFSA. `;
}
