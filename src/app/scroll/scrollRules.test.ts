/** Where the page scrolls on navigation, case by case. */
import { describe, expect, test } from "vitest";
import type { Move } from "#ui/router.tsx";
import {
  calculateAnchorScrollY,
  type Place,
  parseAnchor,
  type ScrollStep,
  scrollStep,
} from "./scrollRules.ts";

function makePlace(address: string, key = "k1"): Place {
  const url = new URL(address, "http://x");
  return { pathname: url.pathname, search: url.search, hash: url.hash, key };
}

const stay: ScrollStep = { kind: "stay" };
const top: ScrollStep = { kind: "top" };
const here = (id: string): ScrollStep => ({ kind: "anchor", id, delayMs: 0, isOtherPage: false });
const there = (id: string): ScrollStep => ({ kind: "anchor", id, delayMs: 100, isOtherPage: true });

describe("first load", () => {
  test.each<[string, ScrollStep]>([
    ["/about", stay],
    ["/about#why-us", { kind: "lateAnchor", id: "why-us" }],
    ["/college-match-quiz#a=abc", stay],
    ["/about#", stay],
  ])("%s", (address, expected) => {
    expect(scrollStep(null, makePlace(address), "pop", null)).toEqual(expected);
    expect(scrollStep(null, makePlace(address), "pop", 700)).toEqual(expected);
  });
});

describe("following links", () => {
  test.each<[string, string, string, Move, ScrollStep]>([
    ["another page begins at its top", "/", "/about", "push", top],
    ["a redirect too", "/", "/about", "replace", top],
    ["an anchor on another page waits 100 ms", "/", "/about#why-us", "push", there("why-us")],
    ["an anchor on this page is gone to at once", "/about", "/about#why-us", "push", here("why-us")],
    ["another anchor on this page", "/about#why-us", "/about#team", "push", here("team")],
    ["the same anchor again", "/about#why-us", "/about#why-us", "replace", here("why-us")],
    ["this page's link without its anchor", "/about#why-us", "/about", "push", top],
    ["the same page again", "/about", "/about", "replace", top],
    ["a choice kept in the query stays", "/compare", "/compare?college=1", "replace", stay],
    ["a choice kept in the query, with an anchor", "/compare#a1", "/compare?college=1#a1", "replace", stay],
    ["a search link on the search page is the list's own affair", "/colleges", "/colleges?q=x", "push", stay],
    ["an essay begins at its top", "/essays", "/essays?essay=e1", "push", top],
    ["another essay too", "/essays?essay=e1", "/essays?essay=e2", "push", top],
    ["and the list it is left for", "/essays?essay=e1", "/essays", "push", top],
    ["a student's plan", "/family", "/family?student=p1", "push", top],
    ["another trip", "/trip-results?trip=a", "/trip-results?trip=b", "push", top],
    ["an id written down for what is shown", "/sharing", "/sharing?plan=p1", "replace", stay],
    ["an anchor on another student's plan", "/family", "/family?student=p1#essays", "push", there("essays")],
    ["a choice beside the page's name", "/sharing?plan=p1", "/sharing?plan=p1&invite=student", "push", stay],
    ["shared answers on this page stay", "/college-match-quiz", "/college-match-quiz#a=abc", "push", stay],
    ["shared answers on another page begin at its top", "/", "/college-match-quiz#a=abc", "push", top],
  ])("%s", (_, from, to, move, expected) => {
    expect(scrollStep(makePlace(from), makePlace(to, "k2"), move, null)).toEqual(expected);
  });
});

describe("back and forward", () => {
  test.each<[string, string, Place, number | null, ScrollStep]>([
    ["to where the person was", "/about", makePlace("/", "k0"), 640, { kind: "restore", y: 640 }],
    ["to a top that was never left", "/about", makePlace("/", "k0"), 0, { kind: "restore", y: 0 }],
    ["on the same page", "/about#why-us", makePlace("/about", "k0"), 320, { kind: "restore", y: 320 }],
    [
      "to an anchor one had scrolled on from",
      "/pricing",
      makePlace("/about#why-us", "k0"),
      900,
      { kind: "restore", y: 900 },
    ],
    [
      "with nothing noted, to the anchor",
      "/pricing",
      makePlace("/about#why-us", "k0"),
      null,
      there("why-us"),
    ],
    ["with nothing noted, to the top", "/pricing", makePlace("/about", "k0"), null, top],
    [
      "from an essay to where its list was",
      "/essays?essay=e1",
      makePlace("/essays", "k0"),
      700,
      { kind: "restore", y: 700 },
    ],
    ["to an essay with nothing noted", "/essays", makePlace("/essays?essay=e1", "k0"), null, top],
    ["on the same page with nothing noted", "/about#why-us", makePlace("/about", "k0"), null, stay],
    ["a hash typed into the address", "/about", makePlace("/about#why-us", "default"), null, here("why-us")],
    ["a hash typed a second time", "/about", makePlace("/about#why-us", "default"), 40, here("why-us")],
    [
      "back to a page that was loaded with a hash",
      "/pricing",
      makePlace("/about#why-us", "default"),
      40,
      { kind: "restore", y: 40 },
    ],
  ])("%s", (_, from, to, keptY, expected) => {
    expect(scrollStep(makePlace(from), to, "pop", keptY)).toEqual(expected);
  });
});

test.each([
  ["", null],
  ["#", null],
  ["#why-us", "why-us"],
  ["#a=abc", null],
  ["#a", "a"],
  ["#ab=c", "ab=c"],
  ["#what%20if", "what if"],
  ["#100%", "100%"],
])("the hash %j names %j", (hash, expected) => {
  expect(parseAnchor(hash)).toBe(expected);
});

test.each([
  ["under a bar of 64 px, 84 px are left", 1_000, 0, 64, 916],
  ["where no bar is found, 100 px", 1_000, 0, null, 900],
  ["from further down the page", -500, 2_000, 64, 1_416],
  ["at the top there is no more room", 40, 0, 64, 0],
  ["half pixels are rounded", 1_000.4, 0.3, 64, 917],
])("%s", (_, elementTop, scrollY, navHeight, expected) => {
  expect(calculateAnchorScrollY(elementTop, scrollY, navHeight)).toBe(expected);
});
