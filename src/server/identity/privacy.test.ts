/** Sign-in forms reveal nothing about accounts, and only our own pages can post to them. */
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { requestLimits } from "#server/http/rateLimit.ts";
import {
  createInjectTransport,
  openTestBrowser,
  password,
  signUp,
  type TestBrowser,
} from "../../../test/support/signInClient.ts";
import { createTestServer, type TestServer } from "../../../test/support/testServer.ts";

let site: TestServer;
let browser: TestBrowser;

beforeEach(async () => {
  // One moment, so that what two addresses are told of the next code can be compared.
  const now = new Date();
  site = await createTestServer({}, () => now);
  browser = newBrowser();
});
afterEach(() => site.close());

const newBrowser = (address?: string) => openTestBrowser(createInjectTransport(site.server, address));
const form = { email: "ana@example.com", password, name: "Ana", isThirteenOrOlder: true, interaction: null };
const askSignUp = (changed: object, by: TestBrowser) =>
  by.postJson("/api/identity/sign-up", { ...form, ...changed });
const askSignIn = (email: string, typed: string, by: TestBrowser) =>
  by.postJson("/api/identity/sign-in", { email, password: typed, interaction: null });
const askReset = (email: string, by: TestBrowser) => by.postJson("/api/identity/reset-request", { email });
const verify = (email: string, code: string, by: TestBrowser) =>
  by.postJson("/api/identity/verify", { email, code, interaction: null });

describe("nothing tells whether an address has an account", () => {
  beforeEach(() => signUp(newBrowser(), site.store.database, form.email));

  /** Everything about a response that a stranger can see. */
  const seen = ({ status, headers, text }: Awaited<ReturnType<TestBrowser["get"]>>) => {
    const cookies = headers.getSetCookie().map((cookie) => cookie.replace(/=[^;]*/, "="));
    const others = [...headers].filter(([name]) => !["date", "set-cookie"].includes(name));
    return { status, text, cookies, others };
  };

  test.each([
    ["signing up", (email: string, by: TestBrowser) => askSignUp({ email }, by)],
    ["signing in", (email: string, by: TestBrowser) => askSignIn(email, "a wrong password", by)],
    ["asking for a new password", (email: string, by: TestBrowser) => askReset(email, by)],
    ["a wrong code", (email: string, by: TestBrowser) => verify(email, "000000", by)],
  ])("%s answers the same for both", async (_, ask) => {
    const [known, unknown] = [newBrowser(), newBrowser()];
    for (let times = 0; times < 7; times += 1) {
      const one = seen(await ask(form.email, known));
      expect(seen(await ask("nobody@example.com", unknown))).toEqual(one);
    }
  });

  test("a wrong code after asking for one answers the same for both", async () => {
    for (const ask of [
      askSignUp,
      (changed: { email?: string }, by: TestBrowser) => askReset(changed.email ?? form.email, by),
    ]) {
      const [known, unknown] = [newBrowser(), newBrowser()];
      await ask({}, known);
      await ask({ email: "nobody@example.com" }, unknown);
      const sent = { code: "000000", password: "five quite different words", interaction: null };
      for (const path of ["verify", "reset"]) {
        const one = await known.postJson(`/api/identity/${path}`, { ...sent, email: form.email });
        const other = await unknown.postJson(`/api/identity/${path}`, {
          ...sent,
          email: "nobody@example.com",
        });
        expect(seen(other)).toEqual(seen(one));
      }
    }
  });
});

describe("what may not post here", () => {
  const sent = JSON.stringify({ email: form.email, password, interaction: null });

  test.each([
    ["application/x-www-form-urlencoded", "email=ana%40example.com&password=x"],
    ["text/plain", sent],
    ["multipart/form-data; boundary=x", sent],
    [undefined, sent],
  ])("a form of another site, as %s", async (type, body) => {
    for (const path of ["sign-up", "verify", "sign-in", "reset-request", "reset"]) {
      const answer = await browser.ask({
        method: "POST",
        path: `/api/identity/${path}`,
        headers: type === undefined ? {} : { "content-type": type },
        body,
      });
      expect(answer.status).toBe(415);
    }
  });

  test("a session's cookie alone is nobody in the API", async () => {
    await signUp(browser, site.store.database, form.email);
    expect(browser.cookies.has("tassel_session")).toBe(true);
    expect((await browser.get("/api/user/profile")).status).toBe(204);
  });

  test("one network, beyond its limit", async () => {
    const school = newBrowser("198.51.100.7");
    let last = await askReset("a0@example.com", school);
    for (let times = 0; times < requestLimits.identity.max; times += 1) {
      last = await askReset(`a${times}@example.com`, school);
    }
    expect([last.status, Number(last.headers.get("retry-after")) > 0]).toEqual([429, true]);
    expect((await askReset(form.email, newBrowser("203.0.113.9"))).status).toBe(202);
  });
});
