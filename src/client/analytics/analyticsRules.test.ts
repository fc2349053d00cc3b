/** What a page view contains, and when none is sent. */
import { describe, expect, test } from "vitest";
import { pageViewEndpoint } from "#contract/pageViews.ts";
import { buildPageView, type Visitor } from "./analyticsRules.ts";
import { buildEmptySearch } from "./emptySearch.ts";

const visitor: Visitor = { isOnline: true, hasPrivacyControl: false, hasDoNotTrack: false };

test.each([
  ["/"],
  ["/about"],
  ["/colleges/the-university-of-texas-at-austin"],
  ["/no-such-page"],
  ["/file.html"],
])("%s is told by its path, as the endpoint takes it", (path) => {
  const view = buildPageView(path, visitor);
  expect(view).toEqual({ event: "page_view", page_path: path });
  expect(pageViewEndpoint.body.safeParse(view).success).toBe(true);
});

describe("nothing is told", () => {
  test.each<[string, Partial<Visitor>]>([
    ["without a network", { isOnline: false }],
    ["with Global Privacy Control", { hasPrivacyControl: true }],
    ["with Do Not Track", { hasDoNotTrack: true }],
  ])("%s", (_, wish) => {
    expect(buildPageView("/about", { ...visitor, ...wish })).toBeNull();
  });

  test.each([
    ["/about?name=ada"],
    ["/about#a=secret"],
    ["/someone@example.org"],
    ["/with space"],
    ["/%40"],
    ["about"],
    [""],
    [`/${"x".repeat(201)}`],
  ])("of %s", (path) => {
    expect(buildPageView(path, visitor)).toBeNull();
  });
});

describe("a search that found nothing", () => {
  test.each([["Hogwarts"], [" St. John’s  "], ["peña college"]])(
    "%s is told by its words, as the endpoint takes them",
    (query) => {
      const search = buildEmptySearch("site", query, visitor);
      expect(search).toEqual({ event: "empty_search", place: "site", text: query.trim().toLowerCase() });
      expect(pageViewEndpoint.body.safeParse(search).success).toBe(true);
    },
  );

  test.each([
    ["maya@example.org"],
    ["12 oak street"],
    ["555 0100"],
    ["example.org"],
    ["https://example.org"],
    ["ab"],
    [""],
    ["x".repeat(61)],
  ])("%s is not told", (query) => {
    expect(buildEmptySearch("site", query, visitor)).toBeNull();
  });

  test.each<[string, Partial<Visitor>]>([
    ["without a network", { isOnline: false }],
    ["with Global Privacy Control", { hasPrivacyControl: true }],
    ["with Do Not Track", { hasDoNotTrack: true }],
  ])("is not told %s", (_, wish) => {
    expect(buildEmptySearch("colleges", "hogwarts", { ...visitor, ...wish })).toBeNull();
  });
});
