/** What an application asks a student to write: one essay question with its topic in our words, its limit and its source. */
import type { EssayDemand } from "#domain/college/requirements.ts";
import type { Confidence, Known } from "#facts/fact.ts";
import type { Source } from "#lib/source.ts";

/** What a question is about. Drafts are reused by this. "choice": the options have kinds of their own. */
export const promptKinds = [
  "personal",
  "whyUs",
  "whyMajor",
  "community",
  "background",
  "experience",
  "disagreement",
  "curiosity",
  "activity",
  "challenge",
  "values",
  "service",
  "leadership",
  "creative",
  "gratitude",
  "roommate",
  "future",
  "context",
  "program",
  "open",
  "shortTake",
  "list",
  "paper",
  "image",
  "choice",
] as const;
export type PromptKind = (typeof promptKinds)[number];

/** Applications with questions of their own. "own": the college's own portal. */
export const applicationPlatforms = ["commonApp", "uc", "csu", "applyTexas", "coalition", "own"] as const;
export type ApplicationPlatform = (typeof applicationPlatforms)[number];

/** Whom a question is for. "some": only the applicants that `forWhom` names. */
export const promptAudiences = ["required", "optional", "some"] as const;
export type PromptAudience = (typeof promptAudiences)[number];

/** Applicants whom an application asks a question that it does not ask the others. */
export const promptApplicants = ["firstYear", "transfer"] as const;
export type PromptApplicants = (typeof promptApplicants)[number];

/**
 * Why a question has no limit we state. "seeApplication": our sources disagree, are not exact, or name none;
 * "noLimit": the application sets none; "notText": it is not an essay, but an image or a pick from a list.
 */
export const openLimits = ["seeApplication", "noLimit", "notText"] as const;
export type OpenLimit = (typeof openLimits)[number];

export type PromptLimit = {
  unit: "words" | "characters";
  most: number;
  /** Null where no minimum is known. */
  least: number | null;
  /** The college recommends this length; it is not enforced. */
  isAdvice: boolean;
};

export type PromptOption = { kind: PromptKind; topic: string };

/** Pick some of several questions: of those with the same `group` at one owner, or of the question's own options. */
export type PromptChoice = {
  group: string;
  pick: number;
  /** Null where sources count differently. */
  from: number | null;
  /** How many a transfer applicant picks; null where we have no record of what transfers are asked. */
  transferPick: number | null;
};

export type EssayPrompt = {
  /** The record's id. Never changes, because essays refer to it. */
  id: string;
  /** The college that asks; null for a question of a whole application. */
  unitId: number | null;
  /** The application whose question it is; null for a college's own. */
  platform: ApplicationPlatform | null;
  kind: PromptKind;
  /** In our words, never the application's text. */
  topic: string;
  audience: PromptAudience;
  /** Null where all are asked, as far as the record says. */
  applicants: PromptApplicants | null;
  /** With audience "some". */
  forWhom: string | null;
  limit: PromptLimit | null;
  /** Set where `limit` is null. */
  openLimit: OpenLimit | null;
  /** What the sources say of the length, where there is no limit to state. */
  limitNote: string | null;
  /** How many answers of this limit the question takes; 1 for most. */
  answers: number;
  options: readonly PromptOption[];
  choice: PromptChoice | null;
  /** The application whose main essay answers this question too. */
  answeredBy: ApplicationPlatform | null;
  note: string | null;
  /** The admission cycle it was published for: "2026-27". */
  cycle: string;
  source: Source;
  known: Known;
  confidence: Confidence;
};

/** One college's own questions taken together, or those of an application that has no others. */
export type CollegeEssays = {
  /** Null for an application's record. */
  unitId: number | null;
  platform: ApplicationPlatform | null;
  demand: EssayDemand;
  /** The applications that a record names; empty where none does, which does not mean "none". */
  platforms: readonly ApplicationPlatform[];
  note: string | null;
  cycle: string;
  source: Source;
  known: Known;
  confidence: Confidence;
};
