/** What college an address without a page may have meant. */
import { expect, test } from "vitest";
import { parseCollegeName } from "./parseCollegeName.ts";

test.each([
  ["/colleges/harvrd-university", "harvrd university"],
  ["/colleges/harvrd-university/", "harvrd university"],
  ["/colleges/St.%20Olaf", "St. Olaf"],
  ["/colleges/%E0%A4%A", ""],
  ["/colleges/404", ""],
  ["/colleges", ""],
  ["/colleges/a/b", ""],
  ["/pricng", ""],
])("%s: %j", (path, expected) => {
  expect(parseCollegeName(path)).toBe(expected);
});
