/** Finding a college by what families really type, on a small set and on all colleges. */
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { findMergedInto } from "#domain/college/changes.ts";
import { collegeFixture } from "../../../test/fixtures/collegeFixture.ts";
import { searchCases } from "../../../test/fixtures/searchCases.ts";
import { prepareSearch, searchColleges } from "./collegeSearch.ts";

const prepared = prepareSearch(collegeFixture);

function isNotOhioState(college: { unitId: number }): boolean {
  return college.unitId !== 204796;
}

function searchNames(typed: string, limit = 10): string[] {
  return searchColleges(prepared, typed, { limit }).hits.map((hit) => collegeFixture[hit.index]?.name ?? "");
}

describe("finding a college", () => {
  test("Ohio State is the one in Columbus, and the matched name is reported", () => {
    const { hits } = searchColleges(prepared, "Ohio State", { limit: 1 });
    expect(hits).toHaveLength(1);
    expect(hits[0]).toMatchObject({
      unitId: 204796,
      reason: { kind: "shortForm", matched: "Ohio State", wasMisspelled: false },
    });
  });

  test.each(searchCases)("$typed means $means", ({ typed, means, within }) => {
    expect(searchNames(typed, within ?? 1)).toContain(means);
  });

  test.each([
    { typed: "MIT", kind: "shortForm", matched: "MIT" },
    { typed: "Princeton", kind: "name", matched: null },
    { typed: "csulb", kind: "initials", matched: null },
    { typed: "baruch", kind: "alias", matched: "Baruch" },
    { typed: "colleges in Boise", kind: "place", matched: null },
    { typed: "Harvard School of Magic", kind: "partial", matched: null },
  ])("$typed is found by $kind", ({ typed, kind, matched }) => {
    expect(searchColleges(prepared, typed, { limit: 1 }).hits[0]?.reason).toMatchObject({ kind, matched });
  });

  test("a misspelled name is found and marked as a guess", () => {
    expect(searchColleges(prepared, "Princton", { limit: 1 }).hits[0]?.reason.wasMisspelled).toBe(true);
    expect(searchColleges(prepared, "Princeton", { limit: 1 }).hits[0]?.reason.wasMisspelled).toBe(false);
  });

  test("every keystroke on the way to Stanford keeps it visible", () => {
    for (const typed of [
      "sta",
      "stan",
      "stanf",
      "stanfo",
      "stanfor",
      "stanford",
      "stanford u",
      "stanford univ",
    ]) {
      expect(searchNames(typed, 5), typed).toContain("Stanford University");
    }
  });

  test("a school that grants no degrees comes after the colleges, unless it is clearly meant", () => {
    expect(searchNames("ohio state", 1)).toEqual(["Ohio State University"]);
    expect(searchNames("ohio state beauty academy", 1)).toEqual(["Ohio State Beauty Academy"]);
  });
});

describe("narrowing a search", () => {
  test("only colleges of the chosen states are found", () => {
    const { hits } = searchColleges(prepared, "state", { limit: 50, states: ["OH", "ID"] });
    expect(hits.length).toBeGreaterThan(2);
    expect(new Set(hits.map((hit) => collegeFixture[hit.index]?.state))).toEqual(new Set(["OH", "ID"]));
  });

  test("filters also apply to guesses and full phrases", () => {
    expect(searchNames("Ohio State")).toContain("Ohio State University");
    const { hits } = searchColleges(prepared, "Ohio State", { limit: 50, accepts: isNotOhioState });
    expect(hits.length).toBeGreaterThan(0);
    expect(hits.map((hit) => hit.unitId)).not.toContain(204796);
    expect(searchColleges(prepared, "Princton", { limit: 5, accepts: () => false })).toEqual({
      hits: [],
      total: 0,
      closed: null,
    });
  });

  test("an empty query lists all, most prominent first; the limit cuts the results but not the count", () => {
    const all = searchColleges(prepared, "  ", { limit: 3 });
    expect(all.total).toBe(collegeFixture.length);
    expect(all.hits).toHaveLength(3);
    expect(all.hits[0]?.reason.kind).toBe("all");
    expect(searchColleges(prepared, "", { limit: 0 }).hits).toEqual([]);
  });
});

describe("unusual queries", () => {
  test.each([
    "🎓🎓",
    "((((((",
    "[a-z]+$",
    "\\",
    ".*",
    "?",
    "\u0000",
    "\uD800",
    "--",
    "&&&",
    "%",
    "__proto__ x",
  ])("%j is treated as text", (typed) => {
    expect(searchColleges(prepared, typed, { limit: 5 }).total).toBeLessThan(collegeFixture.length);
  });

  test("punctuation around a name does not hide it", () => {
    expect(searchNames("(Stanford)", 1)).toEqual(["Stanford University"]);
    expect(searchNames("Stanford 🎓", 1)).toEqual(["Stanford University"]);
    expect(searchNames("**Ohio State**", 1)).toEqual(["Ohio State University"]);
  });

  test("only the useful part of ten thousand letters is read", () => {
    expect(searchColleges(prepared, "x".repeat(10_000), { limit: 5 }).hits).toEqual([]);
    expect(searchColleges(prepared, "Stanford ".repeat(1_200), { limit: 1 }).hits[0]?.unitId).toBe(243744);
  });

  test("any text gives a result, each college at most once, within the limit", () => {
    const text = fc.oneof(
      fc.string({ unit: "binary", maxLength: 80 }),
      fc.mixedCase(fc.string({ maxLength: 80 })),
    );
    fc.assert(
      fc.property(text, fc.integer({ min: 0, max: 30 }), (typed, limit) => {
        const { hits, total } = searchColleges(prepared, typed, { limit });
        expect(hits.length).toBeLessThanOrEqual(Math.min(limit, total));
        expect(new Set(hits.map((hit) => hit.unitId)).size).toBe(hits.length);
      }),
      { seed: 20261121, numRuns: 300 },
    );
  });

  test("every college is found first or shares its full name, and always by name, city and state", () => {
    for (const college of collegeFixture.filter(({ unitId }) => findMergedInto(unitId) === null)) {
      const named = searchNames(college.name, 1);
      expect(named, college.name).toEqual([college.name]);
      const exact = searchColleges(prepared, `${college.name} ${college.city} ${college.state}`, {
        limit: 5,
      });
      expect(
        exact.hits.map((hit) => hit.unitId),
        college.name,
      ).toContain(college.unitId);
    }
  });
});
