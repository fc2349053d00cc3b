/** The server's program as text of one byte a character: the same program, read by the machine itself. */
import { expect, test } from "vitest";
import { escapeWide } from "./oneBytePlugin.ts";

test.each([
  ["a sentence with typographic quotes", '"“You’re” in"'],
  ["a character of two units", '"\u{1f393} out"'],
  ["a template with a value in it", "`${1 + 1} – “two”`"],
  ["a pattern of characters", '"a–b—c".split(/[–—]/u).join("|")'],
  ["a pattern beyond the basic plane", '/^[\u{1f393}\u{1f4d6}]$/u.test("\u{1f4d6}")'],
  ["a name", "(() => { const größe = 4; const 大 = 2; return größe * 大; })()"],
])("%s means the same", (_, code) => {
  const escaped = escapeWide(code);
  expect(escaped).toMatch(/^[\0-\xff]*$/);
  // oxlint-disable-next-line no-eval -- both are written above
  const run = (program: string): unknown => (0, eval)(program);
  expect(run(escaped)).toEqual(run(code));
});

test("a raw template, where an escape would stay one, is refused with its text", () => {
  expect(() => escapeWide("String.raw`€5`")).toThrow("String.raw`€5`");
  expect(escapeWide("String.raw`\\d`")).toBe("String.raw`\\d`");
});
