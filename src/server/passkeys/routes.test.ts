/** Passkeys end to end, with an authenticator in software: what signs in, and every answer that does not. */
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type PasskeyCreationOptions, type PasskeyList, passkeyLimits } from "#contract/passkeys.ts";
import { listOutbox } from "#server/outbox/store.ts";
import type { Settings } from "#server/settings.ts";
import {
  beginSignIn,
  createInjectTransport,
  finishSignIn,
  getInteraction,
  openTestBrowser,
  password,
  readMailedCode,
  refreshTokens,
  signIn,
  signUp,
  type TestBrowser,
  type TestReply,
  toBearerHeader,
} from "../../../test/support/signInClient.ts";
import {
  createSoftPasskey,
  type Said,
  type SoftPasskey,
  signWithSoftPasskey,
} from "../../../test/support/softAuthenticator.ts";
import { createTestServer, type TestServer } from "../../../test/support/testServer.ts";

const email = "ana@example.com";
const minuteMs = 60_000;

let site: TestServer;
let aheadMs: number;
let browser: TestBrowser;
let token: string;

beforeEach(async () => {
  aheadMs = 0;
  site = await openSite();
  browser = newBrowser();
  token = (await signUp(browser, site.store.database, email)).access_token;
});
afterEach(() => site.close());

const openSite = (changed: Partial<Settings> = {}) =>
  createTestServer(changed, () => new Date(Date.now() + aheadMs));
const newBrowser = (address?: string) => openTestBrowser(createInjectTransport(site.server, address));

function askAs(bearer: string, method: string, path: string, body?: unknown): Promise<TestReply> {
  const headers = {
    ...toBearerHeader(bearer),
    ...(body === undefined ? {} : { "content-type": "application/json" }),
  };
  return browser.ask({
    method,
    path: `/api/account/passkeys${path}`,
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

// The contract's replies.
const readOptions = (answer: TestReply) => JSON.parse(answer.text) as PasskeyCreationOptions;
const readList = (answer: TestReply) => JSON.parse(answer.text) as PasskeyList;
const list = async (bearer = token) => readList(await askAs(bearer, "GET", ""));

async function offerAdding(bearer = token): Promise<PasskeyCreationOptions> {
  const answer = await askAs(bearer, "POST", "/options");
  expect(answer.status).toBe(200);
  return readOptions(answer);
}

async function addPasskey(bearer = token, name = "My phone"): Promise<SoftPasskey> {
  const { passkey, response } = createSoftPasskey(await offerAdding(bearer));
  const added = await askAs(bearer, "POST", "", { name, response });
  expect(added.status).toBe(201);
  return passkey;
}

async function offerSignIn(interaction: string | null, by = browser): Promise<{ challenge: string }> {
  const answer = await by.postJson("/api/identity/passkey-options", { interaction });
  expect(answer.status).toBe(200);
  return JSON.parse(answer.text) as { challenge: string };
}

const sendPasskey = (response: unknown, interaction: string | null = null, by = browser) =>
  by.postJson("/api/identity/passkey", { response, interaction });

/** Signs in up to the tokens, in a browser that knows nothing. */
async function signInWith(passkey: SoftPasskey, changed: Partial<Said> = {}, by = newBrowser()) {
  const begun = await beginSignIn(by);
  const interaction = getInteraction(begun);
  const offered = await offerSignIn(interaction, by);
  const answer = await sendPasskey(signWithSoftPasskey(passkey, offered, changed), interaction, by);
  return { answer, finish: () => finishSignIn(by, begun, answer) };
}

const subjectsMailed = async () =>
  (await listOutbox(site.store.database, 100))
    .filter(({ recipient }) => recipient === email)
    .map(({ subject }) => subject);

describe("a passkey", () => {
  test("is added, signs in on another device, says when it was used, and is removed", async () => {
    const passkey = await addPasskey();
    expect(await list()).toMatchObject({
      passkeys: [{ name: "My phone", lastUsedAt: null, isSynced: false }],
      mayChangeUntil: expect.stringMatching(/Z$/),
    });
    const { finish } = await signInWith(passkey);
    const tokens = await finish();
    const there = await list(tokens.access_token);
    expect(there.passkeys[0]?.lastUsedAt).not.toBeNull();
    const [{ passkeyId } = { passkeyId: "" }] = there.passkeys;
    expect((await askAs(token, "PUT", `/${passkeyId}`, { name: "Old phone" })).status).toBe(204);
    expect((await list()).passkeys[0]?.name).toBe("Old phone");
    expect((await askAs(token, "DELETE", `/${passkeyId}`)).status).toBe(204);
    expect((await list()).passkeys).toEqual([]);
    expect((await signInWith(passkey)).answer.status).toBe(401);
    // The password was there all along.
    expect((await signIn(newBrowser(), email)).access_token).toMatch(/^ey/);
  });

  test("makes its device known, so that strangers' wrong passwords neither delay it nor ask it for a code", async () => {
    const passkey = await addPasskey();
    const phone = newBrowser("192.0.2.10");
    const { answer, finish } = await signInWith(passkey, {}, phone);
    await finish();
    expect(answer.headers.getSetCookie()).toContainEqual(
      expect.stringMatching(
        /^tassel_devices=[\w-]{65}; Path=\/api\/identity; Max-Age=15552000; HttpOnly; SameSite=Strict/,
      ),
    );
    const known = await site.store.database.selectFrom("known_devices").select("key").execute();
    // The browser that signed up, and this one.
    expect(known).toHaveLength(2);
    const typing = (by: TestBrowser, typed: string) =>
      by.postJson("/api/identity/sign-in", { email, password: typed, interaction: null });
    for (let number = 0; number < 6; number += 1)
      await typing(newBrowser("192.0.2.10"), `wrong ${number} password`);
    expect((await typing(newBrowser("192.0.2.10"), password)).status).toBe(429);
    expect((await typing(phone, password)).status).toBe(200);
  });

  test("tells its owner by mail when it comes and when it goes, without anything that was typed", async () => {
    await addPasskey(token, "https://evil.example");
    const [{ passkeyId } = { passkeyId: "" }] = (await list()).passkeys;
    await askAs(token, "DELETE", `/${passkeyId}`);
    expect(await subjectsMailed()).toEqual(
      expect.arrayContaining([
        "A passkey was added to your Tassel account",
        "A passkey was removed from your Tassel account",
      ]),
    );
    const bodies = (await listOutbox(site.store.database, 100)).map(({ body }) => body);
    expect(bodies.some((body) => body.includes("evil"))).toBe(false);
  });

  test("stays when the password is changed by mail, and the mail says that there is one", async () => {
    const passkey = await addPasskey();
    const stranger = newBrowser("198.51.100.7");
    await stranger.postJson("/api/identity/reset-request", { email });
    const code = await readMailedCode(site.store.database, email);
    const form = { email, code, password: "other words of no sense", interaction: null };
    expect((await stranger.postJson("/api/identity/reset", form)).status).toBe(200);
    expect((await (await signInWith(passkey)).finish()).access_token).toMatch(/^ey/);
    const [mail] = (await listOutbox(site.store.database, 100)).filter(
      ({ subject }) => subject === "Your Tassel password was changed",
    );
    expect(mail?.body).toContain("One passkey");
  });

  test("is in the export by name and dates, and goes with the account", async () => {
    await addPasskey();
    const get = (path: string) => browser.get(path, toBearerHeader(token));
    const exported = JSON.parse((await get("/api/account/export")).text) as { passkeys: unknown };
    expect(exported.passkeys).toEqual([
      { name: "My phone", createdAt: expect.stringMatching(/Z$/), lastUsedAt: null },
    ]);
    await offerAdding();
    const erased = await browser.postJson("/api/account/erase", { confirm: "erase" }, toBearerHeader(token));
    expect(JSON.parse(erased.text)).toMatchObject({ receipt: { rows: { passkeys: 1, accounts: 1 } } });
    for (const table of ["passkeys", "passkey_challenges"] as const) {
      expect(await site.store.database.selectFrom(table).selectAll().execute()).toEqual([]);
    }
  });
});

describe("does not sign in", () => {
  test.each<[string, Partial<Said>]>([
    ["from another site", { origin: "https://tassel.example.evil" }],
    ["from another port of this machine", { origin: "http://localhost:4000" }],
    ["made for another site", { rpId: "evil.example" }],
    ["without the device having checked who it is", { isUserVerified: false }],
    ["by what was made for adding one", { type: "webauthn.create" }],
  ])("%s", async (_, changed) => {
    const passkey = await addPasskey();
    expect((await signInWith(passkey, changed)).answer.status).toBe(401);
    expect((await list()).passkeys[0]?.lastUsedAt).toBeNull();
    expect((await signInWith(passkey)).answer.status).toBe(200);
  });

  test("twice by one answer", async () => {
    const passkey = await addPasskey();
    const offered = await offerSignIn(null);
    const response = signWithSoftPasskey(passkey, offered);
    expect((await sendPasskey(response)).status).toBe(200);
    expect((await sendPasskey(response)).status).toBe(401);
  });

  test("twice by two answers sent at once to one challenge", async () => {
    const passkey = await addPasskey();
    const offered = await offerSignIn(null);
    const answers = await Promise.all([1, 2].map(() => sendPasskey(signWithSoftPasskey(passkey, offered))));
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 401]);
  });

  test("by a challenge that ran out, that nobody made, or of another sign-in", async () => {
    const passkey = await addPasskey();
    const late = await offerSignIn(null);
    aheadMs += passkeyLimits.challengeMinutes * minuteMs;
    expect((await sendPasskey(signWithSoftPasskey(passkey, late))).status).toBe(401);
    expect((await sendPasskey(signWithSoftPasskey(passkey, { challenge: "bWFkZSB1cA" }))).status).toBe(401);
    const other = await offerSignIn("another-sign-in");
    expect((await sendPasskey(signWithSoftPasskey(passkey, other))).status).toBe(401);
    const forAdding = await askAs((await signIn(newBrowser(), email)).access_token, "POST", "/options");
    expect((await sendPasskey(signWithSoftPasskey(passkey, readOptions(forAdding)))).status).toBe(401);
  });

  test("by another account’s credential, key or name", async () => {
    const mine = await addPasskey();
    const bo = newBrowser();
    const boToken = (await signUp(bo, site.store.database, "bo@example.com")).access_token;
    const theirs = await addPasskey(boToken, "Bo’s phone");
    const tries: SoftPasskey[] = [
      { ...mine, key: theirs.key },
      { ...theirs, userHandle: mine.userHandle },
      { ...mine, id: theirs.id },
    ];
    for (const forged of tries) expect((await signInWith(forged)).answer.status).toBe(401);
    const { userHandle: _, ...nameless } = signWithSoftPasskey(mine, await offerSignIn(null)).response;
    const withoutName = { ...signWithSoftPasskey(mine, await offerSignIn(null)), response: nameless };
    expect((await sendPasskey(withoutName)).status).toBe(401);
    const { finish } = await signInWith(theirs);
    const profile = await bo.get("/api/user/profile", toBearerHeader((await finish()).access_token));
    expect(JSON.parse(profile.text)).toMatchObject({ email: "bo@example.com" });
  });

  test("once its counter stands still or goes back, as a copy’s would", async () => {
    const passkey = await addPasskey();
    expect((await signInWith(passkey, { counter: 4_000_000_000 })).answer.status).toBe(200);
    for (const counter of [4_000_000_000, 3_999_999_999, 0]) {
      expect((await signInWith(passkey, { counter })).answer.status).toBe(401);
    }
    expect((await signInWith(passkey, { counter: 4_000_000_001 })).answer.status).toBe(200);
  });

  test("in another browser than the one that began: the answer leads nowhere there", async () => {
    const passkey = await addPasskey();
    const [begins, other] = [newBrowser(), newBrowser()];
    const interaction = getInteraction(await beginSignIn(begins));
    const offered = await offerSignIn(interaction, begins);
    const answer = await sendPasskey(signWithSoftPasskey(passkey, offered), interaction, other);
    expect(JSON.parse(answer.text)).toEqual({ redirectTo: null });
  });
});

describe("is not added", () => {
  test.each<[string, Partial<Said>]>([
    ["from another site", { origin: "https://evil.example" }],
    ["for another site", { rpId: "evil.example" }],
    ["without the device having checked who it is", { isUserVerified: false }],
    ["by what was made for signing in", { type: "webauthn.get" }],
  ])("%s", async (_, changed) => {
    const { response } = createSoftPasskey(await offerAdding(), changed);
    const answer = await askAs(token, "POST", "", { name: "My phone", response });
    expect(answer.status).toBe(400);
    expect((await list()).passkeys).toEqual([]);
    expect(await subjectsMailed()).toEqual(["Your Tassel code"]);
  });

  test("twice, nor to a second account", async () => {
    const { response } = createSoftPasskey(await offerAdding());
    const add = (bearer: string, sent: unknown) =>
      askAs(bearer, "POST", "", { name: "My phone", response: sent });
    expect((await add(token, response)).status).toBe(201);
    expect((await add(token, response)).status).toBe(400);
    const bo = (await signUp(newBrowser(), site.store.database, "bo@example.com")).access_token;
    const { challenge } = await offerAdding(bo);
    const { clientDataJSON } = createSoftPasskey({ challenge, user: (await offerAdding(bo)).user }).response
      .response;
    const stolen = { ...response, response: { ...response.response, clientDataJSON } };
    expect((await add(bo, stolen)).status).toBe(409);
    expect((await list(bo)).passkeys).toEqual([]);
  });

  test("by a challenge of another account", async () => {
    const bo = (await signUp(newBrowser(), site.store.database, "bo@example.com")).access_token;
    const { response } = createSoftPasskey(await offerAdding());
    expect((await askAs(bo, "POST", "", { name: "Mine", response })).status).toBe(400);
  });

  test("beyond ten", async () => {
    for (let count = 1; count <= passkeyLimits.perAccount; count += 1)
      await addPasskey(token, `No. ${count}`);
    const refused = await askAs(token, "POST", "/options");
    expect(refused.status).toBe(409);
    expect(refused.text).toContain("can have 10 passkeys");
  });

  test.each([["  "], ["n".repeat(passkeyLimits.nameMax + 1)]])(
    "without a name people can read",
    async (name) => {
      const { response } = createSoftPasskey(await offerAdding());
      const answer = await askAs(token, "POST", "", { name, response });
      expect(answer.status).toBe(400);
      expect(answer.text).toContain('"field":"name"');
    },
  );
});

describe("after a quarter of an hour", () => {
  test("passkeys can be looked at but not changed, a renewed token does not help, and a sign-in does", async () => {
    const there = newBrowser();
    const tokens = await signIn(there, email);
    await addPasskey(tokens.access_token);
    const [{ passkeyId } = { passkeyId: "" }] = (await list(tokens.access_token)).passkeys;
    await ageSignIns();
    const renewed = await refreshTokens(there, tokens.refresh_token);
    const { access_token: bearer } = JSON.parse(renewed.text) as { access_token: string };
    expect((await list(bearer)).mayChangeUntil).toBeNull();
    const tries = [
      await askAs(bearer, "POST", "/options"),
      await askAs(bearer, "PUT", `/${passkeyId}`, { name: "Mine now" }),
      await askAs(bearer, "DELETE", `/${passkeyId}`),
    ];
    expect(tries.map(({ status }) => status)).toEqual([403, 403, 403]);
    expect((await list(bearer)).passkeys).toMatchObject([{ name: "My phone" }]);
    const again = await signIn(newBrowser(), email, password);
    expect((await askAs(again.access_token, "DELETE", `/${passkeyId}`)).status).toBe(204);
  });
});

/** Moves every sign-in a quarter of an hour into the past, where the provider keeps it. */
async function ageSignIns(): Promise<void> {
  const { database } = site.store;
  const records = await database.selectFrom("identity_records").selectAll().execute();
  for (const { key, payload } of records) {
    // The provider's own record.
    const kept = JSON.parse(payload) as { authTime?: number };
    if (kept.authTime === undefined) continue;
    const aged = { ...kept, authTime: kept.authTime - passkeyLimits.recentSignInMinutes * 60 };
    await database
      .updateTable("identity_records")
      .set({ payload: JSON.stringify(aged) })
      .where("key", "=", key)
      .execute();
  }
}

describe("nobody else’s", () => {
  test("is renamed or removed", async () => {
    await addPasskey();
    const [{ passkeyId } = { passkeyId: "" }] = (await list()).passkeys;
    const bo = (await signUp(newBrowser(), site.store.database, "bo@example.com")).access_token;
    expect((await askAs(bo, "PUT", `/${passkeyId}`, { name: "Bo’s" })).status).toBe(404);
    expect((await askAs(bo, "DELETE", `/${passkeyId}`)).status).toBe(404);
    expect((await list()).passkeys).toMatchObject([{ name: "My phone" }]);
    expect((await list(bo)).passkeys).toEqual([]);
  });
});

describe.each([["http://plan.example"], ["https://192.168.1.20"]])("at %s", (publicUrl) => {
  test("there are no passkeys, and it is said", async () => {
    await site.close();
    site = await openSite({ publicUrl });
    const answer = await newBrowser().postJson("/api/identity/passkey-options", { interaction: null });
    expect([answer.status, answer.text]).toEqual([404, expect.stringContaining("has no passkeys")]);
  });
});
