/** /api/account: exports and erases everything that belongs to the account. */
import type { accountEndpoints } from "#contract/account.ts";
import { withAccount } from "#server/account/withAccount.ts";
import { addAuditEntry } from "#server/audit/log.ts";
import type { HandlersFor } from "#server/http/handler.ts";
import { refuse } from "#server/http/problems.ts";
import { listKnownDevices } from "#server/identity/knownDevices.ts";
import { endSessions } from "#server/identity/store.ts";
import { sealingFor } from "#server/plans/withPlan.ts";
import { eraseWholeAccount } from "./eraseAccount.ts";
import { callOffErasure, findErasureOf, type PlannedErasure } from "./erasures.ts";
import { exportWholeAccount } from "./exportAccount.ts";

const keptElsewhere = "People sign in with this installation's identity host, which knows their sessions.";

export const accountHandlers: HandlersFor<typeof accountEndpoints> = {
  accountExport: withAccount(async (input) => {
    const { account, parts } = input;
    const body = await exportWholeAccount(parts.store.database, sealingFor(input), account, parts.now());
    return { status: 200, body, isLong: true };
  }),

  accountDevices: withAccount(async ({ account, parts }) => {
    if (parts.identity.kind === "hosted") return refuse(404, keptElsewhere);
    const devices = await listKnownDevices(parts.store.database, account.subject, parts.now());
    const listed = devices.map(({ label, firstAt, lastAt }) => ({ label, firstAt, lastAt }));
    return { status: 200, body: { devices: listed } };
  }),

  signOutEverywhere: withAccount(async ({ account, parts }) => {
    if (parts.identity.kind === "hosted") return refuse(404, keptElsewhere);
    await endSessions(parts.store.database, account.subject);
    return { status: 204, body: null };
  }),

  accountErasure: withAccount(async ({ account, parts }) => {
    const planned = await findErasureOf(parts.store.database, account.id);
    return { status: 200, body: { erasure: planned === null ? null : toShown(planned) } };
  }),

  /** Whoever finds none planned has what they asked for. */
  keepAccount: withAccount(async ({ account, parts }) => {
    const outcome = await parts.store.database.transaction().execute(async (transaction) => {
      const calledOff = await callOffErasure(transaction, account.id);
      if (calledOff === "done") {
        const actor = { kind: "owner", accountId: account.id } as const;
        const entry = { actor, action: "erasureCalledOff", subject: account.id } as const;
        await addAuditEntry(transaction, entry, parts.now());
      }
      return calledOff;
    });
    return outcome === "started"
      ? refuse(409, "Your account is being erased right now, and that can no longer be stopped.")
      : { status: 204, body: null };
  }),

  /**
   * The schema accepts only the body "erase". Subscriptions are canceled first: once the account is gone, its
   * owner could no longer stop the charges to their card.
   */
  accountErase: withAccount(async ({ account, parts }) => {
    const { payments, store, now } = parts;
    const rows = await eraseWholeAccount({ database: store.database, payments, now }, account);
    if (rows !== null) return { status: 200, body: { receipt: { erasedAt: now().toISOString(), rows } } };
    return refuse(
      503,
      "Your subscription could not be ended right now, so nothing was erased. Please try again in a few minutes.",
      { headers: { "retry-after": 60 } },
    );
  }),
};

function toShown({ askedAt, dueAt, hasStarted }: PlannedErasure) {
  return { askedAt, dueAt, hasStarted };
}
