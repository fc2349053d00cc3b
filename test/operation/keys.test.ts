/** Key rotation: what was signed, sealed or mailed with old keys keeps working until they are dropped. */
import { mkdtemp, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { decodeProtectedHeader } from "jose";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type KeyKind, rotateKeys } from "#server/operators/rotateKeys.ts";
import { readSecrets, type Secrets } from "#server/secrets.ts";
import type { Store } from "#server/store/store.ts";
import { postCommand, readCommandIds } from "../support/planRequests.ts";
import {
  beginSignIn,
  createInjectTransport,
  getInteraction,
  openTestBrowser,
  password,
  readMailedCode,
  refreshTokens,
  signUp,
  type TestBrowser,
  type Tokens,
  toBearerHeader,
} from "../support/signInClient.ts";
import { createTestServer, type TestServer } from "../support/testServer.ts";
import { openTestStore } from "../support/testStore.ts";

const planId = "plan-1";
let folder: string;
let file: string;
let store: Store;
let site: TestServer;
let browser: TestBrowser;
let tokens: Tokens;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "tassel-keys-"));
  file = join(folder, "secrets.json");
  store = await openTestStore();
  await start();
  tokens = await signUp(browser, store.database, "ana@example.com");
});
afterEach(async () => {
  await site.server.close();
  await store.close();
  await rm(folder, { recursive: true, force: true });
});

async function secretsNow(): Promise<Secrets> {
  const read = await readSecrets(file);
  if (!read.ok) throw new Error(read.problem);
  return read.value;
}

/** As after a restart: the keys are read again, the store stays, and the browser keeps its cookies. */
async function start(given?: Secrets): Promise<void> {
  const secrets = given ?? (await secretsNow());
  site = await createTestServer(
    {},
    () => new Date(),
    null,
    () => Promise.resolve(store),
    { secrets },
  );
  const cookies = browser?.cookies ?? new Map();
  browser = openTestBrowser(createInjectTransport(site.server));
  for (const [name, cookie] of cookies) browser.cookies.set(name, cookie);
}

async function restart(given?: Secrets): Promise<void> {
  await site.server.close();
  await start(given);
}

async function rotateAndRestart(kind: KeyKind): Promise<void> {
  expect(await rotateKeys(file, kind)).toMatchObject({ isOk: true });
  await restart();
}

const plansWith = async (token: string) => (await browser.get("/api/plans", toBearerHeader(token))).status;

describe("a new signing key", () => {
  test("signs what is new; old tokens open the door until the old key is dropped", async () => {
    await rotateAndRestart("signing");
    expect(await plansWith(tokens.access_token)).toBe(200);
    const fresh = JSON.parse((await refreshTokens(browser, tokens.refresh_token)).text);
    const [newest, oldest] = (await secretsNow()).signingKeys;
    expect(decodeProtectedHeader(fresh.access_token).kid).toBe(newest?.kid);
    expect(decodeProtectedHeader(fresh.id_token).kid).toBe(newest?.kid);
    expect(decodeProtectedHeader(tokens.access_token).kid).toBe(oldest?.kid);
    const published = JSON.parse((await browser.get("/.well-known/jwks.json")).text);
    expect(published.keys.map(({ kid }: { kid: string }) => kid)).toEqual([newest?.kid, oldest?.kid]);
    const kept = await secretsNow();
    await restart({ ...kept, signingKeys: kept.signingKeys.slice(0, 1) });
    expect(await plansWith(tokens.access_token)).toBe(401);
    expect(await plansWith(fresh.access_token)).toBe(200);
  });
});

describe("a new key for writing records", () => {
  test("signs what is new; the old one keeps only its public part, and stays published", async () => {
    const before = (await secretsNow()).authorshipKeys;
    await rotateAndRestart("authorship");
    const [newest, oldest, ...more] = (await secretsNow()).authorshipKeys;
    expect([newest?.d === undefined, oldest?.d, more]).toEqual([false, undefined, []]);
    const published = JSON.parse((await browser.get("/api/authorship/keys")).text);
    expect(published.keys.map(({ kid }: { kid: string }) => kid)).toEqual([newest?.kid, before[0]?.kid]);
    expect(JSON.stringify(published)).not.toContain(newest?.d ?? '"d"');
  });
});

describe("a new cookie key", () => {
  test("signs what is new; who is signed in stays so until the old key is dropped", async () => {
    await rotateAndRestart("cookies");
    const silently = async () =>
      (await beginSignIn(browser, { prompt: "none" })).answer.headers.get("location") ?? "";
    expect(await silently()).toMatch(/[?&]code=/);
    const kept = await secretsNow();
    // A cookie from before the rotation, as in a browser not seen since.
    await restart({ ...kept, cookieKeys: ["another key of at least thirty-two letters"] });
    expect(await silently()).toContain("error=login_required");
  });
});

describe("a new data key", () => {
  test("seals what is new; money answers from before are still read", async () => {
    const { access_token: token } = tokens;
    const named = { kind: "renameStudent", studentName: "Maya" } as const;
    const money = (familyIncomeUsd: number) => ({ kind: "setMoney", fields: { familyIncomeUsd } }) as const;
    const send = async (id: string, after: number, draft: ReturnType<typeof money> | typeof named) =>
      (await postCommand(browser, token, { planId, id, after, draft })).status;
    expect(await send("c1", 0, named)).toBe(200);
    const shared = await browser.ask({
      method: "PUT",
      path: `/api/plans/${planId}/sharing`,
      headers: { ...toBearerHeader(token), "content-type": "application/json" },
      body: '{"sharesMoney":true}',
    });
    expect(shared.status).toBe(200);
    expect(await send("c2", 1, money(48_000))).toBe(200);
    await rotateAndRestart("data");
    expect(await send("c3", 2, money(51_000))).toBe(200);
    expect(await readCommandIds(browser, token, planId)).toEqual(["c1", "c2", "c3"]);
    const page = await browser.get(`/api/plans/${planId}/commands`, toBearerHeader(token));
    expect(page.text).toContain('"familyIncomeUsd":48000');
    expect(page.text).toContain('"familyIncomeUsd":51000');
    const [newest, oldest] = (await secretsNow()).dataKeys;
    const rows = await store.database
      .selectFrom("plan_commands")
      .select(["command_id", "key_id", "body"])
      .orderBy("revision")
      .execute();
    expect(rows.map((row) => row.key_id)).toEqual([null, oldest?.id, newest?.id]);
    expect(rows.map((row) => row.body).join()).not.toMatch(/48000|51000|familyIncome/);
  });

  test("leaves a code that was mailed before it good", async () => {
    const other = openTestBrowser(createInjectTransport(site.server));
    const interaction = getInteraction(await beginSignIn(other));
    const form = { email: "bo@example.com", password, name: "", isThirteenOrOlder: true, interaction };
    expect((await other.postJson("/api/identity/sign-up", form)).status).toBe(202);
    const code = await readMailedCode(store.database, "bo@example.com");
    await rotateAndRestart("data");
    const again = openTestBrowser(createInjectTransport(site.server));
    for (const [name, cookie] of other.cookies) again.cookies.set(name, cookie);
    const sent = { email: "bo@example.com", code, interaction };
    expect((await again.postJson("/api/identity/verify", sent)).status).toBe(200);
  });
});

test("the file stays readable by this user alone, keeps every old key, and says none of them", async () => {
  const before = await secretsNow();
  const answer = await rotateKeys(file, "data");
  const after = await secretsNow();
  expect(after.dataKeys.slice(1)).toEqual(before.dataKeys);
  expect([after.signingKeys, after.cookieKeys]).toEqual([before.signingKeys, before.cookieKeys]);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(answer.text).not.toContain(after.dataKeys[0]?.key);
  const missing = join(folder, "none.json");
  expect(await rotateKeys(missing, "data")).toMatchObject({ isOk: false });
  await expect(readFile(missing)).rejects.toThrow("ENOENT");
});
