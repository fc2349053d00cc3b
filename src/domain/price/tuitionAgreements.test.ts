/** Real colleges and home states: who pays less than out-of-state tuition, by how much, and where no discount may be shown. */
import { describe, expect, test } from "vitest";
import type { StateCode } from "#domain/college/states.ts";
import { findShippedCollege, loadShippedColleges } from "../../../test/support/shippedColleges.ts";
import { estimatePrice, type PriceBand } from "./band.ts";
import {
  calculateAgreedStep,
  calculateOutOfStateStep,
  findAgreementAt,
  getResidentTuition,
  getStickerTuition,
  mayPayLess,
} from "./residency.ts";
import { agreementIds, findAgreement, listAgreements } from "./tuitionAgreements.ts";

const ids = {
  madison: 240_444,
  milwaukee: 240_453,
  eauClaire: 240_268,
  madisonTechnical: 238_263,
  twinCities: 174_066,
  mankato: 173_920,
  ndsu: 200_332,
  grandForks: 200_280,
  southDakotaState: 219_356,
  ucla: 110_662,
  merced: 445_188,
  seattle: 236_948,
  boulder: 126_614,
  arizonaState: 104_151,
  renoNevada: 182_290,
  boise: 142_115,
  utah: 230_764,
  idaho: 142_285,
  fairbanks: 102_614,
  ballState: 150_136,
  mizzou: 178_396,
  bloomington: 151_351,
  connecticut: 129_020,
  louisianaState: 159_391,
  collegePark: 163_286,
  district: 131_399,
  bostonCollege: 164_924,
  moorhead: 174_358,
  austin: 228_778,
  valdosta: 141_264,
  memphis: 220_862,
  newMexicoState: 188_030,
  georgiaSouthern: 139_931,
} as const;
type Name = keyof typeof ids;

/** A family of four with $95,000, on campus, fall 2027. */
function priceAt(
  name: Name,
  homeState: StateCode | null,
  familyIncomeUsd: number | null = 95_000,
): PriceBand {
  const family = { familyIncomeUsd, familySize: 4, homeState, livingPlan: "onCampus" } as const;
  const band = estimatePrice(findShippedCollege(ids[name]), family, { entryYear: 2027 });
  if (band === null) throw new RangeError(`no price at ${name}`);
  return band;
}

describe("whose price it is", () => {
  test.each([
    ["madison", "MN", "agreement"],
    ["madison", "WI", "inState"],
    ["madison", "ND", "outOfState"],
    ["milwaukee", "MN", "agreement"],
    ["milwaukee", "OH", "exchange"],
    ["milwaukee", "IL", "outOfState"],
    ["twinCities", "WI", "agreement"],
    ["twinCities", "ND", "agreement"],
    ["twinCities", "SD", "agreement"],
    ["twinCities", "IA", "outOfState"],
    ["moorhead", "ND", "sameForAll"],
    ["ndsu", "MN", "agreement"],
    ["southDakotaState", "MN", "agreement"],
    ["southDakotaState", "WY", "agreement"],
    // 1.5 times the resident tuition is more than these two charge out of state.
    ["southDakotaState", "CA", "outOfState"],
    ["ndsu", "WI", "outOfState"],
    ["ucla", "NV", "outOfState"],
    ["merced", "NV", "exchange"],
    ["seattle", "OR", "outOfState"],
    ["boulder", "CA", "outOfState"],
    ["arizonaState", "CA", "outOfState"],
    ["renoNevada", "CA", "exchange"],
    ["renoNevada", "GU", "exchange"],
    ["renoNevada", "TX", "outOfState"],
    ["ballState", "OH", "outOfState"],
    ["mizzou", "KS", "outOfState"],
    ["connecticut", "MA", "outOfState"],
    ["georgiaSouthern", "FL", "exchange"],
    ["georgiaSouthern", "TX", "outOfState"],
    ["memphis", "MS", "outOfState"],
    ["collegePark", "DC", "grant"],
    ["district", "DC", "inState"],
    ["bostonCollege", "DC", "sameForAll"],
    ["madison", null, "unknown"],
  ] as const)("%s from %s: %s", (name, home, residency) => {
    expect(priceAt(name, home).residency).toBe(residency);
  });
});

describe("what an agreement adds to resident tuition, in dollars of 2024-25", () => {
  test.each([
    // Higher of Madison's 11,603 and the Twin Cities' 17,214.
    ["madison", "MN", 5_611, 5_611],
    // The pair is a Minnesota state university, which are 9,572 to 10,576; Eau Claire is 9,642.
    ["eauClaire", "MN", 0, 934],
    ["twinCities", "WI", 0, 0],
    ["mankato", "WI", 0, 0],
    // 1.12 times 11,110.
    ["ndsu", "MN", 1_333, 1_333],
    ["southDakotaState", "MN", 0, 0],
    // Half of 9,048.
    ["boise", "CA", 4_524, 4_524],
  ] as const)("%s from %s", (name, home, lowUsd, highUsd) => {
    const college = findShippedCollege(ids[name]);
    const rate = findAgreementAt(college, home)?.rate ?? null;
    const step = rate === null ? null : calculateAgreedStep(college, rate);
    expect(step && { lowUsd: Math.round(step.lowUsd), highUsd: Math.round(step.highUsd) }).toEqual({
      lowUsd,
      highUsd,
    });
  });

  test("published amounts of a later year come back to within the growth of two years", () => {
    const reno = findShippedCollege(ids.renoNevada);
    const rate = findAgreementAt(reno, "CA")?.rate ?? null;
    const step = rate === null ? null : calculateAgreedStep(reno, rate);
    expect(step?.lowUsd).toBeGreaterThan(4_691 / 1.06 ** 2);
    expect(step?.lowUsd).toBeLessThan(4_691);
  });

  test("the DC grant takes 15,000 off the difference, and never more than the difference", () => {
    const park = findShippedCollege(ids.collegePark);
    const most = calculateOutOfStateStep(park) ?? 0;
    const rate = findAgreementAt(park, "DC")?.rate ?? null;
    expect(rate && calculateAgreedStep(park, rate)?.lowUsd).toBe(most - 15_000);
    const small = { ...park, tuitionOutOfStateUsd: (getResidentTuition(park) ?? 0) + 9_000 };
    expect(rate && calculateAgreedStep(small, rate)?.lowUsd).toBe(0);
  });
});

describe("the price", () => {
  test("at Madison is about $27,000 for a Minnesota family with $95,000, not $54,300", () => {
    const band = priceAt("madison", "MN");
    expect(band.middleUsd).toBeGreaterThan(26_000);
    expect(band.middleUsd).toBeLessThan(28_500);
    expect(band.highUsd).toBeLessThan(priceAt("madison", "IA").lowUsd);
    expect(band.notes).not.toContain("exchangeUnknown");
  });

  test("at the Twin Cities is a Minnesotan's for Wisconsin, both Dakotas and Minnesota", () => {
    const ends = ({ lowUsd, middleUsd, highUsd, stickerUsd }: PriceBand) => [
      lowUsd,
      middleUsd,
      highUsd,
      stickerUsd,
    ];
    const own = ends(priceAt("twinCities", "MN"));
    for (const home of ["WI", "ND", "SD"] as const) expect(ends(priceAt("twinCities", home))).toEqual(own);
  });

  test("at NDSU is within $2,000 of the resident price for Minnesota", () => {
    const step = priceAt("ndsu", "MN").middleUsd - priceAt("ndsu", "ND").middleUsd;
    expect(step).toBeGreaterThan(1_000);
    expect(step).toBeLessThan(2_000);
  });

  test("runs up to the agreed tuition, also above the highest bracket", () => {
    expect(priceAt("madison", "MN", 400_000).highUsd).toBe(priceAt("madison", "MN").stickerUsd);
    expect(priceAt("madison", "MN").stickerUsd).toBeLessThan(priceAt("madison", "IA").stickerUsd ?? 0);
  });

  test("at UCLA for Nevada is that for Texas: no discount, and a sentence that says so", () => {
    const [nevada, texas] = [priceAt("ucla", "NV"), priceAt("ucla", "TX")];
    expect([nevada.lowUsd, nevada.middleUsd, nevada.highUsd]).toEqual([
      texas.lowUsd,
      texas.middleUsd,
      texas.highUsd,
    ]);
    expect(nevada.notes).toContain("exchangeNotHere");
    expect(texas.notes).not.toContain("exchangeNotHere");
  });

  test("with an exchange has a lower low end alone", () => {
    const [member, other] = [priceAt("utah", "CA"), priceAt("utah", "TX")];
    expect(member.lowUsd).toBeLessThan(other.lowUsd - 10_000);
    expect([member.middleUsd, member.highUsd]).toEqual([other.middleUsd, other.highUsd]);
    expect(member.widenedBecause).toContain("exchange");
  });

  test("with the DC grant has a lower low end and middle, and its old high end", () => {
    const [district, other] = [priceAt("collegePark", "DC"), priceAt("collegePark", "VA")];
    expect(district.middleUsd).toBeLessThan(other.middleUsd - 15_000);
    expect([district.highUsd, district.stickerUsd]).toEqual([other.highUsd, other.stickerUsd]);
    expect(district.widenedBecause).toContain("awayGrant");
  });

  test.each([
    ["bloomington", "OH", "exchangeUnknown"],
    ["madisonTechnical", "MN", "exchangeUnknown"],
    ["valdosta", "FL", "rateByCounty"],
    ["memphis", "MS", "rateByCounty"],
    ["newMexicoState", "TX", "rateByCounty"],
    ["connecticut", "MA", "exchangeByMajor"],
    ["louisianaState", "GA", "exchangeByMajor"],
    ["arizonaState", "CA", "exchangeNotHere"],
    ["mizzou", "KS", "exchangeNotHere"],
  ] as const)("at %s from %s counts none and says %s", (name, home, code) => {
    const band = priceAt(name, home);
    expect(band.notes).toContain(code);
    expect(band.residency).toBe("outOfState");
    expect(band.widenedBecause).not.toContain("exchange");
  });

  test("of a student without lawful presence counts no agreement", () => {
    const family = {
      familyIncomeUsd: 95_000,
      familySize: 4,
      homeState: "MN",
      livingPlan: "onCampus",
      standing: { status: "undocumented", isAbroad: false },
    } as const;
    const band = estimatePrice(findShippedCollege(ids.madison), family, { entryYear: 2027 });
    expect(band?.residency).toBe("outOfState");
    expect(band?.notes).not.toContain("exchangeUnknown");
  });
});

describe("the records", () => {
  test("every agreement has one, and names only public colleges of the data set", () => {
    expect(new Set(listAgreements().map(({ id }) => id))).toEqual(new Set(agreementIds));
  });

  test("the pairs' tuition in the records is what the colleges publish", () => {
    const ranges = listAgreements().flatMap(({ rate }) => (rate?.kind === "higherOfResident" ? [rate] : []));
    expect(ranges.length).toBeGreaterThan(1);
    for (const { pairs, pairLowUsd, pairHighUsd } of ranges) {
      const tuitions = pairs.map((unitId) => getResidentTuition(findShippedCollege(unitId)) ?? 0);
      expect([Math.min(...tuitions), Math.max(...tuitions)]).toEqual([pairLowUsd, pairHighUsd]);
    }
  });

  test("no agreement raises a price, and none is found at home or without a home", () => {
    const { austin } = ids;
    expect(findAgreement({ unitId: austin, state: "TX" }, null)).toBeNull();
    expect(findAgreement({ unitId: ids.madison, state: "WI" }, "WI")).toBeNull();
    let counted = 0;
    for (const college of loadShippedColleges().summaries) {
      for (const home of ["MN", "CA", "DC", "KS", "MT", "MA"] as const) {
        if (home === college.state || !mayPayLess(college, home)) continue;
        counted += 1;
        const rate = findAgreementAt(college, home)?.rate ?? null;
        const step = rate === null ? null : calculateAgreedStep(college, rate);
        const most = calculateOutOfStateStep(college) ?? 0;
        expect(step?.lowUsd).toBeGreaterThanOrEqual(0);
        expect(step?.lowUsd).toBeLessThan(most);
        expect(step?.highUsd).toBeLessThanOrEqual(most);
        expect(getStickerTuition(college, "agreement", home)).toBeLessThanOrEqual(
          getStickerTuition(college, "outOfState", home) ?? 0,
        );
      }
    }
    expect(counted).toBeGreaterThan(1_000);
  });
});
