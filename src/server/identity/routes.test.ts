/** The sign-in forms: what each responds, what none of them reveals, and what they refuse. */
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { problemSchema } from "#contract/problem.ts";
import { findAccountByEmail } from "#server/account/store.ts";
import { listOutbox } from "#server/outbox/store.ts";
import {
  beginSignIn,
  createInjectTransport,
  exchangeCode,
  getInteraction,
  openTestBrowser,
  password,
  readCodeIn,
  readMailedCode,
  refreshTokens,
  signIn,
  signUp,
  type TestBrowser,
  toBearerHeader,
} from "../../../test/support/signInClient.ts";
import { createTestServer, type TestServer } from "../../../test/support/testServer.ts";

let site: TestServer;
let browser: TestBrowser;
let aheadMs: number;
const minuteMs = 60_000;

beforeEach(async () => {
  aheadMs = 0;
  site = await createTestServer({}, () => new Date(Date.now() + aheadMs));
  browser = newBrowser();
});
afterEach(() => site.close());

const newBrowser = (address?: string) => openTestBrowser(createInjectTransport(site.server, address));
const form = { email: "ana@example.com", password, name: "Ana", isThirteenOrOlder: true, interaction: null };
const askSignUp = (changed: object = {}, by = browser) =>
  by.postJson("/api/identity/sign-up", { ...form, ...changed });
const askSignIn = (email: string, typed: string, by = browser) =>
  by.postJson("/api/identity/sign-in", { email, password: typed, interaction: null });
const askReset = (email: string, by = browser) => by.postJson("/api/identity/reset-request", { email });
const verify = (email: string, code: string, by = browser) =>
  by.postJson("/api/identity/verify", { email, code, interaction: null });
const codeOf = (email: string) => readMailedCode(site.store.database, email);
const wrongFor = (code: string) => (code === "000000" ? "000001" : "000000");
const mails = () => listOutbox(site.store.database, 1_000);

describe("signing up", () => {
  test("without a begun sign-in makes the account; signing in comes next", async () => {
    const asked = await askSignUp();
    expect([asked.status, JSON.parse(asked.text)]).toEqual([202, { next: "verify", nextCodeAt: null }]);
    expect(await findAccountByEmail(site.store.database, form.email)).toBeNull();
    const verified = await verify(form.email, await codeOf(form.email));
    expect([verified.status, JSON.parse(verified.text)]).toEqual([200, { redirectTo: null }]);
    expect(await findAccountByEmail(site.store.database, "ANA@example.com")).toMatchObject({
      email: "ana@example.com",
      name: "Ana",
      emailVerified: true,
      roles: [],
      passwordHash: expect.stringMatching(/^scrypt\$16\$8\$1\$[\w-]{22}\$[\w-]{43}$/),
    });
  });

  test.each([
    ["a younger child", { isThirteenOrOlder: false }, "isThirteenOrOlder"],
    ["someone who does not say", { isThirteenOrOlder: undefined }, "isThirteenOrOlder"],
    ["no address", { email: "ana" }, "email"],
    ["a short password", { password: "ninechars" }, "password"],
    ["a password that many use", { password: "password1234" }, "password"],
    ["digits alone", { password: "12345678901" }, "password"],
    ["one letter again and again", { password: "aaaaaaaaaaaa" }, "password"],
    ["a password of a thousand letters", { password: "ab c".repeat(250) }, "password"],
    ["a name of a page", { name: "n".repeat(101) }, "name"],
    ["a number of a sign-in that is none", { interaction: "../evil" }, "interaction"],
  ])("%s is refused, with the field, and nothing is kept", async (_, changed, field) => {
    const asked = await askSignUp(changed);
    expect(asked.status).toBe(400);
    expect(problemSchema.parse(JSON.parse(asked.text)).errors?.map((error) => error.field)).toEqual([field]);
    expect(await mails()).toEqual([]);
    expect(await site.store.database.selectFrom("mail_codes").selectAll().execute()).toEqual([]);
  });

  test("with an address that has an account: a mail says so, and the old password stays", async () => {
    await signUp(browser, site.store.database, form.email);
    const other = newBrowser();
    await askSignUp({ password: "another password" }, other);
    const [mail] = await mails();
    expect(mail?.subject).toBe("You already have a Tassel account");
    expect(mail?.body).not.toMatch(/\d{6}/);
    for (const code of ["000000", "123456"]) expect((await verify(form.email, code, other)).status).toBe(400);
    expect((await askSignIn(form.email, "another password")).status).toBe(401);
    expect((await askSignIn(form.email, password)).status).toBe(200);
  });

  test("mail to an unconfirmed address contains no user input", async () => {
    await askSignUp({ name: "Win at https://evil.example" });
    expect(JSON.stringify(await mails())).not.toContain("evil");
  });
});

describe("a mailed code", () => {
  test("works only in the browser that requested it", async () => {
    await askSignUp();
    const code = await codeOf(form.email);
    expect((await verify(form.email, code, newBrowser())).status).toBe(400);
    const stranger = newBrowser();
    await askSignUp({ password: "a password of a stranger" }, stranger);
    expect((await verify(form.email, code, stranger)).status).toBe(400);
    expect((await verify(form.email, code)).status).toBe(200);
    expect((await askSignIn(form.email, password)).status).toBe(200);
  });

  test("works once", async () => {
    await askSignUp();
    const code = await codeOf(form.email);
    const both = await Promise.all([verify(form.email, code), verify(form.email, code)]);
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 400]));
    expect((await verify(form.email, code)).status).toBe(400);
  });

  test("may be typed with blanks", async () => {
    await askSignUp();
    const code = await codeOf(form.email);
    expect((await verify(form.email, ` ${code.slice(0, 3)} ${code.slice(3)} `)).status).toBe(200);
  });

  test.each([
    ["for a quarter of an hour", 15 * minuteMs - 1_000, 200],
    ["and not after", 15 * minuteMs + 1_000, 400],
  ])("works %s", async (_, laterMs, status) => {
    await askSignUp();
    const code = await codeOf(form.email);
    aheadMs = laterMs;
    expect((await verify(form.email, code)).status).toBe(status);
  });

  test("cannot be guessed: after five tries the right one is refused too", async () => {
    await askSignUp();
    const code = await codeOf(form.email);
    for (let tries = 0; tries < 5; tries += 1) {
      expect((await verify(form.email, wrongFor(code))).status).toBe(400);
    }
    expect((await verify(form.email, code)).status).toBe(400);
  });

  test("cannot be guessed by asking for new ones: after ten tries each new code may be typed once", async () => {
    await spoil(newBrowser());
    await askSignUp();
    const code = await codeOf(form.email);
    expect((await verify(form.email, wrongFor(code))).status).toBe(400);
    expect((await verify(form.email, code)).status).toBe(400);
    await askSignUp();
    expect((await verify(form.email, await codeOf(form.email))).status).toBe(200);
  });

  test("works for its owner, whatever strangers have typed, with codes of their own and without", async () => {
    await spoil(newBrowser("203.0.113.9"));
    for (let tries = 0; tries < 30; tries += 1) await verify(form.email, "000000", newBrowser());
    await askSignUp();
    expect((await verify(form.email, await codeOf(form.email))).status).toBe(200);
  });

  async function spoil(stranger: TestBrowser): Promise<void> {
    for (let codes = 0; codes < 2; codes += 1) {
      await askSignUp({}, stranger);
      const code = await codeOf(form.email);
      for (let tries = 0; tries < 5; tries += 1) await verify(form.email, wrongFor(code), stranger);
    }
  }

  test("cannot be guessed by fifty tries at once", async () => {
    await askSignUp();
    const code = await codeOf(form.email);
    const guesses = Array.from({ length: 50 }, (_, guess) => String(guess).padStart(6, "0"));
    const wrong = guesses.filter((guess) => guess !== code);
    const answers = await Promise.all(wrong.map((guess) => verify(form.email, guess)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([400]));
    const [row] = await site.store.database.selectFrom("mail_codes").selectAll().execute();
    expect(row?.tries).toBe(5);
    expect((await verify(form.email, code)).status).toBe(400);
  });

  test("is not what was mailed for another thing", async () => {
    await signUp(browser, site.store.database, form.email);
    await askReset(form.email);
    expect((await verify(form.email, await codeOf(form.email))).status).toBe(400);
  });

  test("is not kept as it is", async () => {
    await askSignUp();
    const code = await codeOf(form.email);
    const rows = await site.store.database.selectFrom("mail_codes").selectAll().execute();
    expect(rows).toHaveLength(1);
    expect(rows[0]?.code_hash).toMatch(/^[\w-]{43}$/);
    expect(rows[0]?.code_hash).not.toContain(code);
    expect(JSON.stringify(rows)).not.toContain(browser.cookies.get("tassel_code")?.value ?? "none");
  });

  test("is mailed eight times an hour to devices that are not known; after that the answer is the same and no mail goes out", async () => {
    const answers = [];
    for (let times = 0; times < 15; times += 1) {
      answers.push(await askSignUp({}, newBrowser(`198.51.100.${times}`)));
    }
    expect(
      new Set(answers.map(({ status, text }) => `${status} ${text.replace(/At":"[^"]*"/, 'At":null')}`)).size,
    ).toBe(1);
    expect(await mails()).toHaveLength(8);
    // Refused requests do not count: someone who keeps asking does not lock out the next person.
    aheadMs = 59 * minuteMs;
    await askSignUp({}, newBrowser("198.51.100.99"));
    aheadMs = 61 * minuteMs;
    for (let times = 0; times < 12; times += 1) await askSignUp({}, newBrowser(`203.0.113.${times}`));
    expect(await mails()).toHaveLength(16);
  });

  test("is mailed four times an hour for one network, so that a stranger does not use up the owner's", async () => {
    const stranger = newBrowser("203.0.113.9");
    const answers = [];
    for (let times = 0; times < 20; times += 1) answers.push(await askSignUp({}, stranger));
    expect(
      new Set(answers.map(({ status, text }) => `${status} ${text.replace(/At":"[^"]*"/, 'At":null')}`)).size,
    ).toBe(1);
    expect(await mails()).toHaveLength(4);
    await askReset("bo@example.com", stranger);
    await askSignUp();
    expect(await mails()).toHaveLength(5);
    expect((await verify(form.email, await codeOf(form.email))).status).toBe(200);
    aheadMs = 61 * minuteMs;
    await askReset("ANA@example.com", stranger);
    expect(await mails()).toHaveLength(6);
  });
});

describe("signing in", () => {
  beforeEach(() => signUp(newBrowser(), site.store.database, form.email));

  test("by address and password, however the address is written", async () => {
    expect((await askSignIn(" ANA@Example.com ", password)).status).toBe(200);
  });

  test("is locked after five wrong passwords, for twice as long each time, also for the right one", async () => {
    for (let tries = 0; tries < 5; tries += 1)
      expect((await askSignIn(form.email, "wrong")).status).toBe(401);
    for (const waitMinutes of [1, 2, 4]) {
      const refused = await askSignIn(form.email, password);
      expect(refused.status).toBe(429);
      const retryAfter = Number(refused.headers.get("retry-after"));
      expect(retryAfter).toBeGreaterThan((waitMinutes - 0.2) * 60);
      expect(retryAfter).toBeLessThanOrEqual(waitMinutes * 60);
      aheadMs += waitMinutes * minuteMs + 1_000;
      expect((await askSignIn(form.email, "wrong")).status).toBe(401);
    }
    aheadMs += 8 * minuteMs + 1_000;
    expect((await askSignIn(form.email, password)).status).toBe(200);
    expect((await askSignIn(form.email, "wrong")).status).toBe(401);
  });

  test("thirty tries at once are counted as thirty", async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => askSignIn(form.email, "wrong")));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(25);
  });

  test("of one address is not held up by tries at another", async () => {
    for (let tries = 0; tries < 6; tries += 1) await askSignIn("bo@example.com", "wrong");
    expect((await askSignIn(form.email, password)).status).toBe(200);
  });

  test("to a sign-in that someone else has begun leads nowhere", async () => {
    const attacker = newBrowser();
    const theirs = getInteraction(await beginSignIn(attacker));
    const answer = await browser.postJson("/api/identity/sign-in", {
      email: form.email,
      password,
      interaction: theirs,
    });
    expect(JSON.parse(answer.text)).toEqual({ redirectTo: null });
    // Nor in a browser that has started its own sign-in.
    await beginSignIn(browser);
    const again = await browser.postJson("/api/identity/sign-in", {
      email: form.email,
      password,
      interaction: theirs,
    });
    expect(JSON.parse(again.text)).toEqual({ redirectTo: null });
    const resumed = await attacker.get(`/authorize/${theirs}`);
    expect(resumed.headers.get("location") ?? "").not.toContain("code=");
  });

  test("as someone else in the same browser ends the first one's session", async () => {
    const first = await signIn(browser, form.email);
    await signUp(newBrowser(), site.store.database, "bo@example.com");
    const begun = await beginSignIn(browser, { prompt: "login" });
    const answer = await browser.postJson("/api/identity/sign-in", {
      email: "bo@example.com",
      password,
      interaction: getInteraction(begun),
    });
    const confirming = await browser.get(JSON.parse(answer.text).redirectTo);
    const [, action = ""] = /action="([^"]+)"/.exec(confirming.text) ?? [];
    const fields = [...confirming.text.matchAll(/name="([^"]+)" value="([^"]*)"/g)];
    const sent = Object.fromEntries(fields.map(([, name = "", value = ""]) => [name, value]));
    const confirmed = await browser.postForm(new URL(action).pathname, sent);
    const resumed = await browser.get(new URL(confirmed.headers.get("location") ?? "").pathname);
    const tokens = await exchangeCode(browser, begun, readCodeIn(resumed));
    const profile = await browser.get("/api/user/profile", toBearerHeader(tokens.access_token));
    expect(JSON.parse(profile.text).email).toBe("bo@example.com");
    expect((await refreshTokens(browser, first.refresh_token)).status).toBe(400);
  });
});

describe("a new password", () => {
  beforeEach(() => signUp(newBrowser(), site.store.database, form.email));

  const setNew = (code: string, by = browser) =>
    by.postJson("/api/identity/reset", {
      email: form.email,
      code,
      password: "five quite different words here",
      interaction: null,
    });

  test("comes by a mailed code, ends all sessions, and is told by mail", async () => {
    const other = newBrowser();
    const tokens = await signIn(other, form.email);
    // Tokens carry whole seconds.
    aheadMs = 2_000;
    const asked = await askReset(form.email);
    expect([asked.status, JSON.parse(asked.text)]).toEqual([202, { next: "reset", nextCodeAt: null }]);
    expect((await setNew(await codeOf(form.email))).status).toBe(200);
    expect((await mails())[0]?.subject).toBe("Your Tassel password was changed");
    expect((await refreshTokens(other, tokens.refresh_token)).status).toBe(400);
    expect((await other.get("/api/user/profile", toBearerHeader(tokens.access_token))).status).toBe(204);
    expect((await beginSignIn(other, { prompt: "none" })).answer.headers.get("location")).toContain(
      "login_required",
    );
    expect((await askSignIn(form.email, password)).status).toBe(401);
    expect((await askSignIn(form.email, "five quite different words here")).status).toBe(200);
  });

  test("frees an address that is locked", async () => {
    for (let tries = 0; tries < 6; tries += 1) await askSignIn(form.email, "wrong");
    await askReset(form.email);
    await setNew(await codeOf(form.email));
    expect((await askSignIn(form.email, "five quite different words here")).status).toBe(200);
  });

  test("leads on with a sign-in that was begun", async () => {
    const begun = await beginSignIn(browser);
    await askReset(form.email);
    const answer = await browser.postJson("/api/identity/reset", {
      email: form.email,
      code: await codeOf(form.email),
      password: "five quite different words here",
      interaction: getInteraction(begun),
    });
    const back = await browser.get(JSON.parse(answer.text).redirectTo);
    expect((await exchangeCode(browser, begun, readCodeIn(back))).access_token).toBeTruthy();
  });

  test("is not kept away by a stranger who types codes at the address for days", async () => {
    const stranger = newBrowser("203.0.113.9");
    for (let hour = 0; hour < 72; hour += 1) {
      await stranger.postJson("/api/identity/reset", {
        email: form.email,
        code: "000000",
        password: "five quite different words here",
        interaction: null,
      });
      aheadMs += 60 * minuteMs;
    }
    await askReset(form.email);
    expect((await setNew(await codeOf(form.email))).status).toBe(200);
  });

  test("does not come by a wrong code, nor in another browser", async () => {
    await askReset(form.email);
    const code = await codeOf(form.email);
    expect((await setNew(code, newBrowser())).status).toBe(400);
    expect((await setNew(wrongFor(code))).status).toBe(400);
    expect((await askSignIn(form.email, password)).status).toBe(200);
  });
});
