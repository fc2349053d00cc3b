/**
 * How one plan syncs with its copy in the account, as a pure rule: local changes are sent after the revision
 * known here, remote ones are pulled, and a lost reply is resolved by asking again.
 */

import { planRetryDelayMaxMs, retryDelayStartMs } from "#client/limits.ts";
import { plansLimits } from "#contract/plans.ts";
import type { Command } from "#domain/plan/commands.ts";
import { canChange, type Membership } from "#domain/plan/membership.ts";

export type Sharing = Membership & {
  /** Since when finances may be sent; null: they stay on the device. */
  moneySharedSince: string | null;
};

export type SyncProblem =
  /** The account has no room for more of this plan, or for another plan. */
  | "full"
  /** The account's subscription does not cover another synced plan. */
  | "beyondPlan"
  /** The account had this plan and no longer does. */
  | "gone"
  /** The plan belongs to another account. */
  | "notYours"
  | "signedOut";

export type SyncState = {
  /** This device has everything up to this revision; 0: the account may have none of it. */
  known: number;
  /** Made here and not known to be in the account, oldest first; includes what may not be sent. */
  unsent: readonly Command[];
  sharing: Sharing;
  /**
   * The account confirmed the sharing since the device was last read: finances are never sent on older
   * information.
   */
  isSharingFresh: boolean;
  /** The pending request. A response to any other is late or a duplicate, and is ignored. */
  asked: { number: number; kind: "pull" | "send"; commands: readonly Command[] } | null;
  lastNumber: number;
  /** Whether the account may have something that is missing here. */
  isBehind: boolean;
  /** Consecutive responses without progress. */
  failures: number;
  isWaiting: boolean;
  /** Ids of commands the account rejects as they are; they stay on the device. */
  rejected: readonly string[];
  mostPerRequest: number;
  problem: SyncProblem | null;
};

export type PulledPage = {
  revision: number;
  scopes: Sharing["scopes"];
  moneySharedSince: string | null;
  commands: readonly { revision: number; command: unknown }[];
  isComplete: boolean;
};

export type SyncEvent =
  /** What the device has stored now: everything unsent, and the highest revision any tab reached. */
  | { kind: "kept"; known: number; unsent: readonly Command[] }
  /** The plan's entry in the account's list. */
  | { kind: "listed"; revision: number; sharing: Sharing }
  | { kind: "pulled"; number: number; page: PulledPage }
  | { kind: "accepted"; number: number; revision: number; ids: readonly string[] }
  /** The account has a different revision of the plan from the one sent. */
  | { kind: "movedOn"; number: number }
  /** No response: what was sent may have arrived. */
  | { kind: "unanswered"; number: number; retryAfterMs: number | null }
  | { kind: "refused"; number: number; why: "invalid" | "notAllowed" | "missing" | "full" | "signedOut" }
  /** The wait is over, or the network is back. */
  | { kind: "again" };

export type SyncStep =
  | { kind: "pull"; number: number; after: number }
  | { kind: "send"; number: number; after: number; commands: readonly Command[] }
  /** To be stored atomically with the row's new revision. */
  | { kind: "keepPulled"; commands: readonly unknown[] }
  | { kind: "keepSent"; commands: readonly Command[] }
  | { kind: "keepRow" }
  /**
   * The account no longer has the finances, or anything at all: they become unsent again and are reported as
   * such.
   */
  | { kind: "forgetSent"; what: "money" | "all" }
  | { kind: "wait"; ms: number };

export type SyncMove = { state: SyncState; steps: readonly SyncStep[] };

export const ownSharing: Sharing = { role: "owner", scopes: [], moneySharedSince: null };

/** Bytes of JSON per request, well below the server's limit. */
const lettersPerRequest = 200_000;
/** How often another device may get in first before this one backs off. */
const contestedFreely = 3;

export function syncAtStart(known: number, sharing: Sharing): SyncState {
  return {
    known,
    unsent: [],
    sharing,
    isSharingFresh: false,
    asked: null,
    lastNumber: 0,
    isBehind: false,
    failures: 0,
    isWaiting: false,
    rejected: [],
    mostPerRequest: plansLimits.commandsPerRequest,
    problem: null,
  };
}

export function reduceSync(state: SyncState, event: SyncEvent): SyncMove {
  switch (event.kind) {
    case "kept":
      return proceed({
        ...state,
        unsent: event.unsent,
        known: event.known,
        isBehind: state.isBehind || event.known < state.known,
        isSharingFresh: false,
      });
    case "listed":
      return afterListed(state, event.revision, event.sharing);
    case "again":
      return proceed({
        ...state,
        isWaiting: false,
        problem: isHeld(state) ? null : state.problem,
      });
    default:
      // Late, or a duplicate.
      if (state.asked?.number !== event.number) return { state, steps: [] };
      return afterAnswer({ ...state, asked: null }, event, state.asked.commands);
  }
}

/** What may leave this device. */
export function sendable({ unsent, sharing, rejected }: SyncState): Command[] {
  return unsent.filter(
    ({ id, scope }) =>
      canChange(sharing, scope) &&
      (scope !== "money" || sharing.moneySharedSince !== null) &&
      !rejected.includes(id),
  );
}

type Answer = Extract<SyncEvent, { number: number }>;

function afterAnswer(state: SyncState, event: Answer, sent: readonly Command[]): SyncMove {
  switch (event.kind) {
    case "pulled":
      return afterPage(state, event.page);
    case "accepted": {
      const accepted = new Set(event.ids);
      const after = {
        ...state,
        known: event.revision,
        unsent: state.unsent.filter(({ id }) => !accepted.has(id)),
        failures: 0,
        mostPerRequest: plansLimits.commandsPerRequest,
      };
      const commands = sent.filter(({ id }) => accepted.has(id));
      return proceed(after, [{ kind: "keepSent", commands }]);
    }
    case "movedOn": {
      const after = { ...state, isBehind: true, failures: state.failures + 1 };
      return after.failures > contestedFreely ? wait(after, null) : proceed(after);
    }
    case "unanswered":
      return wait({ ...state, failures: state.failures + 1 }, event.retryAfterMs);
    case "refused":
    default:
      return afterRefusal(state, event.why, sent);
  }
}

function afterRefusal(
  state: SyncState,
  why: Extract<Answer, { kind: "refused" }>["why"],
  sent: readonly Command[],
): SyncMove {
  if (why === "signedOut") return { state: { ...state, problem: "signedOut" }, steps: [] };
  if (why === "full") return { state: { ...state, problem: "full" }, steps: [] };
  if (why === "missing") {
    const problem = state.known === 0 ? "notYours" : "gone";
    return { state: { ...state, problem }, steps: problem === "gone" ? [{ kind: "keepRow" }] : [] };
  }
  // The user's own plan, new to the account: nobody else could have forbidden sharing it.
  const isOwnNew = state.known === 0 && state.sharing.role === "owner";
  if (why === "notAllowed" && isOwnNew && sent.length > 0) {
    return { state: { ...state, problem: "beyondPlan" }, steps: [] };
  }
  // Nothing was sent, so the request itself is at fault; repeating it at once would not help.
  if (sent.length === 0) return wait({ ...state, failures: state.failures + 1 }, null);
  if (why === "invalid" && sent.length > 1) {
    return proceed({ ...state, mostPerRequest: Math.ceil(sent.length / 2) });
  }
  const rejected = [...state.rejected, ...sent.map(({ id }) => id)];
  const after = { ...state, rejected, mostPerRequest: plansLimits.commandsPerRequest };
  // Not allowed: sharing was changed elsewhere, which the next page will tell.
  return proceed(why === "notAllowed" ? { ...after, isBehind: true } : after);
}

function afterListed(state: SyncState, revision: number, sharing: Sharing): SyncMove {
  // The account has just responded, so nobody is signed out anymore.
  const problem = state.problem === "signedOut" ? null : state.problem;
  const shared = afterSharing({ ...state, problem }, sharing);
  if (revision < state.known) return fromTheStart(shared);
  const isBehind = shared.state.isBehind || revision > shared.state.known;
  return proceed({ ...shared.state, isBehind }, shared.steps);
}

/**
 * The account has less than before: it was restored from a backup. What it lost is here and is sent again.
 */
function fromTheStart({ state, steps }: SyncMove): SyncMove {
  const all: SyncStep = { kind: "forgetSent", what: "all" };
  return proceed({ ...state, known: 0, isBehind: true, rejected: [] }, [...steps, all]);
}

/** A page's commands belong to its revision; its sharing settings apply from now on. */
function afterPage(before: SyncState, page: PulledPage): SyncMove {
  const pulled = new Set(page.commands.map(({ command }) => idIn(command)));
  const last = page.commands.at(-1)?.revision ?? before.known;
  const known = Math.max(before.known, page.isComplete ? page.revision : last);
  const isFurther = known > before.known;
  const state = {
    ...before,
    known,
    unsent: before.unsent.filter(({ id }) => !pulled.has(id)),
    isBehind: !page.isComplete,
    failures: isFurther ? 0 : before.failures,
  };
  const kept: SyncStep = { kind: "keepPulled", commands: page.commands.map(({ command }) => command) };
  const { scopes, moneySharedSince } = page;
  const shared = afterSharing(state, { role: state.sharing.role, scopes, moneySharedSince });
  const steps = [kept, ...shared.steps];
  if (page.revision < before.known) return fromTheStart({ state: shared.state, steps });
  // None of the remaining commands could be fetched: asking again at once would not help.
  if (state.isBehind && !isFurther) {
    return wait({ ...shared.state, failures: state.failures + 1 }, null, steps);
  }
  return proceed(shared.state, steps);
}

/** A member who may see more must read from the start; a new sharing instant means sending finances again. */
function afterSharing(state: SyncState, sharing: Sharing): SyncMove {
  const seesMore =
    sharing.role !== "owner" && sharing.scopes.some((scope) => !state.sharing.scopes.includes(scope));
  const isSame = sharing.moneySharedSince === state.sharing.moneySharedSince;
  const after = {
    ...state,
    sharing,
    isSharingFresh: true,
    known: seesMore ? 0 : state.known,
    isBehind: state.isBehind || seesMore,
    rejected: isSame ? state.rejected : [],
  };
  if (!isSame) return { state: after, steps: [{ kind: "forgetSent", what: "money" }] };
  return { state: after, steps: seesMore ? [{ kind: "keepRow" }] : [] };
}

/** The next request, if one is needed: first pull, then send. */
function proceed(state: SyncState, steps: readonly SyncStep[] = []): SyncMove {
  if (state.asked !== null || state.isWaiting || isStopped(state)) return { state, steps };
  const number = state.lastNumber + 1;
  const ask = { ...state, lastNumber: number };
  const commands = state.isBehind ? [] : batchOf(sendable(state), state.mostPerRequest);
  const isMoney = commands.some(({ scope }) => scope === "money");
  if (state.isBehind || (isMoney && !state.isSharingFresh)) {
    const asked = { number, kind: "pull", commands: [] } as const;
    return { state: { ...ask, asked }, steps: [...steps, { kind: "pull", number, after: state.known }] };
  }
  if (commands.length === 0 || isHeld(state)) return { state: { ...state, failures: 0 }, steps };
  const send = { kind: "send", number, after: state.known, commands } as const;
  return { state: { ...ask, asked: { number, kind: "send", commands } }, steps: [...steps, send] };
}

/** Nothing more is sent for now; the next sync tries again. */
function isHeld({ problem }: SyncState): boolean {
  return problem === "full" || problem === "beyondPlan";
}

function isStopped(state: SyncState): boolean {
  return state.problem !== null && !isHeld(state);
}

function wait(state: SyncState, retryAfterMs: number | null, steps: readonly SyncStep[] = []): SyncMove {
  const doubled = retryDelayStartMs * 2 ** Math.min(state.failures - 1, 16);
  const ms = Math.max(retryAfterMs ?? 0, Math.min(doubled, planRetryDelayMaxMs));
  return { state: { ...state, isWaiting: true }, steps: [...steps, { kind: "wait", ms }] };
}

/**
 * The oldest commands that fit one request; finances go separately, so that a refusal of them blocks nothing
 * else.
 */
function batchOf(commands: readonly Command[], most: number): Command[] {
  const [first] = commands;
  if (first === undefined) return [];
  const alike = commands.filter(({ scope }) => (scope === "money") === (first.scope === "money"));
  let letters = 0;
  const fitting = alike.slice(0, most).findIndex((command) => {
    letters += JSON.stringify(command).length;
    return letters > lettersPerRequest;
  });
  return alike.slice(0, fitting === -1 ? most : Math.max(1, fitting));
}

function idIn(command: unknown): string {
  return typeof command === "object" && command !== null && "id" in command && typeof command.id === "string"
    ? command.id
    : "";
}
