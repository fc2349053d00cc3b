/** Majors by college: found by family and level, rejected when damaged. */
import { describe, expect, test } from "vitest";
import { listProgramsOfDegree } from "./majorPrograms.ts";
import {
  countFieldsOffered,
  type DegreeAwards,
  decodeMajorsIndex,
  encodeMajorsIndex,
  listFamilies,
  listFamiliesOffered,
} from "./majorsIndex.ts";

const awarded: DegreeAwards[] = [
  { unitId: 228_778, family: "11", programs: [], level: "bachelors" },
  { unitId: 228_778, family: "52", programs: [], level: "bachelors" },
  { unitId: 135_717, family: "11", programs: [], level: "associate" },
  { unitId: 135_717, family: "11", programs: [], level: "bachelors" },
  { unitId: 135_717, family: "24", programs: [], level: "associate" },
  { unitId: 135_717, family: "51", programs: ["5122"], level: "bachelors" },
  { unitId: 228_778, family: "51", programs: ["5138"], level: "bachelors" },
];

function send(): Record<string, unknown> {
  return JSON.parse(JSON.stringify(encodeMajorsIndex(awarded, "2026-11-21"))) as Record<string, unknown>;
}

function decodeSent() {
  const decoded = decodeMajorsIndex(send());
  if (!decoded.ok) throw new Error("The index is whole.");
  return decoded.value;
}

describe("majors by college", () => {
  test("lists a college's families, by level or all", () => {
    expect(listFamilies(decodeSent(), 228_778)).toEqual(["11", "51", "52"]);
    expect(listFamilies(decodeSent(), 135_717)).toEqual(["11", "24", "51"]);
    expect(listFamilies(decodeSent(), 135_717, "bachelors")).toEqual(["11", "51"]);
    expect(listFamilies(decodeSent(), 135_717, "associate")).toEqual(["11", "24"]);
  });

  test("counts how many of the student's families a college offers", () => {
    expect(listFamiliesOffered(decodeSent(), 228_778, ["11", "24", "52"])).toBe(2);
    expect(listFamiliesOffered(decodeSent(), 228_778, ["11"], "associate")).toBe(0);
    expect(listFamiliesOffered(decodeSent(), 228_778, ["99", ""])).toBe(0);
    expect(listFamiliesOffered(decodeSent(), 228_778, [])).toBe(0);
  });

  test.each<[string, number, string[], string[], number]>([
    ["nursing where nurses graduate", 228_778, ["51"], ["5138"], 1],
    ["nursing where other health degrees are awarded", 135_717, ["51"], ["5138"], 0],
    ["either of two programs", 135_717, ["51"], ["5122", "5138"], 1],
    ["health without a program named", 135_717, ["51"], [], 1],
    ["nursing beside another field", 135_717, ["11", "51"], ["5138"], 1],
    ["a program of a field no longer chosen", 135_717, ["11"], ["5138"], 1],
    // No degree shows who offers it: the field decides.
    ["medicine from high school", 135_717, ["51"], ["5112"], 1],
  ])(
    "counts a field only where the named program is taught: %s",
    (_name, unitId, majorFamilies, majorPrograms, n) => {
      expect(countFieldsOffered(decodeSent(), unitId, { majorFamilies, majorPrograms })).toBe(n);
    },
  );

  test.each([
    ["51.3801", ["5138"]],
    ["14.1901", ["1419"]],
    ["14.0101", ["1409", "1410", "1419"]],
    ["51.1201", []],
    ["52.0201", []],
  ])("a degree of %s leads to the programs %j", (cip, programs) => {
    expect(listProgramsOfDegree(cip)).toEqual(programs);
  });

  test("a college that reports no degrees is unknown, not without majors", () => {
    expect(listFamilies(decodeSent(), 100_001)).toBeNull();
    expect(listFamiliesOffered(decodeSent(), 100_001, ["11"])).toBeNull();
  });

  test.each([
    ["nothing", null],
    ["another version", { ...send(), version: 1 }],
    ["without a date", { ...send(), asOf: 1 }],
    ["altered", { ...send(), body: { families: ["11"], unitIds: {}, count: 2, awards: [] } }],
  ])("%s is rejected", (_, json) => {
    expect(decodeMajorsIndex(json)).toEqual({ ok: false, problem: "notAMajorsIndex" });
  });
});
