/** What the report of each release counted, kept so that the next release shows a trend. */
import { type SiteSummary, siteSummarySchema } from "#contract/siteReport.ts";
import { readPlain, type ServedFile } from "#server/http/servedFile.ts";
import type { Site } from "#server/site.ts";
import type { Database } from "#server/store/tables.ts";

type ReportedSite = Pick<Site, "reference" | "release">;
export type KeptSummary = { release: string; madeAt: string; summary: SiteSummary };

/** Stores this release's summary, or replaces it where the report was made anew. */
export async function keepSiteSummary(database: Database, site: ReportedSite, now: Date): Promise<void> {
  const file = await site.reference.get("site-report");
  const summary = file === undefined ? null : readSummary(file);
  if (summary === null) return;
  const text = JSON.stringify(summary);
  await database
    .insertInto("site_summaries")
    .values({ release: site.release, made_at: now.toISOString(), summary: text })
    .onConflict((conflict) => conflict.column("release").doUpdateSet({ summary: text }))
    .execute();
}

/** Newest first. */
export async function listSiteSummaries(database: Database, most: number): Promise<KeptSummary[]> {
  const rows = await database
    .selectFrom("site_summaries")
    .selectAll()
    .orderBy("made_at", "desc")
    .orderBy("release")
    .limit(most)
    .execute();
  return rows.flatMap(({ release, made_at, summary }) => {
    const read = siteSummarySchema.safeParse(JSON.parse(summary));
    return read.success ? [{ release, madeAt: made_at, summary: read.data }] : [];
  });
}

const read = new WeakMap<ServedFile, SiteSummary | null>();

/** Null during development, where no report is made. */
function readSummary(file: ServedFile): SiteSummary | null {
  const known = read.get(file);
  if (known !== undefined) return known;
  const report: unknown = JSON.parse(readPlain(file).toString());
  const summary =
    typeof report === "object" && report !== null && "summary" in report
      ? siteSummarySchema.safeParse(report.summary)
      : null;
  const found = summary?.success === true && summary.data.pages > 0 ? summary.data : null;
  read.set(file, found);
  return found;
}
