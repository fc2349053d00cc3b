/**
 * A complete sign-in over HTTP, as a browser does it: account, mailed code, tokens, profile, refresh,
 * sign-out.
 */
import { createServer } from "node:net";
import { decodeJwt } from "jose";
import { afterEach, beforeEach, expect, test } from "vitest";
import { listOutbox } from "#server/outbox/store.ts";
import {
  createHttpTransport,
  openTestBrowser,
  refreshTokens,
  signIn,
  signUp,
  type TestBrowser,
  toBearerHeader,
} from "../../../../../test/support/signInClient.ts";
import { createTestServer, type TestServer } from "../../../../../test/support/testServer.ts";

let site: TestServer;
let address: string;
let browser: TestBrowser;

beforeEach(async () => {
  const port = await freePort();
  address = `http://127.0.0.1:${port}`;
  site = await createTestServer({ publicUrl: address }, () => new Date());
  await site.server.listen({ port, host: "127.0.0.1" });
  browser = openTestBrowser(createHttpTransport(address), address);
});
afterEach(() => site.close());

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const found = probe.address();
      probe.close(() => resolve(typeof found === "object" && found !== null ? found.port : 0));
    });
  });
}

test("sign up, profile, refresh, sign out, and sign in again on another device", async () => {
  const tokens = await signUp(browser, site.store.database, "Ana@Example.com");
  const claims = decodeJwt(tokens.access_token);
  expect(claims).toMatchObject({
    iss: `${address}/`,
    aud: `${address}/api`,
    email: "Ana@Example.com",
    email_verified: true,
    name: "Ana Ruiz",
    roles: [],
    [`${address}/api/roles`]: [],
  });
  expect(decodeJwt(tokens.id_token)).toMatchObject({
    iss: `${address}/`,
    aud: "tassel-browser",
    sub: claims.sub,
    email: "Ana@Example.com",
    name: "Ana Ruiz",
    roles: [],
  });

  const profile = await browser.get("/api/user/profile", toBearerHeader(tokens.access_token));
  expect([profile.status, profile.headers.get("cache-control")]).toEqual([200, "no-store"]);
  expect(JSON.parse(profile.text)).toEqual({
    name: "Ana Ruiz",
    email: "Ana@Example.com",
    picture: null,
    roles: [],
    primaryAdmin: false,
    accountId: expect.any(String),
    subject: claims.sub,
    claims: {},
  });

  const refreshed = await refreshTokens(browser, tokens.refresh_token);
  expect(refreshed.status).toBe(200);
  const next = JSON.parse(refreshed.text);
  expect(next.refresh_token).not.toBe(tokens.refresh_token);
  expect((await browser.get("/api/user/profile", toBearerHeader(next.access_token))).status).toBe(200);

  const query = new URLSearchParams({ client_id: "tassel-browser", returnTo: address });
  const left = await browser.get(`/v2/logout?${query.toString()}`);
  expect([left.status, left.headers.get("location")]).toEqual([302, `${address}/`]);
  expect([...browser.cookies.keys()].filter((name) => name.startsWith("tassel_session"))).toEqual([]);
  expect((await refreshTokens(browser, next.refresh_token)).status).toBe(400);

  const other = openTestBrowser(createHttpTransport(address), address);
  const again = await signIn(other, "ana@example.com ");
  expect(decodeJwt(again.access_token).sub).toBe(claims.sub);
  const [mail, ...rest] = await listOutbox(site.store.database, 10);
  expect([mail?.recipient, rest]).toEqual(["Ana@Example.com", []]);
});
