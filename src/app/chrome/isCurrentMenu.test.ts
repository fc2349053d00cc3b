/** Where in the navigation a path is. */
import { expect, test } from "vitest";
import { navigationMenus } from "#site/navigation.ts";
import { isCurrentMenu, isCurrent } from "./isCurrentMenu.ts";

test.each([
  ["/pricing", "/pricing", true],
  ["/pricing", "/", false],
  ["/", "/", true],
  ["/features#ai-counselor", "/features", true],
  ["/resources", "/tools", true],
  ["/help-center#faq", "/help", true],
  ["/colleges", "/colleges/rice-university", true],
  ["/compare", "/colleges/rice-university", false],
  ["/colleges", "/no-such-page", false],
])("a link to %s on %s: %s", (to, path, expected) => {
  expect(isCurrent(to, path)).toBe(expected);
});

test.each([
  ["/features", ["solutions"]],
  ["/methodology", ["howItWorks"]],
  ["/colleges/rice-university", ["resources"]],
  ["/your-data", ["company"]],
  ["/", []],
  ["/404", []],
])("%s stands in %j", (path, expected) => {
  expect(navigationMenus.filter((menu) => isCurrentMenu(menu, path)).map((menu) => menu.id)).toEqual(expected);
});
