/** A remark stays with its sentence while the text around it changes. */
import { expect, test } from "vitest";
import { locateQuote } from "./locateQuote.ts";

test.each([
  ["It rained. We left.", "We left.", 11, { start: 11, end: 19 }],
  ["Then it rained. We left.", "We left.", 11, { start: 16, end: 24 }],
  ["No. Yes. No.", "No.", 8, { start: 9, end: 12 }],
  ["No. Yes. No.", "No.", 1, { start: 0, end: 3 }],
  ["It rained.", "We left.", 0, null],
  ["It rained.", "", 0, null],
])("%j has %j", (text, quote, wasAt, place) => {
  expect(locateQuote(text, quote, wasAt)).toEqual(place);
});
