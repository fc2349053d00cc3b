/** The state of syncing all plans: the model, its events and effects, and selectors. */
import type { KeptPlan, SyncRow } from "#client/plan/planDatabase.ts";
import type { Command } from "#domain/plan/commands.ts";
import { compactCommands } from "#domain/plan/replay.ts";
import type { JoinDecision, JoinedPlans, JoinReport, PlanPair } from "./joinRules.ts";
import type { Failure, PlanApi } from "./planApi.ts";
import {
  ownSharing,
  type Sharing,
  type SyncEvent,
  type SyncProblem,
  type SyncState,
  type SyncStep,
  syncAtStart,
} from "./syncRules.ts";
import type { SyncOverview } from "./syncStorage.ts";

export type PlanSyncStatus = {
  phase: "working" | "synced" | "waiting" | "signedOut";
  /** Changes on this device that the account does not have yet. */
  waiting: number;
  problems: readonly { planId: string; problem: SyncProblem }[];
  /** Plans in the account that were removed from this device. */
  leftOut: readonly string[];
  /** Plans that were in the account and no longer are, or not as this person's own: what is here is all there is of it. */
  onlyHere: readonly string[];
  /** What the first sign-in on this device did; null if nothing, or once it was shown. */
  report: JoinReport | null;
};

export type PlansOfAccount = Awaited<ReturnType<PlanApi["list"]>>;

/** A stored plan with the commands this release understands. */
export type ReadPlan = { row: SyncRow | null; commands: readonly Command[]; sent: ReadonlySet<string> };

export type FollowedPlan = { plan: KeptPlan; state: SyncState };

/** "send": something changed here. "again": a wait is over. "look": also check for news. */
export type SyncWish = "send" | "again" | "look";

/** The sync in progress. */
export type Round = {
  wishes: ReadonlySet<SyncWish>;
  /** Plans with changes stored since the last sync. */
  changed: ReadonlySet<string>;
  isOnline: boolean;
  listed: PlansOfAccount | null;
  overview: SyncOverview;
  /** Plans read in this sync and not written since. */
  reads: ReadonlyMap<string, ReadPlan>;
  decision: JoinDecision | null;
  joined: readonly JoinedPlans[];
};

export type PlanSyncModel = {
  status: PlanSyncStatus;
  /** Null until the account has responded. */
  accountId: string | null;
  plans: ReadonlyMap<string, FollowedPlan>;
  /** By plan, how many changes the account does not have yet. */
  waiting: ReadonlyMap<string, number>;
  /** Plans the person wants back on this device. */
  returning: readonly string[];
  /** Plans stored on this device for another account. */
  others: readonly string[];
  wishes: ReadonlySet<SyncWish>;
  changed: ReadonlySet<string>;
  listFailures: number;
  round: Round | null;
};

/** "release": whether a plan that was handed over has anything that only this device knows. */
export type ReadPurpose = "count" | "decide" | "sync" | "release";

export type PlanSyncEvent =
  | { kind: "wished"; wish: SyncWish }
  | { kind: "changed"; planId: string }
  | { kind: "wantedBack"; planId: string }
  | { kind: "reportRead" }
  | { kind: "began"; isOnline: boolean }
  | { kind: "listed"; listed: PlansOfAccount }
  | { kind: "listFailed"; failure: Failure }
  | { kind: "overviewRead"; overview: SyncOverview }
  | { kind: "planRead"; planId: string; purpose: ReadPurpose; read: ReadPlan }
  /** Every plan not yet in the account has been read, so the rule can decide what belongs together. */
  | { kind: "undecidedRead" }
  /** Every plan has processed the account's list and pulled what it lacked. */
  | { kind: "heard" }
  | { kind: "joining"; pair: PlanPair }
  | { kind: "joined" }
  | { kind: "told"; planId: string; event: SyncEvent }
  | { kind: "ended" }
  /** The device's storage failed. */
  | { kind: "failed" };

export type PlanSyncEffect =
  | { kind: "list" }
  | { kind: "readOverview" }
  | { kind: "readPlan"; planId: string; purpose: ReadPurpose }
  | { kind: "perform"; plan: KeptPlan; step: SyncStep }
  | { kind: "keepRow"; row: SyncRow }
  | { kind: "bringBack"; planId: string }
  | { kind: "join"; fromId: string; into: KeptPlan; row: SyncRow }
  | { kind: "drop"; planId: string }
  | { kind: "reread" }
  | { kind: "hide"; planIds: readonly string[] }
  | { kind: "later"; ms: number; wish: SyncWish }
  | { kind: "signedOut" }
  /** Continues with the event once everything before it is done. */
  | { kind: "next"; event: PlanSyncEvent };

export type PlanSyncMove = { model: PlanSyncModel; effects: readonly PlanSyncEffect[] };

export const planSyncAtStart: PlanSyncModel = {
  status: { phase: "working", waiting: 0, problems: [], leftOut: [], onlyHere: [], report: null },
  accountId: null,
  plans: new Map(),
  waiting: new Map(),
  returning: [],
  others: [],
  wishes: new Set(),
  changed: new Set(),
  listFailures: 0,
  round: null,
};

/** What is stored with a synced plan. */
export function toRow({ accountId, plans }: PlanSyncModel, planId: string): SyncRow {
  const { known, sharing, problem } = plans.get(planId)?.state ?? syncAtStart(0, ownSharing);
  const state = problem === "gone" ? "gone" : "followed";
  return { planId, accountId: accountId ?? "", state, into: null, revision: known, ...sharing };
}

/** The state that determines how a plan's unsent changes count; null if none are for this account. */
export function stateToCount(model: PlanSyncModel, { overview }: Round, planId: string): SyncState | null {
  const followed = model.plans.get(planId);
  if (followed !== undefined) return followed.state;
  const row = overview.rows.find((one) => one.planId === planId);
  const isJoining = row?.accountId === model.accountId && row?.state === "joining";
  return row === undefined || isJoining ? syncAtStart(0, ownSharing) : null;
}

/** Unsent means not in the account, and not superseded here. */
export function toUnsent(planId: string, { commands, sent }: ReadPlan): Command[] {
  return compactCommands(commands.filter((command) => command.planId === planId)).filter(
    ({ id }) => !sent.has(id),
  );
}

export function toKept({ accountId }: PlanSyncModel, planId: string, stored: ReadPlan): SyncEvent {
  const isOurs = stored.row !== null && stored.row.accountId === accountId;
  return { kind: "kept", known: isOurs ? (stored.row?.revision ?? 0) : 0, unsent: toUnsent(planId, stored) };
}

export function toJoinRow(
  model: PlanSyncModel,
  planId: string,
  state: "joining" | "joined",
  into: string,
): SyncRow {
  const { accountId } = model;
  return { planId, accountId: accountId ?? "", state, into, revision: 0, ...ownSharing };
}

export function toSharing({ role, scopes, moneySharedSince }: Sharing): Sharing {
  return { role, scopes, moneySharedSince };
}

export function withStatus(model: PlanSyncModel, change: Partial<PlanSyncStatus>): PlanSyncModel {
  return { ...model, status: { ...model.status, ...change } };
}

export function stay(model: PlanSyncModel): PlanSyncMove {
  return { model, effects: [] };
}
