/** What an application or a college says about AI in application essays. Silence is never permission. */
import type { Confidence, Known } from "#facts/fact.ts";
import type { Source } from "#lib/source.ts";
import type { ApplicationPlatform } from "./prompt.ts";

/** What a student might use AI for. "grammar" is spelling and grammar; "rewrite" includes tone and voice. */
export const aiUses = ["ideas", "feedback", "grammar", "rewrite", "write", "translate"] as const;
export type AiUse = (typeof aiUses)[number];

export const aiAnswers = ["allowed", "notAllowed"] as const;
export type AiAnswer = (typeof aiAnswers)[number];

/**
 * "published": in the owner's own words, for all to read. "silent": looked for and not found. "unconfirmed": reported by
 * others and not found with the owner, so its content is not shown.
 */
export const aiPolicyStatuses = ["published", "silent", "unconfirmed"] as const;
export type AiPolicyStatus = (typeof aiPolicyStatuses)[number];

export type AiPolicy = {
  id: string;
  /** The college whose rule it is; null for an application's. */
  unitId: number | null;
  platform: ApplicationPlatform | null;
  status: AiPolicyStatus;
  /** The rule in plain words; null unless published. */
  rule: string | null;
  /** Only what the rule names. What it does not name is unknown, never allowed. */
  uses: Readonly<Partial<Record<AiUse, AiAnswer>>>;
  /** What may happen to a student who breaks it; null where the rule names nothing. */
  consequence: string | null;
  note: string | null;
  /** The period of the record, such as "since 2023" or "2026-27". */
  period: string;
  source: Source;
  known: Known;
  confidence: Confidence;
};
