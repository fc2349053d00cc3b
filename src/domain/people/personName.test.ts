/** Names that mail may carry, and what only looks like one. */
import { expect, test } from "vitest";
import { isPersonName } from "./personName.ts";

test.each([
  ["Ana", true],
  ["  Ana María O’Neill-Ruiz ", true],
  ["J. R. Smith Jr.", true],
  ["李小龍", true],
  ["Nguyễn Thị Ánh", true],
  ["", false],
  ["   ", false],
  ["ana@example.com", false],
  ["evil.example", false],
  ["Visit www.evil.example now", false],
  ["https://evil.example", false],
  ["Ana (call 555 0100)", false],
  ["Win 1000", false],
  ["Ana\nYou won", false],
  ["You have won a prize so open this", false],
  ["A".repeat(61), false],
  ["Ana <b>", false],
  ["\u202eAna", false],
])("%j is a person's name: %s", (name, isName) => {
  expect(isPersonName(name)).toBe(isName);
});
