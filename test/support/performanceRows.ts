/** What the role table sends to the performance test's endpoints, and what a visitor, a forger, a stranger, an owner and an administrator get. */
const runId = "0".repeat(32);
const measured = { group: "store", name: "One write", measure: "median", samples: [1] };
const forAdministrators = (status: number) =>
  ({ access: "administrator", statuses: [401, 401, 403, 403, status] }) as const;

export const performanceRows = {
  webVitals: {
    access: "everyone",
    body: { kind: "college", LCP: 1_840, CLS: 0 },
    statuses: [204, 204, 204, 204, 204],
  },
  adminPerformanceRuns: forAdministrators(200),
  adminSavePerformanceRun: {
    ...forAdministrators(200),
    body: { runId, device: "Chrome", measurements: [measured] },
  },
  adminDeletePerformanceRun: { ...forAdministrators(404), params: { runId } },
  adminTimeStoreWrites: forAdministrators(200),
  adminEmptyCache: forAdministrators(204),
  adminFieldVitals: forAdministrators(200),
} as const;
