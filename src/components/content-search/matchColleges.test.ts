/** Which colleges are listed beside the pages found, and when they come first. */
import { describe, expect, test } from "vitest";
import type { SearchHit } from "#domain/search/collegeSearch.ts";
import { readSpokenSearch } from "#domain/search/readSpokenSearch.ts";
import {
  extractCollegeName,
  filterRelevantColleges,
  isAnswerFirst,
  matchColleges,
  shouldListCollegesFirst,
} from "./matchColleges.ts";

const colleges = new Map(
  [
    { unitId: 1, name: "Stanford University", slug: "stanford", city: "Stanford", state: "CA" as const },
    {
      unitId: 3,
      name: "California State University-Fullerton",
      slug: "fullerton",
      city: "Fullerton",
      state: "CA" as const,
    },
    { unitId: 2, name: "Stetson University", slug: "stetson", city: "DeLand", state: "FL" as const },
  ].map((college) => [college.unitId, college]),
);
const makeHit = (unitId: number, reason: Partial<SearchHit["reason"]> = {}): SearchHit => ({
  unitId,
  index: 0,
  reason: { kind: "name", matched: null, former: null, wasMisspelled: false, ...reason },
});
const makeResult = (hits: SearchHit[]) => ({ hits, closed: null });
const pages = { total: 3, isGuess: false, isNamed: false, isCalled: false };

describe("which are shown", () => {
  test.each([
    ["a name", [makeHit(1)], pages, [1]],
    ["one that holds only some of the words", [makeHit(1, { kind: "partial" })], pages, []],
    ["a guess beside pages that hold the words", [makeHit(1, { wasMisspelled: true })], pages, []],
    ["a guess beside guesses", [makeHit(1, { wasMisspelled: true })], { ...pages, isGuess: true }, [1]],
    ["a guess where no page was found", [makeHit(1, { wasMisspelled: true })], { ...pages, total: 0 }, [1]],
    ["a number that is gone", [makeHit(9)], pages, []],
    ["names while the pages still load", [makeHit(1), makeHit(2)], null, [1, 2]],
  ])("%s", (_name, hits, beside, expected) => {
    const found = matchColleges(makeResult(hits), colleges, "stan");
    expect(filterRelevantColleges(found, beside).map(({ college }) => college.unitId)).toEqual(expected);
  });

  test("none while the index still loads", () => {
    expect(filterRelevantColleges(null, pages)).toEqual([]);
  });
});

describe("when they come before the pages", () => {
  test.each([
    ["the beginning of a name", "stanf", makeHit(1), pages, true],
    ["another name of it", "the farm", makeHit(1, { matched: "The Farm", kind: "alias" }), pages, true],
    ["a page with the word in its title", "stanf", makeHit(1), { ...pages, isNamed: true }, false],
    ["the name, and a page with it in its title", "stanford", makeHit(1), { ...pages, isNamed: true }, true],
    ["a page that is called so", "stanford", makeHit(1), { ...pages, isCalled: true }, false],
    ["a word in the middle of a name", "university", makeHit(1), pages, false],
    ["a place", "stanford", makeHit(1, { kind: "place" }), pages, false],
    ["the beginnings of its words", "sta uni", makeHit(1), pages, true],
    ["a guess", "stanf", makeHit(1, { wasMisspelled: true }), pages, false],
    [
      "a guess beside guesses",
      "stanfrod",
      makeHit(1, { wasMisspelled: true }),
      { ...pages, isGuess: true },
      true,
    ],
    [
      "a guess beside a page whose title is as near",
      "stanfrod",
      makeHit(1, { wasMisspelled: true }),
      { ...pages, isGuess: true, isNamed: true },
      false,
    ],
  ])("%s", (_name, query, one, beside, expected) => {
    expect(shouldListCollegesFirst(matchColleges(makeResult([one]), colleges, query), beside)).toBe(expected);
  });
});

test("many colleges asked for by subject come before a page with the subject in its title", () => {
  const beside = { ...pages, isNamed: true };
  const found = (text: string) => matchColleges(makeResult([]), colleges, text, readSpokenSearch(text));
  expect(shouldListCollegesFirst(found("nursing"), beside)).toBe(true);
  expect(shouldListCollegesFirst(found("nursing scholarships"), beside)).toBe(false);
});

test.each([
  ["kenyon tuition", "kenyon"],
  ["cost of Kenyon College", "Kenyon College"],
  ["ohio state acceptance rate", "ohio state"],
  ["Boston College", "Boston College"],
  ["tuition", "tuition"],
  ["financial aid deadline", "financial aid deadline"],
  ["campus visits", "campus visits"],
  ["college visits", "college visits"],
  ["best college deadlines", "best college deadlines"],
  ["net price", "net price"],
  ["college cost", "college cost"],
  ["is duke worth it", "duke"],
  ["is purdue hard to get into?", "purdue"],
  ["is college worth it", "is college worth it"],
  ["my deadlines", "my deadlines"],
])("%s asks about %s", (query, expected) => {
  expect(extractCollegeName(query)).toBe(expected);
});

test("an answer stands before pages, but not before the program that is called so, nor before the colleges asked for", () => {
  const found = (text: string) => matchColleges(makeResult([]), colleges, text, readSpokenSearch(text));
  expect(isAnswerFirst(found("when does the fafsa open"), pages)).toBe(true);
  expect(isAnswerFirst(found("ohio college opportunity grant"), { ...pages, isCalled: true })).toBe(false);
  expect(isAnswerFirst(found("psychology degree new york"), pages)).toBe(false);
  expect(isAnswerFirst(null, null)).toBe(true);
  // “stanford deadline”, by its name: the college's page has its days, and a card has not.
  const named = matchColleges(makeResult([makeHit(1)]), colleges, "stanford");
  expect(isAnswerFirst(named, pages)).toBe(false);
});

test.each([
  ["csu fullerton", true],
  ["csu fuller", false],
  ["csf fullerton", false],
  ["cs fullerton", false],
])("a college is called by its initials and the rest of its name: %s", (typed, isCalled) => {
  const found = matchColleges(makeResult([makeHit(3)]), colleges, typed);
  expect(found.isCalled).toBe(isCalled);
});
