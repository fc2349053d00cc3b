/** /api/calculator-tally: counts one bit about a range and a kind of college, and gives the sums. */
import type { calculatorTallyEndpoints } from "#contract/calculatorTally.ts";
import type { HandlersFor } from "#server/http/handler.ts";
import { createNetworkBudget } from "#server/pageViews/networkBudget.ts";
import type { ServerParts } from "#server/parts.ts";
import { countAnswer, readTally } from "./store.ts";

/** Answers of one network that count in a day: a few families', and not enough for anybody to make the tally. */
export const mostOfNetwork = 20;

export const calculatorTallyHandlers: HandlersFor<typeof calculatorTallyEndpoints> = {
  async countCalculator({ body, request, parts }) {
    const now = parts.now();
    // Beyond the budget it looks the same from outside: whoever sent it has nothing to do.
    if (budgetOf(parts)(now.toISOString().slice(0, "YYYY-MM-DD".length), request.ip))
      await countAnswer(parts.store.database, body, now);
    return { status: 204, body: null };
  },

  async readTally({ parts }) {
    return { status: 200, body: await readTally(parts.store.database, parts.now()) };
  },
};

type Budget = ReturnType<typeof createNetworkBudget>;
const budgets = new WeakMap<ServerParts["store"], Budget>();

function budgetOf({ store }: ServerParts): Budget {
  const known = budgets.get(store) ?? createNetworkBudget(mostOfNetwork);
  budgets.set(store, known);
  return known;
}
