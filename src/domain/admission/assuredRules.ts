/** Published admission rules and minimums from /facts/admission, each with where it is printed and how sure we are. */
import type { StateCode } from "#domain/college/states.ts";
import type { Condition } from "#domain/eligibility/condition.ts";
import { assuredOrigins } from "#facts/admission/assured.origins.ts";
import { assuredRecords } from "#facts/admission/assured.ts";
import { minimumsOrigins } from "#facts/admission/minimums.origins.ts";
import { minimumsRecords } from "#facts/admission/minimums.ts";
import { findLatest, originIn } from "#facts/fact.ts";
import type { Source } from "#lib/source.ts";
import type { AdmissionRoute, GuaranteeExtent } from "./ruleTerms.ts";

/** A rule admits to the university, never to a major. */
export type AssuredRule = {
  id: string;
  state: StateCode;
  /** What people call it. */
  name: string;
  route: AdmissionRoute;
  guarantees: GuaranteeExtent;
  /** Who does not meet it is not admitted in the regular way; missing an assured line is no such thing. */
  isFloor: boolean;
  /** Only students from other states are read by it. */
  isForOthers?: true;
  unitIds: readonly number[];
  /** The last day for applying in senior year. */
  applyBy: { month: number; day: number } | null;
  /** Terms that no answer shows, each without a full stop. */
  alsoAsks: readonly string[];
  /** All must hold: residency, required courses, grades and scores. */
  conditions: readonly Condition[];
  source: Source;
  /** H: official page, statute or two sources that agree. M: one decent source. */
  confidence: "H" | "M";
};

type RuleValue = Pick<AssuredRule, "route" | "guarantees" | "unitIds" | "conditions"> & {
  isFloor?: true;
  isForOthers?: true;
  applyBy?: { month: number; day: number };
  alsoAsks?: readonly string[];
};

const origins = { ...assuredOrigins, ...minimumsOrigins };

export const assuredRules: readonly AssuredRule[] = [...assuredRecords, ...minimumsRecords].map((record) => {
  const { id, state, title } = record;
  const { period, value } = findLatest<RuleValue>(record);
  const { source, confidence } = originIn(origins[id], period);
  if (confidence === "L") throw new Error(`The rule ${id} cannot be shown.`);
  const { route, guarantees, unitIds, conditions, applyBy = null, alsoAsks = [] } = value;
  const isFloor = route === "minimum" || value.isFloor === true;
  const rule = { id, state, name: title, route, guarantees, isFloor, unitIds, applyBy, alsoAsks, conditions };
  return { ...rule, ...(value.isForOthers === true ? { isForOthers: true } : {}), source, confidence };
});
