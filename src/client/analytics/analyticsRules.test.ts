/** What is told of a page view, and when nothing is. */
import { describe, expect, test } from "vitest";
import { pageViewEndpoint } from "#contract/pageViews.ts";
import { buildPageView, type Visitor } from "./analyticsRules.ts";

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
