/** Which pages are guessed from a mistyped address. */
import { describe, expect, test } from "vitest";
import type { PageId } from "#site/pages.ts";
import { calculateEditDistance, findLikelyPages } from "./findLikelyPages.ts";

test.each<[string, string, PageId]>([
  ["a letter too few", "/pricng", "pricing"],
  ["two letters swapped", "/prciing", "pricing"],
  ["a letter too many", "/aboutt", "about"],
  ["capitals and an ending", "/About.html", "about"],
  ["underscores for dashes", "/how_it_works", "howItWorks"],
  ["words run together", "/howitworks", "howItWorks"],
  ["a part of the address", "/cost-calculator", "costCalculator"],
  ["one telling word", "/quiz", "matchQuiz"],
  ["one telling word in the middle", "/fafsa", "fafsaCalculator"],
  ["the plural", "/calculators", "costCalculator"],
  ["another address of the page", "/help-centre", "help"],
  ["a state", "/state-guides", "stateGuides"],
  ["a slash at the end", "/methodolgy/", "methodology"],
  ["as typed with spaces", "/my%20plan", "myPlan"],
  ["words in another order", "/planner-visit", "collegeVisitPlanner"],
])("%s: %s", (_, path, expected) => {
  expect(findLikelyPages(path)[0]).toBe(expected);
});

describe("nothing is guessed", () => {
  test.each([["/"], ["/404"], ["/xq7-zzz"], ["/wp-login.php"], ["/%E0%A4%A"], [`/${"z".repeat(3_000)}`]])(
    "from %s",
    (path) => {
      expect(findLikelyPages(path)).toEqual([]);
    },
  );

  test("of pages that nobody looks for", () => {
    for (const path of ["/admn", "/blog-automaton", "/timeline-succes", "/subscription-sucess"]) {
      expect(findLikelyPages(path).filter((id) => /admin|Automation|Success/.test(id))).toEqual([]);
    }
  });
});

test.each(["/college", "/calculator", "/guide", "/planning", "/about-us-and-more"])(
  "from %s come at most three, none twice",
  (path) => {
    const found = findLikelyPages(path);
    expect(found.length).toBeLessThanOrEqual(3);
    expect(new Set(found).size).toBe(found.length);
  },
);

test.each([
  ["", "", 0],
  ["abc", "", 3],
  ["", "abc", 3],
  ["kitten", "sitting", 3],
  ["quzi", "quiz", 1],
  ["ab", "ba", 1],
  ["ca", "abc", 3],
])("from %j to %j are %i steps", (one, other, expected) => {
  expect(calculateEditDistance(one, other)).toBe(expected);
  expect(calculateEditDistance(other, one)).toBe(expected);
});
