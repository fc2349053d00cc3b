/** Addresses made from names. */
import { describe, expect, test } from "vitest";
import { toCollegeSlug, assignSlugs } from "./slug.ts";

describe("a college's address", () => {
  test.each([
    ["The University of Texas at Austin", "the-university-of-texas-at-austin"],
    ["Texas A & M University-College Station", "texas-a-and-m-university-college-station"],
    ["St. John's College", "st-johns-college"],
    ["Dewey University-Juana Díaz", "dewey-university-juana-diaz"],
    ["  Odd -- Name!  ", "odd-name"],
    ["A&M", "a-and-m"],
  ])("%s", (name, slug) => {
    expect(toCollegeSlug(name)).toBe(slug);
  });

  test("colleges of one name all carry their number, so that none takes the plain address", () => {
    const slugs = assignSlugs([
      { unitId: 101, name: "Bethel University" },
      { unitId: 102, name: "Trinity College" },
      { unitId: 103, name: "BETHEL UNIVERSITY" },
    ]);
    expect(slugs).toEqual(["bethel-university-101", "trinity-college", "bethel-university-103"]);
  });

  test("a name without a letter falls back to the number", () => {
    expect(assignSlugs([{ unitId: 104, name: "???" }])).toEqual(["104"]);
  });
});
