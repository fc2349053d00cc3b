/**
 * Meters one call of the language model: reserves its worst case, passes its events on, and settles what it took. A call
 * that ended before its first token costs nothing, whoever ended it; and never more than was reserved.
 */
import type { TurnEvent } from "#contract/counselorTurns.ts";
import { createNetworkBudget } from "#server/pageViews/networkBudget.ts";
import { toDay } from "#server/pageViews/store.ts";
import type { ServerParts } from "#server/parts.ts";
import type { ModelEvent } from "#server/ports/model.ts";
import type { Admitted } from "./admitAsker.ts";
import { type Refused, reserveTokens, settleTokens } from "./budget.ts";

/** Passes a call's events on; what it took is settled when it ends. */
export type Meter = (events: AsyncIterable<ModelEvent>) => AsyncGenerator<TurnEvent, void>;

/** `tokens`: the most that the call can take. `address`: a visitor's; it is not kept. */
export async function startMeter(
  parts: ServerParts,
  { accountId, budget }: Pick<Admitted, "accountId" | "budget">,
  tokens: number,
  address: string,
): Promise<Meter | Refused> {
  const { store, now } = parts;
  const day = toDay(now());
  const spend = (amount: number) =>
    accountId !== null || networksOf(parts, budget.dailyTokensNetwork)(day, address, amount);
  if (!spend(tokens)) return "networkUsedUp";
  const reserved = await reserveTokens(store.database, { accountId, tokens }, budget, now());
  if (typeof reserved === "string") {
    spend(-tokens);
    return reserved;
  }
  return async function* meter(events) {
    let used: number | null = null;
    let hasBegun = false;
    try {
      for await (const event of events) {
        if (event.kind === "used") {
          used = event.tokens;
          continue;
        }
        hasBegun ||= event.kind !== "fault";
        yield event;
      }
    } finally {
      // Where nobody says, the worst case stands.
      const taken = hasBegun ? Math.min(Math.max(used ?? tokens, 0), tokens) : 0;
      spend(taken - tokens);
      await settleTokens(store.database, reserved, taken, now());
    }
  };
}

type NetworkBudget = ReturnType<typeof createNetworkBudget>;
const networks = new WeakMap<ServerParts["store"], NetworkBudget>();

function networksOf({ store }: ServerParts, mostADay: number): NetworkBudget {
  const known = networks.get(store) ?? createNetworkBudget(mostADay);
  networks.set(store, known);
  return known;
}
