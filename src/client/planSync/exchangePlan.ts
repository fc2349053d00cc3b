/**
 * Syncs one plan with its copy in the account: reads what is new there, then sends what is unsent here after the revision
 * it has read. A lost reply is resolved by asking again.
 */
import { planRetryDelayMaxMs, retryDelayStartMs } from "#client/limits.ts";
import type { KeptPlan, SyncRow } from "#client/plan/planDatabase.ts";
import type { PlanStore } from "#client/plan/planStoreTypes.ts";
import { plansLimits } from "#contract/plans.ts";
import { readCommand } from "#domain/plan/commandSchema.ts";
import type { Command } from "#domain/plan/commands.ts";
import type { Membership } from "#domain/plan/membership.ts";
import { compactCommands } from "#domain/plan/replay.ts";
import { type Failure, type PlanApi, toFailure } from "./planApi.ts";
import type { SyncStorage } from "./syncStorage.ts";

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

/** What a tab knows of a plan it syncs. */
export type FollowedPlan = {
  readonly plan: KeptPlan;
  readonly accountId: string;
  /** This device has everything up to this revision; 0: the account may have none of it. */
  known: number;
  /** Made here and not known to be in the account, oldest first, with what may not be sent; null until read in this round. */
  unsent: readonly Command[] | null;
  sharing: Sharing;
  /** The account confirmed the sharing since the device was last read: finances are never sent on older information. */
  isSharingFresh: boolean;
  /** Whether the account may have something that is missing here. */
  isBehind: boolean;
  /** Consecutive replies without progress. */
  failures: number;
  isWaiting: boolean;
  /** Ids of commands the account rejects as they are; they stay on the device. */
  rejected: readonly string[];
  mostPerRequest: number;
  problem: SyncProblem | null;
};

/** A stored plan with the commands this release understands. */
export type ReadPlan = { row: SyncRow | null; commands: readonly Command[]; sent: ReadonlySet<string> };

/** What an exchange works with. The first three throw once the sync has stopped, so that nothing more is asked or written. */
export type ExchangePorts = {
  readonly api: PlanApi;
  readonly storage: SyncStorage;
  readonly store: Pick<PlanStore, "take" | "reread">;
  /** Plans read in this round and not written since. */
  reads: Map<string, ReadPlan>;
  /** Ends the exchange if the sync was stopped while it waited for a reply. */
  throwIfStopped: () => void;
  /** Has the plan exchanged again after this time. */
  later: (waitMs: number, wish: "again") => void;
};

export const ownSharing: Sharing = { role: "owner", scopes: [], moneySharedSince: null };

/** Characters of JSON per request, well below the server's limit. */
const charactersPerRequest = 200_000;
/** How often another device may get in first before this one backs off. */
const contestedFreely = 3;

export function followPlan(accountId: string, plan: KeptPlan, known: number, sharing: Sharing): FollowedPlan {
  return {
    plan,
    accountId,
    known,
    unsent: null,
    sharing,
    isSharingFresh: false,
    isBehind: false,
    failures: 0,
    isWaiting: false,
    rejected: [],
    mostPerRequest: plansLimits.commandsPerRequest,
    problem: null,
  };
}

/** A wait is over, or somebody looks for news: a plan that was waiting or had no room may try again. */
export function allowRetry(one: FollowedPlan): void {
  one.isWaiting = false;
  if (isHeld(one)) one.problem = null;
}

/** Reads what is unsent here; then one request after the other, until both sides have the same or the plan has to wait. */
export async function exchangePlan(ports: ExchangePorts, one: FollowedPlan): Promise<void> {
  for (;;) {
    const unsent = (one.unsent ??= await readUnsent(ports, one));
    if (!mayAsk(one)) return;
    const batch = one.isBehind ? [] : takeBatch(listSendable(unsent, one), one.mostPerRequest);
    const isMoney = batch.some(({ scope }) => scope === "money");
    if (one.isBehind || (isMoney && !one.isSharingFresh)) {
      await pullPage(ports, one);
    } else if (batch.length === 0 || isHeld(one)) {
      one.failures = 0;
      return;
    } else {
      await send(ports, one, batch);
    }
  }
}

/** What the account's list says about the plan; then everything the account has and this device lacks. */
export async function catchUp(
  ports: ExchangePorts,
  one: FollowedPlan,
  listed: { revision: number; sharing: Sharing },
): Promise<void> {
  // The account has just replied, so nobody is signed out anymore.
  if (one.problem === "signedOut") one.problem = null;
  await hearSharing(ports, one, listed.sharing);
  if (listed.revision < one.known) await startOver(ports, one);
  else if (listed.revision > one.known) one.isBehind = true;
  while (one.isBehind && mayAsk(one)) {
    one.unsent ??= await readUnsent(ports, one);
    await pullPage(ports, one);
  }
}

export async function readPlan(ports: ExchangePorts, planId: string): Promise<ReadPlan> {
  const known = ports.reads.get(planId);
  if (known !== undefined) return known;
  const { row, commands, sent } = await ports.storage.readPlan(planId);
  const read = { row, commands: readCommands(commands), sent };
  ports.reads.set(planId, read);
  return read;
}

/** Unsent means not in the account, and not superseded here. */
export function listUnsent(planId: string, { commands, sent }: ReadPlan): Command[] {
  return compactCommands(commands.filter((command) => command.planId === planId)).filter(
    ({ id }) => !sent.has(id),
  );
}

/** What may leave this device. */
export function listSendable(
  unsent: readonly Command[],
  { sharing, rejected }: Pick<FollowedPlan, "sharing" | "rejected">,
): Command[] {
  return unsent.filter(
    ({ id, scope }) => (scope !== "money" || sharing.moneySharedSince !== null) && !rejected.includes(id),
  );
}

/** How far a stored row says this device has read. A member of a plan was once shown less than its owner is. */
export function readRevision(row: SyncRow | null | undefined, accountId: string): number {
  return row?.accountId === accountId && row.role === "owner" ? row.revision : 0;
}

/** Doubles with each failure in a row. */
export function getRetryDelayMs(failures: number): number {
  return Math.min(retryDelayStartMs * 2 ** Math.min(failures - 1, 16), planRetryDelayMaxMs);
}

async function readUnsent(ports: ExchangePorts, one: FollowedPlan): Promise<Command[]> {
  const read = await readPlan(ports, one.plan.id);
  const known = readRevision(read.row, one.accountId);
  // Less is stored than this tab had read: another tab started over, or the browser refused a write.
  if (known < one.known) one.isBehind = true;
  one.known = known;
  one.isSharingFresh = false;
  return listUnsent(one.plan.id, read);
}

async function pullPage(ports: ExchangePorts, one: FollowedPlan): Promise<void> {
  const { plan } = one;
  const page = await ask(ports, one, () => ports.api.pull(plan.id, one.known), []);
  if (page === null) return;
  const { scopes, moneySharedSince } = page;
  await hearSharing(ports, one, { role: one.sharing.role, scopes, moneySharedSince });
  if (page.revision < one.known) {
    await startOver(ports, one);
    return;
  }
  const last = page.commands.at(-1)?.revision ?? one.known;
  const reached = Math.max(one.known, page.isComplete ? page.revision : last);
  const isFurther = reached > one.known;
  const pulled = page.commands.map(({ command }) => command);
  one.known = reached;
  one.isBehind = !page.isComplete;
  if (isFurther) one.failures = 0;
  ports.reads.delete(plan.id);
  // Taken at once, because what is stored is shown, even if the sync is stopped meanwhile.
  const { store } = ports;
  const { added, isCorrected } = await ports.storage.keepPulled(plan, toRow(one), pulled);
  const commands = readCommands(added);
  if (isCorrected) await store.reread();
  else if (commands.length > 0) store.take(plan, commands);
  const ids = new Set(pulled.map(readId));
  if (one.unsent !== null) one.unsent = one.unsent.filter(({ id }) => !ids.has(id));
  // None of what remains could be fetched: asking again at once would not help.
  if (one.isBehind && !isFurther) wait(ports, one);
}

async function send(ports: ExchangePorts, one: FollowedPlan, commands: readonly Command[]): Promise<void> {
  const { id, createdAt } = one.plan;
  const sent = { createdAt, commands };
  const reply = await ask(ports, one, () => ports.api.send(id, one.known, sent), commands);
  if (reply === null) return;
  const ids = new Set(reply.accepted);
  const accepted = commands.filter((command) => ids.has(command.id));
  one.known = reply.revision;
  one.failures = 0;
  one.mostPerRequest = plansLimits.commandsPerRequest;
  if (one.unsent !== null) one.unsent = one.unsent.filter((command) => !ids.has(command.id));
  ports.reads.delete(id);
  await ports.storage.keepSent(toRow(one), accepted);
  if (accepted.length === 0) wait(ports, one);
}

/** The sharing as the account has it now. When it begins or ends, the account has no finances: they are all unsent again. */
async function hearSharing(ports: ExchangePorts, one: FollowedPlan, sharing: Sharing): Promise<void> {
  const isSame = sharing.moneySharedSince === one.sharing.moneySharedSince;
  one.sharing = sharing;
  one.isSharingFresh = true;
  if (!isSame) await forgetSent(ports, one, "money");
}

/** The account has less than before: it was restored from a backup. What it lost is here and is sent again. */
async function startOver(ports: ExchangePorts, one: FollowedPlan): Promise<void> {
  one.known = 0;
  one.isBehind = true;
  await forgetSent(ports, one, "all");
}

async function forgetSent(ports: ExchangePorts, one: FollowedPlan, what: "money" | "all"): Promise<void> {
  one.rejected = [];
  one.unsent = null;
  ports.reads.delete(one.plan.id);
  await ports.storage.forgetSent(toRow(one), what);
}

/** Null where the request failed, after noting what follows from it; `sent` is what it carried. */
async function ask<Reply>(
  ports: ExchangePorts,
  one: FollowedPlan,
  request: () => Promise<Reply>,
  sent: readonly Command[],
): Promise<Reply | null> {
  const reply = await request().then(
    (value) => ({ value }),
    (error: unknown) => ({ failure: toFailure(error) }),
  );
  ports.throwIfStopped();
  if ("value" in reply) return reply.value;
  await hearFailure(ports, one, reply.failure, sent);
  return null;
}

async function hearFailure(
  ports: ExchangePorts,
  one: FollowedPlan,
  failure: Failure,
  sent: readonly Command[],
): Promise<void> {
  if (failure.kind === "unanswered") return wait(ports, one, failure.retryAfterMs ?? 0);
  if (failure.kind === "movedOn") {
    one.isBehind = true;
    one.failures += 1;
    if (one.failures > contestedFreely) backOff(ports, one);
    return;
  }
  const { why } = failure;
  if (why === "signedOut" || why === "full") {
    one.problem = why;
  } else if (why === "missing") {
    one.problem = one.known === 0 ? "notYours" : "gone";
    if (one.problem === "gone") await ports.storage.keepRow(toRow(one));
  } else if (sent.length === 0) {
    // Nothing was sent, so the request itself is at fault; repeating it at once would not help.
    wait(ports, one);
  } else if (why === "notAllowed" && one.known === 0) {
    // The user's own plan, new to the account: nobody else could have forbidden sharing it.
    one.problem = "beyondPlan";
  } else if (why === "invalid" && sent.length > 1) {
    one.mostPerRequest = Math.ceil(sent.length / 2);
  } else {
    one.rejected = [...one.rejected, ...sent.map(({ id }) => id)];
    one.mostPerRequest = plansLimits.commandsPerRequest;
    // Not allowed: sharing was changed elsewhere, which the next page will tell.
    if (why === "notAllowed") one.isBehind = true;
  }
}

/** Counts a reply without progress, and waits. */
function wait(ports: ExchangePorts, one: FollowedPlan, askedMs = 0): void {
  one.failures += 1;
  backOff(ports, one, askedMs);
}

function backOff(ports: ExchangePorts, one: FollowedPlan, askedMs = 0): void {
  one.isWaiting = true;
  ports.later(Math.max(askedMs, getRetryDelayMs(one.failures)), "again");
}

function mayAsk(one: FollowedPlan): boolean {
  return !one.isWaiting && (one.problem === null || isHeld(one));
}

/** Nothing more is sent for now; the next look tries again. */
function isHeld({ problem }: FollowedPlan): boolean {
  return problem === "full" || problem === "beyondPlan";
}

function toRow({ plan, accountId, known, sharing, problem }: FollowedPlan): SyncRow {
  const state = problem === "gone" ? "gone" : "followed";
  return { planId: plan.id, accountId, state, into: null, revision: known, ...sharing };
}

/** The oldest commands that fit one request; finances go separately, so that a refusal of them blocks nothing else. */
function takeBatch(commands: readonly Command[], most: number): Command[] {
  const [first] = commands;
  if (first === undefined) return [];
  const alike = commands.filter(({ scope }) => (scope === "money") === (first.scope === "money"));
  let characters = 0;
  const fitting = alike.slice(0, most).findIndex((command) => {
    characters += JSON.stringify(command).length;
    return characters > charactersPerRequest;
  });
  return alike.slice(0, fitting === -1 ? most : Math.max(1, fitting));
}

/** Commands this release does not understand are left alone. */
function readCommands(stored: readonly unknown[]): Command[] {
  return stored.flatMap((raw) => {
    const read = readCommand(raw);
    return read.ok ? [read.value] : [];
  });
}

function readId(command: unknown): string {
  return typeof command === "object" && command !== null && "id" in command && typeof command.id === "string"
    ? command.id
    : "";
}
