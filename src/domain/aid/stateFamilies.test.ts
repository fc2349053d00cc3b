/** Families of states from Missouri to Wyoming and of Puerto Rico: what each is told of its state's programs, and how much. */
import { describe, expect, test } from "vitest";
import { allStatePrograms, stateProgramsOf } from "#domain/aid/allStatePrograms.ts";
import type { StateCode } from "#domain/college/states.ts";
import { makeInput, type Told } from "../../../test/fixtures/stateProgramsFixture.ts";
import { describeAmount, describeWhere } from "./payWords.ts";
import { findClosedDay } from "./stateMoneyDates.ts";
import { checkStatePrograms } from "./statePrograms.ts";

const senior: Told = {
  isResident: true,
  finishesSchoolHere: true,
  graduationYear: 2027,
  monthsToStart: { low: 0, high: 5 },
  creditsPerTerm: { low: 12, high: 30 },
};

/** What each program that is not ruled out pays the family: its amounts and places, a "?" before those only possible. */
function listPays(state: StateCode, told: Told): Record<string, string[]> {
  const results = checkStatePrograms(makeInput({ ...senior, ...told }), stateProgramsOf(state));
  return Object.fromEntries(
    results
      .filter(({ standing, isReplaced }) => (standing === "meets" || standing === "mayMeet") && !isReplaced)
      .map(({ program, standing, pays }) => [
        `${standing === "meets" ? "" : "?"}${program.id}`,
        pays.map((pay) => `${describeAmount(pay.amount)} ${describeWhere(pay)}`),
      ]),
  );
}

const hope = [
  "Up to $2,250 a semester in the first two years, at a public or private four-year college",
  "Up to $2,850 a semester in the third and fourth year, at a public or private four-year college",
  "Up to $1,600 a semester at a community college",
];

describe("what a family is told", () => {
  test("Tennessee, 3.2 and an ACT of 22 at $35,000: HOPE with Aspire, not the merit addition", () => {
    const pays = listPays("TN", { gpa: 3.2, actComposite: 22, satTotal: 1_000, incomeUsd: 35_000 });
    expect(pays["tennesseeHope"]).toEqual(hope);
    expect(pays["tennesseeAspire"]).toEqual([
      "Up to $750 more a semester at a public or private four-year college",
      "Up to $250 more a semester at a community college",
    ]);
    expect(Object.keys(pays).some((id) => id.endsWith("tennesseeAssemblyMerit"))).toBe(false);
  });

  test("Tennessee, 3.8 and an ACT of 30: the merit addition above $36,000, Aspire instead of it below", () => {
    const strong: Told = { gpa: 3.8, gpaScale: "weighted", actComposite: 30 };
    expect(Object.keys(listPays("TN", { ...strong, incomeUsd: 36_001 }))).toContain("tennesseeAssemblyMerit");
    const below = Object.keys(listPays("TN", { ...strong, incomeUsd: 36_000 }));
    expect(below).toContain("tennesseeAspire");
    expect(below).not.toContain("tennesseeAssemblyMerit");
  });

  test("South Carolina, 3.6 and 1220: LIFE by grades and score, on the state’s scale; Palmetto by a place in class", () => {
    const family: Told = { gpa: 3.6, satTotal: 1_220, actComposite: 24 };
    const open = listPays("SC", family);
    expect(open["?southCarolinaLife"]?.[0]).toBe(
      "Up to $5,000 a year at a public or private four-year college",
    );
    expect(open["?southCarolinaPalmettoFellows"]).toHaveLength(2);
    const sure = listPays("SC", { ...family, confirmed: ["gpaOnTheirScale"], classRankTopPercent: 20 });
    expect(sure["southCarolinaLife"]).toBeDefined();
    // The first-year award gives way to LIFE, and both ways to Palmetto Fellows are out of reach.
    expect(Object.keys(sure).join()).not.toMatch(/Hope|Palmetto/);
  });

  test.each([
    [
      "3.49 and 25",
      3.49,
      25,
      "$1,260 a semester in 2025-26 at a public college, with a GPA of 3.0 and an ACT of 21",
    ],
    [
      "3.5 and 25",
      3.5,
      25,
      "Up to $2,360 a semester at a public college, with a GPA of 3.5 and an ACT of 25",
    ],
    [
      "3.5 and 24",
      3.5,
      24,
      "$1,260 a semester in 2025-26 at a public college, with a GPA of 3.0 and an ACT of 21",
    ],
    ["3.5 and 20", 3.5, 20, "$840 a semester in 2025-26 at a public college"],
    ["2.9 and 20", 2.9, 20, "$840 a semester in 2025-26 at a public college"],
  ])("Wyoming, %s: the level of Hathaway", (_, gpa, actComposite, amount) => {
    expect(listPays("WY", { gpa, actComposite })["wyomingHathaway"]).toEqual([amount]);
  });

  test.each([
    [
      65_000,
      "Tuition and fees that other grants don’t cover",
      "Tuition and fees that other grants don’t cover",
    ],
    [
      65_001,
      "Half of the tuition and fees that other grants don’t cover",
      "You pay at most $7,500 a year of tuition and fees",
    ],
    [
      80_000,
      "Half of the tuition and fees that other grants don’t cover",
      "You pay at most $7,500 a year of tuition and fees",
    ],
    [
      80_001,
      "A third of the tuition and fees that other grants don’t cover",
      "You pay at most $10,000 a year of tuition and fees",
    ],
    [
      100_000,
      "A third of the tuition and fees that other grants don’t cover",
      "You pay at most $10,000 a year of tuition and fees",
    ],
    [100_001, null, null],
  ])("New Jersey at $%i: its step at a county college and in the third year", (incomeUsd, county, later) => {
    const pays = listPays("NJ", { incomeUsd });
    expect(pays["newJerseyCommunityCollege"]?.length ?? 0).toBe(county === null ? 0 : 1);
    if (county !== null)
      expect(pays["newJerseyCommunityCollege"]?.[0]).toMatch(`${county} at a county college`);
    if (later !== null)
      expect(pays["newJerseyGuarantee"]?.[0]).toMatch(`${later} in the third and fourth year`);
    expect("newJerseyGuarantee" in pays).toBe(later !== null);
  });

  test.each([
    [32, ["Up to $3,000 a year at a college in the state, with an ACT of 32"]],
    [31, ["Up to $1,000 a year at a college in the state"]],
    [30, undefined],
  ])("Missouri, an ACT of %i: its Bright Flight", (actComposite, amounts) => {
    expect(listPays("MO", { actComposite })["missouriBrightFlight"]).toEqual(amounts);
  });

  test("Mississippi pays only the largest of its three", () => {
    const scholar: Told = { gpa: 3.6, actComposite: 29, sai: { low: 4_000, high: 4_000 } };
    expect(Object.keys(listPays("MS", scholar))).toEqual(["?mississippiHelp", "mississippiEminentScholars"]);
    const poor: Told = { ...scholar, confirmed: ["incomeCeiling"] };
    expect(Object.keys(listPays("MS", poor))).toEqual(["mississippiHelp"]);
    const middle: Told = {
      gpa: 2.6,
      actComposite: 20,
      sai: { low: 4_000, high: 4_000 },
      confirmed: ["incomeCeiling"],
    };
    expect(Object.keys(listPays("MS", middle))).toEqual(["mississippiHelp"]);
  });

  test("Washington, a family of four: all of the grant, part of it, none; open near the lines of 2025-26", () => {
    const all =
      "All tuition and fees at a public college for a family of 4 with an income of about $78,500 or less in 2025-26";
    const part =
      "An amount we could not confirm at a public college for a family of 4 with an income of about $131,000 or less in 2025-26";
    const at = (incomeUsd: number) =>
      listPays("WA", { incomeUsd, familySize: 4 })["washingtonCollegeGrant"]?.filter((one) =>
        one.includes("public"),
      );
    expect(at(70_000)).toEqual([all]);
    expect(at(80_000)).toEqual([all, part]);
    expect(at(100_000)).toEqual([part]);
    expect(at(150_000)).toBeUndefined();
  });

  test("Nevada: a 3.2 needs a score, a senior is past Nevada Promise and a junior is not", () => {
    const weighted: Told = { gpa: 3.2, gpaScale: "weighted" };
    expect(listPays("NV", { ...weighted, actComposite: 20, satTotal: 1_060 })).not.toHaveProperty(
      "nevadaMillennium",
    );
    expect(listPays("NV", { ...weighted, actComposite: 21 })).toHaveProperty("nevadaMillennium");
    expect(listPays("NV", weighted)).not.toHaveProperty("nevadaPromise");
    expect(listPays("NV", { ...weighted, graduationYear: 2028 })).toHaveProperty("nevadaPromise");
  });

  test("Puerto Rico: the campus decides on each of its programs, none is promised", () => {
    const results = checkStatePrograms(makeInput(senior), stateProgramsOf("PR"));
    expect(results.length).toBeGreaterThan(1);
    expect(results.map(({ standing }) => standing)).toEqual(results.map(() => "cannotTell"));
    expect(results.map(({ because }) => because)).toEqual(results.map(() => "collegeDecides"));
  });
});

describe("amounts that stand in steps", () => {
  test("without an answer every step is shown, the highest first", () => {
    const [result] = checkStatePrograms(makeInput({}), stateProgramsOf("WY"));
    expect(result?.pays).toHaveLength(3);
    expect(result?.missing).toEqual(expect.arrayContaining(["gpa", "actComposite"]));
  });

  /** Left out of the schema: a lower step before a higher one would never be paid. */
  test("of one place and the same years, only the last may ask for nothing", () => {
    for (const { id, pays } of allStatePrograms) {
      const byRank = Map.groupBy(
        pays.filter(({ amount }) => amount.kind !== "usd" || !amount.bound.startsWith("extra")),
        ({ at, years }) => `${at} ${years?.join() ?? ""}`,
      );
      for (const lines of byRank.values()) {
        if (lines.some(({ asks }) => asks.length > 0)) {
          expect(
            lines.slice(0, -1).map(({ asks }) => asks.length > 0),
            id,
          ).not.toContain(false);
        }
      }
    }
  });
});

describe("a program whose first date has passed", () => {
  const closedOn = (id: string, today: string) => {
    const program = allStatePrograms.find((one) => one.id === id);
    return program === undefined ? null : findClosedDay(program, { graduationYear: 2027, today });
  };

  test.each([
    ["the HOPE Scholarship is open until its last FAFSA day", "tennesseeHope", "2027-04-02", null],
    ["and closed after it", "tennesseeHope", "2028-02-02", "2028-02-01"],
    ["Access Missouri is open after the priority date", "accessMissouri", "2027-02-02", null],
    ["and closed after the last", "accessMissouri", "2027-04-02", "2027-04-01"],
    ["a test that was due closes nothing", "northDakotaScholars", "2026-11-27", null],
    ["Nevada Promise is closed to seniors", "nevadaPromise", "2026-11-27", "2026-10-31"],
  ])("%s", (_, id, today, closed) => {
    expect(closedOn(id, today)).toBe(closed);
  });
});
