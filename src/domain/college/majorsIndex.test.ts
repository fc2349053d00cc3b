/** Degrees by college: packed and unpacked without a loss, counted by family and program, rejected when damaged. */
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { awardLevels } from "./details.ts";
import { listAnyProgramOfDegree, listProgramsOfDegree } from "./majorPrograms.ts";
import {
  buildMajorsIndex,
  type DegreeAwards,
  decodeMajorsIndex,
  encodeMajorsIndex,
  listFamilies,
  type MajorsIndex,
  spreadColumn,
} from "./majorsIndex.ts";
import { calculateChecksum } from "./packing.ts";

const awarded: DegreeAwards[] = [
  { unitId: 228_778, cip: "11.0701", level: "bachelors", awards: 300 },
  { unitId: 228_778, cip: "11.0101", level: "bachelors", awards: 41 },
  { unitId: 228_778, cip: "52.0201", level: "bachelors", awards: 1 },
  { unitId: 135_717, cip: "11.0701", level: "associate", awards: 63 },
  { unitId: 135_717, cip: "11.0701", level: "bachelors", awards: 64 },
  { unitId: 135_717, cip: "24.0101", level: "associate", awards: 9_000 },
  { unitId: 135_717, cip: "51.2201", level: "bachelors", awards: 7 },
  { unitId: 228_778, cip: "51.3801", level: "bachelors", awards: 150 },
  { unitId: 228_778, cip: "51.3818", level: "bachelors", awards: 6 },
  { unitId: 100_654, cip: "45.1101", level: "bachelors", awards: 0 },
];

function build(degrees: readonly DegreeAwards[] = awarded): MajorsIndex {
  return buildMajorsIndex(degrees, "2026-11-21", listProgramsOfDegree);
}

function send(index = build()): Record<string, unknown> {
  return JSON.parse(JSON.stringify(encodeMajorsIndex(index))) as Record<string, unknown>;
}

function decodeSent(index = build()): MajorsIndex {
  const decoded = decodeMajorsIndex(send(index));
  if (!decoded.ok) throw new Error("The index is whole.");
  return decoded.value;
}

describe("degrees by college", () => {
  test("lists a college's families, by level or all", () => {
    expect(listFamilies(decodeSent(), 228_778)).toEqual(["11", "51", "52"]);
    expect(listFamilies(decodeSent(), 135_717)).toEqual(["11", "24", "51"]);
    expect(listFamilies(decodeSent(), 135_717, "bachelors")).toEqual(["11", "51"]);
    expect(listFamilies(decodeSent(), 135_717, "associate")).toEqual(["11", "24"]);
  });

  test.each([
    ["the majors of a family together", 228_778, "11", "bachelors", 341],
    ["a level of its own", 135_717, "11", "associate", 63],
    ["the other level", 135_717, "11", "bachelors", 64],
    ["a program across its majors", 228_778, "5138", "bachelors", 156],
    ["thousands", 135_717, "24", "associate", 9_000],
    ["none of a family that others have", 228_778, "24", "associate", 0],
    ["a code nobody awards", 228_778, "99", "bachelors", 0],
  ] as const)("counts %s", (_name, unitId, code, level, degrees) => {
    const majors = decodeSent();
    expect(spreadColumn(majors, code, level)[majors.rowOf.get(unitId) ?? -1]).toBe(degrees);
  });

  test("a college that reports no degrees is unknown, not without majors", () => {
    expect(listFamilies(decodeSent(), 100_654)).toBeNull();
    expect(listFamilies(decodeSent(), 100_001)).toBeNull();
  });

  test("what arrives is what was sent, whatever the counts", () => {
    const degree = fc.record({
      unitId: fc.integer({ min: 100_000, max: 100_040 }),
      cip: fc.constantFrom("11.0701", "50.0901", "50.0701", "51.3801", "14.0101", "99.0101"),
      level: fc.constantFrom(...awardLevels),
      awards: fc.oneof(fc.integer({ min: 0, max: 70 }), fc.integer({ min: 0, max: 30_000 })),
    });
    fc.assert(
      fc.property(fc.array(degree, { maxLength: 40 }), (degrees) => {
        const index = build(degrees);
        expect(decodeSent(index)).toEqual(index);
      }),
      { numRuns: 60, seed: 37 },
    );
  });

  test.each([
    ["51.3801", ["5138"], ["5138"]],
    ["50.0903", ["5009"], ["5009"]],
    // Engineering that is not divided stands for its kinds.
    ["14.0101", ["1401"], ["1401"]],
    ["51.1201", [], []],
    ["52.0201", [], ["5202"]],
  ])("a degree of %s counts for %j on a page and %j in all", (cip, named, all) => {
    expect([listProgramsOfDegree(cip), listAnyProgramOfDegree(cip)]).toEqual([named, all]);
  });

  test.each([
    ["nothing", null],
    ["another version", { ...send(), version: 2 }],
    ["without a date", { ...send(), asOf: 1 }],
    ["altered", { ...send(), body: { codes: ["11"], unitIds: {}, count: 2, awarded: [], degrees: [] } }],
  ])("%s is rejected", (_, json) => {
    expect(decodeMajorsIndex(json)).toEqual({ ok: false, problem: "notAMajorsIndex" });
  });

  test("a body that does not fit its own count is rejected, even with its own checksum", () => {
    const { body, ...head } = send();
    for (const damage of [
      { count: 3 },
      { codes: ["11", "24", "51"], awarded: [], degrees: [] },
      { degrees: [] },
      { awarded: ["23"] },
    ]) {
      const altered = { ...Object(body), ...damage };
      const checksum = calculateChecksum(JSON.stringify(altered));
      expect(decodeMajorsIndex({ ...head, checksum, body: altered })).toEqual({
        ok: false,
        problem: "notAMajorsIndex",
      });
    }
  });
});
