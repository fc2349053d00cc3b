/** A student's plan: what it contains, and who may see each part. */
import type { AidAnswers } from "#domain/answers/households.ts";
import type { PlanEssay } from "#domain/essays/essay.ts";
import type { Offer } from "#domain/offers/offer.ts";
import { emptyMoney, emptyProfile, type Money, type Profile } from "#domain/people/profile.ts";
import type { CalculatorPrice } from "#domain/price/calculatorPrice.ts";
import {
  type ApplicationPlan,
  emptyTimelineSetup,
  type OwnTask,
  type Situation,
  type TaskMark,
  type TimelineSetup,
} from "#domain/timeline/timeline.ts";
import type { Trip } from "#domain/visits/trip.ts";
import type { PlanComment } from "./comments.ts";
import type { Proposal, ProposalAnswer } from "./proposals.ts";

export const planSchemaVersion = 1;

/** The audience of each part: sync, sharing, export and erasure filter by these. */
export const scopes = ["plan", "money", "notes", "essay"] as const;
export type Scope = (typeof scopes)[number];

export const collegeStatuses = [
  "considering",
  "applying",
  "applied",
  "admitted",
  "denied",
  "waitlisted",
  "enrolled",
] as const;
export type CollegeStatus = (typeof collegeStatuses)[number];

export const planLimits = {
  nameLength: 60,
  noteLength: 5_000,
  compared: 4,
  colleges: 500,
  idLength: 64,
  taskMarks: 5_000,
  ownTasks: 500,
  taskTitleLength: 140,
  trips: 50,
  /** Per command: more than exist today, so that a newer release can add some. */
  weightsAtOnce: 20,
} as const;

export type Assumptions = {
  /** Years of college to price; null uses the default. */
  years: number | null;
  /** Annual price growth, 0.03 for 3%; null uses the default. */
  growthShare: number | null;
};
export const emptyAssumptions: Assumptions = { years: null, growthShare: null };

export type PlanCollege = {
  unitId: number;
  /** When it was last added to the list. */
  addedAt: string;
  status: CollegeStatus;
  /** How the student plans to apply; null if not chosen yet. */
  applicationPlan: ApplicationPlan | null;
  /** Scope notes. */
  note: string;
};

export type Plan = {
  schemaVersion: typeof planSchemaVersion;
  id: string;
  /** A first name or nickname, or null; tells siblings apart. */
  studentName: string | null;
  createdAt: string;
  profile: Profile;
  /** Scope money. */
  money: Money;
  /** Scope money: financial aid answers, by household and question. */
  aid: AidAnswers;
  /** Scope money: award letters, by id. */
  offers: readonly Offer[];
  /** Scope money: what colleges' own net price calculators said, by UNITID. */
  calculatorPrices: Readonly<Record<string, CalculatorPrice>>;
  /** The list, in the order the colleges were added. */
  colleges: readonly PlanCollege[];
  /** Not on the list: removed, or a status that arrived before its college. Never leaves the device. */
  shelved: readonly PlanCollege[];
  /** Up to four unitIds, in display order. */
  comparing: readonly number[];
  /** What the family told the timeline besides profile and list. */
  timeline: TimelineSetup;
  /** Scope notes: circumstances that add tasks are shared only with those the family tells. */
  situations: readonly Situation[];
  /** Task marks, by task id; a mark survives if its task disappears and comes back. Scope notes if the id is private. */
  taskMarks: Readonly<Record<string, TaskMark>>;
  /** Tasks added by hand, by id. */
  ownTasks: readonly OwnTask[];
  /** Campus trips, by id. */
  trips: readonly Trip[];
  /** Colleges that others propose, by id; each person sees only their own, and the student all. */
  proposals: readonly Proposal[];
  /** The student's answers, by the proposal's id. */
  proposalAnswers: Readonly<Record<string, ProposalAnswer>>;
  /** Comments at tasks and colleges, by id; each person sees only their own thread, and the student all. */
  comments: readonly PlanComment[];
  /** Scope essay: in the order they were added. */
  essays: readonly PlanEssay[];
  /** Scope essay: removed, or a text that arrived before its essay. Never leaves the device. */
  shelvedEssays: readonly PlanEssay[];
  /** Only the weights the student changed, 0-100 by name; the match rule has the rest. */
  matchWeights: Readonly<Record<string, number>>;
  assumptions: Assumptions;
  /** The last writer of each field, as "instant id"; this is what makes replays agree. */
  stamps: Readonly<Record<string, string>>;
};

/** The scope of each part of a plan. A college's note is the only nested part with a scope of its own. */
export const partScopes: Readonly<Record<keyof Plan, Scope>> & { readonly note: Scope } = {
  schemaVersion: "plan",
  id: "plan",
  studentName: "plan",
  createdAt: "plan",
  profile: "plan",
  money: "money",
  aid: "money",
  offers: "money",
  calculatorPrices: "money",
  colleges: "plan",
  shelved: "plan",
  comparing: "plan",
  timeline: "plan",
  situations: "notes",
  taskMarks: "plan",
  ownTasks: "plan",
  trips: "plan",
  proposals: "plan",
  proposalAnswers: "plan",
  comments: "plan",
  essays: "essay",
  shelvedEssays: "essay",
  matchWeights: "plan",
  assumptions: "plan",
  stamps: "plan",
  note: "notes",
};

/** `path` names the field, such as "profile.gpa" or "colleges.3.status". */
export type PlanProblem =
  | { kind: "notAPlan" }
  | { kind: "newer"; schemaVersion: number }
  | { kind: "brokenField"; path: string };

export const emptyParts: Omit<Plan, "schemaVersion" | "id" | "createdAt"> = {
  studentName: null,
  profile: emptyProfile,
  money: emptyMoney,
  aid: {},
  offers: [],
  calculatorPrices: {},
  colleges: [],
  shelved: [],
  comparing: [],
  timeline: emptyTimelineSetup,
  situations: [],
  taskMarks: {},
  ownTasks: [],
  trips: [],
  proposals: [],
  proposalAnswers: {},
  comments: [],
  essays: [],
  shelvedEssays: [],
  matchWeights: {},
  assumptions: emptyAssumptions,
  stamps: {},
};

export function makeEmptyPlan(id: string, createdAt: string): Plan {
  return {
    schemaVersion: planSchemaVersion,
    id,
    createdAt,
    ...emptyParts,
  };
}

export function isObject(raw: unknown): raw is Record<string, unknown> {
  return typeof raw === "object" && raw !== null && !Array.isArray(raw);
}

/** Whether anything was entered for a college; a college off the list is kept only then. */
export function hasAnyEntry(college: Pick<PlanCollege, "status" | "applicationPlan" | "note">): boolean {
  return college.status !== "considering" || college.applicationPlan !== null || college.note !== "";
}

/** Whether the list has room. Checked before adding, so that a full list is reported and never truncated. */
export function hasRoom(plan: Plan): boolean {
  return plan.colleges.length < planLimits.colleges;
}

/** How to apply is asked only for colleges that have not responded yet. */
export function listCollegesToPlan({ colleges }: Pick<Plan, "colleges">): PlanCollege[] {
  return colleges.filter(({ status }) => ["considering", "applying", "applied"].includes(status));
}
