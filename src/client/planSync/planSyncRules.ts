/** How one sync of all plans proceeds, as a pure rule: what to fetch, read and merge, and when to retry. */
import { planRetryDelayMaxMs, retryDelayStartMs } from "#client/limits.ts";
import type { KeptPlan } from "#client/plan/planDatabase.ts";
import type { Command } from "#domain/plan/commands.ts";
import { makeEmptyPlan } from "#domain/plan/plan.ts";
import { replayCommands } from "#domain/plan/replay.ts";
import { decideJoin, type JoinReport, joinedPlansOf, listUndecided, type PlanPair } from "./joinRules.ts";
import type { Failure } from "./planApi.ts";
import {
  type FollowedPlan,
  type PlanSyncEffect,
  type PlanSyncEvent,
  type PlanSyncModel,
  type PlanSyncMove,
  type ReadPlan,
  type ReadPurpose,
  type Round,
  type SyncWish,
  stateToCount,
  stay,
  toJoinRow,
  toKept,
  toSharing,
  toUnsent,
  withStatus,
} from "./planSyncModel.ts";
import {
  ownSharing,
  reduceSync,
  type SyncEvent,
  type SyncState,
  sendable,
  syncAtStart,
} from "./syncRules.ts";

export function reducePlanSync(model: PlanSyncModel, event: PlanSyncEvent): PlanSyncMove {
  switch (event.kind) {
    case "wished":
      return stay({ ...model, wishes: new Set([...model.wishes, event.wish]) });
    case "changed":
      return stay({ ...model, changed: new Set([...model.changed, event.planId]) });
    case "wantedBack":
      return stay({ ...model, returning: [...model.returning, event.planId] });
    case "reportRead":
      return stay(withStatus(model, { report: null }));
    case "began":
      return begin(model, event.isOnline);
    case "failed": {
      const reset = { ...model, plans: new Map(), accountId: null, round: null };
      const later = { kind: "later", ms: planRetryDelayMaxMs, wish: "look" } as const;
      return { model: withStatus(reset, { phase: "waiting" }), effects: [later] };
    }
    case "told":
      return tell(model, event.planId, event.event);
    default:
      return model.round === null ? stay(model) : reduceRound(model, model.round, event);
  }
}

function begin(model: PlanSyncModel, isOnline: boolean): PlanSyncMove {
  const { wishes, changed } = model;
  const round: Round = {
    wishes,
    changed,
    isOnline,
    listed: null,
    overview: { plans: [], rows: [] },
    reads: new Map(),
    decision: null,
    joined: [],
  };
  const begun = { ...model, round, wishes: new Set<SyncWish>(), changed: new Set<string>() };
  if (!isOnline) return { model: begun, effects: [{ kind: "readOverview" }] };
  const asksList = wishes.has("look") || model.accountId === null;
  return {
    model: withStatus(begun, { phase: "working" }),
    effects: [{ kind: asksList ? "list" : "readOverview" }],
  };
}

type RoundEvent = Exclude<
  PlanSyncEvent,
  { kind: "wished" | "changed" | "wantedBack" | "reportRead" | "began" | "failed" | "told" }
>;

function reduceRound(model: PlanSyncModel, round: Round, event: RoundEvent): PlanSyncMove {
  switch (event.kind) {
    case "listed": {
      const { accountId } = event.listed;
      const listed = { ...model, accountId, listFailures: 0, returning: [] };
      return {
        model: { ...listed, round: { ...round, listed: event.listed } },
        effects: [
          ...model.returning.map((planId) => ({ kind: "bringBack", planId }) as const),
          { kind: "readOverview" },
        ],
      };
    }
    case "listFailed":
      return afterListFailed({ ...model, round: null }, event.failure);
    case "overviewRead":
      return afterOverview(model, { ...round, overview: event.overview });
    case "planRead":
      return afterPlanRead(model, round, event);
    case "undecidedRead":
      return decide(model, round);
    case "heard":
      return joinWhole(model, round);
    case "joining":
      return join(model, round, event.pair);
    case "joined":
      return afterJoins(model, round);
    case "ended":
    default:
      return end(model, round);
  }
}

function afterListFailed(model: PlanSyncModel, failure: Failure): PlanSyncMove {
  if (failure.kind === "refused" && failure.why === "signedOut") {
    return { model: withStatus(model, { phase: "signedOut" }), effects: [{ kind: "signedOut" }] };
  }
  const listFailures = model.listFailures + 1;
  const doubledMs = Math.min(retryDelayStartMs * 2 ** Math.min(listFailures - 1, 16), planRetryDelayMaxMs);
  const askedMs = failure.kind === "unanswered" ? (failure.retryAfterMs ?? 0) : 0;
  return {
    model: withStatus({ ...model, listFailures }, { phase: "waiting" }),
    effects: [{ kind: "later", ms: Math.max(doubledMs, askedMs), wish: "look" }],
  };
}

function afterOverview(model: PlanSyncModel, round: Round): PlanSyncMove {
  const { plans, rows } = round.overview;
  const now = { ...model, round };
  const hasRow = (planId: string) => rows.some((row) => row.planId === planId);
  if (!round.isOnline) {
    const isAsked = (id: string) =>
      round.changed.has(id) || round.wishes.size > 1 || !round.wishes.has("send");
    const counted = plans.filter(({ id }) => stateToCount(now, round, id) !== null && isAsked(id));
    return { model: now, effects: [...counted.map(({ id }) => read(round, id, "count")), next("ended")] };
  }
  if (round.listed === null) {
    // A plan started here since the account was last asked.
    const isNew = plans.some(({ id }) => !model.plans.has(id) && !hasRow(id));
    return isNew ? { model: now, effects: [{ kind: "list" }] } : syncPlans(now, round);
  }
  const { accountId, plans: listed } = round.listed;
  const undecided = listUndecided(accountId, listed, plans, rows);
  return {
    model: now,
    effects: [...undecided.map(({ id }) => read(round, id, "decide")), next("undecidedRead")],
  };
}

function afterPlanRead(
  model: PlanSyncModel,
  round: Round,
  { planId, purpose, read: stored }: Extract<RoundEvent, { kind: "planRead" }>,
): PlanSyncMove {
  const reads = new Map(round.reads).set(planId, stored);
  const now = { ...model, round: { ...round, reads } };
  if (purpose === "sync") return tell(now, planId, toKept(model, planId, stored));
  if (purpose === "decide") return stay(now);
  if (purpose === "release") return release(now, round, planId, stored);
  const state = stateToCount(now, round, planId);
  return stay(
    state === null ? now : withWaiting(now, planId, { ...state, unsent: toUnsent(planId, stored) }),
  );
}

/**
 * A plan that the student has taken over leaves this device, because it is read where it is shown from now on. It stays if
 * something in it never reached the account, such as money figures.
 */
function release(model: PlanSyncModel, round: Round, planId: string, stored: ReadPlan): PlanSyncMove {
  const row = round.overview.rows.find((one) => one.planId === planId);
  if (row === undefined) return stay(model);
  if (toUnsent(planId, stored).length > 0) {
    return { model, effects: [{ kind: "keepRow", row: { ...row, state: "gone" } }] };
  }
  return { model, effects: [{ kind: "drop", planId }, { kind: "reread" }] };
}

/** Follows the account's plans, uploads missing ones, and finds plans of the same student. */
function decide(model: PlanSyncModel, round: Round): PlanSyncMove {
  const { listed: answer, overview, reads } = round;
  if (answer === null) return stay(model);
  const { accountId, plans: listed } = answer;
  const device = overview.plans.map((start) => {
    const plan = replayCommands(
      makeEmptyPlan(start.id, start.createdAt),
      reads.get(start.id)?.commands ?? [],
    );
    return { ...start, studentName: plan.studentName, isEmpty: Object.keys(plan.stamps).length === 0 };
  });
  const decision = decideJoin(accountId, listed, device, overview.rows);
  const followed = listed.filter(({ planId }) => decision.follow.includes(planId));
  const plans = new Map<string, FollowedPlan>();
  for (const entry of followed) {
    const { planId, createdAt } = entry;
    const row = overview.rows.find(
      (one) => one.planId === planId && one.accountId === accountId && one.state !== "leftOut",
    );
    // Belongs to another account on this device, or unknown: start from the beginning.
    const state = syncAtStart(row?.revision ?? 0, toSharing(row ?? entry));
    const held = model.plans.get(planId);
    const isHere = held !== undefined && held.state.known <= state.known;
    plans.set(planId, isHere ? held : { plan: { id: planId, createdAt }, state });
  }
  for (const plan of decision.begin) {
    plans.set(plan.id, model.plans.get(plan.id) ?? { plan, state: syncAtStart(0, ownSharing) });
  }
  const now = { ...model, plans, others: decision.others, round: { ...round, decision } };
  // Decided once, because the following steps may be interrupted at any point.
  const unfinished = decision.join.filter(({ isAgain }) => !isAgain);
  const joining = unfinished.map(({ from, into }) => toJoinRow(now, from.id, "joining", into));
  return {
    model: now,
    effects: [
      ...joining.map((row) => ({ kind: "keepRow", row }) as const),
      ...decision.bringBack.map((planId) => ({ kind: "bringBack", planId }) as const),
      ...followed.map((entry) => {
        const event = { kind: "listed", revision: entry.revision, sharing: toSharing(entry) } as const;
        return { kind: "next", event: { kind: "told", planId: entry.planId, event } } as const;
      }),
      next("heard"),
    ],
  };
}

/** Merges plans whose counterpart has fully arrived; the others wait for the next sync. */
function joinWhole(model: PlanSyncModel, round: Round): PlanSyncMove {
  const pairs = round.decision?.join ?? [];
  const whole = pairs.filter(({ into }) => model.plans.get(into)?.state.isBehind === false);
  return {
    model,
    effects: [
      ...whole.flatMap((pair) => {
        const joining = { kind: "next", event: { kind: "joining", pair } } as const;
        if (pair.isAgain) return [joining];
        return [read(round, pair.from.id, "decide"), read(round, pair.into, "decide"), joining];
      }),
      ...(pairs.length > 0 ? [{ kind: "reread" } as const] : []),
      next("joined"),
    ],
  };
}

function join(model: PlanSyncModel, round: Round, { from, into, isAgain }: PlanPair): PlanSyncMove {
  const followed = model.plans.get(into);
  if (followed === undefined) return stay(model);
  const { plan, state } = followed;
  const mine = round.reads.get(from.id)?.commands ?? [];
  const theirs = round.reads.get(into)?.commands ?? [];
  const replayed = (start: KeptPlan, commands: readonly Command[]) =>
    replayCommands(makeEmptyPlan(start.id, start.createdAt), commands);
  const together = replayed(plan, [...theirs, ...mine.map((command) => ({ ...command, planId: plan.id }))]);
  const report = joinedPlansOf(
    replayed(from, mine),
    replayed(plan, theirs),
    together,
    state.sharing.moneySharedSince !== null,
  );
  const reads = new Map(round.reads);
  for (const planId of [from.id, into]) reads.delete(planId);
  const joined = isAgain ? round.joined : [...round.joined, report];
  const row = toJoinRow(model, from.id, "joined", into);
  return {
    model: { ...model, round: { ...round, reads, joined } },
    effects: [{ kind: "join", fromId: from.id, into: plan, row }],
  };
}

function afterJoins(model: PlanSyncModel, round: Round): PlanSyncMove {
  const { decision, listed, overview, joined } = round;
  if (decision === null || listed === null) return stay(model);
  const here = new Set(overview.plans.map(({ id }) => id));
  const report: JoinReport = {
    joined,
    sent: decision.begin.length,
    came: decision.follow.filter((planId) => !here.has(planId)).length - joined.length,
    others: decision.others.length,
  };
  const isFirst = !overview.rows.some((row) => row.accountId === listed.accountId);
  const isWorthSaying = joined.length + (isFirst ? report.sent + report.came + report.others : 0) > 0;
  const now = isWorthSaying ? withStatus(model, { report }) : model;
  const { model: after, effects } = syncPlans(now, round);
  return {
    model: after,
    effects: [
      ...decision.takenBack.map((planId) => ({ kind: "drop", planId }) as const),
      ...decision.gone.map((row) => ({ kind: "keepRow", row: { ...row, state: "gone" } }) as const),
      ...decision.handedOver.map(({ planId }) => read(round, planId, "release")),
      ...(decision.takenBack.length > 0 ? [{ kind: "reread" } as const] : []),
      { kind: "hide", planIds: decision.others },
      ...effects,
    ],
  };
}

/** Reads each plan that may have something to send, and sends it. */
function syncPlans(model: PlanSyncModel, round: Round): PlanSyncMove {
  const isLook = round.listed !== null;
  const hasWaited = round.wishes.has("again");
  const due = [...model.plans].filter(
    ([planId, { state }]) => isLook || round.changed.has(planId) || (hasWaited && state.isWaiting),
  );
  // A change made while backing off from a busy server does not shorten the wait.
  const isAgain = !round.wishes.has("send") || round.wishes.size > 1;
  const again = { kind: "again" } as const;
  const uncounted = [...round.changed].filter(
    (planId) => !model.plans.has(planId) && stateToCount(model, round, planId) !== null,
  );
  return {
    model,
    effects: [
      ...uncounted.map((planId) => read(round, planId, "count")),
      ...due.flatMap(([planId]) => [
        read(round, planId, "sync"),
        ...(isAgain ? [{ kind: "next", event: { kind: "told", planId, event: again } } as const] : []),
      ]),
      next("ended"),
    ],
  };
}

/** After these effects, what was read of the plan is stale. */
const writesCommands: ReadonlySet<string> = new Set(["keepPulled", "keepSent", "forgetSent"]);

function tell(model: PlanSyncModel, planId: string, event: SyncEvent): PlanSyncMove {
  const followed = model.plans.get(planId);
  if (followed === undefined) return stay(model);
  const { state, steps } = reduceSync(followed.state, event);
  const plans = new Map(model.plans).set(planId, { ...followed, state });
  const reads = new Map(model.round?.reads);
  if (steps.some(({ kind }) => writesCommands.has(kind))) reads.delete(planId);
  const round = model.round === null ? null : { ...model.round, reads };
  const now = withWaiting({ ...model, plans, round }, planId, state);
  const effects = steps.map((step) => ({ kind: "perform", plan: followed.plan, step }) as const);
  return { model: now, effects };
}

function end(model: PlanSyncModel, round: Round): PlanSyncMove {
  const now = countUndecided({ ...model, round: null }, round);
  const isHere = new Set([...round.overview.plans.map(({ id }) => id), ...now.plans.keys()]);
  const counts = [...now.waiting].filter(([planId]) => isHere.has(planId));
  const waiting = counts.reduce((sum, [, count]) => sum + count, 0);
  const counted = { ...now, waiting: new Map(counts) };
  if (!round.isOnline) return stay(withStatus(counted, { phase: "waiting", waiting }));
  const states = [...now.plans].map(([planId, { state }]) => ({ planId, state }));
  const problems = [
    ...states.flatMap(({ planId, state: { problem } }) => (problem === null ? [] : [{ planId, problem }])),
    ...now.others.map((planId) => ({ planId, problem: "notYours" as const })),
  ];
  const isSignedOut = problems.some(({ problem }) => problem === "signedOut");
  const isWaiting = states.some(({ state }) => state.isWaiting);
  const phase = isSignedOut ? "signedOut" : isWaiting ? "waiting" : "synced";
  const leftOut = round.overview.rows
    .filter((row) => row.accountId === now.accountId && row.state === "leftOut" && !now.plans.has(row.planId))
    .map(({ planId }) => planId);
  const onlyHere = round.overview.rows
    .filter((row) => row.accountId === now.accountId && row.state === "gone" && isHere.has(row.planId))
    .map(({ planId }) => planId);
  const status = { phase, waiting, problems, leftOut, onlyHere } as const;
  return { model: withStatus(counted, status), effects: isSignedOut ? [{ kind: "signedOut" }] : [] };
}

/** Plans to be merged were read for the decision, so their changes are waiting too. */
function countUndecided(model: PlanSyncModel, round: Round): PlanSyncModel {
  if (round.decision === null) return model;
  const waiting = new Map([...model.waiting].filter(([planId]) => model.plans.has(planId)));
  for (const [planId, stored] of round.reads) {
    if (model.plans.has(planId)) continue;
    const state = { ...syncAtStart(0, ownSharing), unsent: toUnsent(planId, stored) };
    waiting.set(planId, sendable(state).length);
  }
  return { ...model, waiting };
}

/** Reads a plan, or reuses what this sync has already read. */
function read({ reads }: Round, planId: string, purpose: ReadPurpose): PlanSyncEffect {
  const known = reads.get(planId);
  if (known === undefined) return { kind: "readPlan", planId, purpose };
  return { kind: "next", event: { kind: "planRead", planId, purpose, read: known } };
}

function next(kind: "undecidedRead" | "heard" | "joined" | "ended"): PlanSyncEffect {
  return { kind: "next", event: { kind } };
}

function withWaiting(model: PlanSyncModel, planId: string, state: SyncState): PlanSyncModel {
  return { ...model, waiting: new Map(model.waiting).set(planId, sendable(state).length) };
}
