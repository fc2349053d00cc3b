/** The menus: every link leads to a page, nothing stands twice in a menu, and the specification's items are all there. */
import { describe, expect, test } from "vitest";
import {
  footerGroups,
  joinLink,
  myPlanLink,
  navigationMenus,
  phoneLinks,
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
  test("are those of the specification, in its order", () => {
    expect(navigationMenus.map((menu) => menu.label)).toEqual([
      "Solutions",
      "How It Works",
      "Resources",
      "Company",
    ]);
  });

  test("'View All Features' stands in Solutions", () => {
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

  test.each(navigationMenus)("nothing stands twice in $label, and each line is short", ({ items }) => {
    expect(new Set(items.map((item) => item.to)).size).toBe(items.length);
    expect(new Set(items.map((item) => item.label)).size).toBe(items.length);
    expect(items.filter((item) => item.description.length > 44)).toEqual([]);
  });
});

test("the phone's menu has the specification's items in its order", () => {
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
