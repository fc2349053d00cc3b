/** Who is believed about where a request comes from: a proxy that appends, forges, is missing, or is another's. */
import { afterEach, expect, test } from "vitest";
import { createTestServer, type TestServer } from "../../test/support/testServer.ts";
import { createProxyTrust, describeAssumedProxies, readTrustedProxies } from "./trustedProxies.ts";

let site: TestServer | null = null;
afterEach(async () => {
  await site?.close();
  site = null;
});

async function openBehind(setting: string): Promise<TestServer> {
  const read = readTrustedProxies(setting);
  if (!read.ok) throw new Error(read.problem);
  const opened = await createTestServer({ trustedProxies: read.value });
  opened.server.get("/test/asker", (request) => ({ ip: request.ip, host: request.host }));
  site = opened;
  return opened;
}

const ask = async ({ server }: TestServer, from: string, headers: Record<string, string> = {}) => {
  const host = "plan.example";
  const answer = await server.inject({
    url: "/test/asker",
    remoteAddress: from,
    headers: { host, ...headers },
  });
  return answer.json<{ ip: string; host: string }>();
};

const client = "203.0.113.9";
const forged = "198.51.100.7";

test.each([
  ["one proxy, which appends", "1@10.0.0.2", "10.0.0.2", client, client],
  [
    "one proxy, which appends to what a browser made up",
    "1@10.0.0.2",
    "10.0.0.2",
    `${forged}, ${client}`,
    client,
  ],
  ["a chain that is made up", "1@10.0.0.2", "10.0.0.2", `${forged}, 10.0.0.2, 10.0.0.2, ${client}`, client],
  ["no proxy: someone comes past it", "1@10.0.0.2", client, forged, client],
  ["a neighbor of the proxy", "1@10.0.0.2", "10.0.0.3", forged, "10.0.0.3"],
  ["one proxy, which says nothing", "1@10.0.0.2", "10.0.0.2", null, "10.0.0.2"],
  ["two proxies", "2@10.0.0.0/8", "10.0.0.2", `${forged}, ${client}, 10.9.9.9`, client],
  [
    "two proxies, of which the outer one is left out",
    "2@10.0.0.0/8",
    "10.0.0.2",
    `${forged}, ${client}`,
    client,
  ],
  ["a client inside the proxies' network", "1@10.0.0.0/8", "10.0.0.2", `${forged}, 10.7.7.7`, "10.7.7.7"],
  ["IPv6", "1@fd00::/8", "fd00::2", `${forged}, 2001:db8::1`, "2001:db8::1"],
  ["a proxy that appends the port, too", "1@10.0.0.2", "10.0.0.2", `${forged}, ${client}:51234`, client],
  ["one that does so with IPv6", "1@10.0.0.2", "10.0.0.2", "[2001:db8::1]:51234", "2001:db8::1"],
  ["two proxies that append ports", "2@10.0.0.0/8", "10.0.0.2", `${client}:1, 10.9.9.9:2`, client],
  ["an IPv4 proxy seen by an IPv6 socket", "1@10.0.0.2", "::ffff:10.0.0.2", client, client],
  ["TRUST_PROXY=1 and a proxy on this machine", "1", "127.0.0.1", `${forged}, ${client}`, client],
  ["TRUST_PROXY=1 and an address of the internet", "1", client, forged, client],
  ["TRUST_PROXY=0", "0", "127.0.0.1", forged, "127.0.0.1"],
])("%s", async (_, setting, from, chain, expected) => {
  const opened = await openBehind(setting);
  const { ip } = await ask(opened, from, chain === null ? {} : { "x-forwarded-for": chain });
  expect(ip).toBe(expected);
});

test.each(["0", "1", "1@127.0.0.1"])("X-Forwarded-Host is not read with TRUST_PROXY=%s", async (setting) => {
  const opened = await openBehind(setting);
  const { host } = await ask(opened, "127.0.0.1", { "x-forwarded-host": "evil.example" });
  expect(host).toBe("plan.example");
});

test("an address that is none is never a proxy", () => {
  const isTrusted = createProxyTrust({ hops: 1, networks: ["10.0.0.0/8"], isAssumed: false });
  for (const address of [undefined, "", "unknown", "10.0.0.1:80", "10.0.0", "evil"]) {
    expect(isTrusted(address, 0)).toBe(false);
  }
  expect([isTrusted("10.1.2.3", 0), isTrusted("10.1.2.3", 1)]).toEqual([true, false]);
});

test("the operator is told what TRUST_PROXY=1 believes, and nothing where a proxy is named", () => {
  const advice = (setting: string) => {
    const read = readTrustedProxies(setting);
    return read.ok ? describeAssumedProxies(read.value) : "not read";
  };
  expect(advice("1")).toContain("TRUST_PROXY=1@127.0.0.1");
  expect([advice("0"), advice("1@10.0.0.2"), advice("2@10.0.0.0/8, ::1")]).toEqual([null, null, null]);
});
