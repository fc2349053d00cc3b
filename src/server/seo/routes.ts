/** /api/admin/seo: visits, searches without a result, releases and Search Console imports. */
import { type adminSeoEndpoints, seoLimits } from "#contract/adminSeo.ts";
import { addDays, type Day } from "#lib/dates.ts";
import { withAccount } from "#server/account/withAccount.ts";
import { addAuditEntry } from "#server/audit/log.ts";
import type { HandlersFor } from "#server/http/handler.ts";
import { refuse } from "#server/http/problems.ts";
import { longWorkOf } from "#server/longWork/longWork.ts";
import { listEmptySearches } from "#server/pageViews/emptySearches.ts";
import { isPagePath } from "#server/pageViews/routes.ts";
import { sumPageViews, toDay } from "#server/pageViews/store.ts";
import { listFound, listFoundOfPage, listImports, storeImport } from "./searchConsole.ts";
import { listSiteSummaries } from "./siteSummaries.ts";

export const adminSeoHandlers: HandlersFor<typeof adminSeoEndpoints> = {
  async adminSeo({ parts }) {
    const { database } = parts.store;
    const today = toDay(parts.now());
    const weeks = listWeeks(today, seoLimits.weeks);
    const [first = today] = weeks;
    return {
      status: 200,
      body: {
        weeks,
        views: await sumPageViews(database, weeks),
        ...(await listEmptySearches(database, first)),
        releases: await listSiteSummaries(database, seoLimits.releases),
        imports: await listImports(database),
        foundPages: await listFound(database, "path"),
        foundQueries: await listFound(database, "query"),
      },
    };
  },

  async adminSeoPage({ query, parts }) {
    return { status: 200, body: { rows: await listFoundOfPage(parts.store.database, query.path) } };
  },

  adminSeoImport: withAccount(async ({ account, body, parts }) => {
    const read = await longWorkOf(parts).runForAdministrators("readSearchConsole", account.id, {
      csv: body.csv,
    });
    if (!read.ok) return refuse(422, read.problem);
    const { kind, rows } = read.value;
    const elsewhere = rows.filter(({ path }) => path !== null && !isPagePath(path, parts)).length;
    if (elsewhere === rows.length)
      return refuse(
        422,
        "None of the addresses in this file is a page of this site. Is it another site’s export?",
      );
    const now = parts.now();
    const day = toDay(now);
    await parts.store.database.transaction().execute(async (transaction) => {
      await storeImport(transaction, day, read.value);
      const actor = { kind: "administrator", accountId: account.id } as const;
      const details = { kind, rows: rows.length };
      await addAuditEntry(
        transaction,
        { actor, action: "searchConsoleImported", subject: null, details },
        now,
      );
    });
    return { status: 200, body: { day, kind, rows: rows.length, elsewhere } };
  }),
};

/** The Mondays of the last weeks, oldest first; the last of them began the week of `today`. */
export function listWeeks(today: Day, count: number): Day[] {
  const sinceMonday = (new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7;
  return Array.from({ length: count }, (_, at) => addDays(today, -sinceMonday - 7 * (count - 1 - at)));
}
