/** A student's plan: what it holds, and to whom each part belongs. */
import type { AidAnswers } from "#domain/aid/households.ts";
import type { Offer } from "#domain/offers/offer.ts";
import { emptyMoney, emptyProfile, type Money, type Profile } from "#domain/people/profile.ts";

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
  matchWeights: {},
  assumptions: emptyAssumptions,
  stamps: {},
};

export function emptyPlan(id: string, createdAt: string): Plan {
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
