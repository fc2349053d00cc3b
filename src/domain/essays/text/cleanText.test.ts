/** Cleaning what was pasted, and the difference of two versions. */
import { array, assert, constantFrom, property, string } from "fast-check";
import { describe, expect, test } from "vitest";
import { cleanText } from "./cleanText.ts";
import { diffVersions } from "./diffVersions.ts";

describe("pasted text", () => {
  test.each([
    ["Windows line breaks", "one\r\ntwo\rthree", "one\ntwo\nthree"],
    [
      "soft line and page breaks",
      "one\u000btwo\u2028three\u2029four\u000cfive\u0085six",
      "one\ntwo\nthree\nfour\nfive\nsix",
    ],
    ["special spaces and tabs", "a\u00a0b\u202fc\u2009d\u3000e\tf", "a b c d e f"],
    ["NUL and other controls", "a\u0000b\u0007c\u001bd\u009ce", "abcde"],
    ["soft hyphens and zero-width marks", "\ufeffco\u00adop\u200bera\u2060te", "cooperate"],
    ["direction overrides", "abc\u202edef\u202c\u2066x\u2069", "abcdefx"],
    ["hidden tags", "hello\u{e0001}\u{e0068}\u{e0069}", "hello"],
    ["ligatures of a PDF", "\ufb01nal o\ufb03ce", "final office"],
    ["accents of their own", "cafe\u0301 pin\u0303ata", "café piñata"],
    ["half a pair", "a\ud83db", "a\ufffdb"],
  ])("%s", (_, raw, clean) => {
    expect(cleanText(raw)).toBe(clean);
  });

  test.each([
    "👩‍🍳",
    "🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}",
    "می‌خواهم",
    "“Sí,” — l’été…",
    "שלום",
    "a \n b ",
  ])("%j stays as it is", (text) => {
    expect(cleanText(text)).toBe(text);
  });

  test("no letter is lost, and cleaning twice changes nothing", () => {
    const letters = (text: string) => text.normalize("NFKC").replaceAll(/[^\p{L}\p{N}]/gu, "");
    assert(
      property(string({ unit: "grapheme", maxLength: 200 }), (raw) => {
        const clean = cleanText(raw);
        expect(letters(clean)).toBe(letters(raw));
        expect(cleanText(clean)).toBe(clean);
      }),
    );
  });

  test("a paste of 20,000 words, and one of nothing but spaces", () => {
    expect(cleanText("word\r\n".repeat(20_000))).toBe("word\n".repeat(20_000));
    expect(cleanText(" ".repeat(100_000))).toHaveLength(100_000);
  });
});

describe("the difference of two versions", () => {
  const texts = array(
    constantFrom("I", "my", "grandmother", "kitchen", ",", ".", "\n\n", " ", "—", "café", "👩‍🍳"),
    {
      maxLength: 60,
    },
  ).map((tokens) => tokens.join(" "));

  test("both versions can be read from it", () => {
    assert(
      property(texts, texts, (earlier, later) => {
        const changes = diffVersions(earlier, later);
        const read = (kind: string) =>
          changes.filter((change) => change.kind === "same" || change.kind === kind).map(({ text }) => text);
        expect(read("removed").join("")).toBe(earlier);
        expect(read("added").join("")).toBe(later);
      }),
    );
  });

  test("a changed word, a changed phrase, a new paragraph", () => {
    expect(diffVersions("I like the kitchen.", "I love the kitchen.")).toEqual([
      { kind: "same", text: "I " },
      { kind: "removed", text: "like" },
      { kind: "added", text: "love" },
      { kind: "same", text: " the kitchen." },
    ]);
    expect(diffVersions("She was very kind to us.", "She fed us.")).toEqual([
      { kind: "same", text: "She " },
      { kind: "removed", text: "was very kind to" },
      { kind: "added", text: "fed" },
      { kind: "same", text: " us." },
    ]);
    expect(diffVersions("One.\n\nTwo.", "One.\n\nNew.\n\nTwo.")).toEqual([
      { kind: "same", text: "One.\n\n" },
      { kind: "added", text: "New.\n\n" },
      { kind: "same", text: "Two." },
    ]);
    expect(diffVersions("", "")).toEqual([]);
    expect(diffVersions("", "all new")).toEqual([{ kind: "added", text: "all new" }]);
  });
});
