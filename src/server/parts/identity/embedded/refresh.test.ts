/**
 * Refresh tokens and codes used twice: a lost response may be requested again, a theft ends the whole family.
 */
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import {
  beginSignIn,
  createInjectTransport,
  exchangeCode,
  openTestBrowser,
  readCodeIn,
  refreshTokens,
  signIn,
  signUp,
  type TestBrowser,
  type Tokens,
  toBearerHeader,
} from "../../../../../test/support/signInClient.ts";
import { createTestServer, type TestServer } from "../../../../../test/support/testServer.ts";
import { graceMs } from "./adapter.ts";

let site: TestServer;
let browser: TestBrowser;
let tokens: Tokens;
/** The provider itself reads the real clock; ours runs this far ahead of it. */
let aheadMs: number;

beforeEach(async () => {
  aheadMs = 0;
  site = await createTestServer({}, () => new Date(Date.now() + aheadMs));
  browser = openTestBrowser(createInjectTransport(site.server));
  tokens = await signUp(browser, site.store.database, "ana@example.com");
});
afterEach(() => site.close());

const use = async (token: string) => {
  const answer = await refreshTokens(browser, token);
  return { status: answer.status, ...JSON.parse(answer.text) };
};

test("exchanging a token for another, which the specification lists for identity hosts in general, is refused here", async () => {
  const answer = await browser.postForm("/oauth/token", {
    grant_type: "urn:ietf:params:oauth:grant-type:token-exchange",
    client_id: "tassel-browser",
    subject_token: tokens.access_token,
    subject_token_type: "urn:ietf:params:oauth:token-type:access_token",
  });
  expect({ status: answer.status, ...JSON.parse(answer.text) }).toMatchObject({
    status: 400,
    error: "unsupported_grant_type",
  });
  // What was offered in exchange still works.
  expect(await use(tokens.refresh_token)).toMatchObject({ status: 200 });
});

describe("a refresh token", () => {
  test("gives a new one each time, and the chain goes on", async () => {
    const first = await use(tokens.refresh_token);
    const second = await use(first.refresh_token);
    expect(new Set([tokens.refresh_token, first.refresh_token, second.refresh_token]).size).toBe(3);
    expect(second).toMatchObject({ status: 200, token_type: "Bearer", id_token: expect.any(String) });
  });

  test("whose answer got lost may be used again for half a minute", async () => {
    await use(tokens.refresh_token);
    aheadMs = graceMs - 1_000;
    const again = await use(tokens.refresh_token);
    expect(again.status).toBe(200);
    expect((await use(again.refresh_token)).status).toBe(200);
  });

  test("is not good for longer because it was used again", async () => {
    await use(tokens.refresh_token);
    aheadMs = graceMs - 1_000;
    await use(tokens.refresh_token);
    aheadMs = graceMs + 1_000;
    expect(await use(tokens.refresh_token)).toMatchObject({ status: 400, error: "invalid_grant" });
  });

  test("that is used after that ends all that came of it: one of the two was a thief", async () => {
    const next = await use(tokens.refresh_token);
    aheadMs = graceMs + 1_000;
    expect(await use(tokens.refresh_token)).toMatchObject({ status: 400, error: "invalid_grant" });
    expect(await use(next.refresh_token)).toMatchObject({ status: 400, error: "invalid_grant" });
  });

  test("that is used again after its successor was used ends the family, within the half minute too", async () => {
    const next = await use(tokens.refresh_token);
    const last = await use(next.refresh_token);
    expect(await use(tokens.refresh_token)).toMatchObject({ status: 400, error: "invalid_grant" });
    expect(await use(last.refresh_token)).toMatchObject({ status: 400, error: "invalid_grant" });
  });

  test("used by four tabs at the same moment serves them all", async () => {
    const all = await Promise.all(Array.from({ length: 4 }, () => use(tokens.refresh_token)));
    expect(all.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  });

  test("of another device is not touched when one family ends", async () => {
    const other = openTestBrowser(createInjectTransport(site.server));
    const others = await signIn(other, "ana@example.com");
    await use(tokens.refresh_token);
    aheadMs = graceMs + 1_000;
    await use(tokens.refresh_token);
    expect((await refreshTokens(other, others.refresh_token)).status).toBe(200);
  });

  test("serves its own client only, and nothing that only looks like one", async () => {
    const asked = { grant_type: "refresh_token", refresh_token: tokens.refresh_token };
    expect((await browser.postForm("/oauth/token", { ...asked, client_id: "someone-else" })).status).toBe(
      401,
    );
    expect((await use("x".repeat(43))).status).toBe(400);
    expect((await use(tokens.access_token)).status).toBe(400);
  });

  test("can be handed back, and is good for nothing then", async () => {
    const fields = {
      token: tokens.refresh_token,
      client_id: "tassel-browser",
      token_type_hint: "refresh_token",
    };
    expect((await browser.postForm("/oauth/revoke", fields)).status).toBe(200);
    expect((await use(tokens.refresh_token)).status).toBe(400);
  });

  test("cannot be used by a page of another site", async () => {
    const fields = {
      grant_type: "refresh_token",
      client_id: "tassel-browser",
      refresh_token: tokens.refresh_token,
    };
    const answer = await browser.postForm("/oauth/token", fields, { origin: "https://evil.example" });
    expect([answer.status, answer.headers.get("access-control-allow-origin")]).toEqual([400, null]);
    const own = await browser.postForm("/oauth/token", fields, { origin: "http://localhost:3000" });
    expect([own.status, own.headers.get("access-control-allow-origin")]).toEqual([
      200,
      "http://localhost:3000",
    ]);
  });

  test("stored rows contain no usable token, code or session", async () => {
    const rows = await site.store.database.selectFrom("identity_records").selectAll().execute();
    const stored = JSON.stringify(rows);
    const session = browser.cookies.get("tassel_session")?.value ?? "none";
    expect(rows.length).toBeGreaterThan(2);
    expect(session.length).toBeGreaterThan(20);
    expect(stored).not.toContain(tokens.refresh_token);
    expect(stored).not.toContain(session);
  });
});

describe("signing out", () => {
  test("ends the tokens of this browser, and leaves those of others", async () => {
    const other = openTestBrowser(createInjectTransport(site.server));
    const others = await signIn(other, "ana@example.com");
    expect((await browser.get("/v2/logout?client_id=tassel-browser")).status).toBe(302);
    expect((await use(tokens.refresh_token)).status).toBe(400);
    expect((await refreshTokens(other, others.refresh_token)).status).toBe(200);
    const silent = await beginSignIn(browser, { prompt: "none" });
    expect(silent.answer.headers.get("location")).toContain("error=login_required");
  });

  test("twice, or without having signed in, does no harm", async () => {
    await browser.get("/v2/logout");
    expect((await browser.get("/v2/logout")).status).toBe(302);
    expect((await openTestBrowser(createInjectTransport(site.server)).get("/v2/logout")).status).toBe(302);
  });
});

describe("a code", () => {
  test("whose answer got lost may be used again for half a minute, also at the same moment", async () => {
    const begun = await beginSignIn(browser);
    const code = readCodeIn(begun.answer);
    await Promise.all(Array.from({ length: 3 }, () => exchangeCode(browser, begun, code)));
    aheadMs = graceMs - 1_000;
    const again = await exchangeCode(browser, begun, code);
    expect((await use(again.refresh_token)).status).toBe(200);
  });

  test("is good for that only until something that came of it was used", async () => {
    const begun = await beginSignIn(browser);
    const code = readCodeIn(begun.answer);
    await use((await exchangeCode(browser, begun, code)).refresh_token);
    await expect(exchangeCode(browser, begun, code)).rejects.toThrow("invalid_grant");
  });

  test("is good only with the verifier and the address that it was asked with", async () => {
    const begun = await beginSignIn(browser);
    const code = readCodeIn(begun.answer);
    await expect(exchangeCode(browser, { ...begun, verifier: "a".repeat(43) }, code)).rejects.toThrow(
      "invalid_grant",
    );
    const elsewhere = { ...begun, redirectUri: "http://localhost:3000" };
    await expect(
      exchangeCode(browser, elsewhere, readCodeIn((await beginSignIn(browser)).answer)),
    ).rejects.toThrow();
  });

  test("is not given without a challenge, or with a plain one", async () => {
    for (const changed of [
      { code_challenge: null, code_challenge_method: null },
      { code_challenge_method: "plain" },
    ]) {
      const { answer } = await beginSignIn(browser, changed);
      expect(answer.headers.get("location")).toContain("error=invalid_request");
    }
  });
});

test("an access token lasts a quarter of an hour", async () => {
  expect(tokens.expires_in).toBe(900);
  expect((await browser.get("/api/user/profile", toBearerHeader(tokens.access_token))).status).toBe(200);
  aheadMs = 17 * 60_000;
  expect((await browser.get("/api/user/profile", toBearerHeader(tokens.access_token))).status).toBe(204);
});
