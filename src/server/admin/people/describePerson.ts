/** What an administrator sees of an account: counts, dates and names of devices, and nothing of a plan. */
import type { Person } from "#contract/adminPeople.ts";
import { summarizeSubscription } from "#domain/subscription/subscription.ts";
import { type Account, emailKey } from "#server/account/store.ts";
import { countAttempts } from "#server/identity/attempts.ts";
import { listKnownDevices } from "#server/identity/knownDevices.ts";
import { listPasskeys } from "#server/identity/passkeys.ts";
import { countSessions } from "#server/identity/store.ts";
import { isAdministrator } from "#server/parts/identity/claims.ts";
import { failuresBeforeCodes } from "#server/parts/identity/embedded/lockoutRules.ts";
import type { ServerParts } from "#server/parts.ts";
import { findErasureOf } from "#server/personalData/erasures.ts";
import { countMemberships } from "#server/plans/store.ts";
import { findSubscription } from "#server/subscription/store.ts";

export async function describePerson(
  parts: ServerParts,
  account: Account,
  askingId: string,
): Promise<Person> {
  const { database } = parts.store;
  const { id, email, emailVerified, name, createdAt, roles } = account;
  const subscription = (await findSubscription(database, id))?.subscription ?? null;
  const { plan, status, renewsAt, endsAt } = summarizeSubscription(subscription, parts.now());
  const erasure = await findErasureOf(database, id);
  return {
    accountId: id,
    email,
    isEmailVerified: emailVerified,
    name,
    createdAt,
    roles: [...roles],
    isAdministrator: isAdministrator(roles),
    isYou: id === askingId,
    signingIn: parts.identity.kind === "hosted" ? null : await describeSigningIn(parts, account),
    subscription: { plan, status, renewsAt, endsAt },
    plans: await countMemberships(database, id),
    erasure:
      erasure === null
        ? null
        : {
            askedAt: erasure.askedAt,
            dueAt: erasure.dueAt,
            hasStarted: erasure.hasStarted,
            mailState: erasure.mailState,
          },
  };
}

async function describeSigningIn(
  { store: { database }, now }: ServerParts,
  { id, subject, email }: Account,
): Promise<NonNullable<Person["signingIn"]>> {
  const at = now();
  const devices = await listKnownDevices(database, subject, at);
  const { failuresInDay, locks, lockedUntil } = await countAttempts(database, emailKey(email), at);
  return {
    sessions: await countSessions(database, subject, at),
    devices: devices.map(({ label, firstAt, lastAt }) => ({ label, firstAt, lastAt })),
    passkeys: (await listPasskeys(database, id)).length,
    failuresInDay,
    locks,
    lockedUntil,
    needsCode: failuresInDay >= failuresBeforeCodes,
  };
}
