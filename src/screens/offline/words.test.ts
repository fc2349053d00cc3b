/** What the page says opens without a network is what the service worker keeps. */
import { expect, test } from "vitest";
import { pages } from "#site/pages.ts";
import { words } from "./words.ts";

test("it names every page that is kept from the first visit on, and no other", () => {
  const kept = pages.filter((page) => page.isKeptOffline).map((page): string => page.path);
  expect(words.kept.map((link) => link.to).toSorted()).toEqual(kept.toSorted());
});
