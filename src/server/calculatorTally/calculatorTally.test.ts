/** /api/calculator-tally: two fields and nothing else, sums from 100 answers on, old months and floods, on both databases. */
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { tallyLimits } from "#contract/calculatorTally.ts";
import { openStore } from "#server/openStore.ts";
import type { Store } from "#server/store/store.ts";
import { databaseKinds, openTestDatabases } from "../../../test/support/testDatabases.ts";
import { createTestServer } from "../../../test/support/testServer.ts";
import { mostOfNetwork } from "./routes.ts";
import { countAnswer, deleteOldAnswers, readTally } from "./store.ts";

const noon = new Date("2026-11-27T12:00:00Z");

const databases = openTestDatabases();
describe.each(databaseKinds)("on %s", (kind) => {
  let store: Store;
  beforeEach(async (context) => {
    const opened = await openStore(await databases.newSettings(kind, context), () => noon);
    if (!opened.ok) throw new Error(opened.problem);
    store = opened.value;
  });
  afterEach(() => store.close());

  const keep = (kept: string, inside: 0 | 1, month: string, answers: number) =>
    store.database.insertInto("calculator_tallies").values({ kind: kept, inside, month, answers }).execute();

  test("answers of a month add up in one row for each kind, inside and outside", async () => {
    const { database } = store;
    const nonprofit = { kind: "nonprofit", isInside: true } as const;
    await Promise.all([1, 2, 3].map(() => countAnswer(database, nonprofit, noon)));
    await countAnswer(database, { kind: "nonprofit", isInside: false }, noon);
    await countAnswer(database, nonprofit, new Date("2026-12-01T00:00:00Z"));
    const rows = await database.selectFrom("calculator_tallies").selectAll().execute();
    expect(rows).toHaveLength(3);
    expect(rows).toEqual(
      expect.arrayContaining([
        { kind: "nonprofit", inside: 1, month: "2026-11", answers: 3 },
        { kind: "nonprofit", inside: 0, month: "2026-11", answers: 1 },
        { kind: "nonprofit", inside: 1, month: "2026-12", answers: 1 },
      ]),
    );
  });

  test("with 99 answers only their number is told; the hundredth opens the sums", async () => {
    await keep("nonprofit", 1, "2026-10", 60);
    await keep("nonprofit", 0, "2026-11", 20);
    await keep("twoYear", 1, "2026-11", 19);
    expect(await readTally(store.database, noon)).toEqual({ answers: 99, shown: null });
    await countAnswer(store.database, { kind: "publicInState", isInside: true }, noon);
    expect(await readTally(store.database, noon)).toEqual({
      answers: 100,
      // 19 two-year and 1 public answers count in the whole, and are not told apart.
      shown: {
        inside: 80,
        since: "2026-10",
        kinds: [{ kind: "nonprofit", answers: 80, inside: 60 }],
      },
    });
    await countAnswer(store.database, { kind: "twoYear", isInside: false }, noon);
    const { shown } = await readTally(store.database, noon);
    expect(shown?.kinds).toContainEqual({ kind: "twoYear", answers: 20, inside: 19 });
  });

  test("months beyond the last 24 no longer count, and are deleted", async () => {
    await keep("nonprofit", 1, "2024-11", 500);
    await keep("nonprofit", 1, "2024-12", 7);
    await keep("a kind of a newer release", 1, "2026-11", 500);
    expect(await readTally(store.database, noon)).toEqual({ answers: 7, shown: null });
    expect(await deleteOldAnswers(store.database, noon)).toBe(1);
    const left = await store.database.selectFrom("calculator_tallies").select("month").execute();
    expect(left.map(({ month }) => month).toSorted()).toEqual(["2024-12", "2026-11"]);
  });
});

describe("the endpoint", () => {
  const send = (server: Awaited<ReturnType<typeof createTestServer>>["server"], body: object) =>
    server.inject({ method: "POST", url: "/api/calculator-tally", payload: body });

  test("takes a kind and one bit; whatever else is sent is refused and not kept", async () => {
    const { server, store } = await createTestServer();
    const sent = { kind: "publicInState", isInside: true };
    expect((await send(server, sent)).statusCode).toBe(204);
    for (const body of [
      { ...sent, amountUsd: 23_400 },
      { ...sent, unitId: 228778 },
      { ...sent, at: noon.toISOString() },
      { ...sent, kind: "nonprofit ", isInside: true },
      { ...sent, isInside: "true" },
      { kind: "forProfit" },
      {},
    ])
      expect((await send(server, body)).statusCode, JSON.stringify(body)).toBe(400);
    expect(await store.database.selectFrom("calculator_tallies").selectAll().execute()).toEqual([
      { kind: "publicInState", inside: 1, month: "2026-11", answers: 1 },
    ]);
    const read = await server.inject("/api/calculator-tally");
    expect(read.json()).toEqual({ answers: 1, shown: null });
  });

  test("one network cannot make the tally: the rest of its day is answered alike and not counted", async () => {
    const { server, store } = await createTestServer();
    for (let time = 0; time < mostOfNetwork + 5; time += 1)
      expect((await send(server, { kind: "nonprofit", isInside: true })).statusCode).toBe(204);
    expect(await readTally(store.database, noon)).toEqual({ answers: mostOfNetwork, shown: null });
    expect(mostOfNetwork).toBeLessThan(tallyLimits.least);
  });
});
