/**
 * What a transfer student can expect at one college: a place by agreement, what an agreement still asks, or nothing that
 * anybody publishes. Admit rates are of first-years, so a transfer student never gets a chance computed from them.
 */
import type { CollegeSummary } from "#domain/college/college.ts";
import type { Profile } from "#domain/people/profile.ts";
import { describeSourceYear } from "#facts/describePeriod.ts";
import { type Day, toDay } from "#lib/dates.ts";
import type { MetGuarantee } from "./chance.ts";
import type { TransferNeed } from "./ruleTerms.ts";
import { type TransferRule, transferRules } from "./transferRules.ts";

export type TransferAnswers = Pick<Profile, "gradeYear" | "transfer" | "gpa" | "gpaScale" | "homeState">;

/** What the answers say is not there yet; null answers count, because they decide too. */
export type TransferGap = "college" | "degree" | "credits" | "gpa";

export type TransferChance =
  | { kind: "guaranteed"; rule: TransferRule }
  /** `missing`: what the student has not reached or told yet. `confirm`: what no answer shows, to be checked with the college. */
  | {
      kind: "agreement";
      rule: TransferRule;
      missing: readonly TransferGap[];
      confirm: readonly TransferNeed[];
      /** The day that has passed on which what it asks was due for the fall that the student starts in; null while it is open. */
      closedOn: Day | null;
    }
  | { kind: "unknown" };

/** When a student asks, and the fall they start in: without it no agreement's own days are weighed. */
export type TransferStart = { today: Day; fall: number };

const unknown: TransferChance = { kind: "unknown" };

/** The best that an agreement gives this student here; a place at one of several colleges is no place at this one. */
export function findTransferChance(
  college: Pick<CollegeSummary, "unitId">,
  answers: TransferAnswers,
  start: TransferStart | null = null,
): TransferChance {
  const { transfer } = answers;
  if (transfer === null || transfer.unitId === college.unitId) return unknown;
  let best: TransferChance = unknown;
  for (const rule of placesAt(college.unitId)) {
    const found = checkTransferRule(rule, answers, start);
    if (found === null) continue;
    if (found.kind === "guaranteed") return found;
    if (best.kind === "unknown" || isNearer(found, best)) best = found;
  }
  return best;
}

type Found = Exclude<TransferChance, { kind: "unknown" }>;

/** Null where the agreement is not for students of this college, or not for those who hold a bachelor's degree. */
export function checkTransferRule(
  rule: TransferRule,
  answers: TransferAnswers,
  start: TransferStart | null = null,
): Found | null {
  const { transfer, homeState } = answers;
  if (transfer === null || transfer.degree === "bachelors") return null;
  if (transfer.unitId === null ? homeState !== rule.state : !rule.from.includes(transfer.unitId)) return null;
  const missing: TransferGap[] = [];
  if (transfer.unitId === null) missing.push("college");
  if (rule.needsDegree && transfer.degree !== "associate") missing.push("degree");
  if (rule.minimumCredits !== null && !(transfer.credits !== null && transfer.credits >= rule.minimumCredits))
    missing.push("credits");
  if (rule.minimumGpa !== null && !reachesGpa(rule.minimumGpa, answers)) missing.push("gpa");
  const isSure =
    rule.promises === "each" &&
    rule.confidence === "H" &&
    rule.source.pastPeriod === undefined &&
    missing.length === 0 &&
    rule.needs.length === 0;
  if (isSure) return { kind: "guaranteed", rule };
  const closes = start === null ? null : findLastDay(rule, start.fall);
  const closedOn = closes !== null && start !== null && start.today > closes ? closes : null;
  return { kind: "agreement", rule, missing, confirm: rule.needs, closedOn };
}

/** The last day for what an agreement wants filed, for a start in that fall; null where its record names none. */
function findLastDay({ needs }: TransferRule, fall: number): Day | null {
  if (needs.includes("transferForm")) return toDay(fall - 1, 9, 30);
  return needs.includes("applyByMarch1") ? toDay(fall, 3, 1) : null;
}

/** The average of a transfer student is the college's, which is on the plain four-point scale. */
function reachesGpa(minimum: number, { gpa, gpaScale }: TransferAnswers): boolean {
  return gpa !== null && gpaScale === "unweighted" && gpa >= minimum;
}

function isNearer(one: Found, other: TransferChance): boolean {
  if (one.kind !== "agreement" || other.kind !== "agreement") return false;
  if ((one.closedOn === null) !== (other.closedOn === null)) return one.closedOn === null;
  return one.missing.length + one.confirm.length < other.missing.length + other.confirm.length;
}

let byCollege: Map<number, TransferRule[]> | null = null;

/** Agreements that promise a place at this very college. Thousands of colleges ask. */
function placesAt(unitId: number): readonly TransferRule[] {
  if (byCollege === null) {
    byCollege = new Map();
    for (const rule of transferRules.filter(({ promises }) => promises === "each")) {
      for (const one of rule.unitIds) byCollege.set(one, [...(byCollege.get(one) ?? []), rule]);
    }
  }
  return byCollege.get(unitId) ?? [];
}

/** What the other agreements of the state mean here: a place at one of several colleges, or credits that count. */
export function listTransferRules(
  college: Pick<CollegeSummary, "unitId" | "state" | "control">,
  answers: TransferAnswers,
): readonly TransferRule[] {
  const { transfer, homeState } = answers;
  if (transfer === null) return [];
  return transferRules.filter((rule) => {
    if (rule.promises === "each" || rule.state !== college.state) return false;
    const comesFrom =
      rule.from.length === 0 || transfer.unitId === null
        ? homeState === rule.state
        : rule.from.includes(transfer.unitId);
    const isHere =
      rule.unitIds.length === 0 ? college.control === "public" : rule.unitIds.includes(college.unitId);
    return comesFrom && isHere;
  });
}

/** The agreement that makes the place certain, as a guaranteed chance names it. */
export function toMetGuarantee(chance: TransferChance): MetGuarantee | null {
  if (chance.kind !== "guaranteed") return null;
  const { id, name, source } = chance.rule;
  return { id, promise: { name, year: describeSourceYear(source) } };
}

/** Everything that answers show is there, and there is time: what is left is to do what the agreement says. */
export function isAgreementInReach(chance: TransferChance): boolean {
  if (chance.kind !== "agreement" || chance.closedOn !== null) return false;
  return chance.rule.promises === "each" && chance.missing.length === 0;
}
