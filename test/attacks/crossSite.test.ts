/** What another site's page can make a browser send, and where our own URLs can be made to redirect. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { endpoints } from "#contract/endpoints.ts";
import { type ListeningServer, openListeningServer } from "../support/listeningServer.ts";
import { beginSignIn, signUp, type TestBrowser } from "../support/signInClient.ts";

let site: ListeningServer;
/** Signed in, with all its cookies. */
let browser: TestBrowser;

const fromElsewhere = { origin: "https://evil.example", referer: "https://evil.example/" };

beforeAll(async () => {
  site = await openListeningServer();
  browser = site.newBrowser();
  await signUp(browser, site.store.database, "ana@example.com");
});
afterAll(() => site.close());

const guarded = endpoints.filter(({ access }) => access !== "everyone");

describe("cookies alone are no authority", () => {
  test.each(guarded.map((endpoint) => [endpoint.method, endpoint.path] as const))(
    "%s %s",
    async (method, path) => {
      expect(browser.cookies.has("tassel_session")).toBe(true);
      // As if every cookie were sent everywhere.
      const cookie = [...browser.cookies].map(([name, { value }]) => `${name}=${value}`).join("; ");
      const answer = await browser.ask({
        method,
        path: path.replace(/:\w+/g, "plan-1"),
        headers: { cookie, ...(method === "GET" ? {} : { "content-type": "application/json" }) },
        ...(method === "GET" ? {} : { body: "{}" }),
      });
      expect(answer.status).toBe(401);
    },
  );
});

describe("a form of another site, which is sent without being asked for", () => {
  // Endpoints that carry their own proof in the body may be called from anywhere: a mail program's click, a
  // signed event.
  const carriesProof = /\/(stop|refuse|webhook)$/;
  const posted = endpoints.filter(({ method, path }) => method === "POST" && !carriesProof.test(path));
  test.each(posted.map(({ path }) => path))(
    "%s takes none of the kinds that a form can send",
    async (path) => {
      for (const type of [
        "application/x-www-form-urlencoded",
        "text/plain",
        "multipart/form-data; boundary=x",
      ]) {
        const answer = await browser.ask({
          method: "POST",
          path: path.replace(/:\w+/g, "plan-1"),
          headers: { ...fromElsewhere, "content-type": type },
          body: '{"email":"ana@example.com","a":"=b"}',
        });
        expect([401, 415]).toContain(answer.status);
      }
    },
  );

  // What is open to other sites has its own test (openToOtherSites.test.ts): it reads no cookie and no header.
  const closed = endpoints.filter((endpoint) => !("isOpen" in endpoint));
  test.each(closed.map(({ method, path }) => [method, path] as const))(
    "no page of another site may ask %s %s with a header of its own, or read the answer",
    async (method, path) => {
      const asked = path.replace(/:\w+/g, "1");
      const preflight = await browser.ask({
        method: "OPTIONS",
        path: asked,
        headers: {
          ...fromElsewhere,
          "access-control-request-method": method,
          "access-control-request-headers": "authorization, content-type",
        },
      });
      expect(preflight.headers.get("access-control-allow-origin")).toBeNull();
      expect(preflight.status).toBeGreaterThanOrEqual(400);
      const answer = await browser.ask({ method: "GET", path: asked, headers: fromElsewhere });
      expect(answer.headers.get("access-control-allow-origin")).toBeNull();
      expect(answer.headers.get("access-control-allow-credentials")).toBeNull();
    },
  );
});

const elsewhere = [
  "https://evil.example",
  "//evil.example",
  "/\\evil.example",
  "http://localhost:3000@evil.example/",
  "http://localhost:3000.evil.example/",
  "https://evil.example/http://localhost:3000/",
  "http://localhost:3000\\@evil.example",
  "http://localhost:3000%2F@evil.example",
  "javascript:alert(1)",
  "data:text/html,evil",
  "http://localhost:3000/\r\nlocation: https://evil.example",
];

describe("no address of ours leads elsewhere", () => {
  test.each(elsewhere)("signing in, back to %j", async (redirect_uri) => {
    const { answer } = await beginSignIn(browser, { redirect_uri });
    expect([answer.status, answer.headers.get("location")]).toEqual([400, null]);
  });

  test.each(elsewhere)("signing out, on to %j", async (returnTo) => {
    const answer = await site.newBrowser().get(`/v2/logout?${new URLSearchParams({ returnTo }).toString()}`);
    const location = answer.headers.get("location");
    // A line break is not part of a URL: what remains still points to our own site.
    expect(location === null || location.startsWith("http://localhost:3000/")).toBe(true);
    expect(answer.headers.get("x-injected")).toBeNull();
    expect(answer.status).toBe(location === null ? 400 : 302);
  });

  test.each([
    "//evil.example/",
    "/\\evil.example/",
    "//evil.example/colleges/",
    "/%5Cevil.example/",
    "///evil.example//",
  ])("a page's address %j with a slash at the end", async (path) => {
    const answer = await browser.get(path);
    expect(answer.headers.get("location") ?? "/").toMatch(/^\/(?![/\\])/);
  });
});
