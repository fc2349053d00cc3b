/**
 * Which requests sign-in counts as coming from one network: an IPv4 address, or an IPv6 /56, which is what
 * providers give one household or school.
 */
import { createHmac, hkdfSync } from "node:crypto";
import { isIP } from "node:net";
import type { DataKey } from "#server/secrets.ts";

/** Bits of an IPv6 network, in groups of 16 with the last one cut to its first half. */
const wholeGroups = 3;

/** From an address as the request has it, such as "2001:db8::1" or "::ffff:192.0.2.1". */
export function toNetwork(address: string): string {
  const [bare = ""] = address.split("%");
  if (isIP(bare) !== 6) return address;
  const groups = expandGroups(bare);
  if (isMappedIpv4(groups))
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 0xff])
      .join(".");
  const half = (groups[wholeGroups] ?? 0) & 0xff00;
  const network = [...groups.slice(0, wholeGroups), half].map((group) => group.toString(16)).join(":");
  return `${network}::/56`;
}

/** Keyed hashes of an address with where a request comes from: the rows tell nobody who tried from where. */
export type PlaceKeys = {
  ofNetwork: (email: string, network: string) => string;
  ofDevice: (email: string, deviceId: string) => string;
  /** A client that sends no cookie. */
  ofClient: (network: string, userAgent: string) => string;
};

/** With the newest key: after a new one, counts begin anew. */
export function createPlaceKeys(dataKeys: readonly DataKey[]): PlaceKeys {
  const [newest] = dataKeys;
  if (newest === undefined) throw new Error("There is no data key.");
  const key = Buffer.from(hkdfSync("sha256", Buffer.from(newest.key, "base64"), "", "sign-in places", 32));
  const digest = (...parts: string[]) =>
    createHmac("sha256", key).update(JSON.stringify(parts)).digest("base64url");
  return {
    ofNetwork: (email, network) => digest("network", email, network),
    ofDevice: (email, deviceId) => digest("device", email, deviceId),
    ofClient: (network, userAgent) => digest("client", network, userAgent),
  };
}

/** An IPv4 address as an IPv6 socket names it: "::ffff:192.0.2.1", or "::ffff:c000:201" as some proxies write it. */
function isMappedIpv4(groups: readonly number[]): boolean {
  return groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
}

/** The eight groups of a valid IPv6 address. */
function expandGroups(address: string): number[] {
  // The last two groups may be written as an IPv4 address.
  const written = address.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_, ...bytes: string[]) => {
    const [a = 0, b = 0, c = 0, d = 0] = bytes.slice(0, 4).map(Number);
    return `${((a << 8) | b).toString(16)}:${((c << 8) | d).toString(16)}`;
  });
  const [head = "", tail] = written.split("::");
  const read = (part: string) =>
    part === "" ? [] : part.split(":").map((group) => Number.parseInt(group, 16));
  const [first, last] = [read(head), read(tail ?? "")];
  const missing = tail === undefined ? 0 : 8 - first.length - last.length;
  return [...first, ...Array.from({ length: missing }, () => 0), ...last];
}
