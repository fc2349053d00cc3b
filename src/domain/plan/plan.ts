/** A student's plan: what it holds, and to whom each part belongs. */
import type { AidAnswers } from "#domain/aid/households.ts";
import type { Offer } from "#domain/offers/offer.ts";
import { emptyMoney, emptyProfile, type Money, type Profile } from "#domain/people/profile.ts";
import {
  type ApplicationPlan,
  emptyTimelineSetup,
  type OwnTask,
  type Situation,
  type TaskMark,
  type TimelineSetup,
} from "#domain/timeline/timeline.ts";
import type { Trip } from "#domain/visits/trip.ts";

export const planSchemaVersion = 1;

/** Whose eyes a part is for: sync, sharing, export and erasing filter by these. Nothing has scope essay yet. */
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
  /** In one command: more than there are, so that a newer release may have others. */
  weightsAtOnce: 20,
} as const;

export type Assumptions = {
  /** Years of study to price; null leaves it to the rule. */
  years: number | null;
  /** Growth of prices a year, 0.03 for 3%; null leaves it to the rule. */
  growthShare: number | null;
};
export const emptyAssumptions: Assumptions = { years: null, growthShare: null };

export type PlanCollege = {
  unitId: number;
  /** When it came onto the list, the last time. */
  addedAt: string;
  status: CollegeStatus;
  /** How the student means to apply; null is not yet chosen. */
  applicationPlan: ApplicationPlan | null;
  /** Scope notes. */
  note: string;
};

export type Plan = {
  schemaVersion: typeof planSchemaVersion;
  id: string;
  /** A first name or nickname, or null: siblings are told apart by it. */
  studentName: string | null;
  createdAt: string;
  profile: Profile;
  /** Scope money. */
  money: Money;
  /** Scope money: what was answered for financial aid, by household and question. */
  aid: AidAnswers;
  /** Scope money: financial aid offers, by their ids. */
  offers: readonly Offer[];
  /** The list, in the order the colleges were added. */
  colleges: readonly PlanCollege[];
  /** Known about but not on the list: removed, or a status that arrived before its college. Never leaves the device. */
  shelved: readonly PlanCollege[];
  /** Up to four unitIds, in the order shown. */
  comparing: readonly number[];
  /** What the family told the timeline beyond profile and list. */
  timeline: TimelineSetup;
  /** Scope notes: circumstances that add tasks are for those they are told. */
  situations: readonly Situation[];
  /** What was done to a task, by its id; a mark outlives a task that goes and comes back. Scope notes where the id is private. */
  taskMarks: Readonly<Record<string, TaskMark>>;
  /** Tasks added by hand, by their ids. */
  ownTasks: readonly OwnTask[];
  /** Campus trips, by their ids. */
  trips: readonly Trip[];
  /** Only weights the student moved, 0-100 by name; the match rule has the others. */
  matchWeights: Readonly<Record<string, number>>;
  assumptions: Assumptions;
  /** For each field the command that wrote it last, as "instant id": what makes replays agree. */
  stamps: Readonly<Record<string, string>>;
};

/** Scope of each part of a plan; a college's note is the one part inside another with a scope of its own. */
export const partScopes: Readonly<Record<keyof Plan, Scope>> & { readonly note: Scope } = {
  schemaVersion: "plan",
  id: "plan",
  studentName: "plan",
  createdAt: "plan",
  profile: "plan",
  money: "money",
  aid: "money",
  offers: "money",
  colleges: "plan",
  shelved: "plan",
  comparing: "plan",
  timeline: "plan",
  situations: "notes",
  taskMarks: "plan",
  ownTasks: "plan",
  trips: "plan",
  matchWeights: "plan",
  assumptions: "plan",
  stamps: "plan",
  note: "notes",
};

/** `path` names the field, as "profile.gpa" or "colleges.3.status". */
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
  colleges: [],
  shelved: [],
  comparing: [],
  timeline: emptyTimelineSetup,
  situations: [],
  taskMarks: {},
  ownTasks: [],
  trips: [],
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

/** Whether anything was said about a college: what is off the list is kept only then. */
export function hasAnyEntry(college: Pick<PlanCollege, "status" | "applicationPlan" | "note">): boolean {
  return college.status !== "considering" || college.applicationPlan !== null || college.note !== "";
}
