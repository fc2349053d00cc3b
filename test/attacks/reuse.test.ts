/**
 * A refresh token or a code that two people have: whoever uses it second ends the session, and its access tokens stop at
 * the next request, whichever of two servers is asked. Only the client that used it may repeat its request for a moment.
 */
import { beforeEach, describe, expect, test } from "vitest";
import { insertAccount } from "../support/insertedSession.ts";
import {
  beginSignIn,
  clientId,
  createInjectTransport,
  exchangeCode,
  openTestBrowser,
  readCodeIn,
  refreshTokens,
  type StartedSignIn,
  signIn,
  type TestBrowser,
  type TestReply,
  type Tokens,
  toBearerHeader,
} from "../support/signInClient.ts";
import { databaseKinds, openAt, openTestDatabases } from "../support/testDatabases.ts";
import { createTestServer, type TestServer } from "../support/testServer.ts";

const email = "owner@example.com";
const graceMs = 30_000;
const home = "192.0.2.1";
const databases = openTestDatabases();

describe.each(databaseKinds)("on %s", (kind) => {
  /** Two processes on one store, asked in turn. */
  let sites: TestServer[];
  let turn: number;
  /** The provider itself reads the real clock; ours runs this far ahead of it. */
  let aheadMs: number;
  let owner: TestBrowser;
  /** Elsewhere, without the owner's cookies. */
  let thief: TestBrowser;
  let tokens: Tokens;

  const openBrowser = (address: string, userAgent: string) =>
    openTestBrowser((asked) => {
      const site = sites[turn % 2];
      if (site === undefined) throw new Error("There is no server.");
      turn += 1;
      const headers = { "user-agent": userAgent, ...asked.headers };
      return createInjectTransport(site.server, address)({ ...asked, headers });
    });

  beforeEach(async (context) => {
    const settings = await databases.newSettings(kind, context);
    aheadMs = 0;
    turn = 0;
    const now = () => new Date(Date.now() + aheadMs);
    const openSite = () => createTestServer({}, now, null, () => openAt(settings, now));
    sites = [await openSite(), await openSite()];
    await insertAccount(firstSite().store.database, email);
    owner = openBrowser(home, "Owner");
    thief = openBrowser("198.51.100.7", "Thief");
    tokens = await signIn(owner, email);
    return () => Promise.all(sites.map((site) => site.close()));
  });

  function firstSite(): TestServer {
    const [site] = sites;
    if (site === undefined) throw new Error("There is no server.");
    return site;
  }
  const opensPlans = async ({ access_token: token }: Pick<Tokens, "access_token">) => {
    const statuses = [];
    for (let process = 0; process < 2; process += 1) {
      statuses.push((await thief.get("/api/plans", toBearerHeader(token))).status);
    }
    expect(new Set(statuses).size).toBe(1);
    return statuses[0] === 200;
  };
  const take = (answer: TestReply): Tokens => {
    expect(answer.status).toBe(200);
    return JSON.parse(answer.text);
  };
  const use = (by: TestBrowser, token: string) => refreshTokens(by, token);
  const expectRefused = (answer: TestReply) =>
    expect([answer.status, JSON.parse(answer.text).error]).toEqual([400, "invalid_grant"]);
  const postCode = (by: TestBrowser, begun: StartedSignIn, code: string, verifier = begun.verifier) =>
    by.postForm("/oauth/token", {
      grant_type: "authorization_code",
      client_id: clientId,
      code,
      code_verifier: verifier,
      redirect_uri: begun.redirectUri,
    });

  describe("a stolen refresh token", () => {
    test.each([
      ["the thief first, then the owner", () => [thief, owner]],
      ["the owner first, then the thief", () => [owner, thief]],
    ] as const)("%s: a second later both have nothing", async (_, order) => {
      const [first, second] = order();
      if (first === undefined || second === undefined) throw new Error("There is nobody.");
      const gained = take(await use(first, tokens.refresh_token));
      expect(await opensPlans(gained)).toBe(true);
      aheadMs = 1_000;
      expectRefused(await use(second, tokens.refresh_token));
      for (const held of [tokens, gained]) expect(await opensPlans(held)).toBe(false);
      expectRefused(await use(first, gained.refresh_token));
      // Nor does the cookie sign anybody in; the owner signs in again, by the password.
      const silent = await beginSignIn(owner, { prompt: "none" });
      expect(silent.answer.headers.get("location")).toContain("error=login_required");
      expect(await opensPlans(await signIn(owner, email))).toBe(true);
    });

    test.each([
      ["an hour", 60 * 60_000],
      ["twenty days", 20 * 24 * 60 * 60_000],
    ])(
      "used by the thief, and by the owner %s later: the thief's next tokens end too",
      async (_, laterMs) => {
        const gained = take(await use(thief, tokens.refresh_token));
        const next = take(await use(thief, gained.refresh_token));
        aheadMs = laterMs;
        expectRefused(await use(owner, tokens.refresh_token));
        aheadMs = 2_000;
        for (const held of [tokens, gained, next]) expect(await opensPlans(held)).toBe(false);
        expectRefused(await use(thief, next.refresh_token));
      },
    );

    test("used by both at the same moment: whoever is answered, both have nothing", async () => {
      const answers = await Promise.all([
        use(owner, tokens.refresh_token),
        use(thief, tokens.refresh_token),
        use(thief, tokens.refresh_token),
      ]);
      const gained = answers.filter(({ status }) => status === 200).map(take);
      expect(gained.length).toBeLessThanOrEqual(2);
      for (const held of [tokens, ...gained]) {
        expect(await opensPlans(held)).toBe(false);
        expectRefused(await use(owner, held.refresh_token));
      }
    });

    test("ends that device's session, and leaves the person's others alone", async () => {
      const phone = openBrowser("203.0.113.4", "Phone");
      const others = await signIn(phone, email);
      await use(thief, tokens.refresh_token);
      expectRefused(await use(owner, tokens.refresh_token));
      expect(await opensPlans(others)).toBe(true);
      expect(await opensPlans(take(await use(phone, others.refresh_token)))).toBe(true);
    });

    test("in the same house, with the same browser but not its cookie, is another client", async () => {
      take(await use(owner, tokens.refresh_token));
      expectRefused(await use(openBrowser(home, "Owner"), tokens.refresh_token));
      expect(await opensPlans(tokens)).toBe(false);
    });
  });

  describe("a request whose answer got lost", () => {
    test("is answered again within half a minute, three times, also where the phone has changed its network", async () => {
      const all = [take(await use(owner, tokens.refresh_token))];
      const moved = openBrowser("203.0.113.77", "Owner");
      for (const [name, cookie] of owner.cookies) moved.cookies.set(name, cookie);
      for (const seconds of [1, 10, 29]) {
        aheadMs = seconds * 1_000;
        all.push(take(await use(moved, tokens.refresh_token)));
      }
      for (const held of [tokens, ...all]) expect(await opensPlans(held)).toBe(true);
      const last = all.at(-1);
      take(await use(moved, last?.refresh_token ?? ""));
    });

    test("is answered again to a client without cookies, if it is the same one", async () => {
      const bare = () => openBrowser(home, "Script");
      const once = take(await use(bare(), tokens.refresh_token));
      const again = take(await use(bare(), tokens.refresh_token));
      for (const held of [tokens, once, again]) expect(await opensPlans(held)).toBe(true);
    });

    test("is an attack after half a minute, by the same client too", async () => {
      const gained = take(await use(owner, tokens.refresh_token));
      aheadMs = graceMs;
      expectRefused(await use(owner, tokens.refresh_token));
      for (const held of [tokens, gained]) expect(await opensPlans(held)).toBe(false);
    });

    test("is answered to six at the same moment", async () => {
      const answers = await Promise.all(Array.from({ length: 6 }, () => use(owner, tokens.refresh_token)));
      for (const answer of answers) expect(await opensPlans(take(answer))).toBe(true);
    });
  });

  describe("a code", () => {
    let begun: StartedSignIn;
    let code: string;
    beforeEach(async () => {
      begun = await beginSignIn(owner);
      code = readCodeIn(begun.answer);
    });

    test("is exchanged again for the browser that lost the answer, and for nobody without its verifier", async () => {
      const once = await exchangeCode(owner, begun, code);
      aheadMs = 29_000;
      const again = take(await postCode(owner, begun, code));
      for (const held of [once, again]) expect(await opensPlans(held)).toBe(true);
      expectRefused(await postCode(owner, begun, code, "a".repeat(43)));
    });

    test.each([
      ["by another client a second later", () => thief, 1_000],
      ["by the same client half a minute later", () => owner, graceMs],
      ["by another client ten minutes later, when the code itself is over", () => thief, 10 * 60_000],
    ] as const)("replayed %s ends the session that came of it", async (_, findClient, laterMs) => {
      const gained = await exchangeCode(owner, begun, code);
      aheadMs = laterMs;
      expectRefused(await postCode(findClient(), begun, code));
      for (const held of [tokens, gained]) expect(await opensPlans(held)).toBe(false);
      expectRefused(await use(owner, gained.refresh_token));
    });

    test("replayed without the verifier, as somebody could who read it in a log, ends it too", async () => {
      const gained = await exchangeCode(owner, begun, code);
      expectRefused(await postCode(thief, begun, code, "a".repeat(43)));
      expect(await opensPlans(gained)).toBe(false);
    });

    test("used by two at the same moment: both have nothing", async () => {
      const answers = await Promise.all([postCode(owner, begun, code), postCode(thief, begun, code)]);
      const gained = answers.filter(({ status }) => status === 200).map(take);
      for (const held of [tokens, ...gained]) expect(await opensPlans(held)).toBe(false);
    });
  });

  test("a refresh token that is handed back takes the access tokens with it", async () => {
    const handed = await owner.postForm("/oauth/revoke", {
      token: tokens.refresh_token,
      client_id: clientId,
      token_type_hint: "refresh_token",
    });
    expect(handed.status).toBe(200);
    expect(await opensPlans(tokens)).toBe(false);
  });
});
