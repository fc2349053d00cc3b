/** What a key does in the menus, case by case. */
import { expect, test } from "vitest";
import { type MenuPlace, type MenuStep, getMenuStep } from "./menuKeys.ts";

const closed: MenuPlace = { on: "bar", hasPanel: true, isOpen: false };
const opened: MenuPlace = { on: "bar", hasPanel: true, isOpen: true };
const plainLink: MenuPlace = { on: "bar", hasPanel: false, isOpen: false };
const makePanelPlace = (index: number): MenuPlace => ({ on: "panel", index, count: 3 });

test.each<[string, string, MenuPlace, MenuStep]>([
  ["down opens a menu at its first link", "ArrowDown", closed, { kind: "link", index: 0 }],
  ["up opens a menu at its last link", "ArrowUp", closed, { kind: "lastLink" }],
  ["down goes into an open menu", "ArrowDown", opened, { kind: "link", index: 0 }],
  ["Escape on an open menu closes it", "Escape", opened, { kind: "close" }],
  ["Escape on a closed menu is not ours", "Escape", closed, { kind: "none" }],
  ["right goes to the next entry", "ArrowRight", closed, { kind: "nextEntry" }],
  ["left goes to the one before", "ArrowLeft", opened, { kind: "previousEntry" }],
  ["right also leaves a plain link", "ArrowRight", plainLink, { kind: "nextEntry" }],
  ["down on a plain link scrolls the page", "ArrowDown", plainLink, { kind: "none" }],
  ["Enter is the browser's", "Enter", closed, { kind: "none" }],
  ["Space is the browser's", " ", closed, { kind: "none" }],
  ["Tab is the browser's", "Tab", makePanelPlace(1), { kind: "none" }],
  ["down goes to the next link", "ArrowDown", makePanelPlace(0), { kind: "link", index: 1 }],
  ["down from the last link begins anew", "ArrowDown", makePanelPlace(2), { kind: "link", index: 0 }],
  ["up goes to the link before", "ArrowUp", makePanelPlace(2), { kind: "link", index: 1 }],
  ["up from the first link goes to the menu's entry", "ArrowUp", makePanelPlace(0), { kind: "entry" }],
  ["Home goes to the first link", "Home", makePanelPlace(2), { kind: "link", index: 0 }],
  ["End goes to the last link", "End", makePanelPlace(0), { kind: "lastLink" }],
  ["Escape in a panel closes it", "Escape", makePanelPlace(1), { kind: "close" }],
  ["letters are the browser's", "a", makePanelPlace(1), { kind: "none" }],
])("%s", (_, key, place, expected) => {
  expect(getMenuStep(key, place)).toEqual(expected);
});
