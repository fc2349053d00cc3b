/** Administrators, recognized by the roles in the specification. */
import { expect, test } from "vitest";
import { isAdministrator } from "./claims.ts";

test.each([
  [["Administrator"], true],
  [["Admin"], true],
  [["admin"], true],
  [["student", "admin"], true],
  [["administrator"], false],
  [["ADMIN"], false],
  [["Admin "], false],
  [["not admin"], false],
  [[], false],
])("%j: %s", (roles, expected) => {
  expect(isAdministrator(roles)).toBe(expected);
});
