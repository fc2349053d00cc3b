/** What one network may add to a count in a day, in the memory of this process: a program must not decide what is counted. */
import { toNetwork } from "#server/parts/identity/embedded/networks.ts";

/** Networks that are told apart in a day, so that a program with many addresses cannot fill the memory. */
const mostNetworks = 20_000;

/** Whether one more from this address counts today. The address is not kept. */
export function createNetworkBudget(mostADay: number): (day: string, address: string) => boolean {
  const spent = new Map<string, number>();
  let today = "";
  return (day, address) => {
    if (day !== today) spent.clear();
    today = day;
    const network = toNetwork(address);
    const used = spent.get(network) ?? 0;
    if (used >= mostADay || (used === 0 && spent.size >= mostNetworks)) return false;
    spent.set(network, used + 1);
    return true;
  };
}
