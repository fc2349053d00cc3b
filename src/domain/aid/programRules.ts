/** The rules and amounts of the state programs that a rule decides, without agencies, dates and sources: what a price needs. */
import type { StateCode } from "#domain/college/states.ts";
import { programRuleRecords } from "#facts/states/programRules.ts";
import type { StateProgram } from "./stateProgram.ts";
import {
  type ProgramAmount,
  type ProgramConditions,
  toAmountRule,
  toConditionRule,
} from "./toStateProgram.ts";

export type ProgramRule = Pick<
  StateProgram,
  | "id"
  | "state"
  | "name"
  | "replacedBy"
  | "ruleYear"
  | "decidedBy"
  | "conditions"
  | "needs"
  | "pays"
  | "isPlaceListWhole"
> & {
  /** The last day to apply, from the year of high school graduation; left out while a way in has no day. */
  closes?: { month: number; day: number; yearsAfter: number };
};

/** As generated: the newest rule and amount of a record. */
type ProgramRuleRecord = {
  id: string;
  title: string;
  state: StateCode;
  replacedBy: readonly string[];
  ruleYear: string;
  closes?: { month: number; day: number; yearsAfter: number };
  rule: ProgramConditions;
  amountYear: string;
  amount: ProgramAmount;
};

const byState = new Map<StateCode, readonly ProgramRule[]>();

/** Empty for a state of which we have no program on record. */
export function programRulesOf(state: StateCode): readonly ProgramRule[] {
  const known = byState.get(state);
  if (known !== undefined) return known;
  const records: readonly ProgramRuleRecord[] = programRuleRecords;
  const rules = records.filter((record) => record.state === state).map(toRule);
  byState.set(state, rules);
  return rules;
}

function toRule({
  id,
  title,
  state,
  replacedBy,
  ruleYear,
  closes,
  rule,
  amountYear,
  amount,
}: ProgramRuleRecord): ProgramRule {
  return {
    id,
    state,
    name: title,
    replacedBy: [...replacedBy],
    ruleYear,
    ...(closes === undefined ? {} : { closes }),
    ...toConditionRule(rule),
    ...toAmountRule(amount, amountYear),
  };
}
