/**
 * Which proxies in front may say whom a request comes from: so many hops, each from a listed network
 * (setting TRUST_PROXY).
 */
import { BlockList, isIP } from "node:net";
import { fail, type Result, succeed } from "#lib/result.ts";

export type TrustedProxies = {
  /** How many proxies stand one behind the other. */
  hops: number;
  /** Addresses, or networks such as "10.0.0.0/8". */
  networks: readonly string[];
  /** Only the number of hops was given, so the networks are a guess. */
  isAssumed: boolean;
};

const mostHops = 10;

/** Where a proxy on the same machine or in the same private network has its address. */
const assumedNetworks = ["127.0.0.0/8", "::1", "10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "fc00::/7"];

const form = "it is 0, or a number of proxies and their addresses, such as 1@127.0.0.1 or 2@10.0.0.0/8,::1";

/** Null: no proxy is trusted. "1" is what was allowed before networks could be named. */
export function readTrustedProxies(setting: string): Result<TrustedProxies | null, string> {
  if (setting === "0") return succeed(null);
  if (setting === "1") return succeed({ hops: 1, networks: assumedNetworks, isAssumed: true });
  const [, written = "", list = ""] = /^(\d{1,2})@(.+)$/.exec(setting) ?? [];
  const hops = Number(written);
  if (written === "" || hops < 1 || hops > mostHops) return fail(form);
  const networks = list.split(",").map((network) => network.trim());
  const wrong = networks.find((network) => parseNetwork(network) === null);
  return wrong === undefined
    ? succeed({ hops, networks, isAssumed: false })
    : fail(`${form}; "${wrong}" is neither an address nor a network`);
}

/**
 * Fastify's function form, asked of each address from the nearest one on; its numeric form trusts nothing.
 * `hop` begins at 0 with the address that holds the connection.
 */
export function createProxyTrust({ hops, networks }: TrustedProxies) {
  const list = new BlockList();
  for (const network of networks) {
    const parsed = parseNetwork(network);
    if (parsed !== null) list.addSubnet(parsed.address, parsed.prefix, parsed.family);
  }
  return (address: string | undefined, hop: number): boolean => {
    const version = isIP(address ?? "");
    if (address === undefined || version === 0) return false;
    return hop < hops && list.check(address, toFamily(version));
  };
}

/**
 * The header with each address alone. Some proxies (Azure's, IIS) append the port as well; every connection would count
 * as an address of its own.
 */
export function withoutPorts(forwardedFor: string): string {
  return forwardedFor
    .split(",")
    .map((entry) => /^\s*(?:\[([^\]]+)\](?::\d+)?|(\d+(?:\.\d+){3}):\d+)\s*$/.exec(entry) ?? entry)
    .map((found) => (typeof found === "string" ? found.trim() : (found[1] ?? found[2])))
    .join(", ");
}

/** For the operator, at start. Null: nothing to say. */
export function describeAssumedProxies(proxies: TrustedProxies | null): string | null {
  if (proxies === null || !proxies.isAssumed) return null;
  return `TRUST_PROXY=1 believes any address of this machine and of private networks (${proxies.networks.join(", ")}). Name your proxy instead, such as TRUST_PROXY=1@127.0.0.1.`;
}

type Network = { address: string; prefix: number; family: "ipv4" | "ipv6" };

function parseNetwork(written: string): Network | null {
  const [address = "", length, ...more] = written.split("/");
  const version = isIP(address);
  if (version === 0 || more.length > 0 || address.includes("%")) return null;
  const longest = version === 4 ? 32 : 128;
  const prefix = length === undefined ? longest : Number(length);
  // A network of every address would let anyone claim any.
  const isPrefix = length === undefined || (/^\d{1,3}$/.test(length) && prefix >= 1 && prefix <= longest);
  return isPrefix ? { address, prefix, family: toFamily(version) } : null;
}

function toFamily(version: number): "ipv4" | "ipv6" {
  return version === 4 ? "ipv4" : "ipv6";
}
