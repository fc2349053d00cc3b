/** The performance test from the command line, against a listening server of this process. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { listRuns } from "#server/performance/runs.ts";
import { openListeningServer } from "../../../test/support/listeningServer.ts";
import { measurePerformance } from "./measurePerformance.ts";

type Site = Awaited<ReturnType<typeof openListeningServer>>;
let site: Site;
beforeAll(async () => {
  site = await openListeningServer();
});
afterAll(() => site.close());

const noon = new Date("2026-11-21T12:00:00Z");
const run = (address: string | null) =>
  measurePerformance({
    database: site.store.database,
    settings: { port: Number(new URL(site.address).port), publicUrl: "https://tassel.example" },
    address,
    now: () => noon,
    load: { concurrency: 4, seconds: 1 },
  });

test.each([["https://example.com"], ["http://127.0.0.1:1"], ["https://tassel.example.evil.com"]])(
  "nothing is sent to %s",
  async (address) => {
    const { isOk, text } = await run(address);
    expect(isOk).toBe(false);
    expect(text).toContain(`Only this site can be tested, not ${new URL(address).host}`);
    expect(await listRuns(site.store.database)).toEqual([]);
  },
);

test("what can be measured without a browser is printed and stored, and what cannot is named", async () => {
  const { isOk, text } = await run(null);
  expect(text).toMatch(/Not measured: pages, opening without a network, and the engine need a browser/);
  expect(isOk).toBe(true);
  const [stored] = await listRuns(site.store.database);
  expect(stored).toMatchObject({ measuredAt: noon.toISOString() });
  expect(stored?.device).toMatch(/^Command line, \d+ cores$/);
  const groups = new Set(stored?.measurements.map(({ group }) => group));
  expect([...groups].toSorted()).toEqual(["api", "load", "store"]);
  expect(stored?.measurements.find(({ measure }) => measure === "throughput")?.samples).toHaveLength(5);
  expect(text).toMatch(/store +One durable write +median +[\d.]+ ms/);
});

test("a server that does not run is told so", async () => {
  const settings = { port: 1, publicUrl: "https://tassel.example" };
  const { isOk, text } = await measurePerformance({
    database: site.store.database,
    settings,
    address: null,
    now: () => noon,
  });
  expect([isOk, text]).toEqual([
    false,
    "No Tassel server answers at http://127.0.0.1:1. Start it first (npm start).\n",
  ]);
});
