/** A database that is away: what is answered, what is still served, and that it comes back by itself. */
import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { afterEach, expect, test } from "vitest";
import { problemSchema, storeAwayType, storeBusyType } from "#contract/problem.ts";
import { createOwnAccount } from "#server/account/store.ts";
import type { Store } from "#server/store/store.ts";
import { StoreAway, StoreBusy } from "#server/store/storeAway.ts";
import { signOwnToken } from "../../../test/support/ownToken.ts";
import { newPostgresDatabase, openAt } from "../../../test/support/testDatabases.ts";
import { makeTestSecrets } from "../../../test/support/testIdentity.ts";
import { createTestServer, type TestServer } from "../../../test/support/testServer.ts";
import { openTestStore } from "../../../test/support/testStore.ts";

let site: TestServer | null = null;
afterEach(async () => {
  await site?.close();
  site = null;
});

const message = (number: number) => ({
  id: number.toString(16).padStart(32, "0"),
  name: "Ana",
  email: "ana@example.com",
  topic: "wish",
  message: "Please keep what I wrote here.",
  website: "",
});

const post = ({ server }: TestServer, number: number) =>
  server.inject({ method: "POST", url: "/api/contact", payload: message(number) });

test("what needs the store gets 503 with Retry-After, and the rest is served, also to somebody who is signed in", async () => {
  let fault: StoreAway | null = null;
  const openFailing = async (): Promise<Store> => {
    const store = await openTestStore();
    const executor = store.database.getExecutor();
    const provide = executor.provideConnection.bind(executor);
    executor.provideConnection = (consumer) => (fault === null ? provide(consumer) : Promise.reject(fault));
    return store;
  };
  const secrets = await makeTestSecrets();
  const now = () => new Date();
  site = await createTestServer({}, now, null, openFailing, { secrets });
  const { server, store } = site;
  const account = { email: "ana@example.com", name: "", passwordHash: "" };
  const subject = await createOwnAccount(store.database, account, now());
  const [key] = secrets.signingKeys;
  if (subject === null || key === undefined) throw new Error("There is nobody to sign in.");
  const headers = { authorization: `Bearer ${await signOwnToken(store.database, subject, key)}` };

  fault = new StoreAway(Object.assign(new Error("terminating connection"), { code: "57P01" }));
  const refused = {
    message: await post(site, 1),
    plans: await server.inject({ url: "/api/plans", headers }),
    profile: await server.inject({ url: "/api/user/profile", headers }),
    token: await server.inject({
      method: "POST",
      url: "/oauth/token",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      payload: "grant_type=refresh_token&client_id=tassel&refresh_token=x",
    }),
  };
  for (const [name, { statusCode, headers: sent }] of Object.entries(refused)) {
    expect([name, statusCode, Number(sent["retry-after"]) > 0]).toEqual([name, 503, true]);
    expect(sent["cache-control"], name).toBe("no-store");
  }
  for (const answer of [refused.message, refused.plans]) {
    expect(answer.headers["content-type"]).toContain("application/problem+json");
    const problem = problemSchema.parse(answer.json());
    expect(problem.type).toBe(storeAwayType);
    expect(problem.detail).toContain("still on your device");
  }
  fault = new StoreBusy(new Error("timeout exceeded when trying to connect"));
  const busy = await post(site, 1);
  expect([busy.statusCode, Number(busy.headers["retry-after"]) > 0]).toEqual([503, true]);
  expect(problemSchema.parse(busy.json()).type).toBe(storeBusyType);
  for (const url of ["/", "/api/health", "/api/colleges/166027"]) {
    expect((await server.inject({ url, headers })).statusCode, url).toBe(200);
  }

  fault = null;
  expect((await post(site, 2)).statusCode).toBe(200);
  expect((await server.inject({ url: "/api/plans", headers })).statusCode).toBe(200);
});

/** A way to the database that can be cut in the middle and opened again, at the same address. */
async function openWay(databaseUrl: string) {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let relay = listen(0);
  await once(relay, "listening");
  // A listening TCP server reports its port.
  const { port } = relay.address() as AddressInfo;
  const address = new URL(databaseUrl);
  address.host = `127.0.0.1:${port}`;

  function listen(at: number) {
    return createServer((near) => {
      const far = connect(Number(target.port), target.hostname);
      for (const socket of [near, far]) {
        sockets.add(socket);
        socket.on("error", () => undefined).on("close", () => sockets.delete(socket));
      }
      near.pipe(far).pipe(near);
    }).listen(at, "127.0.0.1");
  }

  async function cut(): Promise<void> {
    relay.close();
    for (const socket of sockets) socket.destroy();
    await once(relay, "close");
  }
  async function mend(): Promise<void> {
    relay = listen(port);
    await once(relay, "listening");
  }
  return { url: address.href, cut, mend };
}

test("PostgreSQL goes away and comes back: a short while unnoticed, a longer one with 503, and nothing is restarted", async (context) => {
  const databaseUrl = await newPostgresDatabase(context, "withTables");
  if (databaseUrl === null) return;
  const way = await openWay(databaseUrl);
  const now = () => new Date();
  // Cut, and noticed: what was being answered at that moment is refused, which is not the question here.
  const cut = async () => {
    await way.cut();
    await expect.poll(() => site?.store.pool?.().total).toBe(0);
  };
  site = await createTestServer({}, now, null, () => openAt({ databaseUrl: way.url, dataFolder: "" }, now));
  try {
    expect((await post(site, 1)).statusCode).toBe(200);
    await cut();
    const waiting = [post(site, 2), post(site, 3)];
    await way.mend();
    for (const answer of await Promise.all(waiting)) expect(answer.statusCode).toBe(200);

    await cut();
    // The first ones wait in vain, and those after them are told at once.
    const first = await post(site, 4);
    expect([first.statusCode, problemSchema.parse(first.json()).type]).toEqual([503, storeAwayType]);
    const askedAtMs = performance.now();
    expect((await post(site, 5)).statusCode).toBe(503);
    expect(performance.now() - askedAtMs).toBeLessThan(1_000);
    expect((await site.server.inject("/api/health")).statusCode).toBe(200);
    await way.mend();
    // One look is due every tenth of a second; who comes in between is refused.
    await expect.poll(async () => site && (await post(site, 6)).statusCode, { interval: 20 }).toBe(200);
    const rows = await site.store.database.selectFrom("contact_messages").select("id").execute();
    expect(rows.map(({ id }) => Number.parseInt(id, 16)).toSorted((a, b) => a - b)).toEqual([1, 2, 3, 6]);
  } finally {
    await site.close();
    site = null;
    await way.cut();
  }
});
