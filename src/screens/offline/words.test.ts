/** The pages that the text says work offline are those the service worker caches. */
import { expect, test } from "vitest";
import { pages } from "#site/pages.ts";
import { words } from "./words.ts";

test("it names every page that is kept from the first visit on, and no other", () => {
  const kept = pages.filter((page) => page.isKeptOffline).map((page): string => page.path);
  expect(words.kept.map((link) => link.to).toSorted()).toEqual(kept.toSorted());
});
