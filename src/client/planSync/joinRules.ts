/**
 * Decides which plans on a device and in an account belong together, as a pure rule, and counts what merging
 * them did.
 */
import type { KeptPlan, SyncRow } from "#client/plan/planDatabase.ts";
import type { PlanRole } from "#domain/plan/membership.ts";
import type { Plan } from "#domain/plan/plan.ts";

export type ListedPlan = { planId: string; studentName: string | null; role: PlanRole; createdAt: string };

export type DevicePlan = KeptPlan & {
  studentName: string | null;
  /** Nothing was entered, so nobody would miss it. */
  isEmpty: boolean;
};

export type PlanPair = { from: KeptPlan; into: string; isAgain: boolean };

export type JoinDecision = {
  /**
   * The account's own plans, whether on this device or not. Those of others are read when shown, and never
   * stored here.
   */
  follow: readonly string[];
  /**
   * Of those, plans that had been removed from this device and return because the same student's plan was
   * started here again.
   */
  bringBack: readonly string[];
  /** Only on this device: uploaded to the account. */
  begin: readonly KeptPlan[];
  /** One student's plan in both places, started separately; `isAgain` if part of it was merged earlier. */
  join: readonly PlanPair[];
  /** Stored here though they belong to others, plus the account's own that were erased elsewhere. */
  takenBack: readonly string[];
  gone: readonly SyncRow[];
  /** The account's own until now: the student has taken them over, and the account reads them as a member. */
  handedOver: readonly SyncRow[];
  /** Stored on this device for another account, and left alone. */
  others: readonly string[];
};

/**
 * Plans are merged only if both surely belong to one student: they have the same name, or the device's only
 * new plan has no name and the account has one plan. Two students must never be mixed up; two plans of one
 * student are visible and can be fixed.
 */
export function decideJoin(
  accountId: string,
  listed: readonly ListedPlan[],
  device: readonly DevicePlan[],
  rows: readonly SyncRow[],
): JoinDecision {
  const rowOf = new Map(rows.map((row) => [row.planId, row]));
  const mine = rows.filter((row) => row.accountId === accountId);
  const owned = listed.filter(({ role }) => role === "owner");
  const ownedIds = new Set(owned.map(({ planId }) => planId));
  const missing = mine.filter(({ state, planId }) => state === "followed" && !ownedIds.has(planId));
  const lost = missing.filter(({ role }) => role === "owner");
  const isListed = (planId: string) => listed.some((one) => one.planId === planId);
  const leftOut = new Set(mine.filter(({ state }) => state === "leftOut").map(({ planId }) => planId));
  const loose = listUndecided(accountId, listed, device, rows).filter(({ isEmpty }) => !isEmpty);
  const decided = device.flatMap(({ id, createdAt }) => {
    const row = rowOf.get(id);
    if (row === undefined || row.into === null || !isDecided(row, accountId, listed)) return [];
    return [{ from: { id, createdAt }, into: row.into, isAgain: row.state === "joined" }];
  });
  const onDevice = new Set(device.map(({ id }) => id));
  // A plan that is already here is one of two: any unlinked plan beside it is a different one.
  const open = owned.filter(({ planId }) => !onDevice.has(planId));
  const pairs = pairPlans(loose, open, owned.length, leftOut);
  const paired = new Set(pairs.map(({ from }) => from.id));
  const join = [...decided, ...pairs];
  const bringBack = owned
    .map(({ planId }) => planId)
    .filter((planId) => leftOut.has(planId) && join.some(({ into }) => into === planId));
  return {
    follow: owned
      .map(({ planId }) => planId)
      .filter((planId) => !leftOut.has(planId) || bringBack.includes(planId)),
    bringBack,
    begin: loose.filter(({ id }) => !paired.has(id)).map(({ id, createdAt }) => ({ id, createdAt })),
    join,
    takenBack: missing.filter(({ role }) => role !== "owner").map(({ planId }) => planId),
    gone: lost.filter(({ planId }) => !isListed(planId)),
    handedOver: lost.filter(({ planId }) => isListed(planId)),
    others: rows
      .filter((row) => row.accountId !== accountId && !ownedIds.has(row.planId) && onDevice.has(row.planId))
      .map(({ planId }) => planId),
  };
}

/** Plans only on this device that might still be merged into another: the rule needs their content. */
export function listUndecided<One extends KeptPlan>(
  accountId: string,
  listed: readonly Pick<ListedPlan, "planId">[],
  device: readonly One[],
  rows: readonly SyncRow[],
): One[] {
  return device.filter(({ id }) => {
    const row = rows.find(({ planId }) => planId === id);
    const isFree =
      row === undefined ||
      (row.accountId === accountId && row.state === "joining" && !isDecided(row, accountId, listed));
    return isFree && listed.every(({ planId }) => planId !== id);
  });
}

/** Whether the merge target was decided earlier, and the account still has it. */
function isDecided(row: SyncRow, accountId: string, listed: readonly Pick<ListedPlan, "planId">[]): boolean {
  return row.accountId === accountId && listed.some(({ planId }) => planId === row.into);
}

/** A plan removed from this device returns only on a name match. */
function pairPlans(
  loose: readonly DevicePlan[],
  open: readonly ListedPlan[],
  owned: number,
  leftOut: ReadonlySet<string>,
): PlanPair[] {
  const pairs: PlanPair[] = [];
  const free = [...open];
  for (const { id, createdAt, studentName } of loose) {
    const isAlone = loose.length === 1 && owned === 1 && studentName === null;
    const at = free.findIndex(
      (plan) =>
        (isAlone && !leftOut.has(plan.planId)) ||
        (studentName !== null && isSameName(plan.studentName, studentName)),
    );
    const [into] = at === -1 ? [] : free.splice(at, 1);
    if (into !== undefined) pairs.push({ from: { id, createdAt }, into: into.planId, isAgain: false });
  }
  return pairs;
}

function isSameName(one: string | null, other: string): boolean {
  return one !== null && one.trim().toLowerCase() === other.trim().toLowerCase();
}

export type PlanCounts = { colleges: number; answers: number; tasks: number; notes: number };

/** What happened when one student's plans were merged. */
export type JoinedPlans = {
  studentName: string | null;
  device: PlanCounts;
  account: PlanCounts;
  /** Colleges that were on both lists. */
  collegesInBoth: number;
  together: PlanCounts;
  /** Financial answers on this device, which stay on it. */
  keptMoney: boolean;
};

/** What the first sign-in on a device did. */
export type JoinReport = {
  joined: readonly JoinedPlans[];
  /** Plans the account received from this device, and plans this device received from the account. */
  sent: number;
  came: number;
  /** Plans that belong to another account and were left alone. */
  others: number;
};

export function countPlan(plan: Plan): PlanCounts {
  const isSaid = (value: unknown) => value !== null && !(Array.isArray(value) && value.length === 0);
  // A section's default values, such as "on campus", are told apart from answers by the writer's stamp.
  const answers = Object.entries(plan.profile).filter(
    ([field, value]) => isSaid(value) && Object.hasOwn(plan.stamps, `profile.${field}`),
  );
  const setup = Object.values(plan.timeline).filter(isSaid);
  return {
    colleges: plan.colleges.length,
    answers: answers.length + setup.length,
    tasks: Object.keys(plan.taskMarks).length + plan.ownTasks.length,
    notes: plan.colleges.filter(({ note }) => note !== "").length,
  };
}

export function describeJoin(device: Plan, account: Plan, together: Plan, sharesMoney: boolean): JoinedPlans {
  const there = new Set(account.colleges.map(({ unitId }) => unitId));
  return {
    studentName: together.studentName,
    device: countPlan(device),
    account: countPlan(account),
    collegesInBoth: device.colleges.filter(({ unitId }) => there.has(unitId)).length,
    together: countPlan(together),
    keptMoney: !sharesMoney && Object.keys(device.stamps).some((key) => /^(money|aid|offers)\./.test(key)),
  };
}
