/** GET /api/admin/state: everything an administrator looks at first, gathered in one reading. */
import { type adminStateEndpoints, factDaysAhead } from "#contract/adminState.ts";
import { addDays } from "#lib/dates.ts";
import { countErasures } from "#server/account/erasures.ts";
import { readHeartbeats } from "#server/health/heartbeat.ts";
import { readFacts } from "#server/health/readFacts.ts";
import { judgeReadiness } from "#server/health/readinessRules.ts";
import type { HandlersFor } from "#server/http/handler.ts";
import { readKeyAges } from "#server/keys/sightings.ts";
import { countMail } from "#server/outbox/listing.ts";
import { dueMailSince } from "#server/outbox/store.ts";
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
        erasures: await countErasures(database, now),
      },
    };
  },
};
