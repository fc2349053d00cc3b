/** Counts visitors' page loads in histograms: by week, kind of page, metric and bucket. */
import type { PageKind } from "#domain/performance/pageKinds.ts";
import { findBucket, type VitalName, vitalNames, vitalScales } from "#domain/performance/webVitals.ts";
import type { Database } from "#server/store/tables.ts";

const dayMs = 24 * 60 * 60_000;

export type PageLoad = { kind: PageKind } & Partial<Record<VitalName, number | undefined>>;

export async function countPageLoad(database: Database, load: PageLoad, now: Date): Promise<void> {
  // Always in the same order, so that two counts at once wait for each other instead of for themselves.
  const rows = vitalNames.flatMap((metric) => {
    const value = load[metric];
    if (value === undefined) return [];
    return { week: toWeek(now), kind: load.kind, metric, bucket: findBucket(metric, value), samples: 1 };
  });
  if (rows.length === 0) return;
  await database
    .insertInto("web_vitals")
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(["week", "kind", "metric", "bucket"])
        .doUpdateSet((expression) => ({ samples: expression("web_vitals.samples", "+", 1) })),
    )
    .execute();
}

export type VitalHistogram = { kind: string; metric: VitalName; counts: number[] };

/** This week and those before it, `weeks` in all, added up. Rows of kinds or metrics of another release are left out. */
export async function readHistograms(
  database: Database,
  weeks: number,
  now: Date,
): Promise<VitalHistogram[]> {
  const from = toWeek(new Date(now.getTime() - (weeks - 1) * 7 * dayMs));
  const rows = await database
    .selectFrom("web_vitals")
    .select(["kind", "metric", "bucket", "samples"])
    .where("week", ">=", from)
    .execute();
  const found = new Map<string, VitalHistogram>();
  for (const row of rows) {
    const metric = vitalNames.find((name) => name === row.metric);
    if (metric === undefined) continue;
    const key = `${row.kind} ${metric}`;
    const histogram = found.get(key) ?? {
      kind: row.kind,
      metric,
      counts: Array.from({ length: vitalScales[metric].edges.length + 1 }, () => 0),
    };
    found.set(key, histogram);
    const before = histogram.counts[row.bucket];
    if (before !== undefined) histogram.counts[row.bucket] = before + row.samples;
  }
  return [...found.values()];
}

/** Weeks that were over before this UTC day. How many rows were deleted. */
export async function deleteVitals(database: Database, beforeDay: string): Promise<number> {
  const before = toWeek(new Date(`${beforeDay}T00:00:00Z`));
  const gone = await database.deleteFrom("web_vitals").where("week", "<", before).executeTakeFirst();
  return Number(gone.numDeletedRows);
}

/** The Monday of the week, in UTC. */
export function toWeek(instant: Date): string {
  const sinceMonday = (instant.getUTCDay() + 6) % 7;
  return new Date(instant.getTime() - sinceMonday * dayMs).toISOString().slice(0, "YYYY-MM-DD".length);
}
