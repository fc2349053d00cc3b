/** Page views: one counter per path and UTC day. */
import type { Database } from "#server/store/tables.ts";

export type PageViews = { path: string; day: string; views: number };

export async function countPageView(database: Database, path: string, now: Date): Promise<void> {
  await database
    .insertInto("page_views")
    .values({ path, day: toDay(now), views: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(["path", "day"])
        .doUpdateSet((expression) => ({ views: expression("page_views.views", "+", 1) })),
    )
    .execute();
}

/** The counters since this UTC day, by day and path. */
export async function listPageViews(database: Database, fromDay: string): Promise<PageViews[]> {
  return database
    .selectFrom("page_views")
    .selectAll()
    .where("day", ">=", fromDay)
    .orderBy("day")
    .orderBy("path")
    .execute();
}

/** The views of each page in weeks that begin on these days, oldest first; the last one goes on. */
export async function sumPageViews(
  database: Database,
  weeks: readonly string[],
): Promise<{ path: string; weeks: number[] }[]> {
  const byPath = new Map<string, number[]>();
  for (const [index, from] of weeks.entries()) {
    const until = weeks[index + 1];
    let query = database
      .selectFrom("page_views")
      .select(({ fn }) => ["path", fn.sum("views").as("views")])
      .where("day", ">=", from)
      .groupBy("path");
    if (until !== undefined) query = query.where("day", "<", until);
    for (const { path, views } of await query.execute()) {
      const counts = byPath.get(path) ?? weeks.map(() => 0);
      counts[index] = Number(views);
      byPath.set(path, counts);
    }
  }
  return [...byPath].map(([path, counts]) => ({ path, weeks: counts }));
}

/** How many rows were deleted. */
export async function deletePageViews(database: Database, beforeDay: string): Promise<number> {
  const gone = await database.deleteFrom("page_views").where("day", "<", beforeDay).executeTakeFirst();
  return Number(gone.numDeletedRows);
}

/** The day as YYYY-MM-DD, in UTC. */
export function toDay(instant: Date): string {
  return instant.toISOString().slice(0, "YYYY-MM-DD".length);
}
