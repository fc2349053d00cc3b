/**
 * What headers say about every kind of reply that is no endpoint's: how long it may be kept and by whom, that it is
 * framed by nobody and never taken for something else, and what cookies carry. Endpoints: src/server/access.test.ts.
 */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestServer, type TestServer } from "../support/testServer.ts";

let site: TestServer;
beforeAll(async () => {
  site = await createTestServer({ publicUrl: "https://tassel.example" }, () => new Date());
});
afterAll(() => site.close());

/** "page": kept, and asked for again each time. "never": kept by nobody. */
type Keeping = "page" | "never";
const keepings: Record<Keeping, string> = { page: "no-cache", never: "no-store" };
type Method = "GET" | "HEAD" | "POST" | "DELETE" | "OPTIONS";

const redirect = encodeURIComponent("https://tassel.example/sign-in");
const challenge = "a".repeat(43);

const rows: [Method, string, number, Keeping][] = [
  ["GET", "/", 200, "page"],
  ["HEAD", "/", 200, "page"],
  ["GET", "/nothing", 404, "page"],
  ["GET", "/colleges/no-such-college", 404, "page"],
  ["GET", "/Pricing/?x=1", 301, "never"],
  ["POST", "/", 405, "never"],
  ["GET", "/assets/gone-1.js", 404, "never"],
  ["GET", "/%", 400, "never"],
  ["GET", "/robots.txt", 200, "page"],
  ["GET", "/sitemap.xml", 200, "page"],
  ["GET", "/api/openapi.json", 200, "page"],
  ["GET", "/api/nothing", 404, "never"],
  ["DELETE", "/api/health", 405, "never"],
  ["OPTIONS", "/api/plans", 404, "never"],
  ["GET", "/api/colleges?limit=many", 400, "never"],
  ["GET", "/.well-known/openid-configuration", 200, "never"],
  ["GET", "/.well-known/jwks.json", 200, "never"],
  ["GET", "/authorize?client_id=another", 400, "never"],
  ["GET", "/userinfo", 401, "never"],
  ["POST", "/oauth/token", 400, "never"],
  ["POST", "/oauth/revoke", 400, "never"],
  ["GET", "/v2/logout", 302, "never"],
  ["GET", "/v2/logout?returnTo=https%3A%2F%2Fevil.example", 400, "never"],
];

describe.each(rows)("%s %s", (method, url, status, keeping) => {
  test(`is answered with ${status}, ${keeping === "page" ? "asked for again each time" : "kept by nobody"}, and safe`, async () => {
    const { statusCode, headers } = await site.server.inject({ method, url });
    expect([statusCode, headers["cache-control"]]).toEqual([status, keepings[keeping]]);
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers["referrer-policy"]).toBe("same-origin");
    expect(headers["cross-origin-resource-policy"]).toBe("same-origin");
    expect(headers["cross-origin-opener-policy"]).toBe("same-origin-allow-popups");
    expect(headers["strict-transport-security"]).toBe("max-age=31536000; includeSubDomains");
    // Only the provider's own pages may stand in a frame, and only in ours.
    const isProvider = /^\/(?:\.well-known|authorize|oauth|userinfo)/.test(url);
    expect(headers["x-frame-options"]).toBe(isProvider ? "SAMEORIGIN" : "DENY");
    const policy = String(headers["content-security-policy"]);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain(isProvider ? "frame-ancestors 'self'" : "frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe|\*|https?:/);
    // What this server is made of is nobody's business.
    expect(Object.keys(headers).filter((name) => /^(?:server|x-powered-by)$/.test(name))).toEqual([]);
    // Pages of other sites read what is public and the same for everyone (http/openToOtherSites.test.ts), and nothing else.
    const isOpen = /^\/api\/(?:openapi\.json|colleges)(?:[/?]|$)/.test(url);
    if (!isProvider) expect(headers["access-control-allow-origin"]).toBe(isOpen ? "*" : undefined);
  });
});

test("every cookie of signing in and out is unreadable for scripts, for https alone, and not sent along from elsewhere", async () => {
  const authorize = `/authorize?client_id=tassel&response_type=code&scope=openid&redirect_uri=${redirect}&code_challenge=${challenge}&code_challenge_method=S256&state=x`;
  const cookies: string[] = [];
  for (const url of [authorize, "/v2/logout"]) {
    const { headers } = await site.server.inject(url);
    cookies.push(...[headers["set-cookie"] ?? []].flat());
  }
  expect(cookies.length).toBeGreaterThan(1);
  for (const cookie of cookies) expect(cookie).toMatch(/; secure(?=;|$).*; httponly|; httponly.*; secure/i);
  for (const cookie of cookies) expect(cookie).toMatch(/; samesite=(?:lax|strict)/i);
});
