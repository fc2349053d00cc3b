/** What a line of a date says where there is room for one line only. */
import { expect, test } from "vitest";
import { words } from "./words.ts";

test("a date that nobody has published is never printed as if it were", () => {
  const day = "2027-01-15";
  expect(words.later({ day, isExpected: true }, "State money", "FAFSA")).toBe(
    "January 15, 2027 (expected): State money, FAFSA",
  );
  expect(words.later({ day, isExpected: false }, "State money", "FAFSA")).not.toContain("expected");
});
