/** The language model's budget: reserved and settled in the store, on both databases; exhausted, raced and erased. */
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type Account, createOwnAccount, findAccount } from "#server/account/store.ts";
import { eraseAccount } from "#server/personalData/eraseAccount.ts";
import { exportAccount } from "#server/personalData/exportAccount.ts";
import type { Store } from "#server/store/store.ts";
import { endStream, openStream, refuseWith, writeChunk } from "../../../test/support/fakeModel.ts";
import {
  askTurn,
  type ModelServer,
  modelNoon,
  openModelServer,
  postTurn,
} from "../../../test/support/modelServer.ts";
import { databaseKinds, openAt, openTestDatabases } from "../../../test/support/testDatabases.ts";
import { type Budget, deleteOldModelUse, type Reservation, reserveTokens, settleTokens } from "./budget.ts";
import { startMeter } from "./meterCall.ts";

const databases = openTestDatabases();
const budget: Budget = { dailyTokensAccount: 1_000, dailyTokensNetwork: 2_500, dailyTokens: 2_500 };

describe.each(databaseKinds)("on %s", (kind) => {
  let store: Store;
  let ana: Account;

  beforeEach(async (context) => {
    store = await openAt(await databases.newSettings(kind, context), () => modelNoon);
    ana = await signUp("ana@example.com");
  });
  afterEach(() => store.close());

  async function signUp(email: string): Promise<Account> {
    const account = { email, name: email, passwordHash: "" };
    const subject = (await createOwnAccount(store.database, account, modelNoon)) ?? "";
    const found = await findAccount(store.database, subject);
    if (found === null) throw new Error("There is no account.");
    return found;
  }
  const reserve = (accountId: string | null, tokens: number, now = modelNoon) =>
    reserveTokens(store.database, { accountId, tokens }, budget, now);
  async function take(accountId: string | null, tokens: number, now = modelNoon): Promise<Reservation> {
    const reserved = await reserve(accountId, tokens, now);
    if (typeof reserved === "string") throw new Error(reserved);
    return reserved;
  }
  const settle = (reserved: Reservation, tokens: number) =>
    settleTokens(store.database, reserved, tokens, modelNoon);
  const readDays = () => store.database.selectFrom("model_days").selectAll().execute();

  test("what is left after settling can be used again", async () => {
    await settle(await take(ana.id, 900), 300);
    expect(await reserve(ana.id, 701)).toBe("accountUsedUp");
    await settle(await take(ana.id, 700), 700);
    expect(await reserve(ana.id, 1)).toBe("accountUsedUp");
    expect(await readDays()).toEqual([{ day: "2026-11-21", tokens: 1_000 }]);
  });

  test("the next day begins anew", async () => {
    await settle(await take(ana.id, 1_000), 1_000);
    const tomorrow = new Date("2026-11-22T00:00:00Z");
    expect(await reserve(ana.id, 1)).toBe("accountUsedUp");
    expect(await take(ana.id, 1_000, tomorrow)).toMatchObject({ day: "2026-11-22" });
  });

  test("an account has two calls at once, and a lost one blocks it for minutes only", async () => {
    const first = await take(ana.id, 10);
    await take(ana.id, 10);
    expect(await reserve(ana.id, 10)).toBe("atOnce");
    await settle(first, 5);
    await take(ana.id, 10);
    expect(await reserve(ana.id, 10)).toBe("atOnce");
    expect(await take(ana.id, 10, new Date(modelNoon.getTime() + 11 * 60_000))).toMatchObject({ tokens: 10 });
  });

  test("everyone's sum ends the day for visitors and accounts alike", async () => {
    await take(null, 2_000);
    await take(ana.id, 500);
    expect(await reserve(null, 1)).toBe("usedUp");
    const ben = await signUp("ben@example.com");
    expect(await reserve(ben.id, 1)).toBe("usedUp");
    const rows = await store.database.selectFrom("model_calls").select("account_id").execute();
    expect(rows).toHaveLength(2);
  });

  test("of many calls at the same time exactly those get through that fit", async () => {
    const visitors = await Promise.all(Array.from({ length: 12 }, () => reserve(null, 400)));
    expect(visitors.filter((one) => typeof one !== "string")).toHaveLength(6);
    expect(await readDays()).toEqual([{ day: "2026-11-21", tokens: 2_400 }]);
    const own = await Promise.all(Array.from({ length: 6 }, () => reserve(ana.id, 40)));
    expect(own.filter((one) => typeof one !== "string")).toHaveLength(2);
  });

  test("the account's export lists its calls, and erasing it takes them along while one is under way", async () => {
    const reserved = await take(ana.id, 500);
    const sealing = { newKey: () => "" } as never;
    const { modelCalls } = await exportAccount(store.database, sealing, ana);
    expect(modelCalls).toEqual([{ day: "2026-11-21", tokens: 500, started_at: modelNoon.toISOString() }]);
    const erased = await eraseAccount(store.database, ana, null, modelNoon);
    expect(erased).toMatchObject({ model_calls: 1 });
    await settle(reserved, 100);
    expect(await readDays()).toEqual([{ day: "2026-11-21", tokens: 100 }]);
    expect(await store.database.selectFrom("model_calls").selectAll().execute()).toEqual([]);
    expect(await reserve(ana.id, 1)).toBe("gone");
  });

  test("rows go after their days", async () => {
    await take(ana.id, 10);
    expect(await deleteOldModelUse(store.database, "2026-11-21")).toBe(0);
    expect(await deleteOldModelUse(store.database, "2026-11-22")).toBe(2);
  });
});

describe("over HTTP", () => {
  let tested: ModelServer;
  beforeEach(async () => {
    tested = await openModelServer();
  });
  afterEach(() => tested.close());

  test("the worst case is reserved, and what the provider counted is settled", async () => {
    const site = await tested.open();
    await askTurn(site);
    const rows = await site.store.database.selectFrom("model_calls").selectAll().execute();
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ day: "2026-11-21", tokens: 120 });
    expect(rows[0]?.settled_at).not.toBeNull();
    expect(await site.store.database.selectFrom("model_days").selectAll().execute()).toEqual([
      { day: "2026-11-21", tokens: 120 },
    ]);
  });

  test("a provider that counts nothing is charged the worst case", async () => {
    tested.provider.answerWith((response) => {
      openStream(response);
      writeChunk(response, { content: "Let's look." });
      endStream(response, "stop", null);
    });
    const site = await tested.open();
    await askTurn(site);
    const [row] = await site.store.database.selectFrom("model_calls").selectAll().execute();
    expect(row?.tokens).toBeGreaterThan(3_000);
  });

  test("a provider that claims more than was reserved is charged what was reserved", async () => {
    tested.provider.answerWith((response) => {
      openStream(response);
      writeChunk(response, { content: "Let's look." });
      endStream(response, "stop", 900_000);
    });
    const site = await tested.open();
    await askTurn(site);
    const [row] = await site.store.database.selectFrom("model_calls").selectAll().execute();
    expect(row?.tokens).toBeGreaterThan(3_000);
    expect(row?.tokens).toBeLessThan(50_000);
  });

  test.each<[what: string, answer: Parameters<ModelServer["provider"]["answerWith"]>[0]]>([
    ["refused", refuseWith(500, "broken")],
    ["was silent and closed the line", (response) => void response.destroy()],
  ])("a call that the provider %s costs nothing", async (_what, answer) => {
    tested.provider.answerWith(answer);
    const site = await tested.open();
    await askTurn(site);
    expect(await site.store.database.selectFrom("model_calls").select("tokens").execute()).toEqual([
      { tokens: 0 },
    ]);
    expect(await site.store.database.selectFrom("model_days").select("tokens").execute()).toEqual([
      { tokens: 0 },
    ]);
  });

  test("hanging up before the first token costs nothing, after it the worst case", async () => {
    const site = await tested.open();
    const counted: number[] = [];
    for (const hasBegun of [false, true]) {
      const controller = new AbortController();
      const meter = await startMeter(
        site.parts,
        { accountId: null, budget: { ...budget, dailyTokens: 10_000, dailyTokensNetwork: 10_000 } },
        700,
        "192.0.2.7",
      );
      if (typeof meter === "string") throw new Error(meter);
      const events = meter(
        (async function* ask() {
          await Promise.resolve();
          if (hasBegun) yield { kind: "text" as const, text: "Let's" };
          controller.signal.throwIfAborted();
        })(),
      );
      if (hasBegun) {
        await events.next();
        await events.return();
      } else {
        controller.abort();
        await events.next().catch(() => undefined);
      }
      const rows = await site.store.database.selectFrom("model_calls").select("tokens").execute();
      counted.push(rows.reduce((sum, { tokens }) => sum + tokens, 0));
    }
    expect(counted).toEqual([0, 700]);
  });

  test("visitors of one network share a day's budget; accounts and other networks have their own", async () => {
    const site = await tested.open({ allowsVisitors: true, dailyTokensNetwork: 20_000 });
    const ask = (who: string | null, address: string) => postTurn(site, { confirmedAge: 20 }, who, address);
    // What was not used is given back: many short questions fit.
    for (let time = 0; time < 5; time += 1) expect((await ask(null, "192.0.2.1")).statusCode).toBe(200);
    tested.provider.answerWith((response) => {
      openStream(response);
      writeChunk(response, { content: "Let's look." });
      endStream(response, "stop", 19_000);
    });
    let last = 200;
    for (let time = 0; time < 6 && last === 200; time += 1) last = (await ask(null, "192.0.2.1")).statusCode;
    expect(last).toBe(429);
    expect((await ask(null, "198.51.100.1")).statusCode).toBe(200);
    expect((await ask("ana", "192.0.2.1")).statusCode).toBe(200);
  });

  test("an account's day, and everyone's, end with 429 and when to come back", async () => {
    const site = await tested.open({ dailyTokensAccount: 100 });
    const reply = await postTurn(site, {});
    expect(reply.statusCode).toBe(429);
    expect(reply.headers["retry-after"]).toBe("43200");
    const full = await tested.open({ dailyTokens: 100, allowsVisitors: true });
    expect((await postTurn(full, {})).statusCode).toBe(429);
    expect((await postTurn(full, { confirmedAge: 20 }, null)).statusCode).toBe(429);
    expect(tested.provider.asked).toHaveLength(0);
  });

  test("of three calls at once of one account two are made; another account's is too", async () => {
    const waiting: (() => void)[] = [];
    tested.provider.answerWith((response) => {
      openStream(response);
      waiting.push(() => endStream(response, "stop"));
    });
    const site = await tested.open();
    const replies = [postTurn(site, {}), postTurn(site, {}), postTurn(site, {}), postTurn(site, {}, "ben")];
    await expect.poll(() => waiting.length).toBe(3);
    for (const finish of waiting) finish();
    const statuses = (await Promise.all(replies)).map(({ statusCode }) => statusCode);
    expect(statuses.slice(0, 3).toSorted((a, b) => a - b)).toEqual([200, 200, 409]);
    expect(statuses[3]).toBe(200);
  });
});
