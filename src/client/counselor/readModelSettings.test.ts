/** The language model's offer in the page: whole, or none. */
import { expect, test } from "vitest";
import { readModelSettings } from "./readModelSettings.ts";

const withSlot = (text: string | null) => ({
  getElementById: () => (text === null ? null : ({ textContent: text } as HTMLElement)),
});
const offer = { providerName: "Example Models", minimumAge: 13, allowsVisitors: false };

test.each<[what: string, text: string | null, expected: typeof offer | null]>([
  ["a whole offer", JSON.stringify({ model: offer }), offer],
  ["no model", JSON.stringify({ hasRouting: true }), null],
  ["a page without the slot", null, null],
  ["an unfilled slot", "null", null],
  ["no JSON", "{", null],
  ["no name", JSON.stringify({ model: { ...offer, providerName: "" } }), null],
  ["no age", JSON.stringify({ model: { ...offer, minimumAge: "13" } }), null],
])("%s", (_what, text, expected) => {
  expect(readModelSettings(withSlot(text))).toEqual(expected);
});
