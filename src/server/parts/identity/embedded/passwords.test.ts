/** Passwords: what is stored, what matches, and how much work a guess costs. */
import { describe, expect, test } from "vitest";
import { createPasswords, passwordCost } from "./passwords.ts";

const cheap = { cost: 2 ** 4, blockSize: 8, parallelization: 1 };

test("today's cost is no less than what OWASP names for scrypt: 32 MB, three times over", () => {
  expect(passwordCost).toEqual({ cost: 32_768, blockSize: 8, parallelization: 3 });
});

test("a hash at today's cost matches its password and no other", async () => {
  const passwords = createPasswords();
  const stored = await passwords.hash("correct horse battery staple");
  expect(stored).toMatch(/^scrypt\$32768\$8\$3\$/);
  expect(await passwords.matches("correct horse battery staple", stored)).toBe(true);
  expect(await passwords.matches("correct horse battery stable", stored)).toBe(false);
});

describe("a password matches", () => {
  test.each([
    ["with accents typed as one letter or as two", "caf\u00e9 con leche", "cafe\u0301 con leche", true],
    ["in any script", "\u05e9\u05dc\u05d5\u05dd \u{1F393} ok", "\u05e9\u05dc\u05d5\u05dd \u{1F393} ok", true],
    ["not with other capitals", "Four Words", "four words", false],
    ["not with a blank more", "four words", "four words ", false],
  ])("%s", async (_, kept, typed, expected) => {
    const passwords = createPasswords(cheap);
    expect(await passwords.matches(typed, await passwords.hash(kept))).toBe(expected);
  });

  test("the same password is kept in two ways: each has its own salt", async () => {
    const passwords = createPasswords(cheap);
    expect(await passwords.hash("four words")).not.toBe(await passwords.hash("four words"));
  });

  test.each([
    null,
    "",
    "four words",
    "scrypt$16$8$1$$",
    "scrypt$16$8$1$c2FsdA$c2hvcnQ",
    "md5$16$8$1$c2FsdA$c2hvcnQ",
  ])("nothing matches %j", async (stored) => {
    const passwords = createPasswords(cheap);
    for (const typed of ["", "four words", "null"])
      expect(await passwords.matches(typed, stored)).toBe(false);
  });

  test("a hash made at another cost still matches, and is told as outdated", async () => {
    const stored = await createPasswords(cheap).hash("four words");
    const dearer = createPasswords({ ...cheap, cost: 2 ** 5 });
    expect(await dearer.matches("four words", stored)).toBe(true);
    expect([dearer.isOutdated(stored), createPasswords(cheap).isOutdated(stored)]).toEqual([true, false]);
  });

  test("a hundred at once are all answered", async () => {
    const passwords = createPasswords(cheap);
    const stored = await passwords.hash("four words");
    const asked = Array.from({ length: 100 }, (_, place) =>
      passwords.matches(place % 2 === 0 ? "four words" : "wrong", stored),
    );
    expect((await Promise.all(asked)).filter((isRight) => isRight)).toHaveLength(50);
  });
});
