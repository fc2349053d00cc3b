/** Which hostnames count as local. */
import { expect, test } from "vitest";
import { isLocalHost } from "./hostRules.ts";

test.each([
  ["localhost", true],
  ["tassel.localhost", true],
  ["127.0.0.1", true],
  ["[::1]", true],
  ["tassel.example", false],
  ["192.168.1.20", false],
  ["localhost.example", false],
  ["127.0.0.1.example", false],
])("%s", (hostname, expected) => {
  expect(isLocalHost(hostname)).toBe(expected);
});
