/** Which tokens are accepted: the same cases on the embedded provider and on the test's own hosted tenant. */
import { createHmac, createPublicKey } from "node:crypto";
import type { JWTPayload } from "jose";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createOwnAccount, setPassword, setRoles } from "#server/account/store.ts";
import { endSessions, forgetSubject } from "#server/identity/store.ts";
import type { IdentityPart } from "#server/ports/identity.ts";
import { newSigningKey, type SigningKey } from "#server/secrets.ts";
import type { IdentitySettings } from "#server/settings.ts";
import type { Store } from "#server/store/store.ts";
import { insertSession } from "../../../../test/support/ownToken.ts";
import { openTenant, signToken, type Tenant } from "../../../../test/support/tenant.ts";
import { makeTestSecrets, testPasswordCost } from "../../../../test/support/testIdentity.ts";
import { openTestStore } from "../../../../test/support/testStore.ts";
import { chooseIdentity } from "./chooseIdentity.ts";

const noon = new Date("2026-11-21T12:00:00Z");
const noonSeconds = noon.getTime() / 1_000;
const audience = "https://plan.example/api";
const roleClaims = ["roles", `${audience}/roles`, "https://school.example/roles"];

let store: Store;
let tenant: Tenant;
let part: IdentityPart;
let key: SigningKey;
let claims: JWTPayload;
let clock: Date;

beforeEach(async () => {
  store = await openTestStore();
  tenant = await openTenant();
  clock = noon;
});
afterEach(async () => {
  await tenant.close();
  await store.close();
});

async function open(kind: "embedded" | "hosted", organization: string | null = null): Promise<void> {
  const secrets = await makeTestSecrets();
  const issuer = kind === "hosted" ? tenant.issuer : "https://plan.example/";
  const identity: IdentitySettings = {
    kind,
    issuer,
    clientId: "tassel-browser",
    audience,
    roleClaims,
    organization,
    maxAgeSeconds: null,
  };
  part = await chooseIdentity({
    settings: { identity, publicUrl: "https://plan.example" },
    secrets,
    database: store.database,
    now: () => clock,
    announce: null,
    passwordCost: testPasswordCost,
  });
  const account = { email: "ana@example.com", name: "Ana Ruiz", passwordHash: "" };
  const subject = await createOwnAccount(store.database, account, noon);
  const [ownKey] = secrets.signingKeys;
  key = kind === "hosted" || ownKey === undefined ? tenant.key : ownKey;
  claims = {
    iss: issuer,
    aud: [audience, `${issuer}userinfo`],
    sub: (kind === "embedded" ? subject : null) ?? "auth0|5f7c8ec7c33c6c004bbafe82",
    sid: await insertSession(store.database, subject ?? "", new Date(noon.getTime() + 3_600_000)),
    iat: noonSeconds - 60,
    exp: noonSeconds + 600,
    email: "ana@example.com",
    email_verified: true,
    name: "Ana Ruiz",
  };
}

const sign = (changed: JWTPayload = {}, by: SigningKey = key) => signToken({ ...claims, ...changed }, by);
const without = (name: string) =>
  signToken(Object.fromEntries(Object.entries(claims).filter(([claim]) => claim !== name)), key);
const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString("base64url");

describe.each(["embedded", "hosted"] as const)("%s", (kind) => {
  beforeEach(() => open(kind));

  test("a good token says who asks", async () => {
    expect(part.kind).toBe(kind);
    const verified = await part.verify(await sign());
    // What was read to verify it goes along for this request alone.
    const { account: _read, ...who } = verified.ok ? verified.value : {};
    expect({ ...verified, value: who }).toEqual({
      ok: true,
      value: {
        subject: claims.sub,
        email: "ana@example.com",
        emailVerified: true,
        name: "Ana Ruiz",
        picture: null,
        roles: [],
        isAdministrator: false,
        // A tenant knows its sessions itself.
        ...(kind === "embedded" && { sessionUid: claims["sid"] }),
        signedInAtSeconds: noonSeconds - 60,
      },
    });
  });

  test.each([
    ["it has run out", { exp: noonSeconds - 61 }, "expired"],
    ["it has run out within the leeway of a minute", { exp: noonSeconds - 59 }, null],
    ["it is not valid yet", { nbf: noonSeconds + 61 }, "invalid"],
    ["it is not valid yet, within the leeway", { nbf: noonSeconds + 59 }, null],
    ["it is for another audience", { aud: "https://other.example/api" }, "invalid"],
    ["it is an ID token, which is for the browser's app", { aud: "tassel-browser" }, "invalid"],
    ["it comes from another issuer", { iss: "https://other.example/" }, "invalid"],
    ["its issuer lacks the slash", { iss: "https://plan.example" }, "invalid"],
    ["its subject is empty", { sub: "" }, "invalid"],
  ] as const)("%s", async (_, changed, problem) => {
    const verified = await part.verify(await sign(changed));
    expect(verified.ok ? null : verified.problem).toBe(problem);
  });

  test.each(["sub", "exp", "iat", "iss", "aud"])("a token without %s is refused", async (name) => {
    expect(await part.verify(await without(name))).toEqual({ ok: false, problem: "invalid" });
  });

  test("a token that another key has signed under our key's name is refused", async () => {
    const forged = { ...(await newSigningKey()), kid: key.kid };
    expect(await part.verify(await sign({}, forged))).toEqual({ ok: false, problem: "invalid" });
  });

  test("a token of an unknown key, or of none, is refused", async () => {
    const unknown = { ...key, kid: "another" };
    expect(await part.verify(await sign({}, unknown))).toEqual({ ok: false, problem: "invalid" });
    const nameless = await signToken(claims, key, { kid: undefined });
    expect(await part.verify(nameless)).toEqual({ ok: false, problem: "invalid" });
  });

  test("a token that was changed after it was signed is refused", async () => {
    const [header, , signature] = (await sign()).split(".");
    const promoted = encode({ ...claims, roles: ["Admin"], sub: "someone else" });
    expect(await part.verify(`${header}.${promoted}.${signature}`)).toEqual({
      ok: false,
      problem: "invalid",
    });
  });

  test.each(["none", "None", "NONE", "nOnE"])("a token without a signature (%s) is refused", async (alg) => {
    const unsigned = `${encode({ alg, kid: key.kid, typ: "at+jwt" })}.${encode(claims)}.`;
    expect(await part.verify(unsigned)).toEqual({ ok: false, problem: "invalid" });
  });

  test("a token signed with the public key as if it were a secret (HS256) is refused", async () => {
    const { kty, n, e, kid } = key;
    const pem = createPublicKey({ key: { kty, n, e }, format: "jwk" }).export({
      type: "spki",
      format: "pem",
    });
    const signed = `${encode({ alg: "HS256", kid, typ: "at+jwt" })}.${encode(claims)}`;
    const signature = createHmac("sha256", pem).update(signed).digest("base64url");
    expect(await part.verify(`${signed}.${signature}`)).toEqual({ ok: false, problem: "invalid" });
  });

  test("a token that brings its own key along is refused", async () => {
    const own = await newSigningKey();
    const { kty, n, e } = own;
    const header = { alg: "RS256", kid: own.kid, jwk: { kty, n, e }, jku: "https://evil.example/jwks.json" };
    const signed = await signToken(claims, own);
    const [, payload, signature] = signed.split(".");
    expect(await part.verify(`${encode(header)}.${payload}.${signature}`)).toMatchObject({ ok: false });
  });

  test.each([
    "",
    "a",
    "a.b",
    "a.b.c",
    "..",
    "null",
    `${"a".repeat(20_000)}.b.c`,
    "eyJhbGciOiJSUzI1NiJ9.e30.AAAA",
  ])("%j is no token", async (token) => {
    expect(await part.verify(token)).toEqual({ ok: false, problem: "invalid" });
  });
});

describe("on a hosted tenant alone", () => {
  beforeEach(() => open("hosted"));

  test.each([
    ["roles", ["Administrator"], true],
    ["roles", ["Admin"], true],
    [`${audience}/roles`, ["editor", "admin"], true],
    ["https://school.example/roles", "admin", true],
    ["roles", ["ADMIN", "administrator", "superadmin"], false],
    ["https://elsewhere.example/roles", ["Administrator"], false],
    ["roles", { admin: true }, false],
    ["permissions", ["Administrator"], false],
  ])("under %s, %j makes an administrator: %s", async (claim, roles, isAdministrator) => {
    const verified = await part.verify(await sign({ [claim]: roles }));
    expect(verified.ok && verified.value.isAdministrator).toBe(isAdministrator);
  });

  test("what the tenant puts under its namespace is read; what it does not say is empty", async () => {
    const named = { email: undefined, email_verified: undefined, name: undefined };
    const spaced = {
      "https://school.example/email": "bo@example.com",
      "https://school.example/email_verified": true,
    };
    const verified = await part.verify(await sign({ ...named, ...spaced }));
    expect(verified.ok && verified.value).toMatchObject({
      email: "bo@example.com",
      emailVerified: true,
      name: "",
    });
    const nameless = await part.verify(await sign({ ...named, email_verified: "true" }));
    expect(nameless.ok && nameless.value).toMatchObject({ email: "", emailVerified: false, name: "" });
  });

  test("what else the tenant says under its namespaces is kept, and nothing of anyone else's", async () => {
    const custom = { "https://school.example/grade": 11, "https://school.example/clubs": ["chess"] };
    const other = { "https://elsewhere.example/grade": 12, "https://school.example/roles": ["Admin"] };
    const verified = await part.verify(await sign({ ...custom, ...other }));
    expect(verified.ok && verified.value).toMatchObject({ claims: custom, roles: ["Admin"] });
    expect(verified.ok && Object.keys(verified.value.claims ?? {})).toEqual(Object.keys(custom));
  });

  test("where an organization is set, tokens of another or of none are refused", async () => {
    await open("hosted", "org_lincoln");
    for (const [org, isGood] of [
      ["org_lincoln", true],
      ["org_other", false],
      [undefined, false],
    ] as const)
      expect((await part.verify(await sign({ org_id: org }))).ok, org).toBe(isGood);
  });

  test("when the person signed in is known where the token says it, also under the namespace", async () => {
    for (const name of ["auth_time", "https://school.example/auth_time"]) {
      const verified = await part.verify(await sign({ [name]: noonSeconds - 9_000 }));
      expect(verified.ok && verified.value.signedInAtSeconds).toBe(noonSeconds - 9_000);
    }
  });

  test("its keys are fetched once, and again for a new key, not for each token", async () => {
    for (let times = 0; times < 5; times += 1) expect((await part.verify(await sign())).ok).toBe(true);
    expect(tenant.asked()).toBe(1);
    for (let times = 0; times < 5; times += 1) await part.verify(await sign({}, { ...key, kid: "another" }));
    expect(tenant.asked()).toBe(1);
  });

  test.each([
    ["an error", { status: 500, body: "" }],
    ["a page", { status: 200, body: "<html>" }],
    ["no keys", { status: 200, body: "{}" }],
  ])("where it answers with %s, nothing is said about the token", async (_, instead) => {
    tenant.answerWith(instead);
    expect(await part.verify(await sign())).toEqual({ ok: false, problem: "unreachable" });
    tenant.answerWith(null);
    expect((await part.verify(await sign())).ok).toBe(true);
  });

  test("where it is away, nothing is said about the token", async () => {
    await tenant.close();
    expect(await part.verify(await sign())).toEqual({ ok: false, problem: "unreachable" });
  });

  test("it has no forms of signing in here", () => {
    expect(part.accountService).toBeNull();
  });
});

describe("on the accounts kept here alone", () => {
  beforeEach(() => open("embedded"));

  test("a role counts from the moment it is given, and no longer once it is taken", async () => {
    const token = await sign();
    await setRoles(store.database, "Ana@example.com", ["Administrator"]);
    const given = await part.verify(token);
    expect(given.ok && given.value).toMatchObject({ roles: ["Administrator"], isAdministrator: true });
    await setRoles(store.database, "ana@example.com", []);
    const taken = await part.verify(token);
    expect(taken.ok && taken.value.isAdministrator).toBe(false);
  });

  test("a token that claims a role which the account has not does not have it", async () => {
    const verified = await part.verify(await sign({ roles: ["Administrator"] }));
    expect(verified.ok && verified.value.isAdministrator).toBe(false);
  });

  test("the token of an erased account is refused", async () => {
    const token = await sign();
    await store.database.transaction().execute((transaction) => forgetSubject(transaction, claims.sub ?? ""));
    expect(await part.verify(token)).toEqual({ ok: false, problem: "invalid" });
  });

  test("tokens from before a new password are refused, those since then are not", async () => {
    await setPassword(store.database, claims.sub ?? "", "", noon);
    expect(await part.verify(await sign({ iat: noonSeconds - 1 }))).toEqual({
      ok: false,
      problem: "invalid",
    });
    expect((await part.verify(await sign({ iat: noonSeconds }))).ok).toBe(true);
  });

  test("a token ends with its session, and one of another's session or of none is refused", async () => {
    const database = store.database;
    const account = { email: "bo@example.com", name: "", passwordHash: "" };
    const other = (await createOwnAccount(database, account, noon)) ?? "";
    const othersSession = await insertSession(database, other, new Date(noon.getTime() + 3_600_000));
    expect((await part.verify(await sign({ sub: other, sid: othersSession }))).ok).toBe(true);
    for (const sid of [othersSession, "none", "", undefined]) {
      expect(await part.verify(await sign({ sid }))).toEqual({ ok: false, problem: "invalid" });
    }
    await endSessions(database, other);
    expect(await part.verify(await sign({ sub: other, sid: othersSession }))).toMatchObject({ ok: false });
    expect((await part.verify(await sign())).ok).toBe(true);
    clock = new Date(noon.getTime() + 3_600_000);
    const late = await sign({ exp: noonSeconds + 7_200 });
    expect(await part.verify(late)).toEqual({ ok: false, problem: "invalid" });
  });

  test("a token for a subject that was never here is refused", async () => {
    expect(await part.verify(await sign({ sub: "auth0|1" }))).toEqual({ ok: false, problem: "invalid" });
  });
});
