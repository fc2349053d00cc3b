/** Majors by college: found by family and level, refused when damaged. */
import { describe, expect, test } from "vitest";
import {
  type DegreeAwards,
  decodeMajorsIndex,
  encodeMajorsIndex,
  listFamilies,
  listFamiliesOffered,
} from "./majorsIndex.ts";

const awarded: DegreeAwards[] = [
  { unitId: 228_778, family: "11", level: "bachelors" },
  { unitId: 228_778, family: "52", level: "bachelors" },
  { unitId: 135_717, family: "11", level: "associate" },
  { unitId: 135_717, family: "11", level: "bachelors" },
  { unitId: 135_717, family: "24", level: "associate" },
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
  test("tells the families of a college, by level or all", () => {
    expect(listFamilies(decodeSent(), 228_778)).toEqual(["11", "52"]);
    expect(listFamilies(decodeSent(), 135_717)).toEqual(["11", "24"]);
    expect(listFamilies(decodeSent(), 135_717, "bachelors")).toEqual(["11"]);
    expect(listFamilies(decodeSent(), 135_717, "associate")).toEqual(["11", "24"]);
  });

  test("counts how many wanted families a college offers", () => {
    expect(listFamiliesOffered(decodeSent(), 228_778, ["11", "24", "52"])).toBe(2);
    expect(listFamiliesOffered(decodeSent(), 228_778, ["11"], "associate")).toBe(0);
    expect(listFamiliesOffered(decodeSent(), 228_778, ["99", ""])).toBe(0);
    expect(listFamiliesOffered(decodeSent(), 228_778, [])).toBe(0);
  });

  test("a college that reports no degrees is unknown, not without majors", () => {
    expect(listFamilies(decodeSent(), 100_001)).toBeNull();
    expect(listFamiliesOffered(decodeSent(), 100_001, ["11"])).toBeNull();
  });

  test.each([
    ["nothing", null],
    ["another version", { ...send(), version: 2 }],
    ["without a date", { ...send(), asOf: 1 }],
    ["altered", { ...send(), body: { families: ["11"], unitIds: {}, count: 2, awards: [] } }],
  ])("%s is refused", (_, json) => {
    expect(decodeMajorsIndex(json)).toEqual({ ok: false, problem: "notAMajorsIndex" });
  });
});
