/** What cells say about a status, a round, a day and a place, in the words of families and school systems. */
import { describe, expect, test } from "vitest";
import {
  listRounds,
  readDay,
  readPlace,
  readRound,
  readSerialDay,
  readStatus,
  readTick,
} from "./cellValues.ts";

const today = "2026-11-27";

test.each([
  ["Researching", "considering"],
  ["thinking about it", "considering"],
  ["Following", "considering"],
  ["Maybe", "considering"],
  ["Not started", "considering"],
  ["deposit due May 1", "considering"],
  ["Applying", "applying"],
  ["In progress", "applying"],
  ["working on it", "applying"],
  ["not submitted", "applying"],
  ["haven't applied yet", "applying"],
  ["Applied", "applied"],
  ["Submitted 10/30/2026", "applied"],
  ["submitted ✅", "applied"],
  ["waiting", "applied"],
  ["deferred :(", "applied"],
  ["Decision pending", "applied"],
  ["Accepted", "admitted"],
  ["Admit", "admitted"],
  ["in!!!", "admitted"],
  ["Got in!", "admitted"],
  ["waitlisted, then accepted", "admitted"],
  ["WL", "waitlisted"],
  ["Wait-listed", "waitlisted"],
  ["Denied", "denied"],
  ["rejected", "denied"],
  ["not admitted", "denied"],
  ["didn’t get in", "denied"],
  ["Enrolled", "enrolled"],
  ["Attending", "enrolled"],
  ["Committed!", "enrolled"],
  ["deposit paid", "enrolled"],
  ["Not Interested", "removed"],
  ["withdrawn", "removed"],
  ["admitida", "admitted"],
  ["", null],
  ["Ann Arbor", null],
  ["$24,000", null],
])("status: %s is %s", (text, status) => {
  expect(readStatus(text)).toBe(status);
});

test.each([
  ["EA", "earlyAction"],
  ["EA2", "earlyAction"],
  ["Early Action", "earlyAction"],
  ["ED", "earlyDecision1"],
  ["ED I", "earlyDecision1"],
  ["Early Decision I", "earlyDecision1"],
  ["ED2", "earlyDecision2"],
  ["ED II", "earlyDecision2"],
  ["early decision 2", "earlyDecision2"],
  ["REA", "restrictiveEarlyAction"],
  ["SCEA", "restrictiveEarlyAction"],
  ["Single-Choice Early Action", "restrictiveEarlyAction"],
  ["RD", "regularDecision"],
  ["Regular", "regularDecision"],
  ["ROLL", "rolling"],
  ["Rolling Admission", "rolling"],
  ["UC application", "uc"],
  ["ED or RD?", null],
  ["Common App", null],
  ["Red", null],
])("round: %s is %s", (text, round) => {
  expect(readRound(text)).toBe(round);
});

test("a cell with two rounds names both", () => {
  expect(listRounds("ED2 or RD")).toEqual(["earlyDecision2", "regularDecision"]);
});

describe("a day", () => {
  test.each([
    ["11/1", "2026-11-01"],
    ["1/5", "2027-01-05"],
    ["11/1/26", "2026-11-01"],
    ["01/06/2027 11:59 PM EST", "2027-01-06"],
    ["15/11/2026", "2026-11-15"],
    ["Nov 15, 2026", "2026-11-15"],
    ["November 1st", "2026-11-01"],
    ["Jan. 3", "2027-01-03"],
    ["1-Nov", "2026-11-01"],
    ["2027-01-15", "2027-01-15"],
    ["due 12/1 for honors", "2026-12-01"],
    ["2/30/2027", null],
    ["13/13", null],
    ["$78k", null],
    ["1/2 tuition?", "2027-01-02"],
    ["3.8/4.0", null],
    ["rolling", null],
  ])("%s is %s", (text, day) => {
    expect(readDay(text, today)).toBe(day);
  });

  test("without a year a date belongs to the school year, whichever month it is read in", () => {
    expect(readDay("11/1", "2027-03-10")).toBe("2026-11-01");
    expect(readDay("11/1", "2027-06-10")).toBe("2027-11-01");
    expect(readDay("1/5", "2026-08-20")).toBe("2027-01-05");
  });

  test("a count of days is a date only in these years", () => {
    expect([readSerialDay("46327"), readSerialDay("78000"), readSerialDay("2026")]).toEqual([
      "2026-11-01",
      null,
      null,
    ]);
  });
});

test.each([
  ["Ann Arbor, MI", { city: "Ann Arbor", state: "MI" }],
  ["Oxford OH", { city: "Oxford", state: "OH" }],
  ["Maine", { city: null, state: "ME" }],
  ["wi", { city: null, state: "WI" }],
  ["Washington, D.C.", { city: null, state: "DC" }],
  ["LA", { city: "Los Angeles", state: null }],
  ["New Orleans, LA", { city: "New Orleans", state: "LA" }],
  ["Evanston", { city: "Evanston", state: null }],
])("place: %s", (text, place) => {
  expect(readPlace(text)).toEqual(place);
});

test.each([
  ["Yes", true],
  ["x", true],
  ["✓", true],
  ["10/30", true],
  ["WL", true],
  ["no", false],
  ["☐", false],
  ["N/A", false],
  ["Mr. Smith", null],
])("a column that asks yes or no: %s is %s", (text, isTicked) => {
  expect(readTick(text, today)).toBe(isTicked);
});
