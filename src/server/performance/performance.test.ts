/** The performance test's endpoints, and the counts of visitors' page loads, on both databases. */
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { performanceLimits } from "#contract/adminPerformance.ts";
import { checkAuditLog, listAuditEntries } from "#server/audit/log.ts";
import { prune } from "#server/retention/job.ts";
import type { Store } from "#server/store/store.ts";
import { type AdministeredServer, createAdministeredServer } from "../../../test/support/administrators.ts";
import { databaseKinds, openAt, openTestDatabases } from "../../../test/support/testDatabases.ts";
import { deleteRun, listRuns, saveRun, timeStoreWrites } from "./runs.ts";
import { countPageLoad, readHistograms, toWeek } from "./vitals.ts";

const noon = new Date("2026-11-21T12:00:00Z");
const dayMs = 24 * 60 * 60_000;
const databases = openTestDatabases();
const runId = (number: number) => number.toString(16).padStart(32, "0");
const run = (number: number, release = "0123456789ab") => ({
  runId: runId(number),
  release,
  measuredAt: new Date(noon.getTime() + number * 1_000).toISOString(),
  device: "Chrome, 8 cores",
  measurements: [
    { group: "api" as const, name: "/api/health", measure: "median" as const, samples: [1.5, 2, 2.25] },
  ],
});

describe.each(databaseKinds)("on %s", (kind) => {
  let store: Store;
  let settings: Awaited<ReturnType<typeof databases.newSettings>>;
  beforeEach(async (context) => {
    settings = await databases.newSettings(kind, context);
    store = await openAt(settings, () => noon);
  });
  afterEach(() => store?.close());

  test("results are there after a restart, newest first, and gone once deleted", async () => {
    await saveRun(store.database, run(1));
    await saveRun(store.database, run(2, "ba9876543210"));
    await saveRun(store.database, { ...run(1), device: "sent twice" });
    await store.close();
    store = await openAt(settings, () => noon);
    expect(await listRuns(store.database)).toEqual([run(2, "ba9876543210"), run(1)]);
    const remove = () =>
      store.database.transaction().execute((transaction) => deleteRun(transaction, runId(1)));
    expect([await remove(), await remove()]).toEqual([true, false]);
    expect(await listRuns(store.database)).toEqual([run(2, "ba9876543210")]);
  });

  test("of more results than are kept the oldest go", async () => {
    const rows = Array.from({ length: performanceLimits.runs + 1 }, (_, number) => {
      const { runId: id, measuredAt: measured_at, measurements, ...rest } = run(number);
      return { id, measured_at, measurements: JSON.stringify(measurements), ...rest };
    });
    await store.database.insertInto("performance_runs").values(rows).execute();
    await saveRun(store.database, run(performanceLimits.runs + 1));
    const kept = await listRuns(store.database);
    expect(kept.map((one) => one.runId)).toEqual(
      Array.from({ length: performanceLimits.runs }, (_, index) => runId(performanceLimits.runs + 1 - index)),
    );
  });

  test("timed writes leave nothing, and clear away what a killed process left", async () => {
    const left = { id: "left", written_at: "2026-11-21T11:00:00.000Z", step: 3 };
    await store.database.insertInto("performance_probes").values(left).execute();
    const [tookMs, second] = await Promise.all([
      timeStoreWrites(store.database, 7, () => noon),
      timeStoreWrites(store.database, 7, () => noon),
    ]);
    expect(tookMs).toHaveLength(7);
    expect(tookMs?.every((ms) => ms > 0 && ms < 60_000)).toBe(true);
    // Two at once would time each other.
    expect(second).toBeNull();
    expect(await store.database.selectFrom("performance_probes").selectAll().execute()).toEqual([]);
  });

  test("page loads are counted by week and bucket, also when many come at once", async () => {
    await Promise.all(
      Array.from({ length: 12 }, () =>
        countPageLoad(store.database, { kind: "college", LCP: 2_500, CLS: 0 }, noon),
      ),
    );
    await countPageLoad(store.database, { kind: "college", LCP: 2_501 }, noon);
    await countPageLoad(store.database, { kind: "home", TTFB: 99_999 }, noon);
    await countPageLoad(store.database, { kind: "college", LCP: 1 }, new Date(noon.getTime() - 7 * dayMs));
    const found = await readHistograms(store.database, 1, noon);
    const counts = Object.fromEntries(found.map((one) => [`${one.kind} ${one.metric}`, one.counts]));
    expect(counts).toEqual({
      "college LCP": [0, 0, 0, 0, 0, 0, 0, 12, 1, 0, 0, 0, 0],
      "college CLS": [12, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
      "home TTFB": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1],
    });
    const [two] = (await readHistograms(store.database, 2, noon)).filter(({ metric }) => metric === "LCP");
    expect(two?.counts[0]).toBe(1);
  });

  test("they are kept as long as page views", async () => {
    const old = new Date(noon.getTime() - 60 * dayMs);
    await countPageLoad(store.database, { kind: "home", LCP: 900 }, old);
    await countPageLoad(store.database, { kind: "home", LCP: 900 }, noon);
    const pruned = await prune(store, { contact: 90, waitlist: 90, pageViews: 30, outbox: 90 }, noon);
    expect(pruned.webVitals).toBe(1);
    expect(await store.database.selectFrom("web_vitals").select("week").execute()).toEqual([
      { week: "2026-11-16" },
    ]);
  });
});

test.each([
  ["2026-11-16T00:00:00Z", "2026-11-16"],
  ["2026-11-22T23:59:59Z", "2026-11-16"],
  ["2026-11-23T00:00:00Z", "2026-11-23"],
  ["2027-01-01T05:00:00Z", "2026-12-28"],
])("%s is in the week of %s", (instant, monday) => {
  expect(toWeek(new Date(instant))).toBe(monday);
});

describe("what visitors' browsers send", () => {
  let site: AdministeredServer;
  afterEach(() => site?.close());
  const count = () => site.store.database.selectFrom("web_vitals").selectAll().execute();
  const send = (payload: string, headers: Record<string, string> = {}) =>
    site.server.inject({
      method: "POST",
      url: "/api/web-vitals",
      headers: { "content-type": "application/json", ...headers },
      payload,
    });
  const good = JSON.stringify({ kind: "college", LCP: 1_200.5, INP: 40, CLS: 0.02, FCP: 700, TTFB: 90 });

  test("a page load is counted; junk, another kind, too much and no figure are refused and leave nothing", async () => {
    site = await createAdministeredServer();
    for (const [payload, status] of [
      ["{", 400],
      ["null", 400],
      ["[]", 400],
      ["{}", 400],
      ['{"kind":"college"}', 400],
      ['{"kind":"/colleges/rice-university","LCP":10}', 400],
      ['{"kind":"admin","LCP":10}', 400],
      ['{"kind":"college","LCP":"10"}', 400],
      ['{"kind":"college","LCP":-1}', 400],
      ['{"kind":"college","LCP":1e99}', 400],
      ['{"kind":"college","LCP":null}', 400],
      ['{"kind":"college","LCP":10,"visitor":"ana"}', 400],
      [JSON.stringify({ kind: "college", LCP: 10, more: "x".repeat(200_000) }), 413],
    ] as const) {
      expect((await send(payload)).statusCode, payload.slice(0, 60)).toBe(status);
    }
    expect((await send(good, { "content-type": "text/plain" })).statusCode).toBe(415);
    expect(await count()).toEqual([]);
    expect((await send(good)).statusCode).toBe(204);
    expect(await count()).toHaveLength(5);
    expect(JSON.stringify(await count())).not.toMatch(/127\.0\.0\.1|inject/);
  });

  test.each([["dnt"], ["sec-gpc"]])("nothing is counted with the header %s", async (header) => {
    site = await createAdministeredServer();
    expect((await send(good, { [header]: "1" })).statusCode).toBe(204);
    expect(await count()).toEqual([]);
  });

  test("nothing is counted where the operator turned it off, and the page says so", async () => {
    site = await createAdministeredServer({ isMeasuringVisits: false });
    expect((await send(good)).statusCode).toBe(204);
    expect(await count()).toEqual([]);
    const shown = await site.ask("ana", "GET", "/api/admin/performance/web-vitals");
    expect(shown.body).toEqual({ isOn: false, histograms: [] });
  });
});

describe("an administrator", () => {
  let site: AdministeredServer;
  beforeEach(async () => {
    site = await createAdministeredServer();
  });
  afterEach(() => site.close());
  const runs = "/api/admin/performance/runs";
  const { runId: id, device, measurements } = run(7);
  const body = { runId: id, device, measurements };

  test("stores a result under this server's release, and deletes it with an entry in the audit log", async () => {
    const saved = await site.ask("ana", "POST", runs, { ...body, release: "made up" });
    expect(saved.body).toMatchObject({ ...body, measuredAt: noon.toISOString() });
    const listed = await site.ask("bo", "GET", runs);
    expect(listed.body).toMatchObject({ release: saved.body.release, runs: [saved.body] });
    expect(saved.body.release).not.toBe("made up");
    expect((await site.ask("bo", "DELETE", `${runs}/${id}`)).status).toBe(204);
    expect((await site.ask("ana", "DELETE", `${runs}/${id}`)).status).toBe(404);
    const [entry] = await listAuditEntries(site.store.database, null, 5);
    expect(entry).toMatchObject({ action: "performanceRunDeleted", subject: id });
    expect((await checkAuditLog(site.store.database)).fault).toBeNull();
  });

  test.each([
    ["no measurement", { measurements: [] }],
    ["a number that is none", { measurements: [{ ...measurements[0], samples: [null] }] }],
    ["another group", { measurements: [{ ...measurements[0], group: "people" }] }],
    ["a list without end", { measurements: Array.from({ length: 301 }, () => measurements[0]) }],
    ["another id", { runId: "../../etc" }],
  ])("is refused a result with %s", async (_, wrong) => {
    expect((await site.ask("ana", "POST", runs, { ...body, ...wrong })).status).toBe(400);
    expect(await listRuns(site.store.database)).toEqual([]);
  });

  test("has twenty writes timed", async () => {
    const timed = await site.ask("ana", "POST", "/api/admin/performance/store-writes");
    expect(timed.body.tookMs).toHaveLength(20);
  });

  test("may have the browser's cache emptied; asks for a year at most", async () => {
    const { headers } = await site.server.inject({ url: "/api/health" });
    expect(headers["clear-site-data"]).toBeUndefined();
    expect((await site.ask("ana", "POST", "/api/admin/performance/empty-cache")).status).toBe(204);
    const weeks = (number: string) => `/api/admin/performance/web-vitals?weeks=${number}`;
    for (const number of ["0", "53", "x", "1.5"]) {
      expect((await site.ask("ana", "GET", weeks(number))).status).toBe(400);
    }
    expect((await site.ask("ana", "GET", weeks("52"))).status).toBe(200);
  });
});
