/** Carries out the erasures that administrators planned, once their seven days are over. */
import { findAccountById } from "#server/account/store.ts";
import { addAuditEntry } from "#server/audit/log.ts";
import { isAdministrator } from "#server/parts/identity/claims.ts";
import type { PaymentsPart } from "#server/ports/payments.ts";
import type { Job } from "#server/repeat.ts";
import type { Log } from "#server/store/savingLog.ts";
import type { Store } from "#server/store/store.ts";
import { eraseWholeAccount } from "./eraseAccount.ts";
import { claimDueErasures, deleteErasure, type PlannedErasure, startErasureDays } from "./erasures.ts";

const pauseMs = 60_000;

export type ErasureRun = { begun: number; erased: number; calledOff: number; postponed: number };

export type ErasureParts = {
  store: Pick<Store, "database">;
  payments: PaymentsPart | null;
  now: () => Date;
  isStopping?: () => boolean;
};

export function createErasureJob(parts: Omit<ErasureParts, "isStopping">, log: Pick<Log, "info">): Job {
  return {
    name: null,
    pauseMs,
    failure: "planned erasures could not be worked on",
    needsClock: true,
    async run({ isStopping }) {
      const run = await runErasures({ ...parts, isStopping });
      if (run.begun + run.erased + run.calledOff + run.postponed > 0) log.info(run, "planned erasures");
    },
  };
}

/** `begun`: their days began. `postponed`: the payment provider did not answer; a later run tries again. */
export async function runErasures(parts: ErasureParts): Promise<ErasureRun> {
  const { database } = parts.store;
  const run: ErasureRun = { begun: await startErasureDays(database), erased: 0, calledOff: 0, postponed: 0 };
  for (const erasure of await claimDueErasures(database, parts.now())) {
    if (parts.isStopping?.() === true) break;
    run[await carryOut(parts, erasure)] += 1;
  }
  return run;
}

async function carryOut(
  { store: { database }, payments, now }: ErasureParts,
  { id, accountId }: PlannedErasure,
): Promise<"erased" | "calledOff" | "postponed"> {
  const account = await findAccountById(database, accountId);
  const actor = { kind: "server" } as const;
  // Someone may have made it an administrator's at the command line, and a site must not lose its last one.
  if (account === null || isAdministrator(account.roles)) {
    await database.transaction().execute(async (transaction) => {
      await deleteErasure(transaction, accountId);
      await addAuditEntry(transaction, { actor, action: "erasureCalledOff", subject: accountId }, now());
    });
    return "calledOff";
  }
  const rows = await eraseWholeAccount(
    {
      database,
      payments,
      now,
      note: (transaction) =>
        addAuditEntry(
          transaction,
          { actor, action: "accountErased", subject: accountId, details: { erasure: id } },
          now(),
        ),
    },
    account,
  );
  return rows === null ? "postponed" : "erased";
}
