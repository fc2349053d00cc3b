/** A code is shown only on the computer that the server runs on: each setting and each sign of anything in between. */
import { afterEach, describe, expect, test } from "vitest";
import { createInjectTransport, openTestBrowser, password } from "../../../test/support/signInClient.ts";
import { createTestServer, type TestServer } from "../../../test/support/testServer.ts";
import { isFromThisComputer, isOnLoopbackAlone } from "./codesOnScreen.ts";

describe("a server on loopback alone", () => {
  const alone = { host: "127.0.0.1", publicUrl: undefined, hasProxies: false, sendsMail: false };
  test.each([
    [true, "is one by default", {}],
    [true, "on IPv6", { host: "::1" }],
    [true, "by name", { host: "localhost" }],
    [true, "with its own address said", { publicUrl: "http://localhost:3000" }],
    [false, "listens to the local network", { host: "0.0.0.0" }],
    [false, "listens to every IPv6 address", { host: "::" }],
    [false, "listens at an address of the network", { host: "192.168.1.4" }],
    [false, "has a public address", { publicUrl: "https://plan.example" }],
    [false, "has a public address that begins like loopback", { publicUrl: "https://127.0.0.1.example" }],
    [false, "is behind a proxy", { hasProxies: true }],
    [false, "sends mail", { sendsMail: true }],
  ])("%s: %s", (expected, _, change) => {
    expect(isOnLoopbackAlone({ ...alone, ...change })).toBe(expected);
  });
});

describe("a request from this computer", () => {
  const local = { headers: { host: "localhost:3000" }, socketAddress: "127.0.0.1" };
  test.each([
    [true, "as a browser sends it", local],
    [true, "on IPv6", { headers: { host: "[::1]:3000" }, socketAddress: "::1" }],
    [true, "as IPv4 within IPv6", { ...local, socketAddress: "::ffff:127.0.0.1" }],
    [false, "from the network", { ...local, socketAddress: "192.168.1.7" }],
    [false, "by a name that was made to lead here", { ...local, headers: { host: "evil.example" } }],
    [false, "by no name", { ...local, headers: {} }],
    [false, "from no socket", { ...local, socketAddress: undefined }],
    ...["forwarded", "x-forwarded-for", "x-forwarded-host", "x-real-ip", "via", "cf-connecting-ip"].map(
      (name) =>
        [
          false,
          `passed on with ${name}`,
          { ...local, headers: { ...local.headers, [name]: "::1" } },
        ] as const,
    ),
  ] as const)("%s: %s", (expected, _, asking) => {
    expect(isFromThisComputer(asking)).toBe(expected);
  });
});

describe("the reply", () => {
  let site: TestServer;
  afterEach(() => site.close());
  const form = {
    email: "ana@example.com",
    password,
    name: "Ana",
    isThirteenOrOlder: true,
    interaction: null,
  };

  async function ask(codesOnScreen: boolean, headers: Record<string, string> = {}) {
    site = await createTestServer({ codesOnScreen });
    const asked = await site.server.inject({
      method: "POST",
      url: "/api/identity/sign-up",
      headers: { host: "localhost:3000", ...headers },
      payload: form,
    });
    return asked.json<{ code?: string }>();
  }

  test("holds the code here, which confirms the address only once it is typed", async () => {
    site = await createTestServer({ codesOnScreen: true });
    const browser = openTestBrowser(createInjectTransport(site.server, "127.0.0.1"));
    const asked = await browser.postJson("/api/identity/sign-up", form);
    const { code = "" } = JSON.parse(asked.text) as { code?: string };
    expect(code).toMatch(/^\d{6}$/);
    const typed = { email: form.email, interaction: null };
    const wrong = code === "000000" ? "000001" : "000000";
    expect((await browser.postJson("/api/identity/verify", { ...typed, code: wrong })).status).toBe(400);
    expect((await browser.postJson("/api/identity/verify", { ...typed, code })).status).toBe(200);
  });

  test("holds none elsewhere", async () => {
    expect(await ask(false)).toEqual({ next: "verify", nextCodeAt: null });
  });

  test.each([{ "x-forwarded-for": "203.0.113.9" }, { host: "evil.example" }])(
    "holds none for a request with %j",
    async (headers) => {
      expect(await ask(true, headers)).not.toHaveProperty("code");
    },
  );
});
