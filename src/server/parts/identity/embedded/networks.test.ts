/** Which addresses count as one network, what a device's cookie proves, and how a device is named. */
import { describe, expect, test } from "vitest";
import { describeBrowser } from "./accountService.ts";
import { createDeviceCookies } from "./deviceCookie.ts";
import { createPlaceKeys, toNetwork } from "./networks.ts";

test.each([
  ["192.0.2.1", "192.0.2.1"],
  ["::ffff:192.0.2.1", "192.0.2.1"],
  ["::ffff:c000:201", "192.0.2.1"],
  ["0:0:0:0:0:FFFF:192.0.2.1", "192.0.2.1"],
  ["1::ffff:c000:201", "1:0:0:0::/56"],
  ["2001:db8:0:1ff::1", "2001:db8:0:100::/56"],
  ["2001:db8:0:100:ffff:ffff:ffff:ffff", "2001:db8:0:100::/56"],
  ["2001:db8:0:200::1", "2001:db8:0:200::/56"],
  ["2001:DB8::1", "2001:db8:0:0::/56"],
  ["2001:db8::1.2.3.4", "2001:db8:0:0::/56"],
  ["fe80::1%eth0", "fe80:0:0:0::/56"],
  ["::1", "0:0:0:0::/56"],
  ["1:2:3:4:5:6:7::", "1:2:3:0::/56"],
  ["unknown", "unknown"],
])("%s is of the network %s", (address, network) => {
  expect(toNetwork(address)).toBe(network);
});

test("a place's key names neither address nor network, and another key of the installation changes it", () => {
  const keyOf = (key: string) =>
    createPlaceKeys([{ id: "k", key: Buffer.alloc(32, key).toString("base64") }]);
  const keys = keyOf("a");
  const made = [
    keys.ofNetwork("a@example.com", "192.0.2.1"),
    keys.ofNetwork("a@example.com", "192.0.2.2"),
    keys.ofNetwork("b@example.com", "192.0.2.1"),
    keys.ofDevice("a@example.com", "192.0.2.1"),
    keyOf("b").ofNetwork("a@example.com", "192.0.2.1"),
  ];
  expect(new Set(made).size).toBe(made.length);
  expect(made.every((key) => /^[\w-]{43}$/.test(key))).toBe(true);
});

describe("the cookie of a known device", () => {
  const [older, newer] = ["an older key of more than 32 letters", "a newer key of more than 32 letters"];
  const devices = createDeviceCookies([older]);

  test("gives back the ids that were signed, the last added one first", () => {
    const ids = [devices.newId(), devices.newId(), devices.newId()] as const;
    const cookie = ids.reduce<string | null>((kept, id) => devices.add(kept, id), null);
    expect(devices.read(cookie)).toEqual(ids.toReversed());
    expect(devices.read(devices.add(cookie, ids[0]))).toEqual([ids[0], ids[2], ids[1]]);
    expect(cookie).toMatch(/^[\w.-]{1,600}$/);
  });

  test("holds eight accounts at most", () => {
    let cookie: string | null = null;
    for (let number = 0; number < 12; number += 1) cookie = devices.add(cookie, devices.newId());
    expect(devices.read(cookie)).toHaveLength(8);
    expect(cookie).toMatch(/^[\w.-]{1,600}$/);
  });

  test("counts for nothing where it was not signed here, or was changed", () => {
    const id = devices.newId();
    const cookie = devices.add(null, id);
    const stranger = createDeviceCookies([newer]);
    const changed = `${cookie.startsWith("A") ? "B" : "A"}${cookie.slice(1)}`;
    for (const forged of [changed, stranger.add(null, id), id, `${cookie}x`, "", null, ".".repeat(500)]) {
      expect(devices.read(forged)).toEqual([]);
    }
    expect(createDeviceCookies([newer, older]).read(cookie)).toEqual([id]);
  });
});

test.each([
  [
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36",
    "Chrome on Windows",
  ],
  [
    "Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0",
    "Edge on Windows",
  ],
  [
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15",
    "Safari on a Mac",
  ],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 CriOS/140.0 Mobile Safari/604.1",
    "Chrome on iPhone",
  ],
  [
    "Mozilla/5.0 (X11; CrOS x86_64 15917.71.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36",
    "Chrome on a Chromebook",
  ],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox on Linux"],
  [
    "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 SamsungBrowser/27.0 Chrome/140.0",
    "Samsung Internet on Android",
  ],
  ["curl/8.0", ""],
  [undefined, ""],
])("%s is named %j", (userAgent, label) => {
  expect(describeBrowser(userAgent)).toBe(label);
});
