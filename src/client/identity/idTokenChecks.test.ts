/** The specification's section 5: each check of the identity token and of the state, by the real library, the host played by a stand-in. */
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { type Auth0Port, openAuth0 } from "./auth0.ts";
import { toIdentityError } from "./identityErrors.ts";

const nowSeconds = Math.floor(Date.parse("2026-11-21T12:00:00Z") / 1_000);
const issuer = "https://tenant.example/";
const origin = "https://plan.example";

type Claims = Record<string, unknown>;
type Asked = { max_age?: number; organization?: string };

let claims: Claims = {};
let algorithm = "RS256";
let left: URL;

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");

beforeEach(() => {
  vi.useFakeTimers({ now: nowSeconds * 1_000, toFake: ["Date"] });
  algorithm = "RS256";
  const cookies = new Map<string, string>();
  vi.stubGlobal("document", {
    get cookie() {
      return [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    },
    set cookie(line: string) {
      const [pair = ""] = line.split(";");
      cookies.set(pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1));
    },
  });
  const answer = () => {
    const idToken = `${encode({ alg: algorithm, typ: "JWT" })}.${encode(claims)}.signature`;
    return Promise.resolve(
      Response.json({ id_token: idToken, access_token: "a", token_type: "Bearer", expires_in: 900 }),
    );
  };
  vi.stubGlobal("fetch", answer);
  vi.stubGlobal("window", {
    crypto,
    btoa,
    fetch: answer,
    location: { origin, protocol: "https:", assign: (url: string) => void (left = new URL(url)) },
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function openPort(asked: Asked = {}): Auth0Port {
  return openAuth0({
    domain: "tenant.example",
    issuer,
    clientId: "abc",
    leeway: 60,
    useCookiesForTransactions: true,
    legacySameSiteCookie: false,
    authorizationParams: { redirect_uri: `${origin}/sign-in`, ...asked },
  });
}

/** Goes to the host and comes back, with what it changes of the token and of the state. */
async function signIn(changed: Claims, asked: Asked = {}, changeState = (state: string) => state) {
  const auth0 = openPort(asked);
  await auth0.loginWithRedirect();
  claims = {
    iss: issuer,
    sub: "someone",
    aud: "abc",
    nonce: left.searchParams.get("nonce"),
    iat: nowSeconds,
    exp: nowSeconds + 3_600,
    ...changed,
  };
  const state = encodeURIComponent(changeState(left.searchParams.get("state") ?? ""));
  await auth0.handleRedirectCallback(`${origin}/sign-in?code=c&state=${state}`);
}

describe("an identity token that holds", () => {
  test.each<[string, Claims, Asked?]>([
    ["as it should be", {}],
    ["for several, with this one as the party", { aud: ["abc", "other"], azp: "abc" }],
    ["that ran out 59 seconds ago", { exp: nowSeconds - 59 }],
    ["that begins in 59 seconds", { nbf: nowSeconds + 59 }],
    ["of a sign-in just recent enough", { auth_time: nowSeconds - 300 }, { max_age: 300 }],
    ["of the organization", { org_id: "org_1" }, { organization: "org_1" }],
  ])("%s", async (_, changed, asked) => {
    await expect(signIn(changed, asked)).resolves.toBeUndefined();
  });
});

describe("an identity token that does not hold is a failed login", () => {
  test.each<[string, Claims, RegExp, Asked?]>([
    ["of another issuer", { iss: "https://elsewhere.example/" }, /Issuer/],
    ["without an issuer", { iss: undefined }, /Issuer/],
    ["without a subject", { sub: undefined }, /Subject/],
    ["for somebody else", { aud: "other" }, /Audience/],
    ["for nobody", { aud: undefined }, /Audience/],
    ["for several without a party", { aud: ["abc", "other"] }, /Authorized Party/],
    ["for several with another party", { aud: ["abc", "other"], azp: "other" }, /Authorized Party/],
    ["with another nonce", { nonce: "other" }, /Nonce/],
    ["without a nonce", { nonce: undefined }, /Nonce/],
    ["that ran out 61 seconds ago", { exp: nowSeconds - 61 }, /Expiration/],
    ["that never runs out", { exp: undefined }, /Expiration/],
    ["that was never issued", { iat: undefined }, /Issued At/],
    ["that begins in 61 seconds", { nbf: nowSeconds + 61 }, /Not Before/],
    ["of a sign-in too long ago", { auth_time: nowSeconds - 361 }, /Authentication Time/, { max_age: 300 }],
    ["without its time where that was asked for", {}, /Authentication Time/, { max_age: 300 }],
    ["of another organization", { org_id: "org_2" }, /Organization/, { organization: "org_1" }],
    ["of no organization", {}, /Organization/, { organization: "org_1" }],
  ])("%s", async (_, changed, reason, asked) => {
    const thrown: unknown = await signIn(changed, asked).catch((error: unknown) => error);
    expect(String(thrown)).toMatch(reason);
    expect(toIdentityError(thrown, "login")).toMatchObject({ code: "other", message: "Login failed" });
  });

  test.each(["none", "HS256", "ES256"])("signed by %s", async (other) => {
    algorithm = other;
    await expect(signIn({})).rejects.toThrow(/Signature algorithm/);
  });
});

describe("the state", () => {
  test("that came back another one is invalid", async () => {
    const thrown: unknown = await signIn({}, {}, () => "other").catch((error: unknown) => error);
    expect(toIdentityError(thrown, "login")).toMatchObject({
      code: "state_mismatch",
      message: "Invalid state",
    });
  });

  test("is good for one way back", async () => {
    const auth0 = openPort();
    const thrown: unknown = await auth0
      .handleRedirectCallback(`${origin}/sign-in?code=c&state=s`)
      .catch((error: unknown) => error);
    expect(toIdentityError(thrown, "login")).toMatchObject({
      code: "missing_transaction",
      message: "Invalid state",
    });
  });
});
