/** Which key opens the search, and when it is ignored. */
import { expect, test } from "vitest";
import { isSearchKey, type PressedKey } from "./searchKey.ts";

const slash: PressedKey = {
  key: "/",
  isMeta: false,
  isControl: false,
  isAltOrShift: false,
  isTyping: false,
  isDialogOpen: false,
};
const k = { ...slash, key: "k" };

test.each([
  ["a slash on the page", slash, true],
  ["a slash in a field is a letter", { ...slash, isTyping: true }, false],
  ["a slash over an open dialog", { ...slash, isDialogOpen: true }, false],
  ["the browser's own shortcut with a slash", { ...slash, isControl: true }, false],
  ["a slash that takes Shift", { ...slash, isAltOrShift: true }, true],
  ["another key", { ...slash, key: "?" }, false],
  ["⌘K", { ...k, isMeta: true }, true],
  ["⌘K with the capitals on", { ...k, key: "K", isMeta: true }, true],
  ["⌘K in a field", { ...k, isMeta: true, isTyping: true }, true],
  ["Ctrl K", { ...k, isControl: true }, true],
  ["Ctrl K in a field, which deletes on a Mac", { ...k, isControl: true, isTyping: true }, false],
  ["⌘K over an open dialog", { ...k, isMeta: true, isDialogOpen: true }, false],
  ["another shortcut with K", { ...k, isMeta: true, isAltOrShift: true }, false],
  ["the letter alone", k, false],
  ["another letter with ⌘", { ...k, key: "j", isMeta: true }, false],
])("%s", (_name, key, expected) => {
  expect(isSearchKey(key)).toBe(expected);
});
