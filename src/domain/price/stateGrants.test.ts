/** State grants that a price may count on: which programs, for whom, and how much beside the Pell Grant. */
import { describe, expect, test } from "vitest";
import { allStatePrograms } from "#domain/aid/allStatePrograms.ts";
import type { NeedCode } from "#domain/aid/stateProgram.ts";
import { checkStatePrograms, emptyStateAidInput } from "#domain/aid/statePrograms.ts";
import type { StateCode } from "#domain/college/states.ts";
import { makeCollege } from "../../../test/support/sampleCollege.ts";
import { calculateStateGrant, findStateGrant, stateGrants } from "./stateGrants.ts";

const find = (home: StateCode | null, incomeUsd: number | null, sai: number | null = 0) =>
  findStateGrant({
    home,
    incomeUsd,
    sai: sai === null ? null : { low: sai, high: sai },
    dependency: "dependent",
    entryYear: 2027,
  })?.id ?? null;

describe("the grant of the student's state", () => {
  test.each<[string, StateCode | null, number | null, number | null, string | null]>([
    ["Michigan pays for residents of any income", "MI", 400_000, 90_000, "michiganCommunityCollege"],
    ["without an income too", "MI", null, null, "michiganCommunityCollege"],
    ["Massachusetts too, since fall 2024", "MA", 400_000, 90_000, "massEducate"],
    ["Minnesota under $80,000", "MN", 79_999, 3_000, "minnesotaNorthStar"],
    ["not on the line, which is not inside", "MN", 80_000, 3_000, null],
    ["North Carolina up to $80,000", "NC", 80_000, 3_000, "nextNc"],
    ["not above", "NC", 80_001, 3_000, null],
    ["nor near the index it names", "NC", 70_000, 7_500, null],
    ["New York up to $125,000", "NY", 90_000, 9_000, "newYorkTap"],
    ["not where deductions would decide", "NY", 130_000, 20_000, null],
    ["not without an income", "NY", null, null, null],
    ["none on record that is certain", "CA", 20_000, 0, null],
    ["no home", null, 20_000, 0, null],
  ])("%s", (_, home, income, sai, id) => {
    expect(find(home, income, sai)).toBe(id);
  });

  test("independent students are not promised a grant for dependent ones", () => {
    const asked = { home: "NY", incomeUsd: 90_000, sai: null, entryYear: 2027 } as const;
    expect(findStateGrant({ ...asked, dependency: null })).toBeNull();
  });
});

describe("its amount beside the Pell Grant", () => {
  const of = (id: string) => {
    const grant = stateGrants.find((one) => one.id === id);
    if (grant === undefined) throw new Error(`There is no ${id}.`);
    return grant;
  };
  const at = (state: StateCode) =>
    makeCollege({ level: "twoYear", state, tuitionInDistrictUsd: 4_500, tuitionInStateUsd: 7_000 });

  test.each<[string, string, StateCode, number, number]>([
    ["tuition of the district where there is no Pell Grant", "michiganCommunityCollege", "MI", 0, 4_500],
    ["what a small one leaves, and $1,000 on top", "michiganCommunityCollege", "MI", 740, 3_760 + 1_000],
    ["the $1,000 alone where it pays all", "michiganCommunityCollege", "MI", 7_395, 1_000],
    ["what the Pell Grant leaves in Massachusetts", "massEducate", "MA", 740, 3_760],
    ["and in Minnesota", "minnesotaNorthStar", "MN", 7_395, 0],
    ["up to $3,000 with the Pell Grant", "nextNc", "NC", 740, 2_260],
    ["nothing on top of a large one", "nextNc", "NC", 7_395, 0],
    ["the least it pays", "newYorkTap", "NY", 7_395, 1_000],
    ["nothing in another state", "newYorkTap", "NJ", 0, 0],
  ])("%s", (_, id, state, pellUsd, usd) => {
    expect(calculateStateGrant(of(id), at(state), pellUsd)).toBe(usd);
  });

  test("nothing at a private college that it does not pay at, and nothing at a for-profit one", () => {
    const privately = { ...at("MI"), control: "nonprofit" } as const;
    expect(calculateStateGrant(of("michiganCommunityCollege"), privately, 0)).toBe(0);
    expect(calculateStateGrant(of("newYorkTap"), { ...at("NY"), control: "nonprofit" }, 0)).toBe(1_000);
    expect(calculateStateGrant(of("newYorkTap"), { ...at("NY"), control: "forProfit" }, 0)).toBe(0);
  });
});

/** What a first-year simply does or is: to live here, to file a form, to start for the first time, to file again. */
const harmless: ReadonlySet<NeedCode> = new Set<NeedCode>([
  "firstDegree",
  "firstTimeStudent",
  "renewEachYear",
  "residencyNumber",
  "residentForYear",
  "residentSinceJuly",
  "tapForm",
]);

test("no other record on file is certain and says the least it pays at a two-year college", () => {
  const certain = [15_000, 39_000, 61_500, 92_500, 140_000].flatMap((incomeUsd) => {
    const input = {
      ...emptyStateAidInput,
      isResident: true,
      incomeUsd,
      sai: { low: 0, high: 0 },
      dependency: "dependent",
      graduationYear: 2027,
      monthsToStart: { low: 1, high: 12 },
      creditsPerTerm: { low: 12, high: 18 },
      collegeKind: "communityCollege",
    } as const;
    return checkStatePrograms(input, allStatePrograms).flatMap(({ program, standing, stillNeeds }) => {
      const paysSure = program.pays.some(
        ({ kinds, amount }) =>
          kinds.includes("communityCollege") &&
          (amount.kind === "range" ||
            amount.kind === "covers" ||
            (amount.kind === "usd" && amount.bound !== "upTo")),
      );
      const isSure =
        standing === "meets" &&
        program.confidence === "H" &&
        stillNeeds.every(({ code }) => harmless.has(code));
      return isSure && paysSure ? [program.id] : [];
    });
  });
  expect(new Set(certain)).toEqual(new Set(stateGrants.map(({ id }) => id)));
});
