/**
 * One round of syncing this device's plans with the account's: which plans there are, which of them are one student's, and
 * what each has that the other side lacks.
 */
import type { KeptPlan, SyncRow } from "#client/plan/planDatabase.ts";
import type { PlanStore } from "#client/plan/planStoreTypes.ts";
import type { Command } from "#domain/plan/commands.ts";
import { makeEmptyPlan, type Plan } from "#domain/plan/plan.ts";
import { replayCommands } from "#domain/plan/replay.ts";
import {
  allowRetry,
  catchUp,
  type ExchangePorts,
  exchangePlan,
  type FollowedPlan,
  followPlan,
  getRetryDelayMs,
  listSendable,
  listUnsent,
  ownSharing,
  readPlan,
  readRevision,
  type Sharing,
  type SyncProblem,
} from "./exchangePlan.ts";
import {
  decideJoin,
  describeJoin,
  type JoinDecision,
  type JoinedPlans,
  type JoinReport,
  listUndecided,
} from "./joinRules.ts";
import { type PlanApi, toFailure } from "./planApi.ts";
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

/** "send": something changed here. "again": a wait is over. "look": also check for news. */
export type SyncWish = "send" | "again" | "look";

/** What a tab remembers from one round to the next. What is stored on the device counts more. */
export type SyncMemory = {
  /** Null until the account has replied. */
  accountId: string | null;
  plans: Map<string, FollowedPlan>;
  /** By plan, how many changes the account does not have yet. */
  waiting: Map<string, number>;
  /** Plans the person wants back on this device. */
  returning: string[];
  /** Plans stored on this device for another account. */
  others: readonly string[];
  listFailures: number;
};

export type Round = ExchangePorts & {
  memory: SyncMemory;
  wishes: ReadonlySet<SyncWish>;
  /** Plans with changes stored since the last round. */
  changed: ReadonlySet<string>;
  isOnline: boolean;
  readonly store: Pick<PlanStore, "take" | "reread" | "noteJoined" | "hide">;
  moveEssays: (fromId: string, intoId: string) => Promise<void>;
  later: (waitMs: number, wish: SyncWish) => void;
  /** Changes what screens are told. */
  tell: (change: Partial<PlanSyncStatus>) => void;
};

type PlansOfAccount = Awaited<ReturnType<PlanApi["list"]>>;

export async function syncOnce(round: Round): Promise<void> {
  const { memory, wishes, changed, tell } = round;
  if (!round.isOnline) return countOffline(round);
  tell({ phase: "working" });
  const isDue = ({ plan, isWaiting }: FollowedPlan) =>
    changed.has(plan.id) || (isWaiting && wishes.has("again"));
  const due = [...memory.plans.values()].filter(isDue);
  // A change made while backing off from a busy server does not shorten the wait.
  const isRetry = !wishes.has("send") || wishes.size > 1;
  for (const one of memory.plans.values()) {
    one.unsent = null;
    if (isRetry) allowRetry(one);
  }
  if (!wishes.has("look") && memory.accountId !== null) {
    const overview = await round.storage.readOverview();
    // A plan started here since the account was last asked may belong to one there.
    const isKnown = ({ id }: KeptPlan) => memory.plans.has(id) || findRow(overview, id) !== undefined;
    if (overview.plans.every(isKnown)) return exchange(round, overview, due, []);
  }
  const listed = await listPlans(round);
  if (listed !== null) await followAccount(round, listed);
}

async function countOffline(round: Round): Promise<void> {
  const { memory, wishes, changed } = round;
  const overview = await round.storage.readOverview();
  const isOnlyChange = wishes.size === 1 && wishes.has("send");
  for (const { id } of overview.plans) {
    if (changed.has(id) || !isOnlyChange) await count(round, overview, id);
  }
  round.tell({ phase: "waiting", waiting: sumWaiting(memory, overview) });
}

/** The account's plans; null where it did not reply. */
async function listPlans(round: Round): Promise<PlansOfAccount | null> {
  const { memory, tell } = round;
  const reply = await round.api.list().then(
    (listed) => ({ listed }),
    (error: unknown) => ({ failure: toFailure(error) }),
  );
  round.throwIfStopped();
  if ("listed" in reply) {
    memory.listFailures = 0;
    memory.accountId = reply.listed.accountId;
    return reply.listed;
  }
  const { failure } = reply;
  if (failure.kind === "refused" && failure.why === "signedOut") {
    tell({ phase: "signedOut" });
    return null;
  }
  memory.listFailures += 1;
  const askedMs = failure.kind === "unanswered" ? (failure.retryAfterMs ?? 0) : 0;
  round.later(Math.max(askedMs, getRetryDelayMs(memory.listFailures)), "look");
  tell({ phase: "waiting" });
  return null;
}

async function followAccount(round: Round, { accountId, plans: listed }: PlansOfAccount): Promise<void> {
  const { memory, tell } = round;
  for (const planId of memory.returning.splice(0)) await round.storage.bringBack(planId);
  const overview = await round.storage.readOverview();
  const { rows } = overview;
  const undecided = new Set(listUndecided(accountId, listed, overview.plans, rows).map(({ id }) => id));
  const device = [];
  for (const start of overview.plans) {
    const commands = undecided.has(start.id) ? (await readPlan(round, start.id)).commands : [];
    const { studentName, stamps } = replay(start, commands);
    device.push({ ...start, studentName, isEmpty: Object.keys(stamps).length === 0 });
  }
  const decision = decideJoin(accountId, listed, device, rows);
  const followed = listed.filter(({ planId }) => decision.follow.includes(planId));
  memory.others = decision.others;
  memory.plans = new Map([
    ...followed.map((entry) => [entry.planId, resume(memory, accountId, entry, overview)] as const),
    ...decision.begin.map(
      (plan) => [plan.id, memory.plans.get(plan.id) ?? followPlan(accountId, plan, 0, ownSharing)] as const,
    ),
  ]);
  // Decided once, because the following steps may be interrupted at any point.
  for (const { from, into, isAgain } of decision.join) {
    if (!isAgain) await round.storage.keepRow(toJoinRow(accountId, from.id, "joining", into));
  }
  for (const planId of decision.bringBack) await round.storage.bringBack(planId);
  for (const { planId, revision, ...sharing } of followed) {
    const one = memory.plans.get(planId);
    if (one !== undefined) await catchUp(round, one, { revision, sharing: toSharing(sharing) });
  }
  const joined = await joinPlans(round, accountId, decision);
  const report = toReport(accountId, decision, overview, joined);
  if (report !== null) tell({ report });
  for (const planId of decision.takenBack) await round.storage.drop(planId);
  for (const row of decision.gone) await round.storage.keepRow({ ...row, state: "gone" });
  for (const row of decision.handedOver) await release(round, row);
  if (decision.takenBack.length > 0) await round.store.reread();
  round.store.hide(decision.others);
  memory.waiting = new Map([...memory.waiting].filter(([planId]) => memory.plans.has(planId)));
  // A plan to be merged waits with its changes until the other one has arrived.
  const joining = decision.join.filter(({ into }) => !hasArrived(memory, into));
  const uncounted = joining.map(({ from }) => from.id);
  await exchange(round, overview, [...memory.plans.values()], uncounted);
}

function hasArrived({ plans }: SyncMemory, planId: string): boolean {
  return plans.get(planId)?.isBehind === false;
}

/** What this tab knows of the plan, unless it knows more than is stored: then the browser refused a write, and it starts from what is. */
function resume(
  memory: SyncMemory,
  accountId: string,
  entry: PlansOfAccount["plans"][number],
  overview: SyncOverview,
): FollowedPlan {
  const { planId, createdAt } = entry;
  const found = findRow(overview, planId);
  // A row of another account on this device says nothing about this one's plan.
  const row = found?.accountId === accountId && found.state !== "leftOut" ? found : null;
  const known = readRevision(row, accountId);
  const held = memory.plans.get(planId);
  if (held === undefined || held.known > known) {
    return followPlan(accountId, { id: planId, createdAt }, known, toSharing(row ?? entry));
  }
  return row === null ? held : Object.assign(held, { known, sharing: toSharing(row) });
}

/** Merges plans whose counterpart has fully arrived; the others wait for the next round. */
async function joinPlans(
  round: Round,
  accountId: string,
  { join }: JoinDecision,
): Promise<readonly JoinedPlans[]> {
  const { memory } = round;
  const joined: JoinedPlans[] = [];
  for (const { from, into, isAgain } of join) {
    const target = memory.plans.get(into);
    if (target === undefined || !hasArrived(memory, into)) continue;
    const { plan, sharing } = target;
    if (!isAgain) {
      const { commands: mine } = await readPlan(round, from.id);
      const { commands: theirs } = await readPlan(round, into);
      const moved = mine.map((command) => ({ ...command, planId: into }));
      const together = replay(plan, [...theirs, ...moved]);
      const sharesMoney = sharing.moneySharedSince !== null;
      joined.push(describeJoin(replay(from, mine), replay(plan, theirs), together, sharesMoney));
    }
    for (const planId of [from.id, into]) round.reads.delete(planId);
    target.unsent = null;
    // Told at once, because it is stored, even if the sync is stopped meanwhile.
    const { store } = round;
    await round.storage.join(from.id, plan, toJoinRow(accountId, from.id, "joined", into));
    store.noteJoined(from.id, into);
    await round.moveEssays(from.id, into);
  }
  if (join.length > 0) await round.store.reread();
  return joined;
}

/** Null where there is nothing to say: everything was here before, and nothing was merged. */
function toReport(
  accountId: string,
  { begin, follow, others }: JoinDecision,
  { plans, rows }: SyncOverview,
  joined: readonly JoinedPlans[],
): JoinReport | null {
  const here = new Set(plans.map(({ id }) => id));
  const came = follow.filter((planId) => !here.has(planId)).length - joined.length;
  const report = { joined, sent: begin.length, came, others: others.length };
  const isFirst = !rows.some((row) => row.accountId === accountId);
  const isWorthSaying = joined.length > 0 || (isFirst && report.sent + came + report.others > 0);
  return isWorthSaying ? report : null;
}

/**
 * A plan that the student has taken over leaves this device, because it is read where it is shown from now on. It stays if
 * something in it never reached the account, such as money figures.
 */
async function release(round: Round, row: SyncRow): Promise<void> {
  const { planId } = row;
  if (listUnsent(planId, await readPlan(round, planId)).length > 0) {
    await round.storage.keepRow({ ...row, state: "gone" });
    return;
  }
  await round.storage.drop(planId);
  await round.store.reread();
}

/** Exchanges these plans, counts the changes of those that can't be exchanged yet, and says how it stands. */
async function exchange(
  round: Round,
  overview: SyncOverview,
  due: readonly FollowedPlan[],
  uncounted: readonly string[],
): Promise<void> {
  const { memory } = round;
  for (const one of due) {
    await exchangePlan(round, one);
    memory.waiting.set(one.plan.id, listSendable(one.unsent ?? [], one).length);
  }
  for (const planId of new Set([...round.changed, ...uncounted])) {
    if (!memory.plans.has(planId)) await count(round, overview, planId);
  }
  summarize(round, overview);
}

/** Counts a plan's unsent changes where they are for this account. */
async function count(round: Round, overview: SyncOverview, planId: string): Promise<void> {
  const { memory } = round;
  const one = memory.plans.get(planId);
  const row = findRow(overview, planId);
  const isJoining = row?.state === "joining" && row.accountId === memory.accountId;
  if (one === undefined && row !== undefined && !isJoining) return;
  const unsent = listUnsent(planId, await readPlan(round, planId));
  const sendable = listSendable(unsent, one ?? { sharing: ownSharing, rejected: [] });
  memory.waiting.set(planId, sendable.length);
}

/** Of plans that are still here. */
function sumWaiting(memory: SyncMemory, { plans }: SyncOverview): number {
  const here = new Set([...plans.map(({ id }) => id), ...memory.plans.keys()]);
  memory.waiting = new Map([...memory.waiting].filter(([planId]) => here.has(planId)));
  return [...memory.waiting.values()].reduce((sum, number) => sum + number, 0);
}

function summarize({ memory, tell }: Round, overview: SyncOverview): void {
  const { plans, accountId, others } = memory;
  const followed = [...plans.values()];
  const problems = [
    ...followed.flatMap(({ plan, problem }) => (problem === null ? [] : [{ planId: plan.id, problem }])),
    ...others.map((planId) => ({ planId, problem: "notYours" as const })),
  ];
  const isSignedOut = problems.some(({ problem }) => problem === "signedOut");
  const isWaiting = followed.some((one) => one.isWaiting);
  const here = new Set([...overview.plans.map(({ id }) => id), ...plans.keys()]);
  const listRows = (state: SyncRow["state"]) =>
    overview.rows.filter((row) => row.accountId === accountId && row.state === state);
  tell({
    phase: isSignedOut ? "signedOut" : isWaiting ? "waiting" : "synced",
    waiting: sumWaiting(memory, overview),
    problems,
    leftOut: listRows("leftOut").flatMap(({ planId }) => (plans.has(planId) ? [] : [planId])),
    onlyHere: listRows("gone").flatMap(({ planId }) => (here.has(planId) ? [planId] : [])),
  });
}

function findRow({ rows }: SyncOverview, planId: string): SyncRow | undefined {
  return rows.find((row) => row.planId === planId);
}

function toJoinRow(accountId: string, planId: string, state: "joining" | "joined", into: string): SyncRow {
  return { planId, accountId, state, into, revision: 0, ...ownSharing };
}

function toSharing({ role, scopes, moneySharedSince }: Sharing): Sharing {
  return { role, scopes, moneySharedSince };
}

function replay({ id, createdAt }: KeptPlan, commands: readonly Command[]): Plan {
  return replayCommands(makeEmptyPlan(id, createdAt), commands);
}
