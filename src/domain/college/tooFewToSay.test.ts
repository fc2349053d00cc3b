/** Rates of few students in the data set that ships: none is shown, none counts, and nobody reads "0%" for it. */
import { describe, expect, test } from "vitest";
import { loadShippedColleges } from "../../../test/support/shippedColleges.ts";
import {
  fewestForRate,
  rateFields,
  readTooFewChoice,
  summaryRateFields,
  tooFewCodes,
  toTooFewCode,
} from "./rateFields.ts";
import { isTooFewToSay } from "./tooFewToSay.ts";

const colleges = loadShippedColleges();
const records = colleges.summaries.flatMap(({ unitId }) => colleges.recordOf(unitId) ?? []);

test("the index's code gives back the rates it was made of", () => {
  expect(toTooFewCode([])).toBeNull();
  expect(readTooFewChoice()).toEqual([]);
  for (const [choice, code] of tooFewCodes.entries()) {
    expect(toTooFewCode(readTooFewChoice(choice))).toBe(code);
  }
});

test("a reply that a device kept from before knows of none", () => {
  expect(isTooFewToSay({}, "completionRate")).toBe(false);
  expect(isTooFewToSay({ tooFewToSay: ["completionRate"] }, "retentionRate")).toBe(false);
});

describe("the data set", () => {
  test("has no value for a rate that is of too few", () => {
    for (const record of records) for (const field of record.tooFewToSay) expect(record[field]).toBeNull();
  });

  test("has no admit rate of fewer than 30 applicants", () => {
    const shown = records.filter(({ applicants, admitRate }) => applicants !== null && admitRate !== null);
    expect(shown.length).toBeGreaterThan(1_500);
    expect(Math.min(...shown.map(({ applicants }) => applicants ?? 0))).toBeGreaterThanOrEqual(fewestForRate);
  });

  test("tells of no ranked college that nobody finishes, or nobody comes back", () => {
    const ranked = records.filter(({ isRanked }) => isRanked);
    expect(ranked.filter(({ completionRate }) => completionRate === 0)).toEqual([]);
    expect(ranked.filter(({ retentionRate }) => retentionRate === 0)).toEqual([]);
  });

  test("keeps nearly every rate of colleges with a class to speak of", () => {
    const large = records.filter(
      ({ isBachelorsCollege, enrolledFirstYears }) =>
        isBachelorsCollege && enrolledFirstYears !== null && enrolledFirstYears >= 300,
    );
    expect(large.length).toBeGreaterThan(900);
    const isHidden = (field: (typeof rateFields)[number]) =>
      large.filter((record) => isTooFewToSay(record, field)).map(({ name }) => name);
    expect(isHidden("completionRate")).toEqual(["Arizona State University Digital Immersion"]);
    expect(isHidden("retentionRate")).toEqual(["Arizona State University Digital Immersion"]);
    expect(isHidden("admitRate")).toEqual([]);
  });

  test.each([
    ["Arizona State University Digital Immersion", ["completionRate", "retentionRate"]],
    ["Purdue University Global", ["completionRate", "retentionRate"]],
    ["Rio Hondo College", ["retentionRate"]],
    ["Purdue University", []],
    ["United States Air Force Academy", []],
    ["Wheaton College", []],
  ])("%s: %j", (name, fields) => {
    const found = records.filter((record) => record.name === name || record.name.startsWith(`${name},`));
    expect(
      found.map(({ tooFewToSay }) => summaryRateFields.filter((one) => tooFewToSay.includes(one))),
    ).toContainEqual(fields);
  });
});
