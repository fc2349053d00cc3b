/** State programs in a price: who meets what, what the average already contains, and that nothing is counted twice. */
import { describe, expect, test } from "vitest";
import { allStatePrograms } from "#domain/aid/allStatePrograms.ts";
import { programRulesOf } from "#domain/aid/programRules.ts";
import { findClosedDay } from "#domain/aid/stateMoneyDates.ts";
import type { CollegeSummary } from "#domain/college/college.ts";
import { stateCodes } from "#domain/college/states.ts";
import { toDay } from "#lib/dates.ts";
import { createSeededRandom } from "#lib/random.ts";
import { makeCollege } from "../../../test/support/sampleCollege.ts";
import { findShippedCollege, loadShippedColleges } from "../../../test/support/shippedColleges.ts";
import { estimatePrice, type PriceInput, toPriceQuestion } from "./band.ts";
import { createPriceCalculator } from "./calculatePrice.ts";
import { estimateStudyPrice } from "./fourYears.ts";
import type { AwardStatus } from "./stateAwards.ts";
import { describeAward } from "./stateAwardWords.ts";

const options = { entryYear: 2027 } as const;
const floridaAtlantic = findShippedCollege(133669);
const valdosta = findShippedCollege(141264);

type Told = { gpa?: number | null; sat?: number | null; act?: number | null; income?: number | null };

function makeFamily(
  college: CollegeSummary,
  { gpa = null, sat = null, act = null, income = 95_000 }: Told,
): PriceInput {
  return {
    familyIncomeUsd: income,
    familySize: 4,
    homeState: college.state,
    livingPlan: "onCampus",
    academics: { gpa, gpaScale: "unweighted", coreGpa: null, satTotal: sat, actComposite: act },
  };
}

function price(college: CollegeSummary, told: Told) {
  const band = estimatePrice(college, makeFamily(college, told), options);
  if (band === null) throw new Error(`no price at ${college.name}`);
  return band;
}

function findStatus(college: CollegeSummary, told: Told, id: string): AwardStatus | undefined {
  const { awards } = toPriceQuestion(makeFamily(college, told), options);
  return awards?.chains.flat().find(({ rule }) => rule.id === id)?.status;
}

test("the rules that a price reads are those of the programs", () => {
  for (const state of stateCodes) {
    const programs = allStatePrograms.filter(
      (program) => program.state === state && program.decidedBy === "rule",
    );
    const rules = programRulesOf(state);
    expect(new Set(rules.map(({ id }) => id))).toEqual(new Set(programs.map(({ id }) => id)));
    for (const { closes: _closes, ...rule } of rules)
      expect(programs.find(({ id }) => id === rule.id)).toMatchObject(rule);
  }
});

test("the last day to apply that a price reads is that of the program", () => {
  for (const program of allStatePrograms.filter(({ decidedBy }) => decidedBy === "rule")) {
    const closes = programRulesOf(program.state).find(({ id }) => id === program.id)?.closes;
    const day = closes === undefined ? null : toDay(2027 + closes.yearsAfter, closes.month, closes.day);
    expect([program.id, findClosedDay(program, { graduationYear: 2027, today: "2099-01-01" })]).toEqual([
      program.id,
      day,
    ]);
  }
});

test("a program whose last day has passed is not counted, and the range covers whoever applied in time", () => {
  const chattanooga = findShippedCollege(219824);
  const family = makeFamily(chattanooga, { gpa: 3.4, act: 23 });
  const priceOn = (today: string) => {
    const band = estimatePrice(chattanooga, family, { ...options, today });
    const award = band?.awards?.find(({ id }) => id === "tennesseePromise");
    if (band === null || award === undefined) throw new Error("no price");
    return { band, award };
  };
  const before = priceOn("2026-11-02");
  const after = priceOn("2026-11-03");
  expect(before.award.status).toBe("counted");
  expect(after.award).toMatchObject({ status: "open", closedOn: "2026-11-02" });
  expect(describeAward(after.award)).toContain("only if you applied in time");
  expect(after.band.lowUsd).toBeLessThanOrEqual(before.band.middleUsd);
  expect(after.band.highUsd).toBeGreaterThan(before.band.highUsd);
});

describe("a student on a line, below and above", () => {
  test.each<[string, CollegeSummary, Told, string, AwardStatus]>([
    [
      "on the score of Bright Futures Academic",
      floridaAtlantic,
      { gpa: 4, sat: 1_330 },
      "floridaAcademicScholars",
      "sure",
    ],
    ["ten points below", floridaAtlantic, { gpa: 4, sat: 1_320 }, "floridaAcademicScholars", "no"],
    [
      "on the score of Medallion",
      floridaAtlantic,
      { gpa: 3.2, sat: 1_190 },
      "floridaMedallionScholars",
      "sure",
    ],
    [
      "below, though an ACT of that score would do",
      floridaAtlantic,
      { gpa: 3.2, sat: 1_180 },
      "floridaMedallionScholars",
      "no",
    ],
    ["no score told", floridaAtlantic, { gpa: 4 }, "floridaAcademicScholars", "open"],
    ["the line of HOPE, counted its own way", valdosta, { gpa: 3 }, "georgiaHope", "likely"],
    ["well above it", valdosta, { gpa: 3.3 }, "georgiaHope", "sure"],
    ["just below it", valdosta, { gpa: 2.9 }, "georgiaHope", "open"],
    ["well below it", valdosta, { gpa: 2.6 }, "georgiaHope", "no"],
    ["no grades told", valdosta, {}, "georgiaHope", "open"],
  ])("%s", (_, college, told, id, status) => {
    expect(findStatus(college, told, id)).toBe(status);
  });

  test("the nearest line says how far one figure is from it", () => {
    const { awards } = toPriceQuestion(makeFamily(floridaAtlantic, { gpa: 4, sat: 1_260 }), options);
    const academic = awards?.chains.flat().find(({ rule }) => rule.id === "floridaAcademicScholars");
    expect(academic?.nearest).toEqual({ fact: "satTotal", value: 1_330, by: 70 });
  });
});

describe("Florida and Georgia", () => {
  test.each([60_000, 95_000, 180_000])(
    "at %s a student who meets a program pays what it is worth less than one who does not",
    (income) => {
      const high = price(floridaAtlantic, { gpa: 4, sat: 1_400, income });
      const low = price(floridaAtlantic, { gpa: 2.6, sat: 980, income });
      // Tuition and fees of $4,879 in 2024-25, grown to fall 2027.
      expect(low.middleUsd - high.middleUsd).toBeGreaterThan(4_879);
      expect(low.middleUsd - high.middleUsd).toBeLessThan(5_400);
      expect(high.highUsd).toBeLessThan(high.stickerUsd ?? 0);
    },
  );

  test("HOPE and Zell Miller pay the same at a public college", () => {
    const zell = price(valdosta, { gpa: 4, sat: 1_400 });
    expect(price(valdosta, { gpa: 3.3, sat: 1_150 }).middleUsd).toBe(zell.middleUsd);
  });

  test("unknown grades: the middle stays at the average, and the ends reach both", () => {
    const open = price(floridaAtlantic, {});
    const without = estimatePrice(
      floridaAtlantic,
      { ...makeFamily(floridaAtlantic, {}), homeState: null },
      options,
    );
    const met = price(floridaAtlantic, { gpa: 4, sat: 1_400 });
    const missed = price(floridaAtlantic, { gpa: 2.6, sat: 980 });
    expect(without).not.toBeNull();
    expect(open.lowUsd).toBeLessThanOrEqual(met.middleUsd);
    expect(open.highUsd).toBeGreaterThanOrEqual(missed.middleUsd);
    expect(open.middleUsd).toBeGreaterThan(met.middleUsd);
    expect(open.middleUsd).toBeLessThan(missed.middleUsd);
  });

  test("a student of another state, or from abroad, or without status gets none of it", () => {
    const family = makeFamily(floridaAtlantic, { gpa: 4, sat: 1_400 });
    const count = (input: PriceInput) => {
      const calculation = createPriceCalculator(toPriceQuestion(input, options))(floridaAtlantic);
      return calculation?.awards.count;
    };
    expect(count(family)).toBe(2);
    expect(count({ ...family, homeState: "TX" })).toBe(0);
    expect(count({ ...family, standing: { status: "undocumented", isAbroad: false } })).toBe(0);
    expect(count({ ...family, standing: { status: null, isAbroad: true } })).toBe(0);
    expect(count({ ...family, isTransfer: true })).toBe(0);
  });
});

/** Every public college in the data with what its students' state grants are. */
const withStateMoney = loadShippedColleges().summaries.filter(
  ({ control, level, stateGrantShare, averageStateGrantUsd, netPriceByIncomeUsd }) =>
    control === "public" &&
    level === "fourYear" &&
    stateGrantShare !== null &&
    averageStateGrantUsd !== null &&
    netPriceByIncomeUsd.every((one) => one !== null),
);

describe("nothing is counted twice", () => {
  test("over students who meet a program by merit and who do not, the mean is the published average", () => {
    let compared = 0;
    const wrong: string[] = [];
    const move = (college: CollegeSummary, input: PriceInput) =>
      createPriceCalculator(toPriceQuestion(input, options))(college)?.awards;
    for (const college of withStateMoney) {
      const { academics: _, ...withoutGrades } = makeFamily(college, {});
      // What goes by need alone moves both alike.
      const byNeedUsd = move(college, withoutGrades)?.middleUsd ?? 0;
      const met = move(college, makeFamily(college, { gpa: 4, sat: 1_500, act: 34 }));
      if (met === undefined) continue;
      const meetsUsd = met.middleUsd - byNeedUsd;
      const sum = met.awards
        .slice(0, met.count)
        .filter(({ isCounted, isLastDollar, award }) => isCounted && !isLastDollar && award.isByMerit)
        .reduce((total, { usd }) => total + usd, 0);
      const missesUsd =
        (move(college, makeFamily(college, { gpa: 1.5, sat: 600, act: 9 }))?.middleUsd ?? 0) - byNeedUsd;
      if (sum === 0 || missesUsd === 0) continue;
      // The share of students with the award that the published money pays for: no more than have any state grant.
      const share = missesUsd / sum;
      if (share > (college.stateGrantShare ?? 0) + 1e-9) wrong.push(`${college.name}: share ${share}`);
      const mean = share * meetsUsd + (1 - share) * missesUsd;
      if (Math.abs(mean) > 1) wrong.push(`${college.name}: off by ${mean}`);
      compared += 1;
    }
    expect(wrong).toEqual([]);
    expect(compared).toBeGreaterThan(60);
  });

  test("with the published share itself, where nearly all state money goes by merit", () => {
    // Georgia has no money by need: the share with state grants is the share with HOPE.
    const meets = price(valdosta, { gpa: 4, sat: 1_400 }).middleUsd;
    const misses = price(valdosta, { gpa: 2.6, sat: 980 }).middleUsd;
    const average = estimatePrice(
      valdosta,
      { ...makeFamily(valdosta, {}), academics: undefined } as never,
      options,
    );
    const share = valdosta.stateGrantShare ?? 0;
    expect(Math.abs(share * meets + (1 - share) * misses - (average?.middleUsd ?? 0))).toBeLessThan(60);
  });
});

test("better grades never raise a price, and no figure is below zero or out of order", () => {
  const random = createSeededRandom(2027);
  const pick = <Value>(values: readonly Value[]): Value =>
    values[Math.floor(random() * values.length)] as Value; // An index below the length.
  for (let round = 0; round < 600; round += 1) {
    const college = pick(loadShippedColleges().summaries);
    const gpa = 1.5 + random() * 2.5;
    const sat = Math.round(60 + random() * 90) * 10;
    const income = pick([15_000, 60_000, 95_000, 125_000, 125_001, 250_000, null]);
    const lower = estimatePrice(college, makeFamily(college, { gpa, sat, income }), options);
    const better = {
      gpa: Math.min(4, gpa + random()),
      sat: Math.min(1_600, sat + 10 * Math.round(random() * 30)),
      income,
    };
    const higher = estimatePrice(college, makeFamily(college, better), options);
    if (lower === null || higher === null) continue;
    for (const end of ["lowUsd", "middleUsd", "highUsd"] as const)
      expect(higher[end], `${college.name} ${end}`).toBeLessThanOrEqual(lower[end]);
    expect(higher.lowUsd).toBeGreaterThanOrEqual(0);
    expect(higher.lowUsd).toBeLessThanOrEqual(higher.middleUsd);
    expect(higher.middleUsd).toBeLessThanOrEqual(higher.highUsd);
  }
});

test("a college that publishes nothing of its state grants keeps its middle", () => {
  const college = makeCollege({ state: "GA", netPriceByIncomeUsd: [5_000, 6_000, 7_000, 8_000, 9_000] });
  const open = price(college, {});
  const met = price(college, { gpa: 4, sat: 1_400 });
  expect(met.middleUsd).toBe(open.middleUsd);
  expect(met.lowUsd).toBeLessThanOrEqual(open.lowUsd);
});

describe("programs that pay by year, replace one another, or publish nothing", () => {
  const four = (college: CollegeSummary, told: Told) =>
    estimateStudyPrice(college, makeFamily(college, told), { ...options, years: 4 })?.years ?? [];

  test("what a program pays more in later years comes off those years", () => {
    const fayetteville = findShippedCollege(106397);
    const met = four(fayetteville, { gpa: 4, act: 30 });
    const missed = four(fayetteville, { gpa: 2, act: 15 });
    const saved = met.map(({ middleUsd }, index) => (missed[index]?.middleUsd ?? 0) - middleUsd);
    // The Academic Challenge: $2,000, then $4,000 twice, then $5,000.
    expect(saved[1] ?? 0).toBeGreaterThan((saved[0] ?? 0) + 1_900);
    expect(saved[3] ?? 0).toBeGreaterThan((saved[2] ?? 0) + 900);
  });

  test("a program of the first year only is paid by the family from the second", () => {
    const clemson = findShippedCollege(217882);
    const [first, second] = four(clemson, { gpa: 3.4, sat: 900 });
    expect(price(clemson, { gpa: 3.4, sat: 900 }).awards?.[0]).toMatchObject({
      id: "southCarolinaHope",
      usd: 2_800,
    });
    expect((second?.middleUsd ?? 0) - (first?.middleUsd ?? 0)).toBeGreaterThan(2_700);
  });

  test.each<[Told, string, number]>([
    [{ gpa: 4, sat: 1_400 }, "southCarolinaPalmettoFellows", 6_700],
    [{ gpa: 3.3, sat: 1_150 }, "southCarolinaLife", 5_000],
    [{ gpa: 3.4, sat: 900 }, "southCarolinaHope", 2_800],
  ])("of three that replace one another the best alone is counted: %j", (told, id, usd) => {
    const counted = price(findShippedCollege(217882), told).awards?.filter(
      ({ status }) => status === "counted",
    );
    expect(counted?.map((award) => [award.id, award.usd])).toEqual([[id, usd]]);
  });

  test("an ended program is neither counted nor named", () => {
    // Maine's free college was for the classes of 2023 to 2025.
    const southernMaine = findShippedCollege(161545);
    expect(
      price(southernMaine, { gpa: 4 }).awards?.some(({ id }) => id === "maineFreeCollege") ?? false,
    ).toBe(false);
  });

  test("a program whose amount is not published is named, and moves nothing", () => {
    const spelman = findShippedCollege(141060);
    const met = price(spelman, { gpa: 4, sat: 1_400 });
    expect(met.awards?.map(({ status, usd }) => [status, usd])).toContainEqual(["unpublished", null]);
    expect(met.middleUsd).toBe(price(spelman, {}).middleUsd);
  });

  // Tuition and fees of $17,772 in 2024-25, grown to fall 2027: all of it, half of it, nothing.
  test.each([
    [84_999, 19_300],
    [85_000, 19_300],
    [85_001, 9_600],
    [100_000, 9_600],
    [100_001, null],
  ])("Massachusetts at %s covers %s", (income, usd) => {
    const { awards = [] } = price(findShippedCollege(166629), { income });
    expect(awards.find(({ status }) => status === "counted")?.usd ?? null).toBe(usd);
  });

  test.each([
    [125_000, true],
    [125_001, false],
  ])("Excelsior at %s is counted: %s", (income, isCounted) => {
    const { awards = [] } = price(findShippedCollege(196079), { income });
    expect(awards.some(({ id, status }) => id === "newYorkExcelsior" && status === "counted")).toBe(
      isCounted,
    );
  });

  test("a last-dollar program leaves no more than living costs, and nothing above it falls below zero", () => {
    for (const income of [10_000, 60_000, 95_000]) {
      const band = price(findShippedCollege(166629), { income: Math.min(income, 85_000) });
      expect(band.middleUsd).toBeLessThanOrEqual((band.stickerUsd ?? 0) - 18_000);
      expect(band.lowUsd).toBeGreaterThanOrEqual(0);
    }
  });
});
