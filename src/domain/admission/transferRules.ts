/** Agreements between colleges about transfer students, from /facts: who is promised a place, and whose credits count. */
import type { StateCode } from "#domain/college/states.ts";
import { transferRulesOrigins } from "#facts/admission/transferRules.origins.ts";
import { transferRulesRecords } from "#facts/admission/transferRules.ts";
import { findLatest, originIn } from "#facts/fact.ts";
import type { Source } from "#lib/source.ts";
import type { TransferNeed, TransferPromise } from "./ruleTerms.ts";

export type TransferRule = {
  id: string;
  state: StateCode;
  /** What people call it. */
  name: string;
  promises: TransferPromise;
  /** Where the student transfers to; empty for every public college of the state. */
  unitIds: readonly number[];
  /** Where the student comes from; empty for every public college of the state. */
  from: readonly number[];
  minimumGpa: number | null;
  /** Semester credits. */
  minimumCredits: number | null;
  /** An associate degree made for transfer, which an applied one is not. */
  needsDegree: boolean;
  /** Conditions that no answer shows. */
  needs: readonly TransferNeed[];
  source: Source;
  /** H: official page, statute or two sources that agree. M: one decent source. */
  confidence: "H" | "M";
};

type RuleValue = Pick<TransferRule, "promises" | "unitIds" | "from" | "needs"> & {
  minimumGpa?: number;
  minimumCredits?: number;
  needsDegree?: true;
};

export const transferRules: readonly TransferRule[] = transferRulesRecords.map((record) => {
  const { id, state, title } = record;
  const { period, value } = findLatest<RuleValue>(record);
  const { source, confidence } = originIn(transferRulesOrigins[id], period);
  if (confidence === "L") throw new Error(`The agreement ${id} cannot be shown.`);
  const { promises, unitIds, from, needs, minimumGpa = null, minimumCredits = null } = value;
  const needsDegree = value.needsDegree === true;
  return {
    id,
    state,
    name: title,
    promises,
    unitIds,
    from,
    minimumGpa,
    minimumCredits,
    needsDegree,
    needs,
    source,
    confidence,
  };
});
