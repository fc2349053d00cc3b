/** Words, characters and bytes, and a text against a limit. */
import { describe, expect, test } from "vitest";
import { essayLimits } from "../essay.ts";
import { checkLength, countCharacters, countText, countWords, measureBytes } from "./countText.ts";

describe("words", () => {
  test.each([
    ["", 0],
    ["   \n\n\t ", 0],
    ["one", 1],
    ["  two words  ", 2],
    ["a well-known state-of-the-art lab", 4],
    ["It's Maya’s grandmother's recipe.", 4],
    ["paragraph one\n\nparagraph two", 4],
    ["no\u00a0break", 2],
    ["3.5 GPA & 1,200 hours", 5],
    ["wait — there", 3],
    ["wait—there", 1],
    ["👩‍🍳 cooks", 2],
    ["漢字 には spaces", 3],
  ])("%j has %i", (text, words) => {
    expect(countWords(text)).toBe(words);
  });

  test("a stricter form parts words at dashes and slashes, but not at a hyphen", () => {
    expect(countText("her kitchen—my classroom—and/or a well-known lab--ours")).toMatchObject({
      words: 6,
      mostWords: 10,
    });
    expect(countText("9/11, 2019–2021")).toMatchObject({ words: 2, mostWords: 4 });
  });
});

describe("characters", () => {
  test.each([
    ["café", 4, 4],
    ["cafe\u0301", 4, 5],
    ["👩‍👩‍👧 ok", 4, 11],
    ["🇲🇽", 1, 4],
    ["line\nbreak", 10, 10],
    ["line\r\nbreak", 10, 11],
    ["שלום", 4, 4],
  ])("%j: %i for people, %i for a form", (text, characters, formCharacters) => {
    expect(countText(text)).toMatchObject({ characters, formCharacters });
    expect(countCharacters(text)).toBe(characters);
  });

  test("bytes are those of UTF-8, also with half a pair", () => {
    for (const text of ["", "plain", "café", "漢字", "👩‍👩‍👧", "a\ud800b", "\udc00\ud83d", "\u0000"])
      expect(measureBytes(text)).toBe(new TextEncoder().encode(text).length);
  });
});

test("an essay of any prompt is far below the largest that is kept", () => {
  expect(measureBytes("necesariamente ".repeat(650)) * 6).toBeLessThan(essayLimits.textBytes);
  expect(measureBytes("word ".repeat(20_000))).toBeGreaterThan(essayLimits.textBytes);
});

describe("against a limit", () => {
  const words = { unit: "words", most: 5, least: 3 } as const;

  test("too long, too short, and neither", () => {
    expect(checkLength("one two three four five six", words)).toMatchObject({ count: 6, over: 1, short: 0 });
    expect(checkLength("one two", words)).toMatchObject({ count: 2, over: 0, short: 1 });
    expect(checkLength(" one two three \n", words)).toMatchObject({ count: 3, over: 0, short: 0 });
  });

  test("an empty essay is not too short: nothing is written yet", () => {
    expect(checkLength(" ", words)).toMatchObject({ count: 0, short: 0 });
  });

  test("it says where a stricter form could refuse", () => {
    expect(checkLength("one two—three four five—six", words)).toMatchObject({ over: 0, isClose: true });
    const characters = { unit: "characters", most: 4, least: null } as const;
    expect(checkLength("👩‍🍳 ok", characters)).toMatchObject({ count: 4, over: 0, isClose: true });
  });

  test("20,000 words are counted", () => {
    expect(checkLength("word ".repeat(20_000), { unit: "words", most: 650, least: 250 }).over).toBe(19_350);
  });
});
