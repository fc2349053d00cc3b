/** GET /api/admin/state: how this installation is doing, in parts, without a secret among them. */
import { z } from "zod/mini";
import type { Endpoint } from "./endpoint.ts";
import { readinessPartSchema } from "./health.ts";

const count = z.int().check(z.nonnegative());

/** A record of /facts whose value must be looked up again. */
export const dueFactSchema = z.object({
  /** The first day on which the value no longer holds, YYYY-MM-DD. */
  day: z.string(),
  id: z.string(),
  title: z.string(),
  period: z.string(),
  /** Where to change it, as a path in the repository. */
  file: z.string(),
  /** The source's; null if it has none. */
  address: z.nullable(z.string()),
});
export type DueFact = z.infer<typeof dueFactSchema>;

/** How far ahead facts are listed, in days: as `npm run facts -- --due` does. */
export const factDaysAhead = 90;
/** A newest backup older than this is called old. */
export const backupDays = 7;

export const adminStateSchema = z.object({
  now: z.string(),
  readiness: z.array(readinessPartSchema),
  release: z.string(),
  /** The day of the data set, YYYY-MM-DD. */
  dataAsOf: z.string(),
  /** In force, by the names of docs/operating.md. A secret only says whether it is set. */
  settings: z.array(
    z.object({ name: z.string(), value: z.nullable(z.string()), isSecret: z.boolean(), isSet: z.boolean() }),
  ),
  facts: z.object({ overdue: z.array(dueFactSchema), dueSoon: z.array(dueFactSchema) }),
  /** The key in use of each kind; `since`: when it was first seen, null until the next heartbeat. */
  keys: z.array(z.object({ kind: z.string(), count, since: z.nullable(z.string()) })),
  /** The newest; null if none was made or reported. */
  backup: z.nullable(
    z.object({ madeAt: z.string(), way: z.enum(["made", "noted"]), kilobytes: z.nullable(count) }),
  ),
  database: z.enum(["sqlite", "postgresql"]),
  mail: z.object({
    hasServer: z.boolean(),
    waiting: count,
    failed: count,
    /** Since when the oldest mail that is due has been waiting. */
    dueSince: z.nullable(z.string()),
  }),
  /** Processes that said in the last minutes that they live, and when their jobs last ended well. */
  processes: z.array(
    z.object({
      startedAt: z.string(),
      beatAt: z.string(),
      release: z.string(),
      jobs: z.array(z.object({ job: z.string(), endedAt: z.nullable(z.string()) })),
    }),
  ),
  /** `doubt`: this clock does not fit the time seen before; then nothing is deleted for its age. */
  clock: z.object({
    doubt: z.nullable(z.object({ kind: z.enum(["behind", "ahead"]), since: z.string() })),
  }),
  erasures: z.object({ planned: count, overdue: count }),
});
export type AdminState = z.infer<typeof adminStateSchema>;

export const adminStateEndpoint = {
  id: "adminState",
  method: "GET",
  path: "/api/admin/state",
  access: "administrator",
  summary: "Readiness, settings in force, facts that fall due, keys, backups, mail and jobs. Reads only.",
  replies: { 200: adminStateSchema },
} as const satisfies Endpoint;

/** How long after an administrator was shown a time they may confirm it. */
export const confirmedWithinMinutes = 60;

export const adminConfirmDateEndpoint = {
  id: "adminConfirmDate",
  method: "POST",
  path: "/api/admin/clock/confirm",
  access: "administrator",
  limit: "signedIn",
  summary:
    "Confirms that this server's clock is right, so that what is old may be deleted again. 409 if the clock has moved on from the time shown.",
  body: z.object({
    /** The `now` that the administrator saw. */
    now: z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/, "it is an instant in UTC")),
  }),
  replies: { 204: z.null() },
} as const satisfies Endpoint;

export const adminStateEndpoints = [adminStateEndpoint, adminConfirmDateEndpoint] as const;
