/** What one network may add to a count in a day, in the memory of this process: a program must not decide what is counted. */
import { toNetwork } from "#server/parts/identity/embedded/networks.ts";

/** Networks that are told apart in a day, so that a program with many addresses cannot fill the memory. */
const mostNetworks = 20_000;

/**
 * Whether one more, or `amount` more, from this address fits into today's budget of its network, and counts it if so; a
 * negative amount is given back. The address is not kept.
 */
export function createNetworkBudget(
  mostADay: number,
): (day: string, address: string, amount?: number) => boolean {
  const spent = new Map<string, number>();
  let today = "";
  return (day, address, amount = 1) => {
    // What is given back after midnight was spent on a day that no longer counts.
    if (day < today) return amount < 0;
    if (day !== today) spent.clear();
    today = day;
    const network = toNetwork(address);
    const used = spent.get(network) ?? 0;
    if (used + amount > mostADay || (used === 0 && spent.size >= mostNetworks)) return amount < 0;
    spent.set(network, Math.max(0, used + amount));
    return true;
  };
}
