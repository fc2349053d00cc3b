/** A state of the installation as administrators see it, for tests of their screens. */
import type { AdminState } from "#contract/adminState.ts";

const noon = "2026-11-21T12:00:00.000Z";

export const sampleState: AdminState = {
  now: noon,
  readiness: [
    { part: "store", isOk: true, says: "The database answers." },
    { part: "saving", isOk: true, says: "The database takes writes." },
    { part: "mail", isOk: false, says: "Mail that is due has not been sent for 15 minutes." },
  ],
  release: "3ff53c27a1b2",
  dataAsOf: "2026-11-01",
  settings: [
    { name: "PUBLIC_URL", value: "https://plan.example.com", isSecret: false, isSet: true },
    { name: "SMTP_URL", value: null, isSecret: true, isSet: true },
    { name: "STRIPE_SECRET_KEY", value: null, isSecret: true, isSet: false },
  ],
  facts: {
    overdue: [
      {
        day: "2026-11-16",
        id: "fafsaOpens",
        title: "The FAFSA opens",
        period: "2026-27",
        file: "facts/dates/federal.yaml",
        address: "https://studentaid.gov/",
      },
    ],
    dueSoon: [],
  },
  keys: [
    { kind: "signing", count: 1, since: "2026-01-21T12:00:00.000Z" },
    { kind: "cookies", count: 2, since: noon },
    { kind: "data", count: 1, since: null },
    { kind: "authorship", count: 0, since: null },
  ],
  clock: { doubt: null },
  backup: { madeAt: "2026-11-10T03:00:00.000Z", way: "made", kilobytes: 48_200 },
  database: "sqlite",
  mail: { hasServer: true, waiting: 3, failed: 1, dueSince: "2026-11-21T11:30:00.000Z" },
  processes: [
    {
      startedAt: "2026-11-20T12:00:00.000Z",
      beatAt: noon,
      release: "3ff53c27a1b2",
      jobs: [
        { job: "mail", endedAt: noon },
        { job: "deletion", endedAt: null },
      ],
    },
  ],
  erasures: { planned: 1, overdue: 0 },
};
