/**
 * Limits how many codes each network may have mailed to one address, so that a stranger elsewhere cannot use
 * up the owner's.
 */

export const codesPerNetwork = 4;
const windowMs = 60 * 60_000;
/** Beyond this, the oldest entries are dropped. */
const mostKept = 20_000;

/**
 * Whether this network may have one more code mailed to this address. Counted in this process's memory, for
 * known and unknown addresses alike.
 */
export type NetworkShare = (network: string, email: string, now: Date) => boolean;

export function createNetworkShare(): NetworkShare {
  const askedAt = new Map<string, readonly number[]>();
  return (network, email, now) => {
    const key = `${network} ${email}`;
    const recent = (askedAt.get(key) ?? []).filter((at) => now.getTime() - at < windowMs);
    if (recent.length >= codesPerNetwork) return false;
    // Moves it to the end of the queue.
    askedAt.delete(key);
    askedAt.set(key, [...recent, now.getTime()]);
    for (const [oldest] of askedAt) {
      if (askedAt.size <= mostKept) break;
      askedAt.delete(oldest);
    }
    return true;
  };
}
