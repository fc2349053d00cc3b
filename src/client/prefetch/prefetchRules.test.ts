/** What is fetched ahead, case by case. */
import { describe, expect, test } from "vitest";
import { type PageId, pages } from "#site/pages.ts";
import { predictedPages } from "#site/predictedPages.ts";
import {
  type Connection,
  listPageData,
  getLinkedPath,
  canPrefetch,
  listPrefetches,
  addPage,
} from "./prefetchRules.ts";

const fast: Connection = { isOnline: true, savesData: false, effectiveType: "4g" };
const alwaysPrefetch = () => 0;
const neverPrefetch = () => 0.999;

test.each<[string, Partial<Connection>, boolean]>([
  ["a fast line", {}, true],
  ["a line the browser says nothing about", { effectiveType: null }, true],
  ["3g", { effectiveType: "3g" }, true],
  ["2g", { effectiveType: "2g" }, false],
  ["slow 2g", { effectiveType: "slow-2g" }, false],
  ["a device that saves data", { savesData: true }, false],
  ["no line", { isOnline: false }, false],
])("fetching ahead on %s: %s", (_, connection, expected) => {
  expect(canPrefetch({ ...fast, ...connection })).toBe(expected);
});

describe("the predicted pages", () => {
  const getPath = (id: PageId) => pages.find((page) => page.id === id)?.path ?? id;

  test.each([
    ["/", ["/about", "/features", "/pricing"]],
    ["/about", ["/features", "/how-it-works"]],
    ["/features", ["/pricing", "/college-cost-calculator"]],
    ["/pricing", ["/contact"]],
    ["/college-cost-calculator", ["/application-timeline", "/college-match-quiz"]],
    ["/application-timeline", ["/timeline-success", "/pricing"]],
    ["/college-match-quiz", ["/college-visit-planner", "/pricing"]],
    ["/privacy", []],
    ["/no-such-page", []],
    ["/colleges/rice-university", []],
  ])("from %s: %j", (path, expected) => {
    const found = listPrefetches(path, [path], fast, alwaysPrefetch);
    expect(found.map((one) => getPath(one.pageId))).toEqual(expected);
    expect(found.every((one) => one.needsCode)).toBe(true);
  });

  test("are those of section 9 and no others", () => {
    expect(Object.values(predictedPages).flat()).toHaveLength(14);
  });
});

test.each<[PageId, string | null]>([
  ["pricing", "pricing"],
  ["costCalculator", "collegeData"],
  ["applicationTimeline", "timelineTemplates"],
  ["about", null],
  ["timelineSuccess", null],
])("with %s comes %s", (pageId, expected) => {
  expect(listPageData(pageId)).toBe(expected);
});

describe("chance", () => {
  test.each<[string, () => number, PageId[]]>([
    ["always", alwaysPrefetch, ["about", "features", "pricing"]],
    ["never", neverPrefetch, ["about"]],
    ["just below one half", () => 0.499, ["about", "features", "pricing"]],
    ["at one half", () => 0.5, ["about"]],
  ])("%s", (_, chance, expected) => {
    expect(listPrefetches("/", ["/"], fast, chance).map((one) => one.pageId)).toEqual(expected);
  });

  test("is asked once for each unimportant page", () => {
    const drawn = [0.9, 0.1];
    const found = listPrefetches("/", ["/"], fast, () => drawn.shift() ?? 1);
    expect(found.map((one) => one.pageId)).toEqual(["about", "pricing"]);
    expect(drawn).toEqual([]);
  });
});

describe("the journey", () => {
  test("pages not seen yet come first; of seen ones only the data is asked for", () => {
    const found = listPrefetches("/features", ["/pricing", "/features"], fast, alwaysPrefetch);
    expect(found).toEqual([
      { pageId: "costCalculator", needsCode: true, data: "collegeData" },
      { pageId: "pricing", needsCode: false, data: "pricing" },
    ]);
  });

  test("a seen page without data needs nothing", () => {
    expect(listPrefetches("/pricing", ["/contact", "/pricing"], fast, alwaysPrefetch)).toEqual([]);
  });

  test("an address beside the first one is the same page", () => {
    expect(listPrefetches("/", ["/about", "/"], fast, neverPrefetch)).toEqual([]);
  });

  test.each<[string, readonly string[], string, readonly string[]]>([
    ["begins", [], "/", ["/"]],
    ["goes on", ["/"], "/about", ["/", "/about"]],
    ["is not longer for a page shown again", ["/", "/about"], "/about", ["/", "/about"]],
    ["knows a page one came back to twice", ["/", "/about"], "/", ["/", "/about", "/"]],
  ])("%s", (_, journey, path, expected) => {
    expect(addPage(journey, path)).toEqual(expected);
  });

  test("holds the last ten pages", () => {
    const ten = Array.from({ length: 10 }, (_, index) => `/p${index}`);
    expect(addPage(ten, "/new")).toEqual([...ten.slice(1), "/new"]);
  });
});

test.each([
  ["a page of the site", "http://x/about", "", "", "/about"],
  ["with query and anchor", "http://x/contact?a=1#demo", "", "", "/contact"],
  ["this page", "http://x/#why", "", "", null],
  ["another site", "https://studentaid.gov/about", "", "", null],
  ["an endpoint", "http://x/api/pricing", "", "", null],
  ["a file", "http://x/assets/map.svg", "", "", null],
  ["a new tab", "http://x/about", "_blank", "", null],
  ["a download", "http://x/about", "", "plan.json", null],
  ["an email address", "mailto:a@example.org", "", "", null],
  ["nothing to read", "", "", "", null],
])("a link to %s", (_, href, target, download, expected) => {
  expect(getLinkedPath({ href, target, download }, { origin: "http://x", pathname: "/" })).toBe(expected);
});
