/** What a family reads about admission to a major. */
import { describe, expect, test } from "vitest";
import { findMajorRate, listMajorNotes, type MajorNote } from "#domain/admission/majorSelectivity.ts";
import { emptyProfile, type Profile } from "#domain/people/profile.ts";
import { majorPoliciesRecords } from "#facts/admission/majorPolicies.ts";
import { describeMajorNote, describeMajorRate } from "./majorWords.ts";

const student: Profile = { ...emptyProfile, homeState: "CA" };
const ucla = { unitId: 110662, state: "CA" } as const;
const washington = { unitId: 236948, state: "WA" } as const;
const davis = { unitId: 110644, state: "CA" } as const;

const read = (college: typeof ucla | typeof washington | typeof davis, fields: Partial<Profile>) => {
  const rate = findMajorRate(college, { ...student, ...fields });
  if (rate === null) throw new Error("a rate was expected");
  return describeMajorRate(rate);
};

describe("the rate behind the chance", () => {
  test("names the major, its rate, the university's and the year", () => {
    expect(read(ucla, { majorFamilies: ["51"], majorPrograms: ["5138"] })).toBe(
      "Nursing admitted 0.5% of applicants in fall 2025, while the university as a whole admitted 9.4%. Your chance takes that into account.",
    );
  });

  test("whose rate it is, and what is newer but not used", () => {
    expect(read(washington, { majorFamilies: ["11"] })).toMatch(
      /admitted 5% of applicants from other states in fall 2025, .* In fall 2026, the rate was 8%\..*takes certain courses/,
    );
  });

  test("of several fields, which one the number is for", () => {
    expect(read(davis, { majorFamilies: ["52", "11"] })).toContain(
      "It is the hardest of your fields to get into. By comparison, Business admitted 26% in fall 2025.",
    );
  });

  test("where the lower rate for nonresidents was used, it says so", () => {
    const rate = findMajorRate(ucla, { ...student, majorFamilies: ["11"] });
    if (rate === null) throw new Error("a rate was expected");
    expect(describeMajorRate(rate, "residency")).toContain("uses the rate for your state");
  });
});

describe("notes", () => {
  test.each([
    ["nursing inside health", 110662, ["51"], /^If you mean Nursing: it admitted 0\.5%.* 9\.4%/],
    ["an upper bound", 193900, ["54"], /College of Arts and Science admitted fewer than 5%/],
    [
      "chosen later",
      240444,
      ["11"],
      /^You apply to the university first\. To get into Computer Science later/,
    ],
    [
      "compared within the major",
      110422,
      ["11"],
      /^The university compares you with others who apply to the same major/,
    ],
    ["no effect", 139959, ["11"], /does not affect admission/],
    ["a threshold", 151351, ["52"], /3\.8 GPA and an SAT of 1370/],
  ] as const)("%s", (_, unitId, majorFamilies, expected) => {
    const said = listMajorNotes(unitId, { majorFamilies, majorPrograms: [] }).map(describeMajorNote);
    expect(said.join(" ")).toMatch(expected);
  });

  test("a figure we are not sure of is said without a number", () => {
    const notes = listMajorNotes(211440, { majorFamilies: ["11"], majorPrograms: [] });
    const weak = notes.filter(({ code }) => code === "unconfirmed").map(describeMajorNote);
    expect(weak).toHaveLength(1);
    expect(weak[0]).not.toMatch(/\d/);
  });

  test("every threshold has words of its own", () => {
    const unsaid = majorPoliciesRecords.flatMap(({ id, unitIds, values }) =>
      Object.entries(values).flatMap(([period, { kind }]) => {
        const note: MajorNote = {
          factId: id,
          period,
          year: 2026,
          unit: null,
          code: "asks",
          asks: {},
        };
        const isGeneral = describeMajorNote(note).endsWith("has its own requirements.");
        return kind === "threshold" && isGeneral ? [`${id} ${unitIds.join()}`] : [];
      }),
    );
    expect(unsaid).toEqual([]);
  });
});
