/**
 * Who is signed in, as the browser asks: a visitor is not an error, and one address is the primary
 * administrator's.
 */
import { afterEach, describe, expect, test } from "vitest";
import type { Identity, IdentityPart } from "#server/ports/identity.ts";
import { createTestServer, type TestServer } from "../../../test/support/testServer.ts";

let site: TestServer;
afterEach(() => site.close());

const person: Identity = {
  subject: "auth0|1",
  email: "Head@Example.com",
  emailVerified: true,
  name: "Ana Ruiz",
  picture: "https://images.example/1.png",
  roles: ["Admin"],
  isAdministrator: true,
  claims: { "https://school.example/grade": 11 },
  signedInAtSeconds: 0,
};

/** A tenant whose tokens state their subject, or what is wrong with them. */
function standIn(identity: Identity): IdentityPart {
  return {
    kind: "hosted",
    verify: (token) =>
      Promise.resolve(
        token === "good"
          ? { ok: true, value: identity }
          : { ok: false, problem: token === "unreachable" ? "unreachable" : "invalid" },
      ),
    mount: () => undefined,
    accountService: null,
    passkeys: null,
  };
}

async function profileOf(
  authorization: string | null,
  changed: Partial<Identity> = {},
  method: "GET" | "HEAD" = "GET",
) {
  const settings = { primaryAdminEmail: "head@example.com" };
  site = await createTestServer(settings, undefined, standIn({ ...person, ...changed }));
  const headers = authorization === null ? {} : { authorization };
  return site.server.inject({ method, url: "/api/user/profile", headers });
}

test("it says what the token says, and the number of the account", async () => {
  const answer = await profileOf("Bearer good");
  expect([answer.statusCode, answer.headers["cache-control"]]).toEqual([200, "no-store"]);
  expect(answer.json()).toEqual({
    name: "Ana Ruiz",
    email: "Head@Example.com",
    picture: "https://images.example/1.png",
    roles: ["Admin"],
    primaryAdmin: true,
    accountId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    subject: "auth0|1",
    claims: { "https://school.example/grade": 11 },
  });
  const again = await site.server.inject({
    url: "/api/user/profile",
    headers: { authorization: "Bearer good" },
  });
  expect(again.json()).toEqual(answer.json());
});

describe("it is 204 for", () => {
  test.each([
    ["a visitor", null],
    ["a token that is no good", "Bearer forged"],
    ["another way of signing in", "Basic YW5hOnBhc3N3b3Jk"],
    ["a header that is cut short", "Bearer"],
    ["two tokens", "Bearer good good"],
    ["an empty header", ""],
  ])("%s", async (_, authorization) => {
    const answer = await profileOf(authorization);
    expect([answer.statusCode, answer.body, answer.headers["cache-control"]]).toEqual([204, "", "no-store"]);
  });
});

test("HEAD is answered alike, without a body", async () => {
  expect((await profileOf("Bearer good", {}, "HEAD")).statusCode).toBe(200);
  await site.close();
  expect((await profileOf(null, {}, "HEAD")).statusCode).toBe(204);
});

test("an unreachable tenant is reported as such, not as a visitor", async () => {
  const answer = await profileOf("Bearer unreachable");
  expect([answer.statusCode, answer.headers["retry-after"]]).toEqual([503, "30"]);
});

describe("the primary administrator is", () => {
  test.each([
    ["the address of the setting, however it is written", {}, true],
    ["not an address that nobody has confirmed", { emailVerified: false }, false],
    ["not another administrator", { email: "other@example.com" }, false],
    ["not someone without an address", { email: "" }, false],
  ])("%s", async (_, changed, expected) => {
    expect((await profileOf("Bearer good", changed)).json().primaryAdmin).toBe(expected);
  });
});

test("the first question of a tenant's person makes the account, without a password; a visitor's makes none", async () => {
  const rows = () =>
    site.store.database.selectFrom("accounts").select(["email", "name", "password_hash"]).execute();
  await profileOf("Bearer forged");
  expect(await rows()).toEqual([]);
  await site.close();
  await profileOf("Bearer good");
  expect(await rows()).toEqual([{ email: "Head@Example.com", name: "Ana Ruiz", password_hash: null }]);
});
