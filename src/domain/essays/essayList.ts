/** The types of the essay list: what a plan's colleges ask for, by application, with what the student has so far. */

import type { EssayDemand } from "#domain/college/requirements.ts";
import type { StateCode } from "#domain/college/states.ts";
import type { MainEssay } from "#domain/timeline/essayDemand.ts";
import type { ApplicationsInput } from "#domain/timeline/listApplications.ts";
import type { ApplicationPlan, DateBasis } from "#domain/timeline/timeline.ts";
import type { Day } from "#lib/dates.ts";
import type { Source } from "#lib/source.ts";
import type { AiRules } from "./aiPolicies.ts";
import type { EssayStatus } from "./essay.ts";
import type { ApplicationPlatform, EssayPrompt } from "./prompt.ts";

/** An essay the student keeps, as far as the list shows it. */
export type StudentEssay = {
  essayId: string;
  /** A record's id; null for a question the student typed in. */
  promptId: string | null;
  /** The college of a question the student typed in; null with `promptId`, or for a scholarship and the like. */
  unitId: number | null;
  status: EssayStatus;
  words: number;
};

/** What the college's record says of an essay in admission. */
export type EssayPolicy = "required" | "considered" | "notConsidered";

export type EssayListInput = Omit<ApplicationsInput, "graduationYear" | "homeState"> & {
  /** Null while the class is unknown: the list then has no dates. */
  graduationYear: number | null;
  homeState: StateCode | null;
  essays: readonly StudentEssay[];
  /** By unitId, from the colleges' records. */
  essayPolicies?: ReadonlyMap<number, EssayPolicy>;
};

/** When a college's essays are due: the deadline of the chosen round, as in the timeline. */
export type EssayDue = {
  unitId: number;
  plan: ApplicationPlan;
  /** Null for rolling admission or if unknown. */
  day: Day | null;
  /** What to aim for where `day` is null, or before it where the college has a priority date. */
  aim: Day | null;
  isExpected: boolean;
  isRolling: boolean;
  /** Not submitted yet, as far as the plan knows. */
  isToSend: boolean;
  isOver: boolean;
  basis: DateBasis | null;
};

export type EssayItem = {
  prompt: EssayPrompt;
  /** The student's essays for this question, in their order; mostly none or one. */
  essays: readonly StudentEssay[];
  /** Essays for another application that answer this question too. */
  answeredBy: readonly StudentEssay[];
};

/** Questions that belong together. With `choice`, the student picks some of them; without, each stands alone. */
export type EssaySet = {
  /** How many to pick; `from` is null where sources count differently. */
  choice: { pick: number; from: number | null } | null;
  items: readonly EssayItem[];
};

/**
 * What the list knows of a college's or an application's questions.
 * "recorded": we have them. "none": it asks for none in general. "application": only those of its application.
 * "asked": it asks for some, and we don't have them.
 * "notRecorded": no record, so the student adds its questions. "openAdmission": it admits everyone, so usually none.
 * "transfer": our records are for first-year applicants, and this student is not one.
 */
export type EssayCoverage =
  | "recorded"
  | "none"
  | "application"
  | "asked"
  | "notRecorded"
  | "openAdmission"
  | "transfer";

/** A college that an application serves. "recorded": a record says so. "unknown": we do not know which it takes. */
export type PlatformCollege = {
  unitId: number;
  use: "recorded" | "unknown";
  essayPolicy: EssayPolicy | null;
};

export type EssayProgress = {
  /** Answers that every applicant writes; optional ones and those for some applicants are not counted. */
  asked: number;
  started: number;
  /** Ready for a reader, or further. */
  drafted: number;
  /** Final or submitted. */
  finished: number;
};

type EssayGroup = {
  coverage: EssayCoverage;
  sets: readonly EssaySet[];
  /** Essays for questions the student typed in. */
  own: readonly StudentEssay[];
  due: EssayDue | null;
  aiRules: AiRules;
  progress: EssayProgress;
};

export type PlatformEssays = EssayGroup & {
  kind: "platform";
  platform: ApplicationPlatform;
  colleges: readonly PlatformCollege[];
  /** No record names it for a college of the plan, and it is not common enough to be expected. */
  isGuess: boolean;
  /** Of the Common App: whether its essay is still to be written. */
  mainEssay: MainEssay;
};

export type CollegeEssayGroup = EssayGroup & {
  kind: "college";
  unitId: number;
  /** Those a record names; empty where none does. */
  platforms: readonly ApplicationPlatform[];
  demand: EssayDemand | null;
  note: string | null;
  /** Where the college says what it asks; null without a record. */
  source: Source | null;
};

export type EssayList = {
  /** Shared applications first, then colleges: those still to send by date, then the others. */
  groups: readonly (PlatformEssays | CollegeEssayGroup)[];
  /** Essays that belong to no college on the list. */
  others: readonly StudentEssay[];
  /** The newest cycle of the questions, and whether it is this student's. Null if none is listed. */
  cycle: { of: string; isCurrent: boolean } | null;
};
