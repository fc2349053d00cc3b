/** /api/admin/performance and /api/web-vitals: the performance test's results, and counts of visitors' page loads. */
import { type adminPerformanceEndpoints, performanceLimits } from "#contract/adminPerformance.ts";
import type { webVitalsEndpoints } from "#contract/webVitals.ts";
import { pageKinds } from "#domain/performance/pageKinds.ts";
import { withAccount } from "#server/account/withAccount.ts";
import { addAuditEntry } from "#server/audit/log.ts";
import type { HandlersFor } from "#server/http/handler.ts";
import { refuse } from "#server/http/problems.ts";
import { deleteRun, listRuns, saveRun, timeStoreWrites } from "./runs.ts";
import { countPageLoad, readHistograms } from "./vitals.ts";

export const adminPerformanceHandlers: HandlersFor<typeof adminPerformanceEndpoints> = {
  async adminPerformanceRuns({ parts }) {
    const runs = await listRuns(parts.store.database);
    return { status: 200, body: { release: parts.site.release, runs } };
  },

  async adminSavePerformanceRun({ body, parts }) {
    const { database } = parts.store;
    const run = { ...body, release: parts.site.release, measuredAt: parts.now().toISOString() };
    await saveRun(database, run);
    const stored = (await listRuns(database)).find(({ runId }) => runId === run.runId);
    return { status: 200, body: stored ?? run };
  },

  adminDeletePerformanceRun: withAccount(async ({ account, params, parts }) => {
    const isGone = await parts.store.database.transaction().execute(async (transaction) => {
      if (!(await deleteRun(transaction, params.runId))) return false;
      const actor = { kind: "administrator", accountId: account.id } as const;
      const entry = { actor, action: "performanceRunDeleted", subject: params.runId } as const;
      await addAuditEntry(transaction, entry, parts.now());
      return true;
    });
    return isGone ? { status: 204, body: null } : refuse(404, "This result has already been deleted.");
  }),

  async adminTimeStoreWrites({ parts }) {
    const tookMs = await timeStoreWrites(parts.store.database, performanceLimits.storeWrites, parts.now);
    return tookMs === null
      ? refuse(409, "Writes are being timed right now. Try again in a moment.")
      : { status: 200, body: { tookMs } };
  },

  adminEmptyCache: () => ({ status: 204, body: null, headers: { "clear-site-data": '"cache"' } }),

  async adminFieldVitals({ query, parts }) {
    const found = await readHistograms(parts.store.database, query.weeks, parts.now());
    const histograms = found.flatMap(({ kind, ...rest }) => {
      const known = pageKinds.find((one) => one === kind);
      return known === undefined ? [] : { kind: known, ...rest };
    });
    return { status: 200, body: { isOn: parts.settings.isMeasuringVisits, histograms } };
  },
};

export const webVitalsHandlers: HandlersFor<typeof webVitalsEndpoints> = {
  async webVitals({ body, request, parts }) {
    const { headers } = request;
    // The browser's own script sends nothing then; this holds for anything else that does.
    const isOptedOut = headers.dnt === "1" || headers["sec-gpc"] === "1";
    if (parts.settings.isMeasuringVisits && !isOptedOut) {
      await countPageLoad(parts.store.database, body, parts.now());
    }
    return { status: 204, body: null };
  },
};
