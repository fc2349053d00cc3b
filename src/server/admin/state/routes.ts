/** /api/admin/state: everything an administrator looks at first, gathered in one reading; and confirming the date. */
import { type adminStateEndpoints, confirmedWithinMinutes, factDaysAhead } from "#contract/adminState.ts";
import { addDays } from "#lib/dates.ts";
import { withAccount } from "#server/account/withAccount.ts";
import { addAuditEntry } from "#server/audit/log.ts";
import { believeClock, readSeenTimes } from "#server/clock/clockWatch.ts";
import { judgeClock } from "#server/clock/judgeClock.ts";
import { readHeartbeats } from "#server/health/heartbeat.ts";
import { readFacts } from "#server/health/readFacts.ts";
import { judgeReadiness } from "#server/health/readinessRules.ts";
import type { HandlersFor } from "#server/http/handler.ts";
import { refuse } from "#server/http/problems.ts";
import { readKeyAges } from "#server/keys/sightings.ts";
import { countMail } from "#server/outbox/listing.ts";
import { dueMailSince } from "#server/outbox/store.ts";
import { countErasures } from "#server/personalData/erasures.ts";
import { findNewestBackup } from "#server/store/backups.ts";
import { listSettings } from "./listSettings.ts";

export const adminStateHandlers: HandlersFor<typeof adminStateEndpoints> = {
  async adminState({ parts }) {
    const { settings, site, store, secrets, colleges } = parts;
    const { database } = store;
    const now = parts.now();
    const today = now.toISOString().slice(0, 10);
    const soon = addDays(today, factDaysAhead);
    const mail = await countMail(database, null);
    const heartbeats = await readHeartbeats(database);
    return {
      status: 200,
      body: {
        now: now.toISOString(),
        readiness: judgeReadiness(await readFacts(parts), now),
        release: site.release,
        dataAsOf: colleges.asOf,
        settings: listSettings(settings),
        facts: {
          overdue: site.dueFacts.filter(({ day }) => day <= today),
          dueSoon: site.dueFacts.filter(({ day }) => day > today && day < soon),
        },
        keys: await readKeyAges(database, secrets),
        backup: await findNewestBackup(database),
        database: store.kind,
        mail: {
          hasServer: settings.smtp !== null,
          waiting: mail.waiting,
          failed: mail.failed,
          dueSince: await dueMailSince(database, now),
        },
        processes: heartbeats.map(({ startedAt, beatAt, release, jobs }) => ({
          startedAt,
          beatAt,
          release,
          jobs: Object.entries(jobs).map(([job, endedAt]) => ({ job, endedAt: endedAt ?? null })),
        })),
        clock: { doubt: judgeClock(now, await readSeenTimes(database)) },
        erasures: await countErasures(database, now),
      },
    };
  },

  adminConfirmDate: withAccount(async ({ account, body, parts }) => {
    const now = parts.now();
    if (Math.abs(now.getTime() - Date.parse(body.now)) > confirmedWithinMinutes * 60_000) {
      return refuse(
        409,
        "The server’s clock has moved on since this page was loaded. Refresh it, then decide again.",
      );
    }
    await parts.store.database.transaction().execute(async (transaction) => {
      const seen = await readSeenTimes(transaction);
      const doubt = judgeClock(now, seen);
      if (doubt === null) return;
      await believeClock(transaction, now);
      const actor = { kind: "administrator", accountId: account.id } as const;
      const details = { from: doubt.since, to: now.toISOString() };
      await addAuditEntry(transaction, { actor, action: "dateConfirmed", subject: null, details }, now);
    });
    return { status: 204, body: null };
  }),
};
