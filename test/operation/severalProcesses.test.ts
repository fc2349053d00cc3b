/** Two servers on one PostgreSQL behind one address: either continues what the other began. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openStore } from "#server/openStore.ts";
import { freeTries } from "#server/parts/identity/embedded/lockoutRules.ts";
import type { Store } from "#server/store/store.ts";
import { postCommand, readCommandIds } from "../support/planRequests.ts";
import {
  beginSignIn,
  createHttpTransport,
  finishSignIn,
  getInteraction,
  openTestBrowser,
  password,
  readMailedCode,
  refreshTokens,
  signIn,
  signUp,
  type TestBrowser,
  type Transport,
  toBearerHeader,
} from "../support/signInClient.ts";
import { type ServerProcess, startServerProcess } from "../support/startServerProcess.ts";
import { newPostgresDatabase } from "../support/testDatabases.ts";

let folder: string;
let servers: ServerProcess[] = [];
let store: Store | null = null;
/** Requests alternate between the two servers. */
let openBrowser: () => TestBrowser;
let browser: TestBrowser;
let people = 0;
let email: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "tassel-processes-"));
  const databaseUrl = await newPostgresDatabase();
  if (databaseUrl === null) return;
  const settings = { DATABASE_URL: databaseUrl, DATA_DIR: folder, PUBLIC_URL: "http://localhost:3000" };
  // Both start at once: the tables and keys are created once.
  servers = await Promise.all([startServerProcess(settings), startServerProcess(settings)]);
  const opened = await openStore({ databaseUrl, dataFolder: folder }, () => new Date());
  if (!opened.ok) throw new Error(opened.problem);
  store = opened.value;
});
afterAll(async () => {
  for (const server of servers) server.process.kill("SIGTERM");
  expect(await Promise.all(servers.map((server) => server.ended))).toEqual(servers.map(() => 0));
  await store?.close();
  await rm(folder, { recursive: true, force: true });
});

beforeEach((context) => {
  if (store === null) context.skip("There is no PostgreSQL here.");
  const transports = servers.map(({ address }) => createHttpTransport(address));
  let asked = 0;
  const inTurn: Transport = (request) => {
    asked += 1;
    const transport = transports[asked % transports.length];
    if (transport === undefined) throw new Error("There is no server.");
    return transport(request);
  };
  openBrowser = () => openTestBrowser(inTurn);
  browser = openBrowser();
  people += 1;
  email = `person.${people}@example.com`;
});

function kept(): Store {
  if (store === null) throw new Error("There is no store.");
  return store;
}

test("signing up, in, refreshing and signing out go on at the other server at every step", async () => {
  const tokens = await signUp(browser, kept().database, email);
  for (let times = 0; times < 2; times += 1) {
    expect((await browser.get("/api/plans", toBearerHeader(tokens.access_token))).status).toBe(200);
  }
  const other = openBrowser();
  const again = await signIn(other, email);
  const refreshed = await refreshTokens(other, again.refresh_token);
  expect(refreshed.status).toBe(200);
  const { refresh_token: next } = JSON.parse(refreshed.text);
  expect((await other.get("/v2/logout?client_id=tassel-browser")).status).toBe(302);
  for (let times = 0; times < 2; times += 1) expect((await refreshTokens(other, next)).status).toBe(400);
  expect((await refreshTokens(browser, tokens.refresh_token)).status).toBe(200);
});

test("a refresh token that was used at one and comes back to the other ends the family at both", async () => {
  const tokens = await signUp(browser, kept().database, email);
  const first = JSON.parse((await refreshTokens(browser, tokens.refresh_token)).text);
  const second = JSON.parse((await refreshTokens(browser, first.refresh_token)).text);
  expect((await refreshTokens(browser, tokens.refresh_token)).status).toBe(400);
  for (let times = 0; times < 2; times += 1) {
    expect((await refreshTokens(browser, second.refresh_token)).status).toBe(400);
  }
});

test("commands that go to one after the other stand in one order, and both read all of them", async () => {
  const { access_token: token } = await signUp(browser, kept().database, email);
  const planId = `plan-${people}`;
  for (let number = 0; number < 6; number += 1) {
    const draft = { kind: "setProfile", fields: { satTotal: 400 + number * 10 } } as const;
    const answer = await postCommand(browser, token, { planId, id: `c${number}`, after: number, draft });
    expect(JSON.parse(answer.text)).toMatchObject({ revision: number + 1 });
  }
  // Two concurrent requests after the same revision: one wins, the other is told to read first.
  const both = await Promise.all(
    ["x", "y"].map((id) =>
      postCommand(browser, token, {
        planId,
        id,
        after: 6,
        draft: { kind: "renameStudent", studentName: id },
      }),
    ),
  );
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 412]);
  const winner = both[0]?.status === 200 ? "x" : "y";
  for (let times = 0; times < 2; times += 1) {
    const read = await readCommandIds(browser, token, planId);
    expect(read).toEqual(["c0", "c1", "c2", "c3", "c4", "c5", winner]);
  }
});

test("wrong passwords are counted together: dealt out between the servers they are not worth more", async () => {
  await signUp(browser, kept().database, email);
  const stranger = openBrowser();
  const statuses: number[] = [];
  for (let tries = 0; tries < freeTries.signIn + 2; tries += 1) {
    const form = { email, password: `wrong ${tries}`, interaction: null };
    statuses.push((await stranger.postJson("/api/identity/sign-in", form)).status);
  }
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429]);
});

test("a code works once, whichever server hears it, and a begun sign-in is known to both", async () => {
  const begun = await beginSignIn(browser, { screen_hint: "signup" });
  const interaction = getInteraction(begun);
  const form = { email, password, name: "", isThirteenOrOlder: true, interaction };
  expect((await browser.postJson("/api/identity/sign-up", form)).status).toBe(202);
  const code = await readMailedCode(kept().database, email);
  const both = await Promise.all(
    [0, 1].map(() => browser.postJson("/api/identity/verify", { email, code, interaction })),
  );
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
  const good = both.find(({ status }) => status === 200);
  if (good === undefined) throw new Error("No code worked.");
  expect((await finishSignIn(browser, begun, good)).access_token).toMatch(/^eyJ/);
});
