/** The state of a ZIP code by its first digits, against the shipped table of positions. */
import { expect, test } from "vitest";
import { loadShippedColleges } from "../../../test/support/shippedColleges.ts";
import { findStateOfZip } from "./zipStates.ts";

test.each([
  ["43215", "OH"],
  ["02139", "MA"],
  ["06510", "CT"],
  ["10001", "NY"],
  ["20001", "DC"],
  ["22201", "VA"],
  ["78701", "TX"],
  ["73301", "TX"],
  ["99501", "AK"],
  ["00901", "PR"],
  ["00802", "VI"],
  ["09001", null],
  ["34001", null],
  ["96201", null],
  ["4321", null],
  ["00000", null],
])("%s", (zip, state) => expect(findStateOfZip(zip)).toBe(state));

test("it says the state of the table for at least 999 of 1,000 codes", () => {
  const { findZip } = loadShippedColleges();
  let known = 0;
  let same = 0;
  for (let code = 0; code < 100_000; code += 7) {
    const zip = String(code).padStart(5, "0");
    const place = findZip(zip);
    if (place === null || place.isRough === true) continue;
    known += 1;
    if (findStateOfZip(zip) === place.state) same += 1;
  }
  expect(known).toBeGreaterThan(3_000);
  expect(same / known).toBeGreaterThan(0.999);
});
