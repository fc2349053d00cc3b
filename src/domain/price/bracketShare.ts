/** About how many families of an income bracket meet what a program asks of their means. */
import type { ProgramRule } from "#domain/aid/programRules.ts";
import { calculatePellByIndex, calculatePovertyLine } from "#domain/aid/stateAidFederal.ts";
import type { NeedCode } from "#domain/aid/stateProgram.ts";
import { incomeBrackets } from "#domain/college/college.ts";
import type { ConditionFact } from "#domain/eligibility/condition.ts";
import { type Answers, checkAll, factsIn } from "#domain/eligibility/evaluate.ts";
import { type Bracket, topBracket } from "./brackets.ts";
import { estimateIndex, typicalFamily } from "./familyIndex.ts";

/** Means that a program asks for and no record draws a line of. */
export const unseenMeans: ReadonlySet<NeedCode> = new Set<NeedCode>([
  "financialNeed",
  "incomeCeiling",
  "unmetNeed",
]);

export const needFacts: ReadonlySet<ConditionFact> = new Set<ConditionFact>([
  "incomeUsd",
  "sai",
  "getsPell",
  "assetsUsd",
]);

/** Incomes that a bracket is looked at by; the highest has no upper end, and most of its families with aid are in this part. */
const incomesInBracket = 8;
const topBracketReachUsd = 250_000;

/** Of typical families evenly over the bracket; one that cannot be told counts half. */
export function findBracketShare(rule: ProgramRule, bracket: Bracket | null, people: number): number {
  const conditions = rule.conditions.filter((one) => factsIn(one).some((fact) => needFacts.has(fact)));
  const unseen = rule.needs.some(({ code }) => unseenMeans.has(code)) ? 0.5 : 1;
  if (bracket === null || conditions.length === 0) return unseen;
  const sum = listTypicalFamilies(bracket, people).reduce((total, answers) => {
    const { verdict } = checkAll(conditions, answers, { povertyLineUsd: calculatePovertyLine });
    return total + (verdict === "yes" ? 1 : verdict === "no" ? 0 : 0.5);
  }, 0);
  return (unseen * sum) / incomesInBracket;
}

const typicalFamilies = new Map<string, readonly Answers[]>();

/** The same for every student, and a thousandth of a second each, so they are kept. */
function listTypicalFamilies(bracket: Bracket, people: number): readonly Answers[] {
  const key = `${bracket} ${people}`;
  const known = typicalFamilies.get(key);
  if (known !== undefined) return known;
  const { fromUsd, toUsd } = incomeBrackets[bracket];
  const stepUsd = ((toUsd ?? topBracketReachUsd) - fromUsd) / incomesInBracket;
  const families = Array.from({ length: incomesInBracket }, (_none, at): Answers => {
    const incomeUsd = Math.round(fromUsd + (at + 0.5) * stepUsd);
    const sai = {
      low: estimateIndex(incomeUsd, people, 0),
      high: estimateIndex(incomeUsd, people, bracket === topBracket ? typicalFamily.mostAssetsUsd : 0),
    };
    return {
      incomeUsd,
      sai,
      getsPell: calculatePellByIndex(sai),
      familySize: people,
      parents: 2,
      dependency: "dependent",
      assetsUsd: 0,
    };
  });
  typicalFamilies.set(key, families);
  return families;
}
