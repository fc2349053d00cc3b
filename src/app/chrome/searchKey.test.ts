/** Which key opens the search, and where it is left alone. */
import { expect, test } from "vitest";
import { isSearchKey } from "./searchKey.ts";

const pressed = { key: "/", isModified: false, isTyping: false, isDialogOpen: false };

test.each([
  ["a slash on the page", pressed, true],
  ["a slash in a field is a letter", { ...pressed, isTyping: true }, false],
  ["a slash over an open dialog", { ...pressed, isDialogOpen: true }, false],
  ["the browser's own shortcut with a slash", { ...pressed, isModified: true }, false],
  ["another key", { ...pressed, key: "?" }, false],
])("%s", (_name, key, expected) => {
  expect(isSearchKey(key)).toBe(expected);
});
