/** Forged tokens, and tokens for another purpose: none grants access, over real HTTP. */
import { createHmac, createPublicKey } from "node:crypto";
import type { JWTPayload } from "jose";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { problemSchema } from "#contract/problem.ts";
import { createOwnAccount } from "#server/account/store.ts";
import { newSigningKey, type SigningKey } from "#server/secrets.ts";
import { type ListeningServer, openListeningServer } from "../support/listeningServer.ts";
import { insertSession } from "../support/ownToken.ts";
import { refreshTokens, signIn, signUp, type TestBrowser, toBearerHeader } from "../support/signInClient.ts";
import { signToken } from "../support/tenant.ts";
import { makeTestSecrets } from "../support/testIdentity.ts";

let site: ListeningServer;
let browser: TestBrowser;
let ownKey: SigningKey;
let claims: JWTPayload & { exp: number };

beforeAll(async () => {
  site = await openListeningServer();
  browser = site.newBrowser();
  const [key] = (await makeTestSecrets()).signingKeys;
  if (key === undefined) throw new Error("There is no key.");
  ownKey = key;
  const account = { email: "owner@example.com", name: "", passwordHash: "" };
  const subject = await createOwnAccount(site.store.database, account, new Date());
  if (subject === null) throw new Error("There is no account.");
  const seconds = Math.floor(Date.now() / 1_000) - 60;
  claims = {
    iss: "http://localhost:3000/",
    aud: "http://localhost:3000/api",
    sub: subject,
    sid: await insertSession(site.store.database, subject, new Date(Date.now() + 3_600_000)),
    iat: seconds,
    exp: seconds + 600,
  };
});
afterAll(() => site.close());

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString("base64url");
const statusWith = async (token: string, path = "/api/plans") =>
  (await browser.get(path, toBearerHeader(token))).status;

test("a good token opens the plans, so that the refusals below mean something", async () => {
  expect(await statusWith(await signToken(claims, ownKey))).toBe(200);
});

describe("a token is refused, and the answer says nothing of why", () => {
  const tokens: readonly [string, () => Promise<string> | string][] = [
    ["that has run out", () => signToken({ ...claims, exp: Math.floor(Date.now() / 1_000) - 120 }, ownKey)],
    ["that is not valid yet", () => signToken({ ...claims, nbf: claims.exp + 3_600 }, ownKey)],
    ["for another audience", () => signToken({ ...claims, aud: "https://other.example/api" }, ownKey)],
    ["for the browser's app itself", () => signToken({ ...claims, aud: "tassel-browser" }, ownKey)],
    ["of another issuer", () => signToken({ ...claims, iss: "https://other.example/" }, ownKey)],
    ["of an account that never was", () => signToken({ ...claims, sub: "own|nobody" }, ownKey)],
    ["of a session that never was", () => signToken({ ...claims, sid: "none" }, ownKey)],
    ["without a session", () => signToken(without("sid"), ownKey)],
    ["without an end", () => signToken(without("exp"), ownKey)],
    ["without a subject", () => signToken(without("sub"), ownKey)],
    ["under the name of another key", () => signToken(claims, { ...ownKey, kid: "another" })],
    [
      "signed by another key under our key's name",
      async () => signToken(claims, { ...(await newSigningKey()), kid: ownKey.kid }),
    ],
    ["without a signature", () => `${encode({ alg: "none", kid: ownKey.kid })}.${encode(claims)}.`],
    [
      "without a signature, and with another's in its place",
      async () => {
        const [, , signature] = (await signToken(claims, ownKey)).split(".");
        return `${encode({ alg: "none", kid: ownKey.kid })}.${encode(claims)}.${signature}`;
      },
    ],
    [
      "signed with our public key as a secret (HS256)",
      () => {
        const { kty, n, e, kid } = ownKey;
        const pem = createPublicKey({ key: { kty, n, e }, format: "jwk" }).export({
          type: "spki",
          format: "pem",
        });
        const signed = `${encode({ alg: "HS256", kid })}.${encode(claims)}`;
        return `${signed}.${createHmac("sha256", pem).update(signed).digest("base64url")}`;
      },
    ],
    [
      "that was changed after it was signed",
      async () => {
        const [header, , signature] = (await signToken(claims, ownKey)).split(".");
        return `${header}.${encode({ ...claims, roles: ["Administrator"] })}.${signature}`;
      },
    ],
    ["of twelve thousand letters", () => `${"a".repeat(4_000)}.${"b".repeat(4_000)}.${"c".repeat(4_000)}`],
    ["that is none", () => "nonsense"],
  ];
  test.each(tokens)("%s", async (_, make) => {
    const token = await make();
    const answer = await browser.get("/api/plans", toBearerHeader(token));
    expect(answer.status).toBe(401);
    expect(problemSchema.parse(JSON.parse(answer.text)).detail).toBe("Please sign in, then try again.");
    expect(answer.headers.get("www-authenticate")).toBe('Bearer error="invalid_token"');
    expect(await statusWith(token, "/api/account/export")).toBe(401);
    // Endpoints open to visitors treat it as a visitor's.
    expect((await browser.get("/api/user/profile", toBearerHeader(token))).text).not.toContain(
      "owner@example.com",
    );
  });

  function without(name: string): JWTPayload {
    return Object.fromEntries(Object.entries(claims).filter(([claim]) => claim !== name));
  }
});

test("a huge token does not even come in", async () => {
  expect(await statusWith("a".repeat(100_000))).toBe(431);
});

test("an ID token and a refresh token open nothing; the access token that came with them does", async () => {
  const tokens = await signUp(site.newBrowser(), site.store.database, "ana@example.com");
  expect(await statusWith(tokens.access_token)).toBe(200);
  expect(await statusWith(tokens.id_token)).toBe(401);
  expect(await statusWith(tokens.refresh_token)).toBe(401);
});

test("an access token ends when its person signs out, and another device's does not", async () => {
  const email = "cy@example.com";
  const other = await signUp(site.newBrowser(), site.store.database, email);
  const own = site.newBrowser();
  const tokens = await signIn(own, email);
  expect(await statusWith(tokens.access_token)).toBe(200);
  expect((await own.get("/v2/logout?client_id=tassel-browser")).status).toBe(302);
  expect(await statusWith(tokens.access_token)).toBe(401);
  expect(await statusWith(other.access_token)).toBe(200);
});

test("a stolen refresh token ends the whole family as soon as both have used theirs, and other devices stay", async () => {
  await signUp(site.newBrowser(), site.store.database, "bo@example.com");
  const own = site.newBrowser();
  const stolen = (await signIn(own, "bo@example.com")).refresh_token;
  const otherDevice = await signIn(site.newBrowser(), "bo@example.com");
  const thief = site.newBrowser();
  const thiefs = JSON.parse((await refreshTokens(thief, stolen)).text).refresh_token;
  const thiefsNext = JSON.parse((await refreshTokens(thief, thiefs)).text).refresh_token;
  expect((await refreshTokens(own, stolen)).status).toBe(400);
  expect((await refreshTokens(thief, thiefsNext)).status).toBe(400);
  expect((await refreshTokens(site.newBrowser(), otherDevice.refresh_token)).status).toBe(200);
});
