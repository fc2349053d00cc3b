/** Tests of search spelling and of slips of the finger. */
import { describe, expect, test } from "vitest";
import { foldWords, toPhraseKey, pickDistinctiveWords } from "./fold.ts";
import { listNameForms } from "./nameForms.ts";
import { countSlipsAllowed, countSlips } from "./typos.ts";

describe("search spelling", () => {
  test.each([
    { text: "St. John's", words: ["saint", "johns"] },
    { text: "Saint John’s", words: ["saint", "johns"] },
    { text: "Texas A & M University", words: ["texas", "aandm", "university"] },
    { text: "Texas A&M", words: ["texas", "aandm"] },
    { text: "texas a and m", words: ["texas", "aandm"] },
    { text: "texas a m", words: ["texas", "aandm"] },
    { text: "William & Mary", words: ["william", "and", "mary"] },
    { text: "M.I.T.", words: ["mit"] },
    { text: "N C State", words: ["nc", "state"] },
    {
      text: "Universidad de Puerto Rico-Mayagüez",
      words: ["universidad", "de", "puerto", "rico", "mayaguez"],
    },
    { text: "Univ. of Michigan—Flint", words: ["university", "of", "michigan", "flint"] },
    { text: "Hawai‘i", words: ["hawaii"] },
    { text: "", words: [] },
    { text: "🎓 & (", words: ["and"] },
  ])("$text", ({ text, words }) => {
    expect(foldWords(text)).toEqual(words);
  });

  test("small words carry nothing, but a name of small words keeps them", () => {
    expect(pickDistinctiveWords(["the", "university", "of", "x"])).toEqual(["university", "x"]);
    expect(pickDistinctiveWords(["the"])).toEqual(["the"]);
    expect(toPhraseKey(foldWords("The Ohio State"))).toBe("ohiostate");
  });
});

describe("short forms of a name", () => {
  test.each([
    { name: "University of California-Los Angeles", initials: ["ucla", "uc", "ucalifornia"] },
    { name: "Ohio State University-Main Campus", initials: ["osu"] },
    { name: "University at Albany", initials: ["ua", "ualbany"] },
  ])("$name has initials $initials", ({ name, initials }) => {
    expect(listNameForms(name).initials).toEqual(initials);
  });
});

describe("slips of the finger", () => {
  test.each([
    { typed: "stanford", word: "stanford", whole: 0 },
    { typed: "standford", word: "stanford", whole: 1 },
    { typed: "princton", word: "princeton", whole: 1 },
    { typed: "univeristy", word: "university", whole: 1 },
    { typed: "carnegy", word: "carnegie", whole: 2 },
    { typed: "carnegy", word: "carthage", whole: null },
    { typed: "", word: "ab", whole: 2 },
    { typed: "abc", word: "abcdef", whole: null },
  ])("$typed for $word: $whole", ({ typed, word, whole }) => {
    expect(countSlips(typed, word, 2).whole).toBe(whole);
  });

  test("an unfinished word is compared with the beginning of the other", () => {
    expect(countSlips("standfo", "stanford", 2)).toEqual({ whole: null, beginning: 1 });
    expect(countSlips("michg", "michigan", 1)).toEqual({ whole: null, beginning: 1 });
  });

  test.each([
    { length: 3, slips: 0 },
    { length: 4, slips: 1 },
    { length: 6, slips: 1 },
    { length: 7, slips: 2 },
  ])("a word of $length letters may have $slips", ({ length, slips }) => {
    expect(countSlipsAllowed(length)).toBe(slips);
  });
});
