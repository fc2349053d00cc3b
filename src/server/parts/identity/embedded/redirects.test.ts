/** Sign-in and sign-out redirect only to our own URLs; and how a page checks silently. */
import { createHash } from "node:crypto";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import {
  beginSignIn,
  createInjectTransport,
  getInteraction,
  openTestBrowser,
  signUp,
  type TestBrowser,
} from "../../../../../test/support/signInClient.ts";
import { createTestServer, type TestServer } from "../../../../../test/support/testServer.ts";

let site: TestServer;
let browser: TestBrowser;

beforeEach(async () => {
  site = await createTestServer({}, () => new Date());
  browser = openTestBrowser(createInjectTransport(site.server));
});
afterEach(() => site.close());

describe("the way back from signing in", () => {
  test.each(["http://localhost:3000", "http://localhost:3000/", "http://localhost:3000/sign-in"])(
    "may be %s",
    async (redirect_uri) => {
      const { answer } = await beginSignIn(browser, { redirect_uri });
      expect(answer.headers.get("location")).toMatch(/^\/sign-in\?interaction=[\w-]+$/);
    },
  );

  test.each([
    "https://evil.example",
    "http://localhost:3000.evil.example/sign-in",
    "http://localhost:3000@evil.example/sign-in",
    "http://localhost:3001/sign-in",
    "https://localhost:3000/sign-in",
    "http://localhost:3000/sign-in/../../evil",
    "http://localhost:3000/sign-in?next=https://evil.example",
    "http://localhost:3000/sign-in#https://evil.example",
    "//evil.example",
    "javascript:alert(1)",
    "",
  ])("may not be %j", async (redirect_uri) => {
    const { answer } = await beginSignIn(browser, { redirect_uri });
    expect([answer.status, answer.headers.get("location")]).toEqual([400, null]);
    expect(answer.text).not.toContain("evil");
    expect(answer.headers.get("content-security-policy")).toContain("default-src 'none'");
  });

  test("an unknown app is told nothing, and led nowhere", async () => {
    const { answer } = await beginSignIn(browser, { client_id: "<script>alert(1)</script>" });
    expect([answer.status, answer.headers.get("location")]).toEqual([400, null]);
    expect(answer.text).not.toContain("alert");
  });

  test("while nothing can be saved, it is answered with a page that says so, and starts again later", async () => {
    const { database } = site.store;
    await sql`pragma query_only = on`.execute(database);
    const refused = (await beginSignIn(browser)).answer;
    expect([refused.status, refused.headers.get("location")]).toEqual([503, null]);
    expect(refused.text).toContain("We can’t sign you in just now");
    await sql`pragma query_only = off`.execute(database);
    const { answer } = await beginSignIn(browser);
    expect(answer.headers.get("location")).toMatch(/^\/sign-in\?interaction=/);
  });

  test("signing up leads to its own screen", async () => {
    const { answer } = await beginSignIn(browser, { screen_hint: "signup" });
    expect(answer.headers.get("location")).toMatch(/^\/sign-in\?interaction=[\w-]+&screen=sign-up$/);
  });

  test("another host name in the request changes no address", async () => {
    const discovery = await site.server.inject({
      url: "/.well-known/openid-configuration",
      headers: { host: "evil.example", "x-forwarded-host": "evil.example", "x-forwarded-proto": "https" },
    });
    expect(discovery.body).not.toContain("evil");
    expect(discovery.json()).toMatchObject({
      issuer: "http://localhost:3000/",
      authorization_endpoint: "http://localhost:3000/authorize",
      token_endpoint: "http://localhost:3000/oauth/token",
      jwks_uri: "http://localhost:3000/.well-known/jwks.json",
    });
  });

  test("a sign-in that was begun long ago leads to the sign-in page", async () => {
    const { answer } = await openAndResume("no-such-sign-in");
    expect([answer.status, answer.headers.get("location")]).toEqual([303, "/sign-in?problem=expired"]);
  });

  test("the published keys hold nothing secret", async () => {
    const { keys } = JSON.parse((await browser.get("/.well-known/jwks.json")).text);
    expect(keys).toHaveLength(1);
    expect(Object.keys(keys[0]).toSorted()).toEqual(["alg", "e", "kid", "kty", "n", "use"]);
  });
});

async function openAndResume(uid: string) {
  return { answer: await browser.get(`/authorize/${uid}`, { accept: "text/html" }) };
}

describe("the way on from signing out", () => {
  test.each([
    ["http://localhost:3000", "http://localhost:3000/"],
    ["http://localhost:3000/", "http://localhost:3000/"],
    ["http://localhost:3000/your-data", "http://localhost:3000/your-data"],
    [null, "http://localhost:3000/"],
  ])("%s leads to %s", async (returnTo, expected) => {
    const query = new URLSearchParams({
      client_id: "tassel-browser",
      ...(returnTo === null ? {} : { returnTo }),
    });
    const answer = await browser.get(`/v2/logout?${query.toString()}`);
    expect([answer.status, answer.headers.get("location")]).toEqual([302, expected]);
  });

  test.each([
    "https://evil.example",
    "//evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "http://localhost:3000.evil.example",
    "http://localhost:3000@evil.example",
    "http://user@localhost:3000",
    "http://localhost:3000:80",
    "http://localhost",
    "https://localhost:3000",
    "http:evil.example",
    "javascript:alert(1)",
    "data:text/html,x",
    "",
    " ",
  ])("%j is refused, and nobody is signed out", async (returnTo) => {
    await signUp(browser, site.store.database, "ana@example.com");
    const answer = await browser.get(`/v2/logout?${new URLSearchParams({ returnTo }).toString()}`);
    expect([answer.status, answer.headers.get("location")]).toEqual([400, null]);
    expect(browser.cookies.has("tassel_session")).toBe(true);
  });

  test("asked for twice in one address, it is refused", async () => {
    const query = "returnTo=http://localhost:3000&returnTo=https://evil.example";
    expect((await browser.get(`/v2/logout?${query}`)).status).toBe(400);
  });

  test("asked for by another app, it is refused", async () => {
    expect((await browser.get("/v2/logout?client_id=other")).status).toBe(400);
  });
});

describe("asking silently, in a hidden frame", () => {
  const silently = { prompt: "none", response_mode: "web_message" };

  test("a visitor hears that nobody is signed in, and is led nowhere", async () => {
    const { answer } = await beginSignIn(browser, silently);
    expect([answer.status, answer.headers.get("location")]).toEqual([200, null]);
    expect(answer.text).toContain('"error":"login_required"');
  });

  test("who is signed in gets a code, told to our own origin alone, by a script that the policy names", async () => {
    await signUp(browser, site.store.database, "ana@example.com");
    const { answer, state } = await beginSignIn(browser, silently);
    expect(answer.status).toBe(200);
    expect(answer.text).toContain(`"state":"${state}"`);
    expect(answer.text).toMatch(/"code":"[\w-]+"/);
    expect(answer.text).toContain('"redirect_uri":"http://localhost:3000/sign-in"');
    const [, script = ""] = /<script>([\s\S]*?)<\/script>/.exec(answer.text) ?? [];
    const hash = createHash("sha256").update(script).digest("base64");
    const policy = answer.headers.get("content-security-policy") ?? "";
    expect(policy).toContain(`'sha256-${hash}'`);
    expect(policy).not.toContain("unsafe");
    expect(answer.headers.get("x-frame-options")).toBeNull();
    expect(answer.headers.get("cross-origin-opener-policy")).toBe("same-origin-allow-popups");
    expect(answer.headers.get("cache-control")).toContain("no-store");
  });

  test("nothing that was sent can end the script of the answer", async () => {
    const { answer } = await beginSignIn(browser, { ...silently, state: "</script><script>alert(1)//" });
    expect(answer.text).not.toContain("</script><script>alert");
  });
});

describe("cookies", () => {
  test("are for the server alone, and go to no other site", async () => {
    const secure = await createTestServer({ publicUrl: "https://plan.example" }, () => new Date());
    const other = openTestBrowser(createInjectTransport(secure.server), "https://plan.example");
    const begun = await beginSignIn(other);
    getInteraction(begun);
    const set = begun.answer.headers.getSetCookie();
    expect(set.length).toBeGreaterThan(1);
    for (const cookie of set) {
      expect(cookie).toMatch(/; httponly/i);
      expect(cookie).toMatch(/; samesite=lax/i);
      expect(cookie).toMatch(/; secure/i);
    }
    await secure.close();
  });

  test("that were changed by hand are taken for none", async () => {
    await signUp(browser, site.store.database, "ana@example.com");
    const session = browser.cookies.get("tassel_session")?.value ?? "";
    const changed = `${session.slice(0, -1)}${session.endsWith("x") ? "y" : "x"}`;
    browser.cookies.set("tassel_session", { path: "/", value: changed });
    const { answer } = await beginSignIn(browser, { prompt: "none" });
    expect(answer.headers.get("location")).toContain("error=login_required");
  });
});
