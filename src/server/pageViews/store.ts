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

/** How many rows were deleted. */
export async function deletePageViews(database: Database, beforeDay: string): Promise<number> {
  const gone = await database.deleteFrom("page_views").where("day", "<", beforeDay).executeTakeFirst();
  return Number(gone.numDeletedRows);
}

/** The day as YYYY-MM-DD, in UTC. */
export function toDay(instant: Date): string {
  return instant.toISOString().slice(0, "YYYY-MM-DD".length);
}
