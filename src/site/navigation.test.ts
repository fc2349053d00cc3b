/** The menus: every link leads to a page, nothing is listed twice in a menu, and all of the spec's items are there. */
import { describe, expect, test } from "vitest";
import {
  footerGroups,
  joinLink,
  myPlanLink,
  navigationMenus,
  phoneLinks,
  phoneToolLinks,
  pricingLink,
  signInLink,
} from "./navigation.ts";
import { findPage } from "./pages.ts";

const everyLink = [
  ...navigationMenus.flatMap((menu) => [...menu.items, ...(menu.action === undefined ? [] : [menu.action])]),
  ...phoneLinks,
  ...footerGroups.flatMap((group) => group.links),
  joinLink,
  myPlanLink,
  pricingLink,
  signInLink,
];

test.each(everyLink.map((link) => link.to))("%s is an address of the site", (to) => {
  expect(findPage(to.replace(/#.*/, ""))).not.toBeNull();
});

describe("the menus", () => {
  test("match the spec, in its order", () => {
    expect(navigationMenus.map((menu) => menu.label)).toEqual([
      "Solutions",
      "How It Works",
      "Resources",
      "Company",
    ]);
  });

  test("'View All Features' is in Solutions", () => {
    expect(navigationMenus[0]?.action).toEqual({ label: "View All Features", to: "/features" });
  });

  test.each([
    "/features#ai-counselor",
    "/how-it-works#smart-matching",
    "/about#why-us",
    "/contact#demo",
    "/help-center#faq",
  ])("an item leads to %s", (to) => {
    expect(navigationMenus.flatMap((menu) => menu.items).map((item) => item.to)).toContain(to);
  });

  test.each(navigationMenus)("nothing is listed twice in $label, and each line is short", ({ items }) => {
    expect(new Set(items.map((item) => item.to)).size).toBe(items.length);
    expect(new Set(items.map((item) => item.label)).size).toBe(items.length);
    expect(items.filter((item) => item.description.length > 44)).toEqual([]);
  });
});

test("the phone menu has the spec's items in its order", () => {
  expect(phoneLinks.map((link) => link.label)).toEqual([
    "Home",
    "Solutions",
    "How It Works",
    "Blog",
    "Resources",
    "Pricing",
    "About",
    "Help Center",
    "Subscription",
  ]);
});

test("the phone menu lists every page that the search calls a tool", () => {
  const listed = new Set(phoneToolLinks.map(({ to }) => to));
  const tools = [
    "/college-match-quiz",
    "/college-cost-calculator",
    "/colleges",
    "/compare",
    "/offers",
    "/essays",
    "/counselor",
    "/my-plan",
    "/tools/fafsa-calculator",
    "/application-timeline",
    "/college-visit-planner",
  ];
  expect(tools.filter((path) => !listed.has(path))).toEqual([]);
});
