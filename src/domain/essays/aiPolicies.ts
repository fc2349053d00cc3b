/** The rules on AI in essays, from /facts, and which of them hold for one college. */
import { aiPoliciesOrigins } from "#facts/essays/aiPolicies.origins.ts";
import { aiPoliciesRecords } from "#facts/essays/aiPolicies.ts";
import { findLatest, originIn } from "#facts/fact.ts";
import type { AiAnswer, AiPolicy, AiPolicyStatus, AiUse } from "./aiPolicy.ts";
import type { ApplicationPlatform } from "./prompt.ts";

/** A record's value, as its schema in build/facts has it. */
type RecordedPolicy = {
  readonly status: AiPolicyStatus;
  readonly rule?: string;
  readonly uses?: Readonly<Partial<Record<AiUse, AiAnswer>>>;
  readonly consequence?: string;
  readonly remark?: string;
};

export const aiPolicies: readonly AiPolicy[] = aiPoliciesRecords.map((record) => {
  const { period, value } = findLatest<RecordedPolicy>(record);
  const { source, known, confidence } = originIn(aiPoliciesOrigins[record.id], period);
  return {
    id: record.id,
    unitId: record.unitId,
    platform: record.platform,
    status: value.status,
    rule: value.rule ?? null,
    uses: value.uses ?? {},
    consequence: value.consequence ?? null,
    note: value.remark ?? null,
    period,
    source,
    known,
    confidence,
  };
});

const policyByCollege = new Map(aiPolicies.map((policy) => [policy.unitId, policy]));
const policyByPlatform = new Map(aiPolicies.map((policy) => [policy.platform, policy]));

/**
 * "college": its own rule. "platformOnly": none found with the college, so its application's rule applies. "ask": others
 * report a rule that we could not find with the college. None of them is a permission.
 */
export type AiRuleStatus = "college" | "platformOnly" | "ask";

export type AiRules = {
  status: AiRuleStatus;
  /** What we know of the college itself; null without a record. */
  college: AiPolicy | null;
  /** The rules of its applications. */
  platforms: readonly AiPolicy[];
};

/** `unitId` null asks for an application's rule alone. Platforms without a record are left out. */
export function findAiRules(unitId: number | null, platforms: readonly ApplicationPlatform[]): AiRules {
  const college = unitId === null ? null : (policyByCollege.get(unitId) ?? null);
  return {
    status: toStatus(college),
    college,
    platforms: platforms.flatMap((platform) => policyByPlatform.get(platform) ?? []),
  };
}

/**
 * What the rules say of one use. "notAllowed" if any forbids it; "allowed" only if one names it as acceptable and no
 * report says otherwise; null if nobody says, so that the student asks.
 */
export function findAiAnswer({ status, college, platforms }: AiRules, use: AiUse): AiAnswer | null {
  const answers = [college, ...platforms].map((policy) => policy?.uses[use]);
  if (answers.includes("notAllowed")) return "notAllowed";
  return status !== "ask" && answers.includes("allowed") ? "allowed" : null;
}

function toStatus(college: AiPolicy | null): AiRuleStatus {
  if (college?.status === "published") return "college";
  return college?.status === "unconfirmed" ? "ask" : "platformOnly";
}
