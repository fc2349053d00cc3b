/**
 * What other features have to hear of, in the transaction in which it happens. Whoever publishes an event does not know who
 * listens: that stands in one place, subscribers.ts.
 */
import type { Command } from "#domain/plan/commands.ts";
import type { Account } from "./account/store.ts";
import type { ErasedRows } from "./store/countRows.ts";
import type { Sealing } from "./store/sealing.ts";
import type { DatabaseTransaction } from "./store/tables.ts";

/** What each event says, and what its subscribers answer. */
type Events = {
  /** New commands are stored, in a locked plan. The answer is how much was taken out of the plan's commands again. */
  commandsAdded: {
    event: { planId: string; commands: readonly Command[]; sealing: Sealing };
    answer: { commands: number; letters: number };
  };
  planChanged: { event: { planId: string }; answer: void };
  /** Somebody joined or left a plan, or sees more or less of it. */
  peopleChanged: { event: { planId: string; hasLeft: boolean }; answer: void };
  /** A plan is about to be erased. */
  planGoes: { event: { planId: string; now: Date }; answer: void };
  /** An account is about to be erased. The answer is what was erased with it. */
  accountGoes: { event: { account: Account; now: Date }; answer: ErasedRows };
};

type Subscriber<Name extends keyof Events> = (
  transaction: DatabaseTransaction,
  event: Events[Name]["event"],
) => Promise<Events[Name]["answer"]>;

export type Subscribers = { readonly [Name in keyof Events]: readonly Subscriber<Name>[] };

let subscribed: Subscribers | null = null;

/** Opening a store does it, so nothing can happen in a store unheard. */
export function subscribe(subscribers: Subscribers): void {
  subscribed = subscribers;
}

/** Tells one subscriber after another, in the order of their list. What one of them throws undoes the transaction. */
export async function publish<Name extends keyof Events>(
  name: Name,
  transaction: DatabaseTransaction,
  event: Events[Name]["event"],
): Promise<Events[Name]["answer"][]> {
  if (subscribed === null) throw new Error(`Nobody is subscribed to ${name}: no store was opened.`);
  const subscribers: readonly Subscriber<Name>[] = subscribed[name];
  const answers: Events[Name]["answer"][] = [];
  for (const subscriber of subscribers) answers.push(await subscriber(transaction, event));
  return answers;
}
