/** Whether someone signed in a few minutes ago: a stolen or borrowed device that is still signed in may do less. */
import { passkeyLimits } from "#contract/passkeys.ts";
import type { Identity } from "#server/ports/identity.ts";

const recentMs = passkeyLimits.recentSignInMinutes * 60_000;

/** ISO; null: sign in again first. */
export function findActsUntil(identity: Identity | null, now: Date): string | null {
  const until = new Date((identity?.signedInAtSeconds ?? 0) * 1_000 + recentMs);
  return until > now ? until.toISOString() : null;
}
