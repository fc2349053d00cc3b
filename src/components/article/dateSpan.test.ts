/** A day, a month and a span as authors write them. */
import { expect, test } from "vitest";
import { toDateSpan } from "./dateSpan.ts";

test.each([
  ["2027-01-15", { first: "2027-01-15", last: "2027-01-15", text: null }],
  ["2026-10-12/2026-10-18", { first: "2026-10-12", last: "2026-10-18", text: null }],
  ["2027-02", { first: "2027-02-01", last: "2027-02-28", text: "February 2027" }],
  ["2028-02", { first: "2028-02-01", last: "2028-02-29", text: "February 2028" }],
  ["2026-12", { first: "2026-12-01", last: "2026-12-31", text: "December 2026" }],
])("%s", (on, span) => {
  expect(toDateSpan(on)).toEqual(span);
});
